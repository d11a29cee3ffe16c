/** Who played a person's seat, in words: nothing where nobody but the person did. */
import type { Played } from "./protocol";
import { t } from "./texts.svelte";

export function playedBy(played: Played | null | undefined): string {
  if (!played?.by_bot) return "";
  const { moves, by_bot: count, last_by_bot: last } = played;
  if (count === moves) return t("played-all");
  return last === count ? t("played-last", { count }) : t("played-some", { count, moves });
}
