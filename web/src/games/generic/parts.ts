/** Sorts a view that nobody has drawn into what can be shown: counters, cards, grids, lists. */
import type { View } from "$lib/board";
import { SEATED } from "./seated";

export type Scalar = string | number | boolean | null;
export type Part =
  /** A number; null as long as there is none. */
  | { kind: "counter"; value: number | null }
  | { kind: "cards"; words: Scalar[] }
  | { kind: "fact"; value: Scalar }
  | { kind: "seats"; seats: number[] }
  /** One value for each player. */
  | { kind: "shares"; values: Scalar[] }
  /** Rows of cells; `shared` if each row has one cell for each player. */
  | { kind: "grid"; rows: Scalar[][]; shared?: boolean }
  | { kind: "table"; columns: string[]; rows: Record<string, Scalar>[] }
  | { kind: "text"; text: string }
  | { kind: "group"; parts: Named[] };
export interface Named {
  name: string;
  part: Part;
}

/** What the frame or the places at the table show by themselves. */
const ELSEWHERE = new Set(["game", "over", "scores", "seats", "you", "open", "turn", "to_act"]);
/** Keys that name a single card: it is drawn as one. */
const CARDS = /(^|_)(card|tile|trump)$/;
/** Keys of what lies there for all: never one for each player, however many there are. */
const COMMON = /(^|_)(cards|tiles|dice|deck|pile|market|display|row|trick|moves|discards?)$/;
const LONGEST = 20;
const SHORT = 12;

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Nobody yet: no winners, no leader. */
const isNobody = (value: unknown) =>
  value === null || value === -1 || (Array.isArray(value) && value.length === 0);
const isSeat = (value: unknown): value is number => typeof value === "number" && value >= 0;

/** Rows of one length are a board, and so is a single row. */
function isGrid(value: unknown[]): value is Scalar[][] {
  const [first] = value;
  if (!Array.isArray(first) || first.length < 2) return false;
  return value.every(
    (row) => Array.isArray(row) && row.length === first.length && row.every(isScalar),
  );
}

function listed(value: unknown[]): Part {
  if (value.every(isScalar)) {
    const long = value.some((word) => typeof word === "string" && word.length > LONGEST);
    return long ? { kind: "text", text: value.join("\n") } : { kind: "cards", words: value };
  }
  if (isGrid(value)) return { kind: "grid", rows: value };
  if (value.every(isRecord) && value.every((row) => Object.values(row).every(isScalar))) {
    const columns = [...new Set(value.flatMap((row) => Object.keys(row)))];
    return { kind: "table", columns, rows: value as Record<string, Scalar>[] };
  }
  return {
    kind: "group",
    parts: value.map((each, i) => ({ name: `${i + 1}`, part: partOf(each) })),
  };
}

export function partOf(value: unknown, name = ""): Part {
  if (SEATED.has(name)) {
    if (isSeat(value)) return { kind: "seats", seats: [value] };
    if (Array.isArray(value) && value.every(isSeat)) return { kind: "seats", seats: value };
  }
  if (CARDS.test(name) && (value === null || value === "")) return { kind: "cards", words: [] };
  if (typeof value === "number" || value === null) return { kind: "counter", value };
  if (typeof value === "string" && (value.includes("\n") || value.length > LONGEST))
    return { kind: "text", text: value };
  if (typeof value === "string" && value && CARDS.test(name))
    return { kind: "cards", words: [value] };
  if (isScalar(value)) return { kind: "fact", value };
  if (Array.isArray(value)) return listed(value);
  return { kind: "group", parts: partsOf(value as View, new Set()) };
}

/** The parts of a view, or of what it says of a seat, in their order. */
export function partsOf(view: View, without: ReadonlySet<string> = ELSEWHERE): Named[] {
  return Object.entries(view)
    .filter(([name, value]) => !without.has(name) && !(SEATED.has(name) && isNobody(value)))
    .map(([name, value]) => ({ name, part: partOf(value, name) }));
}

/** Parts that take little room: they stand together before the others. */
export const isBrief = ({ part }: Named): boolean =>
  part.kind === "counter" || part.kind === "fact" || part.kind === "seats";

/** Tells whether there is nothing to show. */
const isEmpty = ({ part }: Named): boolean =>
  ((part.kind === "counter" || part.kind === "fact") &&
    (part.value === null || part.value === "")) ||
  (part.kind === "cards" && part.words.length === 0);

/** Leaves out what nobody has anything of, by seat. */
export function onlyTold(places: Named[][]): Named[][] {
  const told = new Set(
    places
      .flat()
      .filter((each) => !isEmpty(each))
      .map(({ name }) => name),
  );
  return places.map((parts) => parts.filter(({ name }) => told.has(name)));
}

const isShort = (value: Scalar) => typeof value !== "string" || value.length <= SHORT;
const isNumber = (value: Scalar) => value === null || typeof value === "number";

/**
 * Finds what has one value for each player, so that their names can stand beside. `grown` remembers
 * the lists that have had another length: those only happen to be as long as there are players.
 */
export function shared(parts: Named[], players: number, grown = new Set<string>()): Named[] {
  return parts.map(({ name, part }) => {
    if (part.kind === "grid") {
      const numbers = part.rows.every((row) => row.length === players && row.every(isNumber));
      return { name, part: { ...part, shared: numbers } };
    }
    if (part.kind !== "cards" || COMMON.test(name) || CARDS.test(name)) return { name, part };
    if (part.words.length !== players) grown.add(name);
    const fits = players > 1 && !grown.has(name) && part.words.every(isShort);
    return { name, part: fits ? { kind: "shares", values: part.words } : part };
  });
}

/** Whose turn the view says it is. */
export function turnOf(view: View): number[] {
  const turn: unknown = view["to_act"] ?? view["turn"];
  return (Array.isArray(turn) ? turn : [turn]).filter(isSeat);
}

/** What the view says of a seat; what is no record stands for itself. */
export function seatOf(view: View, seat: number): Named[] {
  const seats: unknown = view["seats"];
  const value: unknown = Array.isArray(seats) ? seats[seat] : undefined;
  if (isRecord(value)) return partsOf(value, new Set(["seat"]));
  return value === undefined ? [] : [{ name: "", part: partOf(value) }];
}

/** What lies before everybody: all but the viewer's own keys. */
export const sharedOf = (view: View, own: string[]): Named[] =>
  partsOf(view, new Set([...ELSEWHERE, ...own]));

/** What the viewer knows of themselves: under `you`, and under keys of their own. */
export function ownOf(view: View, own: string[] = []): Named[] {
  const { you } = view;
  const parts = isRecord(you) ? partsOf(you, new Set(["seat"])) : [];
  const named = new Set(parts.map(({ name }) => name));
  const others = partsOf(view).filter(({ name }) => own.includes(name) && !named.has(name));
  return [...parts, ...others];
}

/** The points by seat, if the view tells them. */
export function pointsOf(view: View): number[] {
  const scores: unknown = view["scores"];
  const told = Array.isArray(scores) && scores.every((score) => typeof score === "number");
  return told ? (scores as number[]) : [];
}

/** The words that lie on the table exactly once: such a card can be followed to its next place. */
export function uniqueWords(view: View): Set<string> {
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value === "string") counts.set(value, (counts.get(value) ?? 0) + 1);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(count);
  };
  count(view);
  return new Set([...counts].filter(([, times]) => times === 1).map(([word]) => word));
}
