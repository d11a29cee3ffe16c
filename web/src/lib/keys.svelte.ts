/** All by which the server knows me: my devices, passkeys and recovery code. */
import { fresh } from "./fresh.svelte";
import { guest } from "./guest.svelte";
import { makePasskey } from "./passkeys";
import type { DeviceInfo, Keyring, NewCode, NewLink, PasskeyInfo } from "./protocol";

const ME = "/guests/me";

export class Keys {
  ring: Keyring | null = $state.raw(null);

  async load(): Promise<Keyring> {
    return this.#take(await guest.ask<Keyring>(`${ME}/keys`));
  }

  async rename(device: string, name: string): Promise<void> {
    this.#take(await guest.ask(`${ME}/devices/${device}`, { method: "PATCH", body: { name } }));
  }

  /** Takes a device away; what was made on it ends too, unless it is to stay. */
  async revoke(device: string, made: "end" | "keep"): Promise<void> {
    this.#take(await guest.ask(`${ME}/devices/${device}?made=${made}`, { method: "DELETE" }));
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

/** What came from a device: who had it may have made it. */
export interface MadeOn {
  passkeys: PasskeyInfo[];
  /** Whether the recovery code was drawn on it. */
  code: boolean;
  /** Other devices, but the one in use, that came by something that was made on it. */
  devices: DeviceInfo[];
  /** Whether there are ways back of which nobody knows where they were made. */
  unknown: boolean;
}
export function madeOn({ devices, passkeys, code, code_made_on }: Keyring, id: string): MadeOn {
  return {
    passkeys: passkeys.filter(({ made_on }) => made_on === id),
    code: code !== null && code_made_on === id,
    devices: devices.filter(({ let_in_by, here }) => let_in_by === id && !here),
    unknown:
      passkeys.some(({ made_on }) => made_on === null) || (code !== null && code_made_on === null),
  };
}

/** The address that makes another device mine: its secret stands where no server sees it. */
export const addressOf = (secret: string): string => `${location.origin}/device#${secret}`;
