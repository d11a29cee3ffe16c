/** Where I am told that it is my turn: on this device, by mail, and when not. */
import { keepEndpoint, keptEndpoint } from "./endpoint";
import { guest } from "./guest.svelte";
import type { Bells, Hours } from "./protocol";

const PATH = "/guests/me/bells";
const WORKER = "/worker.js";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether the person has said that this page must not ring, and only the browser's settings help. */
export const isForbidden = (): boolean => canPush() && Notification.permission === "denied";

/** The time zone of this device. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export class BellRope {
  bells: Bells | null = $state.raw(null);

  get rings(): boolean {
    return this.bells?.devices.some(({ here }) => here) ?? false;
  }

  async load(): Promise<void> {
    this.bells = await guest.ask<Bells>(PATH);
  }

  /** Asks for permission if need be, and rings on this device from now on; or throws. */
  async hang(): Promise<void> {
    if (!this.bells) await this.load();
    if ((await Notification.requestPermission()) !== "granted") return;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.bells!.push_key,
    });
    this.bells = await tell(subscription);
  }

  async takeDown(): Promise<void> {
    const here = this.bells?.devices.find((device) => device.here);
    if (here) this.bells = await guest.ask<Bells>(`${PATH}/${here.device}`, { method: "DELETE" });
    keepEndpoint(null);
    const worker = await navigator.serviceWorker?.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  }

  async takeDownElsewhere(device: string): Promise<void> {
    this.bells = await guest.ask<Bells>(`${PATH}/${device}`, { method: "DELETE" });
  }

  async askForMail(address: string): Promise<void> {
    this.bells = await guest.ask<Bells>(`${PATH}/mail`, { method: "POST", body: { address } });
  }

  async endMail(): Promise<void> {
    this.bells = await guest.ask<Bells>(`${PATH}/mail`, { method: "DELETE" });
  }

  async setQuiet(quiet: Hours | null): Promise<void> {
    this.bells = await guest.ask<Bells>(`${PATH}/quiet`, { method: "PUT", body: { quiet } });
  }
}

async function tell(subscription: PushSubscription): Promise<Bells> {
  const { endpoint, keys } = subscription.toJSON();
  const told = await guest.ask<Bells>(`${PATH}/push`, { method: "PUT", body: { endpoint, keys } });
  keepEndpoint(endpoint ?? null);
  return told;
}

/** Tells the server of this browser's new endpoint where it has changed, if it rings here. */
export async function mend(): Promise<void> {
  if (!keptEndpoint() || !canPush() || !guest.token) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription && subscription.endpoint !== keptEndpoint()) await tell(subscription);
}
