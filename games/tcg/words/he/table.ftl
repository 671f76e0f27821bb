# What the table in the browser says.

## Short names of phases, as they stand on cards and in the head of the page

label-fellowship = אחווה
label-shadow = אופל
label-maneuver = תמרון
label-archery = קשתות
label-assignment = שיבוץ
label-skirmish = התכתשות
label-regroup = היערכות
label-response = תגובה

signet-aragorn = אראגורן
signet-frodo = פרודו
signet-gandalf = גנדלף

## A card, as it is heard

heard-strength = כוח { $strength }
heard-strength-printed = כוח { $strength } (מודפס { $printed })
heard-vitality = חיוניות { $left } מתוך { $vitality }
heard-wounds = { $wounds ->
        [one] פצע אחד
       *[other] { $wounds } פצעים
    }
heard-exhausted = מותש
heard-cost = עלות { $cost }
heard-burdens = נטל { $burdens }
heard-about = משהו עומד לקרות לו
heard-inactive = לא פעיל כעת
heard-chosen = נבחר
heard-lit = אפשר לבחור
heard-bears = נושא { $cards }

## A card, to be read

full-resistance = התנגדות { $resistance }
full-signet = חותם { $signet }
full-site = אתר { $site }
full-home = בית { $site }
full-shadow-number = מספר אופל
full-unique = יחיד במינו
source-own = הטקסט שלו
source-strength = כוח מודפס { $printed }
reader-roaming = משוטט: שוחק לפני האתר שלו.
reader-forbidden = לא עכשיו: { $rule }.

## The head of the page

head-before = לפני התור הראשון
head-yours = התור שלכם
head-theirs = התור של { $who }
head-turn = תור { $turn } · { $phase }
head-bids = הימורים ואחוות פותחות
head-phases = שלבי התור
head-skipped = לא מתקיים
table-you = אתם

## Zones of the table

zone-path = מסלול ההרפתקה
zone-stage = השולחן
zone-lanes = התכתשויות, נתיב לכל עמית
zone-others = הנתיבים האחרים
zone-unassigned = לא שובצו
zone-minions = משרתי אופל
zone-fellowship = האחווה
zone-shelf = לבחירה
zone-hand = היד שלכם, { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
zone-piles = הערמות שלכם
zone-support-free = תמיכת האנשים החופשיים
zone-support-shadow = תמיכת האופל
zone-own = שלכם
zone-players = השחקנים
zone-rest = מה מתרחש, יומן, הקלף שמצביעים עליו
table-under = מתחתיו { $count }

path-site = אתר { $number }, { $site }, מספר אופל { $shadow }
path-empty = אתר { $number }, עדיין ריק
path-here = כאן: { $who }
path-moves = תנועה { $moves } מתוך { $limit }
path-next = מניח
pool-title = דמדומים
pool-about = מאגר הדמדומים: { $count }
archery-minion = קשתות משרתי האופל { $sum }
archery-fellowship = קשתות האחווה { $sum }

chip-about = { $who }: { $hand } ביד, { $deck } בחפיסה, { $discard } הושלכו, { $dead } מתים, נטל { $burdens } מתוך { $resistance }, אתר { $site }
chip-out = { $who } יצא מהמשחק
player-title = הקלפים של { $who }
player-none = אין קלפים במשחק.
pile-deck = חפיסה
pile-discard = הושלכו
pile-dead = מתים
pile-sites = אתרים
pile-of-discard = ערמת ההשלכה: { $who }
pile-of-dead = המתים: { $who }
pile-of-sites = חפיסת ההרפתקה: { $who }
pile-count = { $count ->
        [one] קלף אחד
       *[other] { $count } קלפים
    }
shelf-pile = ערמה
shelf-close = סגירה
shelf-aside = מבט על השולחן
shelf-back = חזרה לשאלה
shelf-looked = קלפים שמביטים בהם: { $who }
shelf-choose = אפשר לבחור: { $count }
bid-about = ההימור הגבוה בוחר ראשון את מקומו בסדר התורות. מה שהימרתם נשאר אצלכם, ולא חשוב מי זכה: נושא הטבעת שלכם מתחיל עם נטל כזה, ומושחת בנטל { $most }. איש אינו רואה הימור לפני שכולם הימרו.

## Skirmishes

lane-nobody = אף אחד
lane-alone = { $who }, אין מולו איש
lane-against = { $who } נגד { $foes }
lane-fight = { $who } נגד { $foes }, { $free } נגד { $shadow }, { $end }
lane-over = { $foes ->
        [none] { $who }, { $end }
       *[other] { $who } נגד { $foes }, { $end }
    }
end-won = ניצחון
end-lost = הפסד
end-cancelled = בוטלה
result-dies = ימות
result-loses = { $wounds ->
        [one] יפסיד, פצע אחד
       *[other] יפסיד, { $wounds } פצעים
    }
result-wins = ינצח
skirmish-now = ההתכתשות הנוכחית
mark-killed = נהרג
mark-wounded = נפצע
mark-wins = מנצח
mark-kills = הורג
verdict-ring-bearer-overwhelmed = מובס כליל: { $dead } מת, נושא הטבעת אבד
verdict-ring-bearer = { $dead } מת: נושא הטבעת אבד
verdict-overwhelmed = מובס כליל: { $dead } מת
verdict-overwhelms = ניצחון והבסה כליל: { $dead } מת
verdict-killed = { $wounds ->
        [one] הפסד: { $dead } מת מפצע אחד
       *[other] הפסד: { $dead } מת מ־{ $wounds } פצעים
    }
verdict-kills = { $wounds ->
        [one] ניצחון: { $dead } מת מפצע אחד
       *[other] ניצחון: { $dead } מת מ־{ $wounds } פצעים
    }
verdict-lost = הפסד, בלי פצעים
verdict-won = ניצחון, בלי פצעים
verdict-wounded = { $wounds ->
        [one] הפסד: פצע אחד, { $who }
       *[other] הפסד: { $wounds } פצעים, { $who }
    }
verdict-wounds = { $wounds ->
        [one] ניצחון: פצע אחד, { $who }
       *[other] ניצחון: { $wounds } פצעים, { $who }
    }
verdict-enough = ‎+{ $more }‎ מספיק כדי לא להיות מובס כליל, ‎+{ $win }‎ כדי לנצח.
verdict-to-win = ‎+{ $win }‎ כדי לנצח.
preview-pool = דמדומים: מ-{ $from } ל-{ $to }
preview-burdens = נטל: מ-{ $from } ל-{ $to }
preview-fight = { $who }: { $free } נגד { $shadow }, { $end }
preview-over = { $who }: התכתשות: { $end }

## Under way

way-title = מתרחש כעת
way-play = { $who }: { $card } משוחק
way-action = { $who }: { $card }
way-paying = { $who }: משלם על { $card }
way-give = { $card } עובר לנושא אחר
way-about-to = { $whom ->
        [none] עומד לקרות: { $what }
       *[other] עומד לקרות: { $what } ({ $whom })
    }
way-happened = { $whom ->
        [none] קרה: { $what }
       *[other] קרה: { $what } ({ $whom })
    }
way-answers = { $who }: מגיב או מניח לזה לקרות
way-acts = { $passes ->
        [0] { $who }: פעולה או ויתור
       *[other] { $who }: פעולה או ויתור (ויתרו { $passes })
    }
way-later = אחר כך { $who }

## The question

act-assigned = { $left ->
        [0] סיום
       *[other] סיום, נותרו { $left }
    }
act-done = { $count ->
        [0] סיום
       *[other] סיום, נבחרו { $count }
    }
act-keep-all = לשמור הכול
act-again = מההתחלה
act-other = משהו אחר
act-all-here = כל ה-{ $count } לכאן
act-pass-warned = ויתור ({ $warning })
act-dies = { $count ->
        [one] { $who } ימות
       *[other] { $who } ימותו
    }
word-yes-move-again = לנוע שוב
word-no-move-again = להישאר כאן
word-yes-mulligan = למשוך שישה קלפים חדשים
word-no-mulligan = לשמור את היד
key-space = רווח
key-enter = Enter
help-defenders = משרת אופל אחד לכל מגן. לחצו על משרת ואז על נתיב; את מי שתשאירו האופל רשאי לשלוח נגד כל אחד.
help-leftovers = לחצו על משרת ואז על מי שהוא תוקף. מי שתשאירו לא נלחם.
help-next-skirmish = לחצו על נתיב.
help-start-with = עמיתים בעלות דמדומים כזו רשאים להתחיל איתכם.
help-reconcile = לחצו על קלף ביד כדי להשליך אותו, או שמרו את כולם.
help-archery-wound = לחצו על מי שסופג, פצע אחר פצע. פצעים שנותרו: { $left }.

## Stops: where one is asked

label-answers = תגובות
label-answer-wounds = פצעים
label-answer-skirmishes = התכתשויות
label-answer-others = כל דבר אחר
stops = מתי שואלים אותי?
stop = { $stop }: מתי שואלים אותי?
# For those who hear the page: a phase, and what is wanted there.
stop-at = { $stop }: שואלים { $ask }
stop-always = תמיד
stop-able = אם אפשר לפעול
stop-never = לא: לוותר בשבילי
stops-secret = האחרים רואים אותה השהיה בכל בחירה: היא אינה מגלה דבר על ידכם. הוויתור עד העצירה הבאה נפסק כשמשהו מכוון אליכם.
stops-going = אתם מוותרים עד העצירה הבאה.
stops-stop = די
act-go-on = לוותר עד העצירה הבאה שלי
act-passed = עוד רגע מוותרים בשבילכם. עדיין אפשר לפעול.
key-shift-space = Shift+רווח

## What leagues record

result-players = שחקנים
result-a-site = A: אתר
result-a-burdens = A: נטלים
result-a-dead = A: עמיתים ובעלי ברית שאבדו
result-a-out = A: יצא
result-b-site = B: אתר
result-b-burdens = B: נטלים
result-b-dead = B: עמיתים ובעלי ברית שאבדו
result-b-out = B: יצא
result-c-site = C: אתר
result-c-burdens = C: נטלים
result-c-dead = C: עמיתים ובעלי ברית שאבדו
result-c-out = C: יצא
result-d-site = D: אתר
result-d-burdens = D: נטלים
result-d-dead = D: עמיתים ובעלי ברית שאבדו
result-d-out = D: יצא
result-e-site = E: אתר
result-e-burdens = E: נטלים
result-e-dead = E: עמיתים ובעלי ברית שאבדו
result-e-out = E: יצא
