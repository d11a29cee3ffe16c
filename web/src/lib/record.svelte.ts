/** A record that somebody brings along as a file: it stays in this browser until they try something from it. */
import { place } from "./place.svelte";
import { t } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

/** What the server takes: records of real games are far shorter. */
const MOST_BYTES = 512 * 1024;

class Brought {
  text = $state.raw<string | null>(null);
  name = $state("");

  /** Reads a file and shows it: step by step, or in hindsight. */
  async open(file: File, page: "/record" | "/record/review" = "/record"): Promise<void> {
    if (file.size > MOST_BYTES) {
      toasts.add(t("record-too-large"), "error");
      return;
    }
    this.text = await file.text();
    this.name = file.name;
    place.go(page);
  }
  forget(): void {
    this.text = null;
  }
}
export const brought = new Brought();
