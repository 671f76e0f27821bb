// What there is to know about the things of War of the Ring: regions and who stands there, Characters, dice, the Hunt,
// Nations, points, cards. Each is told as it stands now, and what it means.

import type { Explainer, Explanation, Part } from '@house/lib/explain';
import { list, maybe, name, say, seat, thing } from '@house/lib/speech.svelte';
import type { Offer } from '@house/wire';
import type { WarArmy, WarFacts, WarPlayer, WarView } from '../wire';
import { aboutCard, army, card, character, nation, region, side, units } from '../war';
import { handLimit, inPoints, isShared, ownerOf, playersOf, sharedInWords, standingOf } from '../players';
import { POINTS, SIDES, type Side } from '../sides';
import { counts, leadershipOf } from './armies';

/** How things stand, and what never changes. */
interface Game {
  view: WarView;
  facts: WarFacts;
}

const COMBAT_DICE = 5;

const characterName = character;
const quiet = (text: string): Part => ({ text, tone: 'quiet' });
const sentence = (parts: string[]): Part[] => (parts.length > 0 ? [{ text: parts.join(' · ') }] : []);

/** A region: what it is, who holds it, who stands there, where one can go. */
export function ofRegion({ view, facts }: Game, id: string): Explanation {
  const fact = facts.regions.find((each) => each.id === id)!;
  const here = view.regions[id] ?? {};
  const isSettlement = fact.first_owner !== null;
  const holder = here.captured_by ?? fact.first_owner;
  const armies = SIDES.flatMap((which) => (here[which] ? [{ which, figures: here[which] }] : []));
  return {
    title: region(id),
    parts: [
      ...sentence([
        ...(fact.site ? [thing('site', fact.site)] : []),
        fact.nation ? nation(fact.nation) : say('explain-no-nation'),
        ...(isSettlement ? [say('explain-held', { side: side(holder!) })] : []),
        ...(here.captor ? [say('map-captor', { side: seat(here.captor) })] : []),
      ]),
      ...(fact.points > 0 ? [{ text: say('map-worth', { points: fact.points }) }] : []),
      ...(here.besieged ? [{ text: say('map-besieged', { side: side(here.besieged) }) }] : []),
      ...armies.flatMap(({ which, figures }) => ofArmy(view, facts, figures, which)),
      ...(view.fellowship.region === id ? bearers(view, facts) : []),
      { text: say('map-neighbours', { regions: list(fact.neighbours.map(region)) }) },
      ...(fact.walls.length > 0 ? [{ text: say('explain-walls', { regions: list(fact.walls.map(region)) }) }] : []),
      ...(fact.coastal ? [{ text: say('map-coastal') }] : []),
      // From here on: what somebody who knows the game knows.
      ...(here.captured_by ? [quiet(say('explain-control'))] : []),
      ...(here.besieged ? [quiet(say('explain-siege'))] : []),
      ...(fact.site ? [quiet(say(`explain-site-${fact.site}`))] : []),
      ...armies.flatMap(({ figures }) => ofKinds(facts, figures)),
    ],
  };
}

/** What each kind of figure in an army can do, and each Character. */
function ofKinds(facts: WarFacts, figuresOf: WarArmy): Part[] {
  const kinds = Object.entries(counts(figuresOf)).filter(([, count]) => count > 0);
  const sheet = (id: string) => `${character(id)}: ${abilities(facts, id).join(' ')}`;
  return [...kinds.map(([kind]) => say(`explain-figure-${kind}`)), ...figuresOf.characters.map(sheet)].map(quiet);
}

/** Figures that stand together: who, and how strong they are. */
function ofArmy(view: WarView, facts: WarFacts, figuresOf: WarArmy, which: Side): Part[] {
  const kinds = counts(figuresOf);
  const strength = kinds.regular + kinds.elite;
  const sheets = facts.characters.filter(({ id }) => figuresOf.characters.includes(id));
  const leadership = leadershipOf(view, facts, figuresOf);
  const captains = sheets.filter(({ captain }) => captain).length;
  const dice = Math.min(COMBAT_DICE, strength + captains);
  const shared = sharedInWords(figuresOf);
  return [
    { title: side(which), text: army(figuresOf), tone: which },
    ...(shared ? [{ text: shared }] : []),
    ...(figuresOf.shared ? [quiet(say(figuresOf.shared.mixed ? 'explain-mixed' : 'explain-separate'))] : []),
    ...(strength > 0 ? [quiet(say('explain-army', { units: strength, dice, leadership }))] : []),
  ];
}

/** A Character: how he leads, whom he rouses, what he can do. */
export function ofCharacter({ view, facts }: Game, id: string): Explanation {
  const place = view.characters[id];
  const at = typeof place === 'object' ? region(place.on) : undefined;
  return {
    title: character(id),
    parts: [...(at ? [{ text: at }] : []), ...abilities(facts, id).map((text) => ({ text }))],
    rules: ['W6.6'],
  };
}

function abilities(facts: WarFacts, id: string): string[] {
  const sheet = facts.characters.find((each) => each.id === id);
  if (!sheet) return [];
  const others = facts.nations.filter((each) => each.side === 'fp').length;
  const roused = sheet.activates.length === others ? say('sheet-activates-any') : list(sheet.activates.map(nation));
  return [
    say('explain-character', { level: sheet.flies ? '∞' : sheet.level, leadership: sheet.leadership }),
    ...(sheet.activates.length > 0 ? [say('sheet-activates', { nations: roused })] : []),
    ...(sheet.captain ? [say('explain-captain')] : []),
    ...(sheet.dice > 0 ? [say('sheet-dice', { count: sheet.dice })] : []),
    say(`ability-${id}`),
  ];
}

/** What a kind of figure is. */
export function ofFigure(kind: string, title = say(`kind-${kind}`)): Explanation {
  return { title, parts: [{ text: say(`explain-figure-${kind}`) }] };
}

/** A result of an action die. */
export function ofFace(face: string, which: Side): Explanation {
  const text = maybe(`explain-face-${face}`, { side: which });
  return { title: thing('face', face), parts: text ? [{ text }] : [], rules: ['W4.2'] };
}

export function ofRings({ view }: Game, which: Side): Explanation {
  return {
    title: say('status-rings', { count: view.dice[which].rings }),
    parts: [{ text: say(`explain-rings-${which}`) }],
    rules: ['W4.5'],
  };
}

/** The Ring-bearers: where they were seen last, where they may be, who is with them. */
export function ofFellowship({ view, facts }: Game): Explanation {
  return {
    title: say('status-fellowship-title'),
    parts: [...bearers(view, facts), quiet(say('explain-fellowship'))],
    rules: ['W11.4', 'W11.5'],
  };
}

export const hiddenOf = (view: WarView): string => say(view.fellowship.hidden ? 'status-hidden' : 'status-revealed');

/** Where the Fellowship is, as far as that is known. */
export function whereabouts(view: WarView, facts: WarFacts): string {
  const { region: at, progress, mordor } = view.fellowship;
  const hidden = hiddenOf(view);
  if (at) return say('status-fellowship-where', { region: region(at), progress, hidden });
  return say('status-fellowship-in-mordor', { step: mordor ?? 0, last: facts.crack_of_doom, hidden });
}

function bearers(view: WarView, facts: WarFacts): Part[] {
  const { region: at, progress, hidden, guide, companions } = view.fellowship;
  const reached = at && hidden && progress > 0 ? reach(facts, at, progress) : [];
  const settled = reached.filter((id) => facts.regions.find((each) => each.id === id)?.points);
  return [
    { title: say('status-fellowship-title'), text: whereabouts(view, facts), tone: 'fp' },
    ...(reached.length > 0
      ? [quiet(say('explain-reach', { count: reached.length, regions: list(settled.map(region)) || say('none-there') }))]
      : []),
    { text: say('status-companions', { guide: character(guide), companions: list(companions.map(character)) || say('none-there') }) },
  ];
}

/** The regions that are at most so many steps away. */
export function reach(facts: WarFacts, from: string, steps: number): string[] {
  const neighbours = new Map(facts.regions.map((each) => [each.id, each.neighbours]));
  const found = new Set([from]);
  for (let step = 0; step < steps; step++) for (const id of [...found]) neighbours.get(id)!.forEach((each) => found.add(each));
  return [...found];
}

export function ofCorruption({ view, facts }: Game): Explanation {
  const now = view.fellowship.corruption;
  return {
    title: say('status-corruption', { now, most: facts.most_corruption }),
    parts: [{ text: say('explain-corruption', { most: facts.most_corruption }) }],
    rules: ['W12.5', 'W14.1'],
  };
}

export function ofMordor({ view, facts }: Game): Explanation {
  return {
    title: say('explain-mordor-title'),
    parts: [...(view.fellowship.mordor === null ? [] : [{ text: whereabouts(view, facts) }]), { text: say('explain-mordor') }],
    rules: ['W13'],
  };
}

export function ofHuntBox({ view }: Game): Explanation {
  return {
    title: say('status-hunt-title'),
    parts: [{ text: say('status-hunt-box', { fp: view.hunt.dice.fp, sh: view.hunt.dice.sh }) }, { text: say('explain-hunt-box') }],
    rules: ['W12.2', 'W12.3'],
  };
}

export function ofPool({ view }: Game): Explanation {
  return {
    title: say('status-pool', { count: view.hunt.pool.length }),
    parts: [{ text: say('explain-pool') }],
    rules: ['W12.1', 'W12.4'],
  };
}

/** A Hunt tile: its damage, and what else it does. */
export function ofTile({ facts }: Game, id: string): Explanation {
  const tile = facts.tiles.find((each) => each.id === id)!;
  const { damage } = tile;
  const text =
    typeof damage !== 'object'
      ? say(`explain-tile-${damage}`)
      : damage.number < 0
        ? say('explain-tile-heals', { count: -damage.number })
        : say('explain-tile-number', { count: damage.number });
  return {
    title: thing('tile', id),
    parts: [
      { text },
      ...(tile.reveal ? [{ text: say('explain-tile-reveal') }] : []),
      ...(tile.stop ? [{ text: say('explain-tile-stop') }] : []),
      ...(tile.card ? [quiet(say('explain-tile-card', { card: card(tile.card) }))] : []),
    ],
    rules: ['W12.4'],
  };
}

/** A Nation: how near to war it is, and what that means. */
export function ofNation({ view }: Game, id: string): Explanation {
  const { steps, active } = view.politics[id]!;
  const state = steps === 0 ? 'at-war' : active ? 'active' : 'passive';
  const left = view.reinforcements[id];
  const owner = ownerOf(view, id);
  return {
    title: nation(id),
    parts: [
      ...(owner ? [{ text: say('explain-owner', { side: seat(owner.seat) }) }] : []),
      { text: steps === 0 ? say('status-at-war') : `${say('steps-to-war', { steps })}, ${say(`status-${state}`)}` },
      { text: say(`explain-${state}`) },
      ...(left ? [quiet(say('status-left', { figures: list(units({ [id]: left })) || say('none-there') }))] : []),
    ],
    rules: ['W10.1', 'W10.2'],
  };
}

export function ofPolitics(game: Game): Explanation {
  const told = game.facts.nations.map(({ id }) => `${nation(id)}: ${ofNation(game, id).parts[0]!.text}`);
  return { title: say('status-politics-title'), parts: [{ text: told.join('\n') }, quiet(say('explain-politics'))], rules: ['W10.1'] };
}

/** The points of a side: what they are for, and where they come from. */
export function ofPoints({ view, facts }: Game, which: Side): Explanation {
  const taken = facts.regions.filter((each) => each.points > 0 && view.regions[each.id]?.captured_by === which);
  const named = taken.map((each) => `${region(each.id)} (${each.points})`);
  return {
    title: say('status-points-of', { side: side(which), points: view.points[which], most: POINTS[which] }),
    parts: [
      { text: say(`explain-points-${which}`) },
      ...(named.length > 0 ? [{ text: say('explain-taken', { regions: list(named) }) }] : []),
      ...playersOf(view, which).flatMap((each) => personal(each)),
    ],
    rules: ['W1.4', 'W14'],
  };
}

/** What a player has won and lost for himself (W15.12). */
function personal({ seat: of, side: which, personal }: WarPlayer): Part[] {
  if (!personal) return [];
  const { captured, lost, points } = personal;
  return [{ text: say('player-points', { side: seat(of), of: which, points: inPoints(points), captured, lost }) }];
}

/** A player: his Nations, whether he leads and acts, his hand and his points. */
export function ofPlayer(_: Game, player: WarPlayer, called: string): Explanation {
  const { character, strategy } = player.hand;
  return {
    title: called,
    parts: [
      ...sentence(standingOf(player).slice(1)),
      { text: list([...player.nations.map(nation), ...player.minions.map(characterName)]) },
      { text: say('player-hand', { count: character + strategy, most: player.hand_limit }) },
      ...personal(player),
      quiet(say('explain-leads')),
    ],
    rules: ['W15.1', 'W15.2', 'W15.12'],
  };
}

/** A card, as far as one need read it to choose. */
export function ofCard({ facts }: Game, id: string): Explanation {
  const print = facts.cards.find((each) => each.id === id);
  const event = maybe(`card-${id}-event`);
  const combat = maybe(`card-${id}-combat`);
  return {
    title: card(id),
    parts: [
      { text: aboutCard(facts, id) ?? '' },
      ...(event ? [{ title: say('card-event-title'), text: event }] : []),
      ...(combat && print ? [{ title: thing('title', print.combat), text: combat }] : []),
    ],
    rules: ['W5.3'],
  };
}

export function ofDeck({ view, facts }: Game, deck: string, which: Side): Explanation {
  const counts = view.cards.counts[which];
  const of = (where: 'hand' | 'undrawn' | 'discarded') => {
    const { character, strategy } = counts[where];
    return `${say(`status-decks-${where}`)}: ${say('status-decks-of', { character, strategy })}`;
  };
  return {
    title: deck ? thing('deck', deck) : `${say('status-decks')} – ${side(which)}`,
    parts: [
      { text: [of('hand'), of('undrawn'), of('discarded')].join('\n') },
      quiet(say('help-why-draw-from')),
      quiet(say(isShared(view, which) ? 'explain-hand-shared' : 'explain-hand', { most: handLimit(view, which, facts.hand_limit) })),
    ],
    rules: ['W5.1', 'W5.2'],
  };
}

/** What can be chosen. Of most actions there is no more to say than their name. */
export function ofOffer(game: Game, offer: Offer): Explainer | undefined {
  if (!('named' in offer.named)) return undefined;
  const { kind, id } = offer.named.named;
  const which = (game.view.side ?? 'fp') as Side;
  const explanations: Record<string, () => Explanation> = {
    region: () => ofRegion(game, id),
    character: () => ofCharacter(game, id),
    card: () => ofCard(game, id),
    face: () => ofFace(id, which),
    nation: () => ofNation(game, id),
    tile: () => ofTile(game, id),
    deck: () => ofDeck(game, id, which),
    figure: () => ofFigure(id, name(offer.named)),
  };
  return explanations[kind];
}
