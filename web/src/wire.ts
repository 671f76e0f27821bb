// What goes over the network. Generated from the types of the server: do not edit, run `make types`.

/**
 * What a program thinks of a question.
 */
export type Advice = {
/**
 * The key of the plan it follows.
 */
plan: string,
/**
 * The best choices, the best one first.
 */
choices: Array<Choice>, };

/**
 * An answer to a question.
 */
export type AnswerSent = {
/**
 * The sender's own name for it; sent twice it counts once.
 */
id: string,
/**
 * The version of the match that it answers.
 */
version: number,
/**
 * The seat that answers.
 */
seat: string,
/**
 * The answer, in notation.
 */
answer: string, };

/**
 * Something that a message mentions.
 */
export type Arg = { "number": number } | { "word": string } | { "named": {
/**
 * The kind: the beginning of its key in `locales/`.
 */
kind: string,
/**
 * Which: the rest of it.
 */
id: string,
/**
 * What the message of its name mentions, as in "2 cards of spades".
 */
args?: { [key in string]: Arg }, } } | { "many": Array<Arg> };

/**
 * Whether somebody wants to be asked.
 */
export type Ask = "always" | "able" | "never";

/**
 * An answer that one only asks about.
 */
export type Asking = {
/**
 * The seat.
 */
seat: string,
/**
 * The answer, in notation.
 */
answer: string, };

/**
 * Who hears what is said.
 */
export type Audience = "all" | "team" | "spectators";

/**
 * A line of chat.
 */
export type ChatLine = {
/**
 * Its number.
 */
number: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * Who said it.
 */
name: string,
/**
 * What.
 */
text: string,
/**
 * Who hears it.
 */
audience: Audience, };

/**
 * A choice that was thought about.
 */
export type Choice = {
/**
 * The answer, and those that would follow.
 */
answers: Array<string>,
/**
 * How many of them can be given in one call: up to where chance or somebody else comes in.
 */
at_once: number,
/**
 * The chance to win that it promises, 0 to 1.
 */
chance: number, };

/**
 * Something that people can agree on before a match: a part of a line of its set-up. What is chosen of one key is one line of the
 * set-up, `key: value, value`.
 */
export type ChoiceInfo = {
/**
 * Its name.
 */
name: string,
/**
 * The line of the set-up that it is a part of.
 */
key: string,
/**
 * What it says there; `#` stands for the number.
 */
value: string,
/**
 * The most there can be; what is on or off has 1.
 */
most: number,
/**
 * Halves are possible.
 */
halves: boolean, };

/**
 * A name and its password.
 */
export type Credentials = {
/**
 * The name.
 */
name: string,
/**
 * The password: 8 to 200 characters, and none that everybody tries first.
 */
password: string, };

/**
 * One of your decks.
 */
export type Deck = {
/**
 * As lists show it.
 */
info: DeckInfo,
/**
 * What is in it, as you wrote it.
 */
text: string,
/**
 * What there is to say of it.
 */
check: DeckCheck,
/**
 * Whoever has this may look at it: the end of its link.
 */
share: string, };

/**
 * A deck to be changed.
 */
export type DeckChange = {
/**
 * The version that you have seen.
 */
version: number,
/**
 * What you call it now; as before without it.
 */
name?: string,
/**
 * What is in it now; as before without it.
 */
text?: string, };

/**
 * What there is to say of a deck.
 */
export type DeckCheck = {
/**
 * Whether it may be played with.
 */
legal: boolean,
/**
 * Why not: all of it.
 */
faults: Array<DeckFault>,
/**
 * How many cards of each kind there are; the game names the kinds.
 */
counts: { [key in string]: number },
/**
 * What could be read of it, as the game itself writes it.
 */
tidy: string, };

/**
 * The deck that a seat plays with.
 */
export type DeckChoice = { "mine": string } | { "starter": string } | { "text": string };

/**
 * Something that is wrong with a deck.
 */
export type DeckFault = {
/**
 * The line of the text that it is about, from 1; it may be about the whole deck.
 */
line?: number,
/**
 * The number of the rule that it breaks; a line that cannot be read breaks none.
 */
rule?: string,
/**
 * What is wrong: a message `fault-…` of the game.
 */
what: Told, };

/**
 * One of your decks, as lists show it.
 */
export type DeckInfo = {
/**
 * Its name for programs.
 */
id: string,
/**
 * The game it is for.
 */
game: string,
/**
 * What you call it.
 */
name: string,
/**
 * How often it was kept: whoever changes it says which version he has seen.
 */
version: number,
/**
 * When last, in milliseconds since 1970.
 */
changed: number,
/**
 * Whether it may be played with.
 */
legal: boolean, };

/**
 * A deck to be looked through.
 */
export type DeckText = {
/**
 * What is in it.
 */
text: string, };

/**
 * A deck to be kept.
 */
export type DeckWanted = {
/**
 * The game it is for.
 */
game: string,
/**
 * What you call it: 1 to 60 characters that can be seen.
 */
name: string,
/**
 * What is in it, finished or not.
 */
text: string, };

/**
 * Something a person does that is no answer.
 */
export type DeedSent = {
/**
 * The sender's own name for it; sent twice it counts once.
 */
id: string,
/**
 * The seat that he speaks for.
 */
seat: string,
/**
 * `undo`, `ask-undo`, `grant-undo`, `refuse-undo`, `take-over`, `concede`, `leave`, `offer-draw`, `accept-draw`, `refuse-draw`.
 */
deed: string,
/**
 * For `ask-undo`: to which position; without it, before one's last answer.
 */
to: number | null, };

/**
 * Somebody offers a draw.
 */
export type DrawOffered = {
/**
 * Who.
 */
seat: string,
/**
 * The seats of those who have still to agree.
 */
waits_for: Array<string>, };

/**
 * Everything that is kept about you.
 */
export type Export = {
/**
 * Your name.
 */
name: string,
/**
 * You have no password.
 */
guest: boolean,
/**
 * Since when, in milliseconds since 1970.
 */
created: number,
/**
 * Your matches.
 */
matches: Array<MatchInfo>,
/**
 * What you said.
 */
chat: Array<Kept>,
/**
 * Your notes.
 */
notes: Array<Kept>,
/**
 * What you have brought along to matches.
 */
brought: Array<Kept>,
/**
 * The problems that you have reported.
 */
problems: Array<KeptProblem>,
/**
 * Your decks.
 */
decks: Array<KeptDeck>,
/**
 * Where you want to be asked, by game.
 */
stops: { [key in string]: { [key in string]: string } }, };

/**
 * How to continue.
 */
export type ForkWanted = {
/**
 * From which position.
 */
position: number,
/**
 * Who sits where, in the order of the seats.
 */
seats: Array<Wanted>, };

/**
 * What a client sends through the socket of a match.
 */
export type FromClient = { "type": "answer" } & AnswerSent | { "type": "deed" } & DeedSent | { "type": "say" } & Say | { "type": "ping" };

/**
 * A game that can be played.
 */
export type GameInfo = {
/**
 * Its name.
 */
game: string,
/**
 * The version of its rules.
 */
rules: string,
/**
 * The names of its seats, in the ordinary seating.
 */
seats: Array<string>,
/**
 * The ways in which people can be seated; the first is the ordinary one.
 */
seatings: Array<SeatingInfo>,
/**
 * What people can agree on before a match; nothing of it is in an ordinary one.
 */
choices: Array<ChoiceInfo>,
/**
 * The levels of the programs that play it, the weakest first.
 */
levels: Array<string>,
/**
 * The rule that those of a team keep to when they talk among themselves, by its number; the words of the game say what it asks.
 */
team_rule?: string,
/**
 * What it has that not every game has: `hints`, `odds`, `luck`, `result`, `facts`, `texts`, `decks`, and pages such as `lessons` and `rules`.
 */
offers: Array<string>, };

/**
 * How a match stands, for a list: what the one who looks may see of it, in [`Glance::MOST`] bytes.
 */
export type Glance = {
/**
 * What somebody else did last.
 */
last?: Told,
/**
 * The position, as small as it can be drawn. Its type is that of the game.
 */
picture: unknown, };

/**
 * Whether to pass on.
 */
export type GoingOn = {
/**
 * The seat.
 */
seat: string,
/**
 * From now on, or not any more.
 */
on: boolean, };

/**
 * A name to be called by.
 */
export type GuestName = {
/**
 * The name.
 */
name: string, };

/**
 * What a line of the log tells.
 */
export type Happened = { "event": Told } | { "deed": {
/**
 * Which seat.
 */
seat: string,
/**
 * What.
 */
deed: string, } };

/**
 * Who sits on a seat.
 */
export type Holder = "open" | { "person": string } | { "program": string };

/**
 * Everything that the first page shows.
 */
export type Home = {
/**
 * Matches that wait for you: those first in which somebody else is here, then what has waited longest.
 */
yours: Array<MatchInfo>,
/**
 * Matches of yours that are not over and wait for somebody else, the latest first.
 */
others: Array<MatchInfo>,
/**
 * Some that wait for somebody to join, the newest first.
 */
open: Array<MatchInfo>,
/**
 * Some that can be watched, the newest first.
 */
live: Array<MatchInfo>,
/**
 * How many there are in all.
 */
counts: HomeCounts,
/**
 * What you played last against programs, for each game.
 */
last: Array<LastPlayed>, };

/**
 * How many matches there are for the first page.
 */
export type HomeCounts = {
/**
 * That wait for you.
 */
yours: number,
/**
 * That wait for somebody else.
 */
others: number,
/**
 * That wait for somebody to join.
 */
open: number,
/**
 * That can be watched.
 */
live: number, };

/**
 * How to join.
 */
export type Joining = {
/**
 * On which seat; any open one without it.
 */
seat: string | null,
/**
 * What the invitation says.
 */
invite: string | null,
/**
 * What you bring along: lines of the set-up that nobody else sees before the match is over.
 */
brings?: string,
/**
 * The deck that you play with; without it one of the game's. Nobody else sees it.
 */
deck?: DeckChoice, };

/**
 * Something that was written in a match.
 */
export type Kept = {
/**
 * The match.
 */
id: string,
/**
 * The text.
 */
text: string, };

/**
 * A deck that you keep.
 */
export type KeptDeck = {
/**
 * The game it is for.
 */
game: string,
/**
 * What you call it.
 */
name: string,
/**
 * What is in it.
 */
text: string,
/**
 * When you changed it last, in milliseconds since 1970.
 */
changed: number,
/**
 * The end of the link with which others may look at it.
 */
share: string, };

/**
 * A problem that was reported. The record that is kept with it is not here: it has what others hold. When the match is over,
 * everybody who played can get it.
 */
export type KeptProblem = {
/**
 * Its number.
 */
number: number,
/**
 * The match.
 */
id: string,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * What you said.
 */
text: string,
/**
 * What you saw, as JSON.
 */
view: string,
/**
 * The end of the log, as you read it, as JSON.
 */
log: string, };

/**
 * What was played last against programs.
 */
export type LastPlayed = {
/**
 * The game.
 */
game: string,
/**
 * Its set-up.
 */
setup: string,
/**
 * Who sat where.
 */
seats: Array<Wanted>, };

/**
 * What was sent came too late: here is how the match stands.
 */
export type Late = {
/**
 * How the match stands.
 */
seen: Seen,
/**
 * A code that stays the same: `late`, `forbidden-by-rule`.
 */
code: string,
/**
 * What was expected, in a plain sentence.
 */
message: string,
/**
 * The numbered rule that forbids it, where one does.
 */
rule?: string,
/**
 * Which of several answers it is about, where several were given at once.
 */
answer?: string,
/**
 * What there is to say of a deck that may not be played with.
 */
deck?: DeckCheck,
/**
 * The name of what was asked, where something went wrong on our side: the log has it too.
 */
request?: string, };

/**
 * Where an answer of a plan leads.
 */
export type Leads = number | PlanEnd;

/**
 * A line of the log.
 */
export type Line = {
/**
 * Its number; a seat does not hear all of them.
 */
number: number,
/**
 * When it happened, in milliseconds since 1970.
 */
at: number,
/**
 * The position after it: how many inputs there were.
 */
position: number,
/**
 * What happened.
 */
what: Happened, };

/**
 * Matches that wait for somebody, and matches that can be watched.
 */
export type Lobby = {
/**
 * They wait for somebody.
 */
open: Array<MatchInfo>,
/**
 * They can be watched.
 */
watch: Array<MatchInfo>, };

/**
 * A part of the log.
 */
export type LogPage = {
/**
 * The lines, at most 500.
 */
lines: Array<Line>,
/**
 * The number up to which they are; the next part comes after it.
 */
end: number,
/**
 * The number of the last line of the log, heard or not.
 */
log_end: number, };

/**
 * A match in a list.
 */
export type MatchInfo = {
/**
 * Its name.
 */
id: string,
/**
 * The game.
 */
game: string,
/**
 * How far it has come.
 */
status: Status,
/**
 * How it ended: a victory of the game, `conceded-` and a seat, `draw`.
 */
result: string | null,
/**
 * The seats that have won: one, a whole team, or nobody.
 */
winners: Array<string>,
/**
 * Who sits where.
 */
seats: Array<SeatInfo>,
/**
 * Your seats.
 */
yours: Array<string>,
/**
 * It is your turn.
 */
your_turn: boolean,
/**
 * It stands in the lobby.
 */
listed: boolean,
/**
 * Everybody may watch.
 */
spectators: boolean,
/**
 * Chances may be shown to the players.
 */
odds: boolean,
/**
 * Those of a team may talk among themselves.
 */
team_talk: boolean,
/**
 * What an invitation says; only those who play see it.
 */
invite: string | null,
/**
 * Where it comes from.
 */
origin: Origin | null,
/**
 * It starts from a set-up of its own, and not from one of the ordinary ones.
 */
setup: OwnSetup | null,
/**
 * When it was made, in milliseconds since 1970.
 */
created: number,
/**
 * When something happened last.
 */
updated: number,
/**
 * How many entries it has.
 */
version: number,
/**
 * What is wrong with it, where it is held.
 */
trouble: string | null,
/**
 * How it stands at a glance; in lists only, where something has happened and the game shows it.
 */
glance: Glance | null, };

/**
 * A match to be made.
 */
export type MatchWanted = {
/**
 * The game.
 */
game: string,
/**
 * Who sits where, in the order of the seats.
 */
seats: Array<Wanted>,
/**
 * Everybody sees it in the lobby, and may join; otherwise one needs the invitation.
 */
listed: boolean,
/**
 * Everybody may watch.
 */
spectators: boolean,
/**
 * Chances may be shown to the players.
 */
odds: boolean,
/**
 * Those of a team may talk among themselves.
 */
team_talk?: boolean,
/**
 * The position it starts from, in notation; empty for the ordinary start. It says how many seats there are.
 */
setup: string,
/**
 * What your seats, and programs, bring along: lines of the set-up that nobody else sees before the match is over.
 */
brings?: string,
/**
 * The decks of your seats, and of programs, by the names of the seats; who has none gets one of the game's. Nobody else sees them.
 */
decks?: { [key in string]: DeckChoice }, };

/**
 * Who you are.
 */
export type Me = {
/**
 * Your name.
 */
name: string,
/**
 * You have no password: your matches are lost with the cookie.
 */
guest: boolean, };

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
 * Where I want to be asked.
 */
export type MyStops = {
/**
 * The stops of the game, in the order in which they come.
 */
known: Array<string>,
/**
 * What I want there. Where nothing is said, I am asked; alone with programs, only where I can do something.
 */
wants: { [key in string]: Ask }, };

/**
 * Something that can be answered.
 */
export type Offer = {
/**
 * How it is answered, in notation.
 */
item: string,
/**
 * How many of it there are.
 */
count: number,
/**
 * How it is named to people.
 */
named: Arg,
/**
 * The piece that it stands for, where its name does not say so.
 */
about?: Arg, };

/**
 * Where a match comes from, if from another.
 */
export type Origin = {
/**
 * `rematch`, `fork` or `upload`.
 */
kind: string,
/**
 * The match that it comes from.
 */
from: string | null,
/**
 * The position of that match.
 */
at: number | null, };

/**
 * What is special about the start of a match.
 */
export type OwnSetup = {
/**
 * It fixes something hidden, such as a hand: whoever made the match may know what the others do not.
 */
hidden: boolean, };

/**
 * A password to be changed.
 */
export type PasswordChange = {
/**
 * The old one.
 */
old: string,
/**
 * The new one.
 */
new: string, };

/**
 * A question of a plan.
 */
export type PlanAsk = {
/**
 * What for.
 */
why: Told,
/**
 * How it is answered, if it is not one of its ways.
 */
shape?: Shape,
/**
 * What can be answered then, and how many of each there are.
 */
options?: Array<[string, number]>,
/**
 * The answers that plans go on with: all, or of a selection the largest.
 */
ways: Array<PlanWay>, };

/**
 * How a plan ends.
 */
export type PlanEnd = "asked" | "done";

/**
 * A thing that an answer of a plan names.
 */
export type PlanThing = {
/**
 * How it is named to people.
 */
named: Arg,
/**
 * The piece that it stands for, where its name does not say so.
 */
about?: Arg, };

/**
 * An answer of a plan.
 */
export type PlanWay = {
/**
 * The answer, in notation.
 */
answer: string,
/**
 * Where it leads.
 */
leads: Leads,
/**
 * What goes without saying then: what it is for, and the only answer to it. It is shown, and not sent.
 */
settled?: Array<[Told, string]>, };

/**
 * What a seat can do from its open question: whole plans, chains of answers up to where something takes them out of its hands.
 */
export type Plans = {
/**
 * The version of the match that they are for.
 */
version: number,
/**
 * The questions of the plans; the first is the one that is open. None if there are no plans.
 */
asks: Array<PlanAsk>,
/**
 * Everything that their answers name, by notation.
 */
things: { [key in string]: PlanThing }, };

/**
 * A position of a match.
 */
export type Position = {
/**
 * Its number: how many inputs there were.
 */
position: number,
/**
 * The number of the last one.
 */
last: number,
/**
 * The seat it is seen from; none for spectators.
 */
seat: string | null,
/**
 * What is seen.
 */
view: unknown,
/**
 * The question put to the seat then.
 */
question: Question | null, };

/**
 * Proof that it is you.
 */
export type Proof = {
/**
 * The password; guests have none.
 */
password: string | null, };

/**
 * A question put to a seat.
 */
export type Question = {
/**
 * Which seat.
 */
seat: string,
/**
 * What for.
 */
why: Told,
/**
 * How it is to be answered.
 */
shape: Shape,
/**
 * What can be answered.
 */
options: Array<Offer>, };

/**
 * Why something was not done. Nothing has changed.
 */
export type Refused = {
/**
 * A code that stays the same: `late`, `forbidden-by-rule`.
 */
code: string,
/**
 * What was expected, in a plain sentence.
 */
message: string,
/**
 * The numbered rule that forbids it, where one does.
 */
rule?: string,
/**
 * Which of several answers it is about, where several were given at once.
 */
answer?: string,
/**
 * What there is to say of a deck that may not be played with.
 */
deck?: DeckCheck,
/**
 * The name of what was asked, where something went wrong on our side: the log has it too.
 */
request?: string, };

/**
 * A problem that was reported.
 */
export type Reported = {
/**
 * Its number.
 */
number: number, };

/**
 * What leagues record of a match.
 */
export type ResultReport = {
/**
 * The match.
 */
id: string,
/**
 * Who played, by seat.
 */
players: { [key in string]: string },
/**
 * How it began: from an `ordinary` start, from a set-up of its `own`, or as a `fork` of another match.
 */
start: string,
/**
 * How it ended.
 */
ending: string,
/**
 * The seats that won; none after a draw, or where a record breaks off.
 */
winners: Array<string>,
/**
 * The fields of the game, by name.
 */
fields: { [key in string]: string }, };

/**
 * Something to be said.
 */
export type Say = {
/**
 * What.
 */
text: string,
/**
 * Who is to hear it; all if it is left out.
 */
audience?: Audience, };

/**
 * Who sits where.
 */
export type SeatInfo = {
/**
 * The name of the seat.
 */
seat: string,
/**
 * Its team: seats with the same number win together.
 */
team: number,
/**
 * Who sits there.
 */
holder: Holder,
/**
 * Since when an answer of it is waited for, in milliseconds since 1970.
 */
asked_since: number | null,
/**
 * Somebody is connected for it.
 */
here: boolean, };

/**
 * A seat of a game.
 */
export type SeatOffered = {
/**
 * Its name.
 */
seat: string,
/**
 * Its team: seats with the same number win together.
 */
team: number, };

/**
 * A way in which people can be seated.
 */
export type SeatingInfo = {
/**
 * The set-up to ask for; empty for the ordinary one.
 */
setup: string,
/**
 * The seats, in order.
 */
seats: Array<SeatOffered>, };

/**
 * A match as somebody sees it.
 */
export type Seen = {
/**
 * The match.
 */
info: MatchInfo,
/**
 * The position: how many inputs there are.
 */
position: number,
/**
 * The seat it is seen from; none for spectators.
 */
seat: string | null,
/**
 * One person plays several seats: this one has to take the device.
 */
hand_over: string | null,
/**
 * The seats that are waited for.
 */
waits_for: Array<string>,
/**
 * Seats that people have given up in a match that goes on: a program answers for them.
 */
gone: Array<string>,
/**
 * What the seat sees. Its type is that of the game.
 */
view: unknown,
/**
 * The question put to the seat.
 */
question: Question | null,
/**
 * The lines of the log that are new: those after `log_after`, at most 500.
 */
log: Array<Line>,
/**
 * The number after which the lines are. It is greater than the one that was asked for where there were too many.
 */
log_after: number,
/**
 * The number of its last line, heard or not.
 */
log_end: number,
/**
 * The last answer can be taken back without asking.
 */
may_undo: boolean,
/**
 * Somebody asks to go back.
 */
undo_asked: UndoAsked | null,
/**
 * Somebody offers a draw.
 */
draw_offered: DrawOffered | null,
/**
 * The question is about to be passed for you, as you wish. You may still answer it.
 */
passed?: boolean,
/**
 * You pass until your next stop.
 */
goes_on?: boolean, };

/**
 * The position that a match starts from, as far as it is open.
 */
export type Setup = {
/**
 * It is a set-up of its own, and not one of the ordinary ones.
 */
own: boolean,
/**
 * It fixes something hidden, such as a hand, and these lines are not shown.
 */
hidden: boolean,
/**
 * What is different from the ordinary start, in notation.
 */
lines: Array<string>, };

/**
 * How a question is to be answered.
 */
export type Shape = { "kind": "one" } | { "kind": "some",
/**
 * The fewest things.
 */
least: number,
/**
 * The most things.
 */
most: number, } | { "kind": "order",
/**
 * The fewest things.
 */
least: number,
/**
 * The most things.
 */
most: number, } | { "kind": "number",
/**
 * The lowest.
 */
least: number,
/**
 * The highest.
 */
most: number, };

/**
 * A deck that somebody showed you.
 */
export type SharedDeck = {
/**
 * The game it is for.
 */
game: string,
/**
 * What its owner calls it.
 */
name: string,
/**
 * What is in it.
 */
text: string,
/**
 * What there is to say of it.
 */
check: DeckCheck, };

/**
 * A deck that the game itself has to begin with.
 */
export type StarterDeck = {
/**
 * Its name for programs; people read the message `starter-…` of the game.
 */
id: string,
/**
 * What is in it.
 */
text: string, };

/**
 * How far a match has come.
 */
export type Status = "waiting" | "running" | "over" | "held";

/**
 * What is wanted from now on.
 */
export type StopsWanted = {
/**
 * By the names of stops; those that are not named are as in the beginning.
 */
wants: { [key in string]: Ask }, };

/**
 * How a match has swung.
 */
export type Swing = {
/**
 * The seats; the chances are those of the first.
 */
seats: Array<string>,
/**
 * The chance at the beginning of each turn, and at the end.
 */
turns: Array<SwingTurn>,
/**
 * The actions that changed most, in order.
 */
moments: Array<SwingMoment>, };

/**
 * An action that changed much.
 */
export type SwingMoment = {
/**
 * The position before it.
 */
position: number,
/**
 * The position after it.
 */
end: number,
/**
 * The chance of the first seat before it.
 */
before: number,
/**
 * The chance after it.
 */
after: number,
/**
 * What it was.
 */
what?: Told,
/**
 * How it stood then.
 */
glance?: Glance, };

/**
 * The beginning of a turn.
 */
export type SwingTurn = {
/**
 * The turn.
 */
turn: number,
/**
 * The position.
 */
position: number,
/**
 * The chance of the first seat to win, 0 to 1.
 */
chance: number, };

/**
 * What was sent has been taken.
 */
export type Taken = {
/**
 * The sender's own name for it.
 */
id: string,
/**
 * The version of the match with it.
 */
version: number, };

/**
 * A text.
 */
export type Text = {
/**
 * What it says.
 */
text: string, };

/**
 * What the server sends through it.
 */
export type ToClient = { "type": "seen" } & Seen | { "type": "taken" } & Taken | { "type": "refused",
/**
 * The sender's own name for it.
 */
id: string | null,
/**
 * Why.
 */
refused: Refused,
/**
 * How the match stands.
 */
seen?: Seen, } | { "type": "chat",
/**
 * The lines that are new.
 */
lines: Array<ChatLine>, } | { "type": "here",
/**
 * The seats for which somebody is connected.
 */
seats: Array<string>,
/**
 * How many watch.
 */
spectators: number, } | { "type": "stopping" } | { "type": "pong" };

/**
 * Something a client says in its reader's language: a message of `locales/`, and what it mentions.
 */
export type Told = {
/**
 * The key of the message, without its prefix: `moved` for `event-moved`.
 */
name: string,
/**
 * What it mentions, by name.
 */
args: { [key in string]: Arg }, };

/**
 * Somebody asks to go back.
 */
export type UndoAsked = {
/**
 * Who.
 */
seat: string,
/**
 * To which position.
 */
to: number,
/**
 * The seats of those who have still to agree.
 */
waits_for: Array<string>, };

/**
 * A record from elsewhere.
 */
export type Upload = {
/**
 * The text of the record.
 */
record: string, };

/**
 * Whether an answer would be taken, and if not, why. Nothing is changed.
 */
export type Verdict = {
/**
 * Why not; nothing if it would be taken.
 */
refused: Refused | null, };

/**
 * How many matches wait for me.
 */
export type WaitingForMe = {
/**
 * So many.
 */
count: number, };

/**
 * Who is to sit on a seat.
 */
export type Wanted = "me" | "open" | { "program": string };
