/** How I like to play a game against bots, remembered for each game on this device. */
import { makeTable } from "./catalog.svelte";
import { learnLevels, offered } from "./levels";
import { place } from "./place.svelte";
import type { GameInfo, GameOption } from "./protocol";
import { toasts } from "./toasts.svelte";

export interface Company {
  players: number;
  level: string;
  options: Record<string, string | number | boolean>;
  /** Whether the game counts for my rating. */
  rated: boolean;
  /** How many bots play where people share this device. */
  bots: number;
}

const KEY = "lanai.company";
const USUAL = "medium";
const USUAL_SEATS = 3;

function stored(): Record<string, Partial<Company>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Company>>;
  } catch {
    return {};
  }
}
const kept = $state(stored());

/** What can be chosen before a game; an option without choices is for programs. */
export const choosable = (game: GameInfo): GameOption[] =>
  game.options.filter(({ choices }) => choices.length > 0);

/** What is played by "Play now": what I chose last, as far as the game still has it. */
export function companyOf(game: GameInfo): Company {
  const { players, level, options, rated, bots } = kept[game.name] ?? {};
  const seats = game.seats.filter((count) => count > 1);
  const usual = Math.min(USUAL_SEATS, Math.max(...seats));
  const chosen = offered(level ?? USUAL);
  const known = choosable(game).map(({ name, choices, default: plain }) => {
    const wanted = options?.[name];
    return [name, choices.some(({ value }) => value === wanted) ? wanted! : plain] as const;
  });
  return {
    players: players !== undefined && seats.includes(players) ? players : usual,
    level: chosen,
    options: Object.fromEntries(known),
    rated: game.measured.includes(chosen) && (rated ?? false),
    bots: bots ?? 0,
  };
}

export function choose(game: GameInfo, change: Partial<Company>): void {
  kept[game.name] = { ...companyOf(game), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it holds until the page is left.
  }
}

/** Sits down with bots as I like it, and goes there; what hinders that is told. */
export async function playNow(game: GameInfo): Promise<void> {
  try {
    await learnLevels();
    place.go(`/t/${(await makeTable(game, companyOf(game))).id}`);
  } catch (error) {
    toasts.add((error as Error).message, "error");
  }
}

/** Opens a table that waits for friends. */
export async function waitForFriends(game: GameInfo): Promise<void> {
  try {
    place.go(`/t/${(await makeTable(game, null)).id}`);
  } catch (error) {
    toasts.add((error as Error).message, "error");
  }
}
