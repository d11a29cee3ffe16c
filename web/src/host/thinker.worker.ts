/** A worker that thinks: bots, hints, replays, hindsight. One job at a time. */
import type { PyBuffer, PyProxy } from "pyodide/ffi";
import { boot } from "./boot";
import type { BeginThinking } from "./messages";

let think: (job: Uint8Array) => Uint8Array;

onmessage = async ({ data }: MessageEvent<BeginThinking | Uint8Array>) => {
  if (data instanceof Uint8Array) return postMessage(think(data));
  const python = await boot(data.engine);
  python.pyimport("lanai.server.jobs"); // what is asked most
  const { answer } = python.pyimport("lanai.page.thinking") as PyProxy & {
    answer: (job: unknown) => PyBuffer;
  };
  think = (job) => {
    const told = answer(python.toPy(job));
    const bytes = told.toJs() as Uint8Array;
    told.destroy();
    return bytes;
  };
  postMessage("ready");
};
