/** Checks in the browser that a finished game was dealt as promised (see docs/fairness.md). */
import { sha256 } from "./sha256";

export interface Proof {
  /** The secret fits the commitment that stood at the table from its creation. */
  commitment: boolean;
  /** The seed is made of the secret and everybody's nonces. */
  seed: boolean;
  /** My own nonce is one of them; null when I had none at this table. */
  mine: boolean | null;
}

interface Header {
  commitment?: string;
  nonces?: string[];
}
interface Ending {
  secret?: string;
  seed?: string;
}

/** Finds a key's value in any line of a record, at the top or one level down. */
function find<T>(lines: Record<string, unknown>[], key: string): T | undefined {
  for (const line of lines) {
    if (key in line) return line[key] as T;
    for (const inner of Object.values(line)) {
      if (inner && typeof inner === "object" && key in inner) {
        return (inner as Record<string, unknown>)[key] as T;
      }
    }
  }
  return undefined;
}

export function prove(record: string, promised: string, nonce: string | null): Proof {
  const lines = record
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const secret = find<NonNullable<Ending["secret"]>>(lines, "secret");
  const seed = find<NonNullable<Ending["seed"]>>(lines, "seed");
  const nonces = find<NonNullable<Header["nonces"]>>(lines, "nonces") ?? [];
  return {
    commitment: secret !== undefined && sha256(secret) === promised,
    seed: secret !== undefined && sha256([secret, ...nonces].join("\n")) === seed,
    mine: nonce === null ? null : nonces.includes(nonce),
  };
}
