/** Events of Tiki Topple: telling them apart, and what stands of them on the board. */
import type { GameEvent } from "$lib/board";
import type { Played, Scored } from "./view";

export const isPlayed = (event: GameEvent): event is Played => event.event === "played";
export const isScored = (event: GameEvent): event is Scored => event.event === "scored";

/** The cards of this round that were not taken back, oldest first. */
export function playsOf(past: GameEvent[]): Played[] {
  const lying: (Played | "round")[] = [];
  for (const event of past) {
    if (isPlayed(event)) lying.push(event);
    else if (event.event === "round") lying.push("round");
    else if (event.event === "undone") takeBack(lying, event.seat as number);
  }
  return lying.slice(lying.lastIndexOf("round") + 1) as Played[];
}

/** Takes back a seat's last card and all that came after it. */
function takeBack(lying: (Played | "round")[], seat: number): void {
  const at = lying.findLastIndex((one) => one !== "round" && one.seat === seat);
  if (at >= 0) lying.length = at;
}

/** By tiki, the card that moved it last among what others have done, in the round that goes on. */
export function movedBy(trace: GameEvent[]): Map<string, Played> {
  const since = trace.slice(trace.findLastIndex(({ event }) => event === "round") + 1);
  const moved = new Map<string, Played>();
  for (const play of since.filter(isPlayed)) {
    moved.set(play.tiki, play);
    if (play.other) moved.set(play.other, play);
  }
  return moved;
}

/** From which place to which a card took a tiki; both count from 1, and a toasted one goes to none. */
export function wayOf(play: Played, tiki: string): { from: number; to: number | null } {
  const to = play.to ?? null;
  return tiki === play.other && to !== null ? { from: to, to: play.from } : { from: play.from, to };
}
