/** The page as its own host: asks a worker, and shows how far that has come. */
import { Line, type Host } from "$lib/host";
import { engineOf, isAtHand } from "./boot";
import HostWorker from "./host.worker?worker";
import type { Begin, ToHost, ToPage } from "./messages";
import { engine } from "./engine.svelte";
import { offer } from "./offers";
import { offline } from "./offline.svelte";
import { Pulse } from "./pulse";

type Answer = ToPage & { kind: "answer" };

const base = new URL(import.meta.env.BASE_URL, location.href).href;
/** Whom a page was last told about itself: it is shown before the engine is there. */
const ME = "/guests/me";
const KEPT = "lanai.page.me";
/** Milliseconds after which a page that has begun to host has time for other things. */
const SETTLED = 10_000;
/** Milliseconds without news after which that is looked at again. */
const QUIET = 500;

class PageHost {
  #worker: Worker | null = null;
  #waiting = new Map<string, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>();
  #lines = new Map<string, Line>();
  #count = 0;
  /** How I am known here, by whatever I asked last. */
  #me: HeadersInit | null = null;
  #looking: ReturnType<typeof setTimeout> | undefined;
  /** Whether whoever hosts has stopped answering. */
  #silent = false;
  #pulse = new Pulse(
    () => {
      if (engine.ready) this.#worker?.postMessage({ kind: "ping" } satisfies ToHost);
      return engine.ready;
    },
    () => {
      this.#silent = true;
      this.#fail("silent");
    },
  );

  constructor() {
    this.#pulse.follow();
  }

  /** Answers from what lies beside the page where that is enough, so that no engine is loaded for it. */
  fetch: Host["fetch"] = async (path, asked) => {
    if ((asked.method ?? "GET") === "GET") {
      const offered = await offer(base, path);
      if (offered) return offered;
      if (path === ME && !engine.ready) {
        const kept = localStorage.getItem(KEPT);
        if (kept) return new Response(kept);
      }
    }
    if (new Headers(asked.headers).has("Authorization")) this.#me = asked.headers!;
    const answer = await this.#ask(path, asked);
    const told = new Response(answer.body, { status: answer.status, headers: answer.headers });
    if (path === ME && told.ok) this.#keep(await told.clone().text());
    else if (asked.method === "POST") this.#lookSoon();
    return told;
  };

  connect(path: string, line: Line): void {
    if (line.readyState === 3) return;
    const socket = String(this.#count++);
    this.#lines.set(socket, line);
    line.out = (text) => this.#post({ kind: "say", socket, text });
    line.hangUp = () => {
      this.#lines.delete(socket);
      this.#post({ kind: "close", socket });
    };
    this.#post({ kind: "open", socket, path });
    line.open();
  }

  /** Keeps what the first screen shows of my tables, once nothing has happened for a moment. */
  #lookSoon(): void {
    clearTimeout(this.#looking);
    this.#looking = setTimeout(() => void this.#look(), QUIET);
  }
  async #look(): Promise<void> {
    if (!this.#me) return;
    const answer = await this.#ask(ME, { headers: this.#me }).catch(() => null);
    if (answer?.status === 200) this.#keep(new TextDecoder().decode(answer.body));
  }
  #keep(me: string): void {
    try {
      localStorage.setItem(KEPT, me);
    } catch {
      // Then they are shown once the engine is there.
    }
  }

  #ask(path: string, { method = "GET", headers, body }: RequestInit): Promise<Answer> {
    const id = String(this.#count++);
    const answered = new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    const sent = [...new Headers(headers)];
    const text = typeof body === "string" ? body : "";
    this.#post({ kind: "ask", id, method, path: `/api${path}`, headers: sent, body: text });
    return answered;
  }

  #post(message: ToHost): void {
    engine.want();
    this.warm();
    this.#worker!.postMessage(message);
  }

  /** Starts the engine, if only to have it ready. */
  warm(): void {
    this.#worker ??= this.#begin();
  }

  /** Does so on a device on which somebody has played before, and where nothing is left to be loaded for it. */
  async warmAtHome(): Promise<void> {
    if (!localStorage.getItem(KEPT)) return;
    const { folder } = await engineOf(base);
    if (await isAtHand(folder)) this.warm();
  }

  #begin(): Worker {
    const worker = new HostWorker();
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#fail(message);
    worker.postMessage({ kind: "begin", base, silent: this.#silent } satisfies Begin);
    this.#silent = false;
    engine.begin();
    void navigator.storage?.persist?.().catch(() => undefined);
    return worker;
  }

  #hear(message: ToPage): void {
    this.#pulse.heard();
    if (message.kind === "answer") {
      this.#waiting.get(message.id)?.resolve(message);
      this.#waiting.delete(message.id);
    } else if (message.kind === "said") {
      this.#lines.get(message.socket)?.onmessage?.({ data: message.text });
      this.#lookSoon();
    } else if (message.kind === "closed") {
      const line = this.#lines.get(message.socket);
      this.#lines.delete(message.socket);
      line?.end(message.code);
    } else if (message.kind === "failed") this.#fail(message.message);
    else {
      engine.hear(message);
      // Whoever has played here once plays here without a network too.
      if (message.kind === "ready") setTimeout(() => void offline.keep(), SETTLED);
    }
  }

  /** The engine cannot be loaded: whoever waits hears it, and the next one to ask tries again. */
  #fail(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    engine.fail();
    const waiting = [...this.#waiting.values()];
    const lines = [...this.#lines.values()];
    this.#waiting.clear();
    this.#lines.clear();
    for (const { reject } of waiting) reject(new Error(why));
    for (const line of lines) line.end(1001);
  }
}

export const host = new PageHost();
