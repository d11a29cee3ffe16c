/** How a game, a card or a word looks that nobody has drawn: always the same, from its name. */

/** A number from a name: the same for ever, and far apart for names that are alike. */
export function hash(name: string): number {
  let found = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    found = Math.imul(found ^ name.charCodeAt(i), 0x01000193) >>> 0;
  }
  found ^= found >>> 15;
  return Math.imul(found, 0x2c1b3c6d) >>> 0;
}
const pick = <T>(from: readonly T[], number: number): T => from[number % from.length]!;

/** The dyes of a bark cloth: its ground, two inks, and the dark of its edge. */
export interface Dyes {
  ground: string;
  ink: string;
  glow: string;
  deep: string;
}
const DYES: readonly Dyes[] = [
  { ground: "#e8cfa0", ink: "#8a3b1c", glow: "#d98a2b", deep: "#3a1b0e" },
  { ground: "#d9c7a3", ink: "#14565f", glow: "#d9923b", deep: "#0a2f37" },
  { ground: "#e6c9a8", ink: "#6b2d4c", glow: "#e0a33c", deep: "#351527" },
  { ground: "#dccfae", ink: "#3c5a22", glow: "#cf7a2c", deep: "#1d2f10" },
  { ground: "#d6c9b4", ink: "#27407a", glow: "#e2a13f", deep: "#121f42" },
  { ground: "#e9cba2", ink: "#7a4a12", glow: "#2f8a86", deep: "#3a2109" },
];

/** Motifs of bark cloth, each on a tile of 40 by 40: what is filled, and what is drawn. */
export interface Motif {
  fill: string;
  line: string;
}
export const MOTIFS: readonly Motif[] = [
  // Spear points.
  { fill: "M0 20 20 0v20zM20 40 40 20v20z", line: "M0 20h40M20 0v40" },
  // Waves.
  {
    fill: "M0 12q10-12 20 0t20 0v6q-10 12-20 0t-20 0z",
    line: "M0 29q10-12 20 0t20 0M0 36q10-12 20 0t20 0",
  },
  // A breadfruit leaf in each quarter.
  {
    fill: "M20 20Q4 18 2 2q16 2 18 18zM20 20Q22 4 38 2q-2 16-18 18zM20 20q16 2 18 18-16-2-18-18zM20 20q-2 16-18 18 2-16 18-18z",
    line: "M2 2l36 36M38 2 2 38",
  },
  // Nets of diamonds.
  { fill: "M20 6 34 20 20 34 6 20z", line: "M20 0l20 20-20 20L0 20zM20 13l7 7-7 7-7-7z" },
  // Fish scales.
  {
    fill: "M10 20a10 10 0 0 1 20 0zM-10 40a10 10 0 0 1 20 0zM30 40a10 10 0 0 1 20 0z",
    line: "M0 20a20 20 0 0 1 40 0M-20 40a20 20 0 0 1 40 0M20 40a20 20 0 0 1 40 0",
  },
  // Chevrons.
  { fill: "M0 14 20 0l20 14v8L20 8 0 22z", line: "M0 30 20 16l20 14M0 37l20-14 20 14" },
];

export interface Look extends Dyes {
  motif: Motif;
  edge: Motif;
  /** The letters of the medallion. */
  letters: string;
}
export function lookOf(game: string): Look {
  const number = hash(game);
  const motif = (number >>> 4) % MOTIFS.length;
  const other = 1 + ((number >>> 9) % (MOTIFS.length - 1));
  const initials = game.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return {
    ...pick(DYES, number),
    motif: MOTIFS[motif]!,
    edge: MOTIFS[(motif + other) % MOTIFS.length]!,
    letters: initials
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join(""),
  };
}

/** A sign beside the colour, so that cards are told apart without it too: on a tile of 20 by 20. */
const SIGNS = [
  "M10 1 19 10 10 19 1 10z",
  "M10 2 19 18H1z",
  "M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  "M2 2Q18 2 18 18 2 18 2 2z",
  "M1 7q4.500-6 9 0t9 0v6q-4.500 6-9 0t-9 0z",
  "M10 1l2.500 6.500L19 10l-6.500 2.500L10 19l-2.500-6.500L1 10l6.500-2.500z",
];
/** Inks that are read on paper; the last colour and the last sign never meet twice in one round. */
const INKS = ["#9a3a14", "#0e626c", "#345399", "#47690f", "#83460a", "#7d2a55"];

export interface Face {
  ink: string;
  sign: string;
  /** What stands large on the card. */
  large: string;
  /** The word below, unless it stands there already. */
  small: string;
}
/** The look of a card from its word: a number or a short name stands large, a longer word by its letter. */
export function faceOf(word: string, shown: string): Face {
  const number = hash(word);
  const short = shown.length <= 3;
  return {
    ink: pick(INKS, number),
    sign: pick(SIGNS, number >>> 5),
    large: short ? shown : shown.charAt(0),
    small: short ? "" : shown,
  };
}
