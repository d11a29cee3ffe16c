import { describe, expect, it } from "vitest";
import { keepSlots, Slots, slotsSoFar } from "./slots";

describe("clients in their slots", () => {
  it("stay where they lie, and a new one takes the free slot", () => {
    expect(keepSlots([], ["c16", "c58"])).toEqual(["c16", "c58"]);
    expect(keepSlots(["c16", "c58"], ["c58"])).toEqual([null, "c58"]);
    expect(keepSlots([null, "c58"], ["c58", "c70"])).toEqual(["c70", "c58"]);
    expect(keepSlots(["c16", "c58"], ["c01", "c16", "c58"])).toEqual(["c16", "c58", "c01"]);
  });

  it("lie where they came to lie, also for who opens the table only now", () => {
    const acted = { event: "acted", seat: 1, validated: null, took: [], replaced: [] };
    const past = [
      { event: "setup", seats: [{ clients: ["c01", "c02"] }, { clients: ["c16", "c58"] }] },
      { event: "validated", seat: 1, client: "c16" },
      { event: "picked", seat: 1, client: "c70" },
      { ...acted, validated: "c16", took: ["c70"] },
      { ...acted, seat: 0, validated: "c02", took: ["c03"] },
      { ...acted, replaced: ["c58", "c05"] },
    ].map((event) => ({ sentences: [], ...event }));
    expect(slotsSoFar(past, 1)).toEqual(["c70", "c05"]);
    expect(slotsSoFar(past, 0)).toEqual(["c01", "c03"]);
    const lines = ["c05", "c70"].map((client) => ({ client }));
    expect(new Slots().lay(1, lines, () => past).map((line) => line?.client)).toEqual([
      "c70",
      "c05",
    ]);
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
