import { describe, expect, it } from "vitest";
import { ANIMALS, lookOf } from "./art/look";
import { inOrder, isOneTouch, matchSet, names, split } from "./moves";
import type { Colour } from "./view";

describe("move texts", () => {
  it("are split into a verb and words, whatever the spaces and capitals", () => {
    expect(split(" Reroll  w1 B ")).toEqual({ verb: "reroll", words: ["w1", "b"] });
    expect(split("")).toEqual({ verb: "", words: [] });
  });

  it("are found among the legal ones in any order of their words", () => {
    const legal = ["keep c05 c30", "keep c05 c51", "keep"];
    expect(matchSet(legal, "keep", ["c51", "c05"])).toBe("keep c05 c51");
    expect(matchSet(legal, "keep", ["c30", "c51"])).toBeNull();
    expect(matchSet(legal, "keep", [])).toBe("keep");
  });

  it("say which of them one touch chooses and a second one plays", () => {
    const touched = ["draw", "keep", "replace none", "moon bar.1", "pick c16", "validate c16"];
    expect(touched.filter(isOneTouch)).toEqual(touched);
    const composed = ["", "keep c05 c30", "reroll w1", "replace c05 c30", "replace c05 "];
    expect(composed.filter(isOneTouch)).toEqual([]);
  });

  it("tell which pieces take part in a legal move", () => {
    expect(names(["pay bar.1", "moon c17"], "pay", "bar.1")).toBe(true);
    expect(names(["pay bar.1", "moon c17"], "pay", "c17")).toBe(false);
  });

  it("name dice in one order", () => {
    expect(inOrder(["o", "w3", "w1"])).toEqual(["w1", "w3", "o"]);
  });
});

describe("the looks of clients", () => {
  const colours: Colour[] = ["green", "pink", "violet", "amber", "teal"];

  it("give every animal five outfits and several poses", () => {
    for (const rank of ANIMALS.keys()) {
      const outfits = colours.map((colour) => lookOf(colour, rank).outfit);
      const poses = colours.map((colour) => {
        const { mirrored, raises, tilt } = lookOf(colour, rank);
        return [mirrored, raises, tilt].join();
      });
      // Birds wear their own feathers in all scenes, but do not always face the same way.
      expect(new Set(outfits).size).toBe(outfits[0] === null ? 1 : 5);
      expect(new Set(poses).size).toBeGreaterThan(1);
    }
  });
});
