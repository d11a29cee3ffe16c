import { describe, expect, it } from "vitest";
import {
  covered,
  nextDue,
  nextStage,
  type Person,
  type Situation,
  type Stage,
} from "../src/lib/handing";

const person = (seat: number, more: Partial<Person> = {}): Person => ({
  seat,
  due: false,
  hides: true,
  ...more,
});
/** Three people at seats 0, 1 and 3, of whom some are due. */
const around = (due: number[], more: Partial<Situation> = {}): Situation => ({
  people: [0, 1, 3].map((seat) => person(seat, { due: due.includes(seat) })),
  last: null,
  stops: false,
  settled: true,
  ...more,
});
const all: Stage = { on: "all" };
const seat = (at: number): Stage => ({ on: "seat", seat: at });
const curtain = (at: number): Stage => ({ on: "curtain", seat: at });

describe("who is next", () => {
  it("is whoever is due next clockwise from who looked last", () => {
    const people = (...due: number[]) => around(due).people;
    expect(nextDue(people(0, 1, 3), null)?.seat).toBe(0);
    expect(nextDue(people(0, 1, 3), 0)?.seat).toBe(1);
    expect(nextDue(people(0, 3), 1)?.seat).toBe(3);
    expect(nextDue(people(0, 1), 3)?.seat).toBe(0);
    expect(nextDue(people(), 1)).toBeNull();
  });

  it("is found in any order of the people", () => {
    expect(nextDue([...around([0, 1, 3]).people].reverse(), 0)?.seat).toBe(1);
  });
});

describe("what is on show", () => {
  it("is the curtain of the first who is due when a game is opened", () => {
    expect(nextStage(all, around([1]))).toEqual(curtain(1));
  });
  it("is what all may see while only bots or people elsewhere are due", () => {
    expect(nextStage(all, around([]))).toEqual(all);
  });
  it("stays the curtain until it is lifted", () => {
    expect(nextStage(curtain(1), around([1]))).toEqual(curtain(1));
    expect(nextStage(curtain(1), around([0, 1], { settled: false }))).toEqual(curtain(1));
  });
  it("stays with who goes on, without a curtain", () => {
    expect(nextStage(seat(1), around([1], { last: 1 }))).toEqual(seat(1));
  });
  it("stays with who looked while nobody else here is due", () => {
    expect(nextStage(seat(1), around([], { last: 1 }))).toEqual(seat(1));
  });
  it("stays with who has moved until everything has been shown to them", () => {
    const waits = around([3], { last: 1, settled: false });
    expect(nextStage(seat(1), waits)).toEqual(seat(1));
    expect(nextStage(seat(1), { ...waits, settled: true })).toEqual(curtain(3));
  });
  it("goes round one by one where several decide at once", () => {
    expect(nextStage(all, around([0, 1, 3]))).toEqual(curtain(0));
    expect(nextStage(seat(0), around([1, 3], { last: 0 }))).toEqual(curtain(1));
    expect(nextStage(seat(1), around([3], { last: 1 }))).toEqual(curtain(3));
  });
  it("is for all at the end of a round, whoever looked", () => {
    for (const now of [all, seat(1), curtain(1)])
      expect(nextStage(now, around([1], { last: 1, stops: true, settled: false }))).toEqual(all);
  });
  it("is the curtain again after the end of a round, for who looked last too", () => {
    expect(nextStage(all, around([1], { last: 1 }))).toEqual(curtain(1));
    expect(nextStage(all, around([1], { last: 1, settled: false }))).toEqual(all);
  });
  it("goes on with another when the curtain waits for who is not due any more", () => {
    expect(nextStage(curtain(1), around([3], { last: 0 }))).toEqual(curtain(3));
    expect(nextStage(curtain(1), around([], { last: 0 }))).toEqual(all);
  });
  it("goes on with another when who looked has left the game", () => {
    const left = { ...around([3], { last: 1 }), people: [person(0), person(3, { due: true })] };
    expect(nextStage(seat(1), left)).toEqual(curtain(3));
  });
  it("needs no curtain where neither hides anything", () => {
    const open = (due: number, hiding: number[]): Situation => ({
      ...around([due], { last: 0 }),
      people: [0, 1, 3].map((at) => person(at, { due: at === due, hides: hiding.includes(at) })),
    });
    expect(nextStage(seat(0), open(1, []))).toEqual(seat(1));
    expect(nextStage(seat(0), open(1, [3]))).toEqual(seat(1));
    expect(nextStage(seat(0), open(1, [0]))).toEqual(curtain(1));
    expect(nextStage(seat(0), open(1, [1]))).toEqual(curtain(1));
  });
  it("needs no curtain where one person plays alone", () => {
    const alone = { ...around([]), people: [person(1, { due: true })], last: null };
    expect(nextStage(all, alone)).toEqual(seat(1));
  });
});

describe("covering", () => {
  it("lets the curtain fall before who looks", () => {
    expect(covered(seat(1), around([1], { last: 1 }))).toEqual(curtain(1));
  });
  it("hides nothing where nothing is hidden, or all look anyway", () => {
    expect(covered(all, around([1]))).toEqual(all);
    expect(covered(curtain(1), around([1]))).toEqual(curtain(1));
    expect(covered(seat(1), { ...around([]), people: [person(1)] })).toEqual(seat(1));
    const open = [person(0, { hides: false }), person(1, { hides: false })];
    expect(covered(seat(1), { ...around([]), people: open })).toEqual(seat(1));
  });
});
