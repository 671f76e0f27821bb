# What the terminal says of the card game.

welcome = שר הטבעות TCG. לעזרה הקלידו ?, לעצה hint, ליציאה quit.

## Help

help-more =
    ? T6.14        כלל אחד, או פרק כמו T6
    ? aragorn      קלף לפי שמו, הקוד שלו (1R89) או מספר האפשרות
    map            מסלול ההרפתקה
    hand           הקלפים שלכם
help-no-rule = אין כלל או קלף "{ $rule }". כללים ממוספרים כמו T6.14, קלפים כמו 1R89.
hint-card = כדי לקרוא קלף, הקלידו ? ואת מספרו או שמו.
refused-by = { $rule } אינו מתיר זאת.

## Where things stand

none-there = אין
status-setup = לפני התור הראשון.
status-headline = תור { $turn } של { $seat }, { $phase }, אתר { $site }. מאגר הדמדומים: { $twilight }.
status-headline-own = תור { $turn }, שלכם, { $phase }, אתר { $site }. מאגר הדמדומים: { $twilight }.
status-moves = תנועות בתור הזה: { $moves }.
status-path = מסלול ההרפתקה:
status-site = { $number }) { $site } [{ $shadow }]
status-site-at = { $number }) { $site } [{ $shadow }] ← { $seats }
status-site-empty = { $number }) –
status-site-empty-at = { $number }) – ← { $seats }
status-fellowship = האחווה של { $seat }, נטל { $burdens } מתוך { $resistance }:
status-fellowship-ring = האחווה של { $seat }, נטל { $burdens } מתוך { $resistance }, הטבעת האחת ענודה:
status-support = אזור התמיכה של { $seat }: { $cards }
status-minions = משרתי אופל:
status-minion = { $minion } ({ $seat })
status-skirmish = התכתשות: { $free } נגד { $minions }.
status-skirmish-fierce = התכתשות אכזרית: { $free } נגד { $minions }.
status-assigned = משובצים: { $pairs }
status-under-way = מתרחש כעת: { $frames }
status-cards = { $seat }: { $hand } ביד, { $deck } בחפיסה, { $discard } הושלכו, { $dead } מתים
status-cards-out = { $seat } יצא מהמשחק.
status-dead = המתים של { $seat }: { $cards }
status-in-hand = קלפים ידועים ביד של { $seat }: { $cards }
status-looked-at = קלפים שמביטים בהם: { $cards }
under-play = { $card } משוחק
under-action = הטקסט של { $card }
under-occurrence = { $cards ->
        [none] { $what }
       *[other] { $what } ({ $cards })
    }
under-give = { $card } עובר לנושא אחר

## Cards

hand-title = הקלפים שלכם:
hand-empty = אין לכם קלפים ביד.
figure-strength = כוח { $now }
figure-vitality = חיוניות { $left } מתוך { $all }
figure-roaming = משוטט
figure-bears = נושא { $cards }
figure-stacked = מתחתיו { $cards }
figure-cost = עלות { $cost }
figure-strength-bonus = כוח { $by }
figure-vitality-bonus = חיוניות { $by }
figure-skirmish = { $character } נגד { $minion }
sheet-unique = יחיד במינו
sheet-cost = עלות דמדומים { $cost }
sheet-strength = כוח { $strength }
sheet-vitality = חיוניות { $vitality }
sheet-resistance = התנגדות { $resistance }
sheet-signet = חותם { $signet }
sheet-site = אתר { $site }
sheet-site-number = מספר אתר { $site }
sheet-home = אתר הבית { $site }
sheet-shadow-number = מספר אופל { $number }
sheet-response = תגובה
sheet-in-play = במשחק: { $cards }
sheet-ruling = הבהרה: { $ruling }
sheet-rules = חוקים: { $rules }

plan-travel = להביא את הטבעת לאתר האחרון לפני כולם
plan-hunt = לעצור את האחווה: להשחית את נושא הטבעת או להרוג אותו
