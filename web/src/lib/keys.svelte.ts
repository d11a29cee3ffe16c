/** All by which the server knows me: my devices, passkeys and recovery code. */
import { guest } from "./guest.svelte";
import { makePasskey } from "./passkeys";
import type { Keyring, NewCode, NewLink } from "./protocol";

const ME = "/guests/me";

/** A recovery code that was just drawn: it is shown wherever its person goes, until it is written down. */
export const fresh: { code: string | null } = $state({ code: null });

export class Keys {
  ring: Keyring | null = $state.raw(null);

  async load(): Promise<Keyring> {
    return this.#take(await guest.ask<Keyring>(`${ME}/keys`));
  }

  async rename(device: string, name: string): Promise<void> {
    this.#take(await guest.ask(`${ME}/devices/${device}`, { method: "PATCH", body: { name } }));
  }

  async revoke(device: string): Promise<void> {
    this.#take(await guest.ask(`${ME}/devices/${device}`, { method: "DELETE" }));
  }

  async addPasskey(): Promise<void> {
    this.#take(await makePasskey());
  }

  async removePasskey(passkey: string): Promise<void> {
    this.#take(await guest.ask(`${ME}/passkeys/${passkey}`, { method: "DELETE" }));
  }

  newLink(): Promise<NewLink> {
    return guest.ask<NewLink>(`${ME}/link`, { method: "POST" });
  }

  async drawCode(): Promise<void> {
    fresh.code = (await guest.ask<NewCode>(`${ME}/code`, { method: "POST" })).code;
    await this.load();
  }

  #take(ring: Keyring): Keyring {
    return (this.ring = ring);
  }
}

/** The address that makes another device mine: its secret stands where no server sees it. */
export const addressOf = (secret: string): string => `${location.origin}/device#${secret}`;
