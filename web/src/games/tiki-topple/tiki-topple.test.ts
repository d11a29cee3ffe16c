import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/board";
import { grown, TALL, WIDE } from "./layout";
import { lastPlayed } from "./view";

const told = (event: string, rest: object = {}): GameEvent => ({ event, sentences: [], ...rest });
const played = (seat: number, card: string) => told("played", { seat, card, tiki: "nani" });

describe("the card on the sand", () => {
  it("is the last one of this round", () => {
    expect(lastPlayed([])).toBeNull();
    expect(lastPlayed([told("round"), played(0, "up1"), played(1, "puh")])?.card).toBe("puh");
    expect(lastPlayed([played(0, "up1"), told("scored"), told("round")])).toBeNull();
  });

  it("is the one before a move that was taken back, with all that followed it", () => {
    const moves = [told("round"), played(0, "up1"), played(1, "puh"), played(0, "up2")];
    expect(lastPlayed([...moves, told("undone", { seat: 0 })])?.card).toBe("puh");
    expect(lastPlayed([...moves, told("undone", { seat: 1 })])?.card).toBe("up1");
    const next = [...moves, told("scored"), told("round"), played(1, "topple")];
    expect(lastPlayed([...next, told("undone", { seat: 0 })])?.card).toBe("puh");
  });
});

describe("the totem", () => {
  it("grows when tikis are toasted, never over its room", () => {
    for (const layout of [WIDE, TALL]) {
      expect(grown(layout, 9).scale).toBeCloseTo(layout.scale);
      expect(grown(layout, 7).scale).toBeGreaterThan(layout.scale);
      expect(grown(layout, 3).scale).toBeLessThan(layout.scale * 1.3);
    }
  });
});
