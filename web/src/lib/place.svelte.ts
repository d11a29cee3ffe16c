/** Where we are: the current route, following links, and the browser's history. */
import { read, sameScreen, type Route } from "./router";

/** Browsers let a page write its address only so often; scrubbing through a replay would more. */
const WRITE_EVERY = 400;

class Place {
  route: Route = $state.raw(read(new URL(location.href)));
  /** Counts the changes of screen: the app moves the focus when it rises. */
  turns = $state(0);

  #unwritten: string | null = null;
  #writing: ReturnType<typeof setTimeout> | undefined;

  /** Shows another address. */
  go(path: string, how: "push" | "replace" = "push"): void {
    const url = new URL(path, location.href);
    if (how === "replace") this.#unwritten = path;
    if (how === "replace" && sameScreen(this.route, read(url)))
      this.#writing ??= setTimeout(() => this.#write(), WRITE_EVERY);
    else this.#write();
    if (how === "push") history.pushState(null, "", path);
    this.#show(url, how === "push");
  }

  /** Shows the address that the browser went back or forward to. */
  follow(): void {
    clearTimeout(this.#writing);
    this.#unwritten = null;
    this.#writing = undefined;
    this.#show(new URL(location.href), false);
  }

  #write(): void {
    clearTimeout(this.#writing);
    this.#writing = undefined;
    if (this.#unwritten !== null) history.replaceState(null, "", this.#unwritten);
    this.#unwritten = null;
  }

  #show(url: URL, toTop: boolean): void {
    const next = read(url);
    const same = sameScreen(this.route, next);
    this.route = next;
    if (!same) this.turns += 1;
    if (!same && toTop) scrollTo(0, 0);
  }
}

export const place = new Place();

/** Turns clicks on inner links into changes of screen. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.hash && url.pathname === location.pathname) return;
  event.preventDefault();
  place.go(url.pathname + url.search);
}
