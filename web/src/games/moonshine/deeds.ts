/** What each seat did in the last action that was shown to all (MS-A0). */
import type { GameEvent } from "$lib/board";
import { isActed, isRolled } from "./events";
import type { Acted, Step, View } from "./view";

const BEFORE_REVEAL: Step[] = ["dice", "dice-moons", "action"];

/** By seat; nothing of a round whose actions were taken back and are not shown any more. */
export function lastDeeds(
  past: GameEvent[],
  { round, step }: Pick<View, "round" | "step">,
): Map<number, Acted> {
  let rolled = 0;
  let of = -1;
  let deeds = new Map<number, Acted>();
  for (const event of past) {
    if (isRolled(event)) rolled = event.round;
    if (!isActed(event)) continue;
    if (of !== rolled) deeds = new Map();
    of = rolled;
    deeds.set(event.seat, event);
  }
  return BEFORE_REVEAL.includes(step) && of >= round ? new Map() : deeds;
}
