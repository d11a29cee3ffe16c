/** Says a move in words, for hints. */
import type { Texts, View } from "$lib/board";
import { cardOf, tikisOf } from "./moves";

/** "Wiki: Nani + Kapu". */
export function saying(move: string, _cards: View, t: Texts): string {
  const card = t(`card-${cardOf(move)}`);
  const tikis = tikisOf(move).map((tiki) => t(`tiki-${tiki}`));
  return tikis.length ? t("tiki-topple-ui-say", { card, tikis: tikis.join(" + ") }) : card;
}
