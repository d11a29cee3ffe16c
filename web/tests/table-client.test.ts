import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableClient, type Hooks } from "../src/lib/table-client";
import type { Updated, Welcome } from "../src/lib/protocol";
import { Line, platform } from "./support/line";

const last = () => Line.all.at(-1)!;
const welcome = (seq: number) => ({
  type: "welcome",
  history: [{ seq, events: [] }],
  position: { seq },
});
const update = (seq: number) => ({ type: "update", seq, events: [], position: { seq } });

let heard: (Welcome | Updated)[];
let states: string[];
let client: TableClient;

function hooks(): Hooks {
  return {
    token: () => "secret",
    lang: () => "fr",
    welcome: (message) => heard.push(message),
    update: (message) => heard.push(message),
    told: () => {},
    connection: (state) => states.push(state),
    stranger: () => {},
    fault: () => {},
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  heard = [];
  states = [];
  client = new TableClient("ws://lanai.test", hooks(), platform);
  last().open();
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

describe("the socket of a table", () => {
  it("says hello with the token, never in the address", () => {
    expect(last().sent).toEqual([{ type: "hello", token: "secret", since: null, lang: "fr" }]);
    expect(last().url).not.toContain("secret");
  });

  it("takes updates in order and passes over one told twice", () => {
    last().tell(welcome(4));
    for (const seq of [5, 5, 6, 4]) last().tell(update(seq));
    expect(heard.slice(1).map((message) => (message as Updated).seq)).toEqual([5, 6]);
  });

  it("asks for what it missed when there is a gap", () => {
    last().tell(welcome(4));
    last().tell(update(6));
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(Line.all).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", since: 4 });
  });

  it("comes back ever more seldom to what is broken, and says so until something is answered", () => {
    last().tell(welcome(1));
    void client.ask({ type: "move", seq: 1, move: "toast" });
    const begun = Line.all.length;
    last().cut(1011);
    for (let second = 0; second < 300; second++) {
      vi.advanceTimersByTime(1000);
      if (last().readyState !== 0) continue;
      last().open();
      last().tell(welcome(1));
      last().cut(1011);
    }
    expect(Line.all.length - begun).toBeLessThan(10);
    expect(states.at(-1)).toBe("broken");
    expect(states.slice(states.indexOf("broken"))).not.toContain("open");
    vi.advanceTimersByTime(90_000);
    last().open();
    last().tell(welcome(1));
    last().tell({ type: "ok", id: last().sent.at(-1)!["id"] });
    expect(states.at(-1)).toBe("open");
    last().cut();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(last().readyState).toBe(0);
  });

  it("does not come back to a table that is gone", () => {
    last().tell(welcome(1));
    last().cut();
    vi.advanceTimersByTime(1000);
    last().open();
    last().cut(4404);
    expect(states.at(-1)).toBe("gone");
    client.hurry();
    vi.advanceTimersByTime(90_000);
    expect(Line.all).toHaveLength(2);
  });

  it("repeats an unanswered request with the same id, once it is welcome again", async () => {
    last().tell(welcome(1));
    const answer = client.ask({ type: "move", seq: 1, move: "toast" });
    const first = last().sent.at(-1)!;
    last().cut();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toHaveLength(1);
    last().tell(welcome(1));
    expect(last().sent.at(-1)).toEqual(first);
    last().tell({ type: "ok", id: first["id"] });
    expect(await answer).toMatchObject({ type: "ok" });
    last().cut();
    vi.advanceTimersByTime(1000);
    last().open();
    last().tell(welcome(1));
    expect(last().sent).toHaveLength(1);
  });

  it("waits longer after each failure, and hurries when told to", () => {
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const before = Date.now();
      const lines = Line.all.length;
      last().cut();
      while (Line.all.length === lines) vi.advanceTimersByTime(10);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([250, 500, 1000, 2000]);
    last().cut();
    client.hurry();
    expect(Line.all).toHaveLength(6);
    expect(states.at(-1)).toBe("lost");
  });

  it("notices a line that is dead without saying so", () => {
    last().tell(welcome(1));
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(11_000);
    expect(Line.all.length).toBeGreaterThan(1);
  });

  it("asks at once for a sign of life when the device wakes up, and takes a new line without one", () => {
    last().tell(welcome(1));
    client.hurry();
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(1000);
    expect(states.at(-1)).toBe("lost");
    expect(Line.all).toHaveLength(2);
  });

  it("keeps a line that answers when the device wakes up", async () => {
    last().tell(welcome(1));
    client.hurry();
    last().tell({ type: "pong", id: last().sent.at(-1)!["id"] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(Line.all).toHaveLength(1);
  });

  it("stays away once it is closed", () => {
    const line = last();
    client.close();
    line.cut();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});
