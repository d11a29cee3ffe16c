import { describe, expect, it } from "vitest";
import "./support/page";
import { bandOf, emblemFor, monthOf } from "../src/lib/people";

describe("the course of a rating", () => {
  it("lies within its band, the highest at the top", () => {
    const course = [
      { rating: 1500, spread: 300 },
      { rating: 1600, spread: 200 },
    ];
    const { line, band, end } = bandOf(course, 100, 60);
    expect(line).toBe("0.0,30.0 100.0,20.0");
    expect(band).toBe("0.0,0.0 100.0,0.0 100.0,40.0 0.0,60.0");
    expect(end).toBe(20);
  });

  it("is drawn where nothing changes, and where there is nothing", () => {
    expect(bandOf([{ rating: 1500, spread: 0 }], 100, 60).line).toBe("100.0,30.0");
    expect(bandOf([], 100, 60)).toEqual({ line: "", band: "", end: 30 });
  });
});

describe("people", () => {
  it("have their own picture, bots that of a bot", () => {
    const person = emblemFor({ guest: "g_1", level: null, name: "Ana" });
    expect(person).toBeLessThan(5);
    expect(emblemFor({ guest: null, level: "hard", name: "hard" })).toBeGreaterThanOrEqual(5);
    expect(emblemFor({ guest: "g_1", level: null, name: null })).toBe(person);
  });

  it("are ranked by months of UTC", () => {
    expect(monthOf(new Date("2026-11-30T23:30:00-02:00"))).toBe("2026-12");
  });
});
