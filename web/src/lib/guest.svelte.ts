/** Who I am here: a person with a name, known by a secret token that stays on this device. */
import { api, ApiError, fetchApi, type Ask } from "./api";
import { emblemOf, NEWCOMER } from "./emblems";
import { here } from "./host";
import { t } from "./texts.svelte";
import type { OwnTable, Returned } from "./protocol";

/** On the page's own host somebody is known only there. */
const KEY = here ? "lanai.page.guest" : "lanai.guest";
/** Whom else this device has been: a token is never thrown away. */
const FORMER = here ? "lanai.page.former" : "lanai.former";
const MOST_FORMER = 5;
const SUGGESTED = "lanai.suggested";
/** How many friendly names there are. */
const FRIENDLY = 12;
export interface Kept {
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
const stored = (): Kept | null => read<Kept | null>(KEY, null);

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

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 401;

class Guest {
  #me: Kept | null = $state.raw(stored());
  #formerly: Kept[] = $state.raw(read<Kept[]>(FORMER, []));
  #making: Promise<Kept> | null = null;
  #renaming: Promise<void> | null = null;
  #word = suggestion();
  /** The token that the server does not know, while nothing was chosen about it. */
  #refused: string | null = $state(null);

  constructor() {
    // What another tab has become, this one is too.
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#me = stored();
      if (key === FORMER || key === null) this.#formerly = read<Kept[]>(FORMER, []);
    });
  }

  get id(): string | null {
    return this.#me?.guest || null;
  }
  get token(): string | undefined {
    return this.#me?.token || undefined;
  }
  get named(): boolean {
    return this.#me?.named ?? false;
  }
  /** My name, or the friendly one that I get if I choose none. */
  get name(): string {
    return this.#me?.name ?? t(`friendly-name-${this.#word}`);
  }
  /** Whom else this device has been and can be again. */
  get formerly(): readonly Kept[] {
    return this.#formerly;
  }
  /** Whether the server does not know me any more: then the ways back are offered. */
  get lost(): boolean {
    return this.#refused !== null && this.#refused === this.#me?.token;
  }

  /** My picture at every table; who is not known yet has none of them. */
  get emblem(): number {
    return this.id ? emblemOf(this.id) : NEWCOMER;
  }

  /** Makes sure that the server knows me, by the name that I have just chosen if I have. */
  async ready(): Promise<Kept> {
    await this.#renaming?.catch(() => undefined); // whoever renames shows why it failed
    return this.#known();
  }

  async #known(): Promise<Kept> {
    if (this.#me?.token) return this.#me;
    this.#making ??= this.#make(this.name, this.named).finally(() => (this.#making = null));
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
    if (here && !this.token) this.#keep({ guest: "", name: wanted, token: "", named });
    else if (!this.#me) await this.#make(wanted, named);
    else {
      const { name: kept } = await this.ask<{ name: string }>("/guests/me", {
        method: "PATCH",
        body: { name: wanted },
      });
      if (this.#me) this.#keep({ ...this.#me, name: kept, named });
    }
  }

  /** Asks the server as myself. Where it does not know me, the ways back are offered. */
  async ask<T>(path: string, ask: Ask = {}): Promise<T> {
    return (await (await this.fetch(path, ask)).json()) as T;
  }

  async fetch(path: string, ask: Ask = {}): Promise<Response> {
    const me = await this.#known();
    try {
      return await fetchApi(path, { ...ask, token: me.token });
    } catch (error) {
      if (!isUnknown(error) || !this.isElsewhere(me.token)) throw error;
      if (here) await this.#known();
      return fetchApi(path, { ...ask, token: this.token });
    }
  }

  /**
   * Hears that a token was refused; tells whether another tab is known by another one. A device that has kept
   * nothing knows nobody any more: then whoever it is comes anew.
   */
  isElsewhere(refused: string): boolean {
    const other = [this.#me, stored()].find((one) => one && one.token !== refused);
    if (other) this.#me = other;
    else if (here && this.#me) this.#keep({ ...this.#me, guest: "", token: "" });
    else this.#refused = refused;
    return here || other !== undefined;
  }

  /** Asks once more whether the server knows me. */
  async tryAgain(): Promise<void> {
    this.#refused = null;
    await this.ask("/guests/me").catch((error: unknown) => {
      if (!isUnknown(error)) throw error;
    });
  }

  /** Begins as a new guest of the same name; who I was is kept. */
  async startAnew(): Promise<void> {
    const former = this.#me;
    const { name, named } = this;
    await this.#make(name, named);
    this.#remember(former);
  }

  /** Is somebody on this device from now on; who I was is kept. */
  become({ guest, name, token }: Returned): void {
    const former = this.#me;
    this.#keep({ guest, name, token, named: true });
    this.#remember(former);
  }

  /** Is again somebody whom this device has been, if the server knows them. */
  async beAgain(former: Kept): Promise<void> {
    const { name } = await api<{ name: string }>("/guests/me", { token: former.token });
    this.become({ ...former, name, code: null });
  }

  /** Is nobody here from now on: the person was deleted. */
  forget(): void {
    this.#me = null;
    write(KEY, null);
  }

  #remember(former: Kept | null): void {
    const others = [...(former ? [former] : []), ...this.#formerly];
    const once = others.filter(
      ({ guest }, at) =>
        guest !== this.id && others.findIndex((other) => other.guest === guest) === at,
    );
    this.#formerly = once.slice(0, MOST_FORMER);
    write(FORMER, this.#formerly);
  }

  /** Asks as who I am, or as anybody while I am nobody yet. */
  look<T>(path: string): Promise<T> {
    return this.token ? this.ask<T>(path) : api<T>(path);
  }

  /** My tables; a lesson that I have left waits for nobody: it goes on where it is learned. */
  async tables(): Promise<{ tables: OwnTable[] }> {
    const { tables } = await this.ask<{ tables: OwnTable[] }>("/guests/me");
    return { tables: tables.filter(({ lesson }) => !lesson) };
  }

  async #make(name: string, named: boolean): Promise<Kept> {
    const made = await api<Omit<Kept, "named">>("/guests", { method: "POST", body: { name } });
    return this.#keep({ ...made, named });
  }
  #keep(me: Kept): Kept {
    this.#me = me;
    this.#refused = null;
    write(KEY, me);
    return me;
  }
}
export const guest = new Guest();
