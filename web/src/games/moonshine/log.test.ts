import { describe, expect, it } from "vitest";
import { dicePictured, pictured } from "./log";

const event = (kind: string, more: object) => ({ event: kind, sentences: [], ...more });

describe("what a line of the log shows", () => {
  it("are the clients that it tells of, each once, and no spots of bars", () => {
    expect(pictured(event("moon", { place: "bar.1" }), 0)).toEqual([]);
    const acted = { validated: "c42", took: ["c10"], drew: ["c10", "c11"], replaced: [] };
    expect(pictured(event("acted", acted), 0)).toEqual(["c42", "c10"]);
  });

  it("are at the set-up those of the seat that the line is about", () => {
    const seats = [{ clients: ["c01", "c16"] }, { clients: ["c29", "c58"] }];
    expect(pictured(event("setup", { seats }), 0)).toEqual([]);
    expect(pictured(event("setup", { seats }), 2)).toEqual(["c29", "c58"]);
  });

  it("are the dice that were rolled, not those that lay there", () => {
    const dice = { w1: "food", w2: "music", b: "moon" };
    expect(dicePictured(event("rolled", { rolled: ["w2", "b"], dice }))).toEqual([
      { die: "w2", face: "music" },
      { die: "b", face: "moon" },
    ]);
  });
});
