import { describe, expect, it } from "vitest";
import "./support/page";
import type { GameModule } from "../src/lib/board";
import { soundsOf } from "../src/lib/sound";
import moluku from "../src/games/moluku/sounds";
import moonshine from "../src/games/moonshine/sounds";
import tikiTopple from "../src/games/tiki-topple/sounds";

const told = (event: string, more: object = {}) => ({ event, sentences: [], ...more });

describe("sounds", () => {
  it("are heard once each, in the order of the events", () => {
    const module = { sound: moonshine } as unknown as GameModule;
    const events = [told("rolled"), told("moon"), told("moon"), told("ready")];
    expect(soundsOf(module, events)).toEqual(["dice", "place"]);
  });
  it("tell a toppled tiki from one that climbs", () => {
    expect(tikiTopple(told("played", { card: "topple" }))).toBe("topple");
    expect(tikiTopple(told("played", { card: "up1" }))).toBe("place");
    expect(tikiTopple(told("over"))).toBeNull();
  });
  it("belong to cards in Moluku", () => {
    expect([moluku(told("deal")), moluku(told("played")), moluku(told("order"))]).toEqual([
      "deal",
      "place",
      null,
    ]);
  });
  it("are none where a game names none", () => {
    expect(soundsOf({} as unknown as GameModule, [told("played")])).toEqual([]);
  });
});
