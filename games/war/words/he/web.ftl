# המלחמה בדפדפן: הלשוניות, הלוחות, הקרבות והתוצאות שלה.

## המשחק

tab-status = מצב
tab-cards = קלפים
match-board = מפה
keys-map = M: מן השאלה אל המפה ובחזרה
keys-map-arrows = חצים במפה: האזור המסומן הבא, ועם Shift כל אזור; + ו-− לקרב ולהרחיק

## צעדים ראשונים

coach-goal-fp = אתם האנשים החופשיים. שאו את הטבעת למרדור לפני שהמצוד ישחית את נושאיה. החזיקו עד אז במצודות.
coach-goal-sh = אתם האופל. כבשו ערים ומצודות ל-10 נקודות ניצחון. או השחיתו את נושאי הטבעת במצוד.
help-why-declare = האחווה מוצבת במקום שהגיעה אליו. בעיר או במצודה שלה היא מחלימה. בדרך כלל היא נשארת מוסתרת.
help-why-guide = מנהיג האחווה נותן לה את יכולתו, ועלול ליפול ראשון. בהתחלה גנדלף האפור הוא בחירה טובה.
help-why-hunt-dice = קוביות באזור המצוד אינן פועלות. כל אחת הופכת את דרך האחווה למסוכנת יותר. לרוב 1 או 2.
help-why-turn = משחקים לסירוגין, קובייה אחת בכל פעם. התוצאה שעליה קובעת מה אפשר לעשות.
help-why-action = קובייה אחת, פעולה אחת.
help-why-move-from = צבא נע אזור אחד. בקוביית צבא יכול לנוע גם צבא שני.
help-why-move-figures = מי שלא נבחר נשאר במקומו. באזור יכולות לעמוד עד 10 יחידות.
help-why-attack-from = הצבא תוקף צבא באזור סמוך. יחידות של מדינה שאינה במלחמה אינן תוקפות.
help-why-combat-card = קלף שמשמש בקרב מושלך, והאירוע שלו אובד. היריב רואה אותו רק כשהוא נחשף.
help-why-casualty = פגיעה עולה ביחידה רגילה או הופכת יחידת עלית לרגילה. שתי פגיעות עולות ביחידת עלית.
help-why-hunt-casualty = מה שהעמיתים אינם סופגים הופך לשחיתות. ב-12 האופל מנצח.
help-why-event = האירוע מתרחש. הקלף מושלך, אלא אם הוא נשאר על השולחן.
help-why-draw-from = קלפי דמות עוסקים באחווה ובדמויות. קלפי אסטרטגיה עוסקים בצבאות ובפוליטיקה.
help-why-recruit-figure = כוחות חדשים מגיעים לישובים, לערים ולמצודות הפנויים של מדינה שבמלחמה.
help-why-nation = רק מדינות שבמלחמה מגייסות, תוקפות וחוצות גבולות של אחרות.
help-why-discard = ביד מותר להחזיק עד 6 קלפים.

## המפה כרשימה

map-find = חיפוש אזור
map-choices = אפשר לבחור: { $count }
map-mark-option = אפשר לבחור
map-mark-move = אפשר לנוע לכאן
map-mark-attack = אפשר לתקוף
map-mark-advised = הצעת השיעור
map-mark-chosen = נבחר
map-mark-from = מכאן
map-captor = כובש: { $side }
army-mixed = צבא מעורב, בפיקוד { $side } ({ $units })
army-separate = שני צבאות נפרדים ({ $units })
map-mark-target = לכאן
map-mark-last = כאן הייתה הפעולה האחרונה
map-sea = בלגאר
map-bay = מפרץ בלפאלאס
map-lake = ים רון
map-move = מ-{ $from } אל { $to }
map-closer = להתקרב
map-farther = להתרחק
map-whole = כל המפה

## השולחן

table-phase-recover = משיכה
table-phase-fellowship = אחווה
table-phase-hunt-allocation = מצוד
table-phase-action-roll = זריקה
table-phase-actions = פעולות
table-phase-victory-check = ניצחון
table-rings = טבעות אלפים
table-dice-of = קוביות פעולה: { $side }
table-die-used = { $face }, נוצל
table-die-blank = עוד לא נזרק

## המצב

status-points = נקודות ניצחון
status-points-of = { $side }: { $points } מתוך { $most }
player-leads = מוביל את הצד
player-acts = תורו עכשיו
player-next = הבא בתור
player-hand = קלפים ביד: { $count }, לכל היותר { $most }
player-points = { $of ->
        [sh] { $side }, נקודות אישיות: { $points } (נכבשו { $captured }, אבדו { $lost })
       *[fp] { $side }, נקודות אישיות: { $points } (אבדו { $lost })
    }
player-counted = { $of ->
        [sh] נכבשו { $captured }, אבדו { $lost }
       *[fp] אבדו { $lost }
    }
status-of = { $now } מתוך { $most }
status-dice-title = קוביות פעולה
status-no-dice = אין קוביות פנויות (לזריקה: { $pool })
status-rings = טבעות אלפים: { $count }
status-ring-used = אחת כבר שימשה בתור הזה
given-title = מוסכם למשחק הזה
given-bid = הצעה: { $bid }
given-draw-tokens = אסימוני משיכה: { $count }
given-advance-tokens = אסימוני קידום: { $count }
given-dwarven-rings = טבעות גמדים: { $count }
status-fellowship-title = האחווה
status-fellowship-where = נראתה לאחרונה: { $region }, צעדים מאז: { $progress }; { $hidden }.
status-fellowship-in-mordor = במסלול מרדור, צעד { $step } מתוך { $last }; { $hidden }.
status-corruption = שחיתות: { $now } מתוך { $most }
status-guide = { $who } (מנהיג האחווה)
status-hunt-title = המצוד
status-pool = מאגר המצוד: { $count } אריחים
status-tiles-drawn = נשלפו
status-tiles-waiting = מחכים למרדור
status-tiles-aside = הונחו בצד בגלל קלף
status-tiles-removed = מחוץ למשחק
status-politics-title = פוליטיקה
status-at-war = במלחמה
status-active = אקטיבית
status-passive = פסיבית
status-decks = קלפים
status-decks-hand = ביד
status-decks-undrawn = בחבילות
status-decks-discarded = הושלכו
status-decks-of = דמויות { $character }, אסטרטגיה { $strategy }
status-figures = תגבורות ואבדות
status-left = תגבורות: { $figures }.
status-left-of = תגבורות: { $side }
status-lost-of = אבדות: { $side }
status-characters = דמויות במפה
status-character-at = { $who }: { $region }
status-gone = מחוץ למשחק: { $who }.
cards-hand = היד שלכם ({ $count })
cards-hand-of = { $side }, קלפים ביד ({ $count })
cards-table = על השולחן ({ $count })
cards-played = שוחקו ({ $count })
cards-discarded = השלכתם ({ $count })
cards-given = ניתנו לשותף ({ $count })
card-about = { $face }; בקרב: { $title } ({ $initiative })
card-event-title = אירוע
card-combat-title = בקרב: { $title }, יוזמה { $initiative }
card-rulings-title = הבהרות

## קרבות

battle-title = הקרב
battle-round = סיבוב { $round }
battle-attacks = תוקף: { $side }
battle-defends = מגן: { $side }
battle-rearguard = מאסף: { $army }
battle-hits-on = פגיעה: { $least } או יותר
battle-card = קלף קרב:
battle-inside = בתוך החומות
battle-command = בפיקוד: { $side }
battle-over = הקרב הסתיים: { $region }
battle-of = קרב { $region }
battle-step-cards = קלפים
battle-step-roll = זריקה
battle-step-leaders = מנהיגים
battle-step-losses = אבדות
battle-step-on = ממשיכים?
battle-own = פגיעות עצמיות: { $hits }
losses-title = ספיגת פגיעות: { $hits }
losses-about = לחצו על הכלים שלכם על הלוח, או בחרו:
losses-lost = לאבד: { $figure }
losses-reduced = להפחית: { $figure }
losses-gone = { $figure } אובדת: לא נשארה יחידה רגילה
losses-chance = % הוא הסיכוי שלכם לנצח משם.
battle-by-card = בעקבות קלף האירוע { $card }
battle-strength = עוצמה: { $strength }
battle-leadership = מנהיגות: { $leadership }
battle-scored = פגיעות: { $hits }
battle-left = פגיעות לספיגה: { $hits }
battle-take = לספוג פגיעה: { $figure }
battle-elite = איך תספוג יחידת העלית את הפגיעה?
battle-losses = אבדות
battle-lost = אבדה: { $figure }
battle-reduced = הפכה ליחידה רגילה: { $figure }
battle-retreat = המגן יכול לסגת
battle-no-way-out = למגן אין לאן לסגת.
dice-roll = זריקה
dice-needed = זריקה, פגיעה מ-{ $needed }
dice-again = זריקה חוזרת
dice-extra = על ידי קלף
dice-told = { $what }: { $dice }. לפחות { $needed }: { $count }.
odds-title = סיכויים
odds-against = סיכויי תקיפה: { $region }
odds-of-all = הסיכויים אם כולם תוקפים
odds-of-chosen = הסיכויים עם מי שנבחרו
odds-wins = ניצחון: { $side }
odds-both = שניהם מושמדים
odds-undecided = המצור נמשך
odds-about = קרב עד הסוף, בלי קלפים ובלי נסיגה. אבדות ממוצעות ביחידות: { $lost }.
hunt-title = המצוד אחר הטבעת
hunt-where = { $region }, התקדמות { $progress }
hunt-in-mordor = מסלול מרדור, צעד { $step }
hunt-level = { $who }, רמה { $level }
hunt-needs = הצלחה: { $least } או יותר
hunt-successes = הצלחות: { $count }
hunt-tile = אריח: { $tile }
hunt-damage = נזק: { $count }
hunt-corruption = שחיתות: מ-{ $now } ל-{ $after }

## היומן

log-battle = קרבות
log-fellowship = האחווה והמצוד
log-cards = קלפים

## הסוף

result-corruption = שחיתות
result-mordor-step = צעד במסלול מרדור
result-mordor-turn = תור הכניסה למרדור
result-fp-victory-points = נקודות ניצחון של האנשים החופשיים
result-fp-strongholds = מצודות שכבשו האנשים החופשיים
result-fp-cities = ערים שכבשו האנשים החופשיים
result-sh-victory-points = נקודות ניצחון של האופל
result-sh-strongholds = מצודות שכבש האופל
result-sh-cities = ערים שכבש האופל
result-aragorn-turn = התור של אראגורן
result-gandalf-turn = התור של גנדלף הלבן
result-saruman-turn = התור של סארומן
result-witch-king-turn = התור של המלך המכשף
result-mouth-of-sauron-turn = התור של פיו של סאורון
result-first-eyes = עיניים בתור 1
result-first-hunt-dice = קוביות באזור המצוד בתור 1
result-companions-lost = עמיתים שנפלו
result-battles = קרבות
result-players = שחקנים
result-individual-winners = ניצחון אישי
result-gondor-points = נקודות אישיות: גונדור
result-rohan-points = נקודות אישיות: רוהאן
result-witch-king-points = נקודות אישיות: המלך המכשף
result-saruman-points = נקודות אישיות: סארומן
luck-about = מה שיצא, לצד הממוצע. המספר האחרון אומר כמה זה חריג: מעל 2 או מתחת ל-2− פעם בעשרים משחקים.
luck-of = { $side }: { $dice } קוביות פעולה
luck-hits = פגיעות ב-{ $dice } קוביות קרב
luck-sixes = שישיות בקרב
luck-successes = הצלחות ב-{ $rolls } זריקות מצוד
luck-damage = נזק של { $tiles } אריחי מצוד
ended-fp-ring = הטבעת הושלכה לאש בשחיתות { $corruption }.
ended-shadow-ring = השחיתות הגיעה ל-{ $corruption } בתור { $turn }.
ended-military = עד תור { $turn } נצברו { $points } נקודות.
ended-personal = הטוב במנצחים: { $side }, נקודות אישיות: { $points }.
ended-shared = המנצחים חולקים את הניצחון האישי: { $side }, נקודות אישיות: { $points }.
ended-best = ניצחון אישי
ended-corruption = השחיתות עמדה על { $corruption }.
ended-short = { $count ->
        [one] ל-{ $who } חסרה נקודה אחת.
       *[other] ל-{ $who } חסרו { $count } נקודות.
    }
luck-action-dice = קוביות הפעולה
luck-wills = רצון המערב { $got }, צפוי { $expected }
luck-battles = קרבות
luck-both-hits = { $got } פגיעות, צפוי { $expected }
luck-hunt = נזק { $got }, צפוי { $expected }

## The log, action by action

tale-heading = תור { $turn }, { $phase }
tale-phase-cards = קלפים
tale-phase-fellowship = האחווה
tale-phase-roll = זריקה
tale-phase-actions = פעולות
tale-battle = { $rounds ->
        [0] קרב { $region }: ללא קרב
        [1] קרב { $region }, סיבוב אחד
       *[other] קרב { $region }, { $rounds } סיבובים
    }
tale-losses = { $side }, אבדות: { $figures }
tale-reduced = { $figure } הופחת
tale-moved-in = נכנסו לאזור
tale-hunt = מצוד: { $what }
tale-not-found = לא נמצא דבר
tale-damage = נזק { $count }
tale-falls = { $who } נופל
tale-corruption = שחיתות +{ $count }
tale-corruption-now = שחיתות כעת { $now }
tale-healed = שחיתות −{ $count }
tale-revealed = התגלו: { $region }
mark-battle = קרבות
mark-battle-on = הקרב הבא (B)
mark-battle-back = הקרב הקודם
mark-hunt = מצודים
mark-hunt-on = המצוד הבא (H)
mark-hunt-back = המצוד הקודם

# Doing things by hand.
doing-why-turn = הפעולה שלכם
doing-help-turn = בחרו במה שזוהר: צבא, האחווה, קלף או קובייה.
aim-attack = תקיפה: { $region }
aim-hunted = מציאה { $found }, גילוי { $revealed }
short-regular = רגילה
short-elite = עלית
short-leader = מנהיג
