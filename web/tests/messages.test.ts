import { describe, expect, it } from "vitest";
import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const folder = new URL("../messages/", import.meta.url);
const text = (name: string) => readFileSync(new URL(name, folder), "utf8");
const ids = (name: string) =>
  [...text(name).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
const args = (name: string, id: string) => {
  const body = text(name)
    .split(new RegExp(`^${id} =`, "m"))[1]!
    .split(/^[a-z#]/m)[0]!;
  return [...new Set([...body.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort();
};

describe.each(readdirSync(folder).filter((name) => /(^|\.)en\.ftl$/.test(name)))(
  "%s",
  (english) => {
    const french = english.replace(/en\.ftl$/, "fr.ftl");
    it("has the same messages and arguments in French", () => {
      expect(ids(french)).toEqual(ids(english));
      for (const id of ids(english))
        expect([id, args(french, id)]).toEqual([id, args(english, id)]);
    });
    it("is read without errors", () => {
      for (const name of [english, french]) {
        const bundle = new FluentBundle("en");
        expect(bundle.addResource(new FluentResource(text(name)))).toEqual([]);
        for (const id of ids(name)) expect([id, bundle.hasMessage(id)]).toEqual([id, true]);
      }
    });
  },
);

describe("numbers in sentences", () => {
  const said = (language: string, id: string, points: number) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text(`${language}.ftl`)));
    return bundle.formatPattern(bundle.getMessage(id)!.value!, { points });
  };
  it("count one point and several", () => {
    expect(said("en", "end-level", 1)).toBe("They end level with one point.");
    expect(said("en", "end-level", 0)).toBe("They end level with 0 points.");
    expect(said("en", "end-together", 7)).toBe("Together they have 7 points.");
    expect(said("fr", "end-level", 1)).toBe("Égalité finale à 1 point.");
    expect(said("fr", "end-together", 2)).toBe("Ensemble, ils ont 2 points.");
  });
});
