# Co terminál říká o Válce o Prsten. Něco z toho říká i webový klient.

welcome = Válka o Prsten. Nápověda: ? – rada: hint – konec: quit

## Nápověda

help-more =
    ? W7.5.3       jedno pravidlo nebo oddíl, například W7.5
    ? fp-char-09   karta; stačí i její název nebo číslo možnosti
    ? scouts       bojový titul; ? strider postava; ? rivendell region
    map            mapa; map gondor nebo map minas-tirith ukáže její část
    hand           vaše karty
help-no-rule = Pravidlo, karta, bojový titul, postava ani region „{ $rule }“ neexistuje. Pravidla mají čísla jako W7.5.3, karty jako fp-char-09.

## Odpovědi

hint-card = Kartu si přečtete, když napíšete ? a její číslo nebo název.

## Rada

level-hard-about = Učil se z tisíců partií. Hledí i na vaši nejlepší odpověď a přemýšlí nejvýše sekundu.
plan-race = donést Prsten do Mordoru tak rychle, jak to Nositelé Prstenu snesou
plan-defence = udržet pevnosti a získat čas
plan-free-war = zvítězit zbraněmi: dobýt pevnosti Stínu
plan-hunt = podmanit Nositele Prstenu pátráním
plan-conquest = dobýt velkoměsta a pevnosti Svobodných národů
step-die = kostka { $what }
step-as = jako { $what }
step-from = odkud: { $what }
step-to = kam: { $what }
step-in = kde: { $what }
step-with = kdo: { $what }

## Mapa

map-area = { $area } [{ $id }]
map-unknown = Region ani oblast „{ $name }“ neexistuje. Oblasti: { $areas }.
map-held-by = drží { $side }
map-besieged = v obležení, uvnitř: { $side }
map-fellowship = Společenstvo (poslední známé místo)
map-neighbours = Sousedí: { $regions }.
map-worth = Hodnota pro nepřítele, vítězné body: { $points }.
map-coastal = Na pobřeží.

## Stav

none-there = žádné
status-headline = Kolo { $turn }, { $phase }. Body: Svobodné národy { $fp } ze 4, Stín { $sh } z 10. Společenstvo: { $where }, { $hidden }, podmanění { $corruption }.
status-at = { $region } +{ $progress }
status-mordor = Mordor, krok { $step } z { $last }
status-hidden = skryté
status-revealed = odhalené
status-dice = Kostky, { $side }: { $dice }; elfí prsteny: { $rings }.
status-given = Žetony: dobrání { $draw }, posun { $advance }; trpasličí prsteny: { $rings }.
status-hunt-box = Pole pátrání: Svobodné národy { $fp }, Stín { $sh }.
status-fellowship = Poslední známé místo Společenstva: { $region }; kroků od té doby: { $progress }; je { $hidden }. Podmanění: { $corruption } z { $most }.
status-fellowship-mordor = Společenstvo je na Cestě Mordorem, krok { $step } z { $last }; je { $hidden }. Podmanění: { $corruption } z { $most }.
status-companions = Průvodce: { $guide }. Společníci: { $companions }.
status-hunt-pool = Zásoba žetonů pátrání: { $count } – { $tiles }.
status-hunt-waiting = Zvláštní žetony, které čekají na Mordor: { $tiles }.
status-politics = Politika, { $side }: { $nations }.
politics-at-war = { $nation } – ve válce
politics-active = { $nation } – aktivní, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } do války
politics-passive = { $nation } – pasivní, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } do války
status-cards = Karty v ruce, { $side }: postavy { $character }, strategie { $strategy } (zbývá v balíčcích: { $character-left }, { $strategy-left }).
status-table = Na stole: { $cards }.
status-reinforcements = Posily, { $side }: { $figures }.
status-casualties = Ztráty, { $side }: { $figures }.
status-battle = Bitva ({ $kind }), kolo { $round }. Útočí { $side }: { $from } → { $to }. Útočníci: { $attackers }. Obránci: { $defenders }.
status-attack = Útočí { $side }, { $from } → { $to } ({ $kind }), 1. kolo bitvy. Obránci: { $defenders }.
status-needs = K zásahu potřebují útočníci { $attack } nebo více, obránci { $defence } nebo více.
status-laid = Bojová karta, { $side }: { $card }
status-order = { $side }: vede { $leads }; příště jedná { $next }.
status-order-now = { $side }: vede { $leads }; nyní jedná { $next }.
status-player = { $seat } ({ $nations }): v ruce postavy { $character }, strategie { $strategy }, limit { $limit }.
status-personal-fp = Ztracené body: { $lost }.
status-personal-sh = Dobyté body: { $captured }, ztracené: { $lost }.
status-mixed = Smíšená armáda – { $region }: { $units }. Ovládá ji: { $seat }.
status-separate = Oddělené armády – { $region }: { $units }.
status-captor = Dobyl { $seat }: { $regions }.
status-command = Velí: útočí { $attacker }, brání { $defender }.
hand-title = Vaše karty:
hand-empty = Nemáte žádné karty.
card-in-full = { $card } ({ $face }; v bitvě: { $combat }, pořadí { $initiative })
card-back = karta ({ $deck })
question-by-card = { $side } ({ $card })
sheet-name = { $card } [{ $id }] – { $side }, { $deck }
sheet-die = Hraje se kostkou: { $face } nebo událost.
sheet-table = Zůstává na stole.
sheet-event = Událost: { $text }
sheet-combat = V bitvě: { $title }, pořadí { $initiative }. { $text }
sheet-rulings = Upřesnění: { $text }
sheet-title = { $title } [{ $id }] – bojový titul, iniciativa { $initiative }
sheet-title-cards = Na kartách: { $cards }.
sheet-character = { $who } [{ $id }] – { $side }. Úroveň: { $level }. Velení: { $leadership }.
sheet-activates = Aktivuje: { $nations }.
sheet-activates-any = kterýkoli svobodný národ
sheet-captain = Kapitán Západu.
sheet-dice = Akční kostky, dokud je ve hře: { $count }.
sheet-flies = Létá jako Nazgûl.
dice-count = { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
steps-to-war = { $steps ->
        [one] { $steps } krok do války
        [few] { $steps } kroky do války
       *[other] { $steps } kroků do války
    }
in-mordor = na Cestě Mordorem
