# What cards say: one pattern for each word of the vocabulary (docs/cards.md), all in our own words. No card has a text of its own.
#
# What a pattern can use
#   $who               a noun phrase in the plain case; $who-object and so on in the others that are listed in "cases"
#   $who-known         yes for a card that is named or pointed at, no for one with an article or a number
#   $who-number        one or many
#   $who-gender        the attribute "gender" of its head, if this language gives one
#   $who-head          the key of its head: noun-type-site
#   $who-all           in what is true: all of them, as a kind; $who-while how one that is pointed at has to be
#   $by                a number; $by-n the same for plural forms; $by-for what stands behind the noun: "for each burden";
#                      $by-sign plus or minus; $by-is the key of its word; of value-if: $by-cond and the other number, $by-or
#   $mood              how a verb is said: do (you), may (you may), other (somebody else does it)
#   $it                whether "it" is one or many
#   $form              what a fact of a description has to be: one, many, attribute, clause, predicate; a keyword also line (on the
#                      card), had, lost, bonus; $number, $gender and $case are those of its head
#   FIRST($text, letters: 2)    how a text begins, without accents
#   CAPITAL($text)              a text with a capital letter
# What is missing is "none". Spaces around parts that turn out empty go away.
#
# Hebrew: a case is a preposition together with its noun, since some are written as one word with it, melt with the article, and
# make words of their own with "it": העמית הזה, את העמית הזה, לעמית הזה, לו. Before a title they take a hyphen: ל-Gandalf.
# A verb is said in the plural imperative to you ($mood is do), else as an infinitive.
# The gender is f, or masculine; three masculine nouns of two words have a name as gender, for "this minion": משרת האופל הזה.
# A signed number has a left-to-right mark before its sign, or the sign would stand behind it. A sentence begins with Hebrew.

# The cases of this language, the plain one first. The others: את, ל, על, נגד, של, ב, מ. "Every" is "object", but says "each" as
# "all the", with the article in all parts; it is not for what is many by its number.
cases = plain object every to on against of at from

# The preposition of a case before a noun without an article. Sites have their own, to have it in each of two: בנהר או ביער.
a = { $case ->
    [to] ל
    [on] { "על " }
    [against] { "נגד " }
    [of] { "של " }
    [from] מ
   *[plain] { "" }
}
at = { $case ->
    [at] ב
   *[plain] { "" }
}
# The same before one that is definite by itself.
a-known = { $case ->
    [object] { "את " }
    [every] { "את " }
   *[plain] { a }{ at }
}
# The same together with the article.
the = { $case ->
    [object] את ה
    [every] את ה
    [to] ל
    [on] על ה
    [against] נגד ה
    [of] של ה
    [at] { "" }
    [from] מה
   *[plain] ה
}
# The same before a title.
a-title = { $case ->
    [object] { "את " }
    [every] { "את " }
    [to] ל-
    [at] ב-
    [from] מ-
   *[plain] { a }
}

## Lists

# "And" is a letter before the next word; before Latin letters it has a hyphen.
and-hyphen = { FIRST($b) ->
    [a] -
    [b] -
    [c] -
    [d] -
    [e] -
    [f] -
    [g] -
    [h] -
    [i] -
    [j] -
    [k] -
    [l] -
    [m] -
    [n] -
    [o] -
    [p] -
    [q] -
    [r] -
    [s] -
    [t] -
    [u] -
    [v] -
    [w] -
    [x] -
    [y] -
    [z] -
   *[other] { "" }
}
and-last = { $a } ו{ and-hyphen }{ $b }
and-more = { $a }, { $b }
or-last = { $a } או { $b }
or-more = { $a }, { $b }
ways-last = { $a }, או { $b }
ways-more = { $a }, { $b }
then-last = { $a }; { $b }
then-more = { $a }; { $b }
attributes-last = { $b } { $a }
attributes-more = { $b } { $a }
keywords-last = { $a }, { $b }
keywords-more = { $a }, { $b }

## Paragraphs

paragraph-keywords = { $keywords }.
paragraph-borne-by = { $bearer-head ->
    [noun-type-site] מונח { $bearer-on }
   *[other] הנושא: { $bearer }
}.
paragraph-one-more-of-its-class = אפשר לשאת אותו לצד עוד { $class }.
paragraph-to-play = מותר לשחק אותו רק אם { $conds }.
paragraph-to-play-pay = עלות נוספת כדי לשחק אותו: { $costs }.
paragraph-own-cost = עולה { $by } { less-or-more } { $has-on ->
    [yes] אם משחקים אותו { $on-on }
   *[no] { $by-for }
}.
paragraph-speaks-like = נוסף על הטקסט שלו, יש לו גם הטקסט { $site-of } שלכם.
paragraph-modifier = { $conds ->
    [none] { $what }.
   *[other] כל עוד { $conds }, { $what }.
}

## Abilities

when-phases = בשלב { $phases }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-response = תגובה, כאשר { $trigger }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-each-time = כאשר { $trigger }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-may-each-time = כאשר { $trigger }{ if-needs }, אתם רשאים { $costs ->
    [none] { $effects }
   *[other] { $costs } כדי { $effects }
}{ limited }.
when-later = בהמשך השלב, כאשר { $trigger }: { $effects }.
when-always = בכל עת שבה { $needs }{ pay-costs }: { $effects }{ limited }.

if-needs = { $needs ->
    [none] { "" }
   *[other] , אם { $needs }
}
pay-costs = { $costs ->
    [none] { "" }
   *[other] , { $costs }
}
limited = { $limits ->
    [none] { "" }
   *[other] { " " }{ $limits }
}
limit-turn = { $count ->
    [1] (פעם אחת בכל תור)
   *[other] (לכל היותר { times-counted } בכל תור)
}
limit-phase = { $count ->
    [1] (פעם אחת בכל שלב)
   *[other] (לכל היותר { times-counted } בכל שלב)
}

## Noun phrases

noun-core = { $head } { $states } { $attributes } { $clauses }
noun-one = { a }{ $one } { others-of }
noun-each = { $case ->
    [every] את כל { $many } { owned-known }
   *[plain] { a }כל { $one } { owned }
} { $other ->
    [yes] (מלבד הקלף הזה)
   *[no] { "" }
}
noun-many = { a }{ $many } { others-of }
noun-bare = { a }{ $one } { others-of }
noun-no = { a }אף { $one } { others-of }
noun-exactly = { $count-is ->
    [value-all] { a-known }כל ה{ $many } { others-of }
   *[other] { $count-n ->
        [1] { a }{ $one } { only-one } { others-of }
       *[other] { a }{ counted } { $many } { others-of }
    }
} { $count-for }
noun-up-to = { a }עד { $count-n ->
    [1] { $one } { only-one }
   *[other] { counted } { $many }
} { others-of } { $count-for }
noun-any-number = { a }כל מספר של { $many } { others-of }
noun-or-more = { a }{ $count-n ->
    [1] { $one } { only-one }
   *[other] { counted } { $many }
} { others-of } או יותר
noun-between = { a }{ $count } { $close ->
    [yes] או
   *[no] עד
} { $most } { $many } { others-of } { $most-for }
# Whose it is: of something definite "yours", else "of yours".
owned = { $owner ->
    [yours] משלכם
    [opponents] של יריב
    [others] של שחקן אחר
   *[none] { "" }
}
owned-known = { $owner ->
    [yours] שלכם
   *[none] { owned }
}
others-of = { owned } { $other ->
    [yes] מלבד הקלף הזה
   *[no] { "" }
}
only-one = { $gender ->
    [f] אחת
   *[m] אחד
}
# So many, before what is counted.
counted = { $gender ->
    [f] { $count-n ->
        [2] שתי
        [3] שלוש
        [4] ארבע
        [5] חמש
        [6] שש
        [7] שבע
        [8] שמונה
       *[other] { $count }
    }
   *[m] { counted-m }
}
counted-m = { $count-n ->
    [2] שני
    [3] שלושה
    [4] ארבעה
    [5] חמישה
    [6] שישה
    [7] שבעה
    [8] שמונה
   *[other] { $count }
}
noun-named = { $one } { owned-known }
noun-each-of = { $names } (כל אחד)
noun-if = { $noun } (אם הוא { $states })

## Descriptions of cards

filter-any = { $form ->
    [many] { $case ->
        [every] הקלפים
       *[plain] קלפים
    }
   *[one] קלף
}
filter-character = { $form ->
    [many] { $case ->
        [every] הדמויות
       *[plain] דמויות
    }
   *[one] דמות
}
    .gender = f
filter-weapon = { $form ->
    [many] { $case ->
        [every] כלי הנשק
       *[plain] כלי נשק
    }
   *[one] נשק
}
filter-signet = { $number ->
    [many] בעלי
   *[one] { $gender ->
        [f] בעלת
       *[m] בעל
    }
} חותם { $signet }
filter-title = { a-title }{ $title }
# The article of what is said of "all the".
the-many = { $case ->
    [every] ה
   *[plain] { "" }
}
filter-unique = { $number ->
    [many] { the-many }יחידים במינם
   *[one] { $gender ->
        [f] יחידה במינה
       *[m] יחיד במינו
    }
}
filter-yours = שלכם
filter-opponents = של יריב
filter-this = { $gender ->
    [minion] { a-known }משרת האופל הזה
    [ally] { a-known }בעל הברית הזה
    [artifact] { the }חפץ העתיק הזה
    [f] { the }{ $type } הזאת
   *[m] { the }{ $type } הזה
}
filter-bearer = { $form ->
    [clause] שנושא את הקלף הזה
   *[one] { $bearer ->
        [noun-type-site] { the }{ at }אתר שלו
       *[other] { a-known }נושא הקלף
    }
}
filter-it = { $it ->
    [many] { $case ->
        [object] אותם
        [every] אותם
        [to] להם
        [on] עליהם
        [against] נגדם
        [of] שלהם
        [at] בהם
        [from] מהם
       *[plain] הם
    }
   *[one] { $case ->
        [object] אותו
        [every] אותו
        [to] לו
        [on] עליו
        [against] נגדו
        [of] שלו
        [at] בו
        [from] ממנו
       *[plain] הוא
    }
}
filter-first = { that-one } { $what }
filter-named-like-it = עם אותו שם
filter-subject = { that-one } { $what }
that-one = { a-known }{ $gender ->
    [f] אותה
   *[m] אותו
}
filter-ring-bearer = { $form ->
    [clause] שהוא נושא הטבעת
   *[one] { a-known }נושא הטבעת
}
filter-roaming = { $number ->
    [many] { the-many }משוטטים
   *[one] { $gender ->
        [f] משוטטת
       *[m] משוטט
    }
}
filter-exhausted = { $number ->
    [many] { the-many }מותשים
   *[one] { $gender ->
        [f] מותשת
       *[m] מותש
    }
}
filter-skirmishing = { $number ->
    [many] { the-many }{ in-skirmish }
   *[one] { in-skirmish }
}
in-skirmish = { $number ->
    [many] { $gender ->
        [f] מתכתשות
       *[m] מתכתשים
    }
   *[one] { $gender ->
        [f] מתכתשת
       *[m] מתכתש
    }
}
# "That", before a verb of a clause.
that = { $form ->
    [clause] ש
   *[predicate] { "" }
}
filter-against = { that }{ in-skirmish } { $what-against }
filter-unassigned = { $number ->
    [many] { the-many }בלתי משובצים
   *[one] בלתי { $gender ->
        [f] משובצת
       *[m] משובץ
    }
}
# Not unassigned.
filter-assigned = { that }{ $number ->
    [many] משובצים
   *[one] { $gender ->
        [f] משובצת
       *[m] משובץ
    }
} להתכתשות
filter-bearing = { that }{ $number ->
    [many] נושאים
   *[one] { $gender ->
        [f] נושאת
       *[m] נושא
    }
} { $what-object }
filter-on = { that }{ $what-on }
filter-in-support = { that }באזור תמיכה
# In brackets if it is the current site: what follows may belong to the noun before (1U135).
filter-home-site = { $site ->
    [0] ({ that }{ its-home } האתר הנוכחי)
   *[other] { that }{ its-home } אתר { $site }
}
its-home = { $number ->
    [many] ביתם
   *[one] ביתו
}
filter-site-number = { $range ->
    [one] { a-known }אתר { $first }
    [two] { a }{ at }אתר { $first } או { $last }
   *[more] { a }{ at }אחד מאתרים { $first } עד { $last }
}
filter-labelled = לשלב { $phase }
filter-about-rangers = שבו מצביעים על סייר או מטילים עליו התאמצות
filter-race-not-spotted = מגזע שאי אפשר להצביע עליו
# A predicate is always masculine: of a feminine noun it is said that it is not "one who is so".
filter-not = { $form ->
    [predicate] { is-not } { $what }
    [attribute] ש{ is-not } { $what }
   *[clause] ש{ is-not } { $sort ->
        [known] { $what }
       *[state] { $gender ->
            [f] מי ש{ $what }
           *[m] { $what }
        }
    }
}
is-not = { $number ->
    [many] אינם
   *[one] { $gender ->
        [f] אינה
       *[m] אינו
    }
}

## Players

whose-yours = { $case ->
    [object] אתכם
    [to] לכם
    [on] עליכם
    [against] נגדכם
    [of] שלכם
    [at] בכם
    [from] מכם
   *[plain] אתם
}
whose-free-player = { a-known }שחקן האנשים החופשיים
whose-a-shadow-player = { $known ->
    [yes] { that-player }
   *[no] { a }שחקן אופל
}
whose-a-shadow-player-holding = { $known ->
    [yes] { that-player }
   *[no] { a }שחקן אופל כזה
}
that-player = { a-known }אותו שחקן
# Who may do something, or does it: $any; or all of them.
whose-each-shadow-player = { a }{ $any ->
    [yes] שחקן אופל כלשהו
   *[no] כל שחקן אופל
}
whose-any-player = { $known ->
    [yes] { that-player }
   *[no] { a }שחקן אחד כלשהו
}
whose-owner-of-it = { a-known }בעליו
# What the occurrence is about: $subject, one or many.
whose-owners-of-subject = { $subject ->
    [many] { a }כל אחד מבעליהם
   *[one] { a-known }בעליו
}
whose-each-opponent = { a }כל יריב

## Numbers

digits = { $shown ->
    [yes] { "\u200E" }{ $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
    [often] { $n ->
        [1] פעם אחת
        [2] פעמיים
        [3] שלוש פעמים
       *[other] { $n } פעמים
    }
   *[no] { $n }
}
tail = { $by-for }
value-all = הכול
value-x = { $shown ->
    [yes] { "\u200E" }{ $sign ->
        [minus] −
       *[plus] +
    }
   *[no] { "" }
}{ $n ->
    [1] X
   *[other] { $n }X
}
# "On it", of what can be pointed at.
upon-it = { $what-gender ->
    [f] עליה
   *[m] עליו
}
value-each = עבור { $what } שאפשר להצביע { upon-it }
value-each-over = עבור { $what } מעבר ל-{ $over } שאפשר להצביע { upon-it }
value-each-race = עבור כל גזע שונה בקרב { $what } שאפשר להצביע עליהם
value-each-burden = עבור כל נטל
value-each-dead = עבור { $what } בערמת המתים
value-each-in-hand = עבור { $what } ביד { $whose-of }
value-each-it = עבור כל { $all ->
    [yes] אחד מהם
   *[no] { $what } מביניהם
}
value-cost-of-it = עלות הדמדומים המודפסת של { $it ->
    [many] הקלפים האלה
   *[one] אותו קלף
}
value-strength-of = הכוח { $what-of }
value-vitality-of-it = החיוניות { its } { $less ->
    [0] { "" }
   *[other] פחות { $less }
}
value-here = מספר האתר הנוכחי
value-number-of-it = המספר { its }
value-if = אם { $cond }{ $or-n ->
    [0] { "" }
   *[other] , אחרת { $or }
}
value-at-most = { $for } (לכל היותר { $most })
value-sum = { $one-whole } ועוד { $other-whole }
value-number = { "" }
where-x = (כאשר X הוא { $what })
whole = { $n } { $for }
its = { $it ->
    [many] שלהם
   *[one] שלו
}
it = { $it ->
    [many] אותם
   *[one] אותו
}
less-or-more = { $by-sign ->
    [minus] פחות
   *[plus] יותר
}

## Requirements

cond-is = { $what } { $is ->
    [no] { $what-gender ->
        [f] אינה
       *[m] אינו
    }
   *[yes] { $what-gender ->
        [f] היא
       *[m] הוא
    }
} { $states }
cond-spot = { $is ->
    [no] אי אפשר
   *[yes] אפשר
} להצביע { $what-on }
cond-at = האחווה { $is ->
    [no] אינה נמצאת
   *[yes] נמצאת
} { $what-at }
not = { $is ->
    [no] אינו
   *[yes] { "" }
}
cond-in = זה { not } שלב { $phase }
cond-burdens = יש { $is ->
    [no] פחות מ-{ $count } נטלים
   *[yes] לפחות { $count } נטלים
}
cond-wounds = יש { $is ->
    [no] פחות מ-{ $count } פצעים
   *[yes] לפחות { $count } פצעים
} { $what-on }
cond-twilight = במאגר הדמדומים יש { $is ->
    [no] פחות מ-{ $count }
   *[yes] לפחות { $count }
}
cond-twilight-below = במאגר הדמדומים יש { $is ->
    [no] לפחות { $count }
   *[yes] פחות מ-{ $count }
}
cond-ring-worn = הטבעת האחת { $is ->
    [no] אינה ענודה
   *[yes] ענודה
}
cond-ring-speaks = הטקסט של הטבעת האחת { $is ->
    [no] אינו בתוקף
   *[yes] בתוקף
}
cond-fierce-skirmish = ההתכתשות { $is ->
    [no] אינה אכזרית
   *[yes] אכזרית
}
cond-moved = האחווה { $is ->
    [no] נעה פחות מ{ times-counted }
   *[yes] כבר נעה לפחות { times-counted }
} בתור הזה
times-counted = { $count ->
    [1] פעם אחת
    [2] פעמיים
    [3] שלוש פעמים
   *[other] { $count } פעמים
}
cond-you-are = { $is ->
    [no] אינכם
   *[yes] אתם
} { $side ->
    [free] שחקן האנשים החופשיים
   *[shadow] שחקן אופל
}
cond-it-is = { $it ->
    [many] { $is ->
        [no] אף אחד מהם אינו
       *[yes] אחד מהם הוא
    } { $what }
   *[one] הוא { not } { $what }
}
cond-some-it = { $is ->
    [no] לא היה קלף כזה
   *[yes] היה קלף כזה
}
cond-at-least = { $what-is ->
    [value-sum] הסכום של { $what-whole }
   *[other] { $what-whole }
} הוא { $is ->
    [no] פחות מ-{ $count }
   *[yes] לפחות { $count }
}
cond-empty-deck = חפיסת המשיכה { $whose-of } { $is ->
    [no] אינה ריקה
   *[yes] ריקה
}
cond-in-hand = ביד { $whose-of } { $is ->
    [no] אין
   *[yes] יש
} { $what }
not-known = { $is ->
    [no] לא
   *[yes] { "" }
}
cond-hand-over = ביד { $whose-of } יש { $is ->
    [no] לכל היותר { $count }
   *[yes] יותר מ-{ $count }
} קלפים
cond-dead = בערמת המתים { $what-number ->
    [many] יש { $is ->
        [no] פחות מאשר
       *[yes] לפחות
    }
   *[one] { $is ->
        [no] אין
       *[yes] יש
    }
} { $what }
cond-was-assigned = { $what } { not-known } { $what-gender ->
    [f] שובצה
   *[m] שובץ
} להתכתשות בתור הזה
cond-has-lost = { $what } { not-known } { $what-gender ->
    [f] הפסידה
   *[m] הפסיד
} בהתכתשות בתור הזה
cond-was-played = { $what } { not-known } { was-played } בשלב הזה
cond-was-played-here = { $what } { not-known } { was-played } כאן בתור הזה
was-played = { $what-gender ->
    [f] שוחקה
   *[m] שוחק
}
cond-used-this-turn-below = { used } בתור הזה
cond-used-this-phase-below = { used } בשלב הזה
used = { $is ->
    [no] השתמשו בזה { times-counted } או יותר
   *[yes] { $count ->
        [1] עוד לא השתמשו בזה
       *[other] השתמשו בזה פחות מ{ times-counted }
    }
}

## What is waited for

to-be = { $whom-number ->
    [many] { $whom-gender ->
        [f] עומדות
       *[m] עומדים
    }
   *[one] { $whom-gender ->
        [f] עומדת
       *[m] עומד
    }
}
because = { $has-by ->
    [yes] בגלל { $by }
   *[no] { "" }
}
trigger-exert = { $whom } { $about ->
    [yes] { to-be } להתאמץ
   *[no] { $whom-number ->
        [many] מתאמצים
       *[one] { $whom-gender ->
            [f] מתאמצת
           *[m] מתאמץ
        }
    }
} { because }
trigger-wound = { $whom } { $about ->
    [yes] { to-be } לספוג
   *[no] { $whom-number ->
        [many] סופגים
       *[one] { $whom-gender ->
            [f] סופגת
           *[m] סופג
        }
    }
} פצע { because }
trigger-heal = { $about ->
    [yes] עומדים לרפא
   *[no] מרפאים
} { $whom-object } { because }
trigger-kill = { $whom } { $about ->
    [yes] { to-be } להיהרג
   *[no] { $whom-number ->
        [many] נהרגים
       *[one] { $whom-gender ->
            [f] נהרגת
           *[m] נהרג
        }
    }
} { $has-against ->
    [yes] בידי { $against }
   *[no] { "" }
} { because }
trigger-discard = { discarding } { $whom-object } { because }
trigger-discard-from-hand = { discarding } { $whom-object } מהיד { because }
discarding = { $about ->
    [yes] עומדים להשליך
   *[no] משליכים
}
trigger-add-burdens = { $about ->
    [yes] עומדים להוסיף נטל
   *[no] מוסיפים נטל
} { because }
trigger-remove-burdens = { $about ->
    [yes] עומדים להסיר נטל
   *[no] מסירים נטל
} { because }
trigger-add-twilight = { $about ->
    [yes] עומדים להוסיף למאגר הדמדומים
   *[no] מוסיפים למאגר הדמדומים
} { because }
trigger-draw = { $has-of ->
    [yes] { $of } { $about ->
        [yes] עומד למשוך קלף
       *[no] מושך קלף או לוקח קלף לידו
    }
   *[no] { $about ->
        [yes] עומדים למשוך קלף
       *[no] מושכים קלף או לוקחים קלף ליד
    }
} { because }
trigger-play = { $about ->
    [yes] עומדים לשחק
   *[no] משחקים
} { $whom-object } { $has-against ->
    [yes] { $against-on }
   *[no] { "" }
}
trigger-put-on-ring = { $about ->
    [yes] עומדים לענוד את הטבעת האחת
   *[no] עונדים את הטבעת האחת
}
trigger-move-from = האחווה עוזבת { $whom-object }
trigger-move = האחווה נעה
trigger-move-to = האחווה מגיעה { $whom-to }
trigger-assign = משבצים { $whom-object } להתכתשות { opposed }
trigger-win = { $whom } { $whom-number ->
    [many] מנצחים
   *[one] { $whom-gender ->
        [f] מנצחת
       *[m] מנצח
    }
} בהתכתשות { opposed }
trigger-lose = { $whom } { $whom-number ->
    [many] מפסידים
   *[one] { $whom-gender ->
        [f] מפסידה
       *[m] מפסיד
    }
} בהתכתשות { opposed }
opposed = { $has-against ->
    [yes] { $against-against }
   *[no] { "" }
}
trigger-start-of-turn = { the-turn } מתחיל
trigger-end-of-turn = { the-turn } מסתיים
# A Free Peoples card does nothing in the turns of others.
the-turn = { $card-side ->
    [free] התור שלכם
   *[other] תור
}
trigger-start-of-phase = { the-phase } מתחיל
trigger-end-of-phase = { the-phase } מסתיים
the-phase = שלב { $phase ->
    [none] { "" }
   *[other] { $phase }
} { $has-of ->
    [yes] { $of-of }
   *[no] { "" }
}
trigger-skirmish-ends = התכתשות { $whom-of } { $about ->
    [yes] עומדת להסתיים
   *[no] מסתיימת
}

## What is true

so-long = { $who-while ->
    [none] { "" }
   *[other] כל עוד { $who-gender ->
        [f] היא
       *[m] הוא
    } { $who-while }
}
modifier-strength = { $who-to } כוח { $by } { $by-for } { so-long }
modifier-keyword = { $who-to } מילת המפתח { $keyword } { $keyword-for } { so-long }
modifier-no-keyword = { $who } { $who-gender ->
    [f] מאבדת
   *[m] מאבד
} את { $keyword } { so-long }
modifier-not-roaming = { $who-all } { $who-all-number ->
    [many] אינם משוטטים
   *[one] אינו משוטט
} { so-long }
modifier-no-strength-from = { $who } { gets-no } כוח { $from-from } { so-long }
modifier-no-keyword-from = { $who } { gets-no } { $keyword } { $from-from } { so-long }
gets-no = { $who-gender ->
    [f] אינה מקבלת תוספת
   *[m] אינו מקבל תוספת
}
modifier-cost = { $what-known ->
    [yes] העלות { $what-of } { $by-sign ->
        [minus] נמוכה
       *[plus] גבוהה
    } ב-{ $by }
   *[no] { $what } עולה { $by } { less-or-more }
} { $by-for }
modifier-shadow-number = מספר האופל { $what-of } { lower-or-higher } ב-{ $by } { $by-for }
lower-or-higher = { $by-sign ->
    [minus] נמוך
   *[plus] גבוה
}
modifier-cost-on = { $what } עולה { $by } { less-or-more } { $by-for } אם הקלף משוחק { $on-on }
modifier-roaming = קנס השיטוט { $who-of } מקבל { $by } { $by-for }
modifier-archery = { archery-total } מקבל { $by } { $by-for }
archery-total = { $side ->
    [free] סך הקשתות של האחווה
   *[shadow] סך הקשתות של משרתי האופל
}
modifier-no-archery = { $who } { $who-gender ->
    [f] אינה נספרת
   *[m] אינו נספר
} בקשתות { so-long }
modifier-move-limit = מגבלת התנועות מקבלת { $by } { $by-for }
modifier-resistance = ההתנגדות של נושא הטבעת מקבלת { $by } { $by-for }
modifier-triple-to-overwhelm = { $who } { $who-gender ->
    [f] מובסת
   *[m] מובס
} כליל רק בכוח גדול פי שלושה { so-long }
modifier-skip = שלב { $phase } לא מתקיים
modifier-skip-shadow-phase-of-it = שלב האופל הבא של אותו שחקן לא מתקיים
modifier-not-assigned = { nobody-assigns } { $who-all-object } להתכתשות { so-long }
nobody-assigns = { $side ->
    [free] שחקן האנשים החופשיים אינו יכול לשבץ
    [shadow] שחקני האופל אינם יכולים לשבץ
   *[none] אי אפשר לשבץ
}
modifier-not-assigned-to = { nobody-assigns } { $minion-all-object } { $character-against }
modifier-one-minion-each = אפשר לשבץ לכל התכתשות לכל היותר משרת אופל אחד
cannot = { $who-all-number ->
    [many] { $who-all-gender ->
        [f] אינן יכולות
       *[m] אינם יכולים
    }
   *[one] { $who-all-gender ->
        [f] אינה יכולה
       *[m] אינו יכול
    }
}
modifier-no-wounds = { $who-all } { cannot } לספוג פצעים { so-long }
modifier-wounds-prevented = נמנע { $who-from } כל פצע { so-long }
modifier-few-wounds = { $who } { $who-gender ->
    [f] סופגת
   *[m] סופג
} לכל היותר { $count ->
    [1] פצע אחד
   *[other] { $count } פצעים
} בכל אחד משלבי { $phase } { so-long }
modifier-comes-exhausted = { $who } { $who-gender ->
    [f] נכנסת למשחק מותשת
   *[m] נכנס למשחק מותש
} { so-long }
modifier-no-healing = אי אפשר לרפא { $who-all-object } { so-long }
modifier-no-exertion = { $who-all } { cannot } להתאמץ עבור { $by } { so-long }
modifier-no-discard = קלפים של { $side ->
    [free] האנשים החופשיים
   *[shadow] האופל
} אינם יכולים להשליך { $who-all-object } { so-long }
modifier-no-burdens-removed = אי אפשר להסיר נטלים
modifier-not-bearing = { $who-all } { cannot } לשאת { $what-object } { so-long }
modifier-not-played = אי אפשר לשחק { $what-object }
modifier-no-events = אי אפשר לשחק אירועים לשלב { $phase }
modifier-no-abilities = אי אפשר להפעיל יכולות מיוחדות של שלב { $phase }
modifier-not-from-piles = אי אפשר לשחק קלף מחפיסת משיכה או מערמת השלכה
modifier-hand-closed = אי אפשר להביט ביד של { $side ->
    [free] שחקן האנשים החופשיים
   *[shadow] שחקן אופל
} או לחשוף אותה
modifier-no-move = האחווה אינה יכולה לנוע שוב
modifier-ring-silent = הטקסט של הטבעת האחת אינו בתוקף
modifier-no-text = הטקסט { $what-of } אינו בתוקף { $what-while ->
    [none] { "" }
   *[other] כל עוד הוא { $what-while }
}
modifier-one-more = אתם רשאים להצביע, מעבר לקיים, על עוד { $class }

## Verbs

until-end-of-phase = עד סוף השלב
until-regroup = עד שלב ההיערכות
until-end-of-turn = עד סוף התור
until-next-skirmish = בהתכתשות הבאה
for-longer = { $lasts ->
    [end-of-phase] { "" }
   *[other] { $until }
}
so-often = { $times-n ->
    [1] { $times-is ->
        [value-if] פעם אחת
       *[other] { "" }
    }
    [2] פעמיים
    [3] שלוש פעמים
   *[other] { $times } פעמים
}{ $who-number ->
    [many] { $times-n ->
        [1] { "" }
       *[other] { " " }כל אחד
    }
   *[one] { "" }
} { $times-is ->
    [value-if] אם { $times-cond }, אחרת { $times-or ->
        [1] פעם אחת
        [2] פעמיים
        [3] שלוש פעמים
       *[other] { $times-or } פעמים
    }
   *[other] { $times-for }
}
effect-by = { $mood ->
    [may] לחייב את { $player }
   *[other] על { $player }
} { $what }
effect-exert = { $mood ->
    [do] הטילו
   *[other] להטיל
} התאמצות { $who-on } { so-often }
# What a verb is done to: each of a kind is "all the".
whom = { $who-number ->
    [many] { $who-object }
   *[one] { $who-every }
}
which = { $what-number ->
    [many] { $what-object }
   *[one] { $what-every }
}
effect-exhaust = { $mood ->
    [do] התישו
   *[other] להתיש
} { whom }
effect-wound = { $mood ->
    [do] פצעו
   *[other] לפצוע
} { whom } { so-often }
effect-heal = { $mood ->
    [do] רפאו
   *[other] לרפא
} { whom } { so-often }
discard = { $mood ->
    [do] השליכו
   *[other] להשליך
}
effect-discard = { discard } { which }
burdens = { $count-n ->
    [1] נטל
   *[other] { counted-m } נטלים
} { $count-for }
add = { $mood ->
    [do] הוסיפו
   *[other] להוסיף
}
remove = { $mood ->
    [do] הסירו
   *[other] להסיר
}
effect-add-burdens = { add } { burdens }
effect-remove-burdens = { remove } { burdens }
effect-add-twilight = { add } { $count } למאגר הדמדומים { $count-for }
effect-remove-twilight = { remove } { $count } ממאגר הדמדומים { $count-for }
cards = { $count-n ->
    [1] קלף
   *[other] { counted-m } קלפים
}
effect-draw = { $mood ->
    [do] משכו
   *[other] למשוך
} { cards } { $count-for }
effect-put-on-ring = { $mood ->
    [do] ענדו
   *[other] לענוד
} את הטבעת האחת
effect-take-off-ring = { remove } את הטבעת האחת
effect-corrupt = נושא הטבעת מושחת
give = { $mood ->
    [do] תנו
   *[other] לתת
}
effect-strength = { give } { $who-to } כוח { $by } { $by-for } { for-longer }
effect-up-to = { $what } (בסך הכול לכל היותר { $most } בכל שלב)
effect-keyword = { give } { $who-to } את מילת המפתח { $keyword } { $keyword-for } { for-longer }
effect-no-keyword = { $mood ->
    [do] שללו
   *[other] לשלול
} { $who-from } את { $keyword } { for-longer }
effect-archery = { give } ל{ archery-total } { $by } { $by-for }
effect-takes-part = { $mood ->
    [do] אפשרו
   *[other] לאפשר
} { $who-to } להשתתף בקשתות ובהתכתשויות { for-longer }
effect-triple-to-overwhelm = { $mood ->
    [do] הגנו
   *[other] להגן
} { $who-on } (מובס כליל רק בכוח גדול פי שלושה)
effect-lasting = { $modifier ->
    [modifier-skip-shadow-phase-of-it] { $mood ->
        [do] דלגו
       *[other] לדלג
    } על שלב האופל הבא { $mood ->
        [other] שלו
       *[do] { "" }
    }
   *[other] { $mood ->
        [may] להחליט כי
       *[other] { "" }
    } { $what } { $until }
}
cancel = { $mood ->
    [do] בטלו
   *[other] לבטל
}
effect-cancel-skirmish = { cancel } { $who-known ->
    [yes] את ההתכתשות
   *[no] התכתשות
} { $who-of }
effect-assign = { $mood ->
    [do] שבצו
   *[other] לשבץ
} { $minion-object } { $character-against }
effect-cancel-assignments = { cancel } את כל השיבוצים להתכתשויות
put = { $mood ->
    [do] הניחו
   *[other] להניח
}
effect-transfer = { put } { $what-object } { $from ->
    [discard] מערמת ההשלכה שלכם
   *[play] { "" }
} { $to-on }
return = { $mood ->
    [do] החזירו
   *[other] להחזיר
}
effect-return-to-hand = { return } { which } ליד של בעליו
effect-stack = { put } { which } מתחת לקלף הזה
effect-become-ring-bearer = { $mood ->
    [do] הפכו
   *[other] להפוך
} { $who-object } לנושא הטבעת החדש
effect-end-phase = { $mood ->
    [do] סיימו
   *[other] לסיים
} את השלב
play = { $mood ->
    [do] שחקו
   *[other] לשחק
}
replace = { $mood ->
    [do] החליפו
   *[other] להחליף
}
effect-play-site = { $number-is ->
    [value-here] { replace } את האתר הנוכחי ב{ $site } שלכם עם אותו מספר
    [value-number-of-it] { replace } { it } ב{ $site } שלכם עם אותו מספר
   *[other] { play } את { $site } { $number } שלכם { $number-for }
}
effect-play-next-site = { play } מחפיסת ההרפתקה שלכם את האתר הבא במסלול{ $any ->
    [yes] { "" }
   *[no] , אם הוא { $site }
}
effect-shadow-number = { give } למספר האופל של אתר היעד { $by } { $by-for } בתנועה הזאת
look = { $mood ->
    [do] הביטו
   *[other] להביט
}
reveal = { $mood ->
    [do] חשפו
   *[other] לחשוף
}
effect-look-at-hand = { look } ביד { $whose-of }
effect-reveal-hand = { reveal } את כל הקלפים { in-hand }
in-hand = { $mood ->
    [other] שבידו
   *[do] שבידכם
}
effect-reveal-random = { reveal } באקראי { cards } מהיד { $whose-of } { $count-for }
effect-look-at-random = { look } באקראי ב{ cards } מהיד { $whose-of } { $count-for }
effect-reveal-from-hand = { reveal } { $what-object } מהיד שלכם
effect-discard-from-hand = { discard } { $whose-acts ->
    [yes] { own-hand }
   *[no] מהיד { $whose-of }
} { $what-object }
own-hand = { $mood ->
    [other] מידו
   *[do] מהיד
}
effect-discard-random = { discard } באקראי { cards } מהיד { $whose-of } { $count-for }
top-cards = { $count-n ->
    [1] הקלף העליון
    [2] שני הקלפים העליונים
    [3] שלושת הקלפים העליונים
    [4] ארבעת הקלפים העליונים
    [5] חמשת הקלפים העליונים
   *[other] { $count } הקלפים העליונים
}
effect-discard-top = { discard } את { top-cards } בחפיסת המשיכה { $whose-of } { $count-for }
effect-reveal-top = { reveal } את { top-cards } בחפיסת המשיכה { $whose-of } { $count-for }
effect-look-at-top = { look } { $count-n ->
    [1] בקלף העליון
    [2] בשני הקלפים העליונים
    [3] בשלושת הקלפים העליונים
    [4] בארבעת הקלפים העליונים
    [5] בחמשת הקלפים העליונים
   *[other] ב-{ $count } הקלפים העליונים
} בחפיסת המשיכה שלכם { $count-for }
effect-discard-bottom = { discard } את הקלף התחתון בחפיסת המשיכה שלכם
effect-reveal-bottom = { reveal } את הקלף התחתון בחפיסת המשיכה שלכם
effect-reveal-while = { reveal } קלפים מראש חפיסת המשיכה שלכם עד שנחשף קלף שאינו { $what }
effect-may-discard-it = { $mood ->
    [may] { "" }
   *[other] אתם רשאים
} להשליך { $it ->
    [many] { $what-object } מביניהם
   *[one] אותו
}
effect-discard-one-of-it = { discard } { $it ->
    [many] אחד מהם
   *[one] אותו
}
effect-discard-it = { discard } { $it ->
    [many] { $all ->
        [yes] את שאר הקלפים
       *[no] את כל { $what-every } מביניהם
    }
   *[one] { $all ->
        [yes] אותו
       *[no] אותו אם הוא אחד { $what-from }
    }
}
effect-order-it = { return } את האחרים לראש החפיסה בכל סדר שתרצו
take = { $mood ->
    [do] קחו
   *[other] לקחת
}
effect-take-of-it = { take } { $count-is ->
    [value-all] { $all ->
        [yes] { it } ליד
       *[no] ליד את כל { $what-every } מביניהם
    }
   *[other] ליד { $all ->
        [yes] { $count-n ->
            [1] אחד מהם
            [2] שניים מהם
           *[other] { $count } מהם
        }
       *[no] { counted-m } { $what } מביניהם
    }
}
effect-it-on-top = { put } { it } בראש חפיסת המשיכה של בעליו
effect-it-beneath = { put } { it } בתחתית חפיסת המשיכה של בעליו
effect-hand-beneath = { put } קלף { own-hand } בתחתית חפיסת המשיכה שלכם
effect-shuffle-hand-in = { shuffle } את כל הקלפים { in-hand } לתוך חפיסת המשיכה
effect-take-from-discard = { take } ליד { $what-object } מערמת ההשלכה שלכם
effect-take-it = { take } ליד את הקלף האחרון שהושלך כך
shuffle = { $mood ->
    [do] ערבבו
   *[other] לערבב
}
effect-shuffle-in = { shuffle } { $what-object } מערמת ההשלכה שלכם לתוך חפיסת המשיכה שלכם
effect-discards-beneath = { put } { $what-object } מערמת ההשלכה שלכם בתחתית חפיסת המשיכה שלכם
effect-stack-from-hand = { put } { $what-object } מהיד שלכם מתחת לקלף הזה
effect-take-from-stack = { take } ליד { $what-object } מבין הקלפים שמתחת לקלף הזה
from-hand = מהיד שלכם
from-discard = מערמת ההשלכה שלכם
from-deck = מחפיסת המשיכה שלכם
from-stacked-here = מבין הקלפים שמתחת לקלף הזה
effect-play = { $must ->
    [no] { $mood ->
        [may] לשחק
       *[other] אתם רשאים לשחק
    }
   *[yes] { play }
} { $what-object } { $from } { $has-on ->
    [yes] { $on-on }
   *[no] { "" }
}{ $less-is ->
    [value-number] { $less-n ->
        [0] { "" }
       *[other] { " " }בעלות נמוכה ב-{ $less }
    }
    [value-all] { " " }ללא עלות
   *[other] { " " }בעלות נמוכה ב-{ $less } { $less-for }
}
effect-prevent = { $mood ->
    [do] מנעו
   *[other] למנוע
} { $count-is ->
    [value-all] הכול
   *[other] { $count-n ->
        [1] זאת
       *[other] { $count } מהם { $count-for }
    }
}
effect-instead = { $what } במקום זאת
effect-without-token = ההתאמצות הזאת אינה מוסיפה פצע
effect-cancel-event = { cancel } את אותו אירוע
choose = { $mood ->
    [do] בחרו
   *[other] לבחור
}
effect-choose = { choose } { which }
point-at = { $mood ->
    [do] הצביעו
   *[other] להצביע
}
effect-spot-x = { point-at } על X { $what }
effect-spot-burdens = { point-at } על X נטלים
effect-choose-x = { choose } מספר X מ-{ $least-whole } עד { $most-whole }
effect-one-of = { $ways }
effect-may = { $who-acts ->
    [yes] אתם רשאים
   *[no] { $who } רשאי
} { $what }
effect-repeat = { $what }, { $fixed ->
    [yes] { times-at-most }
   *[no] { $least-n ->
        [0] עד { times-at-most }
       *[other] { $least } עד { times-at-most }, כרצונכם
    }
} { $most-for }
times-at-most = { $most-n ->
    [1] פעם אחת
    [2] פעמיים
    [3] שלוש פעמים
   *[other] { $most } פעמים
}
effect-if = אם { $cond }, { $then }{ $or ->
    [none] { "" }
   *[other] ; אחרת { $or }
}
effect-unless = { $what } ({ $player } רשאי { $pay } כדי למנוע זאת)
effect-await = אחר כך חל האמור להלן
effect-announce = { $mood ->
    [do] הכריזו
   *[other] להכריז
} על האירוע

## Sides, types, races, cultures, classes, signets, phases, as they stand in a sentence

noun-side-free = של האנשים החופשיים
noun-side-shadow = של האופל

noun-type-companion = { $form ->
    [many] { $case ->
        [every] העמיתים
       *[plain] עמיתים
    }
   *[one] עמית
}
noun-type-ally = { $form ->
    [many] { $case ->
        [every] בעלי הברית
       *[plain] בעלי ברית
    }
   *[one] בעל ברית
}
    .gender = ally
noun-type-minion = { $form ->
    [many] { $case ->
        [every] משרתי האופל
       *[plain] משרתי אופל
    }
   *[one] משרת אופל
}
    .gender = minion
noun-type-possession = { $form ->
    [many] { $case ->
        [every] פריטי הרכוש
       *[plain] פריטי רכוש
    }
   *[one] רכוש
}
noun-type-artifact = { $form ->
    [many] { $case ->
        [every] החפצים העתיקים
       *[plain] חפצים עתיקים
    }
   *[one] חפץ עתיק
}
    .gender = artifact
noun-type-event = { $form ->
    [many] { $case ->
        [every] האירועים
       *[plain] אירועים
    }
   *[one] אירוע
}
noun-type-condition = { $form ->
    [many] { $case ->
        [every] המצבים
       *[plain] מצבים
    }
   *[one] מצב
}
noun-type-site = { $form ->
    [many] { $case ->
        [every] האתרים
       *[plain] אתרים
    }
    [one] { at }אתר
   *[name] אתר
}
noun-type-ring = { $form ->
    [many] { $case ->
        [every] הטבעות
       *[plain] טבעות
    }
   *[one] טבעת
}
    .gender = f

noun-race-man = { $form ->
    [many] { $case ->
        [every] בני האדם
       *[plain] בני אדם
    }
    [attribute] { $number ->
        [many] { $case ->
        [every] בני האדם
       *[plain] בני אדם
    }
       *[one] אדם
    }
   *[one] אדם
}
noun-race-elf = { $form ->
    [many] { the-many }אלפים
    [attribute] { $number ->
        [many] { the-many }אלפים
       *[one] אלף
    }
   *[one] אלף
}
noun-race-dwarf = { $form ->
    [many] { the-many }גמדים
    [attribute] { $number ->
        [many] { the-many }גמדים
       *[one] גמד
    }
   *[one] גמד
}
noun-race-hobbit = { $form ->
    [many] { the-many }הוביטים
    [attribute] { $number ->
        [many] { the-many }הוביטים
       *[one] הוביט
    }
   *[one] הוביט
}
noun-race-wizard = { $form ->
    [many] { the-many }קוסמים
    [attribute] { $number ->
        [many] { the-many }קוסמים
       *[one] קוסם
    }
   *[one] קוסם
}
noun-race-orc = { $form ->
    [many] { the-many }אורקים
    [attribute] { $number ->
        [many] { the-many }אורקים
       *[one] אורק
    }
   *[one] אורק
}
noun-race-uruk-hai = { $form ->
    [many] { the-many }אורוק-האי
    [attribute] { $number ->
        [many] { the-many }אורוק-האי
       *[one] אורוק-האי
    }
   *[one] אורוק-האי
}
noun-race-nazgul = { $form ->
    [many] { the-many }נזגול
    [attribute] { $number ->
        [many] { the-many }נזגול
       *[one] נזגול
    }
   *[one] נזגול
}
noun-race-balrog = { $form ->
    [many] { the-many }באלרוגים
    [attribute] { $number ->
        [many] { the-many }באלרוגים
       *[one] באלרוג
    }
   *[one] באלרוג
}
noun-race-troll = { $form ->
    [many] { the-many }טרולים
    [attribute] { $number ->
        [many] { the-many }טרולים
       *[one] טרול
    }
   *[one] טרול
}
noun-race-creature = { $form ->
    [many] { the-many }יצורים
    [attribute] { $number ->
        [many] { the-many }יצורים
       *[one] יצור
    }
   *[one] יצור
}

noun-culture-dwarven = של הגמדים
noun-culture-elven = של האלפים
noun-culture-gandalf = של גנדלף
noun-culture-gondor = של גונדור
noun-culture-shire = של הפלך
noun-culture-isengard = של אייזנגארד
noun-culture-moria = של מוריה
noun-culture-ringwraith = של רפאי הטבעת
noun-culture-sauron = של סאורון

noun-class-hand-weapon = { $form ->
    [many] { $case ->
        [every] נשקי היד
       *[plain] נשקי יד
    }
    [attribute] מסוג נשק יד
   *[one] נשק יד
}
noun-class-ranged-weapon = { $form ->
    [many] { $case ->
        [every] נשקי הטווח
       *[plain] נשקי טווח
    }
    [attribute] מסוג נשק טווח
   *[one] נשק טווח
}
noun-class-armor = { $form ->
    [many] { the-many }שריונות
    [attribute] מסוג שריון
   *[one] שריון
}
noun-class-shield = { $form ->
    [many] { the-many }מגנים
    [attribute] מסוג מגן
   *[one] מגן
}
noun-class-helm = { $form ->
    [many] { the-many }קסדות
    [attribute] מסוג קסדה
   *[one] קסדה
}
    .gender = f
noun-class-cloak = { $form ->
    [many] { the-many }גלימות
    [attribute] מסוג גלימה
   *[one] גלימה
}
    .gender = f
noun-class-bracers = { $form ->
    [attribute] מסוג מגני זרוע
   *[one] מגני זרוע
}
noun-class-mount = { $form ->
    [many] { $case ->
        [every] בהמות הרכיבה
       *[plain] בהמות רכיבה
    }
    [attribute] מסוג בהמת רכיבה
   *[one] בהמת רכיבה
}
    .gender = f
noun-class-pipe = { $form ->
    [many] { the-many }מקטרות
    [attribute] מסוג מקטרת
   *[one] מקטרת
}
    .gender = f
noun-class-staff = { $form ->
    [many] { the-many }מטות
    [attribute] מסוג מטה
   *[one] מטה
}
noun-class-ring = { $form ->
    [many] { the-many }טבעות
    [attribute] מסוג טבעת
   *[one] טבעת
}
    .gender = f
noun-class-palantir = { $form ->
    [many] { the-many }פלאנטירים
    [attribute] מסוג פלאנטיר
   *[one] פלאנטיר
}

noun-signet-aragorn = אראגורן
noun-signet-frodo = פרודו
noun-signet-gandalf = גנדלף

noun-phase-fellowship = האחווה
noun-phase-shadow = האופל
noun-phase-maneuver = התמרון
noun-phase-archery = הקשתות
noun-phase-assignment = השיבוץ
noun-phase-skirmish = ההתכתשות
noun-phase-regroup = ההיערכות

## Keywords

noun-keyword-archer = { $form ->
    [many] { the-many }קשתים
    [attribute] { $number ->
        [many] { the-many }קשתים
       *[one] קשת
    }
   *[one] קשת
}
noun-keyword-damage = { $form ->
    [line] נזק { $bonus }
    [had] נזק { $bonus }
    [lost] כל תוספות הנזק
   *[one] נזק
}
noun-keyword-defender = { $form ->
    [line] מגונן { $bonus }
    [had] מגונן { $bonus }
    [many] { the-many }מגוננים
    [attribute] { $number ->
        [many] { the-many }מגוננים
       *[one] מגונן
    }
   *[one] מגונן
}
noun-keyword-fierce = { $form ->
    [lost] מילת המפתח אכזרי
    [attribute] { $number ->
        [many] אכזריים
       *[one] { $gender ->
            [f] אכזרית
           *[m] אכזרי
        }
    }
   *[one] אכזרי
}
noun-keyword-ring-bearer = נושא הטבעת
noun-keyword-sanctuary = { $form ->
    [many] { the-many }מקלטים
    [one] { at }מקלט
   *[line] מקלט
}
noun-keyword-ranger = { $form ->
    [many] { the-many }סיירים
    [attribute] { $number ->
        [many] { the-many }סיירים
       *[one] סייר
    }
   *[one] סייר
}
noun-keyword-tracker = { $form ->
    [many] { the-many }גששים
    [attribute] { $number ->
        [many] { the-many }גששים
       *[one] גשש
    }
   *[one] גשש
}
noun-keyword-tentacle = { $form ->
    [many] { the-many }זרועות
    [attribute] { $number ->
        [many] זרועות
       *[one] זרוע
    }
   *[one] זרוע
}
    .gender = f
noun-keyword-twilight = { $form ->
    [many] { $case ->
        [every] קלפי הדמדומים
       *[plain] קלפי דמדומים
    }
    [one] קלף דמדומים
    [attribute] { $number ->
        [many] של דמדומים
       *[one] דמדומים
    }
   *[line] דמדומים
}
noun-keyword-search = { $form ->
    [many] { $case ->
        [every] קלפי החיפוש
       *[plain] קלפי חיפוש
    }
    [one] קלף חיפוש
    [attribute] { $number ->
        [many] של חיפוש
       *[one] חיפוש
    }
   *[line] חיפוש
}
noun-keyword-stealth = { $form ->
    [many] { $case ->
        [every] קלפי החשאיות
       *[plain] קלפי חשאיות
    }
    [one] קלף חשאיות
    [attribute] { $number ->
        [many] של חשאיות
       *[one] חשאיות
    }
   *[line] חשאיות
}
noun-keyword-tale = { $form ->
    [many] { the-many }סיפורים
    [attribute] { $number ->
        [many] { the-many }סיפורים
       *[one] סיפור
    }
   *[one] סיפור
}
noun-keyword-spell = { $form ->
    [many] { the-many }כישופים
    [attribute] { $number ->
        [many] { the-many }כישופים
       *[one] כישוף
    }
   *[one] כישוף
}
noun-keyword-weather = { $form ->
    [many] { $case ->
        [every] קלפי המזג אוויר
       *[plain] קלפי מזג אוויר
    }
    [one] קלף מזג אוויר
    [attribute] { $number ->
        [many] של מזג אוויר
       *[one] מזג אוויר
    }
   *[line] מזג אוויר
}
noun-keyword-pipeweed = { $form ->
    [many] { $case ->
        [every] קלפי העשב מקטרת
       *[plain] קלפי עשב מקטרת
    }
    [one] קלף עשב מקטרת
    [attribute] { $number ->
        [many] של עשב מקטרת
       *[one] עשב מקטרת
    }
   *[line] עשב מקטרת
}
noun-keyword-forest = { $form ->
    [many] { the-many }יערות
    [one] { at }יער
   *[line] יער
}
noun-keyword-marsh = { $form ->
    [many] { the-many }ביצות
    [one] { at }ביצה
   *[line] ביצה
}
    .gender = f
noun-keyword-mountain = { $form ->
    [many] { the-many }הרים
    [one] { at }הר
   *[line] הר
}
noun-keyword-plains = { $form ->
    [many] { $case ->
        [every] אתרי המישור
       *[plain] אתרי מישור
    }
    [one] { at }אתר מישור
   *[attribute] מישור
}
noun-keyword-river = { $form ->
    [many] { the-many }נהרות
    [one] { at }נהר
   *[line] נהר
}
noun-keyword-underground = { $form ->
    [many] { $case ->
        [every] אתרי התת־קרקע
       *[plain] אתרי תת־קרקע
    }
    [one] { at }אתר תת־קרקע
   *[attribute] תת־קרקע
}
