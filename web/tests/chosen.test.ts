import { beforeEach, expect, it, vi } from "vitest";
import "./support/page";

vi.setConfig({ testTimeout: 30_000 }); // modules are loaded anew, which takes long on a busy machine

/** What was asked, in order, and how each is answered, whenever the test wants it. */
let asked: { path: string; answer: (emblems: Record<string, number>) => Promise<void> }[];
const soon = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.setItem(
    "lanai.guest",
    JSON.stringify({ guest: "g_ana", name: "Ana", token: "known", named: true }),
  );
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise<Response>((resolve) =>
      asked.push({
        path,
        answer: async (emblems) => {
          resolve(Response.json({ emblems }));
          await soon();
        },
      }),
    );
  });
  vi.resetModules();
});

it("is what I chose, whatever was answered late about before", async () => {
  const { chosen } = await import("../src/lib/chosen.svelte");
  expect(chosen.of("g_ana")).toBeNull();
  await soon();
  void chosen.choose(3);
  await soon();
  expect(asked.map(({ path }) => path)).toEqual([
    "/api/emblems?guests=g_ana",
    "/api/guests/me/emblem",
  ]);
  await asked[1]!.answer({ g_ana: 3 });
  await asked[0]!.answer({});
  expect(chosen.of("g_ana")).toBe(3);
});

it("is the last of two that were chosen quickly", async () => {
  const { chosen } = await import("../src/lib/chosen.svelte");
  void chosen.choose(3);
  void chosen.choose(4);
  await soon();
  await asked[1]!.answer({ g_ana: 4 });
  await asked[0]!.answer({ g_ana: 3 });
  expect(chosen.of("g_ana")).toBe(4);
});
