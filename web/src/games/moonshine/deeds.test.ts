import { describe, expect, it } from "vitest";
import { lastDeeds } from "./deeds";

const event = (kind: string, more: object) => ({ event: kind, sentences: [], ...more });
const past = [
  event("rolled", { round: 1, again: false }),
  event("acted", { seat: 0, action: "draw" }),
  event("acted", { seat: 1, action: "take-moon" }),
  event("rolled", { round: 2, again: false }),
  event("acted", { seat: 0, action: "take-moon" }),
  event("acted", { seat: 1, action: "draw" }),
];
const actions = (round: number, step: "dice" | "losses" | "action") =>
  [...lastDeeds(past, { round, step }).values()].map(({ action }) => action);

describe("what others did", () => {
  it("is what was shown last, until it is shown again", () => {
    expect(actions(2, "losses")).toEqual(["take-moon", "draw"]);
    expect(actions(3, "dice")).toEqual(["take-moon", "draw"]);
    expect(actions(3, "action")).toEqual(["take-moon", "draw"]);
  });

  it("is nothing when the round was taken back before it was shown", () => {
    expect(actions(2, "action")).toEqual([]);
  });
});
