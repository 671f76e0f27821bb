# Válka v prohlížeči: její karty, panely, bitvy a výsledky.

## Partie

tab-status = Stav
tab-cards = Karty
match-board = Mapa
keys-map = M: od otázky k mapě a zpět
keys-map-arrows = Šipky na mapě: další vyznačený region, se Shiftem kterýkoli; + a −: blíž a dál

## První kroky

coach-goal-fp = Hrajete za Svobodné národy. Doneste Prsten do Mordoru dříve, než si pátrání podmaní jeho nositele. Do té doby udržte pevnosti.
coach-goal-sh = Hrajete za Stín. Dobývejte velkoměsta a pevnosti za 10 vítězných bodů. Nebo si pátráním podmaňte Nositele Prstenu.
help-why-declare = Společenstvo se postaví tam, kam došlo. Ve vlastním velkoměstě nebo pevnosti se uzdraví. Obvykle zůstává skryté.
help-why-guide = Průvodce propůjčuje Společenstvu svou schopnost a může padnout první. Pro začátek je dobrý Gandalf Šedý.
help-why-hunt-dice = Kostky v poli pátrání nejednají. Každá činí cestu Společenstva nebezpečnější. Často 1 nebo 2.
help-why-turn = Střídáte se po jedné kostce. Její výsledek určuje, co můžete udělat.
help-why-action = Jedna kostka, jedna akce.
help-why-move-from = Armáda se přesune o jeden region. Kostkou armády se může přesunout i druhá.
help-why-move-figures = Figurky, které nevyberete, zůstanou. V regionu může být nejvýše 10 jednotek.
help-why-attack-from = Vaše armáda útočí na armádu v sousedním regionu. Jednotky národa, který není ve válce, útočit nemohou.
help-why-combat-card = Karta použitá v bitvě se odloží a její událost je ztracena. Soupeř ji uvidí až po otočení.
help-why-casualty = Zásah stojí běžnou jednotku nebo změní elitní v běžnou. Dva zásahy stojí elitní jednotku.
help-why-hunt-casualty = Co na sebe nevezmou Společníci, stane se podmaněním. Při 12 vítězí Stín.
help-why-event = Událost nastane. Karta se odloží, pokud nezůstává na stole.
help-why-draw-from = Karty postav jsou o Společenstvu a postavách. Karty strategie jsou o armádách a politice.
help-why-recruit-figure = Nové figurky přicházejí do volných měst, velkoměst a pevností národa, který je ve válce.
help-why-nation = Jen národy ve válce shromažďují posily, útočí a překračují hranice jiných.
help-why-discard = V ruce může být nejvýše 6 karet.

## Mapa jako seznam

map-find = Najít region
map-choices = lze zvolit: { $count }
map-mark-option = lze zvolit
map-mark-move = sem lze táhnout
map-mark-attack = lze napadnout
map-mark-advised = radí lekce
map-mark-chosen = zvoleno
map-mark-from = odsud
map-captor = dobyl { $side }
army-mixed = smíšená armáda, velí { $side } ({ $units })
army-separate = dvě oddělené armády ({ $units })
map-mark-target = sem
map-mark-last = zde proběhla poslední akce
map-sea = Belegaer
map-bay = Belfalaský záliv
map-lake = Rhûnské moře
map-move = Odkud: { $from }, kam: { $to }
map-closer = Blíž
map-farther = Dál
map-whole = Celá mapa

## Stůl

table-phase-recover = Karty
table-phase-fellowship = Společenstvo
table-phase-hunt-allocation = Pátrání
table-phase-action-roll = Hod
table-phase-actions = Akce
table-phase-victory-check = Vítězství
table-rings = Elfí prsteny
table-dice-of = Akční kostky: { $side }
table-die-used = { $face }, použito
table-die-blank = ještě nehozeno

## Stav hry

status-points = Vítězné body
status-points-of = { $side }: { $points } z { $most }
player-leads = vede stranu
player-acts = je na tahu
player-next = hraje příště
player-hand = Karty v ruce: { $count }, nejvýše { $most }
player-points = { $of ->
        [sh] { $side }, osobní body: { $points } (dobyto { $captured }, ztraceno { $lost })
       *[fp] { $side }, osobní body: { $points } (ztraceno { $lost })
    }
player-counted = { $of ->
        [sh] dobyto { $captured }, ztraceno { $lost }
       *[fp] ztraceno { $lost }
    }
status-of = { $now } z { $most }
status-dice-title = Akční kostky
status-no-dice = žádné nepoužité kostky (k hodu: { $pool })
status-rings = Elfí prsteny: { $count }
status-ring-used = jeden už byl v tomto kole použit
given-title = Dohodnuto pro tuto partii
given-bid = Nabídka: { $bid }
given-draw-tokens = Žetony na dobrání: { $count }
given-advance-tokens = Žetony na posun: { $count }
given-dwarven-rings = Trpasličí prsteny: { $count }
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
cards-given = Dané spoluhráči ({ $count })
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
battle-command = velí { $side }
battle-over = Bitva skončila: { $region }
battle-of = Bitva: { $region }
battle-step-cards = Karty
battle-step-roll = Hod
battle-step-leaders = Vůdci
battle-step-losses = Ztráty
battle-step-on = Dál?
battle-own = zásahy do vlastních: { $hits }
losses-title = Přijměte zásahy: { $hits }
losses-about = Klikněte na své figurky na desce, nebo vyberte:
losses-lost = ztratit: { $figure }
losses-reduced = oslabit: { $figure }
losses-gone = { $figure } – ztráta: není běžná jednotka
losses-chance = % je vaše šance na vítězství odtud.
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
dice-needed = Hod, zásah od { $needed }
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
odds-about = Boj do konce, bez karet a ústupu. Průměrné ztráty jednotek: { $lost }.
hunt-title = Pátrání po Prstenu
hunt-where = { $region }, postup { $progress }
hunt-in-mordor = Cesta Mordorem, krok { $step }
hunt-level = { $who }, úroveň { $level }
hunt-needs = Úspěch: { $least } nebo více
hunt-successes = Úspěchy: { $count }
hunt-tile = Žeton: { $tile }
hunt-damage = Poškození: { $count }
hunt-corruption = Podmanění: { $now } → { $after }

## Průběh

log-battle = bitvy
log-fellowship = Společenstvo a pátrání
log-cards = karty

## Konec

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
result-players = Hráči
result-individual-winners = Osobní vítězství
result-gondor-points = Osobní body: Gondor
result-rohan-points = Osobní body: Rohan
result-witch-king-points = Osobní body: Černokněžný král
result-saruman-points = Osobní body: Saruman
luck-about = Co padlo, vedle průměru. Poslední číslo říká, jak je to neobvyklé: nad 2 nebo pod −2 jednou za dvacet partií.
luck-of = { $side }: akční kostky { $dice }
luck-hits = Zásahy bojovými kostkami ({ $dice })
luck-sixes = Šestky v bitvě
luck-successes = Úspěchy při hodech pátrání ({ $rolls })
luck-damage = Poškození žetonů pátrání ({ $tiles })
ended-fp-ring = Prsten padl do ohně při podmanění { $corruption }.
ended-shadow-ring = Podmanění dosáhlo { $corruption } v kole { $turn }.
ended-military = Do kola { $turn } padlo { $points } bodů.
ended-personal = Nejlepší z vítězů: { $side }, osobní body: { $points }.
ended-shared = Vítězové sdílejí osobní vítězství: { $side }, osobní body: { $points }.
ended-best = osobní vítězství
ended-corruption = Podmanění bylo { $corruption }.
ended-short = { $count ->
        [one] { $who }: chyběl 1 bod.
        [few] { $who }: chyběly { $count } body.
       *[other] { $who }: chybělo { $count } bodů.
    }
luck-action-dice = Akční kostky
luck-wills = Vůle Západu { $got }, očekáváno { $expected }
luck-battles = Bitvy
luck-both-hits = { $got } zásahů, očekáváno { $expected }
luck-hunt = poškození { $got }, očekáváno { $expected }

## The log, action by action

tale-heading = Kolo { $turn }, { $phase }
tale-phase-cards = karty
tale-phase-fellowship = Společenstvo
tale-phase-roll = hod
tale-phase-actions = akce
tale-battle = { $rounds ->
        [0] Bitva, { $region }: bez boje
        [1] Bitva, { $region }, 1 kolo
        [few] Bitva, { $region }, { $rounds } kola
       *[other] Bitva, { $region }, { $rounds } kol
    }
tale-losses = { $side }, ztráty: { $figures }
tale-reduced = { $figure } – oslabení
tale-moved-in = Vstup do regionu
tale-hunt = Pátrání: { $what }
tale-not-found = nic nenalezeno
tale-damage = poškození { $count }
tale-falls = { $who } padl
tale-corruption = podmanění +{ $count }
tale-corruption-now = podmanění nyní { $now }
tale-healed = podmanění −{ $count }
tale-revealed = odhaleno: { $region }
mark-battle = Bitvy
mark-battle-on = Další bitva (B)
mark-battle-back = Předchozí bitva
mark-hunt = Pátrání
mark-hunt-on = Další pátrání (H)
mark-hunt-back = Předchozí pátrání

# Doing things by hand.
doing-why-turn = Vaše akce
doing-help-turn = Vezměte, co svítí: armádu, Společenstvo, kartu nebo kostku.
aim-attack = Útok: { $region }
aim-hunted = nalezení { $found }, odhalení { $revealed }
short-regular = Běžná
short-elite = Elitní
short-leader = Vůdce
