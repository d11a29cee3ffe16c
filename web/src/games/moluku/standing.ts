/** Who leads, if the Season ended now: totals with what the Islands are worth, alone or in teams. */
import type { View } from "./view";

type Told = Pick<View, "scores" | "seats" | "over" | "teams">;

/** By seat; at the end the totals hold the Islands already. */
export const reach = ({ scores, seats, over }: Omit<Told, "teams">): number[] =>
  scores.map((score, seat) => score + (over ? 0 : (seats[seat]?.worth ?? 0)));

/** The sides that play against each other: teams, or everybody alone. */
export const sidesOf = ({ teams, scores }: Pick<View, "teams" | "scores">): number[][] =>
  teams.length > 0 ? teams.map(({ seats }) => seats) : scores.map((_, seat) => [seat]);

export const sumOf = (seats: number[], points: number[]): number =>
  seats.reduce((sum, seat) => sum + (points[seat] ?? 0), 0);

export interface Side {
  /** Its number among the teams; null when everybody plays alone. */
  team: number | null;
  sum: number;
  /** The highest first. */
  seats: number[];
}

/** Who would come where if the Season ended now, the highest first; partners stand together. */
export function ranking(view: Told): Side[] {
  const points = reach(view);
  const isTeam = view.teams.length > 0;
  return sidesOf(view)
    .map((seats, n) => ({
      team: isTeam ? n : null,
      sum: sumOf(seats, points),
      seats: seats.toSorted((a, b) => points[b]! - points[a]!),
    }))
    .toSorted((a, b) => b.sum - a.sum);
}

/** The seats of who is in front; nobody as long as all are level. */
export function inFront(view: Told): number[] {
  const sides = ranking(view);
  const first = sides.filter(({ sum }) => sum === sides[0]!.sum);
  return first.length === sides.length ? [] : first.flatMap(({ seats }) => seats);
}
