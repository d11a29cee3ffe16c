import { describe, expect, it } from "vitest";
import { apart, course, marks } from "../src/lib/scores";

describe("the course of the points", () => {
  it("finds since when the winner has led", () => {
    const points = [
      [0, 0],
      [5, 2],
      [5, 7],
      [9, 7],
      [12, 8],
    ];
    expect(course(points, [0]).since).toBe(3);
    expect(course(points.slice(0, 3), [1]).since).toBe(2);
    expect(course(points, [0]).past).toEqual([1]);
    expect(course(points.slice(0, 2), [0]).past).toEqual([]);
    expect(course([[1, 0]], [0]).since).toBe(0);
  });
  it("counts a shared win as long as both lead", () => {
    expect(
      course(
        [
          [0, 1, 0],
          [3, 3, 1],
        ],
        [0, 1],
      ).since,
    ).toBe(1);
  });
  it("sees no turn where the game ends level, or was led all along", () => {
    const points = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    expect(course(points, [0, 1]).turns).toBe(false);
    expect(course(points.slice(0, 2), [0]).turns).toBe(true);
    expect(course([[1, 0]], [0]).turns).toBe(false);
  });
  it("marks the axis with round values", () => {
    expect(marks(0, 92)).toEqual([0, 25, 50, 75]);
    expect(marks(0, 12)).toEqual([0, 5, 10]);
    expect(marks(0, 3)).toEqual([0, 1, 2, 3]);
  });
  it("moves labels apart and keeps them inside", () => {
    const places = apart([100, 98, 99], 20, 100);
    expect(places).toEqual([100, 60, 80]);
  });
});
