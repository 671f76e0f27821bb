// The log of War as it is read: an action is one line with its result, under the turn and the phase.

import { name as nameOf, list, say, tell, thing } from '@house/lib/speech.svelte';
import type { Entry, LogKind } from '@house/lib/log';
import type { Arg, Line, Told } from '@house/wire';
import SideSign from './pieces/SideSign.svelte';
import { battlesIn, corruptionBefore, counted, eventsOf, goesOn, huntIn, idIn, seatOf, timesOf, type BattleResult } from './tale';
import { SIDES, type Side } from './sides';
import { character, figures, region, side } from './war';
import { marks, walk } from './walk';

const TOPICS = {
  battle:
    'attacked round announced laid turned white-rider threw hits own-hits lost reduced ceased retreated into-siege extended captured card-hits',
  fellowship:
    'declared corruption entered-mordor mordor-step guide hunt-dice into-hunt-box separated progress hunted drawn damage hunt-casualty revealed hidden driven tile-in-play',
  cards: 'drew discarded played table-discarded stripped laid turned',
};

/** Dice that one side rolled in a row become one line, and cards that it drew. */
function together(before: Line, line: Line): Line | undefined {
  return joined(before, line, 'rolled', 'face') ?? joined(before, line, 'drew', 'card');
}

function joined(before: Line, line: Line, name: string, what: string): Line | undefined {
  if (!('event' in before.what) || !('event' in line.what)) return undefined;
  const [one, other] = [before.what.event, line.what.event];
  const whose = ({ side, who }: Told['args']) => JSON.stringify([side, who]);
  const isSame = one.name === name && other.name === name && whose(one.args) === whose(other.args);
  const [first, next] = [one.args[what], other.args[what]];
  if (!isSame || !first || !next) return undefined;
  const many: Arg = { many: [...('many' in first ? first.many : [first]), next] };
  return { ...line, what: { event: { name, args: { ...other.args, [what]: many } } } };
}

/** What is told of in a heading, and what a battle and a Hunt say with their result. */
const UNSAID = new Set('turn acted into-hunt-box'.split(' '));
const IN_BATTLE = new Set(
  'attacked round announced laid turned white-rider threw hits own-hits lost reduced eliminated ceased retreated into-siege extended captured'.split(
    ' ',
  ),
);
const IN_HUNT = new Set('threw hunted drawn damage hunt-casualty eliminated corruption revealed'.split(' '));

/** An action in one line. */
export function told(entry: Entry, entries: Entry[]): string {
  const events = eventsOf(entry.lines);
  const battles = battlesIn(entry);
  const hunt = huntIn(entry, corruptionBefore(entry, entries));
  const isTold = ({ name, args }: Told) => {
    if (UNSAID.has(name)) return true;
    if (hunt && IN_HUNT.has(name)) return true;
    const isMovingIn = name === 'moved' && battles.some(({ to }) => idIn(args.to, 'region') === to);
    return battles.length > 0 && (IN_BATTLE.has(name) || isMovingIn);
  };
  const seat = seatOf(entry);
  const parts = [
    ...battles.flatMap((battle) => battleInWords(battle, seat)),
    ...counted(events.filter((each) => !isTold(each))).map((each) => bare(each, seat)),
    ...(hunt ? [say('tale-hunt', { what: list(huntInWords(hunt)) })] : []),
  ];
  return sentences(parts.length > 0 ? parts : events.map((each) => bare(each, seat)));
}

function battleInWords({ to, rounds, losses, ends, isTaken }: BattleResult, seat: Side | undefined): string[] {
  const lost = SIDES.map((each) => ({ side: side(each), figures: counted(losses[each]).map(lossInWords) }));
  return [
    say('tale-battle', { region: region(to), rounds }),
    ...lost.filter(({ figures }) => figures.length > 0).map(({ side, figures }) => say('tale-losses', { side, figures: list(figures) })),
    ...ends.map((each) => bare(each, seat)),
    ...(isTaken && ends.length === 0 ? [say('tale-moved-in')] : []),
  ];
}

function lossInWords({ name, args }: Told): string {
  if (name === 'eliminated') return character(idIn(args.who, 'character'));
  if (name === 'reduced') return say('tale-reduced', { figure: figures('elite', 1, idIn(args.nation, 'nation')) });
  return nameOf(args.figure!);
}

function huntInWords({ isFound, damage, fallen, corruption, revealed }: NonNullable<ReturnType<typeof huntIn>>): string[] {
  if (!isFound) return [say('tale-not-found')];
  const by = corruption?.by;
  return [
    say('tale-damage', { count: damage }),
    ...fallen.map((who) => say('tale-falls', { who: character(who) })),
    ...(corruption && by === undefined ? [say('tale-corruption-now', { now: corruption.now })] : []),
    ...(by !== undefined && by > 0 ? [say('tale-corruption', { count: by })] : []),
    ...(by !== undefined && by < 0 ? [say('tale-healed', { count: -by })] : []),
    ...(revealed ? [say('tale-revealed', { region: nameOf(revealed) })] : []),
  ];
}

/** An event, without whose it is if that is seen by the sign before it. */
function bare(told: Told, seat: Side | undefined): string {
  const text = tell(facesCounted(told), 'event');
  const isOwn = seat !== undefined && idIn(told.args.side, 'side') === seat;
  const marks = '[\\u2066-\\u2069]*';
  const rest = isOwn ? text.replace(new RegExp(`^${marks}${side(seat)}${marks}[:,] `), '') : text;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Dice that were rolled together: "2 Character, Event". */
function facesCounted(told: Told): Told {
  const { face } = told.args;
  if (told.name !== 'rolled' || !face) return told;
  const faces = ('many' in face ? face.many : [face]).map((each) => idIn(each, 'face'));
  const inWords = [...new Set(faces)].map((id) => {
    const count = faces.filter((each) => each === id).length;
    return count > 1 ? `${count} ${thing('face', id)}` : thing('face', id);
  });
  return { ...told, args: { ...told.args, face: { word: list(inWords) } } };
}

/** Sentences, each with one full stop. */
export const sentences = (parts: string[]): string => parts.map((part) => `${part.replace(/[.\s]+$/, '')}.`).join(' ');

/** Everything that happened in an action. What one line tells already is not told twice. */
function parts(entry: Entry): string[] {
  const events = eventsOf(entry.lines);
  return events.length > 1 ? events.filter(({ name }) => name !== 'turn').map((each) => bare(each, seatOf(entry))) : [];
}

function headings(entries: Entry[]): string[] {
  return timesOf(entries).map(({ turn, phase }) => {
    const called = say(`tale-phase-${phase}`);
    return turn > 0 ? say('tale-heading', { turn, phase: called }) : called;
  });
}

export const log: LogKind = {
  topics: Object.fromEntries(Object.entries(TOPICS).map(([topic, names]) => [topic, names.split(' ')])),
  together,
  goesOn,
  told,
  parts,
  seatOf,
  headings,
  Sign: SideSign,
  isAttack: ({ name }) => name === 'attacked',
  walk,
  marks,
};
