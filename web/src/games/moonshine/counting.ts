/** The points of a seat in pieces, in the order in which they are counted. */
import type { Deck } from "./cards";
import type { Colour, Seat } from "./view";

export interface Piece {
  kind: "client" | "majority" | "bar";
  colour: Colour;
  points: number;
}

/** Clients with points, then what their colours bring. */
export function piecesOf(seat: Pick<Seat, "validated" | "points">, deck: Deck): Piece[] {
  const clients = seat.validated
    .map((id) => deck.client(id))
    .filter(({ points }) => points > 0)
    .map(({ colour, points }): Piece => ({ kind: "client", colour, points }));
  const majorities = seat.points.majority.map((one): Piece => ({ kind: "majority", ...one }));
  const bar: Piece[] = seat.points.bar ? [{ kind: "bar", ...seat.points.bar }] : [];
  return [...clients, ...majorities, ...bar];
}

/** What the first so many pieces are worth together. */
export const sumAt = (pieces: Piece[], counted: number): number =>
  pieces.slice(0, counted).reduce((sum, { points }) => sum + points, 0);
