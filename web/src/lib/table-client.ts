/**
 * The socket of one table: comes back after every loss, asks for what it missed, repeats what was not
 * answered. Requests carry ids, so repeating one is harmless.
 */
import { host } from "./host";
import type { ClientMessage, ServerMessage, Refusal, Updated, Welcome } from "./protocol";
import type { Answer, Asked, Told } from "./wire";

/**
 * "broken": the server itself has failed at what was asked; asking again may fail again. "gone": there is
 * no such table any more, for instance because nobody has started it for days.
 */
export type Connection = "connecting" | "open" | "lost" | "broken" | "gone" | "closed";

export interface Hooks {
  /** Gives the token at each hello: it may have changed since the last one. */
  token: () => string | null;
  lang: () => string;
  /** `anew`: its history takes the place of all that was told before. */
  welcome: (message: Welcome, anew: boolean) => void;
  update: (message: Updated) => void;
  told: (message: Told) => void;
  connection: (state: Connection) => void;
  /** The server does not know this token any more: get another one before the next hello. */
  stranger: (token: string) => void;
  /** A refusal that answers no request: the hello was not accepted, or a message not understood. */
  fault: (message: Refusal) => void;
}

/** What of the platform is used; the tests bring their own. */
export interface Platform {
  open: (url: string) => WebSocket;
  random: () => number;
}
const browser: Platform = { open: host.open, random: Math.random };

const UNKNOWN_TOKEN = 4401;
const BANNED = 4403;
const NO_TABLE = 4404;
const DEFECT = 1011;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 3000;
const LONGEST_REST = 60_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
/** With the wait before the next try, a person is back within a second. */
const HASTE = 600;

interface Waiting {
  message: ClientMessage & { id: string };
  resolve: (answer: Answer) => void;
}

export class TableClient {
  #socket: WebSocket | null = null;
  #opened = false;
  #welcomed = false;
  #seq: number | null = null;
  #tries = 0;
  /** Defects since something was last answered: a welcome proves nothing, what failed is asked again. */
  #defects = 0;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #run: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    readonly url: string,
    readonly hooks: Hooks,
    readonly platform: Platform = browser,
  ) {
    this.#run = Math.floor(platform.random() * 2 ** 40).toString(36);
    this.#open();
  }

  /** Sends a request; the answer may come after any number of lost connections. */
  ask(message: Asked): Promise<Answer> {
    const id = `${this.#run}-${this.#count++}`;
    return new Promise((resolve) => {
      const waiting = { message: { ...message, id } as Waiting["message"], resolve };
      this.#waiting.set(id, waiting);
      if (this.#welcomed) this.#send(waiting.message);
    });
  }

  /**
   * Tries at once, for instance because the browser says that it is online again. A line that was open
   * before may be dead, which a sleeping device is not told: it must give a sign of life soon.
   */
  hurry(): void {
    if (this.#closed) return;
    if (this.#welcomed) return void this.#beat(HASTE);
    if (this.#socket) return;
    this.#tries = 0;
    this.#open();
  }

  /** Begins anew, to be told everything again: in another language, or as somebody else. */
  restart(): void {
    this.#seq = null;
    this.#tries = 0;
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#end("closed");
  }

  #end(how: "closed" | "gone"): void {
    this.#closed = true;
    this.#drop();
    this.hooks.connection(how);
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (!this.#defects) this.hooks.connection(this.#opened ? "lost" : "connecting");
    this.#opened = true;
    const socket = this.platform.open(this.url);
    this.#socket = socket;
    const token = this.hooks.token();
    socket.onopen = () => {
      this.#send({ type: "hello", token, since: this.#seq, lang: this.hooks.lang() });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === NO_TABLE || code === BANNED) return this.#end("gone");
      if (code === UNKNOWN_TOKEN && token !== null) this.hooks.stranger(token);
      if (code === DEFECT) this.#defects++;
      this.#again();
    };
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }

  /** Comes back after a while, longer each time, a little different for everybody. */
  #again(): void {
    this.#drop();
    if (this.#closed) return;
    this.hooks.connection(this.#defects ? "broken" : "lost");
    const wait = this.#defects
      ? Math.min(LONGEST_REST, FIRST_WAIT * 4 ** this.#defects)
      : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#open(), wait * (0.5 + this.platform.random()));
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "update") this.#update(message);
    else if (!("id" in message)) this.hooks.told(message);
    else if (message.type === "error" && message.id === null) this.hooks.fault(message);
    else this.#answered(message);
  }

  #answered(answer: Answer): void {
    if (this.#defects) this.hooks.connection("open");
    this.#defects = 0;
    const id = answer.id ?? "";
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(answer);
  }

  #welcome(message: Welcome): void {
    this.#tries = 0;
    this.#welcomed = true;
    const anew = message.since !== this.#seq;
    if (message.position) this.#seq = Math.max(this.#seq ?? 0, message.position.seq);
    this.hooks.welcome(message, anew);
    if (!this.#defects || !this.#waiting.size) this.hooks.connection("open");
    for (const { message: asked } of this.#waiting.values()) this.#send(asked);
    this.#heart = setInterval(() => void this.#beat(), PING_EVERY);
  }

  /** Takes the next update; one told twice is passed over, a gap is asked for anew. */
  #update(message: Updated): void {
    if (this.#seq !== null && message.seq <= this.#seq) return;
    if (this.#seq !== null && message.seq > this.#seq + 1) return this.#again();
    this.#seq = message.seq;
    this.hooks.update(message);
  }

  /** Finds out whether somebody is still there: a dead line says nothing by itself. */
  async #beat(patience = PATIENCE): Promise<void> {
    const socket = this.#socket;
    const late = setTimeout(() => {
      if (socket === this.#socket) this.#again();
    }, patience);
    await this.ask({ type: "ping" });
    clearTimeout(late);
  }
}
