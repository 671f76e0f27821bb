# Vlastní slova prohlížeče.

site-name = Westmarch
close = Zavřít
cancel = Zrušit
guest-names = Vydra, Jezevec, Volavka, Ježek, Střízlík, Kuna, Veverka, Pěnkava, Bobr, Červenka

## Stránky

nav-title = Stránky
nav-home = Na úvodní stránku
nav-rules = Pravidla
nav-settings = Nastavení
nav-account = Účet
nav-about = O stránkách
nav-skip = Přejít k obsahu
lost-title = Taková stránka neexistuje.

## Úvodní stránka

home-title = Stolní hry v prohlížeči
home-about = Na pravidla dohlíží program: u každé otázky vidíte, co můžete udělat, a pokud něco nejde, tak i proč. Účet nepotřebujete.
home-new = Jste tu poprvé?
home-learn = Naučte se hrát
home-play = Hrajte hned proti programu
home-game = Hra
home-side = Vaše místo
home-level = Úroveň programu
home-name = Vaše jméno
home-start = Hrát
home-mine = Moje partie
home-friend = S ostatními po síti
home-friend-about = Dostanete odkaz, který pošlete. Nikdo nepotřebuje účet.
home-listed = Ukázat v čekárně: připojit se může kdokoli
home-watched = Dívat se může kdokoli
home-odds = Rady a šance jsou dovoleny
home-open = Otevřít partii, moje strana: { $side }
home-hotseat = Více hráčů u jednoho zařízení
home-hotseat-about = Zařízení si předáváte; nikdo nevidí karty ostatních.
home-hotseat-start = Začít
home-upload = Zaznamenaná partie
home-upload-about = Prohlédněte si záznam, nebo pokračujte z kterékoli pozice.
home-upload-file = Vybrat soubor
home-lobby = Čekárna
home-lobby-empty = Právě nikdo nečeká.
home-watch = Ke sledování

## Seznamy partií

list-waiting = čeká na hráče
list-your-turn = jste na tahu ({ $since })
list-turn = na tahu: { $side } ({ $since })
list-join = Připojit se
list-open = Otevřít: { $players }
list-play = Hrát dál
list-look = Prohlédnout
list-more = Ukázat dalších { $count }
list-older = Starší partie
seat-open = volné místo
seat-program = program, úroveň { $level }

## Pozvání

join-title = Pozvání ke hře
join-about = Je pro vás volné místo: { $side }.
join-sit = Přisednout a hrát
join-full = Všechna místa jsou obsazena.
setup-own = Vlastní rozestavení
setup-own-about = Tato partie nezačíná obvyklým způsobem. Co je jinak:
setup-hidden = Určuje i něco skrytého, například karty v ruce. Kdo partii založil, může vědět, co vy nevíte.
setup-fork = Tato partie pokračuje z pozice jiné. Kdo ji založil, může vědět, co v ní bylo skryté.
setup-played = Hráno z vlastního rozestavení.
setup-played-fork = Pokračovalo se z pozice jiné partie.
waiting-title = Čeká se na druhého hráče
waiting-about = Pošlete tento odkaz tomu, s kým chcete hrát. Partie začne sama.
waiting-link = Odkaz pozvání
waiting-copy = Kopírovat
waiting-copied = Zkopírováno
waiting-share = Sdílet
waiting-listed = Partie je vidět i v čekárně.
waiting-leave = Odvolat

## Partie

match-turn = Kolo { $turn }
match-your-turn = Jste na tahu
match-waits-for = Čeká se na: { $who }
match-waits-for-seat = Jedno místo je volné
match-over = Konec hry
match-held = Uchováno, jak bylo
match-sending = Odesílá se …
match-wait-about = Ostatní přemýšlejí. Jakmile budete na tahu, dostanete otázku.
match-watching = Přihlížíte.
match-closed = Tuto partii nelze ukázat
match-loading = Okamžik …
match-spectators = diváci: { $count }
match-here = (je zde)
match-as-text = Jako text
match-with-board = S herní deskou
match-panel = Vedle desky
match-menu = Nabídka
match-drawer = Záznam a další
match-board = Herní deska
match-plain = Tato hra zatím nemá obrázky: vše se říká slovy.
load-failed = Tuto část se nepodařilo načíst.
load-again = Načíst stránku znovu
tab-view = Stav
match-sheet = Větší nebo menší
tab-log = Průběh
tab-talk = Rozhovor
connection-offline = Není spojení. Na co kliknete, to se uchová a odešle, jakmile se obnoví.
connection-connecting = Navazuje se spojení …
connection-none = Server je nedostupný. Můžete číst pravidla a prohlížet partie, které jste zde měli otevřené.
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
question-order-about = Na pořadí záleží: vybírejte v něm.
question-place = { $place }. v pořadí
pass-about = Je jen jedna možná odpověď: { $answer }. Za okamžik se dá za vás.
pass-stop = Zastavit
why-other = Vyberte ({ $name }).
question-why-not = Proč nemohu …?
question-why-not-about = Napište název věci, nebo na ni klikněte.
question-why-not-answer = Co postrádáte?
question-ask = Zeptat se
question-rules = Pravidla k této otázce:
doing-along = Kdo jde
doing-where = Kam
doing-list = Všechny akce
doing-by-hand = Hrát rukou
doing-let-go = Pustit
doing-staying = Zůstává: { $what }
doing-more = O jednu více: { $what }
doing-further = { $count ->
        [one] Na desce svítí ještě jedno místo.
        [few] Na desce svítí ještě { $count } místa.
       *[other] Na desce svítí ještě { $count } míst.
    }
doing-pays = Platí kostka: { $die }
doing-aim = { $place }: { $action }
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
since-play = Přehrát na desce (N)

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
log-look = Prohlédnout tuto pozici ({ $time })
log-empty = Zatím se nic nestalo.
deed-undo = { $side }: krok zpět.
deed-ask-undo = { $side }: žádá o krok zpět.
deed-grant-undo = { $side }: dovoleno.
deed-refuse-undo = { $side }: nedovoleno.
deed-take-over = Zařízení má { $side }.
deed-concede = { $side }: vzdává se.
deed-offer-draw = { $side }: nabízí remízu.
deed-accept-draw = { $side }: remíza přijata.
deed-refuse-draw = { $side }: remíza odmítnuta.

## Co lze udělat

deed-do-undo = Krok zpět
deed-more = Další
deed-do-ask-undo = Požádat o krok zpět
deed-do-offer-draw = Nabídnout remízu
deed-do-concede = Vzdát se
deed-do-rematch = Hrát znovu
deed-do-report = Nahlásit problém
concede-title = Vzdát partii?
concede-about = Hned se vzdáte a vyhrají ostatní.
concede-yes = Vzdát se
problem-title = Nahlásit problém
problem-about = Co se stalo a co jste čekali? Záznam partie a to, co vidíte, se pošle s tím.
problem-send = Odeslat
problem-thanks = Děkujeme. Uloženo pod číslem { $number }.
undo-asked = { $side } žádá o krok zpět.
undo-asked-by-you = Požádali jste o krok zpět.
undo-grant = Dovolit
undo-refuse = Nedovolit
undo-look = Prohlédnout tu pozici
still-to-agree = Souhlasit ještě musí: { $who }.
draw-offered = { $side } nabízí remízu.
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
hand-over-about = Předejte zařízení. Nic se neukáže, dokud nebudete pokračovat.
hand-over-take = Hraji za: { $side }

## Dřívější pozice

replay-title = Dřívější pozice
replay-position = Pozice
replay-at = { $now } z { $last }
replay-first = Na začátek
replay-back = O jednu zpět
replay-on = O jednu vpřed
replay-last = Na konec
replay-play = Přehrát
replay-pause = Zastavit
replay-seen-by = Pohled
replay-own = jak jste to viděli
replay-asked = Zde otázka: { $question }
replay-now = Zpět do hry
fork-open = Pokračovat odsud
fork-title = Pokračovat z pozice { $position }
fork-about = Touto pozicí začne nová partie. Tato zůstane, jak je.
fork-about-running = Touto pozicí začne nová partie. Co nemůžete vidět, rozdá se znovu.
fork-me = já
fork-open-seat = někdo jiný
fork-begin = Začít

## Konec

ending-won = Vítězství: { $side }
ending-conceded = { $side }: strana se vzdala
ending-draw = remíza
ending-unfinished = nedokončený záznam
ending-result = Výsledek
ending-record = Stáhnout záznam
ending-replay = Prohlédnout průběh
result-result = Zakončení
result-winner = Vítěz
result-turns = Kola
luck-title = Štěstí

## Účet

account-guest = Jste host { $name }. Vaše partie patří tomuto prohlížeči.
account-known = Jste přihlášeni jako { $name }.
account-make = Založit účet
account-make-about = S účtem najdete své partie na každém zařízení.
account-make-guest = Vaše partie půjdou s vámi.
account-made = Účet je založen.
account-name = Jméno
account-password = Heslo
account-sign-in = Přihlásit se
account-sign-in-guest = Partie hosta zůstanou hostovi.
account-signed-in = Jste přihlášeni.
account-sign-out = Odhlásit se
account-sign-out-guest = Host, který se odhlásí, přijde o své partie.
account-signed-out = Jste odhlášeni.
account-change = Změnit heslo
account-changed = Heslo je změněno. Ostatní zařízení jsou odhlášena.
account-old = Staré heslo
account-new = Nové heslo
account-data = Co o vás uchováváme
account-export = Stáhnout vše
account-results = Výsledky jako tabulka
account-delete = Smazat mé údaje
account-delete-about = Jméno, heslo, rozhovory a poznámky se smažou. Rozehrané partie se vzdají. Nelze to vzít zpět.
account-delete-yes = Smazat navždy
account-forgotten = Jste zapomenuti.

## Nastavení

setting-language = Jazyk
setting-theme = Barvy
theme-auto = podle zařízení
theme-parchment = Pergamen
theme-night = Noc
setting-speed = Rychlost
speed-off = bez animace
speed-slow = pomalu
speed-normal = středně
speed-fast = rychle
setting-sounds = Zvuk, když jsem na tahu
setting-passes = Kde je jen jedna možná odpověď, dát ji po chvíli za mě
setting-patterns = Vzory vedle barev
setting-text = Partie jako text, pro čtečky obrazovky
setting-kept = Nastavení se uchovává v tomto prohlížeči.
keys-title = Klávesy
keys-digits = Číslo: vzít kostku na tomto místě; v seznamu možnost s tímto číslem
keys-find = F nebo /: najít možnost podle jména
keys-arrows = Šipky: od jedné možnosti k další
keys-enter = Enter nebo mezerník: zvolit; Enter také udělá navržené, mezerník končí
keys-escape = Esc: pustit, co je vzato; v seznamu krok zpět
keys-back = U: krok zpět
keys-list = L: všechny akce jako seznam
keys-aims = Q, W, E …: udělat, co stojí u písmene
keys-cards = C a číslo: vzít tuto kartu
keys-hint = H: rada; Enter ji zahraje
keys-shift = Shift a číslo, nebo −: o jednu méně
keys-map = M: od otázky k herní desce a zpět
keys-map-arrows = Šipky na desce: od jednoho vyznačeného místa k dalšímu, se Shiftem po všech; + a −: blíž a dál
keys-explain = I: vysvětlit, co je právě vybrané; šipky pak vedou dál
keys-news = N: přehraje na desce, co udělali ostatní
keys-drawer = G: záznam a další stránky
keys-help = ?: ukázat tyto klávesy

## Pravidla a tyto stránky

rules-find = Hledejte v pravidlech, nebo napište číslo, třeba { $example }
rules-found = nalezená místa: { $count }
rules-chapters = Kapitoly
rules-english = Pravidla jsou v angličtině.
about-short = Neoficiální dílo fanoušků, zdarma. Bez spojení s vlastníky her.
about-what = Westmarch vám umožní hrát stolní hry v prohlížeči, samostatně i s ostatními, se všemi pravidly.
about-unofficial = Je to neoficiální dílo fanoušků; všechna jména patří svým vlastníkům. Líbí-li se vám některá hra, kupte si ji a hrajte i u stolu.
about-rules = Pravidla a karty vyprávíme vlastními slovy a obrázky jsou naše.
about-private = Nic se nenačítá z jiných stránek a nikdo není sledován. Uchovává se vaše jméno, partie, rozhovory a poznámky; na stránce Účet je můžete stáhnout i smazat.
about-open = Program má otevřený zdrojový kód.

## Odmítnutí

no-no-connection = Server není dostupný. Zkuste to za okamžik znovu.
no-gone = Tuto partii jsi vzdal; ostatní hrají dál.
no-no-team = V této partii hraješ sám za sebe.
no-seated = Kdo hraje, nemluví s diváky.
no-slow = Načtení této partie teď trvá příliš dlouho. Zkuste to později.
no-too-long = Tato partie je už příliš dlouhá. Pokračujte odtud v nové partii.
no-internal = Něco se u nás pokazilo. Partie stojí jako předtím.
no-held = Pravidla se změnila a nevedou tam, kde tato partie stojí. Je uchována, jak byla; pokračujte odsud jako v nové partii.
no-late = Partie mezitím pokročila. Takto stojí teď.
no-not-found = Není zde nic, co byste mohli vidět.
no-not-signed-in = Nejprve se přihlaste, nebo začněte jako host.
no-wrong-password = Toto jméno a heslo k sobě nepatří.
no-too-many-requests = To bylo příliš rychlé. Chvíli počkejte a zkuste to znovu.
no-not-seated = To mohou jen ti, kdo v této partii hrají.
no-over = Partie skončila.
no-name-taken = Toto jméno, nebo jméno jemu podobné, už někdo má.
no-seat-taken = Toto místo už někdo má.
no-bad-name = Jméno má 1 až 32 viditelných znaků.
no-bad-password = Heslo má 8 až 200 znaků.
no-common-password = To je vaše jméno, nebo heslo, které každý zkusí jako první. Zvolte jiné.
no-cannot-write = Server nemůže zapisovat na disk: teď nelze nic uložit.
no-not-offered = To zde nelze zvolit.
no-unreadable-answer = Této odpovědi nelze rozumět.
no-possible = Ano, můžete.
no-cannot-undo = Mezitím padly kostky, přišly karty nebo hrál někdo jiný. Požádejte o krok zpět.
no-no-odds = V této partii jsou rady vypnuty.
no-no-hint = K tomu není co říci.
no-misunderstood = Stránka a server si nerozumějí. Načtěte stránku znovu.
no-bad-position = Taková pozice není, nebo se k ní nelze vrátit.
no-bad-record = Tento záznam nelze přečíst, nebo neodpovídá pravidlům.
no-bad-seats = Místa neodpovídají hře; jedno z nich musí být vaše.
no-bad-setup = Toto rozestavení nelze použít, nebo ne pro partii v čekárně.
no-bad-text = Text je prázdný nebo příliš dlouhý.
no-begun = Partie začala: můžete se vzdát, ale ne odejít.
no-diverged = Co je o této partii zapsáno, neodpovídá pravidlům.
no-hand-over = Nejprve je třeba předat zařízení.
no-no-draw = Programy na remízu nepřistupují.
no-no-fork = Odsud nelze v ničem pokračovat.
no-no-offer = Nikdo nenabízí remízu.
no-no-request = Nikdo nežádá o krok zpět.
no-not-asked = Teď pro vás není žádná otázka.
no-too-many-answers = Tolik najednou udělat nejde.
no-out-of-hand = Předtím zasáhne náhoda nebo někdo jiný. Udělejte to krok za krokem.
no-one-at-a-time = Tato partie začala podle starších pravidel: odpovídejte po jednom, ze seznamu.
no-not-begun = Partie nezačala: jedno místo je volné.
no-not-over = Až po skončení partie.
no-not-your-seat = Tam sedí někdo jiný.
no-one-seat = Máte jen jedno místo: není co předávat.
no-own-offer = Na vaši nabídku musí odpovědět ostatní.
no-own-request = Na vaši žádost musí odpovědět ostatní.
no-too-large = To je najednou příliš mnoho.
no-wrong-origin = To tato stránka na tomto serveru nesmí.
no-wrong-shape = To je příliš mnoho, nebo příliš málo.

## Lekce

learn-page = Naučte se hrát
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
learn-astray = Opustili jste cestu lekce, což je dovoleno. Rozhlédněte se, krokem zpět se na ni vrátíte, nebo začněte znovu.
learn-over = Tato partie skončila dříve, než bylo dosaženo cíle lekce. Začněte ji znovu, kdykoli chcete.
learn-again = Začít tuto lekci znovu
learn-done = Výborně!
learn-next = Další: { $title }
learn-then = Zkuste dál: { $what }
learn-all = Všechny lekce
learn-play = Zahrát si celou partii
