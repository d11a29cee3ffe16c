/** Moons come from the stock and go back there; clients come from the deck and go to the pile. */
import { carry, settle, spotOf, type Spot, type Spots } from "$lib/motion";

const SOURCES: Record<string, string> = { moon: "moons", card: "deck" };
const SINKS: Record<string, string> = { moon: "moons", card: "pile" };
const PICTURES: Record<string, { box: string; shape: string }> = {
  moon: { box: "0 0 24 24", shape: "ms-i-moon" },
  card: { box: "0 0 100 134", shape: "ms-back" },
};

const kindOf = (name: string): string => name.split(":")[0] ?? "";

/** A picture of a thing that has no element any more. */
function picture(kind: string): HTMLElement {
  const made = document.createElement("div");
  const { box, shape } = PICTURES[kind]!;
  made.innerHTML = `<svg viewBox="${box}" width="100%"><use href="#${shape}"/></svg>`;
  return made;
}

/** Lets everything travel from the noted spots to the present ones. */
export function fly(root: HTMLElement, before: Spots): void {
  const anchor = (name: string | undefined): Spot | null =>
    [...root.querySelectorAll<HTMLElement>(`[data-anchor="${name}"]`)]
      .map(spotOf)
      .find(({ width }) => width > 0) ?? null;
  const left = settle(root, before, { origin: (name) => anchor(SOURCES[kindOf(name)]) });
  for (const name of left) {
    const [from, to] = [before.get(name)!, anchor(SINKS[kindOf(name)])];
    const width = from.width * 0.7;
    if (to) carry(picture(kindOf(name)), root, from, { ...to, width }, { leaves: true });
  }
}
