/** The record that was dropped onto a page, until another one is: it stays on this page. */
import { place } from "$lib/place.svelte";
import { t } from "$lib/texts.svelte";
import { toasts } from "$lib/toasts.svelte";

/** As large as the server takes. */
const MOST_BYTES = 2 * 1024 * 1024;

class Dropped {
  #text: string | null = $state.raw(null);

  get text(): string | null {
    return this.#text;
  }
  /** Takes the first of some files and shows its game in hindsight, or says why not. */
  async take(files: FileList | null | undefined): Promise<void> {
    const file = files?.[0];
    if (!file) return;
    if (file.size > MOST_BYTES) {
      toasts.add(t("review-drop-large"), "error");
      return;
    }
    this.#text = await file.text();
    place.go("/review");
  }
}
export const dropped = new Dropped();
