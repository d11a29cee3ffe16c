import { beforeEach, describe, expect, it } from "vitest";
import "../../../tests/support/page";
import type { BoardProps } from "$lib/board";
import { Table } from "./table.svelte";
import type { View } from "./view";

const legal = [
  "draw",
  "take-moon",
  "validate c16",
  "moon bar.1",
  "keep c1 c2",
  "replace c1 c9",
  "reroll w1 w2",
];
let draft = "";
let confirm = true;
let played: string[] = [];
let refused: string[] = [];
const table = new Table(
  () =>
    ({
      legal,
      draft,
      confirm,
      view: { seats: [{ seat: 0, offer: ["c9"] }] },
      seat: 0,
      hinted: [],
      play: (move: string) => played.push(move),
      why: (move: string) => refused.push(move),
    }) as unknown as BoardProps<View>,
  (wanted) => (draft = wanted),
);
beforeEach(() => {
  [draft, confirm, played, refused] = ["", true, [], []];
});
const whole = ["draw", "take-moon", "validate c16", "moon bar.1"];

describe("with confirmation", () => {
  it.each(whole)("the same touch twice plays, whatever the move: %s", (move) => {
    table.choose(move);
    expect([draft, played]).toEqual([move, []]);
    table.choose(move);
    expect([draft, played]).toEqual(["", [move]]);
  });
  it("what is composed waits too", () => {
    table.toggleKept("c1");
    table.toggleKept("c2");
    expect([table.ready, played]).toEqual(["keep c1 c2", []]);
    table.replaceOld("c1");
    table.replaceBy("c9");
    expect([table.ready, played]).toEqual(["replace c1 c9", []]);
  });
});

describe("without confirmation", () => {
  beforeEach(() => void (confirm = false));
  it.each(whole)("one touch plays, whatever the move: %s", (move) => {
    table.choose(move);
    expect([draft, played]).toEqual(["", [move]]);
  });
  it("what is composed is played as soon as it is whole", () => {
    table.toggleKept("c1");
    expect(played).toEqual([]);
    table.toggleKept("c2");
    table.replaceOld("c1");
    table.replaceBy("c9");
    expect(played).toEqual(["keep c1 c2", "replace c1 c9"]);
  });
  it("dice wait for their button: how many is not known before", () => {
    table.toggleDie("w1");
    table.toggleDie("w2");
    expect([table.ready, played]).toEqual(["reroll w1 w2", []]);
  });
});

it("what is not possible says why, and nothing is chosen", () => {
  table.choose("validate c3");
  expect([draft, played, refused]).toEqual(["", [], ["validate c3"]]);
});

describe("in hindsight", () => {
  const seen = (seat: number | null, waiting: number[]) =>
    new Table(
      () => ({ seat, view: { waiting } }) as unknown as BoardProps<View>,
      () => {},
    );
  it("places of a bar are flagged for whoever looks, and with everything shown for the mover alone", () => {
    const flagged = (seat: number | null, waiting: number[]) =>
      [0, 1, 2].filter((bar) => seen(seat, waiting).isFlagged(bar));
    expect(flagged(2, [0, 1, 2])).toEqual([2]);
    expect(flagged(null, [1])).toEqual([1]);
    expect(flagged(null, [0, 1])).toEqual([]);
  });
});
