/** Things travel from where they were to where they go: FLIP with the Web Animations API. */

import { placeOf } from "$lib/drawn";

const running = new Set<Animation>();

/** Tells whether the reader wants no movement. */
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Remembers an animation, so that a click or the next change can finish it. */
export function track(animation: Animation): Animation {
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

export function finishAll(): void {
  for (const animation of [...running]) animation.finish();
  running.clear();
}

export type Places = Map<string, DOMRect>;

/** Notes where everything lies that can travel (elements with `data-fly`). */
export function notePlaces(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const rect = placeOf(element);
    if (rect.width) places.set(element.dataset["fly"] ?? "", rect);
  }
  return places;
}

const kindOf = (key: string): string => key.split(":")[0] ?? "";
const centre = (rect: DOMRect): [number, number] => [
  rect.left + rect.width / 2,
  rect.top + rect.height / 2,
];

/** Moves an element from where `from` was to where it is, on an arc. */
function travel(element: Element, from: DOMRect, to: DOMRect): void {
  const [x0, y0] = centre(from);
  const [x1, y1] = centre(to);
  const [dx, dy] = [x0 - x1, y0 - y1];
  if (Math.abs(dx) + Math.abs(dy) < 3) return;
  const scale = from.width / to.width;
  const lift = -Math.min(60, Math.hypot(dx, dy) * 0.18);
  track(
    element.animate(
      [
        { transform: `translate(${dx}px,${dy}px) scale(${scale})`, zIndex: 30 },
        {
          transform: `translate(${dx * 0.4}px,${dy * 0.4 + lift}px) scale(${(scale + 1) / 2})`,
          zIndex: 30,
        },
        { transform: "none", zIndex: 30 },
      ],
      { duration: 380, easing: "cubic-bezier(.2,.8,.3,1)" },
    ),
  );
}

/** Sends a picture that has no element any more on its way, then forgets it. */
function depart(layer: HTMLElement, picture: string, from: DOMRect, to: DOMRect): void {
  const ghost = document.createElement("div");
  ghost.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;pointer-events:none;z-index:40`;
  ghost.innerHTML = `<svg width="100%" height="100%"><use href="#${picture}"/></svg>`;
  layer.append(ghost);
  const [x0, y0] = centre(from);
  const [x1, y1] = centre(to);
  const animation = track(
    ghost.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x1 - x0}px,${y1 - y0}px) scale(.7)`, opacity: 0.2 },
      ],
      { duration: 360, easing: "ease-in" },
    ),
  );
  const forget = () => ghost.remove();
  animation.addEventListener("finish", forget);
  animation.addEventListener("cancel", forget);
}

/**
 * Animates from the noted places to the present ones. What is new comes from where such things come
 * from (moons from the stock, clients from the deck), what is gone goes back there or to the pile.
 */
export function replay(root: HTMLElement, before: Places): void {
  if (calm()) {
    for (const element of root.querySelectorAll("[data-fly]"))
      if (!before.has((element as HTMLElement).dataset["fly"] ?? ""))
        track(element.animate({ opacity: [0, 1] }, 200));
    return;
  }
  const anchor = (name: string): DOMRect | null => {
    const rects = [...root.querySelectorAll(`[data-anchor="${name}"]`)].map((element) =>
      placeOf(element),
    );
    return rects.find((rect) => rect.width > 0) ?? null;
  };
  const source: Record<string, DOMRect | null> = { moon: anchor("moons"), card: anchor("deck") };
  const sink: Record<string, DOMRect | null> = { moon: anchor("moons"), card: anchor("pile") };
  const after = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const key = element.dataset["fly"] ?? "";
    after.add(key);
    const from = before.get(key) ?? source[kindOf(key)];
    const to = placeOf(element);
    if (from && to.width) travel(element, from, to);
  }
  for (const [key, from] of before) {
    const to = sink[kindOf(key)];
    if (!after.has(key) && to)
      depart(root, kindOf(key) === "moon" ? "ms-i-moon" : "ms-back", from, to);
  }
}
