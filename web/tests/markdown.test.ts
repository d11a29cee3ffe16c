import { describe, expect, it } from "vitest";
import { readFileSync, readdirSync } from "node:fs";
import { sections } from "../src/lib/markdown";

const folder = new URL("../messages/rules/", import.meta.url);
const page = (name: string) => sections(readFileSync(new URL(name, folder), "utf8"));

describe("rules pages", () => {
  it("reads headings, lists, tables and bold", () => {
    const text =
      "Intro **bold**.\n\n## Title {#one two}\n\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n";
    expect(sections(text)).toMatchObject([
      {
        title: "",
        blocks: [
          { kind: "paragraph", runs: [{ text: "Intro " }, { text: "bold", bold: true }, {}] },
        ],
      },
      {
        title: "Title",
        ids: ["one", "two"],
        blocks: [
          { kind: "list", items: [[{ text: "a b" }], [{ text: "c" }]] },
          { kind: "table", rows: [[[{ text: "1" }], [{ text: "2" }]]] },
        ],
      },
    ]);
  });
  it("have the same sections in both languages", () => {
    const games = readdirSync(folder).filter((name) => name.endsWith(".en.md"));
    expect(games).toHaveLength(3);
    for (const name of games) {
      const ids = (file: string) => page(file).map((section) => section.ids);
      expect(ids(name.replace(".en.", ".fr."))).toEqual(ids(name));
      expect(new Set(ids(name).flat()).size).toBe(ids(name).flat().length);
    }
  });
});
