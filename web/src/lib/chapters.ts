/** Finds where chapters begin, and numbers those of one kind that follow each other (trick 1, 2, 3 …). */
import type { GameEvent, GameModule, Texts } from "./board";

export interface Chapter {
  at: number;
  text: string;
  /** The kind of event that it begins with. */
  kind: string;
}
const MANY = 20;

/** Leaves out the smallest parts where there are too many to draw: tricks, but not Seasons. */
export function greatChapters(chapters: Chapter[]): Chapter[] {
  if (chapters.length <= MANY) return chapters;
  const counts = new Map<string, number>();
  for (const { kind } of chapters) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return chapters.filter(({ kind }) => counts.get(kind) !== most);
}

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
