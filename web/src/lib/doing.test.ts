// Doing things by hand: what a click takes, what it sends, and what is left after a refusal.

import { beforeEach, expect, test, vi } from 'vitest';
import { REST, SECOND, TREE, WHERE } from '../testing/plans';
import type { Plans, Question } from '../wire';
import { Asking } from './asking.svelte';
import { Doing, type Help, type Match } from './doing.svelte';

let sent: string[];
let match: { -readonly [name in keyof Match]: Match[name] };
let doing: Doing;
let offered: Plans;

const question = (name: string): Question => ({ seat: 'north', why: { name, args: {} }, shape: { kind: 'one' }, options: [] });

/** Something is asked, with its plans. */
async function ask(plans: Plans, position = plans.version): Promise<void> {
  offered = plans;
  [match.version, match.position, match.sending] = [plans.version, position, false];
  match.asking = new Asking(question(plans.asks[0]!.why.name), () => undefined);
  doing.hear(match.asking);
  await vi.waitFor(() => expect(doing.isOn).toBe(true));
}

function begin(help: Partial<Help> = {}): void {
  sent = [];
  match = { asking: null, version: 0, position: 0, sending: false, answer: (text) => sent.push(text) };
  doing = new Doing(match, { plans: () => Promise.resolve(offered), attacks: () => ['rob-at'], ...help });
}

const pick = (kind: string, id: string) => doing.pick(kind, id);
const places = () => doing.targets.map(({ place, isAttack }) => `${isAttack ? '!' : ''}${place}`);

beforeEach(() => begin());

test('a place and a place: all go, and the die pays that can do least else', async () => {
  await ask(TREE);
  expect(doing.glow('region', 'mill')).toBe(true);
  pick('region', 'mill');
  expect(sent).toEqual([]);
  expect(places()).toEqual(['!bridge', '!ford', 'bridge', 'ford']);
  expect(doing.raised).toEqual({ face: 'saw', place: undefined });
  expect(doing.along.all.map(({ item, count, of }) => [item, count, of])).toEqual([
    ['wood', 3, 3],
    ['axe', 1, 1],
  ]);
  expect(doing.marks).toEqual({ mill: 'from', bridge: 'move', ford: 'move' });
  expect(doing.veil).toBe('others');
  pick('region', 'ford');
  expect(sent).toEqual(['saw; carry; mill; ford; [3 wood, axe]']);
});

test('another die, fewer along, and an action by its button', async () => {
  await ask(TREE);
  pick('region', 'mill');
  doing.pick('face', 'wheel', 4);
  expect(doing.raised).toEqual({ face: 'wheel', place: 4 });
  doing.change('wood', -1);
  doing.change('wood', -1);
  doing.change('wood', -9);
  doing.change('wood', 1);
  expect(doing.along.all[0]).toMatchObject({ count: 1, of: 3 });
  doing.go(doing.targets.find((aim) => aim.place === 'ford' && !aim.isAttack)!);
  doing.go(doing.targets.find((aim) => aim.place === 'ford' && aim.isAttack)!);
  expect(sent).toEqual(['wheel; carry; mill; ford; [wood, axe]', 'wheel; rob; ford']);
});

test('a piece and a card: the second click is a button, and Enter presses it', async () => {
  await ask(TREE);
  pick('piece', 'boat');
  expect(doing.ways).toHaveLength(1);
  expect(doing.confirm()).toBe(true);
  expect(sent).toEqual(['wheel; row']);
  doing.letGo();
  pick('card', 'flood');
  doing.choose(doing.ways[0]!);
  expect(sent[1]).toBe('wheel; play');
});

test('a die first: its actions are listed; then an action, then places', async () => {
  await ask(TREE);
  pick('face', 'wheel');
  expect(doing.ways.map((way) => way.says[0]!.answer)).toEqual(['carry', 'rob', 'play', 'row', 'build']);
  doing.choose(doing.ways[4]!);
  expect(doing.ways.map((way) => way.says[0]!.answer)).toEqual(['barn', 'shed']);
  doing.choose(doing.ways[1]!);
  expect(places()).toEqual(['mill', 'hill']);
  pick('region', 'hill');
  expect(sent).toEqual(['wheel; build; shed; hill']);
});

test('a place first: what can be built there stands in the panel', async () => {
  await ask(TREE);
  pick('region', 'hill');
  expect(sent).toEqual([]);
  expect(doing.ways.map((way) => way.says[0]!.answer)).toEqual(['barn', 'shed']);
  doing.choose(doing.ways[0]!);
  expect(sent).toEqual(['wheel; build; barn; hill']);
});

test('a click beside takes something else or lets go', async () => {
  await ask(TREE);
  pick('region', 'mill');
  pick('region', 'hill');
  expect(doing.picked.places).toEqual(['hill']);
  pick('region', 'hill');
  expect(doing.isIdle).toBe(true);
  expect(pick('region', 'nowhere')).toBe(false);
  pick('region', 'mill');
  expect(doing.letGo()).toBe(true);
  expect(doing.letGo()).toBe(false);
});

test('asked on: nothing more is the main button', async () => {
  await ask(SECOND);
  expect(doing.done).toBeDefined();
  expect(doing.ways).toEqual([]);
  expect(doing.confirm()).toBe(true);
  pick('region', 'mill');
  expect(doing.done).toBeUndefined();
  pick('region', 'ford');
  expect(sent).toEqual(['none', 'mill; ford']);
});

test('several questions in one: all as usual by one click, or one of them otherwise', async () => {
  begin({ usual: (why) => (why === 'watch' ? 'wood' : undefined) });
  await ask(REST);
  expect(doing.ways.map((way) => way.says[0]!.answer)).toEqual(['yes']);
  expect(doing.besides[0]!.ways.map(({ step, isOn }) => [step.answer, isOn])).toEqual([
    ['wood', true],
    ['axe', false],
  ]);
  doing.finish();
  doing.answerBesides(doing.besides[0]!.ways[1]!.step);
  doing.confirm();
  expect(sent).toEqual(['no; wood', 'no; axe']);
});

test('a selection by itself: all, or fewer, by the main button', async () => {
  await ask({ ...TREE, version: 12, asks: [TREE.asks[8]!] });
  expect(doing.along.all).toHaveLength(2);
  doing.change('wood', -1);
  expect(doing.confirm()).toBe(true);
  expect(sent).toEqual(['[2 wood, axe]']);
});

test('a plain question for a place is answered by one click', async () => {
  await ask(WHERE);
  expect(places()).toEqual(['mill', 'hill']);
  pick('region', 'hill');
  expect(sent).toEqual(['hill']);
});

test('while something is sent nothing else is, and a refusal leaves all as it was', async () => {
  await ask(TREE);
  pick('region', 'mill');
  match.sending = true;
  pick('region', 'ford');
  doing.go(doing.targets[0]!);
  doing.confirm();
  expect(sent).toEqual([]);
  // The same question, after a refusal.
  match.sending = false;
  doing.hear(match.asking);
  expect(doing.picked.places).toEqual(['mill']);
  pick('region', 'ford');
  expect(sent).toHaveLength(1);
});

test('plans of another version are dropped, and so are those that nobody gives', async () => {
  offered = { ...TREE, version: 3 };
  [match.version, match.asking] = [4, new Asking(question('turn'), () => undefined)];
  doing.hear(match.asking);
  await Promise.resolve().then(() => Promise.resolve());
  expect(doing.isOn).toBe(false);
  begin({ plans: () => Promise.reject(new Error('refused')) });
  doing.hear(match.asking);
  await new Promise((done) => setTimeout(done));
  expect([doing.isOn, doing.glow('region', 'mill'), doing.confirm()]).toEqual([false, false, false]);
});

test('plans that were asked for before something else has happened are asked for again', async () => {
  const versions = [3, 4];
  begin({ plans: () => Promise.resolve({ ...TREE, version: versions.shift()! }) });
  [match.version, match.asking] = [4, new Asking(question('turn'), () => undefined)];
  doing.hear(match.asking);
  await vi.waitFor(() => expect(doing.isOn).toBe(true));
  expect(versions).toEqual([]);
});

test('stepping back puts back what was taken', async () => {
  await ask(TREE, 20);
  pick('region', 'mill');
  doing.change('axe', -1);
  expect(doing.twice.is('region ford')).toBe(false);
  pick('region', 'ford');
  await ask(SECOND, 25);
  expect(doing.isIdle).toBe(true);
  await ask({ ...TREE, version: 11 }, 20);
  await vi.waitFor(() => expect(doing.picked.places).toEqual(['mill']));
  expect(doing.along.less).toEqual({ axe: 1 });
  // The same click again is no double click, however quick.
  expect(doing.twice.is('region ford')).toBe(false);
  pick('region', 'ford');
  expect(sent).toHaveLength(2);
});

test('what is done before the plans are there is done when they come, if it is still the same question', async () => {
  const done: string[] = [];
  const asked = ask(TREE);
  expect(doing.waits(() => done.push('old'))).toBe(true);
  const again = ask(SECOND);
  expect(doing.waits(() => done.push('first'))).toBe(true);
  expect(doing.waits(() => done.push('last'))).toBe(true);
  await Promise.all([asked, again]);
  expect(done).toEqual(['last']);
  expect(doing.waits(() => done.push('never'))).toBe(false);
});

test('a hint is a plan: drawn, raised, played by Enter', async () => {
  await ask(TREE);
  doing.hint(['saw', 'carry', 'mill', 'ford', '[wood]']);
  expect(doing.moves).toEqual([{ from: 'mill', to: 'ford', planned: true, kind: 'move' }]);
  expect(doing.raised?.face).toBe('saw');
  expect(doing.marks).toEqual({ mill: 'advised', ford: 'advised' });
  doing.confirm();
  expect(sent).toEqual(['saw; carry; mill; ford; [wood]']);
  doing.letGo();
  expect(doing.moves).toEqual([]);
});

test('a hint that goes on after its plan draws all of its arrows, and sends what can be answered at once', async () => {
  await ask(TREE);
  doing.hint(['saw', 'carry', 'mill', 'ford', '[wood]', 'bridge', 'hill', '[axe]'], 5);
  expect(doing.moves.map(({ from, to }) => [from, to])).toEqual([
    ['mill', 'ford'],
    ['bridge', 'hill'],
  ]);
  expect(doing.marks).toEqual({ mill: 'advised', ford: 'advised', bridge: 'advised', hill: 'advised' });
  doing.confirm();
  expect(sent).toEqual(['saw; carry; mill; ford; [wood]']);
});

test('a hint of which the last step names one place only draws no arrow for it', async () => {
  await ask(TREE);
  doing.hint(['saw', 'carry', 'mill', 'ford', '[wood]', 'bridge']);
  expect(doing.moves.map(({ from, to }) => [from, to])).toEqual([['mill', 'ford']]);
});

test('chances stand at what is attacked, and follow who goes along', async () => {
  const wanted: string[] = [];
  begin({ chance: (text) => Promise.resolve(wanted.push(text) / 10) });
  await ask(TREE);
  pick('region', 'mill');
  await vi.waitFor(() => expect(doing.chances).toEqual({ bridge: 0.1, ford: 0.2 }));
  expect(wanted).toEqual(['wheel; rob; bridge', 'wheel; rob; ford']);
});

test('what is risked is told of actions that risk something, once they are on offer', async () => {
  const asked: string[] = [];
  begin({ risks: () => ['play'], risk: (text) => (asked.push(text), Promise.resolve('wet feet')) });
  await ask(TREE);
  expect(doing.ways.map((way) => doing.riskOf(way)).filter(Boolean)).toEqual([]);
  pick('card', 'flood');
  await vi.waitFor(() => expect(doing.riskOf(doing.ways[0]!)).toBe('wet feet'));
  expect(asked).toEqual(['wheel; play']);
  // Nothing of it is left for the next question.
  doing.letGo();
  pick('region', 'mill');
  expect(doing.ways.map((way) => doing.riskOf(way)).filter(Boolean)).toEqual([]);
});

test('the die of an action that goes on stays raised, where no other is to be chosen', async () => {
  begin({ paying: () => ({ face: 'saw', place: 1 }) });
  await ask(TREE);
  expect(doing.raised).toBeUndefined();
  await ask(SECOND);
  expect(doing.raised).toEqual({ face: 'saw', place: 1 });
});

test('until it is known what can be done by hand, no list is needed', async () => {
  await ask(TREE);
  expect(doing.isComing(match.asking!.question)).toBe(false);
  const next = new Asking(question('next'), () => undefined);
  expect(doing.isComing(next.question)).toBe(true);
  begin({ plans: () => Promise.reject(new Error('no connection')) });
  doing.hear(next);
  await vi.waitFor(() => expect(doing.isComing(next.question)).toBe(false));
  expect(doing.isOn).toBe(false);
});
