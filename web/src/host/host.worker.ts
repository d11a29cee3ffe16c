/**
 * The worker of one page. Of all pages of a device one hosts the tables of all: its worker holds the lock, and
 * runs the hall. The workers of the others pass everything on to it. When it goes, the next one takes its place.
 */
import type { PyProxy } from "pyodide/ffi";
import { boot, engineOf } from "./boot";
import { openDrawer } from "./drawer";
import type { Begin, FromHost, ToHost, ToPage } from "./messages";
import { Thinker } from "./thinkers";

/** A message between workers: `to` names the worker that it is for, null the one that hosts. */
interface Letter {
  from: string;
  to: string | null;
  message: ToHost | FromHost;
}

/** The hall, as Python has it. */
interface Hall {
  ask: (
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string,
  ) => Promise<[number, [string, string][], Uint8Array<ArrayBuffer>]>;
  connect: (
    name: string,
    path: string,
    say: (text: string) => void,
    end: (code: number) => void,
  ) => void;
  hear: (name: string, text: string) => void;
  hang_up: (name: string) => void;
  warm_up: () => void;
}

/** Milliseconds without a question after which the first worker that thinks is started, needed or not. */
const REST = 300;
const GOING_AWAY = 1001;
/** Over plain http pages cannot agree on who hosts: each does for itself, and keeps nothing. */
const shared = "locks" in navigator;
const own = Math.random().toString(36).slice(2);
const tell = (message: ToPage) => postMessage(message);
let hall: Hall | null = null;
/** What came before the hall was open. */
let early: [string, ToHost][] = [];
let hosts = false;
/** The sockets that are open in the hall, by the worker and its own name for them. */
const sockets = new Set<string>();
let channel: BroadcastChannel;

function answer(to: string, message: FromHost): void {
  if (to === own) tell(message);
  else channel.postMessage({ from: own, to, message } satisfies Letter);
}

async function obey(from: string, message: ToHost): Promise<void> {
  if (message.kind === "ping") return answer(from, { kind: "pong" });
  if (!hall) return void early.push([from, message]);
  warmUpSoon(hall);
  const name = "socket" in message ? `${from} ${message.socket}` : "";
  if (message.kind === "ask") {
    const { id, method, path, headers, body } = message;
    const [status, told, bytes] = await hall.ask(method, path, Object.fromEntries(headers), body);
    answer(from, { kind: "answer", id, status, headers: told, body: bytes });
  } else if (message.kind === "open") {
    const { socket, path } = message;
    sockets.add(name);
    watch(from);
    hall.connect(
      name,
      path,
      (text) => answer(from, { kind: "said", socket, text }),
      (code) => {
        sockets.delete(name);
        answer(from, { kind: "closed", socket, code });
      },
    );
  } else if (message.kind === "say") hall.hear(name, message.text);
  else hall.hang_up(name);
}

let resting: ReturnType<typeof setTimeout> | undefined;
let warm = false;

/** Lets those who wait for a table have it first. */
function warmUpSoon(host: Hall): void {
  if (warm) return;
  clearTimeout(resting);
  resting = setTimeout(() => {
    warm = true;
    host.warm_up();
  }, REST);
}

async function openHall(base: string): Promise<void> {
  const engine = await engineOf(base);
  const [python, drawer] = await Promise.all([
    boot(engine, (part) => tell({ kind: "progress", part })),
    shared ? openDrawer(`lanai ${new URL(base).pathname}`) : null,
  ]);
  const { open_hall } = python.pyimport("lanai.page.browser") as PyProxy & {
    open_hall: (
      drawer: unknown,
      start: () => Promise<Thinker>,
      told: (keeps: boolean) => void,
    ) => Promise<Hall>;
  };
  const start = () => new Thinker(engine).ready;
  hall = await open_hall(drawer ?? undefined, start, (keeps) => tell({ kind: "kept", keeps }));
  if (!drawer) tell({ kind: "kept", keeps: false });
  tell({ kind: "ready" });
  warmUpSoon(hall);
  const before = early;
  early = [];
  for (const [from, message] of before) void obey(from, message);
}

/** Hosts from now on, for as long as this worker lives. */
async function host(base: string): Promise<never> {
  hosts = true;
  channel.postMessage({ from: own, to: null, message: { kind: "begun" } } satisfies Letter);
  tell({ kind: "progress", part: 0 });
  startOver();
  try {
    await openHall(base);
  } catch (error) {
    tell({ kind: "failed", message: String(error) });
  }
  return new Promise<never>(() => undefined);
}

/** What was passed on to another worker that hosts, and is not answered yet. */
const asked = new Map<string, ToHost & { kind: "ask" }>();
const open = new Set<string>();

function passOn(message: ToHost): void {
  if (message.kind === "ask") asked.set(message.id, message);
  if (message.kind === "open") open.add(message.socket);
  channel.postMessage({ from: own, to: null, message } satisfies Letter);
}

function passBack(message: FromHost): void {
  if (message.kind === "answer") asked.delete(message.id);
  if (message.kind === "closed") open.delete(message.socket);
  tell(message);
}

/** Whoever hosted is gone: sockets are opened anew, and what changes nothing is asked again. */
function startOver(): void {
  for (const socket of open) tell({ kind: "closed", socket, code: GOING_AWAY });
  open.clear();
  const again = [...asked.values()];
  asked.clear();
  for (const message of again)
    if (message.method !== "GET") {
      const body = new Uint8Array();
      tell({ kind: "answer", id: message.id, status: 503, headers: [], body });
    } else if (hosts) void obey(own, message);
    else passOn(message);
}

/** The pages whose end is waited for, to hang up for them. */
const watched = new Set<string>();
const lockOf = (worker: string): string => `lanai page ${worker}`;

function watch(from: string): void {
  if (from === own || watched.has(from)) return;
  watched.add(from);
  void navigator.locks.request(lockOf(from), () => {
    for (const name of [...sockets].filter((each) => each.startsWith(from))) hall?.hang_up(name);
    watched.delete(from);
  });
}

/** Tells whether this worker hosts; settled once the lock was asked for. */
let decided: Promise<boolean>;

async function begin({ base, silent }: Begin): Promise<boolean> {
  const name = `lanai ${new URL(base).pathname}`;
  channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Letter>) => {
    const { from, to, message } = data;
    if (to === own) passBack(message as FromHost);
    else if (message.kind === "begun") startOver();
    else if (hosts && to === null) void obey(from, message as ToHost);
  };
  if (!shared) {
    void host(base);
    return true;
  }
  void navigator.locks.request(lockOf(own), () => new Promise(() => undefined));
  return new Promise((resolve) => {
    const lost = () => tell({ kind: "failed", message: "another page hosts" });
    const how = silent ? { steal: true } : { ifAvailable: true };
    const hosting = navigator.locks.request(name, how, (lock) => {
      resolve(lock !== null);
      if (lock) return host(base);
      tell({ kind: "ready" }); // another page hosts already
      navigator.locks.request(name, () => host(base)).catch(lost);
      return undefined;
    });
    hosting.catch(lost);
  });
}

onmessage = async ({ data }: MessageEvent<Begin | ToHost>) => {
  if (data.kind === "begin") decided = begin(data);
  else if ((await decided) || hosts) void obey(own, data);
  else passOn(data);
};
