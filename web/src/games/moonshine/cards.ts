/** The card table, as the server gives it, and what is drawn for each client. */
import type { Bonus, Colour, DieName, Face, Resource } from "./view";

export const RESOURCES: Resource[] = ["food", "music", "drink"];
export const BONUSES: Bonus[] = [
  ...RESOURCES,
  "joker",
  "reroll",
  "eye",
  "slot",
  "blue",
  "orange",
  "discount",
  "majority",
];

export interface Client {
  id: string;
  colour: Colour;
  start?: boolean;
  cost: Partial<Record<Resource | "moons", number>>;
  spot?: { moons: number; bonus: Bonus };
  bolt?: "+2" | "-1";
  points: number;
  bonus?: Bonus;
  provenance: string;
}

export interface Bar {
  name: Colour;
  side: "standard" | "regulars";
  scores?: Colour;
  eyes: number;
  slots: number;
  rerolls: number;
  spots: { moons: number; bonus: Bonus }[];
  provenance: string;
}

export interface DieCard {
  name: DieName;
  faces: Face[];
  provenance: string;
}

export interface Cards {
  colour: { name: Colour; scene: string; provenance: string }[];
  die: DieCard[];
  bar: Bar[];
  client: Client[];
}

/** Cards by name, made once for each table. */
export class Deck {
  readonly table: Cards;
  private readonly clients = new Map<string, Client>();
  private readonly ranks = new Map<string, number>();
  private readonly scenes = new Map<Colour, string>();
  /** Whether names come with the codes that moves are typed with. */
  readonly coded: boolean;

  constructor(table: Cards, coded = false) {
    this.table = table;
    this.coded = coded;
    const seen = new Map<Colour, number>();
    for (const client of table.client) {
      const rank = seen.get(client.colour) ?? 0;
      seen.set(client.colour, rank + 1);
      this.clients.set(client.id, client);
      this.ranks.set(client.id, rank);
    }
    for (const { name, scene } of table.colour) this.scenes.set(name, scene);
  }

  client(id: string): Client {
    const client = this.clients.get(id);
    if (!client) throw new Error(`The card table has no client ${id}.`);
    return client;
  }

  /** A client's place in its colour's list: it decides which animal is drawn. */
  rank(id: string): number {
    return this.ranks.get(id) ?? 0;
  }

  scene(colour: Colour): string {
    return this.scenes.get(colour) ?? colour;
  }

  bar(name: Colour, side: Bar["side"]): Bar {
    const bar = this.table.bar.find((one) => one.name === name && one.side === side);
    if (!bar) throw new Error(`The card table has no ${side} bar ${name}.`);
    return bar;
  }

  faces(name: DieName): Face[] {
    return this.table.die.find((die) => die.name === name)?.faces ?? [];
  }
}

/** What a client costs, in the order in which it is printed. */
export const costs = (client: Client): { icon: Resource | "moon"; count: number }[] =>
  (["food", "music", "drink", "moons"] as const)
    .map((kind) => ({
      icon: kind === "moons" ? ("moon" as const) : kind,
      count: client.cost[kind] ?? 0,
    }))
    .filter(({ count }) => count > 0);
