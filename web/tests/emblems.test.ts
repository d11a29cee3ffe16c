import { describe, expect, it } from "vitest";
import { emblemOf, emblemsAt, useChosen } from "../src/lib/emblems";

const person = (guest: string) => ({ kind: "person" as const, guest, name: guest });
const bot = (name: string) => ({ kind: "bot" as const, guest: null, name });
/** Guests who would all like the picture of the first. */
const alike = Array.from({ length: 200 }, (_, n) => `g_${n}`).filter(
  (id) => emblemOf(id) === emblemOf("g_0"),
);

describe("emblems", () => {
  it("stay with their people on every seat", () => {
    const [ana, ben] = [person("g_ana"), person("g_b")];
    expect(emblemsAt([ana, bot("Kukui")], "g_ana")[0]).toBe(emblemOf("g_ana"));
    expect(emblemsAt([bot("Kukui"), ben, ana], "g_ana")[2]).toBe(emblemOf("g_ana"));
  });
  it("have colours of their own at a table, and mine is mine", () => {
    const seats = [...alike.slice(0, 3).map(person), bot("Kukui"), bot("Kamani")];
    for (const me of alike.slice(0, 3)) {
      const given = emblemsAt(seats, me);
      expect(new Set(given.map((emblem) => emblem % 5)).size).toBe(5);
      expect(given[seats.findIndex(({ guest }) => guest === me)]).toBe(emblemOf(me));
    }
  });
  it("show who is a bot", () => {
    expect(emblemsAt([person("g_0"), bot("Kukui")], null).map((n) => n >= 5)).toEqual([
      false,
      true,
    ]);
  });
  it("are given where more sit than there are pictures", () => {
    expect(
      emblemsAt(
        Array.from({ length: 8 }, (_, n) => bot(`B${n}`)),
        null,
      ),
    ).toHaveLength(8);
  });
});

describe("an emblem that was chosen by hand", () => {
  it("is its person's at every table, and others make room", () => {
    const [ana, ben] = alike as [string, string];
    const wanted = (emblemOf(ana) + 2) % 5;
    useChosen((id) => (id === ben ? wanted : null));
    expect(emblemOf(ben)).toBe(wanted);
    expect(emblemsAt([person(ana), person(ben)], ana)).toEqual([emblemOf(ana), wanted]);
    useChosen((id) => (id === ben ? emblemOf(ana) : null));
    for (const me of [ana, ben, null])
      expect(emblemsAt([person(ana), person(ben)], me)[1]).toBe(emblemOf(ben));
    useChosen(() => wanted);
    expect(new Set(emblemsAt([person(ana), person(ben)], ben)).size).toBe(2);
    expect(emblemsAt([person(ana), person(ben)], ben)[1]).toBe(wanted);
    useChosen(() => null);
  });
});
