# The deck builder: what is on the page, and what is wrong with a deck. The rules themselves are named by their numbers.

## What is wrong

fault-line = This line cannot be read.
fault-card = There is no card { $code }.
fault-count = One line holds 1 to 99 of a card.
fault-second = There is one already.
fault-no-ring-bearer = No Ring-bearer yet
fault-not-a-ring-bearer = { $card } cannot start as Ring-bearer
fault-no-ring = No Ring yet
fault-not-the-ring = { $card } is not The One Ring
fault-too-few = { $count ->
        [one] 1 more card: a draw deck has at least { $least }
       *[other] { $count } more cards: a draw deck has at least { $least }
    }
fault-sides = { $side ->
        [free] { $count ->
            [one] 1 more Free Peoples card: both sides must be equal
           *[other] { $count } more Free Peoples cards: both sides must be equal
        }
       *[shadow] { $count ->
            [one] 1 more Shadow card: both sides must be equal
           *[other] { $count } more Shadow cards: both sides must be equal
        }
    }
fault-not-for-the-draw-deck = Not for the draw deck: { $card }
fault-too-many = { $count } × { $card }: at most { $most } of one title
fault-too-many-bearers = { $count } × { $card }: at most { $most } besides the Ring-bearer
fault-not-a-site = { $card } is no site
fault-no-site = No site { $site } yet: one of each number
fault-site-twice = Site { $site } twice: { $card }

## The page

builder-title = Deck
builder-name = Name of the deck
builder-new = New deck
builder-kept = kept as you build
builder-keeping = keeping …
builder-local = kept in this browser only
builder-changed = This deck was changed elsewhere since you opened it.
builder-keep-mine = Keep mine as a new deck
builder-take-other = Take the other
builder-shared = Somebody showed you this deck.
builder-copy = Copy it to my decks
builder-starters = Starters
builder-starters-about = A starter takes the place of what is in this deck. You can undo that.
builder-text = Import, export
builder-hand = Random hand
builder-try = Try it out
builder-try-not = Legal decks only: see what is missing.
builder-undo = Undo
builder-share = Share
builder-removed = Taken out: { $card }
builder-find = Find cards
builder-search = Name, keyword, or what it does: orc discard
builder-found = { $count } of { $all }
builder-nothing = No card is like that.
builder-anything = All cards
builder-further = Show more
builder-cultures = Culture
builder-costs = Twilight cost
builder-cost = Cost { $cost }
builder-cost-most = Cost { $cost } or more
builder-types = Type
builder-sets = Set
builder-set = Set { $set }
builder-any-keyword = Any keyword
builder-keyword = Keyword
builder-pool = Cards found
builder-pointed = The card pointed at
builder-in-deck = { $count } in the deck
builder-copies = { $count } of { $most }
builder-add = One more: { $card }
builder-less = One less: { $card }
builder-bears = Bears the Ring
builder-set-of = Set { $set }, { $rarity ->
        [C] common
        [U] uncommon
        [R] rare
       *[P] promotional
    }
builder-deck = Your deck
builder-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
builder-besides = + Ring-bearer, Ring, { $sites } of { $most } sites
builder-legal = Legal
builder-unchecked = Not checked: there is no connection.
builder-more-faults = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
builder-rule = Rule { $rule }
builder-balance = { $free } Free Peoples, { $shadow } Shadow
builder-curve = How many cards cost how much
builder-curve-said = Cost { $cost }: { $free } Free Peoples, { $shadow } Shadow
builder-bearer-and-ring = Ring-bearer and Ring
builder-no-bearer = Choose a Ring-bearer
builder-no-ring = Choose a Ring
builder-road = Sites, one of each number
builder-shadow-numbers = Shadow numbers below
builder-site = Site { $number }: { $card }
builder-site-missing = Site { $number } is missing: choose one
builder-tab-find = Find
builder-tab-deck = Deck { $count }
builder-tabs = Parts of the page
builder-read = Read { $card }

## Text

builder-text-ours = With names
builder-text-bare = Codes only (4x1_9)
builder-text-about = Paste a list here, ours or one with codes such as 4x1_9.
builder-text-list = The deck as text
builder-text-take = Take this list
builder-text-take-read = Take what can be read
builder-text-copy = Copy
builder-text-copied = Copied
builder-text-line = Line { $line }: { $what }
builder-hand-about = { $count ->
        [one] One card of your draw deck, at random.
       *[other] { $count } cards of your draw deck, at random.
    }
builder-hand-again = Another hand
