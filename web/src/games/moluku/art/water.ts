/** Cuts the water of the lagoon: flat bands and wave marks, larger as they come nearer; the same every time. */

function dice(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}

export interface Band {
  path: string;
  edge: number;
  fill: string;
}

const BANDS = [49, 57, 70, 92, 128, 180, 250, 340, 450, 580, 720];

export function cutBands(width: number): Band[] {
  return BANDS.map((top, place) => {
    const depth = (place / (BANDS.length - 1)) * 3;
    const from = Math.min(2, Math.floor(depth));
    const length = Math.floor(26 + place * place * 2.2);
    const swell = Math.floor(1 + place * 0.9);
    let path = `M-80 ${top}`;
    for (let x = -80; x < width + 100; x += length * 2)
      path += `q${Math.floor(length / 2)} ${-swell} ${length} 0t${length} 0`;
    const share = Math.round((depth - from) * 100);
    const fill = `color-mix(in srgb, var(--sea${from + 1}) ${share}%, var(--sea${from}))`;
    return { path, edge: 1 + place * 0.25, fill };
  });
}

export function cutWaves(width: number, height: number): { path: string; edge: number }[] {
  const roll = dice(9);
  const marks = [];
  for (let y = 62, size = 0.4; y < height; y += 20 * size + 8, size += 0.09)
    for (let x = -roll() * 120 * size; x < width; x += (90 + roll() * 170) * size + 30) {
      const step = Math.floor(16 * size);
      const bend = `q${step >> 1} ${-Math.floor(7 * size)} ${step} 0t${step} 0`;
      const path = `M${Math.floor(x)} ${Math.floor(y)}${bend}${roll() > 0.6 ? `t${step} 0` : ""}`;
      marks.push({ path, edge: 1 + size * 0.9 });
    }
  return marks;
}

/** Glitter below the sun, fading towards us. */
export function cutGlitter(sun: number): { path: string; strength: number }[] {
  const roll = dice(21);
  const flakes = [];
  for (let y = 52, wide = 34; y < 470; y += 6 + (y - 50) * 0.035, wide += 2.2) {
    const x = sun + (roll() - 0.5) * 24;
    const half = Math.floor(wide * (0.5 + roll() * 0.7));
    const path = `M${Math.floor(x - half)} ${Math.floor(y)}q${half} -3 ${2 * half} 0q${-half} 3 ${-2 * half} 0Z`;
    flakes.push({ path, strength: Math.max(0.08, 0.85 - (y - 50) / 400) });
  }
  return flakes;
}
