/** Who came where at the end of a game. `sides` are the seats that win together; none when all play alone. */
import type { Result } from "./protocol";

type Points = Pick<Result, "scores" | "winners">;

/** Several who win with different points are partners. */
export function isAllied({ scores, winners }: Points, sides: number[][] = []): boolean {
  return sides.length > 0 || winners.some((seat) => scores[seat] !== scores[winners[0]!]);
}

/** The points of a side together. */
export const together = (seats: number[], points: number[]): number =>
  seats.reduce((sum, seat) => sum + (points[seat] ?? 0), 0);

/** Whether more than one side wins. */
export function isShared({ winners }: Points, sides: number[][] = []): boolean {
  if (!sides.length) return winners.length > 1;
  return sides.filter((seats) => seats.some((seat) => winners.includes(seat))).length > 1;
}

/** By how much the first side is ahead of the next. */
export function marginOf({ scores }: Points, sides: number[][] = []): number {
  const sums = sides.length ? sides.map((seats) => together(seats, scores)) : scores;
  const [first = 0, second = 0] = sums.toSorted((a, b) => b - a);
  return first - second;
}

/**
 * The place of a seat, or of its side. Ties share a place, which counts those who are ahead; with
 * partners there are two places; and whoever has lost a tie-break is not first.
 */
export function placeAtEnd(result: Points, seat: number, sides: number[][] = []): number {
  if (result.winners.includes(seat)) return 1;
  if (sides.length) {
    const sums = sides.map((seats) => together(seats, result.scores));
    const mine = sums[sides.findIndex((seats) => seats.includes(seat))] ?? 0;
    return Math.max(2, 1 + sums.filter((sum) => sum > mine).length);
  }
  if (isAllied(result)) return 2;
  const ahead = result.scores.filter((score) => score > result.scores[seat]!).length;
  return Math.max(2, 1 + ahead);
}

/** Lists all seats, winners first, then by points; partners stay together. */
export function ranked({ scores, winners }: Points, sides: number[][] = []): number[] {
  const won = (seat: number) => Number(winners.includes(seat));
  const sideOf = (seat: number) => sides.find((seats) => seats.includes(seat)) ?? [];
  const rank = (seat: number) => together(sideOf(seat), scores);
  const side = (seat: number) => sides.findIndex((seats) => seats.includes(seat));
  return scores
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        won(b) - won(a) || rank(b) - rank(a) || side(a) - side(b) || scores[b]! - scores[a]!,
    );
}
