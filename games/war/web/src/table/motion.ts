// How things move on the table: dice that tumble when they are rolled, and slide into the Hunt Box.

import { pace } from '@house/lib/motion';
import type { Attachment } from 'svelte/attachments';

const ROLL = 600;

/** Tumbles when the number of the roll grows while one looks on. Each die starts a little other than the next. */
export function tumble(roll: number, place: number): Attachment<HTMLElement> {
  return (die) => {
    const before = Number(die.dataset.roll ?? roll);
    die.dataset.roll = String(roll);
    const speed = pace();
    if (roll <= before || speed === 0) return;
    const turn = 360 + 90 * (place % 3);
    die.animate(
      [
        { transform: `translateY(-1.4rem) rotate(-${turn}deg) scale(0.6)`, opacity: 0.3 },
        { transform: `translateY(0.1rem) rotate(${8 - place}deg) scale(1.08)`, opacity: 1, offset: 0.8 },
        { transform: 'none' },
      ],
      { duration: ROLL * speed, delay: 25 * (place % 5), easing: 'ease-out', fill: 'backwards' },
    );
  };
}

/** Slides from where the dice of its side lie, if it has come into the box while one looks on. */
export function slideFrom(selector: string, isNew: () => boolean): Attachment<HTMLElement> {
  return (die) => {
    const speed = pace();
    // Only what moves is measured: that makes the browser lay out the page at once.
    if (!isNew() || speed === 0) return;
    const from = document.querySelector(selector)?.getBoundingClientRect();
    if (!from) return;
    const to = die.getBoundingClientRect();
    const [dx, dy] = [from.x + from.width / 2 - to.x, from.y + from.height / 2 - to.y];
    die.animate([{ transform: `translate(${dx}px, ${dy}px) rotate(-220deg) scale(1.3)` }, { transform: 'none' }], {
      duration: ROLL * speed,
      easing: 'ease-in-out',
      fill: 'backwards',
    });
  };
}
