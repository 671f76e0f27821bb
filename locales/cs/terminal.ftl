# Vlastní slova programu: hra v terminálu.

welcome = Válka o Prsten. Nápověda: ? – rada: hint – konec: quit
goodbye = Na shledanou.
hand-over = { $side }: jste na tahu. Sedněte si k obrazovce sami a stiskněte Enter. { "" }
game-over = Konec hry. Vítěz: { $side } – { $how }.
offer-save = Chcete-li hru uchovat, napište save a název souboru. Enter hru ukončí.

## Nápověda

help-commands =
    Odpovězte číslem možnosti nebo jejím názvem.
    Můžete také napsat:
    ?              tato nápověda a pravidla k otázce (anglicky)
    ? W7.5.3       jedno pravidlo nebo oddíl, například W7.5
    ? fp-char-09   karta; stačí i její název nebo číslo možnosti
    ? scouts       bojový titul; ? strider postava; ? rivendell region
    map            mapa; map gondor nebo map minas-tirith ukáže její část
    state          kostky, Společenstvo, pátrání, politika, karty
    hand           vaše karty
    hint           co by udělal program a proč; hint 5s ho nechá tak dlouho přemýšlet
    log            co se stalo v tomto kole; log 20, log all
    back           vzít poslední odpověď zpět
    save SOUBOR    uložit hru do souboru; save! SOUBOR přepíše i jiný
    load SOUBOR    pokračovat v uložené hře
    quit, q        konec
help-rules = Pravidla k této otázce:
help-no-rule = Pravidlo, karta, bojový titul, postava ani region „{ $rule }“ neexistuje. Pravidla mají čísla jako W7.5.3, karty jako fp-char-09.

## Odpovědi

hint-one = Napište číslo od 1 do { $most } nebo název.
hint-number = Napište číslo od { $least } do { $most }.
hint-some =
    { $least ->
        [0] Vyberte nejvýše { $most }
       *[other] Vyberte { $least } až { $most }
    }: čísla (2x1 je možnost 1 dvakrát), názvy (2 gondor-regular, strider), { $least ->
        [0] all (vše) nebo none (nic)
       *[other] nebo all (vše)
    }.
hint-exactly = Vyberte přesně { $most }: čísla (2x1 je možnost 1 dvakrát), názvy (2 gondor-regular, strider), nebo all (vše).
hint-card = Kartu si přečtete, když napíšete ? a její číslo nebo název.
input-number = Čekalo se číslo, ne „{ $found }“.
input-option = Taková možnost není; jsou očíslovány od 1 do { $most }.
input-unknown = „{ $found }“ není možnost ani příkaz. Nápověda: ?
input-ambiguous = „{ $found }“ může znamenat více možností: { $examples }.
refused-by = Nedovoluje pravidlo { $rule }:
refused-shape = To je příliš mnoho nebo příliš málo.
refused-not-offered = To zde nelze zvolit.
back-refused = Nic nelze vzít zpět: mezitím padly kostky, přišly karty nebo hrála druhá strana.

## Soubory

file-missing = Za příkaz napište název souboru.
saved = Uloženo: { $file }
not-saved = Neuloženo: { $error }
save-exists = Soubor { $file } už existuje. Chcete-li ho přepsat, napište save! { $file }
loaded = Načteno: { $file }
seat-now = { $side }: { $player }.
player-human = někdo u klávesnice
player-random = náhodný hráč
player-level = program, úroveň: { $level }
player-greedy = program, který přemýšlí o jednu akci dopředu
player-search = program, který hledá i odpověď protivníka
not-loaded = Nenačteno: { $error }

## Hráči

players-title = Kdo může hrát, například --seats human,normal (nejprve Svobodné národy):
level-easy = lehká
level-easy-about = Pro první hru. Mnohé přehlédne a mnohé špatně odhadne, ale ví, o co ve hře jde.
level-normal = střední
level-normal-about = Přemýšlí o jednu akci dopředu a odpovídá hned.
level-hard = těžká
level-hard-about = Soudí podle zkušenosti z tisíců her, hledá i nejlepší odpověď protivníka a přemýšlí nejvýše sekundu.
player-random-about = Zvolí cokoli, co pravidla dovolují.
player-greedy-about = Přemýšlí o jednu akci dopředu, jako normal.
player-search-about = Jako hard; search:5s přemýšlí o každém rozhodnutí nejvýše pět sekund.
thinking = { $side }: přemýšlí …
program-failed = { $side }: program nedokázal odpovědět, a tak byla zvolena náhodná odpověď. Uložte prosím hru a chybu nahlaste.

## Rada

advice-plan = Plán: { $plan }.
advice-choices = Nejlepší odpovědi: šance na výhru, co napsat a k čemu to povede.
advice-chance = { $percent } %
advice-none = K tomuto není žádná rada.
advice-unknown = Rádce „{ $found }“ neexistuje. Napište hint, hint 5s nebo hint a jedno z těchto jmen: { $names }.
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
