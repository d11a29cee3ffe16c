/** Where we are: the current route, following links, and the browser's history. */
import { read, sameScreen, type Route } from "./router";

class Place {
  route: Route = $state.raw(read(new URL(location.href)));
  /** Counts the changes of screen: the app moves the focus when it rises. */
  turns = $state(0);

  /** Shows another address. */
  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.follow(how === "push");
  }

  follow = (toTop = false): void => {
    const next = read(new URL(location.href));
    const same = sameScreen(this.route, next);
    this.route = next;
    if (!same) this.turns += 1;
    if (!same && toTop) scrollTo(0, 0);
  };
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
