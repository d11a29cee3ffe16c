/** What somebody did since my last move, in short: for the badge at their Island. */
import type { GameEvent } from "$lib/board";
import type { Cancelled, Taken, Trump } from "./view";

export interface Trail {
  /** The cards of their last pick. */
  took: string[];
  cancelled: string | null;
  /** The trump that they announced; undefined when they announced nothing. */
  trump: string | null | undefined;
}

/** What belongs to the Season that is played: when the Islands are taken up, its last is no news any more. */
export const thisSeason = (trace: GameEvent[]): GameEvent[] =>
  trace.slice(trace.findLastIndex((one) => one.event === "taken-up") + 1);

export function trailOf(trace: GameEvent[], seat: number): Trail | null {
  const trail: Trail = { took: [], cancelled: null, trump: undefined };
  for (const event of trace) {
    if (event["seat"] !== seat) continue;
    if (event.event === "taken") trail.took = (event as Taken).cards;
    if (event.event === "cancelled") trail.cancelled = (event as Cancelled).card;
    if (event.event === "trump") trail.trump = (event as Trump).trump;
  }
  const nothing = trail.took.length === 0 && trail.cancelled === null && trail.trump === undefined;
  return nothing ? null : trail;
}

/** What others did that changes everything for everybody, newest last. */
export type Notice =
  | { kind: "trump"; seat: number; trump: string | null }
  | { kind: "lizard" | "chill"; seat: number }
  | { kind: "volcano"; seat: number; card: string };

export function noticesOf(trace: GameEvent[]): Notice[] {
  return trace.flatMap((event): Notice[] => {
    const seat = event["seat"] as number;
    if (event.event === "trump") return [{ kind: "trump", seat, trump: (event as Trump).trump }];
    if (event.event === "cancelled")
      return [{ kind: "volcano", seat, card: (event as Cancelled).card }];
    if (event.event !== "taken") return [];
    const { lizard, chill } = event as Taken;
    return [
      ...(chill ? [{ kind: "chill" as const, seat }] : []),
      ...(lizard ? [{ kind: "lizard" as const, seat }] : []),
    ];
  });
}
