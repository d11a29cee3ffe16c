import type { GameEvent } from "$lib/board";
import { isActed } from "./events";
import type { Picked, Replaced, Setup, Validated, WithClients } from "./view";

type Slotted = (string | null)[];

/** Where clients lie: each keeps its slot while it is there, and a new one takes a slot that is free. */
export function keepSlots(before: Slotted, clients: string[]): Slotted {
  const now = before.map((id) => (id !== null && clients.includes(id) ? id : null));
  const fresh = clients.filter((id) => !now.includes(id));
  for (const id of fresh) {
    const free = now.indexOf(null);
    if (free < 0) now.push(id);
    else now[free] = id;
  }
  while (now.length && now.at(-1) === null) now.pop();
  return now;
}

/** Which clients of a seat an event takes away, and which come. */
function change(event: GameEvent, seat: number): { out: string[]; come: string[] } {
  if (event.event === "setup")
    return { out: [], come: (event as Setup).seats[seat]?.clients ?? [] };
  const none = { out: [], come: [] };
  if (event["seat"] !== seat) return none;
  if (isActed(event)) {
    const [old, fresh] = event.replaced;
    const out = [event.validated, old].filter((id) => id != null);
    return { out, come: [...event.took, ...(fresh ? [fresh] : [])] };
  }
  if (event.event === "kept") return { out: [], come: (event as WithClients).clients };
  if (event.event === "validated") return { out: [(event as Validated).client], come: [] };
  if (event.event === "picked") return { out: [], come: [(event as Picked).client] };
  if (event.event !== "replaced") return none;
  const { old, new: fresh } = event as Replaced;
  return { out: [old], come: [fresh] };
}

/** Where the clients of a seat came to lie, by all that was told since the beginning. */
export function slotsSoFar(past: GameEvent[], seat: number): Slotted {
  return past.reduce<Slotted>((laid, event) => {
    const { out, come } = change(event, seat);
    const there = laid.filter((id) => id !== null);
    return keepSlots(laid, [...there.filter((id) => !out.includes(id)), ...come]);
  }, []);
}

/** The slots of all seats, as they were last seen. */
export class Slots {
  private readonly seats = new Map<number, Slotted>();

  /**
   * Puts what a seat has in front into its slots; those that are free lie among them as null. `past`:
   * all that was told, where the seat is seen for the first time.
   */
  lay<T extends { client: string }>(
    seat: number,
    lines: T[],
    past: () => GameEvent[] = () => [],
  ): (T | null)[] {
    const laid = keepSlots(
      this.seats.get(seat) ?? slotsSoFar(past(), seat),
      lines.map(({ client }) => client),
    );
    this.seats.set(seat, laid);
    return laid.map((id) => lines.find(({ client }) => client === id) ?? null);
  }
}
