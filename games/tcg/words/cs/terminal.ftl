# What the terminal says of the card game.

welcome = Pán prstenů TCG. Nápověda: ? – rada: hint – konec: quit

## Help

help-more =
    ? T6.14        jedno pravidlo, nebo oddíl, třeba T6
    ? aragorn      karta podle jména, kódu (1R89) nebo čísla možnosti
    map            cesta dobrodružství
    hand           vaše karty
help-no-rule = Pravidlo ani karta „{ $rule }“ neexistuje. Pravidla mají čísla jako T6.14, karty kódy jako 1R89.
hint-card = Chcete-li číst kartu, napište ? a její číslo nebo jméno.
refused-by = Nedovoluje to { $rule }.

## Where things stand

none-there = nic
status-setup = Před prvním tahem.
status-headline = Tah { $turn }, { $seat }, { $phase }, místo { $site }. Zásoba soumraku: { $twilight }.
status-headline-own = Tah { $turn }, váš, { $phase }, místo { $site }. Zásoba soumraku: { $twilight }.
status-moves = Pohyby v tomto tahu: { $moves }.
status-path = Cesta dobrodružství:
status-site = { $number }) { $site } [{ $shadow }]
status-site-at = { $number }) { $site } [{ $shadow }] ← { $seats }
status-site-empty = { $number }) –
status-site-empty-at = { $number }) – ← { $seats }
status-fellowship = Společenstvo ({ $seat }), břemena { $burdens } z { $resistance }:
status-fellowship-ring = Společenstvo ({ $seat }), břemena { $burdens } z { $resistance }, s nasazeným Jedním prstenem:
status-support = Oblast podpory ({ $seat }): { $cards }
status-minions = Přisluhovači:
status-minion = { $minion } ({ $seat })
status-skirmish = Šarvátka: { $free } proti { $minions }.
status-skirmish-fierce = Zuřivá šarvátka: { $free } proti { $minions }.
status-assigned = Přiřazeno: { $pairs }
status-under-way = Právě probíhá: { $frames }
status-cards = { $seat }: v ruce { $hand }, v balíčku { $deck }, odhozeno { $discard }, mrtvých { $dead }
status-cards-out = { $seat } vypadl ze hry.
status-dead = Mrtví ({ $seat }): { $cards }
status-in-hand = Známé karty v ruce ({ $seat }): { $cards }
status-looked-at = Prohlížené karty: { $cards }
under-play = hraje se { $card }
under-action = text karty { $card }
under-occurrence = { $cards ->
        [none] { $what }
       *[other] { $what } ({ $cards })
    }
under-give = { $card } mění nositele

## Cards

hand-title = Vaše karty:
hand-empty = Nemáte v ruce žádné karty.
figure-strength = síla { $now }
figure-vitality = životnost { $left } z { $all }
figure-roaming = toulavý
figure-bears = nese { $cards }
figure-stacked = pod ním { $cards }
figure-cost = cena { $cost }
figure-strength-bonus = síla { $by }
figure-vitality-bonus = životnost { $by }
figure-skirmish = { $character } proti { $minion }
sheet-unique = jedinečná
sheet-cost = Cena soumraku { $cost }
sheet-strength = síla { $strength }
sheet-vitality = životnost { $vitality }
sheet-resistance = odolnost { $resistance }
sheet-signet = pečeť { $signet }
sheet-site = místo { $site }
sheet-site-number = číslo místa { $site }
sheet-home = domovské místo { $site }
sheet-shadow-number = číslo Stínu { $number }
sheet-response = odpověď
sheet-in-play = Ve hře: { $cards }
sheet-ruling = Výklad: { $ruling }
sheet-rules = Pravidla: { $rules }

plan-travel = donést Prsten na poslední místo dřív než kdokoli jiný
plan-hunt = zastavit společenstvo: zkazit Nositele Prstenu, nebo ho zabít
