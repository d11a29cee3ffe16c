import { describe, expect, it } from "vitest";
import { isAllied, placeAtEnd, ranked } from "../src/lib/result";

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
