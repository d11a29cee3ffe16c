/** A table as the screens see it: what the socket tells, in the order in which it may be shown. */
import { Attention } from "./attention";
import type { Beat, GameEvent, Player, View } from "./board";
import { called } from "./called";
import { guest } from "./guest.svelte";
import { hidden, veiled } from "./hidden.svelte";
import { answerTo } from "./luck";
import { finishAll, landed, lasting } from "./motion";
import { look, lookedAt, lookNoMore } from "./looked";
import { afterwards, Parade, stepsOf, type Step, type StopOf } from "./parade";
import { playersOf } from "./players";
import { settings } from "./settings.svelte";
import { callMe } from "./sound";
import { TableClient, type Connection, type Hooks, type Platform } from "./table-client";
import { t } from "./texts.svelte";
import { toasts } from "./toasts.svelte";
import { actorOf, isPlay, ownDeeds, traceOf } from "./trace";
import type {
  Update,
  Candidate,
  Chat,
  Commit,
  Position,
  Reveal,
  Table,
  UndoAsked,
  Updated,
  Welcome,
  You,
  Refusal,
} from "./protocol";
import { addressOf, type Answer, type Asked, type Told } from "./wire";

/** How long a move is announced that plays itself, at normal pace. */
const NOTICE = 900;
/** How long a move may be on its way before it is told, in milliseconds. */
const LATE = 1500;
/** How little of a time of days must be left, in milliseconds, to hurry. */
const URGENT = 300_000;

/** Tells whether what I may do is the same, whatever others have done. */
const isSameChoice = (one: Position, other: Position): boolean =>
  one.legal.join("\n") === other.legal.join("\n");

/** Adds an update to what happened; one that was shown in parts is one there. */
function withUpdate(happened: Update[], { seq, events }: Update): Update[] {
  if (!events.length) return happened;
  const last = happened.at(-1);
  if (last?.seq !== seq) return [...happened, { seq, events }];
  const more = events.filter((event) => !last.events.includes(event)); // a stop may be shown again
  return [...happened.slice(0, -1), { seq, events: [...last.events, ...more] }];
}

/** As whom a room is at its table: as myself, as another person of this device, or as nobody. */
export interface Sitter {
  readonly id: string | null;
  readonly token: string | undefined;
  /** Makes sure that the server knows them. */
  ready: () => Promise<unknown>;
  /** Hears that the server does not know a token. */
  isElsewhere: (refused: string) => boolean;
  /** Whether time runs for somebody who looks through this room. */
  isUrgent?: () => boolean;
}

export class TableRoom {
  table: Table = $state.raw() as Table;
  you: You = $state.raw({ guest: null, seat: null, host: false });
  /** What is on show; behind what is known while several updates are being shown one by one. */
  position: Position | null = $state.raw(null);
  /** Where the game stands, whatever is on show. */
  known: Position | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  /** The stop at which the table is looked at, until I go on. */
  beat: Beat | null = $state.raw(null);
  /** What has happened up to what is on show. */
  happened: Update[] = $state.raw([]);
  /** The same once everything has come where it belongs: the log does not tell the outcome early. */
  log: Update[] = $state.raw([]);
  /** The number after which the log is all that happened; before it there may be more to ask for. */
  logSince = $state(0);
  chat: Chat[] = $state.raw([]);
  /** Somebody whom I look at to do something about them, and the line of chat that led there. */
  person: { guest: string; name: string; line: number | null } | null = $state.raw(null);
  connection: Connection = $state("connecting");
  welcomed = $state(false);
  undoAsked: UndoAsked | null = $state.raw(null);
  /** The question about an undo that I have put off: it is still to be answered. */
  putOff = $state(0);
  /** What the others remind me of, until I react. */
  nudge = $state("");
  hints: Candidate[] = $state.raw([]);
  /** Which of the hints the board marks. */
  hinted = $state(0);
  /** Whether my only move is about to play itself. */
  forcing = $state(false);
  /** Whether something is being shown, so that what comes now has to wait. */
  showing = $state(false);
  /** Whether a stop waits for somebody to look at it. */
  stops = $state(false);
  /** Whether a move of mine is on its way. */
  busy = $state(false);
  /** Whether it has been for so long that it must be told. */
  sending = $state(false);
  refusal = $state("");
  #draft = $state("");
  /** The server's clock minus ours. */
  offset = 0;

  #client: TableClient;
  /** What a stop with these events asks for: the game says so. */
  #stopOf: StopOf = () => "wait";
  /** What has come before the game was loaded; null once it is. */
  #early: (() => void)[] | null = [];
  #parade = new Parade({
    show: (step) => this.#showStep(step),
    pass: (step) => this.#passStep(step),
    changed: () => {
      this.showing = this.#parade.busy;
      this.stops = this.#parade.stops;
    },
    beat: (beat) => (this.beat = beat),
    looked: ({ kind, seq }) =>
      kind === "over" ? lookNoMore(this.table.id) : look(this.table.id, seq),
    isMine: (step) => this.#isMine(step),
    isUrgent: () => this.who.isUrgent?.() ?? this.isUrgent(),
    isWatching: () => !this.who.isUrgent && this.you.seat === null,
  });
  /** Whether the server takes it that I see the table. */
  #looking = true;
  #attention = new Attention(() => this.#tellLooking());
  /** Whether no move plays itself until I have moved: I took one back, or it was refused. */
  #byHand = false;
  /** Where advice was last asked for; null once I have moved. */
  #advised: Position | null = null;
  #forced: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: Table,
    platform?: Platform,
    readonly who: Sitter = guest,
  ) {
    this.table = table;
    const hooks: Hooks = {
      token: () => who.token ?? null,
      lang: () => settings.language,
      welcome: (message, anew) => this.#welcome(message, anew),
      update: (message) => this.#update(message),
      told: (message) => this.#told(message),
      connection: (state) => (this.connection = state),
      stranger: (token) => void who.isElsewhere(token), // it is asked again
      fault: ({ code, message }) => {
        if (code !== "unauthorized") toasts.add(message, "error"); // the ways back are offered
      },
    };
    this.#client = new TableClient(addressOf(table.id), hooks, platform);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Begins to show what happens, once the game is loaded: it says what its stops ask for. */
  begin(stopOf: StopOf = this.#stopOf): void {
    this.#stopOf = stopOf;
    const early = this.#early ?? [];
    this.#early = null;
    for (const show of early) show();
  }

  #onceBegun(show: () => void): void {
    if (this.#early) this.#early.push(show);
    else show();
  }

  /**
   * Somebody else looks: nothing of this room is shown, chosen or heard until it is looked at again. Stops
   * wait for that only where they are kept.
   */
  rest(keepsStops: boolean): void {
    finishAll();
    this.#parade.rest(keepsStops);
    this.#forceNothing();
    this.events = [];
    this.hints = [];
    this.#advised = null;
    this.draft = "";
    this.person = null;
  }

  /** Is looked at again. */
  wake(): void {
    this.#parade.wake();
    this.#force();
  }

  close(): void {
    this.#parade.clear();
    clearTimeout(this.#forced);
    this.#attention.close();
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#client.close();
  }

  /** Hears everything again in the language that is set now. */
  relearn(): void {
    this.#parade.clear();
    this.happened = [];
    this.log = [];
    this.logSince = 0;
    this.#client.restart();
  }

  #hurry = (): void => {
    // What nobody sees need not move, and what has piled up is not shown bit by bit.
    this.#tellLooking();
    if (document.visibilityState !== "visible") return finishAll();
    this.#parade.catchUp();
    this.#client.hurry();
    this.#comeBack();
  };

  /**
   * Says whether I see the table: who has only left it open is told elsewhere of their turn, and does
   * not keep others from starting.
   */
  #tellLooking(): void {
    const gone = this.table.status === "lobby" && this.#attention.idle;
    const on = document.visibilityState === "visible" && !gone;
    const { seat, host } = this.you;
    if (on === this.#looking || !this.welcomed || (seat === null && !host)) return;
    this.#looking = on;
    void this.#client.ask({ type: "looking", on });
  }

  /** Takes my seat back from a bot as soon as I look at the table again. */
  #comeBack(): void {
    const away = this.mySeat?.standin && !this.mySeat.resigned && this.table.status === "playing";
    if (away && document.visibilityState === "visible") void this.#client.ask({ type: "back" });
  }

  /** Tells those who wait for me that I am here. */
  react(): void {
    this.nudge = "";
    void this.#client.ask({ type: "here" });
  }

  /** The move that is being chosen; whoever chooses on has read why something was not possible. */
  get draft(): string {
    return this.#draft;
  }
  set draft(draft: string) {
    this.#draft = draft;
    this.refusal = "";
  }

  /** The people and bots by seat, with the pictures the frame gives them. */
  players: Player[] = $derived(playersOf(veiled(this.table), guest.id));
  /** The chat without those whom I do not want to read. */
  heard: Chat[] = $derived(
    this.chat
      .filter((line) => !hidden.has(line.guest))
      .map((line) => ({ ...line, name: called(line.name), by: line.by && called(line.by) })),
  );
  /** Why I may not speak here; null where I may. */
  silence: "removed" | "muted" | "seated" | null = $derived.by(() => {
    const { guest, seat, host } = this.you;
    if (this.table.removed.some((each) => each.guest === guest)) return "removed";
    if (guest !== null && this.table.muted.includes(guest)) return "muted";
    return seat !== null || host || this.table.watchers_chat ? null : "seated";
  });
  /** My legal moves, none while something is still being shown or sent. */
  legal: string[] = $derived(this.busy || !this.position ? [] : this.position.legal);
  view: View | null = $derived(this.position?.view ?? null);
  /** Moves that the board marks: what the lesson asks for, or what a hint recommends. */
  marked: string[] = $derived(
    this.position?.lesson?.move && this.you.seat !== null
      ? [this.position.lesson.move]
      : this.hints.slice(this.hinted, this.hinted + 1).map(({ move }) => move),
  );
  /** What others did since my last move. */
  trace: GameEvent[] = $derived(traceOf(this.log, this.you.seat));
  mySeat = $derived(this.you.seat === null ? null : (this.table.seats[this.you.seat] ?? null));

  /** Looks at who sits on a seat, to do something about them. */
  look(seat: number): void {
    const { guest } = this.table.seats[seat]!;
    const name = this.players[seat]!.name;
    if (guest && guest !== this.you.guest) this.person = { guest, name, line: null };
  }

  /** Asks and shows a refusal as a notice. */
  async ask(message: Asked): Promise<Answer> {
    const answer = await this.#client.ask(message);
    if (answer.type === "error") this.#refused(answer);
    return answer;
  }

  /** Ends what is moving or being shown; my only move is made at once. */
  skip(): void {
    if (this.forcing) this.#playForced();
    else this.#parade.skip();
  }

  #refused({ code, message, position }: Refusal): void {
    if (position && !this.#parade.busy) this.#show(position, []);
    if (code.startsWith("lesson")) this.refusal = message;
    else toasts.add(code === "stale" ? t("error-stale") : message, "error");
  }

  async play(move: string): Promise<void> {
    if (!this.position || this.busy) return;
    this.busy = true;
    this.draft = "";
    this.refusal = "";
    this.hints = [];
    this.#advised = null;
    this.#forceNothing();
    const late = setTimeout(() => (this.sending = true), LATE);
    this.#byHand = !(await this.#move(move, this.position));
    clearTimeout(late);
    this.sending = this.busy = false;
    this.#force();
  }

  /**
   * Sends a move, and tells whether it was made; where all act at once, again if somebody was faster
   * and it is still possible.
   */
  async #move(move: string, seen: Position): Promise<boolean> {
    const answer = await this.#client.ask({ type: "move", seq: seen.seq, move });
    if (answer.type !== "error") return true;
    const now = answer.position;
    const again = seen.to_act.length > 1 && (now?.legal.includes(move) ?? false);
    if (now && again) return this.#move(move, now);
    this.#refused(answer);
    return false;
  }

  async why(move: string): Promise<void> {
    const answer = await this.#client.ask({ type: "why", move });
    if (answer.type === "why" && !answer.legal) this.refusal = answer.message;
    else if (answer.type === "error") this.refusal = answer.message;
  }

  async preview(move: string): Promise<View | null> {
    if (!this.position) return null;
    const answer = await this.#client.ask({ type: "preview", seq: this.position.seq, move });
    return answer.type === "preview" ? answer.view : null;
  }

  async hint(): Promise<void> {
    this.refusal = ""; // what was tried before stands in the hint's place
    if (this.position) await this.#hint(this.position);
  }

  /** Asks for advice; where all act at once it holds as long as the own choice stays the same. */
  async #hint(seen: Position): Promise<void> {
    this.#advised = seen;
    const answer = await this.#client.ask({ type: "hint", seq: seen.seq });
    if (this.#advised !== seen || !this.position || !isSameChoice(this.position, seen)) return;
    if (answer.type === "hint") {
      this.hinted = 0;
      this.hints = answer.candidates;
    } else if (answer.type === "error") {
      const now = answer.position;
      if (now && seen.to_act.length > 1 && isSameChoice(now, seen)) await this.#hint(now);
      else this.#refused(answer);
    }
  }

  async undo(): Promise<void> {
    if (!this.known) return;
    await this.ask({ type: "undo", seq: this.known.seq });
  }

  answerUndo(ask: number, agree: boolean): void {
    this.undoAsked = null;
    void this.ask({ type: "undo-answer", ask, agree });
  }

  async sit(seat: number): Promise<void> {
    await this.who.ready();
    await this.ask({ type: "sit", seat, contribute: true, rated: this.table.rated });
  }

  #welcome(message: Welcome, anew: boolean): void {
    this.offset = message.time - Date.now();
    this.table = message.table;
    this.you = message.you;
    this.chat = message.chat;
    this.undoAsked = null;
    const ends = (message.position?.over ?? false) && this.#isNews(message, anew);
    this.known = message.position;
    this.welcomed = true;
    this.#looking = true; // as the server takes a new connection
    this.#tellLooking();
    this.#onceBegun(() => this.#arrive(message, anew, ends));
    this.#comeBack();
  }

  /** Whether I have not seen yet how the game stands: at a table that I was at before. */
  #isNews({ position }: Welcome, anew: boolean): boolean {
    if (!anew) return !this.known?.over;
    const looked = lookedAt(this.table.id);
    return looked !== null && (position?.seq ?? 0) > looked;
  }

  /** Shows what was missed while it waits to be looked at, and then how the game stands; `ends`: it has ended. */
  #arrive(message: Welcome, anew: boolean, ends: boolean): void {
    // What was told before the line broke is not told again, even if nobody has seen it yet.
    const left = this.#parade.clear();
    if (anew) {
      this.logSince = message.since;
      this.happened = [];
    }
    const { position } = message;
    this.events = [];
    if (anew && !position?.over && lookedAt(this.table.id) === null)
      look(this.table.id, position?.seq ?? 0);
    if (!position) return void (this.position = null);
    const steps = [...(anew ? [] : left), ...this.#missed(message, position, ends)];
    const own = ownDeeds(steps, this.you.seat, this.mySeat?.standin ?? false);
    const [first, ...rest] = afterwards(steps, position, (step) => own.has(step));
    this.happened = this.log = first!.passed.reduce(withUpdate, this.happened);
    if (first!.stop) return this.#parade.add([{ ...first!, passed: [] }, ...rest]);
    this.position = position;
    this.#force();
  }

  /** What happened meanwhile, as steps; only what I have not looked at stops. */
  #missed({ history }: Welcome, position: Position, ends: boolean): Step[] {
    const looked = lookedAt(this.table.id) ?? position.seq;
    const last = history.findLast(({ events }) => events.some(isPlay));
    return history.flatMap((update) => {
      const stopOf: StopOf = update.seq > looked ? this.#stopOf : () => null;
      return stepsOf({ type: "update", ...update, position }, stopOf, ends && update === last);
    });
  }

  #isMine = (step: Step): boolean => this.you.seat !== null && actorOf(step) === this.you.seat;

  /** Asks for the page of the log before what there is of it. */
  async earlier(): Promise<void> {
    const before = this.happened[0]?.seq ?? this.logSince + 1;
    const since = this.logSince;
    const answer = await this.ask({ type: "earlier", before });
    if (answer.type !== "earlier" || since !== this.logSince) return;
    this.happened = [...answer.history, ...this.happened];
    this.log = [...answer.history, ...this.log];
    this.logSince = answer.since;
  }

  #update(message: Updated): void {
    const ends = message.position.over && !this.known?.over;
    this.known = message.position;
    this.#onceBegun(() => this.#parade.add(stepsOf(message, this.#stopOf, ends)));
  }

  /** Whether my own time is running; where it is days, only towards their end. */
  isUrgent(): boolean {
    const { seat } = this.you;
    const clock = this.known?.clock;
    if (seat === null || !clock || !this.known?.to_act.includes(seat)) return false;
    const left = (clock.deadline ?? Infinity) - Date.now() - this.offset;
    return this.table.limit?.kind !== "correspondence" || left < URGENT;
  }

  #showStep({ passed, seq, events, position }: Step): void {
    this.happened = [...passed, { seq, events }].reduce(withUpdate, this.happened);
    void landed().then(() => (this.log = this.happened));
    const undone = events.some((event) => event.event === "undone");
    if (undone) this.#byHand ||= events.some((event) => event["seat"] === this.you.seat);
    if (!this.position || position.seq >= this.position.seq) this.#show(position, events);
    this.#force();
  }

  /** Keeps what nobody looks at. */
  #passStep({ passed, seq, events, position }: Step): void {
    this.happened = this.log = [...passed, { seq, events }].reduce(withUpdate, this.happened);
    if (!this.position || position.seq >= this.position.seq) this.#show(position, []);
  }

  #show(position: Position, events: GameEvent[]): void {
    this.events = events;
    if (!this.position || !isSameChoice(position, this.position)) this.hints = [];
    this.position = position;
    if (this.you.seat === null || !position.to_act.includes(this.you.seat)) this.nudge = "";
    this.refusal = "";
    this.#forceNothing();
    if (!position.legal.some((move) => move.startsWith(this.draft))) this.draft = "";
  }

  /** Lets my only move play itself after a notice, where that is wished and tells nobody anything. */
  #force(): void {
    if (!this.plays || this.#parade.resting) return;
    const { position } = this;
    this.forcing = true;
    void landed().then(() => {
      if (this.position !== position || !this.forcing) return;
      clearTimeout(this.#forced);
      this.#forced = setTimeout(() => this.#playForced(), lasting(NOTICE));
    });
  }

  #forceNothing(): void {
    clearTimeout(this.#forced);
    this.forcing = false;
  }

  #playForced(): void {
    const move = this.position?.legal[0];
    if (this.forcing && move !== undefined) void this.play(move);
  }

  /** Whether my only move plays itself, which nobody need look at. */
  get plays(): boolean {
    return (this.position?.forced ?? false) && settings.forced && !this.#byHand && !this.busy;
  }

  #told(message: Told): void {
    if (message.type === "table") this.#seats(message.table);
    else if (message.type === "chat") this.chat = [...this.chat, message.chat];
    else if (message.type === "undo-asked") this.undoAsked = message;
    else if (message.type === "undo-settled") {
      this.undoAsked = null;
      toasts.add(t(message.agreed ? "undo-agreed" : "undo-refused"));
    } else if (message.type === "nudged") {
      this.nudge = message.text;
      callMe();
    } else if (message.type === "start-failed") {
      toasts.add(message.message, "error");
    } else if (message.type === "commit" || message.type === "reveal") this.#contribute(message);
  }

  /** Adds my number to the luck, but only to the deal that I was promised. */
  #contribute(message: Commit | Reveal): void {
    if (this.you.seat === null) return;
    const { id } = this.table;
    const holder = this.who === guest ? id : `${id}.${this.who.id}`;
    const answer = answerTo(this.table, this.you.seat, message, holder);
    if (answer === "refused") toasts.add(t("luck-refused"), "error");
    else if (answer === "elsewhere") toasts.add(t("luck-elsewhere"));
    else void this.#client.ask(answer); // another page of mine may have been quicker
  }

  /** Takes the seats as they are now; who I am follows from them. */
  #seats(table: Table): void {
    this.table = table;
    const { id } = this.who;
    const mine = table.seats.find((seat) => seat.guest !== null && seat.guest === id);
    this.you = { guest: id, seat: mine?.seat ?? null, host: table.host === id };
    this.#tellLooking(); // once the game has begun, thinking counts as looking
  }
}
