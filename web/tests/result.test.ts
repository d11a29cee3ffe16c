import { describe, expect, it } from "vitest";
import { isAllied, isShared, marginOf, placeAtEnd, ranked } from "../src/lib/result";

const places = (scores: number[], winners: number[]) =>
  scores.map((_, seat) => placeAtEnd({ scores, winners }, seat));

describe("the place at the end", () => {
  it("counts those who are ahead", () => {
    expect(places([12, 30, 20], [1])).toEqual([3, 1, 2]);
  });
  it("is shared by those who are level", () => {
    expect(places([20, 30, 20, 5], [1])).toEqual([2, 1, 2, 4]);
    expect(places([30, 30, 20], [0, 1])).toEqual([1, 1, 3]);
  });
  it("is the second for whoever lost a tie-break", () => {
    expect(places([30, 30, 10], [1])).toEqual([2, 1, 3]);
  });
  it("is the second for both who lost to partners", () => {
    expect(places([40, 35, 10, 30], [1, 3])).toEqual([2, 1, 2, 1]);
  });
});

it("tells partners from those who share the first place", () => {
  expect(isAllied({ scores: [40, 35, 10, 30], winners: [1, 3] })).toBe(true);
  expect(isAllied({ scores: [30, 30, 10], winners: [0, 1] })).toBe(false);
});

it("ranks the winners first, then by points", () => {
  expect(ranked({ scores: [40, 35, 10, 30], winners: [1, 3] })).toEqual([1, 3, 0, 2]);
});

describe("with teams", () => {
  const sides = [
    [0, 2],
    [1, 3],
  ];
  const result = { scores: [40, 35, 30, 38], winners: [1, 3] };

  it("places and margins are those of the teams, also when partners are level", () => {
    expect(placeAtEnd(result, 0, sides)).toBe(2);
    expect(placeAtEnd({ scores: [60, 70, 30, 70], winners: [1, 3] }, 2, sides)).toBe(2);
    expect(marginOf(result, sides)).toBe(3);
    expect(isAllied({ scores: [30, 40, 30, 40], winners: [1, 3] }, sides)).toBe(true);
  });
  it("partners stay together", () => {
    expect(ranked(result, sides)).toEqual([3, 1, 0, 2]);
    expect(ranked({ scores: [50, 40, 30, 40], winners: [0, 1, 2, 3] }, sides)).toEqual([
      0, 2, 1, 3,
    ]);
  });
  it("a win is shared only by both teams", () => {
    expect(isShared(result, sides)).toBe(false);
    expect(isShared({ ...result, winners: [0, 1, 2, 3] }, sides)).toBe(true);
    expect(isShared({ scores: [3, 3], winners: [0, 1] })).toBe(true);
  });
});
