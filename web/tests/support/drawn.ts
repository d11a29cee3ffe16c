/** Draws components as a server would, for tests of what they say: no effect runs, nothing is laid out. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { render } from "svelte/server";
import type { BoardProps, Player, Texts, View } from "../../src/lib/board";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** The markup of a component, without the marks between its parts. */
export const drawn = <Props extends Record<string, any>>(
  part: Component<Props, any, any>,
  props: NoInfer<Props>,
): string =>
  render(part as Component<Record<string, any>>, { props }).body.replace(/<!--.*?-->/g, "");

/** What stands in some markup to be read, seen or hidden, part by part. */
export const words = (markup: string): string =>
  markup
    .replace(/<style.*?<\/style>|<[^>]*>/gs, "\n")
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(" ");

/** The elements of a class: the markup of each from its tag on, and so all that follows it. */
export const parts = (markup: string, name: string): string[] =>
  markup.split(new RegExp(`(?=<[a-z0-9]+ [^>]*class="${name}[ "])`)).slice(1);

/** A card table as the server gives it: its file has a list of records, a line for each. */
export function cardTable(room: string, version = 1): View {
  const table: View = {};
  const text = read(`src/lanai/games/${room}/cards/${version}.toml`);
  for (const [, key, lines] of text.matchAll(/^(\w+) = \[\n(.*?)^\]/gms))
    table[key!] = [...lines!.matchAll(/^ {2}(\{.*\}),$/gm)].map(([, line]) =>
      JSON.parse(line!.replace(/(\w+) = /g, '"$1": ')),
    );
  return table;
}

/** The texts of a game as they are shipped; an unknown one fails the test. */
export function gameTexts(game: string, language = "en"): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const room = `src/lanai/games/${game.replace("-", "_")}/messages/${language}.ftl`;
  for (const path of [room, `web/messages/${game}.${language}.ftl`])
    bundle.addResource(new FluentResource(read(path)));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`There is no text ${id}.`);
    return bundle.formatPattern(pattern, args);
  };
}

/** Who sits at a table. */
export const people = (...names: string[]): Player[] =>
  names.map((name, seat) => ({
    seat,
    name,
    kind: "person",
    level: null,
    mark: null,
    away: null,
    emblem: seat,
  }));

type Told = "game" | "view" | "players" | "seat" | "cards" | "t";

/** What a board is told beside this where nothing has happened and nothing can be done. */
export const still = <V extends View>(told: Pick<BoardProps<V>, Told>): BoardProps<V> => ({
  legal: [],
  events: [],
  past: [],
  trace: [],
  beat: null,
  confirm: true,
  draft: "",
  hinted: [],
  open: null,
  play: () => {},
  preview: async () => null,
  why: () => {},
  ...told,
});
