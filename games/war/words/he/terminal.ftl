# מה שהמסוף אומר על מלחמת הטבעת. חלק מזה אומר גם לקוח הדפדפן.

welcome = מלחמת הטבעת. לעזרה הקלידו ?, לעצה hint, ליציאה quit.

## עזרה

help-more =
    ? W7.5.3       חוק אחד, או פרק כמו W7.5
    ? fp-char-09   קלף; אפשר גם בשמו או במספר האפשרות
    ? scouts       כותרת קרב; ? strider דמות; ? rivendell אזור
    map            המפה; map gondor או map minas-tirith מראה חלק ממנה
    hand           הקלפים שלכם
help-no-rule = אין חוק, קלף, כותרת קרב, דמות או אזור "{ $rule }". חוקים ממוספרים כמו W7.5.3, קלפים כמו fp-char-09.

## תשובות

hint-card = כדי לקרוא קלף הקלידו ? ואת מספרו או שמו.

## עצה

level-hard-about = למדה מאלפי משחקים. בודקת גם את התשובה הטובה ביותר שלכם, וחושבת שנייה אחת לכל היותר.
plan-race = לשאת את הטבעת למרדור מהר ככל שנושאי הטבעת יכולים לעמוד בזה
plan-defence = להחזיק במצודות ולהרוויח זמן
plan-free-war = לנצח בכוח הנשק: לכבוש את מצודות האופל
plan-hunt = להשחית את נושאי הטבעת בעזרת המצוד
plan-conquest = לכבוש את הערים והמצודות של האנשים החופשיים
step-die = קוביית { $what }
step-as = בתור { $what }
step-from = מ-{ $what }
step-to = אל { $what }
step-in = ב-{ $what }
step-with = עם { $what }

## מפה

map-area = { $area } [{ $id }]
map-unknown = אין אזור בשם "{ $name }". חלקי המפה: { $areas }.
map-held-by = בידי { $side }
map-besieged = תחת מצור, בפנים: { $side }
map-fellowship = האחווה (המקום האחרון הידוע)
map-neighbours = שכנים: { $regions }.
map-worth = שווי לאויב בנקודות ניצחון: { $points }.
map-coastal = על החוף.

## מצב

none-there = אין
status-headline = תור { $turn }, { $phase }. נקודות: האנשים החופשיים { $fp } מתוך 4, האופל { $sh } מתוך 10. האחווה: { $where }, { $hidden }, שחיתות { $corruption }.
status-at = { $region } +{ $progress }
status-mordor = מרדור, צעד { $step } מתוך { $last }
status-hidden = מוסתרת
status-revealed = גלויה
status-dice = קוביות, { $side }: { $dice }; טבעות אלפים: { $rings }.
status-given = אסימונים: משיכה { $draw }, קידום { $advance }; טבעות גמדים: { $rings }.
status-hunt-box = אזור המצוד: האנשים החופשיים { $fp }, האופל { $sh }.
status-fellowship = המקום האחרון הידוע של האחווה: { $region }; צעדים מאז: { $progress }; האחווה { $hidden }. שחיתות: { $corruption } מתוך { $most }.
status-fellowship-mordor = האחווה במסלול מרדור, צעד { $step } מתוך { $last }; האחווה { $hidden }. שחיתות: { $corruption } מתוך { $most }.
status-companions = מנהיג האחווה: { $guide }. עמיתים: { $companions }.
status-hunt-pool = מאגר המצוד: { $count } אריחים – { $tiles }.
status-hunt-waiting = אריחים מיוחדים שמחכים למרדור: { $tiles }.
status-politics = פוליטיקה, { $side }: { $nations }.
politics-at-war = { $nation } – במלחמה
politics-active = { $nation } – אקטיבית, צעדים עד המלחמה: { $steps }
politics-passive = { $nation } – פסיבית, צעדים עד המלחמה: { $steps }
status-cards = קלפים ביד, { $side }: דמויות { $character }, אסטרטגיה { $strategy } (נותרו בחבילות: { $character-left }, { $strategy-left }).
status-table = על השולחן: { $cards }.
status-reinforcements = תגבורות, { $side }: { $figures }.
status-casualties = אבדות, { $side }: { $figures }.
status-battle = קרב ({ $kind }), סיבוב { $round }. תוקף: { $side }, מ-{ $from } אל { $to }. תוקפים: { $attackers }. מגינים: { $defenders }.
status-attack = תוקף: { $side }, מ-{ $from } אל { $to } ({ $kind }), סיבוב 1. מגינים: { $defenders }.
status-needs = כדי לפגוע התוקפים צריכים { $attack } או יותר, המגינים { $defence } או יותר.
status-laid = קלף קרב, { $side }: { $card }
status-order = { $side }: מוביל: { $leads }; הבא בתור: { $next }.
status-order-now = { $side }: מוביל: { $leads }; פועל עכשיו: { $next }.
status-player = { $seat } ({ $nations }): ביד דמויות { $character }, אסטרטגיה { $strategy }, לכל היותר { $limit }.
status-personal-fp = נקודות שאבדו: { $lost }.
status-personal-sh = נקודות שנכבשו: { $captured }, אבדו: { $lost }.
status-mixed = צבא מעורב – { $region }: { $units }. בשליטת: { $seat }.
status-separate = צבאות נפרדים – { $region }: { $units }.
status-captor = נכבש בידי { $seat }: { $regions }.
status-command = מפקדים: תוקף: { $attacker }, מגן: { $defender }.
hand-title = הקלפים שלכם:
hand-empty = אין לכם קלפים.
card-in-full = { $card } ({ $face }; בקרב: { $combat }, יוזמה { $initiative })
card-back = קלף ({ $deck })
question-by-card = { $side } ({ $card })
sheet-name = { $card } [{ $id }] – { $side }, { $deck }
sheet-die = משוחק בקובייה: { $face } או אירוע.
sheet-table = נשאר על השולחן.
sheet-event = אירוע: { $text }
sheet-combat = בקרב: { $title }, יוזמה { $initiative }. { $text }
sheet-rulings = הבהרות: { $text }
sheet-title = { $title } [{ $id }] – כותרת קרב, יוזמה { $initiative }
sheet-title-cards = על הקלפים: { $cards }.
sheet-character = { $who } [{ $id }] – { $side }. דרגה: { $level }. מנהיגות: { $leadership }.
sheet-activates = מפעיל: { $nations }.
sheet-activates-any = כל מדינה של האנשים החופשיים
sheet-captain = קפטן המערב.
sheet-dice = קוביות פעולה כל עוד הוא במשחק: { $count }.
sheet-flies = עף כמו נזגול.
dice-count = { $count ->
        [1] קובייה אחת
       *[other] { $count } קוביות
    }
steps-to-war = צעדים עד המלחמה: { $steps }
in-mordor = במסלול מרדור
