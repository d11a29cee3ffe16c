/** What the lines of the log show beside their words. */
import type { GameEvent } from "$lib/board";
import { isRolled } from "./events";
import type { DieName, Face } from "./view";

const isClient = (word: unknown): word is string =>
  typeof word === "string" && /^c\d\d$/.test(word);

/** The clients that a line of an event tells of, each once. */
export function pictured(event: GameEvent, line: number): string[] {
  if (event.event === "setup") {
    const seats = event["seats"] as { clients: string[] }[];
    return seats[line - 1]?.clients ?? (line ? ((event["offer"] as string[]) ?? []) : []);
  }
  const found = ["client", "place", "old", "new", "validated", "replaced", "took", "clients"]
    .flatMap((key) => event[key])
    .filter(isClient);
  return [...new Set(found)];
}

/** The dice that were rolled, with what they show. */
export function dicePictured(event: GameEvent): { die: DieName; face: Face }[] {
  if (!isRolled(event)) return [];
  return event.rolled.flatMap((die) => {
    const face = event.dice[die];
    return face ? [{ die, face }] : [];
  });
}
