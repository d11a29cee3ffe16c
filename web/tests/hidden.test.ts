import { afterEach, describe, expect, it } from "vitest";
import "./support/page";
import { hidden, veiled, veiledLog } from "../src/lib/hidden.svelte";
import type { Table, Update } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { frame } from "../src/lib/texts.svelte";

const table = {
  seats: [
    { seat: 0, name: "Ana", guest: "g0" },
    { seat: 1, name: "An (2)", guest: "g1" },
    { seat: 2, name: "Medium", guest: null },
  ],
} as unknown as Table;
const log: Update[] = [
  { seq: 1, events: [{ event: "played", sentences: ["An (2) passes to Ana.", "Anan stays."] }] },
];

afterEach(() => hidden.people.forEach(({ guest }) => hidden.show(guest)));

describe("somebody whom I have hidden", () => {
  it("has no name at the table or in the log, and nobody else loses theirs", () => {
    hidden.hide("g1", "An (2)");
    const names = veiled(table).seats.map(({ name }) => name);
    expect(names).toEqual(["Ana", expect.not.stringContaining("An"), "Medium"]);
    const [first, second] = veiledLog(log, table)[0]!.events[0]!.sentences;
    expect(first).toBe(`${names[1]} passes to Ana.`);
    expect(second).toBe("Anan stays.");
  });
  it("is found again by the name of then, and is shown again", () => {
    hidden.hide("g1", "An (2)");
    expect(hidden.people).toEqual([{ guest: "g1", name: "An (2)" }]);
    expect(hidden.has("g1")).toBe(true);
    hidden.show("g1");
    expect(veiled(table)).toBe(table);
    expect(veiledLog(log, table)).toBe(log);
  });
});

describe("somebody who has deleted themselves", () => {
  it("is called so in my language, at the table and in the log", async () => {
    settings.language = "de";
    await frame.load();
    const left = { seats: [{ seat: 0, name: "Somebody (2)", guest: "g9" }] } as unknown as Table;
    expect(veiled(left).seats[0]!.name).toBe("Jemand (2)");
    const events = [{ event: "played", sentences: ["Somebody (2) passes."] }];
    expect(veiledLog([{ events }], left)[0]!.events[0]!.sentences).toEqual(["Jemand (2) passes."]);
  });
});
