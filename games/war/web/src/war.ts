// War of the Ring in words: armies, regions, options, answers in notation. Everything is said with the same messages as in
// the terminal.

import { plain } from '@house/lib/notation';
import type { Named } from '@house/lib/named';
import { list, maybe, name, say, thing } from '@house/lib/speech.svelte';
import type { Arg, Offer } from '@house/wire';
import { sharedInWords } from './players';
import type { WarArmy, WarFacts, WarRegion, WarUnits, WarView } from './wire';
import type { Side } from './sides';

export const side = (id: string): string => thing('side', id);
export const region = (id: string): string => thing('region', id);
export const nation = (id: string): string => thing('nation', id);
export const character = (id: string): string => thing('character', id);
export const card = (id: string): string => thing('card', id);

/** So many figures of a kind. */
export function figures(kind: string, count: number, of?: string): string {
  const args: { [name: string]: Arg } = { count: { number: count } };
  if (of) args.of = { named: { kind: 'nation', id: `${of}-of` } };
  return name({ named: { kind: 'figure', id: kind, args } });
}

/** Units and Leaders, by Nation. */
export function units(all: { [nation: string]: WarUnits }): string[] {
  return Object.entries(all).flatMap(([of, { regulars, elites, leaders }]) => [
    ...(regulars ? [figures('regular', regulars, of)] : []),
    ...(elites ? [figures('elite', elites, of)] : []),
    ...(leaders ? [figures('leader', leaders, of)] : []),
  ]);
}

/** Figures that stand together. */
export function army(figuresOf: WarArmy): string {
  const nazgul = figuresOf.nazgul ? [figures('nazgul', figuresOf.nazgul)] : [];
  return list([...units(figuresOf.units), ...nazgul, ...figuresOf.characters.map(character)]);
}

/** What there is to see in a region, in short parts. */
export function inRegion(view: WarView, facts: WarFacts | null, id: string): string[] {
  const here: WarRegion = view.regions[id] ?? {};
  const site = facts?.regions.find((each) => each.id === id)?.site;
  return [
    ...(site ? [thing('site', site)] : []),
    ...(here.captured_by ? [say('map-held-by', { side: side(here.captured_by) })] : []),
    ...(here.besieged ? [say('map-besieged', { side: side(here.besieged) })] : []),
    ...[here.fp, here.sh].flatMap((there) => (there ? [army(there), sharedInWords(there) ?? ''] : [])).filter(Boolean),
    ...(view.fellowship.region === id ? [say('map-fellowship')] : []),
  ];
}

/** What helps to choose an option. */
export function about(view: WarView, facts: WarFacts | null, why: string, offer: Offer): string | undefined {
  if (!('named' in offer.named)) return undefined;
  const { kind, id } = offer.named.named;
  if (kind === 'region') return inRegion(view, facts, id).join(', ') || undefined;
  if (kind === 'face' && ['turn', 'skip-die', 'ring-die'].includes(why) && view.side) {
    return say('dice-count', { count: view.dice[view.side as Side].unused[id] ?? 0 });
  }
  if (kind === 'nation' && why === 'nation') return say('steps-to-war', { steps: view.politics[id]?.steps ?? 0 });
  if (kind === 'card') return aboutCard(facts, id);
  return undefined;
}

/** What a card is played with, and its title in battle. */
export function aboutCard(facts: WarFacts | null, id: string): string | undefined {
  const print = facts?.cards.find((each) => each.id === id);
  if (!print) return undefined;
  const title = thing('title', print.combat);
  return say('card-about', { face: thing('face', print.die), title, initiative: print.initiative.join('/') });
}

/** Options that are regions, by the part of the map. */
export function byArea({ areas }: WarFacts, offers: Offer[]): { title: string; offers: Offer[] }[] {
  const rest = new Set(offers);
  const groups = areas.map(({ id: area, regions }) => {
    const inside = offers.filter((offer) => regions.includes(offer.item));
    inside.forEach((offer) => rest.delete(offer));
    return { title: thing('area', area), offers: inside };
  });
  return [{ title: '', offers: [...rest] }, ...groups].filter((group) => group.offers.length > 0);
}

const KINDS = ['region', 'character', 'face', 'action', 'word', 'nation', 'card', 'deck', 'tile', 'part'];

/** An answer in notation, in words. */
export function answered(answer: string): string {
  const picked = /^\[(.*)\]$/.exec(answer)?.[1];
  if (picked === undefined) return one(answer, 1);
  const parts = picked.split(',').map((part) => part.trim());
  return list(parts.filter(Boolean).map(counted)) || say('none-there');
}

function counted(part: string): string {
  const many = /^(\d+) (.+)$/.exec(part);
  return many ? one(many[2]!, Number(many[1])) : one(part, 1);
}

function one(item: string, count: number): string {
  const loss = /^(lose|reduce)-(\w+)-(regular|elite)$/.exec(item);
  if (loss) {
    const [, way, nation, kind] = loss;
    return say(`loss-${way === 'lose' && kind === 'elite' ? 'lose-elite' : way}`, { figure: figures(kind!, 1, nation) });
  }
  const unit = /^(\w+)-(regular|elite|leader)$/.exec(item);
  if (unit) return figures(unit[2]!, count, unit[1]);
  if (item === 'nazgul') return figures('nazgul', count);
  const known = KINDS.map((kind) => maybe(`${kind}-${item}`)).find(Boolean);
  const named = known ?? item;
  return count > 1 ? `${count} ${named}` : named;
}

/** Everything that an answer can name: regions, Characters, figures, cards, Nations, dice and actions. */
export function things(facts: WarFacts | null): Named[] {
  if (!facts) return [];
  const all = (kind: string, ids: string[]) => ids.map((id) => ({ kind, item: id, name: thing(kind, id) }));
  const idsOf = (those: { id: string }[]) => those.map(({ id }) => id);
  const kinds = ['regular', 'elite', 'leader'];
  const units = idsOf(facts.nations).flatMap((of) =>
    kinds.map((kind) => ({ kind: 'figure', item: unitOf(of, kind), name: figures(kind, 1, of) })),
  );
  return [
    ...all('region', idsOf(facts.regions)),
    ...all('character', idsOf(facts.characters)),
    ...units,
    { kind: 'figure', item: 'nazgul', name: figures('nazgul', 1) },
    ...all('card', idsOf(facts.cards)),
    ...all('nation', idsOf(facts.nations)),
    ...all('face', [...new Set([...facts.faces.fp, ...facts.faces.sh])]),
    ...all('action', ACTIONS),
  ];
}

const unitOf = (nation: string, kind: string) => [nation, kind].join('-');
const ACTIONS = (
  'move-armies attack play-event draw-event advance-nation recruit bring-minion move-fellowship hide-fellowship separate ' +
  'move-companions move-minions'
).split(' ');

/** Regions whose name begins like this. */
export function regionsLike(facts: WarFacts, text: string): string[] {
  const wanted = plain(text);
  return facts.regions.map((each) => each.id).filter((id) => plain(region(id)).includes(wanted) || id.includes(wanted));
}
