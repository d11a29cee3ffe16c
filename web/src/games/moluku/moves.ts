/** Splits and matches move texts. What is legal is the list the server gives: no rules here. */
import type { Laid, Step } from "./view";

const VERBS: Partial<Record<Step, string>> = {
  play: "play",
  discard: "discard",
  "pass-left": "pass",
  "pass-right": "pass",
};

/** The move that a card of the hand stands for in a step; outside those steps, playing it. */
export function handMove(step: Step, card: string): string {
  return `${VERBS[step] ?? "play"} ${card}`;
}

/** The move that takes what somebody played: `take R3`, in a Wedding `take R3+B9`. */
export function takeMove(laid: Laid): string {
  return `take ${laid.cards.join("+")}`;
}

/** The same from whom it lies; who is asked about Chill takes what is their own by saying so. */
export function pickOf(laid: Laid, me: boolean, legal: string[]): string {
  return me && legal.includes("chill") ? "chill" : takeMove(laid);
}

export const cancelMove = (card: string) => `cancel ${card}`;

/** The legal move that a draft spells in full, or null. */
export function complete(draft: string, legal: string[]): string | null {
  const typed = draft.trim().toLowerCase();
  return legal.find((move) => move.toLowerCase() === typed) ?? null;
}

/** The cards that a move names: of `take R3+B9` both. */
export function cardsOf(move: string): string[] {
  const [verb, what] = move.split(" ");
  return what && verb !== "trump" ? what.split("+") : [];
}
