/** A table as the screens see it: what the socket tells, in the order in which it may be shown. */
import type { Beat, GameEvent, Player, View } from "./board";
import { guest } from "./guest.svelte";
import { hidden, veiled } from "./hidden.svelte";
import { commit, reveal } from "./luck";
import { playersOf } from "./players";
import { moves, settings } from "./settings.svelte";
import { callMe } from "./sound";
import { TableClient, type Connection, type Hooks, type Platform } from "./table-client";
import { t } from "./texts.svelte";
import { toasts } from "./toasts.svelte";
import { traceOf } from "./trace";
import type {
  Update,
  Candidate,
  Chat,
  Position,
  Reveal,
  Table,
  UndoAsked,
  Updated,
  Welcome,
  You,
  Refusal,
} from "./protocol";
import type { Answer, Asked, Told } from "./wire";

const STEP = 380;
const HURRIED = 90;
const CROWD = 8;

/** Tells whether what I may do is the same, whatever others have done. */
const isSameChoice = (one: Position, other: Position): boolean =>
  one.legal.join("\n") === other.legal.join("\n");

export class TableRoom {
  table: Table = $state.raw() as Table;
  you: You = $state.raw({ guest: null, seat: null, host: false });
  /** What is on show; behind what is known while several updates are being shown one by one. */
  position: Position | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  /** The stop at which the table is looked at, until I go on. */
  beat: Beat | null = $state.raw(null);
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
  /** Whether a move of mine is on its way. */
  busy = $state(false);
  refusal = $state("");
  draft = $state("");
  /** The server's clock minus ours. */
  offset = 0;

  #client: TableClient;
  #queue: Updated[] = [];
  /** Where advice was last asked for; null once I have moved. */
  #advised: Position | null = null;
  #pace: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, platform?: Platform) {
    this.table = table;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const hooks: Hooks = {
      token: () => guest.token ?? null,
      lang: () => settings.language,
      welcome: (message, anew) => this.#welcome(message, anew),
      update: (message) => this.#update(message),
      told: (message) => this.#told(message),
      connection: (state) => (this.connection = state),
      stranger: (token) => void guest.anew(token).catch(() => undefined), // it is asked again
      fault: (message) => toasts.add(message.message, "error"),
    };
    const url = `${scheme}://${location.host}/api/tables/${table.id}/socket`;
    this.#client = new TableClient(url, hooks, platform);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    clearTimeout(this.#pace);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#client.close();
  }

  /** Hears everything again in the language that is set now. */
  relearn(): void {
    this.#stop();
    this.log = [];
    this.logSince = 0;
    this.#client.restart();
  }

  #hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    this.#client.hurry();
    this.#comeBack();
  };

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

  /** The people and bots by seat, with the pictures the frame gives them. */
  players: Player[] = $derived(playersOf(veiled(this.table), this.you.guest));
  /** The chat without those whom I do not want to read. */
  heard: Chat[] = $derived(this.chat.filter((line) => !hidden.has(line.guest)));
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

  #refused({ code, message, position }: Refusal): void {
    if (position) this.#show({ type: "update", seq: position.seq, events: [], position });
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
    await this.#move(move, this.position);
    this.busy = false;
  }

  /** Sends a move; where all act at once, again if somebody was faster and it is still possible. */
  async #move(move: string, seen: Position): Promise<void> {
    const answer = await this.#client.ask({ type: "move", seq: seen.seq, move });
    if (answer.type !== "error") return;
    const now = answer.position;
    const again = seen.to_act.length > 1 && (now?.legal.includes(move) ?? false);
    if (now && again) await this.#move(move, now);
    else this.#refused(answer);
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
    if (!this.position) return;
    await this.ask({ type: "undo", seq: this.position.seq });
  }

  async sit(seat: number): Promise<void> {
    await guest.ready();
    await this.ask({ type: "sit", seat, contribute: true });
  }

  #welcome(message: Welcome, anew: boolean): void {
    this.offset = message.time - Date.now();
    this.table = message.table;
    this.you = message.you;
    this.chat = message.chat;
    this.#remember(message, anew);
    this.events = [];
    this.undoAsked = null;
    this.position = message.position;
    this.welcomed = true;
    this.#comeBack();
  }

  /** Adds what was missed to the log, or begins it anew where what is in it is too old. */
  #remember({ since, history }: Welcome, anew: boolean): void {
    // What was told before the line broke is not told again, even if nobody has seen it yet.
    const told = this.#stop().filter(({ events }) => events.length);
    this.log = anew ? history : [...this.log, ...told, ...history];
    if (anew) this.logSince = since;
  }

  /** Asks for the page of the log before what there is of it. */
  async earlier(): Promise<void> {
    const before = this.log[0]?.seq ?? this.logSince + 1;
    const since = this.logSince;
    const answer = await this.ask({ type: "earlier", before });
    if (answer.type !== "earlier" || since !== this.logSince) return;
    this.log = [...answer.history, ...this.log];
    this.logSince = answer.since;
  }

  /** Stops showing updates, and gives those that were not shown. */
  #stop(): Update[] {
    clearTimeout(this.#pace);
    this.#pace = undefined;
    return this.#queue.splice(0).map(({ seq, events }) => ({ seq, events }));
  }

  /** Shows updates one by one, so that each can be seen; hurries when many have come together. */
  #update(message: Updated): void {
    this.#queue.push(message);
    if (this.#pace === undefined) this.#next();
  }

  #next = (): void => {
    const message = this.#queue.shift();
    if (!message) {
      this.#pace = undefined;
      return;
    }
    this.#show(message);
    const quiet = message.events.length === 0 || !moves();
    const wait = quiet ? 0 : this.#queue.length > CROWD ? HURRIED : STEP;
    this.#pace = setTimeout(this.#next, wait);
  };

  #show({ seq, events, position }: Updated): void {
    if (events.length) this.log = [...this.log, { seq, events }];
    if (this.position && position.seq < this.position.seq) return;
    this.events = events;
    if (!this.position || !isSameChoice(position, this.position)) this.hints = [];
    this.position = position;
    if (this.you.seat === null || !position.to_act.includes(this.you.seat)) this.nudge = "";
    this.refusal = "";
    if (!position.legal.some((move) => move.startsWith(this.draft))) this.draft = "";
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
    } else if (message.type === "commit") {
      const hash = commit(this.table.id, message);
      void this.ask({ type: "hash", attempt: message.attempt, hash });
    } else if (message.type === "reveal") this.#reveal(message);
  }

  /** Adds my number to the luck, but only to the deal that I was promised. */
  #reveal(message: Reveal): void {
    if (this.you.seat === null) return;
    const nonce = reveal(this.table, this.you.seat, message);
    if (nonce === null) toasts.add(t("luck-refused"), "error");
    else void this.ask({ type: "nonce", attempt: message.attempt, nonce });
  }

  /** Takes the seats as they are now; who I am follows from them. */
  #seats(table: Table): void {
    this.table = table;
    const mine = table.seats.find((seat) => seat.guest !== null && seat.guest === guest.id);
    this.you = { guest: guest.id, seat: mine?.seat ?? null, host: table.host === guest.id };
  }
}
