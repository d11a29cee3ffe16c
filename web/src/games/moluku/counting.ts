/** How the Islands are counted when a Season ends: Hut by Hut, then food without a Hut, then value cards. */
import type { Table } from "./table";
import type { CardPoints, IslandPoints, Score, Scored, Seat } from "./view";

/** What is counted together: a Hut with its foods, all food without a Hut, all other cards. */
export const KINDS = ["hut", "food", "value"] as const;

/** Cards that are counted together, and what they bring. */
export interface Count {
  kind: (typeof KINDS)[number];
  cards: string[];
  points: number;
}

const together = (kind: "food" | "value", lines: CardPoints[]): Count => ({
  kind,
  cards: lines.map(({ card }) => card),
  points: lines.reduce((sum, { points }) => sum + points, 0),
});

export function counts({ huts, foods, values }: IslandPoints): Count[] {
  const sheltered = huts.map(({ hut, foods: fed, points }) => ({
    kind: "hut" as const,
    cards: [hut, ...fed],
    points,
  }));
  const single = [together("food", foods), together("value", values)];
  return [...sheltered, ...single].filter(({ points }) => points > 0);
}

/** How many steps the counting of a Season takes: everybody's Islands are counted side by side. */
export const stepsOf = (scored: Scored): number =>
  Math.max(0, ...scored.seats.map((score) => counts(score).length));

/** The points that are counted after so many steps. */
export const pointsAfter = (score: IslandPoints, steps: number): number =>
  counts(score)
    .slice(0, steps)
    .reduce((sum, { points }) => sum + points, 0);

/** The cards that are counted after so many steps; in the end also those that bring nothing. */
export function cardsAfter(score: IslandPoints, steps: number): Set<string> {
  const all = counts(score);
  if (steps >= all.length) return new Set(cardsOf(score));
  return new Set(all.slice(0, steps).flatMap(({ cards }) => cards));
}

function cardsOf({ huts, foods, values }: IslandPoints): string[] {
  return [
    ...huts.flatMap(({ hut, foods: fed }) => [hut, ...fed]),
    ...[...foods, ...values].map(({ card }) => card),
  ];
}

/** A seat as its Island lay there when it was scored. */
export function seatAt(score: Score, seat: Seat, table: Table): Seat {
  const colour = (card: string) => table.face(card).colour;
  const volcanoes = score.values
    .map(({ card }) => card)
    .filter((card) => table.face(card).kind === "volcano");
  const over = (card: string) => volcanoes.find((one) => colour(one) === colour(card)) ?? "";
  return {
    ...seat,
    cards: 0,
    island: cardsOf(score),
    covered: score.cancelled.map((card) => ({ card, volcano: over(card) })),
    worth: score.points,
    huts: score.huts,
    foods: score.foods,
    values: score.values,
    taken_up: [],
    voids: [],
  };
}
