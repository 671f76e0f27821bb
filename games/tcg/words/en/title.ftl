# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = The Lord of the Rings Trading Card Game
lessons-about = Eight short lessons on the real table, one to three minutes each.
unofficial = The Lord of the Rings TCG: not made, endorsed or supported by its publishers or by the owners of The Lord of the Rings.
seat-a = Player A
seat-b = Player B
seat-c = Player C
seat-d = Player D
seat-e = Player E
starter-fotr-aragorn = Aragorn (The Fellowship of the Ring)
starter-fotr-gandalf = Gandalf (The Fellowship of the Ring)
starter-mom-gandalf = Gandalf (Mines of Moria)
starter-mom-gimli = Gimli (Mines of Moria)
starter-rotel-boromir = Boromir (Realms of the Elf-lords)
starter-rotel-legolas = Legolas (Realms of the Elf-lords)

door-about = Walk nine sites with your companions. Minions are waiting.
door-picture = Cards: Aragorn, Gandalf, Frodo, The One Ring and The Witch-king.
standing = turn { $turn }, at site { $sites }
deck-first = Aragorn deck
# Where there is little room, as in lists.
title-short = Card game
# Before the first turn.
standing-bids = bids
