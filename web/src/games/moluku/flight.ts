/** Lets cards travel from where they were to where they lie now. */

import { placeOf } from "$lib/drawn";

interface Spot {
  x: number;
  y: number;
  width: number;
  angle: number;
}

export interface Before {
  spots: Map<string, Spot>;
  /** Copies of cards that will go out of sight, with the seat that takes them up. */
  leaving: Map<string, { copy: HTMLElement; seat: string }>;
}

const DURATION = 380;
const STAGGER = 22;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function spotOf(element: HTMLElement, root: DOMRect): Spot {
  const box = placeOf(element);
  return {
    x: box.left + box.width / 2 - root.left,
    y: box.top + box.height / 2 - root.top,
    width: element.offsetWidth,
    angle: Number(element.dataset["angle"] ?? 0),
  };
}

const cardsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-card]")];

/** Notes where all cards lie; call it before the board changes. */
export function note(root: HTMLElement, leave: boolean): Before {
  const box = placeOf(root);
  const before: Before = { spots: new Map(), leaving: new Map() };
  for (const element of cardsIn(root)) {
    const card = element.dataset["card"]!;
    before.spots.set(card, spotOf(element, box));
    const seat = element.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
    if (leave && seat !== undefined && !calm())
      before.leaving.set(card, { copy: element.cloneNode(true) as HTMLElement, seat });
  }
  return before;
}

/** Ends all travel at once. */
export function land(layer: HTMLElement): void {
  for (const animation of layer.getAnimations({ subtree: true })) animation.finish();
}

function travel(copy: HTMLElement, layer: HTMLElement, from: Spot, to: Spot, delay: number) {
  copy.removeAttribute("data-card");
  copy.removeAttribute("data-move");
  Object.assign(copy.style, {
    position: "absolute",
    left: `${to.x - to.width / 2}px`,
    top: "0",
    width: `${to.width}px`,
    margin: "0",
    transform: "none",
  });
  layer.append(copy);
  const half = copy.offsetHeight / 2;
  const place = (x: number, y: number, scale: number, angle: number) =>
    `translate(${x - to.x}px, ${y - half}px) rotate(${angle}deg) scale(${scale})`;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const scale = from.width / to.width;
  const middle = place(
    (from.x + to.x) / 2,
    (from.y + to.y) / 2 - far * 0.1,
    (scale + 1) / 2 + 0.06,
    (from.angle + to.angle) / 2,
  );
  const frames = [
    { transform: place(from.x, from.y, scale, from.angle) },
    { transform: middle, offset: 0.45 },
    { transform: place(to.x, to.y, 1, to.angle) },
  ];
  const flight = copy.animate(frames, { duration: DURATION, delay, easing: EASE, fill: "both" });
  flight.onfinish = flight.oncancel = () => copy.remove();
}

function hide(element: HTMLElement, delay: number): void {
  element.animate([{ opacity: 0 }, { opacity: 0 }], DURATION + delay - 10);
}

/** Sends every card that has a new place there; new cards come from `origin`. */
export function fly(
  root: HTMLElement,
  layer: HTMLElement,
  before: Before,
  origin: (card: string) => HTMLElement | null,
): void {
  land(layer);
  const box = placeOf(root);
  let sent = 0;
  for (const element of cardsIn(root)) {
    const card = element.dataset["card"]!;
    before.leaving.delete(card);
    const to = spotOf(element, box);
    const source = origin(card);
    const from =
      before.spots.get(card) ?? (source ? { ...spotOf(source, box), width: to.width * 0.5 } : null);
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 3) continue;
    if (calm()) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], 150);
      continue;
    }
    const delay = before.spots.has(card) ? 0 : Math.min(sent++ * STAGGER, 200);
    travel(element.cloneNode(true) as HTMLElement, layer, from, to, delay);
    hide(element, delay);
  }
  for (const [card, { copy, seat }] of before.leaving) {
    const home = root.querySelector<HTMLElement>(`[data-home="${seat}"]`);
    const from = before.spots.get(card);
    if (home && from) travel(copy, layer, from, { ...spotOf(home, box), width: 24, angle: 0 }, 0);
  }
}
