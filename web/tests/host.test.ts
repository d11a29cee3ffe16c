import { describe, expect, it } from "vitest";
import { Line } from "../src/lib/host";
import { read, shown, written } from "../src/lib/router";
import { fileOf } from "../src/host/offers";

describe("a page on a plain web space", () => {
  const at = (address: string) => read(shown(new URL(address), true));

  it("has its screens behind a #", () => {
    expect(written("/t/page-1?n=3", true)).toBe("#/t/page-1?n=3");
    expect(written("/t/1", false)).toBe("/t/1");
    const there = "https://web.example/some/where/index.html";
    expect(at(there)).toEqual({ name: "home" });
    expect(at(`${there}#/rules/moluku`)).toEqual({ name: "rules", game: "moluku" });
    expect(at(`${there}#/t/page-1/replay?seat=1&n=3`)).toEqual({
      name: "replay",
      id: "page-1",
      seat: "1",
      n: 3,
    });
    expect(at(`${there}#/nowhere/at/all`)).toEqual({ name: "not-found" });
    expect(at(`${there}#main`)).toEqual({ name: "home" });
  });

  it("finds what it shows without an engine in files", () => {
    expect(fileOf("/games?lang=de")).toBe("games.de.json");
    expect(fileOf("/levels?lang=fr")).toBe("levels.fr.json");
    expect(fileOf("/games/tiki-topple/rules?lang=en")).toBe("rules.tiki-topple.en.json");
    expect(fileOf("/games/moonshine/cards?version=2")).toBe("cards.moonshine.2.json");
    for (const path of ["/guests/me", "/tables/page-1", "/games/x/cards", "/games/a/b/c?lang=en"])
      expect(fileOf(path)).toBeNull();
  });
});

describe("a line to the page's own host", () => {
  it("opens once, sends, and ends once", () => {
    const heard: unknown[] = [];
    const line = new Line();
    line.onopen = () => heard.push("open");
    line.onclose = ({ code }) => heard.push(code);
    line.send("too early");
    line.out = (text) => heard.push(text);
    line.hangUp = () => heard.push("hung up");
    line.open();
    line.open();
    line.send("hello");
    line.close();
    line.end(1001);
    expect(heard).toEqual(["open", "hello", "hung up", 1000]);
    expect(line.readyState).toBe(3);
  });

  it("that was closed before it opened stays closed", () => {
    const line = new Line();
    line.close();
    line.open();
    expect(line.readyState).toBe(3);
  });
});
