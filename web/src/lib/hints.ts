/** What a hint says for a move, where the search has seen nothing that sets it apart as well. */
import { t } from "./texts.svelte";
import type { Candidate } from "./protocol";

/** The error of a chance above which too little was tried to say anything. */
const UNSURE = 0.05;

/** Why a move is recommended; there is always something to say. `at`: its place among the hints. */
export function whyOf({ reasons, error, equal }: Candidate, at: number): string[] {
  if (reasons.length) return reasons;
  if (error > UNSURE) return [t("table-hint-unsure")];
  if (equal) return [t("table-hint-free")];
  return [t(at === 0 ? "table-hint-best" : "table-hint-less")];
}
