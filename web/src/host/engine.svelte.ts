/** How far the engine of this page is, and whether the device keeps what is played. */
import type { ToPage } from "./messages";

class EngineState {
  #progress: number | null = $state(null);
  /** Whether somebody waits for it: it may be loaded before it is needed. */
  #wanted = $state(false);
  keeps = $state(true);
  ready = $state(false);

  /** From 0 to 1 while somebody waits for it to be loaded, else null. */
  get progress(): number | null {
    return this.#wanted ? this.#progress : null;
  }
  begin(): void {
    this.#progress = 0;
  }
  want(): void {
    this.#wanted = true;
  }
  fail(): void {
    this.#progress = null;
    this.#wanted = false;
    this.ready = false;
  }
  hear(message: ToPage): void {
    if (message.kind === "progress") this.#progress = message.part;
    else if (message.kind === "kept") this.keeps = message.keeps;
    else if (message.kind === "ready") {
      this.#progress = null;
      this.ready = true;
    }
  }
}
export const engine = new EngineState();
