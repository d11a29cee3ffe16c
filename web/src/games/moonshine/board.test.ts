import { afterEach, describe, expect, it, vi } from "vitest";
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
import { settings } from "$lib/settings.svelte";
import Board from "./Board.svelte";
import { ownPayment } from "./moves";
import moonshine from "./index";
import type { Acted, ClientLine, Own, Seat, View } from "./view";

vi.mock("./art/sheet", () => ({ layOutShapes: () => {} }));

const t = gameTexts("moonshine");
const cards = cardTable("moonshine", 2);
const NAMES = ["Ana", "Ben", "Cleo"];
const SEVEN = ["c02", "c05", "c16", "c19", "c30", "c33", "c44"];

const waits = (client: string, more: Partial<ClientLine> = {}): ClientLine => ({
  client,
  places: 1,
  moons: 0,
  active: false,
  lacks: { food: 0, music: 1, drink: 0 },
  jokers_used: 0,
  resources_missing: 1,
  moons_missing: 0,
  can_validate: false,
  validation: { moon_cost: 1, moons_left: 0, gains: null, points: 1 },
  ...more,
});
const seat = (at: number, more: Partial<Seat> = {}): Seat => ({
  seat: at,
  bar: (["green", "pink", "violet"] as const)[at]!,
  side: "standard",
  spots: [
    { place: "bar.1", bonus: "blue", places: 2, moons: 1, active: false },
    { place: "bar.2", bonus: "joker", places: 2, moons: 0, active: false },
  ],
  clients: [waits(`c${15 + 14 * at}`), waits(`c${17 + 14 * at}`)],
  validated: [],
  moons: 1,
  bonuses: {
    food: 0,
    music: 0,
    drink: 0,
    joker: 0,
    reroll: 1,
    eye: 3,
    slot: 2,
    blue: 0,
    orange: 0,
    discount: 0,
    majority: 0,
  },
  access: ["w1", "w2", "w3"],
  available: { food: 1, music: 1, drink: 1, joker: 0, from: [] },
  points: { total: 0, printed: 0, majority: [], bar: null },
  strikes: 0,
  offer: [],
  ...more,
});
const own = (more: Partial<Own> = {}): Own => ({
  seat: 0,
  task: "action",
  owed: 0,
  validating: null,
  pays_from: null,
  ...more,
});
const view = (more: Partial<View> = {}): View => ({
  game: "moonshine",
  card_table: "2",
  regulars: false,
  target: 12,
  round: 3,
  step: "action",
  over: false,
  first: 0,
  active: 0,
  waiting: [0, 1, 2],
  dice: { w1: "drink", w2: "music", w3: "food" },
  rerolls: 0,
  deck: 50,
  pile: [],
  scores: [0, 0, 0],
  seats: NAMES.map((_, at) => seat(at)),
  winners: [],
  ranking: [],
  tied: [],
  tie_break: null,
  you: own(),
  ...more,
});
const told = (event: string, more: object = {}): GameEvent => ({ event, sentences: [], ...more });
const acted = (more: Partial<Acted>): GameEvent =>
  told("acted", {
    action: "validate",
    validated: null,
    drew: [],
    took: [],
    strikes: [],
    replaced: [],
    moons: {},
    moons_before: 0,
    points: 0,
    gained: 0,
    ...more,
  });
const board = (more: Partial<View> = {}, props: Partial<BoardProps<View>> = {}) =>
  drawn(Board, {
    ...still({
      game: "moonshine",
      view: view(more),
      players: people(...NAMES),
      seat: 0,
      cards,
      t,
    }),
    ...props,
  });
afterEach(() => {
  settings.moveLine = false;
});

describe("every validated client", () => {
  it("lies in sight, mine and the rivals', however many they are", () => {
    const html = board({ seats: NAMES.map((_, at) => seat(at, { validated: SEVEN })) });
    const [others = ""] = html.split('class="mine');
    const rivals = parts(others, "opponent").map((rival) => parts(rival, "strip").length);
    expect(rivals).toEqual([SEVEN.length, SEVEN.length]);
    const mine = parts(html, "under").at(-1)!;
    const lying = SEVEN.filter((id) => mine.includes(`data-fly="card:${id}"`));
    expect(lying).toEqual(SEVEN);
  });
});

describe("the dice", () => {
  const again = told("rolled", { seat: 1, round: 3, again: true, rolled: ["w1"], dice: {} });

  it("say who rolled and how many rerolls are left as the view has it, also after an undo", () => {
    const dice = { step: "dice" as const, rerolls: 1, active: 1 };
    const [tray = ""] = parts(board(dice, { past: [again], events: [told("undone")] }), "tray");
    expect(words(tray)).toMatch(/^Ben rolled 1 reroll left /);
    expect(words(parts(board(), "tray")[0]!)).toMatch(/^You rolled no rerolls left /);
  });
});

describe("the score", () => {
  it("counts what I have done in a hidden step for me, on the skyline too", () => {
    const mine = seat(0, { validated: ["c02"], points: { ...seat(0).points, total: 1 } });
    const html = board({ seats: [mine, seat(1), seat(2)], scores: [0, 0, 0] });
    expect(html).toContain('aria-label="Ana 1; Ben 0; Cleo 0. First to 12 points"');
    expect(words(parts(html, "title")[0]!)).toContain("1 point");
  });
});

describe("what rivals did last", () => {
  it("stands at each of them", () => {
    const past = [
      told("rolled", { round: 2, again: false }),
      acted({ seat: 1, validated: "c16", gained: 1 }),
      acted({ seat: 2, action: "draw", drew: ["c20", "c21"] }),
    ];
    const [ben = "", cleo = ""] = parts(board({}, { past }), "deed").map(words);
    expect(ben).toMatch(/^✓ owl \+1/);
    expect(cleo).toMatch(/^drew 2/);
  });
});

describe("a bolt", () => {
  it("is told with who took it to whom it strikes", () => {
    const past = [
      told("rolled", { round: 2, again: false }),
      acted({ seat: 1, validated: "c16", took: ["c10"], strikes: ["c10"] }),
    ];
    const losing = { step: "losses" as const, you: own({ task: "lose", owed: 1 }) };
    const html = board(losing, { past, legal: ["lose bar.1"] });
    const said = "Ben took the kitchen magpie: its bolt strikes you.";
    expect(words(parts(html, "ribbon")[0]!)).toContain(said);
    expect(html.match(/class="deed [^"]*strikes/g)).toHaveLength(1);
  });
});

describe("what a client lacks", () => {
  it("is told, and nothing that it does not lack", () => {
    const lacking = (more: Partial<ClientLine>) => {
      const seats = [seat(0, { clients: [waits("c15", more)] }), seat(1), seat(2)];
      return parts(board({ seats, you: own({ task: null }) }), "caption").map(words)[0];
    };
    const nothing = { food: 0, music: 0, drink: 0 };
    expect(lacking({})).toMatch(/^Missing 1\b/);
    expect(lacking({ lacks: nothing, resources_missing: 0, moons_missing: 2 })).toMatch(
      /^Missing 2\b/,
    );
    const ready = { lacks: nothing, resources_missing: 0, can_validate: true };
    expect(lacking(ready)).toMatch(/^In reach/);
  });
});

describe("words, not codes", () => {
  const CODES = /\bc\d\d\b|\bbar\.\d\b|\bw[123]\b/;
  const typed = { legal: ["moon bar.1", "moon c15"], draft: "moon c15" };
  const placing = { you: own({ task: "moon" as const, owed: 1 }) };
  const read = () => words(board(placing, typed));

  it("are all that stands there", () => {
    expect(read()).toContain("the dance floor badger");
    expect(read().match(CODES)).toBeNull();
  });
  it("unless moves are typed: then places say how", () => {
    settings.moveLine = true;
    expect(read()).toContain("bar.1");
    expect(read()).toContain("w1");
  });
});

describe("paying", () => {
  const paying = { you: own({ task: "pay" as const, owed: 1, validating: "c15" }) };
  const seats = [seat(0, { clients: [waits("c15", { moons: 1 })] }), seat(1), seat(2)];
  const ribbon = (draft: string) =>
    words(
      parts(board({ ...paying, seats }, { legal: ["pay bar.1", "pay c15"], draft }), "ribbon")[0]!,
    );

  it("says that a moon on the client is lost if another one pays", () => {
    expect(ribbon("pay bar.1")).toContain("is lost with it");
    expect(ribbon("pay c15")).not.toContain("is lost");
  });
});

describe("a payment without a choice", () => {
  const legal = ["pay bar.1", "pay c15"];
  const validating = told("validating", { seat: 0, client: "c15" });
  const paid = (pays_from: string | null, events: GameEvent[], moves = legal) =>
    ownPayment(view({ you: own({ task: "pay", owed: 1, pays_from }) }), moves, events, 0);

  it("is made by itself, right after the client was chosen or a moon was paid", () => {
    expect(paid("c15", [validating])).toBe("pay c15");
    expect(paid("c15", [told("paid", { seat: 0 })])).toBe("pay c15");
  });
  it("is mine to make where there is a choice, or after I took one back", () => {
    expect(paid(null, [validating])).toBeNull();
    expect(paid("c15", [told("undone", { seat: 0 })])).toBeNull();
    expect(paid("c15", [{ ...validating, seat: 1 }])).toBeNull();
  });
  it("is left to what plays any only move", () => {
    expect(paid("c15", [validating], ["pay c15"])).toBeNull();
  });
});

describe("a round", () => {
  it("is shown before dice roll again, and the end of the game waits", () => {
    const { beat } = moonshine;
    expect(beat?.([told("moon"), told("acted")])).toBe("show");
    expect(beat?.([told("acted"), told("over")])).toBe("wait");
    expect(beat?.([told("rolled")])).toBeNull();
  });
});

describe("the prompt", () => {
  const said = (more: Partial<View>, draft = "") => {
    const { title, detail } = moonshine.prompt(view(more), 0, draft, t);
    return [title, detail].join(": ");
  };
  it("says why there is a moon to place", () => {
    const placing = (step: View["step"], more: Partial<View> = {}) =>
      said({ step, you: own({ task: "moon", owed: 1 }), ...more });
    expect(placing("first-moons")).toContain("Everybody begins with one moon.");
    expect(placing("instants")).toContain("The bolt of a client you kept brings it.");
    const seats = [seat(0, { access: ["w1", "w2", "w3", "b"] }), seat(1), seat(2)];
    const dice = { b: "moon" as const, w1: "food" as const };
    expect(placing("dice-moons", { seats, dice })).toContain("The blue die shows a moon");
  });
  it("says that a second touch confirms what is chosen", () => {
    expect(said({}, "draw")).toContain("Press the button, or touch the same once more.");
    expect(said({}, "")).not.toContain("once more");
  });
});
