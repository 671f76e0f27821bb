# Co je co a proč něco není dovoleno: pro toho, kdo na věc ukáže nebo se zeptá.

## Regiony a kdo v nich stojí

explain-no-nation = nepatří žádnému národu
explain-held = drží { $side }
explain-site-town = Ve městech se shromažďují posily národa.
explain-site-city = Ve velkoměstě se shromažďují posily národa; v prvním kole bitvy zasahuje útočník jen šestkou.
explain-site-stronghold = V pevnosti se shromažďují posily národa; obránci mohou ustoupit dovnitř a vydržet obléhání.
explain-site-fortification = V prvním kole bitvy zde zasahuje útočník jen šestkou.
explain-control = Štít se znakem strany označuje dobyté sídlo. Počítají se za ně body a nikdo v něm neshromažďuje posily.
explain-siege = Za hradbou je obleženo nejvýše 5 jednotek. Zaútočit na ně může jen armáda venku. Samy mohou jen podniknout výpad.
explain-walls = Neprostupná hranice: { $regions }.
explain-army = Jednotky: { $units } · bojové kostky: { $dice } · velení: { $leadership }
kind-regular = Běžné
kind-elite = Elitní
kind-leader = Vůdci
kind-nazgul = Nazgûlové
explain-figure-regular = Běžná jednotka (kulatý štít): odstraní ji jeden zásah.
explain-figure-elite = Elitní jednotka (špičatý štít): jeden zásah z ní udělá běžnou, dva ji odstraní.
explain-figure-leader = Vůdce (praporec): není jednotka; dovolí znovu hodit jednou neúspěšnou kostkou a padne s poslední jednotkou.
explain-figure-nazgul = Nazgûl (křídla): vůdce Stínu; doletí kamkoli, jen ne k neobleženým pevnostem nepřítele.

## Postavy

explain-character = Úroveň { $level }, velení { $leadership }.
explain-captain = Kapitán Západu: o jednu bojovou kostku pro jeho armádu více.
ability-gandalf-the-grey = Jako průvodce: zahrajete-li kartu kostkou události, smíte si dobrat kartu ze stejného balíčku.
ability-strider = Jako průvodce: Společenstvo lze ukrýt kteroukoli kostkou. V neztraceném Minas Tirith, Dol Amrothu nebo Pelargiru se z něj Vůlí Západu stane Aragorn.
ability-boromir = V neztraceném velkoměstě nebo pevnosti Gondoru: kterákoli kostka může posunout Gondor k válce.
ability-legolas = V neztracené pevnosti elfů: kterákoli kostka může posunout Elfy k válce.
ability-gimli = V neztraceném Ereboru: kterákoli kostka může posunout Trpaslíky k válce.
ability-meriadoc = Jako průvodce může opustit Společenstvo a snížit poškození o 1. Padne-li při pátrání mimo Mordor, jen se oddělí.
ability-peregrin = Jako průvodce může opustit Společenstvo a snížit poškození o 1. Padne-li při pátrání mimo Mordor, jen se oddělí.
ability-gollum = Vede Nositele Prstenu, když nezbývá žádný Společník: obyčejné žetony s číslem neodhalují a může Společenstvo odhalit, aby snížil poškození o 1.
ability-gandalf-the-white = Přichází Vůlí Západu, když Gandalf Šedý opustil Společenstvo a ve hře už byl Služebník. Na začátku bitvy se může vzdát svého velení a zrušit tím velení všech Nazgûlů.
ability-aragorn = Vůlí Západu nahradí Chodce.
ability-saruman = Nikdy se nepohybuje. Elitní jednotky Železného pasu jsou i vůdci. Kostka shromáždění přivede běžnou jednotku do každého sídla Železného pasu, nebo změní dvě běžné jednotky v Orthanku v elitní.
ability-witch-king = Létá jako Nazgûl. Použije-li Stín v prvním kole jeho bitvy bojovou kartu, smí si dobrat kartu ze stejného balíčku.
ability-mouth-of-sauron = Jednou za kolo lze kostku shromáždění použít jako kostku armády.

## Kostky, prsteny a karty

explain-face-character = { $side ->
        [fp] Postup nebo ukrytí Společenstva; oddělení nebo přesun Společníků; přesun nebo útok jedné armády s vůdcem nebo postavou; karta postavy.
       *[sh] Přesun Nazgûlů a Služebníků; přesun nebo útok jedné armády s vůdcem, Nazgûlem nebo Služebníkem; karta postavy.
    }
explain-face-army = Přesun až dvou armád, nebo útok jednou; karta armády.
explain-face-muster = { $side ->
        [fp] Posily národů ve válce, nebo posun národa k válce; karta shromáždění.
       *[sh] Posily národů ve válce, příchod Služebníka, nebo posun národa k válce; karta shromáždění.
    }
explain-face-muster-army = Použije se jako kostka shromáždění, nebo jako kostka armády.
explain-face-event = Dobrání karty události, nebo zahrání kterékoli karty události.
explain-face-will = Použije se jako kterýkoli jiný výsledek; nebo přivede Gandalfa Bílého či Aragorna.
explain-face-eye = Žádná akce: jde do pole pátrání a posiluje pátrání.
explain-rings-fp = Jednou za kolo změní elfí prsten výsledek jedné vaší kostky (nikdy na Vůli Západu). Pak připadne Stínu.
explain-rings-sh = Jednou za kolo změní prsten, který Svobodné národy použily, výsledek jedné kostky Stínu (ne však Oko). Pak je ze hry venku.
explain-hand = Na začátku kola si každá strana dobere po kartě z obou svých balíčků. V ruce může být nejvýše { $most } karet.

## Společenstvo a pátrání

explain-fellowship = Figurka ukazuje, kde byli Nositelé Prstenu naposledy viděni. Každý postup přidá krok; na své místo se postaví, když jsou ohlášeni nebo odhaleni. Dokud jsou odhaleni, nemohou postupovat.
explain-reach = Nyní mohou být v kterémkoli z regionů, jichž je { $count }. Velkoměsta a pevnosti mezi nimi: { $regions }.
explain-corruption = Poškození z pátrání, které na sebe nevzal žádný Společník. Při { $most } vítězí Stín. Ohlášení v neztraceném velkoměstě nebo pevnosti Svobodných národů uzdraví 1.
explain-mordor-title = Cesta Mordorem
explain-mordor = Z Minas Morgul nebo Morannonu může Společenstvo ve fázi 2 vstoupit do Mordoru. Každý postup pak losuje žeton; po pěti krocích je Prsten zničen. Kolo bez postupu stojí 1 podmanění.
explain-hunt-box = Kdykoli Společenstvo postoupí, hodí Stín tolika kostkami, kolik jich tu má, nejvýše 5. Šestka je úspěch; každá zdejší kostka Svobodných národů přičítá 1. Při úspěchu se losuje žeton.
explain-pool = Žetony, které lze ještě vylosovat. Když dojdou, základní žetony se vrátí.
explain-tile-number = Poškození: { $count }.
explain-tile-heals = Žádné poškození; podmanění klesá o { $count }.
explain-tile-eye = Poškození je počet úspěchů pátrání. Na Cestě Mordorem je to počet kostek v poli pátrání.
explain-tile-die = O poškození rozhodne hod kostkou.
explain-tile-reveal = Společenstvo je odhaleno.
explain-tile-stop = Na Cestě Mordorem se Společenstvo nepohne dál.
explain-tile-card = Do hry ho přináší { $card }.

## Politika a body

explain-politics = Kroužek je aktivní národ, kosočtverec pasivní. V posledním poli jsou národy ve válce.
explain-at-war = Shromažďuje posily, útočí a překračuje všechny hranice.
explain-active = Lze jej posunout až k válce. Do té doby neshromažďuje posily kostkami, neútočí a nevstupuje do regionů jiných národů.
explain-passive = Než vstoupí do války, musí být aktivní. Aktivním jej učiní útok, vpád, Společník nebo v něm ohlášené Společenstvo.
explain-points-fp = Za dobyté pevnosti (2) a velkoměsta (1) Stínu. Se 4 na konci kola vítězí Svobodné národy.
explain-points-sh = Za dobyté pevnosti (2) a velkoměsta (1) Svobodných národů. S 10 na konci kola vítězí Stín.
explain-taken = Dobyto: { $regions }.

## Proč ne: každé pravidlo, na které se může odmítnutí odvolat, krátce

law-w1-6-7 = Nositelé Prstenu a Glum nikdy nestojí na mapě sami.
law-w3-4-1 = Do pole pátrání nesmí víc kostek, než kolik je ve Společenstvu Společníků.
law-w3-4-2 = Společenstvo minulé kolo postupovalo: do pole pátrání musí aspoň jedna kostka.
law-w4-1-1 = Žádná nepoužitá kostka tohle neukazuje.
law-w4-1-5 = Nic by se s tím teď nedalo provést.
law-w4-2-3 = K postupu nebo ukrytí Společenstva je třeba výsledek postava.
law-w4-2-4 = K oddělení nebo přesunu Společníků je třeba výsledek postava.
law-w4-2-5 = K přesunu Nazgûlů a Služebníků je třeba výsledek postava.
law-w4-2-6 = K tomu je třeba výsledek armáda, nebo výsledek postava a v armádě vůdce nebo postava.
law-w4-2-7 = K posunu národa je třeba výsledek shromáždění.
law-w4-2-8 = K posilám je třeba výsledek shromáždění.
law-w4-2-9 = K příchodu Služebníka je třeba výsledek shromáždění.
law-w4-2-10 = K dobrání karty je třeba výsledek událost.
law-w4-2-13 = K tomu je třeba Vůle Západu.
law-w4-3-1 = Pasovat můžete, jen máte-li méně nepoužitých kostek než soupeř.
law-w4-5-1 = To teď žádný váš elfí prsten nedokáže.
law-w4-5-4 = V tomto kole jste už elfí prsten použili.
law-w4-5-5 = Prsten nevytvoří Vůli Západu a nezmění Oko.
law-w5-1-1 = Ten balíček je prázdný.
law-w5-3-1 = Touto kostkou se ta karta nehraje.
law-w5-3-2 = Podmínka karty není splněna.
law-w5-3-4 = Nic z toho, co karta říká, by se teď nedalo provést.
law-w5-4-1 = Zakazuje to karta na stole.
law-w5-4-3 = Touto kostkou tu kartu ze stolu odložit nelze.
law-w6-1-2 = Gandalf Bílý přijde, jen když Gandalf Šedý opustil Společenstvo a ve hře už byl Služebník.
law-w6-1-3 = Chodec musí být v Minas Tirith, Dol Amrothu nebo Pelargiru a nesmí je držet nepřítel.
law-w6-2-1 = Tento Služebník teď přijít nemůže. Každý přijde jednou, je-li splněna jeho podmínka.
law-w6-2-2 = Černokněžný král přijde, když jsou ve válce Sauron a některý svobodný národ, k armádě s jednotkou Saurona.
law-w6-2-3 = Saruman přijde, když je Železný pas ve válce a Orthank není ztracen.
law-w6-2-4 = Ústa Sauronova přijdou, když je Společenstvo na Cestě Mordorem, nebo jsou ve válce všechny svobodné národy.
law-w6-3-1 = Tak daleko jeho úroveň nestačí.
law-w6-3-4 = V regionu s pevností Stínu se Společník musí zastavit.
law-w6-3-5 = Do obležené pevnosti se Společník nedostane, ani z ní ven.
law-w6-3-6 = Tato postava se nikdy nepohybuje.
law-w6-4-1 = Žádný Nazgûl ani Přisluhovač se během jedné akce nepohne dvakrát.
law-w6-4-2 = Nazgûlové nelétají k pevnosti Svobodných národů, která není obležena.
law-w6-4-4 = Saruman nikdy neopouští Orthank.
law-w6-4-5 = Ústa Sauronova jdou nejvýše o 3 regiony a ne do vlastní obležené pevnosti ani z ní.
law-w6-4-6 = Bez armády Služebník nevstoupí k neobležené pevnosti Svobodných národů.
law-w6-6-8 = K tomu musí být Společník doma: v neztraceném sídle svého lidu.
law-w6-6-9 = Hlas potřebuje Sarumana ve hře a Orthank neztracený a neobležený.
law-w7-2-3 = V regionu může být nejvýše 10 jednotek.
law-w7-3-1 = Jedno shromáždění přivede dvě běžné jednotky, dva vůdce, po jednom, nebo jednu elitní jednotku.
law-w7-3-2 = Jeho národ není ve válce.
law-w7-3-3 = Nové figurky přicházejí do sídla svého národa, Nazgûlové do pevnosti Saurona.
law-w7-3-4 = Dvě figurky musí do dvou různých sídel.
law-w7-3-5 = Vůdce přijde jen tam, kde je jednotka jeho strany.
law-w7-4-1 = Kde sídlo drží nebo obléhá nepřítel, tam se posily neshromažďují.
law-w7-4-2 = V posilách už žádné nezbývají.
law-w7-5-1 = Armáda se přesouvá do sousedního regionu, který je pro ni volný.
law-w7-5-3 = S výsledkem postava musí jít i vůdce nebo postava.
law-w7-5-5 = Musí jít aspoň jedna jednotka a vůdce nesmí zůstat bez jednotky.
law-w7-5-6 = Žádná figurka se v jedné akci nepřesune dvakrát.
law-w7-5-9 = Stojí tam nepřítel: musíte zaútočit.
law-w7-5-11 = Do obležené pevnosti se nikdo nepřesune, ani z ní ven.
law-w7-6-1 = Tato armáda by nemohla skončit tam, kde to karta chce.
law-w8-1-2 = Žádná její jednotka nepatří národu ve válce.
law-w8-1-3 = Není tam nepřátelská armáda, na kterou by šlo zaútočit.
law-w8-1-4 = S výsledkem postava musí být v armádě vůdce nebo postava.
law-w8-2-1 = Útočníci i zadní voj potřebují aspoň jednu jednotku.
law-w8-2-2 = S výsledkem postava musí být mezi útočníky vůdce nebo postava.
law-w8-2-4 = Čí národ není ve válce, zůstává v zadním voji.
law-w8-4-5 = Podmínka bojové karty není splněna.
law-w8-6-1 = Znovu se hází nejvýše tolika neúspěšnými kostkami, kolik je velení, a nejvýše 5.
law-w8-8-3 = Armáda ustupuje do sousedního volného regionu.
law-w8-8-4 = Ten region není volný: stojí tam nepřítel, nebo drží sídlo.
law-w8-8-5 = Obležení ustoupit nemohou.
law-w8-9-2 = Postoupí aspoň jedna jednotka, nebo nikdo.
law-w8-9-3 = Zadní voj nepostupuje a vůdce nesmí zůstat bez jednotky.
law-w9-4-5 = Obležení mohou jen podniknout výpad.
law-w9-5-1 = Na obleženou pevnost může zaútočit jen armáda ve stejném regionu.
law-w10-1-2 = Pasivní národ do války nevstoupí.
law-w10-3-1 = Nemůže postoupit: už je ve válce, nebo je to národ soupeře.
law-w10-4-1 = Dokud není jeho národ ve válce, nikdo nevstoupí do země jiného národa.
law-w11-2-1 = Průvodcem může být jen Společník s nejvyšší úrovní.
law-w11-4-1 = Společenstvo je odhaleno; nejprve se musí ukrýt.
law-w11-5-2 = Ten region nesousedí volnou cestou.
law-w11-6-2 = Ten region nesousedí volnou cestou.
law-w11-6-3 = Odhalené Společenstvo nesmí skončit ve velkoměstě nebo pevnosti, které drží jeho strana.
law-w15-7-1 = Verbujete, přesouváte, útočíte a posouváte jen se svými národy.
law-w15-7-3 = Nazgûly verbuje jen hráč Černokněžného krále.
law-w15-7-4 = Tento Služebník patří spoluhráči.
law-w15-7-5 = Schopnost Služebníka používá jen jeho hráč.
law-w15-7-7 = Služebník spoluhráče útočí jen ve smíšené armádě.
law-w15-8-1a = Nejsou tu dvě armády ke spojení, nebo jste je už v tomto tahu navrhli.
law-w15-8-4 = Tuto smíšenou armádu ovládá spoluhráč.
law-w15-8-5 = Část, která jedná, byste neovládali.
law-w15-9-1 = Na kartě je ikona spoluhráče.
law-w15-9-3 = Karta platí jen pro vaše národy.
law-w15-11-2 = Vaše poslední akce byla s tímto národem nebo armádou.
law-w16-1-2a = Kdo ohlásí bojovou kartu, vyloží použitelnou; kdo žádnou nemá, řekne ne.
law-w16-2-1 = V této partii odhalené Společenstvo neskončí v regionu se sídlem Svobodných národů.
law-w16-2-6 = V této partii se Ústa Sauronova zastaví u pevnosti Svobodných národů.
law-w17-2-1 = Takový žeton nemáte.
law-w11-7-1 = Společenstvo už je skryté.
law-w11-9-1 = Na Cestě Mordorem Společenstvo nikdo neopustí.
law-w11-9-2 = To je dál než kroky Společenstva a jeho úroveň dohromady.
law-w11-9-5 = Společník, který opustil Společenstvo, se do něj už nikdy nevrátí.
law-w12-3-2 = Znovu se hází nejvýše jednou kostkou za každé z tohoto: pevnost Stínu, jeho jednotky, Nazgûlové.
law-w15-3-3 = Karty se neukazují ani se o nich nemluví. Smíte říci jen to, zda chcete výměnu.
