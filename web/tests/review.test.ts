import { describe, expect, it } from "vitest";
import {
  fallOf,
  headlineOf,
  isTelling,
  inPercent,
  luckOf,
  missedBy,
  percent,
  signed,
  wayOf,
} from "../src/review/book";
import { firstMoment, linesFor, momentsOf, placesOf } from "../src/review/course";
import type { Estimate, Review, ReviewStep } from "../src/lib/protocol";

const sure = (value: number): Estimate => ({ value, error: 0.005 });
const seat = (luck: number, hidden: number, own: number, others: number) => ({
  luck: sure(luck),
  hidden: sure(hidden),
  own: sure(own),
  others: sure(others),
  rest: 0,
  accuracy: 90,
  decisions: 10,
});
const step = (kind: ReviewStep["kind"], more: Partial<ReviewStep> = {}): ReviewStep => ({
  line: 0,
  kind,
  values: [0.5, 0.5],
  errors: [0, 0],
  ...more,
});
const costly = (verdict: ReviewStep["verdict"], value: number) =>
  step("move", {
    seat: 0,
    verdict: verdict ?? null,
    skill: sure(-value),
    margin: sure(-value),
    candidates: [
      { move: "good", value: 0.5, error: 0.01, played: false, reference: true },
      { move: "bad", value: 0.5 - value, error: 0.01, played: true, reference: false },
    ],
  });
const game = (more: Partial<Review> = {}): Review => ({
  scheme: 1,
  reference: "play-on-1",
  build: "1",
  samples: 100,
  seed: 0,
  done: 1,
  game: "tiki-topple",
  players: 3,
  fair: 1 / 3,
  result: [0, 1, 0],
  seats: [seat(-0.062, 0, -0.111, -0.1603), seat(0.2, 0.1, 0.1667, 0.2), seat(0, 0, 0, -0.3333)],
  start: [1 / 3, 1 / 3, 1 / 3],
  steps: [],
  moments: [],
  ...more,
});

describe("the sum", () => {
  it("is read in whole percent that add up to the result", () => {
    for (const [at, result] of [0, 1, 0].entries()) {
      const parts = fallOf(game(), at);
      expect(parts.at(-1)!.to).toBe(percent(result));
      parts.slice(1).forEach(({ from }, i) => expect(from).toBe(parts[i]!.to));
    }
  });
  it("leaves out what could not be known where it is nothing, and never the others", () => {
    expect(fallOf(game(), 0).map(({ kind }) => kind)).toEqual(["fair", "luck", "own", "others"]);
    expect(fallOf(game(), 1).map(({ kind }) => kind)).toContain("hidden");
  });
  it("keeps moves together as long as they cannot be told apart", () => {
    const review = game();
    review.seats[0]!.own = { value: -0.79, error: 0.6 };
    expect(fallOf(review, 0)).toEqual([
      { kind: "fair", from: 0, to: 33 },
      { kind: "luck", from: 33, to: 27 },
      { kind: "moves", from: 27, to: 0 },
    ]);
  });
  it("begins where a branch began", () => {
    const branch = game({ begun: 30, start: [0.2, 0.5, 0.3], seats: [seat(-0.2, 0, 0, 0)] });
    expect(fallOf(branch, 0).slice(0, 2)).toEqual([
      { kind: "start", from: 0, to: 20 },
      { kind: "luck", from: 20, to: 0 },
    ]);
  });
  it("tells luck in one way only", () => {
    const review = game({ seats: [seat(-0.2345, 0, 0, -0.0988)] });
    const luck = fallOf(review, 0).find(({ kind }) => kind === "luck")!;
    expect(percent(-0.2345)).toBe(-23);
    expect(luckOf(review, 0)).toBe(luck.to - luck.from);
  });
  it("has signs that people read", () => {
    expect([signed(5), signed(-6), signed(0), inPercent(-1)]).toEqual([
      "+5\u202f%",
      "−6\u202f%",
      "0\u202f%",
      "−1\u202f%",
    ]);
  });
});

describe("the headline", () => {
  it("says what luck did, and how much the costliest of some moves gave away", () => {
    const review = game({ steps: [costly("mistake", 0.09), costly("slip", 0.03)] });
    expect(headlineOf(review, 0)).toEqual([
      { id: "review-say-luck", args: { size: "clear", way: "against" } },
      { id: "review-say-cost", args: { count: 2, percent: 9 } },
    ]);
  });
  it("speaks of no cost where all decisions together have surely gained", () => {
    const review = game({ steps: [costly("mistake", 0.09)], seats: [seat(0, 0, 0.3, 0)] });
    expect(headlineOf(review, 0)[1]).toEqual({
      id: "review-say-own",
      args: { way: "gain", percent: 30 },
    });
  });
  it("calls no move costly that could not be told apart, and no luck that is inside its error", () => {
    const review = game({ steps: [costly("even", 0.09), costly("fine", 0.09)] });
    review.seats[0]!.luck = { value: -0.06, error: 0.04 };
    expect(headlineOf(review, 0)[0]).toEqual({ id: "review-say-luck-even", args: {} });
    expect(headlineOf(review, 0)[1]!.id).toBe("review-say-others");
  });
  it("says that luck cannot be told rather than that it was even", () => {
    const review = game();
    review.seats[0]!.luck = { value: 0.19, error: 0.13 };
    expect(headlineOf(review, 0)[0]).toEqual({ id: "review-say-luck-open", args: {} });
  });
  it("is held back while it could be off by a whole game", () => {
    const review = game();
    expect(isTelling(review)).toBe(true);
    review.seats[1]!.luck = { value: -0.81, error: 0.8 };
    expect(isTelling(review)).toBe(false);
  });
  it("judges nobody before moves were compared", () => {
    const review = game({ done: 0.2 });
    review.seats[0] = { ...review.seats[0]!, accuracy: null, decisions: 0 };
    expect(headlineOf(review, 0)[1]!.id).toBe("review-say-early");
  });
  it("finds what decided the game where nothing was wrong", () => {
    expect(headlineOf(game(), 1)[1]).toEqual({
      id: "review-say-others",
      args: { way: "gain", percent: 20 },
    });
    const calm = game({ seats: [seat(0, 0, -0.3333, 0)] });
    expect(headlineOf(calm, 0)[1]!.id).toBe("review-say-sound");
  });
  it("measures a move by the best that was found", () => {
    expect(missedBy(costly("mistake", 0.09))).toBeCloseTo(0.09);
    expect(missedBy(step("chance"))).toBe(0);
    expect(wayOf(costly("mistake", 0.09), -0.09)).toBe("loss");
    expect(wayOf(costly("even", 0.09), -0.09)).toBe("perhaps");
    expect(wayOf(costly("find", -0.09), 0.09)).toBe("gain");
  });
});

describe("steps and frames", () => {
  const line = (move: string) => ({ line: { seat: 0, move } });
  const after = { line: null };
  it("finds the board before each move and after each chance, over pauses", () => {
    const steps = [step("chance"), step("move"), step("chance"), step("move"), step("move")];
    // The start; a move; what came after its pause, with chance; two more moves.
    const frames = [after, line("a"), after, line("b"), line("c")];
    expect(placesOf(steps, frames)).toEqual([
      { before: 0, after: 0, move: 0 },
      { before: 0, after: 1, move: 1 },
      { before: 2, after: 2, move: 1 },
      { before: 2, after: 3, move: 2 },
      { before: 3, after: 4, move: 3 },
    ]);
  });
  it("finds the steps of a branch after the moves of its beginning", () => {
    const frames = [after, line("a"), line("b"), line("c")];
    expect(placesOf([step("move"), step("move")], frames)).toEqual([
      { before: 1, after: 2, move: 2 },
      { before: 2, after: 3, move: 3 },
    ]);
  });
  it("begins with what cost the seat most by its own doing", () => {
    const moments = [
      { step: 9, seat: 0, weight: -0.08, kind: "own" },
      { step: 2, seat: 0, weight: -0.3, kind: "luck" },
      { step: 4, seat: 1, weight: 0.3, kind: "luck" },
      { step: 5, seat: 0, weight: 0.4, kind: "own" },
    ] as const;
    const mine = momentsOf(game({ moments: [...moments] }), 0);
    expect(mine.map((moment) => moment.step)).toEqual([2, 5, 9]);
    expect(firstMoment(mine)?.step).toBe(9);
    expect(firstMoment(mine.slice(0, 1))?.step).toBe(2);
    expect(firstMoment([])).toBeUndefined();
  });
  it("draws one line for partners, the looked at one’s own", () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    expect(linesFor(game({ teams }), 3)).toEqual([0, 3]);
    expect(linesFor(game(), 1)).toEqual([0, 1, 2]);
  });
});
