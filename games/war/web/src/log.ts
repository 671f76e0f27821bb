// What the events of War are about, for whoever reads the log.

import type { LogKind } from '@house/lib/log';
import type { Arg, Line } from '@house/wire';

const TOPICS = {
  battle: 'attacked round laid turned white-rider threw hits lost reduced ceased retreated into-siege extended captured card-hits',
  fellowship:
    'declared corruption entered-mordor mordor-step guide hunt-dice into-hunt-box separated progress hunted drawn damage hunt-casualty revealed hidden driven tile-in-play',
  cards: 'drew discarded played table-discarded stripped laid turned',
};

/** Dice that one side rolled in a row become one line. */
function together(before: Line, line: Line): Line | undefined {
  const [one, other] = [rolled(before), rolled(line)];
  if (!one || !other || JSON.stringify(one.side) !== JSON.stringify(other.side)) return undefined;
  const faces: Arg = { many: [...('many' in one.face ? one.face.many : [one.face]), other.face] };
  return { ...line, what: { event: { name: 'rolled', args: { side: one.side, face: faces } } } };
}

function rolled(line: Line): { side: Arg; face: Arg } | undefined {
  if (!('event' in line.what) || line.what.event.name !== 'rolled') return undefined;
  const { side, face } = line.what.event.args;
  return side && face ? { side, face } : undefined;
}

export const log: LogKind = {
  topics: Object.fromEntries(Object.entries(TOPICS).map(([topic, names]) => [topic, names.split(' ')])),
  together,
  isHeading: (told) => told.name === 'turn',
};
