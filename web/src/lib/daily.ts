/** Deals of the day: asking for them, playing them, proving and sharing them. */
import { guest } from "./guest.svelte";
import { place } from "./place.svelte";
import type { Daily, DailyDay, DailyDeal, DailyResults, DailyTry, Table } from "./protocol";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

const MARK = "lanai.mark";
const SEALS = "lanai.seals";
const MOST_SEALS = 60;

export const daily = (): Promise<Daily> => guest.look("/daily");
export const dailyDay = (day: string): Promise<DailyDay> =>
  guest.look(`/daily/${encodeURIComponent(day)}`);

/** What this browser is known by on a day, whoever uses it. */
function markOfDevice(): string {
  try {
    const mark = localStorage.getItem(MARK) ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
    localStorage.setItem(MARK, mark);
    return mark;
  } catch {
    return "";
  }
}

/** Begins my try, goes on with it, or practises; what hinders that is told. */
export async function playDeal(day: string, game: string, practice: boolean): Promise<void> {
  try {
    const body = { practice, device: markOfDevice() };
    const path = `/daily/${day}/${encodeURIComponent(game)}`;
    const table = await guest.ask<Table>(path, { method: "POST", body });
    place.go(`/t/${table.id}`);
  } catch (error) {
    toasts.add((error as Error).message, "error");
  }
}

/** Writes a day: “17 November”. */
export function dayName(day: string, year = false): string {
  const form: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: "UTC" };
  const wanted = year ? { ...form, year: "numeric" as const } : form;
  return new Intl.DateTimeFormat(settings.language, wanted).format(new Date(`${day}T00:00:00Z`));
}

/** Gives the day so many days later. */
export function moved(day: string, by: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + by);
  return at.toISOString().slice(0, 10);
}

// Seals

export interface KeptSeal {
  commitment: string;
  /** When this browser first saw it. */
  at: number;
}
type Seals = Record<string, KeptSeal>;

function kept(): Seals {
  try {
    return JSON.parse(localStorage.getItem(SEALS) ?? "{}") as Seals;
  } catch {
    return {};
  }
}

/** Remembers the commitments of days that are not over, as they were first seen here. */
export function keepSeals(days: DailyDay[], now: number): void {
  const seals = kept();
  for (const { over, deals } of days)
    if (!over)
      for (const { day, game, commitment } of deals)
        seals[`${day} ${game}`] ??= { commitment, at: now };
  const last = Object.entries(seals).sort().slice(-MOST_SEALS);
  try {
    localStorage.setItem(SEALS, JSON.stringify(Object.fromEntries(last)));
  } catch {
    // Without storage nothing can be compared tomorrow.
  }
}

export const sealOf = ({ day, game }: DailyDeal): KeptSeal | null =>
  kept()[`${day} ${game}`] ?? null;

// Results

/** How many tries mine is compared with, itself among them. */
export const comparedWith = (own: DailyTry, { compared }: DailyResults): number =>
  compared + (own.mark ? 1 : 0);

/** How it ended for me: “You won by 7”. */
export function outcome({ margin, place: at }: DailyTry): string {
  const points = Math.abs(margin ?? 0);
  if (points === 0) return t(at === 1 ? "daily-won" : "daily-level");
  return t(margin! > 0 ? "daily-won-by" : "daily-behind", { points });
}

/** Where my try stands among all: “3rd of 41”; nothing where it is the only one. */
export function standing(own: DailyTry, results: DailyResults): string {
  const count = comparedWith(own, results);
  if (results.rank === null || count < 2) return "";
  return t("daily-rank", { rank: t("profile-place", { place: results.rank }), count });
}

/** Of a hundred others, how many mine is better than; null where there are none. */
export function betterThan(own: DailyTry, results: DailyResults): number | null {
  const others = comparedWith(own, results) - 1;
  if (results.rank === null || others < 1) return null;
  return Math.round((100 * (others - (results.rank - 1))) / others);
}

const SQUARES = 10;

/** Where my try stands, as a row of squares that tells nothing of the deal. */
export function picture(own: DailyTry, results: DailyResults): string {
  const better = betterThan(own, results);
  if (better === null) return "🟧";
  const at = Math.round((better / 100) * (SQUARES - 1));
  return Array.from({ length: SQUARES }, (_, n) => (n < at ? "🟦" : n === at ? "🟧" : "⬜")).join(
    "",
  );
}

/** What is shared of a try: no card, no move. */
export function shareText(
  own: DailyTry,
  results: DailyResults,
  game: string,
  origin: string,
): string {
  const came = [outcome(own), standing(own, results)].filter(Boolean).join(", ");
  return [
    t("daily-share-head", { game, day: dayName(own.day, true) }),
    came,
    picture(own, results),
    `${origin}/daily/${own.day}`,
  ].join("\n");
}
