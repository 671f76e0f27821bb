# The page of a match that is over.

tally-out = out of the game

luck-drawn = { $got } of use, { $expected } expected
luck-about = A card you draw is of use if the table lets you play it in its own phase, or if it can heal. Shadow cards count with the minions of your hand, twilight never lacks. Expected is the average of the deck the card came from. Beyond 2 or −2 it is unusual: once in twenty matches.
luck-of-use = Cards of use, of { $count } drawn
luck-free = Free Peoples cards
luck-minions = Minions
luck-lost = Cards of use lost at random, of { $count }
