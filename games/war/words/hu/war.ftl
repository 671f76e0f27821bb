# A Gyűrű Háborúja: a játék dolgai, kérdései és eseményei.

side-fp = Szabad Népek
side-sh = Sötétség

phase-recover = 1. fázis, kockák visszavétele és kártyahúzás
phase-shadow-draw = 1. fázis, kártyahúzás
phase-second-draw = 1. fázis, kártyahúzás
phase-exchange = 1. fázis, kártyacsere
phase-exchange-cards = 1. fázis, kártyacsere
phase-shadow-second-draw = 1. fázis, kártyahúzás
phase-shadow-exchange = 1. fázis, kártyacsere
phase-shadow-exchange-cards = 1. fázis, kártyacsere
phase-fellowship = 2. fázis, a Szövetség
phase-hunt-allocation = 3. fázis, kockák a Hajszára
phase-action-roll = 4. fázis, akciódobás
phase-actions = 5. fázis, akciók
phase-victory-check = 6. fázis, a győzelem ellenőrzése

## Nemzetek. Az „-of” alak egy figura neve elé kerül.

nation-dwarves = Törpök
nation-elves = Tündék
nation-gondor = Gondor
nation-north = Az Észak
nation-rohan = Rohan
nation-isengard = Vasudvard
nation-sauron = Szauron
nation-southrons = Délvidékiek & Keletiek
nation-dwarves-of = törp
nation-elves-of = tünde
nation-gondor-of = gondori
nation-north-of = északi
nation-rohan-of = rohani
nation-isengard-of = vasudvardi
nation-sauron-of = szauroni
nation-southrons-of = délvidéki/keleti

figure-regular = { $count ->
        [1] { $of } sima egység
       *[other] { $count } { $of } sima egység
    }
figure-elite = { $count ->
        [1] { $of } elit egység
       *[other] { $count } { $of } elit egység
    }
figure-leader = { $count ->
        [1] { $of } vezér
       *[other] { $count } { $of } vezér
    }
figure-nazgul = { $count ->
        [1] Nazgul
       *[other] { $count } Nazgul
    }

loss-lose = levétel: { $figure } (egy találat)
loss-reduce = csere sima egységre: { $figure } (egy találat)
loss-not-replaced = levétel: { $figure } (egy találat; nincs több sima egység)
loss-lose-elite = levétel: { $figure } (két találat)

character-gandalf-the-grey = Szürke Gandalf
character-strider = Vándor
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Borbak Trufa
character-peregrin = Tuk Peregrin
character-gollum = Gollam
character-gandalf-the-white = Fehér Gandalf
character-aragorn = Aragorn
character-saruman = Szarumán
character-witch-king = Boszorkánykirály
character-mouth-of-sauron = Szauron Szája

site-town = Város
site-city = Nagyváros
site-stronghold = Erődítmény
site-fortification = Erőd

face-character = Karakter
face-army = Sereg
face-muster = Utánpótlás
face-muster-army = Utánpótlás/Sereg
face-event = Esemény
face-will = A Nyugat Akarata
face-eye = Szem

deck-character-deck = Karakter pakli
deck-strategy-deck = Stratégia pakli

action-move-armies = Seregek mozgatása
action-attack = támadás
action-play-event = Esemény Kártya kijátszása
action-draw-event = Esemény Kártya felhúzása
action-advance-nation = diplomácia: egy Nemzet előreléptetése a Politikai Sávon
action-recruit = toborzás
action-bring-minion = egy Gonosz behozása a játékba
action-move-fellowship = a Szövetség haladása
action-hide-fellowship = a Szövetség elrejtése
action-separate = Útitársak leválasztása
action-move-companions = Útitársak mozgatása
action-move-minions = Nazgulok és Gonoszok mozgatása
action-bring-gandalf = Fehér Gandalf érkezése
action-crown-aragorn = Vándorból Aragorn, Isildur örököse lesz
action-warden-of-the-white-tower = Boromir: Gondor előrelép
action-prince-of-mirkwood = Legolas: a Tündék előrelépnek
action-dwarf-of-erebor = Gimli: a Törpök előrelépnek
action-voice-recruits = Szarumán hangja: egy sima egység Vasudvard minden Településére
action-voice-promotes = Szarumán hangja: két sima egységből Orthancban elit lesz
action-discard-table = kártya eldobása az asztalról

part-fellowship = a Szövetség elrejtése vagy haladása
part-fly = repülés a Nazgulokkal
part-recruit-nazgul = Nazgulok toborzása
part-move = Seregek mozgatása
part-strike = támadás
part-hunt-roll = Hajsza dobás (kockák: { $dice })
part-from-hand = egy véletlen lap a kézből
part-separates = Útitársak a Szövetségből

piece-fellowship = A Szövetség
piece-ring = Tünde Gyűrű
word-yes = igen
word-no = nem
word-none = egyik sem
word-skip = egy kocka félretétele
word-pass = passz
word-ring = Tünde Gyűrű használata
word-draw-token = jelző: Esemény Kártya felhúzása
word-advance-token = jelző: egy Nemzet előreléptetése
word-join = két Sereg egyesítésének javaslata
word-guide = a Szövetség Vezetője
word-random = egy véletlen Útitárs
word-none-path = itt marad
word-none-reveal-path = itt marad
word-none-second-move-from = nincs második Sereg
word-none-companions-from = senki több
word-none-minions-from = senki több
word-none-recruit-figure = semmi több
word-none-combat-card = nincs kártya
word-none-hunt-card = nincs kártya
word-none-free-event = nincs kártya
word-none-strip = nincs kártya
word-none-heroic-death = senki
word-none-black-breath = senki
word-none-card-choice = ezekből semmit
word-none-march-from = egyik Sereg sem
word-none-march-on = itt megáll
word-none-retreat = marad és harcol
word-none-extend = a csata vége
word-none-hunt-casualty = senki: a Gyűrűhordozók Romlottsága nő
word-yes-declare = igen, bejelentem
word-no-declare = nem, rejtve marad
word-yes-cease = igen, a támadás abbamarad
word-no-cease = nem, a harc folytatódik
word-yes-card-falls = igen, kiesik a játékból
word-no-card-falls = nem, a Romlottság nő
word-yes-into-siege = visszavonulás az Erődítménybe
word-no-into-siege = csata a mezőn

battle-field = mezei csata
battle-siege = ostrom
battle-sortie = bevetés

victory-shadow-ring = a Gyűrűhordozókat legyőzte a Romlottság
victory-fp-ring = a Gyűrű megsemmisült a Végzet Hegyén
victory-shadow-military = a Sötétség meghódította a Nyugatot
victory-fp-military = a Szabad Népek megtörték a Sötétség erejét

## Kérdések

why-other = Válassz ({ $name }).
must-be-along = { $led ->
        [leader] { " " }Vezérnek vagy Karakternek vele kell mennie.
        [nazgul] { " " }Egy Nazgulnak vagy a Boszorkánykirálynak vele kell mennie.
        [witch-king] { " " }A Boszorkánykirálynak vele kell mennie.
        [companion] { " " }Egy Útitársnak vele kell mennie.
       *[nobody] { "" }
    }
must-be-in-army = { $led ->
        [leader] { " " }Vezérnek vagy Karakternek kell benne lennie.
        [nazgul] { " " }Nazgulnak vagy a Boszorkánykirálynak kell benne lennie.
        [witch-king] { " " }A Boszorkánykirálynak benne kell lennie.
        [companion] { " " }Útitársnak kell benne lennie.
       *[nobody] { "" }
    }
why-discard = Túl sok kártya van a kezedben. Melyeket dobod el?
why-declare = Bejelented, hol van a Szövetség?
why-path = Merre megy a Szövetség? Hátralévő lépések: { $left }.
why-reveal-path = A Szövetséget felfedezték. Merre jött? Hátralévő lépések: { $left }.
why-enter-mordor = Belép a Szövetség Mordorba?
why-guide = Ki legyen a Szövetség Vezetője?
why-hunt-dice = Hány kockát teszel a Hajsza Mezőbe?
why-turn = Te következel: melyik kockát használod?
why-skip-die = Melyik kockát teszed félre használatlanul?
why-ring-die = Melyik kockát fordítja át a Tünde Gyűrű?
why-ring-face = { $face } kocka: mire fordítod?
why-will-as = Mit jelentsen a Nyugat Akarata?
why-action = Mire használod a kockát ({ $face })?
why-move-from = Melyik Sereg mozog?{ must-be-along }
why-second-move-from = Melyik legyen a második mozgó Sereg?
why-move-to = Hová mozog a Sereg innen: { $from }?
why-move-figures = Mely figurák mozognak: { $from } → { $to }?{ must-be-along }
why-attack-from = Melyik Sereg támad?{ must-be-in-army }
why-attack-target = Melyik régiót támadja a Sereg innen: { $from }? (A saját régiója: ostrom vagy bevetés.)
why-attack-with = { $within ->
        [yes] Harc a falaknál, { $from }: kikkel?
       *[no] Támadás, { $from } → { $to }: kikkel?
    } A többiek utóvédként maradnak.
why-companions-from = Melyik régió Útitársai mozognak?
why-companion-group = { $from }: mely Útitársak mennek együtt?
why-companions-to = { $who } ({ $from }): hová?
why-minions-from = Ki mozog: egy régió Nazguljai vagy egy Gonosz?
why-nazgul-group = { $from }: mely Nazgulok repülnek együtt?
why-minions-to = { $who } ({ $from }): hová?
why-separate-group = Kik hagyják el együtt a Szövetséget?
why-separate-to = Elhagyják a Szövetséget: { $who }. Hová mennek?
why-recruit-figure = Mit toborzol?
why-recruit-where = Hová toborzod: { $figure }?
why-nation = Melyik Nemzet lép közelebb a háborúhoz?
why-minion = Melyik Gonosz jön játékba?
why-enters-where = { $who }: hol jön játékba?
why-draw-from = Melyik pakliból húzol?
why-event = Melyik Esemény Kártyát játszod ki a kockával ({ $face })?
why-ability-draw = { $who } képessége: húzol egy kártyát?
why-too-many = Túl sok egység van itt: { $region }. Melyeket veszed le?
why-white-rider = Lemond Fehér Gandalf a Vezetői Értékéről, hogy a Nazgulok se vezethessenek?
why-into-siege = { $at }: visszavonul a Sereged az Erődítménybe?
why-advance = Mely figurák nyomulnak előre: { $from } → { $to }?
why-combat-card = Melyik harci kártyát használod?
why-announce = Használsz ebben a körben harci kártyát?
why-re-roll = Hány elvétett kockát dobsz újra?
why-casualty = { $at }: hogyan viseled el a találatot? Hátralévő találatok: { $hits }.
why-cease = { $at }: abbahagyod a támadást?
why-retreat = { $from }: hová vonul vissza a Sereged?
why-extend = { $at }: melyik Nemzet elit egységét cseréled simára még egy körért?
why-hunt-re-roll = Hány Hajsza kockát dobsz újra?
why-guide-separates = A Hajsza sebzése: { $damage }. Elhagyja a Szövetséget { $who }, hogy 1-gyel csökkenjen?
why-gollum-reveals = A Hajsza sebzése: { $damage }. Felfedi Gollam a Szövetséget, hogy 1-gyel csökkenjen?
why-hunt-casualty = A Hajsza sebzése: { $damage }. Vezető: { $guide }. Ki vész oda?
why-table-card = Melyik kártyát dobod el az asztalról?
why-price = Melyik kártyát dobod el érte, amelynek jele: { $face }?
why-use-table-card = Felhasználod ezt a kártyát: { $card }?
why-hunt-card = Az asztalon lévő melyik kártya csökkenti a sebzést?
why-give-up = Mennyi Vezetői Értékről mondanak le a Nazgulok?
why-give-up-companion = Melyik Útitárs mond le a Vezetői Értékéről?
why-name-companion = Melyik Útitárs marad ebben a körben Vezetői Érték és képességek nélkül?
why-name-minion = Melyik Nazgul vagy Gonosz esik ki?
why-own-hits = Hány találatot viselnek el a saját egységeid?
why-turn-dice = Hány elvétett kockából lesz találat?
why-heroic-death = Ki hal meg, hogy találatokat semlegesítsen?
why-black-breath = Kit ejt el a Fekete Lehelet?
why-scouts = { $from }: hová vonul vissza a Sereged? (A saját régiója: az Erődítménybe.)
why-march-from = Melyik Sereg mozog legfeljebb ennyi régiót: { $steps }?{ $joins ->
        [yes] { " " }Egy másik Seregnél kell megállnia.
       *[no] { "" }
    }{ must-be-along }
why-march-figures = Mely figurák mennek innen: { $from }?{ must-be-along }
why-march-on = { $at }: merre megy tovább a Sereg? Hátralévő régiók: { $left }.
why-card-unit = { $at }: milyen egységet toborzol?
why-card-region = Melyik régiót választod a kártyához?
why-card-target = Melyik Sereget sújtja a kártya? Válaszd ki a régióját.
why-card-nation = Melyik Nemzetet választod a kártyához?
why-card-companions = Mely Útitársakat mozgatja a kártya: egy régióból vagy a Szövetségből?
why-card-loss = { $at }: melyik figura vész oda?
why-card-choice = Mit teszel a kártyával?
why-card-figures = Mely figurákat mozgatja a kártya?
why-card-number = Hányat hoz a kártya?
why-card-dice = Mely kockákat változtatja meg a kártya?
why-card-falls = Kiesik a játékból: { $who }? Ha nem, a Romlottság ennyivel nő: { $level }.
why-free-event = Melyik kártyát játszod ki kocka nélkül?
why-strip = Melyik Karakter kártyát veszítik el a Szabad Népek?
why-exchange = Szeretnél egy kártyát cserélni a társaddal? Őt is megkérdezzük, és a lapokról nem beszélhettek.
why-give-card = Melyik kártyát adod oda?
why-propose = Hol javaslod két Sereg egyesítését?
why-join-armies = Legyen a két Sereg itt: { $at } egyetlen vegyes Sereg? Mindkettőtöknek akarnia kell.
why-action-die = Akció Kocka dobása.
why-combat-die = Csata Dobás.
why-hunt-die = Hajsza dobás.
why-draw-tile = Hajsza Jelző húzása.
why-tile-die = A jelző kockájának dobása.
why-random-companion = Véletlen Útitárs húzása.
why-draw-card = Kártyahúzás.
why-card-die = Dobás egy kártya miatt.
why-random-card = Véletlen lap húzása a kézből.

## Események

event-turn = Kezdődik a(z) { $turn }. forduló.
event-drew = { $who }, húzott lap: { $card }.
event-discarded = { $who }, eldobott lap: { $card }.
event-declared = A Szövetség bejelentett helye: { $to }.
event-corruption = Romlottság: { $now }.
event-entered-mordor = A Szövetség belépett Mordorba.
event-mordor-step = A Szövetség lépése a Mordor Sávon: { $now }.
event-guide = A Szövetség Vezetője: { $who }.
event-hunt-dice = A Sötétség kockái a Hajsza Mezőben: { $count }.
event-rolled = { $side } dobása: { $face }.
event-acted = { $side }: { $face } kocka – { $action }.
event-passed = { $side }: passz.
event-skipped = { $side }: használatlanul félretett kocka – { $face }.
event-ring-used = { $side }: Tünde Gyűrű, { $from } → { $to }.
event-token-used = { $token ->
        [draw] { $side }: jelző – Esemény Kártya felhúzása.
       *[advance] { $side }: jelző – egy Nemzet előreléptetése.
    }
event-dwarven-ring-gone = Törp Gyűrű volt: kikerül a játékból.
event-moved = { $side }: { $army } mozgása, { $from } → { $to }.
event-travelled = { $who } → { $to }.
event-flew = { $count } Nazgul repült: { $from } → { $to }.
event-separated = { $who } elhagyta a Szövetséget → { $to }.
event-entered = { $who } játékba jött: { $at }.
event-eliminated = { $who } kiesett a játékból.
event-recruited = Toborzás, { $at }: { $figure }.
event-disbanded = Túl sok egység, { $at }; levéve: { $figure }.
event-advanced = { $nation }: { $left ->
        [0] háborúban áll.
       *[other] { $left } lépésre a háborútól.
    }
event-activated = { $nation }: aktív lett.
event-played = { $side }, kijátszott lap: { $card }.
event-table-discarded = Eldobott kártya: { $card }.
event-card-hits = A kártya találatai, { $at }: { $hits }.
event-attacked = { $side }: támadás, { $from } → { $to }.
event-round = A csata { $round }. köre.
event-announced = { $uses ->
        [yes] { $side }: harci kártyát jelentett be.
       *[no] { $side }: nem jelentett be harci kártyát.
    }
event-laid = { $who }: letett harci kártya – { $card }.
event-turned = { $side }: harci kártya – { $card }.
event-white-rider = Fehér Gandalf semmissé teszi a Nazgulok Vezetői Értékét.
event-threw = { $side }, kidobott számok: { $dice }.
event-stripped = A Szabad Népek kezéből elvéve: { $card }.
event-tile-in-play = Különleges jelző kerül játékba: { $tile }.
event-driven = A Gyűrűhordozók elsodródnak: { $to }.
event-ring-spent = { $side }: egy Tünde Gyűrű felhasználva.
event-set-back = { $nation }: egy lépéssel távolabb a háborútól, hátravan { $left }.
event-dice-lost = { $side }, elveszett kockák: { $count }.
event-into-hunt-box = { $side }: a kocka a Hajsza Mezőbe kerül.
event-die-turned = { $side }: egy kocka átfordul, { $from } → { $to }.
event-hits = { $side }: { $hits } találat.
event-own-hits = { $side }, találat a saját Seregén: { $hits }.
event-lost = Veszteség, { $at }: { $figure }.
event-reduced = Elit egység helyett sima egység, { $at }: { $nation }.
event-ceased = { $side }: abbahagyta a támadást.
event-retreated = { $side }: visszavonulás → { $to }.
event-into-siege = A védők visszavonultak az Erődítménybe: { $at }.
event-extended = { $nation }: egy elit egység cseréje még egy körért.
event-captured = { $side } elfoglalta: { $at }.
event-proposed = { $who }: Seregek egyesítésének javaslata itt: { $at }.
event-joined = { $side }: a Seregek itt: { $at } mostantól egy vegyes Sereg.
event-exchanged = { $side }: kártyacsere történt.
event-progress = A Szövetség halad: { $now }.
event-hunted = A Hajsza sikerei: { $count }.
event-drawn = Hajsza Jelző: { $tile }.
event-damage = A Hajsza sebzése: { $count }.
event-hunt-casualty = A Hajsza áldozata: { $who }.
event-revealed = A Szövetséget felfedezték: { $at }.
event-hidden = A Szövetség ismét rejtett.
event-won = Győzelem: { $how }.

## A térkép részei

area-eriador = Lindon és Eriador
area-misty-mountains = Völgyzugoly és a Ködhegység
area-anduin = Az Anduin völgye és Lórien
area-mirkwood = Bakacsin-erdő
area-rhovanion = Erebor és Rhovanion
area-rhun = Rhún
area-brown-lands = A Barna Földek és Dagorlad
area-isengard = Vasudvard és Dúnfölde
area-rohan = Rohan és Fangorn
area-gondor = Gondor
area-mordor = Mordor
area-harad = Harad

## Régiók

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Hamuhegység
region-barad-dur = Barad-Dûr
region-bree = Bree
region-buckland = Bakföld
region-cardolan = Cardolan
region-carrock = Szirtfő
region-dagorlad = Dagorlad
region-dale = Suhatag
region-dead-marshes = Holtláp
region-dimrill-dale = Dimrill Dale
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Drúadan-erdő
region-druwaith-iaur = Drûwaith Iaur
region-eagles-eyrie = Sasfészek
region-east-harondor = Kelet-Harondor
region-east-rhun = Kelet-Rhún
region-eastemnet = Eastemnet
region-eastern-brown-lands = Keleti Barna Földek
region-eastern-emyn-muil = Kelet-Emyn Muil
region-eastern-mirkwood = Keleti Bakacsin-erdő
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Ettenmoors
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Távol-Harad
region-folde = Folde
region-fords-of-bruinen = Bruinen Gázló
region-fords-of-isen = Vasudvard Gázlói
region-forlindon = Forlindon
region-gap-of-rohan = Rohan Kapuja
region-gladden-fields = Nősziromföld
region-goblins-gate = Goblinok Kapuja
region-gorgoroth = Gorgoroth
region-grey-havens = Szürkerév
region-harlindon = Harlindon
region-helms-deep = Helm Szurdok
region-high-pass = High Pass
region-hollin = Hollin
region-iron-hills = Vasdombok
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Mória
region-mount-gram = Gram-hegy
region-mount-gundabad = Gundabad Hegye
region-narrows-of-the-forest = Erdőszoros
region-near-harad = Közel-Harad
region-noman-lands = Senkiföldje
region-north-anduin-vale = Észak-Anduin völgye
region-north-downs = Északi Dombok
region-north-dunland = Észak Dúnfölde
region-north-ered-luin = Észak-Ered Luin
region-north-ithilien = Észak-Ithilien
region-north-rhun = Észak-Rhún
region-northern-dorwinion = Észak-Dorwinion
region-northern-mirkwood = Északi Bakacsin-erdő
region-northern-rhovanion = Észak-Rhovanion
region-nurn = Núrn
region-old-ford = Régi Gázló
region-old-forest = Öregerdő
region-old-forest-road = Régi Erdei Út
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Völgyzugoly
region-south-anduin-vale = Dél-Anduin völgye
region-south-downs = Déli Dombok
region-south-dunland = Dél Dúnfölde
region-south-ered-luin = Dél-Ered Luin
region-south-ithilien = Dél-Ithilien
region-south-rhun = Dél-Rhún
region-southern-dorwinion = Dél-Dorwinion
region-southern-mirkwood = Déli Bakacsin-erdő
region-southern-rhovanion = Dél-Rhovanion
region-tharbad = Tharbad
region-the-shire = A Megye
region-tower-hills = Toronydombok
region-trollshaws = Trollshaws
region-umbar = Umbar
region-vale-of-the-carnen = Carnen völgye
region-vale-of-the-celduin = Celduin völgye
region-weather-hills = Széltető-dombok
region-west-harondor = Nyugat-Harondor
region-westemnet = Westemnet
region-western-brown-lands = Nyugati Barna Földek
region-western-emyn-muil = Nyugat-Emyn Muil
region-western-mirkwood = Nyugati Bakacsin-erdő
region-withered-heath = Withered Heath
region-woodland-realm = Vadonföld

## Hajsza jelzők

tile-std-eye-reveal-1 = Szem (felfedés)
tile-std-eye-reveal-2 = Szem (felfedés)
tile-std-eye-reveal-3 = Szem (felfedés)
tile-std-eye-reveal-4 = Szem (felfedés)
tile-std-0-reveal-1 = 0 (felfedés)
tile-std-0-reveal-2 = 0 (felfedés)
tile-std-1-reveal-1 = 1 (felfedés)
tile-std-1-reveal-2 = 1 (felfedés)
tile-std-2-reveal = 2 (felfedés)
tile-std-1-1 = 1
tile-std-1-2 = 1
tile-std-2-1 = 2
tile-std-2-2 = 2
tile-std-3-1 = 3
tile-std-3-2 = 3
tile-std-3-3 = 3
tile-blue-elven-cloaks = 0 (Szabad Népek)
tile-blue-elven-rope = 0 (Szabad Népek)
tile-blue-phial = −2 (Szabad Népek)
tile-blue-smeagol = −1 (Szabad Népek)
tile-red-shelob = kocka (állj, Sötétség)
tile-red-ring-is-mine = Szem (felfedés, állj, Sötétség)
tile-red-on-on = 3 (állj, Sötétség)
tile-red-give-it = 1 (felfedés, állj, Sötétség)

# Switches that a match can be played with, one sentence each.
option-no-minimum-hunt = Egy kockának sem kell a Hajszába kerülnie, akkor sem, ha a Szövetség az előző fordulóban haladt.
option-announced-cards = Mindkét fél előbb bejelenti, használ-e harci kártyát, és csak aztán választ.
option-no-initiative = A harci kártyáknak nincs kezdeményezése: egy időben a védőé hat előbb.
option-ring-or-casualty = A Hajsza sebzését a Gyűrű vagy egy veszteség viseli; előtte a Vezető és a kijátszott kártyák segítenek.
option-mordor-by-declaration = Mordorba csak úgy lehet belépni, ha a Szövetséget a Morannonnál vagy Minas Morgulban jelentik be.
option-reveal-outside-settlements = A felfedett Szövetség nem állhat meg a Szabad Népek településén.
option-one-stronghold-tile = Felfedéskor legfeljebb egy jelzőt húznak a Sötétség Erődítményeiért, 0 haladásnál egyet sem.
option-hiding-corrupts = Mordorban csak a haladás kísérlete véd a Romlottságtól, a rejtőzés nem.
option-one-round-sortie = A kitörés egy kör; utána az ostromló visszavonulhat.
option-mouth-enters-strongholds = Szauron Szája beléphet a Szabad Népek Erődítményéhez, de ott meg kell állnia.
option-gollum-draws-tiles = Ha Gollam fedi fel a Szövetséget, a Sötétség Erődítményeiért akkor is húznak jelzőt.
option-strict-stacking = Senki sem vihet 10-nél több egységet egy régióba.
option-bid = licit: mennyi jelzőt kínált a Sötétség játékosa; a fél csak a licitek között dönt
option-draw-tokens = jelzők a Szabad Népeknek: Esemény Kártya felhúzása
option-advance-tokens = jelzők a Szabad Népeknek: egy Nemzet előreléptetése
option-dwarven-rings = Törp Gyűrűk a Szabad Népeknek: mint a Tünde Gyűrűk, de használat után kikerülnek
