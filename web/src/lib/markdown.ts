/** Reads the little Markdown that the rules are written in: headings with ids, lists, tables, bold. */
export interface Run {
  text: string;
  bold: boolean;
}
export type Block =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; items: Run[][] }
  | { kind: "table"; head: Run[][]; rows: Run[][][] };
export interface Section {
  title: string;
  /** The names of the moments that it belongs to; the first is its anchor. */
  ids: string[];
  blocks: Block[];
}

export function runs(text: string): Run[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((run) => run.text);
}
const cells = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => runs(cell.trim()));

function block(lines: string[]): Block {
  if (lines[0]!.startsWith("- ")) {
    const items = lines.join("\n").split(/^- /m).slice(1);
    return { kind: "list", items: items.map((item) => runs(item.trim().replaceAll("\n", " "))) };
  }
  if (lines[0]!.startsWith("|")) {
    return { kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
  }
  return { kind: "paragraph", runs: runs(lines.join(" ")) };
}

/** Reads paragraphs, lists and tables, with empty lines between them. */
export const blocks = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => block(part.split("\n").map((line) => line.trim())));

/** Splits a text into sections: `## Title {#first second}`. What stands before the first has no title. */
export function sections(text: string): Section[] {
  const found: Section[] = [];
  for (const chunk of text.split(/\n(?=## )/)) {
    const heading = /^## (.*?)\s*\{#([^}]*)\}\n?/.exec(chunk);
    found.push({
      title: heading?.[1] ?? "",
      ids: heading?.[2]?.split(" ") ?? ["start"],
      blocks: blocks(chunk.slice(heading?.[0].length ?? 0)),
    });
  }
  return found;
}
