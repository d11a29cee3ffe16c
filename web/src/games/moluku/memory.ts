/** What the board remembers from one view to the next: cards taken from the trick, and where new cards come from. */
import type { GameEvent } from "$lib/board";
import type { MolukuView, ScoredEvent } from "./view";

/** What was taken from the trick, by the seat that had played it. */
export type Gone = Map<number, { cards: string[]; by: number }>;

const LEAVING = new Set(["taken-up", "adjusted"]);
const DEALING = new Set(["deal", "stock", "adjusted"]);

/** Follows the harvest: adds what was just taken, forgets it with the next trick. */
export function followGone(before: Gone, view: MolukuView, events: GameEvent[]): Gone {
  const gone: Gone = new Map(before);
  for (const event of events) {
    if (event.event === "lead" || event.event === "scored") gone.clear();
    if (event.event !== "taken") continue;
    gone.set(event["from"] as number, {
      cards: event["cards"] as string[],
      by: event["seat"] as number,
    });
  }
  if (view.step === "play" || view.picked < gone.size) gone.clear();
  for (const laid of view.trick) gone.delete(laid.seat);
  return gone;
}

export function takenNow(events: GameEvent[]): string[] {
  return events.flatMap((event) => (event.event === "taken" ? (event["cards"] as string[]) : []));
}

export function scoredNow(events: GameEvent[]): ScoredEvent | null {
  const found = events.findLast((event) => event.event === "scored");
  return (found as ScoredEvent | undefined) ?? null;
}

/** Whether cards go out of sight with these events. */
export const cardsLeave = (events: GameEvent[]) => events.some((one) => LEAVING.has(one.event));

/** Where a card that was not seen before comes from: the hand of who played it, or the stock. */
export function originOf(root: HTMLElement, events: GameEvent[], card: string): HTMLElement | null {
  const played = events.find((one) => one.event === "played" && one["card"] === card);
  if (played) return root.querySelector<HTMLElement>(`[data-home="${played["seat"]}"]`);
  return events.some((one) => DEALING.has(one.event))
    ? root.querySelector<HTMLElement>("[data-stock]")
    : null;
}
