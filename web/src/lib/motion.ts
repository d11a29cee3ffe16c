/**
 * How things move on all boards: from where they were to where they lie now, on an arc. A board marks
 * what can travel with `data-fly`, a name that stays the same; notes the spots before its page changes
 * and settles afterwards. All of it lasts at the person's pace (`lasting`), and what would tell the
 * outcome too early waits until it has `landed`. Where the person wants no motion nothing travels.
 */
import { tick } from "svelte";
import { flip, type AnimationConfig } from "svelte/animate";
import { lasting, moves, settings } from "./settings.svelte";

export { lasting };

/** Lets rows of a list that change places glide there (`animate:glide`), in so many milliseconds. */
export function glide(
  row: Element,
  spots: { from: DOMRect; to: DOMRect },
  milliseconds: number,
): AnimationConfig {
  return moves() ? flip(row, spots, { duration: lasting(milliseconds) }) : { duration: 0 };
}

/** Where a thing lies: its middle, in pixels of the table it is laid out in. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  /** How far it is turned, in degrees: what `data-angle` says. */
  angle: number;
}
export type Spots = Map<string, Spot>;

const TRAVEL = 380;
const FADE = 200;
const STAGGER = 22;
const LATEST = 200;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const HIGHEST = 60;

const running = new Set<Animation>();

/** Starts an animation that a touch or the next change can finish. */
export function start(
  element: Element,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions,
): Animation {
  const animation = element.animate(frames, timing);
  running.add(animation);
  const forget = () => running.delete(animation);
  animation.addEventListener("finish", forget);
  animation.addEventListener("cancel", forget);
  return animation;
}

/** Ends all travel at once: everything is where it belongs. */
export function finishAll(): void {
  for (const animation of running) animation.finish();
  running.clear();
}

/** What is being counted: nothing moves meanwhile, but it is not over. */
const counting = new Set<Promise<void>>();

/**
 * Counts on after a while, at normal pace: what tells the outcome waits for it. Gives what calls it off.
 */
export function countOn(wait: number, count: () => void): () => void {
  let resolve = (): void => undefined;
  const over = new Promise<void>((done) => (resolve = done));
  const end = () => {
    counting.delete(over);
    resolve();
  };
  counting.add(over);
  const timer = setTimeout(() => {
    count();
    end();
  }, lasting(wait));
  return () => {
    clearTimeout(timer);
    end();
  };
}

/**
 * Waits until the page shows what is so now, and everything has come where it belongs: also what begins
 * as soon as something else has ended.
 */
export async function landed(): Promise<void> {
  await tick();
  while (running.size || counting.size) {
    const awaited = [...running];
    await Promise.allSettled([...awaited.map(({ finished }) => finished), ...counting]);
    await new Promise((goOn) => setTimeout(goOn)); // whoever waited for the same may begin the next
    for (const animation of awaited) running.delete(animation); // their events come only later
  }
}

/** Lets a thing appear. The system's wish for less motion leaves this; the setting here does not. */
export function fade(element: Element): void {
  if (settings.motion) start(element, { opacity: [0.2, 1] }, { duration: lasting(FADE) });
}

/** Where an element is; a replay draws the whole table smaller. */
function boxOf(element: Element): DOMRect {
  const drawn = element.getBoundingClientRect();
  const table = element.closest<HTMLElement>("[data-scale]");
  if (!table) return drawn;
  const scale = Number(table.dataset["scale"]);
  const origin = table.getBoundingClientRect();
  return new DOMRect(
    (drawn.left - origin.left) / scale,
    (drawn.top - origin.top) / scale,
    drawn.width / scale,
    drawn.height / scale,
  );
}

export function spotOf(element: HTMLElement): Spot {
  const box = boxOf(element);
  const angle = Number(element.dataset["angle"] ?? 0);
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: angle ? element.offsetWidth : box.width,
    angle,
  };
}

const flying = (root: HTMLElement) => root.querySelectorAll<HTMLElement>("[data-fly]");
const nameOf = (element: HTMLElement) => element.dataset["fly"] ?? "";

/**
 * Notes where everything lies that can travel, before the page changes; what is out of sight lies nowhere.
 * What still travels is there now and goes on from here: only what this change starts may move from now on.
 */
export function spotsOf(root: HTMLElement): Spots {
  const spots: Spots = new Map();
  for (const element of flying(root)) {
    const spot = spotOf(element);
    if (spot.width) spots.set(nameOf(element), spot);
  }
  finishAll();
  return spots;
}

const isFar = (from: Spot, to: Spot) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y) >= 3;

/** The frames of a way that ends where the thing lies; it bends upwards, or `aside` by so much. */
function way(from: Spot, to: Spot, aside?: number): Keyframe[] {
  const size = from.width / to.width;
  const lift = Math.min(HIGHEST, Math.hypot(from.x - to.x, from.y - to.y) * 0.15);
  const [bowX, bowY] = aside === undefined ? [0, -lift] : [aside, 0];
  const at = (part: number, x: number, y: number): Keyframe => {
    const shift = `${(from.x - to.x) * part + x}px, ${(from.y - to.y) * part + y}px`;
    const angle = to.angle + (from.angle - to.angle) * part;
    const scale = 1 + (size - 1) * part;
    return { transform: `translate(${shift}) rotate(${angle}deg) scale(${scale})`, zIndex: 30 };
  };
  return [at(1, 0, 0), { ...at(0.5, bowX, bowY), offset: 0.45 }, at(0, 0, 0)];
}

/** Lets an element travel from an earlier spot to where it is. */
export function travel(element: HTMLElement, from: Spot, aside?: number): void {
  const to = spotOf(element);
  if (!to.width || !isFar(from, to)) return;
  if (moves()) start(element, way(from, to, aside), { duration: lasting(TRAVEL), easing: EASE });
  else fade(element);
}

interface Carried {
  /** At normal pace. */
  delay?: number;
  /** Whether it goes out of sight: it grows faint on the way. */
  leaves?: boolean;
}

/** Sends a picture over the board, in a layer that lies on it; afterwards it is gone. */
export function carry(
  picture: HTMLElement,
  layer: HTMLElement,
  from: Spot,
  to: Spot,
  { delay = 0, leaves = false }: Carried = {},
): void {
  if (!moves()) return;
  picture.removeAttribute("data-fly");
  picture.removeAttribute("data-move");
  const { left, top } = boxOf(layer);
  Object.assign(picture.style, {
    position: "absolute",
    left: `${to.x - left - to.width / 2}px`,
    top: "0",
    width: `${to.width}px`,
    margin: "0",
    translate: "none",
    transform: "none",
    pointerEvents: "none",
  });
  layer.append(picture);
  picture.style.top = `${to.y - top - picture.offsetHeight / 2}px`;
  const frames = way(from, to);
  if (leaves) frames.at(-1)!.opacity = 0.2;
  const flight = start(picture, frames, {
    duration: lasting(TRAVEL),
    delay: lasting(delay),
    easing: EASE,
    fill: "both",
  });
  flight.addEventListener("finish", () => picture.remove());
  flight.addEventListener("cancel", () => picture.remove());
}

interface Settling {
  /** Where a new thing comes from. */
  origin?: (name: string, element: HTMLElement) => Spot | null;
  /** What things fly over in place of moving themselves: they may lie under each other. */
  layer?: HTMLElement;
}

/** Sends everything that has a new spot there, and tells what is no longer on the board. */
export function settle(root: HTMLElement, before: Spots, how: Settling = {}): string[] {
  const left = new Set(before.keys());
  let fresh = 0;
  for (const element of flying(root)) {
    const name = nameOf(element);
    const known = before.get(name);
    left.delete(name);
    const from = known ?? how.origin?.(name, element);
    if (!from) continue;
    if (how.layer && moves()) {
      const delay = known ? 0 : Math.min(fresh++ * STAGGER, LATEST);
      flyOver(element, how.layer, from, delay);
    } else travel(element, from);
  }
  return [...left];
}

/** Sends a copy of an element to where it lies, and shows the element itself once that has come. */
function flyOver(element: HTMLElement, layer: HTMLElement, from: Spot, delay: number): void {
  const to = spotOf(element);
  if (!to.width || !isFar(from, to)) return;
  carry(element.cloneNode(true) as HTMLElement, layer, from, to, { delay });
  start(element, { opacity: [0, 0] }, { duration: Math.max(0, lasting(TRAVEL + delay) - 10) });
}
