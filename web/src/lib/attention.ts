/** Whether somebody is still there who has a page open: a page that nobody touches is not looked at. */

/** How long nobody touches a page before they count as gone, in milliseconds. */
const IDLE = 120_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"];

export class Attention {
  idle = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is called when somebody turns out to be gone, or is there again. */
  constructor(private readonly changed: () => void) {
    for (const touch of TOUCHES) document.addEventListener(touch, this.#touched, { passive: true });
    this.#touched();
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const touch of TOUCHES) document.removeEventListener(touch, this.#touched);
  }

  #touched = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#set(true), IDLE);
    this.#set(false);
  };

  #set(idle: boolean): void {
    if (idle === this.idle) return;
    this.idle = idle;
    this.changed();
  }
}
