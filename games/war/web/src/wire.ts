// What goes over the network. Generated from the types of the server: do not edit, run `make types`.

/**
 * The dice of a side in battle, re-rolls too.
 */
export type CombatLuck = {
/**
 * How many dice it rolled.
 */
dice: number,
/**
 * Their pips.
 */
pips: Measure,
/**
 * How many sixes.
 */
sixes: Measure,
/**
 * How many reached the number that the side needs in that battle, W8.5, whatever combat cards make of it.
 */
hits: Measure,
/**
 * The hits it scored in the end, with what cards added and took away.
 */
scored: number, };

/**
 * What a side holds of the other's when the game ends.
 */
export type Conquests = {
/**
 * Its victory points.
 */
victory_points: number,
/**
 * The Strongholds, by the names of their regions.
 */
strongholds: Array<string>,
/**
 * The Cities.
 */
cities: Array<string>, };

/**
 * How often a result of the action dice came up.
 */
export type FaceLuck = {
/**
 * The result: `eye`.
 */
face: string,
/**
 * How often.
 */
times: Measure, };

/**
 * The Hunt for the Ring. More is worse for the Ring-bearers.
 */
export type HuntLuck = {
/**
 * How many Hunt rolls there were.
 */
rolls: number,
/**
 * How many dice were rolled for them, re-rolls too.
 */
dice: number,
/**
 * How many sixes.
 */
sixes: Measure,
/**
 * How many successes, W12.2.3, with the dice of the Free Peoples that were in the Hunt Box.
 */
successes: Measure,
/**
 * The damage of the tiles that were drawn.
 */
damage: Measure,
/**
 * Those tiles.
 */
tiles: Array<TileLuck>, };

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
 * The dice of one side.
 */
export type SideLuck = {
/**
 * How many action dice it rolled.
 */
action_dice: number,
/**
 * How often each result came up, only those on its dice.
 */
faces: Array<FaceLuck>,
/**
 * Its dice in battle.
 */
combat: CombatLuck,
/**
 * The pips of dice that events asked it to roll.
 */
event_pips: Measure, };

/**
 * A tile that was drawn.
 */
export type TileLuck = {
/**
 * The turn.
 */
turn: number,
/**
 * The tile.
 */
tile: string,
/**
 * Its damage before anything reduces it; below 0 it heals.
 */
damage: number,
/**
 * The mean damage of the tiles that were in the Hunt Pool.
 */
expected: number, };

/**
 * A part of the map.
 */
export type WarAreaFacts = {
/**
 * Which.
 */
id: string,
/**
 * Its regions.
 */
regions: Array<string>, };

/**
 * Figures of one side that stand together.
 */
export type WarArmy = {
/**
 * Units and Leaders by Nation.
 */
units: { [key in string]: WarUnits },
/**
 * Nazgûl, without the Witch-king.
 */
nazgul: number,
/**
 * Characters.
 */
characters: Array<string>,
/**
 * Both players of the side have units or Leaders here.
 */
shared?: WarShared, };

/**
 * A battle. Who fights stands in the regions; the attacker's rearguard does not take part.
 */
export type WarBattle = {
/**
 * Who attacks.
 */
attacker: string,
/**
 * The seats that command the Armies in this round, where three or four play.
 */
command?: WarSides<string>,
/**
 * Where the attackers stand.
 */
from: string,
/**
 * Where the defenders stand.
 */
to: string,
/**
 * The kind of battle.
 */
kind: string,
/**
 * The round, from 1.
 */
round: number,
/**
 * How far it has come.
 */
stage: string,
/**
 * The part of the Army that does not attack.
 */
rearguard: WarArmy,
/**
 * The combat cards laid this round.
 */
laid: WarSides<WarLaid | null>,
/**
 * Who has announced a combat card and has still to lay it, where cards are announced.
 */
announced: WarSides<boolean>,
/**
 * The combat cards have been revealed.
 */
revealed: boolean,
/**
 * The Shadow's combat card came from the table.
 */
from_table: boolean,
/**
 * The lowest result with which a die of each side hits.
 */
hits_on: WarSides<number>,
/**
 * The combat strength of each side: its dice, five at most. Cards may change it for a round.
 */
strength: WarSides<number>,
/**
 * The Leadership of each side: the dice it may roll again.
 */
leadership: WarSides<number>,
/**
 * The regions to which the defender can retreat, when he may.
 */
ways_out: Array<string>,
/**
 * Gandalf the White has given up his Leadership for that of the Nazgûl.
 */
white_rider: boolean,
/**
 * The defender went inside.
 */
inside: boolean,
/**
 * The event that made this attack.
 */
card: string | null, };

/**
 * How many cards a side has where.
 */
export type WarCardCounts = {
/**
 * In hand.
 */
hand: WarDecks,
/**
 * Not drawn yet.
 */
undrawn: WarDecks,
/**
 * Discarded unseen.
 */
discarded: WarDecks, };

/**
 * An Event card.
 */
export type WarCardFacts = {
/**
 * Which.
 */
id: string,
/**
 * Whose it is.
 */
side: string,
/**
 * The deck it belongs to.
 */
deck: string,
/**
 * The number in its deck.
 */
number: number,
/**
 * The die result that plays it besides Event.
 */
die: string,
/**
 * It stays on the table.
 */
table: boolean,
/**
 * The title of the combat half.
 */
combat: string,
/**
 * The initiative of the combat effect, or of each of two.
 */
initiative: Array<number>, };

/**
 * The Event cards.
 */
export type WarCards = {
/**
 * The cards in one's own hand; a spectator has none.
 */
hand: Array<string>,
/**
 * Cards that one has given to the team-mate and that he still holds.
 */
given?: Array<string>,
/**
 * The cards one has discarded unseen.
 */
discarded: Array<string>,
/**
 * Cards in play on the table.
 */
table: Array<string>,
/**
 * Cards that were played, or used in battle: everybody has seen them.
 */
played: Array<string>,
/**
 * The event that is being played.
 */
resolving: WarResolving | null,
/**
 * How many cards each side has where, which everybody may know.
 */
counts: WarSides<WarCardCounts>, };

/**
 * A Character.
 */
export type WarCharacterFacts = {
/**
 * Which.
 */
id: string,
/**
 * The side he fights for.
 */
side: string,
/**
 * What he is: `companion`, `minion` or `guide`.
 */
role: string,
/**
 * His Level.
 */
level: number,
/**
 * He moves as a Nazgûl does.
 */
flies: boolean,
/**
 * His Leadership.
 */
leadership: number,
/**
 * The Nations he activates.
 */
activates: Array<string>,
/**
 * He is a Captain of the West.
 */
captain: boolean,
/**
 * The action dice his side gains while he is in play.
 */
dice: number,
/**
 * He starts in the Fellowship.
 */
starts_in_fellowship: boolean, };

/**
 * The damage of a Hunt tile.
 */
export type WarDamage = { "number": number } | "eye" | "die";

/**
 * So many cards of each of a side's two decks.
 */
export type WarDecks = {
/**
 * Of the Character deck.
 */
character: number,
/**
 * Of the Strategy deck.
 */
strategy: number, };

/**
 * The action dice and Elven Rings of a side.
 */
export type WarDice = {
/**
 * Unused dice, by the result they show.
 */
unused: { [key in string]: number },
/**
 * All dice of this turn, each in its place.
 */
places: Array<WarDie>,
/**
 * How many dice the side rolls this turn.
 */
pool: number,
/**
 * Elven Rings.
 */
rings: number,
/**
 * An Elven Ring was used this turn.
 */
ring_used: boolean, };

/**
 * A die in its place.
 */
export type WarDie = {
/**
 * What it shows.
 */
face: string,
/**
 * What became of it.
 */
state: WarDieState, };

/**
 * What became of a die this turn.
 */
export type WarDieState = "unused" | "used" | "hunt";

/**
 * What never changes. Lists are in the order of the game.
 */
export type WarFacts = {
/**
 * The regions.
 */
regions: Array<WarRegionFacts>,
/**
 * The Nations.
 */
nations: Array<WarNationFacts>,
/**
 * The Characters.
 */
characters: Array<WarCharacterFacts>,
/**
 * The Event cards.
 */
cards: Array<WarCardFacts>,
/**
 * The Hunt tiles.
 */
tiles: Array<WarTileFacts>,
/**
 * The six faces of the action dice of each side.
 */
faces: WarSides<Array<string>>,
/**
 * The Corruption that loses the game.
 */
most_corruption: number,
/**
 * The last step of the progress of the Fellowship.
 */
most_progress: number,
/**
 * The step of the Mordor Track that is the Crack of Doom.
 */
crack_of_doom: number,
/**
 * The most cards a hand may hold.
 */
hand_limit: number,
/**
 * The parts of the map, from the north-west to the south-east.
 */
areas: Array<WarAreaFacts>,
/**
 * The rules for each purpose of a question, by their numbers: rules (`W7.5.3`) or whole sections (`W7.5`).
 */
questions: { [key in string]: Array<string> }, };

/**
 * The Fellowship.
 */
export type WarFellowship = {
/**
 * The last known place; none on the Mordor Track.
 */
region: string | null,
/**
 * The step on the Mordor Track.
 */
mordor: number | null,
/**
 * The distance travelled since its place was last known.
 */
progress: number,
/**
 * It is hidden.
 */
hidden: boolean,
/**
 * Corruption.
 */
corruption: number,
/**
 * The Guide.
 */
guide: string,
/**
 * The Companions with the Ring-bearers.
 */
companions: Array<string>,
/**
 * It tried to move, or was hidden, this turn.
 */
stirred: boolean, };

/**
 * What the Free Peoples were given before the game, and still have.
 */
export type WarHandicap = {
/**
 * What the player of the Shadow bid, in tokens: `1.5`.
 */
bid: string | null,
/**
 * Tokens that draw an Event card.
 */
draw_tokens: number,
/**
 * Tokens that advance a Nation.
 */
advance_tokens: number,
/**
 * Dwarven Rings.
 */
dwarven_rings: number, };

/**
 * The Hunt.
 */
export type WarHunt = {
/**
 * The dice in the Hunt Box.
 */
dice: WarSides<number>,
/**
 * A die of the Free Peoples was in the Hunt Box when it was emptied.
 */
was_used: boolean,
/**
 * The tiles that can be drawn.
 */
pool: Array<string>,
/**
 * Tiles that were drawn.
 */
drawn: Array<string>,
/**
 * Special tiles in play that wait for the Mordor Track.
 */
waiting: Array<string>,
/**
 * Tiles that a card set aside until the action is over.
 */
aside: Array<string>,
/**
 * Tiles that are out for good.
 */
removed: Array<string>, };

/**
 * What a step of the Fellowship may come to.
 */
export type WarHunted = {
/**
 * The chance that a tile is drawn; on the Mordor Track there always is one.
 */
found: number,
/**
 * The chance that it reveals the Fellowship.
 */
revealed: number,
/**
 * How much damage there is on average.
 */
damage: number, };

/**
 * A combat card on the table.
 */
export type WarLaid = { "back": string } | { "face": string };

/**
 * The luck of both sides in a game. What it counts is drawn for everybody to see.
 */
export type WarLuck = {
/**
 * The dice of the Free Peoples.
 */
free: SideLuck,
/**
 * The dice of the Shadow.
 */
shadow: SideLuck,
/**
 * The Hunt for the Ring.
 */
hunt: HuntLuck, };

/**
 * A Nation.
 */
export type WarNationFacts = {
/**
 * Which.
 */
id: string,
/**
 * Its side.
 */
side: string, };

/**
 * How a battle will end if it is fought as long as it can be: without combat cards and retreats, with hits taken by
 * Regulars first. The four chances make 1.
 */
export type WarOdds = {
/**
 * Who attacks.
 */
attacker: string,
/**
 * The chance that the defender is destroyed.
 */
attacker_wins: number,
/**
 * The chance that the attacker is destroyed.
 */
defender_wins: number,
/**
 * The chance that both are.
 */
both_destroyed: number,
/**
 * The chance that a siege goes on.
 */
undecided: number,
/**
 * How many rounds there are on average.
 */
rounds: number,
/**
 * How many units each side loses on average.
 */
lost: WarSides<number>, };

/**
 * The points of a player who shares his side: they say who of the winners has won for himself.
 */
export type WarPersonal = {
/**
 * The points that he has captured; of the Free Peoples they do not count.
 */
captured: number,
/**
 * The points that his Nations have lost.
 */
lost: number,
/**
 * What counts in the end: the more the better.
 */
points: number, };

/**
 * A position of War of the Ring, as small as it can be drawn.
 */
export type WarPicture = {
/**
 * The turn, from 1.
 */
turn: number,
/**
 * The phase.
 */
phase: string,
/**
 * The victory points of the Free Peoples and of the Shadow.
 */
vp: [number, number],
/**
 * Corruption.
 */
corruption: number,
/**
 * The distance that the Fellowship has travelled since its place was last known; on the Mordor Track the step.
 */
progress: number,
/**
 * The last known place of the Fellowship; none on the Mordor Track.
 */
fellowship?: string,
/**
 * The region that matters.
 */
at: string,
/**
 * The last move on the map, from where to where.
 */
arrow?: [string, string],
/**
 * Armies, the nearest to that region first; as many as there is room for.
 */
armies: Array<WarSmallArmy>, };

/**
 * Where a Character is.
 */
export type WarPlace = "aside" | "fellowship" | { "on": string } | "gone";

/**
 * A player of a game for three or four.
 */
export type WarPlayer = {
/**
 * His seat.
 */
seat: string,
/**
 * His side.
 */
side: string,
/**
 * His Nations; all of his side if he is alone on it.
 */
nations: Array<string>,
/**
 * His Minions.
 */
minions: Array<string>,
/**
 * He leads his side.
 */
leads: boolean,
/**
 * It is his turn.
 */
acts: boolean,
/**
 * He is the next to act for his side, or acts now.
 */
next: boolean,
/**
 * How many cards he holds, by their backs.
 */
hand: WarDecks,
/**
 * How many cards he has discarded unseen.
 */
discarded: WarDecks,
/**
 * The most cards he may hold.
 */
hand_limit: number,
/**
 * What he has won and lost for himself; none if he is alone on his side.
 */
personal: WarPersonal | null, };

/**
 * Where a Nation is on the Political Track.
 */
export type WarPolitics = {
/**
 * The steps that are left to At War; 0 is At War.
 */
steps: number,
/**
 * It is active.
 */
active: boolean, };

/**
 * What there is to see in a region.
 */
export type WarRegion = {
/**
 * The figures of the Free Peoples.
 */
fp?: WarArmy,
/**
 * The figures of the Shadow.
 */
sh?: WarArmy,
/**
 * The side that is besieged: all its figures here are inside the Stronghold, all those of the other side outside.
 */
besieged?: string,
/**
 * The side that has captured the Settlement; none while its first owner holds it.
 */
captured_by?: string,
/**
 * The seat that has captured it for the Shadow, where two play the Shadow.
 */
captor?: string, };

/**
 * A region.
 */
export type WarRegionFacts = {
/**
 * Which.
 */
id: string,
/**
 * The Nation it belongs to.
 */
nation: string | null,
/**
 * The Settlement or Fortification there.
 */
site: string | null,
/**
 * The side that holds the Settlement when the game starts.
 */
first_owner: string | null,
/**
 * What the Settlement is worth to the enemy of its first owner.
 */
points: number,
/**
 * It touches the sea.
 */
coastal: boolean,
/**
 * It touches the eastern edge of the board.
 */
east_edge: boolean,
/**
 * Where to draw it, as a fraction of the width.
 */
x: number,
/**
 * Where to draw it, as a fraction of the height.
 */
y: number,
/**
 * The adjacent regions.
 */
neighbours: Array<string>,
/**
 * Regions that touch this one behind an impassable border only.
 */
walls: Array<string>, };

/**
 * An event while it is played.
 */
export type WarResolving = {
/**
 * The card.
 */
card: string,
/**
 * The die result that plays it; none if another card lets it be played.
 */
die: string | null,
/**
 * Its effect has been carried out, but for a battle that it made.
 */
done: boolean, };

/**
 * The result of a game, or how it stands. Turns are null for what has not happened in the game as it is recorded.
 */
export type WarResult = {
/**
 * The victory, `shadow-ring` for one; null if the rules have not ended the game.
 */
result: string | null,
/**
 * The side that has won by the rules: `fp` or `sh`.
 */
winner: string | null,
/**
 * The turn in which it ended, or the one under way.
 */
turns: number,
/**
 * The Corruption of the Ring-bearers.
 */
corruption: number,
/**
 * Their step on the Mordor Track, from 0; null if they are not on it.
 */
mordor_step: number | null,
/**
 * The turn in which they entered Mordor.
 */
mordor_turn: number | null,
/**
 * What the Free Peoples hold of the Shadow's.
 */
free: Conquests,
/**
 * What the Shadow holds of the Free Peoples'.
 */
shadow: Conquests,
/**
 * The turn in which Aragorn was crowned.
 */
aragorn_turn: number | null,
/**
 * The turn in which Gandalf the White came.
 */
gandalf_turn: number | null,
/**
 * The turn in which Saruman came.
 */
saruman_turn: number | null,
/**
 * The turn in which the Witch-king came.
 */
witch_king_turn: number | null,
/**
 * The turn in which the Mouth of Sauron came.
 */
mouth_of_sauron_turn: number | null,
/**
 * The Eyes that the Shadow rolled in turn 1; null if the record has no Action Roll of turn 1.
 */
first_eyes: number | null,
/**
 * The dice that the Shadow put in the Hunt Box before that roll.
 */
first_hunt_dice: number | null,
/**
 * The Companions who were eliminated, in that order.
 */
companions_lost: Array<string>,
/**
 * How many battles there were.
 */
battles: number,
/**
 * What the player of the Shadow bid, in tokens: `1.5`; null without a bid.
 */
bid: string | null,
/**
 * What the Free Peoples were given before the game.
 */
handicap: Array<string>,
/**
 * The switches that the game was played with.
 */
options: Array<string>, };

/**
 * Units and Leaders of both players of a side in one region.
 */
export type WarShared = {
/**
 * They are one mixed Army; otherwise two separate ones, and each player controls his own.
 */
mixed: boolean,
/**
 * The seat that controls the mixed Army.
 */
controller: string | null,
/**
 * How many units each of the two seats has here.
 */
units: { [key in string]: number }, };

/**
 * One of something for each side.
 */
export type WarSides<T> = {
/**
 * The Free Peoples'.
 */
fp: T,
/**
 * The Shadow's.
 */
sh: T, };

/**
 * An Army in a picture: its region, side and strongest Nation, how many units it has, how many of them are Elite, its Leadership, and
 * whether it is besieged.
 */
export type WarSmallArmy = [string, string, string, number, number, number, number];

/**
 * A Hunt tile.
 */
export type WarTileFacts = {
/**
 * Which.
 */
id: string,
/**
 * The side whose card brings it into play; nobody's for the standard tiles.
 */
special: string | null,
/**
 * The damage.
 */
damage: WarDamage,
/**
 * It reveals the Fellowship.
 */
reveal: boolean,
/**
 * It stops the Fellowship on the Mordor Track.
 */
stop: boolean,
/**
 * The card that brings it into play.
 */
card: string | null, };

/**
 * Units and Leaders of one Nation.
 */
export type WarUnits = {
/**
 * Regulars.
 */
regulars: number,
/**
 * Elites.
 */
elites: number,
/**
 * Leaders.
 */
leaders: number, };

/**
 * A position of War of the Ring, as one side or a spectator may know it.
 */
export type WarView = {
/**
 * The side whose view it is; nobody's is a spectator's.
 */
side: string | null,
/**
 * The seat whose view it is.
 */
seat: string | null,
/**
 * Who plays, in the order of the seats, where three or four do; with two, nobody is named.
 */
players: Array<WarPlayer>,
/**
 * The turn, from 1.
 */
turn: number,
/**
 * The phase.
 */
phase: string,
/**
 * Whose turn it is to act.
 */
acting: string,
/**
 * Nobody may overfill a region of his own will.
 */
strict_stacking: boolean,
/**
 * The switches that the game is played with, `strict-stacking` among them.
 */
options: Array<string>,
/**
 * What the Free Peoples were given before the game, and still have.
 */
handicap: WarHandicap,
/**
 * How the game was won.
 */
victory: string | null,
/**
 * The victory points of each side.
 */
points: WarSides<number>,
/**
 * The regions in which there is something to see.
 */
regions: { [key in string]: WarRegion },
/**
 * Units and Leaders that can be recruited, by Nation.
 */
reinforcements: { [key in string]: WarUnits },
/**
 * Nazgûl that can be recruited.
 */
nazgul_left: number,
/**
 * Units and Leaders of the Free Peoples that are lost, by Nation.
 */
casualties: { [key in string]: WarUnits },
/**
 * Where each Character is.
 */
characters: { [key in string]: WarPlace },
/**
 * The Political Track, by Nation.
 */
politics: { [key in string]: WarPolitics },
/**
 * The Fellowship.
 */
fellowship: WarFellowship,
/**
 * The Hunt.
 */
hunt: WarHunt,
/**
 * The action dice and Elven Rings of each side.
 */
dice: WarSides<WarDice>,
/**
 * The Mouth of Sauron's Messenger was used this turn.
 */
messenger_used: boolean,
/**
 * The battle that is being fought.
 */
battle: WarBattle | null,
/**
 * The Event cards.
 */
cards: WarCards, };
