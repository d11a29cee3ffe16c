import { afterEach, describe, expect, it, vi } from "vitest";
import "./support/page";
import type { GameModule } from "../src/lib/board";
import { settings } from "../src/lib/settings.svelte";
import { callMe, play, playAll, soundsOf } from "../src/lib/sound";
import moluku from "../src/games/moluku/sounds";
import moonshine from "../src/games/moonshine/sounds";
import tikiTopple from "../src/games/tiki-topple/sounds";

const told = (event: string, more: object = {}) => ({ event, sentences: [], ...more });

describe("sounds", () => {
  it("are heard once each, in the order of the events", () => {
    const module = { sound: moonshine } as unknown as GameModule;
    const events = [told("rolled"), told("moon"), told("moon"), told("ready")];
    expect(soundsOf(module, events)).toEqual(["dice", "place"]);
  });
  it("tell a toppled tiki from one that climbs", () => {
    expect(tikiTopple(told("played", { card: "topple" }))).toBe("topple");
    expect(tikiTopple(told("played", { card: "up1" }))).toBe("place");
    expect(tikiTopple(told("over"))).toBeNull();
  });
  it("belong to cards in Moluku", () => {
    expect([moluku(told("deal")), moluku(told("played")), moluku(told("order"))]).toEqual([
      "deal",
      "place",
      null,
    ]);
  });
  it("are none where a game names none", () => {
    expect(soundsOf({} as unknown as GameModule, [told("played")])).toEqual([]);
  });
});

/** What a page's loudspeaker was given: how loud, and how many things were struck or brushed. */
const heard = { volumes: [] as number[], struck: 0 };
const buzzed = vi.fn();

class Value {
  set value(value: number) {
    if (this.isVolume) heard.volumes.push(value);
  }
  constructor(private readonly isVolume = false) {}
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class Part {
  frequency = new Value();
  playbackRate = new Value();
  Q = new Value();
  constructor(readonly gain = new Value()) {}
  connect(): void {}
  start(): void {
    heard.struck++;
  }
  stop(): void {}
}
class Loudspeaker {
  state = "running";
  sampleRate = 8;
  currentTime = 0;
  destination = {};
  createGain = () => new Part(new Value(true));
  createOscillator = () => new Part();
  createBufferSource = () => new Part();
  createBiquadFilter = () => new Part();
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}
vi.stubGlobal("AudioContext", Loudspeaker);
vi.stubGlobal("navigator", { languages: ["en"], vibrate: buzzed });

describe("a page", () => {
  const module = { sound: tikiTopple } as unknown as GameModule;
  const topples = [told("played", { card: "topple" })];
  afterEach(() => {
    settings.volume = 0;
    heard.volumes = [];
    heard.struck = 0;
    buzzed.mockClear();
  });
  it("is silent until somebody turns it up", () => {
    expect(settings.volume).toBe(0);
    play("win");
    playAll(module, topples);
    callMe();
    expect([heard.struck, buzzed.mock.calls]).toEqual([0, []]);
  });
  it("is as loud as the slider says", () => {
    settings.volume = 0.4;
    playAll(module, topples);
    settings.volume = 1;
    playAll(module, topples);
    const [low = 0, high = 0] = heard.volumes;
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(3 * low);
    expect(heard.struck).toBeGreaterThan(2);
  });
  it("calls me with a sound and a buzz", () => {
    settings.volume = 0.5;
    callMe();
    expect([heard.struck, buzzed.mock.calls.length]).toEqual([2, 1]);
  });
});
