/** Lets cards travel over the lagoon; those that are taken up go to the seat that takes them. */
import { carry, settle, spotOf, spotsOf, type Spot, type Spots } from "$lib/motion";

export interface Before {
  spots: Spots;
  /** Copies of cards that will go out of sight, with the seat that takes them up. */
  leaving: Map<string, { copy: HTMLElement; seat: string }>;
}

/** Notes where all cards lie; call it before the board changes. */
export function note(root: HTMLElement, leave: boolean): Before {
  const leaving: Before["leaving"] = new Map();
  for (const element of leave ? root.querySelectorAll<HTMLElement>("[data-fly]") : []) {
    const seat = element.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
    const copy = element.cloneNode(true) as HTMLElement;
    if (seat !== undefined) leaving.set(element.dataset["fly"]!, { copy, seat });
  }
  return { spots: spotsOf(root), leaving };
}

/** Sends every card that has a new place there; new cards come from `origin`. */
export function fly(
  root: HTMLElement,
  layer: HTMLElement,
  { spots, leaving }: Before,
  origin: (card: string) => HTMLElement | null,
): void {
  const small = (element: HTMLElement | null, width: number): Spot | null =>
    element && { ...spotOf(element), width, angle: 0 };
  const left = settle(root, spots, {
    layer,
    origin: (name, card) => small(origin(name), card.offsetWidth / 2),
  });
  for (const name of left) {
    const { copy, seat } = leaving.get(name) ?? {};
    const home = copy && small(root.querySelector<HTMLElement>(`[data-home="${seat}"]`), 24);
    if (home) carry(copy, layer, spots.get(name)!, home, { leaves: true });
  }
}
