/** Words for what has no message: keys, ids and moves, readable in any game. */

/** Writes an id or a key as words: "top_card" is "top card". */
export const words = (name: string): string => name.replaceAll(/[_-]+/g, " ").trim();

/** Writes an id or a key as words that begin with a capital. */
export function heading(name: string): string {
  const plain = words(name);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Says a move: "take-moon bar.1" is "Take moon bar.1". */
export const said = (move: string): string => heading(move.split(" ").map(words).join(" "));
