# The page of a match that is over.

tally-out = mimo hru

luck-drawn = užitečné: { $got }, očekáváno { $expected }
luck-about = Líznutá karta je užitečná, pokud ji stůl dovolí zahrát v její fázi, nebo může léčit. Karty Stínu se počítají s přisluhovači ve vaší ruce, soumraku je vždy dost. Očekávaný je průměr balíčku, ze kterého karta přišla. Nad 2 nebo pod −2 je to neobvyklé: jednou za dvacet partií.
luck-of-use = Užitečné karty, líznuto { $count }
luck-free = Karty Svobodných národů
luck-minions = Přisluhovači
luck-lost = Užitečné karty ztracené náhodou, z { $count }
