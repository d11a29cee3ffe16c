import { expect, it } from "vitest";
import "./support/page";
import { whyOf } from "../src/lib/hints";
import type { Candidate } from "../src/lib/protocol";

const hint = (more: Partial<Candidate>): Candidate => ({
  move: "toast",
  share: 0.4,
  error: 0.01,
  visits: 0.5,
  lead: 1,
  equal: false,
  reasons: [],
  ...more,
});

it("gives the reasons of the search where it has some", () => {
  expect(whyOf(hint({ reasons: ["You pick first."], error: 0.2 }), 0)).toEqual(["You pick first."]);
});

it("always says something, and of too few trials that they are few", () => {
  const said = [
    whyOf(hint({ error: 0.2, equal: true }), 0),
    whyOf(hint({ equal: true }), 0),
    whyOf(hint({}), 0),
    whyOf(hint({}), 1),
  ];
  expect(said.map((lines) => lines.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(said.flat()).size).toBe(4);
  expect(said[0]![0]).toContain("unsure");
});
