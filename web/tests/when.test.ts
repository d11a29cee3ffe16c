import { afterEach, describe, expect, it } from "vitest";
import "./support/page";
import { settings } from "../src/lib/settings.svelte";
import { when } from "../src/lib/texts.svelte";

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).getTime();
const NOW = at(2026, 11, 18, 9);

describe("when something was", () => {
  afterEach(() => (settings.language = "en"));
  it.each([
    [at(2026, 11, 18, 8), /^8:00/],
    [at(2026, 11, 17, 23), /^yesterday$/],
    [at(2026, 11, 12), /^Thursday$/],
    [at(2026, 11, 11), /^Nov 11$/],
    [at(2025, 11, 11), /^Nov 11, 2025$/],
  ])("is said as people say it: %i", (ms, words) => expect(when(ms, NOW)).toMatch(words));
  it("is said in every language", () => {
    settings.language = "fr";
    expect(when(at(2026, 11, 17), NOW)).toBe("hier");
    settings.language = "de";
    expect(when(at(2026, 11, 17), NOW)).toBe("gestern");
  });
});
