/** What a Tiki Topple view and its events hold (src/lanai/games/tiki_topple/view.py, events.py). */
import type { GameEvent } from "$lib/board";

export interface TikiView {
  hand_option: string;
  round: number;
  rounds: number;
  over: boolean;
  starter: number | null;
  turn: number | null;
  column: string[];
  toasted: string[];
  scores: number[];
  seats: { cards: number; played: string[]; mission?: string[] }[];
  missions_out: string[][];
  winners: number[];
  worths: number[];
  tikis: Record<string, { colour: string; group: string }>;
  you?: Own;
}

/** What only the owner of a seat knows. */
export interface Own {
  seat: number;
  hand: string[];
  aside: string[];
  mission: string[];
  points_now: number[];
  /** For each card in hand the standing tikis that it cannot move. */
  blocked: Record<string, string[]>;
}

export interface Played extends GameEvent {
  event: "played";
  seat: number;
  card: string;
  tiki: string;
  from: number;
  to?: number;
  other?: string;
}

export interface Scored extends GameEvent {
  event: "scored";
  round: number;
  column: string[];
  ended_by: string;
  seats: { seat: number; mission: string[]; parts: number[]; points: number; total: number }[];
}

export const isPlayed = (event: GameEvent): event is Played => event.event === "played";
export const isScored = (event: GameEvent): event is Scored => event.event === "scored";

/** The card that lies on the sand: the last one played this round and not taken back. */
export function lastPlayed(past: GameEvent[]): Played | null {
  const lying: (Played | "round")[] = [];
  for (const event of past) {
    if (isPlayed(event)) lying.push(event);
    else if (event.event === "round") lying.push("round");
    else if (event.event === "undone") takeBack(lying, event.seat as number);
  }
  const last = lying.at(-1);
  return last === undefined || last === "round" ? null : last;
}

/** Takes back a seat's last card and all that came after it. */
function takeBack(lying: (Played | "round")[], seat: number): void {
  const at = lying.findLastIndex((one) => one !== "round" && one.seat === seat);
  if (at >= 0) lying.length = at;
}
