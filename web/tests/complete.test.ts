import { describe, expect, it } from "vitest";
import { isReordered, meant, nextWords, withWord } from "../src/lib/complete";

const legal = ["up1 nani", "up1 kapu", "wiki nani kapu", "wiki nani nui", "toast", "take R3+B9"];

describe("completing a move", () => {
  it("offers the first words", () => {
    expect(nextWords(legal, "")).toEqual(["up1", "wiki", "toast", "take"]);
    expect(nextWords(legal, "t")).toEqual(["toast", "take"]);
  });
  it("offers one word at a time", () => {
    expect(nextWords(legal, "up1 ")).toEqual(["nani", "kapu"]);
    expect(nextWords(legal, "wiki nani n")).toEqual(["nui"]);
    expect(nextWords(legal, "toast ")).toEqual([]);
  });
  it("does not care about capitals", () => {
    expect(nextWords(legal, "TAKE r")).toEqual(["R3+B9"]);
    expect(meant(legal, "  take   r3+b9 ")).toBe("take R3+B9");
  });
  it("adds a space only where the move goes on", () => {
    expect(withWord(legal, "u", "up1")).toBe("up1 ");
    expect(withWord(legal, "up1 n", "nani")).toBe("up1 nani");
    expect(withWord(legal, "wiki ", "nani")).toBe("wiki nani ");
  });
  it("knows a move whose words stand in another order", () => {
    expect(isReordered(["keep c25 c67", "keep"], "keep c67 c25")).toBe(true);
    expect(isReordered(["keep c25 c67", "keep"], "keep c67 c26")).toBe(false);
    expect(isReordered(["up1 nani"], "nani up1")).toBe(false);
  });
  it("takes nothing for a move that is none", () => {
    expect(meant(legal, "up1")).toBeNull();
    expect(meant([], "toast")).toBeNull();
  });
});
