# The program's own words: terminal play.

welcome = War of the Ring. Type ? for help at any time, hint for advice, quit to leave.
goodbye = Goodbye.
hand-over = { $side }: it is your turn. Sit down alone and press Enter. { "" }
game-over = The game is over. Winner: { $side } – { $how }.
offer-save = To keep this game, type save and a file name. Press Enter to leave.

## Help

help-commands =
    Answer a question with the number of an option or with its name.
    You can also type:
    ?              this help and the rules for the question
    ? W7.5.3       one rule, or a section such as W7.5
    ? fp-char-09   a card; ? and its name, or the number of its option, will do too
    ? scouts       a combat title; ? strider a Character; ? rivendell a region
    map            the map; map gondor or map minas-tirith shows a part of it
    state          dice, Fellowship, Hunt, politics, cards
    hand           your cards
    hint           what a program would do and why; hint 5s lets it think for so long
    log            what happened this turn; log 20, log all
    back           take your last answer back
    save FILE      write the game to a file; save! FILE also over another one
    load FILE      go on with a game from a file
    quit, q        leave
help-rules = The rules for this question:
help-no-rule = There is no rule, card, combat title, Character or region "{ $rule }". Rules are numbered like W7.5.3, cards like fp-char-09.

## Answers

hint-one = Type a number from 1 to { $most } or a name.
hint-number = Type a number from { $least } to { $most }.
hint-some =
    { $least ->
        [0] Choose up to { $most }
       *[other] Choose { $least } to { $most }
    }: numbers (2x1 is option 1 twice), names (2 gondor-regular, strider), { $least ->
        [0] all or none
       *[other] or all
    }.
hint-exactly = Choose { $most }: numbers (2x1 is option 1 twice), names (2 gondor-regular, strider), or all.
hint-card = To read a card, type ? and its number or name.
input-number = Expected a number, found "{ $found }".
input-option = There is no such option; they are numbered from 1 to { $most }.
input-unknown = "{ $found }" is neither an option nor a command. Type ? for help.
input-ambiguous = "{ $found }" can mean several options: { $examples }.
refused-by = Not allowed by rule { $rule }:
refused-shape = That is too much or too little.
refused-not-offered = That is not offered here.
back-refused = Nothing can be taken back: dice, cards or the other side have come in between.

## Files

file-missing = Type the name of a file after the command.
saved = Saved: { $file }
not-saved = Not saved: { $error }
save-exists = There is a file { $file } already. Type save! { $file } to overwrite it.
loaded = Loaded: { $file }
seat-now = { $side }: { $player }.
player-human = somebody at the keyboard
player-random = the random player
player-level = the program, level { $level }
player-greedy = the program that looks one action ahead
player-search = the program that looks for the other side's answer too
not-loaded = Not loaded: { $error }

## Players

players-title = Who can play, as in --seats human,normal (the Free Peoples first):
level-easy = easy
level-easy-about = For a first game. Overlooks much and misjudges much, but knows what the game is about.
level-normal = normal
level-normal-about = Looks one action ahead and answers at once.
level-hard = hard
level-hard-about = Judges by the experience of thousands of games, looks for your best answer too, and thinks for a second at most.
player-random-about = Takes any answer that the rules allow.
player-greedy-about = Looks one action ahead, like normal.
player-search-about = Like hard; search:5s thinks five seconds at most about each decision.
thinking = { $side }: thinking …
program-failed = { $side }: the program failed to answer, and a random answer was given for it. Please save the game and report this.

## Advice

advice-plan = Plan: { $plan }.
advice-choices = The best answers: the chance to win, what to type, and what it leads to.
advice-chance = { $percent } %
advice-none = There is no advice on this.
advice-unknown = There is no adviser "{ $found }". Type hint, hint 5s, or hint and one of these: { $names }.
plan-race = carry the Ring to Mordor as fast as it can be borne
plan-defence = hold the Strongholds and win time
plan-free-war = win by arms: take the Strongholds of the Shadow
plan-hunt = corrupt the Ring-bearers by the Hunt
plan-conquest = take the Cities and Strongholds of the Free Peoples
step-die = { $what } die
step-as = as { $what }
step-from = from { $what }
step-to = to { $what }
step-in = in { $what }
step-with = with { $what }

## Map

map-area = { $area } [{ $id }]
map-unknown = There is no region or area "{ $name }". Areas: { $areas }.
map-held-by = held by the { $side }
map-besieged = besieged, inside: { $side }
map-fellowship = the Fellowship (last known)
map-neighbours = Next to: { $regions }.
map-worth = Worth { $points ->
        [1] 1 victory point
       *[other] { $points } victory points
    } to the enemy.
map-coastal = On the coast.

## State

none-there = none
status-headline = Turn { $turn }, { $phase }. Points: FP { $fp }/4, SH { $sh }/10. Fellowship: { $where }, { $hidden }, corruption { $corruption }.
status-at = { $region } +{ $progress }
status-mordor = Mordor step { $step } of { $last }
status-hidden = hidden
status-revealed = revealed
status-dice = { $side } dice: { $dice }; Elven Rings: { $rings }.
status-hunt-box = Hunt Box: Free Peoples { $fp }, Shadow { $sh }.
status-fellowship = The Fellowship was last seen in { $region } and has made { $progress } steps since; it is { $hidden }. Corruption: { $corruption } of { $most }.
status-fellowship-mordor = The Fellowship is on the Mordor Track, step { $step } of { $last }; it is { $hidden }. Corruption: { $corruption } of { $most }.
status-companions = Guide: { $guide }. Companions: { $companions }.
status-hunt-pool = Hunt Pool: { $count } tiles – { $tiles }.
status-hunt-waiting = Special tiles that wait for Mordor: { $tiles }.
status-politics = Politics, { $side }: { $nations }.
politics-at-war = { $nation } at war
politics-active = { $nation } active, { $steps ->
        [1] 1 step
       *[other] { $steps } steps
    } from war
politics-passive = { $nation } passive, { $steps ->
        [1] 1 step
       *[other] { $steps } steps
    } from war
status-cards = { $side } hand: { $character } Character, { $strategy } Strategy (left in the decks: { $character-left }, { $strategy-left }).
status-table = On the table: { $cards }.
status-reinforcements = { $side } reinforcements: { $figures }.
status-casualties = { $side } casualties: { $figures }.
status-battle = Battle ({ $kind }), round { $round }: { $side } attacks { $to } from { $from }. Attackers: { $attackers }. Defenders: { $defenders }.
status-attack = { $side } attacks { $to } from { $from } ({ $kind }), round 1. Defenders: { $defenders }.
status-needs = To hit, the attackers need { $attack } or more, the defenders { $defence } or more.
status-laid = Combat card of the { $side }: { $card }
hand-title = Your cards:
hand-empty = You have no cards.
card-in-full = { $card } ({ $face }; in battle: { $combat }, initiative { $initiative })
card-back = a card of the { $deck }
question-by-card = { $side } ({ $card })
sheet-name = { $card } [{ $id }] – { $side }, { $deck }
sheet-die = Played with a die showing { $face } or Event.
sheet-table = It stays on the table.
sheet-event = Event: { $text }
sheet-combat = In battle: { $title }, initiative { $initiative }. { $text }
sheet-rulings = Rulings: { $text }
sheet-title = { $title } [{ $id }] – combat title, initiative { $initiative }
sheet-title-cards = On the cards: { $cards }.
sheet-character = { $who } [{ $id }] – { $side }. Level: { $level }. Leadership: { $leadership }.
sheet-activates = Activates: { $nations }.
sheet-activates-any = any Nation of the Free Peoples
sheet-captain = Captain of the West.
sheet-dice = Action dice gained while in play: { $count }.
sheet-flies = Flies like a Nazgûl.
dice-count = { $count ->
        [1] 1 die
       *[other] { $count } dice
    }
steps-to-war = { $steps ->
        [1] 1 step from war
       *[other] { $steps } steps from war
    }
in-mordor = on the Mordor Track
