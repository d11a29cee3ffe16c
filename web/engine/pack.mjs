/**
 * Packs the engine of a page: compiles the Python that tools/engine.py has laid out, for the very Python that
 * runs it, and writes it as one archive; and what is shown without it as files. Python's own library is
 * compiled too, unless it is there already. Usage: node pack.mjs FOLDER ARCHIVE OFFERS LIBRARY
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { boot } from "./node.mjs";

/** Where Pyodide has put the library. */
const LIBRARY = "/lib/python314.zip";

const [folder, archive, offers, library] = process.argv.slice(2);
const python = await boot(folder);
python.runPython('import sys; sys.path.insert(0, "/tree")');
const pack = python.pyimport("pack");
writeFileSync(archive, pack.pack("/tree").toJs());
if (!existsSync(library)) writeFileSync(library, pack.standard(LIBRARY).toJs());
mkdirSync(offers, { recursive: true });
for (const [name, body] of (await pack.offers()).toJs()) writeFileSync(join(offers, name), body);
process.exit(0); // the hall's timers would go on
