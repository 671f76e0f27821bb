// What went from one region to another, to be shown gliding along its arrow.

import { idOf } from '@house/lib/notation';
import type { Disc } from '../map/types';
import type { Arg, Line } from '@house/wire';
import type { WarArmy } from '../wire';
import { numberIn } from './battle';
import { mentioned } from './figures';
import type { Side } from '../sides';

export interface Glide {
  /** Its line in the log. */
  number: number;
  from: string;
  to: string;
  side: Side;
  army: WarArmy;
}

/** More than so many at once are nothing that eyes could follow. */
const MOST = 4;

/** The moves of figures that the log tells of after a line. */
export function glides(lines: Line[], after: number): Glide[] {
  const found: Glide[] = [];
  for (const { number, what } of lines) {
    if (number <= after || !('event' in what)) continue;
    const { name, args } = what.event;
    const [from, to] = [args.from && idOf(args.from, 'region'), args.to && idOf(args.to, 'region')];
    if (!from || !to || from === to) continue;
    if (name === 'moved') found.push({ number, from, to, side: idOf(args.side!, 'side') as Side, army: armyOf(args.army) });
    else if (name === 'flew') found.push({ number, from, to, side: 'sh', army: { ...none(), nazgul: numberIn(args.count) } });
  }
  return found.slice(-MOST);
}

const none = (): WarArmy => ({ units: {}, nazgul: 0, characters: [] });

/** The figures that an event names, as an army. */
function armyOf(arg: Arg | undefined): WarArmy {
  const army = none();
  for (const each of arg && 'many' in arg ? arg.many : []) {
    const { figure, count } = mentioned(each) ?? {};
    if (figure?.character) army.characters.push(figure.character);
    else if (figure?.kind === 'nazgul') army.nazgul += count ?? 0;
    else if (figure?.nation) {
      const units = (army.units[figure.nation] ??= { regulars: 0, elites: 0, leaders: 0 });
      units[`${figure.kind}s` as keyof typeof units] += count ?? 0;
    }
  }
  return army;
}

/** Points of the bent way from one place to another, the way that its arrow takes. */
export function bentWay(from: Disc, to: Disc, steps = 8): [x: number, y: number][] {
  const [bx, by] = [(from.x + to.x) / 2 + (to.y - from.y) / 6, (from.y + to.y) / 2 - (to.x - from.x) / 6];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * from.x + b * bx + c * to.x, a * from.y + b * by + c * to.y];
  });
}
