/** Small sounds of things on a table, made here: no sound files. Silent until somebody turns them up. */
import type { GameEvent, GameModule } from "./board";
import { settings } from "./settings.svelte";

export type Sound = "deal" | "place" | "dice" | "topple" | "turn" | "win";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of noise: what cards, wood and dice are made of. */
function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const data = hiss.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return hiss;
}

class Mix {
  constructor(
    readonly on: AudioContext,
    readonly out: AudioNode,
    readonly start: number,
  ) {}

  /** Lets a source be heard from `at` on, quickly there and gone after `length` seconds. */
  #heard(source: AudioScheduledSourceNode, through: AudioNode, at: number, length: number): void {
    source.connect(through);
    source.start(this.start + at);
    source.stop(this.start + at + length + 0.02);
  }
  #fading(at: number, length: number, loud: number): GainNode {
    const gain = this.on.createGain();
    const from = this.start + at;
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(loud, from + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    gain.connect(this.out);
    return gain;
  }
  /** A brush or a knock: noise around a pitch. */
  brush(at: number, length: number, pitch: number, loud: number, width = 1): void {
    const source = this.on.createBufferSource();
    source.buffer = noise(this.on);
    source.playbackRate.value = 0.8 + Math.random() * 0.4;
    const band = this.on.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    band.Q.value = width;
    band.connect(this.#fading(at, length, loud));
    this.#heard(source, band, at, length);
  }
  /** A bar of wood or a bell that is struck; `to` is where its pitch falls. */
  bar(at: number, length: number, pitch: number, loud: number, to = pitch): void {
    const tone = this.on.createOscillator();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, this.start + at);
    tone.frequency.exponentialRampToValueAtTime(to, this.start + at + length);
    this.#heard(tone, this.#fading(at, length, loud), at, length);
  }
}

const made: Record<Sound, (mix: Mix) => void> = {
  deal: (mix) => {
    for (let card = 0; card < 4; card++) mix.brush(card * 0.07, 0.07, 3400, 0.5, 0.8);
  },
  place: (mix) => {
    mix.brush(0, 0.06, 2200, 0.45, 0.9);
    mix.bar(0.01, 0.1, 190, 0.35, 110);
  },
  dice: (mix) => {
    for (const at of [0, 0.07, 0.12, 0.21, 0.27, 0.36, 0.48]) {
      mix.brush(at, 0.045, 1500 + Math.random() * 1400, 0.7 - at, 3);
    }
  },
  topple: (mix) => {
    mix.bar(0, 0.28, 150, 0.7, 52);
    for (const at of [0.04, 0.11, 0.17, 0.26]) mix.brush(at, 0.07, 700, 0.6 - at, 2);
  },
  turn: (mix) => {
    mix.bar(0, 0.35, 523, 0.3);
    mix.bar(0.13, 0.5, 784, 0.3);
  },
  win: (mix) => {
    for (const [at, pitch] of [523, 659, 784, 1047].entries()) {
      mix.bar(at * 0.12, 0.7, pitch, 0.3);
    }
  },
};

/** Lets a sound be heard after so many seconds, as loud as the person wants. */
export function play(sound: Sound, after = 0): void {
  if (!settings.volume || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers keep pages silent until they are touched.
  if (context.state === "suspended") void context.resume();
  const volume = context.createGain();
  volume.gain.value = 0.5 * settings.volume ** 2;
  volume.connect(context.destination);
  made[sound](new Mix(context, volume, context.currentTime + 0.01 + after));
}

/** It is my turn: a sound, and a short buzz where the device has one. */
export function callMe(): void {
  if (!settings.volume) return;
  play("turn");
  navigator.vibrate?.(60);
}

const APART = 0.12;
/** What some events sound like, each sound once, in their order. */
export function soundsOf(module: GameModule, events: GameEvent[]): Sound[] {
  const heard = events.map((event) => module.sound?.(event) ?? null);
  return [...new Set(heard)].filter((sound) => sound !== null);
}

export function playAll(module: GameModule, events: GameEvent[]): void {
  if (!settings.volume) return;
  soundsOf(module, events).forEach((sound, at) => play(sound, at * APART));
}
