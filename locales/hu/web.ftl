# A böngésző saját szavai.

site-name = Westmarch
close = Bezárás
cancel = Mégse
guest-names = Vidra, Borz, Gém, Sün, Ökörszem, Nyest, Mókus, Pinty, Hód, Vörösbegy

## Oldalak

nav-title = Oldalak
nav-play = Játék
nav-lobby = Váró
nav-mine = Játszmák
nav-decks = Paklik
nav-learn = Tanulás
nav-home = Kezdőlap
nav-source = Nyílt forráskód
nav-night = Éjszaka
nav-day = Nappal
nav-account-of = { $name }: a fiókod
nav-waiting = { $count } játszma vár rád
nav-rules = Szabályok
nav-settings = Beállítások
nav-account = Fiók
nav-about = Névjegy
nav-skip = Ugrás a tartalomra
lost-title = Ide nem vezet út
lost-about = Hibás a cím, vagy ezt a játszmát nem láthatod. Kérdezd meg, aki a linket küldte.

## A kezdőlap

home-title = Az asztal készen áll.
home-about = Nagyszerű játékok, minden szabály betartásával. Program, barát vagy teljes asztal ellen. Ingyen, fiók nélkül.
home-new = Új játszma
home-create = Összeállítás
home-learn = Tanuld meg a játékot
home-side = A helyed
home-any-side = Bármelyik
home-opponent = Ellenfél
home-how-many = Játékosok
home-choice = { $side }, { $level }
home-choose = { $game }: beállítás
home-remembered = A választásod megmarad.
home-players = { $least }–{ $most } játékos
home-players-exactly = { $count } játékos
home-live = Most az asztalokon
home-live-all = Minden nézhető játszma
home-is-live = élő
promise-glow = Ami világít, az cselekedhet
promise-glow-about = Kattints rá, és látod, hová mehet. Kattints oda, és megy.
promise-reason = Minden nemnek oka van
promise-reason-about = Kérdezd, miért, és egy mondatban megkapod a szabályt.
promise-pace = A magad tempójában
promise-pace-about = Játszd le egy este, vagy napi egy lépéssel. Az asztal megmarad.
home-start = Játék
home-back = Üdv újra, { $name }
home-waiting = { $count ->
        [0] Semmi sem vár rád.
       *[other] { $count } játszma vár rád.
    }
home-all = { $count ->
        [one] Játszmáim
       *[other] Mind a { $count } játszma
    }
home-open = Nyitott asztalok
home-open-all = Mind ({ $count })
home-waits = { $since } óta vár
way-title = További játékmódok
way-friend = Baráttal
way-friend-about = Küldj egy linket. Fiók nem kell.
way-device = Egy gépen
way-device-about = Adjátok körbe. A lapok rejtve maradnak.
way-table = Asztalt keresek
way-table-about = { $count ->
        [0] Egy sincs nyitva. Nyiss egyet.
       *[other] Most { $count } van nyitva.
    }
way-watch = Nézés
way-watch-about = { $count ->
        [0] Nyiss meg egy lejegyzést.
       *[other] { $count } élő, vagy egy lejegyzés.
    }

## Játszmák listája

list-waiting = még senki sem csatlakozott
list-your-turn = te következel, { $since }
list-turn = { $who }, { $since }
list-you = Te: { $side }
list-open = { $verb }: { $who }
list-play = Folytatás
list-look = Megnézem
list-watch = Nézem
list-replay = Visszajátszás
list-older = Régebbi játszmák
special-fork = állásból folytatva
special-setup = saját felállás
special-hidden = saját felállás, részben rejtve
special-no-hints = tanácsok nélkül
special-watched = nézhető

## Váró és játszmáim

filter-game = Játék
filter-seats = Helyek
filter-all = Mind
filter-any = Bármennyi
filter-show = Mind mutatása
lobby-counts = { $open } nyitott asztal, { $watch } nézhető
lobby-table = { $name } asztala
lobby-gone = Ez az asztal már foglalt vagy megszűnt. Válassz másikat.
lobby-watch = Nézhető játszmák
lobby-watch-none = Most senki sem játszik nyilvánosan.
offer-about = { $game }, { $count } játékos
offer-you = a tiéd: { $side }
offer-yours = a te asztalod
offer-hints = Tanácsok és esélyek
offer-no-hints = Tanácsok és esélyek nélkül
offer-watched = Bárki nézheti
offer-open = Odamegyek
mine-title = A játszmáim
mine-show = Mutasd
mine-running = Folyamatban
mine-over = Befejezett
mine-records = Lejegyzések
record-open = Lejegyzés megnyitása
empty-lobby = Nincs nyitott asztal
empty-lobby-about = Nyiss egyet, és amíg vársz, játssz egy programmal.
empty-filter = Ilyen asztal nincs
empty-quiet = Semmi sem vár rád
empty-quiet-about = Minden ellenfeled gondolkodik.
empty-running = Nincs folyamatban játszma
empty-running-about = Játssz azonnal a programmal, vagy keress asztalt.
empty-over = Még nincs befejezett játszma
empty-over-about = A befejezett játszmák itt visszajátszhatók.
empty-records = Még nincs lejegyzés
empty-records-about = Nyiss meg egy lejegyzett játszmát. Játszd vissza, vagy folytasd.

## Decks

decks-title = Paklik
decks-new = Új pakli
decks-none = Még nincs pakli
decks-none-about = Kezdj a játék egyik paklijával, vagy üresen.
decks-legal = szabályos
decks-not-legal = még nem szabályos
decks-share = Link másolása
decks-share-one = Link másolása: { $name }
decks-remove = Törlés
decks-remove-one = Törlés: { $name }
decks-remove-about = Azonnal eltűnik, a linkje is. A vele játszott játszmák folytatódnak.
deck-any = A játék egyik paklija
deck-starters = Kezdetnek
deck-of = Pakli: { $side }
deck-yours = A paklid

## Játszma összeállítása

create-title = Játszma összeállítása
create-about = Minden készen áll. Változtasd meg, amit szeretnél.
create-size = Hány hely
create-who = Ki játssza: { $side }
create-summary = Mi történik
create-hints = Tanácsok és esélyek
create-hints-about = Bármelyik játékos kérhet tanácsot.
create-watched = Bárki nézheti
create-watched-about = A lapok a végéig rejtve maradnak.
create-talk = A csapattársak külön is beszélhetnek
create-talk-about = A többiek nem olvassák.
create-agreed = Más szabályok és előnyök: { $count }
create-nobody = Foglalj te is helyet.
create-when-friend = Elkezdődik, amint a barátod megnyitja a linket.
create-when-anybody = Elkezdődik, amint valaki leül.
create-when-all = Akkor kezdődik, ha minden hely foglalt.
create-when-now = Azonnal kezdődik.
create-open = Asztal nyitása
list-yours = Te következel
list-others = A többiekre várva
list-device = Egy gépen
list-programs = { $count } program
list-free = { $count } szabad hely
list-against = { $one } – { $other }
seat-open = szabad hely
seat-program = program, { $level }
seat-me = Te
seat-friend = Egy barát, linkkel
seat-anybody = Bárki a váróból
seat-device = Ennél a gépnél
seat-short-me = Te
seat-short-friend = Barát
seat-short-anybody = Bárki
seat-short-device = Itt
seat-and-person = { $side } ({ $who })
team = { $number }. csapat

## Meghívás

join-title = Meghívás játékra
join-about = Van számodra szabad hely: { $side }.
join-team = Ezért a csapatért játszanál: { $side }
join-sit = Leülök
join-sit-as = Leülök: { $side }
join-full = Minden hely foglalt. Nézd, vagy keress másik asztalt.
setup-own-about = Ez a játszma másképp kezdődik:
setup-hidden = Rejtett dolgot is rögzít, például egy kéz lapjait. Aki összeállította, ismerheti.
setup-fork = Ez a játszma egy másikat folytat. Aki összeállította, tudhatja, mi volt rejtve.
setup-played = Saját felállásból játszották.
setup-played-fork = Egy másik játszmából folytatva.
waiting-title = { $count } hely szabad
waiting-about = Küldd el ezt a linket. { $count ->
        [one] A játszma elkezdődik, amint a barátod leül.
       *[other] A játszma elkezdődik, amint minden hely foglalt.
    }
waiting-running = Küldd el ezt a linket. A barátod bármikor leülhet.
waiting-link = Meghívó link
waiting-copy = Link másolása
waiting-copy-to = Link másolása: { $side }
waiting-copied = Link kimásolva
waiting-share = Megosztás
waiting-listed = Az asztalod a váróban is látszik.
waiting-leave = Asztal bezárása

## A játszma

match-turn = { $turn }. forduló
match-your-turn = Te következel
match-waits-for = Rá várunk: { $who }
match-program = a program
match-waits-for-seat = Van még szabad hely
match-over = A játszma véget ért
match-held = Felfüggesztve
match-passing = Passzolunk helyetted
match-sending = Küldés …
match-wait-about = { $count ->
        [one] { $who } gondolkodik.
       *[other] { $who } gondolkodnak.
    }
match-watching = Néző vagy.
match-closed = Ez a játszma nem látható
match-loading = Egy pillanat …
match-spectators = nézők: { $count }
match-is-here = itt van
match-is-away = nincs itt
match-as-text = Szöveges nézet
match-with-board = Táblás nézet
match-panel = Részletek
match-menu = Menü
match-drawer = Napló és egyebek
match-board = Tábla
match-plain = Ehhez a játékhoz még nincs tábla. Minden szavakkal jelenik meg.
load-failed = Ez a rész nem töltődött be.
load-again = Oldal újratöltése
tab-view = Állás
match-sheet = Átméretezés
tab-log = Napló
tab-talk = Beszélgetés
connection-offline = Nincs kapcsolat. A kattintásaidat elküldjük, amint helyreáll.
connection-connecting = Kapcsolódás …
offline-title = Nincs kapcsolat.
offline-about = A szabályok olvashatók, és az itt megnyitott játszmáid is.
news-asked = Kérdés hozzád: { $question }

## Kérdések

question-find = Keresd meg vagy írd be a választ
question-nothing-found = Itt semmi sem viseli ezt a nevet.
question-which = Melyikre gondolsz?
question-meant = Talán erre gondolsz
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
question-order = Ebben a sorrendben: { $what }
question-order-about = A sorrend számít. Az elsőt válaszd elsőnek.
question-place = { $place }. helyen
pass-about = Csak egy válasz lehetséges: { $answer }. Mindjárt elküldjük.
pass-stop = Állj
why-other = Válassz ({ $name }).
question-why-not = Miért nem?
question-why-not-about = Kattints arra, amit hiányolsz, vagy írd be a nevét.
question-why-not-answer = Mit hiányolsz?
question-ask = Kérdezem
question-rules = A kérdés szabályai:
doing-along = Kik mennek
doing-where = Hová
doing-list = Minden lehetőség
doing-by-hand = Tábla használata
doing-let-go = Elengedés
doing-staying = Ott marad: { $what }
doing-more = Eggyel több: { $what }
doing-further = { $count ->
        [one] Még egy hely világít a táblán.
       *[other] Még { $count } hely világít a táblán.
    }
doing-pays = Ezzel fizet: { $die }
doing-taken = { $what }. { $count ->
        [one] Egy folytatás van.
       *[other] { $count } folytatás van.
    }
hint-ask = Tanács
hint-thinking = Gondolkodik …
hint-about = A számok: mekkora győzelmi esélyt ad neked a program.
refused-title = Nem megengedett:
refused-rule = { $rule } szabály
since-several = { $count } dolog történt
since-play = Mutatás a táblán (N)

## Első lépések

coach-title = Első lépések
coach-answer = Ami világít, az tehet valamit. Kattints rá, aztán oda, ahová megy.
coach-learn = Leckék
coach-close = Bezárás

## A napló

log-topic = Mutasd
log-all = mindent
log-table = játékosok
log-earlier = { $count } korábbi sor
log-away = amíg távol voltál
log-look = Állás mutatása ({ $time })
log-empty = Még semmi sem történt.
deed-undo = { $who } visszalépett.
deed-ask-undo = { $who } visszalépést kért.
deed-grant-undo = { $who } engedélyezte.
deed-refuse-undo = { $who } elutasította.
deed-take-over = A gép nála van: { $who }.
deed-concede = { $who } feladta.
deed-leave = { $who } távozott. Egy program folytatja.
deed-offer-draw = { $who } döntetlent ajánlott.
deed-accept-draw = { $who } elfogadta a döntetlent.
deed-refuse-draw = { $who } nem fogadta el a döntetlent.

## Amit a játékosok tehetnek

deed-do-undo = Visszalépés
deed-more = Továbbiak
deed-do-ask-undo = Visszalépés kérése
deed-do-offer-draw = Döntetlent ajánlok
deed-do-concede = Feladom
deed-do-leave = A hely elhagyása
deed-do-rematch = Visszavágó
deed-do-report = Hiba jelentése
concede-title = Feladod a játszmát?
concede-about = { $who } azonnal győz.
concede-others = Kiszállsz a játszmából. A többiek folytatják.
leave-about = Helyetted egy program játszik tovább. A csapatod folytatja.
concede-yes = Feladom
problem-title = Hiba jelentése
problem-about = Mi romlott el? Mit vártál? A játszma lejegyzését és azt, amit látsz, mellékeljük.
problem-send = Küldés
problem-thanks = Köszönjük. A jelentésed száma: { $number }.
undo-asked = { $who } visszalépést kér.
undo-asked-by-you = Visszalépést kértél.
undo-grant = Engedélyezem
undo-refuse = Elutasítom
undo-look = Állás mutatása
still-to-agree = Még rá várunk: { $who }.
draw-offered = { $who } döntetlent ajánl.
draw-offered-by-you = Döntetlent ajánlottál.
draw-accept = Elfogadom
draw-refuse = Nem fogadom el
chat-title = Csevegés
chat-empty = Még senki sem szólt.
chat-earlier = Korábbi sorok
chat-write = Mondj valamit
chat-send = Küldés
chat-to = Kinek
chat-all = mindenkinek
chat-team = a csapatomnak
chat-spectators = a nézőknek
notes-title = Jegyzetek
notes-about = A jegyzeteidet csak te látod.
notes-saving = Mentés …
hand-over-title = { $side }, te következel
hand-over-about = Add át a gépet. Addig minden rejtve marad.
hand-over-take = Én vagyok: { $side }

## Korábbi állások

replay-title = Visszajátszás
replay-position = Idővonal
replay-at = { $now }/{ $last }
replay-where = { $turn }. forduló, { $at }
replay-first = Az elejére
replay-back = Előző akció
replay-on = Következő akció
replay-turn-back = Előző forduló
replay-turn-on = Következő forduló
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-pace = Tempó
replay-seen-by = Nézőpont
replay-own = ahogy te láttad
replay-asked = A kérdés itt: { $question }
replay-beginning = Itt kezdődik a játszma.
replay-nothing = Itt nincs mit elmondani.
replay-now = Vissza a játszmához
fork-open = Folytatás innen
fork-title = Folytatás innen
fork-about = Új játszma kezdődik ebből az állásból. Ez változatlan marad.
fork-about-running = Új játszma kezdődik ebből az állásból. Amit nem láthatsz, újraosztjuk.
fork-begin = Kezdés
link-copy = Link másolása
link-copied = Link másolva
link-address = Másolandó link

## A vége

ending-won = Győzelem: { $side }
ending-you-win = Győztél: { $how }
ending-you = Győztél
ending-person-wins = { $who } győzött: { $how }
ending-against = { $one } – { $other }
ending-turns = { $count } forduló
ending-length = { $days ->
        [0] { $hours ->
            [0] { $minutes } perc
           *[other] { $hours } óra { $minutes } perc
        }
       *[other] { $days } nap { $hours } óra
    }
ending-conceded = { $side } feladta
ending-draw = döntetlen
ending-unfinished = félbeszakadt lejegyzés
ending-result = Eredmény
ending-record = Lejegyzés letöltése
ending-replay = Visszajátszás
ending-table = Asztal mutatása
rematch-about = Oldalt cseréltek.
result-result = Befejezés
result-winner = Győztes
result-turns = Fordulók
luck-title = Szerencse
luck-all = Minden szám
luck-kind-to = { $who } javára
luck-bad = balszerencsés
luck-good = szerencsés
luck-got = kijött
luck-expected = várható
luck-z = szokatlan
luck-even = Nagyjából kiegyenlített.
luck-kind = Összességében { $who } járt jobban.
luck-band = Három játszmából kettő a sötétebb sávban marad.
luck-none = Túl kevés múlt a szerencsén.
swing-title = Hogyan alakult
swing-said = { $who } győzelmi esélye: { $turns }
swing-at = { $turn }. forduló { $chance }
moments-title = { $count } pillanat
moments-about = Nyiss meg egyet visszajátszáshoz, vagy folytasd onnan.
moment-fork = Folytatás

## Fiók

account-guest = Vendég vagy. A játszmáid ehhez a böngészőhöz tartoznak.
account-known = A játszmáid minden eszközön ott vannak, ahol bejelentkezel.
account-nobody = Még nincs itt neved. Játssz, és kapsz egyet.
account-make = Fiók létrehozása
account-make-about = Minden eszközön megőrzi a játszmáidat. Elég egy név és egy jelszó.
account-make-guest = A játszmáid veled jönnek. Elég egy név és egy jelszó.
account-made = A fiókod elkészült.
account-name = Név
account-password = Jelszó
account-sign-in = Bejelentkezés
account-sign-in-about = Már van fiókod.
account-sign-in-guest = A vendég játszmái a vendégnél maradnak.
account-signed-in = Bejelentkeztél.
account-sign-out = Kijelentkezés
account-sign-out-guest = Ha vendégként kijelentkezel, a játszmáid elvesznek.
account-signed-out = Kijelentkeztél.
account-change = Jelszó módosítása
account-changed = A jelszavad megváltozott. A többi eszköz kijelentkezett.
account-old = Régi jelszó
account-new = Új jelszó
account-data = Az adataid
account-export = Minden letöltése
account-results = Eredmények táblázatban
account-leave = Távozás
account-delete = Fiók törlése
account-delete-about = A neved, a jelszavad, a csevegés és a jegyzetek törlődnek. A futó játszmákat feladod. Ez nem vonható vissza.
account-delete-yes = Végleges törlés
account-forgotten = A fiókod törölve.
account-won-lost = Eredmények, nyert : vesztett
account-against-people = { $seat }, emberek ellen
account-against-programs = { $seat }, programok ellen
account-counted = Az utolsó { $count } játszmádból. A döntetlen nem számít.
account-last = Utolsó játszmák
account-all = Összes játszma

## Beállítások

setting-language = Nyelv
setting-look = Megjelenés
setting-theme = Téma
theme-auto = Mint az eszközön
theme-parchment = Nappal
theme-night = Éjszaka
setting-table = Az asztalnál
setting-speed = Mozgás
speed-off = Nincs
speed-slow = Lassú
speed-normal = Közepes
speed-fast = Gyors
setting-turn = Te következel
setting-sounds = Szóljon egy hang
setting-passes = Feleljen helyettem
setting-passes-about = Egy pillanat múlva, ahol csak egy válasz lehetséges.
setting-patterns = Minták is a színek mellett
setting-text = Játszmák szövegként
setting-text-about = Képernyőolvasóhoz készült.
setting-you = Te
setting-kept = Ebben a böngészőben mentődnek, ahogy módosítod őket.
keys-title = Billentyűk
keys-digits = Szám: az annyiadik kocka; a listában az annyiadik lehetőség
keys-find = F vagy /: lehetőség keresése
keys-arrows = Nyilak: a következő lehetőség
keys-enter = Enter vagy szóköz: kiválasztás; az Enter a javaslatot is megjátssza, a szóköz befejez
keys-escape = Esc: elengedés; a listában visszalépés
keys-back = U: visszalépés
keys-list = L: minden lehetőség listában
keys-aims = Q, W, E …: ami a betű mellett áll
keys-cards = C és egy szám: az a lap
keys-hint = H: tanács; az Enter megjátssza
keys-shift = Shift és egy szám, vagy −: eggyel kevesebb
keys-map = M: a kérdéstől a táblához és vissza
keys-map-arrows = Nyilak a táblán: a következő megjelölt hely, Shifttel bármelyik; + és −: közelebb és távolabb
keys-explain = I: magyarázat a kijelölthöz; utána a nyilak visznek tovább
keys-news = N: mutatja a táblán, mit tettek a többiek
keys-drawer = G: napló és egyebek
keys-replay = Visszajátszáskor: nyilak az akciókhoz, Shifttel a fordulókhoz, Home és End; szóköz a lejátszás, vessző és pont válaszonként lép
keys-help = ?: ezek a billentyűk

## Szabályok és az oldal

rules-find = Keress a szabályokban: egy szó vagy { $example }
rules-found = { $here } szabály ebben a fejezetben, { $others } a többiben
rules-nothing = Egyetlen szabályban sincsenek meg ezek a szavak. Próbálj egy szót vagy egy számot, például { $example }.
rules-chapters = Fejezetek
rules-example = Példa
rules-reading = A mi olvasatunk.
rules-english = A szabályok angolul olvashatók.
about-short = Nem hivatalos, ingyenes rajongói munka. Nincs kapcsolatban a játékok kiadóival. Ha tetszenek, vedd meg őket.
about-what = Asztali játékok a böngészőben, egyedül vagy másokkal. Minden szabály érvényesül.
about-fans = Nem hivatalos rajongói munka
about-unofficial = Minden név a tulajdonosáé. Ha tetszik egy játék, vedd meg.
about-rules = A szabályok és a kártyák a mi szavainkkal szólnak, a képek is a mieink.
about-data = Az adataid
about-private = Semmi sem jön más oldalról, és senkit sem követünk. A nevedet, a játszmáidat, a csevegést és a jegyzeteket őrizzük. A Fiók oldalon letöltheted vagy törölheted őket.
about-open = A program nyílt forráskódú, MIT vagy Apache 2.0 licenc alatt.
about-source = A forrása minden példányhoz jár. Kérd attól, aki ezt a kiszolgálót üzemelteti.
about-fonts = A címek betűi: Alegreya és Frank Ruhl Libre (SIL Open Font License 1.1).

## Elutasítások

no-no-connection = A kiszolgáló nem érhető el. Próbáld újra egy pillanat múlva.
no-gone = Feladtad. A többiek folytatják.
no-no-stops = Ebben a játékban nem lehet passzolni.
no-unknown-stop = Ebben a játékban nincs ilyen megálló.
no-no-team = Ebben a játszmában nincs csapatod.
no-no-team-talk = Ebben a játszmában nincs csapatcsevegés.
no-last-of-team = A csapatodból más nem maradna. Feladhatod.
no-seated = A játékosok nem cseveghetnek a nézőkkel.
no-slow = Ennek a játszmának a betöltése most túl sokáig tart. Próbáld újra később.
no-too-long = Ez a játszma túl hosszú lett. Folytasd innen új játszmaként.
no-internal = Hiba történt a kiszolgálón. A játszma nem változott.
no-held = A játszma kezdete óta megváltoztak a szabályok. Így marad, ahogy van. Folytasd innen új játszmaként.
no-late = A játszma továbbment. Ez most az állás.
no-too-many-offers = Túl sok nyitott asztalod van. Előbb zárj be egyet.
no-not-found = Itt nincs semmi, vagy nem láthatod.
no-not-signed-in = Előbb jelentkezz be, vagy kezdj vendégként.
no-wrong-password = A név vagy a jelszó hibás.
no-too-many-requests = Túl gyors. Várj egy kicsit, és próbáld újra.
no-not-seated = Ezt csak a játszma játékosai tehetik.
no-over = A játszma véget ért.
no-name-taken = Ez a név, vagy egy hozzá hasonló, már foglalt.
no-seat-taken = Ez a hely már foglalt.
no-bad-name = A név 1–32 látható karakter.
no-bad-password = A jelszó 8–200 karakter.
no-common-password = Ezt a jelszót túl könnyű kitalálni. Válassz másikat.
no-cannot-write = A kiszolgáló nem tud a lemezére írni. Most semmi sem menthető.
no-store-away = A kiszolgáló most nem éri el az adatait. Semmi sem veszett el. Próbáld újra kicsit később.
no-other-version = A kiszolgáló éppen frissül. Próbáld újra kicsit később.
no-stopping = A kiszolgáló éppen leáll. Próbáld újra kicsit később.
no-not-offered = Ez itt nem választható.
no-unreadable-answer = Ez a válasz nem olvasható.
no-possible = De igen, lehet.
no-cannot-undo = Közben kocka, kártya vagy más játékos jött. Kérj visszalépést.
no-no-odds = Ebben a játszmában a tanácsok ki vannak kapcsolva.
no-no-hint = Erre nincs tanács.
no-misunderstood = Az oldal és a kiszolgáló nem érti egymást. Töltsd be újra az oldalt.
no-bad-position = Ebben a játszmában nincs ilyen állás.
no-bad-record = Ez a lejegyzés hibás, vagy nem követi a szabályokat.
no-bad-seats = Ezek a helyek nem illenek a játékhoz. Az egyik legyen a tiéd.
no-bad-setup = Ez a felállás nem használható, vagy a váróban nem.
no-bad-deck = Ez a pakli szabályt sért.
no-deck-faults = { $more ->
        [0] Ezzel a paklival nem lehet játszani: { $faults }.
       *[other] Ezzel a paklival nem lehet játszani: { $faults }; és még { $more }.
    }
no-bad-title = Egy név 1–60 látható karakter.
no-unreadable-deck = Ez a pakli túl hosszú, vagy nem olvasható.
no-deck-changed = Ez a pakli máshol megváltozott.
no-too-many-decks = 100 paklid van. Előbb törölj egyet.
no-no-decks = Ehhez a játékhoz nincsenek paklik.
no-bad-text = A szöveg üres vagy túl hosszú.
no-begun = A játszma elkezdődött. Feladhatod, de nem hagyhatod el.
no-diverged = Ennek a játszmának a lejegyzése nem követi a szabályokat.
no-hand-over = Előbb add át a gépet.
no-no-draw = A program sosem fogad el döntetlent.
no-no-fork = Innen nem folytathatod.
no-no-offer = Senki sem ajánl döntetlent.
no-no-request = Senki sem kér visszalépést.
no-not-asked = Nem te következel.
no-too-many-answers = Ez egyszerre túl sok.
no-out-of-hand = Előbb kocka vagy más játékos következik. Haladj lépésenként.
no-one-at-a-time = Ez a játszma régebbi szabályokkal kezdődött. Válaszolj a listából, egyesével.
no-not-begun = A játszma még nem kezdődött el. Van szabad hely.
no-not-over = Várd meg a játszma végét.
no-not-your-seat = Az nem a te helyed.
no-one-seat = Csak egy helyed van. Nincs kinek átadni.
no-own-offer = Ez a te ajánlatod. A többiek felelnek rá.
no-own-request = Ezt te kérted. A többiek felelnek rá.
no-too-large = Ez túl nagy.
no-wrong-origin = Ezt ez az oldal nem teheti ezen a kiszolgálón.
no-wrong-shape = Ez túl sok vagy túl kevés.

## Leckék

learn-page = Tanulj játék közben
learn-count = { $count } lecke kész, összesen { $of }
learn-side = A te oldalad: { $side }
learn-is-done = kész
learn-begin = Kezdés
learn-repeat = Újra
learn-title = { $number }. lecke: { $title }
learn-step = { $number }. lépés, összesen { $of }
learn-rules = Szabályok:
learn-suggested = a lecke ezt javasolja
learn-suggested-count = a lecke { $count } darabot javasol
learn-astray = Letértél a lecke útjáról. Nézz körül. Lépj vissza, hogy visszatalálj, vagy kezdd újra.
learn-over = Ez a játszma a lecke célja előtt véget ért. Kezdd újra bármikor.
learn-again = A lecke újrakezdése
learn-done = Ügyes.
learn-next = Tovább: { $title }
learn-then = Következőnek próbáld: { $what }
learn-all = Minden lecke
learn-play = Játssz egy egész játszmát
learn-whole = Egy egész játszma
learn-whole-about = Program ellen, tanáccsal, amikor csak szeretnéd.
