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

const GAP = 8;

/** Where a tip stands: beside, below or above what it explains, inside the window, and never over it if there is any room. */
export function placed(about: Box, tip: Size, window: Size): { left: number; top: number } {
  const within = (at: number, length: number, room: number) => Math.max(GAP, Math.min(at, room - length - GAP));
  const left = within((about.left + about.right - tip.width) / 2, tip.width, window.width);
  const top = within((about.top + about.bottom - tip.height) / 2, tip.height, window.height);
  const rooms = [
    { room: window.height - about.bottom - tip.height, left, top: about.bottom + GAP },
    { room: about.top - tip.height, left, top: about.top - tip.height - GAP },
    { room: window.width - about.right - tip.width, left: about.right + GAP, top },
    { room: about.left - tip.width, left: about.left - tip.width - GAP, top },
  ];
  const free = rooms.find(({ room }) => room >= 2 * GAP) ?? rooms.reduce((best, each) => (each.room > best.room ? each : best));
  return { left: within(free.left, tip.width, window.width), top: within(free.top, tip.height, window.height) };
}
