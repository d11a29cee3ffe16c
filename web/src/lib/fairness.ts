/** Checks in the browser that a finished game was dealt as agreed (see docs/fairness.md). */
import { readAgreement, type Luck } from "./luck";
import { sha256 } from "./sha256";

export interface Proof {
  /** The record has the very agreement that I kept before I showed my number; null: I kept none. */
  agreed: boolean | null;
  /** The secret and all numbers are those whose hashes were agreed on. */
  hashes: boolean;
  /** The seed is made of the agreement, the secret and everybody's numbers. */
  seed: boolean;
  /** My own number is one of them; null when I added none at this table. */
  mine: boolean | null;
  /** How often a start had failed before. */
  failed: number;
}

interface Header {
  agreement?: string;
  nonces?: string[];
}
interface Ending {
  secret?: string;
  seed?: string;
}

/** Proves a record's luck from what I kept; null for one that was made without an agreement. */
export function prove(record: string, held: Luck | null): Proof | null {
  const lines = record.trimEnd().split("\n");
  const { agreement, nonces = [] } = JSON.parse(lines[0]!) as Header;
  const { secret, seed } = JSON.parse(lines.at(-1)!) as Ending;
  const terms = agreement === undefined ? null : readAgreement(agreement);
  if (agreement === undefined || !terms || secret === undefined) return null;
  const hashes = terms.hashes.filter((hash) => hash !== null);
  return {
    agreed: held === null ? null : held.agreement === agreement,
    hashes:
      sha256(secret) === terms.commitment &&
      hashes.length === nonces.length &&
      nonces.every((nonce, at) => sha256(nonce) === hashes[at]),
    seed: sha256([sha256(agreement), secret, ...nonces].join("\n")) === seed,
    mine: held === null ? null : nonces.includes(held.nonce),
    failed: terms.failed.length,
  };
}
