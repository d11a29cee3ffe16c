/** The people and bots of a table, with the pictures that the frame gives them. */
import type { Player } from "./board";
import type { Table } from "./protocol";

export function playersOf(table: Table): Player[] {
  return table.seats
    .filter((seat) => seat.kind !== "empty" || table.status === "lobby")
    .map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      kind: seat.kind === "bot" ? "bot" : "person",
      connected: seat.connected,
      standin: seat.standin,
      emblem: (seat.kind === "bot" ? 5 : 0) + (seat.seat % 5),
    }));
}
