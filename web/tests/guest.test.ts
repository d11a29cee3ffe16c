import { beforeEach, expect, it, vi } from "vitest";
import "./support/page";

const kept = { guest: "g0", name: "Ana", token: "old", named: true };
/** The tokens that the server knows, and what it was asked, each answered only after a while. */
let known: Set<string>;
let asked: string[];

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  asked.push(`${init.method ?? "GET"} ${path}`);
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (init.method === "POST") {
    const token = `new${known.size}`;
    known.add(token);
    return Response.json({ guest: `g-${token}`, name: JSON.parse(String(init.body)).name, token });
  }
  const token = new Headers(init.headers).get("Authorization")?.replace("Bearer ", "") ?? "";
  if (known.has(token)) return Response.json({ tables: [], name: "Ana", token });
  return Response.json({ error: { code: "unauthorized", message: "Who?" } }, { status: 401 });
}

/** Opens the page anew: what is not stored is forgotten. */
async function opened() {
  vi.resetModules();
  return (await import("../src/lib/guest.svelte")).guest;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("lanai.guest", JSON.stringify(kept));
  known = new Set();
  asked = [];
  vi.stubGlobal("fetch", answer);
});

const made = () => asked.filter((line) => line === "POST /api/guests").length;

it("becomes one other guest, however many ask at once with a token that is not known", async () => {
  const guest = await opened();
  await Promise.all([guest.tables(), guest.tables(), guest.anew("old"), guest.tables()]);
  await guest.anew("old");
  expect(made()).toBe(1);
  expect([guest.token, guest.name, guest.named]).toEqual(["new0", "Ana", true]);
});

it("has another friendly name than others have, unless it is chosen", async () => {
  known.add("old");
  const guest = await opened();
  await guest.differFrom(["Ana"]);
  expect(asked).toEqual([]);
  localStorage.clear();
  const newcomer = await opened();
  const first = newcomer.name;
  await newcomer.differFrom(["Ana"]);
  expect(newcomer.name).toBe(first);
  await newcomer.differFrom([first]);
  expect(newcomer.name).not.toBe(first);
  expect(newcomer.named).toBe(false);
});

it("is who another tab has become meanwhile", async () => {
  const guest = await opened();
  localStorage.setItem("lanai.guest", JSON.stringify({ ...kept, guest: "g1", token: "other" }));
  known.add("other");
  await guest.tables();
  expect(made()).toBe(0);
  expect(guest.id).toBe("g1");
});

it("never throws a token away: it is the same person again once the server knows them", async () => {
  await (await opened()).tables();
  expect((await opened()).token).toBe("new0");
  known.add("old");
  const again = await opened();
  await again.tables();
  expect([again.token, again.id]).toEqual(["old", "g0"]);
  known.delete("old");
  await again.tables().catch(() => undefined);
  const tokens = ["lanai.guest", "lanai.former"].map((key) => localStorage.getItem(key)).join();
  for (const token of ["old", "new0"]) expect(tokens).toContain(token);
});

it("keeps its name and token where the server cannot be reached for another one", async () => {
  const guest = await opened();
  const gone = (path: string, init?: RequestInit) =>
    init?.method === "POST" ? Promise.reject(new TypeError("offline")) : answer(path, init);
  vi.stubGlobal("fetch", gone);
  await expect(guest.tables()).rejects.toThrow();
  expect([guest.token, guest.name]).toEqual(["old", "Ana"]);
});
