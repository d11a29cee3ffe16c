/** What the prompt line says, and where chapters of the log begin. */
import type { GameEvent, Prompt, Standing, Texts } from "$lib/board";
import { list } from "$lib/texts.svelte";
import { cardOf, tikisOf } from "./moves";
import type { View } from "./view";

export function prompt(view: View, seat: number | null, draft: string, t: Texts): Prompt {
  if (view.over) return { title: t("tt-event-over") };
  if (seat === null || view.turn !== seat) return { title: null };
  const card = cardOf(draft);
  const wanted = view.tikis_named[card];
  if (wanted === undefined) {
    const title = t("tiki-topple-ui-prompt-card");
    return view.you?.unplayable.length ? { title, detail: t("tt-toast-first") } : { title };
  }
  return chosen(view, card, wanted, tikisOf(draft), t);
}

/** What a chosen card asks for, or does once its tikis are chosen too. */
function chosen(view: View, card: string, wanted: number, tikis: string[], t: Texts): Prompt {
  const named = (some: string[]) => list(some.map((tiki) => t(`tiki-${tiki}`)));
  const name = t(`card-${card}`);
  if (tikis.length >= wanted) {
    const moved = wanted === 0 ? view.column.slice(-1) : tikis;
    const title = t("tiki-topple-ui-prompt-ready", { card, name, tikis: named(moved) });
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

/** What everybody may know of a seat. */
export function standing(view: View, seat: number, t: Texts): Standing {
  const { cards } = view.seats[seat]!;
  return {
    title: t("tiki-topple-ui-curtain-cards", { cards }),
    detail: t("tiki-topple-ui-curtain-points", { points: view.scores[seat]! }),
    backs: cards,
    round: t("tiki-topple-ui-curtain-round", { round: view.round, rounds: view.rounds }),
  };
}
