import { describe, expect, it } from "vitest";
import { sections } from "../src/lib/markdown";

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
});
