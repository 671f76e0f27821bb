# The page of a match that is over.

tally-out = oyun dışı
