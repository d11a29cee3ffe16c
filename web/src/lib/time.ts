/** Times that people have, in words: “2 days a move”, “18 h left”. */
import type { Limit } from "./protocol";
import { t } from "./texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long there is for a move. */
export function limitWords({ seconds }: Limit): string {
  if (seconds < 2 * MINUTE) return t("lobby-limit-seconds", { seconds });
  if (seconds < HOUR) return t("lobby-limit-minutes", { minutes: seconds / MINUTE });
  if (seconds < DAY) return t("limit-hours", { hours: Math.round(seconds / HOUR) });
  return t("limit-days", { days: Math.round(seconds / DAY) });
}

/** How much of it is left, about: days while there are two, then hours; in the last one minutes. */
export function leftWords(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds / 1000);
  const hours = Math.round(seconds / HOUR);
  if (hours >= 48) return t("left-days", { days: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t("left-hours", { hours });
  return t("left-minutes", { minutes: Math.floor(seconds / MINUTE) });
}
