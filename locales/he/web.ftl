# המילים של הדפדפן.

site-name = Westmarch
close = סגירה
cancel = ביטול
guest-names = לוטרה, גירית, אנפה, קיפוד, גדרון, דלק, סנאי, פרוש, בונה, אדום-חזה

## דפים

nav-title = דפים
nav-play = לשחק
nav-lobby = האולם
nav-mine = משחקים
nav-decks = חפיסות
nav-learn = ללמוד
nav-home = דף הבית
nav-source = קוד פתוח
nav-night = לילה
nav-day = יום
nav-account-of = { $name }: החשבון שלכם
nav-waiting = { $count ->
        [one] משחק אחד מחכה לכם
       *[other] { $count } משחקים מחכים לכם
    }
nav-rules = חוקים
nav-settings = הגדרות
nav-account = חשבון
nav-about = אודות
nav-skip = דילוג לתוכן
lost-title = אין כאן דרך
lost-about = הכתובת שגויה, או שהמשחק אינו פתוח לכם. שאלו את מי ששלח את הקישור.

## הדף הראשי

home-title = השולחן ערוך.
home-about = משחקים גדולים, וכל חוק נשמר. נגד תוכנה, חבר או שולחן מלא. בחינם, בלי חשבון.
home-new = משחק חדש
home-create = לערוך שולחן
home-learn = ללמוד את המשחק
home-side = המקום שלכם
home-any-side = לא משנה
home-opponent = יריב
home-how-many = שחקנים
home-choice = { $side }, { $level }
home-choose = { $game }: הגדרות
home-remembered = הבחירה נשמרת.
home-players = { $least } עד { $most } שחקנים
home-players-exactly = { $count } שחקנים
home-live = עכשיו על השולחנות
home-live-all = כל המשחקים לצפייה
home-is-live = חי
promise-glow = מה שזוהר יכול לפעול
promise-glow-about = לחיצה מראה לאן אפשר. לחיצה שם, וזה הולך.
promise-reason = לכל סירוב יש סיבה
promise-reason-about = שואלים למה, ומקבלים את החוק במשפט אחד.
promise-pace = בקצב שלכם
promise-pace-about = ערב אחד, או מהלך ביום. השולחן נשאר.
home-start = לשחק
home-back = שלום, { $name }
home-waiting = { $count ->
        [0] דבר אינו מחכה לכם.
        [one] משחק אחד מחכה לכם.
       *[other] { $count } משחקים מחכים לכם.
    }
home-all = { $count ->
        [one] המשחקים שלי
       *[other] כל { $count } המשחקים
    }
home-open = שולחנות פתוחים
home-open-all = כל { $count }
home-waits = מחכה { $since }
way-title = עוד דרכים לשחק
way-friend = עם חבר
way-friend-about = שולחים קישור. בלי חשבון.
way-device = במכשיר אחד
way-device-about = מעבירים יד ליד. הקלפים מוסתרים.
way-table = למצוא שולחן
way-table-about = { $count ->
        [0] אין שולחן פתוח. פתחו אחד.
        [one] אחד פתוח עכשיו.
       *[other] { $count } פתוחים עכשיו.
    }
way-watch = לצפות
way-watch-about = { $count ->
        [0] לפתוח רישום.
       *[other] { $count } בשידור חי, או רישום.
    }

## רשימות משחקים

list-waiting = עוד לא הצטרף איש
list-your-turn = תורכם, { $since }
list-turn = { $who }, { $since }
list-you = אתם: { $side }
list-open = { $verb }: { $who }
list-play = להמשיך
list-look = להסתכל
list-watch = לצפות
list-replay = לצפות שוב
list-older = משחקים ישנים יותר
special-fork = מעמדה
special-setup = פתיחה משלו
special-hidden = פתיחה משלו, חלקה נסתר
special-no-hints = בלי עצות
special-watched = פתוח לצפייה

## האולם והמשחקים שלי

filter-game = משחק
filter-seats = מקומות
filter-all = הכול
filter-any = הכול
filter-show = להציג הכול
lobby-counts = שולחנות פתוחים: { $open }, לצפייה: { $watch }
lobby-table = השולחן של { $name }
lobby-gone = השולחן הזה נתפס או נסגר. בחרו אחר.
lobby-watch = לצפייה
lobby-watch-none = כרגע אין משחק פתוח לצפייה.
offer-about = { $game }, { $count } שחקנים
offer-you = אתם: { $side }
offer-yours = השולחן שלכם
offer-hints = עצות וסיכויים
offer-no-hints = בלי עצות ובלי סיכויים
offer-watched = כל אחד יכול לצפות
offer-open = לעבור לשם
mine-title = המשחקים שלי
mine-show = להציג
mine-running = פעילים
mine-over = שהסתיימו
mine-records = רישומים
record-open = לפתוח רישום
empty-lobby = אין שולחן פתוח
empty-lobby-about = פתחו אחד, ובינתיים שחקו נגד תוכנה.
empty-filter = אין שולחן כזה
empty-quiet = דבר אינו מחכה לכם
empty-quiet-about = כל היריבים שלכם חושבים.
empty-running = אין משחק פעיל
empty-running-about = שחקו מיד נגד תוכנה, או מצאו שולחן.
empty-over = עוד לא הסתיים משחק
empty-over-about = משחקים שהסתיימו נשארים כאן. צפו בהם שוב בכל עת.
empty-records = עוד אין רישומים
empty-records-about = פתחו משחק רשום. צפו בו, או המשיכו ממנו.

## Decks

decks-title = חפיסות
decks-new = חפיסה חדשה
decks-none = עוד אין חפיסה
decks-none-about = התחילו בחפיסה של המשחק, או בריקה.
decks-legal = חוקית
decks-not-legal = עוד לא חוקית
decks-share = העתקת הקישור
decks-share-one = העתקת הקישור: { $name }
decks-remove = הסרה
decks-remove-one = הסרה: { $name }
decks-remove-about = היא נעלמת מיד, וגם הקישור שלה. משחקים איתה ממשיכים.
deck-any = חפיסה של המשחק
deck-starters = להתחלה
deck-of = חפיסה: { $side }
deck-yours = החפיסה שלכם

## עריכת משחק

create-title = להכין משחק
create-about = הכול מוכן. שנו מה שתרצו.
create-size = כמה מקומות
create-who = מי משחק: { $side }
create-summary = מה יקרה
create-hints = עצות וסיכויים
create-hints-about = כל שחקן יכול לבקש עצה.
create-watched = כל אחד יכול לצפות
create-watched-about = הקלפים מוסתרים עד הסוף.
create-talk = בני אותה קבוצה יכולים לדבר ביניהם
create-talk-about = אחרים אינם קוראים זאת.
create-agreed = כללים אחרים ומקדמות: { $count }
create-nobody = שבו גם אתם.
create-when-friend = יתחיל כשהחבר יפתח את הקישור.
create-when-anybody = יתחיל כשמישהו יתיישב.
create-when-all = מתחיל כשכל המקומות תפוסים.
create-when-now = מתחיל מיד.
create-open = לפתוח שולחן
list-yours = תורכם
list-others = מחכים לאחרים
list-device = במכשיר אחד
list-programs = { $count } תוכנות
list-free = { $count ->
        [one] מקום פנוי אחד
       *[other] { $count } מקומות פנויים
    }
list-against = { $one } נגד { $other }
seat-open = מקום פנוי
seat-program = תוכנה, רמה { $level }
seat-me = אתם
seat-friend = חבר, בקישור
seat-anybody = מישהו מהאולם
seat-device = במכשיר הזה
seat-short-me = אתם
seat-short-friend = חבר
seat-short-anybody = מישהו
seat-short-device = כאן
seat-and-person = { $side } ({ $who })
team = קבוצה { $number }

## הזמנות

join-title = הזמנה למשחק
join-about = יש לכם מקום פנוי: { $side }.
join-team = תשחקו בצד: { $side }
join-sit = לשבת
join-sit-as = לשבת: { $side }
join-full = כל המקומות תפוסים. צפו, או מצאו שולחן אחר.
setup-own-about = המשחק הזה מתחיל אחרת:
setup-hidden = נקבע גם דבר נסתר, למשל יד של קלפים. מי שהכין את המשחק עשוי לדעת אותו.
setup-fork = המשחק הזה ממשיך משחק אחר. מי שהכין אותו עשוי לדעת מה היה נסתר.
setup-played = שוחק מפתיחה משלו.
setup-played-fork = המשך של משחק אחר.
waiting-title = { $count ->
        [one] מקום אחד פנוי
       *[other] { $count } מקומות פנויים
    }
waiting-about = שלחו את הקישור. { $count ->
        [one] המשחק יתחיל כשהחבר יתיישב.
       *[other] המשחק יתחיל כשכל המקומות יתפסו.
    }
waiting-running = שלחו את הקישור. החבר יכול להתיישב בכל עת.
waiting-link = קישור ההזמנה
waiting-copy = להעתיק קישור
waiting-copy-to = להעתיק קישור: { $side }
waiting-copied = הקישור הועתק
waiting-share = שיתוף
waiting-listed = השולחן שלכם מופיע גם באולם.
waiting-leave = לסגור את השולחן

## המשחק

match-turn = תור { $turn }
match-your-turn = תורכם
match-waits-for = ממתינים ל: { $who }
match-program = התוכנה
match-waits-for-seat = יש מקום פנוי
match-over = המשחק נגמר
match-held = מושהה
match-passing = מוותרים בשבילכם
match-sending = שולח …
match-wait-about = { $count ->
        [one] ההחלטה אצל { $who }.
       *[other] ההחלטה אצל: { $who }.
    }
match-watching = אתם צופים.
match-closed = אי אפשר להציג את המשחק הזה
match-loading = רק רגע …
match-spectators = צופים: { $count }
match-is-here = כאן
match-is-away = לא כאן
match-as-text = להציג כטקסט
match-with-board = להציג את הלוח
match-panel = פרטים
match-menu = תפריט
match-drawer = יומן ועוד
match-board = לוח
match-plain = למשחק הזה עוד אין לוח. הכול מסופר במילים.
load-failed = החלק הזה לא נטען.
load-again = לטעון את הדף מחדש
tab-view = מצב
match-sheet = שינוי גודל
tab-log = יומן
tab-talk = שיחה
connection-offline = אין חיבור. הלחיצות שלכם יישלחו כשיחזור.
connection-connecting = מתחבר …
offline-title = אין חיבור.
offline-about = אפשר לקרוא את החוקים ואת המשחקים שפתחתם כאן.
news-asked = שאלה אליכם: { $question }

## שאלות

question-find = חפשו או הקלידו תשובה
question-nothing-found = אין כאן דבר בשם הזה.
question-which = איזה מאלה?
question-meant = אולי התכוונתם
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
question-order = בסדר הזה: { $what }
question-order-about = הסדר חשוב. בחרו קודם את הראשון.
question-place = מקום { $place }
pass-about = יש רק תשובה אחת: { $answer }. היא תישלח בעוד רגע.
pass-stop = עצירה
why-other = בחרו ({ $name }).
question-why-not = למה לא?
question-why-not-about = לחצו על מה שחסר לכם, או הקלידו את שמו.
question-why-not-answer = מה חסר לכם?
question-ask = לשאול
question-rules = החוקים לשאלה הזאת:
doing-along = מי הולך
doing-where = לאן
doing-list = כל הפעולות
doing-by-hand = לשחק על הלוח
doing-let-go = לעזוב
doing-staying = נשארים: { $what }
doing-more = אחד יותר: { $what }
doing-further = { $count ->
        [one] עוד מקום אחד זוהר בלוח.
       *[other] עוד { $count } מקומות זוהרים בלוח.
    }
doing-pays = תשלום: { $die }
doing-taken = { $what }. { $count ->
        [one] דרך אחת להמשיך.
       *[other] { $count } דרכים להמשיך.
    }
hint-ask = עצה
hint-thinking = חושב …
hint-about = המספרים הם הערכת התוכנה לסיכוי שלכם לנצח.
refused-title = אסור:
refused-rule = חוק { $rule }
since-several = קרו { $count } דברים
since-play = להציג על הלוח (N)

## צעדים ראשונים

coach-title = צעדים ראשונים
coach-answer = מה שזוהר יכול לפעול. לחצו עליו, ואז על היעד.
coach-learn = שיעורים
coach-close = סגירה

## היומן

log-topic = להציג
log-all = הכול
log-table = השחקנים
log-earlier = { $count } שורות קודמות
log-away = בזמן שלא הייתם
log-look = להציג את העמדה הזאת ({ $time })
log-empty = עדיין לא קרה דבר.
deed-undo = { $who }: צעד אחורה.
deed-ask-undo = { $who }: בקשה לצעד אחורה.
deed-grant-undo = { $who }: הסכמה.
deed-refuse-undo = { $who }: סירוב.
deed-take-over = המכשיר בידי { $who }.
deed-concede = { $who }: כניעה.
deed-leave = { $who }: עזיבה. תוכנה ממשיכה.
deed-offer-draw = { $who }: הצעת תיקו.
deed-accept-draw = { $who }: התיקו התקבל.
deed-refuse-draw = { $who }: התיקו נדחה.

## מה אפשר לעשות

deed-do-undo = צעד אחורה
deed-more = עוד
deed-do-ask-undo = לבקש צעד אחורה
deed-do-offer-draw = להציע תיקו
deed-do-concede = להיכנע
deed-do-leave = לעזוב את המקום
deed-do-rematch = משחק חוזר
deed-do-report = לדווח על בעיה
concede-title = להיכנע?
concede-about = הניצחון עובר מיד אל { $who }.
concede-others = אתם פורשים מהמשחק. האחרים ממשיכים.
leave-about = תוכנה ממשיכה במקומכם. הקבוצה שלכם ממשיכה.
concede-yes = להיכנע
problem-title = לדווח על בעיה
problem-about = מה השתבש? למה ציפיתם? נשלחים גם רישום המשחק ומה שאתם רואים.
problem-send = שליחה
problem-thanks = תודה. מספר הדיווח: { $number }.
undo-asked = בקשה לצעד אחורה: { $who }.
undo-asked-by-you = ביקשתם צעד אחורה.
undo-grant = להסכים
undo-refuse = לסרב
undo-look = להציג את העמדה ההיא
still-to-agree = ממתינים לתשובה: { $who }.
draw-offered = הצעת תיקו: { $who }.
draw-offered-by-you = הצעתם תיקו.
draw-accept = לקבל
draw-refuse = לדחות
chat-title = שיחה
chat-empty = עדיין איש לא אמר דבר.
chat-earlier = שורות קודמות
chat-write = אמרו משהו
chat-send = שליחה
chat-to = אל
chat-all = כולם
chat-team = הקבוצה שלי
chat-spectators = הצופים
notes-title = הערות
notes-about = רק אתם רואים את ההערות.
notes-saving = שומר …
hand-over-title = { $side }: תורכם
hand-over-about = העבירו את המכשיר. עד אז הכול נשאר מוסתר.
hand-over-take = אני: { $side }

## עמדות קודמות

replay-title = צפייה חוזרת
replay-position = ציר הזמן
replay-at = { $now } מתוך { $last }
replay-where = תור { $turn }, { $at }
replay-first = להתחלה
replay-back = הפעולה הקודמת
replay-on = הפעולה הבאה
replay-turn-back = התור הקודם
replay-turn-on = התור הבא
replay-last = לסוף
replay-play = הפעלה
replay-pause = השהיה
replay-pace = קצב
replay-seen-by = נקודת מבט
replay-own = כפי שראיתם
replay-asked = השאלה כאן: { $question }
replay-beginning = כאן המשחק מתחיל.
replay-nothing = אין כאן מה לספר.
replay-now = בחזרה למשחק
fork-open = להמשיך מכאן
fork-title = להמשיך מכאן
fork-about = משחק חדש יתחיל מהעמדה הזאת. המשחק הזה יישאר כפי שהוא.
fork-about-running = משחק חדש יתחיל מהעמדה הזאת. מה שאינכם רואים יחולק מחדש.
fork-begin = להתחיל
link-copy = העתקת קישור
link-copied = הקישור הועתק
link-address = קישור להעתקה

## הסוף

ending-won = ניצחון: { $side }
ending-you-win = ניצחתם: { $how }
ending-you = ניצחתם
ending-person-wins = { $who } – ניצחון: { $how }
ending-against = { $one } נגד { $other }
ending-turns = { $count ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $count } תורות
    }
ending-length = { $days ->
        [0] { $hours ->
            [0] { $minutes } דק׳
           *[other] { $hours } שע׳ { $minutes } דק׳
        }
       *[other] { $days } ימים { $hours } שע׳
    }
ending-conceded = { $side }: כניעה
ending-draw = תיקו
ending-unfinished = רישום שלא הושלם
ending-result = תוצאה
ending-record = הורדת הרישום
ending-replay = צפייה חוזרת
ending-table = הצגת השולחן
rematch-about = אתם מחליפים צדדים.
result-result = סיום
result-winner = המנצח
result-turns = תורות
luck-title = מזל
luck-all = כל המספרים
luck-kind-to = לטובת { $who }
luck-bad = חסר מזל
luck-good = בר מזל
luck-got = יצא
luck-expected = צפוי
luck-z = חריגות
luck-even = בסך הכול מאוזן למדי.
luck-kind = בסך הכול המזל נטה אל { $who }.
luck-band = שניים מכל שלושה משחקים נשארים בפס הכהה.
luck-none = מעט מדי היה תלוי במזל.
swing-title = איך זה התפתח
swing-said = סיכויי הניצחון של { $who }: { $turns }
swing-at = תור { $turn } { $chance }
moments-title = { $count ->
        [one] רגע אחד
        [two] שני רגעים
       *[other] { $count } רגעים
    }
moments-about = פתחו אחד לצפייה חוזרת, או המשיכו ממנו.
moment-fork = להמשיך

## חשבון

account-guest = אתם אורחים. המשחקים שייכים לדפדפן הזה.
account-known = המשחקים נמצאים בכל מכשיר שבו תיכנסו.
account-nobody = עוד אין לכם שם כאן. שחקו ותקבלו אחד.
account-make = פתיחת חשבון
account-make-about = הוא שומר את המשחקים בכל מכשיר. די בשם ובסיסמה.
account-make-guest = המשחקים יעברו אתכם. די בשם ובסיסמה.
account-made = החשבון שלכם מוכן.
account-name = שם
account-password = סיסמה
account-sign-in = כניסה
account-sign-in-about = כבר יש לכם חשבון.
account-sign-in-guest = המשחקים של האורח נשארים אצל האורח.
account-signed-in = נכנסתם.
account-sign-out = יציאה
account-sign-out-guest = יציאה כאורח, והמשחקים יאבדו.
account-signed-out = יצאתם.
account-change = שינוי סיסמה
account-changed = הסיסמה שלכם שונתה. מכשירים אחרים נותקו.
account-old = סיסמה ישנה
account-new = סיסמה חדשה
account-data = הנתונים שלכם
account-export = הורדת הכול
account-results = תוצאות כטבלה
account-leave = עזיבה
account-delete = למחוק את החשבון
account-delete-about = השם, הסיסמה, השיחות וההערות יימחקו. במשחקים פעילים תיכנעו. אי אפשר לבטל זאת.
account-delete-yes = למחוק לתמיד
account-forgotten = החשבון נמחק.
account-won-lost = תוצאות, ניצחונות : הפסדים
account-against-people = { $seat }, מול אנשים
account-against-programs = { $seat }, מול תוכנות
account-counted = { $count ->
        [one] מהמשחק האחרון שלכם. תיקו אינו נספר.
       *[other] מ-{ $count } המשחקים האחרונים שלכם. תיקו אינו נספר.
    }
account-last = משחקים אחרונים
account-all = כל המשחקים

## הגדרות

setting-language = שפה
setting-look = מראה
setting-theme = ערכת נושא
theme-auto = כמו המכשיר
theme-parchment = יום
theme-night = לילה
setting-table = ליד השולחן
setting-speed = תנועה
speed-off = כבויה
speed-slow = איטית
speed-normal = רגילה
speed-fast = מהירה
setting-turn = התור שלכם
setting-sounds = להשמיע צליל
setting-passes = לענות במקומי
setting-passes-about = אחרי רגע, כשיש רק תשובה אחת אפשרית.
setting-patterns = תבניות מילוי לצד הצבעים
setting-text = משחקים כטקסט
setting-text-about = לקוראי מסך.
setting-you = אתם
setting-kept = נשמרות בדפדפן הזה תוך כדי שינוי.
keys-title = מקשים
keys-digits = מספר: הקובייה שבמקום הזה; ברשימה, האפשרות שזה מספרה
keys-find = F או /: לחפש אפשרות
keys-arrows = חצים: האפשרות הבאה
keys-enter = Enter או רווח: לבחור; Enter גם משחק את ההצעה, רווח מסיים
keys-escape = Esc: לעזוב; ברשימה, צעד אחורה
keys-back = U: צעד אחורה
keys-list = L: כל הפעולות כרשימה
keys-aims = Q, W, E …: לעשות את מה שליד האות
keys-cards = C ומספר: לבחור את הקלף הזה
keys-hint = H: עצה; Enter משחק אותה
keys-shift = Shift ומספר, או −: אחד פחות
keys-map = M: מן השאלה אל הלוח ובחזרה
keys-map-arrows = חצים בלוח: המקום המסומן הבא, ועם Shift כל מקום; + ו-− לקרב ולהרחיק
keys-explain = I: להסביר את מה שבמוקד; אחר כך החצים מובילים הלאה
keys-news = N: להציג על הלוח מה עשו האחרים
keys-drawer = G: יומן ועוד
keys-replay = בצפייה חוזרת: חצים לפעולות, עם Shift לתורות, Home ו־End; רווח מפעיל, פסיק ונקודה – תשובה אחר תשובה
keys-help = ?: להציג את המקשים האלה

## חוקים והאתר

rules-find = חפשו בחוקים: מילה או { $example }
rules-found = { $here ->
        [one] חוק אחד
       *[other] { $here } חוקים
    } בפרק הזה, { $others } באחרים
rules-nothing = אין חוק עם המילים האלה. נסו מילה אחת, או מספר כמו { $example }.
rules-chapters = פרקים
rules-example = דוגמה
rules-reading = הקריאה שלנו.
rules-english = החוקים כתובים באנגלית.
about-short = יצירת מעריצים לא רשמית וחינמית, ללא קשר למוציאים לאור. אהבתם? קנו את המשחקים.
about-what = משחקי שולחן בדפדפן, לבד או עם אחרים. כל החוקים נאכפים.
about-fans = יצירת מעריצים לא רשמית
about-unofficial = כל השמות שייכים לבעליהם. אהבתם משחק? קנו אותו.
about-rules = החוקים והקלפים במילים שלנו, וגם הציורים שלנו.
about-data = הנתונים שלכם
about-private = דבר אינו מגיע מאתרים אחרים, ואין מעקב אחר איש. נשמרים השם, המשחקים, השיחות וההערות. בדף החשבון אפשר להוריד ולמחוק אותם.
about-open = התוכנה היא קוד פתוח, ברישיון MIT או Apache 2.0.
about-source = הקוד מצורף לכל עותק. בקשו ממי שמפעיל את השרת.
about-fonts = הכותרות בגופנים Alegreya ו-Frank Ruhl Libre (SIL Open Font License 1.1).

## סירובים

no-no-connection = אין גישה לשרת. נסו שוב בעוד רגע.
no-gone = נכנעתם. האחרים ממשיכים לשחק.
no-no-stops = במשחק הזה אי אפשר לוותר.
no-unknown-stop = אין במשחק הזה עצירה כזאת.
no-no-team = אין לכם קבוצה במשחק הזה.
no-no-team-talk = השיחה בקבוצה כבויה במשחק הזה.
no-last-of-team = איש מהקבוצה שלכם לא יישאר. אפשר להיכנע.
no-seated = שחקנים אינם משוחחים עם הצופים.
no-slow = טעינת המשחק הזה אורכת זמן רב מדי. נסו שוב מאוחר יותר.
no-too-long = המשחק הזה התארך מדי. המשיכו מכאן כמשחק חדש.
no-internal = משהו השתבש בשרת. המשחק לא השתנה.
no-held = החוקים השתנו מאז שהמשחק התחיל. הוא נשאר כפי שהוא. המשיכו מכאן כמשחק חדש.
no-late = המשחק התקדם. זו העמדה עכשיו.
no-too-many-offers = יש לכם יותר מדי שולחנות פתוחים. סגרו אחד קודם.
no-not-found = אין כאן דבר, או שאסור לכם לראות אותו.
no-not-signed-in = היכנסו תחילה, או התחילו כאורחים.
no-wrong-password = השם או הסיסמה שגויים.
no-too-many-requests = מהר מדי. חכו רגע ונסו שוב.
no-not-seated = רק שחקני המשחק הזה רשאים לכך.
no-over = המשחק נגמר.
no-name-taken = השם הזה, או שם שנראה כמוהו, תפוס.
no-seat-taken = המקום הזה תפוס.
no-bad-name = שם הוא באורך 1 עד 32 תווים נראים.
no-bad-password = סיסמה היא באורך 8 עד 200 תווים.
no-common-password = קל מדי לנחש את הסיסמה הזאת. בחרו אחרת.
no-cannot-write = השרת אינו יכול לכתוב לדיסק. כרגע אי אפשר לשמור דבר.
no-store-away = השרת אינו מגיע כרגע לנתונים שלו. דבר לא אבד. נסו שוב בעוד רגע.
no-other-version = השרת מתעדכן כרגע. נסו שוב בעוד רגע.
no-stopping = השרת עומד להיעצר. נסו שוב בעוד רגע.
no-not-offered = אי אפשר לבחור בזה כאן.
no-unreadable-answer = אי אפשר לקרוא את התשובה הזאת.
no-possible = כן, אפשר.
no-cannot-undo = בינתיים באו קוביות, קלפים או שחקן אחר. בקשו צעד אחורה.
no-no-odds = העצות כבויות במשחק הזה.
no-no-hint = אין עצה לשאלה הזאת.
no-misunderstood = הדף והשרת אינם מבינים זה את זה. טענו את הדף מחדש.
no-bad-position = אין עמדה כזאת במשחק הזה.
no-bad-record = הרישום פגום, או שאינו לפי החוקים.
no-bad-seats = המקומות אינם מתאימים למשחק. אחד מהם חייב להיות שלכם.
no-bad-setup = אי אפשר להשתמש בפתיחה הזאת, או לא באולם.
no-bad-deck = החפיסה הזאת מפרה חוק.
no-deck-faults = { $more ->
        [0] אי אפשר לשחק בחפיסה הזאת: { $faults }.
       *[other] אי אפשר לשחק בחפיסה הזאת: { $faults }; ועוד { $more }.
    }
no-bad-title = בשם יש 1 עד 60 תווים נראים.
no-unreadable-deck = החפיסה הזאת ארוכה מדי, או שאי אפשר לקרוא אותה.
no-deck-changed = החפיסה השתנתה במקום אחר.
no-too-many-decks = יש לכם 100 חפיסות. הסירו אחת קודם.
no-no-decks = למשחק הזה אין חפיסות.
no-bad-text = הטקסט ריק או ארוך מדי.
no-begun = המשחק התחיל. אפשר להיכנע, אבל לא לעזוב.
no-diverged = רישום המשחק הזה אינו לפי החוקים.
no-hand-over = קודם העבירו את המכשיר.
no-no-draw = התוכנה אינה מקבלת תיקו.
no-no-fork = אי אפשר להמשיך מכאן.
no-no-offer = איש אינו מציע תיקו.
no-no-request = איש אינו מבקש צעד אחורה.
no-not-asked = זה לא תורכם.
no-too-many-answers = זה יותר מדי בבת אחת.
no-out-of-hand = לפני כן באים קוביות או שחקן אחר. התקדמו צעד אחר צעד.
no-one-at-a-time = המשחק הזה התחיל בחוקים ישנים. ענו מן הרשימה, אחת אחת.
no-not-begun = המשחק לא התחיל. יש עוד מקום פנוי.
no-not-over = חכו לסוף המשחק.
no-not-your-seat = זה לא המקום שלכם.
no-one-seat = יש לכם רק מקום אחד. אין למי להעביר.
no-own-offer = ההצעה היא שלכם. האחרים עונים עליה.
no-own-request = זו הבקשה שלכם. האחרים עונים עליה.
no-too-large = זה גדול מדי.
no-wrong-origin = לדף הזה אסור לעשות זאת בשרת הזה.
no-wrong-shape = זה יותר מדי או פחות מדי.

## שיעורים

learn-page = ללמוד תוך כדי משחק
learn-count = { $count } מתוך { $of } שיעורים הושלמו
learn-side = הצד שלכם: { $side }
learn-is-done = הושלם
learn-begin = להתחיל
learn-repeat = שוב
learn-title = שיעור { $number }: { $title }
learn-step = צעד { $number } מתוך { $of }
learn-rules = חוקים:
learn-suggested = השיעור מציע את זה
learn-suggested-count = השיעור מציע { $count }
learn-astray = יצאתם מדרכו של השיעור. הביטו סביב. חזרו בצעד אחורה, או התחילו מחדש.
learn-over = המשחק הזה הסתיים לפני מטרת השיעור. אפשר להתחיל אותו מחדש בכל עת.
learn-again = להתחיל את השיעור מחדש
learn-done = כל הכבוד.
learn-next = הבא: { $title }
learn-then = נסו עכשיו: { $what }
learn-all = כל השיעורים
learn-play = לשחק משחק שלם
learn-whole = משחק שלם
learn-whole-about = נגד תוכנה, עם עצה מתי שתרצו.
