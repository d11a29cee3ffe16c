/** What the prompt line, the chapters of the log and the score over time take from Moluku. */
import type { GameEvent, Prompt, Standing, Texts } from "$lib/board";
import { isScored } from "./memory";
import { reach } from "./standing";
import type { View } from "./view";

const suit = (t: Texts, colour: string | null) =>
  colour ? t(`moluku-ui-suit-${colour}`) : t("moluku-ui-none");

function playing(view: View, t: Texts): Prompt {
  const must = view.you?.must ?? null;
  if (must === "follow")
    return {
      title: t("moluku-ui-prompt-follow", { suit: suit(t, view.led) }),
      detail: t("moluku-ui-prompt-panku"),
    };
  if (must === "trump")
    return {
      title: t("moluku-ui-prompt-trump", { suit: suit(t, view.trump) }),
      detail: t("moluku-ui-prompt-trump-why", { suit: suit(t, view.led) }),
    };
  if (view.trick.length === 0)
    return {
      title: t("moluku-ui-prompt-lead"),
      detail: t(view.reversed ? "moluku-ui-prompt-reversed" : "moluku-ui-prompt-any"),
    };
  if (view.wedding && !view.led)
    return { title: t("moluku-ui-prompt-second"), detail: t("moluku-ui-prompt-second-why") };
  return {
    title: t("moluku-ui-prompt-free"),
    detail: t(view.led ? "moluku-ui-prompt-free-why" : "moluku-ui-prompt-free-none"),
  };
}

function asked(view: View, t: Texts): Prompt {
  const owes = view.you?.owes ?? 0;
  switch (view.step) {
    case "play":
      return playing(view, t);
    case "take":
      return {
        title: t(view.wedding ? "moluku-ui-prompt-pair" : "moluku-ui-prompt-take", {
          count: view.trick.length,
        }),
        detail: t(view.wedding ? "moluku-ui-prompt-pair-why" : "moluku-ui-prompt-take-why"),
      };
    case "chill":
      return { title: t("moluku-ui-choose-chill"), detail: t("moluku-ui-prompt-chill-why") };
    case "cancel":
      return { title: t("moluku-ui-prompt-cancel"), detail: t("moluku-ui-prompt-cancel-why") };
    case "palm":
      return { title: t("moluku-ui-choose-trump"), detail: t("moluku-ui-prompt-palm-why") };
    case "trump":
      return { title: t("moluku-ui-choose-trump"), detail: t("moluku-ui-prompt-season-why") };
    case "discard":
      return {
        title: t("moluku-ui-prompt-discard", { count: owes }),
        detail: t("moluku-ui-prompt-discard-why"),
      };
    default:
      return {
        title: t(`moluku-ui-prompt-${view.step}`, { count: owes }),
        detail: t("moluku-ui-prompt-pass-why"),
      };
  }
}

/** A chosen card, which a second touch plays as well as the button does; trumps and Chill have their own words. */
const CARD = /^(play|take|pass|discard|cancel) \S/;

export function prompt(view: View, seat: number | null, draft: string, t: Texts): Prompt {
  if (view.over) return { title: t("mo-game-over") };
  if (seat !== null && view.to_act.includes(seat)) {
    const now = asked(view, t);
    return CARD.test(draft) ? { ...now, detail: t("moluku-ui-prompt-sure") } : now;
  }
  return { title: null, detail: t("moluku-ui-prompt-wait", { step: view.step }) };
}

/** A Season, and in it every trick, is a chapter. */
export function chapter(event: GameEvent, t: Texts, n: number): string | null {
  if (event.event === "setup") return t("moluku-ui-season-n", { season: 1 });
  if (event.event === "taken-up")
    return t("moluku-ui-season-n", { season: event["season"] as number });
  if (event.event === "lead")
    return t(event["reversed"] ? "moluku-ui-chapter-reversed" : "moluku-ui-chapter-trick", { n });
  return null;
}

export const pointsFrom = ["scores", "to_act", "seats.worth"];

/** Totals with what the Islands are worth; where nobody acts, at a Season's end, the totals hold it already. */
export const points = (view: View): number[] =>
  view.to_act.length === 0 ? view.scores : reach(view);

/** The seats that win together. */
export const sides = (view: View): number[][] => view.teams.map((team) => team.seats);

/** A Season's end is looked at as long as one likes. */
export const beat = (events: GameEvent[]): "wait" | null => (events.some(isScored) ? "wait" : null);

/** What everybody may know of a seat. */
export function standing(view: View, seat: number, t: Texts): Standing {
  const { cards } = view.seats[seat]!;
  const { season, seasons } = view;
  return {
    title: t("moluku-ui-curtain-cards", { cards }),
    detail: t("moluku-ui-curtain-points", { points: points(view)[seat]! }),
    backs: cards,
    round: t("moluku-ui-curtain-season", { season, seasons }),
  };
}
