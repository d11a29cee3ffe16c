/** Splits and matches move texts; what is legal is known from the list of legal moves alone. */
import type { GameEvent } from "$lib/board";
import { isOwnPayment } from "./events";
import type { View } from "./view";

export interface Words {
  verb: string;
  words: string[];
}

export function split(text: string): Words {
  const [verb = "", ...words] = text.trim().toLowerCase().split(/\s+/);
  return { verb, words };
}

/** Finds the legal move with this verb and exactly these words, in any order. */
export function matchSet(legal: string[], verb: string, words: string[]): string | null {
  const wanted = [...words].sort().join(" ");
  const found = legal.find((move) => {
    const parts = split(move);
    return parts.verb === verb && [...parts.words].sort().join(" ") === wanted;
  });
  return found ?? null;
}

/** Tells whether a legal move with this verb names this word. */
export const names = (legal: string[], verb: string, word: string): boolean =>
  legal.some((move) => {
    const parts = split(move);
    return parts.verb === verb && parts.words.includes(word);
  });

/** Puts dice in the order in which moves name them. */
export const inOrder = (dice: string[]): string[] =>
  ["w1", "w2", "w3", "b", "o"].filter((die) => dice.includes(die));

const WHOLE = /^(keep|take-moon|draw|replace none|(validate|moon|pay|lose|pick) \S+)$/;
/** Tells whether a draft is a move that one touch chooses and a second one plays, as the button does. */
export const isOneTouch = (draft: string): boolean => WHOLE.test(draft.trim());

/**
 * MS-A1: what needs no choice is paid by itself, right after the client was chosen: not when that is
 * being taken back. What is the only move plays itself anyway.
 */
export function ownPayment(
  view: View,
  legal: string[],
  events: GameEvent[],
  seat: number | null,
): string | null {
  const place = view.you?.pays_from;
  const begun = events.some((event) => isOwnPayment(event, seat));
  return place && begun && legal.length > 1 ? `pay ${place}` : null;
}
