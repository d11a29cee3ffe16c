/** What the game's view and events hold (the room's view.py, sheet.py and events.py). */
import type { GameEvent } from "$lib/board";

export type Colour = "green" | "pink" | "violet" | "amber" | "teal";
export type Resource = "food" | "music" | "drink";
export type Face = Resource | "joker" | "moon";
export type Bonus =
  Resource | "joker" | "reroll" | "eye" | "slot" | "blue" | "orange" | "discount" | "majority";
export type DieName = "w1" | "w2" | "w3" | "b" | "o";
export type Task = "keep" | "moon" | "reroll" | "action" | "pay" | "pick" | "replace" | "lose";
export type Step =
  | "setup"
  | "keep"
  | "first-moons"
  | "instants"
  | "losses"
  | "dice"
  | "dice-moons"
  | "action"
  | "over";

export interface Spot {
  place: string;
  bonus: Bonus;
  places: number;
  moons: number;
  active: boolean;
}

/** A client in front of a seat: its moons, what is missing, and what validating it would do. */
export interface ClientLine {
  client: string;
  places: number;
  moons: number;
  active: boolean;
  lacks: Record<Resource, number>;
  jokers_used: number;
  resources_missing: number;
  moons_missing: number;
  can_validate: boolean;
  validation: {
    moon_cost: number;
    moons_left: number;
    gains: Bonus | null;
    points: number;
  };
}

export interface Points {
  total: number;
  printed: number;
  majority: { colour: Colour; points: number }[];
  bar: { colour: Colour; points: number } | null;
}

export interface Seat {
  seat: number;
  bar: Colour;
  side: "standard" | "regulars";
  spots: Spot[];
  clients: ClientLine[];
  validated: string[];
  moons: number;
  bonuses: Record<Bonus, number>;
  available: Record<Resource | "joker", number> & {
    from: { source: string; gives: Resource | "joker" }[];
  };
  points: Points;
  strikes: number;
  offer: string[];
}

export interface Own {
  seat: number;
  task: Task | null;
  owed: number;
  validating: string | null;
}

export interface MoonView {
  game: "moonshine";
  table: string;
  regulars: boolean;
  target: number;
  round: number;
  step: Step;
  over: boolean;
  first: number;
  active: number;
  waiting: number[];
  dice: Partial<Record<DieName, Face>>;
  /** How often the active player may still reroll. */
  rerolls: number;
  deck: number;
  pile: string[];
  scores: number[];
  seats: Seat[];
  winners: number[];
  you?: Own;
}

/** The dice were rolled: all that lie there, and which of them moved. */
export interface Rolled extends GameEvent {
  event: "rolled";
  seat: number;
  round: number;
  rolled: DieName[];
  dice: Partial<Record<DieName, Face>>;
  /** A reroll, not the first roll of the round. */
  again: boolean;
}

/** MS-A0: what a seat did in the action step, told when all have acted. */
export interface Acted extends GameEvent {
  event: "acted";
  seat: number;
  took: string[];
}

export const isActed = (event: GameEvent): event is Acted => event.event === "acted";
export const isRolled = (event: GameEvent): event is Rolled => event.event === "rolled";
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
