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

home-title = משחקי שולחן בדפדפן
home-about = התוכנה שומרת על החוקים: בכל שאלה רואים מה אפשר לעשות, ואם משהו אסור – גם למה. אין צורך בחשבון.
home-new = חדשים כאן?
home-learn = ללמוד את המשחק
home-play = לשחק עכשיו נגד התוכנה
home-game = משחק
home-side = המקום שלכם
home-level = רמת התוכנה
home-name = השם שלכם
home-start = משחקים
home-mine = המשחקים שלי
home-friend = עם אחרים, ברשת
home-friend-about = תקבלו קישור לשליחה. איש אינו צריך חשבון.
home-listed = להציג באולם: כל אחד יכול להצטרף
home-watched = כל אחד יכול לצפות
home-odds = עצות וסיכויים מותרים
home-open = לפתוח משחק, הצד שלי: { $side }
home-hotseat = כמה שחקנים במכשיר אחד
home-hotseat-about = מעבירים את המכשיר; איש אינו רואה את הקלפים של אחר.
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
list-older = משחקים ישנים יותר
seat-open = מקום פנוי
seat-program = תוכנה, רמה { $level }

## הזמנות

join-title = הזמנה למשחק
join-about = יש לכם מקום פנוי: { $side }.
join-sit = לשבת ולשחק
join-full = כל המקומות תפוסים.
setup-own = פתיחה משלו
setup-own-about = המשחק הזה אינו מתחיל כרגיל. מה שונה:
setup-hidden = היא קובעת גם דבר נסתר, למשל את הקלפים ביד. מי שיצר את המשחק עשוי לדעת מה שאינכם יודעים.
setup-fork = המשחק הזה ממשיך משחק אחר מאחת העמדות שלו. מי שיצר אותו עשוי לדעת מה היה נסתר שם.
setup-played = שוחק מפתיחה משלו.
setup-played-fork = המשך מעמדה של משחק אחר.
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
match-wait-about = אחרים חושבים. כשיגיע תורכם תישאלו מיד.
match-watching = אתם צופים.
match-closed = אי אפשר להציג את המשחק הזה
match-loading = רק רגע …
match-spectators = צופים: { $count }
match-here = (כאן)
match-as-text = כטקסט
match-with-board = עם הלוח
match-panel = לצד הלוח
match-menu = תפריט
match-drawer = יומן ועוד
match-board = לוח
match-plain = למשחק הזה אין עדיין ציורים: הכול מסופר במילים.
load-failed = לא ניתן היה לטעון את החלק הזה.
load-again = לטעון את הדף מחדש
tab-view = מצב
match-sheet = להגדיל או להקטין
tab-log = יומן
tab-talk = שיחה
connection-offline = אין חיבור. מה שתלחצו יישמר ויישלח כשיחזור.
connection-connecting = מתחבר …
connection-none = אין גישה לשרת. אפשר לקרוא את הכללים ולצפות במשחקים שפתחתם כאן.
news-asked = שאלה אליכם: { $question }

## שאלות

question-find = חפשו או הקלידו תשובה
question-nothing-found = אין כאן דבר בשם הזה.
question-which = איזה מאלה?
question-meant = אולי הכוונה
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
question-order-about = הסדר חשוב: בחרו לפיו.
question-place = מקום { $place }
pass-about = יש רק תשובה אחת: { $answer }. היא תינתן במקומכם בעוד רגע.
pass-stop = עצירה
why-other = בחרו ({ $name }).
question-why-not = למה אי אפשר …?
question-why-not-about = הקלידו שם של דבר, או לחצו עליו.
question-why-not-answer = מה חסר לכם?
question-ask = לשאול
question-rules = החוקים לשאלה הזאת:
doing-along = מי הולך
doing-where = לאן
doing-list = כל הפעולות
doing-by-hand = לשחק ביד
doing-let-go = לעזוב
doing-staying = נשארים: { $what }
doing-more = אחד יותר: { $what }
doing-further = { $count ->
        [one] עוד מקום אחד מואר בלוח.
       *[other] עוד { $count } מקומות מוארים בלוח.
    }
doing-pays = תשלום: { $die }
doing-aim = { $place }: { $action }
doing-taken = { $what }. { $count ->
        [one] דרך אחת להמשיך.
       *[other] { $count } דרכים להמשיך.
    }
hint-ask = עצה
hint-thinking = חושב …
hint-about = המספרים הם סיכויי ניצחון, לפי הערכת התוכנה.
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
log-look = להביט במצב הזה ({ $time })
log-empty = עדיין לא קרה דבר.
deed-undo = { $side }: צעד אחורה.
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
concede-about = אתם נכנעים מיד, והאחרים ינצחו.
concede-yes = להיכנע
problem-title = לדווח על בעיה
problem-about = מה השתבש, ולמה ציפיתם? רישום המשחק ומה שאתם רואים יישלחו יחד.
problem-send = שליחה
problem-thanks = תודה. נשמר במספר { $number }.
undo-asked = { $side } מבקש לחזור אחורה.
undo-asked-by-you = ביקשתם לחזור אחורה.
undo-grant = להסכים
undo-refuse = לא להסכים
undo-look = להסתכל בעמדה ההיא
still-to-agree = עוד צריכים להסכים: { $who }.
draw-offered = { $side } מציע תיקו.
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
luck-title = מזל

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
setting-passes = כשיש רק תשובה אחת אפשרית, לענות במקומי אחרי רגע
setting-patterns = תבניות מילוי לצד הצבעים
setting-text = משחקים כטקסט, לקוראי מסך
setting-kept = ההגדרות נשמרות בדפדפן הזה.
keys-title = מקשים
keys-digits = מספר: הקובייה שבמקום הזה; ברשימה, האפשרות שזה מספרה
keys-find = F או /: לחפש אפשרות לפי שם
keys-arrows = חצים: מאפשרות לאפשרות
keys-enter = Enter או רווח: לבחור; Enter גם עושה את המוצע, רווח מסיים
keys-escape = Esc: לעזוב את מה שנבחר; ברשימה, צעד אחורה
keys-back = U: צעד אחורה
keys-list = L: כל הפעולות כרשימה
keys-aims = Q, W, E …: לעשות את מה שליד האות
keys-cards = C ומספר: לבחור את הקלף הזה
keys-hint = H: עצה; Enter משחק אותה
keys-shift = Shift ומספר, או −: אחד פחות
keys-map = M: מן השאלה אל הלוח ובחזרה
keys-map-arrows = חצים בלוח: ממקום מסומן למקום מסומן, ועם Shift בין כולם; + ו-− לקרב ולהרחיק
keys-explain = I: להסביר את מה שבמוקד; אחר כך החצים מובילים הלאה
keys-news = N: מציג על הלוח מה עשו האחרים
keys-drawer = G: היומן והדפים האחרים
keys-help = ?: להציג את המקשים האלה

## חוקים והאתר

rules-find = חפשו בחוקים, או הקלידו מספר כמו { $example }
rules-found = { $count } מקומות
rules-chapters = פרקים
rules-english = החוקים כתובים באנגלית.
about-short = יצירת מעריצים לא רשמית, בחינם. ללא קשר לבעלי הזכויות במשחקים.
about-what = ב-Westmarch משחקים משחקי שולחן בדפדפן, לבד או עם אחרים, וכל החוקים נשמרים.
about-unofficial = זו יצירה לא רשמית של מעריצים; כל השמות שייכים לבעליהם. אם משחק מוצא חן בעיניכם, קנו אותו ושחקו גם סביב שולחן.
about-rules = החוקים והקלפים מסופרים במילים שלנו, וגם הציורים שלנו.
about-private = דבר אינו נטען מאתרים אחרים, ואין מעקב אחר איש. נשמרים השם, המשחקים, השיחות וההערות; בדף החשבון אפשר להוריד ולמחוק אותם.
about-open = התוכנה היא קוד פתוח.

## סירובים

no-no-connection = אין גישה לשרת. נסו שוב בעוד רגע.
no-gone = ויתרת במשחק הזה; האחרים ממשיכים לשחק.
no-no-team = במשחק הזה אתה משחק לעצמך.
no-seated = מי שמשחק אינו מדבר עם הצופים.
no-slow = קריאת המשחק הזה אורכת כרגע זמן רב מדי. נסו שוב מאוחר יותר.
no-too-long = המשחק הזה התארך מדי. המשיכו מכאן כמשחק חדש.
no-internal = משהו השתבש אצלנו. המשחק עומד כפי שהיה.
no-held = החוקים השתנו ואינם מובילים למקום שבו המשחק עומד. הוא נשמר כפי שהיה; המשיכו מכאן כמשחק חדש.
no-late = המשחק התקדם בינתיים. כך הוא עומד עכשיו.
no-not-found = אין כאן דבר שמותר לכם לראות.
no-not-signed-in = היכנסו תחילה, או התחילו כאורחים.
no-wrong-password = השם והסיסמה אינם מתאימים.
no-too-many-requests = זה היה מהר מדי. חכו רגע ונסו שוב.
no-not-seated = רק מי שמשחק במשחק הזה רשאי לכך.
no-over = המשחק נגמר.
no-name-taken = השם הזה, או שם שנראה כמוהו, תפוס.
no-seat-taken = המקום הזה תפוס.
no-bad-name = שם הוא באורך 1 עד 32 תווים נראים.
no-bad-password = סיסמה היא באורך 8 עד 200 תווים.
no-common-password = זה השם שלכם, או סיסמה שכולם מנסים ראשונה. בחרו אחרת.
no-cannot-write = השרת אינו יכול לכתוב לדיסק: כרגע אי אפשר לשמור דבר.
no-not-offered = אי אפשר לבחור בזה כאן.
no-unreadable-answer = התשובה הזאת אינה מובנת.
no-possible = כן, אפשר.
no-cannot-undo = בינתיים הוטלו קוביות, נשלפו קלפים או שיחקו אחרים. בקשו צעד אחורה.
no-no-odds = העצות כבויות במשחק הזה.
no-no-hint = אין עצה לשאלה הזאת.
no-misunderstood = הדף והשרת אינם מבינים זה את זה. טענו את הדף מחדש.
no-bad-position = אין עמדה כזאת, או שאי אפשר לחזור אליה.
no-bad-record = אי אפשר לקרוא את הרישום, או שאינו לפי החוקים.
no-bad-seats = המקומות אינם מתאימים למשחק; אחד מהם חייב להיות שלכם.
no-bad-setup = אי אפשר להשתמש בפתיחה הזאת, או לא במשחק שבאולם.
no-bad-text = הטקסט ריק או ארוך מדי.
no-begun = המשחק התחיל: אפשר להיכנע, אבל לא לעזוב.
no-diverged = מה שנרשם מן המשחק הזה אינו מתאים לחוקים.
no-hand-over = קודם צריך להעביר את המכשיר.
no-no-draw = תוכנות אינן מסכימות לתיקו.
no-no-fork = אי אפשר להמשיך מכאן דבר.
no-no-offer = איש אינו מציע תיקו.
no-no-request = איש אינו מבקש לחזור אחורה.
no-not-asked = עכשיו אין שאלה אליכם.
no-too-many-answers = זה יותר ממה שאפשר לעשות בבת אחת.
no-out-of-hand = מזל או מישהו אחר נכנסים לפני כן. עשו זאת צעד אחר צעד.
no-one-at-a-time = המשחק הזה התחיל בחוקים ישנים: יש להשיב תשובה אחת בכל פעם, מן הרשימה.
no-not-begun = המשחק לא התחיל: יש עוד מקום פנוי.
no-not-over = רק אחרי שהמשחק נגמר.
no-not-your-seat = מישהו אחר יושב שם.
no-one-seat = יש לכם מקום אחד בלבד: אין מה להעביר.
no-own-offer = האחרים צריכים לענות להצעה שלכם.
no-own-request = האחרים צריכים לענות לבקשה שלכם.
no-too-large = זה יותר מדי בבת אחת.
no-wrong-origin = לדף הזה אסור לעשות זאת בשרת הזה.
no-wrong-shape = זה יותר מדי או פחות מדי.

## שיעורים

learn-page = ללמוד את המשחק
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
learn-astray = יצאתם מדרכו של השיעור, וזה מותר. הביטו סביב, חזרו אליה בצעד אחורה, או התחילו מחדש.
learn-over = המשחק הזה הסתיים לפני מטרת השיעור. אפשר להתחיל אותו מחדש בכל עת.
learn-again = להתחיל את השיעור מחדש
learn-done = כל הכבוד!
learn-next = הבא: { $title }
learn-then = נסו עכשיו: { $what }
learn-all = כל השיעורים
learn-play = לשחק משחק שלם
