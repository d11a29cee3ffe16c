/** What a view and the events of this game hold. Made by `make generate` from
 * src/lanai/games/moonshine: do not edit. */
import type { GameEvent } from "$lib/board";

/** What the owner of a seat has to do. */
export interface Own {
  seat: number;
  task: Task | null;
  /** Moons to place, pay or lose. */
  owed: number;
  /** The client for which moons are paid. */
  validating: string | null;
  /** Where the next moon is paid from, if there is nothing to choose (MS-A1). */
  pays_from: string | null;
}

/** What a seat sees beside what everybody does. */
export interface OwnView {
  you?: Own;
}

/** All that a viewer may know. */
export interface View extends OwnView {
  game: string;
  /** The version of the card table. */
  card_table: string;
  regulars: boolean;
  target: number;
  /** 0 while setting up. */
  round: number;
  step: Step;
  over: boolean;
  first: number;
  active: number;
  /** Seats that are not done with the step. */
  waiting: number[];
  dice: Partial<Record<DieName, Face>>;
  /** How often the active player may still reroll. */
  rerolls: number;
  deck: number;
  pile: string[];
  scores: number[];
  seats: Seat[];
  winners: number[];
  /** The seats when the game is over, the first place first. */
  ranking: number[];
  /** Several seats with the most points, when the game is over. */
  tied: number[];
  /** What decided between those who are tied. */
  tie_break: TieBreak | null;
}

export type Resource = "food" | "music" | "drink";

export type Bonus = "food" | "music" | "drink" | "joker" | "reroll" | "eye" | "slot" | "blue" | "orange" | "discount" | "majority";

export type Face = "food" | "music" | "drink" | "joker" | "moon";

export type DieName = "w1" | "w2" | "w3" | "b" | "o";

export type Bolt = "+2" | "-1";

export type Colour = "green" | "pink" | "violet" | "amber" | "teal";

export type Side = "standard" | "regulars";

export type Step = "setup" | "keep" | "first-moons" | "instants" | "losses" | "dice" | "dice-moons" | "action" | "over";

export type Task = "reroll" | "moon" | "action" | "pay" | "pick" | "replace" | "lose" | "keep" | "draw";

export type Action = "validate" | "take-moon" | "draw";

export type TieBreak = "moons" | "clients" | "shared";

/** What a cost can be met with. */
export type Given = "food" | "music" | "drink" | "joker";

/** A spot of the bar and the moons on it (MS-M2). */
export interface SpotLine {
  place: string;
  bonus: Bonus;
  places: number;
  moons: number;
  active: boolean;
}

/** Resources that are missing for a cost before jokers. */
export interface Lacks {
  food: number;
  music: number;
  drink: number;
}

/** What keeps a seat from validating a client now (MS-A1). */
export interface Missing {
  lacks: Lacks;
  jokers_used: number;
  resources_missing: number;
  moons_missing: number;
  can_validate: boolean;
}

/** What validating a client costs, and what it would leave. */
export interface Validation {
  moon_cost: number;
  /** For a seat that pays from the client itself first: its moons are lost anyway. */
  moons_left: number;
  gains: Bonus | null;
  points: number;
}

/** A client in front of a seat: its moons, what is missing, and what validating it would do. */
export interface ClientLine extends Missing {
  client: string;
  places: number;
  moons: number;
  active: boolean;
  validation: Validation;
}

/** Where a resource comes from: a die, a place or a client. */
export interface Source {
  source: string;
  gives: Given;
}

/** The resources that are available to a seat this round (MS-A1). */
export interface Available {
  food: number;
  music: number;
  drink: number;
  joker: number;
  from: Source[];
}

/** How many active bonuses a seat has of each kind (MS-C6). */
export interface Bonuses {
  food: number;
  music: number;
  drink: number;
  joker: number;
  reroll: number;
  eye: number;
  slot: number;
  blue: number;
  orange: number;
  discount: number;
  majority: number;
}

/** Points for the validated clients of a colour. */
export interface ColourPoints {
  colour: Colour;
  points: number;
}

/** A score with its parts (MS-P1, MS-P2, MS-P3). */
export interface Points {
  total: number;
  printed: number;
  /** One for each majority icon. */
  majority: ColourPoints[];
  /** The colour that a Regulars bar scores. */
  bar: ColourPoints | null;
}

/** What a viewer sees of a seat. */
export interface Seat {
  seat: number;
  bar: Colour;
  side: Side;
  spots: SpotLine[];
  clients: ClientLine[];
  validated: string[];
  moons: number;
  bonuses: Bonuses;
  /** The dice that count for this seat: the white ones, and coloured ones by its bonuses. */
  access: DieName[];
  available: Available;
  points: Points;
  /** Instants of this round for which the others lose a moon each. */
  strikes: number;
  /** Clients drawn or offered, where the viewer may see them. */
  offer: string[];
}

/** What every event tells. */
export interface OnTable {
  /** The version of the card table, in which the clients are found. */
  card_table: string;
}

/** What every event of a seat tells. */
export interface OfSeat extends OnTable {
  seat: number;
}

/** A seat is ready, keeps the dice, takes a moon or replaces no client. */
export interface Deed extends GameEvent, OfSeat {
  event: "ready" | "stopped" | "took-moon" | "replaced-none";
}

/** What a seat begins with. */
export interface DealtSeat {
  seat: number;
  bar: Colour;
  clients: string[];
  /** How many clients it may choose from (MS-S3). */
  offered: number;
}

/** What only the owner of a seat is told of the set-up. */
export interface Offered {
  offer?: string[];
}

/** The bars and clients were dealt. */
export interface Setup extends GameEvent, OnTable, Offered {
  event: "setup";
  first: number;
  seats: DealtSeat[];
}

/** A seat chose its first clients (MS-S3), or drew some. */
export interface WithClients extends GameEvent, OfSeat {
  event: "kept" | "drew";
  clients: string[];
}

/** A moon was placed on, paid or lost from a place. */
export interface AtPlace extends GameEvent, OfSeat {
  event: "moon" | "paid" | "lost";
  place: string;
}

/** The dice give moons to a seat (MS-L1), or there is no free place for them (MS-M1). */
export interface WithMoons extends GameEvent, OfSeat {
  event: "no-room" | "dice-moons";
  moons: number;
}

/** The dice were rolled: all that lie there, and which of them moved. */
export interface Rolled extends GameEvent, OfSeat {
  event: "rolled";
  round: number;
  rolled: DieName[];
  dice: Partial<Record<DieName, Face>>;
  rerolls: number;
  /** A reroll, not the first roll of the round. */
  again: boolean;
}

/** A seat begins to validate a client and owes so many moons for it (MS-A1). */
export interface Validating extends GameEvent, OfSeat {
  event: "validating";
  client: string;
  moons: number;
}

/** A client is validated; the seat's score is announced (MS-A1). */
export interface Validated extends GameEvent, OfSeat {
  event: "validated";
  client: string;
  points: number;
}

/** A seat keeps one of the cards it drew for a refill (MS-A2). */
export interface Picked extends GameEvent, OfSeat {
  event: "picked";
  client: string;
  discarded: string[];
}

/** A seat replaces a client; the moons on it are discarded too (MS-A4). */
export interface Replaced extends GameEvent, OfSeat {
  event: "replaced";
  old: string;
  new: string;
  moons: number;
}

/** An instant acts (MS-A5). */
export interface Instant extends GameEvent, OfSeat {
  event: "instant";
  client: string;
  bolt: Bolt | null;
}

/** What a seat did in the action step, told when all have acted (MS-A0). */
export interface Acted extends GameEvent, OfSeat {
  event: "acted";
  action: Action | null;
  validated: string | null;
  drew: string[];
  took: string[];
  /** New clients for which all others lose a moon each (MS-A5). */
  strikes: string[];
  replaced: string[];
  moons: Record<string, number>;
  moons_before: number;
  points: number;
  /** How many of these points are new. */
  gained: number;
}

/** The game ended (MS-E1). */
export interface Over extends GameEvent, OnTable {
  event: "over";
  scores: number[];
  winners: number[];
}
