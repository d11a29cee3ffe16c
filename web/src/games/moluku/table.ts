/** Reads the card table: what every card shows and is worth. A changed table changes the pictures. */
import type { View } from "$lib/board";

interface Colour {
  letter: string;
  name: string;
}
interface Line {
  points: number;
  provenance: string;
}
interface RawTable {
  colour: (Colour & { provenance: string })[];
  suited: { height: number; kind: string; provenance: string }[];
  panku: (Line & { name: string })[];
  value: (Line & { kind: string })[];
  food: (Line & { kind: string })[];
  group: (Line & { foods: string[] })[];
  deal: { players: number; hand: number; fresh: number; discard: number; pass: number }[];
}

/** One card as it is drawn. A Panku has no colour and no height. */
export interface Face {
  name: string;
  kind: string;
  colour: string | null;
  height: number;
  /** What the shell says: points, or for a Hut from the least to the most it can shelter. */
  worth: string;
  /** Whether what it shows or is worth had to be restored by us. */
  restored: boolean;
}

export interface Table {
  colours: Colour[];
  heights: number[];
  panku: string[];
  groups: { foods: string[]; points: number }[];
  /** Points by kind of a food without a Hut. */
  foods: { kind: string; points: number }[];
  handSize: (players: number) => number;
  /** How many cards everybody discards or passes between Seasons. */
  adjusted: (players: number) => number;
  face: (card: string) => Face;
  colour: (letter: string) => string | null;
  letter: (colour: string) => string;
  /** Sorts by colour, then height, Panku last. */
  sorted: (cards: string[]) => string[];
}

const restored = (line: { provenance: string } | undefined) => line?.provenance === "reconstructed";

function worthOf(raw: RawTable, kind: string): { worth: string; restored: boolean } {
  if (kind === "hut") {
    const points = raw.group.map((group) => group.points);
    return {
      worth: `${Math.min(...points)}-${Math.max(...points)}`,
      restored: raw.group.some(restored),
    };
  }
  const line = [...raw.value, ...raw.food].find((one) => one.kind === kind);
  return { worth: String(line?.points ?? 0), restored: restored(line) };
}

function drawFaces(raw: RawTable): Map<string, Face> {
  const faces = new Map<string, Face>();
  for (const { letter, name: colour } of raw.colour)
    for (const { height, kind, ...line } of raw.suited) {
      const value = worthOf(raw, kind);
      const name = `${letter}${height}`;
      const doubtful = restored(line) || value.restored;
      faces.set(name, { name, kind, colour, height, worth: value.worth, restored: doubtful });
    }
  for (const { name, points, ...line } of raw.panku)
    faces.set(name, {
      name,
      kind: name,
      colour: null,
      height: 0,
      worth: String(points),
      restored: restored(line),
    });
  return faces;
}

export function readTable(cards: View): Table {
  const raw = cards as unknown as RawTable;
  const faces = drawFaces(raw);
  const places = new Map([...faces.keys()].map((name, place) => [name, place]));
  const dealt = (players: number) => raw.deal.find((deal) => deal.players === players);
  return {
    colours: raw.colour.map(({ letter, name }) => ({ letter, name })),
    heights: raw.suited.map((line) => line.height),
    panku: raw.panku.map((line) => line.name),
    groups: raw.group,
    foods: raw.food,
    handSize: (players) => dealt(players)?.hand ?? 0,
    adjusted: (players) => (dealt(players)?.discard ?? 0) + (dealt(players)?.pass ?? 0),
    face: (card) => {
      const face = faces.get(card);
      if (!face) throw new Error(`The card table has no card ${card}.`);
      return face;
    },
    colour: (letter) => raw.colour.find((one) => one.letter === letter)?.name ?? null,
    letter: (colour) => raw.colour.find((one) => one.name === colour)?.letter ?? "",
    sorted: (names) => names.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)),
  };
}
