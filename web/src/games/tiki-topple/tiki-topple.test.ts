import { describe, expect, it, vi } from "vitest";
import type { GameEvent } from "$lib/board";
import { lastPlayed } from "./events";
import { grown, TALL, WIDE } from "./layout";
import { prompt } from "./prompt";
import type { View } from "./view";

vi.mock("$lib/texts.svelte", () => ({ list: (names: string[]) => names.join(", ") }));

const told = (event: string, rest: object = {}): GameEvent => ({ event, sentences: [], ...rest });
const played = (seat: number, card: string) => told("played", { seat, card, tiki: "nani" });

describe("the card on the sand", () => {
  it("is the last one of this round", () => {
    expect(lastPlayed([])).toBeNull();
    expect(lastPlayed([told("round"), played(0, "up1"), played(1, "puh")])?.card).toBe("puh");
    expect(lastPlayed([played(0, "up1"), told("scored"), told("round")])).toBeNull();
  });

  it("is the one before a move that was taken back, with all that followed it", () => {
    const moves = [told("round"), played(0, "up1"), played(1, "puh"), played(0, "up2")];
    expect(lastPlayed([...moves, told("undone", { seat: 0 })])?.card).toBe("puh");
    expect(lastPlayed([...moves, told("undone", { seat: 1 })])?.card).toBe("up1");
    const next = [...moves, told("scored"), told("round"), played(1, "topple")];
    expect(lastPlayed([...next, told("undone", { seat: 0 })])?.card).toBe("puh");
  });
});

describe("the totem", () => {
  it("grows when tikis are toasted, never over its room", () => {
    for (const layout of [WIDE, TALL]) {
      expect(grown(layout, 9).scale).toBeCloseTo(layout.scale);
      expect(grown(layout, 7).scale).toBeGreaterThan(layout.scale);
      expect(grown(layout, 3).scale).toBeLessThan(layout.scale * 1.3);
    }
  });
});

describe("the prompt", () => {
  const view = (unplayable: string[]): View => ({
    game: "tiki-topple",
    hand_option: "classic",
    round: 1,
    rounds: 4,
    over: false,
    starter: 0,
    turn: 0,
    column: ["nani", "kapu", "huhu"],
    toasted: [],
    scores: [0, 0],
    seats: [],
    missions_out: [],
    winners: [],
    worths: [9, 5, 2],
    tikis: {},
    tikis_named: { up1: 1, wiki: 2, toast: 0 },
    you: {
      seat: 0,
      hand: ["up1", "wiki", "toast"],
      aside: [],
      mission: [],
      points_now: [],
      blocked: { up1: ["nani"], wiki: [] },
      unplayable,
    },
  });
  const titled = (draft: string, unplayable: string[] = []) =>
    prompt(view(unplayable), 0, draft, (id) => id);

  it("asks for a card, and says what cannot be played yet", () => {
    expect(titled("")).toEqual({ title: "tiki-topple-ui-prompt-card" });
    expect(titled("", ["toast"]).detail).toBe("tt-toast-first");
    expect(titled("nonsense").title).toBe("tiki-topple-ui-prompt-card");
  });

  it("asks for as many tikis as the view says that a card names", () => {
    expect(titled("up1 ").title).toBe("tiki-topple-ui-prompt-tiki");
    expect(titled("up1 ").detail).toBe("tiki-topple-ui-prompt-blocked");
    expect(titled("up1 kapu").title).toBe("tiki-topple-ui-prompt-ready");
    expect(titled("wiki kapu ").title).toBe("tiki-topple-ui-prompt-tiki");
    expect(titled("wiki kapu nani").title).toBe("tiki-topple-ui-prompt-ready");
    expect(titled("toast").title).toBe("tiki-topple-ui-prompt-ready");
  });
});
