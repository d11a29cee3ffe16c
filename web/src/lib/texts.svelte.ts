/** The app's texts: Fluent messages, one bundle for the frame and one for each game, in one language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Texts } from "./board";
import { settings, type Language } from "./settings.svelte";

/** The frame's texts beyond the first screen are kept like those of a game. */
const LATER = "later";

type Load = () => Promise<string>;
const own = import.meta.glob<string>("../../messages/*.ftl", { query: "?raw", import: "default" });
const rooms = import.meta.glob<string>("../../../src/lanai/games/*/messages/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Lists the files of a game, or of the frame, that exist in a language. */
function files(game: string | null, language: Language): Load[] {
  if (!game) return [own[`../../messages/${language}.ftl`]!];
  const room = `../../../src/lanai/games/${game.replaceAll("-", "_")}/messages/${language}.ftl`;
  const board =
    own[`../../messages/${game}.${language}.ftl`] ?? own[`../../messages/generic.${language}.ftl`];
  return [rooms[room], board].filter((load) => load !== undefined);
}

async function bundle(game: string | null, language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(files(game, language).map((load) => load()))) {
    made.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return made;
}

const made = new Map<string, Promise<FluentBundle>>();
function get(game: string | null, language: Language): Promise<FluentBundle> {
  const key = `${game} ${language}`;
  let wanted = made.get(key);
  if (!wanted) {
    made.set(key, (wanted = bundle(game, language)));
    wanted.catch(() => made.delete(key)); // the next try may find it
  }
  return wanted;
}

function format(
  bundles: FluentBundle[],
  id: string,
  args?: Record<string, string | number>,
): string {
  for (const one of bundles) {
    const message = one.getMessage(id);
    if (message?.value) return one.formatPattern(message.value, args ?? null);
  }
  return id;
}

class Frame {
  bundles: FluentBundle[] = $state.raw([]);
  /** Whether anything but the first screen has been wanted: its texts have a file of their own. */
  #whole = false;

  /** Loads the language that is set; the app waits for the first one. */
  async load(): Promise<void> {
    const language = settings.language;
    const wanted = this.#whole ? [null, LATER] : [null];
    const loaded = await Promise.all(wanted.map((name) => get(name, language)));
    if (language === settings.language) this.bundles = loaded;
  }

  /** Loads what screens say that are not the first one; who waits for it need not wait for other languages. */
  loadWhole(): Promise<void> {
    this.#whole = true;
    return untrack(async () => {
      while (this.bundles.length < 2) await this.load();
    });
  }
}
export const frame = new Frame();

/** Formats a message of the frame; follows the language that is set. */
export const t: Texts = (id, args) => format(frame.bundles, id, args);

/** Loads a game's messages and gives their formatter, which knows the frame's messages too. */
export async function gameTexts(game: string, language: Language): Promise<Texts> {
  const loaded = await get(game, language);
  return (id, args) => format([loaded, ...frame.bundles], id, args);
}

/** Writes names as a list: “Ana, Ben and Chloé”. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

const DAY = 24 * 3600 * 1000;

/** Names the month of a moment. */
export function monthName(ms: number): string {
  return new Intl.DateTimeFormat(settings.language, { month: "long", year: "numeric" }).format(ms);
}

/** How many midnights lie between a moment and now. */
function daysSince(ms: number, now: number): number {
  return Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(ms).setHours(0, 0, 0, 0)) / DAY);
}

/** Writes a moment as people say it, short: “4:05 PM”, “yesterday”, “Tuesday”, “Nov 3”, “Nov 3, 2025”. */
export function when(ms: number, now = Date.now()): string {
  const days = daysSince(ms, now);
  if (days === 1)
    return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(-1, "day");
  const sameYear = new Date(ms).getFullYear() === new Date(now).getFullYear();
  const form: Intl.DateTimeFormatOptions =
    days === 0
      ? { hour: "numeric", minute: "2-digit" }
      : days > 1 && days < 7
        ? { weekday: "long" }
        : { day: "numeric", month: "short", ...(sameYear ? {} : { year: "numeric" }) };
  return new Intl.DateTimeFormat(settings.language, form).format(ms);
}

/** Writes a day, short: “3 Nov”. */
export function day(ms: number): string {
  const form: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(settings.language, form).format(ms);
}
