// A zone of the table is one stop for Tab; within it arrows go from thing to thing, in the direction that lines run.

import type { Attachment } from 'svelte/attachments';

const THINGS = 'button:not(:disabled)';

export const roving: Attachment<HTMLElement> = (zone) => {
  zone.dataset.zone = '';
  const things = () => [...zone.querySelectorAll<HTMLElement>(THINGS)];
  /** One thing can be reached by Tab: the one that had the focus last. */
  const settle = (chosen?: HTMLElement) => {
    const all = things();
    const one = chosen ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) each.tabIndex = each === one ? 0 : -1;
  };
  const isStep = (event: KeyboardEvent) => {
    const isBack = getComputedStyle(zone).direction === 'rtl';
    if (event.key === 'ArrowDown' || event.key === (isBack ? 'ArrowLeft' : 'ArrowRight')) return 1;
    return event.key === 'ArrowUp' || event.key === (isBack ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
  };
  const keydown = (event: KeyboardEvent) => {
    const all = things();
    const at = all.indexOf(event.target as HTMLElement);
    const step = isStep(event);
    const next = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : step === 0 || at < 0 ? undefined : all[at + step];
    if (step === 0 && !['Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  const focusin = (event: FocusEvent) => {
    if ((event.target as HTMLElement).matches(THINGS)) settle(event.target as HTMLElement);
  };
  const watcher = new MutationObserver(() => settle());
  watcher.observe(zone, { childList: true, subtree: true });
  settle();
  zone.addEventListener('keydown', keydown);
  zone.addEventListener('focusin', focusin);
  return () => {
    watcher.disconnect();
    zone.removeEventListener('keydown', keydown);
    zone.removeEventListener('focusin', focusin);
  };
};

/** F6 goes from zone to zone, with Shift back. */
export function nextZone(isBack: boolean): void {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')].filter((zone) => zone.querySelector(THINGS));
  const now = zones.findIndex((zone) => zone.contains(document.activeElement));
  const next = zones[(now + (isBack ? -1 : 1) + zones.length) % zones.length] ?? zones[0];
  next?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}
