/**
 * My part of the luck at a table: a fresh nonce for every start. It is shown only when all that the deal
 * is made of is fixed in an agreement that I hold, and never for a second one (see docs/fairness.md).
 */
import type { Commit, Reveal, Table } from "./protocol";
import { randomHex, sha256 } from "./sha256";
import type { Asked } from "./wire";

export interface Luck {
  attempt: number;
  /** The hash of the server's secret, as it was before I gave my hash. */
  commitment: string;
  nonce: string;
  /** What everybody agreed on, kept before the nonce was shown; null until then. */
  agreement: string | null;
}

export interface Agreement {
  scheme: number;
  attempt: number;
  game: string;
  rules: string;
  cards: string;
  players: string[];
  options: Record<string, unknown>;
  commitment: string;
  hashes: (string | null)[];
  failed: string[][];
}

const PREFIX = "lanai.luck.";
const here = new Map<string, Luck>();

/** What I hold of a table's luck, by its id; others of this device hold theirs beside it. */
export function luckOf(holder: string): Luck | null {
  try {
    const kept = localStorage.getItem(PREFIX + holder);
    if (kept) return JSON.parse(kept) as Luck;
  } catch {
    // Kept in memory only: the start must happen before the page is left.
  }
  return here.get(holder) ?? null;
}

function keep(holder: string, luck: Luck): void {
  here.set(holder, luck);
  try {
    localStorage.setItem(PREFIX + holder, JSON.stringify(luck));
  } catch {
    // As above.
  }
}

/** Draws a nonce for a start and gives its hash; asked again, by a page that was left, the same. */
export function commit(holder: string, { attempt, commitment }: Commit): string {
  const held = luckOf(holder);
  const same =
    held?.attempt === attempt && held.commitment === commitment && held.agreement === null;
  const nonce = same ? held.nonce : randomHex();
  keep(holder, { attempt, commitment, nonce, agreement: null });
  return sha256(nonce);
}

/** Keeps the agreement and gives the nonce to show; null when it is not what I was promised. */
export function reveal(
  table: Table,
  seat: number,
  message: Reveal,
  holder = table.id,
): string | null {
  const held = luckOf(holder);
  if (!held || held.attempt !== message.attempt) return null;
  if (held.agreement !== null) return held.agreement === message.agreement ? held.nonce : null;
  if (!isPromised(table, seat, message.agreement, held)) return null;
  keep(holder, { ...held, agreement: message.agreement });
  return held.nonce;
}

/** What I answer to the question of a start; "elsewhere" if my number lies on another device. */
export function answerTo(
  table: Table,
  seat: number,
  message: Commit | Reveal,
  holder = table.id,
): Asked | "refused" | "elsewhere" {
  const { attempt } = message;
  if (message.type === "commit") return { type: "hash", attempt, hash: commit(holder, message) };
  const nonce = reveal(table, seat, message, holder);
  if (nonce !== null) return { type: "nonce", attempt, nonce };
  return luckOf(holder)?.attempt === attempt ? "refused" : "elsewhere";
}

function isPromised(table: Table, seat: number, text: string, held: Luck): boolean {
  const terms = readAgreement(text);
  return (
    terms !== null &&
    terms.attempt === held.attempt &&
    terms.commitment === held.commitment &&
    terms.hashes[seat] === sha256(held.nonce) &&
    terms.game === table.game &&
    terms.rules === table.rules &&
    terms.cards === table.cards &&
    isSame(terms.options, table.options) &&
    isSame(terms.failed, table.failed_starts) &&
    terms.players.length === table.seats.length &&
    table.seats.every(({ kind, level, name }, at) =>
      kind === "bot"
        ? terms.players[at] === `bot:${level}`
        : name.startsWith(terms.players[at] ?? "?"),
    )
  );
}

export function readAgreement(text: string): Agreement | null {
  try {
    const terms = JSON.parse(text) as Agreement;
    return terms.scheme === 2 && Array.isArray(terms.hashes) ? terms : null;
  } catch {
    return null;
  }
}

/** Tells whether two pieces of plain data are the same, in whatever order their keys come. */
function isSame(one: unknown, other: unknown): boolean {
  const ordered = (_: string, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, ordered) === JSON.stringify(other, ordered);
}
