/** My part of the luck: a nonce for each table, drawn here, kept here, shown when the game starts. */
import { randomHex, sha256 } from "./sha256";

const PREFIX = "lanai.nonce.";
const here = new Map<string, string>();

export function nonceOf(table: string): string | null {
  try {
    return localStorage.getItem(PREFIX + table) ?? here.get(table) ?? null;
  } catch {
    return here.get(table) ?? null;
  }
}

export function keepNonce(table: string, nonce: string): void {
  here.set(table, nonce);
  try {
    localStorage.setItem(PREFIX + table, nonce);
  } catch {
    // Kept in memory only: the start must happen before the page is left.
  }
}

/** Draws a nonce and gives it with its hash, which is what the table gets first. */
export function drawNonce(): { nonce: string; hash: string } {
  const nonce = randomHex();
  return { nonce, hash: sha256(nonce) };
}
