import { describe, expect, test } from "vitest";
import { gameTexts } from "../../tests/support/drawn";
import "../../tests/support/page";
import type { Texts, View } from "$lib/board";
import { languages } from "$lib/settings.svelte";
import { saying as sayMoluku } from "./moluku/saying";
import { saying as sayMoonshine } from "./moonshine/saying";
import { saying as sayTikiTopple } from "./tiki-topple/saying";

const MOLUKU = {
  colour: [{ letter: "G", name: "green" }],
  suited: [
    { height: 7, kind: "fish" },
    { height: 11, kind: "volcano" },
  ],
  panku: [{ name: "chief", points: 0 }],
  value: [],
  food: [],
  group: [],
  deal: [],
};
const MOONSHINE = {
  colour: [{ name: "green", scene: "kitchen" }],
  client: [
    { id: "c01", colour: "green" },
    { id: "c02", colour: "green" },
  ],
  die: [],
  bar: [],
};

const GAMES: [string, (move: string, cards: View, t: Texts) => string, View, [string, string][]][] =
  [
    [
      "tiki-topple",
      sayTikiTopple,
      {},
      [
        ["up2 huhu", "Up 2: Huhu"],
        ["wiki nani kapu", "Wiki: Nani + Kapu"],
        ["toast", "Toast"],
      ],
    ],
    [
      "moluku",
      sayMoluku,
      MOLUKU,
      [
        ["play G7", "Play green 7, Fish"],
        ["take chief+G11", "Take Chief and green 11, Volcano"],
        ["cancel G7", "Cancel green 7, Fish"],
        ["discard G7", "Discard green 7, Fish"],
        ["pass chief", "Pass on Chief"],
        ["trump G", "Trump: green"],
        ["trump none", "No trump"],
        ["chill", "Take Chill at once"],
        ["no-chill", "Leave Chill in the trick"],
      ],
    ],
    [
      "moonshine",
      sayMoonshine,
      MOONSHINE,
      [
        ["reroll w1 b", "Reroll: first white die, blue die"],
        ["keep", "Keep the dice"],
        ["keep c01 c02", "Keep the kitchen fox and the kitchen owl"],
        ["moon bar.2", "Moon on the bar’s second spot"],
        ["validate c01", "Validate the kitchen fox"],
        ["take-moon", "Take a moon"],
        ["draw", "Draw new clients"],
        ["pay c02", "Pay with a moon of the kitchen owl"],
        ["pick c02", "Pick the kitchen owl"],
        ["replace c01 c02", "Replace the kitchen fox by the kitchen owl"],
        ["replace none", "Keep mine"],
        ["lose bar.1", "Give up a moon of the bar’s first spot"],
      ],
    ],
  ];

describe.each(GAMES)("hints in %s", (game, saying, cards, moves) => {
  test.each(moves)("say %s in words", (move, words) => {
    expect(saying(move, cards, gameTexts(game))).toBe(words);
    for (const language of languages)
      expect(saying(move, cards, gameTexts(game, language))).not.toMatch(/[{}]|\bc\d\d\b|bar\.\d/);
  });
});
