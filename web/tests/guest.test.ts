import { beforeEach, expect, it, vi } from "vitest";
import "./support/page";

vi.setConfig({ testTimeout: 30_000 }); // modules are loaded anew, which takes long on a busy machine

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
  const tables = [
    { id: "palm", lesson: true },
    { id: "kite", lesson: false },
  ];
  if (known.has(token)) return Response.json({ tables, name: "Ana", token });
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

it("keeps who it is where the server does not know the token, and says so", async () => {
  const guest = await opened();
  const asked = await Promise.allSettled([guest.tables(), guest.tables()]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect([made(), guest.lost, guest.token, guest.name]).toEqual([0, true, "old", "Ana"]);
  known.add("old");
  await guest.tryAgain();
  expect(guest.lost).toBe(false);
});

it("shows nobody's picture until somebody is known, and then one that stays", async () => {
  localStorage.clear();
  const guest = await opened();
  expect(guest.emblem).toBe(-1);
  const { guest: id } = await guest.ready();
  const { emblemOf } = await import("../src/lib/emblems");
  expect(guest.emblem).toBe(emblemOf(id));
});

it("begins as a new guest only when asked to, and can be the old one again", async () => {
  const guest = await opened();
  await guest.tables().catch(() => undefined);
  await guest.startAnew();
  expect([made(), guest.lost, guest.token, guest.name, guest.named]).toEqual(
    [1, false, "new0", "Ana", true], // prettier-ignore
  );
  const [former] = guest.formerly;
  await expect(guest.beAgain(former!)).rejects.toThrow("Who?");
  expect(guest.token).toBe("new0");
  known.add("old");
  const again = await opened();
  await again.beAgain(again.formerly[0]!);
  expect([again.token, again.id]).toEqual(["old", "g0"]);
  expect(again.formerly.map(({ token }) => token)).toEqual(["new0"]);
});

it("keeps whom it was when it becomes somebody else, each once", async () => {
  const guest = await opened();
  guest.become({ guest: "g1", name: "Kalani", token: "phone", code: null });
  guest.become({ guest: "g0", name: "Ana", token: "newer", code: null });
  expect([guest.id, guest.token]).toEqual(["g0", "newer"]);
  expect(guest.formerly.map(({ guest: id }) => id)).toEqual(["g1"]);
  const kept = await opened();
  expect([kept.token, kept.formerly.length]).toEqual(["newer", 1]);
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

it("keeps its name and token where the server cannot be reached for another one", async () => {
  const guest = await opened();
  const gone = (path: string, init?: RequestInit) =>
    init?.method === "POST" ? Promise.reject(new TypeError("offline")) : answer(path, init);
  vi.stubGlobal("fetch", gone);
  await expect(guest.startAnew()).rejects.toThrow();
  expect([guest.token, guest.name]).toEqual(["old", "Ana"]);
});

it("lists no lesson among my tables: it goes on where it is learned", async () => {
  known.add("old");
  const { tables } = await (await opened()).tables();
  expect(tables.map(({ id }) => id)).toEqual(["kite"]);
});

it("knows which lesson was left on this device, until it is at its end", async () => {
  const { lessonLeft, noteLesson } = await import("../src/lib/lessons");
  noteLesson("moluku", "palm");
  noteLesson("moonshine", "kite");
  expect([lessonLeft("moluku"), lessonLeft("tiki-topple")]).toEqual(["palm", null]);
  noteLesson("moluku", null);
  expect([lessonLeft("moluku"), lessonLeft("moonshine")]).toEqual([null, "kite"]);
});
