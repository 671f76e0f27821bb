# What the table in the browser says.

## Short names of phases, as they stand on cards and in the head of the page

label-fellowship = Společenstvo
label-shadow = Stín
label-maneuver = Manévry
label-archery = Střelba
label-assignment = Přiřazení
label-skirmish = Šarvátka
label-regroup = Přeskupení
label-response = Odpověď

signet-aragorn = Aragorn
signet-frodo = Frodo
signet-gandalf = Gandalf

## A card, as it is heard

heard-strength = síla { $strength }
heard-strength-printed = síla { $strength } (natištěno { $printed })
heard-vitality = životnost { $left } z { $vitality }
heard-wounds = { $wounds } zranění
heard-exhausted = vyčerpaný
heard-cost = cena { $cost }
heard-burdens = { $burdens ->
        [one] { $burdens } břemeno
        [few] { $burdens } břemena
       *[other] { $burdens } břemen
    }
heard-about = něco se jí má stát
heard-inactive = teď není aktivní
heard-chosen = vybráno
heard-lit = lze vybrat
heard-bears = nese { $cards }

## A card, to be read

full-resistance = odolnost { $resistance }
full-signet = pečeť { $signet }
full-site = místo { $site }
full-home = domov { $site }
full-shadow-number = číslo Stínu
full-unique = jedinečná
source-own = vlastní text
source-strength = Natištěná síla { $printed }
reader-roaming = Toulavý: zahrán před svým místem.
reader-forbidden = Teď ne: { $rule }.

## The head of the page

head-before = Před prvním tahem
head-yours = Váš tah
head-theirs = { $who }: tah
head-turn = tah { $turn } · { $phase }
head-bids = sázky a počáteční společenstva
head-phases = fáze tahu
head-skipped = nekoná se
table-you = Vy

## Zones of the table

zone-path = cesta dobrodružství
zone-stage = stůl
zone-lanes = šarvátky, pruh pro každého společníka
zone-others = ostatní pruhy
zone-unassigned = Nepřiřazení
zone-minions = přisluhovači
zone-fellowship = společenstvo
zone-shelf = na výběr
zone-hand = vaše ruka, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
zone-piles = vaše hromádky
zone-support-free = podpora Svobodných národů
zone-support-shadow = podpora Stínu
zone-own = vaše
zone-players = hráči
zone-rest = co probíhá, záznam, karta, na kterou ukazujete
table-under = pod ní { $count }

path-site = místo { $number }, { $site }, číslo Stínu { $shadow }
path-empty = místo { $number }, zatím prázdné
path-here = zde: { $who }
path-moves = pohyb { $moves } z { $limit }
path-next = vykládá
pool-title = soumrak
pool-about = zásoba soumraku: { $count }
archery-minion = střelba přisluhovačů { $sum }
archery-fellowship = střelba společenstva { $sum }

chip-about = { $who }: v ruce { $hand }, v balíčku { $deck }, odhozeno { $discard }, mrtvých { $dead }, břemena { $burdens } z { $resistance }, místo { $site }
chip-out = { $who } vypadl ze hry
player-title = Karty: { $who }
player-none = Žádné karty ve hře.
pile-deck = balíček
pile-discard = odhoz
pile-dead = mrtví
pile-sites = místa
pile-of-discard = Odhozené: { $who }
pile-of-dead = Mrtví: { $who }
pile-of-sites = Balíček cesty: { $who }
pile-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
shelf-pile = hromádka
shelf-close = zavřít
shelf-aside = Podívat se na stůl
shelf-back = Zpět k otázce
shelf-looked = Prohlížené karty: { $who }
shelf-choose = lze vybrat: { $count }
bid-about = Nejvyšší sázka si vybírá místo v pořadí tahů jako první. Co vsadíte, vám zůstane, ať vyhraje kdokoli: váš Nositel Prstenu začíná s tolika břemeny a při { $most } propadne zkáze. Sázky nikdo nevidí, dokud nejsou všechny.

## Skirmishes

lane-nobody = nikdo
lane-alone = { $who }, nikdo proti
lane-against = { $who } proti { $foes }
lane-fight = { $who } proti { $foes }, { $free } proti { $shadow }, { $end }
lane-over = { $foes ->
        [none] { $who }, { $end }
       *[other] { $who } proti { $foes }, { $end }
    }
end-won = výhra
end-lost = prohra
end-cancelled = zrušeno
result-dies = by zemřel
result-loses = by prohrál, { $wounds } zranění
result-wins = by vyhrál
skirmish-now = probíhající šarvátka
mark-killed = zabit
mark-wounded = zraněn
mark-wins = vyhrává
mark-kills = zabíjí
verdict-ring-bearer-overwhelmed = Přemožen: { $dead } umírá, Nositel Prstenu je ztracen
verdict-ring-bearer = { $dead } umírá: Nositel Prstenu je ztracen
verdict-overwhelmed = Přemožen: { $dead } umírá
verdict-overwhelms = Výhra a přemožení: { $dead } umírá
verdict-killed = Prohra: { $dead } umírá na { $wounds } zranění
verdict-kills = Výhra: { $dead } umírá na { $wounds } zranění
verdict-lost = Prohra bez zranění
verdict-won = Výhra bez zranění
verdict-wounded = Prohra: { $wounds } zranění, { $who }
verdict-wounds = Výhra: { $wounds } zranění, { $who }
verdict-enough = +{ $more } stačí, aby nebyl přemožen, +{ $win } k výhře.
verdict-to-win = +{ $win } k výhře.
preview-pool = soumrak z { $from } na { $to }
preview-burdens = břemena z { $from } na { $to }
preview-fight = { $who }: { $free } proti { $shadow }, { $end }
preview-over = { $who }: šarvátka: { $end }

## Under way

way-title = Právě probíhá
way-play = { $who }: hraje se { $card }
way-action = { $who }: { $card }
way-paying = { $who }: platí za { $card }
way-give = { $card } mění nositele
way-about-to = { $whom ->
        [none] Chystá se: { $what }
       *[other] Chystá se: { $what } ({ $whom })
    }
way-happened = { $whom ->
        [none] Stalo se: { $what }
       *[other] Stalo se: { $what } ({ $whom })
    }
way-answers = { $who }: odpoví, nebo nechá být
way-acts = { $passes ->
        [0] { $who }: akce, nebo pas
       *[other] { $who }: akce, nebo pas (pasovalo { $passes })
    }
way-later = pak { $who }

## The question

act-assigned = { $left ->
        [0] Hotovo
       *[other] Hotovo, zbývá { $left }
    }
act-done = { $count ->
        [0] Hotovo
       *[other] Hotovo, vybráno { $count }
    }
act-keep-all = Nechat všechny
act-again = Znovu
act-other = Něco jiného
act-all-here = Sem všech { $count }
act-pass-warned = Pas ({ $warning })
act-dies = { $count ->
        [one] { $who } by zemřel
       *[other] { $who } by zemřeli
    }
word-yes-move-again = Pohnout se znovu
word-no-move-again = Zůstat
word-yes-mulligan = Líznout šest nových karet
word-no-mulligan = Nechat si ruku
key-space = Mezerník
key-enter = Enter
help-defenders = Jeden přisluhovač pro každého obránce. Klikněte na přisluhovače, pak na pruh; koho vynecháte, toho může Stín poslat na kohokoli.
help-leftovers = Klikněte na přisluhovače, pak na toho, na koho útočí. Koho vynecháte, ten nebojuje.
help-next-skirmish = Klikněte na pruh.
help-start-with = Společníci za tolik soumraku mohou začít s vámi.
help-reconcile = Klikněte na kartu v ruce a odhoďte ji, nebo si nechte všechny.
help-archery-wound = Klikněte, kdo zranění utrpí, po jednom. Zbývá zranění: { $left }.

## Stops: where one is asked

label-answers = Odpovědi
label-answer-wounds = Zranění
label-answer-skirmishes = Šarvátky
label-answer-others = Cokoli jiného
stops = Kdy se mě hra ptá?
stop = { $stop }: kdy se mě hra ptá?
# For those who hear the page: a phase, and what is wanted there.
stop-at = { $stop }: ptá se { $ask }
stop-always = vždy
stop-able = když mohu něco udělat
stop-never = ne: pasovat za mě
stops-secret = Ostatní vidí stejnou odmlku, ať zvolíte cokoli: o vaší ruce neříká nic. Pasování až k zastávce skončí, když na vás něco míří.
stops-going = Pasujete až k další zastávce.
stops-stop = Přestat
act-go-on = Pasovat až k mé zastávce
act-passed = Za chvíli se pasuje za vás. Ještě můžete jednat.
key-shift-space = Shift+Mezerník

## What leagues record

result-players = Hráči
result-a-site = A: místo
result-a-burdens = A: břemena
result-a-dead = A: ztracení společníci a spojenci
result-a-out = A: vyřazen
result-b-site = B: místo
result-b-burdens = B: břemena
result-b-dead = B: ztracení společníci a spojenci
result-b-out = B: vyřazen
result-c-site = C: místo
result-c-burdens = C: břemena
result-c-dead = C: ztracení společníci a spojenci
result-c-out = C: vyřazen
result-d-site = D: místo
result-d-burdens = D: břemena
result-d-dead = D: ztracení společníci a spojenci
result-d-out = D: vyřazen
result-e-site = E: místo
result-e-burdens = E: břemena
result-e-dead = E: ztracení společníci a spojenci
result-e-out = E: vyřazen
