# Karty událostí: jejich názvy, co dělají jejich události a bojové poloviny, a upřesnění. Vše vlastními slovy.
#
# U karty: -event je její událost, -combat co dělá v bitvě, -rulings co z nich není zřejmé.
# Bojový titul má více karet společný, a tak i jeho texty. Co mají mnohé události společné, je termín.

## Bojové tituly

title-advantageous-position = Advantageous Position
title-anduril = Andúril
title-black-breath = Black Breath
title-blade-of-westernesse = Blade of Westernesse
title-brave-stand = Brave Stand
title-charge = Charge
title-confusion = Confusion
title-cruel-as-death = Cruel as Death
title-daring-defiance = Daring Defiance
title-daylight = Daylight
title-deadly-strife = Deadly Strife
title-desperate-battle = Desperate Battle
title-devilry-of-orthanc = Devilry of Orthanc
title-dread-and-despair = Dread and Despair
title-durins-bane = Durin's Bane
title-ents-rage = Ents' Rage
title-fateful-strike = Fateful Strike
title-foul-stench = Foul Stench
title-great-host = Great Host
title-heroic-death = Heroic Death
title-huorn-dark = Huorn-dark
title-it-is-a-gift = It Is a Gift
title-mighty-attack = Mighty Attack
title-mumakil = Mûmakil
title-nameless-wood = Nameless Wood
title-no-quarter = No Quarter
title-one-for-the-dark-lord = One for the Dark Lord
title-onslaught = Onslaught
title-relentless-assault = Relentless Assault
title-scouts = Scouts
title-servant-of-the-secret-fire = Servant of the Secret Fire
title-shield-wall = Shield-wall
title-sudden-strike = Sudden Strike
title-swarm-of-bats = Swarm of Bats
title-they-are-terrible = They Are Terrible
title-valour = Valour
title-we-come-to-kill = We Come to Kill
title-words-of-power = Words of Power

## Co bojové tituly dělají, a upřesnění

combat-advantageous-position-text = Lze použít, pokud region obránce patří svobodnému národu. Stín odečte 1 od každé kostky svého bojového hodu; hozená 6 zasahuje i tak.
combat-advantageous-position-rulings-text = Opakovaný hod Stínu se nemění. Obráncem smí být kterákoli strana. Osgiliath nepatří žádnému národu.
combat-anduril-text = Lze použít, pokud se bitvy účastní Chodec nebo Aragorn. Pro toto kolo bitvy se vzdá svého velení; za to se po bojovém hodu změní v zásah 1 neúspěšná kostka (Chodec), nebo 1 či 2 neúspěšné kostky (Aragorn). Těmito kostkami se znovu nehází.
combat-anduril-rulings-text = Nic se nestane, pokud je jeho velení zrušeno nebo Svobodné národy nemají v tomto kole bitvy opakovaný hod.
combat-black-breath-text = Lze použít, pokud se bitvy účastní Nazgûl nebo Černokněžný král. Přinese-li opakovaný hod Stínu aspoň 1 zásah, smí Stín navíc vyřadit jednoho nepřátelského vůdce v bitvě, nebo jednoho Společníka, jehož úroveň nepřevyšuje počet těchto zásahů.
combat-black-breath-rulings-text = Padne nejvýše jedna figurka. Počítají se jen zásahy z opakovaného hodu a ty působí ztráty jako obvykle. Moc Gandalfa Bílého nad velením Nazgûlů kartu nezastaví.
combat-blade-of-westernesse-text = Lze použít, pokud se bitvy účastní Smělmír Brandorád nebo Peregrin Bral. Přinese-li opakovaný hod Svobodných národů aspoň 1 zásah a bitvy se účastní Služebník, použije se právě jeden z těchto zásahů k vyřazení jednoho takového Služebníka podle jejich volby.
combat-blade-of-westernesse-rulings-text = Černokněžný král je Služebník, ostatní Nazgûlové ne. Zásah z bojového hodu takto použít nelze. Použitý zásah nepůsobí ztrátu mezi jednotkami. Bez Služebníka nebo bez opakovaného hodu se nic nestane.
combat-brave-stand-text = Lze použít, pokud se bitvy účastní Společník. V bojovém hodu hází Stín o 1 kostku méně za každého Společníka v bitvě, nejméně však 1 kostkou.
combat-brave-stand-rulings-text = Kostky se odečítají až po omezení na 5. Společník označený kartou Words of Power se stále počítá.
combat-charge-text = Lze použít, pokud se bitvy účastní elitní jednotka Svobodných národů. Před bojovým hodem provedou Svobodné národy útok navíc s 1 kostkou za každou takovou jednotku, nejvýše s 5; zasahuje stejně jako jejich bojový hod a zásahy se přijímají ihned.
combat-charge-rulings-text = Znovu se při něm nehází a nepřátelská karta nemění ani jeho kostky, ani ztráty.
combat-confusion-text = Každá 1, kterou Stín hodí v bojovém hodu, je zásah proti jeho vlastní armádě; přijímá se s ostatními ztrátami. Těmito kostkami nelze hodit znovu.
combat-confusion-rulings-text = Jedničky v opakovaném hodu nebo v útoku navíc se nepočítají. Karta Mûmakil počítá tyto zásahy Svobodným národům.
combat-cruel-as-death-text = Lze použít, pokud mají Nazgûlové v bitvě velení aspoň 2. Stín obětuje pro toto kolo bitvy 2 velení Nazgûlů a přičte 1 ke každé kostce svého bojového hodu.
combat-cruel-as-death-rulings-text = Nazgûl má velení 1, Černokněžný král 2; ostatní Služebníci se nepočítají. Nelze použít, dokud Gandalf Bílý ruší velení Nazgûlů.
combat-daring-defiance-text = Lze použít, pokud se bitvy účastní Společník. Použije-li Stín v tomto kole bitvy bojovou kartu, je zcela zrušena a všichni Společníci v bitvě se pro toto kolo vzdají svého velení.
combat-daring-defiance-rulings-text = Bez karty Stínu se nic nestane a nikdo se velení nevzdá. Vůdcům velení zůstává. { -common-bats-or-defiance }
combat-daylight-text = Stín hází v bojovém hodu nejvýše 3 kostkami.
combat-deadly-strife-text = Obě strany přičtou 2 ke každé kostce svých bojových i opakovaných hodů.
combat-deadly-strife-rulings-text = Hozená 1 je i tak neúspěch.
combat-desperate-battle-text = Obě strany přičtou 1 ke každé kostce svých bojových i opakovaných hodů.
combat-desperate-battle-rulings-text = Hozená 1 je i tak neúspěch.
combat-devilry-of-orthanc-text = Lze použít, pokud se jednotka Železného pasu účastní útoku na obleženou pevnost. Stín přičte 1 ke každé kostce svého bojového hodu.
combat-devilry-of-orthanc-rulings-text = Bitva v poli v regionu s pevností nestačí.
combat-dread-and-despair-text = Lze použít, pokud mají Nazgûlové v bitvě velení aspoň 1. Stín obětuje pro toto kolo bitvy 1 nebo více velení Nazgûlů; Svobodné národy hází v bojovém hodu o tolik kostek méně, nejméně však 1 kostkou.
combat-dread-and-despair-rulings-text = Počet se volí, až karta působí; je-li předtím zrušena, nic se neztratí. Kostky se odečítají až po omezení na 5. Nelze použít, dokud Gandalf Bílý ruší velení Nazgûlů.
combat-durins-bane-text = Lze použít, pokud je obránce v Morii nebo nejvýše 2 regiony od ní. Před bojovým hodem provede Stín útok navíc se 3 kostkami, které zasahují při 4 nebo více; zásahy se přijímají ihned.
combat-durins-bane-rulings-text = Číslo 4 platí i proti velkoměstům, opevněním a pevnostem. Regiony se počítají jen přes prostupné hranice. Kartu Balrog of Moria lze k tomu použít i ze stolu.
combat-ents-rage-text = Lze použít, pokud je obránce ve Fangornu, v Orthanku nebo v regionu Rohanu. Svobodné národy přičtou 2 ke každé kostce svého bojového hodu.
combat-ents-rage-rulings-text = Obráncem smí být kterákoli strana. Brody přes Želíz jsou region Rohanu.
combat-fateful-strike-text = Lze použít, pokud se bitvy účastní vůdce Svobodných národů nebo Společník. Přinese-li jejich opakovaný hod 1 zásah, vyřadí Svobodné národy navíc jednoho Nazgûla v bitvě; přinese-li 2 nebo více, jednoho Nazgûla nebo jednoho Služebníka.
combat-fateful-strike-rulings-text = Černokněžný král se počítá jen jako Služebník. Zásahy působí ztráty jako obvykle. Nazgûl se vrací do posil, Služebník je ze hry venku.
combat-foul-stench-text = Lze použít, pokud mají Nazgûlové v bitvě velení aspoň 1. Mají-li aspoň takové velení jako celá armáda Svobodných národů, nemají Svobodné národy opakovaný hod.
combat-foul-stench-rulings-text = Žádné velení se neobětuje. Co předtím zrušily jiné karty, se nepočítá. Odpadne i to, co by způsobily karty Andúril, Mighty Attack, Blade of Westernesse a Fateful Strike. Nelze použít, dokud Gandalf Bílý ruší velení Nazgûlů.
combat-great-host-text = Má-li Stín po ztrátách v bitvě aspoň dvakrát tolik jednotek co Svobodné národy, získá ještě 1 zásah, který se přijímá ihned.
combat-great-host-rulings-text = Počítají se zbylé jednotky, bez zadních vojů.
combat-heroic-death-text = Lze použít, pokud se bitvy účastní vůdce Svobodných národů nebo Společník. Po hodech smějí Svobodné národy vyřadit jednoho vůdce v bitvě a zrušit tím 1 zásah, nebo jednoho Společníka a zrušit tím tolik zásahů, jaká je jeho úroveň.
combat-heroic-death-rulings-text = Padnout smí jen jedna figurka. Zásahy z útoků navíc zrušit nelze. Střetne-li se s kartou Black Breath, působí jako první karta obránce.
combat-huorn-dark-text = Lze použít, pokud je obránce ve Fangornu, v Orthanku nebo v regionu Rohanu. Stín hází v bojovém hodu nejvýše 2 kostkami.
combat-huorn-dark-rulings-text = Útoky navíc ani počet kostek k opakovanému hodu se neomezují.
combat-it-is-a-gift-text = Lze použít, pokud jsou Nositelé Prstenu v regionu obránce. Svobodné národy přičtou 1 ke každé kostce svého bojového i opakovaného hodu.
combat-it-is-a-gift-rulings-text = Obráncem smí být kterákoli strana. Na Cestě Mordorem nejsou Nositelé Prstenu v žádném regionu.
combat-mighty-attack-text = Lze použít, pokud se bitvy účastní Společník. Po bojovém hodu se jeden Společník vzdá pro toto kolo bitvy svého velení a 1 neúspěšná kostka Svobodných národů se změní v zásah; znovu se jí nehází.
combat-mighty-attack-rulings-text = Společník, jehož velení je zrušeno, se ho vzdát nemůže; jiný smí. Nic se nestane, pokud Svobodné národy nemají v tomto kole bitvy opakovaný hod. Kapitán Západu svou kostku přidává i tak.
combat-mumakil-text = Lze použít, pokud se bitvy účastní elitní jednotka Jižanů a Východňanů. V pořadí 3 přičte Stín 1 ke každé kostce svého bojového hodu. V pořadí 5, má-li Stín v tomto kole bitvy více zásahů než Svobodné národy, přidá 1 zásah.
combat-mumakil-rulings-text = Počítají se i zásahy Svobodných národů z dřívějšího útoku navíc a z karty Confusion. Karty Shield-wall a Heroic Death přicházejí příliš pozdě a porovnání nezmění. Zásahy přidané kartami No Quarter a Nameless Wood se počítají, jen když se Svobodné národy brání.
combat-nameless-wood-text = Lze použít, pokud je obránce ve Fangornu, v Orthanku nebo v regionu Rohanu. Přinese-li bojový a opakovaný hod Svobodných národů aspoň 1 zásah, přidají 2 zásahy.
combat-nameless-wood-rulings-text = Zásahy z útoků navíc se nepočítají.
combat-no-quarter-text = Přinese-li bojový a opakovaný hod Svobodných národů aspoň 1 zásah, přidají 1 zásah.
combat-one-for-the-dark-lord-text = Lze použít, pokud jsou Nositelé Prstenu v regionu obránce. Stín přičte 1 ke každé kostce svého bojového i opakovaného hodu.
combat-one-for-the-dark-lord-rulings-text = Obráncem smí být kterákoli strana. Na Cestě Mordorem nejsou Nositelé Prstenu v žádném regionu.
combat-onslaught-text = Po ztrátách smí Stín přijmout 0 až 4 zásahy na vlastní jednotky v bitvě. Pak hodí tolika kostkami: každá 4 nebo více je zásah proti Svobodným národům, který se přijímá ihned.
combat-onslaught-rulings-text = Nepočítají se figurky, ale zásahy: odstraněná elitní jednotka platí za 2. Číslo 4 platí v každém druhu bitvy. Stín nemůže přijmout víc zásahů, než jeho jednotky unesou.
combat-relentless-assault-text = Před bojovým hodem smí Stín přijmout 0 až 2 zásahy na vlastní jednotky v bitvě; tolik přičte ke každé kostce svého bojového hodu.
combat-relentless-assault-rulings-text = Nepočítají se figurky, ale zásahy: odstraněná elitní jednotka platí za 2. Kostky bojového hodu se počítají až po těchto ztrátách.
combat-scouts-text = Lze použít, pokud se Svobodné národy brání v bitvě v poli. Před všemi hody celá jejich armáda ustoupí do volného sousedního regionu, nebo, je-li na místě jejich vlastní pevnost, dovnitř do obležení; bitva končí a útočník smí postoupit.
combat-scouts-rulings-text = V regionu, kam ustupují, nesmí být žádná nepřátelská jednotka ani nepřátelské sídlo. Nepřátelská karta s vyšším pořadím nemá účinek a nic nestojí. Není-li kam jít, kolo se vybojuje.
combat-servant-of-the-secret-fire-text = Lze použít, pokud se bitvy účastní Gandalf Šedý nebo Gandalf Bílý. Svobodné národy přičtou 1 ke každé kostce svého bojového hodu.
combat-shield-wall-text = Má-li Stín ve chvíli, kdy se přijímají ztráty, 2 nebo více zásahů, 1 z nich se zruší.
combat-shield-wall-rulings-text = Zásahy přidané kartami se počítají, zásahy z útoků navíc ne.
combat-sudden-strike-text = Lze použít, pokud se bitvy účastní vůdce Svobodných národů nebo Společník. Před bojovým hodem provedou Svobodné národy útok navíc s tolika kostkami, kolik mají velení, nejvýše s 5; zasahuje stejně jako jejich bojový hod a zásahy se přijímají ihned.
combat-sudden-strike-rulings-text = Žádné velení se neobětuje. Při útoku navíc se nehází znovu a nepřátelská karta nemění ani jeho kostky, ani ztráty. Zrušené velení se nepočítá. Nezbude-li žádná jednotka Stínu, bitva končí.
combat-swarm-of-bats-text = Použijí-li Svobodné národy v tomto kole bitvy bojovou kartu, je zcela zrušena; jinak Stín přičte 1 ke každé kostce svého opakovaného hodu.
combat-swarm-of-bats-rulings-text = Zrušená karta nestojí svého majitele nic dalšího. { -common-bats-or-defiance }
combat-they-are-terrible-text = Lze použít, pokud mají Nazgûlové v bitvě velení aspoň 1. Stín obětuje pro toto kolo bitvy 1 velení Nazgûlů a přičte 1 ke každé kostce svého opakovaného hodu.
combat-they-are-terrible-rulings-text = S menším velením hází Stín znovu o kostku méně. Nelze použít, dokud Gandalf Bílý ruší velení Nazgûlů.
combat-valour-text = Lze použít, pokud se bitvy účastní elitní jednotka Svobodných národů. Přičtou 1 ke každé kostce svého bojového hodu.
combat-we-come-to-kill-text = Lze použít, pokud se bitvy účastní elitní jednotka Stínu. Po ztrátách provede Stín útok navíc s 1 kostkou za každou svou elitní jednotku, která v bitvě zbyla, nejvýše s 5; kostky zasahují při 5 nebo více a zásahy se přijímají ihned.
combat-we-come-to-kill-rulings-text = Číslo 5 platí v každém druhu bitvy.
combat-words-of-power-text = Lze použít, pokud se bitvy účastní Nazgûl nebo Černokněžný král. Stín označí jednoho Společníka v bitvě: v tomto kole bitvy nemá velení a jeho zvláštní schopnosti nepůsobí.
combat-words-of-power-rulings-text = Je-li označen Gandalf Bílý, v tomto kole bitvy už neruší velení Nazgûlů. Společník se bitvy dál účastní a počítá se pro podmínky karet, svého velení se však vzdát nemůže. Bez Společníka se nic nestane.

## Co mají mnohé události společné

-common-tile-waits = Do zásoby žetonů pátrání se přidá, až Společenstvo vstoupí na Cestu Mordorem, nebo ihned, pokud na ní už je.
-common-tile-spent = Zvláštní žeton je po vylosování spotřebován: když se prázdná zásoba žetonů pátrání doplňuje, vracejí se jen základní žetony.
-common-tile-stop = Stop má význam jen pro krok na Cestě Mordorem.
-common-one-per-tile = Na každý žeton pátrání smějí Svobodné národy použít jen jednu kartu na stole.
-common-in-mordor = Společníci, kteří se oddělí na Cestě Mordorem, jsou ze hry venku; karta přesto platí dál.
-common-recruiting = Figurky přicházejí z posil, i když jejich národ není ve válce, a to i do vlastní obležené pevnosti strany, která je shromažďuje, nikdy však do regionu, který drží nepřítel.
-common-still-draws = Karta se dobírá, i když nelze nic shromáždit.
-common-ents = Lze zahrát, pokud je ve Fangornu Společník a ve hře je Gandalf Bílý. Je-li v Orthanku armáda Stínu, hodí Svobodné národy 3 kostkami: každá 4 nebo více je zásah proti ní a přijímá se ihned. Padne-li její poslední jednotka, jsou vyřazeni i všichni Nazgûlové a Služebníci s ní. Není-li v Orthanku žádná jednotka Stínu, ale je tam Saruman, je vyřazen bez hodu. Je-li pak Gandalf Bílý ve Fangornu nebo v regionu Rohanu, smějí Svobodné národy ihned zahrát z ruky další kartu postav bez kostky.
-common-ents-rulings = Pro politiku je to útok na národy, které mají v Orthanku jednotky; nikdo úder nevrací a ztráty volí Stín. Zasáhnout lze i armádu Stínu obleženou v Orthanku; je-li zničena, obléhatelé Orthank ihned dobudou. Společníkem ve Fangornu smí být sám Gandalf Bílý. Další karta musí mít splněnou vlastní podmínku a smí to být i jiná karta entů.
-common-wilderness = Lze zahrát, pokud Nositelé Prstenu nejsou v regionu se sídlem svobodného národa.
-common-wilderness-rulings = Sídlo zde patří národu, který ho měl původně, ať ho teď drží kdokoli. Opevnění nejsou sídla. Na Cestě Mordorem je podmínka splněna.
-common-forced-tile = Stín losuje žeton pátrání. Oko nebo zvláštní žeton Svobodných národů se odloží bez účinku.
-common-forced-rulings = Na pátrání se nehází a stop nemá účinek. Na losování lze odpovědět kartami Wizard's Staff a Mithril Coat and Sting.
-common-fly = Stín smí letět s kterýmikoli Nazgûly včetně Černokněžného krále, s každým jednou.
-common-no-attack = Není to útok: žádný národ nereaguje.
-common-long-march = Armáda se smí před cestou rozdělit; cestou se k ní nikdo nepřidá ani ji neopustí a v žádném regionu na cestě nesmějí být nepřátelské jednotky.
-common-assault = Tato armáda zaútočí na pevnost v obléhací bitvě o nejvýše 3 kolech, aniž by za ně nahrazovala elitní jednotky běžnými. V prvním kole smějí Svobodné národy použít bojovou kartu, jen když se bitvy účastní Společník.
-common-assault-rulings = Platí všechna pravidla útoku: jednotky, které nejsou ve válce, se neúčastní, a lze ponechat zadní voj. Stín smí zanechat útoku po kterémkoli kole a po třetím smí pokračovat, když nahradí elitní jednotku běžnou.
-common-bats-or-defiance = Střetne-li se s druhou kartou pořadí 0, působí jako první karta obránce.

## Balíček postav Svobodných národů

card-fp-char-01 = Elven Cloaks
card-fp-char-01-event = Do hry přichází zvláštní žeton pátrání s hodnotou 0. { -common-tile-waits }
card-fp-char-01-combat = { combat-it-is-a-gift-text }
card-fp-char-01-rulings =
    { -common-tile-spent }
    V bitvě: { combat-it-is-a-gift-rulings-text }

card-fp-char-02 = Elven Rope
card-fp-char-02-event = Do hry přichází zvláštní žeton pátrání s hodnotou 0. { -common-tile-waits }
card-fp-char-02-combat = { combat-it-is-a-gift-text }
card-fp-char-02-rulings =
    { -common-tile-spent }
    V bitvě: { combat-it-is-a-gift-rulings-text }

card-fp-char-03 = Phial of Galadriel
card-fp-char-03-event = Do hry přichází zvláštní žeton pátrání s hodnotou −2. { -common-tile-waits }
card-fp-char-03-combat = { combat-it-is-a-gift-text }
card-fp-char-03-rulings =
    { -common-tile-spent }
    V bitvě: { combat-it-is-a-gift-rulings-text }

card-fp-char-04 = Sméagol Helps Nice Master
card-fp-char-04-event = Do hry přichází zvláštní žeton pátrání s hodnotou −1. { -common-tile-waits }
card-fp-char-04-combat = { combat-it-is-a-gift-text }
card-fp-char-04-rulings =
    { -common-tile-spent }
    V bitvě: { combat-it-is-a-gift-rulings-text }

card-fp-char-05 = Mithril Coat and Sting
card-fp-char-05-event = Dokud je na stole: když Stín vylosoval žeton pátrání, smějí Svobodné národy tuto kartu odložit dříve, než žeton začne působit. Vylosuje se jiný žeton a působí místo něj; první se po akci vrátí do zásoby žetonů pátrání.
card-fp-char-05-combat = { combat-blade-of-westernesse-text }
card-fp-char-05-rulings =
    Platí pro každé losování Stínem: po hodu na pátrání, na Cestě Mordorem, podle karty události i za pevnost Stínu při odhalení Společenstva. Žeton se vymění, nesníží, takže karta pomáhá i proti kartě Isildur's Bane. Rozhoduje se před hodem kostkou podle žetonu Shelob's Lair. { -common-one-per-tile }
    V bitvě: { combat-blade-of-westernesse-rulings-text }

card-fp-char-06 = Axe and Bow
card-fp-char-06-event = Lze zahrát, pokud je ve Společenstvu Gimli nebo Legolas. Dokud je na stole: po vylosování žetonu pátrání smějí Svobodné národy tuto kartu odložit a snížit poškození z pátrání o 1. Odloží se, když už ve Společenstvu není ani jeden z nich.
card-fp-char-06-combat = { combat-mighty-attack-text }
card-fp-char-06-rulings =
    Používá se před schopnostmi průvodce a před ztrátami. Proti kartě Isildur's Bane nepomáhá. { -common-one-per-tile }
    V bitvě: { combat-mighty-attack-rulings-text }

card-fp-char-07 = Horn of Gondor
card-fp-char-07-event = Lze zahrát, pokud je ve Společenstvu Boromir. Dokud je na stole: po vylosování žetonu pátrání smějí Svobodné národy tuto kartu odložit a snížit poškození z pátrání o 1. Odloží se, když už Boromir není ve Společenstvu.
card-fp-char-07-combat = { combat-mighty-attack-text }
card-fp-char-07-rulings =
    Používá se před schopnostmi průvodce a před ztrátami. Proti kartě Isildur's Bane nepomáhá. { -common-one-per-tile }
    V bitvě: { combat-mighty-attack-rulings-text }

card-fp-char-08 = Wizard's Staff
card-fp-char-08-event = Lze zahrát, pokud je ve Společenstvu Gandalf Šedý. Dokud je na stole: když se Stín chystá losovat žeton pátrání, smějí Svobodné národy tuto kartu odložit a losování zabránit; dané pátrání nebo událost tím končí. Odloží se, když už Gandalf Šedý není ve Společenstvu.
card-fp-char-08-combat = { combat-servant-of-the-secret-fire-text }
card-fp-char-08-rulings = Rozhoduje se dříve, než je žeton vidět. Platí pro každé losování Stínem, i na Cestě Mordorem, kde Společenstvo svůj krok přesto udělá. Losování Svobodnými národy se nezastaví.

card-fp-char-09 = Athelas
card-fp-char-09-event = Svobodné národy hodí 3 kostkami a podmanění klesne o 1 za každou 5 nebo 6; je-li průvodcem Chodec, za každou 3 nebo více.
card-fp-char-09-combat = { combat-anduril-text }
card-fp-char-09-rulings =
    Chodec musí být průvodcem; být ve Společenstvu nestačí. Podmanění neklesne pod 0.
    V bitvě: { combat-anduril-rulings-text }

card-fp-char-10 = There Is Another Way
card-fp-char-10-event = Podmanění klesne o 1. Je-li průvodcem Glum, smějí pak Svobodné národy Společenstvo ukrýt, je-li odhalené, nebo s ním postoupit o krok, je-li skryté.
card-fp-char-10-combat = { combat-heroic-death-text }
card-fp-char-10-rulings =
    Krok vyvolá pátrání, nebo na Cestě Mordorem žeton, jako obvykle, ale do pole pátrání za něj nejde žádná kostka.
    V bitvě: { combat-heroic-death-rulings-text }

card-fp-char-11 = I Will Go Alone
card-fp-char-11-event = Lze zahrát, pokud je ve Společenstvu Společník. Jeden Společník nebo skupina se oddělí od Společenstva a smí jít o 1 region dál než obvykle. Pak podmanění klesne o 1.
card-fp-char-11-combat = { combat-daring-defiance-text }
card-fp-char-11-rulings =
    Někdo se oddělit musí; region navíc je dobrovolný. Jsou-li Nositelé Prstenu v obležené pevnosti Svobodných národů, jdou ti, kdo odcházejí, dovnitř a zůstanou tam. { -common-in-mordor }
    V bitvě: { combat-daring-defiance-rulings-text }

card-fp-char-12 = Bilbo's Song
card-fp-char-12-event = Podmanění klesne o 1, nebo o 2, je-li průvodcem Glum.
card-fp-char-12-combat = { combat-fateful-strike-text }
card-fp-char-12-rulings = V bitvě: { combat-fateful-strike-rulings-text }

card-fp-char-13 = Mirror of Galadriel
card-fp-char-13-event = Nepoužitá kostka Svobodných národů s výsledkem postava se změní na Vůli Západu. Jsou-li Nositelé Prstenu v Lórienu a ten není ztracen, podmanění navíc klesne o 1.
card-fp-char-13-combat = { combat-heroic-death-text }
card-fp-char-13-rulings =
    K zahrání karty stačí jeden z obou účinků. Kostku, kterou se karta hraje, změnit nelze. Obležený Lórien není ztracen.
    V bitvě: { combat-heroic-death-rulings-text }

card-fp-char-14 = Challenge of the King
card-fp-char-14-event = Lze zahrát, pokud je Chodec nebo Aragorn s armádou v regionu Gondoru nebo Rohanu. Svobodné národy vylosují 3 žetony pátrání. Jsou-li všechny 3 Oči, vrátí se do zásoby žetonů pátrání a Chodec nebo Aragorn je vyřazen. Jinak se Oči mezi nimi odstraní ze hry a ostatní žetony se vrátí.
card-fp-char-14-combat = { combat-sudden-strike-text }
card-fp-char-14-rulings =
    Nekoná se pátrání a žetony nemají jiný účinek. V obležené pevnosti je s její posádkou. Osgiliath ani oba Ithilieny nepatří žádnému národu. Takto odstraněné Oči se v Mordoru nevracejí.
    V bitvě: { combat-sudden-strike-rulings-text }

card-fp-char-15 = Gwaihir the Windlord
card-fp-char-15-event = Jeden Společník nebo skupina se oddělí od Společenstva, nebo se přesune, jsou-li už na mapě; jdou přitom, jako by měli úroveň 4. Přesun smí skončit v obležené pevnosti Svobodných národů.
card-fp-char-15-combat = { combat-daring-defiance-text }
card-fp-char-15-rulings =
    Skupina na mapě vychází z jednoho regionu. Společníci v obležené pevnosti ji ani tak opustit nemohou. Kdo tam dorazí, patří k posádce a smí aktivovat její národ. { -common-in-mordor }
    V bitvě: { combat-daring-defiance-rulings-text }

card-fp-char-16 = We Prove the Swifter
card-fp-char-16-event = Jeden Společník nebo skupina se oddělí od Společenstva, nebo se přesune, jsou-li už na mapě; jdou přitom až o 2 regiony dál než obvykle. Přesun smí skončit v obležené pevnosti Svobodných národů.
card-fp-char-16-combat = { combat-daring-defiance-text }
card-fp-char-16-rulings =
    Skupina na mapě vychází z jednoho regionu. Společníci v obležené pevnosti ji ani tak opustit nemohou. { -common-in-mordor }
    V bitvě: { combat-daring-defiance-rulings-text }

card-fp-char-17 = There and Back Again
card-fp-char-17-event = Jeden Společník nebo skupina se oddělí od Společenstva a smí jít o 1 region dál než obvykle. Je-li pak Legolas nebo Gimli v Lesní říši, Dolu nebo Ereboru, stanou se Trpaslíci a Sever aktivními a Trpaslíci, Elfové a Sever se posunou každý o 1 krok k válce.
card-fp-char-17-combat = { combat-brave-stand-text }
card-fp-char-17-rulings =
    Druhý účinek nastane jednou, ať je přesunula tato karta, či ne, a nikoli v regionu dobytém Stínem; k zahrání karty stačí. Po tomto posunu zůstává karta Threats and Promises na stole. { -common-in-mordor }
    V bitvě: { combat-brave-stand-rulings-text }

card-fp-char-18 = The Eagles are Coming!
card-fp-char-18-event = Lze zahrát, pokud je armáda se Společníkem ve stejném nebo sousedním regionu jako armáda Stínu s Nazgûlem. Svobodné národy zvolí jednu takovou armádu Stínu a hodí 1 kostkou za každého jejího Nazgûla, nejvýše však 5 kostkami: každá 5 nebo 6 vyřadí jednoho Nazgûla. Ostatní odletí společně do jedné neztracené pevnosti Saurona, kterou zvolí Stín.
card-fp-char-18-combat = { combat-heroic-death-text }
card-fp-char-18-rulings =
    Černokněžný král se zde nepočítá jako Nazgûl. Obléhatelé i obležení se počítají na obou stranách a pevnost smí být i obležená. Vyřazení Nazgûlové se vracejí do posil. { -common-no-attack }
    V bitvě: { combat-heroic-death-rulings-text }

card-fp-char-19 = The Ents Awake: Treebeard
card-fp-char-19-event = { -common-ents }
card-fp-char-19-combat = { combat-ents-rage-text }
card-fp-char-19-rulings =
    { -common-ents-rulings }
    V bitvě: { combat-ents-rage-rulings-text }

card-fp-char-20 = The Ents Awake: Huorns
card-fp-char-20-event = { -common-ents }
card-fp-char-20-combat = { combat-huorn-dark-text }
card-fp-char-20-rulings =
    { -common-ents-rulings }
    V bitvě: { combat-huorn-dark-rulings-text }

card-fp-char-21 = The Ents Awake: Entmoot
card-fp-char-21-event = { -common-ents }
card-fp-char-21-combat = { combat-nameless-wood-text }
card-fp-char-21-rulings =
    { -common-ents-rulings }
    V bitvě: { combat-nameless-wood-rulings-text }

card-fp-char-22 = Dead Men of Dunharrow
card-fp-char-22-event = Lze zahrát, pokud je Chodec nebo Aragorn v regionu Rohanu. Umístí se do Erechu, Lamedonu nebo Pelargiru s kterýmikoli dalšími Společníky ze svého regionu. Je-li tam armáda Stínu, utrpí tolik zásahů, kolik padne na 1 kostce, a co z ní zbude, ustoupí do volného sousedního regionu podle volby Stínu, nebo je zničeno. Je-li armáda zničena, jsou zničeni i Nazgûlové a Služebníci s ní. Pak tam Svobodné národy smějí shromáždit až 3 běžné jednotky Gondoru; přijde-li aspoň 1, drží tamní sídlo.
card-fp-char-22-combat = { combat-sudden-strike-text }
card-fp-char-22-rulings =
    Na cestě ani vzdálenosti nezáleží. Pro politiku je to útok, ale nikdo úder nevrací. Není-li nikdo shromážděn, dobyté sídlo zůstává Stínu.
    V bitvě: { combat-sudden-strike-rulings-text }

card-fp-char-23 = House of the Stewards
card-fp-char-23-event = Lze zahrát, pokud je Boromir v regionu Gondoru. Svobodné národy shromáždí v jeho regionu 1 jednotku Gondoru, běžnou nebo elitní, a pak si doberou 2 karty strategie.
card-fp-char-23-combat = { combat-brave-stand-text }
card-fp-char-23-rulings =
    Stačí kterýkoli region Gondoru. Osgiliath ke Gondoru nepatří. Karty se dobírají, i když nelze nic shromáždit. { -common-recruiting }
    V bitvě: { combat-brave-stand-rulings-text }

card-fp-char-24 = The Grey Company
card-fp-char-24-event = Lze zahrát, pokud je Chodec nebo Aragorn s armádou. Jedna její běžná jednotka je vyřazena a na její místo přijde z posil elitní jednotka téhož národa. Pak si Svobodné národy doberou 2 karty strategie.
card-fp-char-24-combat = { combat-brave-stand-text }
card-fp-char-24-rulings =
    Běžná jednotka je ztráta a nevrací se. Karta působí i v obležené pevnosti. Karty se dobírají, i když výměna není možná.
    V bitvě: { combat-brave-stand-rulings-text }

## Balíček strategie Svobodných národů

card-fp-strat-01 = The Last Battle
card-fp-strat-01-event = Lze zahrát, pokud je Aragorn s armádou v regionu, který nepatří žádnému svobodnému národu. Dokud je na stole: kostka, kterou Společenstvo postoupí, se dá stranou a nejde do pole pátrání. Odloží se, když je Společenstvo ohlášeno nebo odhaleno, nebo když podmínka přestane platit.
card-fp-strat-01-combat = { combat-daylight-text }
card-fp-strat-01-rulings = Chodec nestačí. Osgiliath, oba Ithilieny a regiony národů Stínu vyhovují. Nelze ji zahrát, dokud je Společenstvo odhalené.

card-fp-strat-02 = A Power too Great
card-fp-strat-02-event = Elfové se posunou o 1 krok k válce. Dokud je na stole: armády Stínu nesmějí vstoupit do Roklinky, Lórienu ani Šedých přístavů, ani tam útočit. Jako akci ji Stín smí odložit kteroukoli kostkou, odloží-li k tomu z ruky kartu se symbolem armáda a kartu se symbolem postava.
card-fp-strat-02-combat = { combat-no-quarter-text }
card-fp-strat-02-rulings = Započaté obléhání trvá, ale nelze při něm útočit ani obléhatele posílit. Rozhoduje symbol odložených karet, ne jejich balíček. Kartu lze zahrát, i když jsou Elfové ve válce.

card-fp-strat-03 = The Power of Tom Bombadil
card-fp-strat-03-event = Sever se posune o 1 krok k válce. Dokud je na stole: armády Stínu nesmějí vstoupit do Rádovska, Kraje ani Starého hvozdu, ani tam útočit. Jako akci ji Stín smí odložit kteroukoli kostkou, odloží-li k tomu z ruky kartu se symbolem armáda a kartu se symbolem postava.
card-fp-strat-03-combat = { combat-advantageous-position-text }
card-fp-strat-03-rulings =
    Dokud je Sever pasivní, nemůže udělat poslední krok do války. Rozhoduje symbol odložených karet, ne jejich balíček.
    V bitvě: { combat-advantageous-position-rulings-text }

card-fp-strat-04 = Book of Mazarbul
card-fp-strat-04-event = Svobodné národy smějí přesunout kterékoli Společníky na mapě, každého jednou, jako kostkou postavy. Je-li pak Společník v Ered Luin nebo v Ereboru, Trpaslíci se stanou aktivními a jsou ve válce.
card-fp-strat-04-combat = { combat-advantageous-position-text }
card-fp-strat-04-rulings =
    Stačí kterýkoli Společník, ať ho přesunula tato karta, či ne. Z regionu dobytého Stínem to neplatí.
    V bitvě: { combat-advantageous-position-rulings-text }

card-fp-strat-05 = The Spirit of Mordor
card-fp-strat-05-event = Svobodné národy zvolí armádu Stínu s jednotkami dvou nebo více národů a hodí 5 kostkami: každá 5 nebo 6 je zásah proti ní a přijímá se ihned.
card-fp-strat-05-combat = { combat-scouts-text }
card-fp-strat-05-rulings =
    { -common-no-attack } Ztráty volí Stín; Nazgûlové a Služebníci přežijí. Zvolit lze i obleženou armádu a její obléhatelé nejsou nikdy zasaženi.
    V bitvě: { combat-scouts-rulings-text }

card-fp-strat-06 = Faramir's Rangers
card-fp-strat-06-event = Svobodné národy zvolí armádu Stínu v Severním Ithilienu, Jižním Ithilienu nebo Osgiliathu a hodí 3 kostkami: každá 5 nebo 6 je zásah proti ní a přijímá se ihned. Je-li pak v Osgiliathu armáda Svobodných národů, shromáždí tam 1 jednotku Gondoru, běžnou nebo elitní, a 1 vůdce Gondoru.
card-fp-strat-06-combat = { combat-shield-wall-text }
card-fp-strat-06-rulings =
    K zahrání karty stačí jeden z obou účinků. { -common-no-attack } Nazgûlové a Služebníci přežijí.
    V bitvě: { combat-shield-wall-rulings-text }

card-fp-strat-07 = Fear! Fire! Foes!
card-fp-strat-07-event = Svobodné národy smějí přesunout kterékoli Společníky na mapě, každého jednou, jako kostkou postavy. Je-li pak Společník v Hůrecku nebo v Kraji, Sever se stane aktivním a je ve válce.
card-fp-strat-07-combat = { combat-shield-wall-text }
card-fp-strat-07-rulings =
    Stačí kterýkoli Společník, ať ho přesunula tato karta, či ne. Z regionu dobytého Stínem to neplatí.
    V bitvě: { combat-shield-wall-rulings-text }

card-fp-strat-08 = Wisdom of Elrond
card-fp-strat-08-event = Svobodné národy zvolí jeden svůj národ: stane se aktivním a posune se o 1 krok k válce.
card-fp-strat-08-combat = { combat-confusion-text }
card-fp-strat-08-rulings =
    Nejprve se stane aktivním, krok tedy smí vést až do války. Je-li na stole karta Wormtongue, Rohan se aktivním nestane, ale posune se, ne však až do války.
    V bitvě: { combat-confusion-rulings-text }

card-fp-strat-09 = The Red Arrow
card-fp-strat-09-event = Lze zahrát, pokud je Gondor aktivní. Rohan se posune o 1 krok k válce. Pak Svobodné národy shromáždí v Edorasu 1 jednotku Rohanu, běžnou nebo elitní, a 1 vůdce Rohanu.
card-fp-strat-09-combat = { combat-scouts-text }
card-fp-strat-09-rulings =
    Karta Rohan neaktivuje; dokud je pasivní, nemůže udělat poslední krok do války. { -common-recruiting }
    V bitvě: { combat-scouts-rulings-text }

card-fp-strat-10 = Help Unlooked For
card-fp-strat-10-event = Armáda Svobodných národů zaútočí na sousední armádu Stínu, která obléhá pevnost. V každém bojovém hodu této bitvy hází Stín o 1 kostku méně za každou jednotku posádky, nejméně však 1 kostkou.
card-fp-strat-10-combat = { combat-no-quarter-text }
card-fp-strat-10-rulings = Platí všechna pravidla útoku a je to bitva v poli. Posádka nebojuje a nedostává zásahy. Kostky se odečítají až po omezení na 5.

card-fp-strat-11 = Paths of the Woses
card-fp-strat-11-event = Lze zahrát, pokud je Rohan ve válce. Armáda v regionu Rohanu, i obležená v Helmově žlebu, se přesune přímo do Minas Tirith, nebo, pokud ji Stín drží či obléhá, do regionu, který s ní sousedí.
card-fp-strat-11-combat = { combat-sudden-strike-text }
card-fp-strat-11-rulings =
    Do regionů na cestě se nevstupuje a v cíli nesmějí být nepřátelské jednotky. Armáda se smí rozdělit a smí být z kterýchkoli národů; jednotky jiných národů musí být ve válce, aby vstoupily do Gondoru. Odejde-li celá posádka, její pevnost připadne obléhatelům.
    V bitvě: { combat-sudden-strike-rulings-text }

card-fp-strat-12 = Through a Day and a Night
card-fp-strat-12-event = Lze zahrát, pokud je Společník s armádou. Tato armáda se přesune až o 2 regiony. { -common-long-march }
card-fp-strat-12-combat = { combat-confusion-text }
card-fp-strat-12-rulings =
    Mezi těmi, kdo se přesouvají, musí být Společník. Nepřátelské sídlo bez jednotek se cestou dobude. Omezení počtu jednotek platí jen v cíli.
    V bitvě: { combat-confusion-rulings-text }

card-fp-strat-13 = Círdan's Ships
card-fp-strat-13-event = Lze zahrát, pokud jsou Elfové ve válce. Svobodné národy shromáždí 2 jednotky elfů, každou běžnou nebo elitní, v jednom pobřežním regionu, kde mají armádu.
card-fp-strat-13-combat = { combat-charge-text }
card-fp-strat-13-rulings =
    Takovou armádou je i posádka obležené pobřežní pevnosti.
    V bitvě: { combat-charge-rulings-text }

card-fp-strat-14 = Guards of the Citadel
card-fp-strat-14-event = Svobodné národy shromáždí v Minas Tirith 1 jednotku Gondoru, běžnou nebo elitní, a 1 vůdce Gondoru.
card-fp-strat-14-combat = { combat-charge-text }
card-fp-strat-14-rulings =
    { -common-recruiting }
    V bitvě: { combat-charge-rulings-text }

card-fp-strat-15 = Celeborn's Galadhrim
card-fp-strat-15-event = Svobodné národy shromáždí v Lórienu 1 jednotku elfů, běžnou nebo elitní, a pak si doberou 1 kartu strategie.
card-fp-strat-15-combat = { combat-daylight-text }
card-fp-strat-15-rulings = { -common-still-draws } { -common-recruiting }

card-fp-strat-16 = Riders of Théoden
card-fp-strat-16-event = Svobodné národy shromáždí 1 jednotku Rohanu, běžnou nebo elitní, a 1 vůdce Rohanu v Edorasu nebo v regionu Rohanu se Společníkem.
card-fp-strat-16-combat = { combat-daylight-text }
card-fp-strat-16-rulings = Společník sám mezi nepřátelskými jednotkami svůj region nezpřístupní; v obleženém Helmově žlebu ano. { -common-recruiting }

card-fp-strat-17 = Grimbeorn the Old, Son of Beorn
card-fp-strat-17-event = Svobodné národy shromáždí ve Skalbalu 1 jednotku Severu, běžnou nebo elitní, a 1 vůdce Severu.
card-fp-strat-17-combat = { combat-scouts-text }
card-fp-strat-17-rulings =
    { -common-recruiting }
    V bitvě: { combat-scouts-rulings-text }

card-fp-strat-18 = Imrahil of Dol Amroth
card-fp-strat-18-event = Svobodné národy shromáždí v Dol Amrothu 1 jednotku Gondoru, běžnou nebo elitní, a 1 vůdce Gondoru.
card-fp-strat-18-combat = { combat-shield-wall-text }
card-fp-strat-18-rulings =
    Obležená posádka o 5 jednotkách může vůdce přesto přijmout. { -common-recruiting }
    V bitvě: { combat-shield-wall-rulings-text }

card-fp-strat-19 = King Brand's Men
card-fp-strat-19-event = Svobodné národy shromáždí v Dolu 2 běžné jednotky Severu a pak si doberou 1 kartu strategie.
card-fp-strat-19-combat = { combat-shield-wall-text }
card-fp-strat-19-rulings =
    { -common-still-draws } { -common-recruiting }
    V bitvě: { combat-shield-wall-rulings-text }

card-fp-strat-20 = Swords in Eriador
card-fp-strat-20-event = Svobodné národy shromáždí 1 jednotku Severu v Kraji a 1 jednotku trpaslíků v Ered Luin, každou běžnou nebo elitní, a pak si doberou 1 kartu strategie.
card-fp-strat-20-combat = { combat-advantageous-position-text }
card-fp-strat-20-rulings =
    { -common-still-draws } { -common-recruiting }
    V bitvě: { combat-advantageous-position-rulings-text }

card-fp-strat-21 = Kindred of Glorfindel
card-fp-strat-21-event = Svobodné národy shromáždí v Roklince 1 jednotku elfů, běžnou nebo elitní, a pak si doberou 1 kartu strategie.
card-fp-strat-21-combat = { combat-advantageous-position-text }
card-fp-strat-21-rulings =
    { -common-still-draws } { -common-recruiting }
    V bitvě: { combat-advantageous-position-rulings-text }

card-fp-strat-22 = Dáin Ironfoot's Guard
card-fp-strat-22-event = Svobodné národy shromáždí v Ereboru 1 jednotku trpaslíků, běžnou nebo elitní, a 1 vůdce trpaslíků.
card-fp-strat-22-combat = { combat-valour-text }
card-fp-strat-22-rulings = { -common-recruiting }

card-fp-strat-23 = Éomer, Son of Éomund
card-fp-strat-23-event = Svobodné národy shromáždí 1 jednotku Rohanu, běžnou nebo elitní, a 1 vůdce Rohanu ve volném regionu Rohanu se sídlem.
card-fp-strat-23-combat = { combat-valour-text }
card-fp-strat-23-rulings = Obležená pevnost není volná, tato karta tam tedy shromáždit nemůže. Brody přes Želíz mají opevnění a to není sídlo.

card-fp-strat-24 = Thranduil's Archers
card-fp-strat-24-event = Svobodné národy shromáždí v Lesní říši 1 jednotku elfů, běžnou nebo elitní, a pak si doberou 1 kartu strategie.
card-fp-strat-24-combat = { combat-valour-text }
card-fp-strat-24-rulings = { -common-still-draws } { -common-recruiting }

## Balíček postav Stínu

card-sh-char-01 = Shelob's Lair
card-sh-char-01-event = Do hry přichází zvláštní žeton pátrání: jeho poškození určí hod kostkou, se stopem. { -common-tile-waits }
card-sh-char-01-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-01-rulings =
    { -common-tile-spent } { -common-tile-stop } Kostkou se hází až poté, co se Svobodné národy rozhodly o kartě Mithril Coat and Sting.
    V bitvě: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-02 = The Ring is Mine!
card-sh-char-02-event = Do hry přichází zvláštní žeton pátrání: Oko s odhalením a stopem. { -common-tile-waits }
card-sh-char-02-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-02-rulings =
    { -common-tile-spent } { -common-tile-stop }
    V bitvě: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-03 = On, On They Went
card-sh-char-03-event = Do hry přichází zvláštní žeton pátrání: 3 se stopem. { -common-tile-waits }
card-sh-char-03-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-03-rulings =
    { -common-tile-spent } { -common-tile-stop }
    V bitvě: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-04 = Give it to Uss!
card-sh-char-04-event = Do hry přichází zvláštní žeton pátrání: 1 s odhalením a stopem. { -common-tile-waits }
card-sh-char-04-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-04-rulings =
    { -common-tile-spent } { -common-tile-stop }
    V bitvě: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-05 = Orc Patrol
card-sh-char-05-event = { -common-wilderness } { -common-forced-tile } Každý jiný žeton působí jako po úspěšném pátrání.
card-sh-char-05-combat = { combat-cruel-as-death-text }
card-sh-char-05-rulings =
    { -common-wilderness-rulings } { -common-forced-rulings }
    V bitvě: { combat-cruel-as-death-rulings-text }

card-sh-char-06 = Isildur's Bane
card-sh-char-06-event = { -common-wilderness } { -common-forced-tile } Každý jiný žeton působí jako po úspěšném pátrání, ale všechno jeho poškození se stane podmaněním: nic ho nesmí snížit.
card-sh-char-06-combat = { combat-cruel-as-death-text }
card-sh-char-06-rulings =
    Glum smí i tak ignorovat odhalení na základním žetonu s číslem. { -common-wilderness-rulings } { -common-forced-rulings }
    V bitvě: { combat-cruel-as-death-rulings-text }

card-sh-char-07 = Foul Thing from the Deep
card-sh-char-07-event = { -common-wilderness } { -common-forced-tile } Každý jiný žeton působí jako po úspěšném pátrání, ale zbude-li po kartách na stole a schopnostech průvodce poškození, musí být jako ztráta vzat náhodný Společník; poškození nad jeho úroveň se stane podmaněním.
card-sh-char-07-combat = { combat-they-are-terrible-text }
card-sh-char-07-rulings =
    Bez poškození se nikdo neztratí. Vylosován smí být i průvodce, ale zvolit ho nelze. { -common-wilderness-rulings } { -common-forced-rulings }
    V bitvě: { combat-they-are-terrible-rulings-text }

card-sh-char-08 = Candles of Corpses
card-sh-char-08-event = { -common-wilderness } Stín hodí 3 kostkami. Podmanění vzroste o 1 za každou 4 nebo více; je-li průvodcem Glum, jen za každou 6.
card-sh-char-08-combat = { combat-dread-and-despair-text }
card-sh-char-08-rulings =
    Není to poškození z pátrání a nelze je snížit. { -common-wilderness-rulings }
    V bitvě: { combat-dread-and-despair-rulings-text }

card-sh-char-09 = Nazgûl Search
card-sh-char-09-event = Lze zahrát, pokud má Společenstvo na počítadle aspoň 1 krok a není na Cestě Mordorem. { -common-fly } Je-li pak v regionu Nositelů Prstenu Nazgûl, Společenstvo je odhaleno.
card-sh-char-09-combat = { combat-foul-stench-text }
card-sh-char-09-rulings =
    Je to plné odhalení: Svobodné národy přesunou Nositele Prstenu nejvýše o počet kroků na počítadle a karty a pevnosti na cestě platí. Kartu lze zahrát i jen kvůli letu.
    V bitvě: { combat-foul-stench-rulings-text }

card-sh-char-10 = Cruel Weather
card-sh-char-10-event = Lze zahrát, pokud má Společenstvo na počítadle aspoň 1 krok a není na Cestě Mordorem. Stín přesune Nositele Prstenu do sousedního regionu podle své volby.
card-sh-char-10-combat = { combat-cruel-as-death-text }
card-sh-char-10-rulings =
    Společenstvo není ohlášeno ani odhaleno, počet kroků se nemění a žádný žeton se nelosuje.
    V bitvě: { combat-cruel-as-death-rulings-text }

card-sh-char-11 = The Nazgûl Strike!
card-sh-char-11-event = Lze zahrát, pokud má Společenstvo na počítadle aspoň 1 krok a není na Cestě Mordorem. { -common-fly } Je-li pak v regionu Nositelů Prstenu Nazgûl, smí Stín buď odložit ze stolu kartu postav Svobodných národů, nebo hodit na pátrání.
card-sh-char-11-combat = { combat-black-breath-text }
card-sh-char-11-rulings =
    Hází se, jako by Společenstvo právě postoupilo, s bonusem i opakovanými hody, ale počet kroků se nemění. Karty strategie na stole jsou v bezpečí. Kartu lze zahrát i jen kvůli letu.
    V bitvě: { combat-black-breath-rulings-text }

card-sh-char-12 = Morgul Wound
card-sh-char-12-event = Lze zahrát, pokud je Společenstvo odhalené. Stín přidá 2 podmanění, je-li podmanění 3 nebo méně, jinak 1.
card-sh-char-12-combat = { combat-black-breath-text }
card-sh-char-12-rulings =
    Není to poškození z pátrání a nelze je snížit. Platí i na Cestě Mordorem.
    V bitvě: { combat-black-breath-rulings-text }

card-sh-char-13 = Lure of the Ring
card-sh-char-13-event = Lze zahrát, pokud je Společenstvo odhalené. Je-li průvodcem Glum, podmanění vzroste o 1. Jinak se vylosuje náhodný Společník ze Společenstva a Svobodné národy ho buď vyřadí, nebo přidají tolik podmanění, jaká je jeho úroveň.
card-sh-char-13-combat = { combat-they-are-terrible-text }
card-sh-char-13-rulings =
    Smělmír Brandorád a Peregrin Bral se mohou vrátit díky své schopnosti, ne však na Cestě Mordorem.
    V bitvě: { combat-they-are-terrible-rulings-text }

card-sh-char-14 = The Breaking of the Fellowship
card-sh-char-14-event = Lze zahrát, pokud je Společenstvo odhalené. Je-li průvodcem Glum, podmanění vzroste o 1. Jinak Stín losuje žeton pátrání. Oko nebo zvláštní žeton Svobodných národů se odloží bez účinku; u každého jiného žetonu musí Svobodné národy oddělit tolik Společníků podle své volby, kolik žeton ukazuje; ti zůstanou v regionu Nositelů Prstenu.
card-sh-char-14-combat = { combat-dread-and-despair-text }
card-sh-char-14-rulings =
    Není žádné poškození a odhalení ani stop nemají účinek. U žetonu Shelob's Lair určí počet kostka. V obležené pevnosti Svobodných národů jsou uvnitř. Na Cestě Mordorem jsou odstraněni ze hry. Na losování lze odpovědět kartami Wizard's Staff a Mithril Coat and Sting.
    V bitvě: { combat-dread-and-despair-rulings-text }

card-sh-char-15 = Worn with Sorrow and Toil
card-sh-char-15-event = Dokud je na stole: kdykoli je Společník ze Společenstva vzat jako ztráta, smí Stín navíc odebrat Svobodným národům kartu postav, buď ze stolu, nebo náhodnou z ruky. Odloží se, když je Společenstvo ohlášeno v neztraceném velkoměstě nebo pevnosti Svobodných národů.
card-sh-char-15-combat = { combat-words-of-power-text }
card-sh-char-15-rulings =
    Ztrátou byl i hobit, který se díky své schopnosti vrátí. Losuje se jen z karet postav v ruce.
    V bitvě: { combat-words-of-power-rulings-text }

card-sh-char-16 = Flocks of Crebain
card-sh-char-16-event = Dokud je na stole: před hodem na pátrání smí Stín tuto kartu odložit a přičíst 1 ke každé kostce hodu i opakovaných hodů. Odloží se také, když je Společenstvo ohlášeno v neztraceném velkoměstě nebo pevnosti Svobodných národů.
card-sh-char-16-combat = { combat-they-are-terrible-text }
card-sh-char-16-rulings =
    Přičítá se k bonusu za kostky v poli pátrání; hozená 1 je i tak neúspěch. Na Cestě Mordorem se na pátrání nehází.
    V bitvě: { combat-they-are-terrible-rulings-text }

card-sh-char-17 = Balrog of Moria
card-sh-char-17-event = Dokud je na stole: Stín smí tuto kartu odložit k jednomu ze dvou použití. Když je Společenstvo ohlášeno nebo odhaleno a jeho cesta do Morie vstupuje, vychází z ní nebo jí prochází, Stín losuje žeton pátrání: Oko se odloží, každý jiný žeton působí jako po úspěšném pátrání, bez odhalení, pokud bylo Společenstvo právě ohlášeno v neztraceném velkoměstě nebo pevnosti Svobodných národů. Nebo ji Stín použije jako svou bojovou kartu, jako by byla z ruky.
card-sh-char-17-combat = { combat-durins-bane-text }
card-sh-char-17-rulings =
    Stačí stát v Morii při ohlášení nebo odhalení. Při odhalení je pořadí: žeton, který je způsobil, tento žeton, žeton za pevnost. Na losování lze odpovědět kartami Wizard's Staff a Mithril Coat and Sting.
    V bitvě: { combat-durins-bane-rulings-text }

card-sh-char-18 = The Lidless Eye
card-sh-char-18-event = Až 3 nepoužité kostky Stínu se změní v Oči a jdou ihned do pole pátrání.
card-sh-char-18-combat = { combat-words-of-power-text }
card-sh-char-18-rulings =
    Kostku, kterou se karta hraje, zvolit nelze. Kostky se počítají pro pátrání do konce kola.
    V bitvě: { combat-words-of-power-rulings-text }

card-sh-char-19 = Dreadful Spells
card-sh-char-19-event = Lze zahrát, pokud je armáda Stínu s Nazgûlem ve stejném nebo sousedním regionu jako armáda Svobodných národů. Stín zvolí dvě takové armády a hodí 1 kostkou za každého Nazgûla ve své, nejvýše však 5 kostkami: každá 5 nebo 6 je zásah proti armádě Svobodných národů a přijímá se ihned.
card-sh-char-19-combat = { combat-devilry-of-orthanc-text }
card-sh-char-19-rulings =
    Černokněžný král se počítá jako Nazgûl. { -common-no-attack } Ztráty volí Svobodné národy; Společníci přežijí. Zvolit lze i obleženou posádku; nezbude-li z ní žádná jednotka, její pevnost ihned padne.
    V bitvě: { combat-devilry-of-orthanc-rulings-text }

card-sh-char-20 = Grond, Hammer of the Underworld
card-sh-char-20-event = Lze zahrát, pokud je Černokněžný král s armádou Stínu, která obléhá pevnost. { -common-assault }
card-sh-char-20-combat = { combat-dread-and-despair-text }
card-sh-char-20-rulings =
    Černokněžný král smí zůstat v zadním voji. { -common-assault-rulings }
    V bitvě: { combat-dread-and-despair-rulings-text }

card-sh-char-21 = The Palantír of Orthanc
card-sh-char-21-event = Lze zahrát, pokud je Saruman ve hře. Dokud je na stole: kdykoli Stín zahrál kartu události kostkou události, dobere si kartu z kteréhokoli balíčku. Odloží se, když je Saruman vyřazen; jako akci ji smějí Svobodné národy odložit Vůlí Západu, nebo kteroukoli kostkou a elfím prstenem.
card-sh-char-21-combat = { combat-cruel-as-death-text }
card-sh-char-21-rulings =
    Zahrání této karty samé dobrání nepřináší. Dobírá se, až je druhá karta dohrána, i se svou bitvou. Prsten přejde ke Stínu a je to ten jediný prsten v tomto kole.
    V bitvě: { combat-cruel-as-death-rulings-text }

card-sh-char-22 = Wormtongue
card-sh-char-22-event = Lze zahrát, pokud je Saruman ve hře. Dokud je na stole: Rohan se stane aktivním, jen když ho aktivuje Společník, který to umí, když je Společenstvo ohlášeno v Edorasu nebo Helmově žlebu, nebo když je jeden z těchto regionů napaden. Odloží se, když se Rohan stane aktivním nebo je Saruman vyřazen.
card-sh-char-22-combat = { combat-foul-stench-text }
card-sh-char-22-rulings =
    Nelze ji zahrát, když je Rohan aktivní. Kroky k válce nezastavuje, kromě posledního, dokud je Rohan pasivní. Při útoku stačí kterýkoli obránce v jednom z obou regionů; vstup do prázdného není útok.
    V bitvě: { combat-foul-stench-rulings-text }

card-sh-char-23 = The Ringwraiths Are Abroad
card-sh-char-23-event = { -common-fly } Pak smí buď přesunout až dvě armády s Nazgûlem, každou o jeden region, nebo jednou takovou armádou zaútočit.
card-sh-char-23-combat = { combat-words-of-power-text }
card-sh-char-23-rulings =
    Nazgûlové, kteří letěli, se smějí přesunout nebo bojovat s armádou. S každou armádou, která se přesouvá, musí jít Nazgûl nebo Černokněžný král. Při útoku smějí Nazgûlové zůstat v zadním voji; možná je i obléhací bitva nebo výpad.
    V bitvě: { combat-words-of-power-rulings-text }

card-sh-char-24 = The Black Captain Commands
card-sh-char-24-event = Lze zahrát, pokud je Černokněžný král ve hře. Stín buď shromáždí v jeho regionu 2 Nazgûly, nebo letí s kterýmikoli Nazgûly včetně něho, s každým jednou. Pak smí přesunout jednu armádu s Černokněžným králem, nebo s ní zaútočit.
card-sh-char-24-combat = { combat-foul-stench-text }
card-sh-char-24-rulings =
    Černokněžný král se musí přesunout s armádou nebo se účastnit útoku; smí k ní těsně předtím přiletět. V regionu, který drží Svobodné národy, se nic neshromáždí.
    V bitvě: { combat-foul-stench-rulings-text }

## Balíček strategie Stínu

card-sh-strat-01 = Return to Valinor
card-sh-strat-01-event = Lze zahrát, pokud Stín drží pevnost elfů. Za každou pevnost elfů, která není obležena, hodí Stín 1 kostkou za každou jednotku elfů v ní, nejvýše však 5 kostkami: každá 6 je zásah a přijímá se ihned.
card-sh-strat-01-combat = { combat-deadly-strife-text }
card-sh-strat-01-rulings =
    Tyto zásahy přijímají jen jednotky elfů; vybírají mezi nimi Svobodné národy. { -common-no-attack } Společníci přežijí.
    V bitvě: { combat-deadly-strife-rulings-text }

card-sh-strat-02 = The Fighting Uruk-hai
card-sh-strat-02-event = Lze zahrát, pokud je Saruman ve hře a armáda Stínu s jednotkou Železného pasu obléhá pevnost. { -common-assault }
card-sh-strat-02-combat = { combat-onslaught-text }
card-sh-strat-02-rulings =
    Je-li takových obléhání víc, Stín zvolí jedno. { -common-assault-rulings }
    V bitvě: { combat-onslaught-rulings-text }

card-sh-strat-03 = Denethor's Folly
card-sh-strat-03-event = Lze zahrát, pokud Stín obléhá Minas Tirith. Vůdce Svobodných národů v Minas Tirith je vyřazen. Dokud je na stole: Svobodné národy nesmějí v bitvách v Minas Tirith používat bojové karty. Odloží se, když obléhání skončí; jako akci ji smějí Svobodné národy odložit Vůlí Západu, nebo kteroukoli kostkou, je-li v Minas Tirith Gandalf nebo Aragorn.
card-sh-strat-03-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-03-rulings =
    Společníci nejsou vůdci. Týká se to i výpadů a bitev na pomoc obleženým v tomto regionu. Chodec není Aragorn.
    V bitvě: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-04 = The Day Without Dawn
card-sh-strat-04-event = Lze zahrát, pokud jsou všechny národy Stínu ve válce. Svobodné národy ztratí pro toto kolo všechny nepoužité kostky, které ukazují Vůli Západu.
card-sh-strat-04-combat = { combat-relentless-assault-text }
card-sh-strat-04-rulings =
    V příštím kole se vrátí.
    V bitvě: { combat-relentless-assault-rulings-text }

card-sh-strat-05 = Threats and Promises
card-sh-strat-05-event = Dokud je na stole: žádný výsledek shromáždění nesmí posunout pasivní svobodný národ k válce. Odloží se, když některý svobodný národ posune útok nebo zvláštní schopnost Společníka.
card-sh-strat-05-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-05-rulings =
    Výsledkem shromáždění je i shromáždění/armáda a Vůle Západu použitá jako shromáždění. Aktivní národy posunout lze. Po posunu kartou události nebo dobytím sídla bez útoku zůstává karta na stole.
    V bitvě: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-06 = Stormcrow
card-sh-strat-06-event = Lze zahrát, pokud jsou Nositelé Prstenu nebo některý Společník v regionu svobodného národa, který není ve válce. Stín zvolí takový národ: posune se o 1 krok dál od války a Svobodné národy vyřadí kdekoli jednu jeho jednotku nebo jednoho jeho vůdce.
card-sh-strat-06-combat = { combat-great-host-text }
card-sh-strat-06-rulings =
    Nemůže-li už jít dál od války, ztratí se jen figurka. Společník v obležené pevnosti se počítá. Ztratí-li posádka poslední jednotku, její pevnost připadne obléhatelům.
    V bitvě: { combat-great-host-rulings-text }

card-sh-strat-07 = Shadows Gather
card-sh-strat-07-event = Armáda Stínu se přesune až o 3 regiony a musí skončit tam, kde stojí jiná armáda Stínu, která není obležena. { -common-long-march }
card-sh-strat-07-combat = { combat-mumakil-text }
card-sh-strat-07-rulings =
    Přidat se lze i k obléhatelům. Politické hranice platí při každém kroku. Nepřátelské sídlo bez jednotek se cestou dobude. Omezení počtu jednotek platí jen v cíli.
    V bitvě: { combat-mumakil-rulings-text }

card-sh-strat-08 = The Shadow Lengthens
card-sh-strat-08-event = Dvě armády Stínu se přesunou každá až o 2 regiony; každá musí skončit tam, kde stojí jiná armáda Stínu, která není obležena. { -common-long-march }
card-sh-strat-08-combat = { combat-mumakil-text }
card-sh-strat-08-rulings =
    Kdo se přesunul jako první, už se znovu nepřesouvá. Může-li se přesunout jen jedna armáda, přesune se jen ta. Přidat se lze i k obléhatelům.
    V bitvě: { combat-mumakil-rulings-text }

card-sh-strat-09 = The Shadow is Moving
card-sh-strat-09-event = Lze zahrát, pokud jsou všechny národy Stínu ve válce. Stín přesune až čtyři různé armády, každou o jeden region.
card-sh-strat-09-combat = { combat-swarm-of-bats-text }
card-sh-strat-09-rulings =
    Armády se smějí rozdělit jako při každém přesunu. Kdo se přesunul, už se znovu nepřesouvá.
    V bitvě: { combat-swarm-of-bats-rulings-text }

card-sh-strat-10 = Corsairs of Umbar
card-sh-strat-10-event = Lze zahrát, pokud jsou Jižané a Východňané ve válce. Armáda Stínu v Umbaru se přesune přímo do Anfalasu, Dol Amrothu, Lamedonu nebo Pelargiru. Je-li tam armáda Svobodných národů, začne bitva, v níž Stín smí zanechat útoku, jen když tato armáda už byla obležena.
card-sh-strat-10-combat = { combat-deadly-strife-text }
card-sh-strat-10-rulings =
    Armáda se smí v Umbaru rozdělit; jednotky, které nejsou ve válce, jít nesmějí. Kdo se vylodí, nemusí po vítězství postoupit. Svobodné národy smějí ustoupit a v Dol Amrothu ustoupit do pevnosti. Obléhá-li už Stín Dol Amroth, spojená armáda svede obléhací bitvu. Není-li tam nikdo, je to prostý přesun, který smí dobýt sídlo.
    V bitvě: { combat-deadly-strife-rulings-text }

card-sh-strat-11 = Rage of the Dunlendings
card-sh-strat-11-event = Lze zahrát, pokud je Železný pas ve válce. Stín shromáždí 2 běžné jednotky Železného pasu ve volném regionu, který sousedí se Severní nebo Jižní vrchovinou. Pak se tam smějí přímo přesunout až 4 jednotky Železného pasu z obou vrchovin.
card-sh-strat-11-combat = { combat-relentless-assault-text }
card-sh-strat-11-rulings =
    V regionu nesmí být žádná jednotka ani sídlo Svobodných národů. Přesouvají se jen jednotky Železného pasu. Každá z obou vrchovin sousedí s druhou a smí být tímto regionem.
    V bitvě: { combat-relentless-assault-rulings-text }

card-sh-strat-12 = Return of the Witch-king
card-sh-strat-12-event = Lze zahrát, pokud je Černokněžný král ve hře. Umístí se do Angmaru. Pak tam Stín shromáždí 2 běžné jednotky a 1 elitní jednotku Saurona.
card-sh-strat-12-combat = { combat-swarm-of-bats-text }
card-sh-strat-12-rulings =
    Smí přijít odkudkoli, i z obležené pevnosti. { -common-recruiting }
    V bitvě: { combat-swarm-of-bats-rulings-text }

card-sh-strat-13 = Half-orcs and Goblin-men
card-sh-strat-13-event = Lze zahrát, pokud je Železný pas ve válce. Stín shromáždí 1 jednotku Železného pasu, běžnou nebo elitní, v regionu s armádou Stínu.
card-sh-strat-13-combat = { combat-we-come-to-kill-text }
card-sh-strat-13-rulings =
    Armáda smí obléhat nebo být obležena; v obležení je místo jen pro 5 jednotek.
    V bitvě: { combat-we-come-to-kill-rulings-text }

card-sh-strat-14 = Olog-hai
card-sh-strat-14-event = Lze zahrát, pokud je Sauron ve válce. Stín shromáždí 1 jednotku Saurona, běžnou nebo elitní, v regionu s armádou Stínu.
card-sh-strat-14-combat = { combat-we-come-to-kill-text }
card-sh-strat-14-rulings =
    Armáda smí obléhat nebo být obležena; v obležení je místo jen pro 5 jednotek.
    V bitvě: { combat-we-come-to-kill-rulings-text }

card-sh-strat-15 = Hill-trolls
card-sh-strat-15-event = Lze zahrát, pokud je Sauron ve válce. Stín nahradí 2 běžné jednotky Saurona, v jednom regionu nebo ve dvou, elitními jednotkami Saurona z posil.
card-sh-strat-15-combat = { combat-we-come-to-kill-text }
card-sh-strat-15-rulings =
    Méně se jich nahradí, jen když chybějí figurky. Běžné jednotky se vracejí do posil. Smějí stát i v obležené pevnosti.
    V bitvě: { combat-we-come-to-kill-rulings-text }

card-sh-strat-16 = A New Power is Rising
card-sh-strat-16-event = Lze zahrát, pokud je Saruman ve hře. Stín shromáždí po 2 běžných jednotkách Železného pasu v Severní vrchovině a v Jižní vrchovině a 2 jednotky Železného pasu, každou běžnou nebo elitní, v Orthanku.
card-sh-strat-16-combat = { combat-great-host-text }
card-sh-strat-16-rulings =
    { -common-recruiting }
    V bitvě: { combat-great-host-rulings-text }

card-sh-strat-17 = Many Kings to the Service of Mordor
card-sh-strat-17-event = Stín shromáždí ve třech sídlech Jižanů a Východňanů po 2 běžných jednotkách tohoto národa.
card-sh-strat-17-combat = { combat-great-host-text }
card-sh-strat-17-rulings =
    { -common-recruiting }
    V bitvě: { combat-great-host-rulings-text }

card-sh-strat-18 = The King is Revealed
card-sh-strat-18-event = Lze zahrát, pokud je Aragorn ve hře. Stín shromáždí v Minas Morgul 5 běžných jednotek Saurona a 1 Nazgûla.
card-sh-strat-18-combat = { combat-relentless-assault-text }
card-sh-strat-18-rulings =
    Chodec se nepočítá, ani Aragorn, byl-li vyřazen. { -common-recruiting }
    V bitvě: { combat-relentless-assault-rulings-text }

card-sh-strat-19 = Shadows on the Misty Mountains
card-sh-strat-19-event = Stín shromáždí 2 jednotky Saurona, každou běžnou nebo elitní, a 1 Nazgûla na Hoře Gram nebo v Morii.
card-sh-strat-19-combat = { combat-onslaught-text }
card-sh-strat-19-rulings =
    Všichni přijdou do téhož regionu. { -common-recruiting }
    V bitvě: { combat-onslaught-rulings-text }

card-sh-strat-20 = Orcs Multiplying Again
card-sh-strat-20-event = Stín shromáždí po 3 běžných jednotkách Saurona v Dol Gulduru a na Hoře Gundabad.
card-sh-strat-20-combat = { combat-onslaught-text }
card-sh-strat-20-rulings =
    { -common-recruiting }
    V bitvě: { combat-onslaught-rulings-text }

card-sh-strat-21 = Horde from the East
card-sh-strat-21-event = Lze zahrát, pokud jsou Jižané a Východňané ve válce. Stín shromáždí 5 běžných jednotek Jižanů a Východňanů v jednom volném regionu tohoto národa na východním okraji mapy.
card-sh-strat-21-combat = { combat-deadly-strife-text }
card-sh-strat-21-rulings =
    Jsou to regiony Východní Rhûn, Jižní Rhûn, Khand a Dálný Harad. Méně jich přijde, jen když chybějí figurky nebo místo.
    V bitvě: { combat-deadly-strife-rulings-text }

card-sh-strat-22 = Monsters Roused
card-sh-strat-22-event = Stín shromáždí po 1 běžné jednotce Saurona v regionech Angmar, Ettenmoors a Větrné kopce a 1 elitní jednotku Saurona v regionu Trollshaws.
card-sh-strat-22-combat = { combat-desperate-battle-text }
card-sh-strat-22-rulings =
    Region, který drží Svobodné národy, se vynechá. { -common-recruiting }
    V bitvě: { combat-desperate-battle-rulings-text }

card-sh-strat-23 = Musterings of Long-planned War
card-sh-strat-23-event = Lze zahrát, pokud jsou všechny národy Stínu ve válce. Stín shromáždí 5 běžných jednotek Jižanů a Východňanů na Pláni Gorgoroth a 5 běžných jednotek Saurona v Nurnu.
card-sh-strat-23-combat = { combat-desperate-battle-text }
card-sh-strat-23-rulings =
    { -common-recruiting }
    V bitvě: { combat-desperate-battle-rulings-text }

card-sh-strat-24 = Pits of Mordor
card-sh-strat-24-event = Lze zahrát, pokud je Sauron ve válce. Stín shromáždí ve třech pevnostech Saurona po 2 běžných jednotkách Saurona.
card-sh-strat-24-combat = { combat-desperate-battle-text }
card-sh-strat-24-rulings =
    Jsou to Barad-Dûr, Dol Guldur, Minas Morgul, Morannon, Moria a Hora Gundabad. { -common-recruiting }
    V bitvě: { combat-desperate-battle-rulings-text }
