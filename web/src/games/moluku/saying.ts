/** Says a move in words, for hints. */
import type { Texts, View } from "$lib/board";
import { cardsText } from "./context";
import { cardsOf } from "./moves";
import { readTable } from "./table";

/** "Play green 7, Fish". */
export function saying(move: string, cards: View, t: Texts): string {
  const [verb = "", what = ""] = move.split(" ");
  const table = readTable(cards);
  if (verb === "trump") {
    const colour = table.colour(what);
    return colour
      ? t("moluku-ui-say-trump", { colour: t(`moluku-colour-${colour}`) })
      : t("moluku-ui-no-trump");
  }
  return t(`moluku-ui-say-${verb}`, { cards: cardsText({ table, t }, cardsOf(move)) });
}
