/** Names and descriptions of pieces for people who listen. */
import type { Texts } from "$lib/board";
import { ANIMALS } from "./art/look";
import { costs, type Deck } from "./cards";
import type { Bonus, Colour, Face } from "./view";

export const kindName = (t: Texts, kind: Bonus | Face): string =>
  t(kind === "moon" ? "moonshine-face-moon" : `moonshine-bonus-${kind}`);

export const sceneName = (t: Texts, deck: Deck, colour: Colour): string =>
  t(`moonshine-scene-${deck.scene(colour)}`);

const animalOf = (deck: Deck, id: string): string =>
  ANIMALS[deck.rank(id) % ANIMALS.length] ?? "fox";

/** "cat". */
export const shortName = (t: Texts, deck: Deck, id: string): string =>
  t(`moonshine-ui-animal-${animalOf(deck, id)}`);

/** "the jazz band cat". */
export function animalName(t: Texts, deck: Deck, id: string): string {
  const scene = t(`moonshine-at-${deck.scene(deck.client(id).colour)}`);
  return t(`moonshine-animal-${animalOf(deck, id)}`, { scene });
}

/** "the jazz band cat", for those who type moves "the jazz band cat (c42)". */
export function clientName(t: Texts, deck: Deck, id: string): string {
  const name = animalName(t, deck, id);
  return deck.coded ? t("moonshine-piece", { name, code: id }) : name;
}

/** A client's name and all that is printed on it. */
export const clientText = (t: Texts, deck: Deck, id: string): string =>
  `${clientName(t, deck, id)}. ${clientPrint(t, deck, id)}`;

/** Begins a sentence with a capital. */
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All that is printed on a client. */
export function clientPrint(t: Texts, deck: Deck, id: string): string {
  const client = deck.client(id);
  const cost = costs(client)
    .map(({ icon, count }) => `${count} ${kindName(t, icon)}`)
    .join(", ");
  const top = client.spot
    ? t("moonshine-ui-spot", { moons: client.spot.moons, bonus: kindName(t, client.spot.bonus) })
    : t(client.bolt === "-1" ? "moonshine-bolt-strike" : "moonshine-bolt-gain");
  const worth = [
    client.points ? t("ms-point-count", { points: client.points }) : "",
    client.bonus ? kindName(t, client.bonus) : "",
  ].filter(Boolean);
  const sentences = [
    `${t("ms-cost")}: ${cost}`,
    begun(top),
    `${t("ms-validated-worth")}: ${worth.join(", ")}`,
  ];
  return `${sentences.join(". ")}.`;
}

/** Where something comes from, in words: "2 dice", "blue die", "bar", "badger". */
export function sourceNames(t: Texts, deck: Deck, sources: string[]): string[] {
  const white = sources.filter((source) => /^w\d$/.test(source)).length;
  const rest = sources
    .filter((source) => !/^w\d$/.test(source))
    .map((source) => {
      if (source === "b" || source === "o") return t(`moonshine-die-${source}`);
      return source.startsWith("bar") ? t("moonshine-ui-from-bar") : shortName(t, deck, source);
    });
  return white ? [t("moonshine-ui-from-dice", { dice: white }), ...rest] : rest;
}
