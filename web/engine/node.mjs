/**
 * Starts Pyodide under Node with a folder of modules at /tree; its wheels are unpacked there already. It is the
 * one of npm, or the one that lies in another folder.
 */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

export async function boot(folder, runtime = null) {
  const script = runtime && pathToFileURL(join(resolve(runtime), "pyodide.mjs")).href;
  const { loadPyodide } = await import(script ?? "pyodide");
  const python = await loadPyodide(runtime ? { indexURL: resolve(runtime) } : {});
  python.FS.mkdirTree("/tree");
  python.mountNodeFS("/tree", folder);
  return python;
}
