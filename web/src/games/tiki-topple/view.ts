/** What a view and the events of this game hold. Made by `make generate` from
 * src/lanai/games/tiki_topple: do not edit. */
import type { GameEvent } from "$lib/board";

/** How a tiki is painted, and its group. */
export interface Tiki {
  colour: string;
  group: string;
}

/** What everybody sees of a seat. */
export interface Seat {
  /** How many cards are left in its hand. */
  cards: number;
  played: string[];
  /** Its mission, once the round is scored. */
  mission?: string[];
}

/** What only the owner of a seat knows. */
export interface Own {
  seat: number;
  hand: string[];
  aside: string[];
  /** The tikis of the mission by rank; `worths` says what each can score. */
  mission: string[];
  /** What each tiki of the mission would score now. */
  points_now: number[];
  /** For each card in hand the standing tikis that it cannot move. */
  blocked: Record<string, string[]>;
  /** For each card in hand that moves one tiki: to which place it takes each that it can move. */
  lands: Record<string, Record<string, number>>;
  /** Cards in hand that cannot be played yet: no Toast as a player's first card of a round. */
  unplayable: string[];
}

/** What a seat sees beside what everybody does. */
export interface OwnView {
  you?: Own;
}

/** All that a viewer may know. */
export interface View extends OwnView {
  game: string;
  hand_option: string;
  round: number;
  rounds: number;
  over: boolean;
  starter: number | null;
  turn: number | null;
  /** The standing tikis from the top. */
  column: string[];
  /** The tikis that have left the board this round, the last one toasted last. */
  toasted: string[];
  scores: number[];
  seats: Seat[];
  missions_out: string[][];
  winners: number[];
  /** What the tikis of a mission can score, by rank. */
  worths: number[];
  tikis: Record<string, Tiki>;
  /** How many tikis a move names, by its card. */
  tikis_named: Record<string, number>;
}

/** What only the owner of a seat is told of a new round. */
export interface Dealt {
  hand?: string[];
  aside?: string[];
  mission?: string[];
}

/** A round was set up. */
export interface Round extends GameEvent, Dealt {
  event: "round";
  round: number;
  starter: number;
  column: string[];
}

/** From which place to which; places count from 1, and a toasted tiki goes to none. */
export interface Way {
  from: number;
  to?: number;
}

/** A card was played. */
export interface Played extends GameEvent, Way {
  event: "played";
  seat: number;
  card: string;
  tiki: string;
  /** The tiki that a Wiki lets it change places with. */
  other?: string;
}

/** What a seat scored in a round. */
export interface Score {
  seat: number;
  mission: string[];
  parts: number[];
  points: number;
  total: number;
}

/** A round ended and all missions are shown. */
export interface Scored extends GameEvent {
  event: "scored";
  round: number;
  column: string[];
  ended_by: string;
  seats: Score[];
}

/** The game ended. */
export interface Over extends GameEvent {
  event: "over";
  scores: number[];
  winners: number[];
}
