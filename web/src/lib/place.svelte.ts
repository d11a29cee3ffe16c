/** Where we are: the current route, following links, and the browser's history. */
import { isStatic } from "./host";
import { read, sameScreen, shown, written, type Route } from "./router";

/** Browsers let a page write its address only so often; scrubbing through a replay would more. */
const WRITE_EVERY = 400;

class Place {
  route: Route = $state.raw(read(shown(new URL(location.href))));
  /** Counts the changes of screen: the app moves the focus when it rises. */
  turns = $state(0);
  /** The part of the next screen that a link led to. */
  part = "";

  #unwritten: string | null = null;
  #writing: ReturnType<typeof setTimeout> | undefined;

  /** Shows another address. */
  go(path: string, how: "push" | "replace" = "push"): void {
    const url = new URL(path, location.origin);
    if (how === "replace") this.#unwritten = path;
    if (how === "replace" && sameScreen(this.route, read(url)))
      this.#writing ??= setTimeout(() => this.#write(), WRITE_EVERY);
    else this.#write();
    if (how === "push") history.pushState(null, "", written(path));
    this.#show(url, true);
  }

  /** Shows the address that the browser went back or forward to. */
  follow(): void {
    clearTimeout(this.#writing);
    this.#unwritten = null;
    this.#writing = undefined;
    this.#show(shown(new URL(location.href)), false);
  }

  #write(): void {
    clearTimeout(this.#writing);
    this.#writing = undefined;
    if (this.#unwritten !== null) history.replaceState(null, "", written(this.#unwritten));
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
  const inner = url.pathname === location.pathname && url.hash;
  if (inner && isStatic && !inner.startsWith("#/")) {
    event.preventDefault(); // the address says which screen is shown
    return jumpTo(inner.slice(1));
  }
  if (inner && !isStatic) return;
  event.preventDefault();
  const to = inner ? shown(url) : url;
  place.part = to.hash.slice(1);
  place.go(to.pathname + to.search);
}

function jumpTo(id: string): void {
  const there = document.getElementById(id);
  there?.scrollIntoView();
  there?.focus();
}

/** Where all screens are behind a `#`, lets a link say so before somebody opens it in another tab. */
export function pointLinks({ target }: Event): void {
  const link = isStatic ? (target as Element | null)?.closest?.("a") : null;
  const path = link?.getAttribute("href");
  if (path?.startsWith("/")) link!.setAttribute("href", written(path));
}
