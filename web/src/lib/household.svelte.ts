/**
 * The people of this device beside its owner: each is a guest of their own, with a token that stays here. Who
 * played last is remembered, so that the same company sits down with one touch.
 */
import { api } from "./api";
import { emblemOf } from "./emblems";
import { guest } from "./guest.svelte";
import type { Sitter } from "./table.svelte";

const KEY = "lanai.household";
/** How many people a device remembers; nobody is dropped for another without being asked. */
export const MOST = 12;

/** What is kept of somebody. */
export interface Companion {
  guest: string;
  name: string;
  token: string;
  /** Whether they played when somebody last sat down on this device. */
  played: boolean;
}

function stored(): Companion[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Companion[];
  } catch {
    return [];
  }
}

class Household {
  #people: Companion[] = $state.raw(stored());

  constructor() {
    // Whom another tab has added is here too.
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#people = stored();
    });
  }

  get people(): readonly Companion[] {
    return this.#people;
  }
  get full(): boolean {
    return this.#people.length >= MOST;
  }

  find(id: string | null): Companion | undefined {
    return this.#people.find((person) => person.guest === id);
  }

  /** Whether somebody is of this device: its owner, or another. */
  has(id: string | null): boolean {
    return id !== null && (id === guest.id || this.find(id) !== undefined);
  }

  /** The picture that somebody has, here as at every table. */
  emblem(person: Companion): number {
    return emblemOf(person.guest);
  }

  async add(name: string): Promise<Companion> {
    const body = { name: name.trim() };
    const made = await api<Omit<Companion, "played">>("/guests", { method: "POST", body });
    const { guest: id, name: kept, token } = made;
    const person = { guest: id, name: kept, token, played: true };
    this.#keep([...this.#people, person]);
    return person;
  }

  async rename(id: string, name: string): Promise<void> {
    const person = this.find(id);
    if (!person || !name.trim() || name.trim() === person.name) return;
    const ask = { method: "PATCH", body: { name: name.trim() }, token: person.token } as const;
    const { name: kept } = await api<{ name: string }>("/guests/me", ask);
    this.#change(id, { name: kept });
  }

  /** Notes who plays now. */
  note(playing: string[]): void {
    this.#keep(this.#people.map((one) => ({ ...one, played: playing.includes(one.guest) })));
  }

  /** Nobody can be this person any more, here or elsewhere. */
  forget(id: string): void {
    this.#keep(this.#people.filter((person) => person.guest !== id));
  }

  /** As whom a room of theirs is at its table. */
  sitter(id: string): Sitter {
    const household = this;
    return {
      id,
      get token() {
        return household.find(id)?.token;
      },
      ready: () => Promise.resolve(),
      // The server has lost them: their token opens nothing any more.
      isElsewhere: (refused) => {
        if (this.find(id)?.token === refused) this.forget(id);
        return false;
      },
    };
  }

  #change(id: string, change: Partial<Companion>): void {
    this.#keep(this.#people.map((one) => (one.guest === id ? { ...one, ...change } : one)));
  }

  #keep(people: Companion[]): void {
    this.#people = people;
    try {
      localStorage.setItem(KEY, JSON.stringify(people));
    } catch {
      // Without storage they are here until the page is left.
    }
  }
}
export const household = new Household();
