// Made by `make generate` from src/lanai/texts/plain.py.
/** Keys whose numbers are seats: a name says more than a number. */
export const SEATED: ReadonlySet<string> = new Set([
  "seat",
  "turn",
  "to_act",
  "winner",
  "winners",
  "leader",
  "starter",
  "dealer",
]);
