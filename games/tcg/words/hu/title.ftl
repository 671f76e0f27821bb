# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = A Gyűrűk Ura gyűjthető kártyajáték
lessons-about = Nyolc rövid lecke a valódi asztalon, egyenként egy–három perc.
unofficial = A Gyűrűk Ura TCG: nem a kiadók és nem A Gyűrűk Ura jogtulajdonosai készítették, hagyták jóvá vagy támogatják.
seat-a = A játékos
seat-b = B játékos
seat-c = C játékos
seat-d = D játékos
seat-e = E játékos
starter-fotr-aragorn = Aragorn (The Fellowship of the Ring)
starter-fotr-gandalf = Gandalf (The Fellowship of the Ring)
starter-mom-gandalf = Gandalf (Mines of Moria)
starter-mom-gimli = Gimli (Mines of Moria)
starter-rotel-boromir = Boromir (Realms of the Elf-lords)
starter-rotel-legolas = Legolas (Realms of the Elf-lords)

door-about = Járj be kilenc helyszínt útitársaiddal. A kegyencek várnak.
door-picture = Kártyák: Aragorn, Gandalf, Frodo, az Egy Gyűrű és a Boszorkányúr.
standing = { $turn }. kör, { $sites }. helyszín
deck-first = Aragorn-pakli
# Where there is little room, as in lists.
title-short = Kártyajáték
# Before the first turn.
standing-bids = tétek
