import { expect, it } from "vitest";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
const src = join(web, "src");
/** What comes with the words of all screens waits for them. */
const LATER = /(load=\{|part\()\(\) => $/;

function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith("$lib/")
    ? join(src, "lib", name.slice(5))
    : name.startsWith(".")
      ? join(dirname(from), name)
      : "";
  return ["", ".ts", "/index.ts"]
    .map((ending) => path + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}

/** All that is loaded without the words of other screens, from the first file on. */
function firstFiles(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const code = readFileSync(file, "utf8");
  found.set(file, code);
  const named = [...code.matchAll(/^\s*(?:import|export) (?!type )(?:[^;"]*? from )?"([^"]+)"/gm)];
  const called = [...code.matchAll(/(?<!typeof )import\("([^"]+)"\)/g)].filter(
    ({ index }) => !LATER.test(code.slice(0, index)),
  );
  for (const [, name] of [...named, ...called]) {
    const next = fileOf(file, name!);
    if (next) firstFiles(next, found);
  }
  if (code.includes("./*/face.ts"))
    for (const game of readdirSync(dirname(file)).filter((name) => !name.includes(".")))
      firstFiles(join(dirname(file), game, "face.ts"), found);
  return found;
}

const messages = (name: string) =>
  new Map(
    [
      ...readFileSync(join(web, "messages", name), "utf8").matchAll(
        /^([a-z][\w-]*) =(.*(?:\n[ \t}]+.*)*)/gm,
      ),
    ].map(([, id, body]) => [id!, body!]),
  );

const files = firstFiles(join(src, "main.ts"));
const code = [...files.values()].join("\n");
const plain = new Set([...code.matchAll(/["'`]([a-z0-9-]+)["'`]/g)].map(([, id]) => id!));
const templates = [...code.matchAll(/`((?:[a-z0-9-]|\$\{[^}`]*\})+)`/g)]
  .map(([, text]) => text!.replace(/\$\{[^}]*\}/g, "()"))
  .filter((text) => /-[a-z]|[a-z]-/.test(text))
  .map((text) => new RegExp(`^${text.replaceAll("()", "[a-z0-9-]*")}$`));
const isAsked = (id: string) => plain.has(id) || templates.some((template) => template.test(id));
const first = messages("en.ftl");
const later = messages("later.en.ftl");

it("finds what the first screen is made of", () => {
  const names = [...files.keys()].map((file) => file.slice(src.length + 1));
  expect(names).toEqual(
    expect.arrayContaining(["screens/Home.svelte", "games/moluku/Poster.svelte"]),
  );
  expect(
    names.filter((name) => /screens\/Table|profile\/Wall|games\/\w+\/Board/.test(name)),
  ).toEqual([]);
});

it("has all words of the first screen in the file that comes with it, and no others", () => {
  expect([...later.keys()].filter(isAsked)).toEqual([]);
  expect([...first.keys()].filter((id) => !isAsked(id))).toEqual([]);
});

it("keeps words together that refer to each other", () => {
  const named = (found: Map<string, string>) =>
    [...found.values()].flatMap((body) =>
      [...body.matchAll(/\{ (-?[a-z][a-z0-9-]*) \}/g)].map(([, id]) => id!),
    );
  expect(named(later).filter((id) => first.has(id))).toEqual([]);
  expect(named(first).filter((id) => later.has(id))).toEqual([]);
});
