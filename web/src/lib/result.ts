/** Who came where at the end of a game. */
import type { Result } from "./protocol";

type Points = Pick<Result, "scores" | "winners">;

/** Several who win with different points are partners. */
export function isAllied({ scores, winners }: Points): boolean {
  return winners.some((seat) => scores[seat] !== scores[winners[0]!]);
}

/**
 * The place of a seat. Ties share a place, which counts those who are ahead; with partners there are
 * two places; and whoever has lost a tie-break is not first.
 */
export function placeAtEnd(result: Points, seat: number): number {
  if (result.winners.includes(seat)) return 1;
  if (isAllied(result)) return 2;
  const ahead = result.scores.filter((score) => score > result.scores[seat]!).length;
  return Math.max(2, 1 + ahead);
}

/** Lists all seats, winners first, then by points. */
export function ranked({ scores, winners }: Points): number[] {
  const won = (seat: number) => Number(winners.includes(seat));
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || scores[b]! - scores[a]!);
}
