/** Splits and matches the texts of moves; what is legal comes from the server. */
import type { View } from "./view";

const words = (text: string) => text.trim().split(/\s+/).filter(Boolean);

export const cardOf = (draft: string): string => words(draft)[0] ?? "";
export const tikisOf = (draft: string): string[] => words(draft).slice(1);

const holds = (move: string, card: string, tikis: string[]): boolean => {
  const [first, ...rest] = words(move);
  return first === card && tikis.every((tiki) => rest.includes(tiki));
};

/** The cards with which a legal move begins. */
export const playableCards = (legal: string[]): Set<string> => new Set(legal.map(cardOf));

/** The tikis that would carry a draft further. */
export function choosableTikis(legal: string[], draft: string): Set<string> {
  const chosen = tikisOf(draft);
  const fits = legal.filter((move) => holds(move, cardOf(draft), chosen));
  return new Set(fits.flatMap(tikisOf).filter((tiki) => !chosen.includes(tiki)));
}

/** The legal move that a draft amounts to, or null; the order of two tikis does not matter. */
export function completed(legal: string[], draft: string): string | null {
  const tikis = tikisOf(draft);
  const fits = legal.filter(
    (move) => holds(move, cardOf(draft), tikis) && tikisOf(move).length === tikis.length,
  );
  return fits.length === 1 ? fits[0]! : null;
}

/** Adds a tiki to a draft; choosing a chosen one again takes it back. */
export function withTiki(legal: string[], draft: string, tiki: string): string {
  const card = cardOf(draft);
  const chosen = tikisOf(draft);
  if (chosen.includes(tiki)) return [card, ...chosen.filter((one) => one !== tiki), ""].join(" ");
  const longer = [card, ...chosen, tiki].join(" ");
  if (completed(legal, longer) || choosableTikis(legal, longer).size > 0) {
    return completed(legal, longer) ?? `${longer} `;
  }
  return completed(legal, `${card} ${tiki}`) ?? `${card} ${tiki} `;
}

/**
 * To which places of the column (0 is the top) a tiki can go, and with which moves: where a card takes
 * it is told by the view, and with a Wiki it goes where the other one stands.
 */
export function waysOf(view: View, legal: string[], tiki: string): Map<number, string[]> {
  const ways = new Map<number, string[]>();
  for (const move of legal) {
    const tikis = tikisOf(move);
    if (!tikis.includes(tiki)) continue;
    const other = tikis.find((one) => one !== tiki);
    const place = other ? view.column.indexOf(other) : landing(view, move, tiki);
    if (place >= 0) ways.set(place, [...(ways.get(place) ?? []), move]);
  }
  return ways;
}

const landing = (view: View, move: string, tiki: string): number =>
  (view.you?.lands[cardOf(move)]?.[tiki] ?? 0) - 1;

/** The cards that can move a tiki. */
export const cardsFor = (legal: string[], tiki: string): Set<string> =>
  new Set(legal.filter((move) => tikisOf(move).includes(tiki)).map(cardOf));
