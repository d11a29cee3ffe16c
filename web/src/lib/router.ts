/** Reads addresses: the app has few screens, so this is all the routing there is. */
export type Route =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string; seat: string; n: number | null }
  | { name: "rules"; game: string }
  | { name: "settings" }
  | { name: "not-found" };

export function read(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean);
  const [first, second, third] = parts;
  if (parts.length === 0) return { name: "home" };
  if (first === "settings" && parts.length === 1) return { name: "settings" };
  if (first === "rules" && second && parts.length === 2) return { name: "rules", game: second };
  if (first === "t" && second && parts.length === 2) return { name: "table", id: second };
  if (first === "t" && second && third === "replay" && parts.length === 3) {
    const n = Number.parseInt(url.searchParams.get("n") ?? "", 10);
    const seat = url.searchParams.get("seat") ?? "";
    return { name: "replay", id: second, seat, n: Number.isNaN(n) || n < 0 ? null : n };
  }
  return { name: "not-found" };
}

/** Tells whether two addresses show the same screen, so that focus stays where it is. */
export function sameScreen(a: Route, b: Route): boolean {
  if (a.name !== b.name) return false;
  if ("id" in a && "id" in b) return a.id === b.id;
  return !("game" in a && "game" in b) || a.game === b.game;
}
