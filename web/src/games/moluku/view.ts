/** What a view and the events of this game hold. Made by `make generate` from
 * src/lanai/games/moluku: do not edit. */
import type { GameEvent } from "$lib/board";

/** What a seat has played to the trick and nobody has taken yet. */
export interface Laid {
  seat: number;
  /** One card; in a Wedding two, in the order played. */
  cards: string[];
}

/** A cancelled card, face down under its Volcano. */
export interface Covered {
  card: string;
  volcano: string;
}

/** What everybody knows of a seat. */
export interface Seat {
  /** How many it has in hand. */
  cards: number;
  island: string[];
  covered: Covered[];
  /** What the Island scores now: `huts`, `foods` and `values` say how. */
  worth: number;
  huts: ShelteredHut[];
  foods: CardPoints[];
  values: CardPoints[];
  /** Cards taken up with an Island and not seen since. */
  taken_up: string[];
  /** Whether none of these can have been discarded or passed yet. */
  all_in_hand: boolean;
  /** Discards that everybody can work out. */
  discarded: string[];
  /** Colours that this seat has shown not to hold. */
  voids: string[];
}

/** What only the owner of a seat knows. */
export interface Own {
  seat: number;
  hand: string[];
  /** The cards that may be named now; of a pair the first. */
  choices: string[];
  /** What limits the cards that may be played. */
  must: "follow" | "trump" | null;
  /** How many cards are still to discard or to pass. */
  owes: number;
  /** Who gets the cards that are passed now. */
  passes_to: number | null;
  /** To discard or to pass, while others still choose. */
  chosen: string[];
  discarded: string[];
  /** Cards passed on that are still in a hand; likewise `got`. */
  gave: string[];
  got: string[];
  /** Cards in hand that came from the stock before this Season. */
  fresh: string[];
}

/** What a seat sees beside what everybody does. */
export interface OwnView {
  you?: Own;
}

/** All that a viewer may know. */
export interface View extends OwnView {
  game: string;
  /** The card table: it says what the cards show. */
  card_table: string;
  /** None when everybody plays alone. */
  teams: Team[];
  /** The seats from youngest to oldest. */
  age: number[] | null;
  season: number;
  seasons: number;
  step: Step;
  over: boolean;
  to_act: number[];
  leader: number | null;
  trump: string | null;
  led: string | null;
  reversed: boolean;
  /** Whether second cards are played. */
  wedding: boolean;
  /** From the leader on; what has been taken is gone from it. */
  trick: Laid[];
  /** Seats as their cards rank now; in the harvest, as they pick. */
  order: number[];
  /** By seat, why its card ranks where it does; also after it has been taken. */
  standings: (Standing | null)[];
  /** How many have picked. */
  picked: number;
  stock: number;
  scores: number[];
  seats: Seat[];
  winners: number[];
}

export type Adjustment = "discard" | "pass-left" | "pass-right";

export type Step = "setup" | "deal" | "stock" | "play" | "chill" | "take" | "cancel" | "palm" | "trump" | "discard" | "pass-left" | "pass-right" | "over";

/** A Hut with the foods that it shelters. */
export interface ShelteredHut {
  hut: string;
  foods: string[];
  points: number;
}

/** A card that scores by itself. */
export interface CardPoints {
  card: string;
  points: number;
}

/** How the points of an Island come about. */
export interface IslandPoints {
  huts: ShelteredHut[];
  /** Food without a Hut. */
  foods: CardPoints[];
  values: CardPoints[];
  cancelled: string[];
  points: number;
}

/** Two seats that win together, and the sum of their totals. */
export interface Team {
  seats: number[];
  points: number;
}

/** Where a viewer with a good memory knows the cards to be that do not lie open. */
export interface Aid {
  unseen: string[];
  /** By seat, what it took up and nobody saw since. */
  held: string[][];
  /** What the viewer passed on. */
  passed: string[];
  discarded: string[];
}

/** Why a card ranks where it does: a trump, the one led, of the suit led, or neither; or a Panku. */
export type Standing = "trump" | "led" | "suit" | "off" | "panku";

/** Starter and age are known. */
export interface Setup extends GameEvent {
  event: "setup";
  starter: number;
  age: number[];
}

/** The cards that only their owner is told of. */
export interface OwnHand {
  hand?: string[];
}

/** Hands were dealt. */
export interface Deal extends GameEvent, OwnHand {
  event: "deal";
  cards: number;
  stock: number;
  card_table: string;
}

/** The fresh cards that only their owner is told of. */
export interface OwnFresh {
  fresh?: string[];
}

/** Fresh cards were dealt from the stock. */
export interface Stock extends GameEvent, OwnFresh {
  event: "stock";
  cards: number;
  stock: number;
  card_table: string;
}

/** A trick begins. */
export interface Lead extends GameEvent {
  event: "lead";
  seat: number;
  reversed: boolean;
}

/** A card was played. */
export interface Played extends GameEvent {
  event: "played";
  seat: number;
  card: string;
  led: string | null;
  card_table: string;
}

/** Everybody plays a second card. */
export interface Wedding extends GameEvent {
  event: "wedding";
  /** Who plays theirs first. */
  seat: number;
}

/** The harvest order is settled. */
export interface HarvestOrder extends GameEvent {
  event: "order";
  order: number[];
  reversed: boolean;
}

/** Whoever played Chill took it at once, or declined. */
export interface Chill extends GameEvent {
  event: "chill";
  seat: number;
  taken: boolean;
}

/** A card or a pair goes into an Island; `from` is who played it. `lizard` if that takes effect, `chill` if it was taken before all others because of it. */
export interface Taken extends GameEvent {
  event: "taken";
  seat: number;
  cards: string[];
  from: number;
  lizard?: boolean;
  chill?: boolean;
  card_table: string;
}

/** A Volcano had no effect: a Mask protects its colour, or there is nothing else of it. */
export interface IdleVolcano extends GameEvent {
  event: "idle-volcano";
  seat: number;
  volcano: string;
  why: "mask" | "alone";
  card_table: string;
}

/** A Volcano cancelled a card. */
export interface Cancelled extends GameEvent {
  event: "cancelled";
  seat: number;
  card: string;
  volcano: string;
  card_table: string;
}

/** A trump was announced, because of 2 Palms or before a Season. */
export interface Trump extends GameEvent {
  event: "trump";
  seat: number;
  trump: string | null;
  why: "season" | "palms";
}

/** How a seat scored in a Season. */
export interface Score extends IslandPoints {
  seat: number;
  total: number;
}

/** A Season ended: what every Island is worth, and why. */
export interface Scored extends GameEvent {
  event: "scored";
  season: number;
  seats: Score[];
  card_table: string;
}

/** Everybody took their Island into hand. */
export interface TakenUp extends GameEvent {
  event: "taken-up";
  /** The Season to come. */
  season: number;
  hands: string[][];
  card_table: string;
}

/** A card was chosen to discard or to pass; only the chooser is told. */
export interface Chosen extends GameEvent {
  event: "chosen";
  seat: number;
  card: string;
  how: Adjustment;
  card_table: string;
}

/** What only a seat itself is told of its adjustment. */
export interface OwnAdjusted {
  gave?: string[];
  got?: string[];
}

/** All have chosen: discards are gone, passed cards arrive. */
export interface Adjusted extends GameEvent, OwnAdjusted {
  event: "adjusted";
  how: Adjustment;
  cards: number;
  card_table: string;
}

/** The game ended. */
export interface Over extends GameEvent {
  event: "over";
  scores: number[];
  winners: number[];
  teams: Team[];
}
