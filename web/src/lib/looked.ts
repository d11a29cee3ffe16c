/**
 * Up to where the ends of rounds were looked at, at the tables of this device that are being played: who
 * comes back is still shown what they have missed, and nobody is shown anything twice.
 */
const KEY = "lanai.looked";
const MOST = 30;

type Looked = Record<string, number>;

function stored(): Looked {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Looked;
  } catch {
    return {};
  }
}

function keep(looked: Looked): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(looked));
  } catch {
    // Without storage a page that is loaded anew begins where the game stands.
  }
}

/** The number up to which everything was looked at; null at a table that this device does not know. */
export const lookedAt = (table: string): number | null => stored()[table] ?? null;

/** Notes that everything up to a number was looked at. */
export function look(table: string, seq: number): void {
  const { [table]: _, ...others } = stored();
  keep(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, seq]]));
}

/** A game that is over has been looked at to its end. */
export function lookNoMore(table: string): void {
  const { [table]: _, ...others } = stored();
  keep(others);
}
