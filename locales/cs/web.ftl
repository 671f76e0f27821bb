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

home-title = Válka o Prsten v prohlížeči
home-about = Na pravidla dohlíží program: u každé otázky vidíte, co můžete udělat, a pokud něco nejde, tak i proč. Účet nepotřebujete.
home-new = Jste tu poprvé?
home-learn = Naučte se hrát
home-learn-about = Deset krátkých lekcí na skutečné mapě, každá jednu až čtyři minuty.
home-play = Hrajte hned proti programu
home-side = Vaše strana
home-level = Úroveň programu
home-name = Vaše jméno
home-start = Hrát
home-goal-fp = Svobodné národy: doneste Prsten k Puklinám osudu, nebo získejte 4 vítězné body.
home-goal-sh = Stín: podmaňte si Nositele Prstenu, nebo získejte 10 vítězných bodů.
home-mine = Moje partie
home-friend = S přítelem po síti
home-friend-about = Dostanete odkaz, který pošlete. Ani váš přítel nepotřebuje účet.
home-listed = Ukázat v čekárně: připojit se může kdokoli
home-watched = Dívat se může kdokoli
home-odds = Rady a šance jsou dovoleny
home-open = Otevřít partii, moje strana: { $side }
home-hotseat = Dva u jednoho zařízení
home-hotseat-about = Zařízení si předáváte; nikdo nevidí karty druhého.
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
seat-open = volné místo
seat-program = program, úroveň { $level }

## Pozvání

join-title = Pozvání ke hře
join-about = Je pro vás volné místo: { $side }.
join-sit = Přisednout a hrát
join-full = Všechna místa jsou obsazena.
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
match-wait-about = Druhá strana přemýšlí. Jakmile budete na tahu, dostanete otázku.
match-watching = Přihlížíte.
match-closed = Tuto partii nelze ukázat
match-loading = Okamžik …
match-spectators = diváci: { $count }
match-here = (je zde)
match-as-text = Jako text
match-with-board = S mapou
match-panel = Vedle mapy
match-sheet = Větší nebo menší
tab-map = Mapa
tab-status = Stav
tab-cards = Karty
tab-log = Průběh
tab-talk = Rozhovor
connection-offline = Není spojení. Na co kliknete, to se uchová a odešle, jakmile se obnoví.
connection-connecting = Navazuje se spojení …
connection-none = Server je nedostupný. Můžete číst pravidla a prohlížet partie, které jste zde měli otevřené.
news-asked = Otázka pro vás: { $question }

## Otázky

question-find = Najděte nebo napište odpověď
question-nothing-found = Nic zde se tak nejmenuje.
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
question-why-not = Proč nemohu …?
question-why-not-about = Napište, co byste chtěli odpovědět, třeba minas-tirith. Dozvíte se, které pravidlo to zakazuje. Nebo klikněte na region.
question-why-not-answer = Odpověď, která chybí
question-ask = Zeptat se
question-rules = Pravidla k této otázce:
hint-ask = Rada
hint-thinking = Přemýšlí …
hint-about = Čísla jsou šance na výhru, jak je odhaduje program.
refused-title = Není dovoleno:
refused-rule = Pravidlo { $rule }
since-title = Od vaší poslední odpovědi
since-more = … a předtím ještě { $count }, viz průběh

## První kroky

coach-title = První kroky
coach-goal-fp = Hrajete za Svobodné národy: doneste Prsten do Mordoru dříve, než si pátrání podmaní Nositele Prstenu, a do té doby udržte pevnosti.
coach-goal-sh = Hrajete za Stín: dobývejte velkoměsta a pevnosti za 10 vítězných bodů, nebo si pátráním podmaňte Nositele Prstenu.
coach-answer = Hra se ptá vždy na jednu věc. Klikněte na odpověď, stiskněte její číslo, nebo klikněte na vyznačený region na mapě.
coach-doubt = Nejste si jisti? Rada ukáže, co by udělal program, a Krok zpět vezme odpověď zpět.
coach-learn = Je tu i deset krátkých lekcí: naučte se hrát
coach-close = Rozumím
help-why-declare = Po ohlášení se Společenstvo postaví na mapu tam, kam došlo; ve velkoměstě nebo pevnosti své strany se uzdraví. Obvykle zůstává skryté.
help-why-guide = Průvodce propůjčuje Společenstvu svou schopnost a může padnout první. Pro začátek je dobrý Gandalf Šedý.
help-why-hunt-dice = Kostky v poli pátrání nejednají, ale každá činí cestu Společenstva nebezpečnější. Často 1 nebo 2.
help-why-turn = Střídáte se po jedné kostce. Výsledek kostky určuje, co s ní můžete udělat.
help-why-action = Jedna kostka, jedna akce.
help-why-move-from = Armáda se přesune o jeden region. Kostkou armády se může přesunout i druhá.
help-why-move-figures = Figurky, které nevyberete, zůstanou. V regionu může být nejvýše 10 jednotek.
help-why-attack-from = Vaše armáda útočí na armádu v sousedním regionu. Jednotky národa, který není ve válce, útočit nemohou.
help-why-combat-card = Karta použitá v bitvě se odloží a její událost je ztracena. Druhá strana ji uvidí až po otočení.
help-why-casualty = Zásah stojí běžnou jednotku nebo změní elitní v běžnou; dva zásahy stojí elitní jednotku.
help-why-hunt-casualty = Co na sebe nevezmou Společníci, stane se podmaněním; při 12 vítězí Stín.
help-why-event = Událost karty nastane a karta se odloží, pokud nezůstává na stole.
help-why-draw-from = Karty postav jsou o Společenstvu a postavách, karty strategie o armádách a politice.
help-why-recruit-figure = Nové figurky přicházejí do volných měst, velkoměst a pevností národa, který je ve válce.
help-why-nation = Jen národy ve válce shromažďují posily, útočí a překračují hranice jiných.
help-why-discard = V ruce může být nejvýše 6 karet.

## Mapa jako seznam

map-find = Najít region
map-choices = lze zvolit: { $count }
map-mark-option = lze zvolit
map-mark-advised = radí lekce
map-mark-chosen = zvoleno
map-mark-from = odsud
map-mark-target = sem
map-mark-last = zde se něco stalo
map-sea = Belegaer
map-bay = Belfalaský záliv
map-lake = Rhûnské moře
map-move = Odkud: { $from }, kam: { $to }
map-closer = Blíž
map-farther = Dál
map-whole = Celá mapa

## Stav hry

status-points = Vítězné body
status-points-of = { $side }: { $points } z { $most }
status-of = { $now } z { $most }
status-dice-title = Akční kostky
status-no-dice = žádné nepoužité kostky (k hodu: { $pool })
status-rings = Elfí prsteny: { $count }
status-ring-used = jeden už byl v tomto kole použit
status-fellowship-title = Společenstvo
status-fellowship-where = Naposledy viděno: { $region }, kroků od té doby: { $progress }; { $hidden }.
status-fellowship-in-mordor = Na Cestě Mordorem, krok { $step } z { $last }; { $hidden }.
status-corruption = Podmanění: { $now } z { $most }
status-guide = { $who } (průvodce)
status-hunt-title = Pátrání
status-pool = Zásoba žetonů pátrání: { $count }
status-tiles-drawn = Vytažené
status-tiles-waiting = Čekají na Mordor
status-tiles-aside = Odložené kartou
status-tiles-removed = Mimo hru
status-politics-title = Politika
status-at-war = ve válce
status-active = aktivní
status-passive = pasivní
status-decks = Karty
status-decks-hand = v ruce
status-decks-undrawn = v balíčcích
status-decks-discarded = odložené
status-decks-of = postavy { $character }, strategie { $strategy }
status-figures = Posily a ztráty
status-left = Posily: { $figures }.
status-left-of = Posily: { $side }
status-lost-of = Ztráty: { $side }
status-characters = Postavy na mapě
status-character-at = { $who }: { $region }
status-gone = Mimo hru: { $who }.
cards-hand = Vaše ruka ({ $count })
cards-hand-of = { $side }, karty v ruce ({ $count })
cards-table = Na stole ({ $count })
cards-played = Zahrané ({ $count })
cards-discarded = Vámi odložené ({ $count })
card-about = { $face }; v bitvě: { $title } ({ $initiative })
card-event-title = Událost
card-combat-title = V bitvě: { $title }, pořadí { $initiative }
card-rulings-title = Upřesnění

## Bitvy

battle-title = Bitva
battle-round = kolo bitvy { $round }
battle-attacks = Útočí { $side }
battle-defends = Brání { $side }
battle-rearguard = Zadní voj: { $army }
battle-hits-on = Zásah: { $least } nebo více
battle-card = Bojová karta:
battle-inside = za hradbami
battle-over = Bitva skončila: { $region }
battle-by-card = Z karty události: { $card }
battle-strength = Bojová síla: { $strength }
battle-leadership = Velení: { $leadership }
battle-scored = Zásahy: { $hits }
battle-left = Zbývá zásahů: { $hits }
battle-take = Přijmout zásah: { $figure }
battle-elite = Jak přijme zásah tato elitní jednotka?
battle-losses = Ztráty
battle-lost = Ztráta: { $figure }
battle-reduced = Nahrazeno běžnou jednotkou: { $figure }
battle-retreat = Obránce může ustoupit
battle-no-way-out = Obránce nemá kam ustoupit.
dice-roll = Hod
dice-again = Opakovaný hod
dice-extra = Kartou
dice-told = { $what }: { $dice }. Alespoň { $needed }: { $count }.
odds-title = Šance
odds-against = Šance při útoku sem: { $region }
odds-of-all = Šance, zaútočí-li všichni
odds-of-chosen = Šance s vybranými
odds-wins = Vítězství: { $side }
odds-both = oba zničeni
odds-undecided = obléhání pokračuje
odds-about = Bojuje-li se do konce bez karet a ústupu. Průměrné ztráty jednotek: { $lost }.
hunt-title = Pátrání po Prstenu
hunt-needs = Úspěch: { $least } nebo více
hunt-successes = Úspěchy: { $count }
hunt-tile = Žeton: { $tile }
hunt-damage = Poškození: { $count }
hunt-guide = { $guide }; zbylé poškození: { $left }
hunt-corruption = Podmanění: { $now } → { $after }

## Průběh

log-topic = Ukázat
log-all = vše
log-battle = bitvy
log-fellowship = Společenstvo a pátrání
log-cards = karty
log-table = hráči
log-earlier = dřívější řádky: { $count }
log-away = zatímco jste byli pryč
log-look = { $time } – prohlédnout tuto pozici
log-empty = Zatím se nic nestalo.
deed-undo = { $side }: odpověď vzata zpět.
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
concede-about = Druhá strana ihned vyhraje.
concede-yes = Vzdát se
problem-title = Nahlásit problém
problem-about = Co se stalo a co jste čekali? Záznam partie a to, co vidíte, se pošle s tím.
problem-send = Odeslat
problem-thanks = Děkujeme. Uloženo pod číslem { $number }.
undo-asked = { $side } žádá o krok zpět.
undo-asked-by-you = Požádali jste o krok zpět. Odpovědět musí druhá strana.
undo-grant = Dovolit
undo-refuse = Nedovolit
undo-look = Prohlédnout tu pozici
draw-offered = { $side } nabízí remízu.
draw-offered-by-you = Nabídli jste remízu.
draw-accept = Přijmout
draw-refuse = Odmítnout
chat-title = Rozhovor
chat-empty = Zatím nikdo nic neřekl.
chat-write = Řekněte něco
chat-send = Odeslat
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
result-corruption = Podmanění
result-mordor-step = Krok na Cestě Mordorem
result-mordor-turn = Kolo vstupu do Mordoru
result-fp-victory-points = Vítězné body Svobodných národů
result-fp-strongholds = Pevnosti dobyté Svobodnými národy
result-fp-cities = Velkoměsta dobytá Svobodnými národy
result-sh-victory-points = Vítězné body Stínu
result-sh-strongholds = Pevnosti dobyté Stínem
result-sh-cities = Velkoměsta dobytá Stínem
result-aragorn-turn = Kolo Aragorna
result-gandalf-turn = Kolo Gandalfa Bílého
result-saruman-turn = Kolo Sarumana
result-witch-king-turn = Kolo Černokněžného krále
result-mouth-of-sauron-turn = Kolo Úst Sauronových
result-first-eyes = Oči v 1. kole
result-first-hunt-dice = Kostky v poli pátrání v 1. kole
result-companions-lost = Ztracení Společníci
result-battles = Bitvy
luck-title = Štěstí
luck-about = Co padlo a co padá v průměru. Poslední číslo říká, jak je to neobvyklé: nad 2 nebo pod −2 asi jednou za dvacet partií.
luck-of = { $side }: akční kostky { $dice }
luck-got = padlo
luck-expected = průměr
luck-z = neobvyklost
luck-hits = Zásahy bojovými kostkami ({ $dice })
luck-sixes = Šestky v bitvě
luck-successes = Úspěchy při hodech pátrání ({ $rolls })
luck-damage = Poškození žetonů pátrání ({ $tiles })

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
setting-patterns = Vzory vedle barev
setting-text = Partie jako text, pro čtečky obrazovky
setting-kept = Nastavení se uchovává v tomto prohlížeči.
keys-title = Klávesy
keys-digits = Číslo: zvolit možnost s tímto číslem; od 10 napište obě číslice
keys-find = F nebo /: najít možnost podle jména
keys-arrows = Šipky: od jedné možnosti k další
keys-enter = Enter nebo mezerník: zvolit; Enter také dokončí výběr
keys-escape = Esc: krok zpět
keys-shift = Shift a číslo, nebo −: o jednu méně
keys-map = M: od otázky k mapě a zpět
keys-map-arrows = Šipky na mapě: od jednoho vyznačeného regionu k dalšímu, se Shiftem po všech; + a −: blíž a dál
keys-explain = I: vysvětlit, co je právě vybrané; šipky pak vedou dál
keys-help = ?: ukázat tyto klávesy

## Pravidla a tyto stránky

rules-find = Hledejte v pravidlech, nebo napište číslo, třeba W9.6
rules-found = nalezená místa: { $count }
rules-chapters = Kapitoly
rules-english = Pravidla jsou v angličtině.
about-short = Neoficiální dílo fanoušků, zdarma. Bez spojení s vlastníky Války o Prsten nebo Pána prstenů.
about-what = Westmarch vám umožní hrát stolní hry v prohlížeči, samostatně i s ostatními, se všemi pravidly.
about-unofficial = Je to neoficiální dílo fanoušků. Nevytvořili je, neschválili ani nepodporují vydavatelé Války o Prsten ani vlastníci Pána prstenů; všechna jména patří svým vlastníkům. Líbí-li se vám hra, kupte si ji a hrajte i u stolu.
about-rules = Pravidla a karty vyprávíme vlastními slovy a obrázky jsou naše.
about-private = Nic se nenačítá z jiných stránek a nikdo není sledován. Uchovává se vaše jméno, partie, rozhovory a poznámky; na stránce Účet je můžete stáhnout i smazat.
about-open = Program má otevřený zdrojový kód.

## Odmítnutí

no-no-connection = Server není dostupný. Zkuste to za okamžik znovu.
no-internal = Něco se u nás pokazilo. Partie stojí jako předtím.
no-held = Pravidla se změnila a nevedou tam, kde tato partie stojí. Je uchována, jak byla; pokračujte odsud jako v nové partii.
no-late = Partie mezitím pokročila. Takto stojí teď.
no-not-found = Není zde nic, co byste mohli vidět.
no-not-signed-in = Nejprve se přihlaste, nebo začněte jako host.
no-wrong-password = Toto jméno a heslo k sobě nepatří.
no-too-many-requests = To bylo příliš rychlé. Chvíli počkejte a zkuste to znovu.
no-not-seated = To mohou jen ti, kdo v této partii hrají.
no-over = Partie skončila.
no-name-taken = Toto jméno už někdo má.
no-seat-taken = Toto místo už někdo má.
no-bad-name = Jméno má 1 až 32 znaků.
no-bad-password = Heslo má 8 až 200 znaků.
no-not-offered = To zde nelze zvolit.
no-unreadable-answer = Této odpovědi nelze rozumět.
no-possible = Ano, můžete.
no-cannot-undo = Mezitím padly kostky, přišly karty nebo hrála druhá strana. Požádejte o krok zpět.
no-no-odds = V této partii jsou rady vypnuty.
no-no-hint = K tomu není co říci.
no-misunderstood = Stránka a server si nerozumějí. Načtěte stránku znovu.
no-bad-position = Taková pozice není, nebo se k ní nelze vrátit.
no-bad-record = Tento záznam nelze přečíst, nebo neodpovídá pravidlům.
no-bad-seats = Místa neodpovídají hře; jedno z nich musí být vaše.
no-bad-setup = Tuto pozici nelze přečíst.
no-bad-text = Text je prázdný nebo příliš dlouhý.
no-begun = Partie začala: můžete se vzdát, ale ne odejít.
no-diverged = Co je o této partii zapsáno, neodpovídá pravidlům.
no-hand-over = Nejprve je třeba předat zařízení.
no-no-draw = Programy na remízu nepřistupují.
no-no-fork = Odsud nelze v ničem pokračovat.
no-no-offer = Nikdo nenabízí remízu.
no-no-request = Nikdo nežádá o krok zpět.
no-not-asked = Teď pro vás není žádná otázka.
no-not-begun = Partie nezačala: jedno místo je volné.
no-not-over = Až po skončení partie.
no-not-your-seat = Tam sedí někdo jiný.
no-one-seat = Hrajete jen za jednu stranu: není co předávat.
no-own-offer = Na vaši nabídku musí odpovědět druhá strana.
no-own-request = Na vaši žádost musí odpovědět druhá strana.
no-too-large = To je najednou příliš mnoho.
no-wrong-origin = To tato stránka na tomto serveru nesmí.
no-wrong-shape = To je příliš mnoho, nebo příliš málo.
