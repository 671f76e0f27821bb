# War in the browser: its tabs, its panels, its battles and its results.

## The match

tab-status = Status
tab-cards = Cards
match-board = Map
keys-map = M: from the question to the map and back
keys-map-arrows = Arrows on the map: the next marked region, with Shift any region; + and − zoom

## First steps

coach-goal-fp = You are the Free Peoples. Carry the Ring to Mordor before the Hunt corrupts its bearers. Hold your Strongholds until then.
coach-goal-sh = You are the Shadow. Take Cities and Strongholds for 10 victory points. Or corrupt the Ring-bearers by the Hunt.
help-why-declare = The Fellowship is placed where it has come to. In its own City or Stronghold it heals. Usually it stays hidden.
help-why-guide = The Guide lends the Fellowship his ability, and may fall first. Gandalf the Grey is a good first choice.
help-why-hunt-dice = Dice in the Hunt Box cannot act. Each makes the Fellowship’s journey more dangerous. Often 1 or 2.
help-why-turn = You take turns, one die at a time. Its face says what you can do.
help-why-action = One die, one action.
help-why-move-from = An Army moves by one region. An Army die may move a second one, too.
help-why-move-figures = Figures you do not choose stay behind. A region holds up to 10 units.
help-why-attack-from = Your Army attacks an adjacent region. Units of a Nation not at war cannot attack.
help-why-combat-card = A card used in battle is spent, and its event is lost. Your enemy sees it when both are turned up.
help-why-casualty = One hit costs a Regular, or turns an Elite into one. Two hits cost an Elite.
help-why-hunt-casualty = What Companions do not take becomes corruption. With 12 the Shadow wins.
help-why-event = The event happens. The card is spent, unless it stays on the table.
help-why-draw-from = Character cards are about the Fellowship and the Characters. Strategy cards are about armies and politics.
help-why-recruit-figure = New figures come to free Towns, Cities and Strongholds of a Nation at war.
help-why-nation = Only Nations at war recruit, attack and cross the borders of others.
help-why-discard = A hand holds up to 6 cards.

## The map as a list

map-find = Find a region
map-choices = { $count ->
        [1] 1 can be chosen
       *[other] { $count } can be chosen
    }
map-mark-option = can be chosen
map-mark-move = can move here
map-mark-attack = can be attacked
map-mark-advised = suggested by the lesson
map-mark-chosen = chosen
map-mark-from = from here
map-captor = captured by { $side }
army-mixed = mixed Army, commanded by { $side } ({ $units })
army-separate = two separate Armies ({ $units })
map-mark-target = here
map-mark-last = last action here
map-sea = Belegaer
map-bay = Bay of Belfalas
map-lake = Sea of Rhûn
map-move = From { $from } to { $to }
map-closer = Closer
map-farther = Farther
map-whole = The whole map

## The table

table-phase-recover = Draw
table-phase-fellowship = Fellowship
table-phase-hunt-allocation = Hunt
table-phase-action-roll = Roll
table-phase-actions = Actions
table-phase-victory-check = Victory
table-rings = Elven Rings
table-dice-of = Action dice: { $side }
table-die-used = { $face }, used
table-die-blank = not rolled yet

## How the game stands

status-points = Victory points
status-points-of = { $side }: { $points } of { $most }
player-leads = leads the side
player-acts = acts now
player-next = acts next
player-hand = Cards in hand: { $count }, at most { $most }
player-points = { $of ->
        [sh] { $side }, personal points: { $points } (captured { $captured }, lost { $lost })
       *[fp] { $side }, personal points: { $points } (lost { $lost })
    }
player-counted = { $of ->
        [sh] captured { $captured }, lost { $lost }
       *[fp] lost { $lost }
    }
status-of = { $now } of { $most }
status-dice-title = Action dice
status-no-dice = no unused dice ({ $pool } to roll)
status-rings = Elven Rings: { $count }
status-ring-used = one used this turn
given-title = Agreed for this match
given-bid = Bid: { $bid }
given-draw-tokens = Tokens to draw: { $count }
given-advance-tokens = Tokens to advance: { $count }
given-dwarven-rings = Dwarven Rings: { $count }
status-fellowship-title = The Fellowship
status-fellowship-where = Last seen in { $region }, { $progress ->
        [0] no steps since
        [1] 1 step since
       *[other] { $progress } steps since
    }; { $hidden }.
status-fellowship-in-mordor = On the Mordor Track, step { $step } of { $last }; { $hidden }.
status-corruption = Corruption: { $now } of { $most }
status-guide = { $who } (Guide)
status-hunt-title = The Hunt
status-pool = Hunt Pool: { $count } tiles
status-tiles-drawn = Drawn
status-tiles-waiting = Waiting for Mordor
status-tiles-aside = Set aside by a card
status-tiles-removed = Out of the game
status-politics-title = Politics
status-at-war = at war
status-active = active
status-passive = passive
status-decks = Cards
status-decks-hand = in hand
status-decks-undrawn = in the decks
status-decks-discarded = discarded
status-decks-of = { $character } Character, { $strategy } Strategy
status-figures = Reinforcements and losses
status-left = Reinforcements: { $figures }.
status-left-of = Reinforcements: { $side }
status-lost-of = Casualties: { $side }
status-characters = Characters on the map
status-character-at = { $who }: { $region }
status-gone = Out of the game: { $who }.
cards-hand = Your hand ({ $count })
cards-hand-of = { $side }: hand ({ $count })
cards-table = On the table ({ $count })
cards-played = Played ({ $count })
cards-discarded = Discarded by you ({ $count })
cards-given = Given to your team-mate ({ $count })
card-about = { $face }; in battle: { $title } ({ $initiative })
card-event-title = Event
card-combat-title = In battle: { $title }, initiative { $initiative }
card-rulings-title = Rulings

## Battles

battle-title = The battle
battle-round = round { $round }
battle-attacks = Attacking: { $side }
battle-defends = Defending: { $side }
battle-rearguard = Rearguard: { $army }
battle-hits-on = Hits with { $least } or more
battle-card = Combat card:
battle-inside = inside the walls
battle-command = commanded by { $side }
battle-over = The battle of { $region } is over
battle-of = Battle of { $region }
battle-step-cards = Cards
battle-step-roll = Roll
battle-step-leaders = Leaders
battle-step-losses = Losses
battle-step-on = Go on?
battle-own = { $hits ->
        [1] 1 hit on itself
       *[other] { $hits } hits on itself
    }
losses-title = { $hits ->
        [1] Take 1 hit
       *[other] Take { $hits } hits
    }
losses-about = Click your figures on the board, or choose:
losses-lost = lose { $figure }
losses-reduced = reduce { $figure }
losses-gone = { $figure } lost: no Regular left
losses-chance = The % is your chance to win from there.
battle-by-card = By the event { $card }
battle-strength = Strength { $strength }
battle-leadership = Leadership { $leadership }
battle-scored = { $hits ->
        [1] 1 hit
       *[other] { $hits } hits
    }
battle-left = Hits to take: { $hits }
battle-take = Take a hit: { $figure }
battle-elite = How does this Elite take the hit?
battle-losses = Losses
battle-lost = Lost: { $figure }
battle-reduced = Replaced by a Regular: { $figure }
battle-retreat = The defender can retreat
battle-no-way-out = The defender has nowhere to retreat.
dice-roll = Roll
dice-needed = Roll, { $needed } or more hits
dice-again = Rolled again
dice-extra = By a card
dice-told = { $what }: { $dice }. From { $needed } on: { $count }.
odds-title = Chances
odds-against = Chances if you attack { $region }
odds-of-all = Chances if all of them attack
odds-of-chosen = Chances with those you chose
odds-wins = Victory: { $side }
odds-both = both destroyed
odds-undecided = the siege goes on
odds-about = Fought to the end, without cards or retreat. Units lost on average: { $lost }.
hunt-title = The Hunt for the Ring
hunt-where = { $region }, progress { $progress }
hunt-in-mordor = Mordor Track, step { $step }
hunt-level = { $who }, Level { $level }
hunt-needs = A die succeeds with { $least } or more
hunt-successes = Successes: { $count }
hunt-tile = Tile: { $tile }
hunt-damage = Damage { $count }
hunt-corruption = Corruption { $now } → { $after }

## The log

log-battle = battles
log-fellowship = Fellowship and Hunt
log-cards = cards

## The end

result-corruption = Corruption
result-mordor-step = Step on the Mordor Track
result-mordor-turn = Turn of entering Mordor
result-fp-victory-points = Victory points of the Free Peoples
result-fp-strongholds = Strongholds taken by the Free Peoples
result-fp-cities = Cities taken by the Free Peoples
result-sh-victory-points = Victory points of the Shadow
result-sh-strongholds = Strongholds taken by the Shadow
result-sh-cities = Cities taken by the Shadow
result-aragorn-turn = Turn of Aragorn
result-gandalf-turn = Turn of Gandalf the White
result-saruman-turn = Turn of Saruman
result-witch-king-turn = Turn of the Witch-king
result-mouth-of-sauron-turn = Turn of the Mouth of Sauron
result-first-eyes = Eyes in turn 1
result-first-hunt-dice = Dice in the Hunt Box in turn 1
result-companions-lost = Companions lost
result-battles = Battles
result-players = Players
result-individual-winners = Personal victory
result-gondor-points = Personal points of Gondor
result-rohan-points = Personal points of Rohan
result-witch-king-points = Personal points of the Witch-king
result-saruman-points = Personal points of Saruman
luck-about = What came up, beside the average. The last number says how unusual: beyond 2 or −2, once in twenty matches.
luck-of = { $side }: { $dice } action dice
luck-hits = Hits with { $dice } combat dice
luck-sixes = Sixes in battle
luck-successes = Successes in { $rolls } Hunt rolls
luck-damage = Damage of { $tiles } Hunt tiles
ended-fp-ring = The Ring was cast into the fire with Corruption at { $corruption }.
ended-shadow-ring = Corruption reached { $corruption } in turn { $turn }.
ended-military = { $points } points were taken by turn { $turn }.
ended-personal = The best of the winners: { $side }, with { $points } personal points.
ended-shared = The winners share the personal victory, with { $points } personal points each: { $side }.
ended-best = personal victory
ended-corruption = Corruption stood at { $corruption }.
ended-short = { $count ->
        [one] { $who } was one point short.
       *[other] { $who } was { $count } points short.
    }
luck-action-dice = Action dice
luck-wills = { $got } Wills of the West, { $expected } expected
luck-battles = Battles
luck-both-hits = { $got } hits, { $expected } expected
luck-hunt = { $got } damage, { $expected } expected

## The log, action by action

tale-heading = Turn { $turn }, { $phase }
tale-phase-cards = cards
tale-phase-fellowship = the Fellowship
tale-phase-roll = roll
tale-phase-actions = actions
tale-battle = { $rounds ->
        [0] Battle of { $region }: no fight
        [1] Battle of { $region }, 1 round
       *[other] Battle of { $region }, { $rounds } rounds
    }
tale-losses = { $side } lost { $figures }
tale-reduced = { $figure } reduced
tale-moved-in = Moved in
tale-hunt = Hunt: { $what }
tale-not-found = nothing found
tale-damage = { $count } damage
tale-falls = { $who } falls
tale-corruption = { $count } Corruption
tale-corruption-now = Corruption now { $now }
tale-healed = { $count } Corruption less
tale-revealed = revealed in { $region }
mark-battle = Battles
mark-battle-on = Next battle (B)
mark-battle-back = Previous battle
mark-hunt = Hunts
mark-hunt-on = Next Hunt (H)
mark-hunt-back = Previous Hunt

# Doing things by hand.
doing-why-turn = Your action
doing-help-turn = Take what glows: an army, the Fellowship, a card or a die.
aim-attack = Attack { $region }
aim-hunted = found { $found }, revealed { $revealed }
short-regular = Regular
short-elite = Elite
short-leader = Leader
