/** Arranges an Island as the view groups it, and finds how large its cards can be drawn. */
import type { Seat } from "./view";

/** Cards that lie together. `under` are face down below a Volcano; `points` fly on a flag. */
export interface Group {
  cards: string[];
  under: string[];
  points: number | null;
}

/** Filled Huts first, then empty ones, loose food, and the value cards with what they cover. */
export function arrange(seat: Seat): Group[] {
  const single = (card: string): Group => ({ cards: [card], under: [], points: null });
  const filled = seat.huts.filter((hut) => hut.foods.length > 0);
  const empty = seat.huts.filter((hut) => hut.foods.length === 0);
  const under = (volcano: string) =>
    seat.covered.filter((one) => one.volcano === volcano).map((one) => one.card);
  return [
    ...filled.map((hut) => ({ cards: [hut.hut, ...hut.foods], under: [], points: hut.points })),
    ...empty.map((hut) => single(hut.hut)),
    ...seat.foods.map((food) => single(food.card)),
    ...seat.values.map((value) => ({ ...single(value.card), under: under(value.card) })),
  ];
}

export interface Measure {
  /** Height of a card by its width. */
  aspect: number;
  /** How much of a card's width its left neighbour in the group hides. */
  overlap: number;
  least: number;
  most: number;
}

export interface Fit {
  card: number;
  gap: number;
  rise: number;
  pad: number;
}

const spacing = (card: number): Omit<Fit, "card"> => ({
  gap: Math.max(3, Math.round(card * 0.13)),
  rise: Math.max(4, Math.round(card * 0.24)),
  pad: Math.max(1, Math.round(card * 0.08)),
});

/** How much of a covered card looks out from under its Volcano. */
const PEEP = 0.5;

function groupWidth(group: Group, card: number, { overlap }: Measure): number {
  const beside = (group.cards.length - 1) * (1 - overlap);
  const peeping = group.under.length * PEEP;
  const pad = group.points === null ? 0 : 2 * spacing(card).pad;
  return card * (1 + beside + peeping) + pad + 0.5;
}

/** The height that the groups take, wrapped into a width; infinite when one does not fit at all. */
function wrappedHeight(groups: Group[], card: number, width: number, measure: Measure): number {
  const { gap, rise, pad } = spacing(card);
  let rows = 1;
  let used = 0;
  for (const group of groups) {
    const wide = groupWidth(group, card, measure);
    if (wide > width) return Infinity;
    if (used > 0 && used + gap + wide > width) {
      rows += 1;
      used = 0;
    }
    used += (used > 0 ? gap : 0) + wide;
  }
  return rows * (card * measure.aspect + 2 * pad + rise);
}

/** So many cards find room from the start, so that sizes stay while an Island fills. */
const ROOM = 6;

/** The largest cards with which all groups fit into a place. */
export function fit(groups: Group[], width: number, height: number, measure: Measure): Fit {
  const there = groups.reduce((sum, group) => sum + group.cards.length, 0);
  const blank: Group = { cards: [""], under: [], points: null };
  const filled = [...groups, ...Array<Group>(Math.max(0, ROOM - there)).fill(blank)];
  let card = measure.most;
  while (card > measure.least && wrappedHeight(filled, card, width, measure) > height) card -= 1;
  return { card, ...spacing(card) };
}
