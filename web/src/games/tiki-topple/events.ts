/** Events of Tiki Topple: telling them apart, and what lies on the sand after them. */
import type { GameEvent } from "$lib/board";
import type { Played, Scored } from "./view";

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
