import { describe, expect, it } from "vitest";
import { commit, luckOf, reveal, type Agreement } from "../src/lib/luck";
import type { Reveal, Table } from "../src/lib/protocol";
import { sha256 } from "../src/lib/sha256";

let tables = 0;
const COMMITMENT = sha256("the server's secret");

/** A table at which I sit on seat 1, and a start that has just begun. */
function starting(attempt = 1) {
  const seat = { guest: null, level: null, connected: true, standin: false, resigned: false };
  const table = {
    id: `t${tables++}`,
    game: "moluku",
    rules: "1.0",
    cards: "1",
    options: { teams: false, age: null },
    failed_starts: attempt > 1 ? [["Ana"]] : [],
    seats: [
      { ...seat, seat: 0, kind: "bot", name: "Easy", level: "easy" },
      { ...seat, seat: 1, kind: "person", name: "Ana" },
    ],
  } as unknown as Table;
  const hash = commit(table.id, { type: "commit", attempt, commitment: COMMITMENT });
  const terms: Agreement = {
    scheme: 2,
    attempt,
    game: "moluku",
    rules: "1.0",
    cards: "1",
    players: ["bot:easy", "Ana"],
    options: { age: null, teams: false },
    commitment: COMMITMENT,
    hashes: [null, hash],
    failed: table.failed_starts,
  };
  const asked = (changed: Partial<Agreement> = {}): Reveal => ({
    type: "reveal",
    attempt,
    agreement: JSON.stringify({ ...terms, ...changed }),
  });
  return { table, hash, asked };
}

describe("a start", () => {
  it("shows my nonce for the agreement that I was promised, and keeps it", () => {
    const { table, hash, asked } = starting();
    const nonce = reveal(table, 1, asked())!;
    expect(sha256(nonce)).toBe(hash);
    expect(luckOf(table.id)?.agreement).toBe(asked().agreement);
    expect(reveal(table, 1, asked())).toBe(nonce); // asked again, after the line was lost
  });

  const lies: Record<string, Partial<Agreement>> = {
    "my hash was changed": { hashes: [null, sha256("another")] },
    "my hash was left out": { hashes: [null, null] },
    "the secret was changed after I gave my hash": { commitment: sha256("a better secret") },
    "another game is played": { game: "moonshine" },
    "other cards are played with": { cards: "2" },
    "an option was changed": { options: { teams: true, age: null } },
    "somebody else sits there": { players: ["bot:expert", "Ana"] },
    "there are more players": { players: ["bot:easy", "Ana", "Eve"] },
    "a failed start is hushed up": { failed: [["Ana"]] },
    "it is of another attempt": { attempt: 2 },
    "it is of a scheme that I do not know": { scheme: 3 },
  };
  for (const [what, changed] of Object.entries(lies)) {
    it(`shows nothing when ${what}`, () => {
      const { table, asked } = starting();
      expect(reveal(table, 1, asked(changed))).toBeNull();
      expect(luckOf(table.id)?.agreement).toBeNull();
    });
  }

  it("never shows the nonce for a second agreement", () => {
    const { table, hash, asked } = starting();
    reveal(table, 1, asked());
    expect(reveal(table, 1, asked({ hashes: [sha256("Eve"), hash] }))).toBeNull();
  });

  it("draws a fresh nonce for every attempt, and for every other secret", () => {
    const { table, hash } = starting();
    const ask = { type: "commit" as const, attempt: 1, commitment: COMMITMENT };
    expect(commit(table.id, ask)).toBe(hash); // the page was loaded again
    const other = commit(table.id, { ...ask, commitment: sha256("another secret") });
    expect(other).not.toBe(hash);
    expect(commit(table.id, { ...ask, attempt: 2 })).not.toBe(other);
  });

  it("does not give the hash of a nonce again that was shown", () => {
    const { table, hash, asked } = starting();
    reveal(table, 1, asked());
    expect(commit(table.id, { type: "commit", attempt: 1, commitment: COMMITMENT })).not.toBe(hash);
  });

  it("shows nothing at a table where I gave no hash", () => {
    const { table, asked } = starting();
    expect(reveal({ ...table, id: "elsewhere" }, 1, asked())).toBeNull();
  });
});
