# The page of a match that is over.

tally-out = kiesett

luck-drawn = hasznos: { $got }, várható: { $expected }
luck-about = Egy húzott lap hasznos, ha az asztal szerint a maga fázisában kijátszható, vagy gyógyíthat. Az Árny lapjai a kezedben lévő kegyencekkel számítanak, alkony mindig van elég. A várható érték annak a paklinak az átlaga, amelyből a lap jött. A 2 feletti vagy −2 alatti szám ritka: húsz játszmából egy.
luck-of-use = Hasznos lapok, { $count } húzásból
luck-free = Szabad Népek lapjai
luck-minions = Kegyencek
luck-lost = Véletlenül elvesztett hasznos lapok, { $count } lapból
