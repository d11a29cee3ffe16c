/** Where everything stands, in pixels: how the table is divided, and what lies where on the island. */

/**
 * Where my cards lie: below the island, beside it where a screen is low, or below on a narrow one, where
 * the island is seen from above.
 */
export type Shape = "wide" | "side" | "tall";

const SIDE_BY_SIDE = 1.7;
const LOW = 600;
/** The least width for cards beside the island. */
const BESIDE = 560;
const NARROW = 700;
/** Below this a table whose cards lie beside the island is a phone's. */
const PHONE = 420;

export function shapeOf(width: number, height: number): Shape {
  const low = width >= SIDE_BY_SIDE * height || (height < LOW && width > height);
  if (width >= BESIDE && low) return "side";
  return width >= NARROW && width > height ? "wide" : "tall";
}

/** Tells whether there is only a phone's room beside the cards. */
export const isSmall = (shape: Shape, height: number): boolean =>
  shape === "side" && height < PHONE;

export interface Layout {
  width: number;
  height: number;
  /** Whether the island is seen from above; else things further back are smaller. */
  flat: boolean;
  /** How large things are, 1 where a stage has its full size. */
  size: number;
  /** The middle of the totem, the ground it stands on, and the scale of a tiki (200 units wide). */
  cx: number;
  base: number;
  scale: number;
  /** How far tikis lean out to the left and the right in turn, where they would be too close. */
  lean: number;
  /** Whether those that lean to the left have their names on the left. */
  outside: boolean;
  /** The shore and the way of the stepping stones, as SVG paths. */
  shore: string;
  track: string;
  /** How far back a stone lies, as a scale, by its height on the stage. */
  far: (y: number) => number;
  torches: number[];
  pit: [x: number, y: number, scale: number];
  /** Where the card played last lies; none where there is no room for it. */
  card: [x: number, y: number, width: number] | null;
  tufts: [x: number, y: number, scale: number][];
  /** Where a ghost stands, by its place: where no name and no mark does; and its size beside a tiki's. */
  ghost: (place: number) => number;
  ghostly: number;
  /** Where the cards lie that bring a tiki to a place. */
  ways: (place: number) => number;
  /** How far from the edges of the stage one is inside the ring of stones. */
  inner: number;
}

/** A length for a style. */
export const unit = (value: number): string => `${value.toFixed(1)}px`;

/** Stretches a path: all its numbers are pairs of coordinates. */
function stretched(path: string, x: number, y: number): string {
  let numbers = 0;
  return path.replace(
    /-?[\d.]+ ?/g,
    (number) => `${(Number(number) * (numbers++ % 2 ? y : x)).toFixed(1)} `,
  );
}

const SEA = { width: 1124, height: 648 };
const SEA_SHORE =
  "M562 326C640 316 700 330 770 334C860 340 940 356 1012 392C1090 428 1134 462 1108 514C1080 586 1020 600 930 624C830 652 690 650 562 658C440 652 300 664 190 624C100 600 40 574 16 508C2 456 40 420 118 392C200 352 270 346 370 332C440 322 480 332 562 326Z";
/** The stepping stones, from one x to another; both in units of the drawing. */
const seaTrack = (from: number, to: number) =>
  `M${from} 364C160 378 54 430 54 492C54 574 300 614 562 614C824 614 1070 574 1070 492C1070 430 964 378 ${to} 364`;

/** How wide the longest name is with its points and a mark, where its letters are the smallest. */
const LABEL = 128;
/** How far right of a tiki seen from above the stones end: below most of a name, and 20 beside the foot. */
const NAME = 44;
/** How wide the longest name is with its points, and half of what lies around the fire, for its size. */
const NAMED = 86;
const HEAP = 118;
/** Half the width of two cards that lead to a place, and of the points below a ghost. */
const CARDS = 40;
const CHANGE = 52;

/** The island from the sea, with the horizon behind it. */
function seaside(width: number, height: number): Layout {
  const x = width / SEA.width;
  const y = height / SEA.height;
  const size = Math.min(x, y);
  const scale = 0.556 * Math.min(y, x * 1.5);
  const cx = width / 2 - 16 * size;
  const label = LABEL * Math.max(1, (13 / 12) * size);
  const named = cx + 108 * scale + label;
  const pit = 0.95 * size;
  const ghost = Math.min(named + 100 * scale, width - Math.max(112 * scale, CHANGE));
  const away = Math.min(named + CARDS, width - CARDS);
  // The stones begin left of the torches, and end right of the names.
  const first = Math.min(368 * x, cx - 263 * scale - 44 * size);
  const last = Math.min(Math.max(756 * x, named + 14 * size), 900 * x);
  return {
    width,
    height,
    flat: false,
    size,
    cx,
    base: 572 * y,
    scale,
    lean: 0,
    outside: false,
    shore: stretched(SEA_SHORE, x, y),
    track: stretched(seaTrack(first / x, last / x), x, y),
    far: (at) => 0.74 + (0.42 * (at / y - 350)) / 264,
    torches: [169, 216, 263].map((aside) => cx - aside * scale),
    pit: [cx + Math.max(284 * x, 108 * GROWTH * scale + HEAP * pit + NAMED), 508 * y, pit],
    card: [210 * x, 396 * y, 66 * size],
    tufts: [
      [130 * x, 452 * y, size],
      [1000 * x, 446 * y, 1.1 * size],
      [694 * x, 446 * y, 0.8 * size],
      [352 * x, 408 * y, 0.7 * size],
      [980 * x, 560 * y, 0.9 * size],
      [170 * x, 548 * y, 0.8 * size],
    ],
    ghost: () => ghost,
    ghostly: 1,
    ways: () => away,
    inner: 24,
  };
}

const LAND = { width: 390, height: 420 };
const LAND_SHORE =
  "M30 20C90 4 150 18 195 14C250 8 310 4 360 22C392 38 388 90 385 150C391 220 386 300 387 356C385 402 366 416 320 415C250 420 150 414 70 416C20 415 3 398 5 348C1 260 8 200 3 140C1 80-2 38 30 20Z";
/** How far the stepping stones lie from the edge of an island that is seen from above. */
const EDGE = 15;
const ROUND = 22;
/** How large a stone is there, and half the width of the widest at full size. */
const FLAT = 0.62;
const WIDEST = 24;
/** How far apart two tikis must be that a thumb can tell them apart. */
const THUMB = 40;

/**
 * On a phone on its side names stand on both sides down to the lowest tiki: the fire burns on an islet of
 * its own, so far left of the island and below the others' signs, where these leave room.
 */
const ISLET = 62;
const LEAST_ALOOF = 300;

/** The size of a ghost there, beside a tiki's: names and marks have room between them. */
const GHOSTLY = 0.8;

/** How far tikis that stand so close must lean; where names stand on both sides, far enough for them. */
function leaning(pitch: number, small: boolean): number {
  if (small) return 26;
  return pitch < THUMB ? Math.sqrt(THUMB * THUMB - pitch * pitch) / 2 + 1 : 0;
}

/** The island from above: the totem has all its height. */
function land(width: number, height: number, small: boolean): Layout {
  const size = Math.max(0.8, Math.min(1.3, width / LAND.width, height / LAND.height));
  const ground = height - EDGE * 2 + 6;
  const scale = (ground - 4) / (TIKI_HEIGHT + (MOST - 1) * PITCH + CROWN);
  const cx = small ? width / 2 : width * 0.43;
  const lean = leaning(PITCH * scale, small);
  const [right, bottom] = [width - EDGE, height - EDGE];
  const aloof = small && height >= LEAST_ALOOF;
  const beside = Math.min(right - 20 - 90 * GHOSTLY * scale, cx + 420 * scale);
  const aside = 124 * scale + lean;
  const start = small ? aside : 280 * scale;
  const end = small ? aside : Math.max(aside, 108 * scale + lean + NAME);
  const track =
    `M${cx - start} ${EDGE}L${EDGE + ROUND} ${EDGE}Q${EDGE} ${EDGE} ${EDGE} ${EDGE + ROUND}` +
    `L${EDGE} ${bottom - ROUND}Q${EDGE} ${bottom} ${EDGE + ROUND} ${bottom}` +
    `L${right - ROUND} ${bottom}Q${right} ${bottom} ${right} ${bottom - ROUND}` +
    `L${right} ${EDGE + ROUND}Q${right} ${EDGE} ${right - ROUND} ${EDGE}L${cx + end} ${EDGE}`;
  return {
    width,
    height,
    flat: true,
    size,
    cx,
    base: ground,
    scale,
    lean,
    outside: small,
    shore: stretched(LAND_SHORE, width / LAND.width, height / LAND.height),
    track,
    far: () => FLAT,
    torches: small ? [] : [156, 202, 248].map((away) => cx - away * scale),
    pit: aloof ? [-ISLET, height - 44, 0.4] : [right - 50 * size, bottom - 40 * size, 0.5 * size],
    card: null,
    tufts: [
      [0.2 * width, 0.52 * height, 0.5],
      [0.84 * width, 0.5 * height, 0.55],
      [0.9 * width, 0.3 * height, 0.4],
    ],
    // On a phone on its side it stands in the gap that the leaning tikis leave.
    ghost: (place) => (small ? cx + lean * (place % 2 ? 1 : -1) : beside),
    ghostly: GHOSTLY,
    ways: (place) => (small && place % 2 === 0 ? 2 * cx - beside : beside),
    inner: EDGE + ROUND / 4 + WIDEST * FLAT * size + 2,
  };
}

/** Lays out a stage of so many pixels. */
export function layoutOf(shape: Shape, width: number, height: number, small: boolean): Layout {
  return shape === "tall" || small ? land(width, height, small) : seaside(width, height);
}

/** The distance between two places of the column, in units of a tiki. */
export const PITCH = 108;
const TIKI_HEIGHT = 122;
/** How far a tiki's crown stands out above it. */
const CROWN = 16;

const MOST = 9;
const GROWTH = 1.25;

/** Lets the tikis grow into the room that toasted ones have left. */
export function grown(layout: Layout, standing: number): Layout {
  const height = (tikis: number) => TIKI_HEIGHT + (tikis - 1) * PITCH;
  const growth = Math.min(GROWTH, height(MOST) / height(Math.max(1, standing)));
  return { ...layout, scale: layout.scale * growth };
}

/** The top of a place of the column (0 is the top one) when so many tikis stand. */
export function placeTop(layout: Layout, place: number, standing: number): number {
  const pitch = PITCH * layout.scale;
  return layout.base - TIKI_HEIGHT * layout.scale - (standing - 1 - place) * pitch;
}

/** The top of the picture of a tiki there, with its crown. */
export const tikiTop = (layout: Layout, place: number, standing: number): number =>
  placeTop(layout, place, standing) - 20 * layout.scale;

/** The place of the column that a height on the stage belongs to. */
export function placeAt(layout: Layout, y: number, standing: number): number {
  const place = (y - placeTop(layout, 0, standing)) / (PITCH * layout.scale);
  return Math.max(0, Math.min(standing - 1, Math.floor(place)));
}

const SAMPLES = 80;

/** Spreads stones evenly along the track: x, y and size of each. */
export function stones(layout: Layout, count: number): [x: number, y: number, size: number][] {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", layout.track);
  const length = path.getTotalLength();
  // Asking for a point of a path is slow; between two of so many the way is straight enough.
  const points = Array.from({ length: SAMPLES + 1 }, (_, at) =>
    path.getPointAtLength((length * at) / SAMPLES),
  );
  // Far stones stand closer together, so the way is measured in sizes, not in pixels.
  const way = [0];
  for (const [at, point] of points.slice(0, -1).entries())
    way.push(way[at]! + 1 / layout.far(point.y));
  return Array.from({ length: count }, (_, stone) => {
    const wanted = (way[SAMPLES]! * stone) / (count - 1);
    const to = Math.max(
      1,
      way.findIndex((covered) => covered >= wanted - 1e-9),
    );
    const part = (wanted - way[to - 1]!) / (way[to]! - way[to - 1]!);
    const [from, next] = [points[to - 1]!, points[to]!];
    const [x, y] = [from.x + part * (next.x - from.x), from.y + part * (next.y - from.y)];
    return [x, y, layout.far(y) * layout.size];
  });
}

/** The white rim of a pawn. */
const RIM = 3;

/** Where pawns on the same stone stand side by side: around it, and all of them in sight. */
export function abreast(stone: number, pawns: number, size: number, width: number): number[] {
  const step = size * 0.62;
  const half = ((pawns - 1) * step + size) / 2 + 2;
  const middle = Math.max(half, Math.min(width - half, stone));
  return Array.from({ length: pawns }, (_, at) => middle + (at - (pawns - 1) / 2) * step);
}

/** The middle of a pawn that stands on a stone: a little above it, and never out of sight. */
export const upright = (stone: number, size: number): number =>
  Math.max(size / 2 + RIM, stone - size * 0.34);
