import { describe, expect, test } from "vitest";
import { cardsAfter, counts, pointsAfter, seatAt, stepsOf } from "./counting";
import { layFan } from "./fan";
import { arrange, fit } from "./islands";
import { followGone } from "./memory";
import { cardsOf, complete, handMove, pickOf, takeMove } from "./moves";
import { points, pointsFrom, prompt } from "./prompt";
import { inFront, ranking, reach } from "./standing";
import { readTable } from "./table";
import { noticesOf, thisSeason, trailOf } from "./trail";
import type { Score, Scored, Seat, View } from "./view";

const CARDS = {
  colour: [
    { letter: "G", name: "green", provenance: "ruling" },
    { letter: "R", name: "red", provenance: "ruling" },
  ],
  suited: [
    { height: 1, kind: "hut", provenance: "reconstructed" },
    { height: 6, kind: "rice", provenance: "book" },
    { height: 11, kind: "volcano", provenance: "reconstructed" },
  ],
  panku: [{ name: "chill", points: 4, provenance: "reconstructed" }],
  value: [{ kind: "volcano", points: 0, provenance: "reconstructed" }],
  food: [{ kind: "rice", points: 1, provenance: "book" }],
  group: [
    { foods: ["rice", "fish"], points: 8, provenance: "book" },
    { foods: ["rice", "pineapple", "fish"], points: 17, provenance: "book" },
  ],
  deal: [{ players: 2, hand: 14, fresh: 4, discard: 4, pass: 0 }],
};

const SEAT: Seat = {
  cards: 3,
  island: ["G1", "R6", "R11", "G6"],
  covered: [{ card: "R1", volcano: "R11" }],
  worth: 9,
  huts: [{ hut: "G1", foods: ["R6", "G2"], points: 8 }],
  foods: [{ card: "G6", points: 1 }],
  values: [{ card: "R11", points: 0 }],
  taken_up: [],
  all_in_hand: false,
  discarded: [],
  voids: [],
};

describe("the card table", () => {
  const table = readTable(CARDS);

  test("says what a card shows and is worth", () => {
    expect(table.face("G1")).toMatchObject({ kind: "hut", colour: "green", worth: "8-17" });
    expect(table.face("R6")).toMatchObject({ worth: "1", restored: false });
    expect(table.face("chill")).toMatchObject({ colour: null, worth: "4", restored: true });
    expect(() => table.face("B1")).toThrow("B1");
  });

  test("sorts a hand by colour, Panku last", () => {
    expect(table.sorted(["chill", "R1", "G11", "G1"])).toEqual(["G1", "G11", "R1", "chill"]);
  });
});

describe("moves as text", () => {
  test("are built from what is touched", () => {
    expect(handMove("pass-left", "G1")).toBe("pass G1");
    expect(handMove("take", "G1")).toBe("play G1");
    expect(takeMove({ seat: 1, cards: ["R3", "B9"] })).toBe("take R3+B9");
    const legal = ["chill", "no-chill"];
    expect(pickOf({ seat: 1, cards: ["R3", "chill"] }, true, legal)).toBe("chill");
    expect(pickOf({ seat: 0, cards: ["R5", "B1"] }, false, legal)).toBe("take R5+B1");
    expect(pickOf({ seat: 1, cards: ["chill"] }, true, ["take chill"])).toBe("take chill");
    expect(cardsOf("take R3+B9")).toEqual(["R3", "B9"]);
    expect(cardsOf("trump R")).toEqual([]);
  });

  test("are complete only when legal", () => {
    expect(complete("PLAY g7 ", ["play G7"])).toBe("play G7");
    expect(complete("play G", ["play G7"])).toBeNull();
  });
});

describe("an Island", () => {
  test("is arranged as its groups, with what a Volcano covers", () => {
    expect(arrange(SEAT)).toEqual([
      { cards: ["G1", "R6", "G2"], under: [], points: 8 },
      { cards: ["G6"], under: [], points: null },
      { cards: ["R11"], under: ["R1"], points: null },
    ]);
  });

  test("keeps its size while it fills, then shrinks", () => {
    const measure = { aspect: 1.4, overlap: 0.2, least: 10, most: 90 };
    const single = (card: string) => ({ cards: [card], under: [], points: null });
    const size = (count: number) =>
      fit(
        Array.from({ length: count }, (_, n) => single(`${n}`)),
        500,
        120,
        measure,
      ).card;
    expect(size(1)).toBe(size(6));
    expect(size(14)).toBeLessThan(size(6));
  });
});

test("the cards of an Island lie in even rows: none is left alone", () => {
  const single = (card: string) => ({ cards: [card], under: [], points: null });
  const groups = Array.from({ length: 9 }, (_, n) => single(`${n}`));
  const measure = { aspect: 1.4, overlap: 0.2, least: 10, most: 60 };
  const { rows, card } = fit(groups, 300, 150, measure);
  expect(rows.map((row) => row.length)).toEqual([5, 4]);
  expect(card).toBeGreaterThan(40);
  expect(rows.flat()).toEqual(groups);
});

test("every card of a hand can be touched, from small phones to desks", () => {
  for (const width of [348, 378, 808, 1112])
    for (let count = 1; count <= 18; count++) {
      const { card, places } = layFan(count, width, 140, 124);
      expect(places).toHaveLength(count);
      places.forEach((place, n) => {
        expect(Math.abs(place.x) + card / 2).toBeLessThanOrEqual(width / 2);
        const next = places[n + 1];
        if (next && next.x > place.x) expect(next.x - place.x).toBeGreaterThanOrEqual(24);
      });
    }
});

test("what was taken from a trick is remembered until the next", () => {
  const view = { step: "take", picked: 1, trick: [] as unknown[] } as View;
  const taken = { event: "taken", seat: 2, from: 1, cards: ["G1"], sentences: [] };
  const gone = followGone(new Map(), view, [taken]);
  expect(gone.get(1)).toEqual({ cards: ["G1"], by: 2 });
  const lead = { event: "lead", seat: 2, sentences: [] };
  expect(followGone(gone, view, [lead]).size).toBe(0);
});

test("who took a card is remembered while a Volcano or a Palm is settled", () => {
  const taken = { event: "taken", seat: 2, from: 1, cards: ["R11"], sentences: [] };
  for (const step of ["cancel", "palm"] as const) {
    const view = { step, picked: 0, trick: [] as unknown[] } as View;
    expect(followGone(new Map(), view, [taken]).get(1)?.by).toBe(2);
  }
});

test("who took a pair is remembered when its second card has waited for the first one's Palm", () => {
  const taken = { event: "taken", seat: 2, from: 1, cards: ["B8", "B7"], sentences: [] };
  const trick = [{ seat: 1, cards: ["B7"] }];
  const waiting = followGone(new Map(), { step: "palm", picked: 0, trick } as View, [taken]);
  const settled = { step: "take", picked: 1, trick: [] as unknown[] } as View;
  expect(followGone(waiting, settled, []).get(1)).toEqual({ cards: ["B8", "B7"], by: 2 });
  const back = { step: "take", picked: 1, trick: [{ seat: 1, cards: ["B8", "B7"] }] } as View;
  expect(followGone(waiting, back, []).size).toBe(0);
});

describe("the end of a Season", () => {
  const score: Score = {
    seat: 0,
    huts: [
      { hut: "G1", foods: ["R6", "G2"], points: 8 },
      { hut: "R1", foods: [], points: 0 },
    ],
    foods: [
      { card: "G6", points: 1 },
      { card: "B6", points: 1 },
    ],
    values: [{ card: "R11", points: 0 }],
    cancelled: ["R6"],
    points: 10,
    total: 31,
  };

  test("is counted Hut by Hut, then food and value cards", () => {
    expect(counts(score).map(({ points: each }) => each)).toEqual([8, 2]);
    expect(counts(score).map(({ kind }) => kind)).toEqual(["hut", "food"]);
    expect([0, 1, 2].map((steps) => pointsAfter(score, steps))).toEqual([0, 8, 10]);
    expect([...cardsAfter(score, 1)]).toEqual(["G1", "R6", "G2"]);
    expect(cardsAfter(score, 2).has("R1")).toBe(true);
    expect(stepsOf({ seats: [score] } as unknown as Scored)).toBe(2);
  });

  test("shows the Island as it was scored, with what lies under its Volcano", () => {
    const seat = seatAt(score, { ...SEAT, island: [] }, readTable(CARDS));
    expect(seat).toMatchObject({ worth: 10, covered: [{ card: "R6", volcano: "R11" }] });
    expect(seat.island).toContain("R1");
  });
});

describe("who leads", () => {
  const seats = [3, 9, 5, 0].map((worth) => ({ worth }));
  const view = { scores: [10, 5, 0, 8], seats, over: false, teams: [] } as unknown as View;

  test("is told by total and Island together", () => {
    expect(reach(view)).toEqual([13, 14, 5, 8]);
    expect(inFront(view)).toEqual([1]);
  });

  const teams = [
    { seats: [0, 2], points: 10 },
    { seats: [3, 1], points: 13 },
  ];

  test("is told of teams by their sums, of equals not at all", () => {
    expect(inFront({ ...view, teams })).toEqual([1, 3]);
    expect(inFront({ ...view, scores: [0, 0, 0, 0], over: true })).toEqual([]);
  });

  test("puts partners together, the better team first", () => {
    expect(ranking(view).map(({ seats }) => seats)).toEqual([[1], [0], [3], [2]]);
    expect(ranking({ ...view, teams })).toEqual([
      { team: 1, sum: 22, seats: [1, 3] },
      { team: 0, sum: 18, seats: [0, 2] },
    ]);
  });
});

test("what rivals did is told in short, and what changes everything as a notice", () => {
  const told = (event: string, more: object) => ({ event, sentences: [], ...more });
  const trace = [
    told("played", { seat: 1, card: "G1" }),
    told("taken", { seat: 1, from: 2, cards: ["lizard"], lizard: true }),
    told("trump", { seat: 2, trump: null, why: "palms" }),
    told("taken", { seat: 3, from: 3, cards: ["chill"], chill: true }),
    told("cancelled", { seat: 3, card: "R6", volcano: "R11" }),
  ];
  expect(trailOf(trace, 1)).toEqual({ took: ["lizard"], cancelled: null, trump: undefined });
  expect(trailOf(trace, 2)).toEqual({ took: [], cancelled: null, trump: null });
  expect(trailOf(trace, 0)).toBeNull();
  expect(noticesOf(trace).map(({ kind }) => kind)).toEqual(["lizard", "trump", "chill", "volcano"]);
});

test("what ended a Season is no news in the next one", () => {
  const trace = [
    { event: "trump", seat: 1, trump: "green", sentences: [] },
    { event: "taken-up", season: 2, sentences: [] },
    { event: "trump", seat: 2, trump: "red", sentences: [] },
  ];
  expect(thisSeason(trace)).toEqual(trace.slice(2));
  expect(thisSeason(trace.slice(0, 1))).toEqual(trace.slice(0, 1));
});

test("points count the Island until the Season is scored", () => {
  const view = { scores: [10], seats: [SEAT], to_act: [0] } as unknown as View;
  expect(points(view)).toEqual([19]);
  expect(pointsFrom).toEqual(["scores", "to_act", "seats.worth"]);
  const parts = { scores: [10], seats: [{ worth: SEAT.worth }], to_act: [0] } as unknown as View;
  expect(points(parts)).toEqual([19]);
  expect(points({ ...view, to_act: [] })).toEqual([10]);
});

test("a chosen card says that a second touch plays it, a trump does not", () => {
  const view = { step: "take", to_act: [0], trick: [{}, {}] } as unknown as View;
  const said = (draft: string) => prompt(view, 0, draft, (id) => id).detail;
  expect(said("take G7")).toBe("moluku-ui-prompt-sure");
  expect([said(""), said("take "), said("trump green")]).toEqual(
    Array(3).fill("moluku-ui-prompt-take-why"),
  );
});
