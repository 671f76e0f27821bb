# קלפי האירועים: שמותיהם, מה עושים האירועים וחצאי הקרב שלהם, והבהרות. הכול במילים שלנו.
#
# בקלף: -event הוא האירוע שלו, -combat מה הוא עושה בקרב, -rulings מה שאינו ברור מהם.
# כותרת קרב משותפת לכמה קלפים, וכך גם הטקסטים שלה. מה שמשותף לאירועים רבים הוא מונח.

## כותרות קרב

title-advantageous-position = Advantageous Position
title-anduril = Andúril
title-black-breath = Black Breath
title-blade-of-westernesse = Blade of Westernesse
title-brave-stand = Brave Stand
title-charge = Charge
title-confusion = Confusion
title-cruel-as-death = Cruel as Death
title-daring-defiance = Daring Defiance
title-daylight = Daylight
title-deadly-strife = Deadly Strife
title-desperate-battle = Desperate Battle
title-devilry-of-orthanc = Devilry of Orthanc
title-dread-and-despair = Dread and Despair
title-durins-bane = Durin's Bane
title-ents-rage = Ents' Rage
title-fateful-strike = Fateful Strike
title-foul-stench = Foul Stench
title-great-host = Great Host
title-heroic-death = Heroic Death
title-huorn-dark = Huorn-dark
title-it-is-a-gift = It Is a Gift
title-mighty-attack = Mighty Attack
title-mumakil = Mûmakil
title-nameless-wood = Nameless Wood
title-no-quarter = No Quarter
title-one-for-the-dark-lord = One for the Dark Lord
title-onslaught = Onslaught
title-relentless-assault = Relentless Assault
title-scouts = Scouts
title-servant-of-the-secret-fire = Servant of the Secret Fire
title-shield-wall = Shield-wall
title-sudden-strike = Sudden Strike
title-swarm-of-bats = Swarm of Bats
title-they-are-terrible = They Are Terrible
title-valour = Valour
title-we-come-to-kill = We Come to Kill
title-words-of-power = Words of Power

## מה עושות כותרות הקרב, והבהרות

combat-advantageous-position-text = אפשר להשתמש בו רק אם האזור של המגן שייך למדינה של האנשים החופשיים. האופל מפחית 1 מכל קובייה בזריקת הקרב שלו; תוצאה של 6 פוגעת בכל זאת.
combat-advantageous-position-rulings-text = הזריקה החוזרת של האופל אינה משתנה. המגן יכול להיות כל אחד מהצדדים. אוסגיליאת אינה שייכת לשום מדינה.
combat-anduril-text = אפשר להשתמש בו רק אם פסען או אראגורן משתתף בקרב. מוותרים על המנהיגות שלו בסיבוב הזה; תמורתה, אחרי זריקת הקרב, קובייה אחת שהחטיאה נעשית פגיעה אם זה פסען, או קובייה אחת או שתיים שהחטיאו אם זה אראגורן. הקוביות האלה אינן נזרקות שוב.
combat-anduril-rulings-text = דבר אינו קורה אם המנהיגות שלו מבוטלת, או אם לאנשים החופשיים אין זריקה חוזרת בסיבוב הזה.
combat-black-breath-text = אפשר להשתמש בו רק אם נזגול או המלך המכשף משתתף בקרב. אם הזריקה החוזרת של האופל משיגה פגיעה, האופל רשאי גם לחסל מנהיג אויב אחד שבקרב, או עמית אחד שדרגתו אינה עולה על מספר הפגיעות האלה.
combat-black-breath-rulings-text = לכל היותר אחד נופל. רק הפגיעות של הזריקה החוזרת נספרות, והן גורמות אבדות כרגיל. היכולת של גנדלף הלבן לבטל את מנהיגות הנזגול אינה עוצרת את הקלף.
combat-blade-of-westernesse-text = אפשר להשתמש בו רק אם מריאדוק או פרגרין משתתף בקרב. אם הזריקה החוזרת של האנשים החופשיים משיגה פגיעה, ומשרת משתתף בקרב, בדיוק אחת מן הפגיעות האלה משמשת לחיסול משרת אחד כזה לפי בחירתם.
combat-blade-of-westernesse-rulings-text = המלך המכשף הוא משרת, שאר הנזגול אינם משרתים. פגיעה של זריקת הקרב אינה יכולה לשמש לכך. הפגיעה שמשמשת לכך אינה גורמת אבדות ביחידות. בלי משרת או בלי זריקה חוזרת דבר אינו קורה.
combat-brave-stand-text = אפשר להשתמש בו רק אם עמית משתתף בקרב. בזריקת הקרב שלו האופל זורק קובייה אחת פחות על כל עמית שבקרב, אך לפחות אחת.
combat-brave-stand-rulings-text = הקוביות יורדות אחרי המגבלה של 5. עמית שננקב שמו ב-Words of Power נספר בכל זאת.
combat-charge-text = אפשר להשתמש בו רק אם יחידת עלית של האנשים החופשיים משתתפת בקרב. לפני זריקת הקרב האנשים החופשיים מבצעים תקיפה נוספת בקובייה אחת על כל יחידת עלית כזאת, עד 5; היא פוגעת כמו זריקת הקרב שלהם, והאבדות נספגות מיד.
combat-charge-rulings-text = אין זריקה חוזרת, והקלף של האויב אינו משנה את הקוביות ואת האבדות.
combat-confusion-text = כל 1 שיוצא לאופל בזריקת הקרב שלו הוא פגיעה בצבא שלו עצמו, שנספגת עם שאר האבדות. אי אפשר לזרוק שוב את הקוביות האלה.
combat-confusion-rulings-text = תוצאות 1 בזריקה חוזרת או בתקיפה נוספת אינן נחשבות. הקלף Mûmakil מונה את הפגיעות האלה לזכות האנשים החופשיים.
combat-cruel-as-death-text = אפשר להשתמש בו רק אם לנזגול שבקרב יש לפחות 2 מנהיגות. האופל מוותר על 2 ממנהיגות הנזגול בסיבוב הזה ומוסיף 1 לכל קובייה בזריקת הקרב שלו.
combat-cruel-as-death-rulings-text = לנזגול יש מנהיגות 1 ולמלך המכשף 2; משרתים אחרים אינם נחשבים. אי אפשר להשתמש בו כשגנדלף הלבן מבטל את מנהיגות הנזגול.
combat-daring-defiance-text = אפשר להשתמש בו רק אם עמית משתתף בקרב. אם האופל משתמש בקלף קרב בסיבוב הזה, הקלף מתבטל לגמרי, וכל העמיתים שבקרב מוותרים על מנהיגותם בסיבוב הזה.
combat-daring-defiance-rulings-text = בלי קלף של האופל דבר אינו קורה ואין ויתור. מנהיגים שומרים על מנהיגותם. { -common-bats-or-defiance }
combat-daylight-text = האופל זורק לכל היותר 3 קוביות בזריקת הקרב שלו.
combat-deadly-strife-text = שני הצדדים מוסיפים 2 לכל קובייה בזריקות הקרב ובזריקות החוזרות שלהם.
combat-deadly-strife-rulings-text = תוצאה של 1 מחטיאה בכל זאת.
combat-desperate-battle-text = שני הצדדים מוסיפים 1 לכל קובייה בזריקות הקרב ובזריקות החוזרות שלהם.
combat-desperate-battle-rulings-text = תוצאה של 1 מחטיאה בכל זאת.
combat-devilry-of-orthanc-text = אפשר להשתמש בו רק אם יחידה של אייזנגארד משתתפת בתקיפה על מצודה נצורה. האופל מוסיף 1 לכל קובייה בזריקת הקרב שלו.
combat-devilry-of-orthanc-rulings-text = קרב שדה באזור של מצודה אינו מספיק.
combat-dread-and-despair-text = אפשר להשתמש בו רק אם לנזגול שבקרב יש לפחות 1 מנהיגות. האופל מוותר על 1 או יותר ממנהיגות הנזגול בסיבוב הזה; בזריקת הקרב שלהם האנשים החופשיים זורקים אותו מספר קוביות פחות, אך לפחות אחת.
combat-dread-and-despair-rulings-text = המספר נבחר כשהקלף פועל, ולכן דבר אינו אובד אם הוא בוטל קודם. הקוביות יורדות אחרי המגבלה של 5. אי אפשר להשתמש בו כשגנדלף הלבן מבטל את מנהיגות הנזגול.
combat-durins-bane-text = אפשר להשתמש בו רק אם המגן נמצא במוריה או במרחק של עד 2 אזורים ממנה. לפני זריקת הקרב האופל מבצע תקיפה נוספת ב-3 קוביות שפוגעות ב-4 או יותר; האבדות נספגות מיד.
combat-durins-bane-rulings-text = המספר 4 תקף גם נגד ערים, ביצורים ומצודות. נספרים רק אזורים שהגבול ביניהם עביר. אפשר להשתמש לכך גם בקלף Balrog of Moria שעל השולחן.
combat-ents-rage-text = אפשר להשתמש בו רק אם המגן נמצא בפנגורן, באורתנק או באזור של רוהאן. האנשים החופשיים מוסיפים 2 לכל קובייה בזריקת הקרב שלהם.
combat-ents-rage-rulings-text = המגן יכול להיות כל אחד מהצדדים. מעברות אייזן הן אזור של רוהאן.
combat-fateful-strike-text = אפשר להשתמש בו רק אם מנהיג של האנשים החופשיים או עמית משתתף בקרב. אם הזריקה החוזרת שלהם משיגה פגיעה אחת, האנשים החופשיים גם מחסלים נזגול אחד שבקרב; אם היא משיגה 2 או יותר – נזגול אחד או משרת אחד.
combat-fateful-strike-rulings-text = המלך המכשף נחשב כאן רק כמשרת. הפגיעות גורמות אבדות כרגיל. נזגול חוזר לתגבורות, משרת יוצא מהמשחק.
combat-foul-stench-text = אפשר להשתמש בו רק אם לנזגול שבקרב יש לפחות 1 מנהיגות. אם המנהיגות שלהם אינה קטנה מזו של כל צבא האנשים החופשיים, לאנשים החופשיים אין זריקה חוזרת.
combat-foul-stench-rulings-text = אין ויתור על מנהיגות. מנהיגות שקלפים אחרים ביטלו קודם אינה נחשבת. הוא מבטל גם את מה שהיו עושים Andúril, Mighty Attack, Blade of Westernesse ו-Fateful Strike. אי אפשר להשתמש בו כשגנדלף הלבן מבטל את מנהיגות הנזגול.
combat-great-host-text = אחרי האבדות, אם לאופל יש בקרב לפחות פי שניים יחידות מאשר לאנשים החופשיים, הוא משיג עוד פגיעה אחת, שנספגת מיד.
combat-great-host-rulings-text = נספרות היחידות שנותרו, בלי המאסף.
combat-heroic-death-text = אפשר להשתמש בו רק אם מנהיג של האנשים החופשיים או עמית משתתף בקרב. אחרי הזריקות האנשים החופשיים רשאים לחסל מנהיג אחד שבקרב כדי לבטל פגיעה אחת, או עמית אחד כדי לבטל פגיעות כמספר הדרגה שלו.
combat-heroic-death-rulings-text = רק אחד רשאי ליפול. אי אפשר לבטל פגיעות של תקיפות נוספות. מול Black Breath, הקלף של המגן פועל קודם.
combat-huorn-dark-text = אפשר להשתמש בו רק אם המגן נמצא בפנגורן, באורתנק או באזור של רוהאן. האופל זורק לכל היותר 2 קוביות בזריקת הקרב שלו.
combat-huorn-dark-rulings-text = תקיפות נוספות ומספר הקוביות שנזרקות שוב אינם מוגבלים.
combat-it-is-a-gift-text = אפשר להשתמש בו רק אם נושאי הטבעת נמצאים באזור של המגן. האנשים החופשיים מוסיפים 1 לכל קובייה בזריקת הקרב ובזריקה החוזרת שלהם.
combat-it-is-a-gift-rulings-text = המגן יכול להיות כל אחד מהצדדים. במסלול מרדור נושאי הטבעת אינם בשום אזור.
combat-mighty-attack-text = אפשר להשתמש בו רק אם עמית משתתף בקרב. אחרי זריקת הקרב עמית אחד מוותר על מנהיגותו בסיבוב הזה, וקובייה אחת של האנשים החופשיים שהחטיאה נעשית פגיעה ואינה נזרקת שוב.
combat-mighty-attack-rulings-text = עמית שמנהיגותו מבוטלת אינו יכול לוותר עליה; עמית אחר יכול. דבר אינו קורה אם לאנשים החופשיים אין זריקה חוזרת בסיבוב הזה. קפטן המערב מוסיף את הקובייה שלו בכל זאת.
combat-mumakil-text = אפשר להשתמש בו רק אם יחידת עלית של הדרומיים והמזרחיים משתתפת בקרב. ביוזמה 3 האופל מוסיף 1 לכל קובייה בזריקת הקרב שלו. ביוזמה 5, אם האופל השיג בסיבוב הזה יותר פגיעות מהאנשים החופשיים, הוא מוסיף פגיעה אחת.
combat-mumakil-rulings-text = פגיעות של האנשים החופשיים מתקיפה נוספת קודמת ומ-Confusion נחשבות. Shield-wall ו-Heroic Death באים מאוחר מדי ואינם משנים את ההשוואה. פגיעות שמוסיפים No Quarter ו-Nameless Wood נחשבות רק אם האנשים החופשיים הם המגן.
combat-nameless-wood-text = אפשר להשתמש בו רק אם המגן נמצא בפנגורן, באורתנק או באזור של רוהאן. אם זריקת הקרב והזריקה החוזרת של האנשים החופשיים משיגות לפחות פגיעה אחת, הם מוסיפים 2 פגיעות.
combat-nameless-wood-rulings-text = פגיעות של תקיפות נוספות אינן נחשבות.
combat-no-quarter-text = אם זריקת הקרב והזריקה החוזרת של האנשים החופשיים משיגות לפחות פגיעה אחת, הם מוסיפים פגיעה אחת.
combat-one-for-the-dark-lord-text = אפשר להשתמש בו רק אם נושאי הטבעת נמצאים באזור של המגן. האופל מוסיף 1 לכל קובייה בזריקת הקרב ובזריקה החוזרת שלו.
combat-one-for-the-dark-lord-rulings-text = המגן יכול להיות כל אחד מהצדדים. במסלול מרדור נושאי הטבעת אינם בשום אזור.
combat-onslaught-text = אחרי האבדות האופל רשאי לספוג 0 עד 4 פגיעות ביחידות שלו שבקרב. אחר כך הוא זורק קוביות כמספרן: כל 4 או יותר הוא פגיעה באנשים החופשיים, שנספגת מיד.
combat-onslaught-rulings-text = נספרות פגיעות ולא יחידות: יחידת עלית שיורדת שווה 2. המספר 4 תקף בכל סוג של קרב. האופל אינו יכול לספוג יותר פגיעות ממה שיחידותיו יכולות לשאת.
combat-relentless-assault-text = לפני זריקת הקרב האופל רשאי לספוג 0 עד 2 פגיעות ביחידות שלו שבקרב, והוא מוסיף את מספרן לכל קובייה בזריקת הקרב שלו.
combat-relentless-assault-rulings-text = נספרות פגיעות ולא יחידות: יחידת עלית שיורדת שווה 2. קוביות זריקת הקרב נספרות אחרי האבדות האלה.
combat-scouts-text = אפשר להשתמש בו רק אם האנשים החופשיים הם המגן בקרב שדה. לפני כל זריקה כל הצבא שלהם נסוג לאזור סמוך ופנוי, או אל תוך מצור אם יש במקום מצודה שלהם; הקרב נגמר, והתוקף רשאי להתקדם.
combat-scouts-rulings-text = באזור הנסיגה אסור שיהיו יחידת אויב או ישוב, עיר או מצודה של האויב. קלף אויב שמספר היוזמה שלו גבוה יותר אינו פועל ואינו עולה דבר. אם אין לאן לסגת, הסיבוב נערך.
combat-servant-of-the-secret-fire-text = אפשר להשתמש בו רק אם גנדלף האפור או גנדלף הלבן משתתף בקרב. האנשים החופשיים מוסיפים 1 לכל קובייה בזריקת הקרב שלהם.
combat-shield-wall-text = אם האופל השיג 2 פגיעות או יותר כשסופגים את האבדות, אחת מהן מתבטלת.
combat-shield-wall-rulings-text = פגיעות שקלפים מוסיפים נחשבות, פגיעות של תקיפות נוספות אינן נחשבות.
combat-sudden-strike-text = אפשר להשתמש בו רק אם מנהיג של האנשים החופשיים או עמית משתתף בקרב. לפני זריקת הקרב האנשים החופשיים מבצעים תקיפה נוספת בקוביות כגודל המנהיגות שלהם, עד 5; היא פוגעת כמו זריקת הקרב שלהם, והאבדות נספגות מיד.
combat-sudden-strike-rulings-text = אין ויתור על מנהיגות. אין זריקה חוזרת לתקיפה הנוספת, והקלף של האויב אינו משנה את הקוביות ואת האבדות שלה. מנהיגות שבוטלה אינה נחשבת. אם לא נותרה יחידה של האופל, הקרב נגמר.
combat-swarm-of-bats-text = אם האנשים החופשיים משתמשים בקלף קרב בסיבוב הזה, הקלף מתבטל לגמרי; אם לא, האופל מוסיף 1 לכל קובייה בזריקה החוזרת שלו.
combat-swarm-of-bats-rulings-text = הקלף שבוטל אינו עולה לבעליו דבר נוסף. { -common-bats-or-defiance }
combat-they-are-terrible-text = אפשר להשתמש בו רק אם לנזגול שבקרב יש לפחות 1 מנהיגות. האופל מוותר על 1 ממנהיגות הנזגול בסיבוב הזה ומוסיף 1 לכל קובייה בזריקה החוזרת שלו.
combat-they-are-terrible-rulings-text = כשהמנהיגות קטנה יותר, האופל זורק שוב קובייה אחת פחות. אי אפשר להשתמש בו כשגנדלף הלבן מבטל את מנהיגות הנזגול.
combat-valour-text = אפשר להשתמש בו רק אם יחידת עלית של האנשים החופשיים משתתפת בקרב. הם מוסיפים 1 לכל קובייה בזריקת הקרב שלהם.
combat-we-come-to-kill-text = אפשר להשתמש בו רק אם יחידת עלית של האופל משתתפת בקרב. אחרי האבדות האופל מבצע תקיפה נוספת בקובייה אחת על כל יחידת עלית שלו שנותרה בקרב, עד 5; הן פוגעות ב-5 או יותר, והאבדות נספגות מיד.
combat-we-come-to-kill-rulings-text = המספר 5 תקף בכל סוג של קרב.
combat-words-of-power-text = אפשר להשתמש בו רק אם נזגול או המלך המכשף משתתף בקרב. האופל נוקב בשם עמית אחד שבקרב: בסיבוב הזה אין לו מנהיגות, ויכולותיו המיוחדות אינן פועלות.
combat-words-of-power-rulings-text = אם ננקב שמו של גנדלף הלבן, הוא אינו מבטל עוד את מנהיגות הנזגול בסיבוב הזה. העמית עדיין משתתף בקרב ונחשב לתנאים של קלפים, אבל אי אפשר לוותר על מנהיגותו. בלי עמית דבר אינו קורה.

## מה שמשותף לאירועים רבים

-common-tile-waits = הוא מצטרף למאגר המצוד כשהאחווה נכנסת למסלול מרדור, או מיד אם היא כבר שם.
-common-tile-spent = אריח מיוחד שנשלף נוצל: כשממלאים מחדש מאגר מצוד ריק, רק האריחים הרגילים חוזרים.
-common-tile-stop = לעצירה יש משמעות רק לצעד במסלול מרדור.
-common-one-per-tile = האנשים החופשיים רשאים להשתמש רק בקלף אחד שעל השולחן לכל אריח מצוד.
-common-in-mordor = עמיתים שנפרדים במסלול מרדור יוצאים מהמשחק; הקלף ממשיך בכל זאת.
-common-recruiting = הכוחות באים מן התגבורות, גם למדינה שאינה במלחמה וגם למצודה נצורה של הצד המגייס, אך לעולם לא לאזור שהאויב מחזיק.
-common-still-draws = הקלף נמשך גם אם אי אפשר לגייס דבר.
-common-ents = אפשר לשחק אותו רק אם עמית נמצא בפנגורן וגנדלף הלבן במשחק. אם צבא של האופל נמצא באורתנק, האנשים החופשיים זורקים 3 קוביות: כל 4 או יותר הוא פגיעה בו, שנספגת מיד. אם נופלת היחידה האחרונה שלו, גם כל הנזגול והמשרתים שאיתו מחוסלים. אם אין באורתנק יחידה של האופל אבל סארומן שם, הוא מחוסל בלי זריקה. אחר כך, אם גנדלף הלבן נמצא בפנגורן או באזור של רוהאן, האנשים החופשיים רשאים לשחק מיד קלף דמות נוסף מן היד בלי קובייה.
-common-ents-rulings = לעניין הפוליטיקה זו תקיפה על המדינות שיש להן יחידות באורתנק; איש אינו משיב מלחמה, והאופל בוחר את אבדותיו. אפשר לפגוע גם בצבא של האופל הנצור באורתנק; אם הוא מושמד, הצרים כובשים מיד את אורתנק. העמית שבפנגורן יכול להיות גנדלף הלבן עצמו. התנאי של הקלף הנוסף חייב להתקיים, והוא יכול להיות קלף אחר של האנטים.
-common-wilderness = אפשר לשחק אותו רק אם נושאי הטבעת אינם באזור שיש בו ישוב, עיר או מצודה של מדינה של האנשים החופשיים.
-common-wilderness-rulings = ישוב, עיר או מצודה שייכים כאן למדינה שהחזיקה בהם בתחילה, ולא משנה מי מחזיק בהם עכשיו. ביצורים אינם נחשבים. במסלול מרדור התנאי מתקיים.
-common-forced-tile = האופל שולף אריח מצוד. עין או אריח מיוחד של האנשים החופשיים מושלכים בלי השפעה.
-common-forced-rulings = אין זריקת מצוד, ולעצירה אין השפעה. Wizard's Staff ו-Mithril Coat and Sting יכולים להגיב על השליפה.
-common-fly = האופל רשאי לעוף עם נזגול ככל שירצה, גם עם המלך המכשף, כל אחד פעם אחת.
-common-no-attack = זו אינה תקיפה: שום מדינה אינה מגיבה.
-common-long-march = אפשר לחלק את הצבא לפני שהוא יוצא; בדרך איש אינו מצטרף אליו או עוזב אותו, וכל אזור שבדרך חייב להיות בלי יחידות אויב.
-common-assault = הצבא הזה תוקף את המצודה בקרב מצור של עד 3 סיבובים בלי להפוך יחידות עלית לרגילות. בסיבוב הראשון האנשים החופשיים רשאים להשתמש בקלף קרב רק אם עמית משתתף בקרב.
-common-assault-rulings = כל חוקי התקיפה תקפים: יחידות שאינן במלחמה נשארות בחוץ, ומותר להשאיר מאסף. האופל רשאי להפסיק אחרי כל סיבוב, ואחרי השלישי הוא רשאי להמשיך אם יהפוך יחידת עלית לרגילה.
-common-bats-or-defiance = מול הקלף האחר בעל יוזמה 0, הקלף של המגן פועל קודם.

## חבילת הדמויות של האנשים החופשיים

card-fp-char-01 = Elven Cloaks
card-fp-char-01-event = אריח מצוד מיוחד בערך 0 נכנס למשחק. { -common-tile-waits }
card-fp-char-01-combat = { combat-it-is-a-gift-text }
card-fp-char-01-rulings =
    { -common-tile-spent }
    בקרב: { combat-it-is-a-gift-rulings-text }

card-fp-char-02 = Elven Rope
card-fp-char-02-event = אריח מצוד מיוחד בערך 0 נכנס למשחק. { -common-tile-waits }
card-fp-char-02-combat = { combat-it-is-a-gift-text }
card-fp-char-02-rulings =
    { -common-tile-spent }
    בקרב: { combat-it-is-a-gift-rulings-text }

card-fp-char-03 = Phial of Galadriel
card-fp-char-03-event = אריח מצוד מיוחד בערך −2 נכנס למשחק. { -common-tile-waits }
card-fp-char-03-combat = { combat-it-is-a-gift-text }
card-fp-char-03-rulings =
    { -common-tile-spent }
    בקרב: { combat-it-is-a-gift-rulings-text }

card-fp-char-04 = Sméagol Helps Nice Master
card-fp-char-04-event = אריח מצוד מיוחד בערך −1 נכנס למשחק. { -common-tile-waits }
card-fp-char-04-combat = { combat-it-is-a-gift-text }
card-fp-char-04-rulings =
    { -common-tile-spent }
    בקרב: { combat-it-is-a-gift-rulings-text }

card-fp-char-05 = Mithril Coat and Sting
card-fp-char-05-event = כל עוד הוא על השולחן: אחרי שהאופל שלף אריח מצוד ולפני שיש לאריח השפעה כלשהי, האנשים החופשיים רשאים להשליך את הקלף הזה. אריח אחר נשלף ופועל במקומו; הראשון חוזר למאגר המצוד אחרי הפעולה.
card-fp-char-05-combat = { combat-blade-of-westernesse-text }
card-fp-char-05-rulings =
    כל שליפה של האופל מתאימה: בזריקת מצוד, במסלול מרדור, בקלף אירוע, או בגלל מצודה של האופל כשהאחווה מתגלה. האריח מוחלף ולא מופחת, ולכן הקלף עוזר גם נגד Isildur's Bane. הבחירה באה לפני שנזרקת הקובייה של Shelob's Lair. { -common-one-per-tile }
    בקרב: { combat-blade-of-westernesse-rulings-text }

card-fp-char-06 = Axe and Bow
card-fp-char-06-event = אפשר לשחק אותו רק אם גימלי או לגולס באחווה. כל עוד הוא על השולחן: אחרי שנשלף אריח מצוד, האנשים החופשיים רשאים להשליך את הקלף הזה כדי להפחית את נזק המצוד ב-1. הוא מושלך כשאף אחד מן השניים אינו עוד באחווה.
card-fp-char-06-combat = { combat-mighty-attack-text }
card-fp-char-06-rulings =
    משתמשים בו לפני יכולות מנהיג האחווה ולפני אבדות. הוא אינו עוזר נגד Isildur's Bane. { -common-one-per-tile }
    בקרב: { combat-mighty-attack-rulings-text }

card-fp-char-07 = Horn of Gondor
card-fp-char-07-event = אפשר לשחק אותו רק אם בורומיר באחווה. כל עוד הוא על השולחן: אחרי שנשלף אריח מצוד, האנשים החופשיים רשאים להשליך את הקלף הזה כדי להפחית את נזק המצוד ב-1. הוא מושלך כשבורומיר אינו עוד באחווה.
card-fp-char-07-combat = { combat-mighty-attack-text }
card-fp-char-07-rulings =
    משתמשים בו לפני יכולות מנהיג האחווה ולפני אבדות. הוא אינו עוזר נגד Isildur's Bane. { -common-one-per-tile }
    בקרב: { combat-mighty-attack-rulings-text }

card-fp-char-08 = Wizard's Staff
card-fp-char-08-event = אפשר לשחק אותו רק אם גנדלף האפור באחווה. כל עוד הוא על השולחן: כשהאופל עומד לשלוף אריח מצוד, האנשים החופשיים רשאים להשליך את הקלף הזה כדי למנוע את השליפה; המצוד או האירוע הזה נגמר אז. הוא מושלך כשגנדלף האפור אינו עוד באחווה.
card-fp-char-08-combat = { combat-servant-of-the-secret-fire-text }
card-fp-char-08-rulings = הבחירה באה לפני שרואים את האריח. כל שליפה של האופל מתאימה, גם במסלול מרדור, ושם האחווה עושה אז את הצעד בכל זאת. שליפות של האנשים החופשיים אינן נמנעות.

card-fp-char-09 = Athelas
card-fp-char-09-event = האנשים החופשיים זורקים 3 קוביות ומרפאים נקודת שחיתות אחת על כל 5 או 6; אם פסען הוא מנהיג האחווה, על כל 3 או יותר.
card-fp-char-09-combat = { combat-anduril-text }
card-fp-char-09-rulings =
    פסען חייב להיות מנהיג האחווה; לא די שהוא באחווה. השחיתות אינה יורדת מתחת ל-0.
    בקרב: { combat-anduril-rulings-text }

card-fp-char-10 = There Is Another Way
card-fp-char-10-event = האנשים החופשיים מרפאים נקודת שחיתות אחת. אם גולום הוא מנהיג האחווה, הם רשאים אחר כך להסתיר את האחווה אם היא גלויה, או להזיז אותה צעד אחד אם היא מוסתרת.
card-fp-char-10-combat = { combat-heroic-death-text }
card-fp-char-10-rulings =
    הצעד מביא מצוד, או אריח במסלול מרדור, כרגיל, אבל שום קובייה אינה עוברת בגללו לאזור המצוד.
    בקרב: { combat-heroic-death-rulings-text }

card-fp-char-11 = I Will Go Alone
card-fp-char-11-event = אפשר לשחק אותו רק אם יש עמית באחווה. עמית אחד או קבוצה נפרדים מן האחווה ורשאים ללכת אזור אחד יותר מן הרגיל. אחר כך האנשים החופשיים מרפאים נקודת שחיתות אחת.
card-fp-char-11-combat = { combat-daring-defiance-text }
card-fp-char-11-rulings =
    מישהו חייב להיפרד; האזור הנוסף הוא רשות. אם נושאי הטבעת במצודה נצורה של האנשים החופשיים, העוזבים נכנסים אליה ונשארים בה. { -common-in-mordor }
    בקרב: { combat-daring-defiance-rulings-text }

card-fp-char-12 = Bilbo's Song
card-fp-char-12-event = האנשים החופשיים מרפאים נקודת שחיתות אחת, או 2 אם גולום הוא מנהיג האחווה.
card-fp-char-12-combat = { combat-fateful-strike-text }
card-fp-char-12-rulings = בקרב: { combat-fateful-strike-rulings-text }

card-fp-char-13 = Mirror of Galadriel
card-fp-char-13-event = קובייה פנויה של האנשים החופשיים שמראה דמות מתהפכת לרצון המערב. אם נושאי הטבעת בלוריין והיא לא נכבשה, האנשים החופשיים גם מרפאים נקודת שחיתות אחת.
card-fp-char-13-combat = { combat-heroic-death-text }
card-fp-char-13-rulings =
    די באחת משתי ההשפעות כדי לשחק את הקלף. אי אפשר להפוך את הקובייה שמשחקת אותו. לוריין נצורה אינה כבושה.
    בקרב: { combat-heroic-death-rulings-text }

card-fp-char-14 = Challenge of the King
card-fp-char-14-event = אפשר לשחק אותו רק אם פסען או אראגורן נמצא עם צבא באזור של גונדור או של רוהאן. האנשים החופשיים שולפים 3 אריחי מצוד. אם כל ה-3 הם עיניים, הם חוזרים למאגר המצוד, ופסען או אראגורן מחוסל. אם לא, העיניים שביניהם יוצאות מהמשחק ושאר האריחים חוזרים.
card-fp-char-14-combat = { combat-sudden-strike-text }
card-fp-char-14-rulings =
    אין מצוד, ולאריחים אין השפעה אחרת. בתוך מצודה נצורה הוא נמצא עם חיל המצב שלה. אוסגיליאת ואיתיליין אינן שייכות לשום מדינה. עיניים שהוצאו כך אינן חוזרות במרדור.
    בקרב: { combat-sudden-strike-rulings-text }

card-fp-char-15 = Gwaihir the Windlord
card-fp-char-15-event = עמית אחד או קבוצה נפרדים מן האחווה, או זזים אם הם כבר על המפה, כאילו דרגתם 4. התנועה יכולה להסתיים בתוך מצודה נצורה של האנשים החופשיים.
card-fp-char-15-combat = { combat-daring-defiance-text }
card-fp-char-15-rulings =
    קבוצה שעל המפה יוצאת מאזור אחד. עמיתים שבתוך מצודה נצורה עדיין אינם יכולים לצאת ממנה. מי שמגיע לשם שייך לחיל המצב ויכול להפוך את מדינתה לאקטיבית. { -common-in-mordor }
    בקרב: { combat-daring-defiance-rulings-text }

card-fp-char-16 = We Prove the Swifter
card-fp-char-16-event = עמית אחד או קבוצה נפרדים מן האחווה, או זזים אם הם כבר על המפה, עד 2 אזורים יותר מן הרגיל. התנועה יכולה להסתיים בתוך מצודה נצורה של האנשים החופשיים.
card-fp-char-16-combat = { combat-daring-defiance-text }
card-fp-char-16-rulings =
    קבוצה שעל המפה יוצאת מאזור אחד. עמיתים שבתוך מצודה נצורה עדיין אינם יכולים לצאת ממנה. { -common-in-mordor }
    בקרב: { combat-daring-defiance-rulings-text }

card-fp-char-17 = There and Back Again
card-fp-char-17-event = עמית אחד או קבוצה נפרדים מן האחווה ורשאים ללכת אזור אחד יותר מן הרגיל. אחר כך, אם לגולס או גימלי נמצא בממלכת היער, בדייל או בארבור, הגמדים והצפון נעשים אקטיביים, והגמדים, האלפים והצפון מתקדמים כל אחד צעד אחד במסלול הפוליטי.
card-fp-char-17-combat = { combat-brave-stand-text }
card-fp-char-17-rulings =
    ההשפעה השנייה קורית פעם אחת, בין שהקלף הזה הזיז אותם ובין שלא, ולא באזור שהאופל כבש; די בה כדי לשחק את הקלף. ההתקדמות הזאת משאירה את Threats and Promises על השולחן. { -common-in-mordor }
    בקרב: { combat-brave-stand-rulings-text }

card-fp-char-18 = The Eagles are Coming!
card-fp-char-18-event = אפשר לשחק אותו רק אם צבא שיש בו עמית נמצא באותו אזור עם צבא של האופל שיש בו נזגול, או באזור סמוך לו. האנשים החופשיים בוחרים צבא אחד כזה של האופל וזורקים קובייה אחת על כל נזגול שבו, עד 5: כל 5 או 6 מחסל נזגול. השאר עפים יחד למצודה אחת של סאורון שלא נכבשה, לפי בחירת האופל.
card-fp-char-18-combat = { combat-heroic-death-text }
card-fp-char-18-rulings =
    המלך המכשף אינו נחשב כאן לנזגול. צרים ונצורים נחשבים בשני הצדדים, והמצודה יכולה להיות נצורה. נזגול שחוסלו חוזרים לתגבורות. { -common-no-attack }
    בקרב: { combat-heroic-death-rulings-text }

card-fp-char-19 = The Ents Awake: Treebeard
card-fp-char-19-event = { -common-ents }
card-fp-char-19-combat = { combat-ents-rage-text }
card-fp-char-19-rulings =
    { -common-ents-rulings }
    בקרב: { combat-ents-rage-rulings-text }

card-fp-char-20 = The Ents Awake: Huorns
card-fp-char-20-event = { -common-ents }
card-fp-char-20-combat = { combat-huorn-dark-text }
card-fp-char-20-rulings =
    { -common-ents-rulings }
    בקרב: { combat-huorn-dark-rulings-text }

card-fp-char-21 = The Ents Awake: Entmoot
card-fp-char-21-event = { -common-ents }
card-fp-char-21-combat = { combat-nameless-wood-text }
card-fp-char-21-rulings =
    { -common-ents-rulings }
    בקרב: { combat-nameless-wood-rulings-text }

card-fp-char-22 = Dead Men of Dunharrow
card-fp-char-22-event = אפשר לשחק אותו רק אם פסען או אראגורן נמצא באזור של רוהאן. הוא מוצב בארך, בלאמדון או בפלרגיר, והאנשים החופשיים רשאים להציב איתו עמיתים אחרים מן האזור שלו. אם צבא של האופל נמצא שם, הוא סופג פגיעות כמספר שיוצא בקובייה אחת, ומה שנותר ממנו נסוג לאזור סמוך ופנוי לפי בחירת האופל או מושמד. אם הוא מושמד, גם הנזגול והמשרתים שאיתו מחוסלים. אחר כך האנשים החופשיים רשאים לגייס שם עד 3 יחידות רגילות של גונדור; אם באה לפחות אחת, הישוב או העיר בידיהם.
card-fp-char-22-combat = { combat-sudden-strike-text }
card-fp-char-22-rulings =
    הדרך והמרחק אינם חשובים. לעניין הפוליטיקה זו תקיפה, אבל איש אינו משיב מלחמה. אם איש אינו מגויס, ישוב או עיר כבושים נשארים בידי האופל.
    בקרב: { combat-sudden-strike-rulings-text }

card-fp-char-23 = House of the Stewards
card-fp-char-23-event = אפשר לשחק אותו רק אם בורומיר נמצא באזור של גונדור. האנשים החופשיים מגייסים באזור שלו יחידה אחת של גונדור, רגילה או עלית, ואחר כך מושכים 2 קלפי אסטרטגיה.
card-fp-char-23-combat = { combat-brave-stand-text }
card-fp-char-23-rulings =
    כל אזור של גונדור מתאים. אוסגיליאת אינה שייכת לגונדור. הקלפים נמשכים גם אם אי אפשר לגייס דבר. { -common-recruiting }
    בקרב: { combat-brave-stand-rulings-text }

card-fp-char-24 = The Grey Company
card-fp-char-24-event = אפשר לשחק אותו רק אם פסען או אראגורן נמצא עם צבא. יחידה רגילה אחת של הצבא מחוסלת, ויחידת עלית של אותה מדינה מן התגבורות באה במקומה. אחר כך האנשים החופשיים מושכים 2 קלפי אסטרטגיה.
card-fp-char-24-combat = { combat-brave-stand-text }
card-fp-char-24-rulings =
    היחידה הרגילה היא אבדה ואינה חוזרת. הקלף פועל גם בתוך מצודה נצורה. הקלפים נמשכים גם אם שום החלפה אינה אפשרית.
    בקרב: { combat-brave-stand-rulings-text }

## חבילת האסטרטגיה של האנשים החופשיים

card-fp-strat-01 = The Last Battle
card-fp-strat-01-event = אפשר לשחק אותו רק אם אראגורן נמצא עם צבא באזור שאינו שייך לשום מדינה של האנשים החופשיים. כל עוד הוא על השולחן: קובייה שמזיזה את האחווה מונחת בצד ואינה עוברת לאזור המצוד. הוא מושלך כשמכריזים על האחווה או כשהיא מתגלה, או כשהתנאי אינו מתקיים עוד.
card-fp-strat-01-combat = { combat-daylight-text }
card-fp-strat-01-rulings = פסען אינו מספיק. אוסגיליאת, איתיליין והאזורים של מדינות האופל מתאימים. אי אפשר לשחק אותו כשהאחווה גלויה.

card-fp-strat-02 = A Power too Great
card-fp-strat-02-event = האלפים מתקדמים צעד אחד במסלול הפוליטי. כל עוד הוא על השולחן: צבאות של האופל אינם רשאים להיכנס לריוונדל, ללוריין או לנמלים האפורים ואינם רשאים לתקוף שם. כפעולה, האופל רשאי להשתמש בכל קובייה ולהשליך מן היד קלף צבא וקלף דמות כדי להשליך אותו.
card-fp-strat-02-combat = { combat-no-quarter-text }
card-fp-strat-02-rulings = מצור שכבר התחיל נמשך, בלי הסתערות ובלי תגבורת. קובע הסמל של הקלפים המושלכים, לא החבילה שלהם. אפשר לשחק את הקלף גם כשהאלפים במלחמה.

card-fp-strat-03 = The Power of Tom Bombadil
card-fp-strat-03-event = הצפון מתקדם צעד אחד במסלול הפוליטי. כל עוד הוא על השולחן: צבאות של האופל אינם רשאים להיכנס לבאקלנד, לפלך או ליער העתיק ואינם רשאים לתקוף שם. כפעולה, האופל רשאי להשתמש בכל קובייה ולהשליך מן היד קלף צבא וקלף דמות כדי להשליך אותו.
card-fp-strat-03-combat = { combat-advantageous-position-text }
card-fp-strat-03-rulings =
    כל עוד הצפון פסיבי, הוא אינו יכול לעשות את הצעד האחרון אל המלחמה. קובע הסמל של הקלפים המושלכים, לא החבילה שלהם.
    בקרב: { combat-advantageous-position-rulings-text }

card-fp-strat-04 = Book of Mazarbul
card-fp-strat-04-event = האנשים החופשיים רשאים להזיז עמיתים שעל המפה ככל שירצו, כל אחד פעם אחת, כמו בקוביית דמות. אחר כך, אם עמית נמצא בארד לואין או בארבור, הגמדים נעשים אקטיביים והם במלחמה.
card-fp-strat-04-combat = { combat-advantageous-position-text }
card-fp-strat-04-rulings =
    כל עמית מתאים, בין שהקלף הזה הזיז אותו ובין שלא. זה אינו פועל מאזור שהאופל כבש.
    בקרב: { combat-advantageous-position-rulings-text }

card-fp-strat-05 = The Spirit of Mordor
card-fp-strat-05-event = האנשים החופשיים בוחרים צבא של האופל שיש בו יחידות של שתי מדינות או יותר וזורקים 5 קוביות: כל 5 או 6 הוא פגיעה בו, שנספגת מיד.
card-fp-strat-05-combat = { combat-scouts-text }
card-fp-strat-05-rulings =
    { -common-no-attack } האופל בוחר את אבדותיו; נזגול ומשרתים נשארים. אפשר לבחור צבא נצור, והצרים עליו לעולם אינם נפגעים.
    בקרב: { combat-scouts-rulings-text }

card-fp-strat-06 = Faramir's Rangers
card-fp-strat-06-event = האנשים החופשיים בוחרים צבא של האופל בצפון איתיליין, בדרום איתיליין או באוסגיליאת וזורקים 3 קוביות: כל 5 או 6 הוא פגיעה בו, שנספגת מיד. אחר כך, אם צבא של האנשים החופשיים נמצא באוסגיליאת, הם מגייסים שם יחידה אחת של גונדור, רגילה או עלית, ומנהיג אחד של גונדור.
card-fp-strat-06-combat = { combat-shield-wall-text }
card-fp-strat-06-rulings =
    די באחת משתי ההשפעות כדי לשחק את הקלף. { -common-no-attack } נזגול ומשרתים נשארים.
    בקרב: { combat-shield-wall-rulings-text }

card-fp-strat-07 = Fear! Fire! Foes!
card-fp-strat-07-event = האנשים החופשיים רשאים להזיז עמיתים שעל המפה ככל שירצו, כל אחד פעם אחת, כמו בקוביית דמות. אחר כך, אם עמית נמצא בברי או בפלך, הצפון נעשה אקטיבי והוא במלחמה.
card-fp-strat-07-combat = { combat-shield-wall-text }
card-fp-strat-07-rulings =
    כל עמית מתאים, בין שהקלף הזה הזיז אותו ובין שלא. זה אינו פועל מאזור שהאופל כבש.
    בקרב: { combat-shield-wall-rulings-text }

card-fp-strat-08 = Wisdom of Elrond
card-fp-strat-08-event = האנשים החופשיים בוחרים אחת ממדינותיהם: היא נעשית אקטיבית ומתקדמת צעד אחד במסלול הפוליטי.
card-fp-strat-08-combat = { combat-confusion-text }
card-fp-strat-08-rulings =
    קודם היא נעשית אקטיבית, ולכן הצעד יכול להביא אותה למלחמה. כש-Wormtongue על השולחן רוהאן אינה נעשית אקטיבית, אבל היא מתקדמת, אך לא עד המלחמה.
    בקרב: { combat-confusion-rulings-text }

card-fp-strat-09 = The Red Arrow
card-fp-strat-09-event = אפשר לשחק אותו רק אם גונדור אקטיבית. רוהאן מתקדמת צעד אחד במסלול הפוליטי. אחר כך האנשים החופשיים מגייסים באדורס יחידה אחת של רוהאן, רגילה או עלית, ומנהיג אחד של רוהאן.
card-fp-strat-09-combat = { combat-scouts-text }
card-fp-strat-09-rulings =
    הקלף אינו הופך את רוהאן לאקטיבית; כל עוד היא פסיבית, היא אינה יכולה לעשות את הצעד האחרון אל המלחמה. { -common-recruiting }
    בקרב: { combat-scouts-rulings-text }

card-fp-strat-10 = Help Unlooked For
card-fp-strat-10-event = צבא של האנשים החופשיים תוקף צבא סמוך של האופל שצר על מצודה. בכל זריקת קרב של הקרב הזה האופל זורק קובייה אחת פחות על כל יחידה של חיל המצב, אך לפחות אחת.
card-fp-strat-10-combat = { combat-no-quarter-text }
card-fp-strat-10-rulings = כל חוקי התקיפה תקפים, וזה קרב שדה. חיל המצב אינו נלחם ואינו סופג פגיעות. הקוביות יורדות אחרי המגבלה של 5.

card-fp-strat-11 = Paths of the Woses
card-fp-strat-11-event = אפשר לשחק אותו רק אם רוהאן במלחמה. צבא באזור של רוהאן, אפילו צבא נצור בעמק הלם, עובר ישר למינאס טירית, או, אם היא בידי האופל או נצורה בידיו, לאזור סמוך לה.
card-fp-strat-11-combat = { combat-sudden-strike-text }
card-fp-strat-11-rulings =
    לא נכנסים לשום אזור שבדרך, והיעד חייב להיות בלי יחידות אויב. אפשר לחלק את הצבא, ויכולות להיות בו יחידות של כל מדינה; יחידות של מדינות אחרות חייבות להיות במלחמה כדי להיכנס לגונדור. מצודה שחיל המצב שלה עוזב כולו נופלת בידי הצרים.
    בקרב: { combat-sudden-strike-rulings-text }

card-fp-strat-12 = Through a Day and a Night
card-fp-strat-12-event = אפשר לשחק אותו רק אם עמית נמצא עם צבא. הצבא הזה זז עד 2 אזורים. { -common-long-march }
card-fp-strat-12-combat = { combat-confusion-text }
card-fp-strat-12-rulings =
    עמית חייב להיות בין ההולכים. ישוב, עיר או מצודה של האויב בלי יחידות נכבשים בדרך. מגבלת היחידות באזור נבדקת רק בסוף.
    בקרב: { combat-confusion-rulings-text }

card-fp-strat-13 = Círdan's Ships
card-fp-strat-13-event = אפשר לשחק אותו רק אם האלפים במלחמה. האנשים החופשיים מגייסים 2 יחידות של האלפים, כל אחת רגילה או עלית, באזור חוף אחד שיש להם בו צבא.
card-fp-strat-13-combat = { combat-charge-text }
card-fp-strat-13-rulings =
    חיל המצב של מצודת חוף נצורה הוא צבא כזה.
    בקרב: { combat-charge-rulings-text }

card-fp-strat-14 = Guards of the Citadel
card-fp-strat-14-event = האנשים החופשיים מגייסים במינאס טירית יחידה אחת של גונדור, רגילה או עלית, ומנהיג אחד של גונדור.
card-fp-strat-14-combat = { combat-charge-text }
card-fp-strat-14-rulings =
    { -common-recruiting }
    בקרב: { combat-charge-rulings-text }

card-fp-strat-15 = Celeborn's Galadhrim
card-fp-strat-15-event = האנשים החופשיים מגייסים בלוריין יחידה אחת של האלפים, רגילה או עלית, ואחר כך מושכים קלף אסטרטגיה אחד.
card-fp-strat-15-combat = { combat-daylight-text }
card-fp-strat-15-rulings = { -common-still-draws } { -common-recruiting }

card-fp-strat-16 = Riders of Théoden
card-fp-strat-16-event = האנשים החופשיים מגייסים יחידה אחת של רוהאן, רגילה או עלית, ומנהיג אחד של רוהאן באדורס או באזור של רוהאן שיש בו עמית.
card-fp-strat-16-combat = { combat-daylight-text }
card-fp-strat-16-rulings = עמית לבדו בין יחידות אויב אינו פותח את האזור שלו; עמית בעמק הלם הנצור פותח. { -common-recruiting }

card-fp-strat-17 = Grimbeorn the Old, Son of Beorn
card-fp-strat-17-event = האנשים החופשיים מגייסים בקארוק יחידה אחת של הצפון, רגילה או עלית, ומנהיג אחד של הצפון.
card-fp-strat-17-combat = { combat-scouts-text }
card-fp-strat-17-rulings =
    { -common-recruiting }
    בקרב: { combat-scouts-rulings-text }

card-fp-strat-18 = Imrahil of Dol Amroth
card-fp-strat-18-event = האנשים החופשיים מגייסים בדול אמרות יחידה אחת של גונדור, רגילה או עלית, ומנהיג אחד של גונדור.
card-fp-strat-18-combat = { combat-shield-wall-text }
card-fp-strat-18-rulings =
    חיל מצב נצור של 5 יחידות עדיין יכול לקבל את המנהיג. { -common-recruiting }
    בקרב: { combat-shield-wall-rulings-text }

card-fp-strat-19 = King Brand's Men
card-fp-strat-19-event = האנשים החופשיים מגייסים בדייל 2 יחידות רגילות של הצפון, ואחר כך מושכים קלף אסטרטגיה אחד.
card-fp-strat-19-combat = { combat-shield-wall-text }
card-fp-strat-19-rulings =
    { -common-still-draws } { -common-recruiting }
    בקרב: { combat-shield-wall-rulings-text }

card-fp-strat-20 = Swords in Eriador
card-fp-strat-20-event = האנשים החופשיים מגייסים יחידה אחת של הצפון בפלך ויחידה אחת של הגמדים בארד לואין, כל אחת רגילה או עלית, ואחר כך מושכים קלף אסטרטגיה אחד.
card-fp-strat-20-combat = { combat-advantageous-position-text }
card-fp-strat-20-rulings =
    { -common-still-draws } { -common-recruiting }
    בקרב: { combat-advantageous-position-rulings-text }

card-fp-strat-21 = Kindred of Glorfindel
card-fp-strat-21-event = האנשים החופשיים מגייסים בריוונדל יחידה אחת של האלפים, רגילה או עלית, ואחר כך מושכים קלף אסטרטגיה אחד.
card-fp-strat-21-combat = { combat-advantageous-position-text }
card-fp-strat-21-rulings =
    { -common-still-draws } { -common-recruiting }
    בקרב: { combat-advantageous-position-rulings-text }

card-fp-strat-22 = Dáin Ironfoot's Guard
card-fp-strat-22-event = האנשים החופשיים מגייסים בארבור יחידה אחת של הגמדים, רגילה או עלית, ומנהיג אחד של הגמדים.
card-fp-strat-22-combat = { combat-valour-text }
card-fp-strat-22-rulings = { -common-recruiting }

card-fp-strat-23 = Éomer, Son of Éomund
card-fp-strat-23-event = האנשים החופשיים מגייסים יחידה אחת של רוהאן, רגילה או עלית, ומנהיג אחד של רוהאן באזור פנוי של רוהאן שיש בו ישוב, עיר או מצודה.
card-fp-strat-23-combat = { combat-valour-text }
card-fp-strat-23-rulings = מצודה נצורה אינה פנויה, ולכן הקלף הזה אינו יכול לגייס בה. במעברות אייזן יש ביצורים, והם אינם ישוב, עיר או מצודה.

card-fp-strat-24 = Thranduil's Archers
card-fp-strat-24-event = האנשים החופשיים מגייסים בממלכת היער יחידה אחת של האלפים, רגילה או עלית, ואחר כך מושכים קלף אסטרטגיה אחד.
card-fp-strat-24-combat = { combat-valour-text }
card-fp-strat-24-rulings = { -common-still-draws } { -common-recruiting }

## חבילת הדמויות של האופל

card-sh-char-01 = Shelob's Lair
card-sh-char-01-event = אריח מצוד מיוחד נכנס למשחק: הנזק שלו הוא תוצאת זריקה של קובייה, עם עצירה. { -common-tile-waits }
card-sh-char-01-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-01-rulings =
    { -common-tile-spent } { -common-tile-stop } הקובייה נזרקת אחרי שהאנשים החופשיים החליטו לגבי Mithril Coat and Sting.
    בקרב: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-02 = The Ring is Mine!
card-sh-char-02-event = אריח מצוד מיוחד נכנס למשחק: עין עם חשיפה ועצירה. { -common-tile-waits }
card-sh-char-02-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-02-rulings =
    { -common-tile-spent } { -common-tile-stop }
    בקרב: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-03 = On, On They Went
card-sh-char-03-event = אריח מצוד מיוחד נכנס למשחק: 3 עם עצירה. { -common-tile-waits }
card-sh-char-03-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-03-rulings =
    { -common-tile-spent } { -common-tile-stop }
    בקרב: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-04 = Give it to Uss!
card-sh-char-04-event = אריח מצוד מיוחד נכנס למשחק: 1 עם חשיפה ועצירה. { -common-tile-waits }
card-sh-char-04-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-04-rulings =
    { -common-tile-spent } { -common-tile-stop }
    בקרב: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-05 = Orc Patrol
card-sh-char-05-event = { -common-wilderness } { -common-forced-tile } כל אריח אחר פועל כמו אחרי מצוד מוצלח.
card-sh-char-05-combat = { combat-cruel-as-death-text }
card-sh-char-05-rulings =
    { -common-wilderness-rulings } { -common-forced-rulings }
    בקרב: { combat-cruel-as-death-rulings-text }

card-sh-char-06 = Isildur's Bane
card-sh-char-06-event = { -common-wilderness } { -common-forced-tile } כל אריח אחר פועל כמו אחרי מצוד מוצלח, אבל כל הנזק שלו הופך לשחיתות: דבר אינו רשאי להפחית אותו.
card-sh-char-06-combat = { combat-cruel-as-death-text }
card-sh-char-06-rulings =
    גולום עדיין יכול להתעלם מחשיפה באריח מספר רגיל. { -common-wilderness-rulings } { -common-forced-rulings }
    בקרב: { combat-cruel-as-death-rulings-text }

card-sh-char-07 = Foul Thing from the Deep
card-sh-char-07-event = { -common-wilderness } { -common-forced-tile } כל אריח אחר פועל כמו אחרי מצוד מוצלח, אבל אם נותר נזק אחרי הקלפים שעל השולחן ויכולות מנהיג האחווה, חייבים לקחת עמית אקראי כאבדה; נזק מעבר לדרגה שלו הופך לשחיתות.
card-sh-char-07-combat = { combat-they-are-terrible-text }
card-sh-char-07-rulings =
    בלי נזק איש אינו אובד. הגורל יכול ליפול על מנהיג האחווה, אבל אי אפשר לבחור בו. { -common-wilderness-rulings } { -common-forced-rulings }
    בקרב: { combat-they-are-terrible-rulings-text }

card-sh-char-08 = Candles of Corpses
card-sh-char-08-event = { -common-wilderness } האופל זורק 3 קוביות. השחיתות עולה ב-1 על כל 4 או יותר; אם גולום הוא מנהיג האחווה, רק על כל 6.
card-sh-char-08-combat = { combat-dread-and-despair-text }
card-sh-char-08-rulings =
    זה אינו נזק מצוד ואי אפשר להפחית אותו. { -common-wilderness-rulings }
    בקרב: { combat-dread-and-despair-rulings-text }

card-sh-char-09 = Nazgûl Search
card-sh-char-09-event = אפשר לשחק אותו רק אם האחווה התקדמה צעד אחד או יותר ואינה במסלול מרדור. { -common-fly } אחר כך, אם יש נזגול באזור של נושאי הטבעת, האחווה מתגלה.
card-sh-char-09-combat = { combat-foul-stench-text }
card-sh-char-09-rulings =
    זו התגלות מלאה: האנשים החופשיים מזיזים את נושאי הטבעת עד מספר צעדיהם, והקלפים והמצודות שבדרך פועלים. מותר לשחק את הקלף גם אם רק עפים.
    בקרב: { combat-foul-stench-rulings-text }

card-sh-char-10 = Cruel Weather
card-sh-char-10-event = אפשר לשחק אותו רק אם האחווה התקדמה צעד אחד או יותר ואינה במסלול מרדור. האופל מזיז את נושאי הטבעת לאזור סמוך לפי בחירתו.
card-sh-char-10-combat = { combat-cruel-as-death-text }
card-sh-char-10-rulings =
    האחווה אינה מוכרזת ואינה מתגלה, מספר צעדיה אינו משתנה, ושום אריח אינו נשלף.
    בקרב: { combat-cruel-as-death-rulings-text }

card-sh-char-11 = The Nazgûl Strike!
card-sh-char-11-event = אפשר לשחק אותו רק אם האחווה התקדמה צעד אחד או יותר ואינה במסלול מרדור. { -common-fly } אחר כך, אם יש נזגול באזור של נושאי הטבעת, האופל רשאי להשליך מן השולחן קלף דמות של האנשים החופשיים, או לבצע זריקת מצוד.
card-sh-char-11-combat = { combat-black-breath-text }
card-sh-char-11-rulings =
    הזריקה נעשית כאילו האחווה זזה זה עתה, עם התוספת והזריקות החוזרות שלה, אבל מספר צעדיה אינו משתנה. קלפי אסטרטגיה שעל השולחן בטוחים. מותר לשחק את הקלף גם אם רק עפים.
    בקרב: { combat-black-breath-rulings-text }

card-sh-char-12 = Morgul Wound
card-sh-char-12-event = אפשר לשחק אותו רק אם האחווה גלויה. האופל מוסיף 2 נקודות שחיתות אם השחיתות היא 3 או פחות, ואם לא – אחת.
card-sh-char-12-combat = { combat-black-breath-text }
card-sh-char-12-rulings =
    זה אינו נזק מצוד ואי אפשר להפחית אותו. הקלף פועל גם במסלול מרדור.
    בקרב: { combat-black-breath-rulings-text }

card-sh-char-13 = Lure of the Ring
card-sh-char-13-event = אפשר לשחק אותו רק אם האחווה גלויה. אם גולום הוא מנהיג האחווה, נוספת נקודת שחיתות אחת. אם לא, נבחר עמית אקראי מן האחווה, והאנשים החופשיים מחסלים אותו או מוסיפים שחיתות כמספר הדרגה שלו.
card-sh-char-13-combat = { combat-they-are-terrible-text }
card-sh-char-13-rulings =
    מריאדוק ופרגרין יכולים לחזור בזכות היכולת שלהם, אבל לא במסלול מרדור.
    בקרב: { combat-they-are-terrible-rulings-text }

card-sh-char-14 = The Breaking of the Fellowship
card-sh-char-14-event = אפשר לשחק אותו רק אם האחווה גלויה. אם גולום הוא מנהיג האחווה, נוספת נקודת שחיתות אחת. אם לא, האופל שולף אריח מצוד. עין או אריח מיוחד של האנשים החופשיים מושלכים בלי השפעה; באריח אחר האנשים החופשיים חייבים להפריד מן האחווה עמיתים כמספר שעל האריח, לפי בחירתם, והם נשארים באזור של נושאי הטבעת.
card-sh-char-14-combat = { combat-dread-and-despair-text }
card-sh-char-14-rulings =
    אין נזק, ולחשיפה ולעצירה אין השפעה. ב-Shelob's Lair הקובייה קובעת את המספר. במצודה נצורה של האנשים החופשיים הם בפנים. במסלול מרדור הם יוצאים מהמשחק. Wizard's Staff ו-Mithril Coat and Sting יכולים להגיב על השליפה.
    בקרב: { combat-dread-and-despair-rulings-text }

card-sh-char-15 = Worn with Sorrow and Toil
card-sh-char-15-event = כל עוד הוא על השולחן: בכל פעם שעמית מן האחווה נלקח כאבדה, האופל רשאי גם לקחת מהאנשים החופשיים קלף דמות, אחד שעל השולחן או אחד אקראי מן היד. הוא מושלך כשמכריזים על האחווה בעיר או במצודה של האנשים החופשיים שלא נכבשה.
card-sh-char-15-combat = { combat-words-of-power-text }
card-sh-char-15-rulings =
    גם הוביט שחוזר בזכות היכולת שלו נלקח כאבדה. הבחירה האקראית היא רק מבין קלפי הדמות שביד.
    בקרב: { combat-words-of-power-rulings-text }

card-sh-char-16 = Flocks of Crebain
card-sh-char-16-event = כל עוד הוא על השולחן: לפני זריקת מצוד, האופל רשאי להשליך את הקלף הזה כדי להוסיף 1 לכל קובייה של הזריקה ושל הזריקות החוזרות שלה. הוא מושלך גם כשמכריזים על האחווה בעיר או במצודה של האנשים החופשיים שלא נכבשה.
card-sh-char-16-combat = { combat-they-are-terrible-text }
card-sh-char-16-rulings =
    זה מצטרף לתוספת של הקוביות שבאזור המצוד; תוצאה של 1 נכשלת בכל זאת. במסלול מרדור אין זריקת מצוד.
    בקרב: { combat-they-are-terrible-rulings-text }

card-sh-char-17 = Balrog of Moria
card-sh-char-17-event = כל עוד הוא על השולחן: האופל רשאי להשליך את הקלף הזה לאחד משני שימושים. כשמכריזים על האחווה או כשהיא מתגלה, ודרכה נכנסת למוריה, יוצאת ממנה או עוברת בה, האופל שולף אריח מצוד: עין מושלכת, כל אריח אחר פועל כמו אחרי מצוד מוצלח, ובלי חשיפה אם האחווה הוכרזה זה עתה בעיר או במצודה של האנשים החופשיים שלא נכבשה. או שהאופל משתמש בו כקלף הקרב שלו, כאילו מן היד.
card-sh-char-17-combat = { combat-durins-bane-text }
card-sh-char-17-rulings =
    די בכך שהאחווה עומדת במוריה כשהיא מוכרזת או מתגלה. בהתגלות הסדר הוא: האריח שגרם לה, האריח הזה, האריח של המצודה. Wizard's Staff ו-Mithril Coat and Sting יכולים להגיב על השליפה.
    בקרב: { combat-durins-bane-rulings-text }

card-sh-char-18 = The Lidless Eye
card-sh-char-18-event = עד 3 קוביות פנויות של האופל הופכות לעיניים ועוברות מיד לאזור המצוד.
card-sh-char-18-combat = { combat-words-of-power-text }
card-sh-char-18-rulings =
    אי אפשר לבחור את הקובייה שמשחקת את הקלף. הקוביות נחשבות למצוד עד סוף התור.
    בקרב: { combat-words-of-power-rulings-text }

card-sh-char-19 = Dreadful Spells
card-sh-char-19-event = אפשר לשחק אותו רק אם צבא של האופל שיש בו נזגול נמצא באותו אזור עם צבא של האנשים החופשיים, או באזור סמוך לו. האופל בוחר שני צבאות כאלה וזורק קובייה אחת על כל נזגול שבצבא שלו, עד 5: כל 5 או 6 הוא פגיעה בצבא של האנשים החופשיים, שנספגת מיד.
card-sh-char-19-combat = { combat-devilry-of-orthanc-text }
card-sh-char-19-rulings =
    המלך המכשף נחשב לנזגול. { -common-no-attack } האנשים החופשיים בוחרים את אבדותיהם; עמיתים נשארים. אפשר לבחור חיל מצב נצור; אם לא נותרה בו יחידה, המצודה שלו נופלת מיד.
    בקרב: { combat-devilry-of-orthanc-rulings-text }

card-sh-char-20 = Grond, Hammer of the Underworld
card-sh-char-20-event = אפשר לשחק אותו רק אם המלך המכשף נמצא עם צבא של האופל שצר על מצודה. { -common-assault }
card-sh-char-20-combat = { combat-dread-and-despair-text }
card-sh-char-20-rulings =
    המלך המכשף רשאי להישאר במאסף. { -common-assault-rulings }
    בקרב: { combat-dread-and-despair-rulings-text }

card-sh-char-21 = The Palantír of Orthanc
card-sh-char-21-event = אפשר לשחק אותו רק אם סארומן במשחק. כל עוד הוא על השולחן: בכל פעם שהאופל שיחק קלף אירוע בקוביית אירוע, הוא מושך קלף מאחת מחבילותיו. הוא מושלך כשסארומן מחוסל; כפעולה, האנשים החופשיים רשאים להשליך אותו ברצון המערב, או בכל קובייה יחד עם טבעת אלפים.
card-sh-char-21-combat = { combat-cruel-as-death-text }
card-sh-char-21-rulings =
    כששיחקו את הקלף הזה עצמו לא מושכים. המשיכה באה כשהקלף האחר, כולל הקרב שלו, הסתיים. הטבעת עוברת לאופל, והיא הטבעת האחת של התור.
    בקרב: { combat-cruel-as-death-rulings-text }

card-sh-char-22 = Wormtongue
card-sh-char-22-event = אפשר לשחק אותו רק אם סארומן במשחק. כל עוד הוא על השולחן: רוהאן נעשית אקטיבית רק בזכות עמית שיכול להפוך אותה לאקטיבית, כשמכריזים על האחווה באדורס או בעמק הלם, או בתקיפה על אחד משני האזורים האלה. הוא מושלך כשרוהאן נעשית אקטיבית או כשסארומן מחוסל.
card-sh-char-22-combat = { combat-foul-stench-text }
card-sh-char-22-rulings =
    אי אפשר לשחק אותו כשרוהאן אקטיבית. צעדים במסלול הפוליטי אינם נעצרים, מלבד האחרון כל עוד רוהאן פסיבית. לעניין התקיפה כל מגן של שני האזורים מתאים; כניסה לאזור ריק אינה תקיפה.
    בקרב: { combat-foul-stench-rulings-text }

card-sh-char-23 = The Ringwraiths Are Abroad
card-sh-char-23-event = { -common-fly } אחר כך הוא רשאי להזיז עד שני צבאות שיש בהם נזגול אזור אחד כל אחד, או לתקוף בצבא אחד כזה.
card-sh-char-23-combat = { combat-words-of-power-text }
card-sh-char-23-rulings =
    נזגול שעפו רשאים לזוז או להילחם עם צבא. נזגול או המלך המכשף חייב ללכת עם כל צבא שזז. בתקיפה הנזגול רשאים להישאר במאסף; אפשר קרב מצור או פריצה.
    בקרב: { combat-words-of-power-rulings-text }

card-sh-char-24 = The Black Captain Commands
card-sh-char-24-event = אפשר לשחק אותו רק אם המלך המכשף במשחק. האופל מגייס 2 נזגול באזור של המלך המכשף, או עף עם נזגול ככל שירצה, גם עם המלך המכשף, כל אחד פעם אחת. אחר כך הוא רשאי להזיז צבא אחד שהמלך המכשף בו, או לתקוף בו.
card-sh-char-24-combat = { combat-foul-stench-text }
card-sh-char-24-rulings =
    המלך המכשף חייב לזוז עם הצבא או להשתתף בתקיפה; מותר שעף אליו רגע לפני כן. אין מגייסים באזור שהאנשים החופשיים מחזיקים.
    בקרב: { combat-foul-stench-rulings-text }

## חבילת האסטרטגיה של האופל

card-sh-strat-01 = Return to Valinor
card-sh-strat-01-event = אפשר לשחק אותו רק אם מצודה של האלפים בידי האופל. על כל מצודה של האלפים שאינה נצורה, האופל זורק קובייה אחת על כל יחידה של האלפים שם, עד 5: כל 6 הוא פגיעה, שנספגת מיד.
card-sh-strat-01-combat = { combat-deadly-strife-text }
card-sh-strat-01-rulings =
    רק יחידות של האלפים סופגות את הפגיעות האלה; האנשים החופשיים בוחרים ביניהן. { -common-no-attack } עמיתים נשארים.
    בקרב: { combat-deadly-strife-rulings-text }

card-sh-strat-02 = The Fighting Uruk-hai
card-sh-strat-02-event = אפשר לשחק אותו רק אם סארומן במשחק וצבא של האופל שיש בו יחידה של אייזנגארד צר על מצודה. { -common-assault }
card-sh-strat-02-combat = { combat-onslaught-text }
card-sh-strat-02-rulings =
    אם יש כמה מצורים כאלה, האופל בוחר אחד. { -common-assault-rulings }
    בקרב: { combat-onslaught-rulings-text }

card-sh-strat-03 = Denethor's Folly
card-sh-strat-03-event = אפשר לשחק אותו רק אם האופל צר על מינאס טירית. מנהיג של האנשים החופשיים במינאס טירית מחוסל. כל עוד הוא על השולחן: האנשים החופשיים אינם רשאים להשתמש בקלפי קרב בקרבות במינאס טירית. הוא מושלך כשהמצור נגמר; כפעולה, האנשים החופשיים רשאים להשליך אותו ברצון המערב, או בכל קובייה אם גנדלף או אראגורן נמצא במינאס טירית.
card-sh-strat-03-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-03-rulings =
    עמיתים אינם מנהיגים. זה חל גם על פריצות ועל קרבות לשבירת המצור באזור. פסען אינו אראגורן.
    בקרב: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-04 = The Day Without Dawn
card-sh-strat-04-event = אפשר לשחק אותו רק אם כל מדינות האופל במלחמה. האנשים החופשיים מאבדים לתור הזה את כל הקוביות הפנויות שמראות רצון המערב.
card-sh-strat-04-combat = { combat-relentless-assault-text }
card-sh-strat-04-rulings =
    הן חוזרות בתור הבא.
    בקרב: { combat-relentless-assault-rulings-text }

card-sh-strat-05 = Threats and Promises
card-sh-strat-05-event = כל עוד הוא על השולחן: שום תוצאת גיוס אינה רשאית לקדם במסלול הפוליטי מדינה פסיבית של האנשים החופשיים. הוא מושלך כשתקיפה או יכולת מיוחדת של עמית מקדמת מדינה של האנשים החופשיים.
card-sh-strat-05-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-05-rulings =
    גיוס/צבא, וכן רצון המערב שמשמש כגיוס, הם תוצאות גיוס. מדינות אקטיביות מותר לקדם. קידום בקלף אירוע, או בכיבוש של ישוב, עיר או מצודה בלי תקיפה, משאיר את הקלף על השולחן.
    בקרב: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-06 = Stormcrow
card-sh-strat-06-event = אפשר לשחק אותו רק אם נושאי הטבעת או עמית נמצאים באזור של מדינה של האנשים החופשיים שאינה במלחמה. האופל בוחר מדינה כזאת: היא חוזרת צעד אחד לאחור במסלול הפוליטי, והאנשים החופשיים מחסלים אחת מיחידותיה או אחד ממנהיגיה, בכל מקום שהוא.
card-sh-strat-06-combat = { combat-great-host-text }
card-sh-strat-06-rulings =
    אם היא אינה יכולה לחזור עוד לאחור, אובדים רק היחידה או המנהיג. עמית במצודה נצורה נחשב. מצודה שחיל המצב שלה מאבד את יחידתו האחרונה נופלת בידי הצרים.
    בקרב: { combat-great-host-rulings-text }

card-sh-strat-07 = Shadows Gather
card-sh-strat-07-event = צבא של האופל זז עד 3 אזורים וחייב לסיים במקום שעומד בו צבא אחר של האופל שאינו נצור. { -common-long-march }
card-sh-strat-07-combat = { combat-mumakil-text }
card-sh-strat-07-rulings =
    אפשר להצטרף לצרים. הגבולות הפוליטיים תקפים בכל צעד. ישוב, עיר או מצודה של האויב בלי יחידות נכבשים בדרך. מגבלת היחידות באזור נבדקת רק בסוף.
    בקרב: { combat-mumakil-rulings-text }

card-sh-strat-08 = The Shadow Lengthens
card-sh-strat-08-event = שני צבאות של האופל זזים עד 2 אזורים כל אחד; כל אחד חייב לסיים במקום שעומד בו צבא אחר של האופל שאינו נצור. { -common-long-march }
card-sh-strat-08-combat = { combat-mumakil-text }
card-sh-strat-08-rulings =
    מי שזז ראשון אינו זז שוב. אם רק צבא אחד יכול לזוז, רק הוא זז. אפשר להצטרף לצרים.
    בקרב: { combat-mumakil-rulings-text }

card-sh-strat-09 = The Shadow is Moving
card-sh-strat-09-event = אפשר לשחק אותו רק אם כל מדינות האופל במלחמה. האופל מזיז עד ארבעה צבאות שונים, אזור אחד כל אחד.
card-sh-strat-09-combat = { combat-swarm-of-bats-text }
card-sh-strat-09-rulings =
    אפשר לחלק צבאות כמו בכל תנועה. מי שזז אינו זז שוב.
    בקרב: { combat-swarm-of-bats-rulings-text }

card-sh-strat-10 = Corsairs of Umbar
card-sh-strat-10-event = אפשר לשחק אותו רק אם הדרומיים והמזרחיים במלחמה. צבא של האופל באומבר עובר ישר לאנפאלס, לדול אמרות, ללאמדון או לפלרגיר. אם צבא של האנשים החופשיים נמצא שם, מתחיל קרב, והאופל רשאי להפסיק אותו רק אם הצבא ההוא כבר היה נצור.
card-sh-strat-10-combat = { combat-deadly-strife-text }
card-sh-strat-10-rulings =
    אפשר לחלק את הצבא באומבר; יחידות שאינן במלחמה אינן רשאיות ללכת. מי שנחת אינו חייב להתקדם אחרי ניצחון. האנשים החופשיים רשאים לסגת, ובדול אמרות לסגת אל תוך מצור. אם האופל כבר צר על דול אמרות, הצבא המאוחד נלחם קרב מצור. אם אין שם איש, זו תנועה רגילה שיכולה לכבוש.
    בקרב: { combat-deadly-strife-rulings-text }

card-sh-strat-11 = Rage of the Dunlendings
card-sh-strat-11-event = אפשר לשחק אותו רק אם אייזנגארד במלחמה. האופל מגייס 2 יחידות רגילות של אייזנגארד באזור פנוי הסמוך לצפון דנלנד או לדרום דנלנד. אחר כך עד 4 יחידות של אייזנגארד משני אזורי דנלנד רשאיות לעבור ישר לשם.
card-sh-strat-11-combat = { combat-relentless-assault-text }
card-sh-strat-11-rulings =
    באזור אסור שיהיו יחידה או ישוב, עיר או מצודה של האנשים החופשיים. רק יחידות של אייזנגארד זזות. שני אזורי דנלנד סמוכים זה לזה, וכל אחד מהם יכול להיות האזור.
    בקרב: { combat-relentless-assault-rulings-text }

card-sh-strat-12 = Return of the Witch-king
card-sh-strat-12-event = אפשר לשחק אותו רק אם המלך המכשף במשחק. הוא מוצב באנגמר. אחר כך האופל מגייס שם 2 יחידות רגילות ויחידת עלית אחת של סאורון.
card-sh-strat-12-combat = { combat-swarm-of-bats-text }
card-sh-strat-12-rulings =
    הוא יכול לבוא מכל מקום, אפילו מתוך מצודה נצורה. { -common-recruiting }
    בקרב: { combat-swarm-of-bats-rulings-text }

card-sh-strat-13 = Half-orcs and Goblin-men
card-sh-strat-13-event = אפשר לשחק אותו רק אם אייזנגארד במלחמה. האופל מגייס יחידה אחת של אייזנגארד, רגילה או עלית, באזור שיש בו צבא של האופל.
card-sh-strat-13-combat = { combat-we-come-to-kill-text }
card-sh-strat-13-rulings =
    הצבא יכול לצור או להיות נצור; במצור יש מקום ל-5 יחידות בלבד.
    בקרב: { combat-we-come-to-kill-rulings-text }

card-sh-strat-14 = Olog-hai
card-sh-strat-14-event = אפשר לשחק אותו רק אם סאורון במלחמה. האופל מגייס יחידה אחת של סאורון, רגילה או עלית, באזור שיש בו צבא של האופל.
card-sh-strat-14-combat = { combat-we-come-to-kill-text }
card-sh-strat-14-rulings =
    הצבא יכול לצור או להיות נצור; במצור יש מקום ל-5 יחידות בלבד.
    בקרב: { combat-we-come-to-kill-rulings-text }

card-sh-strat-15 = Hill-trolls
card-sh-strat-15-event = אפשר לשחק אותו רק אם סאורון במלחמה. האופל מחליף 2 יחידות רגילות של סאורון, באזור אחד או בשניים, ביחידות עלית של סאורון מן התגבורות.
card-sh-strat-15-combat = { combat-we-come-to-kill-text }
card-sh-strat-15-rulings =
    מחליפים פחות רק אם חסרות יחידות. היחידות הרגילות חוזרות לתגבורות. הן יכולות לעמוד במצודה נצורה.
    בקרב: { combat-we-come-to-kill-rulings-text }

card-sh-strat-16 = A New Power is Rising
card-sh-strat-16-event = אפשר לשחק אותו רק אם סארומן במשחק. האופל מגייס 2 יחידות רגילות של אייזנגארד בצפון דנלנד, 2 כאלה בדרום דנלנד, ו-2 יחידות של אייזנגארד, כל אחת רגילה או עלית, באורתנק.
card-sh-strat-16-combat = { combat-great-host-text }
card-sh-strat-16-rulings =
    { -common-recruiting }
    בקרב: { combat-great-host-rulings-text }

card-sh-strat-17 = Many Kings to the Service of Mordor
card-sh-strat-17-event = האופל מגייס 2 יחידות רגילות של הדרומיים והמזרחיים בכל אחד משלושה ישובים, ערים או מצודות של מדינתם.
card-sh-strat-17-combat = { combat-great-host-text }
card-sh-strat-17-rulings =
    { -common-recruiting }
    בקרב: { combat-great-host-rulings-text }

card-sh-strat-18 = The King is Revealed
card-sh-strat-18-event = אפשר לשחק אותו רק אם אראגורן במשחק. האופל מגייס במינאס מורגול 5 יחידות רגילות של סאורון ונזגול אחד.
card-sh-strat-18-combat = { combat-relentless-assault-text }
card-sh-strat-18-rulings =
    פסען אינו נחשב, וגם לא אראגורן שחוסל. { -common-recruiting }
    בקרב: { combat-relentless-assault-rulings-text }

card-sh-strat-19 = Shadows on the Misty Mountains
card-sh-strat-19-event = האופל מגייס 2 יחידות של סאורון, כל אחת רגילה או עלית, ונזגול אחד בהר גראם או במוריה.
card-sh-strat-19-combat = { combat-onslaught-text }
card-sh-strat-19-rulings =
    כולם באים לאותו אזור. { -common-recruiting }
    בקרב: { combat-onslaught-rulings-text }

card-sh-strat-20 = Orcs Multiplying Again
card-sh-strat-20-event = האופל מגייס 3 יחידות רגילות של סאורון בדול גולדור ו-3 בהר גונדאבאד.
card-sh-strat-20-combat = { combat-onslaught-text }
card-sh-strat-20-rulings =
    { -common-recruiting }
    בקרב: { combat-onslaught-rulings-text }

card-sh-strat-21 = Horde from the East
card-sh-strat-21-event = אפשר לשחק אותו רק אם הדרומיים והמזרחיים במלחמה. האופל מגייס 5 יחידות רגילות של הדרומיים והמזרחיים באזור פנוי אחד של מדינתם בקצה המזרחי של המפה.
card-sh-strat-21-combat = { combat-deadly-strife-text }
card-sh-strat-21-rulings =
    האזורים האלה הם מזרח רון, דרום רון, קאנד והראד הרחוקה. באות פחות רק אם חסרות יחידות או חסר מקום.
    בקרב: { combat-deadly-strife-rulings-text }

card-sh-strat-22 = Monsters Roused
card-sh-strat-22-event = האופל מגייס יחידה רגילה אחת של סאורון בכל אחד מאלה: אנגמר, אטנמורס וגבעות הרוח, ויחידת עלית אחת של סאורון בחורשות הטרולים.
card-sh-strat-22-combat = { combat-desperate-battle-text }
card-sh-strat-22-rulings =
    מדלגים על אזור שהאנשים החופשיים מחזיקים. { -common-recruiting }
    בקרב: { combat-desperate-battle-rulings-text }

card-sh-strat-23 = Musterings of Long-planned War
card-sh-strat-23-event = אפשר לשחק אותו רק אם כל מדינות האופל במלחמה. האופל מגייס 5 יחידות רגילות של הדרומיים והמזרחיים בגורגורות ו-5 יחידות רגילות של סאורון בנורן.
card-sh-strat-23-combat = { combat-desperate-battle-text }
card-sh-strat-23-rulings =
    { -common-recruiting }
    בקרב: { combat-desperate-battle-rulings-text }

card-sh-strat-24 = Pits of Mordor
card-sh-strat-24-event = אפשר לשחק אותו רק אם סאורון במלחמה. האופל מגייס 2 יחידות רגילות של סאורון בכל אחת משלוש מצודות של סאורון.
card-sh-strat-24-combat = { combat-desperate-battle-text }
card-sh-strat-24-rulings =
    אלה הן באראד-דור, דול גולדור, מינאס מורגול, מורנון, מוריה והר גונדאבאד. { -common-recruiting }
    בקרב: { combat-desperate-battle-rulings-text }
