import { describe, expect, test } from "vitest";
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
import type { GameEvent } from "$lib/board";
import Board from "./Board.svelte";
import { prompt } from "./prompt";
import type { Own, Seat, View } from "./view";

const t = gameTexts("moluku");
const NAMES = ["Ana", "Ben", "Cleo"];

const own = (more: Partial<Own> = {}): Own => ({
  seat: 0,
  hand: ["G1", "R5", "B8"],
  choices: [],
  must: null,
  owes: 0,
  passes_to: null,
  chosen: [],
  discarded: [],
  gave: [],
  got: [],
  fresh: [],
  ...more,
});
const seat = (): Seat => ({
  cards: 3,
  island: [],
  covered: [],
  worth: 0,
  huts: [],
  foods: [],
  values: [],
  taken_up: [],
  all_in_hand: false,
  discarded: [],
  voids: [],
});
const view = (more: Partial<View>): View => ({
  game: "moluku",
  card_table: "1",
  teams: [],
  age: [0, 1, 2],
  season: 1,
  seasons: 3,
  step: "play",
  over: false,
  to_act: [0],
  leader: 1,
  trump: null,
  led: null,
  reversed: false,
  wedding: false,
  trick: [],
  order: [],
  standings: [null, null, null],
  picked: 0,
  stock: 9,
  scores: [0, 0, 0],
  seats: NAMES.map(seat),
  winners: [],
  you: own(),
  ...more,
});
/** What the board of the first seat is told. */
const props = (more: Partial<View>) =>
  still({
    game: "moluku",
    view: view(more),
    players: people(...NAMES),
    seat: 0,
    cards: cardTable("moluku"),
    t,
  });
const board = (more: Partial<View>, legal: string[] = [], trace: GameEvent[] = []) =>
  drawn(Board, { ...props(more), legal, past: trace, trace });

describe("cards that are passed on", () => {
  const passing = (step: "pass-left" | "pass-right", passes_to: number) =>
    board({ step, you: own({ owes: 2, passes_to }) });

  test("go past an arrow to whom they are named for, on their side", () => {
    const left = passing("pass-left", 1);
    expect(words(left)).toContain("Pass 2 cards left to Ben");
    expect(parts(left, "way left")).toHaveLength(1);
    expect(left.indexOf('class="way left')).toBeLessThan(left.indexOf('class="place'));
    const right = passing("pass-right", 2);
    expect(words(right)).toContain("Pass 2 cards right to Cleo");
    expect([parts(right, "way"), parts(right, "way left")].map(({ length }) => length)).toEqual([
      1, 0,
    ]);
    expect(right.indexOf('class="way')).toBeGreaterThan(right.lastIndexOf('class="place'));
  });
});

describe("a Wedding", () => {
  const pairs = [
    { seat: 1, cards: ["wedding", "G4"] },
    { seat: 2, cards: ["R9", "Y2"] },
  ];
  const first = pairs.map(({ seat, cards }) => ({ seat, cards: cards.slice(0, 1) }));

  test("is explained as it goes on: second cards, which alone rank, and pairs", () => {
    const wedding = { wedding: true, trick: first };
    expect(words(board(wedding))).toContain("Wedding: a second card each, and only those rank");
    const second = { ...wedding, trick: pairs, order: [1, 2] };
    expect(words(board(second))).toContain("Wedding: only these second cards rank, as a new lead");
    const taken = "Wedding: you take both cards that one player laid";
    expect(words(board({ ...second, step: "take" }))).toContain(taken);
  });
  test("asks for a second card and for a pair, and says what comes of them", () => {
    const asked = (more: Partial<View>) => Object.values(prompt(view(more), 0, "", t)).join(" ");
    const said = asked({ wedding: true, trick: first });
    expect(said).toContain("Wedding: play a second card");
    expect(said).toContain("Only second cards rank");
    const pick = asked({ wedding: true, trick: pairs, order: [1, 2], step: "take" });
    expect(pick).toContain("take one of two pairs");
    expect(pick).toContain("Both cards go into your Island");
  });
  test("lays both cards of each pair, and both are told", () => {
    const legal = ["take wedding+G4", "take R9+Y2"];
    const taking = { wedding: true, trick: pairs, order: [1, 2], step: "take" as const };
    const laid = parts(board(taking, legal), "pile");
    expect(laid.map((pile) => pile.match(/data-fly="\w+"/g)!.slice(0, 2))).toEqual([
      ['data-fly="wedding"', 'data-fly="G4"'],
      ['data-fly="R9"', 'data-fly="Y2"'],
    ]);
    expect(laid[1]).toContain('aria-label="Take red 9, Rice and yellow 2, Fish"');
  });
});

test("what foods bring under one Hut is at hand, and what each is called", () => {
  const [table = ""] = parts(board({}), "huts");
  const told = [
    "Hut, 6 points: Rice and Pineapple 6",
    "Hut, 8 points: Rice and Fish 8",
    "Hut, 10 points: Pineapple and Fish 10",
    "Hut, 15 points: Rice and Pineapple and Fish 15",
  ].join(" ");
  expect(words(table).slice(0, told.length)).toBe(told);
});

test("what rivals did stands on the mat and beside their names until my next move", () => {
  const told = (event: string, seat: number, more: object) => ({
    event,
    seat,
    sentences: [],
    card_table: "1",
    ...more,
  });
  const trace = [
    told("taken", 1, { from: 1, cards: ["lizard"], lizard: true }),
    told("trump", 2, { trump: "green", why: "palms" }),
  ];
  const html = board({}, [], trace);
  const [notices = ""] = parts(html, "notices");
  expect(words(notices)).toMatch(/^Ben took the Lizard, leads, and the harvest is reversed/);
  expect(words(notices)).toContain("Cleo: trump is now Green leaf");
  expect(html).toContain("Ben since your last move: took Lizard");
  expect(parts(board({}), "notices").map(words)[0]).not.toContain("Lizard");
});

test("teams have signs at their people, and sums that count the Islands", () => {
  const teams = [
    { seats: [0, 2], points: 21 },
    { seats: [1, 3], points: 14 },
  ];
  const seats = [3, 1, 4, 0].map((worth) => ({ ...seat(), worth }));
  const html = drawn(Board, {
    ...props({ teams, seats, scores: [11, 6, 10, 8], standings: [null, null, null, null] }),
    players: people("Ana", "Ben", "Cleo", "Dov"),
  });
  const [sums = ""] = parts(html, "teams");
  expect(words(sums)).toMatch(/^28 15 /);
  expect(html.match(/aria-label="Team [12]"/g)).toEqual(
    expect.arrayContaining(['aria-label="Team 1"', 'aria-label="Team 2"']),
  );
  expect(words(html)).toContain("partner");
});
