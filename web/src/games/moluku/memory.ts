/** What the board remembers from one view to the next: cards taken from the trick, and where new cards come from. */
import type { GameEvent } from "$lib/board";
import type { Played, Scored, Taken, View } from "./view";

export const isScored = (event: GameEvent): event is Scored => event.event === "scored";
const isTaken = (event: GameEvent): event is Taken => event.event === "taken";
const isPlayed = (event: GameEvent): event is Played => event.event === "played";

/** What was taken from the trick, by the seat that had played it. */
export type Gone = Map<number, { cards: string[]; by: number }>;

const LEAVING = new Set(["taken-up", "adjusted"]);
const DEALING = new Set(["deal", "stock", "adjusted"]);

/** Follows the harvest: adds what was just taken, forgets it with the next trick. */
export function followGone(before: Gone, view: View, events: GameEvent[]): Gone {
  const gone: Gone = new Map(before);
  for (const event of events) {
    if (event.event === "lead" || event.event === "scored") gone.clear();
    if (isTaken(event)) gone.set(event.from, { cards: event.cards, by: event.seat });
  }
  // A pick counts once the Volcano or the Palm that it brought is settled.
  const picks = view.picked + (view.step === "cancel" || view.step === "palm" ? 1 : 0);
  if (view.step === "play" || gone.size > picks) gone.clear();
  // The second card of a pair waits in the trick while the Volcano or the Palm of the first is settled.
  for (const laid of view.trick)
    if (laid.cards.includes(gone.get(laid.seat)?.cards[0] ?? "")) gone.delete(laid.seat);
  return gone;
}

export function takenNow(events: GameEvent[]): string[] {
  return events.filter(isTaken).flatMap((event) => event.cards);
}

export function scoredNow(events: GameEvent[]): Scored | null {
  return events.findLast(isScored) ?? null;
}

/** Whether cards go out of sight with these events. */
export const cardsLeave = (events: GameEvent[]) => events.some((one) => LEAVING.has(one.event));

/** Where a card that was not seen before comes from: the hand of who played it, or the stock. */
export function originOf(root: HTMLElement, events: GameEvent[], card: string): HTMLElement | null {
  const played = events.filter(isPlayed).find((one) => one.card === card);
  if (played) return root.querySelector<HTMLElement>(`[data-home="${played.seat}"]`);
  return events.some((one) => DEALING.has(one.event))
    ? root.querySelector<HTMLElement>("[data-stock]")
    : null;
}
