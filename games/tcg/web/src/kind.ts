// The card game, as the page of a match draws it.

import type { Kind } from '@house/game/kinds';
import type { Cards } from './cards/catalogue';
import Luck from './end/Luck.svelte';
import { fortunes } from './end/luck';
import { pictured } from './end/pictured';
import Tally from './end/Tally.svelte';
import Actions from './table/Actions.svelte';
import Head from './table/Head.svelte';
import { law, things } from './wondering';
import type { TcgView } from './wire';

export const tcg: Kind<TcgView, Cards> = {
  tones: { a: 'blue', b: 'red', c: 'green', d: 'amber', e: 'violet' },
  Head,
  turn: (view) => view.turn,
  table: async () => (await import('./table/Table.svelte')).default,
  answers: () => Actions,
  things,
  law,
  rules: ({ questions }, why) => questions?.[why] ?? [],
  Tally,
  pictured,
  fortunes,
  Luck,
};
