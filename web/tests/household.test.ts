import { beforeEach, expect, it, vi } from "vitest";
import "./support/page";

vi.setConfig({ testTimeout: 30_000 }); // modules are loaded anew, which takes long on a busy machine

let asked: { path: string; init: RequestInit }[];
async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  asked.push({ path, init });
  const { name } = JSON.parse(String(init.body)) as { name: string };
  const at = asked.length;
  return Response.json({ guest: `g${at}`, name, token: `t${at}`, bot: null });
}

/** Opens the page anew: what is not stored is forgotten. */
async function opened() {
  vi.resetModules();
  return (await import("../src/lib/household.svelte")).household;
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", answer);
});

it("each person is a guest of their own, whose token stays on this device", async () => {
  const household = await opened();
  await household.add(" Ben ");
  await household.add("Cleo");
  expect(asked.map(({ path, init }) => [init.method, path])).toEqual([
    ["POST", "/api/guests"],
    ["POST", "/api/guests"],
  ]);
  const again = await opened();
  expect(again.people.map(({ name, token }) => [name, token])).toEqual([
    ["Ben", "t1"],
    ["Cleo", "t2"],
  ]);
  expect([again.has("g1"), again.has("g9"), again.has(null)]).toEqual([true, false, false]);
});

it("is renamed with their own token", async () => {
  const household = await opened();
  await household.add("Ben");
  await household.rename("g1", "Benno");
  const { path, init } = asked.at(-1)!;
  expect([init.method, path]).toEqual(["PATCH", "/api/guests/me"]);
  expect(new Headers(init.headers).get("Authorization")).toBe("Bearer t1");
  expect(household.find("g1")?.name).toBe("Benno");
  await household.rename("g1", "  ");
  expect(asked.length).toBe(2);
});

it("remembers who played last, and forgets who is to be forgotten", async () => {
  const household = await opened();
  await household.add("Ben");
  await household.add("Cleo");
  household.note(["g2"]);
  expect((await opened()).people.map(({ played }) => played)).toEqual([false, true]);
  household.forget("g1");
  expect((await opened()).people.map(({ guest }) => guest)).toEqual(["g2"]);
});

it("is nobody any more whom the server has lost", async () => {
  const household = await opened();
  await household.add("Ben");
  const sitter = household.sitter("g1");
  expect([sitter.id, sitter.token]).toEqual(["g1", "t1"]);
  sitter.isElsewhere("another");
  expect(household.people.length).toBe(1);
  sitter.isElsewhere("t1");
  expect([household.people.length, sitter.token]).toEqual([0, undefined]);
});
