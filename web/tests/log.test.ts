import { describe, expect, it } from "vitest";
import type { GameEvent, Texts } from "../src/lib/board";
import { chaptersOf, greatChapters, linesOf, type Batch } from "../src/lib/log";

const texts: Texts = (id) => id;
const module = {
  chapter: (event: GameEvent, _: Texts, n: number) =>
    event.event === "season" ? "Season" : event.event === "trick" ? `Trick ${n}` : null,
};
const told = (event: string, ...sentences: string[]): GameEvent => ({ event, sentences });
const by = (seat: number, ...sentences: string[]): GameEvent => ({
  event: "played",
  seat,
  sentences,
});
const read = (batches: Batch[]) => linesOf(batches, module, texts);

describe("the lines of a log", () => {
  const lines = read([
    { at: 4, events: [told("season", "Dealt."), told("trick")] },
    { at: 5, events: [by(1, "Ben plays.", "It is a Volcano.")] },
    { at: 7, events: [told("trick", "A trick.")] },
  ]);

  it("are headings and sentences in the order of what happened", () => {
    expect(lines.map(({ heading, text }) => (heading ? `# ${text}` : text))).toEqual([
      "# Season",
      "Dealt.",
      "# Trick 1",
      "Ben plays.",
      "It is a Volcano.",
      "# Trick 2",
      "A trick.",
    ]);
  });
  it("know when, by whom, and which sentence of the event", () => {
    expect(lines[4]).toMatchObject({ at: 5, seat: 1, nth: 1 });
    expect(lines[0]).toMatchObject({ at: 4, seat: null });
  });
  it("have keys of their own", () => {
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });
  it("give the chapters, numbered anew after another kind", () => {
    const again = read([
      { at: 1, events: [told("trick"), told("season"), told("trick"), told("trick")] },
    ]);
    expect(chaptersOf(again).map(({ text }) => text)).toEqual([
      "Trick 1",
      "Season",
      "Trick 1",
      "Trick 2",
    ]);
  });
});

it("leaves out headings whose number depends on what is not there yet", () => {
  const page = [{ at: 9, events: ["trick", "trick", "season", "trick"].map((kind) => told(kind)) }];
  const headings = (whole: boolean) => linesOf(page, module, texts, whole).map(({ text }) => text);
  expect(headings(true)).toEqual(["Trick 1", "Trick 2", "Season", "Trick 1"]);
  expect(headings(false)).toEqual(["Season", "Trick 1"]);
});

it("leaves out the smallest chapters where there are too many to draw", () => {
  const many = Array.from({ length: 24 }, (_, i) => ({
    at: i,
    text: `${i}`,
    kind: i % 8 ? "trick" : "season",
  }));
  expect(greatChapters(many).map(({ at }) => at)).toEqual([0, 8, 16]);
  expect(greatChapters(many.slice(0, 20))).toHaveLength(20);
});

it("marks what was taken back, which counts for no chapter", () => {
  const undone = { event: "undone", seat: 1, seqs: [2, 3], sentences: ["Ben takes back."] };
  const lines = read([
    { at: 1, events: [told("trick", "One.")] },
    { at: 2, events: [by(1, "Ben plays.")] },
    { at: 3, events: [told("trick", "Two.")] },
    { at: 4, events: [undone] },
    { at: 5, events: [told("trick", "Other.")] },
  ]);
  const gone = lines.filter((line) => line.undone).map(({ text }) => text);
  expect(gone).toEqual(["Ben plays.", "Trick 2", "Two."]);
  expect(chaptersOf(lines).map(({ text }) => text)).toEqual(["Trick 1", "Trick 2"]);
});
