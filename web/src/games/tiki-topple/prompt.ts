/** What the prompt line says, and where chapters of the log begin. */
import type { GameEvent, Prompt, Texts } from "$lib/board";
import { cardOf, tikisOf } from "./moves";
import type { TikiView } from "./view";

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
  return {
    title: t("tiki-topple-ui-prompt-tiki", {
      card,
      name: t(`card-${card}`),
      chosen: tikisOf(draft).length,
    }),
  };
}

export function chapter(event: GameEvent, t: Texts): string | null {
  return event.event === "round" ? t("tiki-topple-ui-round", { round: Number(event.round) }) : null;
}
