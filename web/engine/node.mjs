/** Starts Pyodide under Node with a folder of modules at /tree; its wheels are unpacked there already. */
import { loadPyodide } from "pyodide";

export async function boot(folder) {
  const python = await loadPyodide();
  python.FS.mkdirTree("/tree");
  python.mountNodeFS("/tree", folder);
  return python;
}
