import { describe, expect, it } from "vitest";
import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import "./support/page";
import { languages } from "../src/lib/settings.svelte";

const folder = new URL("../messages/", import.meta.url);
const source = new URL("../src/", import.meta.url);
const rooms = new URL("../../src/lanai/games/", import.meta.url);
const others = languages.filter((language) => language !== "en");
const english = readdirSync(folder).filter((name) => /(^|\.)en\.ftl$/.test(name));

const text = (name: string, under = folder) => readFileSync(new URL(name, under), "utf8");
/** The messages of a file: each with its whole text. */
const messages = (name: string, under = folder) =>
  new Map(
    [...text(name, under).matchAll(/^([a-z][\w-]*) =(.*(?:\n[ \t]+.*)*)/gm)].map((found) => [
      found[1]!,
      found[2]!,
    ]),
  );
const args = (body: string) =>
  [...new Set([...body.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort();
const takes = (name: string) =>
  Object.fromEntries([...messages(name)].map(([id, body]) => [id, args(body)]));

describe.each(english)("%s", (name) => {
  const inThe = (language: string) => name.replace(/en\.ftl$/, `${language}.ftl`);
  it.each(others)("has the same messages and arguments in %s", (language) => {
    expect(takes(inThe(language))).toEqual(takes(name));
  });
  it.each(languages)("is read without errors in %s", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text(inThe(language))))).toEqual([]);
    for (const id of messages(inThe(language)).keys())
      expect([id, bundle.hasMessage(id)]).toEqual([id, true]);
  });
});

it("every file of messages is of a language that can be chosen", () => {
  const known = english.flatMap((name) =>
    languages.map((each) => name.replace("en.ftl", `${each}.ftl`)),
  );
  const found = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  expect(found.sort()).toEqual(known.sort());
});

describe("what the code asks for", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const code = files
    .filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name))
    .map((name) => text(name, source))
    .join("\n");
  const plain = new Set([...code.matchAll(/["'`]([a-z0-9-]*)["'`]/g)].map((at) => at[1]!));
  const templates = [...code.matchAll(/`((?:[a-z0-9-]|\$\{[^}`]*\})+)`/g)]
    .map((found) => found[1]!.replace(/\$\{[^}]*\}/g, "()"))
    .filter((template) => /-[a-z]|[a-z]-/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll("()", "([a-z0-9-]*)")}$`));
  const own = new Map(english.flatMap((name) => [...messages(name)]));
  const inner = [...own.values()].flatMap((body) =>
    [...body.matchAll(/\{ ([a-z][a-z0-9-]+) \}/g)].map((found) => found[1]!),
  );
  const cards = readdirSync(rooms, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".toml"))
    .flatMap((name) => text(name, rooms).match(/[a-z][a-z0-9-]*/g) ?? []);
  const words = new Set([...plain, ...cards]);
  /** What comes into a template stands in the code or a card table, or is a number or a message. */
  const fits = (hole: string) => words.has(hole) || /^\d+$/.test(hole) || own.has(hole);
  /** Two holes beside each other are found as one: the first ends with a hyphen. */
  const fills = (hole: string) =>
    fits(hole) ||
    [...hole.matchAll(/-/g)].some(
      ({ index }) => fits(hole.slice(0, index + 1)) && fits(hole.slice(index + 1)),
    );
  const asked = (id: string) =>
    plain.has(id) ||
    inner.includes(id) ||
    templates.some((template) => template.exec(id)?.slice(1).every(fills));

  it("is every message there is", () => {
    expect([...own.keys()].filter((id) => !asked(id))).toEqual([]);
    expect(
      ["home-nonsense", "table-dreams", "end-we-win", "moluku-ui-say-boo"].filter(asked),
    ).toEqual([]);
  });
  it("is a message that there is", () => {
    const games = readdirSync(rooms).filter(
      (name) => !/[._]/.test(name[0]!) && !/\.py$/.test(name),
    );
    const shared = games.flatMap((room) => [...messages(`${room}/messages/en.ftl`, rooms).keys()]);
    const known = new Set([...own.keys(), ...shared]);
    const called = [...code.matchAll(/\bt\(\s*["'`]([a-z][a-z0-9-]+)["'`]/g)].map((at) => at[1]!);
    expect(called.length).toBeGreaterThan(300);
    expect(called.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("numbers in sentences", () => {
  const said = (language: string, id: string, points: number) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text(`later.${language}.ftl`)));
    return bundle.formatPattern(bundle.getMessage(id)!.value!, { points });
  };
  it("count one point and several", () => {
    expect(said("en", "end-level", 1)).toBe("They end level with one point.");
    expect(said("en", "end-level", 0)).toBe("They end level with 0 points.");
    expect(said("en", "end-together", 7)).toBe("Together the winners have 7 points.");
    expect(said("fr", "end-level", 1)).toBe("Égalité finale à 1 point.");
    expect(said("fr", "end-together", 2)).toBe("Ensemble, les gagnants ont 2 points.");
    expect(said("de", "end-level", 1)).toBe("Gleichstand mit 1 Punkt.");
    expect(said("de", "end-level", 0)).toBe("Gleichstand mit 0 Punkten.");
  });
});
