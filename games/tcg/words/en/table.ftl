# What the table in the browser says.

## Short names of phases, as they stand on cards and in the head of the page

label-fellowship = Fellowship
label-shadow = Shadow
label-maneuver = Maneuver
label-archery = Archery
label-assignment = Assignment
label-skirmish = Skirmish
label-regroup = Regroup
label-response = Response

signet-aragorn = Aragorn
signet-frodo = Frodo
signet-gandalf = Gandalf

## A card, as it is heard

heard-strength = strength { $strength }
heard-strength-printed = strength { $strength } ({ $printed } printed)
heard-vitality = vitality { $left } of { $vitality }
heard-wounds = { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
heard-exhausted = exhausted
heard-cost = cost { $cost }
heard-burdens = { $burdens ->
        [one] { $burdens } burden
       *[other] { $burdens } burdens
    }
heard-about = something is about to happen to it
heard-inactive = not active now
heard-chosen = chosen
heard-lit = can be chosen
heard-bears = bears { $cards }

## A card, to be read

full-resistance = resistance { $resistance }
full-signet = signet { $signet }
full-site = site { $site }
full-home = home { $site }
full-shadow-number = Shadow number
full-unique = unique
source-own = own text
source-strength = Strength { $printed } printed
reader-roaming = Roaming: it was played before its site.
reader-forbidden = Not now: { $rule }.

## The head of the page

head-before = Before the first turn
head-yours = Your turn
head-theirs = { $who }’s turn
head-turn = turn { $turn } · { $phase }
head-bids = bids and starting fellowships
head-phases = phases of the turn
head-skipped = does not take place
table-you = You

## Zones of the table

zone-path = adventure path
zone-stage = the table
zone-lanes = skirmishes, one lane for each companion
zone-others = the other lanes
zone-unassigned = Not assigned
zone-minions = minions
zone-fellowship = fellowship
zone-shelf = to choose from
zone-hand = your hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
zone-piles = your piles
zone-support-free = support of the Free Peoples
zone-support-shadow = support of the Shadow
zone-own = yours
zone-players = the players
zone-rest = under way, log, the card you point at
table-under = { $count } under it

path-site = site { $number }, { $site }, Shadow number { $shadow }
path-empty = site { $number }, nothing there yet
path-here = here: { $who }
path-moves = moved { $moves } of { $limit }
path-next = plays it
pool-title = twilight
pool-about = twilight pool: { $count }
archery-minion = minion archery { $sum }
archery-fellowship = fellowship archery { $sum }

chip-about = { $who }: { $hand } cards in hand, { $deck } in the deck, { $discard } discarded, { $dead } dead, burdens { $burdens } of { $resistance }, site { $site }
chip-out = { $who } is out of the game
player-title = Cards of { $who }
player-none = No cards in play.
pile-deck = deck
pile-discard = discard
pile-dead = dead
pile-sites = sites
pile-of-discard = Discard pile: { $who }
pile-of-dead = Dead pile: { $who }
pile-of-sites = Adventure deck: { $who }
pile-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
shelf-pile = a pile
shelf-close = close
shelf-aside = Look at the table
shelf-back = Back to the question
shelf-looked = Cards that are looked at: { $who }
shelf-choose = { $count ->
        [one] { $count } can be chosen
       *[other] { $count } can be chosen
    }
bid-about = The highest bid chooses its place in the order of turns first. You keep what you bid, whoever wins: your Ring-bearer starts with so many burdens, and is corrupted at { $most }. Nobody sees a bid before all are in.

## Skirmishes

lane-nobody = nobody
lane-alone = { $who }, nobody against
lane-against = { $who } against { $foes }
lane-fight = { $who } against { $foes }, { $free } against { $shadow }, { $end }
lane-over = { $foes ->
        [none] { $who }, { $end }
       *[other] { $who } against { $foes }, { $end }
    }
end-won = won
end-lost = lost
end-cancelled = cancelled
result-dies = would die
result-loses = { $wounds ->
        [one] would lose, { $wounds } wound
       *[other] would lose, { $wounds } wounds
    }
result-wins = would win
skirmish-now = the skirmish that is fought
mark-killed = killed
mark-wounded = wounded
mark-wins = wins
mark-kills = kills
verdict-ring-bearer-overwhelmed = Overwhelmed: { $dead } dies, the Ring-bearer is lost
verdict-ring-bearer = { $dead } dies: the Ring-bearer is lost
verdict-overwhelmed = Overwhelmed: { $dead } dies
verdict-overwhelms = Won and overwhelmed: { $dead } dies
verdict-killed = { $wounds ->
        [one] Lost: { $dead } dies of { $wounds } wound
       *[other] Lost: { $dead } dies of { $wounds } wounds
    }
verdict-kills = { $wounds ->
        [one] Won: { $dead } dies of { $wounds } wound
       *[other] Won: { $dead } dies of { $wounds } wounds
    }
verdict-lost = Lost, without wounds
verdict-won = Won, without wounds
verdict-wounded = { $wounds ->
        [one] Lost: { $wounds } wound on { $who }
       *[other] Lost: { $wounds } wounds on { $who }
    }
verdict-wounds = { $wounds ->
        [one] Won: { $wounds } wound on { $who }
       *[other] Won: { $wounds } wounds on { $who }
    }
verdict-enough = +{ $more } is enough not to be overwhelmed, +{ $win } to win.
verdict-to-win = +{ $win } to win.
preview-pool = twilight from { $from } to { $to }
preview-burdens = burdens from { $from } to { $to }
preview-fight = { $who }: { $free } against { $shadow }, { $end }
preview-over = { $who }: skirmish { $end }

## Under way

way-title = Under way
way-play = { $who }: { $card } is played
way-action = { $who }: { $card }
way-paying = { $who }: pays for { $card }
way-give = { $card } changes its bearer
way-about-to = { $whom ->
        [none] About to happen: { $what }
       *[other] About to happen: { $what } ({ $whom })
    }
way-happened = { $whom ->
        [none] Happened: { $what }
       *[other] Happened: { $what } ({ $whom })
    }
way-answers = { $who }: answer or let it happen
way-acts = { $passes ->
        [0] { $who }: action or pass
        [one] { $who }: action or pass ({ $passes } has passed)
       *[other] { $who }: action or pass ({ $passes } have passed)
    }
way-later = then { $who }

## The question

act-assigned = { $left ->
        [0] Done
       *[other] Done, { $left } left over
    }
act-done = { $count ->
        [0] Done
       *[other] Done, { $count } chosen
    }
act-keep-all = Keep all
act-again = Start again
act-other = Something else
act-all-here = All { $count } here
act-pass-warned = Pass ({ $warning })
act-dies = { $count ->
        [one] { $who } would die
       *[other] { $who } would die
    }
word-yes-move-again = Move again
word-no-move-again = Stay here
word-yes-mulligan = Draw six new cards
word-no-mulligan = Keep the hand
key-space = Space
key-enter = Enter
help-defenders = One minion for each defender. Click a minion, then a lane; what you leave, the Shadow may send at anybody.
help-leftovers = Click a minion, then whom it attacks. What you leave out does not fight.
help-next-skirmish = Click a lane.
help-start-with = Companions of so much twilight cost may begin with you.
help-reconcile = Click a card of your hand to discard it, or keep all.
help-archery-wound = Click who takes it, one wound at a time. Wounds left: { $left }.

## Stops: where one is asked

label-answers = Answers
label-answer-wounds = Wounds
label-answer-skirmishes = Skirmishes
label-answer-others = Anything else
stops = When am I asked?
stop = { $stop }: when am I asked?
# For those who hear the page: a phase, and what is wanted there.
stop-at = { $stop }: asked { $ask }
stop-always = always
stop-able = if I can act
stop-never = not: pass for me
stops-secret = The others see the same pause whichever you choose: it says nothing about your hand. Passing until your next stop ends where something is aimed at you.
stops-going = Passing until your next stop.
stops-stop = Stop
act-go-on = Pass until my next stop
act-passed = This is passed for you in a moment. You can still act.
key-shift-space = Shift+Space

## What leagues record

result-players = Players
result-a-site = A: site
result-a-burdens = A: burdens
result-a-dead = A: companions and allies lost
result-a-out = A: out
result-b-site = B: site
result-b-burdens = B: burdens
result-b-dead = B: companions and allies lost
result-b-out = B: out
result-c-site = C: site
result-c-burdens = C: burdens
result-c-dead = C: companions and allies lost
result-c-out = C: out
result-d-site = D: site
result-d-burdens = D: burdens
result-d-dead = D: companions and allies lost
result-d-out = D: out
result-e-site = E: site
result-e-burdens = E: burdens
result-e-dead = E: companions and allies lost
result-e-out = E: out
