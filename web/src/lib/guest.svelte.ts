/** Who I am here: a guest with a name and a secret token that stays on this device. */
import { api, ApiError, type Ask } from "./api";
import { t } from "./texts.svelte";
import type { OwnTable } from "./protocol";

const KEY = "lanai.guest";
const SUGGESTED = "lanai.suggested";
interface Stored {
  guest: string;
  name: string;
  token: string;
  /** Whether the person chose the name. */
  named: boolean;
}

function stored(): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Stored | null;
  } catch {
    return null;
  }
}

/** Which friendly name is suggested on this device, the same until one is chosen. */
function suggestion(): number {
  try {
    const kept = localStorage.getItem(SUGGESTED) ?? String(Math.floor(Math.random() * 12));
    localStorage.setItem(SUGGESTED, kept);
    return Number(kept);
  } catch {
    return Math.floor(Math.random() * 12);
  }
}

class Guest {
  #me: Stored | null = $state.raw(stored());
  #making: Promise<Stored> | null = null;
  #renaming: Promise<void> | null = null;
  #word = suggestion();

  get id(): string | null {
    return this.#me?.guest ?? null;
  }
  get token(): string | undefined {
    return this.#me?.token;
  }
  get named(): boolean {
    return this.#me?.named ?? false;
  }
  /** My name, or the friendly one that I get if I choose none. */
  get name(): string {
    return this.#me?.name ?? t(`friendly-name-${this.#word}`);
  }

  /** Makes sure that the server knows me, by the name that I have just chosen if I have. */
  async ready(): Promise<Stored> {
    await this.#renaming?.catch(() => undefined); // whoever renames shows why it failed
    return this.#known();
  }

  async #known(): Promise<Stored> {
    if (this.#me) return this.#me;
    this.#making ??= this.#make(this.name, false).finally(() => (this.#making = null));
    return this.#making;
  }

  rename(name: string): Promise<void> {
    this.#renaming = this.#rename(name).finally(() => (this.#renaming = null));
    return this.#renaming;
  }

  async #rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (!wanted) return;
    if (!this.#me) await this.#make(wanted, true);
    else {
      const { name: kept } = await this.ask<{ name: string }>("/guests/me", {
        method: "PATCH",
        body: { name: wanted },
      });
      if (this.#me) this.#keep({ ...this.#me, name: kept, named: true });
    }
  }

  /** Asks the server as myself. A token that it no longer knows is replaced once. */
  async ask<T>(path: string, ask: Ask = {}): Promise<T> {
    const me = await this.#known();
    try {
      return await api<T>(path, { ...ask, token: me.token });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const again = await this.#make(me.name, me.named);
      return api<T>(path, { ...ask, token: again.token });
    }
  }

  /** Becomes another guest of the same name: the server has forgotten this one. */
  async anew(): Promise<void> {
    await this.#make(this.name, this.named);
  }

  tables(): Promise<{ tables: OwnTable[] }> {
    return this.ask("/guests/me");
  }

  async #make(name: string, named: boolean): Promise<Stored> {
    const made = await api<Omit<Stored, "named">>("/guests", { method: "POST", body: { name } });
    return this.#keep({ ...made, named });
  }
  #keep(me: Stored): Stored {
    this.#me = me;
    try {
      localStorage.setItem(KEY, JSON.stringify(me));
    } catch {
      // Without storage one is a guest until the page is left.
    }
    return me;
  }
}
export const guest = new Guest();
