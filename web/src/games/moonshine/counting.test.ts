import { describe, expect, it } from "vitest";
import type { Deck } from "./cards";
import { piecesOf, sumAt } from "./counting";

const cards: Record<string, object> = {
  c01: { colour: "green", points: 0 },
  c02: { colour: "green", points: 2 },
  c16: { colour: "pink", points: 1 },
};
const deck = { client: (id: string) => cards[id] } as unknown as Deck;

describe("points in pieces", () => {
  it("are those of clients, then of majorities, then of the bar", () => {
    const points = {
      total: 7,
      printed: 3,
      majority: [{ colour: "green" as const, points: 2 }],
      bar: { colour: "pink" as const, points: 2 },
    };
    const pieces = piecesOf({ validated: ["c01", "c02", "c16"], points }, deck);
    expect(pieces.map(({ kind, points }) => `${kind} ${points}`)).toEqual([
      "client 2",
      "client 1",
      "majority 2",
      "bar 2",
    ]);
    expect([0, 1, 2, 99].map((counted) => sumAt(pieces, counted))).toEqual([0, 2, 3, 7]);
  });
});
