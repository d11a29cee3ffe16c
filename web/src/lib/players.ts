/** The people and bots of a table, with the pictures that the frame gives them. */
import type { Player } from "./board";
import type { Seat, Table } from "./protocol";

export function playersOf(table: Table): Player[] {
  return table.seats
    .filter((seat) => seat.kind !== "empty" || table.status === "lobby")
    .map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      kind: seat.kind === "bot" ? "bot" : "person",
      mark: table.status === "playing" ? markOf(seat) : null,
      away: seat.away,
      emblem: (seat.kind === "bot" ? 5 : 0) + (seat.seat % 5),
    }));
}

/** What others should know of a person who does not play: a bot does, for now or for good, or nobody. */
function markOf(seat: Seat): Player["mark"] {
  if (seat.kind !== "person") return null;
  if (seat.resigned) return "left";
  if (seat.standin) return "bot-plays";
  return seat.connected ? null : "away";
}
