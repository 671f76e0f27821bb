// What every part of a table needs: what can be chosen, what is printed on cards, who plays.

import { createContext } from 'svelte';
import type { Catalogue } from '../cards/catalogue';
import type { Choosing } from './choosing.svelte';
import type { Layout } from './layout';
import type { Player } from './people';

export interface Here {
  readonly choosing: Choosing;
  readonly cards: Catalogue;
  readonly players: Map<string, Player>;
  readonly layout: Layout;
}

export const [here, setHere] = createContext<Here>();
