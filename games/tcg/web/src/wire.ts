// What goes over the network. Generated from the types of the server: do not edit, run `make types`.

/**
 * What came up, beside what was to be expected. More is not always better: see what is measured.
 */
export type Measure = {
/**
 * What came up.
 */
got: number,
/**
 * What comes up on average.
 */
expected: number,
/**
 * The standard deviation.
 */
deviation: number,
/**
 * By how many standard deviations more came up than expected: beyond 2 or -2 about once in twenty games. Null if
 * nothing was left to chance.
 */
z: number | null, };

/**
 * A card in play.
 */
export type TcgCard = {
/**
 * Its number, as long as it is in play.
 */
id: number,
/**
 * How it is written: `1C9.1`.
 */
name: string,
/**
 * What it is.
 */
code: string,
/**
 * Whose it is.
 */
owner: string,
/**
 * Where it lies: `fellowship`, `support`, `shadow`; what is attached lies with its bearer.
 */
zone: string,
/**
 * What it is attached to, or lies on; also a site.
 */
on: number | null,
/**
 * T12.8 It is active.
 */
active: boolean,
/**
 * The wounds on it.
 */
wounds: number,
/**
 * The strength of a character.
 */
strength: TcgSum | null,
/**
 * The vitality of a character.
 */
vitality: TcgSum | null,
/**
 * Its keywords now.
 */
keywords: Array<TcgKeyword>,
/**
 * T7.8 A minion that roams.
 */
roaming: boolean,
/**
 * He bears the Ring.
 */
ring_bearer: boolean,
/**
 * T11.29 An ally that takes part in archery and skirmishes.
 */
takes_part: boolean,
/**
 * Cards that lie under it.
 */
stacked: Array<TcgStacked>, };

/**
 * What is printed on a card besides its text. Words are those of the game's own language: `type-companion` says them to people.
 */
export type TcgCardFacts = {
/**
 * The code: set, rarity, number.
 */
code: string,
/**
 * The title.
 */
title: string,
/**
 * What stands below it.
 */
subtitle?: string,
/**
 * Only one may be in play.
 */
unique: boolean,
/**
 * `free` or `shadow`; sites and The One Ring have none.
 */
side?: string,
/**
 * The culture.
 */
culture?: string,
/**
 * The type.
 */
type: string,
/**
 * The race of a character.
 */
race?: string,
/**
 * The class of an item.
 */
class?: string,
/**
 * The twilight cost.
 */
cost?: number,
/**
 * The strength of a character; of a card that is borne, what it adds.
 */
strength?: number,
/**
 * The same for vitality.
 */
vitality?: number,
/**
 * The resistance of a Ring-bearer.
 */
resistance?: number,
/**
 * The signet of a companion.
 */
signet?: string,
/**
 * The number of a site, of a minion's site, of an ally's home.
 */
site?: number,
/**
 * The Shadow number of a site.
 */
shadow?: number,
/**
 * Whose site comes next: `left` or `right`.
 */
arrow?: string,
/**
 * The phases of an event.
 */
phases?: Array<string>,
/**
 * An event that answers.
 */
response?: boolean,
/**
 * Where it is played: `support-area`, `bearer`, …
 */
plays: string,
/**
 * The keywords.
 */
keywords?: Array<TcgCardKeyword>,
/**
 * The set.
 */
set: number,
/**
 * The rarity: `C`, `U`, `R` or `P`.
 */
rarity: string, };

/**
 * A keyword of a card.
 */
export type TcgCardKeyword = {
/**
 * Which.
 */
id: string,
/**
 * Its number, where it has one: damage +1.
 */
plus?: number, };

/**
 * Two cards against each other.
 */
export type TcgDuel = {
/**
 * The character of the Free Peoples.
 */
free: TcgFighter,
/**
 * The strongest minion against him.
 */
shadow?: TcgFighter,
/**
 * Both strengths.
 */
sums: [number, number], };

/**
 * How a skirmish ended, for its defender.
 */
export type TcgEnd = "won" | "lost" | "cancelled";

/**
 * What never changes. Lists are in the order of the game.
 */
export type TcgFacts = {
/**
 * The cards, by set and number.
 */
cards: Array<TcgCardFacts>,
/**
 * The number of the last site.
 */
last_site: number,
/**
 * The fewest cards of a draw deck.
 */
fewest_cards: number,
/**
 * The most cards of one title in a deck.
 */
most_of_a_title: number,
/**
 * The cards that a player draws before the first turn.
 */
hand: number,
/**
 * The rules for each purpose of a question, by their numbers.
 */
questions: { [key in string]: Array<string> }, };

/**
 * A skirmish.
 */
export type TcgFight = {
/**
 * Whether it is fought now.
 */
state: TcgFightState,
/**
 * T8.36 It is one of the fierce round.
 */
fierce: boolean,
/**
 * The number of the defending character, while he is there.
 */
character: number | null,
/**
 * The numbers of the minions.
 */
minions: Array<number>,
/**
 * The strength of the Free Peoples' side.
 */
free: number,
/**
 * That of the Shadow's.
 */
shadow: number,
/**
 * T8.23 The damage bonus of each side, the Free Peoples' first.
 */
damage: [number, number],
/**
 * How it ends if everybody passes.
 */
outcome: TcgOutcome,
/**
 * Where that changes.
 */
marks: TcgMarks, };

/**
 * Where a skirmish stands.
 */
export type TcgFightState = "now" | "to-come" | "possible" | "cancelled";

/**
 * A character, as much of it as is drawn small.
 */
export type TcgFighter = {
/**
 * Its title.
 */
title: string,
/**
 * Its culture.
 */
culture: string,
/**
 * Its race.
 */
race: string, };

/**
 * The skirmishes of this round.
 */
export type TcgFights = {
/**
 * The one that is fought, and those that are to come.
 */
all: Array<TcgFight>,
/**
 * While defenders are assigned: each character and minion that could be, with the minions that he has already.
 */
possible: Array<TcgFight>,
/**
 * Those of this round that are over, the last first.
 */
over: Array<TcgFought>, };

/**
 * How things would stand after an answer.
 */
export type TcgForetold = {
/**
 * The twilight pool.
 */
twilight: number,
/**
 * The burdens of the Free Peoples player.
 */
burdens: number,
/**
 * The skirmish that is fought, and those that are to come.
 */
fights: Array<TcgFight>,
/**
 * Those that would be over with it, as one that is cancelled.
 */
over: Array<TcgFought>, };

/**
 * A skirmish that is over.
 */
export type TcgFought = {
/**
 * How it ended.
 */
end: TcgEnd,
/**
 * T8.36 It was one of the fierce round.
 */
fierce: boolean,
/**
 * The number of the defending character, if he was there to the end.
 */
character: number | null,
/**
 * The numbers of the minions that were.
 */
minions: Array<number>,
/**
 * Both strengths, the Free Peoples' first; none of one that was cancelled.
 */
strengths: [number, number] | null, };

/**
 * Cards of one's hand that are alike.
 */
export type TcgHandCard = {
/**
 * What it is.
 */
code: string,
/**
 * How many of it.
 */
count: number,
/**
 * What it costs now, whatever bears it.
 */
cost: TcgSum,
/**
 * While one is asked to act: what forbids it if it is not offered, a rule (`T6.3`) or a card (`1U320`).
 */
forbidden: string | null, };

/**
 * A keyword that a card has.
 */
export type TcgKeyword = {
/**
 * Which.
 */
word: string,
/**
 * Its number; 1 where it has none.
 */
number: number, };

/**
 * Cards that somebody looks at, or that are revealed.
 */
export type TcgLooked = {
/**
 * Who looks at them.
 */
by: string,
/**
 * Whose they are.
 */
of: string,
/**
 * Where they come from: `top`, `bottom`, `hand`.
 */
from: string,
/**
 * T13.44 Everybody sees them.
 */
shown: boolean,
/**
 * How many.
 */
count: number,
/**
 * Which, for those who may see them.
 */
cards: Array<string>, };

/**
 * The luck of all players in a game that is over: while it goes on, nobody knows what others draw.
 */
export type TcgLuck = {
/**
 * By seat.
 */
people: Array<TcgLuckOf>, };

/**
 * The luck of a player.
 */
export type TcgLuckOf = {
/**
 * Whose.
 */
seat: string,
/**
 * How many cards he drew while there were several that could come.
 */
drawn: number,
/**
 * How many of them were of use.
 */
of_use: Measure,
/**
 * How many were of the Free Peoples. That is neither good nor bad.
 */
free: Measure,
/**
 * How many were minions. Nor is that.
 */
minions: Measure,
/**
 * How many cards of his hand were discarded at random.
 */
lost: number,
/**
 * How many of those were of use: more is worse.
 */
lost_of_use: Measure,
/**
 * Both together: what was drawn of use without what was lost. More is better.
 */
all: Measure, };

/**
 * The strengths of the Free Peoples' side at which the outcome changes, as long as the other side's stays what it is.
 */
export type TcgMarks = {
/**
 * Up to here it is overwhelmed.
 */
killed_to: number,
/**
 * From here on it wins.
 */
wins_from: number,
/**
 * From here on it overwhelms.
 */
kills_from: number, };

/**
 * How a skirmish ends.
 */
export type TcgOutcome = {
/**
 * The Free Peoples' side loses.
 */
free_lost: boolean,
/**
 * Who loses is overwhelmed.
 */
overwhelmed: boolean,
/**
 * How many wounds each loser takes.
 */
wounds: number,
/**
 * Who dies of it.
 */
deaths: Array<number>,
/**
 * A Ring-bearer is among them.
 */
ring_bearer_dies: boolean, };

/**
 * A player.
 */
export type TcgPerson = {
/**
 * His seat.
 */
seat: string,
/**
 * T10.9 He has left the game.
 */
is_out: boolean,
/**
 * What he bid.
 */
bid: number,
/**
 * The burdens on his Ring-bearer.
 */
burdens: number,
/**
 * So many corrupt him.
 */
resistance: number | null,
/**
 * He wears the Ring.
 */
ring_worn: boolean,
/**
 * The number of the site where he is; 0 before the first.
 */
at: number,
/**
 * Cards in hand.
 */
hand: number,
/**
 * What one knows of that hand, if it is not one's own.
 */
known: Array<string>,
/**
 * Cards in the draw deck.
 */
deck: number,
/**
 * T13.46 What one knows of the top of the deck, from the top on; nothing for a card that one does not know.
 */
top: Array<string | null>,
/**
 * The same of its bottom, from the bottom on.
 */
bottom: Array<string | null>,
/**
 * Cards in the discard pile.
 */
discarded: number,
/**
 * The discard pile, where one may look through it.
 */
discard: Array<string> | null,
/**
 * The dead pile.
 */
dead: Array<string>,
/**
 * The sites of the adventure deck that one may know, by number.
 */
sites: Array<string | null>,
/**
 * How many sites it has.
 */
sites_left: number, };

/**
 * A phase of this turn.
 */
export type TcgPhase = {
/**
 * Which.
 */
phase: string,
/**
 * T5.8 It does not take place, as things stand.
 */
skipped: boolean, };

/**
 * A table of the card game, as small as it can be drawn.
 */
export type TcgPicture = {
/**
 * The turn, from 1; 0 during the set-up.
 */
turn: number,
/**
 * The phase.
 */
phase: string,
/**
 * The number of the site where each player is, by seat.
 */
at: Array<number>,
/**
 * The burdens of each player, by seat.
 */
burdens: Array<number>,
/**
 * The duel that matters most; before anybody fights, a companion alone.
 */
duel: TcgDuel | null, };

/**
 * A place of the path, whether a site lies there or not.
 */
export type TcgSite = {
/**
 * Which.
 */
number: number,
/**
 * The number of the card in play.
 */
id: number | null,
/**
 * How it is written: `1U320.1`.
 */
name: string | null,
/**
 * The site.
 */
code: string | null,
/**
 * Who played it.
 */
owner: string | null,
/**
 * T6.23 Its Shadow number now.
 */
shadow: number | null,
/**
 * Whose markers are here.
 */
here: Array<string>,
/**
 * Cards that lie under it.
 */
stacked: Array<TcgStacked>, };

/**
 * Something that changes a number.
 */
export type TcgSource = {
/**
 * The card it comes from.
 */
code: string,
/**
 * Its number, if it is in play.
 */
id: number | null,
/**
 * By how much.
 */
by: number, };

/**
 * A card under another.
 */
export type TcgStacked = {
/**
 * What it is.
 */
code: string,
/**
 * Whose it is.
 */
owner: string, };

/**
 * A number with where it comes from.
 */
export type TcgSum = {
/**
 * What it is now.
 */
now: number,
/**
 * What is printed.
 */
printed: number,
/**
 * What changes it.
 */
from: Array<TcgSource>, };

/**
 * What cards say.
 */
export type TcgTexts = {
/**
 * In which language: English where there are no patterns for what was asked for.
 */
language: string,
/**
 * The paragraphs of each card, by its code.
 */
cards: { [key in string]: Array<string> }, };

/**
 * Something under way.
 */
export type TcgUnderWay = {
/**
 * `play`, `give`, `action`, `paying`, or what happens: `wound`, `exert`, `move`...
 */
kind: string,
/**
 * Who does it.
 */
by: string | null,
/**
 * The card it comes from.
 */
code: string | null,
/**
 * Its number, if it is in play.
 */
card: number | null,
/**
 * Whom it is about, by their numbers.
 */
about: Array<number>,
/**
 * Of something that happens: it is only about to.
 */
about_to: boolean,
/**
 * Who is asked whether he answers it.
 */
asks: string | null, };

/**
 * A table of the card game, as a seat or a spectator may know it.
 */
export type TcgView = {
/**
 * Whose view it is; nobody's is a spectator's.
 */
seat: string | null,
/**
 * The turn, from 1; 0 during the set-up.
 */
turn: number,
/**
 * The Free Peoples player of this turn.
 */
free: string,
/**
 * The phase.
 */
phase: string,
/**
 * The phases of this turn, and which of them do not take place.
 */
phases: Array<TcgPhase>,
/**
 * Who acts after whom, from the Free Peoples player on.
 */
order: Array<string>,
/**
 * The twilight pool.
 */
twilight: number,
/**
 * Moves made this turn.
 */
moves: number,
/**
 * As many are allowed.
 */
move_limit: number,
/**
 * The adventure path, from site 1 on.
 */
path: Array<TcgSite>,
/**
 * Who plays the next site, if it does not lie there yet.
 */
next_site_by: string | null,
/**
 * All players, by seat.
 */
people: Array<TcgPerson>,
/**
 * The cards in play but for sites of the path.
 */
cards: Array<TcgCard>,
/**
 * One's own hand.
 */
hand: Array<TcgHandCard>,
/**
 * The archery total of the fellowship.
 */
fellowship_archery: TcgSum,
/**
 * The archery total of the minions.
 */
minion_archery: TcgSum,
/**
 * T7.16, T7.17 While wounds by archers are given out: how many are left, with the one that is asked for.
 */
arrows_left: number | null,
/**
 * Who may act now.
 */
window: TcgWindow | null,
/**
 * What is under way, the first thing first: what lies last is carried out next.
 */
under_way: Array<TcgUnderWay>,
/**
 * Cards that somebody looks at or that are revealed.
 */
looked_at: TcgLooked | null,
/**
 * The skirmishes of this round, and what would come of them.
 */
fights: TcgFights,
/**
 * How the game ended: `last-site`, `last-player`, `draw`.
 */
ending: string | null, };

/**
 * T5.16 A time in which players may act.
 */
export type TcgWindow = {
/**
 * In this phase.
 */
phase: string,
/**
 * Who is next.
 */
asks: string,
/**
 * How many have passed one after the other.
 */
passes: number,
/**
 * T5.20 One player alone, until he stops.
 */
alone: boolean, };
