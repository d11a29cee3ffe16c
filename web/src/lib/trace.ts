/** What others did since one's own last move: boards mark it until one moves again. */
import type { GameEvent } from "./board";
import { takenBack } from "./log";
import type { Update } from "./protocol";

/** Whose move an update tells: the seat of its first event; null for what nobody did. */
export function actorOf({ events }: Update): number | null {
  const seat = events[0]?.["seat"];
  return typeof seat === "number" ? seat : null;
}

/** Which updates are my own doing: not those of a bot that stood in for me. */
export function ownDeeds(log: Update[], seat: number | null, standin: boolean): Set<Update> {
  const turning = (event: GameEvent) =>
    event["seat"] === seat && ["table-stood-in", "table-came-back"].includes(event.event);
  const first = log.flatMap(({ events }) => events).find(turning);
  let away = first ? first.event === "table-came-back" : standin;
  const own = new Set<Update>();
  for (const update of log) {
    const turned = update.events.findLast(turning);
    if (turned) away = turned.event === "table-stood-in";
    else if (seat !== null && !away && actorOf(update) === seat) own.add(update);
  }
  return own;
}

/** Tells whether an event is of the game, and not of who sits at the table or what was taken back. */
export const isPlay = ({ event }: GameEvent): boolean =>
  event !== "undone" && !event.startsWith("table-");

/** What stands of a log, without what is not of the game. */
function standing(log: Update[]): Update[] {
  const gone = takenBack(log.map(({ seq, events }) => ({ at: seq, events })));
  return log
    .filter(({ seq }) => !gone.has(seq))
    .map(({ seq, events }) => ({ seq, events: events.filter(isPlay) }));
}

/** For who watches: the last move of each seat. */
function lastMoves(updates: Update[]): GameEvent[] {
  const last = new Map<number, number>();
  updates.forEach((update, i) => {
    const actor = actorOf(update);
    if (actor !== null) last.set(actor, i);
  });
  return [...last.values()].sort((a, b) => a - b).flatMap((i) => updates[i]!.events);
}

/** What others did since the last move of a seat, oldest first; my move may have ended their step. */
export function traceOf(log: Update[], seat: number | null): GameEvent[] {
  const updates = standing(log);
  if (seat === null) return lastMoves(updates);
  const own = updates.findLastIndex((update) => actorOf(update) === seat);
  const mine = own < 0 ? [] : updates[own]!.events;
  const others = mine.filter(
    (event) => typeof event["seat"] === "number" && event["seat"] !== seat,
  );
  return [...others, ...updates.slice(own + 1).flatMap(({ events }) => events)];
}

/** What everybody was told since the last move of a seat, that move left out; `whole`: it has made none. */
export function updatesSince(log: Update[], seat: number): { updates: Update[]; whole: boolean } {
  const gone = takenBack(log.map(({ seq, events }) => ({ at: seq, events })));
  const own = log.findLastIndex((update) => actorOf(update) === seat && !gone.has(update.seq));
  return { updates: log.slice(own + 1), whole: own < 0 };
}
