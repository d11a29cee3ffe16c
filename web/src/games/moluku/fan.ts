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

/** The least room above a row, and below its outer cards. */
const ABOVE = 6;
const BELOW = 3;

function row(count: number, card: number, width: number, height: number): Fanned[] {
  const corner = card * 0.12;
  const step = count > 1 ? Math.min(card * 0.86, (width - card - 2 * corner) / (count - 1)) : 0;
  const span = step * (count - 1);
  const end = lean(count, span, height);
  const radius = end > 0 ? span / 2 / Math.sin(end) : 0;
  return Array.from({ length: count }, (_, place) => {
    const x = place * step - span / 2;
    const angle = radius ? Math.asin(x / radius) : 0;
    return { x, y: radius * (1 - Math.cos(angle)), angle: (angle * 180) / Math.PI };
  });
}

/** How far down a row reaches: its outer cards lie lowest, and lean. */
function reach(places: Fanned[], card: number): number {
  const { y, angle } = places.at(-1)!;
  const lean = (Math.abs(angle) * Math.PI) / 180;
  const half = (card * ASPECT) / 2;
  return y + half + half * Math.cos(lean) + (card / 2) * Math.sin(lean);
}

/** The row with the largest cards that stays within a height, as low as it can lie. */
function fitted(count: number, most: number, width: number, height: number): Fan {
  let card = most;
  let places = row(count, card, width, height);
  while (card > 12 && ABOVE + reach(places, card) + BELOW > height) {
    card -= 1;
    places = row(count, card, width, height);
  }
  const top = Math.max(0, height - BELOW - reach(places, card));
  const upper = Math.min(top, Math.max(ABOVE, height * 0.1));
  return { card, places: places.map((place) => ({ ...place, y: place.y + upper })) };
}

export function layFan(count: number, width: number, height: number, most: number): Fan {
  if (count === 0 || width === 0 || height === 0) return { card: most, places: [] };
  const wide = (width - LEAST_SHOWN * (count - 1)) / 1.24;
  if (wide >= LEAST_CARD || count < 8)
    return fitted(count, Math.min(most, Math.max(wide, LEAST_CARD)), width, height);
  const first = Math.ceil(count / 2);
  const card = Math.min(most, (height * 0.56) / ASPECT);
  const upper = fitted(first, card, width, height * 0.66);
  const lower = fitted(count - first, upper.card, width, height * 0.66);
  const down = height - height * 0.66;
  return {
    card: lower.card,
    places: [...upper.places, ...lower.places.map((place) => ({ ...place, y: place.y + down }))],
  };
}
