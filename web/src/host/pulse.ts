/** Finds out whether a worker still answers: of a device that has slept it may be gone without a word. */

/** Milliseconds that an answer may take. */
const PATIENCE = 10_000;
/** Milliseconds between two questions while the page is looked at. */
const EVERY = 20_000;

export class Pulse {
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Asks, unless there is nobody to be asked. */
    readonly ask: () => boolean,
    readonly silent: () => void,
  ) {}

  /** Asks whenever somebody comes back to the page, and now and then. */
  follow(): void {
    const look = () => {
      if (document.visibilityState === "visible") this.check();
    };
    for (const back of ["visibilitychange", "resume"]) document.addEventListener(back, look);
    setInterval(look, EVERY);
  }

  check(): void {
    if (this.#late !== undefined || !this.ask()) return;
    const since = Date.now();
    this.#late = setTimeout(() => {
      this.#late = undefined;
      // Whoever has slept meanwhile was not there to hear an answer.
      if (Date.now() - since > 2 * PATIENCE) this.check();
      else this.silent();
    }, PATIENCE);
  }

  heard(): void {
    clearTimeout(this.#late);
    this.#late = undefined;
  }
}
