/** Loads a game's rules page in a language, and finds what of it belongs to the moment. */
import type { View } from "./board";
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

/** The section that names what is being chosen, or the step of the view, or else any turn. */
export function sectionNow(page: Section[], view: View, draft: string): Section | undefined {
  const names =
    view["over"] === true ? ["end"] : [draft.trim().split(" ")[0], view["step"], "turn"];
  return names
    .map((name) => page.find(({ ids }) => ids.some((id) => id === name)))
    .find((section) => section !== undefined);
}
