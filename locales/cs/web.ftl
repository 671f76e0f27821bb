# Vlastní slova prohlížeče.

site-name = Westmarch
close = Zavřít
cancel = Zrušit
guest-names = Vydra, Jezevec, Volavka, Ježek, Střízlík, Kuna, Veverka, Pěnkava, Bobr, Červenka

## Stránky

nav-title = Stránky
nav-play = Hrát
nav-lobby = Čekárna
nav-mine = Partie
nav-decks = Balíčky
nav-learn = Učit se
nav-home = Domů
nav-source = Otevřený zdroj
nav-night = Noc
nav-day = Den
nav-account-of = { $name }: váš účet
nav-waiting = { $count ->
        [one] Čeká na vás jedna partie
        [few] Čekají na vás { $count } partie
       *[other] Čeká na vás { $count } partií
    }
nav-rules = Pravidla
nav-settings = Nastavení
nav-account = Účet
nav-about = O stránkách
nav-skip = Přejít k obsahu
lost-title = Sem nevede žádná cesta
lost-about = Adresa je chybná, nebo tuto partii nemůžete vidět. Zeptejte se toho, kdo poslal odkaz.

## Úvodní stránka

home-title = Stůl je prostřen.
home-about = Velké hry se všemi pravidly. Proti programu, příteli nebo plnému stolu. Zdarma, bez účtu.
home-new = Nová partie
home-create = Připravit
home-learn = Naučte se hrát
home-side = Vaše místo
home-any-side = Kterékoli
home-opponent = Soupeř
home-how-many = Hráči
home-choice = { $side }, { $level }
home-choose = { $game }: nastavení
home-remembered = Vaše volba zůstane uložena.
home-players = { $least } až { $most } hráčů
home-players-exactly = { $count ->
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
home-live = Právě na stolech
home-live-all = Všechny partie ke sledování
home-is-live = živě
promise-glow = Co svítí, může jednat
promise-glow-about = Klikněte, a uvidíte, kam může. Klikněte tam, a půjde.
promise-reason = Každé ne má důvod
promise-reason-about = Zeptejte se proč, a dostanete pravidlo v jedné větě.
promise-pace = Vaším tempem
promise-pace-about = Hrajte jeden večer, nebo tah denně. Stůl zůstane.
home-start = Hrát
home-back = Vítejte zpět, { $name }
home-waiting = { $count ->
        [0] Nic na vás nečeká.
        [one] Čeká na vás jedna partie.
        [few] Čekají na vás { $count } partie.
       *[other] Čeká na vás { $count } partií.
    }
home-all = { $count ->
        [one] Moje partie
       *[other] Všechny partie ({ $count })
    }
home-open = Otevřené stoly
home-open-all = Všechny ({ $count })
home-waits = Čeká { $since }
way-title = Jak hrát jinak
way-friend = S přítelem
way-friend-about = Pošlete odkaz. Bez účtů.
way-device = Na jednom zařízení
way-device-about = Podávejte si je. Karty zůstanou skryté.
way-table = Najít stůl
way-table-about = { $count ->
        [0] Žádný není otevřen. Otevřete svůj.
        [one] Jeden je právě otevřen.
        [few] { $count } jsou právě otevřeny.
       *[other] { $count } je právě otevřeno.
    }
way-watch = Sledovat
way-watch-about = { $count ->
        [0] Otevřete záznam.
       *[other] { $count } živě, nebo záznam.
    }

## Seznamy partií

list-waiting = nikdo se ještě nepřipojil
list-your-turn = jste na tahu, { $since }
list-turn = { $who }, { $since }
list-you = Vy: { $side }
list-open = { $verb }: { $who }
list-play = Hrát dál
list-look = Prohlédnout
list-watch = Sledovat
list-replay = Přehrát
list-older = Starší partie
special-fork = z pozice
special-setup = vlastní rozestavení
special-hidden = rozestavení, zčásti skryté
special-no-hints = bez rad
special-watched = lze sledovat

## Čekárna a moje partie

filter-game = Hra
filter-seats = Místa
filter-all = Vše
filter-any = Libovolně
filter-show = Ukázat vše
lobby-counts = otevřené stoly: { $open }, ke sledování: { $watch }
lobby-table = Stůl: { $name }
lobby-gone = Tento stůl je obsazen nebo zmizel. Vyberte jiný.
lobby-watch = Ke sledování
lobby-watch-none = Právě nikdo nehraje veřejně.
offer-about = { $game }, hráčů: { $count }
offer-you = vy: { $side }
offer-yours = váš stůl
offer-hints = Rady a šance
offer-no-hints = Bez rad a šancí
offer-watched = Dívat se může kdokoli
offer-open = Přejít tam
mine-title = Moje partie
mine-show = Ukázat
mine-running = Rozehrané
mine-over = Dohrané
mine-records = Záznamy
record-open = Otevřít záznam
empty-lobby = Žádný stůl není otevřen
empty-lobby-about = Otevřete svůj a zatím hrajte s programem.
empty-filter = Takový stůl tu není
empty-quiet = Nic na vás nečeká
empty-quiet-about = Všichni soupeři přemýšlejí.
empty-running = Žádná partie neběží
empty-running-about = Hrajte hned s programem, nebo najděte stůl.
empty-over = Zatím nic nedohráno
empty-over-about = Dohrané partie tu zůstanou. Přehrajte je, kdy chcete.
empty-records = Zatím žádný záznam
empty-records-about = Otevřete zaznamenanou partii. Přehrajte ji, nebo hrajte dál.

## Decks

decks-title = Balíčky
decks-new = Nový balíček
decks-none = Zatím žádný balíček
decks-none-about = Začněte s některým balíčkem hry, nebo s prázdným.
decks-legal = povolený
decks-not-legal = zatím ne povolený
decks-share = Kopírovat odkaz
decks-share-one = Kopírovat odkaz: { $name }
decks-remove = Odstranit
decks-remove-one = Odstranit: { $name }
decks-remove-about = Zmizí hned, i jeho odkaz. Partie s ním pokračují.
deck-any = Balíček hry
deck-starters = Pro začátek
deck-of = Balíček: { $side }
deck-yours = Váš balíček

## Příprava partie

create-title = Připravit partii
create-about = Vše je připraveno. Změňte, co chcete.
create-size = Kolik míst
create-who = Kdo hraje: { $side }
create-summary = Co se stane
create-hints = Rady a šance
create-hints-about = Každý hráč si může vyžádat radu.
create-watched = Dívat se může kdokoli
create-watched-about = Karty zůstanou skryté až do konce.
create-talk = Spoluhráči si mohou psát soukromě
create-talk-about = Ostatní to nečtou.
create-agreed = Jiná pravidla a výhody: { $count }
create-nobody = Sami si také sedněte.
create-when-friend = Začne, až přítel otevře odkaz.
create-when-anybody = Začne, až si někdo přisedne.
create-when-all = Začne, až budou všechna místa obsazena.
create-when-now = Začne hned.
create-open = Otevřít stůl
list-yours = Jste na tahu
list-others = Čeká se na ostatní
list-device = Na jednom zařízení
list-programs = { $count ->
        [few] { $count } programy
       *[other] { $count } programů
    }
list-free = { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
list-against = { $one } proti { $other }
seat-open = volné místo
seat-program = program, úroveň { $level }
seat-me = Vy
seat-friend = Přítel přes odkaz
seat-anybody = Kdokoli z čekárny
seat-device = U tohoto zařízení
seat-short-me = Vy
seat-short-friend = Přítel
seat-short-anybody = Kdokoli
seat-short-device = Zde
seat-and-person = { $side } ({ $who })
team = Tým { $number }

## Pozvání

join-title = Pozvání ke hře
join-about = Je pro vás volné místo: { $side }.
join-team = Hráli byste za: { $side }
join-sit = Přisednout
join-sit-as = Přisednout: { $side }
join-full = Všechna místa jsou obsazena. Sledujte, nebo najděte jiný stůl.
setup-own-about = Tato partie začíná jinak:
setup-hidden = Určuje i něco skrytého, například karty v ruce. Kdo ji připravil, může to vědět.
setup-fork = Tato partie navazuje na jinou. Kdo ji připravil, může vědět, co bylo skryté.
setup-played = Hráno z vlastního rozestavení.
setup-played-fork = Navázáno na jinou partii.
waiting-title = { $count ->
        [one] Jedno místo je volné
        [few] { $count } místa jsou volná
       *[other] { $count } míst je volných
    }
waiting-about = Pošlete tento odkaz. { $count ->
        [one] Partie začne, až si přítel přisedne.
       *[other] Partie začne, až budou všechna místa obsazena.
    }
waiting-running = Pošlete tento odkaz. Přítel si může kdykoli přisednout.
waiting-link = Odkaz s pozvánkou
waiting-copy = Kopírovat odkaz
waiting-copy-to = Kopírovat odkaz: { $side }
waiting-copied = Odkaz zkopírován
waiting-share = Sdílet
waiting-listed = Váš stůl je vidět i v čekárně.
waiting-leave = Zavřít stůl

## Partie

match-turn = Kolo { $turn }
match-your-turn = Jste na tahu
match-waits-for = Čeká se na: { $who }
match-program = program
match-waits-for-seat = Jedno místo je volné
match-over = Konec partie
match-held = Pozastaveno
match-passing = Pasuje se za vás
match-sending = Odesílá se …
match-wait-about = { $count ->
        [one] { $who } přemýšlí.
       *[other] { $who } přemýšlejí.
    }
match-watching = Přihlížíte.
match-closed = Tuto partii nelze ukázat
match-loading = Okamžik …
match-spectators = diváci: { $count }
match-is-here = je zde
match-is-away = není zde
match-as-text = Ukázat jako text
match-with-board = Ukázat desku
match-panel = Podrobnosti
match-menu = Nabídka
match-drawer = Průběh a další
match-board = Deska
match-plain = Tato hra zatím nemá desku. Vše se říká slovy.
load-failed = Tuto část se nepodařilo načíst.
load-again = Načíst stránku znovu
tab-view = Stav
match-sheet = Změnit velikost
tab-log = Průběh
tab-talk = Rozhovor
connection-offline = Není spojení. Vaše kliknutí se odešlou, až se obnoví.
connection-connecting = Navazuje se spojení …
offline-title = Není spojení.
offline-about = Můžete číst pravidla a partie, které jste zde otevřeli.
news-asked = Otázka pro vás: { $question }

## Otázky

question-find = Najděte nebo napište odpověď
question-nothing-found = Nic zde se tak nejmenuje.
question-which = Co z toho?
question-meant = Možná myslíte
question-chosen = { $least ->
        [0] Vybráno { $total }, nejvýše { $most }
       *[other] Vybráno { $total }, potřeba { $least } až { $most }
    }
question-chosen-exactly = Vybráno { $total } z { $most }
question-count = { $count } z { $of }
question-less = O jednu méně: { $what }
question-read = Přečíst: { $what }
question-all = Vše
question-none = Nic
question-confirm = Hotovo
question-order = V tomto pořadí: { $what }
question-order-about = Na pořadí záleží. Vyberte první jako první.
question-place = { $place }. v pořadí
pass-about = Je jen jedna možná odpověď: { $answer }. Za okamžik se odešle.
pass-stop = Zastavit
why-other = Vyberte ({ $name }).
question-why-not = Proč ne?
question-why-not-about = Klikněte na to, co postrádáte, nebo napište název.
question-why-not-answer = Co postrádáte?
question-ask = Zeptat se
question-rules = Pravidla k této otázce:
doing-along = Kdo jde
doing-where = Kam
doing-list = Všechny akce
doing-by-hand = Hrát na desce
doing-let-go = Pustit
doing-staying = Zůstává: { $what }
doing-more = O jednu více: { $what }
doing-further = { $count ->
        [one] Na desce svítí ještě jedno místo.
        [few] Na desce svítí ještě { $count } místa.
       *[other] Na desce svítí ještě { $count } míst.
    }
doing-pays = Platí kostka: { $die }
doing-taken = { $what }. { $count ->
        [one] Jedna možnost, jak dál.
        [few] { $count } možnosti, jak dál.
       *[other] { $count } možností, jak dál.
    }
hint-ask = Rada
hint-thinking = Přemýšlí …
hint-about = Čísla jsou šance na výhru, jak je odhaduje program.
refused-title = Není dovoleno:
refused-rule = Pravidlo { $rule }
since-several = { $count ->
        [few] Staly se { $count } věci
       *[other] Stalo se { $count } věcí
    }
since-play = Ukázat na desce (N)

## První kroky

coach-title = První kroky
coach-answer = Co svítí, může něco udělat. Klikněte na to, a pak kam to jde.
coach-learn = Lekce
coach-close = Zavřít

## Průběh

log-topic = Ukázat
log-all = vše
log-table = hráči
log-earlier = dřívější řádky: { $count }
log-away = zatímco jste byli pryč
log-look = Ukázat tuto pozici ({ $time })
log-empty = Zatím se nic nestalo.
deed-undo = { $who }: krok zpět.
deed-ask-undo = { $who }: žádost o krok zpět.
deed-grant-undo = { $who }: dovoleno.
deed-refuse-undo = { $who }: odmítnuto.
deed-take-over = Zařízení má { $who }.
deed-concede = { $who } se vzdává.
deed-leave = { $who } odchází. Dál hraje program.
deed-offer-draw = { $who } nabízí remízu.
deed-accept-draw = { $who }: remíza přijata.
deed-refuse-draw = { $who }: remíza odmítnuta.

## Co lze udělat

deed-do-undo = Krok zpět
deed-more = Další
deed-do-ask-undo = Požádat o krok zpět
deed-do-offer-draw = Nabídnout remízu
deed-do-concede = Vzdát se
deed-do-leave = Opustit místo
deed-do-rematch = Odveta
deed-do-report = Nahlásit problém
concede-title = Vzdát partii?
concede-about = { $who } hned vyhraje.
concede-others = Z partie odejdete. Ostatní hrají dál.
leave-about = Za vás hraje dál program. Váš tým pokračuje.
concede-yes = Vzdát se
problem-title = Nahlásit problém
problem-about = Co se pokazilo? Co jste čekali? Pošle se i záznam partie a to, co vidíte.
problem-send = Odeslat
problem-thanks = Děkujeme. Vaše hlášení má číslo { $number }.
undo-asked = { $who } žádá o krok zpět.
undo-asked-by-you = Požádali jste o krok zpět.
undo-grant = Dovolit
undo-refuse = Odmítnout
undo-look = Ukázat tu pozici
still-to-agree = Čeká se na odpověď: { $who }.
draw-offered = { $who } nabízí remízu.
draw-offered-by-you = Nabídli jste remízu.
draw-accept = Přijmout
draw-refuse = Odmítnout
chat-title = Rozhovor
chat-empty = Zatím nikdo nic neřekl.
chat-earlier = Dřívější řádky
chat-write = Řekněte něco
chat-send = Odeslat
chat-to = Komu
chat-all = všem
chat-team = svému týmu
chat-spectators = divákům
notes-title = Poznámky
notes-about = Své poznámky vidíte jen vy.
notes-saving = Ukládá se …
hand-over-title = { $side }: jste na tahu
hand-over-about = Předejte zařízení. Do té doby zůstane vše skryté.
hand-over-take = Hraji za: { $side }

## Dřívější pozice

replay-title = Přehrávání
replay-position = Časová osa
replay-at = { $now } z { $last }
replay-where = Kolo { $turn }, { $at }
replay-first = Na začátek
replay-back = Předchozí akce
replay-on = Další akce
replay-turn-back = Předchozí kolo
replay-turn-on = Další kolo
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pozastavit
replay-pace = Tempo
replay-seen-by = Pohled
replay-own = jak jste to viděli
replay-asked = Zde otázka: { $question }
replay-beginning = Zde partie začíná.
replay-nothing = Zde není co vyprávět.
replay-now = Zpět k partii
fork-open = Hrát dál odsud
fork-title = Hrát dál odsud
fork-about = Z této pozice začne nová partie. Tato zůstane, jak je.
fork-about-running = Z této pozice začne nová partie. Co nevidíte, rozdá se znovu.
fork-begin = Začít
link-copy = Kopírovat odkaz
link-copied = Odkaz zkopírován
link-address = Odkaz ke zkopírování

## Konec

ending-won = Vítězství: { $side }
ending-you-win = Vyhráli jste: { $how }
ending-you = Vyhráli jste
ending-person-wins = Vítěz: { $who }; { $how }
ending-against = { $one } proti { $other }
ending-turns = { $count ->
        [one] 1 kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
ending-length = { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } d { $hours } h
    }
ending-conceded = { $side }: strana se vzdala
ending-draw = remíza
ending-unfinished = nedohraný záznam
ending-result = Výsledek
ending-record = Stáhnout záznam
ending-replay = Přehrát partii
ending-table = Ukázat stůl
rematch-about = Vyměníte si strany.
result-result = Zakončení
result-winner = Vítěz
result-turns = Kola
luck-title = Štěstí
luck-all = Všechna čísla
luck-kind-to = příznivé: { $who }
luck-bad = smůla
luck-good = štěstí
luck-got = padlo
luck-expected = průměr
luck-z = neobvyklost
luck-even = Celkem vyrovnané.
luck-kind = Celkem víc štěstí: { $who }.
luck-band = Dvě partie ze tří zůstanou v tmavším pruhu.
luck-none = Na náhodě záviselo příliš málo.
swing-title = Jak se to vyvíjelo
swing-said = Šance na výhru, { $who }: { $turns }
swing-at = kolo { $turn } { $chance }
moments-title = { $count ->
        [one] Jeden okamžik
        [few] { $count } okamžiky
       *[other] { $count } okamžiků
    }
moments-about = Otevřete jeden k přehrání, nebo odtud hrajte dál.
moment-fork = Hrát dál

## Účet

account-guest = Jste host. Vaše partie patří tomuto prohlížeči.
account-known = Vaše partie jsou na každém zařízení, kde se přihlásíte.
account-nobody = Zatím tu nemáte jméno. Zahrajte si a dostanete je.
account-make = Založit účet
account-make-about = Uchová vaše partie na každém zařízení. Stačí jméno a heslo.
account-make-guest = Vaše partie půjdou s vámi. Stačí jméno a heslo.
account-made = Váš účet je připraven.
account-name = Jméno
account-password = Heslo
account-sign-in = Přihlásit se
account-sign-in-about = Účet už máte.
account-sign-in-guest = Partie hosta zůstanou hostovi.
account-signed-in = Jste přihlášeni.
account-sign-out = Odhlásit se
account-sign-out-guest = Odhlásíte-li se jako host, o partie přijdete.
account-signed-out = Jste odhlášeni.
account-change = Změnit heslo
account-changed = Vaše heslo je změněno. Ostatní zařízení jsou odhlášena.
account-old = Staré heslo
account-new = Nové heslo
account-data = Vaše údaje
account-export = Stáhnout vše
account-results = Výsledky jako tabulka
account-leave = Odejít
account-delete = Smazat účet
account-delete-about = Vaše jméno, heslo, rozhovory a poznámky se smažou. Rozehrané partie vzdáte. Nelze to vzít zpět.
account-delete-yes = Smazat navždy
account-forgotten = Váš účet je smazán.
account-won-lost = Výsledky, výhry : prohry
account-against-people = { $seat }, proti lidem
account-against-programs = { $seat }, proti programům
account-counted = { $count ->
        [one] Z vaší poslední partie. Remízy se nepočítají.
        [few] Z vašich posledních { $count } partií. Remízy se nepočítají.
       *[other] Z vašich posledních { $count } partií. Remízy se nepočítají.
    }
account-last = Poslední partie
account-all = Všechny partie

## Nastavení

setting-language = Jazyk
setting-look = Vzhled
setting-theme = Motiv
theme-auto = Podle zařízení
theme-parchment = Den
theme-night = Noc
setting-table = U stolu
setting-speed = Pohyb
speed-off = Vypnutý
speed-slow = Pomalý
speed-normal = Střední
speed-fast = Rychlý
setting-turn = Jste na tahu
setting-sounds = Přehrát zvuk
setting-passes = Odpovídat za mě
setting-passes-about = Po chvíli, kde je jen jedna možná odpověď.
setting-patterns = Vzory vedle barev
setting-text = Partie jako text
setting-text-about = Pro čtečky obrazovky.
setting-you = Vy
setting-kept = Ukládá se v tomto prohlížeči, jak je měníte.
keys-title = Klávesy
keys-digits = Číslo: kostka na tomto místě; v seznamu možnost s tímto číslem
keys-find = F nebo /: najít možnost
keys-arrows = Šipky: další možnost
keys-enter = Enter nebo mezerník: zvolit; Enter také zahraje návrh, mezerník končí
keys-escape = Esc: pustit; v seznamu krok zpět
keys-back = U: krok zpět
keys-list = L: všechny akce jako seznam
keys-aims = Q, W, E …: udělat, co stojí u písmene
keys-cards = C a číslo: vzít tuto kartu
keys-hint = H: rada; Enter ji zahraje
keys-shift = Shift a číslo, nebo −: o jednu méně
keys-map = M: od otázky k desce a zpět
keys-map-arrows = Šipky na desce: další vyznačené místo, se Shiftem kterékoli; + a −: blíž a dál
keys-explain = I: vysvětlit, co je vybrané; šipky pak vedou dál
keys-news = N: ukáže na desce, co udělali ostatní
keys-drawer = G: průběh a další
keys-replay = Při přehrávání: šipky po akcích, se Shiftem po kolech, Home a End; mezerník přehrává, čárka a tečka po odpovědích
keys-help = ?: ukázat tyto klávesy

## Pravidla a tyto stránky

rules-find = Hledejte v pravidlech: slovo, nebo { $example }
rules-found = V této kapitole { $here ->
        [one] 1 pravidlo
        [few] { $here } pravidla
       *[other] { $here } pravidel
    }, v ostatních { $others }
rules-nothing = Tato slova v žádném pravidle nejsou. Zkuste jedno slovo, nebo číslo, třeba { $example }.
rules-chapters = Kapitoly
rules-example = Příklad
rules-reading = Náš výklad.
rules-english = Pravidla jsou v angličtině.
about-short = Neoficiální dílo fanoušků, zdarma. Bez spojení s vydavateli her. Líbí-li se vám, kupte si je.
about-what = Stolní hry v prohlížeči, samostatně i s ostatními. Všechna pravidla platí.
about-fans = Neoficiální dílo fanoušků
about-unofficial = Všechna jména patří svým vlastníkům. Líbí-li se vám hra, kupte si ji.
about-rules = Pravidla a karty jsou našimi slovy a obrázky jsou naše.
about-data = Vaše údaje
about-private = Nic nepřichází z jiných stránek a nikdo není sledován. Uchovává se vaše jméno, partie, rozhovory a poznámky. Na stránce Účet je stáhnete i smažete.
about-open = Program má otevřený zdrojový kód, pod licencí MIT nebo Apache 2.0.
about-source = Zdroj patří ke každé kopii. Požádejte toho, kdo tento server provozuje.
about-fonts = Nadpisy jsou v písmech Alegreya a Frank Ruhl Libre (SIL Open Font License 1.1).

## Odmítnutí

no-no-connection = Server není dostupný. Zkuste to za okamžik znovu.
no-gone = Vzdali jste se. Ostatní hrají dál.
no-no-stops = V této hře se nedá pasovat.
no-unknown-stop = Takovou zastávku tato hra nemá.
no-no-team = V této partii nemáte tým.
no-no-team-talk = Rozhovor v týmu je v této partii vypnutý.
no-last-of-team = Z vašeho týmu by nikdo nezůstal. Můžete se vzdát.
no-seated = Hráči si s diváky psát nemohou.
no-slow = Načtení této partie teď trvá příliš dlouho. Zkuste to později.
no-too-long = Tato partie je už příliš dlouhá. Hrajte odsud dál jako novou partii.
no-internal = Na serveru se něco pokazilo. Partie se nezměnila.
no-held = Od začátku této partie se pravidla změnila. Partie zůstává, jak je. Hrajte odsud dál jako novou partii.
no-late = Partie pokročila. Toto je nynější pozice.
no-too-many-offers = Máte příliš mnoho otevřených stolů. Nejdřív jeden zavřete.
no-not-found = Nic tu není, nebo to nesmíte vidět.
no-not-signed-in = Nejprve se přihlaste, nebo začněte jako host.
no-wrong-password = Jméno nebo heslo není správné.
no-too-many-requests = Příliš rychle. Chvíli počkejte a zkuste to znovu.
no-not-seated = To mohou jen hráči této partie.
no-over = Partie skončila.
no-name-taken = Toto jméno, nebo jméno jemu podobné, už někdo má.
no-seat-taken = Toto místo už někdo má.
no-bad-name = Jméno má 1 až 32 viditelných znaků.
no-bad-password = Heslo má 8 až 200 znaků.
no-common-password = Toto heslo lze snadno uhodnout. Zvolte jiné.
no-cannot-write = Server nemůže zapisovat na disk. Teď nelze nic uložit.
no-store-away = Server se teď nedostane ke svým datům. Nic se neztratilo. Zkuste to za chvíli.
no-other-version = Server se právě aktualizuje. Zkuste to za chvíli.
no-stopping = Server se právě zastavuje. Zkuste to za chvíli.
no-not-offered = To zde nelze zvolit.
no-unreadable-answer = Tuto odpověď nelze přečíst.
no-possible = Ano, můžete.
no-cannot-undo = Mezitím přišly kostky, karty nebo jiný hráč. Požádejte o krok zpět.
no-no-odds = V této partii jsou rady vypnuty.
no-no-hint = K tomuto není rada.
no-misunderstood = Stránka a server si nerozumějí. Načtěte stránku znovu.
no-bad-position = Tato partie takovou pozici nemá.
no-bad-record = Tento záznam je poškozený, nebo neodpovídá pravidlům.
no-bad-seats = Tato místa neodpovídají hře. Jedno musí být vaše.
no-bad-setup = Toto rozestavení nelze použít, nebo ne v čekárně.
no-bad-deck = Tento balíček porušuje pravidlo.
no-deck-faults = { $more ->
        [0] S tímto balíčkem nelze hrát: { $faults }.
       *[other] S tímto balíčkem nelze hrát: { $faults }; a ještě { $more }.
    }
no-bad-title = Název má 1 až 60 viditelných znaků.
no-unreadable-deck = Tento balíček je příliš dlouhý, nebo ho nelze přečíst.
no-deck-changed = Tento balíček se změnil jinde.
no-too-many-decks = Máte 100 balíčků. Nejdřív jeden odstraňte.
no-no-decks = Tato hra nemá balíčky.
no-bad-text = Text je prázdný nebo příliš dlouhý.
no-begun = Partie začala. Můžete se vzdát, ale ne odejít.
no-diverged = Záznam této partie neodpovídá pravidlům.
no-hand-over = Nejprve předejte zařízení.
no-no-draw = Program remízu nikdy nepřijme.
no-no-fork = Odsud nelze hrát dál.
no-no-offer = Nikdo nenabízí remízu.
no-no-request = Nikdo nežádá o krok zpět.
no-not-asked = Nejste na tahu.
no-too-many-answers = To je najednou příliš mnoho.
no-out-of-hand = Dřív přijdou kostky nebo jiný hráč. Jděte krok za krokem.
no-one-at-a-time = Tato partie začala podle starších pravidel. Odpovídejte ze seznamu, po jednom.
no-not-begun = Partie nezačala. Jedno místo je volné.
no-not-over = Počkejte na konec partie.
no-not-your-seat = To není vaše místo.
no-one-seat = Máte jen jedno místo. Není komu předávat.
no-own-offer = To je vaše nabídka. Odpoví ostatní.
no-own-request = O to jste požádali vy. Odpoví ostatní.
no-too-large = To je příliš velké.
no-wrong-origin = To tato stránka na tomto serveru nesmí.
no-wrong-shape = To je příliš mnoho, nebo příliš málo.

## Lekce

learn-page = Učte se hrou
learn-count = hotové lekce: { $count } z { $of }
learn-side = Vaše strana: { $side }
learn-is-done = hotovo
learn-begin = Začít
learn-repeat = Znovu
learn-title = Lekce { $number }: { $title }
learn-step = krok { $number } z { $of }
learn-rules = Pravidla:
learn-suggested = lekce radí toto
learn-suggested-count = lekce radí počet { $count }
learn-astray = Opustili jste cestu lekce. Rozhlédněte se. Krokem zpět se vrátíte, nebo začněte znovu.
learn-over = Tato partie skončila před cílem lekce. Začněte ji znovu, kdykoli chcete.
learn-again = Začít tuto lekci znovu
learn-done = Výborně.
learn-next = Další: { $title }
learn-then = Zkuste dál: { $what }
learn-all = Všechny lekce
learn-play = Zahrát si celou partii
learn-whole = Celá partie
learn-whole-about = Proti programu, s radou, kdykoli chcete.
