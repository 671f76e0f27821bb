# A böngésző saját szavai.

site-name = Westmarch
close = Bezárás
cancel = Mégse
guest-names = Vidra, Borz, Gém, Sün, Ökörszem, Nyest, Mókus, Pinty, Hód, Vörösbegy

## Oldalak

nav-title = Oldalak
nav-home = A kezdőlapra
nav-rules = Szabályok
nav-settings = Beállítások
nav-account = Fiók
nav-about = Névjegy
nav-skip = Ugrás a tartalomra
lost-title = Nincs ilyen oldal.

## A kezdőlap

home-title = A Gyűrű Háborúja a böngésződben
home-about = A szabályokra a program ügyel: minden kérdésnél látod, mit tehetsz, és ha valamit nem, azt is, hogy miért. Fiók nem kell hozzá.
home-new = Új vagy itt?
home-learn = Tanuld meg a játékot
home-learn-about = Tíz rövid lecke a valódi táblán, egyenként egy–négy perc.
home-play = Játssz most a program ellen
home-side = A te oldalad
home-level = A program szintje
home-name = A neved
home-start = Játék
home-goal-fp = Szabad Népek: vidd a Gyűrűt a Végzet Hegyéhez, vagy szerezz 4 győzelmi pontot.
home-goal-sh = Sötétség: döntsd Romlottságba a Gyűrűhordozókat, vagy szerezz 10 győzelmi pontot.
home-mine = A játszmáim
home-friend = Egy baráttal, hálózaton
home-friend-about = Kapsz egy linket, amelyet elküldhetsz. A barátodnak sem kell fiók.
home-listed = Jelenjen meg a váróban: bárki csatlakozhat
home-watched = Bárki nézheti
home-odds = Tanácsok és esélyek engedélyezve
home-open = Játszma nyitása, oldalam: { $side }
home-hotseat = Ketten egy gépnél
home-hotseat-about = Átadjátok a gépet; egyikőtök sem látja a másik kártyáit.
home-hotseat-start = Kezdés
home-upload = Egy lejegyzett játszma
home-upload-about = Nézd vissza, vagy folytasd bármelyik állásából.
home-upload-file = Fájl kiválasztása
home-lobby = Váró
home-lobby-empty = Most senki sem vár.
home-watch = Nézhető játszmák

## Játszmák listája

list-waiting = játékosra vár
list-your-turn = te következel ({ $since })
list-turn = { $side } következik ({ $since })
list-join = Csatlakozás
list-open = Megnyitás: { $players }
list-play = Tovább
list-look = Megnézem
list-more = Még { $count } megjelenítése
seat-open = szabad hely
seat-program = program, { $level }

## Meghívás

join-title = Meghívás játékra
join-about = Van számodra szabad hely: { $side }.
join-sit = Leülök és játszom
join-full = Minden hely foglalt.
waiting-title = Várakozás a másik játékosra
waiting-about = Küldd el ezt a linket annak, akivel játszani szeretnél. A játszma magától elkezdődik.
waiting-link = A meghívás linkje
waiting-copy = Másolás
waiting-copied = Kimásolva
waiting-share = Megosztás
waiting-listed = A játszma a váróban is látszik.
waiting-leave = Lemondom

## A játszma

match-turn = { $turn }. forduló
match-your-turn = Te következel
match-waits-for = Rá várunk: { $who }
match-waits-for-seat = Van még szabad hely
match-over = A játék véget ért
match-held = Megőrizve, ahogy volt
match-sending = Küldés …
match-wait-about = A másik fél gondolkodik. Amint te következel, megkapod a kérdést.
match-watching = Néző vagy.
match-closed = Ez a játszma nem látható
match-loading = Egy pillanat …
match-spectators = nézők: { $count }
match-here = (itt van)
match-as-text = Szövegként
match-with-board = Táblával
match-panel = A tábla mellett
match-sheet = Nagyobb vagy kisebb
tab-map = Térkép
tab-status = Állás
tab-cards = Kártyák
tab-log = Napló
tab-talk = Beszélgetés
connection-offline = Nincs kapcsolat. Amire kattintasz, megmarad, és elküldjük, amint helyreáll.
connection-connecting = Kapcsolódás …
connection-none = A kiszolgáló nem érhető el. A szabályok olvashatók, és az itt megnyitott játszmáid is megnézhetők.
news-asked = Kérdés hozzád: { $question }

## Kérdések

question-find = Keresd meg vagy írd be a választ
question-nothing-found = Itt semmi sem viseli ezt a nevet.
question-chosen = { $least ->
        [0] Kiválasztva: { $total }, legfeljebb { $most }
       *[other] Kiválasztva: { $total }, kell: { $least }–{ $most }
    }
question-chosen-exactly = Kiválasztva: { $total }/{ $most }
question-count = { $count }/{ $of }
question-less = Eggyel kevesebb: { $what }
question-read = Elolvasom: { $what }
question-all = Mind
question-none = Egyik sem
question-confirm = Kész
question-why-not = Miért nem lehet …?
question-why-not-about = Írd be, mit válaszolnál, például minas-tirith. Megtudod, melyik szabály tiltja. Vagy kattints egy régióra.
question-why-not-answer = A hiányzó válasz
question-ask = Kérdezem
question-rules = A kérdés szabályai:
hint-ask = Tanács
hint-thinking = Gondolkodik …
hint-about = A számok a győzelem esélyei a program megítélése szerint.
refused-title = Nem megengedett:
refused-rule = { $rule } szabály
since-title = Az utolsó válaszod óta
since-more = … és előtte még { $count }, lásd a naplót

## Első lépések

coach-title = Első lépések
coach-goal-fp = Te vagy a Szabad Népek: vidd a Gyűrűt Mordorba, mielőtt a Hajsza Romlottságba dönti a Gyűrűhordozókat, és addig tartsd meg az Erődítményeket.
coach-goal-sh = Te vagy a Sötétség: foglalj el Nagyvárosokat és Erődítményeket 10 győzelmi pontért, vagy döntsd Romlottságba a Gyűrűhordozókat a Hajszával.
coach-answer = A játék egyszerre egy dolgot kérdez. Kattints egy válaszra, nyomd meg a számát, vagy kattints a térkép egy megjelölt régiójára.
coach-doubt = Bizonytalan vagy? A Tanács megmutatja, mit tenne egy program, a Visszalépés pedig visszavonja a válaszodat.
coach-learn = Van tíz rövid lecke is: tanuld meg a játékot
coach-close = Értem
help-why-declare = Ha bejelented, a Szövetség a térképen oda kerül, ameddig jutott; saját oldala Nagyvárosában vagy Erődítményében gyógyul. Általában rejtve marad.
help-why-guide = A Vezető a képességét adja a Szövetségnek, és elsőként eshet el. Kezdetben Szürke Gandalf jó választás.
help-why-hunt-dice = A Hajsza Mezőben lévő kockák nem cselekszenek, de mindegyik veszélyesebbé teszi a Szövetség útját. Gyakran 1 vagy 2.
help-why-turn = Felváltva használtok egy-egy kockát. A kocka eredménye mondja meg, mit tehetsz vele.
help-why-action = Egy kocka, egy akció.
help-why-move-from = Egy Sereg egy régiót mozog. Sereg kockával egy második is mozoghat.
help-why-move-figures = Amit nem választasz ki, ott marad. Egy régióban legfeljebb 10 egység fér el.
help-why-attack-from = A Sereged egy szomszédos régióban lévő Sereget támad. Akinek a Nemzete nincs háborúban, nem támadhat.
help-why-combat-card = A csatában használt kártya elhasználódik, eseménye elvész. A másik fél csak a felfordításkor látja.
help-why-casualty = Egy találat egy sima egységbe kerül, vagy egy elit egységet sima egységre cserél; két találat egy elit egységbe kerül.
help-why-hunt-casualty = Amit az Útitársak nem vállalnak át, Romlottsággá lesz; 12-nél a Sötétség győz.
help-why-event = A kártya eseménye bekövetkezik, a kártya pedig elhasználódik, hacsak nem marad az asztalon.
help-why-draw-from = A Karakter kártyák a Szövetségről és a Karakterekről szólnak, a Stratégia kártyák a seregekről és a politikáról.
help-why-recruit-figure = Új figurák a háborúban álló Nemzet szabad Városaiba, Nagyvárosaiba és Erődítményeibe érkeznek.
help-why-nation = Csak a háborúban álló Nemzetek toborozhatnak, támadhatnak és léphetik át mások határait.
help-why-discard = Legfeljebb 6 kártya lehet kézben.

## A térkép listaként

map-find = Régió keresése
map-choices = { $count } választható
map-mark-option = választható
map-mark-advised = a lecke javasolja
map-mark-chosen = kiválasztva
map-mark-from = innen
map-mark-target = ide
map-mark-last = itt történt valami
map-sea = Belegaer
map-bay = Belfalas-öböl
map-lake = Rhûn tengere
map-move = Innen: { $from }, ide: { $to }
map-closer = Közelebb
map-farther = Távolabb
map-whole = Az egész térkép

## Állás

status-points = Győzelmi pontok
status-points-of = { $side }: { $points }/{ $most }
status-of = { $now }/{ $most }
status-dice-title = Akciókockák
status-no-dice = nincs használatlan kocka (dobható: { $pool })
status-rings = Tünde Gyűrűk: { $count }
status-ring-used = egy már használva ebben a fordulóban
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
battle-over = Véget ért a csata: { $region }
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
odds-about = Ha kártya és visszavonulás nélkül a végéig harcolnak. Átlagos veszteség egységekben: { $lost }.
hunt-title = Hajsza a Gyűrűért
hunt-needs = Siker: legalább { $least }
hunt-successes = Sikerek: { $count }
hunt-tile = Jelző: { $tile }
hunt-damage = Sebzés: { $count }
hunt-guide = { $guide }; maradó sebzés: { $left }
hunt-corruption = Romlottság: { $now } → { $after }

## A napló

log-topic = Mutasd
log-all = mindent
log-battle = csaták
log-fellowship = Szövetség és Hajsza
log-cards = kártyák
log-table = játékosok
log-earlier = { $count } korábbi sor
log-away = amíg távol voltál
log-look = { $time } – az állás megtekintése
log-empty = Még semmi sem történt.
deed-undo = { $side }: visszavont egy választ.
deed-ask-undo = { $side }: visszalépést kér.
deed-grant-undo = { $side }: engedélyezte.
deed-refuse-undo = { $side }: nem engedélyezte.
deed-take-over = A gép nála van: { $side }.
deed-concede = { $side }: feladta.
deed-offer-draw = { $side }: döntetlent ajánl.
deed-accept-draw = { $side }: elfogadta a döntetlent.
deed-refuse-draw = { $side }: nem fogadta el a döntetlent.

## Amit a játékosok tehetnek

deed-do-undo = Visszalépés
deed-more = Továbbiak
deed-do-ask-undo = Visszalépés kérése
deed-do-offer-draw = Döntetlent ajánlok
deed-do-concede = Feladom
deed-do-rematch = Még egy játszma
deed-do-report = Hiba jelentése
concede-title = Feladod a játszmát?
concede-about = A másik fél azonnal győz.
concede-yes = Feladom
problem-title = Hiba jelentése
problem-about = Mi történt, és mit vártál? A játszma jegyzékét és azt, amit látsz, mellékeljük.
problem-send = Küldés
problem-thanks = Köszönjük. A bejelentés száma: { $number }.
undo-asked = { $side } visszalépést kér.
undo-asked-by-you = Visszalépést kértél. A másik félnek kell válaszolnia.
undo-grant = Engedélyezem
undo-refuse = Nem engedélyezem
undo-look = Megnézem azt az állást
draw-offered = { $side } döntetlent ajánl.
draw-offered-by-you = Döntetlent ajánlottál.
draw-accept = Elfogadom
draw-refuse = Nem fogadom el
chat-title = Csevegés
chat-empty = Még senki sem szólt.
chat-write = Mondj valamit
chat-send = Küldés
notes-title = Jegyzetek
notes-about = A jegyzeteidet csak te látod.
notes-saving = Mentés …
hand-over-title = { $side }, te következel
hand-over-about = Add át a gépet. Semmi sem látszik, amíg tovább nem lépsz.
hand-over-take = Én vagyok: { $side }

## Korábbi állások

replay-title = Korábbi állások
replay-position = Állás
replay-at = { $now }/{ $last }
replay-first = Az elejére
replay-back = Egyet vissza
replay-on = Egyet előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Megállítás
replay-seen-by = Nézőpont
replay-own = ahogy te láttad
replay-asked = A kérdés itt: { $question }
replay-now = Vissza a játékhoz
fork-open = Folytatás innen
fork-title = Folytatás a(z) { $position }. állásból
fork-about = Új játszma kezdődik ezzel az állással. Ez változatlan marad.
fork-about-running = Új játszma kezdődik ezzel az állással. Amit nem láthatsz, újraosztjuk.
fork-me = én
fork-open-seat = valaki más
fork-begin = Kezdés

## A vége

ending-won = Győzelem: { $side }
ending-conceded = { $side } feladta
ending-draw = döntetlen
ending-unfinished = félbeszakadt jegyzék
ending-result = Eredmény
ending-record = A jegyzék letöltése
ending-replay = Visszanézés
result-result = Befejezés
result-winner = Győztes
result-turns = Fordulók
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
luck-title = Szerencse
luck-about = Ami kijött, és ami átlagosan kijön. Az utolsó szám mutatja, mennyire szokatlan: 2 fölött vagy −2 alatt körülbelül húsz játszmából egyszer.
luck-of = { $side }: { $dice } akciókocka
luck-got = kijött
luck-expected = várható
luck-z = szokatlan
luck-hits = Találatok { $dice } harci kockával
luck-sixes = Hatosok csatában
luck-successes = Sikerek { $rolls } Hajsza dobásban
luck-damage = { $tiles } Hajsza Jelző sebzése

## Fiók

account-guest = Vendég vagy: { $name }. A játszmáid ehhez a böngészőhöz tartoznak.
account-known = Be vagy jelentkezve: { $name }.
account-make = Fiók létrehozása
account-make-about = Fiókkal minden eszközön megtalálod a játszmáidat.
account-make-guest = A játszmáid veled jönnek.
account-made = A fiók elkészült.
account-name = Név
account-password = Jelszó
account-sign-in = Bejelentkezés
account-sign-in-guest = A vendég játszmái a vendégnél maradnak.
account-signed-in = Bejelentkeztél.
account-sign-out = Kijelentkezés
account-sign-out-guest = A vendég, aki kijelentkezik, elveszíti a játszmáit.
account-signed-out = Kijelentkeztél.
account-change = Jelszó módosítása
account-changed = A jelszó megváltozott. A többi eszköz kijelentkezett.
account-old = Régi jelszó
account-new = Új jelszó
account-data = Amit rólad őrzünk
account-export = Minden letöltése
account-results = Eredmények táblázatban
account-delete = Adataim törlése
account-delete-about = A név, a jelszó, a csevegés és a jegyzetek törlődnek. A futó játszmákat feladod. Ez nem vonható vissza.
account-delete-yes = Végleges törlés
account-forgotten = Elfelejtettünk.

## Beállítások

setting-language = Nyelv
setting-theme = Színek
theme-auto = mint az eszközön
theme-parchment = Pergamen
theme-night = Éjszaka
setting-speed = Sebesség
speed-off = animáció nélkül
speed-slow = lassú
speed-normal = közepes
speed-fast = gyors
setting-sounds = Hang, ha én következem
setting-patterns = Minták is a színek mellett
setting-text = Játszmák szövegként, képernyőolvasóhoz
setting-kept = A beállítások ebben a böngészőben maradnak.
keys-title = Billentyűk
keys-digits = Szám: az ilyen számú lehetőség; 10-től mindkét számjegy
keys-find = F vagy /: lehetőség keresése név szerint
keys-arrows = Nyilak: egyik lehetőségtől a másikig
keys-enter = Enter vagy szóköz: kiválasztás; az Enter a kijelölést is befejezi
keys-escape = Esc: visszalépés
keys-shift = Shift és egy szám, vagy −: eggyel kevesebb
keys-map = M: a kérdéstől a térképhez és vissza
keys-map-arrows = Nyilak a térképen: az egyik megjelölt régiótól a másikig, Shifttel bármelyikig; + és −: közelebb és távolabb
keys-explain = I: magyarázat ahhoz, ami ki van jelölve; utána a nyilak visznek tovább
keys-help = ?: ezek a billentyűk

## Szabályok és az oldal

rules-find = Keress a szabályokban, vagy írj be egy számot, például W9.6
rules-found = { $count } hely
rules-chapters = Fejezetek
rules-english = A szabályok angolul olvashatók.
about-short = Nem hivatalos, ingyenes rajongói munka. Nincs kapcsolatban A Gyűrű Háborúja vagy A Gyűrűk Ura jogtulajdonosaival.
about-what = A Westmarch segítségével asztali játékokat játszhatsz a böngészőben, egyedül vagy másokkal, minden szabály betartásával.
about-unofficial = Ez rajongók nem hivatalos munkája. Nem A Gyűrű Háborúja kiadói és nem A Gyűrűk Ura jogtulajdonosai készítették, és nem is támogatják; minden név a tulajdonosáé. Ha tetszik a játék, vedd meg, és játszd asztalnál is.
about-rules = A szabályokat és a kártyákat saját szavainkkal mondjuk el, a képek is a mieink.
about-private = Semmi sem töltődik be más oldalról, és senkit sem követünk. A nevedet, a játszmáidat, a csevegést és a jegyzeteket őrizzük; a Fiók oldalon letöltheted és törölheted őket.
about-open = A program nyílt forráskódú.

## Elutasítások

no-no-connection = A kiszolgáló nem érhető el. Próbáld újra egy pillanat múlva.
no-internal = Valami elromlott nálunk. A játszma úgy áll, ahogy előtte.
no-held = A szabályok megváltoztak, és nem vezetnek oda, ahol ez a játszma tart. Megőriztük, ahogy volt; folytasd innen új játszmaként.
no-late = A játszma közben továbbment. Most így áll.
no-not-found = Nincs itt semmi, amit láthatnál.
no-not-signed-in = Előbb jelentkezz be, vagy kezdj vendégként.
no-wrong-password = Ez a név és jelszó nem tartozik össze.
no-too-many-requests = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
no-not-seated = Ezt csak a játszma résztvevői tehetik.
no-over = A játszma véget ért.
no-name-taken = Ez a név már foglalt.
no-seat-taken = Ez a hely már foglalt.
no-bad-name = A név 1–32 karakter.
no-bad-password = A jelszó 8–200 karakter.
no-not-offered = Ez itt nem választható.
no-unreadable-answer = Ez nem érthető válaszként.
no-possible = De igen, lehet.
no-cannot-undo = Közben kocka, kártya vagy a másik fél döntött. Kérj visszalépést.
no-no-odds = Ebben a játszmában nincs tanács.
no-no-hint = Erre nincs tanács.
no-misunderstood = Az oldal és a kiszolgáló nem érti egymást. Töltsd be újra az oldalt.
no-bad-position = Nincs ilyen állás, vagy nem lehet visszatérni hozzá.
no-bad-record = Ez a jegyzék nem olvasható, vagy nem követi a szabályokat.
no-bad-seats = A helyek nem illenek a játékhoz; az egyiknek a tiédnek kell lennie.
no-bad-setup = Ez az állás nem olvasható.
no-bad-text = A szöveg üres vagy túl hosszú.
no-begun = A játszma elkezdődött: feladhatod, de nem hagyhatod el.
no-diverged = Ami ebből a játszmából le van jegyezve, nem illik a szabályokhoz.
no-hand-over = Előbb át kell adni a gépet.
no-no-draw = A programok nem egyeznek bele döntetlenbe.
no-no-fork = Innen semmit sem lehet folytatni.
no-no-offer = Senki sem ajánl döntetlent.
no-no-request = Senki sem kér visszalépést.
no-not-asked = Most nincs hozzád kérdés.
no-not-begun = A játszma nem kezdődött el: van még szabad hely.
no-not-over = Csak a játszma vége után.
no-not-your-seat = Ott más ül.
no-one-seat = Csak egy oldallal játszol: nincs mit átadni.
no-own-offer = Az ajánlatodra a másik félnek kell válaszolnia.
no-own-request = A kérésedre a másik félnek kell válaszolnia.
no-too-large = Ez egyszerre túl sok.
no-wrong-origin = Ezt ez az oldal nem teheti ezen a kiszolgálón.
no-wrong-shape = Ez túl sok vagy túl kevés.
