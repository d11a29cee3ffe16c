/** Starts the engine in a worker: Python itself, then ours. All comes from beside the page. */
import type { PyodideAPI } from "pyodide";
import { unpack, unzipped } from "./archive";

export interface Engine {
  folder: string;
  files: Record<string, number>;
  /** Python as the browser has compiled it, once it has: whoever gets it neither loads nor compiles it. */
  compiled?: WebAssembly.Module;
}

/** Finds out which engine belongs to a page, and where it is. */
export async function engineOf(base: string): Promise<Engine> {
  const answer = await fetch(new URL("engine.json", base));
  if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
  const engine = (await answer.json()) as Engine;
  return { ...engine, folder: new URL(`${engine.folder}/`, base).href };
}

/** Tells whether Python lies on this device already. */
export async function isAtHand(folder: string): Promise<boolean> {
  return "caches" in self && (await caches.match(folder + PROGRAM)) !== undefined;
}

/**
 * Counts what is loaded by `fetch` in this worker from now on. Of what was counted the browser does not know
 * where it is from, so that it cannot keep what it has compiled of it.
 */
function countLoads(loaded: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (what, init) => {
    const answer = await plain(what, init);
    if (!answer.body) return answer;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        loaded(part.byteLength);
        out.enqueue(part);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(counting), { status, headers });
  };
}

/**
 * Has Python compiled once for all workers that get this engine. What it gives is broken where that fails, of
 * which Pyodide itself tells nobody.
 */
function shareCompiled(engine: Engine): Promise<never> {
  if (engine.compiled) {
    const plain = self.fetch.bind(self);
    self.fetch = async (what, init) =>
      String(what).endsWith(PROGRAM) ? new Response() : plain(what, init);
  }
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const module = (engine.compiled ??= await compile(await source));
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        reject(error as Error);
        throw error;
      }
    };
  });
}

/** Compiles a program while it is loaded, where the web space says what it is. */
async function compile(answer: Response): Promise<WebAssembly.Module> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const isKnown = answer.headers.get("Content-Type")?.startsWith("application/wasm");
  return isKnown
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

const ARCHIVE = "lanai.pack";
const PROGRAM = "pyodide.asm.wasm";
const SCRIPT = "pyodide.asm.mjs";
const HOME = "/lanai";

/** How much of the way is loading, for those who wait for it; then Python starts, and unpacks ours. */
const LOADED = 0.6;
const STARTED = 0.85;
const UNPACKED = 0.9;

/** Starts Python with our modules; `progress` hears how much of it is done, up to 1. */
export async function boot(
  engine: Engine,
  progress: (part: number) => void = () => undefined,
): Promise<PyodideAPI> {
  const { folder, files } = engine;
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const count = (bytes: number) => progress((LOADED * Math.min((loaded += bytes), total)) / total);
  if (engine.compiled || (await isAtHand(folder))) progress(LOADED);
  else countLoads(count);
  const broken = shareCompiled(engine);
  const archive = fetch(folder + ARCHIVE).then(unzipped);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof import("pyodide").loadPyodide;
  };
  count(files[SCRIPT] ?? 0); // it is imported, which nobody can watch
  const python = await Promise.race([loadPyodide({ indexURL: folder }), broken]);
  progress(STARTED);
  unpack(await archive, python.FS, HOME);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  progress(UNPACKED);
  return python;
}
