// What goes over the network, written by hand after crates/server/src/wire.rs until the generated wire.ts takes its place.

export type Told = { name: string; args: { [name: string]: Arg } };
export type Arg =
  | { number: number }
  | { word: string }
  | { named: { kind: string; id: string; args?: { [name: string]: Arg } } }
  | { many: Array<Arg> };
export type Shape =
  | { kind: 'one' }
  | { kind: 'some'; least: number; most: number }
  | { kind: 'number'; least: number; most: number };
export type Offer = { item: string; count: number; named: Arg };
export type Question = { seat: string; why: Told; shape: Shape; options: Array<Offer> };
export type Line = { number: number; at: number; position: number; what: Happened };
export type Happened = { event: Told } | { deed: { seat: string; deed: string } };
export type Advice = { plan: string; choices: Array<Choice> };
export type Choice = { answers: Array<string>; chance: number };
export type Holder = 'open' | { person: string } | { program: string };
export type SeatInfo = { seat: string; holder: Holder; asked_since: number | null; here: boolean };
export type Status = 'waiting' | 'running' | 'over' | 'held';
export type Origin = { kind: string; from: string | null; at: number | null };
export type MatchInfo = {
  id: string;
  game: string;
  status: Status;
  result: string | null;
  seats: Array<SeatInfo>;
  yours: Array<string>;
  your_turn: boolean;
  listed: boolean;
  spectators: boolean;
  odds: boolean;
  invite: string | null;
  origin: Origin | null;
  created: number;
  updated: number;
  version: number;
  trouble: string | null;
};
export type UndoAsked = { seat: string; to: number };
export type Seen = {
  info: MatchInfo;
  position: number;
  seat: string | null;
  hand_over: string | null;
  waits_for: Array<string>;
  view: unknown;
  question: Question | null;
  log: Array<Line>;
  log_end: number;
  may_undo: boolean;
  undo_asked: UndoAsked | null;
  draw_offered: string | null;
};
export type AnswerSent = { id: string; version: number; seat: string; answer: string };
export type DeedSent = { id: string; seat: string; deed: string; to: number | null };
export type Taken = { id: string; version: number };
export type ChatLine = { number: number; at: number; name: string; text: string };
export type Refused = { code: string; message: string; rule?: string };
export type FromClient =
  | ({ type: 'answer' } & AnswerSent)
  | ({ type: 'deed' } & DeedSent)
  | { type: 'say'; text: string }
  | { type: 'ping' };
export type ToClient =
  | ({ type: 'seen' } & Seen)
  | ({ type: 'taken' } & Taken)
  | { type: 'refused'; id: string | null; refused: Refused; seen?: Seen }
  | { type: 'chat'; lines: Array<ChatLine> }
  | { type: 'here'; seats: Array<string>; spectators: number }
  | { type: 'stopping' }
  | { type: 'pong' };

export type GameInfo = { game: string; rules: string; seats: Array<string>; levels: Array<string> };
export type Wanted = 'me' | 'open' | { program: string };
export type MatchWanted = {
  game: string;
  seats: Array<Wanted>;
  listed: boolean;
  spectators: boolean;
  odds: boolean;
  setup: string;
};
export type Joining = { seat: string | null; invite: string | null };
export type Lobby = { open: Array<MatchInfo>; watch: Array<MatchInfo> };
export type Me = { name: string; guest: boolean };
export type Verdict = { refused: Refused | null };
export type Position = {
  position: number;
  last: number;
  seat: string | null;
  view: unknown;
  question: Question | null;
};
export type ForkWanted = { position: number; seats: Array<Wanted> };
export type ResultReport = {
  id: string;
  players: { [seat: string]: string };
  ending: string;
  fields: { [name: string]: string };
};
export type Text = { text: string };
export type Reported = { number: number };

export type WarSides<T> = { fp: T; sh: T };
export type WarUnits = { regulars: number; elites: number; leaders: number };
export type WarArmy = { units: { [nation: string]: WarUnits }; nazgul: number; characters: Array<string> };
export type WarRegion = { fp?: WarArmy; sh?: WarArmy; besieged?: string; captured_by?: string };
export type WarPlace = 'aside' | 'fellowship' | 'gone' | { on: string };
export type WarPolitics = { steps: number; active: boolean };
export type WarFellowship = {
  region: string | null;
  mordor: number | null;
  progress: number;
  hidden: boolean;
  corruption: number;
  guide: string;
  companions: Array<string>;
  stirred: boolean;
};
export type WarHunt = {
  dice: WarSides<number>;
  was_used: boolean;
  pool: Array<string>;
  drawn: Array<string>;
  waiting: Array<string>;
  aside: Array<string>;
  removed: Array<string>;
};
export type WarDice = { unused: { [face: string]: number }; pool: number; rings: number; ring_used: boolean };
export type WarLaid = { back: string } | { face: string };
export type WarBattle = {
  attacker: string;
  from: string;
  to: string;
  kind: string;
  round: number;
  stage: string;
  rearguard: WarArmy;
  laid: WarSides<WarLaid | null>;
  revealed: boolean;
  from_table: boolean;
  hits_on: WarSides<number>;
  white_rider: boolean;
  inside: boolean;
  card: string | null;
};
export type WarDecks = { character: number; strategy: number };
export type WarCardCounts = { hand: WarDecks; undrawn: WarDecks; discarded: WarDecks };
export type WarResolving = { card: string; die: string | null; done: boolean };
export type WarCards = {
  hand: Array<string>;
  discarded: Array<string>;
  table: Array<string>;
  played: Array<string>;
  resolving: WarResolving | null;
  counts: WarSides<WarCardCounts>;
};
export type WarView = {
  side: string | null;
  turn: number;
  phase: string;
  acting: string;
  strict_stacking: boolean;
  victory: string | null;
  points: WarSides<number>;
  regions: { [region: string]: WarRegion };
  reinforcements: { [nation: string]: WarUnits };
  nazgul_left: number;
  casualties: { [nation: string]: WarUnits };
  characters: { [character: string]: WarPlace };
  politics: { [nation: string]: WarPolitics };
  fellowship: WarFellowship;
  hunt: WarHunt;
  dice: WarSides<WarDice>;
  messenger_used: boolean;
  battle: WarBattle | null;
  cards: WarCards;
};
export type WarRegionFacts = {
  id: string;
  nation: string | null;
  site: string | null;
  first_owner: string | null;
  points: number;
  coastal: boolean;
  east_edge: boolean;
  x: number;
  y: number;
  neighbours: Array<string>;
  walls: Array<string>;
};
export type WarNationFacts = { id: string; side: string };
export type WarCharacterFacts = {
  id: string;
  side: string;
  role: string;
  level: number;
  flies: boolean;
  leadership: number;
  activates: Array<string>;
  captain: boolean;
  dice: number;
  starts_in_fellowship: boolean;
};
export type WarCardFacts = {
  id: string;
  side: string;
  deck: string;
  number: number;
  die: string;
  table: boolean;
  combat: string;
  initiative: Array<number>;
};
export type WarFacts = {
  regions: Array<WarRegionFacts>;
  nations: Array<WarNationFacts>;
  characters: Array<WarCharacterFacts>;
  cards: Array<WarCardFacts>;
  tiles: Array<{ id: string; special: string | null; reveal: boolean; stop: boolean; card: string | null }>;
  faces: WarSides<Array<string>>;
  most_corruption: number;
  most_progress: number;
  crack_of_doom: number;
  hand_limit: number;
};
export type Measure = { got: number; expected: number; deviation: number; z: number | null };
export type FaceLuck = { face: string; times: Measure };
export type CombatLuck = { dice: number; pips: Measure; sixes: Measure; hits: Measure; scored: number };
export type SideLuck = { action_dice: number; faces: Array<FaceLuck>; combat: CombatLuck; event_pips: Measure };
export type TileLuck = { turn: number; tile: string; damage: number; expected: number };
export type HuntLuck = {
  rolls: number;
  dice: number;
  sixes: Measure;
  successes: Measure;
  damage: Measure;
  tiles: Array<TileLuck>;
};
export type WarLuck = { free: SideLuck; shadow: SideLuck; hunt: HuntLuck };
