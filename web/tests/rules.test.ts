import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "./support/page";
import { sections } from "../src/lib/markdown";
import { sectionNow } from "../src/lib/rules";
import { languages } from "../src/lib/settings.svelte";

const folder = new URL("../messages/rules/", import.meta.url);
const page = (name: string) => sections(readFileSync(new URL(name, folder), "utf8"));
const now = (game: string, view: object, draft = "") =>
  sectionNow(page(`${game}.en.md`), view as Record<string, unknown>, draft)?.ids[0];

describe("the rules of this step", () => {
  it("are those of what is being chosen", () => {
    expect(now("tiki-topple", { over: false }, "up2 nani")).toBe("up");
    expect(now("tiki-topple", { over: false }, "toast")).toBe("toast");
    expect(now("moluku", { over: false, step: "take" }, "chill")).toBe("chill");
  });
  it("are those of the step as long as nothing is chosen", () => {
    expect(now("moluku", { over: false, step: "pass" })).toBe("discard");
    expect(now("moonshine", { over: false, step: "dice" }, "re")).toBe("dice");
    expect(now("tiki-topple", { over: false })).toBe("turn");
  });
  it("are those of the end once the game is over", () => {
    expect(now("tiki-topple", { over: true }, "up2 ")).toBe("end");
  });
});

describe.each(readdirSync(folder).filter((name) => name.endsWith(".en.md")))("%s", (english) => {
  const ids = (name: string) => page(name).map((section) => section.ids);
  it.each(languages)("names the same moments in %s, each once", (language) => {
    const own = ids(english.replace(".en.", `.${language}.`));
    expect(own).toEqual(ids(english));
    expect(new Set(own.flat()).size).toBe(own.flat().length);
  });
});

it.each(languages)("points of Moluku are of Paradise, not of prestige, in %s", (language) => {
  const room = new URL("../../src/lanai/games/moluku/messages/", import.meta.url);
  const board = new URL(`../messages/moluku.${language}.ftl`, import.meta.url);
  const files = [new URL(`moluku.${language}.md`, folder), new URL(`${language}.ftl`, room), board];
  const texts = files.map((file) => readFileSync(file, "utf8"));
  expect(texts[0]).toMatch(/parad[ie]+s[^.]*\(PP\)/i);
  expect(texts.map((text) => /prestige/i.exec(text)?.[0])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
