/** A tiki that is carried along by the pointer. */

/** How far a finger must go before a tiki is carried along. */
const STRAY = 8;

interface Held {
  tiki: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export class Carrying {
  held = $state<Held | null>(null);
  /** Whether it has gone far enough: what ends then is no click. */
  moves = $state(false);

  down(event: PointerEvent, tiki: string): void {
    this.held = { tiki, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
  }

  /** Follows the pointer; tells whether the tiki was lifted just now. */
  drag(event: PointerEvent): boolean {
    if (!this.held) return false;
    this.held.dx = event.clientX - this.held.x;
    this.held.dy = event.clientY - this.held.y;
    if (this.moves || Math.hypot(this.held.dx, this.held.dy) < STRAY) return false;
    this.moves = true;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    return true;
  }

  /** How far a tiki has been carried, if it is this one. */
  of(tiki: string): Held | null {
    return this.moves && this.held?.tiki === tiki ? this.held : null;
  }

  cancel(): void {
    this.held = null;
    this.moves = false;
  }

  /** Tells whether a click is only the end of carrying. */
  ends(): boolean {
    const was = this.moves;
    this.moves = false;
    return was;
  }
}
