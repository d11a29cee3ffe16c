import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { system } from "./support/page";
import {
  carry,
  countOn,
  fade,
  finishAll,
  landed,
  settle,
  start,
  spotsOf,
  travel,
  type Spot,
} from "../src/lib/motion";
import { settings } from "../src/lib/settings.svelte";

/** An element that can be laid elsewhere, and keeps what was asked of its animation. */
class Piece {
  dataset: Record<string, string>;
  style: Record<string, string> = {};
  offsetWidth = 20;
  offsetHeight = 30;
  animated: { frames: unknown; finished: boolean }[] = [];
  removed = false;
  inside: Piece[] = [];

  constructor(
    name: string,
    public left: number,
  ) {
    this.dataset = { fly: name };
  }
  getBoundingClientRect() {
    return { left: this.left, top: 100, width: 20, height: 30 };
  }
  closest = () => null;
  cloneNode = () => new Piece(this.dataset["fly"]!, this.left);
  removeAttribute = () => {};
  append = (piece: Piece) => this.inside.push(piece);
  querySelectorAll = () => this.inside;
  remove() {
    this.removed = true;
  }
  animate(frames: unknown) {
    const ends: (() => void)[] = [];
    const kept = { frames, finished: false };
    this.animated.push(kept);
    return {
      addEventListener: (kind: string, end: () => void) => kind === "finish" && ends.push(end),
      finish: () => {
        kept.finished = true;
        for (const end of ends) end();
      },
    };
  }
}
const as = (piece: Piece) => piece as unknown as HTMLElement;
const far: Spot = { x: 400, y: 300, width: 20, angle: 0 };
const travelled = (piece: Piece) => JSON.stringify(piece.animated).includes("translate");

let piece: Piece;
let board: Piece;
beforeEach(() => {
  piece = new Piece("tiki nui", 0);
  board = new Piece("", 0);
  board.inside = [piece];
});
afterEach(() => {
  finishAll();
  system.calm = false;
  settings.motion = true;
});

describe("a count", () => {
  it("is over when its last step is, and a touch elsewhere does not end it", async () => {
    vi.useFakeTimers();
    let counted = 0;
    const step = () => {
      if (counted++ < 3) countOn(400, step);
    };
    countOn(400, step);
    let told = false;
    void landed().then(() => (told = true));
    await vi.advanceTimersByTimeAsync(1500);
    finishAll();
    await vi.advanceTimersByTimeAsync(0);
    expect([counted, told]).toEqual([3, false]);
    await vi.advanceTimersByTimeAsync(110);
    expect([counted, told]).toEqual([4, true]);
    vi.useRealTimers();
  });
  it("can be called off", async () => {
    countOn(60_000, () => {})();
    await landed();
  });
});

describe("things travel", () => {
  it("from where they were to where they lie", () => {
    const before = spotsOf(as(board));
    piece.left = 200;
    settle(as(board), before);
    const frames = piece.animated[0]!.frames as { transform: string }[];
    expect(frames[0]!.transform).toContain("translate(-200px, 0px)");
    expect(frames.at(-1)!.transform).toContain("translate(0px, 0px)");
  });
  it("not when nothing has moved", () => {
    settle(as(board), spotsOf(as(board)));
    expect(piece.animated).toEqual([]);
  });
  it("from their origin when they are new, and what has left is told", () => {
    const before = new Map([["gone", far]]);
    expect(settle(as(board), before, { origin: () => far })).toEqual(["gone"]);
    expect(travelled(piece)).toBe(true);
  });
  it("over a layer where things overlap, and leave no copy behind", () => {
    const layer = new Piece("", 0);
    settle(as(board), new Map([["tiki nui", far]]), { layer: as(layer) });
    expect(travelled(piece)).toBe(false);
    expect(travelled(layer.inside[0]!)).toBe(true);
    finishAll();
    expect(layer.inside[0]!.removed).toBe(true);
  });
  it("and end at once when somebody touches the board", () => {
    travel(as(piece), far);
    finishAll();
    expect(piece.animated.map(({ finished }) => finished)).toEqual([true]);
  });
});

describe("whoever wants no motion", () => {
  it("by the system sees things fade, not travel", () => {
    system.calm = true;
    travel(as(piece), far);
    expect(piece.animated).toHaveLength(1);
    expect(travelled(piece)).toBe(false);
  });
  it("by the setting sees nothing animated at all", () => {
    settings.motion = false;
    const layer = new Piece("", 0);
    travel(as(piece), far);
    fade(as(piece));
    carry(as(new Piece("card", 0)), as(layer), far, { ...far, x: 0 });
    settle(as(board), new Map([["tiki nui", far]]), { layer: as(layer) });
    expect(piece.animated).toEqual([]);
    expect(layer.inside).toEqual([]);
  });
});

describe("what would tell the outcome too early", () => {
  it("waits until everything has come, and no longer", async () => {
    let come = () => {};
    const finished = new Promise<void>((resolve) => (come = resolve));
    const element = { animate: () => ({ finished, addEventListener: () => {}, finish: () => {} }) };
    start(element as unknown as Element, [], { duration: 100 });
    let seen = false;
    const waiting = landed().then(() => (seen = true));
    await Promise.resolve();
    expect(seen).toBe(false);
    come(); // the event that tells so comes only later
    await waiting;
    expect(seen).toBe(true);
  });
  it("waits also for what begins when something else has ended: a count, step by step", async () => {
    const element = {
      animate: () => ({
        finished: new Promise((finish) => setTimeout(finish, 5)),
        addEventListener: () => {},
        finish: () => {},
      }),
    };
    let steps = 0;
    const step = async () => {
      const pause = start(element as unknown as Element, [], { duration: 5 });
      await pause.finished.catch(() => undefined);
      return true;
    };
    void (async () => {
      while (steps < 4 && (await step())) steps++;
    })();
    await landed();
    expect(steps).toBe(4);
  });
});

describe("what style sheets move", () => {
  const sheets = import.meta.glob<string>("../src/**/*.{svelte,css}", {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it("goes at the person's pace, and stands still where nothing is to move", () => {
    const found = Object.entries(sheets).flatMap(([path, text]) =>
      [...text.matchAll(/^\s*(?:animation|transition): ([^;]*);/gm)].map(([, how]) => [path, how!]),
    );
    expect(found.length).toBeGreaterThan(10);
    // How long one has to hold is no motion.
    const paced = /var\(--(pace|quick|slow|held)|^none$/;
    expect(found.filter(([, how]) => !paced.test(how!))).toEqual([]);
  });
});
