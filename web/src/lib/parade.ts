/**
 * Shows what happened at a table step by step, at the person's pace: nothing is overtaken. Where the
 * game stops it waits for the person; whatever comes meanwhile waits behind it.
 */
import type { Beat, GameEvent } from "./board";
import { finishAll, landed } from "./motion";
import { lasting, settings, type Speed } from "./settings.svelte";
import type { Position, Update, Updated } from "./protocol";

/** Whether a stop waits for the person, is shown for a moment, or is none. */
export type Stop = "wait" | "show" | null;
export type StopOf = (events: GameEvent[]) => Stop;

/** What is shown at once: an update, or the part of one up to a stop. */
export interface Step extends Update {
  position: Position;
  stop: Stop;
  kind: Beat["kind"];
  /** What was passed over before it. */
  passed: Update[];
}

/** How long a move of another stays before the next is shown, by the person's speed. */
const HOLD: Record<Speed, number> = { slow: 2000, normal: 1100, fast: 450, instant: 0 };
/** How much of that my own move stays before another's is shown. */
const OWN = 1 / 3;
const HURRIED = 90;
/** How long a stop is shown that waits for nobody, at normal pace. */
const MOMENT = 2000;
/** How long a stop waits at most for somebody whose own time is running, or who watches. */
const LONGEST = 8000;
const CROWD = 8;

/** The position at a stop: nobody can do anything there. */
const resting = (position: Position, view: Position["view"], own: string[]): Position => ({
  ...position,
  view,
  own,
  legal: [],
  to_act: [],
  undo: null,
  over: false,
  forced: false,
});

/** Cuts an update where it stops; `ends`: the game ends with it. */
export function stepsOf(update: Updated, stopOf: StopOf, ends: boolean): Step[] {
  const { seq, events, position, pauses = [] } = update;
  const steps: Step[] = [];
  let begin = 0;
  for (const pause of pauses) {
    const led = events.slice(begin, pause.events);
    const wanted = stopOf(led);
    if (wanted === null) continue;
    const stop = teaches(position) ? "wait" : wanted;
    const at = resting(position, pause.view, pause.own);
    steps.push({ seq, events: led, position: at, stop, kind: "pause", passed: [] });
    begin = pause.events;
  }
  const stop: Stop = ends ? "wait" : null;
  const rest = { seq, events: events.slice(begin), position, stop, kind: "over" as const };
  return [...steps, { ...rest, passed: [] }];
}

/** Whether a lesson still asks for moves: then every stop waits, because one reads. */
const teaches = ({ lesson }: Position): boolean =>
  lesson !== null && (lesson.move !== null || lesson.step < lesson.steps);

/** The numbers of all that is taken back in these steps. */
const undoneIn = (steps: Step[]): Set<number> =>
  new Set(
    steps
      .flatMap(({ events }) => events.filter(({ event }) => event === "undone"))
      .flatMap((event) => (event["seqs"] as number[] | undefined) ?? []),
  );

const told = ({ passed, seq, events }: Step): Update[] => [...passed, { seq, events }];

/** Passes over steps, but for those that are kept. */
function passOver(steps: Step[], keeps: (step: Step) => boolean): { kept: Step[]; rest: Update[] } {
  const kept: Step[] = [];
  let rest: Update[] = [];
  for (const step of steps) {
    if (keeps(step)) {
      kept.push({ ...step, passed: [...rest, ...step.passed] });
      rest = [];
    } else rest.push(...told(step));
  }
  return { kept, rest };
}

/**
 * What to show to who comes back: the stops that still wait, and how the game stands now. Where I have
 * moved since, and what was taken back, is none any more.
 */
export function afterwards(steps: Step[], now: Position, isMine: (step: Step) => boolean): Step[] {
  const gone = undoneIn(steps);
  const own = steps.findLast(isMine)?.seq ?? 0;
  const waits = new Set(
    steps.filter(({ stop, seq }) => stop === "wait" && !gone.has(seq) && seq >= own),
  );
  const { kept, rest } = passOver(steps, (step) => waits.has(step));
  if (kept.at(-1)?.kind === "over") return kept;
  const { seq } = now;
  return [...kept, { seq, events: [], position: now, stop: null, kind: "pause", passed: rest }];
}

interface Hooks {
  show: (step: Step) => void;
  /** Something happened that nobody looks at: it is only kept. */
  pass: (step: Step) => void;
  /** What is on show or waits to be has changed. */
  changed: () => void;
  /** A stop begins, or none is any more. */
  beat: (beat: Beat | null) => void;
  /** A stop that waited has been looked at. */
  looked: (step: Step) => void;
  /** Whether a step is my own doing. */
  isMine: (step: Step) => boolean;
  /** Whether my time runs, so that I cannot be kept waiting. */
  isUrgent: () => boolean;
  /** Whether I only watch: then the end of a round goes on by itself. */
  isWatching: () => boolean;
}

export class Parade {
  #queue: Step[] = [];
  /** What is on show and has not had its time. */
  #now: Step | null = null;
  /** Runs while the step on show has its time. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How long that is. */
  #wanted = 0;
  /** Whether nobody looks; and whether the stops wait then for whoever will. */
  #resting: { keepsStops: boolean } | null = null;

  constructor(private readonly hooks: Hooks) {}

  /** Whether something is being shown, so that what comes now has to wait. */
  get busy(): boolean {
    return this.#now !== null;
  }

  get resting(): boolean {
    return this.#resting !== null;
  }

  /** Whether a stop waits for somebody to look at it. */
  get stops(): boolean {
    return this.#queue.some(({ stop }) => stop !== null) || (this.#now?.stop ?? null) !== null;
  }

  /** Shows nothing more until somebody looks again: what happens is only kept, but for stops. */
  rest(keepsStops: boolean): void {
    if (this.#now?.stop && keepsStops) this.#queue.unshift({ ...this.#now, passed: [] });
    this.#end();
    this.#resting = { keepsStops };
    this.#pass();
  }

  /** Somebody looks again: what has waited for that is shown. */
  wake(): void {
    if (!this.#resting) return;
    this.#resting = null;
    if (this.#queue.length) this.#next();
  }

  #pass(): void {
    while (this.#queue.length && !(this.#resting?.keepsStops && this.#queue[0]!.stop))
      this.hooks.pass(this.#queue.shift()!);
    this.hooks.changed();
  }

  add(steps: Step[]): void {
    this.#queue.push(...steps);
    this.#dropStops(steps);
    if (this.#resting) this.#pass();
    else if (!this.#now) this.#next();
    else if (this.#now.stop === "wait") this.#limit();
    else if (this.#timer !== undefined && this.#waitFor(this.#now) < this.#wanted)
      this.#wait(this.#now);
  }

  /** Forgets everything, and gives what was not shown, or not looked at. */
  clear(): Step[] {
    const now = this.#now?.stop === "wait" ? [{ ...this.#now, passed: [] }] : [];
    const left = [...now, ...this.#queue.splice(0)];
    this.#end();
    this.hooks.changed();
    return left;
  }

  /** Ends what is on show, unless it waits for the person to say so. */
  skip(): void {
    finishAll();
    if (this.#now && this.#now.stop !== "wait") this.#next();
  }

  /** Passes over what has piled up, but for the stops and how things stand now. */
  catchUp(): void {
    if (this.#queue.length <= CROWD) return;
    const last = this.#queue.at(-1);
    this.#queue = passOver(this.#queue, (step) => step.stop !== null || step === last).kept;
    this.skip();
  }

  /** What is taken back is no reason to stop any more. */
  #dropStops(steps: Step[]): void {
    const gone = undoneIn(steps);
    for (const step of this.#queue) if (gone.has(step.seq)) step.stop = null;
    if (this.#now?.stop && gone.has(this.#now.seq)) this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#now?.stop) this.hooks.beat(null);
    this.#now = null;
  }

  #next = (): void => {
    if (this.#now?.stop === "wait") this.hooks.looked(this.#now);
    this.#end();
    const step = this.#queue.shift();
    if (!step) return this.hooks.changed();
    this.#now = step;
    this.hooks.show(step);
    this.hooks.changed();
    if (step.stop) this.hooks.beat(this.#beatOf(step));
    if (step.stop === "wait") this.#limit();
    else void this.#hold(step);
  };

  #beatOf(step: Step): Beat {
    const waits = step.stop === "wait" && !this.#passes(step);
    return { kind: step.kind, waits, goOn: () => this.#goOn(step) };
  }

  /** Whether a stop goes on by itself, because somebody only watches. */
  #passes = ({ kind }: Step): boolean => kind === "pause" && this.hooks.isWatching();

  #goOn(step: Step): void {
    if (this.#now !== step) return;
    finishAll();
    this.#next();
  }

  /** Lets nobody's time run out at a stop, and no watcher fall behind. */
  #limit(): void {
    const passes = this.#now !== null && this.#passes(this.#now);
    if (this.#timer === undefined && (passes || this.hooks.isUrgent()))
      this.#timer = setTimeout(this.#next, LONGEST);
  }

  async #hold(step: Step): Promise<void> {
    await landed();
    if (this.#now === step) this.#wait(step);
  }

  #wait(step: Step): void {
    clearTimeout(this.#timer);
    this.#wanted = this.#waitFor(step);
    if (this.#wanted) this.#timer = setTimeout(this.#next, this.#wanted);
    else this.#next();
  }

  #waitFor(step: Step): number {
    if (!step.events.length || this.#queue.some(this.hooks.isMine)) return 0;
    const mine = this.hooks.isMine(step) && !step.stop;
    if (mine && !this.#queue.length) return 0;
    if (this.hooks.isUrgent() || this.#queue.length > CROWD) return Math.min(HURRIED, this.#pace());
    if (mine) return OWN * this.#pace();
    return step.stop ? lasting(MOMENT) : this.#pace();
  }

  #pace = (): number => HOLD[settings.speed];
}
