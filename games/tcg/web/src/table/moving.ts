// What moves on the stage. A card moves from where it was to where it is: the browser measures before and after a change and plays the way between. Nothing
// waits for it, and who wants no motion has none.

import { settings } from '@house/lib/settings.svelte';
import type { Attachment } from 'svelte/attachments';

const LONG = 180;
/** All together take no longer than this. */
const MOST = 600;
const STEP = 40;
const PACE = { off: 0, slow: 2, normal: 1, fast: 0.45 };

type Places = Map<string, DOMRect>;
const before = new WeakMap<Element, Places>();

const placesIn = (stage: Element): Places =>
  new Map([...stage.querySelectorAll<HTMLElement>('.tcg-card[data-id]')].map((card) => [card.dataset.id!, card.getBoundingClientRect()]));

const isStill = (): boolean => settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** To be attached anew whenever what is drawn has changed. */
export function moves(_of: unknown): Attachment<HTMLElement> {
  return (stage) => {
    const was = before.get(stage);
    const is = placesIn(stage);
    before.set(stage, is);
    if (!was || isStill()) return;
    let at = 0;
    for (const [id, now] of is) {
      const from = was.get(id);
      const [x, y] = [(from?.left ?? now.left) - now.left, (from?.top ?? now.top) - now.top];
      if (Math.hypot(x, y) < 2) continue;
      const pace = PACE[settings.speed];
      const delay = Math.min(at++ * STEP, MOST - LONG);
      const card = stage.querySelector<HTMLElement>(`.tcg-card[data-id="${id}"]`);
      card?.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
        duration: LONG * pace,
        delay: delay * pace,
        easing: 'ease-out',
        fill: 'backwards',
      });
    }
  };
}

/** Says how many children of a line that can be scrolled are beyond its edges, by more than half. */
export function beyond(say: (count: number) => void): Attachment<HTMLElement> {
  return (line) => {
    const count = () => {
      const { left, right } = line.getBoundingClientRect();
      const middles = [...line.children].map((child) => child.getBoundingClientRect()).map((box) => (box.left + box.right) / 2);
      say(middles.filter((middle) => middle < left || middle > right).length);
    };
    const watcher = new ResizeObserver(count);
    for (const each of [line, ...line.children]) watcher.observe(each);
    line.addEventListener('scroll', count, { passive: true });
    return () => {
      watcher.disconnect();
      line.removeEventListener('scroll', count);
    };
  };
}
