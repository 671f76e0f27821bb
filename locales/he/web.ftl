# המילים של הדפדפן.

site-name = Westmarch
close = סגירה
cancel = ביטול
guest-names = לוטרה, גירית, אנפה, קיפוד, גדרון, דלק, סנאי, פרוש, בונה, אדום-חזה

## דפים

nav-title = דפים
nav-home = לדף הראשי
nav-rules = חוקים
nav-settings = הגדרות
nav-account = חשבון
nav-about = אודות
nav-skip = דילוג לתוכן
lost-title = אין דף כזה.

## הדף הראשי

home-title = מלחמת הטבעת בדפדפן
home-about = התוכנה שומרת על החוקים: בכל שאלה רואים מה אפשר לעשות, ואם משהו אסור – גם למה. אין צורך בחשבון.
home-new = חדשים כאן?
home-learn = ללמוד את המשחק
home-learn-about = עשרה שיעורים קצרים על הלוח האמיתי, דקה עד ארבע כל אחד.
home-play = לשחק עכשיו נגד התוכנה
home-side = הצד שלכם
home-level = רמת התוכנה
home-name = השם שלכם
home-start = משחקים
home-goal-fp = האנשים החופשיים: לשאת את הטבעת להר האבדון, או לצבור 4 נקודות ניצחון.
home-goal-sh = האופל: להשחית את נושאי הטבעת, או לצבור 10 נקודות ניצחון.
home-mine = המשחקים שלי
home-friend = עם חבר, ברשת
home-friend-about = תקבלו קישור לשליחה. גם החבר אינו צריך חשבון.
home-listed = להציג באולם: כל אחד יכול להצטרף
home-watched = כל אחד יכול לצפות
home-odds = עצות וסיכויים מותרים
home-open = לפתוח משחק, הצד שלי: { $side }
home-hotseat = שניים במכשיר אחד
home-hotseat-about = מעבירים את המכשיר; איש אינו רואה את הקלפים של האחר.
home-hotseat-start = להתחיל
home-upload = משחק רשום
home-upload-about = לצפות ברישום של משחק, או להמשיך מכל עמדה שבו.
home-upload-file = בחירת קובץ
home-lobby = האולם
home-lobby-empty = איש אינו ממתין כרגע.
home-watch = לצפייה

## רשימות משחקים

list-waiting = ממתין למצטרף
list-your-turn = תורכם ({ $since })
list-turn = תורו של הצד: { $side } ({ $since })
list-join = להצטרף
list-open = לפתוח: { $players }
list-play = להמשיך
list-look = להסתכל
list-more = להציג עוד { $count }
seat-open = מקום פנוי
seat-program = תוכנה, רמה { $level }

## הזמנות

join-title = הזמנה למשחק
join-about = יש לכם מקום פנוי: { $side }.
join-sit = לשבת ולשחק
join-full = כל המקומות תפוסים.
waiting-title = ממתינים למצטרף
waiting-about = שלחו את הקישור למי שישחק אתכם. המשחק יתחיל מעצמו.
waiting-link = קישור ההזמנה
waiting-copy = העתקה
waiting-copied = הועתק
waiting-share = שיתוף
waiting-listed = המשחק מופיע גם באולם.
waiting-leave = לבטל

## המשחק

match-turn = תור { $turn }
match-your-turn = תורכם
match-waits-for = ממתינים ל: { $who }
match-waits-for-seat = יש מקום פנוי
match-over = המשחק נגמר
match-held = נשמר כפי שהיה
match-sending = שולח …
match-wait-about = הצד השני חושב. כשיגיע תורכם תישאלו מיד.
match-watching = אתם צופים.
match-closed = אי אפשר להציג את המשחק הזה
match-loading = רק רגע …
match-spectators = צופים: { $count }
match-here = (כאן)
match-as-text = כטקסט
match-with-board = עם הלוח
match-panel = לצד הלוח
match-sheet = להגדיל או להקטין
tab-map = מפה
tab-status = מצב
tab-cards = קלפים
tab-log = יומן
tab-talk = שיחה
connection-offline = אין חיבור. מה שתלחצו יישמר ויישלח כשיחזור.
connection-connecting = מתחבר …
connection-none = אין גישה לשרת. אפשר לקרוא את הכללים ולצפות במשחקים שפתחתם כאן.
news-asked = שאלה אליכם: { $question }

## שאלות

question-find = חפשו או הקלידו תשובה
question-nothing-found = אין כאן דבר בשם הזה.
question-chosen = { $least ->
        [0] נבחרו { $total }, עד { $most }
       *[other] נבחרו { $total }, צריך { $least } עד { $most }
    }
question-chosen-exactly = נבחרו { $total } מתוך { $most }
question-count = { $count } מתוך { $of }
question-less = אחד פחות: { $what }
question-read = לקרוא: { $what }
question-all = הכול
question-none = כלום
question-confirm = סיום
question-why-not = למה אי אפשר …?
question-why-not-about = הקלידו מה רציתם לענות, למשל minas-tirith, ויוסבר איזה חוק אוסר זאת. אפשר גם ללחוץ על אזור.
question-why-not-answer = התשובה החסרה
question-ask = לשאול
question-rules = החוקים לשאלה הזאת:
hint-ask = עצה
hint-thinking = חושב …
hint-about = המספרים הם סיכויי ניצחון, לפי הערכת התוכנה.
refused-title = אסור:
refused-rule = חוק { $rule }
since-title = מאז תשובתכם האחרונה
since-more = … ועוד { $count } לפני כן, ראו ביומן

## צעדים ראשונים

coach-title = צעדים ראשונים
coach-goal-fp = אתם האנשים החופשיים: שאו את הטבעת למרדור לפני שהמצוד ישחית את נושאי הטבעת, והחזיקו עד אז במצודות.
coach-goal-sh = אתם האופל: כבשו ערים ומצודות ל-10 נקודות ניצחון, או השחיתו את נושאי הטבעת בעזרת המצוד.
coach-answer = המשחק שואל דבר אחד בכל פעם. לחצו על תשובה, הקישו את המספר שלה, או לחצו על אזור מסומן במפה.
coach-doubt = מתלבטים? "עצה" מראה מה הייתה התוכנה עושה, ו"צעד אחורה" מבטל את התשובה.
coach-learn = יש גם עשרה שיעורים קצרים: ללמוד את המשחק
coach-close = הבנתי
help-why-declare = עם ההכרזה האחווה מוצבת במפה במקום שהגיעה אליו; בעיר או במצודה של הצד שלה היא מחלימה. בדרך כלל היא נשארת מוסתרת.
help-why-guide = מנהיג האחווה נותן לה את יכולתו, ועלול ליפול ראשון. בהתחלה גנדלף האפור הוא בחירה טובה.
help-why-hunt-dice = קוביות באזור המצוד אינן פועלות, אבל כל אחת הופכת את דרך האחווה למסוכנת יותר. לרוב 1 או 2.
help-why-turn = הצדדים משתמשים בקובייה אחת לסירוגין. התוצאה שעליה קובעת מה אפשר לעשות.
help-why-action = קובייה אחת, פעולה אחת.
help-why-move-from = צבא נע אזור אחד. בקוביית צבא יכול לנוע גם צבא שני.
help-why-move-figures = מי שלא נבחר נשאר במקומו. באזור יכולות לעמוד עד 10 יחידות.
help-why-attack-from = הצבא תוקף צבא באזור סמוך. יחידות של מדינה שאינה במלחמה אינן תוקפות.
help-why-combat-card = קלף שמשמש בקרב מושלך, והאירוע שלו אובד. הצד השני רואה אותו רק כשהוא נחשף.
help-why-casualty = פגיעה עולה ביחידה רגילה או הופכת יחידת עלית לרגילה; שתי פגיעות עולות ביחידת עלית.
help-why-hunt-casualty = מה שהעמיתים אינם סופגים הופך לשחיתות; ב-12 האופל מנצח.
help-why-event = האירוע שבקלף מתרחש, והקלף מושלך אלא אם הוא נשאר על השולחן.
help-why-draw-from = קלפי דמות עוסקים באחווה ובדמויות, קלפי אסטרטגיה בצבאות ובפוליטיקה.
help-why-recruit-figure = כוחות חדשים מגיעים לישובים, לערים ולמצודות הפנויים של מדינה שבמלחמה.
help-why-nation = רק מדינות שבמלחמה מגייסות, תוקפות וחוצות גבולות של אחרות.
help-why-discard = ביד מותר להחזיק עד 6 קלפים.

## המפה כרשימה

map-find = חיפוש אזור
map-choices = אפשר לבחור: { $count }
map-mark-option = אפשר לבחור
map-mark-advised = הצעת השיעור
map-mark-chosen = נבחר
map-mark-from = מכאן
map-mark-target = לכאן
map-mark-last = כאן קרה משהו
map-sea = בלגאר
map-bay = מפרץ בלפאלאס
map-lake = ים רון
map-move = מ-{ $from } אל { $to }
map-closer = להתקרב
map-farther = להתרחק
map-whole = כל המפה

## המצב

status-points = נקודות ניצחון
status-points-of = { $side }: { $points } מתוך { $most }
status-of = { $now } מתוך { $most }
status-dice-title = קוביות פעולה
status-no-dice = אין קוביות פנויות (לזריקה: { $pool })
status-rings = טבעות אלפים: { $count }
status-ring-used = אחת כבר שימשה בתור הזה
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
battle-over = הקרב הסתיים: { $region }
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
odds-about = אם נלחמים עד הסוף בלי קלפים ובלי נסיגה. אבדות ממוצעות ביחידות: { $lost }.
hunt-title = המצוד אחר הטבעת
hunt-needs = הצלחה: { $least } או יותר
hunt-successes = הצלחות: { $count }
hunt-tile = אריח: { $tile }
hunt-damage = נזק: { $count }
hunt-guide = { $guide }; נזק שנותר: { $left }
hunt-corruption = שחיתות: מ-{ $now } ל-{ $after }

## היומן

log-topic = להציג
log-all = הכול
log-battle = קרבות
log-fellowship = האחווה והמצוד
log-cards = קלפים
log-table = השחקנים
log-earlier = { $count } שורות קודמות
log-away = בזמן שלא הייתם
log-look = { $time } – להסתכל בעמדה הזאת
log-empty = עדיין לא קרה דבר.
deed-undo = { $side }: תשובה בוטלה.
deed-ask-undo = { $side }: מבקש לחזור אחורה.
deed-grant-undo = { $side }: הסכים.
deed-refuse-undo = { $side }: לא הסכים.
deed-take-over = המכשיר בידי { $side }.
deed-concede = { $side }: נכנע.
deed-offer-draw = { $side }: מציע תיקו.
deed-accept-draw = { $side }: קיבל את התיקו.
deed-refuse-draw = { $side }: דחה את התיקו.

## מה אפשר לעשות

deed-do-undo = צעד אחורה
deed-more = עוד
deed-do-ask-undo = לבקש צעד אחורה
deed-do-offer-draw = להציע תיקו
deed-do-concede = להיכנע
deed-do-rematch = לשחק שוב
deed-do-report = לדווח על בעיה
concede-title = להיכנע?
concede-about = הצד השני ינצח מיד.
concede-yes = להיכנע
problem-title = לדווח על בעיה
problem-about = מה השתבש, ולמה ציפיתם? רישום המשחק ומה שאתם רואים יישלחו יחד.
problem-send = שליחה
problem-thanks = תודה. נשמר במספר { $number }.
undo-asked = { $side } מבקש לחזור אחורה.
undo-asked-by-you = ביקשתם לחזור אחורה. הצד השני צריך לענות.
undo-grant = להסכים
undo-refuse = לא להסכים
undo-look = להסתכל בעמדה ההיא
draw-offered = { $side } מציע תיקו.
draw-offered-by-you = הצעתם תיקו.
draw-accept = לקבל
draw-refuse = לדחות
chat-title = שיחה
chat-empty = עדיין איש לא אמר דבר.
chat-write = אמרו משהו
chat-send = שליחה
notes-title = הערות
notes-about = רק אתם רואים את ההערות.
notes-saving = שומר …
hand-over-title = { $side }: תורכם
hand-over-about = העבירו את המכשיר. דבר לא יוצג עד שתמשיכו.
hand-over-take = אני: { $side }

## עמדות קודמות

replay-title = עמדות קודמות
replay-position = עמדה
replay-at = { $now } מתוך { $last }
replay-first = להתחלה
replay-back = אחת אחורה
replay-on = אחת קדימה
replay-last = לסוף
replay-play = הפעלה
replay-pause = עצירה
replay-seen-by = נקודת מבט
replay-own = כפי שראיתם
replay-asked = השאלה כאן: { $question }
replay-now = בחזרה למשחק
fork-open = להמשיך מכאן
fork-title = להמשיך מעמדה { $position }
fork-about = משחק חדש יתחיל בעמדה הזאת. המשחק הזה יישאר כפי שהוא.
fork-about-running = משחק חדש יתחיל בעמדה הזאת. מה שאינכם רואים יחולק מחדש.
fork-me = אני
fork-open-seat = מישהו אחר
fork-begin = להתחיל

## הסוף

ending-won = ניצחון: { $side }
ending-conceded = { $side }: כניעה
ending-draw = תיקו
ending-unfinished = רישום שנקטע
ending-result = תוצאה
ending-record = הורדת הרישום
ending-replay = צפייה חוזרת
result-result = סיום
result-winner = המנצח
result-turns = תורות
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
luck-title = מזל
luck-about = מה שיצא לעומת מה שיוצא בממוצע. המספר האחרון אומר כמה זה חריג: מעל 2 או מתחת ל-2− בערך פעם בעשרים משחקים.
luck-of = { $side }: { $dice } קוביות פעולה
luck-got = יצא
luck-expected = צפוי
luck-z = חריגות
luck-hits = פגיעות ב-{ $dice } קוביות קרב
luck-sixes = שישיות בקרב
luck-successes = הצלחות ב-{ $rolls } זריקות מצוד
luck-damage = נזק של { $tiles } אריחי מצוד

## חשבון

account-guest = אתם האורח { $name }. המשחקים שייכים לדפדפן הזה.
account-known = נכנסתם בשם { $name }.
account-make = פתיחת חשבון
account-make-about = עם חשבון תמצאו את המשחקים שלכם בכל מכשיר.
account-make-guest = המשחקים יעברו אתכם.
account-made = החשבון נפתח.
account-name = שם
account-password = סיסמה
account-sign-in = כניסה
account-sign-in-guest = המשחקים של האורח נשארים אצל האורח.
account-signed-in = נכנסתם.
account-sign-out = יציאה
account-sign-out-guest = אורח שיוצא מאבד את משחקיו.
account-signed-out = יצאתם.
account-change = שינוי סיסמה
account-changed = הסיסמה שונתה. מכשירים אחרים נותקו.
account-old = סיסמה ישנה
account-new = סיסמה חדשה
account-data = מה נשמר עליכם
account-export = הורדת הכול
account-results = תוצאות כטבלה
account-delete = למחוק אותי
account-delete-about = השם, הסיסמה, השיחות וההערות יימחקו. משחקים פעילים ייחשבו ככניעה. אי אפשר לבטל זאת.
account-delete-yes = למחוק לתמיד
account-forgotten = נשכחתם.

## הגדרות

setting-language = שפה
setting-theme = צבעים
theme-auto = כמו המכשיר
theme-parchment = מגילה
theme-night = לילה
setting-speed = מהירות
speed-off = בלי הנפשה
speed-slow = איטית
speed-normal = בינונית
speed-fast = מהירה
setting-sounds = צליל כשתורי מגיע
setting-patterns = תבניות מילוי לצד הצבעים
setting-text = משחקים כטקסט, לקוראי מסך
setting-kept = ההגדרות נשמרות בדפדפן הזה.
keys-title = מקשים
keys-digits = מספר: האפשרות שזה מספרה; מ-10 והלאה מקישים את שתי הספרות
keys-find = F או /: לחפש אפשרות לפי שם
keys-arrows = חצים: מאפשרות לאפשרות
keys-enter = Enter או רווח: לבחור; Enter גם מסיים בחירה
keys-escape = Esc: צעד אחורה
keys-shift = Shift ומספר, או −: אחד פחות
keys-map = M: מן השאלה אל המפה ובחזרה
keys-map-arrows = חצים במפה: מאזור מסומן לאזור מסומן, ועם Shift בין כולם; + ו-− לקרב ולהרחיק
keys-explain = I: להסביר את מה שבמוקד; אחר כך החצים מובילים הלאה
keys-help = ?: להציג את המקשים האלה

## חוקים והאתר

rules-find = חפשו בחוקים, או הקלידו מספר כמו W9.6
rules-found = { $count } מקומות
rules-chapters = פרקים
rules-english = החוקים כתובים באנגלית.
about-short = יצירת מעריצים לא רשמית, בחינם. ללא קשר לבעלי הזכויות במלחמת הטבעת או בשר הטבעות.
about-what = ב-Westmarch משחקים משחקי שולחן בדפדפן, לבד או עם אחרים, וכל החוקים נשמרים.
about-unofficial = זו יצירה לא רשמית של מעריצים. היא לא נוצרה, לא אושרה ואינה נתמכת בידי המוציאים לאור של מלחמת הטבעת או בעלי הזכויות בשר הטבעות; כל השמות שייכים לבעליהם. אם המשחק מוצא חן בעיניכם, קנו אותו ושחקו גם סביב שולחן.
about-rules = החוקים והקלפים מסופרים במילים שלנו, וגם הציורים שלנו.
about-private = דבר אינו נטען מאתרים אחרים, ואין מעקב אחר איש. נשמרים השם, המשחקים, השיחות וההערות; בדף החשבון אפשר להוריד ולמחוק אותם.
about-open = התוכנה היא קוד פתוח.

## סירובים

no-no-connection = אין גישה לשרת. נסו שוב בעוד רגע.
no-internal = משהו השתבש אצלנו. המשחק עומד כפי שהיה.
no-held = החוקים השתנו ואינם מובילים למקום שבו המשחק עומד. הוא נשמר כפי שהיה; המשיכו מכאן כמשחק חדש.
no-late = המשחק התקדם בינתיים. כך הוא עומד עכשיו.
no-not-found = אין כאן דבר שמותר לכם לראות.
no-not-signed-in = היכנסו תחילה, או התחילו כאורחים.
no-wrong-password = השם והסיסמה אינם מתאימים.
no-too-many-requests = זה היה מהר מדי. חכו רגע ונסו שוב.
no-not-seated = רק מי שמשחק במשחק הזה רשאי לכך.
no-over = המשחק נגמר.
no-name-taken = השם הזה תפוס.
no-seat-taken = המקום הזה תפוס.
no-bad-name = שם הוא באורך 1 עד 32 תווים.
no-bad-password = סיסמה היא באורך 8 עד 200 תווים.
no-not-offered = אי אפשר לבחור בזה כאן.
no-unreadable-answer = התשובה הזאת אינה מובנת.
no-possible = כן, אפשר.
no-cannot-undo = בינתיים הוטלו קוביות, נשלפו קלפים או שיחק הצד השני. בקשו צעד אחורה.
no-no-odds = העצות כבויות במשחק הזה.
no-no-hint = אין עצה לשאלה הזאת.
no-misunderstood = הדף והשרת אינם מבינים זה את זה. טענו את הדף מחדש.
no-bad-position = אין עמדה כזאת, או שאי אפשר לחזור אליה.
no-bad-record = אי אפשר לקרוא את הרישום, או שאינו לפי החוקים.
no-bad-seats = המקומות אינם מתאימים למשחק; אחד מהם חייב להיות שלכם.
no-bad-setup = אי אפשר לקרוא את העמדה הזאת.
no-bad-text = הטקסט ריק או ארוך מדי.
no-begun = המשחק התחיל: אפשר להיכנע, אבל לא לעזוב.
no-diverged = מה שנרשם מן המשחק הזה אינו מתאים לחוקים.
no-hand-over = קודם צריך להעביר את המכשיר.
no-no-draw = תוכנות אינן מסכימות לתיקו.
no-no-fork = אי אפשר להמשיך מכאן דבר.
no-no-offer = איש אינו מציע תיקו.
no-no-request = איש אינו מבקש לחזור אחורה.
no-not-asked = עכשיו אין שאלה אליכם.
no-not-begun = המשחק לא התחיל: יש עוד מקום פנוי.
no-not-over = רק אחרי שהמשחק נגמר.
no-not-your-seat = מישהו אחר יושב שם.
no-one-seat = אתם משחקים צד אחד בלבד: אין מה להעביר.
no-own-offer = הצד השני צריך לענות להצעה שלכם.
no-own-request = הצד השני צריך לענות לבקשה שלכם.
no-too-large = זה יותר מדי בבת אחת.
no-wrong-origin = לדף הזה אסור לעשות זאת בשרת הזה.
no-wrong-shape = זה יותר מדי או פחות מדי.
