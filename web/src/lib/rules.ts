/** Loads a game's rules page in a language. */
import { sections, type Section } from "./markdown";
import type { Language } from "./settings.svelte";

const pages = import.meta.glob<string>("../../messages/rules/*.md", {
  query: "?raw",
  import: "default",
});

export async function rulesOf(game: string, language: Language): Promise<Section[] | null> {
  const page = pages[`../../messages/rules/${game}.${language}.md`];
  return page ? sections(await page()) : null;
}
