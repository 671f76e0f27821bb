// What is said of a match of War that is over: how the end came about, and how kind luck was to whom.

import { teamName } from '@house/game/teams';
import type { Fortune, Standing } from '@house/game/kinds';
import { calledOn } from '@house/game/names';
import { tenths } from '@house/lib/format';
import { language, list, say, seat } from '@house/lib/speech.svelte';
import type { MatchInfo } from '@house/wire';
import { other, POINTS, SIDES, type Side } from './sides';
import { inPoints, playersOf } from './players';
import type { Measure, WarFacts, WarLuck, WarView } from './wire';

/** The end in a sentence or two: what decided it, and how near the others were. */
export function ended({ view }: Standing<WarView, WarFacts>, info: MatchInfo): string | undefined {
  const winner = sideOf(view, info.winners[0]);
  const [how, by] = [info.result ?? '', info.result?.split('-').at(-1)];
  if (!winner || !(by === 'ring' || by === 'military')) return undefined;
  const { corruption } = view.fellowship;
  const values = { corruption, turn: view.turn, points: view.points[winner] };
  const own = personalVictory(view, winner);
  if (by === 'military') return [say('ended-military', values), say('ended-corruption', values), ...own].join(' ');
  const loser = other(winner);
  const short = POINTS[loser] - view.points[loser];
  return [
    say(how === 'fp-ring' ? 'ended-fp-ring' : 'ended-shadow-ring', values),
    say('ended-short', { who: hasTwo(view) ? teamName(info.game, SIDES.indexOf(loser)) : calledOn(info, loser), count: short }),
    ...own,
  ].join(' ');
}

const hasTwo = (view: WarView): boolean => (view.players ?? []).length > 0;

/** The side of a seat: with three or four a player of it. */
const sideOf = (view: WarView, of: string | undefined): Side | undefined =>
  ((view.players ?? []).find((each) => each.seat === of)?.side ?? of) as Side | undefined;

/** W15.12 Who of the winning side has won for himself; ties are shared. */
export function bestOf(view: WarView, side: Side): { seat: string; points: number }[] {
  const own = playersOf(view, side).flatMap(({ seat, personal }) => (personal ? [{ seat, points: personal.points }] : []));
  const most = Math.max(...own.map(({ points }) => points));
  return own.filter(({ points }) => points === most);
}

function personalVictory(view: WarView, winner: Side): string[] {
  const best = bestOf(view, winner);
  const [first] = best;
  if (!first) return [];
  const values = { side: list(best.map((each) => seat(each.seat))), points: inPoints(first.points) };
  return [say(best.length > 1 ? 'ended-shared' : 'ended-personal', values)];
}

/** Several kinds of luck as one: deviations add up like the roots of their squares. */
const together = (...all: (number | null)[]): number => {
  const known = all.filter((each) => each !== null);
  return known.reduce((sum, each) => sum + each, 0) / Math.sqrt(Math.max(1, known.length));
};
const inverse = ({ z }: Measure): number | null => (z === null ? null : -z);

/** The Free Peoples' number first, whatever way lines run. */
const both = (one: string, other: string): string => `\u2066${one} : ${other}\u2069`;

/** Three kinds of luck. What is kind to the Free Peoples is less than 0. */
export function fortunes({ free, shadow, hunt }: WarLuck): Fortune[] {
  const number = (value: number) => tenths(value, language());
  const wills = free.faces.find(({ face }) => face === 'will')?.times;
  const [own, others] = [free.combat.hits, shadow.combat.hits];
  return [
    ...(wills && wills.z !== null
      ? [
          {
            name: say('luck-action-dice'),
            about: say('luck-wills', { got: number(wills.got), expected: number(wills.expected) }),
            kind: together(inverse(wills)),
          },
        ]
      : []),
    ...(own.z !== null || others.z !== null
      ? [
          {
            name: say('luck-battles'),
            about: say('luck-both-hits', {
              got: both(number(own.got), number(others.got)),
              expected: both(number(own.expected), number(others.expected)),
            }),
            kind: together(inverse(own), others.z),
          },
        ]
      : []),
    ...(hunt.successes.z !== null || hunt.damage.z !== null
      ? [
          {
            name: say('status-hunt-title'),
            about: say('luck-hunt', { got: number(hunt.damage.got), expected: number(hunt.damage.expected) }),
            kind: together(hunt.successes.z, hunt.damage.z),
          },
        ]
      : []),
  ];
}
