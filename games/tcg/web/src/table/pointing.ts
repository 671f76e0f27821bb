// What is pointed at is read: with a mouse by pointing, with keys by walking there, with a finger by holding it.

import type { Attachment } from 'svelte/attachments';
import type { Choosing, Pointed } from './choosing.svelte';

/** Who holds a card for so long wants to read it. */
const LONG = 300;

function cardAt(target: EventTarget | null): Pointed | undefined {
  const card = (target as Element | null)?.closest<HTMLElement>('[data-code]');
  if (!card || card.closest('.rest, .full-card')) return undefined;
  const { code, id } = card.dataset;
  return code ? { code, ...(id ? { id: Number(id) } : {}) } : undefined;
}

export function pointing(choosing: Choosing): Attachment<HTMLElement> {
  return (table) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (found: Pointed | undefined) => {
      if (!choosing.isKept) choosing.pointed = found;
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && choosing.touched === undefined) show(cardAt(event.target));
    };
    const focus = (event: FocusEvent) => {
      if ((event.target as Element).matches(':focus-visible')) show(cardAt(event.target));
    };
    const down = (event: PointerEvent) => {
      const found = cardAt(event.target);
      clearTimeout(timer);
      if (event.pointerType === 'touch' && found?.id !== undefined) timer = setTimeout(() => show(found), LONG);
      // A finger on anything else puts away what was shown.
      if (event.pointerType === 'touch' && !found) [choosing.touched, choosing.pointed] = [undefined, undefined];
    };
    const up = () => clearTimeout(timer);
    const leave = () => show(undefined);
    table.addEventListener('pointerover', over);
    table.addEventListener('pointerleave', leave);
    table.addEventListener('focusin', focus);
    table.addEventListener('pointerdown', down);
    table.addEventListener('pointerup', up);
    table.addEventListener('pointercancel', up);
    return () => {
      clearTimeout(timer);
      table.removeEventListener('pointerover', over);
      table.removeEventListener('pointerleave', leave);
      table.removeEventListener('focusin', focus);
      table.removeEventListener('pointerdown', down);
      table.removeEventListener('pointerup', up);
      table.removeEventListener('pointercancel', up);
    };
  };
}
