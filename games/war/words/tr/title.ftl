# Oyunlarının dışında oyun hakkında söylenenler: ilk sayfada, listelerde, davetlerde.

title = Yüzük Savaşı
unofficial = Yüzük Savaşı: yayıncıları veya Yüzüklerin Efendisi'nin sahipleri tarafından yapılmamış, onaylanmamış ve desteklenmemiştir.
lessons-about = Gerçek tahtada on kısa ders, her biri bir ile dört dakika.
seat-fp = Özgür Halklar
seat-sh = Gölge
seat-gondor = Gondor
seat-rohan = Rohan
seat-witch-king = Cadı Kral
seat-saruman = Saruman
seat-about-gondor = Gondor ve Elfler
seat-about-rohan = Rohan, Kuzey ve Cüceler
seat-about-witch-king = Sauron, Cadı Kral ve Sauron'un Ağzı
seat-about-saruman = Isengard, Güneyli ve Doğulu, Saruman
team-0 = Özgür Halklar
team-1 = Gölge
goal-fp = Özgür Halklar: Yüzük'ü Kıyamet Çatlağı'na götürün veya 4 zafer puanı kazanın.
goal-sh = Gölge: Yüzük Taşıyıcılarını yozlaştırın veya 10 zafer puanı kazanın.
door-about = Orduları haritada yürütün ya da Yüzük'ü aralarından kaçırın.
door-picture = Harita: bir ordunun hedefi Helm's Deep.
standing = { $turn }. tur, { $points } puan
