/** Which small picture somebody has: their own at every table, and no two alike where that is possible. */
import type { Seat } from "./protocol";

/** How many pictures there are of people, and as many of bots; each has a colour of its own. */
export const PICTURES = 5;
/** The plain figure of whom no host knows yet: the first table gives them a picture that stays. */
export const NEWCOMER = -1;

type Sitter = Pick<Seat, "kind" | "guest" | "name" | "bot">;

/** A bot of the house, or somebody's program. */
const isBot = ({ kind, bot }: Sitter) => kind === "bot" || !!bot;

let chosenOf: (id: string) => number | null = () => null;

/** Lets people have the pictures that they have chosen by hand. */
export function useChosen(chosen: (id: string) => number | null): void {
  chosenOf = chosen;
}

/** The picture of a name or of a guest's id: what they have chosen, else always the same one. */
export const emblemOf = (id: string): number => chosenOf(id) ?? givenTo(id);

/** Spreads pictures evenly. */
function givenTo(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return sum % PICTURES;
}

/**
 * The pictures of all who sit at a table, by seat: 0–4 for people, 5–9 for bots. Where two have the
 * same colour, who has chosen it by hand keeps it; then I do, then people before bots, by their seats.
 */
export function emblemsAt(seats: Sitter[], me: string | null): number[] {
  const wanted = seats.map(({ guest, name }) => emblemOf(guest ?? name));
  const rank = (sitter: Sitter) => {
    if (isBot(sitter) || sitter.kind !== "person") return 4;
    const isGiven = chosenOf(sitter.guest ?? sitter.name) === null;
    return (isGiven ? 2 : 0) + (sitter.guest === me ? 0 : 1);
  };
  const order = seats.map((_, at) => at).sort((a, b) => rank(seats[a]!) - rank(seats[b]!));
  const taken = new Set<number>();
  const given: number[] = [];
  for (const at of order) {
    let colour = wanted[at]!;
    while (taken.size < PICTURES && taken.has(colour)) colour = (colour + 1) % PICTURES;
    taken.add(colour);
    given[at] = colour + (isBot(seats[at]!) ? PICTURES : 0);
  }
  return given;
}
