# The Lord of the Rings TCG: the things of the game, what is asked and what happens. Titles of cards are facts and stay as they are.

## The words of the cards

side-free = האנשים החופשיים
side-shadow = האופל

type-companion = עמית
type-ally = בעל ברית
type-minion = משרת אופל
type-possession = רכוש
type-artifact = חפץ עתיק
type-event = אירוע
type-condition = מצב
type-site = אתר
type-ring = הטבעת האחת

culture-dwarven = גמדים
culture-elven = אלפים
culture-gandalf = גנדלף
culture-gondor = גונדור
culture-shire = הפלך
culture-isengard = אייזנגארד
culture-moria = מוריה
culture-ringwraith = רפאי הטבעת
culture-sauron = סאורון

race-man = אדם
race-elf = אלף
race-dwarf = גמד
race-hobbit = הוביט
race-wizard = קוסם
race-orc = אורק
race-uruk-hai = אורוק-האי
race-nazgul = נזגול
race-balrog = באלרוג
race-troll = טרול
race-creature = יצור

class-hand-weapon = נשק יד
class-ranged-weapon = נשק טווח
class-armor = שריון
class-shield = מגן
class-helm = קסדה
class-cloak = גלימה
class-bracers = מגני זרוע
class-mount = בהמת רכיבה
class-pipe = מקטרת
class-staff = מטה
class-ring = טבעת
class-palantir = פלאנטיר

keyword-archer = קשת
keyword-damage = נזק
keyword-defender = מגונן
keyword-fierce = אכזרי
keyword-ring-bearer = נושא הטבעת
keyword-sanctuary = מקלט
keyword-ranger = סייר
keyword-tracker = גשש
keyword-tentacle = זרוע
keyword-twilight = דמדומים
keyword-search = חיפוש
keyword-stealth = חשאיות
keyword-tale = סיפור
keyword-spell = כישוף
keyword-weather = מזג אוויר
keyword-pipeweed = עשב מקטרת
keyword-forest = יער
keyword-marsh = ביצה
keyword-mountain = הר
keyword-plains = מישור
keyword-river = נהר
keyword-underground = תת־קרקע

phase-fellowship = שלב האחווה
phase-shadow = שלב האופל
phase-maneuver = שלב התמרון
phase-archery = שלב הקשתות
phase-assignment = שלב השיבוץ
phase-skirmish = שלב ההתכתשות
phase-regroup = שלב ההיערכות

victory-last-site = האחווה שרדה באתר האחרון
victory-last-player = לא נותר איש מלבדו
victory-draw = ההימורים השחיתו את כולם

## Cards. A name comes from the card itself.

card-face = { $title }
card-in-play = { $rank ->
        [1] { $title }
       *[other] { $title } ({ $rank })
    }
card-back = { $count ->
        [1] קלף אחד
       *[other] { $count } קלפים
    }

## What happens, as something that can be answered

kind-exert = התאמצות
kind-wound = פצע
kind-heal = ריפוי
kind-kill = מוות
kind-discard = השלכה מהמשחק
kind-discard-from-hand = השלכה מהיד
kind-add-burdens = הוספת נטל
kind-remove-burdens = הסרת נטל
kind-add-twilight = הוספת דמדומים
kind-draw = משיכת קלף
kind-play = הנחת קלף
kind-put-on-ring = ענידת הטבעת האחת
kind-move-from = האחווה עוזבת אתר
kind-move = האחווה נעה
kind-move-to = האחווה מגיעה לאתר
kind-assign = שיבוץ להתכתשות
kind-win = התכתשות שנוצחה
kind-lose = התכתשות שהופסדה
kind-start-of-turn = תחילת התור
kind-end-of-turn = סוף התור
kind-start-of-phase = תחילת שלב
kind-end-of-phase = סוף שלב
kind-skirmish-ends = סוף התכתשות

## What can be chosen

word-pass = לוותר
word-pass-start-with = אף אחד נוסף
word-pass-answer = בלי תגובה
word-pass-sanctuary = לא לרפא עוד
word-pass-play-from = לא לשחק דבר
word-pass-play-site = בלי אתר
word-pass-take = לא לקחת
word-pass-target = לא עוד
word-yes = כן
word-no = לא
word-card = { $card }
word-in-play = { $card }
word-play = לשחק: { $card }
word-heal = להשליך כדי לרפא: { $card }
word-give = להעביר לדמות אחרת: { $card }
word-use = { $ability ->
        [0] להפעיל: { $card }
       *[other] להפעיל: { $card }, יכולת { $ability }
    }
word-use-like = { $ability ->
        [0] להפעיל: { $card } עם הטקסט של { $text }
       *[other] להפעיל: { $card } עם הטקסט של { $text }, יכולת { $ability }
    }
word-pair = { $minion } נגד { $character }
word-way = אפשרות { $next }
word-way-place = מקום { $way } בסדר התורות
word-seat = { $seat }

## Questions

why-bid = כמה נטל תהמרו על המקום שלכם בסדר התורות?
why-first-player = של מי התור הראשון?
why-tie = ההימורים שווים. מי בוחר ראשון?
why-place = איזה מקום תיקחו בסדר התורות?
why-start-with = מי מתחיל איתכם? עלות דמדומים שנותרה: { $left }.
why-mulligan = להחזיר את היד ולמשוך שישה קלפים חדשים?
why-act = מה תעשו? ({ $phase })
why-answer = { $about ->
        [yes] עומד לקרות: { $what }. להגיב?
       *[no] קרה זה עתה: { $what }. להגיב?
    }
why-first-of = כמה דברים צריכים לקרות. מה קודם?
why-bearer = מי נושא את { $card }?
why-target = { $verb ->
        [exert] { $card }: מי מתאמץ?
        [exhaust] { $card }: מי מותש?
        [wound] { $card }: מי נפצע?
        [heal] { $card }: מי נרפא?
        [discard] { $card }: מה מושלך?
        [strengthen] { $card }: כוחו של מי משתנה?
        [change] { $card }: מי משתנה?
        [return] { $card }: מה חוזר ליד?
        [stack] { $card }: מה מונח מתחת?
       *[choose] { $card }: במה תבחרו?
    }
why-number = { $card }: איזה מספר תבחרו?
why-one-of = { $card }: איזה מאלה?
why-may = { $card }: להשתמש בו?
why-again = { $card }: פעם נוספת?
why-pay-to-prevent = { $card }: לשלם כדי למנוע?
why-player = { $card }: איזה שחקן?
why-play-from = { $from ->
        [discard] { $card }: מה תשחקו מערמת ההשלכה?
        [deck] { $card }: מה תשחקו מחפיסת המשיכה?
        [stacked] { $card }: איזה מהקלפים המונחים שם תשחקו?
       *[hand] { $card }: מה תשחקו מהיד?
    }
why-play-site = { $card }: איזה אתר תשחקו?
why-reveal = { $card }: מה תחשפו?
why-discard-from-hand = { $card }: מה תשליכו מהיד?
why-discard-it = { $card }: איזה מהקלפים האלה מושלך?
why-order = { $card }: באיזה סדר יונחו הקלפים בראש החפיסה?
why-beneath = { $card }: מה יונח בתחתית החפיסה?
why-take = { $card }: איזה מהקלפים האלה תיקחו?
why-take-up = { $card }: איזה קלף תיקחו ליד?
why-put-under = { $card }: איזה קלף יונח בתחתית חפיסת המשיכה?
why-shuffle-in = { $card }: מה מעורבב לתוך חפיסת המשיכה?
why-stack = { $card }: מה יונח שם?
why-assign = { $card }: מי יתכתש עם מי?
why-sanctuary = מקלט: מי נרפא? פצעים שעוד אפשר לרפא: { $left }.
why-leave-out = קשתות: על אילו מבעלי הברית הקשתים שלכם תוותרו?
why-archery-wound = קשתות: מי סופג את הפצע הבא?
why-archery-target = קשתות: משרתי האופל של מי סופגים את הפצעים?
why-defenders = מי מגן מפני אילו משרתי אופל?
why-leftovers = את מי תוקפים משרתי האופל שלכם שלא שובצו?
why-next-skirmish = איזו התכתשות הבאה?
why-reconcile = לפני השלמת היד לשמונה: להשליך קלף אחד?
why-down-to-eight = יש לכם יותר משמונה קלפים. אילו תשליכו?
why-move-again = האם האחווה נעה שוב?
why-draw = איזה קלף נמשך?
why-top-card = איזה קלף מונח בראש?
why-random-card = איזה קלף נלקח באקראי?

## What happened

event-bid = { $seat }: הימור { $bid }.
event-took-place = { $seat }: מקום { $place }.
event-turn = תור { $turn }, { $seat }.
event-phase = מתחיל { $phase }.
event-drew = { $seat } מושך: { $card }.
event-looked-at = { $seat } מביט בקלף של { $of }: { $card }.
event-revealed = { $seat } חושף: { $card }.
event-plays = { $seat } משחק: { $card }.
event-uses = { $seat } מפעיל: { $card }.
event-site-played = { $seat } מניח אתר: { $card }.
event-event-cancelled = בוטל: { $card }.
event-moved = { $seat } נע לאתר { $site }.
event-twilight = מאגר הדמדומים: { $now }.
event-burdens = הנטל של { $seat }: { $now }.
event-exerted = { $card }: התאמצות.
event-wounded = { $card }: פצע.
event-healed = { $card }: ריפוי.
event-killed = { $card } מת.
event-discarded = { $seat } משליך: { $card }.
event-returned = { $seat } לוקח ליד: { $card }.
event-to-deck = { $seat } מכניס לחפיסת המשיכה: { $card }.
event-stacked = הונח מתחת: { $card }.
event-ring-worn = { $worn ->
        [yes] הטבעת האחת נענדה.
       *[no] הטבעת האחת הוסרה.
    }
event-ring-bearer = נושא הטבעת עכשיו: { $card }.
event-archery = קשתות: משרתי האופל { $minions }, האחווה { $fellowship }.
event-assigned = { $minion } שובץ נגד { $character }.
event-resolved = התכתשות: כוח { $free } של האנשים החופשיים נגד { $shadow } של האופל.
event-skirmish-cancelled = ההתכתשות בוטלה.
event-out = { $seat } יצא מהמשחק.
