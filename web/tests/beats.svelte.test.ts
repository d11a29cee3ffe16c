import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./support/page";
import type { GameEvent } from "../src/lib/board";
import type { Position, Table, Updated } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { TableRoom } from "../src/lib/table.svelte";
import { Line, platform } from "./support/line";

const table = {
  id: "palm-kite",
  game: "tiki-topple",
  status: "playing",
  host: "g0",
  seats: [0, 1].map((seat) => ({ seat, kind: "person", name: `P${seat}`, guest: `g${seat}` })),
} as unknown as Table;
const clock = { deadline: 0, left: [9000, 9000] };
const position = (seq: number, more: Partial<Position> = {}): Position => ({
  seq,
  view: { at: seq },
  own: [],
  legal: [],
  to_act: [1],
  undo: null,
  over: false,
  clock: null,
  lesson: null,
  aid: null,
  ...more,
});
const does = (event: string, seat = 1): GameEvent => ({ event, seat, sentences: [event] });
/** An update of Ben's move. */
const update = (seq: number, more: Partial<Updated> = {}): Updated => ({
  type: "update",
  seq,
  events: [does(`move ${seq}`)],
  position: position(seq),
  pauses: [],
  ...more,
});
/** An update with which a round ends: the view at the stop is "end", then a new round is dealt. */
const roundEnd = (seq: number, more: Partial<Position> = {}): Updated =>
  update(seq, {
    events: [does(`move ${seq}`), does("scored"), does("dealt")],
    position: position(seq, more),
    pauses: [{ events: 2, view: { at: "end" }, own: [] }],
  });
const welcome = (seq: number, more: Partial<Position> = {}) => ({
  type: "welcome",
  since: seq,
  table,
  you: { guest: "g0", seat: 0, host: true },
  history: [],
  chat: [],
  position: position(seq, more),
  time: Date.now(),
});

let room: TableRoom;
const line = () => Line.all.at(-1)!;
const tell = (...messages: unknown[]) => messages.forEach((message) => line().tell(message));
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const at = () => room.view?.["at"];
const led = () => room.events.map(({ event }) => event);
const told = () => room.log.flatMap(({ events }) => events.map(({ event }) => event));
const moves = () => line().sent.filter(({ type }) => type === "move");

/** Loads the page of the table anew. */
function reload(): void {
  room.close();
  room = new TableRoom(table, platform);
  room.begin();
  line().open();
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  localStorage.clear();
  room = new TableRoom(table, platform);
  room.begin();
  line().open();
  tell(welcome(1));
});
afterEach(() => {
  room.close();
  settings.speed = "normal";
  settings.forced = true;
  vi.useRealTimers();
});

describe("the end of a round", () => {
  it("stays until I go on, and what others do meanwhile comes after it", async () => {
    tell(update(2), roundEnd(3), update(4));
    await pass(1100);
    expect([at(), led(), room.beat?.kind]).toEqual(["end", ["move 3", "scored"], "pause"]);
    expect([room.legal, room.position?.to_act]).toEqual([[], []]);
    expect(told()).toEqual(["move 2", "move 3", "scored"]);
    await pass(60_000);
    expect(at()).toBe("end");
    room.skip();
    expect(at()).toBe("end");
    room.beat!.goOn();
    expect([at(), led(), room.beat]).toEqual([3, ["dealt"], null]);
    await pass(1100);
    expect([at(), told()]).toEqual([4, ["move 2", "move 3", "scored", "dealt", "move 4"]]);
    expect(room.log.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });
  it("is shown for a moment where the game says so, and a touch ends it", async () => {
    room.begin(() => "show");
    tell(roundEnd(2));
    await pass(1999);
    expect([at(), room.beat?.kind]).toEqual(["end", "pause"]);
    await pass(1);
    expect([at(), room.beat]).toEqual([2, null]);
    await pass(1100);
    tell(roundEnd(3));
    expect(at()).toBe("end");
    room.skip();
    expect(at()).toBe(3);
  });
  it("is shown for that moment too where my own move ended the round", async () => {
    room.begin(() => "show");
    const own = roundEnd(2);
    own.events[0] = does("mine", 0);
    tell(own);
    await pass(1999);
    expect([at(), room.beat?.kind]).toEqual(["end", "pause"]);
    await pass(1);
    expect([at(), room.beat]).toEqual([2, null]);
  });
  it("says whether it waits, or goes on by itself", async () => {
    tell(roundEnd(2));
    expect(room.beat?.waits).toBe(true);
    room.beat!.goOn();
    await pass(1100);
    room.begin(() => "show");
    tell(roundEnd(3));
    expect(room.beat?.waits).toBe(false);
  });
  it("waits where a lesson still asks for moves, whatever the game says", async () => {
    room.begin(() => "show");
    const asks = { step: 2, steps: 3, text: "Now this.", move: null };
    tell(roundEnd(2, { lesson: asks }));
    await pass(60_000);
    expect([at(), room.beat?.waits]).toEqual(["end", true]);
    room.beat!.goOn();
    await pass(1100);
    tell(roundEnd(3, { lesson: { ...asks, step: 3 } }));
    await pass(2000);
    expect([at(), room.beat]).toEqual([3, null]);
  });
  it("goes on by itself for who only watches, but the end of the game stays", async () => {
    reload();
    tell({ ...welcome(1), you: { guest: null, seat: null, host: false } });
    tell(roundEnd(2), update(3));
    await pass(7999);
    expect([at(), room.beat?.kind]).toEqual(["end", "pause"]);
    await pass(1);
    expect(at()).toBe(2);
    tell(update(4, { position: position(4, { over: true }) }));
    await pass(60_000);
    expect([at(), room.beat?.kind]).toEqual([4, "over"]);
  });
  it("is no stop where the game says nothing", () => {
    room.begin(() => null);
    tell(roundEnd(2));
    expect([at(), led(), room.beat]).toEqual([2, ["move 2", "scored", "dealt"], null]);
  });
  it("waits though everything is instant", async () => {
    settings.speed = "instant";
    tell(roundEnd(2), update(3));
    await pass(5000);
    expect(at()).toBe("end");
    room.beat!.goOn();
    await pass();
    expect(at()).toBe(3);
  });
  it("goes on by itself after 8 seconds for who is running out of time, and hurries", async () => {
    tell(roundEnd(2), update(3));
    await pass(5000);
    tell(update(4, { position: position(4, { to_act: [0], clock }) }));
    await pass(7999);
    expect(at()).toBe("end");
    await pass(1);
    expect(at()).toBe(2);
    await pass(180);
    expect([at(), room.beat]).toEqual([4, null]);
  });
  it("still waits after the line was broken, and is told once", async () => {
    tell(roundEnd(2), update(3));
    const shown = room.events;
    line().cut();
    await pass(300);
    line().open();
    tell({ ...welcome(4), since: 3, history: [{ seq: 4, events: [does("move 4")] }] });
    expect([at(), room.beat?.kind, room.events === shown]).toEqual(["end", "pause", true]);
    await pass(60_000);
    expect([at(), told()]).toEqual(["end", ["move 2", "scored"]]);
    room.beat!.goOn();
    await pass();
    expect([at(), room.beat]).toEqual([4, null]);
    expect(told()).toEqual(["move 2", "scored", "dealt", "move 3", "move 4"]);
  });
  it("is over after the line was broken, once it is taken back or I have moved elsewhere", async () => {
    for (const later of [
      { ...does("undone"), seqs: [2] },
      { ...does("mine", 0), seqs: [] },
    ]) {
      tell(roundEnd(2));
      line().cut();
      await pass(300);
      line().open();
      tell({ ...welcome(3), since: 2, history: [{ seq: 3, events: [later] }] });
      expect([at(), room.beat]).toEqual([3, null]);
      reload();
      tell(welcome(1));
    }
  });
  it("lets chat and questions through", () => {
    tell(roundEnd(2), { type: "undo-asked", seat: 1, ask: 7, seqs: [2], text: "Ben asks." });
    tell({ type: "chat", chat: { guest: "g1", text: "Well played" } });
    expect([room.undoAsked?.ask, room.chat.length, at()]).toEqual([7, 1, "end"]);
  });
  it("is over when it is taken back", async () => {
    tell(roundEnd(2));
    tell(update(3, { events: [{ ...does("undone"), seqs: [2] }] }));
    expect(room.beat).toBeNull();
    await pass(1100);
    expect(at()).toBe(3);
  });
  it("stays when something later is taken back", async () => {
    tell(roundEnd(2), update(3), update(4, { events: [{ ...does("undone"), seqs: [3] }] }));
    await pass(5000);
    expect([at(), room.beat?.kind]).toEqual(["end", "pause"]);
  });
});

describe("the end of the game", () => {
  it("stays until I go on", async () => {
    tell(update(2, { position: position(2, { over: true, to_act: [] }) }));
    await pass(60_000);
    expect([at(), room.beat?.kind]).toEqual([2, "over"]);
    room.beat!.goOn();
    expect(room.beat).toBeNull();
  });
  it("is no news to who comes later", () => {
    localStorage.clear();
    reload();
    tell(welcome(9, { over: true }));
    expect(room.beat).toBeNull();
  });
});

describe("a page that is loaded anew", () => {
  /** All that was told up to a number, with the last stop as number 3. */
  const history = (seq: number, more: Partial<Position> = {}) => {
    const { events, pauses } = roundEnd(3);
    const past = Array.from({ length: seq }, (_, i) =>
      i === 2 ? { seq: 3, events, pauses } : { seq: i + 1, events: [does(`move ${i + 1}`)] },
    );
    return { ...welcome(seq, more), since: 0, history: past };
  };

  it("still shows the end of the round that I have not gone on from, and the rest after it", async () => {
    reload();
    tell(history(5));
    expect([at(), led(), room.beat?.kind]).toEqual(["end", ["move 3", "scored"], "pause"]);
    expect(told()).toEqual(["move 1", "move 2"]);
    await pass(60_000);
    expect(told()).toEqual(["move 1", "move 2", "move 3", "scored"]);
    room.beat!.goOn();
    await pass();
    expect([at(), told().slice(4)]).toEqual([5, ["dealt", "move 4", "move 5"]]);
    reload();
    tell(history(5));
    expect([at(), room.beat]).toEqual([5, null]);
  });
  it("shows all ends of rounds that I have missed, one after the other", async () => {
    const missed = history(6);
    missed.history[4] = roundEnd(5);
    reload();
    tell(missed);
    expect([at(), led()]).toEqual(["end", ["move 3", "scored"]]);
    room.beat!.goOn();
    await pass();
    expect([at(), led(), room.beat?.kind]).toEqual(["end", ["move 5", "scored"], "pause"]);
    room.beat!.goOn();
    await pass();
    expect([at(), room.beat]).toEqual([6, null]);
  });
  it("does so too where the game had not begun when I came", () => {
    localStorage.clear();
    reload();
    tell({ ...welcome(0), position: null });
    reload();
    tell(history(5));
    expect([at(), room.beat?.kind]).toEqual(["end", "pause"]);
  });
  it("waits with it until the game is loaded, which may say that it is none", () => {
    room.close();
    room = new TableRoom(table, platform);
    line().open();
    tell(history(3), update(4));
    expect(room.position).toBeNull();
    room.begin(() => null);
    expect([at(), room.beat]).toEqual([4, null]);
  });
  it("shows none on a device that has not been at the table", () => {
    localStorage.clear();
    reload();
    tell(history(5));
    expect([at(), room.beat]).toEqual([5, null]);
  });
  it("still shows the end of the game, once", async () => {
    const over = history(4, { over: true, to_act: [] });
    reload();
    tell(over);
    room.beat!.goOn();
    await pass();
    expect([at(), led(), room.beat?.kind]).toEqual([4, ["move 4"], "over"]);
    room.beat!.goOn();
    reload();
    tell(over);
    expect([at(), room.beat]).toEqual([4, null]);
  });
});

describe("my own move", () => {
  it("waits for nobody, and is seen before what the others do next", async () => {
    tell(update(2), update(3), update(4, { events: [does("mine", 0)] }), update(5));
    await pass();
    expect([at(), led()]).toEqual([4, ["mine"]]);
    await pass(370);
    expect([at(), led()]).toEqual([5, ["move 5"]]);
  });
  it("is made in a hurry where my time runs", async () => {
    tell(update(2), update(3, { position: position(3, { to_act: [0], clock }) }));
    await pass(90);
    expect(at()).toBe(3);
  });
});

describe("a touch", () => {
  it("shows the next at once", () => {
    tell(update(2), update(3), update(4));
    room.skip();
    expect(at()).toBe(3);
  });
});

describe("coming back to the page", () => {
  it("passes over what has piled up, but not over the end of a round", async () => {
    tell(update(2), ...[3, 4, 5, 6].map((seq) => update(seq)), roundEnd(7));
    tell(...[8, 9, 10, 11, 12, 13].map((seq) => update(seq)));
    document.dispatchEvent(new Event("visibilitychange"));
    await pass();
    expect([at(), room.beat?.kind]).toEqual(["end", "pause"]);
    room.beat!.goOn();
    await pass();
    expect(at()).toBe(13);
    const seqs = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
    expect(room.log.map(({ seq }) => seq)).toEqual(seqs);
  });
});

describe("the only possible move", () => {
  const forced = (seq: number, more: Partial<Updated> = {}) =>
    update(seq, {
      position: position(seq, { to_act: [0], legal: ["take w"], forced: true }),
      ...more,
    });

  it("plays itself after a notice", async () => {
    tell(forced(2));
    await pass(899);
    expect([room.forcing, moves().length]).toEqual([true, 0]);
    await pass(1);
    expect([room.forcing, moves()]).toMatchObject([false, [{ move: "take w", seq: 2 }]]);
  });
  it("plays itself again once the one before is made", async () => {
    tell(forced(2));
    await pass(900);
    tell(forced(3, { events: [does("mine", 0)] }), { type: "ok", id: moves()[0]!["id"] });
    await pass(900);
    expect(moves()).toMatchObject([{ seq: 2 }, { seq: 3 }]);
  });
  it("is made at once by a touch", () => {
    tell(forced(2));
    room.skip();
    expect(moves()).toHaveLength(1);
  });
  it("is mine to make where I want that, and after I have taken it back", async () => {
    settings.forced = false;
    tell(forced(2));
    await pass(5000);
    settings.forced = true;
    tell(forced(3, { events: [{ ...does("undone", 0), seqs: [2] }] }));
    await pass(5000);
    expect([room.forcing, moves().length, room.legal]).toEqual([false, 0, ["take w"]]);
  });
  it("is not tried again when it was refused", async () => {
    tell(forced(2));
    await pass(900);
    tell({ type: "error", id: moves()[0]!["id"], code: "lost", message: "No.", rule: null });
    await pass(5000);
    expect(moves()).toHaveLength(1);
  });
  it("waits for the end of a round to be seen", async () => {
    tell(roundEnd(2, { to_act: [0], legal: ["take w"], forced: true }));
    await pass(5000);
    expect(moves()).toHaveLength(0);
    room.beat!.goOn();
    await pass(900);
    expect(moves()).toHaveLength(1);
  });
});

describe("taking back", () => {
  it("is asked for where the game stands, whatever is still being shown", () => {
    tell(update(2), update(3), update(4));
    void room.undo();
    expect(line().sent.at(-1)).toMatchObject({ type: "undo", seq: 4 });
  });
});
