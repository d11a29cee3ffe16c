/** How a client looks: animal, outfit and pose follow from its place in the card table. */
import type { Colour } from "../view";

export const ANIMALS = [
  "fox",
  "owl",
  "badger",
  "hare",
  "heron",
  "raccoon",
  "otter",
  "stag",
  "mole",
  "magpie",
  "hedgehog",
  "toad",
  "squirrel",
  "cat",
] as const;
export type Animal = (typeof ANIMALS)[number];

const FUR: Record<Animal, string> = {
  fox: "#dd6d2b",
  owl: "#8b5a35",
  badger: "#4a4658",
  hare: "#c79a6b",
  heron: "#8fa6b8",
  raccoon: "#8e92a4",
  otter: "#855a41",
  stag: "#a9673a",
  mole: "#e79a9c",
  magpie: "#2c5d93",
  hedgehog: "#d9b48a",
  toad: "#7d9a42",
  squirrel: "#c25a2b",
  cat: "#3a3560",
};

/** Animals with something behind their body: antlers, spines, a tail. */
const BEHIND: ReadonlySet<Animal> = new Set(["stag", "hedgehog", "squirrel"]);
/** Birds whose body is part of their own drawing. */
const WHOLE: ReadonlySet<Animal> = new Set(["heron", "magpie"]);

/** Outfits, each with the colour of its sleeve; null is bare fur. */
const OUTFITS = [
  { name: "tux", sleeve: "#232c62" },
  { name: "gown", sleeve: null },
  { name: "waistcoat", sleeve: "#f3e4c6" },
  { name: "flapper", sleeve: null },
  { name: "dinner", sleeve: "#f3e4c6" },
  { name: "stole", sleeve: null },
  { name: "band", sleeve: "var(--sc)" },
] as const;

const COLOURS: Colour[] = ["green", "pink", "violet", "amber", "teal"];

/** A colour's paint, and the dark tone that white glyphs stand on. */
export const PAINT: Record<Colour, { tone: string; deep: string }> = {
  green: { tone: "#3f9c6b", deep: "#1f6b49" },
  pink: { tone: "#d9668f", deep: "#a83a66" },
  violet: { tone: "#8a6ad0", deep: "#5b3fa6" },
  amber: { tone: "#d98a2b", deep: "#9a5410" },
  teal: { tone: "#2c9aa0", deep: "#14696f" },
};

export interface Look {
  animal: Animal;
  behind: boolean;
  outfit: string | null;
  fur: string;
  sleeve: string;
  iris: string;
  mirrored: boolean;
  tilt: number;
  /** Holds up something of the scene: a skewer, a fan, a baton, a glass, cards. */
  raises: boolean;
}

export function lookOf(colour: Colour, rank: number): Look {
  const hue = COLOURS.indexOf(colour);
  const animal = ANIMALS[rank % ANIMALS.length] ?? "fox";
  const outfit = OUTFITS[(rank + 2 * hue) % OUTFITS.length] ?? OUTFITS[0];
  const pose = (rank + 3 * hue) % 4;
  return {
    animal,
    behind: BEHIND.has(animal),
    outfit: WHOLE.has(animal) ? null : outfit.name,
    fur: FUR[animal],
    sleeve: WHOLE.has(animal) ? FUR[animal] : (outfit.sleeve ?? FUR[animal]),
    iris: animal === "cat" ? "#d8c534" : "#e3a02c",
    mirrored: pose === 1 || pose === 2,
    tilt: pose === 0 ? 0 : pose === 3 ? -3 : 3,
    raises: pose >= 2 && animal !== "mole" && !WHOLE.has(animal),
  };
}
