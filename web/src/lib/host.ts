/** Who hosts the tables: a server over the network, or this page by itself. */

/** Whether the app was built to be put on any web space, without a server behind it. */
export const isStatic = import.meta.env.MODE === "static";
const MARK = "page-";
const WANTED = "lanai.here";

/** Tells whether a table is one of this device. */
export const isHere = (table: string): boolean => table.startsWith(MARK);

function wantsHere(): boolean {
  try {
    if (sessionStorage.getItem(WANTED)) return true;
  } catch {
    // Then only the address tells.
  }
  return globalThis.location?.pathname.startsWith(`/t/${MARK}`) ?? false;
}

/** Whether this page hosts its tables by itself: it stays so until the page is loaded anew. */
export const here = isStatic || wantsHere();

/** Loads the page anew, to host tables by itself from now on, or no longer. */
export function setHere(on: boolean): void {
  if (on) sessionStorage.setItem(WANTED, "yes");
  else sessionStorage.removeItem(WANTED);
  location.assign("/");
}

export interface Host {
  /** Answers what is asked below `/api`, like `fetch`. */
  fetch: (path: string, asked: RequestInit) => Promise<Response>;
  /** Opens the socket at an address. */
  open: (url: string) => WebSocket;
}

const network: Host = {
  fetch: (path, asked) => fetch(`/api${path}`, asked),
  open: (url) => new WebSocket(url),
};

const page: Host = {
  fetch: async (path, asked) => (await import("../host/page")).host.fetch(path, asked),
  open(url) {
    // A socket is there at once, and opens once its host is.
    const socket = new Line();
    void import("../host/page").then(({ host }) => host.connect(new URL(url).pathname, socket));
    return socket as unknown as WebSocket;
  },
};

export const host: Host = here ? page : network;

/** Starts the engine of a page that hosts when somebody is about to play: where they point, or what they reach. */
export function expectPlay(): void {
  if (here) void import("../host/page").then(({ host }) => host.warm());
}

/** Milliseconds after which a page that has nothing else to do may start its engine. */
const IDLE = 1000;

/** Starts it beforehand for those who have played here; gives what calls that off. */
export function expectReturn(): () => void {
  const start = () => void import("../host/page").then(({ host }) => host.warmAtHome());
  const timer = here ? setTimeout(start, IDLE) : undefined;
  return () => clearTimeout(timer);
}

/** What the app uses of a WebSocket, over messages to a worker. */
export class Line {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** Where messages go once the socket is open. */
  out: ((text: string) => void) | null = null;
  hangUp: (() => void) | null = null;

  open(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.out?.(text);
  }
  close(): void {
    this.hangUp?.();
    this.end(1000);
  }
  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
