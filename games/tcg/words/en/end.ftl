# The page of a match that is over.

tally-out = out of the game
