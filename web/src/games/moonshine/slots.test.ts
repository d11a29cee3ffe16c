import { describe, expect, it } from "vitest";
import { keepSlots, Slots } from "./slots";

describe("clients in their slots", () => {
  it("stay where they lie, and a new one takes the free slot", () => {
    expect(keepSlots([], ["c16", "c58"])).toEqual(["c16", "c58"]);
    expect(keepSlots(["c16", "c58"], ["c58"])).toEqual([null, "c58"]);
    expect(keepSlots([null, "c58"], ["c58", "c70"])).toEqual(["c70", "c58"]);
    expect(keepSlots(["c16", "c58"], ["c01", "c16", "c58"])).toEqual(["c16", "c58", "c01"]);
  });

  it("are remembered for each seat", () => {
    const slots = new Slots();
    const lines = (...ids: string[]) => ids.map((client) => ({ client }));
    slots.lay(0, lines("c16", "c58"));
    slots.lay(1, lines("c01"));
    expect(slots.lay(0, lines("c02", "c58")).map((line) => line?.client)).toEqual(["c02", "c58"]);
    expect(slots.lay(1, lines("c01", "c70")).map((line) => line?.client)).toEqual(["c01", "c70"]);
  });
});
