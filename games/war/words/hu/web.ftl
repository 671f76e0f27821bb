# A háború a böngészőben: a lapjai, a paneljei, a csatái és az eredményei.

## A játszma

tab-status = Állás
tab-cards = Kártyák
match-board = Térkép
keys-map = M: a kérdéstől a térképhez és vissza
keys-map-arrows = Nyilak a térképen: a következő megjelölt régió, Shifttel bármelyik; + és −: közelebb és távolabb

## Első lépések

coach-goal-fp = Te vagy a Szabad Népek. Vidd a Gyűrűt Mordorba, mielőtt a Hajsza Romlottságba dönti hordozóit. Addig tartsd az Erődítményeket.
coach-goal-sh = Te vagy a Sötétség. Foglalj el Nagyvárosokat és Erődítményeket 10 győzelmi pontért. Vagy döntsd Romlottságba a Gyűrűhordozókat a Hajszával.
help-why-declare = A Szövetség oda kerül, ameddig jutott. Saját Nagyvárosban vagy Erődítményben gyógyul. Általában rejtve marad.
help-why-guide = A Vezető a képességét adja a Szövetségnek, és elsőként eshet el. Kezdetben Szürke Gandalf jó választás.
help-why-hunt-dice = A Hajsza Mezőben lévő kockák nem cselekszenek. Mindegyik veszélyesebbé teszi a Szövetség útját. Gyakran 1 vagy 2.
help-why-turn = Felváltva használtok egy-egy kockát. Az eredménye mondja meg, mit tehetsz.
help-why-action = Egy kocka, egy akció.
help-why-move-from = Egy Sereg egy régiót mozog. Sereg kockával egy második is mozoghat.
help-why-move-figures = Amit nem választasz ki, ott marad. Egy régióban legfeljebb 10 egység fér el.
help-why-attack-from = A Sereged egy szomszédos régióban lévő Sereget támad. Akinek a Nemzete nincs háborúban, nem támadhat.
help-why-combat-card = A csatában használt kártya elhasználódik, eseménye elvész. Az ellenfeled csak a felfordításkor látja.
help-why-casualty = Egy találat egy sima egységbe kerül, vagy egy elitet simára cserél. Két találat egy elit egységbe kerül.
help-why-hunt-casualty = Amit az Útitársak nem vállalnak át, Romlottsággá lesz. 12-nél a Sötétség győz.
help-why-event = Az esemény bekövetkezik. A kártya elhasználódik, hacsak nem marad az asztalon.
help-why-draw-from = A Karakter kártyák a Szövetségről és a Karakterekről szólnak. A Stratégia kártyák a seregekről és a politikáról.
help-why-recruit-figure = Új figurák a háborúban álló Nemzet szabad Városaiba, Nagyvárosaiba és Erődítményeibe érkeznek.
help-why-nation = Csak a háborúban álló Nemzetek toborozhatnak, támadhatnak és léphetik át mások határait.
help-why-discard = Legfeljebb 6 kártya lehet kézben.

## A térkép listaként

map-find = Régió keresése
map-choices = { $count } választható
map-mark-option = választható
map-mark-move = ide lehet mozogni
map-mark-attack = megtámadható
map-mark-advised = a lecke javasolja
map-mark-chosen = kiválasztva
map-mark-from = innen
map-captor = elfoglalta: { $side }
army-mixed = vegyes Sereg, parancsnoka: { $side } ({ $units })
army-separate = két külön Sereg ({ $units })
map-mark-target = ide
map-mark-last = itt történt az utolsó akció
map-sea = Belegaer
map-bay = Belfalas-öböl
map-lake = Rhûn tengere
map-move = Innen: { $from }, ide: { $to }
map-closer = Közelebb
map-farther = Távolabb
map-whole = Az egész térkép

## Az asztal

table-phase-recover = Húzás
table-phase-fellowship = Szövetség
table-phase-hunt-allocation = Hajsza
table-phase-action-roll = Dobás
table-phase-actions = Akciók
table-phase-victory-check = Győzelem
table-rings = Tünde Gyűrűk
table-dice-of = Akciókockák: { $side }
table-die-used = { $face }, felhasználva
table-die-blank = még nincs eldobva

## Állás

status-points = Győzelmi pontok
status-points-of = { $side }: { $points }/{ $most }
player-leads = vezeti az oldalt
player-acts = most lép
player-next = ő lép legközelebb
player-hand = Kártyák kézben: { $count }, legfeljebb { $most }
player-points = { $of ->
        [sh] { $side }, személyes pontok: { $points } (elfoglalt: { $captured }, elvesztett: { $lost })
       *[fp] { $side }, személyes pontok: { $points } (elvesztett: { $lost })
    }
player-counted = { $of ->
        [sh] elfoglalt: { $captured }, elvesztett: { $lost }
       *[fp] elvesztett: { $lost }
    }
status-of = { $now }/{ $most }
status-dice-title = Akciókockák
status-no-dice = nincs használatlan kocka (dobható: { $pool })
status-rings = Tünde Gyűrűk: { $count }
status-ring-used = egy már használva ebben a fordulóban
given-title = Ebben a játszmában megállapodva
given-bid = Licit: { $bid }
given-draw-tokens = Húzó jelzők: { $count }
given-advance-tokens = Előreléptető jelzők: { $count }
given-dwarven-rings = Törp Gyűrűk: { $count }
status-fellowship-title = A Szövetség
status-fellowship-where = Utolsó ismert helye: { $region }, azóta { $progress } lépés; { $hidden }.
status-fellowship-in-mordor = A Mordor Sávon, lépés: { $step }/{ $last }; { $hidden }.
status-corruption = Romlottság: { $now }/{ $most }
status-guide = { $who } (Vezető)
status-hunt-title = A Hajsza
status-pool = Hajsza Készlet: { $count } jelző
status-tiles-drawn = Kihúzva
status-tiles-waiting = Mordorra vár
status-tiles-aside = Egy kártya félretette
status-tiles-removed = Kikerült a játékból
status-politics-title = Politika
status-at-war = háborúban
status-active = aktív
status-passive = passzív
status-decks = Kártyák
status-decks-hand = kézben
status-decks-undrawn = a paklikban
status-decks-discarded = eldobva
status-decks-of = { $character } Karakter, { $strategy } Stratégia
status-figures = Utánpótlás és veszteségek
status-left = Utánpótlás: { $figures }.
status-left-of = Utánpótlás: { $side }
status-lost-of = Veszteségek: { $side }
status-characters = Karakterek a térképen
status-character-at = { $who }: { $region }
status-gone = Kiestek: { $who }.
cards-hand = A kezed ({ $count })
cards-hand-of = { $side }, kézben ({ $count })
cards-table = Az asztalon ({ $count })
cards-played = Kijátszva ({ $count })
cards-discarded = Általad eldobva ({ $count })
cards-given = A társadnak adva ({ $count })
card-about = { $face }; csatában: { $title } ({ $initiative })
card-event-title = Esemény
card-combat-title = Csatában: { $title }, kezdeményezés { $initiative }
card-rulings-title = Pontosítások

## Csaták

battle-title = A csata
battle-round = { $round }. kör
battle-attacks = { $side } támad
battle-defends = { $side } védekezik
battle-rearguard = Utóvéd: { $army }
battle-hits-on = Találat: legalább { $least }
battle-card = Harci kártya:
battle-inside = a falakon belül
battle-command = parancsnok: { $side }
battle-over = Véget ért a csata: { $region }
battle-of = Csata: { $region }
battle-step-cards = Lapok
battle-step-roll = Dobás
battle-step-leaders = Vezérek
battle-step-losses = Veszteség
battle-step-on = Tovább?
battle-own = { $hits } saját találat
losses-title = Viselj el { $hits } találatot
losses-about = Kattints a figuráidra a táblán, vagy válassz:
losses-lost = elvész: { $figure }
losses-reduced = lefokozva: { $figure }
losses-gone = { $figure } elvész: nincs több sima egység
losses-chance = A % a győzelmi esélyed onnan.
battle-by-card = Eseménykártya által: { $card }
battle-strength = Harci Erő: { $strength }
battle-leadership = Vezetői Érték: { $leadership }
battle-scored = { $hits } találat
battle-left = Hátralévő találat: { $hits }
battle-take = Találat elviselése: { $figure }
battle-elite = Hogyan viseli el a találatot ez az elit egység?
battle-losses = Veszteségek
battle-lost = Elesett: { $figure }
battle-reduced = Sima egységre cserélve: { $figure }
battle-retreat = A védő visszavonulhat
battle-no-way-out = A védőnek nincs hová visszavonulnia.
dice-roll = Dobás
dice-needed = Dobás, találat: legalább { $needed }
dice-again = Újradobás
dice-extra = Kártya által
dice-told = { $what }: { $dice }. Legalább { $needed }: { $count }.
odds-title = Esélyek
odds-against = Esélyek, támadás ide: { $region }
odds-of-all = Esélyek, ha mindannyian támadnak
odds-of-chosen = Esélyek a kiválasztottakkal
odds-wins = Győzelem: { $side }
odds-both = mindkettő megsemmisül
odds-undecided = az ostrom folytatódik
odds-about = Végigharcolva, kártya és visszavonulás nélkül. Átlagos veszteség egységekben: { $lost }.
hunt-title = Hajsza a Gyűrűért
hunt-where = { $region }, haladás { $progress }
hunt-in-mordor = Mordor Sáv, { $step }. lépés
hunt-level = { $who }, { $level }. szint
hunt-needs = Siker: legalább { $least }
hunt-successes = Sikerek: { $count }
hunt-tile = Jelző: { $tile }
hunt-damage = Sebzés: { $count }
hunt-corruption = Romlottság: { $now } → { $after }

## A napló

log-battle = csaták
log-fellowship = Szövetség és Hajsza
log-cards = kártyák

## A vége

result-corruption = Romlottság
result-mordor-step = Lépés a Mordor Sávon
result-mordor-turn = Belépés Mordorba (forduló)
result-fp-victory-points = A Szabad Népek győzelmi pontjai
result-fp-strongholds = A Szabad Népek által elfoglalt Erődítmények
result-fp-cities = A Szabad Népek által elfoglalt Nagyvárosok
result-sh-victory-points = A Sötétség győzelmi pontjai
result-sh-strongholds = A Sötétség által elfoglalt Erődítmények
result-sh-cities = A Sötétség által elfoglalt Nagyvárosok
result-aragorn-turn = Aragorn fordulója
result-gandalf-turn = Fehér Gandalf fordulója
result-saruman-turn = Szarumán fordulója
result-witch-king-turn = A Boszorkánykirály fordulója
result-mouth-of-sauron-turn = Szauron Szájának fordulója
result-first-eyes = Szemek az 1. fordulóban
result-first-hunt-dice = Kockák a Hajsza Mezőben az 1. fordulóban
result-companions-lost = Elesett Útitársak
result-battles = Csaták
result-players = Játékosok
result-individual-winners = Személyes győzelem
result-gondor-points = Személyes pontok: Gondor
result-rohan-points = Személyes pontok: Rohan
result-witch-king-points = Személyes pontok: Boszorkánykirály
result-saruman-points = Személyes pontok: Szarumán
luck-about = Ami kijött, az átlag mellett. Az utolsó szám: mennyire szokatlan. 2 fölött vagy −2 alatt húsz játszmából egyszer.
luck-of = { $side }: { $dice } akciókocka
luck-hits = Találatok { $dice } harci kockával
luck-sixes = Hatosok csatában
luck-successes = Sikerek { $rolls } Hajsza dobásban
luck-damage = { $tiles } Hajsza Jelző sebzése
ended-fp-ring = A Gyűrű { $corruption } Romlottságnál került a tűzbe.
ended-shadow-ring = A Romlottság a(z) { $turn }. fordulóban elérte: { $corruption }.
ended-military = A(z) { $turn }. fordulóra { $points } pont gyűlt össze.
ended-personal = A győztesek közül a legjobb: { $side }, { $points } személyes ponttal.
ended-shared = A győztesek osztoznak a személyes győzelmen, { $points } személyes ponttal: { $side }.
ended-best = személyes győzelem
ended-corruption = A Romlottság { $corruption } volt.
ended-short = { $who }: { $count } pont hiányzott.
luck-action-dice = Akciókockák
luck-wills = A Nyugat Akarata { $got }, várható { $expected }
luck-battles = Csaták
luck-both-hits = { $got } találat, várható { $expected }
luck-hunt = { $got } sebzés, várható { $expected }

## The log, action by action

tale-heading = { $turn }. forduló, { $phase }
tale-phase-cards = lapok
tale-phase-fellowship = a Szövetség
tale-phase-roll = dobás
tale-phase-actions = akciók
tale-battle = { $rounds ->
        [0] Csata, { $region }: nem volt harc
       *[other] Csata, { $region }, { $rounds } kör
    }
tale-losses = { $side } vesztesége: { $figures }
tale-reduced = { $figure } lefokozva
tale-moved-in = Bevonult
tale-hunt = Hajsza: { $what }
tale-not-found = nem talált
tale-damage = { $count } sebzés
tale-falls = { $who } elesik
tale-corruption = { $count } Romlottság
tale-corruption-now = Romlottság most { $now }
tale-healed = { $count } Romlottsággal kevesebb
tale-revealed = felfedve itt: { $region }
mark-battle = Csaták
mark-battle-on = Következő csata (B)
mark-battle-back = Előző csata
mark-hunt = Hajszák
mark-hunt-on = Következő Hajsza (H)
mark-hunt-back = Előző Hajsza

# Doing things by hand.
doing-why-turn = A te akciód
doing-help-turn = Fogd, ami világít: sereget, a Szövetséget, lapot vagy kockát.
aim-attack = Támadás: { $region }
aim-hunted = megtalálják: { $found }, felfedik: { $revealed }
short-regular = Sima
short-elite = Elit
short-leader = Vezér
