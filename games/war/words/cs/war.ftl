# Válka o Prsten: věci ve hře, otázky a události.

side-fp = Svobodné národy
side-sh = Stín

phase-recover = fáze 1, vrácení kostek a dobrání karet
phase-shadow-draw = fáze 1, dobrání karet
phase-second-draw = fáze 1, dobrání karet
phase-exchange = fáze 1, výměna karet
phase-exchange-cards = fáze 1, výměna karet
phase-shadow-second-draw = fáze 1, dobrání karet
phase-shadow-exchange = fáze 1, výměna karet
phase-shadow-exchange-cards = fáze 1, výměna karet
phase-fellowship = fáze 2, Společenstvo
phase-hunt-allocation = fáze 3, určení kostek pro pátrání
phase-action-roll = fáze 4, hod akčními kostkami
phase-actions = fáze 5, akce
phase-victory-check = fáze 6, kontrola vítězství

## Národy. Tvar „-of“ stojí za druhem figurky.

nation-dwarves = Trpaslíci
nation-elves = Elfové
nation-gondor = Gondor
nation-north = Sever
nation-rohan = Rohan
nation-isengard = Železný pas
nation-sauron = Sauron
nation-southrons = Jižané a Východňané
nation-dwarves-of = trpaslíků
nation-elves-of = elfů
nation-gondor-of = Gondoru
nation-north-of = Severu
nation-rohan-of = Rohanu
nation-isengard-of = Železného pasu
nation-sauron-of = Saurona
nation-southrons-of = Jižanů a Východňanů

figure-regular = { $count ->
        [one] běžná jednotka { $of }
        [few] { $count } běžné jednotky { $of }
       *[other] { $count } běžných jednotek { $of }
    }
figure-elite = { $count ->
        [one] elitní jednotka { $of }
        [few] { $count } elitní jednotky { $of }
       *[other] { $count } elitních jednotek { $of }
    }
figure-leader = { $count ->
        [one] vůdce { $of }
        [few] { $count } vůdci { $of }
       *[other] { $count } vůdců { $of }
    }
figure-nazgul = { $count ->
        [one] Nazgûl
        [few] { $count } Nazgûlové
       *[other] { $count } Nazgûlů
    }

loss-lose = odstranit: { $figure } (jeden zásah)
loss-reduce = nahradit běžnou jednotkou: { $figure } (jeden zásah)
loss-not-replaced = odstranit: { $figure } (jeden zásah; nezbývá běžná jednotka)
loss-lose-elite = odstranit: { $figure } (dva zásahy)

character-gandalf-the-grey = Gandalf Šedý
character-strider = Chodec
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Smělmír Brandorád
character-peregrin = Peregrin Bral
character-gollum = Glum
character-gandalf-the-white = Gandalf Bílý
character-aragorn = Aragorn
character-saruman = Saruman
character-witch-king = Černokněžný král
character-mouth-of-sauron = Ústa Sauronova

site-town = město
site-city = velkoměsto
site-stronghold = pevnost
site-fortification = opevnění

face-character = postava
face-army = armáda
face-muster = shromáždění
face-muster-army = shromáždění/armáda
face-event = událost
face-will = Vůle Západu
face-eye = Oko

deck-character-deck = balíček postav
deck-strategy-deck = balíček strategie

action-move-armies = přesunout armády
action-attack = zaútočit
action-play-event = zahrát kartu události
action-draw-event = dobrat kartu události
action-advance-nation = posunout národ blíže k válce
action-recruit = shromáždit posily
action-bring-minion = přivést do hry Služebníka
action-move-fellowship = postup Společenstva
action-hide-fellowship = ukrýt Společenstvo
action-separate = oddělit Společníky
action-move-companions = přesunout Společníky
action-move-minions = přesunout Nazgûly a Služebníky
action-bring-gandalf = přichází Gandalf Bílý
action-crown-aragorn = z Chodce se stane Aragorn, dědic Isildurův
action-warden-of-the-white-tower = Boromir: Gondor se posune k válce
action-prince-of-mirkwood = Legolas: Elfové se posunou k válce
action-dwarf-of-erebor = Gimli: Trpaslíci se posunou k válce
action-voice-recruits = Hlas Sarumanův: běžná jednotka do každého sídla Železného pasu
action-voice-promotes = Hlas Sarumanův: dvě běžné jednotky v Orthanku se stanou elitními
action-discard-table = odložit kartu ze stolu

part-fellowship = ukrýt Společenstvo, nebo s ním postoupit
part-fly = letět s Nazgûly
part-recruit-nazgul = shromáždit Nazgûly
part-move = přesunout armády
part-strike = zaútočit
part-hunt-roll = hodit na pátrání (kostek: { $dice })
part-from-hand = náhodná karta z ruky
part-separates = Společníci ze Společenstva

piece-fellowship = Společenstvo
piece-ring = Elfí prsten
word-yes = ano
word-no = ne
word-none = nic
word-skip = odložit kostku
word-pass = pasovat
word-ring = použít elfí prsten
word-draw-token = použít žeton: dobrat kartu události
word-advance-token = použít žeton: posunout národ
word-join = navrhnout spojení dvou armád
word-guide = průvodce
word-random = náhodný Společník
word-none-path = zůstat zde
word-none-reveal-path = zůstat zde
word-none-second-move-from = žádná druhá armáda
word-none-companions-from = nikdo další
word-none-minions-from = nikdo další
word-none-recruit-figure = nic dalšího
word-none-combat-card = žádná karta
word-none-hunt-card = žádná karta
word-none-free-event = žádná karta
word-none-strip = žádná karta
word-none-heroic-death = nikdo
word-none-black-breath = nikdo
word-none-card-choice = nic z toho
word-none-march-from = žádná armáda
word-none-march-on = zůstat zde
word-none-retreat = zůstat a bojovat
word-none-extend = ukončit bitvu
word-none-hunt-casualty = nikdo: roste podmanění Nositelů Prstenu
word-yes-declare = ano, ohlásit
word-no-declare = ne, zůstat v skrytu
word-yes-cease = ano, zanechat útoku
word-no-cease = ne, bojovat dál
word-yes-card-falls = ano, vyřadit
word-no-card-falls = ne, přijmout podmanění
word-yes-into-siege = ustoupit do pevnosti
word-no-into-siege = bojovat v poli

battle-field = bitva v poli
battle-siege = obléhací bitva
battle-sortie = výpad

victory-shadow-ring = Nositelé Prstenu podlehli Prstenu
victory-fp-ring = Prsten byl zničen v Puklinách osudu
victory-shadow-military = Stín ovládl Západ
victory-fp-military = Svobodné národy zlomily moc Stínu

## Otázky

why-other = Vyberte ({ $name }).
must-be-along = { $led ->
        [leader] { " " }Musí s ní jít vůdce nebo postava.
        [nazgul] { " " }Musí s ní jít Nazgûl nebo Černokněžný král.
        [witch-king] { " " }Musí s ní jít Černokněžný král.
        [companion] { " " }Musí s ní jít Společník.
       *[nobody] { "" }
    }
must-be-in-army = { $led ->
        [leader] { " " }Musí v ní být vůdce nebo postava.
        [nazgul] { " " }Musí v ní být Nazgûl nebo Černokněžný král.
        [witch-king] { " " }Musí v ní být Černokněžný král.
        [companion] { " " }Musí v ní být Společník.
       *[nobody] { "" }
    }
why-discard = Máte příliš mnoho karet. Které odložíte?
why-declare = Ohlásíte, kde je Společenstvo?
why-path = Kam jde Společenstvo? Zbývá kroků: { $left }.
why-reveal-path = Společenstvo je odhaleno. Kudy přišlo? Zbývá kroků: { $left }.
why-enter-mordor = Vstoupí Společenstvo do Mordoru?
why-guide = Kdo bude průvodcem Společenstva?
why-hunt-dice = Kolik kostek dáte do pole pátrání?
why-turn = Jste na tahu: kterou kostku použijete?
why-skip-die = Kterou kostku odložíte bez použití?
why-ring-die = Kterou kostku změní elfí prsten?
why-ring-face = Kostka { $face }: na jaký symbol?
why-will-as = Zač použijete Vůli Západu?
why-action = Co provedete s kostkou ({ $face })?
why-move-from = Která armáda se přesune?{ must-be-along }
why-second-move-from = Která druhá armáda se přesune?
why-move-to = Kam se přesune armáda odtud: { $from }?
why-move-figures = Které figurky se přesunou: { $from } → { $to }?{ must-be-along }
why-attack-from = Která armáda zaútočí?{ must-be-in-army }
why-attack-target = Na který region zaútočí armáda odtud: { $from }? (Vlastní region: obléhací bitva nebo výpad.)
why-attack-with = { $within ->
        [yes] Boj u hradeb, { $from }: s kým?
       *[no] Útok, { $from } → { $to }: s kým?
    } Ostatní zůstanou jako zadní voj.
why-companions-from = Společníci ze kterého regionu se přesunou?
why-companion-group = { $from }: kteří Společníci půjdou spolu?
why-companions-to = { $who } ({ $from }): kam?
why-minions-from = Kdo se přesune: Nazgûlové z regionu, nebo Služebník?
why-nazgul-group = { $from }: kteří Nazgûlové poletí spolu?
why-minions-to = { $who } ({ $from }): kam?
why-separate-group = Kdo společně opustí Společenstvo?
why-separate-to = Opouštějí Společenstvo: { $who }. Kam půjdou?
why-recruit-figure = Co shromáždíte?
why-recruit-where = Kam umístíte: { $figure }?
why-nation = Který národ se posune blíže k válce?
why-minion = Který Služebník vstoupí do hry?
why-enters-where = { $who }: kde vstoupí do hry?
why-draw-from = Ze kterého balíčku dobíráte?
why-event = Kterou kartu události zahrajete kostkou ({ $face })?
why-ability-draw = Schopnost: { $who }. Doberete si kartu?
why-too-many = Příliš mnoho jednotek: { $region }. Které odstraníte?
why-white-rider = Vzdá se Gandalf Bílý svého velení, aby zrušil velení Nazgûlů?
why-into-siege = { $at }: ustoupí vaše armáda do pevnosti?
why-advance = Které figurky postoupí: { $from } → { $to }?
why-combat-card = Kterou bojovou kartu použijete?
why-announce = Použijete v tomto kole bojovou kartu?
why-re-roll = Kolika neúspěšnými kostkami hodíte znovu?
why-casualty = { $at }: jak přijmete zásah? Zbývá zásahů: { $hits }.
why-cease = { $at }: zanecháte útoku?
why-retreat = { $from }: kam ustoupí vaše armáda?
why-extend = { $at }: elitní jednotku kterého národa nahradíte běžnou za další kolo bitvy?
why-hunt-re-roll = Kolika kostkami pátrání hodíte znovu?
why-guide-separates = Poškození z pátrání: { $damage }. Opustí { $who } Společenstvo, aby se snížilo o 1?
why-gollum-reveals = Poškození z pátrání: { $damage }. Odhalí Glum Společenstvo, aby se snížilo o 1?
why-hunt-casualty = Poškození z pátrání: { $damage }. Průvodce: { $guide }. Kdo bude ztracen?
why-table-card = Kterou kartu odložíte ze stolu?
why-price = Kterou kartu se symbolem { $face } za to odložíte?
why-use-table-card = Použijete kartu { $card }?
why-hunt-card = Která karta na stole sníží poškození?
why-give-up = Kolik velení Nazgûlů obětujete?
why-give-up-companion = Který Společník se vzdá svého velení?
why-name-companion = Který Společník bude v tomto kole bez velení a schopností?
why-name-minion = Který Nazgûl nebo Služebník bude vyřazen?
why-own-hits = Kolik zásahů přijmete na vlastní jednotky?
why-turn-dice = Kolik neúspěšných kostek se změní v zásah?
why-heroic-death = Kdo zemře, aby zrušil zásahy?
why-black-breath = Kdo podlehne Černému dechu?
why-scouts = { $from }: kam se vaše armáda stáhne? (Vlastní region: do pevnosti.)
why-march-from = Která armáda se přesune, nejvýše o tolik regionů: { $steps }?{ $joins ->
        [yes] { " " }Musí skončit u jiné armády.
       *[no] { "" }
    }{ must-be-along }
why-march-figures = Které figurky půjdou odtud: { $from }?{ must-be-along }
why-march-on = { $at }: kam jde armáda dál? Zbývá regionů: { $left }.
why-card-unit = { $at }: jakou jednotku shromáždíte?
why-card-region = Který region pro kartu zvolíte?
why-card-target = Kterou armádu karta zasáhne? Zvolte její region.
why-card-nation = Který národ pro kartu zvolíte?
why-card-companions = Které Společníky karta přesune: z regionu, nebo ze Společenstva?
why-card-loss = { $at }: která figurka bude ztracena?
why-card-choice = Co s kartou provedete?
why-card-figures = Které figurky karta přesune?
why-card-number = Kolik jich karta přivede?
why-card-dice = Které kostky karta změní?
why-card-falls = Bude vyřazen { $who }? Jinak podmanění vzroste o { $level }.
why-free-event = Kterou kartu zahrajete bez kostky?
why-strip = Kterou kartu postav ztratí Svobodné národy?
why-exchange = Chcete si se spoluhráčem vyměnit kartu? Ptáme se i jeho a o kartách mluvit nesmíte.
why-give-card = Kterou kartu dáte?
why-propose = Kde navrhujete spojit dvě armády?
why-join-armies = Mají se dvě armády ({ $at }) spojit v jednu smíšenou? Musíte chtít oba.
why-action-die = Hod akční kostkou.
why-combat-die = Bojový hod.
why-hunt-die = Hod na pátrání.
why-draw-tile = Losuje se žeton pátrání.
why-tile-die = Hod kostkou podle žetonu.
why-random-companion = Losuje se náhodný Společník.
why-draw-card = Dobírá se karta.
why-card-die = Hod kostkou podle karty.
why-random-card = Losuje se náhodná karta z ruky.

## Události

event-turn = Začíná kolo { $turn }.
event-drew = { $who }, dobraná karta: { $card }.
event-discarded = { $who }, odložená karta: { $card }.
event-declared = Společenstvo je ohlášeno: { $to }.
event-corruption = Podmanění: { $now }.
event-entered-mordor = Společenstvo vstoupilo do Mordoru.
event-mordor-step = Společenstvo na Cestě Mordorem, krok: { $now }.
event-guide = Průvodce Společenstva: { $who }.
event-hunt-dice = Stín dává do pole pátrání kostky: { $count }.
event-rolled = Hod, { $side }: { $face }.
event-acted = { $side }: kostka { $face } – { $action }.
event-passed = { $side }: pas.
event-skipped = { $side }: kostka odložená bez použití – { $face }.
event-ring-used = { $side }: elfí prsten, { $from } → { $to }.
event-token-used = { $token ->
        [draw] { $side }: žeton – dobrání karty události.
       *[advance] { $side }: žeton – posun národa.
    }
event-dwarven-ring-gone = Byl to trpasličí prsten: opouští hru.
event-moved = { $side }: { $army } – přesun, { $from } → { $to }.
event-travelled = { $who } → { $to }.
event-flew = Let, Nazgûlové ({ $count }): { $from } → { $to }.
event-separated = { $who } opouští Společenstvo → { $to }.
event-entered = { $who } vstupuje do hry: { $at }.
event-eliminated = { $who } je ze hry venku.
event-recruited = Shromážděno, { $at }: { $figure }.
event-disbanded = Příliš mnoho jednotek, { $at }; odstraněno: { $figure }.
event-advanced = { $nation }: { $left ->
        [0] ve válce.
        [one] { $left } krok do války.
        [few] { $left } kroky do války.
       *[other] { $left } kroků do války.
    }
event-activated = { $nation }: nyní aktivní.
event-played = { $side }, zahraná karta: { $card }.
event-table-discarded = Odložená karta: { $card }.
event-card-hits = Zásahy kartou, { $at }: { $hits }.
event-attacked = { $side }: útok, { $from } → { $to }.
event-round = { $round }. kolo bitvy.
event-announced = { $uses ->
        [yes] { $side }: ohlášena bojová karta.
       *[no] { $side }: žádná bojová karta neohlášena.
    }
event-laid = { $who }: vyložená bojová karta – { $card }.
event-turned = { $side }: bojová karta – { $card }.
event-white-rider = Gandalf Bílý ruší velení Nazgûlů.
event-threw = { $side }, hozeno: { $dice }.
event-stripped = Z ruky Svobodných národů odebráno: { $card }.
event-tile-in-play = Do hry přichází zvláštní žeton: { $tile }.
event-driven = Nositelé Prstenu jsou zahnáni: { $to }.
event-ring-spent = { $side }: použit elfí prsten.
event-set-back = { $nation }: o krok dál od války, zbývá { $left }.
event-dice-lost = { $side }, ztracené kostky: { $count }.
event-into-hunt-box = { $side }: kostka jde do pole pátrání.
event-die-turned = { $side }: kostka se mění, { $from } → { $to }.
event-hits = { $side }, zásahy: { $hits }.
event-own-hits = { $side }, zásahy do vlastní armády: { $hits }.
event-lost = Ztráta, { $at }: { $figure }.
event-reduced = Elitní jednotka nahrazena běžnou, { $at }: { $nation }.
event-ceased = { $side }: konec útoku.
event-retreated = { $side }: ústup → { $to }.
event-into-siege = Obránci ustoupili do pevnosti: { $at }.
event-extended = { $nation }: elitní jednotka nahrazena za další kolo bitvy.
event-captured = { $side }, dobyto: { $at }.
event-proposed = { $who }: navrženo spojení armád, { $at }.
event-joined = { $side }: armády jsou teď jedna smíšená, { $at }.
event-exchanged = { $side }: výměna karet.
event-progress = Společenstvo postupuje: { $now }.
event-hunted = Úspěchy pátrání: { $count }.
event-drawn = Žeton pátrání: { $tile }.
event-damage = Poškození z pátrání: { $count }.
event-hunt-casualty = Ztráta při pátrání: { $who }.
event-revealed = Společenstvo je odhaleno: { $at }.
event-hidden = Společenstvo je opět skryté.
event-won = Vítězství: { $how }.

## Části mapy

area-eriador = Lindon a Eriador
area-misty-mountains = Roklinka a Mlžné hory
area-anduin = Údolí Anduiny a Lórien
area-mirkwood = Temný hvozd
area-rhovanion = Erebor a Rhovanion
area-rhun = Rhûn
area-brown-lands = Hnědé země a Dagorlad
area-isengard = Železný pas a Vrchovina
area-rohan = Rohan a Fangorn
area-gondor = Gondor
area-mordor = Mordor
area-harad = Harad

## Regiony

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Popelavé hory
region-barad-dur = Barad-Dûr
region-bree = Hůrecko
region-buckland = Rádovsko
region-cardolan = Cardolan
region-carrock = Skalbal
region-dagorlad = Dagorlad
region-dale = Dol
region-dead-marshes = Mrtvé močály
region-dimrill-dale = Rmutný dol
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Drúadanský hvozd
region-druwaith-iaur = Drûwaith Iaur
region-eagles-eyrie = Orlí hnízdo
region-east-harondor = Východní Harondor
region-east-rhun = Východní Rhûn
region-eastemnet = Východní polonina
region-eastern-brown-lands = Východní Hnědé země
region-eastern-emyn-muil = Východní Emyn Muil
region-eastern-mirkwood = Východní Temný hvozd
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Ettenmoors
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Dálný Harad
region-folde = Folde
region-fords-of-bruinen = Brody přes Bouřnou
region-fords-of-isen = Brody přes Želíz
region-forlindon = Forlindon
region-gap-of-rohan = Rohanská brána
region-gladden-fields = Kosatcová pole
region-goblins-gate = Skřetí brána
region-gorgoroth = Pláň Gorgoroth
region-grey-havens = Šedé přístavy
region-harlindon = Harlindon
region-helms-deep = Helmův žleb
region-high-pass = Vysoký průsmyk
region-hollin = Cesmínie
region-iron-hills = Železné hory
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount-gram = Hora Gram
region-mount-gundabad = Hora Gundabad
region-narrows-of-the-forest = Úžina hvozdu
region-near-harad = Blízký Harad
region-noman-lands = Země nikoho
region-north-anduin-vale = Severní údolí Anduiny
region-north-downs = Severní vrchy
region-north-dunland = Severní vrchovina
region-north-ered-luin = Severní Ered Luin
region-north-ithilien = Severní Ithilien
region-north-rhun = Severní Rhûn
region-northern-dorwinion = Severní Dorwinion
region-northern-mirkwood = Severní Temný hvozd
region-northern-rhovanion = Severní Rhovanion
region-nurn = Nurn
region-old-ford = Starý brod
region-old-forest = Starý hvozd
region-old-forest-road = Stará lesní cesta
region-orthanc = Orthank
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Roklinka
region-south-anduin-vale = Jižní údolí Anduiny
region-south-downs = Jižní vrchy
region-south-dunland = Jižní vrchovina
region-south-ered-luin = Jižní Ered Luin
region-south-ithilien = Jižní Ithilien
region-south-rhun = Jižní Rhûn
region-southern-dorwinion = Jižní Dorwinion
region-southern-mirkwood = Jižní Temný hvozd
region-southern-rhovanion = Jižní Rhovanion
region-tharbad = Tharbad
region-the-shire = Kraj
region-tower-hills = Věžové kopce
region-trollshaws = Trollshaws
region-umbar = Umbar
region-vale-of-the-carnen = Údolí Carnenu
region-vale-of-the-celduin = Údolí Celduinu
region-weather-hills = Větrné kopce
region-west-harondor = Západní Harondor
region-westemnet = Západní polonina
region-western-brown-lands = Západní Hnědé země
region-western-emyn-muil = Západní Emyn Muil
region-western-mirkwood = Západní Temný hvozd
region-withered-heath = Withered Heath
region-woodland-realm = Lesní říše

## Žetony pátrání

tile-std-eye-reveal-1 = Oko (odhalení)
tile-std-eye-reveal-2 = Oko (odhalení)
tile-std-eye-reveal-3 = Oko (odhalení)
tile-std-eye-reveal-4 = Oko (odhalení)
tile-std-0-reveal-1 = 0 (odhalení)
tile-std-0-reveal-2 = 0 (odhalení)
tile-std-1-reveal-1 = 1 (odhalení)
tile-std-1-reveal-2 = 1 (odhalení)
tile-std-2-reveal = 2 (odhalení)
tile-std-1-1 = 1
tile-std-1-2 = 1
tile-std-2-1 = 2
tile-std-2-2 = 2
tile-std-3-1 = 3
tile-std-3-2 = 3
tile-std-3-3 = 3
tile-blue-elven-cloaks = 0 (Svobodné národy)
tile-blue-elven-rope = 0 (Svobodné národy)
tile-blue-phial = −2 (Svobodné národy)
tile-blue-smeagol = −1 (Svobodné národy)
tile-red-shelob = kostka (stop, Stín)
tile-red-ring-is-mine = Oko (odhalení, stop, Stín)
tile-red-on-on = 3 (stop, Stín)
tile-red-give-it = 1 (odhalení, stop, Stín)

# Switches that a match can be played with, one sentence each.
option-no-minimum-hunt = Na pátrání nemusí jít žádná kostka, ani když Společenstvo minulé kolo postupovalo.
option-announced-cards = Obě strany nejprve ohlásí, zda použijí bojovou kartu, a teprve pak volí.
option-no-initiative = Bojové karty nemají iniciativu: v téže chvíli působí dříve karta obránce.
option-ring-or-casualty = Zranění z pátrání nese Prsten, nebo jedna ztráta; předtím pomáhá průvodce a vyložené karty.
option-mordor-by-declaration = Do Mordoru se vstupuje jen ohlášením Společenstva v Morannonu nebo Minas Morgulu.
option-reveal-outside-settlements = Odhalené Společenstvo neskončí v regionu se sídlem Svobodných národů.
option-one-stronghold-tile = Při odhalení se za pevnosti Stínu tahá nejvýše jeden žeton, při postupu 0 žádný.
option-hiding-corrupts = V Mordoru chrání před podmaněním jen pokus o postup, ukrytí ne.
option-one-round-sortie = Výpad trvá jedno kolo; potom může obléhatel ustoupit.
option-mouth-enters-strongholds = Ústa Sauronova smějí vstoupit k pevnosti Svobodných národů a musí se tam zastavit.
option-gollum-draws-tiles = I když Společenstvo odhalí Glum, tahají se žetony za pevnosti Stínu.
option-strict-stacking = Nikdo nesmí do regionu přivést více než 10 jednotek.
option-bid = nabídka hráče Stínu v žetonech; polovina jen rozhoduje mezi nabídkami
option-draw-tokens = žetony Svobodných národů na dobrání karty události
option-advance-tokens = žetony Svobodných národů na posun národa
option-dwarven-rings = trpasličí prsteny Svobodných národů: jako elfí, po použití opustí hru
