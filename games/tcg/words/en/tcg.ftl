# The Lord of the Rings TCG: the things of the game, what is asked and what happens. Titles of cards are facts and stay as they are.

## The words of the cards

side-free = Free Peoples
side-shadow = Shadow

type-companion = companion
type-ally = ally
type-minion = minion
type-possession = possession
type-artifact = artifact
type-event = event
type-condition = condition
type-site = site
type-ring = The One Ring

culture-dwarven = Dwarven
culture-elven = Elven
culture-gandalf = Gandalf
culture-gondor = Gondor
culture-shire = Shire
culture-isengard = Isengard
culture-moria = Moria
culture-ringwraith = Ringwraith
culture-sauron = Sauron

race-man = Man
race-elf = Elf
race-dwarf = Dwarf
race-hobbit = Hobbit
race-wizard = Wizard
race-orc = Orc
race-uruk-hai = Uruk-hai
race-nazgul = Nazgûl
race-balrog = Balrog
race-troll = Troll
race-creature = Creature

class-hand-weapon = hand weapon
class-ranged-weapon = ranged weapon
class-armor = armor
class-shield = shield
class-helm = helm
class-cloak = cloak
class-bracers = bracers
class-mount = mount
class-pipe = pipe
class-staff = staff
class-ring = ring
class-palantir = palantír

keyword-archer = archer
keyword-damage = damage
keyword-defender = defender
keyword-fierce = fierce
keyword-ring-bearer = Ring-bearer
keyword-sanctuary = sanctuary
keyword-ranger = ranger
keyword-tracker = tracker
keyword-tentacle = tentacle
keyword-twilight = twilight
keyword-search = search
keyword-stealth = stealth
keyword-tale = tale
keyword-spell = spell
keyword-weather = weather
keyword-pipeweed = pipeweed
keyword-forest = forest
keyword-marsh = marsh
keyword-mountain = mountain
keyword-plains = plains
keyword-river = river
keyword-underground = underground

phase-fellowship = fellowship phase
phase-shadow = Shadow phase
phase-maneuver = maneuver phase
phase-archery = archery phase
phase-assignment = assignment phase
phase-skirmish = skirmish phase
phase-regroup = regroup phase

victory-last-site = the fellowship survived at the last site
victory-last-player = nobody else is left
victory-draw = all were corrupted by their bids

## Cards. A name comes from the card itself.

card-face = { $title }
card-in-play = { $rank ->
        [1] { $title }
       *[other] { $title } ({ $rank })
    }
card-back = { $count ->
        [1] a card
       *[other] { $count } cards
    }

## What happens, as something that can be answered

kind-exert = an exertion
kind-wound = a wound
kind-heal = healing
kind-kill = a death
kind-discard = a card discarded from play
kind-discard-from-hand = a card discarded from hand
kind-add-burdens = burdens added
kind-remove-burdens = burdens removed
kind-add-twilight = twilight added
kind-draw = a card drawn
kind-play = a card played
kind-put-on-ring = The One Ring put on
kind-move-from = the fellowship leaves a site
kind-move = the fellowship moves
kind-move-to = the fellowship arrives at a site
kind-assign = an assignment to a skirmish
kind-win = a skirmish won
kind-lose = a skirmish lost
kind-start-of-turn = the start of the turn
kind-end-of-turn = the end of the turn
kind-start-of-phase = the start of a phase
kind-end-of-phase = the end of a phase
kind-skirmish-ends = the end of a skirmish

## What can be chosen

word-pass = pass
word-pass-start-with = nobody else
word-pass-answer = no answer
word-pass-sanctuary = heal nobody else
word-pass-play-from = play nothing
word-pass-play-site = no site
word-pass-take = take none
word-pass-target = nothing more
word-yes = yes
word-no = no
word-card = { $card }
word-in-play = { $card }
word-play = play { $card }
word-heal = discard { $card } to heal its companion
word-give = give { $card } to another character
word-use = { $ability ->
        [0] use { $card }
       *[other] use { $card }, ability { $ability }
    }
word-use-like = { $ability ->
        [0] use { $card } with the text of { $text }
       *[other] use { $card } with the text of { $text }, ability { $ability }
    }
word-pair = { $minion } against { $character }
word-way = choice { $next }
word-way-place = place { $way } in the order of turns
word-seat = { $seat }

## Questions

why-bid = How many burdens do you bid for your place in the order of turns?
why-first-player = Who has the first turn?
why-tie = The bids are equal. Who chooses first?
why-place = Which place in the order of turns do you take?
why-start-with = Who begins with you? Twilight cost left: { $left }.
why-mulligan = Do you put your hand back and draw six new cards?
why-act = What do you do in the { $phase }?
why-answer = { $about ->
        [yes] About to happen: { $what }. Do you answer?
       *[no] Just happened: { $what }. Do you answer?
    }
why-first-of = Several things happen now. Which comes first?
why-bearer = Who bears { $card }?
why-target = { $verb ->
        [exert] { $card }: who exerts?
        [exhaust] { $card }: who is exhausted?
        [wound] { $card }: who is wounded?
        [heal] { $card }: who is healed?
        [discard] { $card }: what is discarded?
        [strengthen] { $card }: whose strength changes?
        [change] { $card }: who is changed?
        [return] { $card }: what returns to hand?
        [stack] { $card }: what is stacked?
       *[choose] { $card }: which do you choose?
    }
why-number = { $card }: which number do you choose?
why-one-of = { $card }: which of these?
why-may = { $card }: do you use it?
why-again = { $card }: once more?
why-pay-to-prevent = { $card }: do you pay to prevent it?
why-player = { $card }: which player?
why-play-from = { $from ->
        [discard] { $card }: what do you play from the discard pile?
        [deck] { $card }: what do you play from your draw deck?
        [stacked] { $card }: which of the cards stacked there do you play?
       *[hand] { $card }: what do you play from hand?
    }
why-play-site = { $card }: which site do you play?
why-reveal = { $card }: what do you reveal?
why-discard-from-hand = { $card }: what do you discard from hand?
why-discard-it = { $card }: which of these cards is discarded?
why-order = { $card }: in which order do these cards go on top of the deck?
why-beneath = { $card }: what goes beneath the deck?
why-take = { $card }: which of these cards do you take?
why-take-up = { $card }: which card do you take into hand?
why-put-under = { $card }: which card goes beneath the draw deck?
why-shuffle-in = { $card }: what is shuffled into the draw deck?
why-stack = { $card }: what is stacked there?
why-assign = { $card }: who skirmishes against whom?
why-sanctuary = Sanctuary: who is healed? Wounds that may be healed: { $left }.
why-leave-out = Archery: which of your archer allies do you leave out?
why-archery-wound = Archery: who takes the next wound?
why-archery-target = Archery: whose minions take the wounds?
why-defenders = Who defends against which minions?
why-leftovers = Whom do your unassigned minions attack?
why-next-skirmish = Which skirmish comes next?
why-reconcile = Do you discard a card before you draw up to eight?
why-down-to-eight = You have more than eight cards. Which do you discard?
why-move-again = Does the fellowship move again?
why-draw = Which card is drawn?
why-top-card = Which card lies on top?
why-random-card = Which card is taken at random?

## What happened

event-bid = { $seat } bids { $bid }.
event-took-place = { $seat } takes place { $place }.
event-turn = Turn { $turn }, { $seat }.
event-phase = The { $phase } begins.
event-drew = { $seat } draws { $card }.
event-looked-at = { $seat } looks at { $card } of { $of }.
event-revealed = { $seat } reveals { $card }.
event-plays = { $seat } plays { $card }.
event-uses = { $seat } uses { $card }.
event-site-played = { $seat } lays the site { $card }.
event-event-cancelled = { $card } is cancelled.
event-moved = { $seat } moves to site { $site }.
event-twilight = Twilight pool: { $now }.
event-burdens = Burdens of { $seat }: { $now }.
event-exerted = { $card } exerts.
event-wounded = { $card } is wounded.
event-healed = { $card } is healed.
event-killed = { $card } is killed.
event-discarded = { $seat } discards { $card }.
event-returned = { $seat } takes { $card } into hand.
event-to-deck = { $seat } puts { $card } into the draw deck.
event-stacked = { $card } is stacked.
event-ring-worn = { $worn ->
        [yes] The One Ring is put on.
       *[no] The One Ring is taken off.
    }
event-ring-bearer = { $card } is the Ring-bearer now.
event-archery = Archery: minions { $minions }, fellowship { $fellowship }.
event-assigned = { $minion } is assigned to { $character }.
event-resolved = Skirmish: strength { $free } of the Free Peoples against { $shadow } of the Shadow.
event-skirmish-cancelled = The skirmish is cancelled.
event-out = { $seat } is out of the game.
