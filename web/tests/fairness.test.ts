import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { prove } from "../src/lib/fairness";
import { sha256 } from "../src/lib/sha256";

async function platform(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(bytes).toString("hex");
}

describe("SHA-256", () => {
  it("is what the platform gives, at every length around a block", async () => {
    for (let length = 0; length < 200; length++) {
      const text = "é€𝄞x".repeat(50).slice(0, length);
      expect(sha256(text)).toBe(await platform(text));
    }
  });
});

describe("a record that was proven by the engine", () => {
  const record = readFileSync(
    new URL("../../tests/golden/tiki-topple/fair-2p.lanai.jsonl", import.meta.url),
    "utf8",
  );
  const header = JSON.parse(record.split("\n")[0]!) as { commitment: string; nonces: string[] };
  const [nonce] = header.nonces;

  it("is proven here too", () => {
    expect(prove(record, header.commitment, nonce!)).toEqual({
      commitment: true,
      seed: true,
      mine: true,
    });
  });
  it("is not, once somebody changed it", () => {
    expect(prove(record, sha256("another secret"), null)).toEqual({
      commitment: false,
      seed: true,
      mine: null,
    });
    const other = record.replaceAll(nonce!, "0".repeat(nonce!.length));
    expect(prove(other, header.commitment, nonce!)).toMatchObject({ seed: false, mine: false });
  });
});
