/** Lays a hand out as a fan: where each card lies in a place of a given size. */

export interface Fanned {
  x: number;
  y: number;
  angle: number;
}

export interface Fan {
  card: number;
  places: Fanned[];
}

const ASPECT = 1.4;
/** Less of a card than this cannot be touched well: then the fan gets a second row. */
const LEAST_SHOWN = 25;

function row(count: number, card: number, width: number, height: number, top: number): Fanned[] {
  const step = count > 1 ? Math.min(card * 0.72, (width - card) / (count - 1)) : 0;
  const span = step * (count - 1);
  const rise = Math.min(height * 0.13, span * 0.05, 30);
  // A circle through the ends that is `rise` higher in the middle.
  const radius = rise > 0 ? (span * span) / (8 * rise) + rise / 2 : 0;
  return Array.from({ length: count }, (_, place) => {
    const x = place * step - span / 2;
    const sine = radius ? x / radius : 0;
    const y = radius ? radius * (1 - Math.cos(Math.asin(sine))) : 0;
    return { x, y: top + y, angle: (Math.asin(sine) * 180) / Math.PI };
  });
}

export function layFan(count: number, width: number, height: number, most: number): Fan {
  if (count === 0 || width === 0) return { card: most, places: [] };
  const single = Math.min(most, (height * 0.86) / ASPECT);
  const shown = (width - single) / Math.max(1, count - 1);
  if (shown >= LEAST_SHOWN || count < 8) {
    const top = Math.max(0, height * 0.96 - single * ASPECT - Math.min(height * 0.1, 24));
    return { card: single, places: row(count, single, width, height, Math.max(8, top)) };
  }
  const first = Math.ceil(count / 2);
  const card = Math.min(most, (height * 0.6) / ASPECT);
  const drop = height - card * ASPECT - 14;
  return {
    card,
    places: [
      ...row(first, card, width, height * 0.5, 4),
      ...row(count - first, card, width, height * 0.5, drop),
    ],
  };
}
