import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pulse } from "../src/host/pulse";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever answers is not given up", () => {
  const silent = vi.fn();
  const pulse = new Pulse(() => true, silent);
  pulse.check();
  vi.advanceTimersByTime(9_000);
  pulse.heard();
  vi.advanceTimersByTime(60_000);
  expect(silent).not.toHaveBeenCalled();
});

test("whoever says nothing is given up, once", () => {
  const silent = vi.fn();
  const pulse = new Pulse(() => true, silent);
  pulse.check();
  pulse.check();
  vi.advanceTimersByTime(60_000);
  expect(silent).toHaveBeenCalledTimes(1);
});

test("nobody is given up who was not asked", () => {
  const silent = vi.fn();
  new Pulse(() => false, silent).check();
  vi.advanceTimersByTime(60_000);
  expect(silent).not.toHaveBeenCalled();
});

test("a page that has slept asks once more", () => {
  const silent = vi.fn();
  const ask = vi.fn(() => true);
  const pulse = new Pulse(ask, silent);
  pulse.check();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(silent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(silent).toHaveBeenCalledTimes(1);
});
