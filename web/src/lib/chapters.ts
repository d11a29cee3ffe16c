/** Finds where chapters begin, and numbers those of one kind that follow each other (trick 1, 2, 3 …). */
import type { GameEvent, GameModule, Texts } from "./board";

export function chapterFinder(
  module: GameModule,
  texts: Texts,
): (event: GameEvent) => string | null {
  let kind = "";
  let count = 0;
  return (event) => {
    const n = event.event === kind ? count + 1 : 1;
    const text = module.chapter(event, texts, n);
    if (text === null) return null;
    kind = event.event;
    count = n;
    return text;
  };
}
