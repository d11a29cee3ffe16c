/** Who I am here: a guest with a name and a secret token that stays on this device. */
import { api, ApiError, type Ask } from "./api";
import { emblemOf } from "./emblems";
import { t } from "./texts.svelte";
import type { OwnTable } from "./protocol";

const KEY = "lanai.guest";
/** Who I was before the server did not know me: a token is never thrown away. */
const FORMER = "lanai.former";
const MOST_FORMER = 5;
const SUGGESTED = "lanai.suggested";
/** How many friendly names there are. */
const FRIENDLY = 12;
interface Stored {
  guest: string;
  name: string;
  token: string;
  /** Whether the person chose the name. */
  named: boolean;
}

function read<T>(key: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? none;
  } catch {
    return none;
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage one is a guest until the page is left.
  }
}
const stored = (): Stored | null => read<Stored | null>(KEY, null);
const formerly = (): Stored[] => read<Stored[]>(FORMER, []);

/** Which friendly name is suggested on this device, the same until one is chosen. */
function suggestion(): number {
  try {
    const kept = localStorage.getItem(SUGGESTED) ?? String(Math.floor(Math.random() * FRIENDLY));
    localStorage.setItem(SUGGESTED, kept);
    return Number(kept);
  } catch {
    return Math.floor(Math.random() * FRIENDLY);
  }
}

class Guest {
  #me: Stored | null = $state.raw(stored());
  #making: Promise<Stored> | null = null;
  #back: Promise<void> | null = null;
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

  /** My picture at every table; who is not known yet has the first. */
  get emblem(): number {
    return this.#me ? emblemOf(this.#me.guest) : 0;
  }

  /** Makes sure that the server knows me, by the name that I have just chosen if I have. */
  async ready(): Promise<Stored> {
    await this.#renaming?.catch(() => undefined); // whoever renames shows why it failed
    return this.#known();
  }

  async #known(): Promise<Stored> {
    await (this.#back ??= this.#comeBack());
    if (this.#me) return this.#me;
    this.#making ??= this.#make(this.name, false).finally(() => (this.#making = null));
    return this.#making;
  }

  rename(name: string): Promise<void> {
    return this.#renameOnce(name, true);
  }

  /** Takes another friendly name where somebody has mine, unless I have chosen it. */
  async differFrom(names: string[]): Promise<void> {
    if (this.named || !names.includes(this.name)) return;
    const offered = Array.from({ length: FRIENDLY }, (_, n) => t(`friendly-name-${n}`));
    const free = offered.find((name) => !names.includes(name));
    if (free) await this.#renameOnce(free, false);
  }

  #renameOnce(name: string, named: boolean): Promise<void> {
    this.#renaming = this.#rename(name, named).finally(() => (this.#renaming = null));
    return this.#renaming;
  }

  async #rename(name: string, named: boolean): Promise<void> {
    const wanted = name.trim();
    if (!wanted) return;
    if (!this.#me) await this.#make(wanted, named);
    else {
      const { name: kept } = await this.ask<{ name: string }>("/guests/me", {
        method: "PATCH",
        body: { name: wanted },
      });
      if (this.#me) this.#keep({ ...this.#me, name: kept, named });
    }
  }

  /** Asks the server as myself. A token that it does not know is replaced once, whoever asks. */
  async ask<T>(path: string, ask: Ask = {}): Promise<T> {
    const me = await this.#known();
    try {
      return await api<T>(path, { ...ask, token: me.token });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const again = await this.anew(me.token);
      return api<T>(path, { ...ask, token: again.token });
    }
  }

  /** Becomes another guest of the same name, unless this or another tab already has. */
  async anew(refused: string): Promise<Stored> {
    const other = [this.#me, stored()].find((one) => one && one.token !== refused);
    if (other) return (this.#me = other);
    this.#making ??= this.#remake().finally(() => (this.#making = null));
    return this.#making;
  }

  async #remake(): Promise<Stored> {
    const former = this.#me;
    const made = await this.#make(this.name, this.named);
    if (former) write(FORMER, [former, ...formerly()].slice(0, MOST_FORMER));
    return made;
  }

  /** Is again whom the server did not know for a while: it may have been set up wrongly then. */
  async #comeBack(): Promise<void> {
    const [last, ...others] = formerly();
    if (!last) return;
    const known = await api("/guests/me", { token: last.token }).then(
      () => true,
      () => false,
    );
    if (!known) return;
    write(FORMER, this.#me ? [...others, this.#me] : others);
    this.#keep(last);
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
    write(KEY, me);
    return me;
  }
}
export const guest = new Guest();
