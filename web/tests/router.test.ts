import { describe, expect, it } from "vitest";
import { read, sameScreen } from "../src/lib/router";

const at = (path: string) => read(new URL(path, "http://lanai.test"));

describe("addresses", () => {
  it("reads every screen", () => {
    expect(at("/")).toEqual({ name: "home" });
    expect(at("/settings")).toEqual({ name: "settings" });
    expect(at("/me")).toEqual({ name: "profile" });
    expect(at("/best")).toEqual({ name: "best" });
    expect(at("/p/g_1")).toEqual({ name: "person", id: "g_1" });
    expect(at("/rules/tiki-topple")).toEqual({ name: "rules", game: "tiki-topple" });
    expect(at("/learn/moluku")).toEqual({ name: "learn", game: "moluku" });
    expect(at("/t/abc")).toEqual({ name: "table", id: "abc" });
    expect(at("/t/abc/")).toEqual({ name: "table", id: "abc" });
    expect(at("/t/abc/replay?seat=1&n=12")).toEqual({
      name: "replay",
      id: "abc",
      seat: "1",
      n: 12,
    });
    expect(at("/t/abc/replay")).toEqual({ name: "replay", id: "abc", seat: "", n: null });
  });
  it("does not take nonsense for a moment", () => {
    expect(at("/t/abc/replay?n=soon")).toMatchObject({ n: null });
    expect(at("/t/abc/replay?n=-3")).toMatchObject({ n: null });
  });
  it("knows nothing else", () => {
    for (const path of ["/t", "/rules", "/learn", "/x", "/t/abc/other", "/settings/more", "/%zz"]) {
      expect(at(path)).toEqual({ name: "not-found" });
    }
  });
  it("keeps the focus within a replay, not between tables", () => {
    expect(sameScreen(at("/t/a/replay?n=1"), at("/t/a/replay?n=2"))).toBe(true);
    expect(sameScreen(at("/t/a"), at("/t/b"))).toBe(false);
    expect(sameScreen(at("/rules/moluku"), at("/rules/moonshine"))).toBe(false);
    expect(sameScreen(at("/"), at("/"))).toBe(true);
  });
});
