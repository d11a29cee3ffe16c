import { describe, expect, it, vi } from "vitest";

vi.mock("$lib/texts.svelte", () => ({
  t: (id: string, args: Record<string, number>) => [id, ...Object.values(args)].join(" "),
}));
const { leftWords, limitWords } = await import("$lib/time");

const HOUR = 3_600_000;

describe("what is left of the time", () => {
  it.each([
    [3 * 24 * HOUR - 1, "left-days 3"],
    [2 * 24 * HOUR, "left-days 2"],
    [47 * HOUR, "left-hours 47"],
    [18 * HOUR, "left-hours 18"],
    [HOUR, "left-hours 1"],
    [HOUR - 1, "left-minutes 59"],
    [-5, "left-minutes 0"],
  ])("is told in the words that fit: %i", (left, words) => {
    expect(leftWords(left)).toBe(words);
  });
});

describe("a limit", () => {
  it.each([
    [20, "lobby-limit-seconds 20"],
    [300, "lobby-limit-minutes 5"],
    [8 * 3600, "limit-hours 8"],
    [24 * 3600, "limit-days 1"],
    [7 * 24 * 3600, "limit-days 7"],
  ])("of %i seconds has its words", (seconds, words) => {
    expect(limitWords({ kind: "move", seconds })).toBe(words);
  });
});
