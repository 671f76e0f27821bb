# בניית חפיסה: מה שבדף, ומה לא תקין בחפיסה. החוקים נקראים במספריהם.

## מה לא תקין

fault-line = אי אפשר לקרוא את השורה הזאת.
fault-card = אין קלף כזה: { $code }.
fault-count = בשורה יש 1 עד 99 עותקים של קלף.
fault-second = כבר יש אחד כזה.
fault-no-ring-bearer = עוד אין נושא הטבעת
fault-not-a-ring-bearer = לא יכול להתחיל כנושא הטבעת: { $card }
fault-no-ring = עוד אין טבעת
fault-not-the-ring = זו לא הטבעת האחת: { $card }
fault-too-few = { $count ->
        [one] עוד קלף אחד: בחפיסת המשיכה יש לפחות { $least }
        [two] עוד שני קלפים: בחפיסת המשיכה יש לפחות { $least }
       *[other] עוד { $count } קלפים: בחפיסת המשיכה יש לפחות { $least }
    }
fault-sides = { $side ->
        [free] { $count ->
            [one] עוד קלף אחד של האנשים החופשיים: שני הצדדים צריכים להיות שווים
           *[other] עוד { $count } קלפים של האנשים החופשיים: שני הצדדים צריכים להיות שווים
        }
       *[shadow] { $count ->
            [one] עוד קלף אחד של האופל: שני הצדדים צריכים להיות שווים
           *[other] עוד { $count } קלפים של האופל: שני הצדדים צריכים להיות שווים
        }
    }
fault-not-for-the-draw-deck = לא שייך לחפיסת המשיכה: { $card }
fault-too-many = { $count } × { $card }: לכל היותר { $most } מאותו שם
fault-too-many-bearers = { $count } × { $card }: לכל היותר { $most } מלבד נושא הטבעת
fault-not-a-site = זה לא אתר: { $card }
fault-no-site = עוד אין אתר { $site }: אחד מכל מספר
fault-site-twice = אתר { $site } פעמיים: { $card }

## הדף

builder-title = חפיסה
builder-name = שם החפיסה
builder-new = חפיסה חדשה
builder-kept = נשמר תוך כדי בנייה
builder-keeping = נשמר …
builder-local = שמור בדפדפן הזה בלבד
builder-changed = החפיסה השתנתה במקום אחר מאז שפתחתם אותה.
builder-keep-mine = לשמור את שלי כחפיסה חדשה
builder-take-other = לקחת את האחרת
builder-shared = מישהו הראה לכם את החפיסה הזאת.
builder-copy = להעתיק לחפיסות שלי
builder-starters = חפיסות פתיחה
builder-starters-about = חפיסת פתיחה מחליפה את מה שבחפיסה. אפשר לבטל.
builder-text = ייבוא וייצוא
builder-hand = יד אקראית
builder-try = לנסות
builder-try-not = רק חפיסה חוקית: ראו מה חסר.
builder-undo = ביטול
builder-share = שיתוף
builder-removed = הוצא: { $card }
builder-find = חיפוש קלפים
builder-search = שם, מילת מפתח, או מה הקלף עושה: orc discard
builder-found = { $count } מתוך { $all }
builder-nothing = אין קלף כזה.
builder-anything = כל הקלפים
builder-further = להראות עוד
builder-cultures = תרבות
builder-costs = עלות דמדומים
builder-cost = עלות { $cost }
builder-cost-most = עלות { $cost } ומעלה
builder-types = סוג
builder-sets = סדרה
builder-set = סדרה { $set }
builder-any-keyword = כל מילת מפתח
builder-keyword = מילת מפתח
builder-pool = קלפים שנמצאו
builder-pointed = הקלף שמצביעים עליו
builder-in-deck = { $count } בחפיסה
builder-copies = { $count } מתוך { $most }
builder-add = עוד אחד: { $card }
builder-less = אחד פחות: { $card }
builder-bears = נושא את הטבעת
builder-set-of = סדרה { $set }, { $rarity ->
        [C] נפוץ
        [U] פחות נפוץ
        [R] נדיר
       *[P] קידום
    }
builder-deck = החפיסה שלכם
builder-cards = { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
builder-besides = + נושא הטבעת, טבעת, אתרים: { $sites } מתוך { $most }
builder-legal = חוקית
builder-unchecked = לא נבדק: אין חיבור.
builder-more-faults = { $count ->
        [one] ועוד אחד
       *[other] ועוד { $count }
    }
builder-rule = חוק { $rule }
builder-balance = { $free } האנשים החופשיים, { $shadow } האופל
builder-curve = כמה קלפים עולים כמה
builder-curve-said = עלות { $cost }: { $free } האנשים החופשיים, { $shadow } האופל
builder-bearer-and-ring = נושא הטבעת והטבעת
builder-no-bearer = בחרו נושא טבעת
builder-no-ring = בחרו טבעת
builder-road = אתרים, אחד מכל מספר
builder-shadow-numbers = למטה מספרי האופל
builder-site = אתר { $number }: { $card }
builder-site-missing = חסר אתר { $number }: בחרו אחד
builder-tab-find = חיפוש
builder-tab-deck = חפיסה { $count }
builder-tabs = חלקי הדף
builder-read = לקרוא: { $card }

## טקסט

builder-text-ours = עם שמות
builder-text-bare = קודים בלבד (4x1_9)
builder-text-about = הדביקו כאן רשימה: שלנו, או עם קודים כמו 4x1_9.
builder-text-list = החפיסה כטקסט
builder-text-take = לקחת את הרשימה
builder-text-take-read = לקחת מה שאפשר לקרוא
builder-text-copy = העתקה
builder-text-copied = הועתק
builder-text-line = שורה { $line }: { $what }
builder-hand-about = { $count ->
        [one] קלף אקראי אחד מחפיסת המשיכה.
        [two] שני קלפים אקראיים מחפיסת המשיכה.
       *[other] { $count } קלפים אקראיים מחפיסת המשיכה.
    }
builder-hand-again = יד אחרת
