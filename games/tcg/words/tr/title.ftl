# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = Yüzüklerin Efendisi Koleksiyon Kart Oyunu
lessons-about = Gerçek masada sekiz kısa ders, her biri bir ile üç dakika.
unofficial = Yüzüklerin Efendisi TCG: yayıncıları ya da Yüzüklerin Efendisi'nin hak sahipleri tarafından yapılmamış, onaylanmamış ve desteklenmemiştir.
seat-a = Oyuncu A
seat-b = Oyuncu B
seat-c = Oyuncu C
seat-d = Oyuncu D
seat-e = Oyuncu E
starter-fotr-aragorn = Aragorn (The Fellowship of the Ring)
starter-fotr-gandalf = Gandalf (The Fellowship of the Ring)
starter-mom-gandalf = Gandalf (Mines of Moria)
starter-mom-gimli = Gimli (Mines of Moria)
starter-rotel-boromir = Boromir (Realms of the Elf-lords)
starter-rotel-legolas = Legolas (Realms of the Elf-lords)

door-about = Yoldaşlarınızla dokuz mekânı aşın. Uşaklar bekliyor.
door-picture = Kartlar: Aragorn, Gandalf, Frodo, Tek Yüzük ve Cadı Kral.
standing = { $turn }. tur, mekân { $sites }
deck-first = Aragorn destesi
# Where there is little room, as in lists.
title-short = Kart oyunu
# Before the first turn.
standing-bids = teklifler
