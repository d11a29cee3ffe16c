/** What lies beside the page as files: games, levels, rules and cards are shown without the engine. */

/** Names the file with the answer to a question; null where there is none. */
export function fileOf(path: string): string | null {
  const { pathname, searchParams } = new URL(path, "http://page");
  const [what, game, part, ...more] = pathname.split("/").filter(Boolean);
  const which = searchParams.get("lang") ?? searchParams.get("version");
  if (!which || more.length) return null;
  if (part === undefined && game === undefined && (what === "games" || what === "levels"))
    return `${what}.${which}.json`;
  if (what === "games" && (part === "rules" || part === "cards"))
    return `${part}.${game}.${which}.json`;
  return null;
}

export async function offer(base: string, path: string): Promise<Response | null> {
  const file = fileOf(path);
  if (!file) return null;
  const answer = await fetch(new URL(`offers/${file}`, base)).catch(() => null);
  return answer?.ok ? answer : null;
}
