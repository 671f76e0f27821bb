# המילים של הבית: משחק ליד המקלדת. משחק יכול לומר כל אחת מהן במילים שלו.

welcome = לעזרה הקלידו ?, לעצה hint, ליציאה quit.
goodbye = להתראות.
hand-over = { $seat }: תורכם. שבו לבד מול המסך והקישו Enter. { "" }
game-over = המשחק נגמר. { $count ->
        [1] המנצח
       *[other] המנצחים
    }: { $seats } – { $how }.
game-over-nobody = המשחק נגמר. אף אחד לא ניצח – { $how }.
offer-save = כדי לשמור את המשחק הקלידו save ושם קובץ. ליציאה הקישו Enter.

## עזרה

help-commands =
    ענו על השאלה במספר של אפשרות או בשמה.
    אפשר להקליד גם:
    ?              העזרה הזאת והחוקים לשאלה (באנגלית)
    state          מצב המשחק
    hint           מה הייתה התוכנה עושה ולמה; hint 5s נותן לה לחשוב כך וכך זמן
    log            מה קרה לאחרונה; log 20, log all
    back           לחזור בכם מהתשובה האחרונה
    save קובץ      לשמור את המשחק בקובץ; save! קובץ כותב גם על קובץ קיים
    load קובץ      להמשיך משחק שמור
    quit, q        יציאה
help-rules = החוקים לשאלה הזאת:
help-no-rule = אין מה לקרוא על "{ $rule }".

## תשובות

hint-one = הקלידו מספר מ-1 עד { $most } או שם.
hint-number = הקלידו מספר מ-{ $least } עד { $most }.
hint-some =
    { $least ->
        [0] בחרו לכל היותר { $most }
       *[other] בחרו { $least } עד { $most }
    }: מספרים (2x1 הוא אפשרות 1 פעמיים), שמות ({ $example }), { $least ->
        [0] all (הכול) או none (כלום)
       *[other] או all (הכול)
    }.
hint-exactly = בחרו בדיוק { $most }: מספרים (2x1 הוא אפשרות 1 פעמיים), שמות ({ $example }), או all (הכול).
hint-order = בחרו { $least } עד { $most } בסדר הרצוי: מספרים (3 1 2) או שמות ({ $example }).
hint-order-exactly = בחרו בדיוק { $most } בסדר הרצוי: מספרים (3 1 2) או שמות ({ $example }).
input-number = נדרש מספר, ולא "{ $found }".
input-option = אין אפשרות כזאת; האפשרויות ממוספרות מ-1 עד { $most }.
input-unknown = "{ $found }" אינו אפשרות ואינו פקודה. לעזרה הקלידו ?.
input-ambiguous = "{ $found }" יכול להיות כמה אפשרויות: { $examples }.
refused-by = אסור לפי חוק { $rule }:
refused-shape = זה יותר מדי או פחות מדי.
refused-not-offered = אי אפשר לבחור בזה כאן.
back-refused = אי אפשר לקחת צעד אחורה: בינתיים באו מזל, דבר נסתר או שחקן אחר.

## קבצים

file-missing = הקלידו שם קובץ אחרי הפקודה.
saved = נשמר: { $file }
not-saved = לא נשמר: { $error }
save-exists = הקובץ { $file } כבר קיים. כדי לכתוב עליו הקלידו save! { $file }
loaded = נטען: { $file }
seat-now = { $seat }: { $player }.
player-human = אדם ליד המקלדת
player-random = השחקן האקראי
player-level = התוכנה, רמה: { $level }
player-greedy = התוכנה שחושבת פעולה אחת קדימה
player-search = התוכנה שבודקת גם את התשובות שלכם
not-loaded = לא נטען: { $error }

## שחקנים

players-title = מי יכול לשחק, למשל --seats human,normal, לפי סדר המושבים ({ $seats }):
level-easy = קלה
level-easy-about = למשחק ראשון. מחמיצה הרבה, אבל יודעת מה המטרה.
level-normal = בינונית
level-normal-about = חושבת פעולה אחת קדימה ועונה מיד.
level-hard = קשה
level-hard-about = משחקת הכי טוב שאנחנו יודעים, וחושבת שנייה אחת לכל היותר.
player-random-about = בוחר כל תשובה שהחוקים מתירים.
player-greedy-about = חושב פעולה אחת קדימה, כמו normal.
player-search-about = כמו hard; search:5s חושב חמש שניות לכל היותר על כל החלטה.
thinking = { $seat }: בחשיבה …
program-failed = { $seat }: התוכנה לא הצליחה לענות, ובחרה באקראי. אנא שמרו את המשחק ודווחו על כך.

## עצה

advice-plan = תוכנית: { $plan }.
advice-choices = התשובות הטובות ביותר: הסיכוי לנצח, מה להקליד, ומה אחר כך.
advice-chance = { $percent }%
advice-none = אין עצה לשאלה הזאת.
advice-unknown = אין יועץ בשם "{ $found }". הקלידו hint, או hint 5s, או hint ואחד מאלה: { $names }.
plan-win = לנצח
advice-nothing = כלום
