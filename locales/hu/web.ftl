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

home-title = Asztali játékok a böngésződben
home-about = A szabályokra a program ügyel: minden kérdésnél látod, mit tehetsz, és ha valamit nem, azt is, hogy miért. Fiók nem kell hozzá.
home-new = Új vagy itt?
home-learn = Tanuld meg a játékot
home-play = Játssz most a program ellen
home-game = Játék
home-side = A helyed
home-level = A program szintje
home-name = A neved
home-start = Játék
home-mine = A játszmáim
home-friend = Másokkal, hálózaton
home-friend-about = Kapsz egy linket, amelyet elküldhetsz. Senkinek sem kell fiók.
home-listed = Jelenjen meg a váróban: bárki csatlakozhat
home-watched = Bárki nézheti
home-odds = Tanácsok és esélyek engedélyezve
home-open = Játszma nyitása, oldalam: { $side }
home-hotseat = Többen egy gépnél
home-hotseat-about = Átadjátok egymásnak a gépet; senki sem látja a többiek kártyáit.
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
list-older = Régebbi játszmák
seat-open = szabad hely
seat-program = program, { $level }

## Meghívás

join-title = Meghívás játékra
join-about = Van számodra szabad hely: { $side }.
join-sit = Leülök és játszom
join-full = Minden hely foglalt.
setup-own = Saját felállás
setup-own-about = Ez a játszma nem a szokásos módon kezdődik. Ami más:
setup-hidden = Rejtett dolgot is rögzít, például egy kéz lapjait. Aki a játszmát létrehozta, tudhat olyat, amit te nem.
setup-fork = Ez a játszma egy másikat folytat egy állásából. Aki létrehozta, tudhatja, mi volt ott rejtve.
setup-played = Saját felállásból játszották.
setup-played-fork = Egy másik játszma állásából folytatták.
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
match-wait-about = Mások gondolkodnak. Amint te következel, megkapod a kérdést.
match-watching = Néző vagy.
match-closed = Ez a játszma nem látható
match-loading = Egy pillanat …
match-spectators = nézők: { $count }
match-here = (itt van)
match-as-text = Szövegként
match-with-board = Táblával
match-panel = A tábla mellett
match-menu = Menü
match-drawer = Napló és egyebek
match-board = Tábla
match-plain = Ehhez a játékhoz még nincs rajz: minden szavakkal jelenik meg.
load-failed = Ezt a részt nem sikerült betölteni.
load-again = Az oldal újratöltése
tab-view = Állás
match-sheet = Nagyobb vagy kisebb
tab-log = Napló
tab-talk = Beszélgetés
connection-offline = Nincs kapcsolat. Amire kattintasz, megmarad, és elküldjük, amint helyreáll.
connection-connecting = Kapcsolódás …
connection-none = A kiszolgáló nem érhető el. A szabályok olvashatók, és az itt megnyitott játszmáid is megnézhetők.
news-asked = Kérdés hozzád: { $question }

## Kérdések

question-find = Keresd meg vagy írd be a választ
question-nothing-found = Itt semmi sem viseli ezt a nevet.
question-which = Melyikre gondolsz?
question-meant = Talán ez
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
question-order-about = A sorrend számít: abban válassz.
question-place = { $place }. helyen
pass-about = Csak egy válasz lehetséges: { $answer }. Egy pillanat múlva a program megadja helyetted.
pass-stop = Állj
why-other = Válassz ({ $name }).
question-why-not = Miért nem lehet …?
question-why-not-about = Írd be egy dolog nevét, vagy kattints rá.
question-why-not-answer = Mit hiányolsz?
question-ask = Kérdezem
question-rules = A kérdés szabályai:
doing-along = Kik mennek
doing-where = Hová
doing-list = Minden lehetőség
doing-by-hand = Játék kézzel
doing-let-go = Elengedés
doing-staying = Ott marad: { $what }
doing-more = Eggyel több: { $what }
doing-further = { $count ->
        [one] Még egy hely világít a táblán.
       *[other] Még { $count } hely világít a táblán.
    }
doing-pays = Ezzel fizet: { $die }
doing-aim = { $place }: { $action }
doing-taken = { $what }. { $count ->
        [one] Egy folytatás van.
       *[other] { $count } folytatás van.
    }
hint-ask = Tanács
hint-thinking = Gondolkodik …
hint-about = A számok a győzelem esélyei a program megítélése szerint.
refused-title = Nem megengedett:
refused-rule = { $rule } szabály
since-several = { $count } dolog történt
since-play = Lejátszás a táblán (N)

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
log-look = Nézd meg ezt az állást ({ $time })
log-empty = Még semmi sem történt.
deed-undo = { $side }: visszalépett.
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
concede-about = Azonnal feladod, és a többiek győznek.
concede-yes = Feladom
problem-title = Hiba jelentése
problem-about = Mi történt, és mit vártál? A játszma jegyzékét és azt, amit látsz, mellékeljük.
problem-send = Küldés
problem-thanks = Köszönjük. A bejelentés száma: { $number }.
undo-asked = { $side } visszalépést kér.
undo-asked-by-you = Visszalépést kértél.
undo-grant = Engedélyezem
undo-refuse = Nem engedélyezem
undo-look = Megnézem azt az állást
still-to-agree = Még bele kell egyeznie: { $who }.
draw-offered = { $side } döntetlent ajánl.
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
luck-title = Szerencse

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
setting-passes = Ahol csak egy válasz lehetséges, egy pillanat múlva feleljen helyettem
setting-patterns = Minták is a színek mellett
setting-text = Játszmák szövegként, képernyőolvasóhoz
setting-kept = A beállítások ebben a böngészőben maradnak.
keys-title = Billentyűk
keys-digits = Szám: az azon a helyen fekvő kocka; a listában az ilyen számú lehetőség
keys-find = F vagy /: lehetőség keresése név szerint
keys-arrows = Nyilak: egyik lehetőségtől a másikig
keys-enter = Enter vagy szóköz: kiválasztás; az Enter a javasoltat is megteszi, a szóköz befejez
keys-escape = Esc: elengedés; a listában visszalépés
keys-back = U: visszalépés
keys-list = L: minden lehetőség listában
keys-aims = Q, W, E …: ami a betű mellett áll
keys-cards = C és egy szám: az a lap
keys-hint = H: tanács; az Enter megjátssza
keys-shift = Shift és egy szám, vagy −: eggyel kevesebb
keys-map = M: a kérdéstől a táblához és vissza
keys-map-arrows = Nyilak a táblán: az egyik megjelölt helytől a másikig, Shifttel bármelyikig; + és −: közelebb és távolabb
keys-explain = I: magyarázat ahhoz, ami ki van jelölve; utána a nyilak visznek tovább
keys-news = N: lejátssza a táblán, mit tettek a többiek
keys-drawer = G: a napló és a többi lap
keys-help = ?: ezek a billentyűk

## Szabályok és az oldal

rules-find = Keress a szabályokban, vagy írj be egy számot, például { $example }
rules-found = { $count } hely
rules-chapters = Fejezetek
rules-english = A szabályok angolul olvashatók.
about-short = Nem hivatalos, ingyenes rajongói munka. Nincs kapcsolatban a játékok jogtulajdonosaival.
about-what = A Westmarch segítségével asztali játékokat játszhatsz a böngészőben, egyedül vagy másokkal, minden szabály betartásával.
about-unofficial = Ez rajongók nem hivatalos munkája; minden név a tulajdonosáé. Ha tetszik egy játék, vedd meg, és játszd asztalnál is.
about-rules = A szabályokat és a kártyákat saját szavainkkal mondjuk el, a képek is a mieink.
about-private = Semmi sem töltődik be más oldalról, és senkit sem követünk. A nevedet, a játszmáidat, a csevegést és a jegyzeteket őrizzük; a Fiók oldalon letöltheted és törölheted őket.
about-open = A program nyílt forráskódú.

## Elutasítások

no-no-connection = A kiszolgáló nem érhető el. Próbáld újra egy pillanat múlva.
no-gone = Ezt a játszmát feladtad; a többiek játszanak tovább.
no-no-team = Ebben a játszmában egyedül játszol.
no-seated = Aki játszik, az nem beszélget a nézőkkel.
no-slow = Ennek a játszmának a betöltése most túl sokáig tart. Próbáld újra később.
no-too-long = Ez a játszma túl hosszú lett. Folytasd innen új játszmaként.
no-internal = Valami elromlott nálunk. A játszma úgy áll, ahogy előtte.
no-held = A szabályok megváltoztak, és nem vezetnek oda, ahol ez a játszma tart. Megőriztük, ahogy volt; folytasd innen új játszmaként.
no-late = A játszma közben továbbment. Most így áll.
no-not-found = Nincs itt semmi, amit láthatnál.
no-not-signed-in = Előbb jelentkezz be, vagy kezdj vendégként.
no-wrong-password = Ez a név és jelszó nem tartozik össze.
no-too-many-requests = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
no-not-seated = Ezt csak a játszma résztvevői tehetik.
no-over = A játszma véget ért.
no-name-taken = Ez a név, vagy egy hozzá hasonló, már foglalt.
no-seat-taken = Ez a hely már foglalt.
no-bad-name = A név 1–32 látható karakter.
no-bad-password = A jelszó 8–200 karakter.
no-common-password = Ez a neved, vagy olyan jelszó, amelyet mindenki elsőként próbál ki. Válassz másikat.
no-cannot-write = A kiszolgáló nem tud a lemezére írni: most semmit sem lehet megőrizni.
no-not-offered = Ez itt nem választható.
no-unreadable-answer = Ez nem érthető válaszként.
no-possible = De igen, lehet.
no-cannot-undo = Közben kocka, kártya vagy valaki más döntött. Kérj visszalépést.
no-no-odds = Ebben a játszmában nincs tanács.
no-no-hint = Erre nincs tanács.
no-misunderstood = Az oldal és a kiszolgáló nem érti egymást. Töltsd be újra az oldalt.
no-bad-position = Nincs ilyen állás, vagy nem lehet visszatérni hozzá.
no-bad-record = Ez a jegyzék nem olvasható, vagy nem követi a szabályokat.
no-bad-seats = A helyek nem illenek a játékhoz; az egyiknek a tiédnek kell lennie.
no-bad-setup = Ez a felállás nem használható, vagy a váróban lévő játszmához nem.
no-bad-text = A szöveg üres vagy túl hosszú.
no-begun = A játszma elkezdődött: feladhatod, de nem hagyhatod el.
no-diverged = Ami ebből a játszmából le van jegyezve, nem illik a szabályokhoz.
no-hand-over = Előbb át kell adni a gépet.
no-no-draw = A programok nem egyeznek bele döntetlenbe.
no-no-fork = Innen semmit sem lehet folytatni.
no-no-offer = Senki sem ajánl döntetlent.
no-no-request = Senki sem kér visszalépést.
no-not-asked = Most nincs hozzád kérdés.
no-too-many-answers = Ennyit egyszerre nem lehet megtenni.
no-out-of-hand = Előbb a szerencse vagy más következik. Tedd meg lépésenként.
no-one-at-a-time = Ez a játszma régebbi szabályokkal kezdődött: egyszerre egy választ adj, a listából.
no-not-begun = A játszma nem kezdődött el: van még szabad hely.
no-not-over = Csak a játszma vége után.
no-not-your-seat = Ott más ül.
no-one-seat = Csak egy helyen ülsz: nincs mit átadni.
no-own-offer = Az ajánlatodra a többieknek kell válaszolniuk.
no-own-request = A kérésedre a többieknek kell válaszolniuk.
no-too-large = Ez egyszerre túl sok.
no-wrong-origin = Ezt ez az oldal nem teheti ezen a kiszolgálón.
no-wrong-shape = Ez túl sok vagy túl kevés.

## Leckék

learn-page = Tanuld meg a játékot
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
learn-astray = Letértél a lecke útjáról, ami szabad. Nézz körül, lépj vissza, hogy visszatalálj, vagy kezdd újra.
learn-over = Ez a játszma a lecke célja előtt véget ért. Kezdd újra, amikor kedved van.
learn-again = A lecke újrakezdése
learn-done = Ügyes!
learn-next = Tovább: { $title }
learn-then = Következőnek próbáld: { $what }
learn-all = Minden lecke
learn-play = Játssz egy egész játszmát
