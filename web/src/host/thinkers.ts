/** Starts workers that think, for the one that hosts. */
import type { Engine } from "./boot";
import type { BeginThinking } from "./messages";
import ThinkerWorker from "./thinker.worker?worker";

export class Thinker {
  #worker = new ThinkerWorker();
  #waiting: { resolve: (answer: Uint8Array) => void; reject: (error: Error) => void } | null = null;
  readonly ready: Promise<this>;

  constructor(engine: Engine) {
    this.ready = new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<"ready" | Uint8Array>) => {
        if (data === "ready") return resolve(this);
        this.#waiting?.resolve(data);
        this.#waiting = null;
      };
      this.#worker.onerror = ({ message }) => {
        reject(new Error(message));
        this.end();
      };
    });
    this.#worker.postMessage({ kind: "begin", engine } satisfies BeginThinking);
  }

  think(job: Uint8Array): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(job);
    });
  }

  /** Ends it, whatever it is doing. */
  end(): void {
    this.#worker.terminate();
    this.#waiting?.reject(new Error("ended"));
    this.#waiting = null;
  }
}
