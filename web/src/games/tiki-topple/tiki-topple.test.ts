import { describe, expect, it, vi } from "vitest";
import type { GameEvent } from "$lib/board";
import { movedBy, playsOf, wayOf } from "./events";
import {
  abreast,
  grown,
  isSmall,
  layoutOf,
  placeTop,
  shapeOf,
  upright,
  type Shape,
} from "./layout";
import { cardsFor, waysOf } from "./moves";
import { prompt } from "./prompt";
import type { Played, View } from "./view";

vi.mock("$lib/texts.svelte", () => ({ list: (names: string[]) => names.join(", ") }));

const told = (event: string, rest: object = {}): GameEvent => ({ event, sentences: [], ...rest });
const played = (seat: number, card: string) => told("played", { seat, card, tiki: "nani" });

describe("what was played this round", () => {
  const cards = (past: GameEvent[]) => playsOf(past).map(({ card }) => card);

  it("are the cards since it began", () => {
    expect(cards([])).toEqual([]);
    expect(cards([told("round"), played(0, "up1"), played(1, "puh")])).toEqual(["up1", "puh"]);
    expect(cards([played(0, "up1"), told("scored")])).toEqual(["up1"]);
    expect(cards([played(0, "up1"), told("scored"), told("round")])).toEqual([]);
  });

  it("lacks a move that was taken back, with all that followed it", () => {
    const moves = [told("round"), played(0, "up1"), played(1, "puh"), played(0, "up2")];
    expect(cards([...moves, told("undone", { seat: 0 })])).toEqual(["up1", "puh"]);
    expect(cards([...moves, told("undone", { seat: 1 })])).toEqual(["up1"]);
    const next = [...moves, told("scored"), told("round"), played(1, "topple")];
    expect(cards([...next, told("undone", { seat: 0 })])).toEqual(["up1", "puh"]);
  });
});

describe("what others moved", () => {
  const wiki = { ...played(2, "wiki"), other: "kapu", from: 4, to: 1 } as Played;

  it("is marked at each tiki by who moved it last, in this round", () => {
    const trace = [played(1, "up1"), wiki];
    expect(movedBy(trace).get("nani")?.seat).toBe(2);
    expect(movedBy(trace).get("kapu")?.seat).toBe(2);
    expect(movedBy([...trace, told("round")]).size).toBe(0);
  });

  it("came from somewhere: with a Wiki the other one went the other way", () => {
    expect(wayOf(wiki, "nani")).toEqual({ from: 4, to: 1 });
    expect(wayOf(wiki, "kapu")).toEqual({ from: 1, to: 4 });
    expect(wayOf({ ...wiki, card: "toast", to: undefined } as never, "nani").to).toBeNull();
  });
});

/** What the frame leaves a board of the windows that must work. */
const BOARDS: Record<string, [width: number, height: number, shape: Shape, small: boolean]> = {
  "1366x657": [1310, 546, "side", false],
  "1280x633": [1224, 522, "side", false],
  "1366x768": [1310, 657, "side", false],
  "1440x900": [1120, 777, "wide", false],
  "1920x1080": [1600, 957, "wide", false],
  "820x1180": [764, 1069, "tall", false],
  "390x844": [390, 648, "tall", false],
  "844x390": [788, 340, "side", true],
};

describe("the table", () => {
  it.each(Object.entries(BOARDS))("has its shape at %s", (_, [width, height, shape, small]) => {
    expect(shapeOf(width, height)).toBe(shape);
    expect(isSmall(shape, height)).toBe(small);
  });
});

describe("the totem", () => {
  const stages = [
    layoutOf("wide", 1120, 544, false),
    layoutOf("side", 700, 522, false),
    layoutOf("tall", 390, 400, false),
    layoutOf("side", 300, 340, true),
  ];

  it("grows when tikis are toasted, never over its room", () => {
    for (const layout of stages) {
      expect(grown(layout, 9).scale).toBeCloseTo(layout.scale);
      expect(grown(layout, 7).scale).toBeGreaterThan(layout.scale);
      expect(grown(layout, 3).scale).toBeLessThan(layout.scale * 1.3);
      for (const standing of [3, 6, 9]) {
        expect(placeTop(grown(layout, standing), 0, standing)).toBeGreaterThan(-1);
      }
    }
  });

  it("has its tikis a thumb apart", () => {
    for (const layout of stages) {
      const pitch = placeTop(layout, 1, 9) - placeTop(layout, 0, 9);
      expect(Math.hypot(pitch, 2 * layout.lean)).toBeGreaterThanOrEqual(40);
    }
  });
});

const view = (unplayable: string[]): View => ({
  game: "tiki-topple",
  hand_option: "classic",
  round: 1,
  rounds: 4,
  over: false,
  starter: 0,
  turn: 0,
  column: ["nani", "kapu", "huhu"],
  toasted: [],
  scores: [0, 0],
  seats: [],
  missions_out: [],
  winners: [],
  worths: [9, 5, 2],
  tikis: {},
  tikis_named: { up1: 1, wiki: 2, toast: 0 },
  you: {
    seat: 0,
    hand: ["up1", "wiki", "toast"],
    aside: [],
    mission: [],
    points_now: [],
    blocked: { up1: ["nani"], wiki: [] },
    lands: { up1: { kapu: 1, huhu: 2 } },
    unplayable,
  },
});

describe("the prompt", () => {
  const titled = (draft: string, unplayable: string[] = []) =>
    prompt(view(unplayable), 0, draft, (id) => id);

  it("asks for a card, and says what cannot be played yet", () => {
    expect(titled("")).toEqual({ title: "tiki-topple-ui-prompt-card" });
    expect(titled("", ["toast"]).detail).toBe("tt-toast-first");
    expect(titled("nonsense").title).toBe("tiki-topple-ui-prompt-card");
  });

  it("asks for as many tikis as the view says that a card names", () => {
    expect(titled("up1 ").title).toBe("tiki-topple-ui-prompt-tiki");
    expect(titled("up1 ").detail).toBe("tiki-topple-ui-prompt-blocked");
    expect(titled("up1 kapu")).toEqual({
      title: "tiki-topple-ui-prompt-ready",
      detail: "tiki-topple-ui-prompt-confirm",
    });
    expect(titled("wiki kapu ").title).toBe("tiki-topple-ui-prompt-tiki");
    expect(titled("wiki kapu nani").title).toBe("tiki-topple-ui-prompt-ready");
    expect(titled("toast").title).toBe("tiki-topple-ui-prompt-ready");
  });

  it("names the tiki that Toast burns", () => {
    const named = (id: string, args?: Record<string, string | number>) =>
      String(args?.["tikis"] ?? id);
    expect(prompt(view([]), 0, "toast", named).title).toBe(`tiki-${view([]).column.at(-1)}`);
  });
});

describe("a tiki chosen before a card", () => {
  const legal = ["up1 kapu", "up1 huhu", "wiki nani kapu", "wiki nani huhu", "wiki kapu huhu"];

  it("goes where the view says that cards take it, or where the other one of a Wiki stands", () => {
    expect([...waysOf(view([]), legal, "kapu")]).toEqual([
      [0, ["up1 kapu", "wiki nani kapu"]],
      [2, ["wiki kapu huhu"]],
    ]);
  });

  it("leaves the cards that can move it", () => {
    expect([...cardsFor(legal, "nani")]).toEqual(["wiki"]);
    expect([...cardsFor(legal, "huhu")]).toEqual(["up1", "wiki"]);
  });
});

describe("pawns on the same stone", () => {
  it("stand side by side around it, and none leaves the board", () => {
    expect(abreast(100, 2, 20, 390)).toEqual([93.8, 106.2]);
    const edge = abreast(13, 4, 24, 390);
    expect(Math.min(...edge)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...abreast(380, 4, 24, 390))).toBeLessThanOrEqual(390 - 12);
    expect(edge[1]! - edge[0]!).toBeCloseTo(14.88);
  });

  it("stand above their stone, but not above the board", () => {
    expect(upright(100, 20)).toBeCloseTo(93.2);
    expect(upright(15, 24)).toBe(15);
  });
});
