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

const golden = (name: string) =>
  readFileSync(
    new URL(`../../tests/golden/tiki-topple/${name}.lanai.jsonl`, import.meta.url),
    "utf8",
  );

describe("a record that was proven by the engine", () => {
  const record = golden("agreed-2p");
  const header = JSON.parse(record.split("\n")[0]!) as { agreement: string; nonces: string[] };
  const [nonce] = header.nonces;
  const held = { attempt: 2, commitment: "", nonce: nonce!, agreement: header.agreement };

  it("is proven here too", () => {
    const proven = { agreed: true, hashes: true, seed: true, mine: true, failed: 1 };
    expect(prove(record, held)).toEqual(proven);
    expect(prove(record, null)).toEqual({ ...proven, agreed: null, mine: null });
  });
  it("is not, once somebody changed it", () => {
    expect(prove(record, { ...held, agreement: "{}" })).toMatchObject({
      agreed: false,
      seed: true,
    });
    const other = record.replaceAll(nonce!, "0".repeat(nonce!.length));
    expect(prove(other, held)).toMatchObject({ hashes: false, seed: false, mine: false });
    const forged = record.replace('\\"attempt\\":2', '\\"attempt\\":3');
    expect(forged).not.toBe(record);
    expect(prove(forged, held)).toMatchObject({ agreed: false, seed: false });
  });
  it("says nothing of one that was made without an agreement", () => {
    expect(prove(golden("fair-2p"), null)).toBeNull();
  });
});
