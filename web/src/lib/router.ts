/** Reads addresses: the app has few screens, so this is all the routing there is. */
import { isStatic } from "./host";
import { pages } from "./pages";

type Pages = typeof pages;
/** The parts of an address that have a name: `t/{id}` has an `id`. */
type Named<Page> = Page extends `${string}{${infer Name}}${infer Rest}`
  ? { [N in Name]: string } & Named<Rest>
  : unknown;
type Plain = { [Name in keyof Pages]: { name: Name } & Named<Pages[Name]> }[keyof Pages];
export type Route =
  | Exclude<Plain, { name: "replay" | "review" | "record" | "hindsight" }>
  | { name: "replay" | "review"; id: string; seat: string; n: number | null }
  | { name: "record" | "hindsight"; seat: string; n: number | null }
  | { name: "not-found" };

/** Gives the named parts of an address that fits a page. */
function fit(page: string, parts: string[]): Record<string, string> | null {
  const wanted = page.split("/").filter(Boolean);
  if (wanted.length !== parts.length) return null;
  const found: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(want)?.[1];
    if (name) found[name] = parts[i]!;
    else if (want !== parts[i]) return null;
  }
  return found;
}

/** Writes the address of a path: on a plain web space, where there is one page, behind a `#`. */
export const written = (path: string, behind = isStatic): string => (behind ? `#${path}` : path);

/** Gives what an address shows, as if a server were behind it. */
export function shown(url: URL, behind = isStatic): URL {
  if (!behind) return url;
  return new URL(url.hash.startsWith("#/") ? url.hash.slice(1) : "/", url.origin);
}

export function read(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean);
  for (const [name, page] of Object.entries(pages)) {
    const found = fit(page, parts);
    if (found) return { name, ...found, ...(MOMENTS.has(name) && moment(url)) } as Route;
  }
  return { name: "not-found" };
}

/** The pages whose address names a moment of a game. */
const MOMENTS = new Set(["replay", "review", "record", "hindsight"]);

/** As whom a game is seen again, and which step of it. */
function moment(url: URL): { seat: string; n: number | null } {
  const n = Number.parseInt(url.searchParams.get("n") ?? "", 10);
  const seat = url.searchParams.get("seat") ?? "";
  return { seat, n: Number.isNaN(n) || n < 0 ? null : n };
}

/** Tells whether two addresses show the same screen, so that focus stays where it is. */
export function sameScreen(a: Route, b: Route): boolean {
  if (a.name !== b.name) return false;
  if ("id" in a && "id" in b) return a.id === b.id;
  return !("game" in a && "game" in b) || a.game === b.game;
}
