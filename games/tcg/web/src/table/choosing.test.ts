// What a click does: it answers, goes on to the next question of the same action, or makes room in a lane.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@house/lib/api';
import { Asking } from '@house/lib/asking.svelte';
import type { Game } from '@house/lib/game.svelte';
import type { Offer, Plans, Question, Refused } from '@house/wire';
import { fight, viewOf } from '../testing/view';
import type { TcgForetold, TcgView } from '../wire';
import { Choosing } from './choosing.svelte';

const offer = (item: string): Offer => ({ item, count: 1, named: { word: item } });
const why = (name: string) => ({ name, args: {} });

let sent: string[];
let game: { view: TcgView; asking: Asking | null; sending: boolean; refused: Refused | null; plans: () => Promise<Plans> };
let choosing: Choosing;

const PLAY: Plans = {
  version: 7,
  asks: [
    {
      why: why('act'),
      ways: [
        { answer: 'play:1C299', leads: 1 },
        { answer: 'play:1C286', leads: 'done' },
      ],
    },
    { why: why('bearer'), ways: ['1C290.1', '1U12.1'].map((answer) => ({ answer, leads: 'done' as const })) },
  ],
  things: { '1C290.1': { named: { word: 'Frodo' } }, '1U12.1': { named: { word: 'Gimli' } } },
};

/** The match asks this. */
async function ask(name: string, items: string[], { shape = { kind: 'one' } as Question['shape'], view = {}, plans = PLAY } = {}) {
  sent = [];
  const asking = new Asking({ seat: 'a', why: why(name), shape, options: items.map(offer) }, (answer) => sent.push(answer));
  const hand = ['1C299', '1C286'].map((code) => ({ code, count: 1, cost: { now: 1, printed: 1, from: [] }, forbidden: null }));
  game = { view: viewOf({ hand, ...view }), asking, sending: false, refused: null, plans: () => Promise.resolve(plans) };
  const match = { id: 'm', seen: { info: { odds: true, version: 7 } }, isWondering: false, whyNot: vi.fn(), ...game };
  choosing = new Choosing(Object.assign(game, match) as unknown as Game);
  choosing.hear();
  await vi.waitFor(() => Promise.resolve());
}

beforeEach(() => vi.restoreAllMocks());

describe('an action with several answers', () => {
  beforeEach(() => ask('act', ['play:1C299', 'play:1C286', 'pass']));

  test('asks for the bearer at once, and is sent as one', () => {
    choosing.pickHand('1C299', '');
    expect(sent).toEqual([]);
    expect(choosing.why).toBe('bearer');
    expect([...choosing.lit.cards.keys()]).toEqual(['1C290.1', '1U12.1']);
    choosing.pickCard('1U12.1', '');
    expect(sent).toEqual(['play:1C299; 1U12.1']);
  });

  test('can be left before it is sent', () => {
    choosing.pickHand('1C299', '');
    expect(choosing.begun?.item).toBe('play:1C299');
    expect(choosing.letGo()).toBe(true);
    expect([choosing.why, choosing.begun, sent]).toEqual(['act', undefined, []]);
  });

  test('asks nothing where one answer is enough', () => {
    choosing.pickHand('1C286', '');
    expect(sent).toEqual(['play:1C286']);
  });
});

test('what comes after an action is no part of it', async () => {
  const ways = [{ answer: '1C290.1', leads: 1 }];
  const plans = {
    ...PLAY,
    asks: [
      { why: why('next-skirmish'), ways },
      { why: why('act'), ways: [{ answer: 'pass', leads: 'done' as const }] },
    ],
  };
  await ask('next-skirmish', ['1C290.1'], { plans });
  choosing.pickCard('1C290.1', '');
  expect([sent, choosing.why]).toEqual([['1C290.1'], 'next-skirmish']);
});

test('a card that is clicked before the plans are there waits for them', async () => {
  await ask('act', ['play:1C299']);
  let come: (plans: Plans) => void = () => undefined;
  game.plans = () => new Promise((done) => (come = done));
  game.asking = new Asking(game.asking!.question, (answer) => sent.push(answer));
  choosing.hear();
  choosing.pickHand('1C299', '');
  expect([sent, choosing.why]).toEqual([[], 'act']);
  come(PLAY);
  await vi.waitFor(() => expect(choosing.why).toBe('bearer'));
});

test('without plans each question is answered for itself', async () => {
  await ask('act', ['play:1C299'], { plans: { version: 7, asks: [], things: {} } });
  choosing.pickHand('1C299', '');
  expect(sent).toEqual(['play:1C299']);
});

describe('what would come of it', () => {
  const after: TcgForetold = { twilight: 2, burdens: 0, fights: [fight(1, [4], { free: 8 })], over: [] };

  test('is asked for one option after the other, with what was answered before it', async () => {
    await ask('act', ['play:1C299', 'play:1C286', 'pass']);
    const odds = vi.spyOn(api, 'odds').mockResolvedValue(after);
    choosing.foretell();
    await vi.waitFor(() => expect(choosing.foretoldOf('play:1C286')).toBe(after));
    expect(odds.mock.calls.map(([, answer]) => answer)).toEqual(['play:1C299', 'play:1C286']);
    choosing.pickHand('1C299', '');
    choosing.foretell();
    await vi.waitFor(() => expect(choosing.foretoldOf('1U12.1')).toBe(after));
    expect(odds.mock.lastCall?.[1]).toBe('play:1C299; 1U12.1');
  });

  test('is shown of the card that is pointed at, or of the action', async () => {
    await ask('act', ['play:1C286']);
    vi.spyOn(api, 'odds').mockResolvedValue(after);
    choosing.foretell();
    await vi.waitFor(() => expect(choosing.foretoldOf('play:1C286')).toBeDefined());
    expect(choosing.foretold).toBeUndefined();
    choosing.pointed = { code: '1C286' };
    expect(choosing.foretold).toBe(after);
    choosing.pointed = undefined;
    choosing.aimed = 'play:1C286';
    expect(choosing.foretold).toBe(after);
  });

  test('is not asked where the match shows no chances', async () => {
    await ask('act', ['play:1C286']);
    (game as unknown as { seen: { info: { odds: boolean } } }).seen.info.odds = false;
    const odds = vi.spyOn(api, 'odds').mockResolvedValue(after);
    choosing.foretell();
    await new Promise((done) => setTimeout(done));
    expect(odds).not.toHaveBeenCalled();
  });
});

test('all wounds go to one where the server takes them', async () => {
  await ask('archery-wound', ['1C290.1', '1U12.1'], { view: { arrows_left: 3 } });
  vi.spyOn(api, 'odds').mockResolvedValue(null);
  const no = { code: 'out-of-hand', message: '' };
  vi.spyOn(api, 'check').mockImplementation((_, __, answer) => Promise.resolve({ refused: answer.startsWith('1U12') ? null : no }));
  choosing.foretell();
  await vi.waitFor(() => expect(choosing.allHere(offer('1U12.1'))).toBe(3));
  expect(choosing.allHere(offer('1C290.1'))).toBeUndefined();
  choosing.takeAll(offer('1U12.1'));
  expect(sent).toEqual(['1U12.1; 1U12.1; 1U12.1']);
});

describe('a minion that comes to a lane with another', () => {
  const items = ['1C151.1>1U12.1', '1C151.2>1U12.1'];
  const shape = { kind: 'some', least: 0, most: 2 } as const;
  const T87 = { code: 'forbidden-by-rule', message: '', rule: 'T8.7' };

  test('takes its place where the server refuses both', async () => {
    await ask('defenders', items, { shape });
    vi.spyOn(api, 'check').mockImplementation((_, __, answer) => Promise.resolve({ refused: answer.includes(',') ? T87 : null }));
    choosing.assign('1C151.1', '1U12.1');
    choosing.assign('1C151.2', '1U12.1');
    await vi.waitFor(() => expect(choosing.pairs).toEqual([['1C151.2', '1U12.1']]));
    expect(game.refused).toBeNull();
  });

  test('lies beside it where the server takes both', async () => {
    await ask('defenders', items, { shape });
    const check = vi.spyOn(api, 'check').mockResolvedValue({ refused: null });
    choosing.assign('1C151.1', '1U12.1');
    choosing.assign('1C151.2', '1U12.1');
    await vi.waitFor(() => expect(check).toHaveBeenCalledWith('m', 'a', '[1C151.1>1U12.1, 1C151.2>1U12.1]'));
    expect(choosing.pairs.length).toBe(2);
  });
});
