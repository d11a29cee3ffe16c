/** Who plays together, as the view says. */
import type { Team, View } from "./view";

export const teamOf = (view: View, seat: number): Team | null =>
  view.teams.find((team) => team.seats.includes(seat)) ?? null;

export const together = (view: View, one: number, other: number): boolean =>
  teamOf(view, one)?.seats.includes(other) ?? false;
