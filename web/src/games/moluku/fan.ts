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
const LEAST_CARD = 62;

/** The ends lean outwards, but never so much that they sink far below the middle. */
function lean(count: number, span: number, height: number): number {
  if (span === 0) return 0;
  return Math.min(0.17, (count - 1) * 0.022, 2 * Math.atan((2 * height * 0.12) / span));
}

function row(count: number, card: number, width: number, height: number, top: number): Fanned[] {
  const corner = card * 0.12;
  const step = count > 1 ? Math.min(card * 0.86, (width - card - 2 * corner) / (count - 1)) : 0;
  const span = step * (count - 1);
  const end = lean(count, span, height);
  const radius = end > 0 ? span / 2 / Math.sin(end) : 0;
  return Array.from({ length: count }, (_, place) => {
    const x = place * step - span / 2;
    const angle = radius ? Math.asin(x / radius) : 0;
    return { x, y: top + radius * (1 - Math.cos(angle)), angle: (angle * 180) / Math.PI };
  });
}

export function layFan(count: number, width: number, height: number, most: number): Fan {
  if (count === 0 || width === 0 || height === 0) return { card: most, places: [] };
  const wide = (width - LEAST_SHOWN * (count - 1)) / 1.24;
  const single = Math.min(most, (height * 0.82) / ASPECT, Math.max(wide, LEAST_CARD));
  if (wide >= LEAST_CARD || count < 8) {
    const top = Math.max(8, height * 0.9 - single * ASPECT);
    return { card: single, places: row(count, single, width, height, top) };
  }
  const first = Math.ceil(count / 2);
  const card = Math.min(most, (height * 0.6) / ASPECT);
  const second = height - card * ASPECT - 12;
  return {
    card,
    places: [
      ...row(first, card, width, height * 0.4, 2),
      ...row(count - first, card, width, height * 0.4, second),
    ],
  };
}
