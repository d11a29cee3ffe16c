/** What happens in the bars, as sounds. */
import type { GameEvent } from "$lib/board";
import type { Sound } from "$lib/sound";

const SOUNDS: Record<string, Sound> = {
  setup: "deal",
  kept: "deal",
  drew: "deal",
  picked: "deal",
  rolled: "dice",
  moon: "place",
  paid: "place",
  "took-moon": "place",
  validated: "place",
  acted: "place",
  replaced: "deal",
  instant: "topple",
};

export default ({ event }: GameEvent): Sound | null => SOUNDS[event] ?? null;
