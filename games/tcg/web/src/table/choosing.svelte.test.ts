// What can be chosen is the same for everybody who draws a match, whoever is drawn first.

import { expect, test } from 'vitest';
import type { Game } from '@house/lib/game.svelte';
import type { TcgView } from '../wire';
import { viewOf } from '../testing/view';
import { choosingOf, type Choosing } from './choosing.svelte';

test('it goes on when the part of the page that asked first is gone', () => {
  let view: TcgView = $state.raw(viewOf({ seat: 'a', free: 'a' }));
  const game = {
    get view() {
      return view;
    },
    asking: null,
  } as unknown as Game;
  let choosing!: Choosing;
  const leave = $effect.root(() => {
    choosing = choosingOf(game);
    expect(choosing.scene.isFellowshipNear).toBe(true);
  });
  leave();
  view = viewOf({ seat: 'b', free: 'a' });
  expect(choosingOf(game)).toBe(choosing);
  expect(choosing.scene.isFellowshipNear).toBe(false);
});
