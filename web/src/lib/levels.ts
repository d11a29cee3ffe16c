/** What the server says about the levels of bots, in the person's language; asked when first wanted. */
import { SvelteMap } from "svelte/reactivity";
import { levels } from "./catalog.svelte";
import type { LevelInfo } from "./protocol";
import { settings, type Language } from "./settings.svelte";
import { t } from "./texts.svelte";

const known = new SvelteMap<Language, LevelInfo[]>();

export function levelOf(name: string): LevelInfo | undefined {
  const { language } = settings;
  const found = known.get(language);
  if (!found)
    void levels(language).then(
      (told) => known.set(language, told),
      () => undefined, // without words the badge has its pips
    );
  return found?.find((level) => level.name === name);
}

/** Says that somebody is a bot, and how well it plays. */
export function botLine(name: string): string {
  return t("level-bot", { level: levelOf(name)?.title ?? name });
}
