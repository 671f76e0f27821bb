# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = Pán prstenů: sběratelská karetní hra
lessons-about = Osm krátkých lekcí na skutečném stole, každá jednu až tři minuty.
unofficial = Pán prstenů TCG: nevytvořili, neschválili ani nepodporují vydavatelé ani držitelé práv k Pánu prstenů.
seat-a = Hráč A
seat-b = Hráč B
seat-c = Hráč C
seat-d = Hráč D
seat-e = Hráč E
starter-fotr-aragorn = Aragorn (The Fellowship of the Ring)
starter-fotr-gandalf = Gandalf (The Fellowship of the Ring)
starter-mom-gandalf = Gandalf (Mines of Moria)
starter-mom-gimli = Gimli (Mines of Moria)
starter-rotel-boromir = Boromir (Realms of the Elf-lords)
starter-rotel-legolas = Legolas (Realms of the Elf-lords)

door-about = Projděte se společníky devět míst. Přisluhovači čekají.
door-picture = Karty: Aragorn, Gandalf, Frodo, Jeden prsten a Černokněžný král.
standing = { $turn }. tah, na místě { $sites }
deck-first = Aragornův balíček
# Where there is little room, as in lists.
title-short = Karetní hra
# Before the first turn.
standing-bids = sázky
