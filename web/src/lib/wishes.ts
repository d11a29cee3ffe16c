/** Who sits down at a table that was just made on this device: its screen lets them, and begins. */
const wishes = new Map<string, string[]>();

/** Lets people of this device sit down at a table of its owner once it is opened. */
export function wish(table: string, people: string[]): void {
  wishes.set(table, people);
}

/** Gives who was to sit down, once. */
export function wished(table: string): string[] | null {
  const people = wishes.get(table) ?? null;
  wishes.delete(table);
  return people;
}
