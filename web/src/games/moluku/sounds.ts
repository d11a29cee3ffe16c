/** What happens with the cards, as sounds. */
import type { GameEvent } from "$lib/board";
import type { Sound } from "$lib/sound";

const SOUNDS: Record<string, Sound> = {
  deal: "deal",
  stock: "deal",
  played: "place",
  taken: "place",
  "taken-up": "place",
  adjusted: "deal",
  wedding: "deal",
  cancelled: "topple",
};

export default ({ event }: GameEvent): Sound | null => SOUNDS[event] ?? null;
