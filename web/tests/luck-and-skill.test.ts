import { describe, expect, it } from "vitest";
import "./support/page";
import type { LookedBack } from "../src/lib/protocol";
import { FIELD, meanLuck, pictureOf, sayingOf, wholeLuck } from "../src/profile/luck";

function looked(luck: number, accuracy: number | null, won = false): LookedBack {
  const hindsight = { luck, error: 0.01, accuracy };
  return { table: null, game: "moluku", at: 0, seat: 0, places: 3, won, hindsight };
}

describe("luck in a list", () => {
  it("is rounded as hindsight rounds it, so that both say the same", () => {
    expect(wholeLuck(0.015, 3)).toBe(2); // 33.3 % to 34.8 % is told as 33 % to 35 %
    expect(wholeLuck(0.015, 2)).toBe(2);
    expect(wholeLuck(-0.001, 3)).toBe(0);
    expect(wholeLuck(-0.5, 2)).toBe(-50);
  });
});

describe("the picture of luck and skill", () => {
  it("has luck to the right and accuracy at the top, and leaves out what has none", () => {
    const { signs, usual, middle } = pictureOf([
      looked(0.2, 95),
      looked(-0.2, 70),
      looked(0, 80),
      looked(0.1, null),
    ]);
    expect(signs).toHaveLength(3);
    expect(usual).toBe(80);
    const [lucky, unlucky, middling] = signs;
    expect(lucky!.x).toBeGreaterThan(middle.x);
    expect(unlucky!.x).toBeLessThan(middle.x);
    expect(lucky!.y).toBeLessThan(unlucky!.y);
    expect(middling).toMatchObject(middle);
  });

  it.each([
    [0.05, 96],
    [0.24, 61],
    [-0.6, 41],
    [0.99, 1],
    [-1, 0],
    [1, 100],
  ])("holds luck %f and accuracy %f within its field, and its scales too", (luck, accuracy) => {
    const picture = pictureOf([looked(luck, accuracy), looked(-luck, 100), looked(0, 99)]);
    for (const { x, y } of picture.signs) {
      expect(x).toBeGreaterThanOrEqual(FIELD.left);
      expect(x).toBeLessThanOrEqual(FIELD.right);
      expect(y).toBeGreaterThanOrEqual(FIELD.top);
      expect(y).toBeLessThanOrEqual(FIELD.bottom);
    }
    expect(picture.lucks.length % 2).toBe(1);
    expect(picture.lucks[Math.floor(picture.lucks.length / 2)]!.value).toBe(0);
    expect(picture.accuracies.at(-1)!.value).toBe(100);
    for (const { at } of picture.accuracies) expect(at).toBeLessThan(FIELD.bottom);
  });

  it("is an empty field without games", () => {
    const { signs, lucks, accuracies } = pictureOf([]);
    expect(signs).toEqual([]);
    expect(lucks.length).toBeGreaterThan(2);
    expect(accuracies.length).toBeGreaterThan(2);
    expect(sayingOf(pictureOf([]))).toBeNull();
  });

  const lost = Array.from({ length: 6 }, (_, n) => looked(0, 70 + n));
  it("says what wins only when there is enough to tell", () => {
    const skilled = Array.from({ length: 5 }, (_, n) => looked(n % 2 ? 0.1 : -0.1, 90 + n, true));
    expect(sayingOf(pictureOf([...lost, ...skilled]))!.id).toBe("luck-by-play");
    const lucky = Array.from({ length: 5 }, () => looked(0.2, 60, true));
    expect(sayingOf(pictureOf([...lost, ...lucky]))!.id).toBe("luck-by-luck");
    const both = [looked(-0.1, 60, true), looked(-0.1, 60, true), looked(0.1, 95, true)];
    expect(sayingOf(pictureOf([...lost, ...both, looked(-0.1, 95, true)]))!.id).toBe(
      "luck-by-both",
    );
    expect(sayingOf(pictureOf([...lost, ...skilled.slice(0, 3)]))).toBeNull();
    expect(sayingOf(pictureOf(skilled))).toBeNull();
  });

  it("tells the mean luck of many games", () => {
    expect(meanLuck(lost)).toBeNull();
    expect(meanLuck([...lost, looked(0.4, null), looked(0.4, 80)])).toBe(10);
  });
});
