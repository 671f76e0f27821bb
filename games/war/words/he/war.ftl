# מלחמת הטבעת: הדברים שבמשחק, השאלות ומה שקורה.

side-fp = האנשים החופשיים
side-sh = האופל

phase-recover = שלב 1, החזרת קוביות ומשיכת קלפים
phase-shadow-draw = שלב 1, משיכת קלפים
phase-second-draw = שלב 1, משיכת קלפים
phase-exchange = שלב 1, החלפת קלפים
phase-exchange-cards = שלב 1, החלפת קלפים
phase-shadow-second-draw = שלב 1, משיכת קלפים
phase-shadow-exchange = שלב 1, החלפת קלפים
phase-shadow-exchange-cards = שלב 1, החלפת קלפים
phase-fellowship = שלב 2, אחוות הטבעת
phase-hunt-allocation = שלב 3, הקצאה למצוד
phase-action-roll = שלב 4, זריקת קוביות
phase-actions = שלב 5, ביצוע הפעולות
phase-victory-check = שלב 6, בדיקת ניצחון

## מדינות. הצורה "-of" באה אחרי סוג הכוח.

nation-dwarves = הגמדים
nation-elves = האלפים
nation-gondor = גונדור
nation-north = הצפון
nation-rohan = רוהאן
nation-isengard = אייזנגארד
nation-sauron = סאורון
nation-southrons = הדרומיים והמזרחיים
nation-dwarves-of = של הגמדים
nation-elves-of = של האלפים
nation-gondor-of = של גונדור
nation-north-of = של הצפון
nation-rohan-of = של רוהאן
nation-isengard-of = של אייזנגארד
nation-sauron-of = של סאורון
nation-southrons-of = של הדרומיים והמזרחיים

figure-regular = { $count ->
        [1] יחידה רגילה { $of }
       *[other] { $count } יחידות רגילות { $of }
    }
figure-elite = { $count ->
        [1] יחידת עלית { $of }
       *[other] { $count } יחידות עלית { $of }
    }
figure-leader = { $count ->
        [1] מנהיג { $of }
       *[other] { $count } מנהיגים { $of }
    }
figure-nazgul = { $count ->
        [1] נזגול
       *[other] { $count } נזגול
    }

loss-lose = להוריד: { $figure } (פגיעה אחת)
loss-reduce = להפוך ליחידה רגילה: { $figure } (פגיעה אחת)
loss-not-replaced = להוריד: { $figure } (פגיעה אחת; לא נותרה יחידה רגילה)
loss-lose-elite = להוריד: { $figure } (שתי פגיעות)

character-gandalf-the-grey = גנדלף האפור
character-strider = פסען
character-boromir = בורומיר
character-legolas = לגולס
character-gimli = גימלי
character-meriadoc = מריאדוק ברנדיבק
character-peregrin = פרגרין טוק
character-gollum = גולום
character-gandalf-the-white = גנדלף הלבן
character-aragorn = אראגורן
character-saruman = סארומן
character-witch-king = המלך המכשף
character-mouth-of-sauron = פיו של סאורון

site-town = ישוב
site-city = עיר
site-stronghold = מצודה
site-fortification = ביצורים

face-character = דמות
face-army = צבא
face-muster = גיוס
face-muster-army = גיוס/צבא
face-event = אירוע
face-will = רצון המערב
face-eye = עין

deck-character-deck = חבילת הדמויות
deck-strategy-deck = חבילת האסטרטגיה

action-move-armies = הזזת צבאות
action-attack = תקיפה
action-play-event = לשחק קלף אירוע
action-draw-event = משיכת קלף אירוע
action-advance-nation = קידום מדינה במסלול הפוליטי
action-recruit = גיוס
action-bring-minion = הכנסת משרת של האופל למשחק
action-move-fellowship = הזזת האחווה
action-hide-fellowship = הסתרת האחווה
action-separate = הפרדת עמיתים מן האחווה
action-move-companions = הזזת עמיתים
action-move-minions = הזזת נזגול ומשרתים
action-bring-gandalf = גנדלף הלבן מגיע
action-crown-aragorn = פסען נעשה אראגורן, יורש איזילדור
action-warden-of-the-white-tower = בורומיר: גונדור מתקדמת
action-prince-of-mirkwood = לגולס: האלפים מתקדמים
action-dwarf-of-erebor = גימלי: הגמדים מתקדמים
action-voice-recruits = קולו של סארומן: יחידה רגילה בכל ישוב של אייזנגארד
action-voice-promotes = קולו של סארומן: שתי יחידות רגילות באורתנק נעשות עלית
action-discard-table = לזרוק קלף מן השולחן

part-fellowship = להסתיר את האחווה או להזיז אותה
part-fly = לעוף עם נזגול
part-recruit-nazgul = לגייס נזגול
part-move = להזיז צבאות
part-strike = לתקוף
part-hunt-roll = לזרוק קוביות מצוד (קוביות: { $dice })
part-from-hand = קלף אקראי מן היד
part-separates = עמיתים מן האחווה

piece-fellowship = האחווה
piece-ring = טבעת אלפית
word-yes = כן
word-no = לא
word-none = כלום
word-skip = להניח קובייה בצד
word-pass = לעבור
word-ring = להשתמש בטבעת אלפים
word-draw-token = להשתמש באסימון: משיכת קלף אירוע
word-advance-token = להשתמש באסימון: קידום מדינה
word-join = להציע לאחד שני צבאות
word-guide = מנהיג האחווה
word-random = עמית אקראי
word-none-path = להישאר כאן
word-none-reveal-path = להישאר כאן
word-none-second-move-from = אין צבא שני
word-none-companions-from = אף אחד נוסף
word-none-minions-from = אף אחד נוסף
word-none-recruit-figure = לא עוד
word-none-combat-card = בלי קלף
word-none-hunt-card = בלי קלף
word-none-free-event = בלי קלף
word-none-strip = בלי קלף
word-none-heroic-death = אף אחד
word-none-black-breath = אף אחד
word-none-card-choice = שום דבר מאלה
word-none-march-from = אף צבא
word-none-march-on = לעצור כאן
word-none-retreat = להישאר ולהילחם
word-none-extend = לסיים את הקרב
word-none-hunt-casualty = אף אחד: השחיתות של נושאי הטבעת עולה
word-yes-declare = כן, להכריז
word-no-declare = לא, להישאר מוסתרת
word-yes-cease = כן, להפסיק את התקיפה
word-no-cease = לא, להמשיך להילחם
word-yes-card-falls = כן, הוא יוצא מהמשחק
word-no-card-falls = לא, השחיתות עולה
word-yes-into-siege = לסגת למצודה
word-no-into-siege = להילחם בשדה

battle-field = קרב שדה
battle-siege = מצור
battle-sortie = פריצה

victory-shadow-ring = הטבעת השתלטה על נושאי הטבעת
victory-fp-ring = הטבעת הושמדה בהר האבדון
victory-shadow-military = האופל כבש את המערב
victory-fp-military = האנשים החופשיים שברו את כוח האופל

## שאלות

why-other = בחרו ({ $name }).
must-be-along = { $led ->
        [leader] { " " }מנהיג או דמות חייבים ללכת איתו.
        [nazgul] { " " }נזגול או המלך המכשף חייבים ללכת איתו.
        [witch-king] { " " }המלך המכשף חייב ללכת איתו.
        [companion] { " " }עמית חייב ללכת איתו.
       *[nobody] { "" }
    }
must-be-in-army = { $led ->
        [leader] { " " }חייב להיות בו מנהיג או דמות.
        [nazgul] { " " }חייבים להיות בו נזגול או המלך המכשף.
        [witch-king] { " " }המלך המכשף חייב להיות בו.
        [companion] { " " }חייב להיות בו עמית.
       *[nobody] { "" }
    }
why-discard = יש ביד יותר מדי קלפים. אילו תזרקו?
why-declare = האם להכריז היכן האחווה?
why-path = לאן הולכת האחווה? צעדים שנותרו: { $left }.
why-reveal-path = האחווה התגלתה. באיזו דרך באה? צעדים שנותרו: { $left }.
why-enter-mordor = האם האחווה נכנסת למרדור?
why-guide = מי ינהיג את האחווה?
why-hunt-dice = כמה קוביות להקצות לאזור המצוד?
why-turn = תורכם: באיזו קובייה תשתמשו?
why-skip-die = איזו קובייה תניחו בצד ללא שימוש?
why-ring-die = איזו קובייה תשנה טבעת האלפים?
why-ring-face = קוביית { $face }: למה היא תשתנה?
why-will-as = במקום מה ישמש רצון המערב?
why-action = מה תעשו עם הקובייה ({ $face })?
why-move-from = איזה צבא יזוז?{ must-be-along }
why-second-move-from = איזה צבא שני יזוז?
why-move-to = לאן יזוז הצבא מכאן: { $from }?
why-move-figures = מי יזוז מ-{ $from } אל { $to }?{ must-be-along }
why-attack-from = איזה צבא יתקוף?{ must-be-in-army }
why-attack-target = איזה אזור יתקוף הצבא מכאן: { $from }? (האזור שלו עצמו: מצור או פריצה.)
why-attack-with = { $within ->
        [yes] קרב ליד החומות, { $from }: עם מי?
       *[no] תקיפה, מ-{ $from } אל { $to }: עם מי?
    } האחרים נשארים מאחור.
why-companions-from = עמיתים מאיזה אזור יזוזו?
why-companion-group = { $from }: אילו עמיתים הולכים יחד?
why-companions-to = { $who } ({ $from }): לאן?
why-minions-from = מי זז: נזגול מאזור אחד, או משרת?
why-nazgul-group = { $from }: אילו נזגול עפים יחד?
why-minions-to = { $who } ({ $from }): לאן?
why-separate-group = מי עוזב יחד את האחווה?
why-separate-to = עוזבים את האחווה: { $who }. לאן הם הולכים?
why-recruit-figure = מה תגייסו?
why-recruit-where = היכן תגייסו: { $figure }?
why-nation = איזו מדינה תתקדם לקראת מלחמה?
why-minion = איזה משרת נכנס למשחק?
why-enters-where = { $who }: היכן להיכנס למשחק?
why-draw-from = מאיזו חבילה תמשכו?
why-event = איזה קלף אירוע תשחקו בקובייה ({ $face })?
why-ability-draw = היכולת של { $who }: האם למשוך קלף?
why-too-many = יותר מדי יחידות: { $region }. אילו תורידו?
why-white-rider = האם גנדלף הלבן מוותר על מנהיגותו כדי לבטל את מנהיגות הנזגול?
why-into-siege = { $at }: האם הצבא שלכם נסוג למצודה?
why-advance = מי מתקדם מ-{ $from } אל { $to }?
why-combat-card = באיזה קלף קרב תשתמשו?
why-announce = האם תשתמשו בקלף קרב בסיבוב הזה?
why-re-roll = כמה קוביות שלא פגעו תזרקו מחדש?
why-casualty = { $at }: איך תספגו את הפגיעה? פגיעות שנותרו: { $hits }.
why-cease = { $at }: האם להפסיק את התקיפה?
why-retreat = { $from }: לאן נסוג הצבא שלכם?
why-extend = { $at }: יחידת עלית של איזו מדינה תהפוך לרגילה תמורת סיבוב נוסף?
why-hunt-re-roll = כמה קוביות מצוד תזרקו מחדש?
why-guide-separates = נזק המצוד: { $damage }. האם { $who } עוזב את האחווה כדי להפחית אותו ב-1?
why-gollum-reveals = נזק המצוד: { $damage }. האם גולום חושף את האחווה כדי להפחית אותו ב-1?
why-hunt-casualty = נזק המצוד: { $damage }. מנהיג האחווה: { $guide }. מי אובד?
why-table-card = איזה קלף תזרקו מן השולחן?
why-price = איזה קלף עם הסמל { $face } תזרקו תמורת זה?
why-use-table-card = האם להשתמש בקלף { $card }?
why-hunt-card = איזה קלף שעל השולחן יפחית את הנזק?
why-give-up = על כמה ממנהיגות הנזגול תוותרו?
why-give-up-companion = איזה עמית מוותר על מנהיגותו?
why-name-companion = איזה עמית יהיה בסיבוב הזה בלי מנהיגות ובלי יכולות?
why-name-minion = איזה נזגול או משרת יחוסל?
why-own-hits = כמה פגיעות יספגו היחידות שלכם מרצונכם?
why-turn-dice = כמה קוביות שלא פגעו ייעשו פגיעות?
why-heroic-death = מי ימות כדי לבטל פגיעות?
why-black-breath = מי ייפול לנשימה השחורה?
why-scouts = { $from }: לאן נסוג הצבא שלכם? (האזור שלו עצמו: אל המצודה.)
why-march-from = איזה צבא יזוז, לכל היותר { $steps } אזורים?{ $joins ->
        [yes] { " " }עליו לסיים אצל צבא אחר.
       *[no] { "" }
    }{ must-be-along }
why-march-figures = מי ילך מכאן: { $from }?{ must-be-along }
why-march-on = { $at }: לאן ממשיך הצבא? אזורים שנותרו: { $left }.
why-card-unit = { $at }: איזה סוג יחידה תגייסו?
why-card-region = איזה אזור תבחרו בשביל הקלף?
why-card-target = באיזה צבא יפגע הקלף? בחרו את האזור שלו.
why-card-nation = איזו מדינה תבחרו בשביל הקלף?
why-card-companions = אילו עמיתים יזיז הקלף: מאזור, או מן האחווה?
why-card-loss = { $at }: מה יאבד?
why-card-choice = מה תעשו עם הקלף?
why-card-figures = את מי יזיז הקלף?
why-card-number = כמה יביא הקלף?
why-card-dice = אילו קוביות ישנה הקלף?
why-card-falls = האם { $who } יוצא מהמשחק? אם לא, השחיתות עולה ב-{ $level }.
why-free-event = איזה קלף תשחקו בלי קובייה?
why-strip = איזה קלף דמות יאבדו האנשים החופשיים?
why-exchange = להחליף קלף עם שותפכם? גם הוא נשאל, ואין לדבר על הקלפים.
why-give-card = איזה קלף לתת?
why-propose = היכן להציע לאחד שני צבאות?
why-join-armies = לאחד את שני הצבאות ב{ $at } לצבא מעורב אחד? שניכם צריכים לרצות.
why-action-die = נזרקת קוביית פעולה.
why-combat-die = נזרקת קוביית קרב.
why-hunt-die = נזרקת קוביית מצוד.
why-draw-tile = נשלף אריח מצוד.
why-tile-die = נזרקת הקובייה של האריח.
why-random-companion = נבחר עמית אקראי.
why-draw-card = נמשך קלף.
why-card-die = נזרקת קובייה בגלל קלף.
why-random-card = נבחר קלף אקראי מן היד.

## מה קורה

event-turn = תור { $turn } מתחיל.
event-drew = { $who }, נמשך: { $card }.
event-discarded = { $who }, נזרק: { $card }.
event-declared = הוכרז מקום האחווה: { $to }.
event-corruption = שחיתות: { $now }.
event-entered-mordor = האחווה נכנסה למרדור.
event-mordor-step = האחווה במסלול מרדור, צעד: { $now }.
event-guide = מנהיג האחווה: { $who }.
event-hunt-dice = קוביות שהאופל הקצה למצוד: { $count }.
event-rolled = זריקת קוביות, { $side }: { $face }.
event-acted = { $side }: קוביית { $face } – { $action }.
event-passed = { $side }: מעבר.
event-skipped = { $side }: קובייה שהונחה בצד ללא שימוש – { $face }.
event-ring-used = { $side }: טבעת אלפים, מ-{ $from } אל { $to }.
event-token-used = { $token ->
        [draw] { $side }: אסימון – משיכת קלף אירוע.
       *[advance] { $side }: אסימון – קידום מדינה.
    }
event-dwarven-ring-gone = זו הייתה טבעת גמדים: היא יוצאת מן המשחק.
event-moved = { $side }: { $army } זזים מ-{ $from } אל { $to }.
event-travelled = { $who } אל { $to }.
event-flew = נזגול עפו ({ $count }): מ-{ $from } אל { $to }.
event-separated = { $who }: עזיבת האחווה, אל { $to }.
event-entered = { $who }: כניסה למשחק, { $at }.
event-eliminated = { $who }: מחוץ למשחק.
event-recruited = גיוס, { $at }: { $figure }.
event-disbanded = יותר מדי יחידות, { $at }; הורדו: { $figure }.
event-advanced = { $nation }: { $left ->
        [0] במלחמה.
       *[other] צעדים עד המלחמה: { $left }.
    }
event-activated = { $nation }: אקטיבית מעתה.
event-played = { $side }, שוחק הקלף: { $card }.
event-table-discarded = נזרק הקלף: { $card }.
event-card-hits = פגיעות הקלף, { $at }: { $hits }.
event-attacked = { $side }: תקיפה מ-{ $from } אל { $to }.
event-round = סיבוב { $round } של הקרב.
event-announced = { $uses ->
        [yes] { $side }: הוכרז על קלף קרב.
       *[no] { $side }: לא הוכרז על קלף קרב.
    }
event-laid = { $who }: הונח קלף קרב – { $card }.
event-turned = { $side }: קלף קרב – { $card }.
event-white-rider = גנדלף הלבן מבטל את מנהיגות הנזגול.
event-threw = { $side }, תוצאות הזריקה: { $dice }.
event-stripped = נלקח מיד האנשים החופשיים: { $card }.
event-tile-in-play = אריח מיוחד נכנס למשחק: { $tile }.
event-driven = נושאי הטבעת נדחפים אל { $to }.
event-ring-spent = { $side }: טבעת אלפים נוצלה.
event-set-back = { $nation }: צעד אחד לאחור מן המלחמה, נותרו { $left }.
event-dice-lost = { $side }, קוביות שאבדו: { $count }.
event-into-hunt-box = { $side }: הקובייה עוברת לאזור המצוד.
event-die-turned = { $side }: קובייה מתהפכת, מ-{ $from } אל { $to }.
event-hits = { $side }, פגיעות: { $hits }.
event-own-hits = { $side }, פגיעות בצבא שלו עצמו: { $hits }.
event-lost = אבדות, { $at }: { $figure }.
event-reduced = יחידת עלית הפכה ליחידה רגילה, { $at }: { $nation }.
event-ceased = { $side }: הפסקת התקיפה.
event-retreated = { $side }: נסיגה אל { $to }.
event-into-siege = המגינים נסוגו למצודה: { $at }.
event-extended = { $nation }: יחידת עלית הוחלפה תמורת סיבוב נוסף.
event-captured = { $side }, נכבש: { $at }.
event-proposed = { $who }, הוצע לאחד צבאות: { $at }.
event-joined = { $side }, צבא מעורב אחד מעתה: { $at }.
event-exchanged = { $side }: הוחלפו קלפים.
event-progress = האחווה מתקדמת: { $now }.
event-hunted = הצלחות במצוד: { $count }.
event-drawn = אריח מצוד: { $tile }.
event-damage = נזק המצוד: { $count }.
event-hunt-casualty = אבד במצוד: { $who }.
event-revealed = האחווה התגלתה: { $at }.
event-hidden = האחווה שוב מוסתרת.
event-won = ניצחון: { $how }.

## חלקי המפה

area-eriador = לינדון ואריאדור
area-misty-mountains = ריוונדל והרי הערפל
area-anduin = עמקי האנדואין ולוריין
area-mirkwood = יער אופל
area-rhovanion = ארבור ורובאניון
area-rhun = רון
area-brown-lands = הארצות החומות ודאגורלאד
area-isengard = אייזנגארד ודנלנד
area-rohan = רוהאן ופנגורן
area-gondor = גונדור
area-mordor = מרדור
area-harad = הראד

## אזורים

region-andrast = אנדראסט
region-anfalas = אנפאלס
region-angmar = אנגמר
region-arnor = ארנור
region-ash-mountains = הרי האפר
region-barad-dur = באראד-דור
region-bree = ברי
region-buckland = באקלנד
region-cardolan = קרדולן
region-carrock = קארוק
region-dagorlad = דאגורלאד
region-dale = דייל
region-dead-marshes = ביצות המתים
region-dimrill-dale = עמק דימריל
region-dol-amroth = דול אמרות
region-dol-guldur = דול גולדור
region-druadan-forest = יער דרואדן
region-druwaith-iaur = דרוואית יאור
region-eagles-eyrie = קן הנשרים
region-east-harondor = מזרח הרונדור
region-east-rhun = מזרח רון
region-eastemnet = איסטמנט
region-eastern-brown-lands = מזרח הארצות החומות
region-eastern-emyn-muil = מזרח אמין מויל
region-eastern-mirkwood = מזרח יער אופל
region-edoras = אדורס
region-enedwaith = אנדוואית
region-erebor = ארבור
region-erech = ארך
region-ered-luin = ארד לואין
region-ettenmoors = אטנמורס
region-evendim = אוונדים
region-fangorn = פנגורן
region-far-harad = הראד הרחוקה
region-folde = פולד
region-fords-of-bruinen = מעברות ברואינן
region-fords-of-isen = מעברות אייזן
region-forlindon = פורלינדון
region-gap-of-rohan = מעבר רוהאן
region-gladden-fields = שדות גלאדן
region-goblins-gate = שער הגובלינים
region-gorgoroth = גורגורות
region-grey-havens = הנמלים האפורים
region-harlindon = הרלינדון
region-helms-deep = עמק הלם
region-high-pass = המעבר הגבוה
region-hollin = הולין
region-iron-hills = גבעות הברזל
region-khand = קאנד
region-lamedon = לאמדון
region-lorien = לוריין
region-lossarnach = לוסרנאך
region-minas-morgul = מינאס מורגול
region-minas-tirith = מינאס טירית
region-minhiriath = מינהיריאת
region-morannon = מורנון
region-moria = מוריה
region-mount-gram = הר גראם
region-mount-gundabad = הר גונדאבאד
region-narrows-of-the-forest = מצרי היער
region-near-harad = הראד הקרובה
region-noman-lands = ארצות ההפקר
region-north-anduin-vale = צפון עמק האנדואין
region-north-downs = הגבעות הצפוניות
region-north-dunland = צפון דנלנד
region-north-ered-luin = צפון ארד לואין
region-north-ithilien = צפון איתיליין
region-north-rhun = צפון רון
region-northern-dorwinion = צפון דורוויניון
region-northern-mirkwood = צפון יער אופל
region-northern-rhovanion = צפון רובאניון
region-nurn = נורן
region-old-ford = המעברה הישנה
region-old-forest = היער העתיק
region-old-forest-road = דרך היער הישנה
region-orthanc = אורתנק
region-osgiliath = אוסגיליאת
region-parth-celebrant = פארת קלבראנט
region-pelargir = פלרגיר
region-rhosgobel = רוסגובל
region-rivendell = ריוונדל
region-south-anduin-vale = דרום עמק האנדואין
region-south-downs = הגבעות הדרומיות
region-south-dunland = דרום דנלנד
region-south-ered-luin = דרום ארד לואין
region-south-ithilien = דרום איתיליין
region-south-rhun = דרום רון
region-southern-dorwinion = דרום דורוויניון
region-southern-mirkwood = דרום יער אופל
region-southern-rhovanion = דרום רובאניון
region-tharbad = תארבאד
region-the-shire = הפלך
region-tower-hills = גבעות המגדלים
region-trollshaws = חורשות הטרולים
region-umbar = אומבר
region-vale-of-the-carnen = עמק הקארנן
region-vale-of-the-celduin = עמק הקלדואין
region-weather-hills = גבעות הרוח
region-west-harondor = מערב הרונדור
region-westemnet = וסטמנט
region-western-brown-lands = מערב הארצות החומות
region-western-emyn-muil = מערב אמין מויל
region-western-mirkwood = מערב יער אופל
region-withered-heath = הערבה הקמלה
region-woodland-realm = ממלכת היער

## אריחי מצוד

tile-std-eye-reveal-1 = עין (חשיפה)
tile-std-eye-reveal-2 = עין (חשיפה)
tile-std-eye-reveal-3 = עין (חשיפה)
tile-std-eye-reveal-4 = עין (חשיפה)
tile-std-0-reveal-1 = 0 (חשיפה)
tile-std-0-reveal-2 = 0 (חשיפה)
tile-std-1-reveal-1 = 1 (חשיפה)
tile-std-1-reveal-2 = 1 (חשיפה)
tile-std-2-reveal = 2 (חשיפה)
tile-std-1-1 = 1
tile-std-1-2 = 1
tile-std-2-1 = 2
tile-std-2-2 = 2
tile-std-3-1 = 3
tile-std-3-2 = 3
tile-std-3-3 = 3
tile-blue-elven-cloaks = 0 (האנשים החופשיים)
tile-blue-elven-rope = 0 (האנשים החופשיים)
tile-blue-phial = −2 (האנשים החופשיים)
tile-blue-smeagol = −1 (האנשים החופשיים)
tile-red-shelob = קובייה (עצירה, האופל)
tile-red-ring-is-mine = עין (חשיפה, עצירה, האופל)
tile-red-on-on = 3 (עצירה, האופל)
tile-red-give-it = 1 (חשיפה, עצירה, האופל)

# Switches that a match can be played with, one sentence each.
option-no-minimum-hunt = אין חובה להקצות קובייה למצוד, גם אם האחווה זזה בתור הקודם.
option-announced-cards = שני הצדדים מכריזים אם ישתמשו בקלף קרב לפני שמי מהם בוחר.
option-no-initiative = לקלפי קרב אין יוזמה: באותו רגע הקלף של המגן קודם.
option-ring-or-casualty = נזק המצוד נספג בטבעת או באבדה אחת; לפני כן עוזרים מנהיג האחווה וקלפים שעל השולחן.
option-mordor-by-declaration = נכנסים למורדור רק בהכרזה על האחווה במוראנון או במינאס מורגול.
option-reveal-outside-settlements = אחווה שהתגלתה אינה מסיימת באזור שיש בו יישוב של האנשים החופשיים.
option-one-stronghold-tile = בחשיפה נמשך לכל היותר אריח אחד בשל מצודות האופל, ובהתקדמות 0 אף אחד.
option-hiding-corrupts = במורדור רק ניסיון לזוז מונע השחתה; הסתתרות אינה מונעת.
option-one-round-sortie = גיחה נמשכת סיבוב אחד; אחריו הצר רשאי לסגת.
option-mouth-enters-strongholds = פיו של סאורון רשאי להיכנס למצודה של האנשים החופשיים וחייב להיעצר בה.
option-gollum-draws-tiles = גם כשגולום חושף את האחווה נמשכים אריחים בשל מצודות האופל.
option-strict-stacking = אין להכניס לאזור יותר מ-10 יחידות.
option-bid = הצעה: כמה אסימונים הציע שחקן האופל; חצי מכריע רק בין הצעות
option-draw-tokens = אסימונים לאנשים החופשיים: משיכת קלף אירוע
option-advance-tokens = אסימונים לאנשים החופשיים: קידום מדינה
option-dwarven-rings = טבעות גמדים לאנשים החופשיים: כמו טבעות אלפים, ואז יוצאות מן המשחק
