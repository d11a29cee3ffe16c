import { describe, expect, it } from "vitest";
import "./support/page";
import { stepBy } from "../src/lib/focus";

describe("the keys within a group of buttons", () => {
  it("lead from one to the next, round and round", () => {
    expect(stepBy("ArrowRight", 0, 3)).toBe(1);
    expect(stepBy("ArrowDown", 2, 3)).toBe(0);
    expect(stepBy("ArrowLeft", 0, 3)).toBe(2);
    expect(stepBy("ArrowUp", 1, 3)).toBe(0);
  });
  it("lead to the ends", () => {
    expect(stepBy("Home", 2, 3)).toBe(0);
    expect(stepBy("End", 0, 3)).toBe(2);
  });
  it("are no others", () => {
    expect(stepBy("Tab", 0, 3)).toBeNull();
    expect(stepBy("Enter", 0, 3)).toBeNull();
  });
});
