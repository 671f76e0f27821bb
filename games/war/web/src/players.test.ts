// W15 Who plays what with three and four, in words.

import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '@house/lib/speech.svelte';
import { leadershipOf } from './match/armies';
import { handLimit, isShared, ownerOf, sharedInWords, standingOf } from './players';
import type { WarArmy, WarFacts, WarPlayer, WarView } from './wire';

beforeAll(async () => {
  await speak('en');
  await speakOf('war');
});

const personal = { captured: 0, lost: 0, points: 0 };
const player = (seat: string, side: string, nations: string[], more: Partial<WarPlayer> = {}) =>
  ({ seat, side, nations, leads: false, acts: false, next: false, hand_limit: 4, personal, ...more }) as WarPlayer;
const three = [
  player('fp', 'fp', ['gondor', 'rohan'], { hand_limit: 6, personal: null }),
  player('witch-king', 'sh', ['sauron'], { leads: true, next: true }),
  player('saruman', 'sh', ['isengard', 'southrons'], { acts: true, next: true }),
];
const view = (players: WarPlayer[], more: object = {}) => ({ players, ...more }) as unknown as WarView;

test('a Nation has a player where two play its side', () => {
  expect(ownerOf(view(three), 'isengard')?.seat).toBe('saruman');
  expect(ownerOf(view(three), 'gondor')).toBeUndefined();
  expect(ownerOf(view([]), 'isengard')).toBeUndefined();
  expect([isShared(view(three), 'sh'), isShared(view(three), 'fp'), isShared(view([]), 'sh')]).toEqual([true, false, false]);
});

test('a hand holds four where two play a side, and as many as ever where one does', () => {
  expect([handLimit(view(three), 'sh', 6), handLimit(view(three), 'fp', 6), handLimit(view([]), 'sh', 6)]).toEqual([4, 6, 6]);
});

test('who leads and who acts is said of a player', () => {
  expect(standingOf(three[1]!)).toEqual(['Witch-king', 'leads the side', 'acts next']);
  expect(standingOf(three[2]!)).toEqual(['Saruman', 'acts now']);
});

test('of two Armies in a region it is said whether they are one, and who commands it', () => {
  const army = (shared: WarArmy['shared']) => ({ units: {}, nazgul: 0, characters: [], ...(shared ? { shared } : {}) }) as WarArmy;
  const units = { 'witch-king': 2, saruman: 3 };
  expect(sharedInWords(army({ mixed: true, controller: 'saruman', units }))).toBe(
    'mixed Army, commanded by Saruman (Witch-king 2, Saruman 3)',
  );
  expect(sharedInWords(army({ mixed: false, controller: null, units }))).toBe('two separate Armies (Witch-king 2, Saruman 3)');
  expect(sharedInWords(army(undefined))).toBeUndefined();
});

test('W15.10.1: with two players of the Shadow, Saruman makes Leaders of the Elites of the Southrons too', () => {
  const units = { isengard: { regulars: 1, elites: 1, leaders: 0 }, southrons: { regulars: 0, elites: 2, leaders: 0 } };
  const army: WarArmy = { units, nazgul: 0, characters: [] };
  const [characters, facts] = [{ saruman: { on: 'orthanc' } }, { characters: [] } as unknown as WarFacts];
  expect(leadershipOf(view(three, { characters }), facts, army)).toBe(3);
  expect(leadershipOf(view([], { characters }), facts, army)).toBe(1);
});
