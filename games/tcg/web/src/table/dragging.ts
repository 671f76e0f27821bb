// A card that is dragged follows the pointer, and does something where it is let go: a minion in a lane, a card of the hand on
// the table or on whoever is to bear it. A press that is pulled back does nothing.

import type { Attachment } from 'svelte/attachments';
import type { Choosing } from './choosing.svelte';

/** Less than so many pixels is a click. */
const FAR = 8;

export function draggable(choosing: Choosing, what: Choosing['dragged'], about: string): Attachment<HTMLElement> {
  return (card) => {
    if (!what) return;
    let from: { x: number; y: number } | undefined;
    let isFar = false;

    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!isFar && Math.hypot(x, y) < FAR) return;
      isFar = true;
      choosing.dragged = what;
      card.style.translate = `${x}px ${y}px`;
      card.style.zIndex = '9';
      card.style.pointerEvents = 'none';
    };
    const listen = (does: 'addEventListener' | 'removeEventListener') => {
      // A quick pointer leaves the card with its first step.
      window[does]('pointermove', move as EventListener);
      window[does]('pointerup', end as EventListener);
      window[does]('pointercancel', end as EventListener);
    };
    const end = (event: PointerEvent) => {
      listen('removeEventListener');
      const was = isFar && event.type === 'pointerup';
      [from, isFar, choosing.dragged] = [undefined, false, undefined];
      const at = was ? document.elementFromPoint(event.clientX, event.clientY) : null;
      card.style.cssText = '';
      if (!was) return;
      // The click that follows was none.
      const over = new AbortController();
      card.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, signal: over.signal });
      setTimeout(() => over.abort());
      drop(choosing, what, at, about);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || choosing.isBusy) return;
      from = { x: event.clientX, y: event.clientY };
      listen('addEventListener');
    };
    card.addEventListener('pointerdown', down);
    return () => {
      card.removeEventListener('pointerdown', down);
      listen('removeEventListener');
      if (choosing.dragged === what) choosing.dragged = undefined;
    };
  };
}

function drop(choosing: Choosing, { kind, id }: NonNullable<Choosing['dragged']>, at: Element | null, about: string): void {
  if (kind === 'minion') {
    const lane = at?.closest<HTMLElement>('[data-lane]')?.dataset.lane;
    if (lane) choosing.assign(id, lane);
  } else if (at?.closest('[data-stage]')) {
    void choosing.play(id, at.closest<HTMLElement>('[data-name]')?.dataset.name, about);
  }
}
