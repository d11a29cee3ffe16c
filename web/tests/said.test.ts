/** What the frame around the boards says, in real words. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import "./support/page";
import { drawn, people, words } from "./support/drawn";
import type { Candidate, Result } from "../src/lib/protocol";
import { lasting, settings, speeds } from "../src/lib/settings.svelte";
import { frame } from "../src/lib/texts.svelte";
import EndMoment from "../src/table/EndMoment.svelte";
import HintCard from "../src/table/HintCard.svelte";
import LessonCard from "../src/table/LessonCard.svelte";

// The board has counted already.
vi.mock(import("../src/lib/motion"), async (original) => ({
  ...(await original()),
  landed: () => ({ then: (go: () => void) => go() }) as Promise<void>,
}));
beforeAll(() => frame.loadWhole());

describe("hints", () => {
  const hint = (move: string, lead: number, equal: boolean): Candidate => ({
    move,
    share: 0.4,
    error: 0.01,
    visits: 0.5,
    lead,
    equal,
    reasons: [`${move} fills a Hut.`],
  });
  const said = (hints: Candidate[]) =>
    words(
      drawn(HintCard, {
        hints,
        say: (move) => `Say ${move}`,
        shown: 0,
        show: () => {},
        play: () => {},
        close: () => {},
      }),
    );

  it("tell points beside chances, when moves are about equal, and why", () => {
    const told = said([hint("one", 3.2, false), hint("two", -1, true), hint("three", 0.2, true)]);
    expect(told).toContain("Say one wins 40 % · about 3 points ahead");
    expect(told).toContain("Say two wins 40 % · about 1 point behind · about equal");
    expect(told).toContain("Say three wins 40 % · level in points · about equal");
    expect(told).toContain("one fills a Hut.");
    expect(told).not.toContain("two fills a Hut.");
  });
});

describe("a lesson", () => {
  const said = (step: number, move: string | null, stopped = false) => {
    const lesson = { step, steps: 12, move, text: "Touch Up 3." };
    return words(drawn(LessonCard, { lesson, stopped, play: () => {}, close: () => {} }));
  };

  it("ends with a real game, and not before", () => {
    expect(said(12, null)).toContain("Play a real game");
    expect(said(12, "up3 nani")).not.toContain("Play a real game");
    expect(said(5, null)).not.toContain("Play a real game");
  });
  it("says what to do where it asks, and waits at the end of a round", () => {
    expect(said(5, "up3 nani")).toBe("Lesson, step 5 of 12 Touch Up 3.");
    expect(said(5, "up3 nani", true)).not.toContain("Touch Up 3.");
  });
});

describe("the end of a game", () => {
  const players = people("Ana", "Ben", "Cleo", "Dov");
  const said = (
    scores: number[],
    winners: number[],
    seat: number | null,
    sides: number[][] = [],
  ) => {
    const result = { scores, winners } as Result;
    return words(drawn(EndMoment, { result, players, seat, sides, go: () => {} }));
  };
  const teams = [
    [0, 2],
    [1, 3],
  ];

  it("tells the place of a team, not of one of its people", () => {
    expect(said([3, 20, 30, 20], [1, 3], 0, teams)).toMatch(
      /^Your team came second Ben and Dov win\. /,
    );
    expect(said([3, 20, 30, 19], [1, 3], 3, teams)).toMatch(/^Your team wins!/);
    expect(said([3, 20, 36, 19], [0, 1, 2, 3], 3, teams)).toMatch(/^Both teams share the win!/);
  });
  it("tells each their own place where all play alone", () => {
    expect(said([3, 20, 30, 19], [2], 0)).toMatch(/^You came fourth Cleo wins\./);
    expect(said([30, 20, 30, 19], [0, 2], 0)).toMatch(/^You share the win!/);
  });
});

it("everything lasts as long in style sheets as in scripts", () => {
  const css = readFileSync(new URL("../src/lib/tokens.css", import.meta.url), "utf8");
  const pace = (speed: string) =>
    new RegExp(`\\[data-speed="?${speed}"?\\] \\{\\s*--pace: ([\\d.]+);`).exec(css)?.[1] ?? "1";
  const told = speeds.map((speed) => Number(pace(speed)) * 1000);
  const lasts = speeds.map((speed) => {
    settings.speed = speed;
    return lasting(1000);
  });
  settings.speed = "normal";
  expect(told).toEqual(lasts);
});
