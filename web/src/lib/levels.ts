/** What the server says about the levels of bots, in the person's language; asked when first wanted. */
import { SvelteMap } from "svelte/reactivity";
import { levels } from "./catalog.svelte";
import type { LevelInfo } from "./protocol";
import { settings, type Language } from "./settings.svelte";
import { t } from "./texts.svelte";

const known = new SvelteMap<Language, LevelInfo[]>();

/** Asks for the levels; without an answer badges have their pips, and what was chosen stays. */
export async function learnLevels(): Promise<void> {
  const { language } = settings;
  if (known.has(language)) return;
  const told = await levels(language).catch(() => undefined);
  if (told) known.set(language, told);
}

function levelsNow(): LevelInfo[] | undefined {
  void learnLevels();
  return known.get(settings.language);
}

export function levelOf(name: string): LevelInfo | undefined {
  return levelsNow()?.find((level) => level.name === name);
}

/** A level that was chosen once, or the strongest of the house where it is not offered. */
export function offered(name: string): string {
  const here = levelsNow();
  if (!here || here.some((level) => level.name === name)) return name;
  return here.findLast((level) => !level.name.includes(":"))?.name ?? name;
}

/** Says that somebody is a bot, and how well it plays. */
export function botLine(name: string): string {
  return t("level-bot", { level: levelOf(name)?.title ?? name });
}
