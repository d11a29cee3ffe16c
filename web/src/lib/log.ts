/** What happened in lines, as the log, the replay and the end tell it: sentences under chapters. */
import type { GameEvent, GameModule, Texts } from "./board";

/** What happened together: an update of the table, or a step of a replay. */
export interface Batch {
  at: number;
  events: GameEvent[];
}

export interface Line {
  key: string;
  /** The batch that it belongs to. */
  at: number;
  text: string;
  /** Whether it is the heading of what follows. */
  heading: boolean;
  /** Whose doing it tells; null for headings, and for what nobody did. */
  seat: number | null;
  event: GameEvent;
  /** Which of the event's sentences it is. */
  nth: number;
  /** Whether it was taken back since. */
  undone: boolean;
}

export interface Chapter {
  at: number;
  text: string;
  /** The kind of event that it begins with. */
  kind: string;
}

type Told = Pick<GameModule, "chapter">;

/** `whole`: nothing happened before. Else chapters whose number depends on it have no heading. */
export function linesOf(batches: Batch[], module: Told, texts: Texts, whole = true): Line[] {
  const find = chapterFinder(module, texts, whole);
  const gone = takenBack(batches);
  return batches.flatMap(({ at, events }) =>
    events.flatMap((event, i) => {
      const undone = gone.has(at);
      const heading = find(event, undone);
      const seat = typeof event["seat"] === "number" ? event["seat"] : null;
      const told = event.sentences.map((text, nth): Line => ({
        key: `${at}.${i}.${nth}`,
        at,
        text,
        heading: false,
        seat,
        event,
        nth,
        undone,
      }));
      if (heading === null) return told;
      const key = `${at}.${i}`;
      const begins = { key, at, text: heading, heading: true, seat: null, event, nth: 0, undone };
      return [begins, ...told];
    }),
  );
}

/** The batches that were taken back: what is "undone" has their numbers. */
export function takenBack(batches: Batch[]): Set<number> {
  const undone = batches.flatMap(({ events }) => events.filter(({ event }) => event === "undone"));
  return new Set(undone.flatMap((event) => (event["seqs"] as number[] | undefined) ?? []));
}

export function chaptersOf(lines: Line[]): Chapter[] {
  return lines
    .filter(({ heading, undone }) => heading && !undone)
    .map(({ at, text, event }) => ({ at, text, kind: event.event }));
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

/** Finds where chapters begin, and numbers those of one kind that follow each other (trick 1, 2, 3 …). */
function chapterFinder(
  module: Told,
  texts: Texts,
  whole: boolean,
): (event: GameEvent, undone: boolean) => string | null {
  let kind = "";
  let count = 0;
  let sure = whole;
  return (event, undone) => {
    const n = event.event === kind ? count + 1 : 1;
    const text = module.chapter(event, texts, n);
    if (text === null) return null;
    // What was taken back counts for nothing: the next trick has the same number.
    if (undone) return sure ? text : null;
    sure ||= kind !== "" && kind !== event.event;
    kind = event.event;
    count = n;
    return sure || module.chapter(event, texts, n + 1) === text ? text : null;
  };
}
