/** What the prompt line says, and where chapters of the log begin. */
import type { GameEvent, Prompt, Texts } from "$lib/board";
import { list } from "$lib/texts.svelte";
import { cardOf, tikisOf } from "./moves";
import type { TikiView } from "./view";

/** How many tikis a card names, where it is not one. */
const TIKIS: Record<string, number> = { toast: 0, wiki: 2 };

export function prompt(view: TikiView, seat: number | null, draft: string, t: Texts): Prompt {
  if (view.over) return { title: t("tt-event-over") };
  if (seat === null || view.turn !== seat) return { title: null };
  const card = cardOf(draft);
  if (!card) {
    const first = view.seats[seat]?.played.length === 0;
    const title = t("tiki-topple-ui-prompt-card");
    return first && view.you?.hand.includes("toast")
      ? { title, detail: t("tt-toast-first") }
      : { title };
  }
  return chosen(view, card, tikisOf(draft), t);
}

/** What a chosen card asks for, or does once its tikis are chosen too. */
function chosen(view: TikiView, card: string, tikis: string[], t: Texts): Prompt {
  const named = (some: string[]) => list(some.map((tiki) => t(`tiki-${tiki}`)));
  const name = t(`card-${card}`);
  const wanted = TIKIS[card] ?? 1;
  if (tikis.length >= wanted) {
    const title = t("tiki-topple-ui-prompt-ready", { card, name, tikis: named(tikis) });
    return { title, detail: t("tiki-topple-ui-prompt-confirm", { tikis: wanted }) };
  }
  const title = t("tiki-topple-ui-prompt-tiki", { card, name, chosen: tikis.length });
  const blocked = view.you?.blocked[card] ?? [];
  if (blocked.length === 0) return { title };
  const why = { card, tikis: named(blocked), count: blocked.length };
  return { title, detail: t("tiki-topple-ui-prompt-blocked", why) };
}

export function chapter(event: GameEvent, t: Texts): string | null {
  return event.event === "round" ? t("tiki-topple-ui-round", { round: Number(event.round) }) : null;
}
