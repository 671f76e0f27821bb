# המילים של התוכנה עצמה: משחק במסוף.

welcome = מלחמת הטבעת. לעזרה הקלידו ?, לעצה hint, ליציאה quit.
goodbye = להתראות.
hand-over = { $side }: תורכם. שבו לבד מול המסך והקישו Enter. { "" }
game-over = המשחק נגמר. המנצח: { $side } – { $how }.
offer-save = כדי לשמור את המשחק הקלידו save ושם קובץ. ליציאה הקישו Enter.

## עזרה

help-commands =
    ענו על השאלה במספר של אפשרות או בשמה.
    אפשר להקליד גם:
    ?              העזרה הזאת והחוקים לשאלה (באנגלית)
    ? W7.5.3       חוק אחד, או פרק כמו W7.5
    ? fp-char-09   קלף; אפשר גם בשמו או במספר האפשרות
    ? scouts       כותרת קרב; ? strider דמות; ? rivendell אזור
    map            המפה; map gondor או map minas-tirith מראה חלק ממנה
    state          קוביות, האחווה, המצוד, פוליטיקה, קלפים
    hand           הקלפים שלכם
    hint           מה הייתה התוכנה עושה ולמה; hint 5s נותן לה לחשוב כך וכך זמן
    log            מה קרה בתור הזה; log 20, log all
    back           לחזור בכם מהתשובה האחרונה
    save קובץ      לשמור את המשחק בקובץ; save! קובץ כותב גם על קובץ קיים
    load קובץ      להמשיך משחק שמור
    quit, q        יציאה
help-rules = החוקים לשאלה הזאת:
help-no-rule = אין כלל, קלף, כותרת קרב, דמות או אזור "{ $rule }". כללים ממוספרים כמו W7.5.3, קלפים כמו fp-char-09.

## תשובות

hint-one = הקלידו מספר מ-1 עד { $most } או שם.
hint-number = הקלידו מספר מ-{ $least } עד { $most }.
hint-some =
    { $least ->
        [0] בחרו לכל היותר { $most }
       *[other] בחרו { $least } עד { $most }
    }: מספרים (2x1 הוא אפשרות 1 פעמיים), שמות (2 gondor-regular, strider), { $least ->
        [0] all (הכול) או none (כלום)
       *[other] או all (הכול)
    }.
hint-exactly = בחרו בדיוק { $most }: מספרים (2x1 הוא אפשרות 1 פעמיים), שמות (2 gondor-regular, strider), או all (הכול).
hint-card = כדי לקרוא קלף הקלידו ? ואת מספרו או שמו.
input-number = נדרש מספר, ולא "{ $found }".
input-option = אין אפשרות כזאת; האפשרויות ממוספרות מ-1 עד { $most }.
input-unknown = "{ $found }" אינו אפשרות ואינו פקודה. לעזרה הקלידו ?.
input-ambiguous = "{ $found }" יכול להיות כמה אפשרויות: { $examples }.
refused-by = אסור לפי חוק { $rule }:
refused-shape = זה יותר מדי או פחות מדי.
refused-not-offered = אי אפשר לבחור בזה כאן.
back-refused = אי אפשר לחזור בכם: בינתיים הוטלו קוביות, נשלפו קלפים או שיחק הצד השני.

## קבצים

file-missing = הקלידו שם קובץ אחרי הפקודה.
saved = נשמר: { $file }
not-saved = לא נשמר: { $error }
save-exists = הקובץ { $file } כבר קיים. כדי לכתוב עליו הקלידו save! { $file }
loaded = נטען: { $file }
seat-now = { $side }: { $player }.
player-human = מי שליד המקלדת
player-random = השחקן האקראי
player-level = התוכנה, רמה: { $level }
player-greedy = התוכנה שחושבת פעולה אחת קדימה
player-search = התוכנה שמחפשת גם את תשובת היריב
not-loaded = לא נטען: { $error }

## שחקנים

players-title = מי יכול לשחק, למשל --seats human,normal (האנשים החופשיים תחילה):
level-easy = קלה
level-easy-about = למשחק ראשון. מחמיצה הרבה וטועה הרבה בשיפוט, אבל יודעת מה מטרת המשחק.
level-normal = בינונית
level-normal-about = חושבת פעולה אחת קדימה ועונה מיד.
level-hard = קשה
level-hard-about = שופטת לפי ניסיון מאלפי משחקים, מחפשת גם את התשובה הטובה ביותר של היריב, וחושבת שנייה אחת לכל היותר.
player-random-about = בוחר כל תשובה שהחוקים מתירים.
player-greedy-about = חושב פעולה אחת קדימה, כמו normal.
player-search-about = כמו hard; search:5s חושב חמש שניות לכל היותר על כל החלטה.
thinking = { $side }: בחשיבה …
program-failed = { $side }: התוכנה לא הצליחה לענות, ובמקומה ניתנה תשובה אקראית. אנא שמרו את המשחק ודווחו על כך.

## עצה

advice-plan = תוכנית: { $plan }.
advice-choices = התשובות הטובות ביותר: הסיכוי לנצח, מה להקליד ולמה זה מוביל.
advice-chance = { $percent }%
advice-none = אין עצה לשאלה הזאת.
advice-unknown = אין יועץ בשם "{ $found }". הקלידו hint, או hint 5s, או hint ואחד מאלה: { $names }.
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
