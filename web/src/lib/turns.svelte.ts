/** Whose turn it is at my tables: the number in the title and on the app, the same on every device. */
import { guest } from "./guest.svelte";
import type { OwnTable } from "./protocol";

/** How often the tables are looked at again where nothing else does, in milliseconds. */
const LOOK = 60_000;

/** Whether somebody else is at the table now. */
const isLive = ({ seats, here }: OwnTable): boolean =>
  here.some((seat) => seats[seat]?.guest !== guest.id);

class Turns {
  tables: OwnTable[] = $state.raw([]);
  /** Whether my tables are known. */
  looked = $state(false);
  /** What answers starts that ask for me: it is loaded with the first, and hears of all tables from then on. */
  #starts: Promise<typeof import("./starts")> | null = null;

  /** The tables that wait for me: first where others are there now, then where time runs out first. */
  get waiting(): OwnTable[] {
    return this.tables
      .filter(({ turn, status }) => turn && status === "playing")
      .sort(
        (one, other) =>
          Number(isLive(other)) - Number(isLive(one)) ||
          (one.deadline ?? Infinity) - (other.deadline ?? Infinity) ||
          0,
      );
  }

  /** What the title of a page begins with: how many tables wait. */
  get mark(): string {
    return this.waiting.length ? `(${this.waiting.length}) ` : "";
  }

  async look(): Promise<void> {
    try {
      if (!guest.token) this.#take([]);
      else if (!guest.lost) this.#take((await guest.tables()).tables);
    } finally {
      this.looked = true;
    }
  }

  #take(tables: OwnTable[]): void {
    this.tables = tables;
    if (tables.some(({ status, turn }) => status === "lobby" && turn)) {
      this.#starts ??= import("./starts");
    }
    this.#starts?.then(
      ({ contribute }) => contribute(tables),
      () => (this.#starts = null), // the next look tries again
    );
  }

  /** Looks now and then while the page is seen; a look that fails is made up for by the next. */
  follow(every = LOOK): () => void {
    const again = () => {
      if (document.visibilityState === "visible") this.look().catch(() => undefined);
    };
    const timer = setInterval(again, every);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }
}
export const turns = new Turns();

/** Shows the number on the app's icon, where the system has such a thing. */
export function badge(count: number): void {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined); // not every browser that has it lets a page that is not installed
}
