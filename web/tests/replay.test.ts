import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./support/page";
import { countOn } from "../src/lib/motion";
import { showFor } from "../src/replay/pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a replay that plays by itself", () => {
  it("shows each step for a while, at its speed", async () => {
    const goOn = vi.fn();
    showFor(false, 2, goOn);
    await pass(549);
    expect(goOn).not.toHaveBeenCalled();
    await pass(1);
    expect(goOn).toHaveBeenCalledOnce();
  });
  it("goes on from the end of a round only once it is counted and seen", async () => {
    const goOn = vi.fn();
    countOn(9000, () => {});
    showFor(true, 1, goOn);
    await pass(11_000);
    expect(goOn).not.toHaveBeenCalled();
    await pass(300);
    expect(goOn).toHaveBeenCalledOnce();
  });
  it("does not when somebody stops it or goes elsewhere meanwhile", async () => {
    const goOn = vi.fn();
    countOn(500, () => {});
    for (const stopped of [true, false]) showFor(stopped, 1, goOn)();
    await pass(10_000);
    expect(goOn).not.toHaveBeenCalled();
  });
});
