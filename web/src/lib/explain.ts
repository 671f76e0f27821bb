// Things that explain themselves. Whatever is drawn says with `explains` what there is to know about it; ui/Explain.svelte
// shows it to whoever points at it, presses it for long, or walks to it with the keys.

import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title: string;
  parts: Part[];
  /** The numbers of the rules about it. */
  rules?: string[];
  /** What it is about, where that is only a part of the thing: a region of a map. It must not be covered. */
  about?: Element;
}

export interface Part {
  title?: string;
  text: string;
  /** `side`: how things stand. `quiet`: what the reader may know already. */
  tone?: string;
}

/** Finds the explanation when it is wanted; of a large thing, for the part that is pointed at. */
export type Explainer = (at: Element) => Explanation | undefined;

const explainers = new WeakMap<Element, Explainer>();

/** The mark that things with an explanation have. */
const MARK = 'data-explained';
export const EXPLAINED = `[${MARK}]`;

/** Attached to an element, it gives it an explanation. */
export function explains(explainer: Explainer | undefined): Attachment<Element> {
  return (element) => {
    if (!explainer) return;
    explainers.set(element, explainer);
    element.setAttribute(MARK, '');
    // Keys can walk to it, without one more stop for Tab.
    const isFocusable = (element as HTMLElement | SVGElement).tabIndex >= 0 || element.querySelector('[tabindex="0"]');
    if (!isFocusable && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
    return () => {
      explainers.delete(element);
      element.removeAttribute(MARK);
    };
  };
}

/** The thing that an element belongs to, if it has an explanation. */
export const explainedAt = (at: Element | null): Element | null => at?.closest(EXPLAINED) ?? null;

/** What there is to know about what is pointed at. */
export function explanationAt(at: Element): Explanation | undefined {
  const thing = explainedAt(at);
  return thing ? explainers.get(thing)?.(at) : undefined;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** What a tip has to do with where it stands. */
export interface Surroundings {
  window: Size;
  /** The panel with the question: tips stand beside it. */
  panel?: Box | undefined;
  /** The board: tips that a finger asked for stand at its head. */
  board?: Box | undefined;
  /** What can be answered with: it is not hidden, if there is any other place. */
  answers?: Box[];
  isTouch?: boolean;
}

const GAP = 8;
/** To hide what is explained is worse than to hide any answer. */
const WORSE = 100;

/** Where a tip stands: beside the panel, over the head of the board for fingers, otherwise next to what it explains. */
export function placed(about: Box, tip: Size, around: Surroundings): { left: number; top: number } {
  const { window, panel, board, answers = [], isTouch = false } = around;
  const places = [
    ...(isTouch && board ? overBoard(board, tip) : []),
    ...(panel ? besidePanel(panel, about, tip, window) : []),
    ...(board ? overBoard(board, tip) : []),
    ...nextTo(about, tip),
  ].map(({ left, top }) => ({ left: within(left, tip.width, window.width), top: within(top, tip.height, window.height) }));
  const hidden = (place: { left: number; top: number }) =>
    WORSE * overlap(about, place, tip) + answers.reduce((sum, each) => sum + overlap(each, place, tip), 0);
  // The first of those that hide the least.
  return places.map((place) => ({ place, hidden: hidden(place) })).reduce((best, each) => (each.hidden < best.hidden ? each : best)).place;
}

const within = (at: number, length: number, room: number) => Math.max(GAP, Math.min(at, room - length - GAP));

function overlap(box: Box, { left, top }: { left: number; top: number }, { width, height }: Size): number {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Beside the panel, where there is more room: at the height of what is explained, if that is in it, or at its head or foot. */
function besidePanel(panel: Box, about: Box, tip: Size, window: Size) {
  const isAfter = window.width - panel.right >= panel.left;
  const left = isAfter ? panel.right + GAP : panel.left - GAP - tip.width;
  if ((isAfter ? window.width - panel.right : panel.left) < tip.width + GAP) return [];
  const isInside = about.left < panel.right && about.right > panel.left && about.top < panel.bottom && about.bottom > panel.top;
  const foot = panel.bottom - tip.height;
  return [...(isInside ? [about.top] : []), panel.top, foot].map((top) => ({ left, top }));
}

function overBoard(board: Box, tip: Size) {
  const left = (board.left + board.right - tip.width) / 2;
  return [board.top + GAP, board.bottom - tip.height - GAP].map((top) => ({ left, top }));
}

function nextTo(about: Box, tip: Size) {
  const left = (about.left + about.right - tip.width) / 2;
  const top = (about.top + about.bottom - tip.height) / 2;
  return [
    { left, top: about.bottom + GAP },
    { left, top: about.top - tip.height - GAP },
    { left: about.right + GAP, top },
    { left: about.left - tip.width - GAP, top },
  ];
}
