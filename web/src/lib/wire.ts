/** The shapes that travel between this app and the server (protocol 1). */
import type { GameEvent, View } from "./board";

export interface Choice {
  value: string | number | boolean;
  text: string;
}
export interface Option {
  name: string;
  title: string;
  choices: Choice[];
  default: string | number | boolean;
}
export interface GameInfo {
  name: string;
  title: string;
  line: string;
  seats: number[];
  minutes: number[];
  rules: string;
  cards: string;
  options: Option[];
}
export interface Level {
  name: string;
  title: string;
  about: string;
}
export interface Seat {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  guest: string | null;
  level: string | null;
  connected: boolean;
  standin: boolean;
  resigned: boolean;
}
export interface Limit {
  kind: "move" | "player";
  seconds: number;
}
export interface Result {
  scores: number[];
  winners: number[];
  seed: string;
  secret: string;
}
export interface Table {
  id: string;
  name: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  rules: string;
  cards: string;
  status: "lobby" | "playing" | "over";
  starting: boolean;
  public: boolean;
  limit: Limit | null;
  level: string;
  hints: boolean;
  host: string;
  seats: Seat[];
  watchers: number;
  commitment: string;
  created: number;
  lesson: string | null;
  rematch: string | null;
  result: Result | null;
}
/** A table as lists show it. */
export interface TableCard {
  id: string;
  name: string;
  game: string;
  status: Table["status"];
  public: boolean;
  host: string;
  players: number;
  seats: Pick<Seat, "kind" | "name" | "guest" | "level">[];
  created: number;
  updated: number;
  scores: number[] | null;
  winners: number[] | null;
}
export interface CardTable {
  game: string;
  version: string;
  table: View;
}
export interface Clock {
  deadline: number | null;
  left: number[];
}
export interface Position {
  seq: number;
  view: View;
  legal: string[];
  to_act: number[];
  undo: null | "free" | "ask";
  over: boolean;
  clock: Clock | null;
}
export interface Chat {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
export interface Batch {
  seq: number;
  events: GameEvent[];
}
export interface You {
  guest: string | null;
  seat: number | null;
  host: boolean;
}
export interface Candidate {
  move: string;
  text: string;
  share: number;
  error: number;
  visits: number;
}
export interface Frame {
  n: number;
  line: Record<string, unknown> | null;
  events: GameEvent[];
  view: View;
}
export interface Replay {
  game: string;
  players: string[];
  frames: Frame[];
  result: { scores: number[]; winners: number[] } | null;
}

export type Welcome = {
  type: "welcome";
  table: Table;
  you: You;
  history: Batch[];
  chat: Chat[];
  position: Position | null;
  time: number;
};
export type Update = { type: "update"; seq: number; events: GameEvent[]; position: Position };
export type Fault = {
  type: "error";
  id: string | null;
  code: string;
  message: string;
  rule: string | null;
  seq?: number;
  position?: Position;
};
export type Answer =
  | { type: "ok"; id: string; table?: string }
  | Fault
  | { type: "hint"; id: string; seq: number; candidates: Candidate[]; share: number }
  | { type: "preview"; id: string; move: string; view: View | null }
  | { type: "why"; id: string; move: string; legal: boolean; rule: string | null; message: string }
  | { type: "pong"; id: string };
export type Told =
  | Welcome
  | Update
  | { type: "table"; table: Table }
  | { type: "chat"; chat: Chat }
  | { type: "undo-asked"; seat: number; ask: number; text: string }
  | { type: "undo-settled"; agreed: boolean }
  | { type: "reveal" }
  | { type: "start-failed"; seats: number[]; message: string };
export type Asked = { type: string; [key: string]: unknown };
