/** Counts a round up as people do at a table: mission after mission, tiki after tiki, pawns stone by stone. */
import { lasting, start } from "$lib/motion";
import { moves } from "$lib/settings.svelte";
import type { Scored } from "./view";

/** Until everything that moves has begun to. */
const FIRST = 60;
const LOOK = 900;
const FLIP = 560;
const HOP = 70;

export class Counting {
  /** How many tikis of missions are turned up, all missions together. */
  revealed = $state(0);
  /** The points of all seats so far; null where nothing is counted. */
  points = $state.raw<number[] | null>(null);
  /** The tiki that brings points just now. */
  scoring = $state.raw<{ tiki: string; seat: number; points: number } | null>(null);
  running = $state(false);
  #round: Scored | null = null;
  #run = 0;
  #pause: Animation | null = null;

  /**
   * Begins with a round, or shows it counted where it is not new. What is on its way on `board` holds
   * back what would tell the outcome.
   */
  begin(round: Scored | null, fresh: boolean, board: Element): void {
    this.#round = round;
    if (round === null) {
      this.points = null;
      this.scoring = null;
    } else if (fresh && moves()) void this.#count(round, board);
    else this.#complete(round);
  }

  /** Skips what is still to be counted. */
  finish(): void {
    if (this.running && this.#round) this.#complete(this.#round);
  }

  #complete(round: Scored): void {
    this.#run++;
    this.#pause?.finish();
    this.running = false;
    this.scoring = null;
    this.revealed = round.seats.reduce((sum, seat) => sum + seat.mission.length, 0);
    const totals: number[] = [];
    for (const seat of round.seats) totals[seat.seat] = seat.total;
    this.points = totals;
  }

  async #count(round: Scored, board: Element): Promise<void> {
    const run = ++this.#run;
    const pause = async (milliseconds: number) => {
      this.#pause = start(board, [], { duration: lasting(milliseconds) });
      await this.#pause.finished.catch(() => undefined);
      return run === this.#run;
    };
    const points: number[] = [];
    for (const seat of round.seats) points[seat.seat] = seat.total - seat.points;
    this.running = true;
    this.revealed = 0;
    this.points = points;
    if (!(await pause(FIRST)) || !(await pause(LOOK))) return;
    for (const { seat, mission, parts } of round.seats) {
      for (const [rank, tiki] of mission.entries()) {
        const part = parts[rank] ?? 0;
        this.revealed++;
        this.scoring = part > 0 ? { tiki, seat, points: part } : null;
        if (!(await pause(FLIP))) return;
        for (let step = 0; step < part; step++) {
          this.points = this.points.map((now, one) => now + (one === seat ? 1 : 0));
          if (!(await pause(HOP))) return;
        }
      }
    }
    this.#complete(round);
  }
}
