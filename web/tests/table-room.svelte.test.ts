import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./support/page";
import type { Position, Table, Updated } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { TableRoom } from "../src/lib/table.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import { Line, platform } from "./support/line";

const seat = (at: number) => ({
  seat: at,
  kind: "person",
  name: ["Ana", "Ben"][at],
  guest: `g${at}`,
  level: null,
  connected: true,
  standin: false,
  resigned: false,
});
const table = {
  id: "palm-kite",
  game: "tiki-topple",
  status: "playing",
  host: "g0",
  seats: [seat(0), seat(1)],
} as unknown as Table;
const position = (seq: number, legal: string[] = [], more: Partial<Position> = {}) =>
  ({ seq, view: { at: seq }, legal, to_act: [0], undo: null, lesson: null, ...more }) as Position;
const said = (seq: number) => [{ event: "played", sentences: [`Move ${seq}.`] }];
const update = (seq: number, legal: string[] = []): Updated => ({
  type: "update",
  seq,
  events: said(seq),
  position: position(seq, legal),
});
const welcome = (seq: number, history: number[] = [], legal: string[] = [], since?: number) => ({
  type: "welcome",
  since: since ?? (history[0] ?? seq + 1) - 1,
  table,
  you: { guest: "g0", seat: 0, host: true },
  history: history.map((each) => ({ seq: each, events: said(each) })),
  chat: [],
  position: position(seq, legal),
  time: Date.now(),
});

let room: TableRoom;
const line = () => Line.all.at(-1)!;
const asked = (type: string) => line().sent.findLast((message) => message["type"] === type)!;
const told = () => room.log.flatMap(({ events }) => events.flatMap(({ sentences }) => sentences));
const settled = () => vi.advanceTimersByTimeAsync(0);
/** The line breaks, and a new one is welcomed with what was missed. */
function reconnect(seq: number, history: number[] = [], since?: number): void {
  line().cut();
  vi.advanceTimersByTime(300);
  line().open();
  line().tell(welcome(seq, history, [], since));
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  localStorage.clear();
  room = new TableRoom(table, platform);
  room.begin();
  line().open();
});
afterEach(() => {
  room.close();
  vi.useRealTimers();
});

describe("coming to a table", () => {
  it("waits to be welcomed, and then knows who I am, what happened and where the game stands", () => {
    expect([room.welcomed, room.connection]).toEqual([false, "connecting"]);
    line().tell(welcome(3, [1, 2, 3], ["toast"]));
    expect([room.welcomed, room.connection]).toEqual([true, "open"]);
    expect([room.you.seat, room.mySeat?.name, room.legal]).toEqual([0, "Ana", ["toast"]]);
    expect(told()).toEqual(["Move 1.", "Move 2.", "Move 3."]);
    expect(room.players.map(({ name }) => name)).toEqual(["Ana", "Ben"]);
  });
  it("asks for a seat as one who adds to the luck", async () => {
    line().tell(welcome(0));
    localStorage.setItem("lanai.guest", "{}");
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ guest: "g0", name: "Ana" })));
    void room.sit(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked("sit")).toMatchObject({ seat: 1, contribute: true });
  });
});

describe("whether I look at a lobby", () => {
  const lobby = { ...table, status: "lobby" } as Table;
  const looked = () =>
    line()
      .sent.filter(({ type }) => type === "looking")
      .map(({ on }) => on);
  /** Time goes by while the line stays alive. */
  async function wait(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      const last = line().sent.at(-1);
      if (last?.["type"] === "ping") line().tell({ type: "pong", id: last["id"] });
    }
  }
  beforeEach(() => line().tell({ ...welcome(0), table: lobby, position: null }));

  it("is told once nobody has touched the page for a while, and when somebody does again", async () => {
    await wait(119);
    document.dispatchEvent(new Event("pointermove"));
    await wait(119);
    expect(looked()).toEqual([]);
    await wait(2);
    expect(looked()).toEqual([false]);
    document.dispatchEvent(new Event("keydown"));
    expect(looked()).toEqual([false, true]);
  });
  it("matters no more when the game has begun: who thinks is there", async () => {
    await wait(121);
    line().tell({ type: "table", table });
    expect(looked()).toEqual([false, true]);
    await wait(600);
    expect(looked()).toEqual([false, true]);
  });
});

describe("what happens at a table", () => {
  beforeEach(() => line().tell(welcome(1, [1])));

  it.each([
    ["slow", 2000],
    ["normal", 1100],
    ["fast", 450],
    ["instant", 0],
  ] as const)("is shown one by one at the person's pace: %s", async (speed, hold) => {
    settings.speed = speed;
    for (const seq of [2, 3, 4]) line().tell(update(seq));
    expect(room.position?.seq).toBe(2);
    await settled();
    expect(room.position?.seq).toBe(hold ? 2 : 4);
    await vi.advanceTimersByTimeAsync(hold);
    expect(room.position?.seq).toBe(hold ? 3 : 4);
    await vi.advanceTimersByTimeAsync(hold);
    expect([room.position?.seq, told().at(-1)]).toEqual([4, "Move 4."]);
    settings.speed = "normal";
  });
  it("hurries when much has come together", async () => {
    for (let seq = 2; seq < 22; seq++) line().tell(update(seq));
    await vi.advanceTimersByTimeAsync(11 * 90);
    expect(room.position?.seq).toBe(13);
    await vi.advanceTimersByTimeAsync(90);
    expect(room.position?.seq).toBe(13);
  });
  it("takes a move that was begun back if it is no longer possible", async () => {
    room.draft = "up2 ";
    line().tell(update(2, ["up2 nani"]));
    expect(room.draft).toBe("up2 ");
    line().tell(update(3, ["toast"]));
    await vi.advanceTimersByTimeAsync(1100);
    expect(room.draft).toBe("");
  });
});

describe("a line that breaks", () => {
  beforeEach(() => line().tell(welcome(1, [1])));

  it("loses no line of the log, also of what was still to be shown", () => {
    for (const seq of [2, 3, 4]) line().tell(update(seq));
    reconnect(6, [5, 6]);
    expect(asked("hello")).toMatchObject({ since: 4 });
    expect(told()).toEqual([1, 2, 3, 4, 5, 6].map((seq) => `Move ${seq}.`));
    expect(room.position?.seq).toBe(6);
    vi.advanceTimersByTime(2000);
    expect(room.position?.seq).toBe(6);
  });
  it("begins the log anew where it is too old, and fetches what was before page by page", async () => {
    reconnect(410, [409, 410], 408);
    expect([told(), room.logSince]).toEqual([["Move 409.", "Move 410."], 408]);
    void room.earlier();
    expect(asked("earlier")).toMatchObject({ before: 409 });
    const history = [7, 408].map((seq) => ({ seq, events: said(seq) }));
    line().tell({ type: "earlier", id: asked("earlier")["id"], since: 0, history });
    await settled();
    expect(told()).toEqual(["Move 7.", "Move 408.", "Move 409.", "Move 410."]);
    expect(room.logSince).toBe(0);
  });
  it("goes on with the number of the position where the last move was taken back", async () => {
    reconnect(3, [], 1);
    expect(told()).toEqual(["Move 1."]);
    line().tell(update(4));
    await settled();
    expect([room.position?.seq, told().at(-1)]).toEqual([4, "Move 4."]);
  });
  it("forgets a question that may have been settled meanwhile", () => {
    line().tell({ type: "undo-asked", seat: 1, ask: 7, text: "Ben asks." });
    reconnect(1);
    expect(room.undoAsked).toBeNull();
  });
  it("still sends the move, once", async () => {
    line().tell(update(2, ["toast"]));
    line().cut();
    void room.play("toast");
    expect([room.busy, room.legal]).toEqual([true, []]);
    vi.advanceTimersByTime(1000);
    line().open();
    line().tell(welcome(2, [], ["toast"]));
    const moves = line().sent.filter((message) => message["type"] === "move");
    expect(moves).toMatchObject([{ move: "toast", seq: 2 }]);
    line().tell({ type: "ok", id: moves[0]!["id"] });
    await settled();
    expect(room.busy).toBe(false);
  });
});

describe("a request that is refused", () => {
  beforeEach(() => line().tell(welcome(1, [1], ["toast"])));
  const refuse = (request: Record<string, unknown>, code: string, now?: Position) =>
    line().tell({
      type: "error",
      id: request["id"],
      code,
      message: "Not now.",
      rule: null,
      position: now,
    });

  it("says so and gives the moves back", async () => {
    void room.play("toast");
    refuse(asked("move"), "move-illegal");
    await settled();
    expect([room.busy, room.legal]).toEqual([false, ["toast"]]);
    expect(toasts.shown.at(-1)).toMatchObject({ text: "Not now.", kind: "error" });
  });
  it("shows the position as it is now if mine was stale", async () => {
    void room.play("toast");
    refuse(asked("move"), "stale", position(2, ["up1 nani"]));
    await settled();
    expect([room.position?.seq, room.legal]).toEqual([2, ["up1 nani"]]);
  });
  it("is made again where all act at once and it is still possible", async () => {
    line().tell({ ...update(2), position: position(2, ["draw"], { to_act: [0, 1] }) });
    void room.play("draw");
    refuse(asked("move"), "stale", position(3, ["draw"], { to_act: [0] }));
    await settled();
    expect(asked("move")).toMatchObject({ move: "draw", seq: 3 });
  });
  const tried = async () => {
    void room.why("toast");
    line().tell({
      type: "why",
      id: asked("why")["id"],
      move: "toast",
      legal: false,
      rule: "TT-T6",
      message: "Toast cannot be first.",
    });
    await settled();
    expect(room.refusal).toBe("Toast cannot be first.");
  };
  it("tells which rule forbids what was tried", async () => {
    await tried();
    room.draft = "up1 ";
    expect(room.refusal).toBe("");
  });
  it("gives way to a hint", async () => {
    await tried();
    void room.hint();
    expect(room.refusal).toBe("");
  });
});

describe("taking back", () => {
  beforeEach(() => line().tell(welcome(1, [1])));

  it("is asked by another, and settled for all", () => {
    line().tell({ type: "undo-asked", seat: 1, ask: 7, text: "Ben asks." });
    expect(room.undoAsked).toMatchObject({ ask: 7, text: "Ben asks." });
    line().tell({ type: "undo-settled", agreed: true });
    expect(room.undoAsked).toBeNull();
  });
});

describe("another language", () => {
  it("is told everything again, and nothing of the old one stays", () => {
    line().tell(welcome(1, [1]));
    for (const seq of [2, 3]) line().tell(update(seq));
    room.relearn();
    line().open();
    expect(asked("hello")).toMatchObject({ since: null });
    line().tell(welcome(3, [1, 2, 3]));
    vi.advanceTimersByTime(2000);
    expect(told()).toEqual(["Move 1.", "Move 2.", "Move 3."]);
  });
});

describe("being away", () => {
  const mine = (more: object) => ({ ...table, seats: [{ ...seat(0), ...more }, seat(1)] });
  /** How often it was asked: a repeated request has the same id. */
  const back = () => {
    const sent = Line.all.flatMap((each) => each.sent.filter(({ type }) => type === "back"));
    return new Set(sent.map(({ id }) => id)).size;
  };

  it("takes the seat back from a bot when I am at the table again", () => {
    line().tell({ ...welcome(3), table: mine({ standin: true }) });
    expect(back()).toBe(1);
    reconnect(4);
    expect(back()).toBe(1);
  });
  it("leaves the seat to the bot once I have left for good", () => {
    line().tell({ ...welcome(3), table: mine({ standin: true, resigned: true }) });
    expect(back()).toBe(0);
  });
  it("reminds me until I react or move", () => {
    line().tell(welcome(3, [], ["toast"]));
    line().tell({ type: "nudged", seat: 0, text: "They wait." });
    expect(room.nudge).toBe("They wait.");
    room.react();
    expect([room.nudge, asked("here")["type"]]).toEqual(["", "here"]);
    line().tell({ type: "nudged", seat: 0, text: "They wait." });
    line().tell({ ...update(4), position: position(4, [], { to_act: [1] }) });
    expect(room.nudge).toBe("");
  });
});
