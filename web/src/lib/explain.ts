/**
 * Words about a thing: `{@attach explain(() => text)}`. They stand in a bubble beside it while a mouse
 * that went there rests on it, while the keyboard is on it, and after a long press. There is one bubble
 * for the page; it never takes the pointer and never covers what confirms a move (`data-confirm`). It
 * stands above or below the thing, or to its left or right where others stand above and below
 * (`data-explain="aside"`). Of a text of several lines the first is its title.
 */
import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const REST = 400;
/** From one thing to the next, while a bubble is in sight. */
const NEXT = 120;
const PRESS = 500;
/** How far a finger may stray during a long press. */
const STRAY = 10;
const GAP = 8;

const texts = new WeakMap<Element, () => string>();
let bubble: HTMLElement | null = null;
let shown: Element | null = null;
let timer = 0;
let pressed: { x: number; y: number } | null = null;
let held = false;
/** Where the mouse was moved to last, and what it was moved over. */
let mouse: { x: number; y: number } | null = null;
let pointed: Element | null = null;

export function explain(text: () => string): Attachment<Element> {
  return (node) => {
    listen();
    texts.set(node, text);
    return () => {
      texts.delete(node);
      if (shown === node) hide();
    };
  };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Where a bubble of this size goes: at the thing, in sight, clear of what it must not cover. */
export function placed(
  thing: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  clear: Box[],
  aside = false,
): { left: number; top: number } | null {
  const right = window.width - size.width - GAP;
  const bottom = window.height - size.height - GAP;
  const middle = between(GAP, thing.left + thing.width / 2 - size.width / 2, right);
  const level = between(GAP, thing.top + thing.height / 2 - size.height / 2, bottom);
  const upright = [
    { left: middle, top: thing.top - size.height - GAP },
    { left: middle, top: thing.top + thing.height + GAP },
  ];
  const toLeft = { left: thing.left - size.width - GAP, top: level };
  const toRight = { left: thing.left + thing.width + GAP, top: level };
  const spots = [
    ...(aside ? [toLeft, toRight, ...upright] : [...upright, toRight, toLeft]),
    { left: GAP, top: GAP },
    { left: right, top: GAP },
    { left: GAP, top: bottom },
    { left: right, top: bottom },
  ];
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= 0 &&
    top >= 0 &&
    left <= right + GAP &&
    top <= bottom + GAP &&
    !clear.some((box) => overlap({ left, top, ...size }, box));
  return spots.find(fits) ?? null;
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("pointerover", slid);
  document.addEventListener("pointermove", point, { passive: true });
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("pointermove", stray, { capture: true, passive: true });
  document.addEventListener("pointerup", lift, true);
  document.addEventListener("pointercancel", lift, true);
  document.addEventListener("click", swallow, true);
  document.addEventListener("contextmenu", (event) => {
    if (pressed && about(event.target)) event.preventDefault();
  });
  document.addEventListener("focusin", ({ target }) => {
    const node = about(target);
    if (node && (target as Element).matches(":focus-visible")) show(node);
  });
  document.addEventListener("focusout", hide);
  // A finger that is lifted leaves too, but what it asked for stays.
  document.documentElement.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    pointed = null;
    hide();
  });
  // The log scrolls by itself; only what carries the thing along matters.
  document.addEventListener(
    "scroll",
    ({ target }) => {
      if (shown && (target as Node).contains(shown)) hide();
    },
    { capture: true, passive: true },
  );
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
}

/** What is explained here: the thing itself, or the nearest that it is a part of. */
function about(target: EventTarget | null): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !texts.has(node)) node = node.parentElement;
  return node;
}

const stands = ({ clientX, clientY }: PointerEvent) => clientX === mouse?.x && clientY === mouse.y;

/** The mouse goes somewhere; with a button held down it carries something, and wants no words. */
function point(event: PointerEvent): void {
  if (event.pointerType !== "mouse" || stands(event)) return;
  mouse = { x: event.clientX, y: event.clientY };
  const node = event.buttons ? null : about(event.target);
  if (node === pointed) return;
  pointed = node;
  rest(node);
}

/** Something comes under a mouse that stands still: nobody has asked about it. */
function slid(event: PointerEvent): void {
  if (event.pointerType !== "mouse" || !stands(event)) return;
  if (about(event.target) === pointed) return;
  pointed = null;
  hide();
}

function rest(node: Element | null): void {
  if (node && node === shown) return;
  const wait = shown ? NEXT : REST;
  if (node !== shown) hide();
  if (node) timer = window.setTimeout(() => show(node), wait);
}

function down(event: PointerEvent): void {
  hide();
  held = false;
  const node = about(event.target);
  if (event.pointerType === "mouse" || !node) return;
  pressed = { x: event.clientX, y: event.clientY };
  timer = window.setTimeout(() => {
    held = true;
    show(node);
  }, PRESS);
}

function stray(event: PointerEvent): void {
  if (!pressed || held) return;
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STRAY) lift();
}

function lift(): void {
  pressed = null;
  if (!held) clearTimeout(timer);
}

/** A long press has asked, so it does nothing else. */
function swallow(event: MouseEvent): void {
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopPropagation();
}

function made(): HTMLElement {
  const node = document.createElement("div");
  node.id = "explained";
  node.className = "explained";
  node.role = "tooltip";
  // Above dialogs too, where the browser knows how.
  if ("popover" in node) node.popover = "manual";
  return node;
}

function show(node: Element): void {
  hide();
  const words = texts.get(node)?.().trim();
  if (!words || !node.isConnected) return;
  bubble ??= made();
  const [title, ...more] = words.split("\n");
  bubble.replaceChildren();
  if (more.length) {
    const strong = document.createElement("b");
    strong.textContent = title!;
    bubble.append(strong, more.join("\n"));
  } else bubble.textContent = words;
  // In the part of the page that it speaks of: readers that go by these parts find it there.
  (node.closest("dialog, main, aside, header") ?? document.body).append(bubble);
  bubble.showPopover?.();
  const clear = [...document.querySelectorAll("[data-confirm]")].map((one) =>
    one.getBoundingClientRect(),
  );
  const spot = placed(
    node.getBoundingClientRect(),
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    clear.filter(({ width }) => width > 0),
    node.getAttribute("data-explain") === "aside",
  );
  if (!spot) {
    bubble.remove();
    return;
  }
  Object.assign(bubble.style, { left: `${spot.left}px`, top: `${spot.top}px` });
  shown = node;
  node.setAttribute("aria-describedby", `${described(node)} ${bubble.id}`.trim());
}

const described = (node: Element) =>
  (node.getAttribute("aria-describedby") ?? "").replace(/ ?\bexplained\b/, "");

function hide(): void {
  clearTimeout(timer);
  if (!shown) return;
  const rest = described(shown);
  if (rest) shown.setAttribute("aria-describedby", rest);
  else shown.removeAttribute("aria-describedby");
  shown = null;
  bubble?.remove();
}
