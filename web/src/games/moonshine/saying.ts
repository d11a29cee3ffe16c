/** Says a move in words, for hints. */
import type { Texts, View } from "$lib/board";
import { Deck, type Cards } from "./cards";
import { split } from "./moves";
import { animalName } from "./words";

/** "Replace the jazz band cat by the dance floor owl". */
export function saying(move: string, cards: View, t: Texts): string {
  const { verb, words } = split(move);
  if (verb === "reroll") {
    const dice = words.map((die) => t(`moonshine-die-${die}`));
    return t("moonshine-ui-say-reroll", { dice: dice.join(", ") });
  }
  if (verb === "keep" && words.length === 0) return t("moonshine-ui-keep-dice");
  if (words[0] === "none") return t("moonshine-ui-replace-none");
  const deck = new Deck(cards as unknown as Cards);
  const [one = "", two = ""] = words.map((word) =>
    word.startsWith("bar.") ? t(`moonshine-place-bar-${word.slice(4)}`) : animalName(t, deck, word),
  );
  return t(`moonshine-ui-say-${verb}`, { one, two });
}
