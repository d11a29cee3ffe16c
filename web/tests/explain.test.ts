import { describe, expect, it } from "vitest";
import { placed, type Box } from "../src/lib/explain";

const WINDOW = { width: 800, height: 600 };
const SIZE = { width: 200, height: 60 };
const thing: Box = { left: 300, top: 300, width: 100, height: 100 };

describe("the bubble that explains", () => {
  it("stands over the middle of the thing", () => {
    expect(placed(thing, SIZE, WINDOW, [])).toEqual({ left: 250, top: 232 });
  });
  it("stands below where there is no room above", () => {
    expect(placed({ ...thing, top: 20 }, SIZE, WINDOW, [])).toEqual({ left: 250, top: 128 });
  });
  it("stays in sight at the edges", () => {
    expect(placed({ ...thing, left: 0 }, SIZE, WINDOW, [])?.left).toBe(8);
    expect(placed({ ...thing, left: 790 }, SIZE, WINDOW, [])?.left).toBe(592);
  });
  it("never covers what confirms a move", () => {
    const above: Box = { left: 320, top: 250, width: 80, height: 40 };
    const below: Box = { left: 320, top: 410, width: 80, height: 40 };
    expect(placed(thing, SIZE, WINDOW, [above])?.top).toBe(408);
    expect(placed(thing, SIZE, WINDOW, [above, below])).toEqual({ left: 408, top: 320 });
  });
  it("stands aside of a thing that has others above and below", () => {
    expect(placed(thing, SIZE, WINDOW, [], true)).toEqual({ left: 92, top: 320 });
    expect(placed({ ...thing, left: 100 }, SIZE, WINDOW, [], true)?.left).toBe(208);
  });
  it("goes to a corner before it covers anything, and else stays away", () => {
    const band: Box = { left: 0, top: 100, width: 800, height: 500 };
    expect(placed(thing, SIZE, WINDOW, [band])).toEqual({ left: 8, top: 8 });
    expect(placed(thing, SIZE, WINDOW, [{ left: 0, top: 0, ...WINDOW }])).toBeNull();
  });
});
