/** What a symbol of the board means, in words. */
import type { Texts } from "$lib/board";
import type { Deck } from "./cards";
import type { Bonus, Colour, DieName, Face } from "./view";
import { clientName, clientPrint, kindName, sceneName } from "./words";

export interface Meaning {
  title: string;
  text: string;
}

/**
 * Explains what a part of the board is marked with (`data-mean`): a kind of bonus or face, or
 * `colour:green`, `spot:2:blue`, `client:c42`, `die:b`, `bolt:+2`, `have:food:2 dice`, `points`, `bar`.
 */
export function meaning(t: Texts, deck: Deck, key: string): Meaning {
  const [kind = "", first = "", second = ""] = key.split(":");
  const told = (name: string): string => t(`moonshine-ui-mean-${name}`);
  if (kind === "client")
    return { title: clientName(t, deck, first), text: clientPrint(t, deck, first) };
  if (kind === "colour")
    return { title: sceneName(t, deck, first as Colour), text: told("colour") };
  if (kind === "points") return { title: t("ms-points"), text: told("points") };
  if (kind === "bar") return { title: t("moonshine-ui-end-bar"), text: told("bar") };
  if (kind === "have") {
    const from = t("ms-from", { sources: second });
    return { title: kindName(t, first as Bonus), text: `${from}. ${told(first)}` };
  }
  if (kind === "bolt") {
    const name = first === "-1" ? "strike" : "gain";
    return { title: t(`moonshine-bolt-${name}`), text: told("bolt") };
  }
  if (kind === "spot") {
    const title = t("moonshine-ui-spot", {
      moons: Number(first),
      bonus: kindName(t, second as Bonus),
    });
    return { title, text: `${told("spot")} ${told(second)}` };
  }
  if (kind === "die") {
    const die = first as DieName;
    const faces = deck
      .faces(die)
      .map((face) => kindName(t, face))
      .join(", ");
    const who = die === "b" ? "blue" : die === "o" ? "orange" : "white";
    return { title: `${t(`moonshine-die-${die}`)}: ${faces}`, text: told(who) };
  }
  return { title: kindName(t, kind as Bonus | Face), text: told(kind) };
}
