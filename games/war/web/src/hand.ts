// Doing things by hand in War of the Ring: which questions attack, what goes along, which keys take what.

import type { Hand } from '@house/game/kinds';
import { name, say } from '@house/lib/speech.svelte';
import AlongOf from './match/AlongOf.svelte';
import { region } from './war';
import type { WarOdds, WarView } from './wire';
import type { Side } from './sides';

function dice({ side, dice }: WarView): (string | undefined)[] {
  if (!side) return [];
  return dice[side as Side].places.map(({ face, state }) => (state === 'unused' ? face : undefined));
}

export const hand: Hand<WarView> = {
  attacks: ['attack-target', 'attack-with'],
  chance: (odds) => (odds as WarOdds).attacker_wins,
  usual: ({ fellowship }, why) => (why === 'guide' ? fellowship.guide : undefined),
  Figure: AlongOf,
  short: (item, named) => {
    const kind = /-(regular|elite|leader)$/.exec(item)?.[1];
    return kind ? say(`short-${kind}`) : name(named);
  },
  aim: (action, place) => (action === 'attack' ? say('aim-attack', { region: region(place) }) : undefined),
  dice,
  cards: ({ cards }) => cards.hand,
  keys: { KeyF: { kind: 'piece', id: 'fellowship' }, KeyR: { kind: 'piece', id: 'ring' } },
};
