/** What the ribbon over the cloth says. */
import type { GameEvent } from "$lib/board";

/** Milliseconds for which a climax stays, whatever comes after it. */
export const HOLD = 2500;
/** Kinds of events in which something comes to light or is settled. */
const CLIMAX = new Set(["scored", "shown", "revealed", "showdown", "won"]);

/** The last thing that was said. */
export const newsOf = (past: GameEvent[]): string =>
  past.findLast(({ sentences }) => sentences.length)?.sentences.at(-1) ?? "";

/** What came to light with these events, and what came of it; nothing at most steps. */
export const climaxOf = (events: GameEvent[]): string =>
  events
    .filter(({ event }) => CLIMAX.has(event))
    .flatMap(({ sentences }) => sentences)
    .join(" ");
