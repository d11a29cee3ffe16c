/** Where things stand on the island, in units of the stage; two shapes of stage. */

export interface Layout {
  width: number;
  height: number;
  /** The middle of the totem, the ground it stands on, and the scale of a tiki (200 units wide). */
  cx: number;
  base: number;
  scale: number;
  /** The shore and the way of the stepping stones, as SVG paths. */
  shore: string;
  track: string;
  stone: number;
  /** With perspective stones are smaller further back. */
  far: number;
  torches: number[];
  pit: [x: number, y: number, scale: number];
  card: [x: number, y: number, width: number];
  /** Where a ghost stands, beside the totem. */
  ghost: number;
}

export const WIDE: Layout = {
  width: 1124,
  height: 648,
  cx: 562,
  base: 572,
  scale: 0.556,
  shore:
    "M562 326C640 316 700 330 770 334C860 340 940 356 1012 392C1090 428 1134 462 1108 514C1080 586 1020 600 930 624C830 652 690 650 562 658C440 652 300 664 190 624C100 600 40 574 16 508C2 456 40 420 118 392C200 352 270 346 370 332C440 322 480 332 562 326Z",
  track:
    "M368 364C160 378 54 430 54 492C54 574 300 614 562 614C824 614 1070 574 1070 492C1070 430 964 378 756 364",
  stone: 1.08,
  far: 0.74,
  torches: [468, 442, 416],
  pit: [846, 508, 0.95],
  card: [250, 400, 66],
  ghost: 742,
};

export const TALL: Layout = {
  width: 390,
  height: 420,
  cx: 195,
  base: 372,
  scale: 0.356,
  shore:
    "M30 20C90 4 150 18 195 14C250 8 310 4 360 22C392 38 388 90 385 150C391 220 386 300 387 356C385 402 366 416 320 415C250 420 150 414 70 416C20 415 3 398 5 348C1 260 8 200 3 140C1 80-2 38 30 20Z",
  track: "M138 18H40Q18 18 18 40V372Q18 395 41 395H349Q372 395 372 372V40Q372 18 350 18H252",
  stone: 0.62,
  far: 1,
  torches: [139, 122, 105],
  pit: [312, 344, 0.56],
  card: [46, 262, 40],
  ghost: 305,
};

/** The distance between two places of the column, in units of a tiki. */
export const PITCH = 108;
const TIKI_HEIGHT = 122;

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

/** Spreads stones evenly along the track: x, y and size of each. */
export function stones(layout: Layout, count: number): [x: number, y: number, size: number][] {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", layout.track);
  const length = path.getTotalLength();
  const size = (y: number) =>
    layout.far === 1 ? 1 : layout.far + ((1.16 - layout.far) * (y - 350)) / 264;
  // Far stones stand closer together, so the way is measured in sizes, not in units.
  const samples = 600;
  const way = [0];
  for (let at = 0; at < samples; at++) {
    const point = path.getPointAtLength((length * at) / samples);
    way.push(way[at]! + 1 / size(point.y));
  }
  return Array.from({ length: count }, (_, stone) => {
    const wanted = (way[samples]! * stone) / (count - 1);
    const at = way.findIndex((covered) => covered >= wanted - 1e-9);
    const point = path.getPointAtLength((length * at) / samples);
    return [point.x, point.y, size(point.y) * layout.stone];
  });
}
