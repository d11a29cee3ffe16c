import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../../tests/support/page";
import {
  cardTable,
  drawn,
  gameTexts,
  parts,
  people,
  still,
  words,
} from "../../../tests/support/drawn";
import type { BoardProps, GameEvent } from "$lib/board";
import { finishAll } from "$lib/motion";
import Board from "./Board.svelte";
import { Counting } from "./counting.svelte";
import EndTable from "./EndTable.svelte";
import Scene from "./Scene.svelte";
import type { Own, Scored, View } from "./view";

vi.mock(import("./layout"), async (original) => ({ ...(await original()), stones: () => [] }));

const t = gameTexts("tiki-topple");
const COLUMN = ["eepo", "nani", "kapu", "huhu"];
const told = (event: string, more: object = {}): GameEvent => ({ event, sentences: [], ...more });
const score = (seat: number, mission: string[], parts: number[], before = 0) => {
  const points = parts.reduce((sum, part) => sum + part, 0);
  return { seat, mission, parts, points, total: before + points };
};
const scored = (round: number, column = COLUMN): Scored => ({
  event: "scored",
  sentences: ["Three tikis are left."],
  round,
  column,
  ended_by: "tikis",
  seats: [
    score(0, ["eepo", "kapu", "nui"], [9, 0, 0], 4),
    score(1, ["nani", "eepo", "kapu"], [0, 5, 2]),
  ],
});
const own: Own = {
  seat: 0,
  hand: ["up1", "toast"],
  aside: [],
  mission: ["eepo", "kapu", "nui"],
  points_now: [9, 0, 0],
  blocked: {},
  lands: {},
  unplayable: [],
};
const view = (more: Partial<View> = {}): View => ({
  game: "tiki-topple",
  hand_option: "classic",
  round: 3,
  rounds: 3,
  over: false,
  starter: 0,
  turn: 0,
  column: COLUMN,
  toasted: ["nui"],
  scores: [13, 7],
  seats: [
    { cards: 2, played: [] },
    { cards: 2, played: [] },
  ],
  missions_out: [],
  winners: [],
  worths: [9, 5, 2],
  tikis: Object.fromEntries(
    [...COLUMN, "nui"].map((tiki) => [tiki, { colour: "red", group: "Nui" }]),
  ),
  tikis_named: { up1: 1, wiki: 2, toast: 0 },
  ...more,
});
const board = (more: Partial<View>, props: Partial<BoardProps<View>> = {}) =>
  drawn(Board, {
    ...still({
      game: "tiki-topple",
      view: view(more),
      players: people("Ana", "Ben"),
      seat: null,
      cards: cardTable("tiki_topple"),
      t,
    }),
    ...props,
  });

describe("a replay that shows everything", () => {
  it("has everybody's cards and missions while a round goes on", () => {
    const html = board({}, { open: [own, { ...own, seat: 1, mission: ["nani", "eepo", "kapu"] }] });
    expect(parts(html, "mission small").map((mission) => parts(mission, "goal").length)).toEqual([
      3, 3,
    ]);
    expect(words(html)).toContain("Up 1");
  });
  it("has the missions on the last step too, where nobody has anything any more", () => {
    const last = { turn: null, over: true, winners: [0] };
    const html = board(last, { open: [null!, null!], past: [scored(3)] });
    const [reveal = ""] = parts(html, "reveal");
    expect(words(reveal)).toMatch(/^Round 3 of 3: the missions Three tikis are left\. Ana /);
    expect(parts(reveal, "part")).toHaveLength(6);
  });
});

describe("what each player moved this round", () => {
  const played = (seat: number, card: string, tiki: string, more = {}) =>
    told("played", { seat, card, tiki, from: 2, to: 1, ...more });

  it("stands beside their name, card by card, with the tikis", () => {
    const past = [
      told("round", { round: 3 }),
      played(1, "up1", "eepo"),
      played(0, "toast", "nui"),
      played(1, "wiki", "nani", { other: "kapu" }),
    ];
    const [planks = ""] = parts(board({ you: own }, { seat: 0, past }), "planks");
    const moved = parts(planks, "deed").slice(0, 2).map(words);
    expect(moved[0]).toMatch(/^Up 1: Eepo/);
    expect(moved[1]).toMatch(/^Wiki: Nani \+ Kapu/);
  });
});

describe("the page after a game", () => {
  const order = (html: string) =>
    [...html.matchAll(/<image [^>]*href="([^"]*)"/g)].map(([, picture]) => picture);

  it("shows the column as it stood at the end", () => {
    const [first, second, third] = order(drawn(Scene, { view: view() }));
    const turned = view({ column: ["kapu", "nani", "eepo"] });
    expect(order(drawn(Scene, { view: turned }))).toEqual([third, second, first]);
    expect(new Set([first, second, third]).size).toBe(3);
  });
  it("and above each round what stood on top of it", () => {
    const tops = (column: string[]) => {
      const props = {
        view: view(),
        events: [scored(1, column)],
        result: { scores: [13, 7], winners: [0] },
      };
      const html = drawn(EndTable, { ...props, players: people("Ana", "Ben"), cards: {}, t });
      return parts(html, "top")[0]!.split("</thead>")[0]!;
    };
    expect(tops(["nani", "eepo", "kapu", "huhu"])).not.toBe(tops(["eepo", "nani", "kapu", "huhu"]));
  });
});

describe("a round is counted up", () => {
  const counting = new Counting();
  /** Animations last as long as they should. */
  const page = {
    animate: (_: unknown, { duration }: { duration: number }) => {
      let end = () => {};
      const finished = new Promise<void>((done) => (end = done));
      setTimeout(end, duration);
      return { finished, finish: () => end(), addEventListener: () => {} };
    },
  } as unknown as Element;
  const now = () => [counting.revealed, ...(counting.points ?? [])];

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    counting.finish();
    finishAll();
    vi.useRealTimers();
  });

  it("mission by mission, tiki by tiki, while pawns go stone by stone", async () => {
    counting.begin(scored(3), true, page);
    const seen = [now()];
    while (counting.running) {
      await vi.advanceTimersByTimeAsync(10);
      if (now().join() !== seen.at(-1)!.join()) seen.push(now());
    }
    expect(seen[0]).toEqual([0, 4, 0]);
    expect(seen.at(-1)).toEqual([6, 13, 7]);
    for (const [at, after] of seen.slice(1).entries()) {
      const steps = after.map((value, n) => value - seen[at]![n]!);
      expect(steps.toSorted()).toEqual([0, 0, 1]);
    }
  });
  it("at once where it is not new, or somebody touches", () => {
    counting.begin(scored(3), false, page);
    expect([counting.running, ...now()]).toEqual([false, 6, 13, 7]);
    counting.begin(scored(3), true, page);
    expect([counting.running, ...now()]).toEqual([true, 0, 4, 0]);
    counting.finish();
    expect([counting.running, ...now()]).toEqual([false, 6, 13, 7]);
  });
});
