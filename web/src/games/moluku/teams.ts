/** Who plays together, as the view says. */
import type { Team, View } from "./view";

type Teams = Pick<View, "teams">;

export const teamOf = (view: Teams, seat: number): Team | null =>
  view.teams.find((team) => team.seats.includes(seat)) ?? null;

/** Which team a seat plays in: 0 or 1; null when everybody plays alone. */
export function teamNumber(view: Teams, seat: number): number | null {
  const found = view.teams.findIndex((team) => team.seats.includes(seat));
  return found < 0 ? null : found;
}

export const together = (view: Teams, one: number, other: number): boolean =>
  teamOf(view, one)?.seats.includes(other) ?? false;
