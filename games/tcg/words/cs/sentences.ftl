# What cards say: one pattern for each word of the vocabulary (docs/cards.md), all in our own words. No card has a text of its own.
#
# What a pattern can use
#   $who               a noun phrase in the plain case; $who-possessive and so on in the others that are listed in "cases"
#   $who-known         yes for a card that is named or pointed at, no for one with an article or a number
#   $who-number        one or many
#   $who-gender        the attribute "gender" of its head, if this language gives one
#   $who-head          the key of its head: noun-type-site
#   $who-all           in what is true: all of them, as a kind; $who-while how one that is pointed at has to be
#   $by                a number; $by-n the same for plural forms; $by-for what stands behind the noun: "for each burden";
#                      $by-sign plus or minus; $by-is the key of its word; of value-if: $by-cond and the other number, $by-or
#   $mood              how a verb is said: do (you), may (you may), other (somebody else does it)
#   $it                whether "it" is one or many
#   $form              what a fact of a description has to be: one, many, attribute, clause, predicate; a keyword also line (on the
#                      card), had, lost, bonus; $number, $gender and $case are those of its head
#   FIRST($text, letters: 2)    how a text begins, without accents
#   CAPITAL($text)              a text with a capital letter
# What is missing is "none". Spaces around parts that turn out empty go away.

# The cases of this language, the plain one first.
cases = plain possessive

## Lists

and-last = { $a } and { $b }
and-more = { $a }, { $b }
or-last = { $a } or { $b }
or-more = { $a }, { $b }
ways-last = { $a } or { $b }
ways-more = { $a }, { $b }
then-last = { $a }; { $b }
then-more = { $a }; { $b }
attributes-last = { $a } { $b }
attributes-more = { $a } { $b }
keywords-last = { $a }, { $b }
keywords-more = { $a }, { $b }

## Paragraphs

paragraph-keywords = { CAPITAL($keywords) }.
paragraph-borne-by = Borne by { $bearer }.
paragraph-one-more-of-its-class = May be borne along with one other { $class }.
paragraph-to-play = Playable only if { $conds }.
paragraph-to-play-pay = As an extra cost to play it, { $costs }.
paragraph-own-cost = Costs { $by } { less-or-more } { $has-on ->
    [yes] if played on { $on }
   *[no] { $by-for }
}.
paragraph-speaks-like = Has the text of your { $site } as well as its own.
paragraph-modifier = { $conds ->
    [none] { CAPITAL($what) }.
   *[other] While { $conds }, { $what }.
}

## Abilities

when-phases = In the { $phases } phase{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-response = Response, when { $trigger }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-each-time = When { $trigger }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-may-each-time = When { $trigger }{ if-needs }, you may { $costs ->
    [none] { $effects }
   *[other] { $costs } to { $effects }
}{ limited }.
when-later = Later in the phase, when { $trigger }: { $effects }.
when-always = Whenever { $needs }{ pay-costs }: { $effects }{ limited }.

if-needs = { $needs ->
    [none] { "" }
   *[other] , if { $needs }
}
pay-costs = { $costs ->
    [none] { "" }
   *[other] , { $costs }
}
limited = { $limits ->
    [none] { "" }
   *[other] { " " }{ $limits }
}
limit-turn = { $count ->
    [1] (once each turn)
   *[other] (at most { $count } times each turn)
}
limit-phase = { $count ->
    [1] (once each phase)
   *[other] (at most { $count } times each phase)
}

## Noun phrases

noun-core = { $states } { $attributes } { $head } { $clauses }
a = { FIRST($one, letters: 3) ->
    [uni] a
   *[other] { FIRST($one) ->
        [a] an
        [e] an
        [i] an
        [o] an
        [u] an
       *[other] a
    }
}
noun-one = { $other ->
    [yes] { $owner ->
        [yours] another of your { $many }
        [opponents] another { $one } of an opponent
       *[none] another { $one }
    }
   *[no] { $owner ->
        [yours] one of your { $many }
        [opponents] an opponent's { $one }
        [others] another player's { $one }
       *[none] { a } { $one }
    }
}
noun-each = { $other ->
    [yes] { $owner ->
        [yours] each other of your { $many }
        [opponents] each other { $one } of an opponent
       *[none] each other { $one }
    }
   *[no] { $owner ->
        [yours] each of your { $many }
        [opponents] each { $one } of an opponent
        [others] each { $one } of another player
       *[none] each { $one }
    }
}
noun-many = { $owner ->
    [yours] your
    [opponents] opponents'
    [others] other players'
   *[none] { "" }
} { $other ->
    [yes] other
   *[no] { "" }
} { $many }
noun-bare = { $one }
noun-no = no { $other ->
    [yes] other
   *[no] { "" }
} { $owner ->
    [yours] { $one } of yours
    [opponents] { $one } of an opponent
    [others] { $one } of another player
   *[none] { $one }
}
noun-exactly = { $count } { others-of } { $count-n ->
    [one] { $one }
   *[other] { $many }
} { $count-for }
noun-up-to = up to { $count } { others-of } { $count-n ->
    [one] { $one }
   *[other] { $many }
} { $count-for }
noun-any-number = any number of { others-of } { $many }
noun-or-more = { $count } or more { others-of } { $many }
noun-between = { $count } { $close ->
    [yes] or
   *[no] to
} { $most } { others-of } { $many } { $most-for }
others-of = { $other ->
    [yes] other
   *[no] { "" }
} { $owner ->
    [yours] of your
    [opponents] of an opponent's
    [others] of another player's
   *[none] { "" }
}
noun-named = { $owner ->
    [yours] your { $one }
    [opponents] an opponent's { $one }
    [others] another player's { $one }
   *[none] { $one }
}
noun-each-of = each of { $names }
noun-if = { $noun } (if { $states })

## Descriptions of cards

filter-any = { $form ->
    [many] cards
   *[one] card
}
filter-character = { $form ->
    [many] characters
   *[one] character
}
filter-weapon = { $form ->
    [many] weapons
   *[one] weapon
}
filter-signet = { $form ->
    [predicate] one with the { $signet } signet
   *[clause] with the { $signet } signet
}
filter-title = { $title }
filter-unique = unique
filter-yours = yours
filter-opponents = an opponent's
filter-this = this { $type }{ $case ->
    [possessive] 's
   *[plain] { "" }
}
filter-bearer = { $form ->
    [clause] that bears this card
   *[one] its { $bearer ->
        [noun-type-site] site
       *[other] bearer
    }{ $case ->
        [possessive] 's
       *[plain] { "" }
    }
}
filter-it = { $it ->
    [many] { $case ->
        [possessive] their
       *[plain] them
    }
   *[one] { $case ->
        [possessive] its
       *[plain] it
    }
}
filter-first = that { $what }
filter-named-like-it = with the same title
filter-subject = that { $what }
filter-ring-bearer = { $form ->
    [clause] who is the Ring-bearer
   *[one] the Ring-bearer
}
filter-roaming = roaming
filter-exhausted = exhausted
filter-skirmishing = skirmishing
filter-against = skirmishing { $what }
filter-unassigned = unassigned
# Not unassigned.
filter-assigned = assigned to a skirmish
filter-bearing = bearing { $what }
filter-on = on { $what }
filter-in-support = in a support area
filter-home-site = { $site ->
    [0] whose home is the current site
   *[other] whose home is site { $site }
}
filter-site-number = { $range ->
    [one] site { $first }
    [two] site { $first } or { $last }
   *[more] any of sites { $first } to { $last }
}
filter-labelled = for the { $phase } phase
filter-about-rangers = that spots or exerts a ranger
filter-race-not-spotted = of a race that cannot be spotted
filter-not = { $form ->
    [attribute] non-{ $what }
    [predicate] not { $what }
   *[clause] { $sort ->
        [known] other than { $what }
       *[state] not { $what }
    }
}

## Players

whose-yours = { $case ->
    [possessive] your
   *[plain] you
}
whose-free-player = { $case ->
    [possessive] the Free Peoples player's
   *[plain] the Free Peoples player
}
whose-a-shadow-player = { $known ->
    [yes] { $case ->
        [possessive] that player's
       *[plain] that player
    }
   *[no] { $case ->
        [possessive] a Shadow player's
       *[plain] a Shadow player
    }
}
whose-a-shadow-player-holding = { $known ->
    [yes] { $case ->
        [possessive] that player's
       *[plain] that player
    }
   *[no] { $case ->
        [possessive] such a Shadow player's
       *[plain] such a Shadow player
    }
}
# Who may do something, or does it: $any; or all of them.
whose-each-shadow-player = { $any ->
    [yes] any
   *[no] each
} { $case ->
    [possessive] Shadow player's
   *[plain] Shadow player
}
whose-any-player = { $known ->
    [yes] { $case ->
        [possessive] that player's
       *[plain] that player
    }
   *[no] { $case ->
        [possessive] any one player's
       *[plain] any one player
    }
}
whose-owner-of-it = { $case ->
    [possessive] its owner's
   *[plain] its owner
}
# What the occurrence is about: $subject, one or many.
whose-owners-of-subject = { $subject ->
    [many] each
   *[one] its
} { $case ->
    [possessive] owner's
   *[plain] owner
}
whose-each-opponent = { $case ->
    [possessive] each opponent's
   *[plain] each opponent
}

## Numbers

digits = { $shown ->
    [yes] { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
    [often] { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }
   *[no] { $n }
}
tail = { $by-for }
value-all = all
value-x = { $shown ->
    [yes] { $sign ->
        [minus] −
       *[plus] +
    }
   *[no] { "" }
}{ $n ->
    [1] X
   *[other] { $n }X
}
value-each = for { $what } that you can spot
value-each-over = for { $what } over { $over } that you can spot
value-each-race = for each different race among the { $what } that you can spot
value-each-burden = for each burden
value-each-dead = for { $what } in the dead pile
value-each-in-hand = for { $what } in { $whose-possessive } hand
value-each-it = for each { $all ->
    [yes] of them
   *[no] { $what } among them
}
value-cost-of-it = the printed twilight cost of { $it ->
    [many] those cards
   *[one] that card
}
value-strength-of = { $what-possessive } strength
value-vitality-of-it = { its } vitality { $less ->
    [0] { "" }
   *[other] less { $less }
}
value-here = the number of the current site
value-number-of-it = { its } number
value-if = if { $cond }{ $or-n ->
    [0] { "" }
   *[other] , otherwise { $or }
}
value-at-most = { $for } (at most { $most })
value-sum = { $one-whole } plus { $other-whole }
value-number = { "" }
where-x = (X is { $what })
whole = { $n } { $for }
its = { $it ->
    [many] their
   *[one] its
}
it = { $it ->
    [many] them
   *[one] it
}
less-or-more = { $by-sign ->
    [minus] less
   *[plus] more
}

## Requirements

cond-is = { $what } { $is ->
    [no] is not
   *[yes] is
} { $states }
cond-spot = you { $is ->
    [no] cannot spot
   *[yes] can spot
} { $what }
cond-at = the fellowship is { not } at { $what }
not = { $is ->
    [no] not
   *[yes] { "" }
}
cond-in = it is { not } the { $phase } phase
cond-burdens = there are { $is ->
    [no] fewer than { $count }
   *[yes] { $count } or more
} burdens
cond-wounds = there are { $is ->
    [no] fewer than { $count }
   *[yes] { $count } or more
} wounds on { $what }
cond-twilight = { $is ->
    [no] fewer than { $count }
   *[yes] { $count } or more
} twilight tokens are in the pool
cond-twilight-below = { $is ->
    [no] { $count } or more
   *[yes] fewer than { $count }
} twilight tokens are in the pool
cond-ring-worn = the Ring is { not } worn
cond-ring-speaks = The One Ring { $is ->
    [no] is without its text
   *[yes] has its text
}
cond-fierce-skirmish = the skirmish is { not } a fierce one
cond-moved = the fellowship has { $is ->
    [no] moved fewer than { times-counted }
   *[yes] moved at least { times-counted }
} this turn
times-counted = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
cond-you-are = you are { not } { $side ->
    [free] the Free Peoples player
   *[shadow] a Shadow player
}
cond-it-is = { $it ->
    [many] { $is ->
        [no] none
       *[yes] one
    } of them is { $what }
   *[one] it is { not } { $what }
}
cond-some-it = { $is ->
    [no] there was none
   *[yes] there was one
}
cond-at-least = { $what-whole } { $what-is ->
    [value-sum] adds up to
   *[other] is
} { $is ->
    [no] less than { $count }
   *[yes] { $count } or more
}
cond-empty-deck = { $whose-possessive } draw deck is { not } empty
cond-in-hand = { $what } is { not-known } in { $whose-possessive } hand
# "No Orc has" says it already; "this minion has not" does not.
not-known = { $what-known ->
    [yes] { not }
   *[no] { "" }
}
cond-hand-over = { $whose-possessive } hand holds { $is ->
    [no] at most { $count }
   *[yes] more than { $count }
} cards
cond-dead = { $what-number ->
    [many] { $is ->
        [no] fewer than
       *[yes] at least
    } { $what } are in the dead pile
   *[one] { $what } is { not } in the dead pile
}
cond-was-assigned = { $what } was { not-known } assigned to a skirmish this turn
cond-has-lost = { $what } has { not-known } lost a skirmish this turn
cond-was-played = { $what } was { not-known } played in this phase
cond-was-played-here = { $what } was { not-known } played here this turn
cond-used-this-turn-below = { used } this turn
cond-used-this-phase-below = { used } this phase
used = { $is ->
    [no] this was used { times-counted } or more
   *[yes] { $count ->
        [1] this has not been used
       *[other] this has been used fewer than { times-counted }
    }
}

## What is waited for

to-be = { $about ->
    [yes] { $whom-number ->
        [many] are about to be
       *[one] is about to be
    }
   *[no] { $whom-number ->
        [many] are
       *[one] is
    }
}
because = { $has-by ->
    [yes] because of { $by }
   *[no] { "" }
}
trigger-exert = { $whom } { $about ->
    [yes] is about to exert
   *[no] exerts
} { because }
trigger-wound = { $whom } { $about ->
    [yes] is about to take
   *[no] takes
} a wound { because }
trigger-heal = { $whom } { to-be } healed { because }
trigger-kill = { $whom } { to-be } killed { $has-against ->
    [yes] by { $against }
   *[no] { "" }
} { because }
trigger-discard = { $whom } { to-be } discarded { because }
trigger-discard-from-hand = { $whom } { to-be } discarded from hand { because }
trigger-add-burdens = { $about ->
    [yes] a burden is about to be added
   *[no] a burden is added
} { because }
trigger-remove-burdens = { $about ->
    [yes] a burden is about to be removed
   *[no] a burden is removed
} { because }
trigger-add-twilight = twilight { $about ->
    [yes] is about to be added
   *[no] is added
} { because }
trigger-draw = { $has-of ->
    [yes] { $of } { $about ->
        [yes] is about to draw a card
       *[no] draws a card or takes one into hand
    }
   *[no] a card { $about ->
        [yes] is about to be drawn
       *[no] is drawn or taken into hand
    }
} { because }
trigger-play = { $whom } { to-be } played { $has-against ->
    [yes] on { $against }
   *[no] { "" }
}
trigger-put-on-ring = the Ring { $about ->
    [yes] is about to be put on
   *[no] is put on
}
trigger-move-from = the fellowship moves away from { $whom }
trigger-move = the fellowship moves
trigger-move-to = the fellowship moves to { $whom }
trigger-assign = { $whom } is assigned to a skirmish { opposed }
trigger-win = { $whom } { $whom-number ->
    [many] win
   *[one] wins
} a skirmish { opposed }
trigger-lose = { $whom } { $whom-number ->
    [many] lose
   *[one] loses
} a skirmish { opposed }
opposed = { $has-against ->
    [yes] against { $against }
   *[no] { "" }
}
trigger-start-of-turn = { the-turn } starts
trigger-end-of-turn = { the-turn } ends
# A Free Peoples card does nothing in the turns of others.
the-turn = { $card-side ->
    [free] your turn
   *[other] a turn
}
trigger-start-of-phase = { the-phase } starts
trigger-end-of-phase = { the-phase } ends
the-phase = { $has-of ->
    [yes] { $of-possessive }
   *[no] a
} { $phase ->
    [none] phase
   *[other] { $phase } phase
}
trigger-skirmish-ends = a skirmish involving { $whom } { $about ->
    [yes] is about to end
   *[no] ends
}

## What is true

so-long = { $who-while ->
    [none] { "" }
   *[other] while { $who-while }
}
modifier-strength = { $who } has { $by } strength { $by-for } { so-long }
modifier-keyword = { $who } has the keyword { $keyword } { $keyword-for } { so-long }
modifier-no-keyword = { $who } loses { $keyword } { so-long }
modifier-not-roaming = { $who-all } { $who-all-number ->
    [many] are
   *[one] is
} not roaming { so-long }
modifier-no-strength-from = { $who } gets no strength bonus from { $from } { so-long }
modifier-no-keyword-from = { $who } gets no { $keyword } from { $from } { so-long }
modifier-cost = { $what } costs { $by } { less-or-more } { $by-for }
modifier-shadow-number = { $what-known ->
    [yes] { its } Shadow number is
   *[no] the Shadow number of { $what } is
} { $by } { less-or-more } { $by-for }
modifier-cost-on = { $what } costs { $by } { less-or-more } { $by-for } if played on { $on }
modifier-roaming = the roaming penalty of { $who } is { $by } { $by-for }
modifier-archery = { archery-total } is { $by } { $by-for }
archery-total = { $side ->
    [free] the fellowship's archery total
   *[shadow] the minions' archery total
}
modifier-no-archery = { $who } does not count for archery { so-long }
modifier-move-limit = the move limit is { $by } { $by-for }
modifier-resistance = the Ring-bearer's resistance is { $by } { $by-for }
modifier-triple-to-overwhelm = { $who } is overwhelmed only by three times as much strength { so-long }
modifier-skip = the { $phase } phase is skipped
modifier-skip-shadow-phase-of-it = that player's next Shadow phase is skipped
modifier-not-assigned = { $who-all } cannot be assigned to a skirmish { $side ->
    [free] by the Free Peoples player
    [shadow] by Shadow players
   *[none] { "" }
} { so-long }
modifier-not-assigned-to = { $minion-all } cannot be assigned { $side ->
    [free] by the Free Peoples player
   *[shadow] by Shadow players
} to skirmish { $character }
modifier-one-minion-each = at most one minion can be assigned to each skirmish
modifier-no-wounds = { $who-all } cannot take wounds { so-long }
modifier-wounds-prevented = every wound to { $who } is prevented { so-long }
modifier-few-wounds = { $who } takes at most { $count ->
    [one] one wound
   *[other] { $count } wounds
} in each { $phase } phase { so-long }
modifier-comes-exhausted = { $who } comes into play exhausted { so-long }
modifier-no-healing = { $who-all } cannot be healed { so-long }
modifier-no-exertion = { $who-all } cannot exert for { $by } { so-long }
modifier-no-discard = { $who-all } cannot be discarded by { $side ->
    [free] Free Peoples cards
   *[shadow] Shadow cards
} { so-long }
modifier-no-burdens-removed = burdens cannot be removed
modifier-not-bearing = { $who-all } cannot bear { $what } { so-long }
modifier-not-played = nobody can play { $what }
modifier-no-events = nobody can play { $phase } events
modifier-no-abilities = nobody can use special abilities of the { $phase } phase
modifier-not-from-piles = nobody can play a card from a draw deck or discard pile
modifier-hand-closed = nobody may look at or reveal the hand of { $side ->
    [free] the Free Peoples player
   *[shadow] a Shadow player
}
modifier-no-move = the fellowship cannot move again
modifier-ring-silent = The One Ring is without its text
modifier-no-text = { $what } is without its text { $what-while ->
    [none] { "" }
   *[other] while { $what-while }
}
modifier-one-more = you may spot one more { $class } than there is

## Verbs

until-end-of-phase = until the end of the phase
until-regroup = until the regroup phase
until-end-of-turn = until the end of the turn
until-next-skirmish = in the next skirmish
for-longer = { $lasts ->
    [end-of-phase] { "" }
   *[other] { $until }
}
so-often = { $times-n ->
    [1] { $times-is ->
        [value-if] once
       *[other] { "" }
    }
    [2] twice
   *[other] { $times } times
}{ $who-number ->
    [many] { $times-n ->
        [1] { "" }
       *[other] { " " }each
    }
   *[one] { "" }
} { $times-is ->
    [value-if] if { $times-cond }, otherwise { $times-or ->
        [1] once
        [2] twice
       *[other] { $times-or } times
    }
   *[other] { $times-for }
}
effect-by = have { $player } { $what }
effect-exert = exert { $who } { so-often }
effect-exhaust = exhaust { $who }
effect-wound = wound { $who } { so-often }
effect-heal = heal { $who } { so-often }
effect-discard = discard { $what }
burdens = { $count-n ->
    [one] a burden
   *[other] { $count } burdens
} { $count-for }
effect-add-burdens = add { burdens }
effect-remove-burdens = remove { burdens }
effect-add-twilight = add { $count } twilight { $count-for }
effect-remove-twilight = remove { $count } twilight { $count-for }
cards = { $count-n ->
    [one] a card
   *[other] { $count } cards
} { $count-for }
effect-draw = draw { cards }
effect-put-on-ring = put on the Ring
effect-take-off-ring = take off the Ring
effect-corrupt = the Ring-bearer is corrupted
effect-strength = give { $who } { $by } strength { $by-for } { for-longer }
effect-up-to = { $what } (at most { $most } each phase)
effect-keyword = give { $who } the keyword { $keyword } { $keyword-for } { for-longer }
effect-no-keyword = make { $who } lose { $keyword } { for-longer }
effect-archery = change { archery-total } by { $by } { $by-for }
effect-takes-part = let { $who } take part in archery and skirmishes { for-longer }
effect-triple-to-overwhelm = let { $who } be overwhelmed only by three times as much strength
effect-lasting = { $modifier ->
    [modifier-skip-shadow-phase-of-it] skip the next Shadow phase
   *[other] { $mood ->
        [may] decide that
       *[other] { "" }
    } { $what } { $until }
}
effect-cancel-skirmish = cancel a skirmish involving { $who }
effect-assign = assign { $minion } to skirmish { $character }
effect-cancel-assignments = cancel all assignments to skirmishes
effect-transfer = put { $what } { $from ->
    [discard] from your discard pile
   *[play] { "" }
} onto { $to }
effect-return-to-hand = return { $what } to its owner's hand
effect-stack = stack { $what } here
effect-become-ring-bearer = make { $who } the new Ring-bearer
effect-end-phase = end the phase
effect-play-site = { $number-is ->
    [value-here] replace the current site by your { $site } of the same number
    [value-number-of-it] replace it by your { $site } of the same number
   *[other] play your { $site } { $number } { $number-for }
}
effect-play-next-site = play the next site of the path from your adventure deck{ $any ->
    [yes] { "" }
   *[no] { " " }if it is { $site }
}
effect-shadow-number = change the Shadow number of the site moved to by { $by } { $by-for } for this move
effect-look-at-hand = look at { $whose-possessive } hand
effect-reveal-hand = reveal all cards in hand
effect-reveal-random = reveal { cards } at random from { $whose-possessive } hand
effect-look-at-random = look at { cards } at random from { $whose-possessive } hand
effect-reveal-from-hand = reveal { $what } from your hand
effect-discard-from-hand = discard { $what } from { $whose-acts ->
    [yes] hand
   *[no] { $whose-possessive } hand
}
effect-discard-random = discard { cards } at random from { $whose-possessive } hand
top-cards = the top { $count-n ->
    [one] card
   *[other] { $count } cards
}
effect-discard-top = discard { top-cards } of { $whose-possessive } draw deck { $count-for }
effect-reveal-top = reveal { top-cards } of { $whose-possessive } draw deck { $count-for }
effect-look-at-top = look at { top-cards } of your draw deck { $count-for }
effect-discard-bottom = discard the bottom card of your draw deck
effect-reveal-bottom = reveal the bottom card of your draw deck
effect-reveal-while = reveal cards from the top of your draw deck until one is not { $what }
effect-may-discard-it = { $it ->
    [many] you may discard { $what } among them
   *[one] you may discard it
}
effect-discard-one-of-it = discard one of { it }
effect-discard-it = discard { $it ->
    [many] { $all ->
        [yes] the rest of them
       *[no] { $what } among them
    }
   *[one] { $all ->
        [yes] it
       *[no] it if it is among { $what }
    }
}
effect-order-it = put the others back on top in any order
effect-take-of-it = take { $count-is ->
    [value-all] { $all ->
        [yes] { it }
       *[no] all { $what } among them
    }
   *[other] { $all ->
        [yes] { $count } of them
       *[no] { $count } { $what } among them
    }
} into hand
effect-it-on-top = put { it } on top of its owner's draw deck
effect-it-beneath = put { it } beneath its owner's draw deck
effect-hand-beneath = put a card from hand beneath your draw deck
effect-shuffle-hand-in = shuffle all cards in hand into the draw deck
effect-take-from-discard = take { $what } from your discard pile into hand
effect-take-it = take the last card that was discarded this way into hand
effect-shuffle-in = shuffle { $what } from your discard pile into your draw deck
effect-discards-beneath = put { $what } from your discard pile beneath your draw deck
effect-stack-from-hand = stack { $what } from your hand here
effect-take-from-stack = take { $what } stacked here into hand
from-hand = from your hand
from-discard = from your discard pile
from-deck = from your draw deck
from-stacked-here = stacked here
effect-play = { $must ->
    [no] { $mood ->
        [may] { "" }
       *[other] you may
    }
   *[yes] { "" }
} play { $what } { $from } { $has-on ->
    [yes] on { $on }
   *[no] { "" }
}{ $less-is ->
    [value-number] { $less-n ->
        [0] { "" }
       *[other] { " " }for { $less } less
    }
    [value-all] { " " }for free
   *[other] { " " }for { $less } less { $less-for }
}
effect-prevent = prevent { $count-is ->
    [value-all] all of it
   *[other] { $count-n ->
        [one] that
       *[other] { $count } of that { $count-for }
    }
}
effect-instead = { $what } instead
effect-without-token = that exertion places no wound
effect-cancel-event = cancel that event
effect-choose = choose { $what }
effect-spot-x = spot X { $what }
effect-spot-burdens = spot X burdens
effect-choose-x = choose a number X from { $least-whole } to { $most-whole }
effect-one-of = either { $ways }
effect-may = { $who } may { $what }
effect-repeat = { $what }, { $fixed ->
    [yes] { times-at-most }
   *[no] { $least-n ->
        [0] up to { times-at-most }
       *[other] { $least } to { times-at-most } as you like
    }
} { $most-for }
times-at-most = { $most-n ->
    [1] once
    [2] twice
   *[other] { $most } times
}
effect-if = if { $cond }, { $then }{ $or ->
    [none] { "" }
   *[other] ; otherwise { $or }
}
effect-unless = { $what } ({ $player } may { $pay } to prevent this)
effect-await = then the following applies
effect-announce = announce the event

## Sides, types, races, cultures, classes, signets, phases, as they stand in a sentence

noun-side-free = Free Peoples
noun-side-shadow = Shadow

noun-type-companion = { $form ->
    [many] companions
   *[one] companion
}
noun-type-ally = { $form ->
    [many] allies
   *[one] ally
}
noun-type-minion = { $form ->
    [many] minions
   *[one] minion
}
noun-type-possession = { $form ->
    [many] possessions
   *[one] possession
}
noun-type-artifact = { $form ->
    [many] artifacts
   *[one] artifact
}
noun-type-event = { $form ->
    [many] events
   *[one] event
}
noun-type-condition = { $form ->
    [many] conditions
   *[one] condition
}
noun-type-site = { $form ->
    [many] sites
   *[one] site
}
noun-type-ring = { $form ->
    [many] rings
   *[one] ring
}

noun-race-man = { $form ->
    [many] Men
   *[one] Man
}
noun-race-elf = { $form ->
    [many] Elves
   *[one] Elf
}
noun-race-dwarf = { $form ->
    [many] Dwarves
   *[one] Dwarf
}
noun-race-hobbit = { $form ->
    [many] Hobbits
   *[one] Hobbit
}
noun-race-wizard = { $form ->
    [many] Wizards
   *[one] Wizard
}
noun-race-orc = { $form ->
    [many] Orcs
   *[one] Orc
}
noun-race-uruk-hai = Uruk-hai
noun-race-nazgul = Nazgûl
noun-race-balrog = { $form ->
    [many] Balrogs
   *[one] Balrog
}
noun-race-troll = { $form ->
    [many] Trolls
   *[one] Troll
}
noun-race-creature = { $form ->
    [many] creatures
   *[one] creature
}

noun-culture-dwarven = Dwarven
noun-culture-elven = Elven
noun-culture-gandalf = Gandalf
noun-culture-gondor = Gondor
noun-culture-shire = Shire
noun-culture-isengard = Isengard
noun-culture-moria = Moria
noun-culture-ringwraith = Ringwraith
noun-culture-sauron = Sauron

noun-class-hand-weapon = { $form ->
    [many] hand weapons
   *[one] hand weapon
}
noun-class-ranged-weapon = { $form ->
    [many] ranged weapons
   *[one] ranged weapon
}
noun-class-armor = { $form ->
    [many] armors
   *[one] armor
}
noun-class-shield = { $form ->
    [many] shields
   *[one] shield
}
noun-class-helm = { $form ->
    [many] helms
   *[one] helm
}
noun-class-cloak = { $form ->
    [many] cloaks
   *[one] cloak
}
noun-class-bracers = bracers
noun-class-mount = { $form ->
    [many] mounts
   *[one] mount
}
noun-class-pipe = { $form ->
    [many] pipes
   *[one] pipe
}
noun-class-staff = { $form ->
    [many] staffs
   *[one] staff
}
noun-class-ring = { $form ->
    [many] rings
   *[one] ring
}
noun-class-palantir = { $form ->
    [many] palantíri
   *[one] palantír
}

noun-signet-aragorn = Aragorn
noun-signet-frodo = Frodo
noun-signet-gandalf = Gandalf

noun-phase-fellowship = fellowship
noun-phase-shadow = Shadow
noun-phase-maneuver = maneuver
noun-phase-archery = archery
noun-phase-assignment = assignment
noun-phase-skirmish = skirmish
noun-phase-regroup = regroup

## Keywords

noun-keyword-archer = { $form ->
    [many] archers
   *[one] archer
}
noun-keyword-damage = { $form ->
    [line] damage { $bonus }
    [had] damage { $bonus }
    [lost] all damage bonuses
    [bonus] damage bonus
   *[one] damage
}
noun-keyword-defender = { $form ->
    [line] defender { $bonus }
    [had] defender { $bonus }
    [many] defenders
   *[one] defender
}
noun-keyword-fierce = fierce
noun-keyword-ring-bearer = Ring-bearer
noun-keyword-sanctuary = { $form ->
    [many] sanctuaries
   *[one] sanctuary
}
noun-keyword-ranger = { $form ->
    [many] rangers
   *[one] ranger
}
noun-keyword-tracker = { $form ->
    [many] trackers
   *[one] tracker
}
noun-keyword-tentacle = { $form ->
    [many] tentacles
   *[one] tentacle
}
noun-keyword-twilight = { $form ->
    [many] twilight cards
    [one] twilight card
   *[attribute] twilight
}
noun-keyword-search = { $form ->
    [many] search cards
    [one] search card
   *[attribute] search
}
noun-keyword-stealth = { $form ->
    [many] stealth cards
    [one] stealth card
   *[attribute] stealth
}
noun-keyword-tale = { $form ->
    [many] tales
   *[one] tale
}
noun-keyword-spell = { $form ->
    [many] spells
   *[one] spell
}
noun-keyword-weather = { $form ->
    [many] weather cards
    [one] weather card
   *[attribute] weather
}
noun-keyword-pipeweed = { $form ->
    [many] pipeweed cards
    [one] pipeweed card
   *[attribute] pipeweed
}
noun-keyword-forest = { $form ->
    [many] forests
   *[one] forest
}
noun-keyword-marsh = { $form ->
    [many] marshes
   *[one] marsh
}
noun-keyword-mountain = { $form ->
    [many] mountains
   *[one] mountain
}
noun-keyword-plains = { $form ->
    [many] plains sites
    [one] plains site
   *[attribute] plains
}
noun-keyword-river = { $form ->
    [many] rivers
   *[one] river
}
noun-keyword-underground = { $form ->
    [many] underground sites
    [one] underground site
   *[attribute] underground
}
