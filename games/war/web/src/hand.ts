// Doing things by hand in War of the Ring: which questions attack, what goes along, which keys take what.

import type { Hand } from '@house/game/kinds';
import type { Raised } from '@house/lib/doing.svelte';
import { percent } from '@house/lib/format';
import { standing } from '@house/lib/log';
import { idOf } from '@house/lib/notation';
import { language, name, say } from '@house/lib/speech.svelte';
import type { Line } from '@house/wire';
import AlongOf from './match/AlongOf.svelte';
import { region } from './war';
import type { WarHunted, WarOdds, WarView } from './wire';
import type { Side } from './sides';

function dice({ side, dice }: WarView): (string | undefined)[] {
  if (!side) return [];
  return dice[side as Side].places.map(({ face, state }) => (state === 'unused' ? face : undefined));
}

/** The die of an action that goes on, as a second Army or another recruit: it was used, but there is more to do with it. */
function paying({ side, acting, battle, dice }: WarView, why: string, lines: Line[]): Raised | undefined {
  if (why === 'turn' || !side || acting !== side || battle) return undefined;
  const told = standing(lines).flatMap(({ what }) => ('event' in what ? [what.event] : []));
  const acted = told.findLast(({ name }) => name === 'acted');
  const [by, face] = ['side', 'face'].map((name) => acted?.args[name] && idOf(acted.args[name], name));
  if (by !== side || face === undefined) return undefined;
  const place = dice[side as Side].places.findLastIndex((die) => die.face === face && die.state === 'used');
  return place < 0 ? undefined : { face, place };
}

export const hand: Hand<WarView> = {
  attacks: ['attack-target', 'attack-with'],
  chance: (odds) => (odds as WarOdds).attacker_wins,
  risks: ['move-fellowship'],
  risk: (odds) => {
    const { found, revealed } = odds as Partial<WarHunted>;
    if (found === undefined || revealed === undefined) return undefined;
    return say('aim-hunted', { found: percent(found, language()), revealed: percent(revealed, language()) });
  },
  usual: ({ fellowship }, why) => (why === 'guide' ? fellowship.guide : undefined),
  Figure: AlongOf,
  short: (item, named) => {
    const kind = /-(regular|elite|leader)$/.exec(item)?.[1];
    return kind ? say(`short-${kind}`) : name(named);
  },
  aim: (action, place) => (action === 'attack' ? say('aim-attack', { region: region(place) }) : undefined),
  dice,
  paying,
  cards: ({ cards }) => cards.hand,
  keys: { KeyF: { kind: 'piece', id: 'fellowship' }, KeyR: { kind: 'piece', id: 'ring' } },
};
