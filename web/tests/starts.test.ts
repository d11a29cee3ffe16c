import { beforeEach, describe, expect, it, vi } from "vitest";
import "./support/page";
import { luckOf } from "../src/lib/luck";
import type { OwnTable } from "../src/lib/protocol";
import { sha256 } from "../src/lib/sha256";
import { contribute } from "../src/lib/starts";
import { Line, platform } from "./support/line";

vi.mock("../src/lib/guest.svelte", () => ({ guest: { id: "g1", token: "secret" } }));

const seat = (at: number) => ({ seat: at, kind: "person", name: `P${at}`, guest: `g${at}` });
const table = (id: string) => ({
  id,
  game: "moluku",
  rules: "1",
  cards: "1",
  options: {},
  failed_starts: [],
  seats: [seat(0), seat(1)],
});
const own = (id: string, turn: boolean, status = "lobby") =>
  ({ id, turn, status }) as unknown as OwnTable;
const commitment = sha256("the server's secret");
const sent = (type: string) => Line.all.at(-1)!.sent.find((message) => message["type"] === type);

function welcomed(id: string): Line {
  const line = Line.all.at(-1)!;
  line.open();
  line.tell({ type: "welcome", since: 0, table: table(id), position: null, time: 0 });
  return line;
}

describe("a start that asks for me while I look at something else", () => {
  beforeEach(() => {
    contribute([], platform);
    Line.all.length = 0;
  });

  it("gets my hash, then my number for what was agreed on", () => {
    contribute([own("t1", true), own("t2", false), own("t3", true, "playing")], platform);
    expect(Line.all.map(({ url }) => url)).toEqual(["ws://lanai.test/api/tables/t1/socket"]);
    const line = welcomed("t1");
    expect(sent("looking")).toMatchObject({ on: false });
    line.tell({ type: "commit", attempt: 1, commitment });
    const hash = sha256(luckOf("t1")!.nonce);
    expect(sent("hash")).toMatchObject({ attempt: 1, hash });
    const terms = {
      ...{ scheme: 2, attempt: 1, game: "moluku", rules: "1", cards: "1", options: {} },
      ...{ players: ["P0", "P1"], commitment, hashes: [sha256("theirs"), hash], failed: [] },
    };
    line.tell({ type: "reveal", attempt: 1, agreement: JSON.stringify(terms) });
    expect(sent("nonce")).toMatchObject({ attempt: 1, nonce: luckOf("t1")!.nonce });
  });

  it("gets no number for anything else, nor for one that lies on another device", () => {
    contribute([own("t4", true)], platform);
    const line = welcomed("t4");
    line.tell({ type: "reveal", attempt: 1, agreement: "{}" });
    line.tell({ type: "commit", attempt: 1, commitment });
    line.tell({ type: "reveal", attempt: 1, agreement: "{}" });
    expect(sent("hash")).toBeDefined();
    expect(sent("nonce")).toBeUndefined();
  });

  it("is answered by the table itself where that is on show", () => {
    vi.stubGlobal("location", new URL("http://lanai.test/t/t6"));
    contribute([own("t6", true)], platform);
    vi.stubGlobal("location", new URL("http://lanai.test/"));
    expect(Line.all).toHaveLength(0);
  });

  it("is left when it does not ask any more, and not visited twice", () => {
    contribute([own("t5", true)], platform);
    contribute([own("t5", true)], platform);
    expect(Line.all).toHaveLength(1);
    contribute([own("t5", false)], platform);
    expect(Line.all[0]!.readyState).toBe(3);
  });
});
