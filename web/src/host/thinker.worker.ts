/** A worker that thinks: bots, hints, replays, hindsight. One job at a time. */
import type { PyProxy } from "pyodide/ffi";
import { boot } from "./boot";
import type { BeginThinking } from "./messages";

let think: ((job: Uint8Array) => Uint8Array) & PyProxy;

onmessage = async ({ data }: MessageEvent<BeginThinking | Uint8Array>) => {
  if (data instanceof Uint8Array) return postMessage(think(data));
  const python = await boot(data.engine);
  ({ think } = python.pyimport("lanai.page.browser"));
  postMessage("ready");
};
