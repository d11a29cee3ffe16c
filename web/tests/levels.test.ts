import "./support/page";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LevelInfo } from "../src/lib/protocol";

const told = vi.fn<() => Promise<LevelInfo[]>>();
vi.mock("../src/lib/catalog.svelte", () => ({ levels: told }));
const info = (name: string): LevelInfo => ({ name, title: name, about: "" });

beforeEach(() => {
  vi.resetModules();
});

describe("a level that was chosen once", () => {
  it("stays while nobody has told what is offered", async () => {
    told.mockRejectedValue(new Error("no network"));
    const { learnLevels, offered } = await import("../src/lib/levels");
    await learnLevels();
    expect(offered("master")).toBe("master");
  });
  it("is the strongest of the house where it is not offered", async () => {
    told.mockResolvedValue(["easy", "expert", "mine.py:Zoe"].map(info));
    const { learnLevels, offered } = await import("../src/lib/levels");
    await learnLevels();
    expect(offered("master")).toBe("expert");
    expect(offered("easy")).toBe("easy");
    expect(offered("mine.py:Zoe")).toBe("mine.py:Zoe");
  });
});
