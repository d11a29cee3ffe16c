/** What a seat or a spectator of Moluku sees, and what happens: the shapes that the room's view and events have. */

export type Step =
  | "setup"
  | "deal"
  | "stock"
  | "play"
  | "chill"
  | "take"
  | "cancel"
  | "palm"
  | "trump"
  | "discard"
  | "pass-left"
  | "pass-right"
  | "over";

export interface Laid {
  seat: number;
  /** One card; in a Wedding two, in the order played. */
  cards: string[];
}

export interface ShelteredHut {
  hut: string;
  foods: string[];
  points: number;
}

export interface Scored {
  card: string;
  points: number;
}

export interface SeatView {
  cards: number;
  island: string[];
  covered: { card: string; volcano: string }[];
  worth: number;
  huts: ShelteredHut[];
  foods: Scored[];
  values: Scored[];
  /** Cards that are known to be in this hand: taken up with an Island and not seen since. */
  taken_up: string[];
  all_in_hand: boolean;
  discarded: string[];
  /** Colours that this seat has shown not to hold. */
  voids: string[];
}

export interface Own {
  seat: number;
  hand: string[];
  choices: string[];
  must: "follow" | "trump" | null;
  owes: number;
  chosen: string[];
  discarded: string[];
  gave: string[];
  got: string[];
}

export interface MolukuView {
  teams: boolean;
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
  wedding: boolean;
  /** From the leader on; what has been taken is gone from it. */
  trick: Laid[];
  /** Seats as they rank now, in the harvest as they pick. */
  order: number[];
  picked: number;
  stock: number;
  scores: number[];
  seats: SeatView[];
  winners: number[];
  you?: Own;
}

/** How one seat's Island scored at the end of a Season. */
export interface SeasonScore {
  seat: number;
  huts: ShelteredHut[];
  foods: Scored[];
  values: Scored[];
  cancelled: string[];
  points: number;
  total: number;
}

export interface ScoredEvent {
  event: "scored";
  season: number;
  seats: SeasonScore[];
}
