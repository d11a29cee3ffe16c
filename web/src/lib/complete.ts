/** Completes a typed move, one word at a time, from the legal moves alone. */

/** Lists what the next word can be, in the order of the legal moves. */
export function nextWords(legal: string[], typed: string): string[] {
  const done = typed.toLowerCase().trimStart();
  const words = done.split(/ +/);
  const begun = words.pop() ?? "";
  const found = new Set<string>();
  for (const move of legal) {
    const parts = move.split(" ");
    if (parts.length <= words.length) continue;
    const fits = words.every((word, i) => parts[i]!.toLowerCase() === word);
    const next = parts[words.length]!;
    if (fits && next.toLowerCase().startsWith(begun)) found.add(next);
  }
  return [...found];
}

/** Puts a word in place of the one being typed, with a space if the move goes on after it. */
export function withWord(legal: string[], typed: string, word: string): string {
  const head = typed.trimStart().replace(/[^ ]*$/, "");
  const text = head + word;
  const goesOn = legal.some((move) => move.toLowerCase().startsWith(`${text.toLowerCase()} `));
  return goesOn ? `${text} ` : text;
}

const wordsOf = (text: string): string[] => text.trim().toLowerCase().split(/ +/);

/** Tells whether a text names a legal move with its words in another order: the server reads it. */
export function isReordered(legal: string[], typed: string): boolean {
  const [verb, ...words] = wordsOf(typed);
  const wanted = words.sort().join(" ");
  return legal.some((move) => {
    const [first, ...rest] = wordsOf(move);
    return first === verb && rest.length > 1 && rest.sort().join(" ") === wanted;
  });
}

/** Finds the legal move that a text means: capitals and extra spaces do not matter. */
export function meant(legal: string[], typed: string): string | null {
  const plain = typed.trim().replace(/ +/g, " ").toLowerCase();
  return legal.find((move) => move.toLowerCase() === plain) ?? null;
}
