# What the terminal says of War of the Ring. Some of it the web client says too.

welcome = War of the Ring. Type ? for help at any time, hint for advice, quit to leave.

## Help

help-more =
    ? W7.5.3       one rule, or a section such as W7.5
    ? fp-char-09   a card; ? and its name, or the number of its option, will do too
    ? scouts       a combat title; ? strider a Character; ? rivendell a region
    map            the map; map gondor or map minas-tirith shows a part of it
    hand           your cards
help-no-rule = There is no rule, card, combat title, Character or region "{ $rule }". Rules are numbered like W7.5.3, cards like fp-char-09.

## Answers

hint-card = To read a card, type ? and its number or name.

## Advice

level-hard-about = Has learned from thousands of matches. Looks at your best reply, and thinks a second at most.
plan-race = carry the Ring to Mordor as fast as its bearers can
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
status-given = Tokens: { $draw } to draw, { $advance } to advance; Dwarven Rings: { $rings }.
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
status-order = { $side }: { $leads } leads; next to act: { $next }.
status-order-now = { $side }: { $leads } leads; acting now: { $next }.
status-player = { $seat } ({ $nations }): { $character } Character, { $strategy } Strategy in hand, limit { $limit }.
status-personal-fp = Points lost: { $lost }.
status-personal-sh = Points captured: { $captured }, lost: { $lost }.
status-mixed = Mixed Army in { $region }: { $units }. Controlled by: { $seat }.
status-separate = Separate Armies in { $region }: { $units }.
status-captor = Captured by { $seat }: { $regions }.
status-command = In command: { $attacker } attacks, { $defender } defends.
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
