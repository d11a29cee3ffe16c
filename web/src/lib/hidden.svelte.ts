/** People of whom I want to read nothing: kept on this device only, by their public ids. */
import { called } from "./called";
import { t } from "./texts.svelte";
import type { Table, Update } from "./protocol";

const KEY = "lanai.hidden";

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

class Hidden {
  #names = $state.raw(stored());

  /** Everybody who is hidden, by the name that they had then. */
  get people(): { guest: string; name: string }[] {
    return Object.entries(this.#names).map(([guest, name]) => ({ guest, name }));
  }
  has(guest: string | null): boolean {
    return guest !== null && guest in this.#names;
  }
  hide(guest: string, name: string): void {
    this.#keep({ ...this.#names, [guest]: name });
  }
  show(guest: string): void {
    this.#keep(Object.fromEntries(Object.entries(this.#names).filter(([id]) => id !== guest)));
  }

  #keep(names: Record<string, string>): void {
    this.#names = names;
    try {
      localStorage.setItem(KEY, JSON.stringify(names));
    } catch {
      // Without storage somebody is hidden until the page is left.
    }
  }
}
export const hidden = new Hidden();

const plain = (seat: number): string => t("person-plain", { seat: seat + 1 });

interface Sitter {
  guest: string | null;
  name: string;
}
/** What I read for a name; who is hidden is called by the number of their seat. */
const nameFor = ({ guest, name }: Sitter, at: number): string =>
  hidden.has(guest) ? plain(at) : called(name);

/** The table as I want to see it. */
export function veiled<T extends { seats: Sitter[] }>(table: T): T {
  if (table.seats.every((seat, at) => nameFor(seat, at) === seat.name)) return table;
  const seats = table.seats.map((seat, at) => ({ ...seat, name: nameFor(seat, at) }));
  return { ...table, seats };
}

/** Gives sentences as I want to read them; null where that is as they are. */
function reader(table: Table): ((text: string) => string) | null {
  const veils = table.seats
    .map((seat, at) => ({ name: seat.name, instead: nameFor(seat, at) }))
    .filter(({ name, instead }) => name !== instead)
    .map(({ name, instead }) => ({ word: wholeWord(name), instead }));
  if (!veils.length) return null;
  return (text) => veils.reduce((said, { word, instead }) => said.replace(word, instead), text);
}

export function veiledText(text: string, table: Table): string {
  return reader(table)?.(text) ?? text;
}

export function veiledLog<T extends Pick<Update, "events">>(log: T[], table: Table): T[] {
  const read = reader(table);
  if (!read) return log;
  return log.map((update) => ({
    ...update,
    events: update.events.map((event) => ({ ...event, sentences: event.sentences.map(read) })),
  }));
}

function wholeWord(name: string): RegExp {
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, "gu");
}
