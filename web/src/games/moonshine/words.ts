/** Names and descriptions of pieces for people who listen. */
import type { Texts } from "$lib/board";
import { ANIMALS } from "./art/look";
import { costs, type Deck } from "./cards";
import type { Bonus, Colour, Face } from "./view";

export const kindName = (t: Texts, kind: Bonus | Face): string =>
  t(kind === "moon" ? "moonshine-face-moon" : `moonshine-bonus-${kind}`);

export const sceneName = (t: Texts, deck: Deck, colour: Colour): string =>
  t(`moonshine-scene-${deck.scene(colour)}`);

/** "c42, cat, jazz band". */
export function clientName(t: Texts, deck: Deck, id: string): string {
  const animal = ANIMALS[deck.rank(id) % ANIMALS.length] ?? "fox";
  const scene = sceneName(t, deck, deck.client(id).colour);
  return t("moonshine-ui-client", { id, animal: t(`moonshine-ui-animal-${animal}`), scene });
}

/** All that is printed on a client. */
export function clientText(t: Texts, deck: Deck, id: string): string {
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
  return `${clientName(t, deck, id)}. ${t("ms-cost")}: ${cost}. ${top}. ${t("ms-validated-worth")}: ${worth.join(", ")}`;
}
