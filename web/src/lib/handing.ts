/** Who looks at a device that several people share, and when the curtain falls between two of them. Pure. */

/** What is on show: what all may see, what one seat sees, or the curtain until a seat lifts it. */
export type Stage = { on: "all" } | { on: "seat"; seat: number } | { on: "curtain"; seat: number };

/** A person of this device, by their seat. */
export interface Person {
  seat: number;
  /** Whether the table waits for a decision of theirs. */
  due: boolean;
  /** Whether they see what the others of this device may not. */
  hides: boolean;
}

export interface Situation {
  /** The people of this device who have not left the game, by seat. */
  people: Person[];
  /** Who looked last, whether or not they still do. */
  last: number | null;
  /** Whether a stop waits that all look at: the end of a round or of the game. */
  stops: boolean;
  /** Whether everything that happened has been shown to whoever looks. */
  settled: boolean;
}

export const isSame = (one: Stage, other: Stage): boolean =>
  one.on === other.on && seatOf(one) === seatOf(other);

export const seatOf = (stage: Stage): number | null => (stage.on === "all" ? null : stage.seat);

/** The person who decides next, clockwise from whoever looked last. */
export function nextDue(people: Person[], last: number | null): Person | null {
  const due = people.filter((person) => person.due).sort((one, other) => one.seat - other.seat);
  return due.find(({ seat }) => last !== null && seat > last) ?? due[0] ?? null;
}

/** Whether a person may look after another without a curtain: neither sees anything of their own. */
function isOpen({ people, last }: Situation, next: Person): boolean {
  if (people.length < 2) return true;
  const before = people.find(({ seat }) => seat === last);
  return !next.hides && !(before?.hides ?? false);
}

/** What is on show next. */
export function nextStage(now: Stage, situation: Situation): Stage {
  const { people, last, stops, settled } = situation;
  if (stops) return { on: "all" };
  const goesOn = people.find(({ seat }) => seat === seatOf(now));
  if (now.on === "curtain" && goesOn?.due) return now;
  if (now.on !== "curtain" && !settled) return now;
  // Who looks goes on looking while it is their turn, or that of nobody here.
  if (now.on === "seat" && goesOn && (goesOn.due || !people.some(({ due }) => due))) return now;
  const next = nextDue(people, last);
  if (!next) return { on: "all" };
  const { seat } = next;
  return { on: isOpen(situation, next) ? "seat" : "curtain", seat };
}

/** What is on show when whoever looks may have gone: the curtain falls, if it hides anything. */
export function covered(now: Stage, situation: Situation): Stage {
  const looks = situation.people.find(({ seat }) => seat === seatOf(now));
  if (now.on !== "seat" || !looks || isOpen({ ...situation, last: looks.seat }, looks)) return now;
  return { on: "curtain", seat: now.seat };
}
