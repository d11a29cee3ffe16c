/** Asks for people's games and ratings: my own, or of somebody who lets others see them. */
import { api } from "./api";
import { emblemOf } from "./emblems";
import { guest } from "./guest.svelte";
import type { BotMark, History, Leaders, PastSeat, Profile, TableRatings } from "./protocol";
import { list, t } from "./texts.svelte";

const query = (asked: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(asked)
      .filter(([, value]) => value !== "" && value !== 0)
      .map(([name, value]) => [name, String(value)]),
  );

/** `id` is null for myself. */
export function profile(id: string | null, game = ""): Promise<Profile> {
  const path = `/people/${id ?? "me"}?${query({ game })}`;
  return id ? api(path) : guest.ask(path);
}

export function history(id: string | null, game = "", page = 0): Promise<History> {
  const path = `/people/${id ?? "me"}/games?${query({ game, page })}`;
  return id ? api(path) : guest.ask(path);
}

export function showMe(on: boolean): Promise<Profile> {
  return guest.ask("/people/me", { method: "PATCH", body: { public: on } });
}

/** `month` is empty for all time; `of` is empty for people, or `programs`. */
export function leaders(game: string, month: string, of: string, page = 0): Promise<Leaders> {
  const path = `/leaders/${encodeURIComponent(game)}?${query({ month, of, page })}`;
  return guest.look(path);
}

export const tableRatings = (table: string): Promise<TableRatings> =>
  api(`/tables/${encodeURIComponent(table)}/ratings`);

/** The month of a day as the server names it, by UTC. */
export const monthOf = (day: Date): string => day.toISOString().slice(0, 7);

/** The picture of somebody: 0–4 for people, 5–9 for bots. */
export function emblemFor(seat: {
  guest: string | null;
  level: string | null;
  name: string | null;
  bot?: BotMark | null;
}) {
  return emblemOf(seat.guest ?? seat.name ?? "") + (seat.level || seat.bot ? 5 : 0);
}

/** Whose program somebody is, as its owner says. */
export const programLine = ({ owner, program }: BotMark): string =>
  t("program-line", { owner, program });

/** What somebody is called; for who left, that a bot played their seat to the end. */
export function nameOf(seat: PastSeat): string {
  const known = seat.name ?? t("profile-somebody");
  const name = seat.bot ? t("program-named", { name: known }) : known;
  return seat.left ? t("profile-replaced", { name }) : name;
}
export const namesOf = (others: PastSeat[]): string => list(others.map(nameOf));

/** Where a line goes through figures of a course in a box, and the band around it. */
export function bandOf(course: { rating: number; spread: number }[], w: number, h: number) {
  const low = Math.min(...course.map(({ rating, spread }) => rating - spread));
  const high = Math.max(...course.map(({ rating, spread }) => rating + spread));
  const x = (at: number) => (course.length > 1 ? (at / (course.length - 1)) * w : w);
  const y = (value: number) => (high > low ? ((high - value) / (high - low)) * h : h / 2);
  const point = (at: number, value: number) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`;
  const upper = course.map(({ rating, spread }, at) => point(at, rating + spread));
  const lower = course.map(({ rating, spread }, at) => point(at, rating - spread));
  return {
    line: course.map(({ rating }, at) => point(at, rating)).join(" "),
    band: [...upper, ...lower.reverse()].join(" "),
    end: course.length ? y(course.at(-1)!.rating) : h / 2,
  };
}
