/** As much of a browser as the app's modules touch, for tests that run without one. */
import { vi } from "vitest";

class Store {
  #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  clear = (): void => this.#kept.clear();
  removeItem = (key: string): void => void this.#kept.delete(key);
}

/** What the system wishes; a test may change it. */
export const system = { calm: false };

vi.stubGlobal("localStorage", new Store());
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("reduced-motion") && system.calm,
  addEventListener: () => {},
}));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("location", new URL("http://lanai.test/"));
vi.stubGlobal("innerWidth", 1440);
vi.stubGlobal("innerHeight", 900);
const page = new EventTarget();
vi.stubGlobal("document", {
  documentElement: { dataset: {} },
  visibilityState: "visible",
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("removeEventListener", () => {});
