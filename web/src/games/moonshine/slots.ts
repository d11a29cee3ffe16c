/** Where clients lie: each keeps its slot while it is there, and a new one takes a slot that is free. */
export function keepSlots(before: (string | null)[], clients: string[]): (string | null)[] {
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

/** The slots of all seats, as they were last seen. */
export class Slots {
  private readonly seats = new Map<number, (string | null)[]>();

  /** Puts what a seat has in front into its slots; those that are free lie among them as null. */
  lay<T extends { client: string }>(seat: number, lines: T[]): (T | null)[] {
    const laid = keepSlots(
      this.seats.get(seat) ?? [],
      lines.map(({ client }) => client),
    );
    this.seats.set(seat, laid);
    return laid.map((id) => lines.find(({ client }) => client === id) ?? null);
  }
}
