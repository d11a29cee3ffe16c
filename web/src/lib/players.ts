/** The people and bots of a table, with the pictures that the frame gives them. */
import type { Player } from "./board";
import { called } from "./called";
import { emblemsAt } from "./emblems";
import type { Seat, Table } from "./protocol";

/** `me` is the guest who looks. */
export function playersOf(table: Table, me: string | null): Player[] {
  const seats = table.seats.filter((seat) => seat.kind !== "empty" || table.status === "lobby");
  const emblems = emblemsAt(seats, me);
  return seats.map((seat, at) => ({
    seat: seat.seat,
    name: called(seat.name),
    kind: seat.kind === "bot" ? "bot" : "person",
    level: seat.kind === "bot" ? seat.level : null,
    program: seat.bot ?? null,
    mark: table.status === "playing" ? markOf(seat) : null,
    away: seat.away,
    emblem: emblems[at]!,
  }));
}

/** What others should know of a person who does not play: a bot does, for now or for good, or nobody. */
function markOf(seat: Seat): Player["mark"] {
  if (seat.kind !== "person") return null;
  if (seat.resigned) return "left";
  if (seat.standin) return "bot-plays";
  return seat.connected ? null : "away";
}
