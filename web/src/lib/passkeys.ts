/** Passkeys: what the browser and its authenticators keep, so that somebody can come back. */
import { api } from "./api";
import { guest } from "./guest.svelte";
import type { Keyring, PasskeyOptions, Returned } from "./protocol";

const ADDRESS = /^[\d.]+$|:/;

/** Tells whether this page may use passkeys: over HTTPS or on localhost, and never by a bare address. */
export function canUsePasskeys(): boolean {
  const known = typeof PublicKeyCredential !== "undefined";
  return (
    known &&
    isSecureContext &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    !ADDRESS.test(location.hostname)
  );
}

/** Whether the person closed the browser's question: nothing is wrong then. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);

export async function makePasskey(): Promise<Keyring> {
  const path = "/guests/me/passkeys";
  const { options } = await guest.ask<PasskeyOptions>(`${path}/options`, { method: "POST" });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return guest.ask<Keyring>(path, { method: "POST", body: { credential: made.toJSON() } });
}

export async function comeBackWithPasskey(): Promise<Returned> {
  const { options } = await api<PasskeyOptions>("/passkeys/options", { method: "POST" });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const body = { credential: shown.toJSON() };
  return api<Returned>("/guests/by-passkey", { method: "POST", body });
}
