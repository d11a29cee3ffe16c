/** What every part of the board needs: the card table and the texts, following the props of the board. */
import { createContext } from "svelte";
import type { Texts } from "$lib/board";
import type { Table } from "./table";

export interface World {
  readonly table: Table;
  readonly t: Texts;
}

export const [world, setWorld] = createContext<World>();

/** A card in words: "green 7, Pineapple", "Chief". */
export function cardText({ table, t }: World, card: string): string {
  const { colour, height, kind } = table.face(card);
  if (!colour) return t(`card-${card}`);
  return t("moluku-ui-card", {
    colour: t(`moluku-colour-${colour}`),
    height,
    kind: t(`moluku-kind-${kind}`),
  });
}

/** Several cards in words. */
export function cardsText(here: World, cards: string[]): string {
  return cards.map((card) => cardText(here, card)).join(here.t("moluku-ui-and"));
}

/** What a card is, what it brings and does: for who asks about it. */
export function aboutCard(here: World, card: string): string {
  const { kind, worth } = here.table.face(card);
  const pair = (...foods: string[]) =>
    here.table.groups.find(
      (group) =>
        group.foods.length === foods.length && foods.every((food) => group.foods.includes(food)),
    )?.points ?? 0;
  const about = here.t(`moluku-ui-about-${kind}`, {
    worth,
    rp: pair("rice", "pineapple"),
    rf: pair("rice", "fish"),
    pf: pair("pineapple", "fish"),
    all: pair("rice", "pineapple", "fish"),
  });
  return `${cardText(here, card)}\n${about}`;
}
