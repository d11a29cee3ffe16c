/** Luck and skill as a picture: where each game lies, and what the whole of it says. */
import type { LookedBack } from "$lib/protocol";
import { percent, type Saying } from "../review/book";

/** The part of the drawing that holds the signs. */
export const FIELD = { left: 40, right: 390, top: 26, bottom: 290 };
/** Ranges of luck in percent, each way, and the steps of their scales. */
const RANGES = [
  { most: 12.5, step: 5 },
  { most: 25, step: 10 },
  { most: 50, step: 20 },
  { most: 100, step: 40 },
];
/** Where the scale of accuracy may begin, and its steps. */
const FLOORS = [
  { least: 80, step: 5 },
  { least: 60, step: 10 },
  { least: 40, step: 20 },
  { least: 20, step: 20 },
  { least: 0, step: 20 },
];
/** How far signs stay away from the rim, in the units of their scales. */
const RIM = { luck: 0.06, accuracy: 2 };
/** Games from which on the picture may be said to show something, and won ones among them. */
const ENOUGH = 8;
const ENOUGH_WON = 4;
/** The part of the won games that is most of them. */
const MOST = 0.6;

export interface Sign {
  game: LookedBack;
  x: number;
  y: number;
}
export interface Tick {
  at: number;
  value: number;
}
export interface LuckPicture {
  signs: Sign[];
  /** The accuracy that half of the games reach, in whole points. */
  usual: number;
  middle: { x: number; y: number };
  lucks: Tick[];
  accuracies: Tick[];
}

/** Luck in whole percent, rounded as a game's hindsight rounds it: by the level it leads to. */
export function wholeLuck(luck: number, places: number): number {
  const fair = 1 / places;
  return percent(fair + luck) - percent(fair);
}

const accuracyOf = ({ hindsight }: LookedBack) => hindsight.accuracy;
export const hasAccuracy = (game: LookedBack): boolean => accuracyOf(game) !== null;

function median(sorted: number[]): number {
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

function ticks(from: number, to: number, step: number, at: (value: number) => number): Tick[] {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, n) => from + n * step).map((value) => ({
    value,
    at: at(value),
  }));
}

/** Draws games of which the accuracy is known; without any, an empty field. */
export function pictureOf(looked: LookedBack[]): LuckPicture {
  const games = looked.filter(hasAccuracy);
  const sorted = games.map((game) => accuracyOf(game)!).sort((one, other) => one - other);
  const usual = Math.round(sorted.length ? median(sorted) : 80);
  const widest = Math.max(0, ...games.map(({ hindsight }) => Math.abs(100 * hindsight.luck)));
  const range = RANGES.find(({ most }) => widest <= most * (1 - RIM.luck)) ?? RANGES.at(-1)!;
  const low = Math.min(...sorted, usual);
  const floor = FLOORS.find(({ least }) => low >= least + RIM.accuracy) ?? FLOORS.at(-1)!;
  const middleX = (FIELD.left + FIELD.right) / 2;
  const x = (luck: number) => middleX + (luck / range.most) * (FIELD.right - middleX);
  const y = (accuracy: number) =>
    FIELD.bottom - ((accuracy - floor.least) / (100 - floor.least)) * (FIELD.bottom - FIELD.top);
  const outer = Math.floor(range.most / range.step) * range.step;
  return {
    signs: games.map((game) => ({
      game,
      x: x(Math.max(-range.most, Math.min(range.most, 100 * game.hindsight.luck))),
      y: y(accuracyOf(game)!),
    })),
    usual,
    middle: { x: middleX, y: y(usual) },
    lucks: ticks(-outer, outer, range.step, x),
    accuracies: ticks(floor.least + floor.step, 100, floor.step, y),
  };
}

/** Says what wins: play, luck, or nothing clear; null while there is too little to tell. */
export function sayingOf({ signs, usual }: LuckPicture): Saying | null {
  const won = signs.filter(({ game }) => game.won);
  if (signs.length < ENOUGH || won.length < ENOUGH_WON) return null;
  const part = (is: (game: LookedBack) => boolean) =>
    won.filter(({ game }) => is(game)).length / won.length;
  const byPlay = part((game) => accuracyOf(game)! > usual);
  const byLuck = part(({ hindsight }) => hindsight.luck > 0);
  const args = { usual };
  if (byPlay >= MOST && byPlay >= byLuck) return { id: "luck-by-play", args };
  if (byLuck >= MOST) return { id: "luck-by-luck", args };
  return { id: "luck-by-both", args };
}

/** The mean luck of all games of which it is known, in whole percent; null while they are few. */
export function meanLuck(looked: LookedBack[]): number | null {
  if (looked.length < ENOUGH) return null;
  const sum = looked.reduce((all, { hindsight }) => all + hindsight.luck, 0);
  return percent(sum / looked.length);
}
