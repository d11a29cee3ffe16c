import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./support/page";
import { Around } from "../src/lib/around.svelte";
import type { GameModule } from "../src/lib/board";
import { guest } from "../src/lib/guest.svelte";
import { household } from "../src/lib/household.svelte";
import type { Position, Table } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import { wish } from "../src/lib/wishes";
import { Line, platform } from "./support/line";

const TOKENS = ["t0", "t1", "t2"];
const seatOf = (at: number) => ({
  seat: at,
  kind: "person",
  name: ["Ana", "Ben", "Cleo"][at],
  guest: `g${at}`,
  level: null,
  connected: true,
  standin: false,
  resigned: false,
});
const tableWith = (more: Partial<Table> = {}): Table =>
  ({
    id: "palm-kite",
    game: "tiki-topple",
    status: "playing",
    host: "g0",
    seats: [0, 1, 2].map(seatOf),
    result: null,
    ...more,
  }) as unknown as Table;
const module = { beat: () => "wait" } as unknown as GameModule;

let around: Around;
/** What the page does whenever anything has changed. */
const drive = (): void => {
  around.follow();
  around.step();
};
/** The last line of a token, or of who only watches. */
const lineOf = (token: string | null) =>
  Line.all.findLast(({ sent }) => sent[0]?.["token"] === token)!;
const lines = () => [null, ...TOKENS].map(lineOf);
const position = (
  seat: number | null,
  seq: number,
  due: number[],
  more: Partial<Position> = {},
) => ({
  seq,
  view: { at: seq, ...(seat !== null && { you: { seat } }) },
  own: seat === null ? [] : ["you"],
  legal: seat !== null && due.includes(seat) ? ["toast"] : [],
  to_act: due,
  undo: null,
  over: false,
  clock: null,
  lesson: null,
  aid: null,
  ...more,
});
const seatAt = (at: number) => (at === 0 ? null : at - 1);

function openAll(): void {
  for (const line of Line.all) if (line.readyState === 0) line.open();
}
/** Everybody is welcomed: seats `due` are to move. */
function welcome(seq: number, due: number[], table = tableWith()): void {
  for (let round = 0; round < 2; round++) {
    openAll();
    for (const [at, line] of lines().entries()) {
      if (!line || line.sent.some(({ type }) => type === "welcomed")) continue;
      const seat = seatAt(at);
      line.tell({
        type: "welcome",
        since: seq,
        table,
        you: { guest: seat === null ? null : `g${seat}`, seat, host: seat === 0 },
        history: [],
        chat: [],
        position: position(seat, seq, due),
        time: Date.now(),
      });
      line.sent.push({ type: "welcomed" });
    }
    drive();
  }
}
/** Everybody is told of a move; with a pause it ends a round. */
function update(seq: number, by: number, due: number[], pauses = false): void {
  for (const [at, line] of lines().entries()) {
    const seat = seatAt(at);
    const events = [{ event: "played", seat: by, sentences: [`Move ${seq}.`] }];
    line.tell({
      type: "update",
      seq,
      events,
      position: position(seat, seq, due),
      pauses: pauses ? [{ events: 1, view: { at: "end" }, own: [] }] : [],
    });
  }
  drive();
}
const later = async (ms = 100) => {
  for (let passed = 0; passed <= ms; passed += 50) {
    await vi.advanceTimersByTimeAsync(passed === 0 ? 0 : 50);
    drive();
  }
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", undefined);
  Line.all = [];
  localStorage.clear();
  settings.speed = "normal";
  guest.become({ guest: "g0", name: "Ana", token: "t0", code: null });
  for (const at of [1, 2]) {
    vi.stubGlobal("fetch", async () =>
      Response.json({ guest: `g${at}`, name: seatOf(at).name, token: `t${at}` }),
    );
    await household.add(seatOf(at).name!);
  }
});
afterEach(() => {
  around.close();
  for (const { guest: id } of [...household.people]) household.forget(id);
  vi.useRealTimers();
});

function sit(table = tableWith()): void {
  around = new Around(table, platform);
  around.begin(module);
  drive();
}

describe("a device around which three people sit", () => {
  it("has a line for each of them, and one for what everybody may see", () => {
    sit();
    welcome(1, [0]);
    expect(lines().map((line) => line.sent[0]!["token"])).toEqual([null, "t0", "t1", "t2"]);
    expect([around.shared, around.ready, around.alone]).toEqual([true, true, true]);
  });

  it("begins behind the curtain of who is due", async () => {
    sit();
    welcome(1, [1]);
    await later();
    expect(around.stage).toEqual({ on: "curtain", seat: 1 });
    expect(around.room).toBeNull();
    around.lift();
    expect(around.room?.you.seat).toBe(1);
    expect(around.room?.legal).toEqual(["toast"]);
  });

  it("goes on to the next once who moved has seen what it did", async () => {
    sit();
    welcome(1, [0]);
    await later();
    around.lift();
    update(2, 0, [1]);
    await later(500);
    expect(around.stage).toEqual({ on: "seat", seat: 0 });
    await later(1500);
    expect(around.stage).toEqual({ on: "curtain", seat: 1 });
    expect([around.last, around.then(1)]).toEqual([0, 2]);
  });

  it("keeps what others were told from who looks: their rooms show no events and play nothing", async () => {
    sit();
    welcome(1, [0]);
    await later();
    around.lift();
    update(2, 0, [0]);
    const others = around.rooms.filter((room) => room !== around.room);
    for (const room of others) {
      expect([room.events, room.showing, room.draft]).toEqual([[], false, ""]);
      expect(room.log.length).toBe(1);
      expect(room.position?.seq).toBe(2);
    }
  });

  it("shows the end of a round to all at once, and the curtain after that", async () => {
    sit();
    welcome(1, [0]);
    await later();
    around.lift();
    update(2, 0, [1], true);
    await later();
    expect(around.stage).toEqual({ on: "all" });
    expect(around.room).toBe(around.all);
    expect([around.all!.beat?.kind, around.all!.view]).toEqual(["pause", { at: "end" }]);
    await later(60_000);
    expect(around.stage).toEqual({ on: "all" });
    around.all!.beat!.goOn();
    drive();
    await later(2000);
    expect(around.stage).toEqual({ on: "curtain", seat: 1 });
    expect(around.rooms.every(({ stops, beat }) => !stops && !beat)).toBe(true);
  });

  it("lets the curtain fall when nobody sees the page, and drops what was said to who looked", async () => {
    sit();
    welcome(1, [0]);
    await later();
    around.lift();
    toasts.add("You have no such card.");
    vi.stubGlobal("document", { ...document, visibilityState: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    vi.stubGlobal("document", { ...document, visibilityState: "visible" });
    expect(around.stage).toEqual({ on: "curtain", seat: 0 });
    expect(toasts.shown).toEqual([]);
  });

  it("waits for nobody's line that is lost", async () => {
    sit();
    welcome(1, [0]);
    await later();
    around.lift();
    lineOf("t2").cut();
    for (const at of [0, 1, 2]) {
      const seat = seatAt(at);
      const events = [{ event: "played", seat: 0, sentences: ["Move 2."] }];
      lines()[at]!.tell({ type: "update", seq: 2, events, position: position(seat, 2, [1]) });
    }
    drive();
    await later(200);
    await later(1300);
    expect(around.stage).toEqual({ on: "curtain", seat: 1 });
  });

  it("makes an only move that tells nobody anything without handing the device over", async () => {
    sit();
    welcome(1, [0]);
    await later();
    around.lift();
    for (const [at, line] of lines().entries()) {
      const seat = seatAt(at);
      const events = [{ event: "played", seat: 0, sentences: ["Move 2."] }];
      const forced = seat === 1;
      line.tell({ type: "update", seq: 2, events, position: position(seat, 2, [1], { forced }) });
    }
    drive();
    await later(2500);
    expect(around.stage).toEqual({ on: "seat", seat: 0 });
    expect(lineOf("t1").sent.at(-1)).toMatchObject({ type: "move", move: "toast", seq: 2 });
  });

  it("answers for everybody here whether somebody may take a move back", async () => {
    sit();
    welcome(1, [0]);
    const asked = { type: "undo-asked", ask: 7, seat: 0, seqs: [1], text: "Ana asks." };
    for (const token of ["t1", "t2"]) lineOf(token).tell(asked);
    drive();
    expect(around.undoAsked?.ask).toBe(7);
    around.answerUndo(7, true);
    drive();
    expect(around.undoAsked).toBeNull();
    for (const token of ["t1", "t2"])
      expect(lineOf(token).sent.at(-1)).toMatchObject({ type: "undo-answer", ask: 7, agree: true });
  });
});

describe("sitting down", () => {
  it("lets everybody sit down and begins, each with a number of their own", async () => {
    const lobby = tableWith({ status: "lobby", seats: [seatOf(0)] as Table["seats"] });
    wish("palm-kite", ["g1", "g2"]);
    sit(lobby);
    expect(around.arranging).toBe(true);
    openAll();
    const say = (token: string, seat: number | null) => {
      const line = lineOf(token);
      const you = { guest: `g${TOKENS.indexOf(token)}`, seat, host: token === "t0" };
      const welcomes = { type: "welcome", since: 0, table: lobby, you, history: [], chat: [] };
      line.tell({ ...welcomes, position: null, time: Date.now() });
    };
    say("t0", 0);
    for (const token of ["t1", "t2"]) {
      await later();
      openAll();
      say(token, null);
      const sits = lineOf(token).sent.at(-1)!;
      expect(sits).toMatchObject({ type: "sit", seat: TOKENS.indexOf(token), contribute: true });
      const seats = [0, ...TOKENS.keys()].slice(0, TOKENS.indexOf(token) + 2);
      const sat = tableWith({
        status: "lobby",
        seats: [...new Set(seats)].map(seatOf) as Table["seats"],
      });
      for (const each of TOKENS) lineOf(each)?.tell({ type: "table", table: sat });
      lineOf(token).tell({ type: "ok", id: sits["id"], table: null });
    }
    await later();
    const starts = lineOf("t0").sent.at(-1)!;
    expect(starts["type"]).toBe("start");
    lineOf("t0").tell({ type: "ok", id: starts["id"], table: null });
    const full = tableWith({ status: "lobby", starting: true });
    const commitment = "0".repeat(64);
    for (const token of TOKENS) {
      lineOf(token).tell({ type: "table", table: full });
      lineOf(token).tell({ type: "commit", attempt: 1, commitment });
    }
    await later();
    const hashes = TOKENS.map((token) => lineOf(token).sent.at(-1)!);
    expect(hashes.map(({ type }) => type)).toEqual(["hash", "hash", "hash"]);
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(3);
    expect(around.arranging).toBe(false);
  });
});
