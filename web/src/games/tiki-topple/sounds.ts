/** What happens on the totem, as sounds. */
import type { GameEvent } from "$lib/board";
import type { Sound } from "$lib/sound";

const HEAVY = new Set(["topple", "puh", "toast"]);

export default function sound(event: GameEvent): Sound | null {
  if (event.event === "round") return "deal";
  if (event.event === "played") return HEAVY.has(String(event["card"])) ? "topple" : "place";
  return null;
}
