import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/board";
import { ownDeeds, traceOf } from "../src/lib/trace";

const does = (seat: number, event = "played"): GameEvent => ({ event, seat, sentences: [] });
const log = (...updates: GameEvent[][]) => updates.map((events, i) => ({ seq: i + 1, events }));
const told = (events: GameEvent[]) => events.map(({ event, seat }) => `${event} ${seat ?? "-"}`);

describe("the trace of others", () => {
  it("is what they did since my last move, with what followed from mine", () => {
    const updates = log(
      [does(1)],
      [does(0), does(1, "revealed"), does(0, "revealed")],
      [{ event: "rolled", sentences: [] }],
      [does(2)],
      [does(1), does(0, "lost")],
    );
    const trace = ["revealed 1", "rolled -", "played 2", "played 1", "lost 0"];
    expect(told(traceOf(updates, 0))).toEqual(trace);
  });
  it("is everything before I have moved", () => {
    expect(told(traceOf(log([does(1)], [does(2)]), 0))).toEqual(["played 1", "played 2"]);
  });
  it("is the last move of each seat for who watches", () => {
    const updates = log([does(0)], [does(1)], [does(0, "drew")], [does(2)]);
    expect(told(traceOf(updates, null))).toEqual(["played 1", "drew 0", "played 2"]);
  });
  it("leaves out what was taken back, and who came and went", () => {
    const updates = log(
      [does(0)],
      [does(1)],
      [does(2)],
      [{ ...does(2, "undone"), seqs: [3] }],
      [does(0, "table-came-back")],
    );
    expect(told(traceOf(updates, 0))).toEqual(["played 1"]);
  });
});

describe("my own deeds", () => {
  const seqs = (updates: ReturnType<typeof log>, standin = false) =>
    [...ownDeeds(updates, 0, standin)].map(({ seq }) => seq);

  it("are not those of a bot that stood in for me", () => {
    const updates = log(
      [does(0)],
      [does(0, "table-stood-in")],
      [does(0)],
      [does(1)],
      [does(0, "table-came-back")],
      [does(0)],
    );
    expect(seqs(updates)).toEqual([1, 6]);
    expect(seqs(updates.slice(2))).toEqual([6]); // it had begun before
    expect(seqs(log([does(0)], [does(1)]), true)).toEqual([]);
    expect(seqs(log([does(0)], [does(1, "table-stood-in")], [does(0)]))).toEqual([1, 3]);
    expect(ownDeeds(updates, null, false).size).toBe(0);
  });
});
