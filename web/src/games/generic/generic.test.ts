import { describe, expect, it } from "vitest";
import { faceOf, lookOf } from "./look";
import { climaxOf, newsOf } from "./news";
import {
  onlyTold,
  ownOf,
  partOf,
  partsOf,
  pointsOf,
  seatOf,
  shared,
  sharedOf,
  turnOf,
  uniqueWords,
} from "./parts";
import { heading, said } from "./words";

const kinds = (view: object) =>
  Object.fromEntries(partsOf(view).map(({ name, part }) => [name, part.kind]));

describe("the parts of any view", () => {
  it("are counters, cards, facts, grids, tables and texts", () => {
    expect(
      kinds({
        pot: 3,
        top_card: "queen",
        phase: "betting",
        hand: ["king", "jack"],
        dice: [3, 5],
        board: [
          ["x", ""],
          ["", "o"],
        ],
        bids: [
          { seat: 0, bid: 2 },
          { seat: 1, bid: 3 },
        ],
        map: "#..\n.#.",
        costs: { wood: 1, clay: 2 },
      }),
    ).toEqual({
      pot: "counter",
      top_card: "cards",
      phase: "fact",
      hand: "cards",
      dice: "cards",
      board: "grid",
      bids: "table",
      map: "text",
      costs: "group",
    });
  });
  it("leave out what stands elsewhere: the seats, the points, what is mine", () => {
    const view = { game: "g", over: false, scores: [1, 2], seats: [{}, {}], you: { hand: ["a"] } };
    expect(partsOf(view)).toEqual([]);
    expect(ownOf(view).map(({ name }) => name)).toEqual(["hand"]);
    expect(pointsOf(view)).toEqual([1, 2]);
  });
  it("put what only I am told at my own place, whatever its key", () => {
    const view = { pot: 2, card: "king", you: { coins: 1 } };
    expect(sharedOf(view, ["card", "you"]).map(({ name }) => name)).toEqual(["pot"]);
    expect(ownOf(view, ["card", "you"]).map(({ name }) => name)).toEqual(["coins", "card"]);
  });
  it("name people where a number is a seat, and nobody is left out", () => {
    expect(partOf(1, "turn")).toEqual({ kind: "seats", seats: [1] });
    expect(partOf([0, 2], "winners")).toEqual({ kind: "seats", seats: [0, 2] });
    expect(partsOf({ winners: [], leader: null, turn: -1 })).toEqual([]);
  });
  it("tell what everybody knows of a seat, whatever its form", () => {
    expect(seatOf({ seats: [{ seat: 0, cards: 4 }] }, 0).map(({ name }) => name)).toEqual([
      "cards",
    ]);
    expect(seatOf({ seats: [7, 5] }, 1)).toEqual([{ name: "", part: partOf(5) }]);
    expect(seatOf({}, 1)).toEqual([]);
  });
  it("know no points where the view tells none", () => {
    expect(pointsOf({ pot: 2 })).toEqual([]);
  });
  it("are a grid from the first row on", () => {
    expect(partOf([[2, 1, 2]]).kind).toBe("grid");
  });
  it("keep one form while there is no value yet", () => {
    expect(partOf(null, "bid")).toEqual({ kind: "counter", value: null });
    expect(partOf(null, "top_card")).toEqual({ kind: "cards", words: [] });
  });
  it("leave the turn to the place that glows", () => {
    expect(partsOf({ turn: 1, to_act: [0, 1] })).toEqual([]);
    expect(turnOf({ turn: 1 })).toEqual([1]);
    expect(turnOf({ turn: null })).toEqual([]);
    expect(turnOf({ to_act: [0, 2] })).toEqual([0, 2]);
  });
  it("leave out at the end what nobody has", () => {
    const view = {
      seats: [
        { bid: null, hand: [], won: 0 },
        { bid: null, hand: ["a"], won: 2 },
      ],
    };
    const names = onlyTold([0, 1].map((at) => seatOf(view, at)));
    expect(names.map((parts) => parts.map(({ name }) => name))).toEqual([
      ["hand", "won"],
      ["hand", "won"],
    ]);
  });
  it("follow a card only if there is one of it", () => {
    expect([...uniqueWords({ a: ["king", "jack"], you: { hand: ["jack"] } })]).toEqual(["king"]);
  });
});

describe("what has one value for each player", () => {
  const kindsOf = (view: object, players: number, grown?: Set<string>) =>
    shared(partsOf(view), players, grown).map(({ part }) => part.kind);

  it("is shown beside their names: numbers and short words", () => {
    expect(kindsOf({ points: [0, 1, 1], said: ["pass", "bet", null] }, 3)).toEqual([
      "shares",
      "shares",
    ]);
    expect(kindsOf({ points: [0, 1, 1] }, 2)).toEqual(["cards"]);
  });
  it("is never what lies there for all", () => {
    expect(kindsOf({ dice: [3, 5], market: ["king", "jack"] }, 2)).toEqual(["cards", "cards"]);
  });
  it("is no list that grows and only happens to be as long", () => {
    const grown = new Set<string>();
    for (const bids of [[], [3]]) kindsOf({ bids }, 2, grown);
    expect(kindsOf({ bids: [3, 5] }, 2, grown)).toEqual(["cards"]);
  });
  it("can be the rows of a grid", () => {
    const [wide, other] = shared(partsOf({ shown: [[2, 1, 2]], board: [["x", "o", "x"]] }), 3);
    expect(wide!.part).toMatchObject({ kind: "grid", shared: true });
    expect(other!.part).toMatchObject({ kind: "grid", shared: false });
  });
});

describe("the ribbon", () => {
  const event = (kind: string, ...sentences: string[]) => ({ event: kind, sentences });
  const told = [
    event("liar", "Ben calls Ana a liar!"),
    event("shown", "The hands held 2 and 1."),
    event("scored", "Ana scores."),
    event("round", "Round 2."),
    event("dealt"),
  ];
  it("says what was said last", () => {
    expect(newsOf(told)).toBe("Round 2.");
    expect(newsOf([])).toBe("");
  });
  it("knows a climax among what came with it", () => {
    expect(climaxOf(told)).toBe("The hands held 2 and 1. Ana scores.");
    expect(climaxOf([event("bid", "Ana bids 3.")])).toBe("");
  });
});

describe("words", () => {
  it("are made of keys and moves", () => {
    expect(heading("top_card")).toBe("Top card");
    expect(said("take-moon bar.1")).toBe("Take moon bar.1");
  });
});

describe("looks", () => {
  it("are the same for ever, and differ between games", () => {
    expect(lookOf("kuhn-poker")).toEqual(lookOf("kuhn-poker"));
    const names = ["kuhn-poker", "nim", "hex", "go", "skat", "whist", "liars-dice", "chess"];
    const looks = names.map((name) => {
      const { ink, motif, edge } = lookOf(name);
      return JSON.stringify([ink, motif, edge]);
    });
    expect(new Set(looks).size).toBeGreaterThanOrEqual(7);
    expect(lookOf("kuhn-poker").letters).toBe("KP");
    expect(lookOf("nim").letters).toBe("N");
  });
  it("print a short name whole, a longer one by its letter", () => {
    expect(faceOf("r4", "R4")).toMatchObject({ large: "R4", small: "" });
    expect(faceOf("king", "King")).toMatchObject({ large: "K", small: "King" });
  });
});
