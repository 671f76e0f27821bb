# What the terminal says of the card game.

welcome = The Lord of the Rings TCG. Type ? for help at any time, hint for advice, quit to leave.

## Help

help-more =
    ? T6.14        one rule, or a section such as T6
    ? aragorn      a card by its name, its code (1R89) or the number of its option
    map            the adventure path
    hand           your cards
help-no-rule = There is no rule or card "{ $rule }". Rules are numbered like T6.14, cards like 1R89.
hint-card = To read a card, type ? and its number or name.
refused-by = Not allowed by { $rule }.

## Where things stand

none-there = none
status-setup = Before the first turn.
status-headline = Turn { $turn } of { $seat }, { $phase }, site { $site }. Twilight pool: { $twilight }.
status-headline-own = Turn { $turn }, yours, { $phase }, site { $site }. Twilight pool: { $twilight }.
status-moves = Moves this turn: { $moves }.
status-path = Adventure path:
status-site = { $number }) { $site } [{ $shadow }]
status-site-at = { $number }) { $site } [{ $shadow }] ← { $seats }
status-site-empty = { $number }) –
status-site-empty-at = { $number }) – ← { $seats }
status-fellowship = Fellowship of { $seat }, burdens { $burdens } of { $resistance }:
status-fellowship-ring = Fellowship of { $seat }, burdens { $burdens } of { $resistance }, wearing The One Ring:
status-support = Support area of { $seat }: { $cards }
status-minions = Minions:
status-minion = { $minion } ({ $seat })
status-skirmish = Skirmish: { $free } against { $minions }.
status-skirmish-fierce = Fierce skirmish: { $free } against { $minions }.
status-assigned = Assigned: { $pairs }
status-under-way = Under way: { $frames }
status-cards = { $seat }: { $hand } in hand, { $deck } in the draw deck, { $discard } discarded, { $dead } dead
status-cards-out = { $seat } is out of the game.
status-dead = Dead pile of { $seat }: { $cards }
status-in-hand = Known cards in the hand of { $seat }: { $cards }
status-looked-at = Cards looked at: { $cards }
under-play = { $card } is played
under-action = the text of { $card }
under-occurrence = { $cards ->
        [none] { $what }
       *[other] { $what } ({ $cards })
    }
under-give = { $card } changes its bearer

## Cards

hand-title = Your cards:
hand-empty = You have no cards in hand.
figure-strength = strength { $now }
figure-vitality = vitality { $left } of { $all }
figure-roaming = roaming
figure-bears = bears { $cards }
figure-stacked = under it { $cards }
figure-cost = cost { $cost }
figure-strength-bonus = strength { $by }
figure-vitality-bonus = vitality { $by }
figure-skirmish = { $character } against { $minion }
sheet-unique = unique
sheet-cost = Twilight cost { $cost }
sheet-strength = strength { $strength }
sheet-vitality = vitality { $vitality }
sheet-resistance = resistance { $resistance }
sheet-signet = signet { $signet }
sheet-site = site { $site }
sheet-site-number = site number { $site }
sheet-home = home site { $site }
sheet-shadow-number = Shadow number { $number }
sheet-response = response
sheet-in-play = In play: { $cards }
sheet-ruling = Ruling: { $ruling }
sheet-rules = Rules: { $rules }

plan-travel = bring the Ring to the last site before anybody else
plan-hunt = stop the fellowship: corrupt the Ring-bearer or kill him
