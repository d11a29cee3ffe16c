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
  /** The groups of each row, from the top. */
  rows: Group[][];
}

const spacing = (card: number): Pick<Fit, "gap" | "rise" | "pad"> => ({
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

/** Fills rows one after the other, none wider than this. */
function filled(groups: Group[], widths: number[], gap: number, width: number): Group[][] {
  const rows: Group[][] = [];
  let used = Infinity;
  groups.forEach((group, n) => {
    const wide = widths[n]!;
    if (used + gap + wide > width) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1)!.push(group);
    used += gap + wide;
  });
  return rows;
}

/** The rows that a width needs, filled evenly: no card is left alone on the last one. */
function evenRows(groups: Group[], card: number, width: number, measure: Measure): Group[][] {
  const { gap } = spacing(card);
  const widths = groups.map((group) => groupWidth(group, card, measure));
  if (Math.max(0, ...widths) > width) return [];
  const fewest = filled(groups, widths, gap, width);
  let narrow = Math.max(0, ...widths);
  let wide = width;
  while (wide - narrow > 1) {
    const between = (narrow + wide) / 2;
    if (filled(groups, widths, gap, between).length > fewest.length) narrow = between;
    else wide = between;
  }
  return filled(groups, widths, gap, wide);
}

/** So many cards find room from the start, so that sizes stay while an Island fills. */
const ROOM = 6;

/** The largest cards with which all groups fit into a place, and the rows that they lie in. */
export function fit(groups: Group[], width: number, height: number, measure: Measure): Fit {
  const there = groups.reduce((sum, group) => sum + group.cards.length, 0);
  const blank: Group = { cards: [""], under: [], points: null };
  const full = [...groups, ...Array<Group>(Math.max(0, ROOM - there)).fill(blank)];
  const fits = (card: number) => {
    const { rise, pad } = spacing(card);
    const rows = evenRows(full, card, width, measure).length;
    return rows > 0 && rows * (card * measure.aspect + 2 * pad + rise) <= height;
  };
  let card = measure.most;
  while (card > measure.least && !fits(card)) card -= 1;
  const rows = evenRows(groups, card, width, measure);
  return { card, ...spacing(card), rows: rows.length > 0 ? rows : [groups] };
}
