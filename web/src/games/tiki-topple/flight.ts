/** Moves things on the screen from where they were to where they are now. */

import { placeOf } from "$lib/drawn";

const SLOW = 400;

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Lets an element travel from an earlier place; `bow` bends the way to the side, in pixels. */
export function fly(element: Element, from: DOMRect, bow = 0): void {
  const to = placeOf(element);
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (to.width === 0 || (Math.abs(x) < 1 && Math.abs(y) < 1)) return;
  if (calm()) {
    element.animate({ opacity: [0.2, 1] }, { duration: SLOW });
    return;
  }
  const size = from.width / to.width;
  const at = (part: number, aside: number) =>
    `translate(${x * part + aside}px, ${y * part}px) scale(${1 + (size - 1) * part})`;
  element.animate(
    [
      { transform: at(1, 0), transformOrigin: "0 0", zIndex: 5 },
      { transform: at(0.5, bow), transformOrigin: "0 0", zIndex: 5 },
      { transform: at(0, 0), transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: SLOW, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

/** Remembers where the marked elements inside a root are: `data-at` names them. */
export function places(root: Element): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll("[data-at]")) {
    found.set(element.getAttribute("data-at") ?? "", placeOf(element));
  }
  return found;
}
