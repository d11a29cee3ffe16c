/** The wire protocol. Made by `make generate` from lanai.server.protocol: do not edit. */

export type View = { [key: string]: any };

export type GameEvent = { event: string; sentences: string[]; [key: string]: any };

/** The first message of a connection. Without a token one watches. */
export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number | null;
  lang?: string;
}

/** Make a move, in answer to position `seq`. */
export interface Move {
  type: "move";
  seq: number;
  move: string;
  id: string;
}

/** Sit down on an empty seat; who contributes adds a nonce to the deal when the game starts. */
export interface Sit {
  type: "sit";
  seat: number;
  contribute?: boolean;
  id: string;
}

/** Leave the seat before the game starts. */
export interface Stand {
  type: "stand";
  id: string;
}

/** Put a bot on a seat (host). */
export interface Bot {
  type: "bot";
  seat: number;
  level: string;
  id: string;
}

/** Empty a seat (host). */
export interface Clear {
  type: "clear";
  seat: number;
  id: string;
}

/** Change what is played and how (host); what is left out stays as it is. */
export interface Options {
  type: "options";
  options?: { [key: string]: any };
  limit?: Limit | null;
  level?: string;
  hints?: boolean;
  aid?: boolean;
  public?: boolean;
  players?: number;
  id: string;
}

/** A time limit: seconds for each move, or for all moves of a player together. */
export interface Limit {
  kind: "move" | "player";
  seconds: number;
}

/** Start the game (host). */
export interface Start {
  type: "start";
  id: string;
}

/** Give the hash of a fresh nonce, in answer to `commit`. */
export interface HashGiven {
  type: "hash";
  attempt: number;
  hash: string;
  id: string;
}

/** Show the nonce, in answer to `reveal` and only if its agreement holds the hash unchanged. */
export interface NonceShown {
  type: "nonce";
  attempt: number;
  nonce: string;
  id: string;
}

/** Say something to the table. */
export interface Say {
  type: "chat";
  text: string;
  id: string;
}

/** Ask somebody to be quiet here, or let them speak again (host). */
export interface Mute {
  type: "mute";
  guest: string;
  on: boolean;
  id: string;
}

/** Send somebody away for good, or let them come back; not who plays a game (host). */
export interface Remove {
  type: "remove";
  guest: string;
  on: boolean;
  id: string;
}

/** Make somebody who sits here the host instead (host). */
export interface HandOver {
  type: "hand-over";
  guest: string;
  id: string;
}

/** Lock the table or open it, let those who watch chat or not (host). */
export interface House {
  type: "house";
  locked?: boolean;
  watchers_chat?: boolean;
  id: string;
}

/** Take the own last move back, or ask the table whether one may. */
export interface Undo {
  type: "undo";
  seq: number;
  id: string;
}

/** Agree to an undo that somebody asked for, or not. */
export interface UndoAnswer {
  type: "undo-answer";
  ask: number;
  agree: boolean;
  id: string;
}

/** Ask no longer to take a move back. */
export interface UndoWithdraw {
  type: "undo-withdraw";
  id: string;
}

/** Leave for good: a bot plays the seat to the end. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Remind somebody that the table waits for them. */
export interface Nudge {
  type: "nudge";
  seat: number;
  id: string;
}

/** Say that one is here, after a nudge. */
export interface Here {
  type: "here";
  id: string;
}

/** Let a bot play for somebody who is away, or who does not react, until they are back. */
export interface StandIn {
  type: "stand-in";
  seat: number;
  id: string;
}

/** Say whether one plays again; the answer to who does carries the id of the new `table`. */
export interface Rematch {
  type: "rematch";
  agree?: boolean;
  id: string;
}

/** Ask a strong bot what it would do. */
export interface Hint {
  type: "hint";
  seq: number;
  id: string;
}

/** Ask what the position would be after a move. */
export interface Preview {
  type: "preview";
  seq: number;
  move: string;
  id: string;
}

/** Ask why a move is not possible. */
export interface Why {
  type: "why";
  move: string;
  id: string;
}

/** Take the seat back from the stand-in; any move does so too. */
export interface Back {
  type: "back";
  id: string;
}

/** Hear in another language from now on. */
export interface Lang {
  type: "lang";
  lang: string;
  id: string;
}

/** Ask what happened before number `before`. */
export interface Earlier {
  type: "earlier";
  before: number;
  id: string;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to hello: all that one needs to go on.

    `history` is what was told after number `since` and stands. If that is not the number of the
    hello, then what the client knew is too old, and this takes its place. What came before is told
    to whoever asks for what was `earlier`. */
export interface Welcome {
  type: "welcome";
  table: Table;
  you: You;
  since: number;
  history: Update[];
  chat: Chat[];
  position: Position | null;
  time: number;
  protocol?: number;
}

/** A table: what is played, by whom, and how far it is.

    `locked`: nobody new may sit down. Who is `muted` may not chat, who is `removed` not sit either. */
export interface Table {
  id: string;
  name: string;
  game: string;
  players: number;
  options: { [key: string]: any };
  rules: string;
  cards: string;
  status: "lobby" | "over" | "playing";
  starting: boolean;
  public: boolean;
  limit: Limit | null;
  level: string;
  hints: boolean;
  aid: boolean;
  host: string;
  locked: boolean;
  watchers_chat: boolean;
  muted: string[];
  removed: Person[];
  seats: Seat[];
  watchers: number;
  commitment: string | null;
  agreement: string | null;
  failed_starts: string[][];
  created: number;
  lesson: string | null;
  undo: Undoing | null;
  rematch: string | null;
  result: Result | null;
}

/** Somebody: their public id, and what they are called. */
export interface Person {
  guest: string;
  name: string;
}

/** Who sits on a seat. `standin`: a bot plays for an absent person.

    `away`: since when the person has no connection, null while they have one or it is not known.
    `nudged`: when they were reminded of this decision. `late`: others may let a bot play for them.
    `again`: whether they want to play again, null while they have not said so. */
export interface Seat {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  guest: string | null;
  level: string | null;
  connected: boolean;
  standin: boolean;
  resigned: boolean;
  away: number | null;
  nudged: number | null;
  late: boolean;
  again: boolean | null;
}

/** An undo that the table is asked about: whose, its number, and who has not answered yet. */
export interface Undoing {
  seat: number;
  ask: number;
  waiting: number[];
}

/** How a game ended, who played (by seat), and what proves that its chance was fair. */
export interface Result {
  scores: number[];
  winners: number[];
  played: Played[];
  seed: string;
  secret: string;
}

/** Who played a person's seat: all moves, those of a bot, and those of a bot at the end. */
export interface Played {
  moves: number;
  by_bot: number;
  last_by_bot: number;
}

/** Who the server takes this connection for. */
export interface You {
  guest: string | null;
  seat: number | null;
  host: boolean;
}

/** What a viewer was told as number `seq`. */
export interface Update {
  seq: number;
  events: GameEvent[];
}

/** A line of chat, what `guest` said; or a quiet line that tells what was done about them.

    `seat` is null for who only watches. Quiet lines have no text: `name` is who it is about, `by`
    the host, or what they were called before for who is `renamed`. */
export interface Chat {
  n: number;
  at: number;
  kind: "chat-closed" | "chat-opened" | "host" | "host-gone" | "let-in" | "locked" | "muted" | "removed" | "renamed" | "said" | "unlocked" | "unmuted";
  seat: number | null;
  guest: string | null;
  name: string;
  text: string;
  by: string | null;
}

/** Where the game stands for one viewer; `aid` helps the memory, at tables that want it.

    `own` are the keys of the view that a spectator is told nothing of. A move is `forced` where it
    is the only one and nobody learns anything if it is made at once. */
export interface Position {
  seq: number;
  view: View;
  own: string[];
  legal: string[];
  to_act: number[];
  undo: "ask" | "free" | null;
  over: boolean;
  clock: ClockFace | null;
  lesson: Lesson | null;
  aid: { [key: string]: any } | null;
  forced?: boolean;
}

/** Until when a move is awaited, and the milliseconds that each seat has left. */
export interface ClockFace {
  deadline: number | null;
  left: number[];
}

/** What a lesson says now; `move` is the move that it asks for, null while there is none. */
export interface Lesson {
  step: number;
  steps: number;
  text: string;
  move: string | null;
}

/** Something happened that this viewer may know of; `seq` rises by exactly one.

    `pauses` are the views at which people should look before the game goes on, oldest first. */
export interface Updated {
  type: "update";
  seq: number;
  events: GameEvent[];
  position: Position;
  pauses?: Pause[];
}

/** A stop before the game goes on, as at the end of a round: the view after so many events. */
export interface Pause {
  events: number;
  view: View;
  own: string[];
}

/** Seats, presence, status or options changed. */
export interface TableChanged {
  type: "table";
  table: Table;
}

/** Somebody said something, or something was done about somebody. */
export interface Said {
  type: "chat";
  chat: Chat;
}

/** The game starts with a fresh secret: answer with the `hash` of a fresh nonce. */
export interface Commit {
  type: "commit";
  attempt: number;
  commitment: string;
}

/** All hashes are fixed: keep the agreement, check it, then answer with your `nonce`. */
export interface Reveal {
  type: "reveal";
  attempt: number;
  agreement: string;
}

/** Somebody was missing: the game did not start, and all of the attempt is thrown away. */
export interface StartFailed {
  type: "start-failed";
  seats: number[];
  message: string;
}

/** Somebody asks to take back a move; answer with `undo-answer`.

    `seqs` are the updates that would be taken back, those that you were told. It comes again when
    others have moved since, so that it holds all of them. */
export interface UndoAsked {
  type: "undo-asked";
  seat: number;
  ask: number;
  seqs: number[];
  text: string;
}

/** All have answered, or the question was dropped. */
export interface UndoSettled {
  type: "undo-settled";
  agreed: boolean;
}

/** Somebody reminds you that the table waits for you; answer with a move, or `here`. */
export interface Nudged {
  type: "nudged";
  seat: number;
  text: string;
}

/** Done, and durable. */
export interface Ok {
  type: "ok";
  id: string;
  table?: string | null;
}

/** Not done. `stale` carries the position as it is now; `id` is null for unreadable messages. */
export interface Refusal {
  type: "error";
  id: string | null;
  code: string;
  message: string;
  rule: string | null;
  seq?: number | null;
  position?: Position | null;
}

/** What a strong bot would consider. */
export interface Hinted {
  type: "hint";
  id: string;
  seq: number;
  candidates: Candidate[];
  share: number;
}

/** A move that a hint considers: its expected share of the win, how sure, how often tried.

    `lead` is how many points the seat is expected to be ahead. `equal` says that a hint cannot tell
    the move from its best one (of the best one: that there is such a move). `reasons` say in words
    what sets the move apart from the others. */
export interface Candidate {
  move: string;
  share: number;
  error: number;
  visits: number;
  lead: number;
  equal: boolean;
  reasons: string[];
}

/** The view after a move, or null when that would reveal something. */
export interface Previewed {
  type: "preview";
  id: string;
  move: string;
  view: View | null;
}

/** Why a move is not possible, or that it is. */
export interface Reason {
  type: "why";
  id: string;
  move: string;
  legal: boolean;
  rule: string | null;
  message: string;
}

/** What was told after number `since` and stands; there is more before it unless that is 0. */
export interface ToldEarlier {
  type: "earlier";
  id: string;
  since: number;
  history: Update[];
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The body of every answer that is not a success. */
export interface HttpError {
  error: Problem;
}

/** What is wrong, for programs (`code`), for people (`message`), and by which rule. */
export interface Problem {
  code: string;
  message: string;
  rule?: string | null;
}

/** Ask to be a guest, or for another name. */
export interface GuestNamed {
  name: string;
}

/** A guest who was just made. Only here is the token told: it is the key to all their seats. */
export interface NewGuest {
  guest: string;
  name: string;
  token: string;
}

/** A guest with the tables they sit at, the last changed first. */
export interface Me {
  guest: string;
  name: string;
  tables: OwnTable[];
}

/** A table of one's own as lists show it; `turn`: it waits for a decision of mine. */
export interface OwnTable {
  id: string;
  name: string;
  game: string;
  status: "lobby" | "over" | "playing";
  public: boolean;
  host: string;
  players: number;
  seats: CardSeat[];
  created: number;
  updated: number;
  scores: number[] | null;
  winners: number[] | null;
  turn: boolean;
}

/** A seat as lists show it. */
export interface CardSeat {
  kind: "bot" | "empty" | "person";
  name: string;
  guest: string | null;
  level: string | null;
  played?: Played | null;
}

/** A game as the home page shows it. */
export interface GameInfo {
  name: string;
  title: string;
  line: string;
  seats: number[];
  minutes: number[];
  rules: string;
  cards: string;
  options: GameOption[];
  aid: Aid | null;
  lesson: boolean;
}

/** A choice about the rules; without `choices` the game reads the value itself. */
export interface GameOption {
  name: string;
  title: string;
  choices: Choice[];
  default: any;
}

/** One value that an option may have, with a sentence about it. */
export interface Choice {
  value: any;
  text: string;
}

/** What a game can help the memory with, and a sentence for each choice of a table. */
export interface Aid {
  title: string;
  choices: Choice[];
}

/** A level of bots. */
export interface LevelInfo {
  name: string;
  title: string;
  about: string;
}

/** The card table of a game, every line with its provenance. */
export interface CardTable {
  game: string;
  version: string;
  versions: string[];
  table: { [key: string]: any };
}

/** The rules of a game, for one that has no page written for people. */
export interface RulesPage {
  game: string;
  sections: RulesSection[];
}

/** A part of a game's rules; empty lines part its paragraphs. */
export interface RulesSection {
  title: string;
  text: string;
}

/** A table as lists show it. */
export interface TableCard {
  id: string;
  name: string;
  game: string;
  status: "lobby" | "over" | "playing";
  public: boolean;
  host: string;
  players: number;
  seats: CardSeat[];
  created: number;
  updated: number;
  scores: number[] | null;
  winners: number[] | null;
}

/** Ask for a table. With `start` and all seats filled the game begins at once. */
export interface NewTable {
  game: string;
  players: number;
  options?: { [key: string]: any };
  bots?: BotSeat[];
  public?: boolean;
  limit?: Limit | null;
  level?: string;
  hints?: boolean;
  aid?: boolean;
  sit?: number | null;
  contribute?: boolean;
  start?: boolean;
}

/** A bot to sit on a seat. */
export interface BotSeat {
  seat: number;
  level: string;
}

/** Report somebody to whoever runs the server: for a line of chat, or for their name. */
export interface NewReport {
  guest: string;
  reason: "cheating" | "insults" | "name" | "other" | "spam";
  line?: number | null;
  note?: string;
}

/** What was noted: whom it is about, and how many lines of chat are kept with it. */
export interface Reported {
  name: string;
  lines: number;
}

/** A whole game as one viewer may see it. */
export interface Replay {
  game: string;
  players: string[];
  frames: Frame[];
  result: RecordResult | null;
}

/** One step of a replay: the record's line, what it did, and the view after it.

    At a `pause` people look at how a round has ended; what came then is a step without a line. */
export interface Frame {
  n: number;
  line: { [key: string]: any } | null;
  events: GameEvent[];
  view: View;
  pause?: boolean;
}

/** The end of a record: the scores, and what proves its chance if it is proven. */
export interface RecordResult {
  scores: number[];
  winners: number[];
  seed?: string | null;
  secret?: string | null;
}

/** What a record is worth. */
export interface Verdict {
  ok: boolean;
  line: number | null;
  message: string;
  proven: boolean;
}

export type ClientMessage = Hello | Move | Sit | Stand | Bot | Clear | Options | Start | HashGiven | NonceShown | Say | Mute | Remove | HandOver | House | Undo | UndoAnswer | UndoWithdraw | Resign | Nudge | Here | StandIn | Rematch | Hint | Preview | Why | Back | Lang | Earlier | Ping;

export type ServerMessage = Welcome | Updated | TableChanged | Said | Commit | Reveal | StartFailed | UndoAsked | UndoSettled | Nudged | Ok | Refusal | Hinted | Previewed | Reason | ToldEarlier | Pong;
