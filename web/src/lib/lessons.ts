/** The lessons that were begun on this device and not taken to their end, by game: the id of their table. */
const KEY = "lanai.lessons";

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The table of a lesson to go on with, if there is one. */
export const lessonLeft = (game: string): string | null => stored()[game] ?? null;

/** Notes which lesson is being taken; null once it is at its end. */
export function noteLesson(game: string, table: string | null): void {
  const { [game]: _, ...others } = stored();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(table === null ? others : { ...others, [game]: table }),
    );
  } catch {
    // Without storage a lesson begins anew.
  }
}
