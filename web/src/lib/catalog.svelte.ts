/** What the server offers: games, levels of bots, card tables. Asked once for each language. */
import type { View } from "./board";
import { api } from "./api";
import { guest } from "./guest.svelte";
import type { Company } from "./playing.svelte";
import type { Language } from "./settings.svelte";
import type {
  BotSeat,
  CardTable,
  GameInfo,
  LevelInfo,
  NewBranch,
  NewTable,
  RulesPage,
  Table,
} from "./protocol";

const asked = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  let answer = asked.get(path);
  if (!answer) {
    answer = api<T>(path);
    answer.catch(() => asked.delete(path));
    asked.set(path, answer);
  }
  return answer as Promise<T>;
}

export const games = (lang: Language) => once<GameInfo[]>(`/games?lang=${lang}`);
export const levels = (lang: Language) => once<LevelInfo[]>(`/levels?lang=${lang}`);
export const toldRules = (game: string, lang: Language) =>
  once<RulesPage>(`/games/${encodeURIComponent(game)}/rules?lang=${lang}`);
export async function cards(game: string, version: string): Promise<View> {
  return (await once<CardTable>(`/games/${game}/cards?version=${version}`)).table;
}

/** Tables just made, so that their screen need not ask for them again. */
const fresh = new Map<string, Table>();
export async function findTable(id: string): Promise<Table> {
  const made = fresh.get(id);
  fresh.delete(id);
  return made ?? guest.look<Table>(`/tables/${encodeURIComponent(id)}`);
}

/** Makes a table and sits down at it, with a part in its fairness. */
async function sitDown(request: NewTable): Promise<Table> {
  const body = { ...request, contribute: true };
  const table = await guest.ask<Table>("/tables", { method: "POST", body });
  fresh.set(table.id, table);
  return table;
}

/** Makes a table: with these bots on all other seats and dealt at once, or to wait for friends. */
export function makeTable(game: GameInfo, bots: Company | null): Promise<Table> {
  if (!bots) return sitDown({ game: game.name, players: Math.max(...game.seats), sit: 0 });
  const { players, level, options, rated } = bots;
  const dealt = { sit: 0, bots: botsFrom(1, players, level), start: true };
  return sitDown({ game: game.name, players, options, level, rated, ...dealt });
}

/** Makes a table at which so many others of this device sit down beside me, and bots on the last seats. */
export function makeTableHere(
  game: GameInfo,
  others: number,
  { bots, level, options }: Company,
): Promise<Table> {
  const players = 1 + others + bots;
  const seated = { sit: 0, bots: botsFrom(1 + others, players, level) };
  return sitDown({ game: game.name, players, options, level, ...seated });
}

const botsFrom = (first: number, players: number, level: string): BotSeat[] =>
  Array.from({ length: players - first }, (_, i) => ({ seat: first + i, level }));

/** Where the beginning of a game comes from: a table where one is over, or the text of a record. */
export type Origin = { table: string } | { record: string };

/** Makes a table that begins with the beginning of another game. */
export async function branchOff(source: Origin, wanted: NewBranch): Promise<Table> {
  const path = "table" in source ? `/tables/${source.table}/branches` : "/branches";
  const record = "record" in source ? { record: source.record } : {};
  const body = { ...wanted, ...record, contribute: true };
  const table = await guest.ask<Table>(path, { method: "POST", body });
  fresh.set(table.id, table);
  return table;
}

/** Begins the guided first game. */
export async function makeLesson(game: string): Promise<Table> {
  const path = `/lessons/${encodeURIComponent(game)}`;
  const table = await guest.ask<Table>(path, { method: "POST" });
  fresh.set(table.id, table);
  return table;
}
