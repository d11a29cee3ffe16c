/** The small pictures that people have chosen by hand: asked for together, once for each of them. */
import { api } from "./api";
import { useChosen } from "./emblems";
import { guest } from "./guest.svelte";
import { here } from "./host";
import type { Emblems } from "./protocol";

/** As many as the server tells of at once. */
const MOST = 50;
const isPerson = (id: string): boolean => id.startsWith("g_");

class Chosen {
  /** By id; null for who has chosen none. */
  #known = $state.raw<Record<string, number | null>>({});
  #wanted = new Set<string>();
  #asking: ReturnType<typeof setTimeout> | undefined;
  /** How often I have chosen: only the last answer counts. */
  #choices = 0;

  /** What somebody has chosen, as far as that is known; it is asked for. */
  of(id: string): number | null {
    if (here || !isPerson(id)) return null; // nobody chooses one where no server is
    if (id in this.#known) return this.#known[id]!;
    this.#wanted.add(id);
    this.#asking ??= setTimeout(() => void this.#ask());
    return null;
  }

  /** Chooses mine. */
  async choose(emblem: number): Promise<void> {
    const choice = ++this.#choices;
    const { guest: id } = await guest.ready();
    const kept = await guest.ask<Emblems>("/guests/me/emblem", { method: "PUT", body: { emblem } });
    if (choice === this.#choices) this.#take([id], kept);
  }

  async #ask(): Promise<void> {
    const ids = [...this.#wanted].slice(0, MOST);
    this.#wanted = new Set([...this.#wanted].slice(MOST));
    this.#asking = this.#wanted.size ? setTimeout(() => void this.#ask()) : undefined;
    const found = await api<Emblems>(`/emblems?guests=${ids.join(",")}`).catch(() => null);
    // Who cannot be asked for has the one of their id. What I chose meanwhile is newer than this answer.
    this.#take(
      ids.filter((id) => !(id in this.#known)),
      found ?? { emblems: {} },
    );
  }

  #take(ids: string[], { emblems }: Emblems): void {
    const told = ids.map((id) => [id, emblems[id] ?? null] as const);
    this.#known = { ...this.#known, ...Object.fromEntries(told) };
  }
}

export const chosen = new Chosen();
useChosen((id) => chosen.of(id));
