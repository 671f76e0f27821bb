# What cards say: one pattern for each word of the vocabulary (docs/cards.md), all in our own words. No card has a text of its own.
#
# What a pattern can use
#   $who               a noun phrase in the plain case; $who-object and so on in the others that are listed in "cases"
#   $who-known         yes for a card that is named or pointed at, no for one with an article or a number; a verb with a known
#                      object is definite: "dobd el", not "dobj el"
#   $who-number        one or many
#   $who-gender        not used: Hungarian has no genders
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

# The cases of this language, the plain one first. Some stand for the same ending, with or without "egy":
#   plain    what something is, without "egy": törp
#   subject  egy törp
#   object   egy törpöt
#   borne    the object without "egy": törpöt
#   dative   egy törpnek; of a player: whose, before what is his
#   onto     egy törpre
#   goal     the same at the end of a sentence, where a clause can follow: egy törpre, amely ...
#   on       without "egy": törpön
#   against  egy törp ellen
#   facing   the same without "egy": törp ellen
# Nouns are counted in the singular, and a kind is said in the singular too: a noun has no plural here.
cases = plain subject object borne dative onto goal on against facing

## Lists

and-last = { $a }{ comma } és { $b }
and-more = { $a }, { $b }
or-last = { $a }{ or-comma } vagy { $b }
or-more = { $a }, { $b }
ways-last = { $a }, vagy { $b }
ways-more = { $a }, vagy { $b }
then-last = { $a }; { $b }
then-more = { $a }; { $b }
attributes-last = { $a } { $b }
attributes-more = { $a } { $b }
keywords-last = { $a }, { $b }
keywords-more = { $a }, { $b }
# Between clauses and verbs there is a comma before "és" and "vagy", between nouns there is none: the next word tells.
comma = { FIRST($b, letters: 3) ->
    [adj] ,
    [ame] ,
    [bet] ,
    [dob] ,
    [ebb] ,
    [eld] ,
    [ero] ,
    [gyo] ,
    [hoz] ,
    [huz] ,
    [jat] ,
    [jel] ,
    [kev] ,
    [kez] ,
    [kij] ,
    [kim] ,
    [kiv] ,
    [koz] ,
    [kul] ,
    [lev] ,
    [meg] ,
    [mut] ,
    [nin] ,
    [seb] ,
    [sen] ,
    [ted] ,
    [teg] ,
    [tor] ,
    [vag] ,
    [val] ,
    [van] ,
    [ved] ,
    [veg] ,
   *[other] { FIRST($b, letters: 2) ->
        [az] ,
        [ez] ,
        [ra] ,
        [te] ,
       *[other] { or-comma }
    }
}
or-comma = { FIRST($b, letters: 4) ->
    [lega] ,
    [sebe] ,
   *[other] { FIRST($b) ->
        [a] { FIRST($b, letters: 2) ->
            [al] { "" }
            [ar] { "" }
           *[other] ,
        }
       *[other] { "" }
    }
}

## Paragraphs

paragraph-keywords = { CAPITAL($keywords) }.
paragraph-borne-by = Viselője: { $bearer }.
paragraph-one-more-of-its-class = Egy másik { $class } mellett is viselhető.
paragraph-to-play = Csak akkor játszható ki, ha { $conds }.
paragraph-to-play-pay = Kijátszásának további költsége: { $costs }.
paragraph-own-cost = Alkony költsége { signed } { $has-on ->
    [yes] , ha { $on-onto } játszod ki
   *[no] { $by-for }
}.
paragraph-speaks-like = Saját szövege mellett a te { $site }ed szövege is az övé.
paragraph-modifier = { $conds ->
    [none] { CAPITAL($what) }.
   *[other] Amíg { $conds }, { $what }.
}

## Abilities

when-phases = { CAPITAL($phases) } fázis{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-response = Válasz, amikor { $trigger }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-each-time = Amikor { $trigger }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-may-each-time = Amikor { $trigger }{ if-needs }, { $costs ->
    [none] { $effects }
   *[other] { $costs }, cserébe { $effects }
}{ limited }.
when-later = A fázisban később, amikor { $trigger }: { $effects }.
when-always = Amint { $needs }{ pay-costs }: { $effects }{ limited }.

if-needs = { $needs ->
    [none] { "" }
   *[other] , ha { $needs }
}
pay-costs = { $costs ->
    [none] { "" }
   *[other] { " " }– { $costs }
}
limited = { $limits ->
    [none] { "" }
   *[other] { " " }{ $limits }
}
limit-turn = { $count ->
    [1] (körönként egyszer)
   *[other] (körönként legfeljebb { times-counted })
}
limit-phase = { $count ->
    [1] (fázisonként egyszer)
   *[other] (fázisonként legfeljebb { times-counted })
}

## Endings, named after a noun that has them

as-lap = { $form ->
    [one] { ending-lap }
    [many] { ending-lap }
   *[other] { "" }
}
ending-lap = { $case ->
    [object] ot
    [borne] ot
    [dative] nak
    [onto] ra
    [goal] ra
    [on] on
   *[plain] { "" }
}
as-tars = { $form ->
    [one] { ending-tars }
    [many] { ending-tars }
   *[other] { "" }
}
ending-tars = { $case ->
    [object] at
    [borne] at
    [dative] nak
    [onto] ra
    [goal] ra
    [on] on
   *[plain] { "" }
}
as-tulajdon = { $form ->
    [one] { ending-tulajdon }
    [many] { ending-tulajdon }
   *[other] { "" }
}
ending-tulajdon = { $case ->
    [object] t
    [borne] t
    [dative] nak
    [onto] ra
    [goal] ra
    [on] on
   *[plain] { "" }
}
as-hordozo = { $form ->
    [one] { ending-hordozo }
    [many] { ending-hordozo }
   *[other] { "" }
}
ending-hordozo = { $case ->
    [object] t
    [borne] t
    [dative] nak
    [onto] ra
    [goal] ra
    [on] n
   *[plain] { "" }
}
as-pipa = { $form ->
    [one] { ending-pipa }
    [many] { ending-pipa }
   *[other] a
}
ending-pipa = { $case ->
    [object] át
    [borne] át
    [dative] ának
    [onto] ára
    [goal] ára
    [on] án
   *[plain] a
}
as-kegyenc = { $form ->
    [one] { ending-kegyenc }
    [many] { ending-kegyenc }
   *[other] { "" }
}
ending-kegyenc = { $case ->
    [object] et
    [borne] et
    [dative] nek
    [onto] re
    [goal] re
    [on] en
   *[plain] { "" }
}
as-fegyver = { $form ->
    [one] { ending-fegyver }
    [many] { ending-fegyver }
   *[other] { "" }
}
ending-fegyver = { $case ->
    [object] t
    [borne] t
    [dative] nek
    [onto] re
    [goal] re
    [on] en
   *[plain] { "" }
}
as-gyuru = { $form ->
    [one] { ending-gyuru }
    [many] { ending-gyuru }
   *[other] { "" }
}
ending-gyuru = { $case ->
    [object] t
    [borne] t
    [dative] nek
    [onto] re
    [goal] re
    [on] n
   *[plain] { "" }
}
as-tunde = { $form ->
    [one] { ending-tunde }
    [many] { ending-tunde }
   *[other] e
}
ending-tunde = { $case ->
    [object] ét
    [borne] ét
    [dative] ének
    [onto] ére
    [goal] ére
    [on] én
   *[plain] e
}
as-torp = { $form ->
    [one] { ending-torp }
    [many] { ending-torp }
   *[other] { "" }
}
ending-torp = { $case ->
    [object] öt
    [borne] öt
    [dative] nek
    [onto] re
    [goal] re
    [on] ön
   *[plain] { "" }
}
ending-bilbo = { $case ->
    [object] ót
    [borne] ót
    [dative] ónak
    [onto] óra
    [goal] óra
    [on] ón
   *[plain] o
}
# What stands behind a whole noun phrase.
behind = { $case ->
    [against] { " " }ellen
    [facing] { " " }ellen
   *[plain] { "" }
}

## Noun phrases

# Some clauses stand behind the noun. "Minden ork ellen küzdő törp" could be one who fights every Orc: a subject that fights or
# bears something does it in a clause of its own, "minden törp, amíg ork ellen küzd,".
noun-core = { FIRST($clauses, letters: 3) ->
    [aki] { $states } { $attributes } { $head } ({ $clauses })
    [ame] { $states } { $attributes } { $head }, { $clauses }
    [ami] { $states } { $attributes } { $head }, { $clauses }
   *[other] { $clauses } { $states } { $attributes } { $head }
}
a = { $case ->
    [plain] { "" }
    [borne] { "" }
    [on] { "" }
    [facing] { "" }
   *[subject] egy
}
noun-one = { a } { $other ->
    [yes] másik
   *[no] { "" }
} { owned } { $one }{ behind }
# As the plain case the kind alone: "for each" is said around it.
noun-each = { $case ->
    [plain] { "" }
   *[subject] minden
} { $other ->
    [yes] más
   *[no] { "" }
} { owned } { $one }{ behind }
noun-many = { others-of } { $one }{ behind }
noun-bare = { others-of } { $one }{ behind }
noun-no = { others-of } { $one }{ behind }
# $many is the same word as $one, but its clauses are about several: "akik".
noun-exactly = { $count } { others-of } { $count-n ->
    [1] { $one }
   *[other] { $many }
}{ behind } { $count-for }
noun-up-to = legfeljebb { $count } { others-of } { $count-n ->
    [1] { $one }
   *[other] { $many }
}{ behind } { $count-for }
noun-any-number = bármennyi { others-of } { $many }{ behind }
noun-or-more = { $count } vagy több { others-of } { $many }{ behind }
noun-between = { $close ->
    [yes] { $count } vagy { $most }
   *[no] { $count }–{ $most }
} { others-of } { $many }{ behind } { $most-for }
others-of = { $other ->
    [yes] másik
   *[no] { "" }
} { owned }
owned = { $owner ->
    [yours] saját
    [opponents] ellenfélhez tartozó
    [others] más játékoshoz tartozó
   *[none] { "" }
}
# A name with its article, if it has one, is $one; $many is without it.
noun-named = { $owner ->
    [yours] a saját { $many }
    [opponents] { a } ellenfélhez tartozó { $many }
    [others] { a } más játékoshoz tartozó { $many }
   *[none] { FIRST($one) ->
        [a] { $one }
       *[other] { $many }
    }
}{ behind }
noun-each-of = { $names } egyaránt
noun-if = { $noun } (ha { $states })

## Descriptions of cards

filter-any = lap{ as-lap }
filter-character = karakter{ as-fegyver }
filter-weapon = fegyver{ as-fegyver }
filter-signet = { $signet } pecsétű
# Names of one word that cards speak of have endings of their own; any other title stays as it is.
filter-title = { $title ->
    [Aragorn] Aragorn{ as-tulajdon }
    [Arwen] Arwen{ as-fegyver }
    [Bilbo] Bilb{ ending-bilbo }
    [Boromir] Boromir{ as-tulajdon }
    [Elrond] Elrond{ as-lap }
    [Frodo] Frod{ ending-bilbo }
    [Galadriel] Galadriel{ as-fegyver }
    [Gandalf] Gandalf{ as-lap }
    [Gimli] Gimli{ as-gyuru }
    [Legolas] Legolas{ as-tulajdon }
    [Lurtz] Lurtz{ as-lap }
    [Merry] Merry{ as-gyuru }
    [Pippin] Pippin{ as-fegyver }
    [Sam] Sam{ as-kegyenc }
    [Saruman] Saruman{ as-tulajdon }
   *[other] { $form ->
        [many] „{ $title }”{ named-card }
       *[one] { $case ->
            [plain] { "" }
            [borne] { "" }
           *[subject] { FIRST($title) ->
                [a] az
                [e] az
                [i] az
                [o] az
                [u] az
               *[other] a
            }
        } „{ $title }”{ named-card }
    }
}
named-card = { $case ->
    [object] { " " }lapot
    [borne] { " " }lapot
    [dative] { " " }lapnak
    [onto] { " " }lapra
    [goal] { " " }lapra
    [on] { " " }lapon
   *[plain] { "" }
}
filter-unique = egyedi
filter-yours = a tiéd
filter-opponents = egy ellenfélé
filter-this = { $case ->
    [object] ezt
    [borne] ezt
    [dative] ennek
    [onto] erre
    [goal] erre
    [on] ezen
    [against] ez ellen
    [facing] ez ellen
   *[plain] ez
} { FIRST($type) ->
    [a] az
    [e] az
    [i] az
    [o] az
    [u] az
   *[other] a
} { $type }{ behind }
filter-bearer = { $form ->
    [clause] e lapot viselő
   *[one] { $case ->
        [facing] e lap
       *[other] a
    } { $bearer ->
        [noun-type-site] helyszín
       *[other] viselőj
    }{ ending-tunde }{ behind }
}
filter-it = { $it ->
    [many] { $case ->
        [subject] ők
        [object] őket
        [borne] őket
        [dative] nekik
        [onto] rájuk
        [goal] rájuk
        [on] rajtuk
        [against] ellenük
        [facing] ellenük
       *[plain] azok
    }
   *[one] { $case ->
        [subject] { "" }
        [object] { "" }
        [borne] { "" }
        [dative] neki
        [onto] rá
        [goal] rá
        [on] rajta
        [against] ellene
        [facing] ellene
       *[plain] az
    }
}
filter-first = { that }
filter-named-like-it = vele azonos című
filter-subject = { that }
that = { $case ->
    [facing] ellene
   *[other] { that-one }
}
that-one = { $case ->
    [object] azt
    [borne] azt
    [dative] annak
    [onto] arra
    [goal] arra
    [on] azon
    [against] az ellen
   *[plain] az
} { FIRST($what) ->
    [a] az
    [e] az
    [i] az
    [o] az
    [u] az
   *[other] a
} { $what }{ behind }
filter-ring-bearer = { $form ->
    [clause] Gyűrűhordozó
   *[one] a Gyűrűhordozó{ as-hordozo }{ behind }
}
filter-roaming = kóborló
filter-exhausted = kimerült
filter-skirmishing = { $form ->
    [predicate] közelharcot vív
   *[attribute] közelharcot vívó
}
filter-against = { $form ->
    [predicate] { $what-facing } küzd
   *[clause] { $case ->
        [subject] amíg { $what-facing } küzd,
        [goal] amely { $what-facing } küzd
       *[other] { $what-facing } küzdő
    }
}
filter-unassigned = { $form ->
    [predicate] nincs közelharcra kijelölve
   *[attribute] ki nem jelölt
}
# Not unassigned.
filter-assigned = { $form ->
    [predicate] ki van jelölve közelharcra
   *[clause] közelharcra kijelölt
}
filter-bearing = { $form ->
    [predicate] visel { $what-borne }
   *[clause] { $case ->
        [subject] amíg { $what-borne } visel,
        [object] { $what-known ->
            [yes] amely { $what-borne } visel
           *[no] { $what-borne } viselő
        }
       *[other] { $what-borne } viselő
    }
}
filter-on = { $form ->
    [predicate] { $what-head ->
        [none] egy { $what-on }
       *[other] { $what-on }
    } van
   *[clause] { $what-on } lévő
}
filter-in-support = { $form ->
    [predicate] hátországban van
   *[clause] hátországban lévő
}
filter-home-site = { $number ->
    [many] akiknek
   *[one] akinek
} otthona { $site ->
    [0] a jelenlegi
    [1] az 1.
    [5] az 5.
   *[other] a { $site }.
} helyszín
filter-site-number = { $form ->
    [many] { "" }
   *[one] { $case ->
        [plain] { "" }
        [borne] { "" }
       *[subject] { $first ->
            [1] az
            [5] az
           *[other] a
        }
    }
} { $range ->
    [one] { $first }. helyszín{ as-fegyver }
    [two] { $first }. vagy { $last }. helyszín{ as-fegyver }
   *[more] { $first }–{ $last }. helyszín egyik{ as-tunde }
}
filter-labelled = { $phase } fázisra szóló
filter-about-rangers = kószára rámutató vagy kószát megerőltető
filter-race-not-spotted = { $number ->
    [many] akiknek
   *[one] akinek
} a fajából senkire sem tudsz rámutatni
filter-not = { $form ->
    [clause] { $sort ->
        [known] { $what ->
            [az] rajta kívüli
           *[other] { $number ->
                [many] akik közt nincs
               *[one] aki nem
            } { $what }
        }
       *[state] { FIRST($what, letters: 5) ->
            [visel] amely nem { $what }
           *[other] nem { $what }
        }
    }
   *[attribute] nem { $what }
}

## Players

whose-yours = te
whose-free-player = a Szabad Népek játékos
whose-a-shadow-player = { $known ->
    [yes] { that-player }
   *[no] egy Árny játékos
}
whose-a-shadow-player-holding = { $known ->
    [yes] { that-player }
   *[no] egy ilyen Árny játékos
}
that-player = { $case ->
    [dative] annak a játékosnak a
   *[plain] az a játékos
}
# Who may do something, or does it: $any; or all of them.
whose-each-shadow-player = { $any ->
    [yes] bármely
   *[no] minden
} Árny játékos
whose-any-player = { $known ->
    [yes] { that-player }
   *[no] egy tetszőleges játékos
}
whose-owner-of-it = a tulajdonosa
# What the occurrence is about: $subject, one or many.
whose-owners-of-subject = { $subject ->
    [many] minden tulajdonos
   *[one] a tulajdonosa
}
whose-each-opponent = minden ellenfél

## Numbers

digits = { $shown ->
    [yes] { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
    [often] { $n ->
        [1] egyszer
        [2] kétszer
        [3] háromszor
       *[other] { $n } alkalommal
    }
   *[no] { $n }
}
tail = { $by-for }
value-all = minden
value-x = { $shown ->
    [yes] { $sign ->
        [minus] −
       *[plus] +
    }
   *[no] { "" }
}{ $n ->
    [1] X
   *[other] { $n }X
}
value-each = minden { $what } után, amelyre rá tudsz mutatni
value-each-over = minden { $what } után, amelyre { $over } fölött rá tudsz mutatni
value-each-race = minden különböző faj után, amelyből rá tudsz mutatni { $what-onto }
value-each-burden = minden teher után
value-each-dead = minden temetőben lévő { $what } után
value-each-in-hand = minden { $whose ->
    [te] kezedben
   *[other] { $whose-dative } kezében
} lévő { $what } után
in-hand = { $whose ->
    [te] a kezedben
   *[other] { $whose-dative } kezében
}
value-each-it = { $all ->
    [yes] mindegyik után
   *[no] minden köztük lévő { $what } után
}
value-cost-of-it = { $it ->
    [many] azoknak a lapoknak
   *[one] annak a lapnak
} a nyomtatott alkony költsége
value-strength-of = { $what ->
    [az] az ereje
   *[other] { $what-dative } az ereje
}
value-vitality-of-it = { its } az életereje { $less ->
    [0] { "" }
   *[other] mínusz { $less }
}
value-here = a jelenlegi helyszín száma
value-number-of-it = { its } a száma
value-if = , ha { $cond }{ $or-n ->
    [0] { "" }
   *[other] , különben { $or }
}
value-at-most = { $for } (legfeljebb { $most })
value-sum = { $one-whole } plusz { $other-whole }
value-number = { "" }
where-x = (X: { $what })
whole = { $n } { $for }
# A cost or a number of a site that is so much more or less.
signed = { less-or-more }{ $by }
less-or-more = { $by-sign ->
    [minus] −
   *[plus] +
}
its = { $it ->
    [many] azoknak
   *[one] annak
}
it = { $it ->
    [many] őket
   *[one] { "" }
}

## Requirements

cond-is = { $what-subject } { not } { $states }
cond-spot = { $is ->
    [no] nem tudsz rámutatni
   *[yes] rá tudsz mutatni
} { $what-onto }
cond-at = a szövetség { $is ->
    [no] nincs { $what-on }
   *[yes] { $what-on } van
}
not = { $is ->
    [no] nem
   *[yes] { "" }
}
cond-in = { $is ->
    [no] nincs { $phase } fázis
   *[yes] { $phase } fázis van
}
fewer-or-more = { $is ->
    [no] kevesebb mint
   *[yes] legalább
}
cond-burdens = { fewer-or-more } { $count } teher van
cond-wounds = { fewer-or-more } { $count } seb van { $what-on }
cond-twilight = { fewer-or-more } { $count } alkonyjelző van az alkony gyűjtőben
cond-twilight-below = { $is ->
    [no] legalább
   *[yes] kevesebb mint
} { $count } alkonyjelző van az alkony gyűjtőben
cond-ring-worn = a Gyűrűhordozó { not } viseli a Gyűrűt
cond-ring-speaks = Az Egy Gyűrű szövege { not } érvényes
cond-fierce-skirmish = a közelharc { not } ádáz
cond-moved = a szövetség ebben a körben { $is ->
    [no] kevesebbszer mozgott, mint
   *[yes] legalább
} { times-counted } { $is ->
    [no] { "" }
   *[yes] mozgott
}
times-counted = { $count ->
    [1] egyszer
    [2] kétszer
    [3] háromszor
   *[other] { $count } alkalommal
}
cond-you-are = { $side ->
    [free] { not } te vagy a Szabad Népek játékos
   *[shadow] { $is ->
        [no] nem vagy Árny játékos
       *[yes] Árny játékos vagy
    }
}
cond-it-is = { $it ->
    [many] { $is ->
        [no] nincs
       *[yes] van
    } köztük { $what }
   *[one] { not } { $what }
}
cond-some-it = { $is ->
    [no] nem volt
   *[yes] volt
} ilyen lap
cond-at-least = { $what-whole } { $what-is ->
    [value-sum] összesen
   *[other] { "" }
} { fewer-or-more } { $count }
cond-empty-deck = { $whose ->
    [te] a húzó paklid
   *[other] { $whose-dative } húzó paklija
} { not } üres
cond-in-hand = { $is ->
    [no] nincs
   *[yes] van
} { in-hand } { $what }
cond-hand-over = { in-hand } { $is ->
    [no] legfeljebb
   *[yes] több mint
} { $count } lap van
cond-dead = { $what-number ->
    [many] { fewer-or-more } { $what } van a temetőben
   *[one] { $is ->
        [no] nincs
       *[yes] van
    } { $what } a temetőben
}
cond-was-assigned = { $what-known ->
    [yes] { $is ->
        [no] { $what-object } ebben a körben nem jelölték ki közelharcra
       *[yes] { $what-object } ebben a körben kijelölték közelharcra
    }
   *[no] { $is ->
        [no] ebben a körben nem jelöltek ki közelharcra { $what-borne }
       *[yes] ebben a körben kijelöltek közelharcra { $what-object }
    }
}
cond-has-lost = { $is ->
    [no] ebben a körben nem veszített közelharcot { $what }
   *[yes] ebben a körben közelharcot veszített { $what-subject }
}
cond-was-played = ebben a fázisban { was-played }
cond-was-played-here = ebben a körben itt { was-played }
was-played = { $is ->
    [no] { $what-known ->
        [yes] nem játszották ki
       *[no] nem játszottak ki
    } { $what-borne }
   *[yes] { $what-known ->
        [yes] kijátszották
       *[no] kijátszottak
    } { $what-object }
}
cond-used-this-turn-below = ebben a körben { used }
cond-used-this-phase-below = ebben a fázisban { used }
used = { $is ->
    [no] ezt legalább { times-counted } használtad
   *[yes] { $count ->
        [1] ezt még nem használtad
       *[other] ezt kevesebbszer használtad, mint { times-counted }
    }
}

## What is waited for

# A second thing in place of the first does not say again whom it is about: then $whom is empty.
whoever = { $whom-known ->
    [yes] { $whom }
   *[no] { $whom-number ->
        [many] egy vagy több { $whom }
       *[one] { $whom-subject }
    }
}
because = { $has-by ->
    [yes] { $by-subject } miatt
   *[no] { "" }
}
trigger-exert = { whoever } { because } { $about ->
    [yes] megerőltetné magát
   *[no] megerőlteti magát
}
trigger-wound = { whoever } { because } sebet { $about ->
    [yes] kapna
   *[no] kap
}
trigger-heal = { whoever } { because } { $about ->
    [yes] gyógyulna
   *[no] gyógyul
}
trigger-kill = { $has-against ->
    [yes] { because } { $against-subject } { $about ->
        [yes] { $whom-known ->
            [yes] megölné
           *[no] megölne
        }
       *[no] { $whom-known ->
            [yes] megöli
           *[no] megöl
        }
    } { $whom-object }
   *[no] { whoever } { because } { $about ->
        [yes] meghalna
       *[no] meghal
    }
}
trigger-discard = { whoever } { because } a gyűjtőbe { to-be }
trigger-discard-from-hand = { whoever } { because } kézből a gyűjtőbe { to-be }
to-be = { $about ->
    [yes] kerülne
   *[no] kerül
}
trigger-add-burdens = { because } { $about ->
    [yes] hozzáadnának egy terhet
   *[no] hozzáadnak egy terhet
}
trigger-remove-burdens = { because } { $about ->
    [yes] levennének egy terhet
   *[no] levesznek egy terhet
}
trigger-add-twilight = { because } { $about ->
    [yes] betennének alkonyjelzőt
   *[no] betesznek alkonyjelzőt
}
trigger-draw = { $has-of ->
    [yes] { $of } { because } { $about ->
        [yes] lapot húzna
       *[no] lapot húz vagy vesz kézbe
    }
   *[no] { because } { $about ->
        [yes] valaki lapot húzna
       *[no] valaki lapot húz vagy vesz kézbe
    }
}
trigger-play = { $whom-head ->
    [noun-type-event] { $about ->
        [yes] kijátszanának
       *[no] kijátszanak
    } { $whom-object }
   *[other] { $whom-known ->
        [yes] { $about ->
            [yes] kijátszanád
           *[no] kijátszod
        } { $whom-object }
       *[no] { whoever } játékba { to-be } { $has-against ->
            [yes] { $against-known ->
                [yes] { $against-on }
               *[no] egy { $against-on }
            }
           *[no] { "" }
        }
    }
}
trigger-put-on-ring = a Gyűrűhordozó { $about ->
    [yes] felvenné
   *[no] felveszi
} a Gyűrűt
trigger-move-from = a szövetség { $whom-known ->
    [yes] elhagyja
   *[no] elhagy
} { $whom-object }
trigger-move = a szövetség mozog
trigger-move-to = a szövetség { $whom-onto } mozog
trigger-assign = { $whom-known ->
    [yes] kijelölik
   *[no] kijelölnek
} { $whom-object } közelharcra { opposed }
trigger-win = { whoever } közelharcot nyer { opposed }
trigger-lose = { whoever } közelharcot veszít { opposed }
opposed = { $has-against ->
    [yes] { $against-against }
   *[no] { "" }
}
trigger-start-of-turn = elkezdődik { the-turn }
trigger-end-of-turn = véget ér { the-turn }
# A Free Peoples card does nothing in the turns of others.
the-turn = { $card-side ->
    [free] a köröd
   *[other] egy kör
}
trigger-start-of-phase = elkezdődik { the-phase }
trigger-end-of-phase = véget ér { the-phase }
the-phase = { $has-of ->
    [yes] { $of ->
        [te] { FIRST($phase) ->
            [a] az
            [i] az
           *[other] a
        } { phase-name }od
       *[other] { $of-dative } { phase-name }a
    }
   *[no] egy { phase-name }
}
phase-name = { $phase ->
    [none] fázis
   *[other] { $phase } fázis
}
trigger-skirmish-ends = véget { $about ->
    [yes] érne
   *[no] ér
} egy közelharc, amelyben { whoever } részt vesz

## What is true

so-long = { $who-while ->
    [none] { "" }
   *[other] , amíg { $who-while }
}
# Who cannot do something: before the verb.
nobody = { $who-all-known ->
    [yes] { $who-all-subject } nem
   *[no] egyetlen { $who-all } sem
}
modifier-strength = { $who-subject } { $by } erőt kap { $by-for }{ so-long }
modifier-keyword = { $who-subject } { $keyword } kulcsszót kap { $keyword-for }{ so-long }
modifier-no-keyword = { $who-subject } elveszíti { $keyword }{ so-long }
modifier-not-roaming = { nobody } kóborló{ so-long }
modifier-no-strength-from = { $from-subject } { $who-all-head ->
    [none] egyetlen { $who-all-dative } sem ad erőbónuszt
   *[other] nem ad erőbónuszt { $who-all-dative }
}{ so-long }
modifier-no-keyword-from = { $from-subject } { $who-all-head ->
    [none] egyetlen { $who-all-dative } sem ad { $keyword }
   *[other] nem ad { $keyword } { $who-all-dative }
}{ so-long }
modifier-cost = { $what-subject } alkony költsége { signed } { $by-for }
modifier-shadow-number = { $what-known ->
    [yes] { $it ->
        [many] az Árny számuk
       *[one] az Árny száma
    }
   *[no] { $what-subject } Árny száma
} { signed } { $by-for }
modifier-cost-on = { $what-subject } alkony költsége { signed } { $by-for }, ha { $on-onto } játsszák ki
modifier-roaming = { $who-subject } kóborlási büntetése { $by } { $by-for }
modifier-archery = { archery-total } { $by } { $by-for }
archery-total = { $side ->
    [free] a szövetség összesített íjászereje
   *[shadow] a kegyencek összesített íjászereje
}
modifier-no-archery = { $who-subject } nem számít az íjászatban{ so-long }
modifier-move-limit = a mozgás limit { $by } { $by-for }
modifier-resistance = a Gyűrűhordozó ellenállása { $by } { $by-for }
modifier-triple-to-overwhelm = { $who-object } csak háromszoros erővel lehet lehengerelni{ so-long }
modifier-skip = { the-phase-itself } elmarad
the-phase-itself = { FIRST($phase) ->
    [a] az
    [i] az
   *[other] a
} { $phase } fázis
modifier-skip-shadow-phase-of-it = annak a játékosnak a következő árny fázisa elmarad
modifier-not-assigned = { nobody } jelölhető ki közelharcra { $side ->
    [none] { "" }
   *[other] { assigner }
}{ so-long }
assigner = { $side ->
    [free] a Szabad Népek játékos által
   *[shadow] az Árny játékosok által
}
modifier-not-assigned-to = { $minion-all-known ->
    [yes] { $minion-all-subject } nem
   *[no] egyetlen { $minion-all } sem
} jelölhető ki { $character-against } { assigner }
modifier-one-minion-each = minden közelharcra legfeljebb egy kegyenc jelölhető ki
modifier-no-wounds = { nobody } kaphat sebet{ so-long }
modifier-wounds-prevented = minden seb, amelyet { $who-subject } kapna, meg van akadályozva{ so-long }
modifier-few-wounds = { $who-subject } minden { $phase } fázisban legfeljebb { $count ->
    [1] egy
   *[other] { $count }
} sebet kaphat{ so-long }
modifier-comes-exhausted = { $who-subject } kimerülten kerül játékba{ so-long }
modifier-no-healing = { nobody } gyógyulhat{ so-long }
modifier-no-exertion = { nobody } erőltethető meg { $by } miatt{ so-long }
modifier-no-discard = { nobody } dobható el { $side ->
    [free] Szabad Népek lap
   *[shadow] Árny lap
} hatására{ so-long }
modifier-no-burdens-removed = terhet nem lehet levenni
modifier-not-bearing = { nobody } viselhet { $what-borne }{ so-long }
modifier-not-played = senki sem { $what-known ->
    [yes] játszhatja ki { $what-object }
   *[no] játszhat ki { $what-borne }
}
modifier-no-events = senki sem játszhat ki { $phase } fázisra szóló eseményt
modifier-no-abilities = senki sem használhat { $phase } fázisra szóló speciális képességet
modifier-not-from-piles = senki sem játszhat ki lapot húzó pakliból vagy gyűjtőből
modifier-hand-closed = { $side ->
    [free] a Szabad Népek játékos
   *[shadow] az Árny játékosok
} kezét senki sem nézheti vagy mutathatja meg
modifier-no-move = a szövetség nem mozoghat tovább
modifier-ring-silent = Az Egy Gyűrű szövege nem érvényes
modifier-no-text = { $what-dative } a szövege nem érvényes{ $what-while ->
    [none] { "" }
   *[other] , amíg { $what-while }
}
modifier-one-more = rámutatáskor a valóságosnál eggyel több { $class } számíthat

## Verbs

until-end-of-phase = a fázis végéig
until-regroup = a visszarendezés fázisig
until-end-of-turn = a kör végéig
until-next-skirmish = a következő közelharcban
for-longer = { $lasts ->
    [end-of-phase] { "" }
   *[other] { $until }
}
so-often = { $who-number ->
    [many] { $times-n ->
        [1] { "" }
       *[other] egyenként
    }
   *[one] { "" }
} { $times-n ->
    [1] { $times-is ->
        [value-if] egyszer
       *[other] { "" }
    }
    [2] kétszer
    [3] háromszor
   *[other] { $times } alkalommal
}{ $times-is ->
    [value-if] , ha { $times-cond }, különben { $times-or ->
        [1] egyszer
        [2] kétszer
        [3] háromszor
       *[other] { $times-or } alkalommal
    }
   *[other] { " " }{ $times-for }
}
effect-by = { $player } { $what }
effect-exert = { $who-known ->
    [yes] { $mood ->
        [may] megerőltetheted
        [other] erőltesse meg
       *[do] erőltesd meg
    }
   *[no] { $mood ->
        [may] megerőltethetsz
        [other] erőltessen meg
       *[do] erőltess meg
    }
} { $who-object } { so-often }
effect-exhaust = { $who-known ->
    [yes] { $mood ->
        [may] kimerítheted
        [other] merítse ki
       *[do] merítsd ki
    }
   *[no] { $mood ->
        [may] kimeríthetsz
        [other] merítsen ki
       *[do] meríts ki
    }
} { $who-object }
effect-wound = { $who-known ->
    [yes] { $mood ->
        [may] megsebezheted
        [other] sebezze meg
       *[do] sebezd meg
    }
   *[no] { $mood ->
        [may] megsebezhetsz
        [other] sebezzen meg
       *[do] sebezz meg
    }
} { $who-object } { so-often }
effect-heal = { $who-known ->
    [yes] { $mood ->
        [may] gyógyíthatod
        [other] gyógyítsa
       *[do] gyógyítsd
    }
   *[no] { $mood ->
        [may] gyógyíthatsz
        [other] gyógyítson
       *[do] gyógyíts
    }
} { $who-object } { so-often }
discard = { $mood ->
    [may] eldobhatsz
    [other] dobjon el
   *[do] dobj el
}
discard-the = { $mood ->
    [may] eldobhatod
    [other] dobja el
   *[do] dobd el
}
put = { $mood ->
    [may] tehetsz
    [other] tegyen
   *[do] tegyél
}
put-the = { $mood ->
    [may] teheted
    [other] tegye
   *[do] tedd
}
take-up = { $mood ->
    [may] kézbe vehetsz
    [other] vegyen kézbe
   *[do] vegyél kézbe
}
take-up-the = { $mood ->
    [may] kézbe veheted
    [other] vegye kézbe
   *[do] vedd kézbe
}
shuffle = { $mood ->
    [may] keverhetsz
    [other] keverjen
   *[do] keverj
}
reveal = { $mood ->
    [may] megmutathatsz
    [other] mutasson meg
   *[do] mutass meg
}
reveal-the = { $mood ->
    [may] megmutathatod
    [other] mutassa meg
   *[do] mutasd meg
}
give = { $mood ->
    [may] adhatsz
    [other] adjon
   *[do] adj
}
choose = { $mood ->
    [may] választhatsz
    [other] válasszon
   *[do] válassz
}
cancel = { $mood ->
    [may] törölhetsz
    [other] töröljön
   *[do] törölj
}
effect-discard = { $what-known ->
    [yes] { discard-the }
   *[no] { discard }
} { $what-object }
burdens = { $count-n ->
    [1] egy
   *[other] { $count }
} terhet { $count-for }
effect-add-burdens = { $mood ->
    [may] hozzáadhatsz
    [other] adjon hozzá
   *[do] adj hozzá
} { burdens }
effect-remove-burdens = { $mood ->
    [may] levehetsz
    [other] vegyen le
   *[do] vegyél le
} { burdens }
effect-add-twilight = { $mood ->
    [may] betehetsz
    [other] tegyen be
   *[do] tegyél be
} { $count } alkonyjelzőt { $count-for }
effect-remove-twilight = { $mood ->
    [may] kivehetsz
    [other] vegyen ki
   *[do] vegyél ki
} { $count } alkonyjelzőt { $count-for }
cards = { $count-n ->
    [1] egy
   *[other] { $count }
} lapot
effect-draw = { $mood ->
    [may] húzhatsz
    [other] húzzon
   *[do] húzz
} { cards } { $count-for }
effect-put-on-ring = { $mood ->
    [other] vegye fel a Gyűrűt
   *[do] a Gyűrűhordozó vegye fel a Gyűrűt
}
effect-take-off-ring = { $mood ->
    [other] vegye le a Gyűrűt
   *[do] a Gyűrűhordozó vegye le a Gyűrűt
}
effect-corrupt = a Gyűrűhordozó a Gyűrű befolyása alá kerül
effect-strength = { give } { $who-dative } { for-longer } { $by } erőt { $by-for }
effect-up-to = { $what } (fázisonként legfeljebb { $most })
effect-keyword = { give } { $who-dative } { for-longer } { $keyword } kulcsszót { $keyword-for }
effect-no-keyword = { $who-subject } { for-longer } { $mood ->
    [may] elveszítheti
   *[do] veszítse el
} { $keyword }
effect-archery = { archery-total } { $by } { $by-for }
effect-takes-part = { $who-subject } { for-longer } részt vehet az íjászatban és a közelharcokban
effect-triple-to-overwhelm = { $who-object } csak háromszoros erővel lehet lehengerelni
effect-lasting = { $modifier ->
    [modifier-skip-shadow-phase-of-it] { $mood ->
        [other] hagyja ki a következő árny fázisát
       *[do] { $what }
    }
   *[other] { $what } { $until }
}
effect-cancel-skirmish = { cancel } egy közelharcot, amelyben { $who-subject } részt vesz
effect-assign = { $minion-known ->
    [yes] { $mood ->
        [may] kijelölheted
        [other] jelölje ki
       *[do] jelöld ki
    }
   *[no] { $mood ->
        [may] kijelölhetsz
        [other] jelöljön ki
       *[do] jelölj ki
    }
} { $minion-object } { $character-against }
effect-cancel-assignments = { cancel } minden kijelölést közelharcra
effect-transfer = { $what-known ->
    [yes] { $mood ->
        [may] átteheted
       *[do] { put-the }
    }
   *[no] { $mood ->
        [may] áttehetsz
       *[do] { put }
    }
} { $what-object } { $from ->
    [discard] a gyűjtődből
   *[play] { "" }
} { $to-goal }
effect-return-to-hand = { $what-known ->
    [yes] { $mood ->
        [may] visszaküldheted
        [other] küldje vissza
       *[do] küldd vissza
    }
   *[no] { $mood ->
        [may] visszaküldhetsz
        [other] küldjön vissza
       *[do] küldj vissza
    }
} { $what-object } a tulajdonosa kezébe
effect-stack = { $what-known ->
    [yes] { put-the }
   *[no] { put }
} { $what-object } e lap alá
effect-become-ring-bearer = { $who-subject } lesz az új Gyűrűhordozó
effect-end-phase = a fázis véget ér
effect-play-site = { $number-is ->
    [value-here] cseréld le a jelenlegi helyszínt egy azonos számú saját { $site }re
    [value-number-of-it] cseréld le egy azonos számú saját { $site }re
   *[other] játszd ki a saját { $number }. { $site }edet { $number-for }
}
effect-play-next-site = játszd ki a kalandpaklidból az útvonal következő helyszínét{ $any ->
    [yes] { "" }
   *[no] , ha { $site }
}
effect-shadow-number = erre a mozgásra az új helyszín Árny száma { $by } { $by-for }
effect-look-at-hand = { $mood ->
    [may] megnézheted
    [other] nézze meg
   *[do] nézd meg
} { $whose-dative } kezét
effect-reveal-hand = { reveal-the } { $mood ->
    [other] a kezében lévő összes lapot
   *[do] a kezedben lévő összes lapot
}
effect-reveal-random = { reveal } véletlenszerűen { cards } { out-of-hand } { $count-for }
effect-look-at-random = { $mood ->
    [may] megnézhetsz
    [other] nézzen meg
   *[do] nézz meg
} véletlenszerűen { cards } { out-of-hand } { $count-for }
out-of-hand = { $whose ->
    [te] kézből
   *[other] { $whose-dative } kezéből
}
effect-reveal-from-hand = { $what-known ->
    [yes] { reveal-the }
   *[no] { reveal }
} kézből { $what-object }
effect-discard-from-hand = { $what-known ->
    [yes] { discard-the }
   *[no] { discard }
} { $whose-acts ->
    [yes] kézből
   *[no] { out-of-hand }
} { $what-object }
effect-discard-random = { discard } véletlenszerűen { cards } { out-of-hand } { $count-for }
top-cards = { $whose ->
    [te] a húzó paklid
   *[other] { $whose-dative } húzó paklijának
} felső { $count-n ->
    [1] { "" }
   *[other] { $count }
} lapját
effect-discard-top = { discard-the } { top-cards } { $count-for }
effect-reveal-top = { reveal-the } { top-cards } { $count-for }
effect-look-at-top = { $mood ->
    [may] megnézheted
    [other] nézze meg
   *[do] nézd meg
} a húzó paklid felső { $count-n ->
    [1] { "" }
   *[other] { $count }
} lapját { $count-for }
effect-discard-bottom = { discard-the } a húzó paklid alsó lapját
effect-reveal-bottom = { reveal-the } a húzó paklid alsó lapját
effect-reveal-while = addig mutass meg lapokat a húzó paklid tetejéről, amíg egy már nem { $what }
effect-may-discard-it = { $it ->
    [many] eldobhatsz közülük { $what-object }
   *[one] eldobhatod
}
effect-discard-one-of-it = { $it ->
    [many] { discard } közülük egyet
   *[one] { discard-the }
}
effect-discard-it = { $it ->
    [many] { $all ->
        [yes] { discard-the } a többit
       *[no] { discard } közülük minden { $what-borne }
    }
   *[one] { $all ->
        [yes] { discard-the }
       *[no] { discard-the }, ha { $what }
    }
}
effect-order-it = tedd vissza a többit a pakli tetejére tetszőleges sorrendben
effect-take-of-it = { $count-is ->
    [value-all] { $all ->
        [yes] { take-up-the } { it }
       *[no] { take-up } közülük minden { $what-borne }
    }
   *[other] { take-up } közülük { $count } { $all ->
        [yes] lapot
       *[no] { $what-borne }
    }
}
effect-it-on-top = { put-the } { it } a tulajdonosa húzó paklijának tetejére
effect-it-beneath = { put-the } { it } a tulajdonosa húzó paklijának aljára
effect-hand-beneath = { put } egy lapot kézből a húzó paklid aljára
effect-shuffle-hand-in = { $mood ->
    [other] keverje a kezében lévő összes lapot a húzó paklijába
   *[do] keverd a kezedben lévő összes lapot a húzó paklidba
}
effect-take-from-discard = { $what-known ->
    [yes] { take-up-the }
   *[no] { take-up }
} { $what-object } a gyűjtődből
effect-take-it = { take-up-the } az így utoljára eldobott lapot
effect-shuffle-in = { shuffle } { $what-object } a gyűjtődből a húzó paklidba
effect-discards-beneath = { put } { $what-object } a gyűjtődből a húzó paklid aljára
effect-stack-from-hand = { put } { $what-object } kézből e lap alá
effect-take-from-stack = { take-up } { $what-object } e lap alól
from-hand = kézből
from-discard = a gyűjtődből
from-deck = a húzó paklidból
from-stacked-here = e lap alól
play-may = { $what-known ->
    [yes] kijátszhatod
   *[no] kijátszhatsz
}
effect-play = { $must ->
    [no] { play-may }
   *[yes] { $mood ->
        [may] { play-may }
        [other] { $what-known ->
            [yes] játssza ki
           *[no] játsszon ki
        }
       *[do] { $what-known ->
            [yes] játszd ki
           *[no] játssz ki
        }
    }
} { $what-object } { $from } { $has-on ->
    [yes] { $on-onto }
   *[no] { "" }
}{ $less-is ->
    [value-number] { $less-n ->
        [0] { "" }
       *[other] { " " }−{ $less } alkony költséggel
    }
    [value-all] { " " }ingyen
   *[other] { " " }−{ $less } alkony költséggel { $less-for }
}
effect-prevent = { $count-is ->
    [value-all] akadályozd meg az egészet
   *[other] { $count-n ->
        [1] akadályozd meg
       *[other] akadályozz meg ebből { $count } darabot { $count-for }
    }
}
effect-instead = helyette { $what }
effect-without-token = az a megerőltetés nem okoz sebet
effect-cancel-event = érvénytelenítsd azt az eseményt
effect-choose = { $what-known ->
    [yes] { $mood ->
        [may] kiválaszthatod
        [other] válassza ki
       *[do] válaszd ki
    }
   *[no] { choose }
} { $what-object }
effect-spot-x = { $mood ->
    [may] rámutathatsz
    [other] mutasson rá
   *[do] mutass rá
} X { $what-onto }
effect-spot-burdens = { $mood ->
    [may] rámutathatsz
    [other] mutasson rá
   *[do] mutass rá
} X teherre
effect-choose-x = { choose } egy X számot (legalább { $least-whole }, legfeljebb { $most-whole })
effect-one-of = vagy { $ways }
effect-may = { $who ->
    [te] { $what }
   *[other] { $who } dönthet úgy, hogy { $what }
}
effect-repeat = { $what }, { $fixed ->
    [yes] { times-at-most }
   *[no] { $least-n ->
        [0] legfeljebb { times-at-most }
       *[other] tetszésed szerint { $least }–{ $most } alkalommal
    }
} { $most-for }
times-at-most = { $most-n ->
    [1] egyszer
    [2] kétszer
    [3] háromszor
   *[other] { $most } alkalommal
}
effect-if = ha { $cond }, { $then }{ $or ->
    [none] { "" }
   *[other] ; különben { $or }
}
effect-unless = { $what } ({ $player } megakadályozhatja; ehhez { $pay })
effect-await = ezután a következő érvényes
effect-announce = jelentsd be az eseményt

## Sides, types, races, cultures, classes, signets, phases, as they stand in a sentence

noun-side-free = Szabad Népek
noun-side-shadow = Árny

noun-type-companion = útitárs{ as-tars }
noun-type-ally = segítő{ as-gyuru }
noun-type-minion = kegyenc{ as-kegyenc }
noun-type-possession = tulajdon{ as-tulajdon }
noun-type-artifact = erekly{ as-tunde }
noun-type-event = esemény{ as-fegyver }
noun-type-condition = körülmény{ as-fegyver }
noun-type-site = helyszín{ as-fegyver }
noun-type-ring = Gyűrű{ as-gyuru }

noun-race-man = ember{ as-fegyver }
noun-race-elf = tünd{ as-tunde }
noun-race-dwarf = törp{ as-torp }
noun-race-hobbit = hobbit{ as-lap }
noun-race-wizard = mágus{ as-tulajdon }
noun-race-orc = ork{ as-lap }
noun-race-uruk-hai = Uruk-hai{ as-hordozo }
noun-race-nazgul = Nazgul{ as-tulajdon }
noun-race-balrog = balrog{ as-lap }
noun-race-troll = troll{ as-tulajdon }
noun-race-creature = teremtmény{ as-fegyver }

# Elves and Dwarves are races too: the word says which is meant.
noun-culture-dwarven = törp kultúrájú
noun-culture-elven = tünde kultúrájú
noun-culture-gandalf = Gandalf kultúrájú
noun-culture-gondor = gondori
noun-culture-shire = megyebeli
noun-culture-isengard = vasudvardi
noun-culture-moria = móriai
noun-culture-ringwraith = Gyűrűlidérc kultúrájú
noun-culture-sauron = Szauron kultúrájú

noun-class-hand-weapon = kézifegyver{ as-fegyver }
noun-class-ranged-weapon = távolsági fegyver{ as-fegyver }
noun-class-armor = páncél{ as-tulajdon }
noun-class-shield = pajzs{ as-lap }
noun-class-helm = sisak{ as-lap }
noun-class-cloak = köpeny{ as-fegyver }
noun-class-bracers = karvédő{ as-gyuru }
noun-class-mount = hátas{ as-tulajdon }
noun-class-pipe = pip{ as-pipa }
noun-class-staff = bot{ as-lap }
noun-class-ring = gyűrű{ as-gyuru }
noun-class-palantir = palantír{ as-tulajdon }

noun-signet-aragorn = Aragorn
noun-signet-frodo = Frodó
noun-signet-gandalf = Gandalf

noun-phase-fellowship = szövetség
noun-phase-shadow = árny
noun-phase-maneuver = manőver
noun-phase-archery = íjászat
noun-phase-assignment = kijelölés
noun-phase-skirmish = közelharc
noun-phase-regroup = visszarendezés

## Keywords

noun-keyword-archer = íjász{ as-tulajdon }
noun-keyword-damage = { $form ->
    [line] sebzés { $bonus }
    [had] sebzés { $bonus }
    [lost] minden sebzésbónuszát
    [bonus] sebzésbónuszt
   *[one] sebzés
}
noun-keyword-defender = { $form ->
    [line] védő { $bonus }
    [had] védő { $bonus }
   *[one] védő{ as-gyuru }
}
noun-keyword-fierce = { $form ->
    [lost] az ádáz kulcsszót
   *[one] ádáz
}
noun-keyword-ring-bearer = Gyűrűhordozó{ as-hordozo }
noun-keyword-sanctuary = menedék{ site }
noun-keyword-ranger = kósz{ as-pipa }
noun-keyword-tracker = nyomkövető{ as-gyuru }
noun-keyword-tentacle = csáp{ as-lap }
noun-keyword-twilight = alkony{ card }
noun-keyword-search = keresés{ card }
noun-keyword-stealth = rejtőzés{ card }
noun-keyword-tale = történet{ as-kegyenc }
noun-keyword-spell = varázslat{ as-lap }
noun-keyword-weather = időjárás{ card }
noun-keyword-pipeweed = pipafű{ card }
noun-keyword-forest = erdő{ site }
noun-keyword-marsh = mocsár{ site }
noun-keyword-mountain = hegy{ site }
noun-keyword-plains = síkság{ site }
noun-keyword-river = folyó{ site }
noun-keyword-underground = { $form ->
    [line] föld alatt
    [had] föld alatt
   *[one] föld alatti{ site }
}
site = { $form ->
    [one] { " " }helyszín{ as-fegyver }
    [many] { " " }helyszín{ as-fegyver }
   *[attribute] { "" }
}
card = { $form ->
    [one] { " " }lap{ as-lap }
    [many] { " " }lap{ as-lap }
   *[attribute] { "" }
}
