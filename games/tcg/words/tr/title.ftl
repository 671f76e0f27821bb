# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = Yüzüklerin Efendisi Koleksiyon Kart Oyunu
unofficial = Yüzüklerin Efendisi TCG: yayıncıları ya da Yüzüklerin Efendisi'nin hak sahipleri tarafından yapılmamış, onaylanmamış ve desteklenmemiştir.
seat-a = Oyuncu A
seat-b = Oyuncu B
seat-c = Oyuncu C
seat-d = Oyuncu D
seat-e = Oyuncu E
