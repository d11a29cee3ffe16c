/** How far the engine of this page is, and whether the device keeps what is played. */
import type { ToPage } from "./messages";

class EngineState {
  /** From 0 to 1 while it is loaded, else null. */
  progress: number | null = $state(null);
  keeps = $state(true);
  ready = $state(false);

  begin(): void {
    this.progress = 0;
  }
  fail(): void {
    this.progress = null;
    this.ready = false;
  }
  hear(message: ToPage): void {
    if (message.kind === "progress") this.progress = message.part;
    else if (message.kind === "kept") this.keeps = message.keeps;
    else if (message.kind === "ready") {
      this.progress = null;
      this.ready = true;
    }
  }
}
export const engine = new EngineState();
