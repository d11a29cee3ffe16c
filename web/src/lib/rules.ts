/** Loads a game's rules page in a language, and finds what of it belongs to the moment. */
import { ApiError } from "./api";
import type { View } from "./board";
import { toldRules } from "./catalog.svelte";
import { blocks, sections, type Section } from "./markdown";
import type { Language } from "./settings.svelte";

const pages = import.meta.glob<string>("../../messages/rules/*.md", {
  query: "?raw",
  import: "default",
});

/** Gives a game's rules; null for a game that there is not. One without a page tells them itself. */
export async function rulesOf(game: string, language: Language): Promise<Section[] | null> {
  const page = pages[`../../messages/rules/${game}.${language}.md`];
  if (page) return sections(await page());
  try {
    const told = await toldRules(game, language);
    return told.sections.map(({ title, text }, i) => ({
      title,
      ids: [`part-${i + 1}`],
      blocks: blocks(text),
    }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The section that names what is being chosen, or the step of the view, or else any turn. */
export function sectionNow(page: Section[], view: View, draft: string): Section | undefined {
  const names =
    view["over"] === true ? ["end"] : [draft.trim().split(" ")[0], view["step"], "turn"];
  return names
    .map((name) => page.find(({ ids }) => ids.some((id) => id === name)))
    .find((section) => section !== undefined);
}
