# The page of a match that is over.

tally-out = mimo hru
