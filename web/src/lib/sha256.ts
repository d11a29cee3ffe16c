/**
 * SHA-256 of a text, as hexadecimal digits.
 *
 * Written out because browsers offer `crypto.subtle` only over HTTPS, and a table in the living room
 * is often plain HTTP. The tests compare it with the platform's.
 */
const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);

/** Takes the first 32 bits of the fractional part. */
const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0;

for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(n));
  ROUND[found++] = fraction(Math.cbrt(n));
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const size = (Math.floor((bytes.length + 8) / 64) + 1) * 64;
  const block = new Uint8Array(size);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const data = new DataView(block.buffer);
  data.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(size - 4, (bytes.length << 3) >>> 0);
  return data;
}

function mix(state: Uint32Array, data: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const p = w[i - 15]!;
    const q = w[i - 2]!;
    const low = turn(p, 7) ^ turn(p, 18) ^ (p >>> 3);
    const high = turn(q, 17) ^ turn(q, 19) ^ (q >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => (state[i] = state[i]! + x));
}

export function sha256(text: string): string {
  const state = START.slice();
  const data = padded(text);
  for (let at = 0; at < data.byteLength; at += 64) mix(state, data, at);
  return Array.from(state, (x) => x.toString(16).padStart(8, "0")).join("");
}

/** Draws 32 random bytes as hexadecimal digits. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (x) => x.toString(16).padStart(2, "0")).join("");
}
