/** What travels on the table after a move: tikis to their new places, the card from whoever played it. */
import { travel, type Spot, type Spots } from "$lib/motion";
import type { Played } from "./view";

const tiny = (spot: Spot): Spot => ({ ...spot, width: 24 });

/** Lets everything travel from where it was on the screen to where the new view has put it. */
export function fly(
  root: HTMLElement,
  before: Spots,
  played: Played | null,
  seat: number | null,
): void {
  for (const [name, from] of before) {
    if (!name.startsWith("tiki ")) continue;
    const element = root.querySelector<HTMLElement>(`[data-fly="${name}"]`);
    const moved = played !== null && [played.tiki, played.other].includes(name.slice(5));
    if (element) travel(element, from, moved ? from.width * 0.9 : 0);
  }
  const element = root.querySelector<HTMLElement>('[data-fly="last"]');
  if (!played || !element) return;
  const mine = played.seat === seat && before.get(`hand ${played.card}`);
  const plank = before.get(`plank ${played.seat}`);
  if (mine) travel(element, mine);
  else if (plank) travel(element, tiny(plank));
}
