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

/** The seats of who is in front; nobody as long as all are level. */
export function inFront(view: Told): number[] {
  const points = reach(view);
  const sides = sidesOf(view).map((seats) => ({ seats, points: sumOf(seats, points) }));
  const most = Math.max(...sides.map((side) => side.points));
  const first = sides.filter((side) => side.points === most);
  return first.length === sides.length ? [] : first.flatMap(({ seats }) => seats);
}
