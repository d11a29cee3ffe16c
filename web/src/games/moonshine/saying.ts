/** Says moves and deeds in words: for hints, and for those who listen. */
import type { Texts, View } from "$lib/board";
import { Deck, type Cards } from "./cards";
import { split } from "./moves";
import type { Acted } from "./view";
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

/** "validated the dance floor owl", "took a moon", "drew 4". */
export function deedText(t: Texts, deck: Deck, deed: Acted): string {
  const did = deed.validated
    ? t("moonshine-ui-did-validate", {
        client: animalName(t, deck, deed.validated),
        points: deed.gained,
      })
    : deed.action === "draw"
      ? t("moonshine-ui-did-draw", { cards: deed.drew.length })
      : t("moonshine-ui-did-take-moon");
  return deed.strikes.length ? `${did}, ${t("moonshine-ui-did-strike")}` : did;
}
