/**
 * Runs a Python program under Node by the packed engine of a page, and prints what its `main` gives.
 * Usage: node run.mjs ENGINE FOLDER PROGRAM; modules of FOLDER can be imported by it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boot } from "./node.mjs";

const [engine, folder, program] = process.argv.slice(2);
const python = await boot(folder, engine);
const bytes = (name) => new Uint8Array(readFileSync(join(engine, name)));
python.unpackArchive(bytes("lanai.pack"), "gztar", { extractDir: "/lanai" });
python.runPython('import sys; sys.path[:0] = ["/lanai", "/tree"]');
const { main } = python.pyimport(program);
console.log(await main());
process.exit(0); // the hall's timers would go on
