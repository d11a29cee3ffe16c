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

/** Sit down on an empty seat; who contributes adds a nonce to the deal when the game starts.

    With `rated` one agrees that the game counts, if the table is rated. */
export interface Sit {
  type: "sit";
  seat: number;
  contribute?: boolean;
  rated?: boolean;
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
  rated?: boolean;
  public?: boolean;
  players?: number;
  id: string;
}

/** A time limit: seconds for each move, or for all moves of a player together.

    By correspondence it is an hour to thirty days for each move, and time goes on while nobody is
    at the table; otherwise it is a day at most. */
export interface Limit {
  kind: "correspondence" | "move" | "player";
  seconds: number;
}

/** Agree that the game of a rated table counts, or think better of it before it starts. */
export interface AgreeRated {
  type: "agree-rated";
  agree?: boolean;
  id: string;
}

/** Start the game (host), or call `off` a start that is under way: it has failed then. */
export interface Start {
  type: "start";
  off?: boolean;
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

/** Ask for a world to think in (who is marked as a bot), at the decision of position `seq`. */
export interface AskSight {
  type: "sight";
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

/** Say whether one looks at the table, or has only left it open.

    Who does not is called when it is their turn, as if they were not connected; a host's role
    passes on before the game if they do not for long. */
export interface Looking {
  type: "looking";
  on: boolean;
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

    `locked`: nobody new may sit down. Who is `muted` may not chat, who is `removed` not sit either.
    `rated`: the game counts for the ratings of all persons here, and nobody gets help.
    A start waits for the seats that are `asked`; by correspondence until `answer_by`. */
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
  rated: boolean;
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
  daily: Dealt | null;
  undo: Undoing | null;
  rematch: string | null;
  result: Result | null;
  branch: Branch | null;
  asked: number[];
  answer_by: number | null;
}

/** Somebody: their public id, and what they are called. */
export interface Person {
  guest: string;
  name: string;
}

/** Who sits on a seat. `standin`: a bot plays for an absent person.

    `away`: since when the person has no connection, null while they have one or it is not known.
    `nudged`: when they were reminded of this decision. `late`: others may let a bot play for them.
    `again`: whether they want to play again, null while they have not said so.
    `agrees`: they have agreed that a rated game counts. `bot`: the person is somebody's program. */
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
  agrees: boolean;
  bot?: BotMark | null;
}

/** Says that a program plays: whose it is, as they call themselves, and what it is called. */
export interface BotMark {
  owner: string;
  program: string;
}

/** Which day's deal is played, and whether it is only for practice. */
export interface Dealt {
  day: string;
  practice: boolean;
}

/** An undo that the table is asked about: whose, its number, and who has not answered yet. */
export interface Undoing {
  seat: number;
  ask: number;
  waiting: number[];
}

/** How a game ended, who played (by seat), and what proves that its chance was fair.

    Seed and secret are null where a deal of the day was played: its record tells them. */
export interface Result {
  scores: number[];
  winners: number[];
  played: Played[];
  seed: string | null;
  secret: string | null;
}

/** Who played a person's seat: all moves, those of a bot, and those of a bot at the end. */
export interface Played {
  moves: number;
  by_bot: number;
  last_by_bot: number;
}

/** Says that a game begins with `step` lines of another: no fair deal by proof, never rated.

    What `seat` could not know was drawn anew, or the cards are the `same`: then some people may
    know them. `table`: where the other game was played, `then`: how it ended, where that is known.
    `own`: who made this table sat there on this very seat. */
export interface Branch {
  step: number;
  seat: number;
  cards: "redealt" | "same";
  digest: string;
  table: string | null;
  then: Outcome | null;
  own: boolean;
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
}

/** Who the server takes this connection for. */
export interface You {
  guest: string | null;
  seat: number | null;
  host: boolean;
}

/** What a viewer was told as number `seq`; of the last five that paused with their `pauses`. */
export interface Update {
  seq: number;
  events: GameEvent[];
  pauses?: Pause[];
}

/** A stop before the game goes on, as at the end of a round: the view after so many events. */
export interface Pause {
  events: number;
  view: View;
  own: string[];
}

/** A line of chat, what `guest` said; or a quiet line that tells what was done about them.

    `seat` is null for who only watches. Quiet lines have no text: `name` is who it is about, `by`
    the host, or what they were called before for who is `renamed`. `bot`: a program said it. */
export interface Chat {
  n: number;
  at: number;
  kind: "chat-closed" | "chat-opened" | "host" | "host-gone" | "let-in" | "locked" | "muted" | "removed" | "renamed" | "said" | "unlocked" | "unmuted";
  seat: number | null;
  guest: string | null;
  name: string;
  text: string;
  by: string | null;
  bot?: boolean;
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

/** A world that the seat cannot tell from the true one: all that it cannot know is drawn anew.

    `world` are the numbers of a state, for programs that have the game's rules: exact integers of
    up to 64 bits. They say nothing that this seat was not told, however often one asks. */
export interface Sighted {
  type: "sight";
  id: string;
  seq: number;
  seat: number;
  world: number[];
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

/** Ask to be a guest; a program says by `bot` that it is one, which nothing ever changes. */
export interface GuestWanted {
  name: string;
  bot?: BotMark | null;
}

/** A guest who was just made. Only here is the token told: it is the key to all their seats. */
export interface NewGuest {
  guest: string;
  name: string;
  token: string;
  bot?: BotMark | null;
}

/** A guest with the tables they sit at, the last changed first. */
export interface Me {
  guest: string;
  name: string;
  tables: OwnTable[];
  bot?: BotMark | null;
}

/** A table of one's own as lists show it; `turn`: it waits for a decision of mine.

    `deadline`: when a bot stands in for me, where time goes on though nobody is there. `here`: the
    seats of persons who are at the table now, as far as the process knows that answers. `standing`:
    how far the game is and what I have, in words, as everybody may know it. */
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
  rated?: boolean;
  lesson?: boolean;
  limit?: Limit | null;
  daily?: string | null;
  branch?: boolean;
  turn: boolean;
  deadline?: number | null;
  here: number[];
  standing: string;
}

/** A seat as lists show it. */
export interface CardSeat {
  kind: "bot" | "empty" | "person";
  name: string;
  guest: string | null;
  level: string | null;
  played?: Played | null;
  bot?: BotMark | null;
}

/** Ask for another name. */
export interface GuestNamed {
  name: string;
}

/** Choose the small picture that one is known by; null for the one that follows from the id. */
export interface EmblemChosen {
  emblem: number | null;
}

/** The pictures that people have chosen, by their ids; who is not named has chosen none. */
export interface Emblems {
  emblems: { [key: string]: any };
}

/** Who is gone. Logs keep this id, and no name. */
export interface Deleted {
  guest: string;
}

/** All by which the server knows me; `code` is since when there is a recovery code.

    And `code_made_on` the device that it was drawn on, if that is known. */
export interface Keyring {
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
  code: number | null;
  code_made_on: string | null;
}

/** A device that is me; `here` is the one that asks. Who has an empty name came before devices.

    `seen` is exact to an hour. `let_in_by` made the link, passkey or code that it came by. */
export interface DeviceInfo {
  id: string;
  name: string;
  added: number;
  seen: number;
  here: boolean;
  let_in_by: string | null;
}

/** A passkey that brings me back, and the device that it was made on, if that is known. */
export interface PasskeyInfo {
  id: string;
  name: string;
  added: number;
  used: number;
  made_on: string | null;
}

/** Ask to call a device otherwise. */
export interface DeviceNamed {
  name: string;
}

/** What makes another device mine, once, for so many seconds. Only here is it told. */
export interface NewLink {
  secret: string;
  expires: number;
  seconds: number;
}

/** A recovery code to write down. Only here is it told. */
export interface NewCode {
  code: string;
}

/** What to hand to `navigator.credentials`, as the browser's `parse…FromJSON` reads it. */
export interface PasskeyOptions {
  options: { [key: string]: any };
}

/** What the browser answered, as `toJSON` writes it. */
export interface PasskeyShown {
  credential: { [key: string]: any };
}

/** Show the secret of a link. */
export interface LinkShown {
  secret: string;
}

/** Who one would become. */
export interface Whose {
  guest: string;
  name: string;
}

/** Who came back, with the token of this device; after a recovery code with the next one. */
export interface Returned {
  guest: string;
  name: string;
  token: string;
  code?: string | null;
}

/** Show a recovery code; case, spaces and hyphens do not matter. */
export interface CodeShown {
  code: string;
}

/** Where I am told that it is my turn.

    `push_key` is what the browser needs to subscribe. `mail`: the address that is confirmed;
    `asked`: one that is not yet. Where the operator sends no mail, `mail_offered` is false. */
export interface Bells {
  push_key: string;
  devices: PushBell[];
  mail_offered: boolean;
  mail: string | null;
  asked: string | null;
  quiet: Hours | null;
}

/** A device of mine that rings; `here` is the one that asks. */
export interface PushBell {
  device: string;
  name: string;
  here: boolean;
}

/** Quiet hours: minutes since midnight in a time zone, as `Europe/Paris`; perhaps over midnight.

    None if they start when they end. */
export interface Hours {
  zone: string;
  starts: number;
  ends: number;
}

/** A browser's subscription: its `endpoint` and `keys`, as `toJSON` writes them. */
export interface PushHung {
  endpoint: string;
  keys: PushKeys;
}

/** The keys of a subscription, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Ask for quiet hours, or for none. */
export interface QuietSet {
  quiet: Hours | null;
}

/** Ask to be told by mail; the address is asked first. */
export interface MailAsked {
  address: string;
}

/** Show the secret of a link that came by mail. */
export interface MailConfirmed {
  secret: string;
}

/** Who is told by mail from now on, and where. */
export interface MailOn {
  name: string;
  address: string;
}

/** Whether mail was switched off just now; false if it was off already. */
export interface MailOff {
  off: boolean;
}

/** A game as the home page shows it; `measured`: levels of bots that rated games may have. */
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
  measured: string[];
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
  rated?: boolean;
  lesson?: boolean;
  limit?: Limit | null;
  daily?: string | null;
  branch?: boolean;
}

/** Ask for a table. With `start` and all seats filled the game begins at once.

    Who sits down at a `rated` table by `sit` agrees that the game counts. */
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
  rated?: boolean;
  sit?: number | null;
  contribute?: boolean;
  start?: boolean;
}

/** A bot to sit on a seat. */
export interface BotSeat {
  seat: number;
  level: string;
}

/** A whole game as one viewer may see it; the first lines that are `begun` are another one's. */
export interface Replay {
  game: string;
  players: string[];
  frames: Frame[];
  result: RecordResult | null;
  cards: string;
  begun: number;
}

/** One step of a replay: the record's line, what it did, and the view after it.

    At a `pause` people look at how a round has ended; what came then is a step without a line. So
    are others' moves at a deal of the day while its day lasts: some of them were made in secret.
    `lines`: how many lines of the record, chance and moves, lead here; a branch can begin there. */
export interface Frame {
  n: number;
  line: { [key: string]: any } | null;
  events: GameEvent[];
  view: View;
  lines: number;
  pause?: boolean;
}

/** The end of a record: the scores, and what proves its chance if it is proven. */
export interface RecordResult {
  scores: number[];
  winners: number[];
  seed?: string | null;
  secret?: string | null;
}

/** Ask for a table that begins with the first `step` lines of a game, chance and moves.

    I sit on `seat`; what it could not know is drawn anew, unless the very `same` cards are wanted.
    Bots of a level take the other seats and the game begins, or `friends` find them empty. */
export interface NewBranch {
  step: number;
  seat: number;
  cards?: "redealt" | "same";
  level?: string;
  friends?: boolean;
  hints?: boolean;
  contribute?: boolean;
}

/** Ask for a table that begins like the game of this record. */
export interface NewBranchOf {
  step: number;
  seat: number;
  cards?: "redealt" | "same";
  level?: string;
  friends?: boolean;
  hints?: boolean;
  contribute?: boolean;
  record: string;
}

/** What a record is worth. */
export interface Verdict {
  ok: boolean;
  line: number | null;
  message: string;
  proven: boolean;
}

/** How far a review has come: `done` is 1 when it is whole; null before its first picture. */
export interface Hindsight {
  done: number;
  review: Review | null;
}

/** A finished game in hindsight.

    It says what it was made with: the `reference` that everybody plays on like, the version of the
    program (`build`), how many `samples` and from which `seed`. Equal ones give the same review.
    Everybody's `start` is a `fair` share; where the first lines that are `begun` are another
    game's, it is the chance at that moment, and the steps are those from there on. */
export interface Review {
  scheme: number;
  reference: string;
  build: string;
  samples: number;
  seed: number;
  done: number;
  game: string;
  players: number;
  teams?: number[][] | null;
  begun?: number;
  fair: number;
  result: number[];
  seats: ReviewedSeat[];
  start: number[];
  steps: ReviewStep[];
  moments: Moment[];
}

/** How a seat's result came about: its start and these four add up to it.

    `hidden` is what could not be known. Of it all, `rest` is booked as sampling error. `accuracy`
    goes from 0 to 100, over the `decisions` that left a choice; null where there was none. */
export interface ReviewedSeat {
  luck: Estimate;
  hidden: Estimate;
  own: Estimate;
  others: Estimate;
  rest: number;
  accuracy: number | null;
  decisions: number;
}

/** A figure that was sampled, and its standard error. */
export interface Estimate {
  value: number;
  error: number;
}

/** A line of the record: chance, or a move; `values` are everybody's chances after it.

    Chance has its `luck` by seat. A move has what it was worth to who made it beside what the
    reference does (`skill`) and beside the best other move that was tried (`margin`: the verdict
    rests on it), what it met that could not be known (`hidden`), and what else was possible, the
    best first. */
export interface ReviewStep {
  line: number;
  kind: "chance" | "move";
  seat?: number | null;
  move?: string | null;
  by?: string | null;
  values: number[];
  errors: number[];
  luck?: number[];
  skill?: Estimate | null;
  margin?: Estimate | null;
  hidden?: Estimate | null;
  forced?: boolean;
  verdict?: "best" | "even" | "find" | "fine" | "forced" | "mistake" | "slip" | null;
  candidates?: Considered[];
}

/** A move that was possible, and the chance of winning with it by what the seat knew then.

    `reference` marks the one that the bot would have made which everybody is measured by. */
export interface Considered {
  move: string;
  value: number;
  error: number;
  played: boolean;
  reference: boolean;
}

/** A step that changed much for a seat: by luck, by its own doing or by others'.

    `weight` is what it changed; of an own move with a verdict, what the verdict rests on. */
export interface Moment {
  step: number;
  seat: number;
  weight: number;
  kind: "luck" | "others" | "own";
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

/** Somebody's games: how many, since when, and what they have come to.

    `sizes` are all finished games by the number of places, from one on. Luck and skill are those of
    the last games, of the one that was asked for or of all. */
export interface Profile {
  guest: string;
  name: string;
  public: boolean;
  games: number;
  since: number | null;
  stats: GameStats[];
  places: Places[];
  sizes: number[];
  luck: LuckAndSkill;
  bot?: BotMark | null;
}

/** What somebody has come to in a game: all finished games, the points of the last ones. */
export interface GameStats {
  game: string;
  games: number;
  wins: number;
  points: number[];
  rating: GameRating | null;
}

/** Somebody's rating in a game, with its course over the last games.

    `wins` of its `games` were won, `expected` were to be expected by the ratings of all who played. */
export interface GameRating {
  rating: number;
  spread: number;
  games: number;
  wins: number;
  expected: number;
  course: RatingAt[];
}

/** A rating after a game that ended at a time. */
export interface RatingAt {
  at: number;
  rating: number;
  spread: number;
}

/** How often somebody came to each place in their last games of so many, and what was expected.

    Where a game was not rated every place was to be expected alike. */
export interface Places {
  counts: number[];
  expected: number[];
}

/** Of how many of the last `games` hindsight is known, the last first. */
export interface LuckAndSkill {
  games: number;
  looked: LookedBack[];
}

/** A game in the picture of luck and skill; its `table` is told where it may be seen again. */
export interface LookedBack {
  table: string | null;
  game: string;
  at: number;
  seat: number;
  places: number;
  won: boolean;
  hindsight: SeatHindsight;
}

/** What hindsight says about somebody in a game: luck is a share of the win, with its error.

    `accuracy` goes from 0 to 100; null where nothing was to be decided, or a bot moved for them. */
export interface SeatHindsight {
  luck: number;
  error: number;
  accuracy: number | null;
}

/** Say whether others may see my games and ratings. */
export interface Shown {
  public: boolean;
}

/** A page of somebody's finished games, the last first, and how many there are in all. */
export interface History {
  total: number;
  games: PastGame[];
}

/** A finished game of somebody; its `table` is told where it may be seen again.

    `hindsight` is null until the game was looked at. */
export interface PastGame {
  table: string | null;
  game: string;
  at: number;
  rated: boolean;
  seat: number;
  place: number;
  places: number;
  points: number;
  left: boolean;
  others: PastSeat[];
  change: RatingStep | null;
  hindsight: SeatHindsight | null;
}

/** Who else played a game; no name and no id of who keeps their games to themselves. */
export interface PastSeat {
  kind: "bot" | "person";
  name: string | null;
  guest: string | null;
  level: string | null;
  place: number;
  points: number;
  left: boolean;
  bot?: BotMark | null;
}

/** What a game did to a rating: the strength lies within `spread` of it with 95 % certainty.

    The game counted by `weight`: 1 is in full. */
export interface RatingStep {
  before: number;
  after: number;
  spread: number;
  weight: number;
}

/** A page of the best players of a game, of a month or of all time, and how many there are.

    People are among them who let others see their games and have played `least` rated ones; where
    `programs` are asked for, people's programs instead. Bots of the house are among both. */
export interface Leaders {
  game: string;
  month: string | null;
  total: number;
  least: number;
  leaders: Leader[];
  me: MyRank | null;
  programs?: boolean;
}

/** One of the best players, a person or a bot; `change` is what a month has brought.

    A bot has a `level` if it is of the house, and `bot` if it is somebody's program. */
export interface Leader {
  rank: number;
  name: string;
  guest: string | null;
  level: string | null;
  rating: number;
  spread: number;
  games: number;
  change: number | null;
  bot?: BotMark | null;
}

/** Where I am among the best; no rank while I am not shown, or have played too little. */
export interface MyRank {
  rank: number | null;
  rating: number;
  spread: number;
  games: number;
  public: boolean;
}

/** What the game of a table did to ratings, by seat; `counted` once it is known. */
export interface TableRatings {
  rated: boolean;
  counted: boolean;
  seats: (RatingStep | null)[];
}

/** Today's deals, the commitments of tomorrow's, and my own days; `time` is the server's.

    `streak` are the days in a row on which I finished a try, up to today or yesterday. */
export interface Daily {
  today: DailyDay;
  tomorrow: DailyDay;
  streak: number;
  longest: number;
  mine: DailyTry[];
  time: number;
}

/** All deals of a day; `over` once their secrets are shown. */
export interface DailyDay {
  day: string;
  ends: number;
  over: boolean;
  deals: DailyDeal[];
}

/** A deal: the hash of its secret since `published`, and the secret once the day is over.

    `bot` is what plays the other seats: so many simulations a move. Results are shown to who has
    finished their own try, and to everybody once the day is over. */
export interface DailyDeal {
  day: string;
  game: string;
  rules: string;
  cards: string;
  bot: string;
  commitment: string;
  published: number;
  secret: string | null;
  under_way: number;
  mine: DailyTry | null;
  results: DailyResults | null;
}

/** My try that counts; what it came to is null while it is under way.

    Of the two bots the better one was `margin` points behind. It is marked, and not compared with
    others, if there was a try before on this device or at this address (`again`), if it ended when
    the secret was shown already (`late`), or if a bot played it to the end (`left`). */
export interface DailyTry {
  day: string;
  game: string;
  table: string;
  begun: number;
  ended: number | null;
  place: number | null;
  points: number | null;
  margin: number | null;
  mark: "again" | "late" | "left" | null;
}

/** Everybody's tries on the same cards; only `compared` ones are among the bars and the best.

    `rank` is mine among them, or where it would be if it is not compared. */
export interface DailyResults {
  compared: number;
  again: number;
  late: number;
  left: number;
  rank: number | null;
  bars: DailyBar[];
  best: DailyBest[];
}

/** How many tries came to a margin from `low` up to `high`; whether mine did. */
export interface DailyBar {
  low: number;
  high: number;
  count: number;
  mine: boolean;
}

/** One of the best tries; the name is null for who is not shown to others. */
export interface DailyBest {
  name: string | null;
  guest: string | null;
  place: number;
  points: number;
  margin: number;
  mine: boolean;
}

/** Play a day's deal: my one try that counts, or a practice game after it.

    `device` is a text that a browser draws once and keeps, whoever uses it. */
export interface NewDailyTry {
  practice?: boolean;
  device?: string;
}

export type ClientMessage = Hello | Move | Sit | Stand | Bot | Clear | Options | AgreeRated | Start | HashGiven | NonceShown | Say | Mute | Remove | HandOver | House | Undo | UndoAnswer | UndoWithdraw | Resign | Nudge | Here | StandIn | Rematch | Hint | AskSight | Preview | Why | Back | Lang | Looking | Earlier | Ping;

export type ServerMessage = Welcome | Updated | TableChanged | Said | Commit | Reveal | StartFailed | UndoAsked | UndoSettled | Nudged | Ok | Refusal | Hinted | Sighted | Previewed | Reason | ToldEarlier | Pong;
