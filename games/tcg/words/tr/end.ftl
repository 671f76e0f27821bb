# The page of a match that is over.

tally-out = oyun dışı

luck-drawn = işe yarar: { $got }, beklenen { $expected }
luck-about = Çektiğiniz kart, masa onu kendi aşamasında oynatıyorsa ya da iyileştirebiliyorsa işe yarar. Gölge kartları elinizdeki uşaklarla sayılır, alacakaranlık hep yeter. Beklenen, kartın geldiği destenin ortalamasıdır. 2’nin üstü ya da −2’nin altı olağan dışıdır: yirmi oyunda bir.
luck-of-use = İşe yarar kartlar, çekilen { $count }
luck-free = Özgür Halklar kartları
luck-minions = Uşaklar
luck-lost = Rastgele yitirilen işe yarar kartlar, { $count } içinden
