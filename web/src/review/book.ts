/** How a seat's result came about, in whole percent and in sentences: from the numbers alone. */
import type { Review, ReviewedSeat, ReviewStep } from "$lib/protocol";

/** What moves did, in parts. */
const MOVES = ["hidden", "own", "others"] as const;
export type Kind = "luck" | (typeof MOVES)[number];

/** A part of the sum: from one level to the next, in percent. */
export interface Part {
  kind: "fair" | "start" | "moves" | Kind;
  from: number;
  to: number;
}

/** A sentence to be said in the person's language. */
export interface Saying {
  id: string;
  args: Record<string, string | number>;
}

/** Two standard errors: what sampling leaves open, but once in twenty times. */
export const SURE = 2;
/** Below this share of the win nothing is worth a word. */
const LEAST = 0.01;
const LITTLE = 0.05;
const CLEAR = 0.15;
const COSTLY: readonly (string | null | undefined)[] = ["slip", "mistake"];

export const percent = (share: number): number => Math.round(100 * share) || 0;
export const inPercent = (whole: number): string => `${whole}\u202f%`.replace("-", "−");
export const signed = (whole: number): string => (whole > 0 ? "+" : "") + inPercent(whole);

/**
 * The parts of a seat's sum: from the fair share on, or from where a branch began. What is rounded is the level after each part, so that the parts add up
 * to the result as people read them. What could not be known is left out where it is nothing. As long as what
 * moves did cannot be told apart, they are one part.
 */
export function fallOf(review: Review, seat: number): Part[] {
  const sum = review.seats[seat]!;
  let level = review.start[seat]!;
  const first = review.begun ? "start" : "fair";
  const parts: Part[] = [{ kind: first, from: 0, to: percent(level) }];
  const add = (kind: Part["kind"], value: number) => {
    const from = percent(level);
    level += value;
    parts.push({ kind, from, to: percent(level) });
  };
  add("luck", sum.luck.value);
  if (!isApart(sum)) add("moves", review.result[seat]! - level);
  else for (const kind of MOVES) add(kind, sum[kind].value);
  return parts.filter(({ kind, from, to }) => kind !== "hidden" || from !== to);
}

/** A seat's luck as its sum has it: rounded in one way only. */
export function luckOf(review: Review, seat: number): number {
  const { from, to } = fallOf(review, seat).find(({ kind }) => kind === "luck")!;
  return to - from;
}

/** Whether a move cost more than sampling could have made up. */
export const isCostly = (step: ReviewStep): boolean => COSTLY.includes(step.verdict);

/** By how much the best other move is better than the one that was made: what its verdict rests on. */
export const missedBy = (step: ReviewStep): number => Math.max(0, -(step.margin?.value ?? 0));

/** What is said of a step that changed so much: of a move that could not be told from the best, not for sure. */
export function wayOf(step: ReviewStep, weight: number): "gain" | "loss" | "perhaps" {
  if (weight > 0) return "gain";
  return step.verdict === "even" ? "perhaps" : "loss";
}

/** How many moves of a seat cost it something, and how much the costliest did, in percent. */
export function worstOf(review: Review, seat: number): { costly: number; worst: number } {
  const steps = review.steps.filter((step) => step.seat === seat && isCostly(step));
  return { costly: steps.length, worst: percent(Math.max(0, ...steps.map(missedBy))) };
}

const isSure = ({ value, error }: { value: number; error: number }): boolean =>
  Math.abs(value) >= Math.max(LEAST, SURE * error);

/** Whether a part tells anything: it may not be off by a whole game. */
const tells = ({ error }: { error: number }): boolean => SURE * error < 1;

/** Whether it can be told what of the moves a result is due to. */
const isApart = (sum: ReviewedSeat): boolean => MOVES.every((kind) => tells(sum[kind]));

/** Whether a picture tells anything: at least what luck did, and so what all moves together did. */
export const isTelling = ({ seats }: Review): boolean => seats.every(({ luck }) => tells(luck));

/** What luck did, and what else decided the game most. */
export function headlineOf(review: Review, seat: number): Saying[] {
  return [luckSaid(review, seat), deedSaid(review, seat)];
}

function luckSaid(review: Review, seat: number): Saying {
  const { luck } = review.seats[seat]!;
  if (!isSure(luck)) {
    const open = SURE * luck.error > CLEAR;
    return { id: open ? "review-say-luck-open" : "review-say-luck-even", args: {} };
  }
  const much = Math.abs(luck.value);
  const size = much < LITTLE ? "little" : much < CLEAR ? "clear" : "much";
  return { id: "review-say-luck", args: { size, way: luck.value > 0 ? "for" : "against" } };
}

/** What the costliest move gave away, unless all decisions together have gained: then these count more. */
function deedSaid(review: Review, seat: number): Saying {
  const sum = review.seats[seat]!;
  const { costly, worst } = worstOf(review, seat);
  const gained = sum.own.value > 0 && isSure(sum.own);
  if (worst > 0 && !gained)
    return { id: "review-say-cost", args: { count: costly, percent: worst } };
  if (review.done < 1 && !sum.decisions) return { id: "review-say-early", args: {} };
  const [kind] = [...MOVES]
    .filter((each) => isSure(sum[each]))
    .sort((a, b) => Math.abs(sum[b].value) - Math.abs(sum[a].value));
  if (!kind || (kind === "own" && sum.own.value < 0)) return { id: "review-say-sound", args: {} };
  const { value } = sum[kind];
  const way = value > 0 ? "gain" : "loss";
  return { id: `review-say-${kind}`, args: { way, percent: percent(Math.abs(value)) } };
}
