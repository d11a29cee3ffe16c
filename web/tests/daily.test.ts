import { beforeEach, describe, expect, it } from "vitest";
import "./support/page";
import { proveDeal } from "../src/daily/proof";
import { keepSeals, picture, sealOf, shareText } from "../src/lib/daily";
import type { DailyDay, DailyDeal, DailyResults, DailyTry } from "../src/lib/protocol";
import { sha256 } from "../src/lib/sha256";
import { frame } from "../src/lib/texts.svelte";

const secret = "5".repeat(64);
const deal = (more: Partial<DailyDeal> = {}): DailyDeal => ({
  day: "2026-11-17",
  game: "moluku",
  rules: "1",
  cards: "1",
  bot: "search:1000",
  commitment: sha256(secret),
  published: 0,
  secret: null,
  under_way: 0,
  mine: null,
  results: null,
  ...more,
});
const day = (over: boolean, one: DailyDeal): DailyDay => ({
  day: one.day,
  ends: 0,
  over,
  deals: [one],
});

describe("the seal of a day", () => {
  beforeEach(() => localStorage.clear());

  it("is kept as it was first seen, and only before its day is over", () => {
    keepSeals([day(true, deal())], 1);
    expect(sealOf(deal())).toBeNull();
    keepSeals([day(false, deal())], 2);
    keepSeals([day(false, deal({ commitment: "another" }))], 3);
    expect(sealOf(deal())).toEqual({ commitment: sha256(secret), at: 2 });
  });
  it("proves the secret, or that it was exchanged", () => {
    expect(proveDeal(deal(), null)).toBeNull();
    const open = deal({ secret });
    expect(proveDeal(open, null)).toEqual({ fits: true, same: null, at: null });
    const seal = { commitment: open.commitment, at: 7 };
    expect(proveDeal(open, seal)).toEqual({ fits: true, same: true, at: 7 });
    const other = deal({ secret: "6".repeat(64), commitment: sha256("6".repeat(64)) });
    expect(proveDeal(other, seal)).toEqual({ fits: true, same: false, at: 7 });
    expect(proveDeal(deal({ secret: "6" }), seal)).toMatchObject({ fits: false });
  });
});

describe("what is shared", () => {
  const own: DailyTry = {
    day: "2026-11-17",
    game: "moluku",
    table: "secret-table",
    begun: 0,
    ended: 1,
    place: 1,
    points: 61,
    margin: 7,
    mark: null,
  };
  const results = (rank: number, compared: number): DailyResults => ({
    compared,
    again: 0,
    late: 0,
    left: 0,
    rank,
    bars: [],
    best: [],
  });

  it("shows where I stand and nothing of the deal", async () => {
    await frame.load();
    const text = shareText(own, results(3, 41), "Moluku", "https://lanai.example");
    expect(text.split("\n")).toEqual([
      "Lanai, deal of the day: Moluku, November 17, 2026",
      "You won by 7, 3rd of 41",
      "🟦🟦🟦🟦🟦🟦🟦🟦🟦🟧",
      "https://lanai.example/daily/2026-11-17",
    ]);
    expect(text).not.toContain(own.table);
  });
  it("marks the first, the last and who is alone", () => {
    expect(picture(own, results(1, 2))).toBe("🟦🟦🟦🟦🟦🟦🟦🟦🟦🟧");
    expect(picture(own, results(2, 2))).toBe("🟧⬜⬜⬜⬜⬜⬜⬜⬜⬜");
    expect(picture(own, results(1, 1))).toBe("🟧");
    expect(picture({ ...own, mark: "again" }, results(2, 1))).toBe("🟧⬜⬜⬜⬜⬜⬜⬜⬜⬜");
  });
});
