/** Where the focus goes when what had it is gone: to the body it must not fall. */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { place } from "./place.svelte";

const isLost = (): boolean => !document.activeElement || document.activeElement === document.body;

let arrived = 0;
/**
 * Gives the focus to the main part of another screen, so that readers start there. A page that was
 * just opened keeps it where the browser has put it, before the link that skips the navigation.
 */
export const arrive: Attachment<HTMLElement> = (main) => {
  const turns = untrack(() => place.turns);
  if (turns === 0) return;
  const turned = turns !== arrived;
  arrived = turns;
  void tick().then(() => {
    if (turned || isLost()) main.focus({ preventScroll: true });
  });
};

/** Brings a part of a screen into view, where a link led to it. */
export function sought(part: string): Attachment<HTMLElement> {
  return (node) => {
    if (place.part !== part) return;
    place.part = "";
    void tick().then(() => node.scrollIntoView());
  };
}

/** Takes the focus to what `to` names when what had it within was taken away or can no longer be used. */
export function keepFocus(to: string): Attachment<HTMLElement> {
  return (node) => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => (last = target as Element);
    const watching = new MutationObserver(() => {
      if (!last || !isLost() || (last.isConnected && !last.matches(":disabled"))) return;
      last = null;
      node.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
    });
    node.addEventListener("focusin", note);
    watching.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      watching.disconnect();
      node.removeEventListener("focusin", note);
    };
  };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads from one of so many, round and round; the ends by their own keys. */
export function stepBy(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

/**
 * Makes the buttons of a group one stop of the Tab key: the one that last had the focus as long as it can be
 * used, else the first that can. Arrow keys go on from there.
 */
export const oneStop: Attachment<HTMLElement> = (group) => {
  const all = () => [...group.querySelectorAll<HTMLElement>("button")];
  let last: EventTarget | null = null;
  const mark = () => {
    const buttons = all();
    const usable = buttons.filter((button) => button.getAttribute("aria-disabled") !== "true");
    const kept = (document.activeElement === last ? buttons : usable).find((one) => one === last);
    const stop = kept ?? usable[0] ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  const note = ({ target }: FocusEvent) => {
    last = target;
    mark();
  };
  const turn = (event: KeyboardEvent) => {
    const buttons = all();
    const to = stepBy(event.key, buttons.indexOf(event.target as HTMLElement), buttons.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[to]?.focus();
  };
  const watching = new MutationObserver(mark);
  watching.observe(group, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  group.addEventListener("focusin", note);
  group.addEventListener("keydown", turn);
  mark();
  return () => {
    watching.disconnect();
    group.removeEventListener("focusin", note);
    group.removeEventListener("keydown", turn);
  };
};

/** What makes the move that is chosen. */
const CONFIRMS = "[data-confirm]:not([aria-disabled=true])";

/**
 * Takes the focus of who chooses with the keyboard to what confirms the choice, wherever that stands; not
 * where more can be chosen as well, which is marked `data-many`: from there Tab leads to `data-acts`.
 */
export const toConfirm: Attachment<HTMLElement> = (node) => {
  const chosen = ({ detail, target }: MouseEvent) => {
    if (detail > 0 || (target as Element).closest(`[data-many], ${CONFIRMS}`)) return; // by a pointer
    setTimeout(() => node.querySelector<HTMLElement>(CONFIRMS)?.focus()); // the board hears of it later
  };
  // From the last of what can be chosen together, Tab goes on to what is done with it, and back.
  const next = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    const many = [...node.querySelectorAll<HTMLElement>("[data-many]:not([aria-disabled=true])")];
    const last = many.findLast(({ tabIndex }) => tabIndex >= 0);
    const acts = node.querySelectorAll<HTMLElement>("[data-acts] button:not([aria-disabled=true])");
    const to = event.shiftKey ? last : acts[0];
    if (!last || !to || event.target !== (event.shiftKey ? acts[0] : last)) return;
    event.preventDefault();
    to.focus();
  };
  node.addEventListener("click", chosen);
  node.addEventListener("keydown", next);
  return () => {
    node.removeEventListener("click", chosen);
    node.removeEventListener("keydown", next);
  };
};
