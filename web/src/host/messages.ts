/** What goes between a page and the worker that hosts its tables. */
import type { Engine } from "./boot";

export type ToHost =
  | {
      kind: "ask";
      id: string;
      method: string;
      path: string;
      headers: [string, string][];
      body: string;
    }
  | { kind: "open"; socket: string; path: string }
  | { kind: "say"; socket: string; text: string }
  | { kind: "close"; socket: string }
  /** Is anybody there? */
  | { kind: "ping" };

export type FromHost =
  | {
      kind: "answer";
      id: string;
      status: number;
      headers: [string, string][];
      body: Uint8Array<ArrayBuffer>;
    }
  | { kind: "said"; socket: string; text: string }
  | { kind: "closed"; socket: string; code: number }
  | { kind: "pong" }
  /** A host begins: whatever another one was asked is lost. */
  | { kind: "begun" };

export type ToPage =
  | FromHost
  /** How much of the engine is there, up to 1. */
  | { kind: "progress"; part: number }
  | { kind: "ready" }
  | { kind: "failed"; message: string }
  /** Whether what is played is kept for longer than the page is open. */
  | { kind: "kept"; keeps: boolean };

/** The first message to a worker that hosts: where the page is, and whether whoever hosts now says nothing. */
export interface Begin {
  kind: "begin";
  base: string;
  silent: boolean;
}

/** The first message to a worker that thinks: the engine of whoever asks it. */
export interface BeginThinking {
  kind: "begin";
  engine: Engine;
}
