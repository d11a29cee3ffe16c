/** Which section of a game's rules belongs to the moment: a matter of names, not of rules. */
import type { View } from "./board";

const tikiCards: Record<string, string> = {
  up1: "up",
  up2: "up",
  up3: "up",
  puh: "puh",
  topple: "topple",
  wiki: "wiki",
  toast: "toast",
};

export function sectionOf(game: string, view: View, draft: string): string {
  if (view["over"] === true) return "end";
  if (game === "tiki-topple") return tikiCards[draft.trim().split(" ")[0] ?? ""] ?? "turn";
  return typeof view["step"] === "string" ? view["step"] : "turn";
}
