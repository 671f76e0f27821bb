# What cards say: one pattern for each word of the vocabulary (docs/cards.md), all in our own words. No card has a text of its own.
#
# What a pattern can use
#   $who               a noun phrase in the plain case; $who-accusative and so on in the others that are listed in "cases"
#   $who-known         yes for a card that is named or pointed at, no for one with an article or a number
#   $who-number        one or many
#   $who-gender        the attribute "gender" of its head (here: see below)
#   $who-head          the key of its head: noun-type-site
#   $who-all           in what is true: all of them, as a kind; $who-while how one that is pointed at has to be
#   $by                a number; $by-n the same for plural forms; $by-for what stands before the noun: "her yük için";
#                      $by-sign plus or minus; $by-is the key of its word; of value-if: $by-cond and the other number, $by-or
#   $mood              how a verb is said: do (you), may (you may), other (somebody else does it)
#   $it                whether "it" is one or many
#   $form              what a fact of a description has to be: one, many, attribute, clause, predicate; a keyword also line (on the
#                      card), had, lost, bonus; $number, $gender and $case are those of its head
#   FIRST($text, letters: 2)    how a text begins, without accents
#   CAPITAL($text)              a text with a capital letter
# What is missing is "none". Spaces around parts that turn out empty go away.
#
# How Turkish says a noun phrase
#   "bir", "her" and numbers stand between what is said of a card and its name: "Moria kültüründen bir Ork", "her Elf müttefik",
#   "bu uşak ile çarpışan 2 karakter". So the two forms of a phrase are its two parts: $one is what stands before the number
#   (clauses, states, far attributes: cultures, sides), $many is the head with what stands near it (races, most keywords). Turkish
#   counts with the singular.
#   A part that has to be silent begins with "qqq"; noun-core and the lists leave it out.
#   The gender of a head: n for nouns; any for cards at large, names and alternatives; none for what is pointed at ("bu uşak").
#   Names are whole in $one. Alternatives are "bir Ork veya bir Elf" in $one, but if more is said of all of them, $many says
#   "Moria kültüründen uşaklardan veya durumlardan biri", so that it is clear that it is said of all.
#   Verbs: you are asked (zorlayın), others do it (zorlar); "you may" is "isterseniz". A requirement ends in -sa, an occasion in
#   -dığında or "üzereyken"; what is said of a card can be followed by "ise", "değilse" and "iken".

# The cases of this language, the plain one first. An object is accusative only if it is named; bare has neither "her" nor "hiçbir"
# where all of a kind are meant; of each that is seen it is said that it can be.
cases = plain accusative object dative genitive locative ablative bare seen

## Lists

and-last = { $a } ve { $b }
and-more = { $a }, { $b }
or-last = { FIRST($a, letters: 3) ->
    [qqq] qqq
   *[other] { $a } veya { $b }
}
or-more = { FIRST($a, letters: 3) ->
    [qqq] qqq
   *[other] { $a }, { $b }
}
ways-last = { $a } ya da { $b }
ways-more = { $a }, { $b }
then-last = { $a }; { $b }
then-more = { $a }; { $b }
attributes-last = { both-attributes }
attributes-more = { both-attributes }
both-attributes = { FIRST($a, letters: 3) ->
    [qqq] { $b }
   *[other] { FIRST($b, letters: 3) ->
        [qqq] { $a }
       *[other] { $a } { $b }
    }
}
keywords-last = { $a }, { $b }
keywords-more = { $a }, { $b }

## Paragraphs

paragraph-keywords = { CAPITAL($keywords) }.
paragraph-borne-by = { $bearer-head ->
    [noun-type-site] { CAPITAL($bearer-dative) } konur.
   *[other] Taşıyıcı: { $bearer }.
}
paragraph-one-more-of-its-class = Başka bir { $class } ile birlikte taşınabilir.
paragraph-to-play = Ancak şu koşulda oynanabilir: { $conds }.
paragraph-to-play-pay = Oynamak için ek bedel olarak { $costs }.
paragraph-own-cost = { $has-on ->
    [yes] { CAPITAL($on) } üzerine oynanırsa
   *[no] { CAPITAL($by-for) }
} bedeli { $by } { less-or-more }.
paragraph-speaks-like = Kendi metninin yanı sıra size ait { $site-genitive } metnine de sahiptir.
paragraph-modifier = { $conds ->
    [none] { CAPITAL($what) }.
   *[other] { CAPITAL($conds) } { $what }.
}

## Abilities

when-phases = { CAPITAL($phases) } aşamasında{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-response = Karşılık, { $trigger }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-each-time = { CAPITAL($trigger) }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-may-each-time = { CAPITAL($trigger) }{ if-needs }{ $needs ->
    [none] { "" }
   *[other] ,
} isterseniz { $costs ->
    [none] { $effects }
   *[other] { $costs }; bunu yaparsanız { $effects }
}{ limited }.
when-later = Bu aşamada daha sonra { $trigger }: { $effects }.
when-always = Ne zaman { $needs }{ pay-costs }: { $effects }{ limited }.

if-needs = { $needs ->
    [none] { "" }
   *[other] , { $needs }
}
pay-costs = { $costs ->
    [none] { "" }
   *[other] { " " }{ $costs }
}
limited = { $limits ->
    [none] { "" }
   *[other] { " " }{ $limits }
}
limit-turn = { $count ->
    [1] (her tur bir kez)
   *[other] (her tur en çok { $count } kez)
}
limit-phase = { $count ->
    [1] (her aşamada bir kez)
   *[other] (her aşamada en çok { $count } kez)
}

## Noun phrases

noun-core = { FIRST($head, letters: 3) ->
    [qqq] { shown-clauses } { shown-attributes } { shown-states }
   *[other] { FIRST($head, letters: 4) ->
        [kart] { $head }
       *[other] { shown-clauses } { shown-attributes } { shown-states } { $head }
    }
}
shown-clauses = { FIRST($clauses, letters: 3) ->
    [qqq] { "" }
   *[other] { $clauses }
}
shown-states = { FIRST($states, letters: 3) ->
    [qqq] { "" }
   *[other] { $states }
}
shown-attributes = { FIRST($attributes, letters: 3) ->
    [qqq] { "" }
   *[other] { $attributes }
}
# How a head begins in $one: silent; an alternative has its own "bir".
slot = { $gender ->
    [n] qqq
    [any] bir
   *[none] { "" }
}
# How it begins what stands before the number, and an attribute that stands behind it.
far = { $gender ->
    [n] { $number ->
        [many] qqq
       *[one] { "" }
    }
   *[any] { "" }
}
near = { $gender ->
    [n] { $number ->
        [one] qqq
       *[many] { "" }
    }
   *[any] { "" }
}
# Of an alternative a race and a keyword are said with a word more.
of-race = { $gender ->
    [any] { " " }ırkından
   *[n] { "" }
}
who-is = { $gender ->
    [any] { " " }olan
   *[n] { "" }
}
a = bir
others-of = { $owner ->
    [yours] size ait
    [opponents] rakibe ait
    [others] başka bir oyuncuya ait
   *[none] { "" }
}
others = { $other ->
    [yes] diğer
   *[no] { "" }
}
noun-one = { $gender ->
    [any] { FIRST($many, letters: 4) ->
        [kart] { one-of-them }
       *[other] { $owner ->
            [none] { FIRST($one, letters: 3) ->
                [bir] { $one }
               *[other] { $many } { one-word }
            }
           *[other] { others-of } { $many } { one-word }
        }
    }
   *[n] { one-of-them }
}
one-of-them = { others-of } { $one } { $other ->
    [yes] başka
   *[no] { "" }
} { a } { $many }
one-word = { $case ->
    [accusative] birini
    [object] birini
    [dative] birine
    [genitive] birinin
    [locative] birinde
    [ablative] birinden
   *[plain] biri
}
noun-each = { $gender ->
    [any] { FIRST($many, letters: 4) ->
        [kart] { each-of-them }
       *[other] { others-of } { others } { $many } { can-be-seen } her { one-word }
    }
   *[n] { each-of-them }
}
each-of-them = { others-of } { $one } { can-be-seen } { others } her { $many }
can-be-seen = { $case ->
    [seen] görülebilen
   *[plain] { "" }
}
noun-many = { $case ->
    [bare] { others-of } { $one } { $other ->
        [yes] başka
       *[no] { "" }
    } { $many }
    [accusative] { noun-each }
   *[plain] { others-of } { $one } { $other ->
        [yes] başka
       *[no] { "" }
    } hiçbir { $many }
}
noun-bare = { $case ->
    [bare] { noun-each }
   *[plain] { $one } { $many }
}
# It is said that there is none.
noun-no = { noun-one }
noun-exactly = { $count-is ->
    [value-all] { FIRST($many, letters: 4) ->
        [kart] { others-of } { $one } { others } tüm kartları
       *[other] { noun-each }
    }
   *[other] { others-of } { count-before } { $one } { others } { count-said } { $many }
}
noun-up-to = { $count-n ->
    [x] { $count-is ->
        [value-x] { up-to-so-many }
       *[other] { others-of } en çok { count-before } { $one } { others } { $many }
    }
   *[other] { up-to-so-many }
}
up-to-so-many = { others-of } { count-before } { $one } { others } en çok { count-said } { $many }
noun-any-number = { others-of } { $one } { others } dilediğiniz sayıda { $many }
noun-or-more = { others-of } { $one } { others } en az { $count } { $many }
noun-between = { others-of } { $most-is ->
    [value-if] { $most-cond }
   *[other] { $most-for }
} { $one } { others } { $close ->
    [yes] { $count } veya
   *[no] en az { $count }, en çok
} { $most }{ $most-is ->
    [value-if] , yoksa { $most-or }
   *[other] { "" }
} { $many }
noun-named = { others-of } { $one }
noun-each-of = { $names }
noun-if = { $noun } ({ $states } ise)
title-said = { $title ->
    [Aragorn] { $case ->
        [object] Aragorn'u
        [accusative] Aragorn'u
        [dative] Aragorn'a
        [genitive] Aragorn'un
        [locative] Aragorn'da
        [ablative] Aragorn'dan
       *[plain] Aragorn
    }
    [Arwen] { $case ->
        [object] Arwen'i
        [accusative] Arwen'i
        [dative] Arwen'e
        [genitive] Arwen'in
        [locative] Arwen'de
        [ablative] Arwen'den
       *[plain] Arwen
    }
    [Bilbo] { $case ->
        [object] Bilbo'yu
        [accusative] Bilbo'yu
        [dative] Bilbo'ya
        [genitive] Bilbo'nun
        [locative] Bilbo'da
        [ablative] Bilbo'dan
       *[plain] Bilbo
    }
    [Boromir] { $case ->
        [object] Boromir'i
        [accusative] Boromir'i
        [dative] Boromir'e
        [genitive] Boromir'in
        [locative] Boromir'de
        [ablative] Boromir'den
       *[plain] Boromir
    }
    [Elrond] { $case ->
        [object] Elrond'u
        [accusative] Elrond'u
        [dative] Elrond'a
        [genitive] Elrond'un
        [locative] Elrond'da
        [ablative] Elrond'dan
       *[plain] Elrond
    }
    [Frodo] { $case ->
        [object] Frodo'yu
        [accusative] Frodo'yu
        [dative] Frodo'ya
        [genitive] Frodo'nun
        [locative] Frodo'da
        [ablative] Frodo'dan
       *[plain] Frodo
    }
    [Galadriel] { $case ->
        [object] Galadriel'i
        [accusative] Galadriel'i
        [dative] Galadriel'e
        [genitive] Galadriel'in
        [locative] Galadriel'de
        [ablative] Galadriel'den
       *[plain] Galadriel
    }
    [Gandalf] { $case ->
        [object] Gandalf'ı
        [accusative] Gandalf'ı
        [dative] Gandalf'a
        [genitive] Gandalf'ın
        [locative] Gandalf'ta
        [ablative] Gandalf'tan
       *[plain] Gandalf
    }
    [Gimli] { $case ->
        [object] Gimli'yi
        [accusative] Gimli'yi
        [dative] Gimli'ye
        [genitive] Gimli'nin
        [locative] Gimli'de
        [ablative] Gimli'den
       *[plain] Gimli
    }
    [Glamdring] { $case ->
        [object] Glamdring'i
        [accusative] Glamdring'i
        [dative] Glamdring'e
        [genitive] Glamdring'in
        [locative] Glamdring'de
        [ablative] Glamdring'den
       *[plain] Glamdring
    }
    [Legolas] { $case ->
        [object] Legolas'ı
        [accusative] Legolas'ı
        [dative] Legolas'a
        [genitive] Legolas'ın
        [locative] Legolas'ta
        [ablative] Legolas'tan
       *[plain] Legolas
    }
    [Lurtz] { $case ->
        [object] Lurtz'u
        [accusative] Lurtz'u
        [dative] Lurtz'a
        [genitive] Lurtz'un
        [locative] Lurtz'ta
        [ablative] Lurtz'tan
       *[plain] Lurtz
    }
    [Merry] { $case ->
        [object] Merry'yi
        [accusative] Merry'yi
        [dative] Merry'ye
        [genitive] Merry'nin
        [locative] Merry'de
        [ablative] Merry'den
       *[plain] Merry
    }
    [Pippin] { $case ->
        [object] Pippin'i
        [accusative] Pippin'i
        [dative] Pippin'e
        [genitive] Pippin'in
        [locative] Pippin'de
        [ablative] Pippin'den
       *[plain] Pippin
    }
    [Sam] { $case ->
        [object] Sam'i
        [accusative] Sam'i
        [dative] Sam'e
        [genitive] Sam'in
        [locative] Sam'de
        [ablative] Sam'den
       *[plain] Sam
    }
    [Saruman] { $case ->
        [object] Saruman'ı
        [accusative] Saruman'ı
        [dative] Saruman'a
        [genitive] Saruman'ın
        [locative] Saruman'da
        [ablative] Saruman'dan
       *[plain] Saruman
    }
    [Sting] { $case ->
        [object] Sting'i
        [accusative] Sting'i
        [dative] Sting'e
        [genitive] Sting'in
        [locative] Sting'de
        [ablative] Sting'den
       *[plain] Sting
    }
   *[other] { $title }{ $case ->
        [object] { " " }kartını
        [accusative] { " " }kartını
        [dative] { " " }kartına
        [genitive] { " " }kartının
        [locative] { " " }kartında
        [ablative] { " " }kartından
       *[plain] { "" }
    }
}

## Descriptions of cards

filter-any = { $form ->
    [many] { filter-any.said }
   *[one] { $gender ->
        [any] qqq
       *[none] { filter-any.said }
    }
}
    .gender = any
    .said = { $case ->
        [accusative] kartı
        [dative] karta
        [genitive] kartın
        [locative] kartta
        [ablative] karttan
       *[plain] kart
    }
filter-character = { $form ->
    [many] { $gender ->
        [any] karakterlerden
       *[n] { filter-character.said }
    }
   *[one] { slot } { filter-character.said }
}
    .gender = n
    .said = { $case ->
        [accusative] karakteri
        [dative] karaktere
        [genitive] karakterin
        [locative] karakterde
        [ablative] karakterden
       *[plain] karakter
    }
filter-weapon = { $form ->
    [many] { $gender ->
        [any] silahlardan
       *[n] { filter-weapon.said }
    }
   *[one] { slot } { filter-weapon.said }
}
    .gender = n
    .said = { $case ->
        [accusative] silahı
        [dative] silaha
        [genitive] silahın
        [locative] silahta
        [ablative] silahtan
       *[plain] silah
    }
filter-signet = { far } { $signet } mühürlü
filter-title = { title-said }
filter-unique = { $form ->
    [attribute] { far } eşsiz
   *[predicate] eşsiz
}
filter-yours = size ait
filter-opponents = rakibe ait
filter-this = bu { $type }
filter-bearer = { $form ->
    [clause] { far } bu kartı taşıyan
   *[one] { $bearer ->
        [noun-type-site] { $case ->
            [accusative] bu kartın mekânını
            [object] bu kartın mekânını
            [dative] bu kartın mekânına
            [genitive] bu kartın mekânının
            [locative] bu kartın mekânında
            [ablative] bu kartın mekânından
           *[plain] bu kartın mekânı
        }
       *[other] { $case ->
            [accusative] taşıyıcıyı
            [object] taşıyıcıyı
            [dative] taşıyıcıya
            [genitive] taşıyıcının
            [locative] taşıyıcıda
            [ablative] taşıyıcıdan
           *[plain] taşıyıcı
        }
    }
}
filter-it = { $it ->
    [many] { $case ->
        [accusative] onları
        [object] onları
        [dative] onlara
        [genitive] onların
        [locative] onlarda
        [ablative] onlardan
       *[plain] o kartlar
    }
   *[one] { $case ->
        [accusative] onu
        [object] onu
        [dative] ona
        [genitive] onun
        [locative] onda
        [ablative] ondan
       *[plain] o kart
    }
}
filter-first = o { $what }
filter-named-like-it = { far } aynı adlı
filter-subject = o { $what }
filter-ring-bearer = { $form ->
    [clause] { far } Yüzük Taşıyıcısı olan
   *[one] { $case ->
        [accusative] Yüzük Taşıyıcısı'nı
        [object] Yüzük Taşıyıcısı'nı
        [dative] Yüzük Taşıyıcısı'na
        [genitive] Yüzük Taşıyıcısı'nın
        [locative] Yüzük Taşıyıcısı'nda
        [ablative] Yüzük Taşıyıcısı'ndan
       *[plain] Yüzük Taşıyıcısı
    }
}
filter-roaming = { far } başıboş
filter-exhausted = { far } bitkin
filter-skirmishing = { far } { $form ->
    [attribute] çarpışan
   *[predicate] çarpışmakta
}
filter-against = { far } { $what } ile { $form ->
    [clause] çarpışan
   *[predicate] çarpışmakta
}
filter-unassigned = { far } atanmamış
# Not unassigned.
filter-assigned = { far } çarpışmaya atanmış
filter-bearing = { far } { $what-object } { $form ->
    [clause] taşıyan
   *[predicate] taşımakta
}
filter-on = { $form ->
    [clause] { far } { $what } üzerindeki
   *[predicate] { $what } üzerinde
}
filter-in-support = { $form ->
    [clause] { far } destek alanındaki
   *[predicate] destek alanında
}
filter-home-site = { far } yurdu { $site ->
    [0] şu anki mekân
   *[other] { $site }. mekân
} olan
filter-site-number = { $range ->
    [one] { $first }. { site-said }
    [two] { $first }. veya { $last }. { site-said }
   *[more] { $first }–{ $last }. mekânlardan { $case ->
        [accusative] birini
        [object] birini
        [dative] birine
        [genitive] birinin
        [locative] birinde
        [ablative] birinden
       *[plain] biri
    }
}
site-said = { $case ->
    [accusative] mekânı
    [object] mekânı
    [dative] mekâna
    [genitive] mekânın
    [locative] mekânda
    [ablative] mekândan
   *[plain] mekân
}
filter-labelled = { far } { $phase } aşamasına özgü
filter-about-rangers = { far } kolcu gören veya zorlayan
filter-race-not-spotted = { far } ırkı görülemeyen
filter-not = { $form ->
    [attribute] { $what } olmayan
    [predicate] { $what } değil
   *[clause] { far } { $sort ->
        [known] { $what } dışındaki
       *[state] { $what } olmayan
    }
}

## Players

whose-yours = { $case ->
    [genitive] sizin
   *[plain] siz
}
whose-free-player = { $case ->
    [genitive] Özgür Halklar oyuncusunun
   *[plain] Özgür Halklar oyuncusu
}
whose-a-shadow-player = { $known ->
    [yes] { that-player }
   *[no] bir { shadow-player }
}
whose-a-shadow-player-holding = { $known ->
    [yes] { that-player }
   *[no] böyle bir { shadow-player }
}
# Who may do something, or does it: $any; or all of them.
whose-each-shadow-player = { $any ->
    [yes] herhangi bir
   *[no] her
} { shadow-player }
whose-any-player = { $known ->
    [yes] { that-player }
   *[no] dilediğiniz bir { $case ->
        [genitive] oyuncunun
       *[plain] oyuncu
    }
}
shadow-player = { $case ->
    [genitive] Gölge oyuncusunun
   *[plain] Gölge oyuncusu
}
that-player = { $case ->
    [genitive] o oyuncunun
   *[plain] o oyuncu
}
whose-owner-of-it = { $case ->
    [genitive] sahibinin
   *[plain] sahibi
}
# What the occurrence is about: $subject, one or many.
whose-owners-of-subject = { $subject ->
    [many] { $case ->
        [genitive] sahiplerinden her birinin
       *[plain] sahiplerinden her biri
    }
   *[one] { $case ->
        [genitive] sahibinin
       *[plain] sahibi
    }
}
whose-each-opponent = { $case ->
    [genitive] her rakibin
   *[plain] her rakip
}
# Whose hand and draw deck it is: that of who acts, or of somebody else.
hand-from = { $whose-acts ->
    [yes] { own-hand-from }
   *[no] { $whose-genitive } elinden
}
in-hand = { $whose-acts ->
    [yes] { $mood ->
        [other] elindeki
       *[do] elinizdeki
    }
   *[no] { $whose-genitive } elindeki
}
own-hand-from = { $mood ->
    [other] elinden
   *[do] elinizden
}
own-discard-from = { $mood ->
    [other] ıskartasından
   *[do] ıskartanızdan
}
own-deck = { $mood ->
    [other] çekme destesi
   *[do] çekme desteniz
}
deck-of = { $whose-acts ->
    [yes] { own-deck }in
   *[no] { $whose-genitive } çekme destesinin
}

## Numbers

digits = { $shown ->
    [yes] { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
    [often] { $n } kez
   *[no] { $n }
}
tail = { $by-is ->
    [value-if] { $by-cond }
   *[other] { $by-for }
}
value-all = tüm
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
value-each = { $what-seen } için
value-each-over = görülebilen { $over ->
    [1] 1'den
    [2] 2'den
    [3] 3'ten
    [4] 4'ten
    [5] 5'ten
    [6] 6'dan
    [7] 7'den
    [8] 8'den
   *[other] { $over } taneden
} sonraki { $what } için
value-each-race = görülebilen { $what-bare } ırklarının her biri için
value-each-burden = her yük için
value-each-dead = ölüler arasındaki { $what } için
value-each-in-hand = { in-hand } { $what } için
value-each-it = { $all ->
    [yes] her biri için
   *[no] aralarındaki { $what-bare } için
}
value-cost-of-it = { $it ->
    [many] o kartların
   *[one] o kartın
} basılı alacakaranlık bedeli
value-strength-of = { $what-genitive } gücü
value-vitality-of-it = { its } { $less ->
    [0] canı
   *[other] canının { $less } eksiği
}
value-here = şu anki mekânın numarası
value-number-of-it = { its } numarası
value-if = { $cond }{ $or-n ->
    [0] { "" }
   *[other] , yoksa { $or }
}
value-at-most = { $for } toplam en çok { $most } olmak üzere
value-sum = { $one-whole } artı { $other-whole }
value-number = { "" }
where-x = { $what } kadar
whole = { $for } { $n }
# A number and what stands before it: "her yük için" 1; "Tek Yüzük takılıysa" 3, "yoksa 1"; "o kartın bedeli kadar".
count-before = { $count-is ->
    [value-if] { $count-cond }
   *[other] { $count-for }
}
count-said = { $count-is ->
    [value-if] { $count }{ $count-or ->
        [0] { "" }
       *[other] , yoksa { $count-or }
    }
    [value-cost-of-it] { "" }
    [value-strength-of] { "" }
    [value-vitality-of-it] { "" }
    [value-here] { "" }
    [value-number-of-it] { "" }
    [value-sum] { "" }
   *[other] { $count }
}
count-or-one = { $count-is ->
    [value-if] { count-said }
   *[other] { $count-n ->
        [1] bir
       *[other] { count-said }
    }
}
by-before = { $by-is ->
    [value-if] { $by-cond }
    [value-cost-of-it] { "" }
    [value-strength-of] { "" }
    [value-vitality-of-it] { "" }
    [value-here] { "" }
    [value-number-of-it] { "" }
    [value-sum] { "" }
   *[other] { $by-for }
}
by-said = { $by-is ->
    [value-if] { $by }{ $by-or ->
        [0] { "" }
       *[other] , yoksa { $by-sign ->
            [minus] −
           *[plus] +
        }{ $by-or }
    }
    [value-cost-of-it] { $by-for }
    [value-strength-of] { $by-for }
    [value-vitality-of-it] { $by-for }
    [value-here] { $by-for }
    [value-number-of-it] { $by-for }
    [value-sum] { $by-for }
   *[other] { $by }
}
its = { $it ->
    [many] onların
   *[one] onun
}
it = { $it ->
    [many] onları
   *[one] onu
}
less-or-more = { $by-sign ->
    [minus] azalır
   *[plus] artar
}

## Requirements

cond-is = { $what } { $states } { not }
cond-spot = { $what } { $is ->
    [no] görülemiyorsa
   *[yes] görülebiliyorsa
}
cond-at = yoldaşlık { $what-locative } { not }
not = { $is ->
    [no] değilse
   *[yes] ise
}
cond-in = oyun { $phase } { $is ->
    [no] aşamasında değilse
   *[yes] aşamasındaysa
}
cond-burdens = { at-least } yük varsa
at-least = { $is ->
    [no] { fewer }
   *[yes] en az { $count }
}
fewer = { $count ->
    [1] 1'den
    [2] 2'den
    [3] 3'ten
    [4] 4'ten
    [5] 5'ten
    [6] 6'dan
    [7] 7'den
    [8] 8'den
    [9] 9'dan
    [10] 10'dan
    [11] 11'den
    [12] 12'den
   *[other] { $count } taneden
} az
cond-wounds = { $what-bare } üzerinde { at-least } yara varsa
cond-twilight = havuzda { at-least } alacakaranlık varsa
cond-twilight-below = havuzda { $is ->
    [no] en az { $count }
   *[yes] { fewer }
} alacakaranlık varsa
cond-ring-worn = Tek Yüzük { $is ->
    [no] takılı değilse
   *[yes] takılıysa
}
cond-ring-speaks = Tek Yüzük'ün metni { $is ->
    [no] geçerli değilse
   *[yes] geçerliyse
}
cond-fierce-skirmish = çarpışma { $is ->
    [no] azgın değilse
   *[yes] azgınsa
}
cond-moved = yoldaşlık bu tur { $is ->
    [no] { times-counted } ilerlemediyse
   *[yes] en az { times-counted } ilerlediyse
}
times-counted = { $count ->
    [1] bir kez
    [2] iki kez
   *[other] { $count } kez
}
cond-you-are = { $side ->
    [free] Özgür Halklar oyuncusu
   *[shadow] Gölge oyuncusu
}{ $is ->
    [no] { " " }değilseniz
   *[yes] ysanız
}
cond-it-is = { $it ->
    [many] aralarında { $what } { not-known }
   *[one] o kart { $what } { not }
}
cond-some-it = böyle bir kart { not-known }
cond-at-least = { $what-whole } { $what-is ->
    [value-sum] toplamda
   *[other] { "" }
} { at-least } { $what-is ->
    [value-sum] ediyorsa
   *[other] ise
}
cond-empty-deck = { $whose-acts ->
    [yes] { own-deck }
   *[no] { $whose-genitive } çekme destesi
} { $is ->
    [no] boş değilse
   *[yes] boşsa
}
cond-in-hand = { $whose-acts ->
    [yes] { $mood ->
        [other] elinde
       *[do] elinizde
    }
   *[no] { $whose-genitive } elinde
} { $what } { not-known }
not-known = { $is ->
    [no] yoksa
   *[yes] varsa
}
cond-hand-over = { $whose-acts ->
    [yes] { $mood ->
        [other] elinde
       *[do] elinizde
    }
   *[no] { $whose-genitive } elinde
} { $is ->
    [no] en çok { $count }
   *[yes] { $count ->
        [1] 1'den
        [2] 2'den
        [3] 3'ten
        [4] 4'ten
        [5] 5'ten
        [6] 6'dan
        [7] 7'den
        [8] 8'den
       *[other] { $count } taneden
    } fazla
} kart varsa
cond-dead = ölüler arasında { $what-number ->
    [many] en az
   *[one] { "" }
} { $what } { not-known }
# "There is none that was played", but "this minion was not played".
cond-was-assigned = { $is ->
    [no] { $what-known ->
        [yes] { $what } bu tur çarpışmaya atanmadıysa
       *[no] bu tur çarpışmaya atanmış { $what } { not-known }
    }
   *[yes] { $what } bu tur çarpışmaya atandıysa
}
cond-has-lost = { $is ->
    [no] { $what-known ->
        [yes] { $what } bu tur çarpışma kaybetmediyse
       *[no] bu tur çarpışma kaybetmiş { $what } { not-known }
    }
   *[yes] { $what } bu tur çarpışma kaybettiyse
}
cond-was-played = { $is ->
    [no] { $what-known ->
        [yes] { $what } bu aşamada oynanmadıysa
       *[no] bu aşamada oynanmış { $what } { not-known }
    }
   *[yes] { $what } bu aşamada oynandıysa
}
cond-was-played-here = { $is ->
    [no] { $what-known ->
        [yes] { $what } bu tur burada oynanmadıysa
       *[no] bu tur burada oynanmış { $what } { not-known }
    }
   *[yes] { $what } bu tur burada oynandıysa
}
cond-used-this-turn-below = bu tur { used }
cond-used-this-phase-below = bu aşamada { used }
used = bu yetenek { $is ->
    [no] en az { times-counted } kullanıldıysa
   *[yes] { $count ->
        [1] kullanılmadıysa
       *[other] { times-counted } kullanılmadıysa
    }
}

## What is waited for

to-be = üzereyken
whom-said = { $whom-number ->
    [many] bir veya daha fazla { $whom-bare }
   *[one] { $whom }
}
because = { $has-by ->
    [yes] { $by } nedeniyle
   *[no] { "" }
}
trigger-exert = { because } { whom-said } { $about ->
    [yes] zorlanmak { to-be }
   *[no] zorlandığında
}
trigger-wound = { because } { whom-said } yara { $about ->
    [yes] almak { to-be }
   *[no] aldığında
}
trigger-heal = { because } { whom-said } { $about ->
    [yes] iyileştirilmek { to-be }
   *[no] iyileştirildiğinde
}
trigger-kill = { because } { $has-against ->
    [yes] { $against } tarafından { whom-said } { $about ->
        [yes] öldürülmek { to-be }
       *[no] öldürüldüğünde
    }
   *[no] { whom-said } { $about ->
        [yes] ölmek { to-be }
       *[no] öldüğünde
    }
}
trigger-discard = { because } { whom-said } { discarded }
trigger-discard-from-hand = { because } { whom-said } elden { discarded }
discarded = ıskartaya { $about ->
    [yes] atılmak { to-be }
   *[no] atıldığında
}
trigger-add-burdens = { because } bir yük { added }
trigger-remove-burdens = { because } bir yük { $about ->
    [yes] çıkarılmak { to-be }
   *[no] çıkarıldığında
}
trigger-add-twilight = { because } alacakaranlık { added }
added = { $about ->
    [yes] eklenmek { to-be }
   *[no] eklendiğinde
}
trigger-draw = { $has-of ->
    [yes] { $of } { because } { $about ->
        [yes] kart çekmek { to-be }
       *[no] kart çektiğinde veya eline kart aldığında
    }
   *[no] { because } bir kart { $about ->
        [yes] çekilmek { to-be }
       *[no] çekildiğinde veya ele alındığında
    }
}
trigger-play = { $has-against ->
    [yes] { $against } üzerine
   *[no] { "" }
} { whom-said } { $about ->
    [yes] oynanmak { to-be }
   *[no] oynandığında
}
trigger-put-on-ring = Tek Yüzük { $about ->
    [yes] takılmak { to-be }
   *[no] takıldığında
}
trigger-move-from = yoldaşlık { $whom-ablative } ayrıldığında
trigger-move = yoldaşlık ilerlediğinde
trigger-move-to = yoldaşlık { $whom-dative } ilerlediğinde
trigger-assign = { opposed } { whom-said } çarpışmaya atandığında
trigger-win = { opposed } { whom-said } çarpışma kazandığında
trigger-lose = { opposed } { whom-said } çarpışma kaybettiğinde
opposed = { $has-against ->
    [yes] { $against-dative } karşı
   *[no] { "" }
}
trigger-start-of-turn = { the-turn } başladığında
trigger-end-of-turn = { the-turn } bittiğinde
# A Free Peoples card does nothing in the turns of others.
the-turn = { $card-side ->
    [free] turunuz
   *[other] bir tur
}
trigger-start-of-phase = { the-phase } başladığında
trigger-end-of-phase = { the-phase } bittiğinde
the-phase = { $has-of ->
    [yes] { $of-acts ->
        [yes] { $phase ->
            [none] bir aşamanız
           *[other] { $phase } aşamanız
        }
       *[no] { $of-genitive } { $phase ->
            [none] bir aşaması
           *[other] { $phase } aşaması
        }
    }
   *[no] bir { $phase ->
        [none] aşama
       *[other] { $phase } aşaması
    }
}
trigger-skirmish-ends = { $whom-genitive } katıldığı bir çarpışma { $about ->
    [yes] bitmek { to-be }
   *[no] bittiğinde
}

## What is true

so-long = { $who-while ->
    [none] { "" }
   *[other] , { $who-while } iken
}
modifier-strength = { by-before } { $who }{ so-long } { by-said } güç alır
modifier-keyword = { $keyword-for } { $who }{ so-long } { $keyword } anahtar kelimesini kazanır
modifier-no-keyword = { $who }{ so-long } { $keyword } kaybeder
modifier-not-roaming = { $who-all }{ so-long } başıboş sayılmaz
modifier-no-strength-from = { $who-all }{ so-long } { $from-ablative } güç bonusu almaz
modifier-no-keyword-from = { $who-all }{ so-long } { $from-ablative } { $keyword } almaz
modifier-cost = { $by-for } { $what-genitive } bedeli { $by } { less-or-more }
modifier-shadow-number = { $by-for } { $what-genitive } Gölge sayısı { $by } { less-or-more }
modifier-cost-on = { $on } üzerine oynanırsa { $by-for } { $what-genitive } bedeli { $by } { less-or-more }
modifier-roaming = { $by-for } { $who-genitive } başıboşluk cezası { $by-n } { less-or-more }
modifier-archery = { $by-for } { archery-total } { $by-n } { less-or-more }
archery-total = { $side ->
    [free] yoldaşlığın okçuluğu
   *[shadow] uşakların okçuluğu
}
modifier-no-archery = { $who-all }{ so-long } okçuluğa sayılmaz
modifier-move-limit = { $by-for } ilerleme sınırı { $by-n } { less-or-more }
modifier-resistance = { $by-for } Yüzük Taşıyıcısı'nın direnci { $by-n } { less-or-more }
modifier-triple-to-overwhelm = { $who }{ so-long } ancak gücünün üç katıyla ezilir
modifier-skip = { $phase } aşaması atlanır
modifier-skip-shadow-phase-of-it = o oyuncunun bir sonraki Gölge aşaması atlanır
modifier-not-assigned = { $who-all }{ so-long }{ $side ->
    [none] { "" }
   *[other] , { by-players }
} çarpışmaya atanamaz
modifier-not-assigned-to = { $minion-all }, { by-players } { $character } ile çarpışmaya atanamaz
by-players = { $side ->
    [free] Özgür Halklar oyuncusu tarafından
   *[shadow] Gölge oyuncuları tarafından
}
modifier-one-minion-each = her çarpışmaya en çok bir uşak atanabilir
modifier-no-wounds = { $who-all }{ so-long } yara alamaz
modifier-wounds-prevented = { $who-genitive } alacağı her yara{ so-long } önlenir
modifier-few-wounds = { $who }{ so-long } her { $phase } aşamasında en çok { $count ->
    [one] bir
   *[other] { $count }
} yara alır
modifier-comes-exhausted = { $who }{ so-long } oyuna bitkin girer
modifier-no-healing = { $who-all }{ so-long } iyileştirilemez
modifier-no-exertion = { $who-all }{ so-long }, { $by } için zorlanamaz
modifier-no-discard = { $who-all }{ so-long } { $side ->
    [free] Özgür Halklar kartları
   *[shadow] Gölge kartları
} tarafından ıskartaya atılamaz
modifier-no-burdens-removed = yükler çıkarılamaz
modifier-not-bearing = { $who-all }{ so-long } { $what-object } taşıyamaz
modifier-not-played = kimse { $what-object } oynayamaz
modifier-no-events = kimse { $phase } olayı oynayamaz
modifier-no-abilities = kimse { $phase } aşamasının özel yeteneklerini kullanamaz
modifier-not-from-piles = kimse çekme destesinden veya ıskartadan kart oynayamaz
modifier-hand-closed = kimse { $side ->
    [free] Özgür Halklar oyuncusunun
   *[shadow] bir Gölge oyuncusunun
} eline bakamaz ve o eldeki kartları açamaz
modifier-no-move = yoldaşlık yeniden ilerleyemez
modifier-ring-silent = Tek Yüzük'ün metni geçersizdir
modifier-no-text = { $what-while ->
    [none] { "" }
   *[other] { $what-while } iken
} { $what-genitive } metni geçersizdir
modifier-one-more = var olandan bir fazla { $class } görebilirsiniz

## Verbs

until-end-of-phase = aşamanın sonuna dek
until-regroup = toparlanma aşamasına dek
until-end-of-turn = turun sonuna dek
until-next-skirmish = bir sonraki çarpışmada
for-longer = { $lasts ->
    [end-of-phase] { "" }
   *[other] { $until }
}
times-before = { $times-is ->
    [value-if] { $times-cond }
   *[other] { "" }
}
so-often = { $who-number ->
    [many] { $times-n ->
        [1] { "" }
       *[other] ayrı ayrı
    }
   *[one] { "" }
} { $times-is ->
    [value-number] { $times-n ->
        [1] { "" }
        [2] iki kez
       *[other] { $times } kez
    }
    [value-if] { $times-n ->
        [1] bir
        [2] iki
       *[other] { $times }
    } kez, yoksa { $times-or ->
        [1] bir
        [2] iki
       *[other] { $times-or }
    } kez
    [value-cost-of-it] { $times-for } kez
    [value-strength-of] { $times-for } kez
    [value-vitality-of-it] { $times-for } kez
    [value-here] { $times-for } kez
    [value-number-of-it] { $times-for } kez
    [value-sum] { $times-for } kez
   *[other] { $times-for } { $times } kez
}
effect-by = { $player } { $what }
effect-exert = { times-before } { $who-accusative } { so-often } { $mood ->
    [other] zorlar
   *[do] zorlayın
}
effect-exhaust = { $who-accusative } bitkin { $mood ->
    [other] düşürür
   *[do] düşürün
}
effect-wound = { times-before } { $who-accusative } { so-often } { $mood ->
    [other] yaralar
   *[do] yaralayın
}
effect-heal = { times-before } { $who-accusative } { so-often } { $mood ->
    [other] iyileştirir
   *[do] iyileştirin
}
effect-discard = { $what-accusative } { to-discard }
to-discard = ıskartaya { $mood ->
    [other] atar
   *[do] atın
}
burdens = { count-before } { count-or-one } yük
effect-add-burdens = { burdens } { $mood ->
    [other] ekler
   *[do] ekleyin
}
effect-remove-burdens = { burdens } { $mood ->
    [other] çıkarır
   *[do] çıkarın
}
effect-add-twilight = { count-before } { count-said } alacakaranlık { $mood ->
    [other] ekler
   *[do] ekleyin
}
effect-remove-twilight = { count-before } { count-said } alacakaranlık { $mood ->
    [other] çıkarır
   *[do] çıkarın
}
cards = { count-before } { count-or-one } kart
effect-draw = { cards } { $mood ->
    [other] çeker
   *[do] çekin
}
effect-put-on-ring = Tek Yüzük'ü { $mood ->
    [other] takar
   *[do] takın
}
effect-take-off-ring = Tek Yüzük'ü { $mood ->
    [other] çıkarır
   *[do] çıkarın
}
effect-corrupt = Yüzük Taşıyıcısı yozlaşır
effect-strength = { by-before } { $who-dative } { for-longer } { by-said } güç { give }
give = { $mood ->
    [other] verir
   *[do] verin
}
effect-up-to = { $what } (her aşamada toplam en çok { $most })
effect-keyword = { $keyword-for } { $who-dative } { for-longer } { $keyword } anahtar kelimesini { give }
effect-no-keyword = { $who-dative } { for-longer } { $keyword } { $mood ->
    [other] kaybettirir
   *[do] kaybettirin
}
effect-archery = { $by-for } { archery-total }nu { $by-n } { $by-sign ->
    [minus] { $mood ->
    [other] azaltır
   *[do] azaltın
}
   *[plus] { $mood ->
    [other] artırır
   *[do] artırın
}
}
effect-takes-part = { $who-genitive } { for-longer } okçuluğa ve çarpışmalara katılmasını { $mood ->
    [other] sağlar
   *[do] sağlayın
}
effect-triple-to-overwhelm = { $who-genitive } ancak gücünün üç katıyla ezilmesini { $mood ->
    [other] sağlar
   *[do] sağlayın
}
effect-lasting = { $modifier ->
    [modifier-skip-shadow-phase-of-it] bir sonraki Gölge { $mood ->
    [other] aşamasını atlar
   *[do] aşamanızı atlayın
}
   *[other] { $until } { $what }
}
effect-cancel-skirmish = { $who-genitive } katıldığı bir çarpışmayı iptal { $mood ->
    [other] eder
   *[do] edin
}
effect-assign = { $minion-accusative } { $character } ile çarpışmaya { $mood ->
    [other] atar
   *[do] atayın
}
effect-cancel-assignments = çarpışmalara yapılan tüm atamaları iptal { $mood ->
    [other] eder
   *[do] edin
}
effect-transfer = { $from ->
    [discard] { own-discard-from }
   *[play] { "" }
} { $what-accusative }, { $to } üzerine { put }
put = { $mood ->
    [other] koyar
   *[do] koyun
}
effect-return-to-hand = { $what-accusative } sahibinin eline { $mood ->
    [other] döndürür
   *[do] döndürün
}
effect-stack = { $what-accusative } bu kartın altına { put }
effect-become-ring-bearer = { $who-accusative } yeni Yüzük Taşıyıcısı { $mood ->
    [other] yapar
   *[do] yapın
}
effect-end-phase = aşamayı { $mood ->
    [other] bitirir
   *[do] bitirin
}
effect-play-site = { $number-is ->
    [value-here] şu anki mekânın yerine size ait aynı numaralı { $site }ı koyun
    [value-number-of-it] { its } yerine size ait aynı numaralı { $site }ı koyun
   *[other] { $number-for } size ait { $number }. { $site }ı oynayın
}
effect-play-next-site = { $any ->
    [yes] macera destenizden yolun bir sonraki mekânını oynayın
   *[no] macera destenizdeki bir sonraki mekân { $site } ise onu oynayın
}
effect-shadow-number = { by-before } bu ilerlemede gidilen mekânın Gölge sayısına { by-said } ekleyin
effect-look-at-hand = { $whose-genitive } eline { $mood ->
    [other] bakar
   *[do] bakın
}
effect-reveal-hand = { $mood ->
    [other] elindeki tüm kartları açar
   *[do] elinizdeki tüm kartları açın
}
effect-reveal-random = { hand-from } rastgele { cards } { reveal }
reveal = { $mood ->
    [other] açar
   *[do] açın
}
effect-look-at-random = { hand-from } rastgele { count-before } { count-or-one } karta { $mood ->
    [other] bakar
   *[do] bakın
}
effect-reveal-from-hand = { own-hand-from } { one-or-more } { reveal }
one-or-more = { $what-known ->
    [yes] { $what-accusative }
   *[no] { FIRST($what, letters: 3) ->
        [her] { $what-accusative }
       *[other] { $what }
    }
}
effect-discard-from-hand = { FIRST($what, letters: 3) ->
    [tum] { in-hand }
   *[other] { hand-from }
} { one-or-more } { to-discard }
effect-discard-random = { hand-from } rastgele { cards } { to-discard }
top-cards = { count-before } { deck-of } en üst { $count-n ->
    [1] { "" }
   *[other] { count-said }
} kartı
effect-discard-top = { top-cards }nı { to-discard }
effect-reveal-top = { top-cards }nı { reveal }
effect-look-at-top = { count-before } { own-deck }in en üst { $count-n ->
    [1] { "" }
   *[other] { count-said }
} kartına { $mood ->
    [other] bakar
   *[do] bakın
}
effect-discard-bottom = { own-deck }in en alt kartını { to-discard }
effect-reveal-bottom = { own-deck }in en alt kartını { reveal }
effect-reveal-while = { $what } olmayan bir kart çıkana dek { own-deck }in üstünden kart { reveal }
effect-may-discard-it = { $it ->
    [many] isterseniz aralarından { $what-accusative } ıskartaya atın
   *[one] isterseniz onu ıskartaya atın
}
effect-discard-one-of-it = { $it ->
    [many] onlardan birini
   *[one] { it }
} { to-discard }
effect-discard-it = { $it ->
    [many] { $all ->
        [yes] kalanları
       *[no] aralarındaki { $what-accusative }
    }
   *[one] { $all ->
        [yes] onu
       *[no] o kart { $what-bare } ise onu
    }
} { to-discard }
effect-order-it = kalanları dilediğiniz sırayla destenin üstüne geri { put }
effect-take-of-it = { $count-is ->
    [value-all] { $all ->
        [yes] { it }
       *[no] aralarındaki { $what-accusative }
    }
   *[other] { $all ->
        [yes] onlardan { $count-n ->
            [1] birini
           *[other] { $count } tanesini
        }
       *[no] aralarından { $count } { $what-bare }
    }
} { into-hand }
into-hand = { $mood ->
    [other] eline alır
   *[do] elinize alın
}
effect-it-on-top = { it } sahibinin çekme destesinin üstüne { put }
effect-it-beneath = { it } sahibinin çekme destesinin altına { put }
effect-hand-beneath = { own-hand-from } bir kartı { beneath-deck }
beneath-deck = { own-deck }in altına { put }
effect-shuffle-hand-in = { $mood ->
    [other] elindeki tüm kartları çekme destesine karıştırır
   *[do] elinizdeki tüm kartları çekme destenize karıştırın
}
effect-take-from-discard = { own-discard-from } { $what-accusative } { into-hand }
effect-take-it = bu yolla ıskartaya atılan son kartı { into-hand }
effect-shuffle-in = { own-discard-from } { $what-accusative } { $mood ->
    [other] çekme destesine karıştırır
   *[do] çekme destenize karıştırın
}
effect-discards-beneath = { own-discard-from } { $what-accusative } { beneath-deck }
effect-stack-from-hand = { own-hand-from } { $what-accusative } bu kartın altına { put }
effect-take-from-stack = bu kartın altındaki { $what-accusative } { into-hand }
from-hand = { own-hand-from }
from-discard = { own-discard-from }
from-deck = { own-deck }den
from-stacked-here = bu kartın altındaki
effect-play = { $must ->
    [no] { $mood ->
        [may] { "" }
       *[other] isterseniz
    }
   *[yes] { "" }
} { $less-is ->
    [value-number] { $less-n ->
        [0] { "" }
       *[other] { $less } eksik bedelle
    }
    [value-all] bedelsiz olarak
   *[other] { $less-for } { $less } eksik bedelle
} { $has-on ->
    [yes] { $on } üzerine
   *[no] { "" }
} { $from } { FIRST($from, letters: 2) ->
    [bu] { $what-accusative }
   *[other] { one-or-more }
} { $mood ->
    [other] oynar
   *[do] oynayın
}
effect-prevent = { $count-is ->
    [value-all] tümünü
   *[other] { $count-n ->
        [1] bunu
       *[other] { count-before } { count-said } tanesini
    }
} { $mood ->
    [other] önler
   *[do] önleyin
}
effect-instead = bunun yerine { $what }
effect-without-token = bu zorlanma için yara konmaz
effect-cancel-event = o olayı iptal { $mood ->
    [other] eder
   *[do] edin
}
effect-choose = { $what-accusative } { $mood ->
    [other] seçer
   *[do] seçin
}
effect-spot-x = X adet { $what-bare } { $mood ->
    [other] görür
   *[do] görün
}
effect-spot-burdens = X yük { $mood ->
    [other] görür
   *[do] görün
}
effect-choose-x = { $most-is ->
    [value-if] en az { $least-whole }, { $most-cond } en çok { $most }, yoksa en çok { $most-or } olan bir X sayısı
   *[other] en az { $least-whole }, en çok { $most-whole } olan bir X sayısı
} { $mood ->
    [other] seçer
   *[do] seçin
}
effect-one-of = ya { $ways }
effect-may = { $who-acts ->
    [yes] isterseniz
   *[no] { $who } isterse
} { $what }
effect-repeat = { $what } ({ $fixed ->
    [yes] { $most-is ->
        [value-number] { times-at-most }
       *[other] { $most-for } { times-at-most }
    }
   *[no] { $least-n ->
        [0] { $most-is ->
            [value-number] en çok { times-at-most }
           *[other] { $most-for } en çok { times-at-most }
        }
       *[other] en az { $least }, en çok { times-at-most }
    }
})
times-at-most = { $most-n ->
    [1] bir kez
    [2] iki kez
   *[other] { $most } kez
}
effect-if = { $cond } { $then }{ $or ->
    [none] { "" }
   *[other] ; yoksa { $or }
}
effect-unless = { $what } ({ $player } isterse { $pay } ve bunu önler)
effect-await = ardından şu geçerli olur
effect-announce = olayı { $mood ->
    [other] duyurur
   *[do] duyurun
}

## Sides, types, races, cultures, classes, signets, phases, as they stand in a sentence

noun-side-free = { far } Özgür Halklar'a ait
noun-side-shadow = { far } Gölge'ye ait

noun-type-companion = { $form ->
    [attribute] { near } yoldaş
    [many] { $gender ->
        [any] yoldaşlardan
       *[n] { noun-type-companion.said }
    }
   *[one] { slot } { noun-type-companion.said }
}
    .gender = n
    .said = { $case ->
        [accusative] yoldaşı
        [dative] yoldaşa
        [genitive] yoldaşın
        [locative] yoldaşta
        [ablative] yoldaştan
       *[plain] yoldaş
    }
noun-type-ally = { $form ->
    [attribute] { near } müttefik
    [many] { $gender ->
        [any] müttefiklerden
       *[n] { noun-type-ally.said }
    }
   *[one] { slot } { noun-type-ally.said }
}
    .gender = n
    .said = { $case ->
        [accusative] müttefiki
        [dative] müttefike
        [genitive] müttefikin
        [locative] müttefikte
        [ablative] müttefikten
       *[plain] müttefik
    }
noun-type-minion = { $form ->
    [attribute] { near } uşak
    [many] { $gender ->
        [any] uşaklardan
       *[n] { noun-type-minion.said }
    }
   *[one] { slot } { noun-type-minion.said }
}
    .gender = n
    .said = { $case ->
        [accusative] uşağı
        [dative] uşağa
        [genitive] uşağın
        [locative] uşakta
        [ablative] uşaktan
       *[plain] uşak
    }
noun-type-possession = { $form ->
    [attribute] { near } eşya
    [many] { $gender ->
        [any] eşyalardan
       *[n] { noun-type-possession.said }
    }
   *[one] { slot } { noun-type-possession.said }
}
    .gender = n
    .said = { $case ->
        [accusative] eşyayı
        [dative] eşyaya
        [genitive] eşyanın
        [locative] eşyada
        [ablative] eşyadan
       *[plain] eşya
    }
noun-type-artifact = { $form ->
    [attribute] { near } yadigâr
    [many] { $gender ->
        [any] yadigârlardan
       *[n] { noun-type-artifact.said }
    }
   *[one] { slot } { noun-type-artifact.said }
}
    .gender = n
    .said = { $case ->
        [accusative] yadigârı
        [dative] yadigâra
        [genitive] yadigârın
        [locative] yadigârda
        [ablative] yadigârdan
       *[plain] yadigâr
    }
noun-type-event = { $form ->
    [attribute] { near } olay
    [many] { $gender ->
        [any] olaylardan
       *[n] { noun-type-event.said }
    }
   *[one] { slot } { noun-type-event.said }
}
    .gender = n
    .said = { $case ->
        [accusative] olayı
        [dative] olaya
        [genitive] olayın
        [locative] olayda
        [ablative] olaydan
       *[plain] olay
    }
noun-type-condition = { $form ->
    [attribute] { near } durum
    [many] { $gender ->
        [any] durumlardan
       *[n] { noun-type-condition.said }
    }
   *[one] { slot } { noun-type-condition.said }
}
    .gender = n
    .said = { $case ->
        [accusative] durumu
        [dative] duruma
        [genitive] durumun
        [locative] durumda
        [ablative] durumdan
       *[plain] durum
    }
noun-type-site = { $form ->
    [attribute] { near } mekân
    [many] { $gender ->
        [any] mekânlardan
       *[n] { noun-type-site.said }
    }
   *[one] { slot } { noun-type-site.said }
}
    .gender = n
    .said = { $case ->
        [accusative] mekânı
        [dative] mekâna
        [genitive] mekânın
        [locative] mekânda
        [ablative] mekândan
       *[plain] mekân
    }
noun-type-ring = { $form ->
    [attribute] { near } yüzük
    [many] { $gender ->
        [any] yüzüklerden
       *[n] { noun-type-ring.said }
    }
   *[one] { slot } { noun-type-ring.said }
}
    .gender = n
    .said = { $case ->
        [accusative] yüzüğü
        [dative] yüzüğe
        [genitive] yüzüğün
        [locative] yüzükte
        [ablative] yüzükten
       *[plain] yüzük
    }

noun-race-man = { $form ->
    [attribute] { near } İnsan{ of-race }
    [many] { $gender ->
        [any] İnsanlardan
       *[n] { noun-race-man.said }
    }
   *[one] { slot } { noun-race-man.said }
}
    .gender = n
    .said = { $case ->
        [accusative] İnsan'ı
        [dative] İnsan'a
        [genitive] İnsan'ın
        [locative] İnsan'da
        [ablative] İnsan'dan
       *[plain] İnsan
    }
noun-race-elf = { $form ->
    [attribute] { near } Elf{ of-race }
    [many] { $gender ->
        [any] Elflerden
       *[n] { noun-race-elf.said }
    }
   *[one] { slot } { noun-race-elf.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Elf'i
        [dative] Elf'e
        [genitive] Elf'in
        [locative] Elf'te
        [ablative] Elf'ten
       *[plain] Elf
    }
noun-race-dwarf = { $form ->
    [attribute] { near } Cüce{ of-race }
    [many] { $gender ->
        [any] Cücelerden
       *[n] { noun-race-dwarf.said }
    }
   *[one] { slot } { noun-race-dwarf.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Cüce'yi
        [dative] Cüce'ye
        [genitive] Cüce'nin
        [locative] Cüce'de
        [ablative] Cüce'den
       *[plain] Cüce
    }
noun-race-hobbit = { $form ->
    [attribute] { near } Hobbit{ of-race }
    [many] { $gender ->
        [any] Hobbitlerden
       *[n] { noun-race-hobbit.said }
    }
   *[one] { slot } { noun-race-hobbit.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Hobbit'i
        [dative] Hobbit'e
        [genitive] Hobbit'in
        [locative] Hobbit'te
        [ablative] Hobbit'ten
       *[plain] Hobbit
    }
noun-race-wizard = { $form ->
    [attribute] { near } Büyücü{ of-race }
    [many] { $gender ->
        [any] Büyücülerden
       *[n] { noun-race-wizard.said }
    }
   *[one] { slot } { noun-race-wizard.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Büyücü'yü
        [dative] Büyücü'ye
        [genitive] Büyücü'nün
        [locative] Büyücü'de
        [ablative] Büyücü'den
       *[plain] Büyücü
    }
noun-race-orc = { $form ->
    [attribute] { near } Ork{ of-race }
    [many] { $gender ->
        [any] Orklardan
       *[n] { noun-race-orc.said }
    }
   *[one] { slot } { noun-race-orc.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Ork'u
        [dative] Ork'a
        [genitive] Ork'un
        [locative] Ork'ta
        [ablative] Ork'tan
       *[plain] Ork
    }
noun-race-uruk-hai = { $form ->
    [attribute] { near } Uruk-hai{ of-race }
    [many] { $gender ->
        [any] Uruk-hai'lerden
       *[n] { noun-race-uruk-hai.said }
    }
   *[one] { slot } { noun-race-uruk-hai.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Uruk-hai'yi
        [dative] Uruk-hai'ye
        [genitive] Uruk-hai'nin
        [locative] Uruk-hai'de
        [ablative] Uruk-hai'den
       *[plain] Uruk-hai
    }
noun-race-nazgul = { $form ->
    [attribute] { near } Nazgûl{ of-race }
    [many] { $gender ->
        [any] Nazgûllerden
       *[n] { noun-race-nazgul.said }
    }
   *[one] { slot } { noun-race-nazgul.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Nazgûl'ü
        [dative] Nazgûl'e
        [genitive] Nazgûl'ün
        [locative] Nazgûl'de
        [ablative] Nazgûl'den
       *[plain] Nazgûl
    }
noun-race-balrog = { $form ->
    [attribute] { near } Balrog{ of-race }
    [many] { $gender ->
        [any] Balroglardan
       *[n] { noun-race-balrog.said }
    }
   *[one] { slot } { noun-race-balrog.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Balrog'u
        [dative] Balrog'a
        [genitive] Balrog'un
        [locative] Balrog'da
        [ablative] Balrog'dan
       *[plain] Balrog
    }
noun-race-troll = { $form ->
    [attribute] { near } Trol{ of-race }
    [many] { $gender ->
        [any] Trollerden
       *[n] { noun-race-troll.said }
    }
   *[one] { slot } { noun-race-troll.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Trol'ü
        [dative] Trol'e
        [genitive] Trol'ün
        [locative] Trol'de
        [ablative] Trol'den
       *[plain] Trol
    }
noun-race-creature = { $form ->
    [attribute] { near } Yaratık{ of-race }
    [many] { $gender ->
        [any] Yaratıklardan
       *[n] { noun-race-creature.said }
    }
   *[one] { slot } { noun-race-creature.said }
}
    .gender = n
    .said = { $case ->
        [accusative] Yaratık'ı
        [dative] Yaratık'a
        [genitive] Yaratık'ın
        [locative] Yaratık'ta
        [ablative] Yaratık'tan
       *[plain] Yaratık
    }

noun-culture-dwarven = { far } Cüce kültüründen
noun-culture-elven = { far } Elf kültüründen
noun-culture-gandalf = { far } Gandalf kültüründen
noun-culture-gondor = { far } Gondor kültüründen
noun-culture-shire = { far } Shire kültüründen
noun-culture-isengard = { far } Isengard kültüründen
noun-culture-moria = { far } Moria kültüründen
noun-culture-ringwraith = { far } Yüzüktayfı kültüründen
noun-culture-sauron = { far } Sauron kültüründen

noun-class-hand-weapon = { $form ->
    [name] el silahı
    [attribute] { far } el silahı sınıfından
    [many] { $gender ->
        [any] el silahlarından
       *[n] { noun-class-hand-weapon.said }
    }
   *[one] { slot } { noun-class-hand-weapon.said }
}
    .gender = n
    .said = { $case ->
        [accusative] el silahını
        [dative] el silahına
        [genitive] el silahının
        [locative] el silahında
        [ablative] el silahından
       *[plain] el silahı
    }
noun-class-ranged-weapon = { $form ->
    [name] menzilli silah
    [attribute] { far } menzilli silah sınıfından
    [many] { $gender ->
        [any] menzilli silahlardan
       *[n] { noun-class-ranged-weapon.said }
    }
   *[one] { slot } { noun-class-ranged-weapon.said }
}
    .gender = n
    .said = { $case ->
        [accusative] menzilli silahı
        [dative] menzilli silaha
        [genitive] menzilli silahın
        [locative] menzilli silahta
        [ablative] menzilli silahtan
       *[plain] menzilli silah
    }
noun-class-armor = { $form ->
    [name] zırh
    [attribute] { far } zırh sınıfından
    [many] { $gender ->
        [any] zırhlardan
       *[n] { noun-class-armor.said }
    }
   *[one] { slot } { noun-class-armor.said }
}
    .gender = n
    .said = { $case ->
        [accusative] zırhı
        [dative] zırha
        [genitive] zırhın
        [locative] zırhta
        [ablative] zırhtan
       *[plain] zırh
    }
noun-class-shield = { $form ->
    [name] kalkan
    [attribute] { far } kalkan sınıfından
    [many] { $gender ->
        [any] kalkanlardan
       *[n] { noun-class-shield.said }
    }
   *[one] { slot } { noun-class-shield.said }
}
    .gender = n
    .said = { $case ->
        [accusative] kalkanı
        [dative] kalkana
        [genitive] kalkanın
        [locative] kalkanda
        [ablative] kalkandan
       *[plain] kalkan
    }
noun-class-helm = { $form ->
    [name] miğfer
    [attribute] { far } miğfer sınıfından
    [many] { $gender ->
        [any] miğferlerden
       *[n] { noun-class-helm.said }
    }
   *[one] { slot } { noun-class-helm.said }
}
    .gender = n
    .said = { $case ->
        [accusative] miğferi
        [dative] miğfere
        [genitive] miğferin
        [locative] miğferde
        [ablative] miğferden
       *[plain] miğfer
    }
noun-class-cloak = { $form ->
    [name] pelerin
    [attribute] { far } pelerin sınıfından
    [many] { $gender ->
        [any] pelerinlerden
       *[n] { noun-class-cloak.said }
    }
   *[one] { slot } { noun-class-cloak.said }
}
    .gender = n
    .said = { $case ->
        [accusative] pelerini
        [dative] pelerine
        [genitive] pelerinin
        [locative] pelerinde
        [ablative] pelerinden
       *[plain] pelerin
    }
noun-class-bracers = { $form ->
    [name] bileklik
    [attribute] { far } bileklik sınıfından
    [many] { $gender ->
        [any] bilekliklerden
       *[n] { noun-class-bracers.said }
    }
   *[one] { slot } { noun-class-bracers.said }
}
    .gender = n
    .said = { $case ->
        [accusative] bilekliği
        [dative] bilekliğe
        [genitive] bilekliğin
        [locative] bileklikte
        [ablative] bileklikten
       *[plain] bileklik
    }
noun-class-mount = { $form ->
    [name] binek
    [attribute] { far } binek sınıfından
    [many] { $gender ->
        [any] bineklerden
       *[n] { noun-class-mount.said }
    }
   *[one] { slot } { noun-class-mount.said }
}
    .gender = n
    .said = { $case ->
        [accusative] bineği
        [dative] bineğe
        [genitive] bineğin
        [locative] binekte
        [ablative] binekten
       *[plain] binek
    }
noun-class-pipe = { $form ->
    [name] pipo
    [attribute] { far } pipo sınıfından
    [many] { $gender ->
        [any] pipolardan
       *[n] { noun-class-pipe.said }
    }
   *[one] { slot } { noun-class-pipe.said }
}
    .gender = n
    .said = { $case ->
        [accusative] pipoyu
        [dative] pipoya
        [genitive] piponun
        [locative] pipoda
        [ablative] pipodan
       *[plain] pipo
    }
noun-class-staff = { $form ->
    [name] asa
    [attribute] { far } asa sınıfından
    [many] { $gender ->
        [any] asalardan
       *[n] { noun-class-staff.said }
    }
   *[one] { slot } { noun-class-staff.said }
}
    .gender = n
    .said = { $case ->
        [accusative] asayı
        [dative] asaya
        [genitive] asanın
        [locative] asada
        [ablative] asadan
       *[plain] asa
    }
noun-class-ring = { $form ->
    [name] yüzük
    [attribute] { far } yüzük sınıfından
    [many] { $gender ->
        [any] yüzüklerden
       *[n] { noun-class-ring.said }
    }
   *[one] { slot } { noun-class-ring.said }
}
    .gender = n
    .said = { $case ->
        [accusative] yüzüğü
        [dative] yüzüğe
        [genitive] yüzüğün
        [locative] yüzükte
        [ablative] yüzükten
       *[plain] yüzük
    }
noun-class-palantir = { $form ->
    [name] palantír
    [attribute] { far } palantír sınıfından
    [many] { $gender ->
        [any] palantírlerden
       *[n] { noun-class-palantir.said }
    }
   *[one] { slot } { noun-class-palantir.said }
}
    .gender = n
    .said = { $case ->
        [accusative] palantíri
        [dative] palantíre
        [genitive] palantírin
        [locative] palantírde
        [ablative] palantírden
       *[plain] palantír
    }

noun-signet-aragorn = Aragorn
noun-signet-frodo = Frodo
noun-signet-gandalf = Gandalf

noun-phase-fellowship = yoldaşlık
noun-phase-shadow = Gölge
noun-phase-maneuver = manevra
noun-phase-archery = okçuluk
noun-phase-assignment = atama
noun-phase-skirmish = çarpışma
noun-phase-regroup = toparlanma

## Keywords

noun-keyword-archer = { $form ->
    [lost] okçu anahtar kelimesini
    [attribute] { near } okçu{ who-is }
    [many] { $gender ->
        [any] okçulardan
       *[n] { noun-keyword-archer.said }
    }
    [one] { slot } { noun-keyword-archer.said }
   *[line] okçu
}
    .gender = n
    .said = { $case ->
        [accusative] okçuyu
        [dative] okçuya
        [genitive] okçunun
        [locative] okçuda
        [ablative] okçudan
       *[plain] okçu
    }
noun-keyword-damage = { $form ->
    [line] hasar { $bonus }
    [had] { $bonus-is ->
        [value-if] hasar { $bonus }, yoksa hasar { $bonus-sign ->
            [minus] −
           *[plus] +
        }{ $bonus-or }
       *[other] hasar { $bonus }
    }
    [lost] tüm hasar bonuslarını
    [bonus] hasar bonusu
   *[one] hasar
}
    .gender = n
noun-keyword-defender = { $form ->
    [line] savunucu { $bonus }
    [had] { $bonus-is ->
        [value-if] savunucu { $bonus }, yoksa savunucu { $bonus-sign ->
            [minus] −
           *[plus] +
        }{ $bonus-or }
       *[other] savunucu { $bonus }
    }
    [lost] savunucu anahtar kelimesini
    [attribute] { near } savunucu
    [many] { $gender ->
        [any] savunuculardan
       *[n] { noun-keyword-defender.said }
    }
    [one] { slot } { noun-keyword-defender.said }
   *[name] savunucu
}
    .gender = n
    .said = { $case ->
        [accusative] savunucuyu
        [dative] savunucuya
        [genitive] savunucunun
        [locative] savunucuda
        [ablative] savunucudan
       *[plain] savunucu
    }
noun-keyword-fierce = { $form ->
    [lost] azgın anahtar kelimesini
    [attribute] { near } azgın
    [many] { $gender ->
        [any] azgınlardan
       *[n] { noun-keyword-fierce.said }
    }
    [one] { slot } { noun-keyword-fierce.said }
   *[line] azgın
}
    .gender = n
    .said = { $case ->
        [accusative] azgını
        [dative] azgına
        [genitive] azgının
        [locative] azgında
        [ablative] azgından
       *[plain] azgın
    }
noun-keyword-ring-bearer = { $form ->
    [attribute] { near } Yüzük Taşıyıcısı
    [many] { $gender ->
        [any] Yüzük Taşıyıcılarından
       *[n] { noun-keyword-ring-bearer.said }
    }
    [one] { slot } { noun-keyword-ring-bearer.said }
   *[line] Yüzük Taşıyıcısı
}
    .gender = n
    .said = { $case ->
        [accusative] Yüzük Taşıyıcısı'nı
        [dative] Yüzük Taşıyıcısı'na
        [genitive] Yüzük Taşıyıcısı'nın
        [locative] Yüzük Taşıyıcısı'nda
        [ablative] Yüzük Taşıyıcısı'ndan
       *[plain] Yüzük Taşıyıcısı
    }
noun-keyword-sanctuary = { $form ->
    [attribute] { far } sığınak anahtar kelimeli
    [many] { $gender ->
        [any] sığınaklardan
       *[n] { noun-keyword-sanctuary.said }
    }
    [one] { slot } { noun-keyword-sanctuary.said }
   *[line] sığınak
}
    .gender = n
    .said = { $case ->
        [accusative] sığınağı
        [dative] sığınağa
        [genitive] sığınağın
        [locative] sığınakta
        [ablative] sığınaktan
       *[plain] sığınak
    }
noun-keyword-ranger = { $form ->
    [attribute] { near } kolcu{ who-is }
    [many] { $gender ->
        [any] kolculardan
       *[n] { noun-keyword-ranger.said }
    }
    [one] { slot } { noun-keyword-ranger.said }
   *[line] kolcu
}
    .gender = n
    .said = { $case ->
        [accusative] kolcuyu
        [dative] kolcuya
        [genitive] kolcunun
        [locative] kolcuda
        [ablative] kolcudan
       *[plain] kolcu
    }
noun-keyword-tracker = { $form ->
    [attribute] { near } iz sürücü{ who-is }
    [many] { $gender ->
        [any] iz sürücülerden
       *[n] { noun-keyword-tracker.said }
    }
    [one] { slot } { noun-keyword-tracker.said }
   *[line] iz sürücü
}
    .gender = n
    .said = { $case ->
        [accusative] iz sürücüyü
        [dative] iz sürücüye
        [genitive] iz sürücünün
        [locative] iz sürücüde
        [ablative] iz sürücüden
       *[plain] iz sürücü
    }
noun-keyword-tentacle = { $form ->
    [attribute] { near } dokunaç
    [many] { $gender ->
        [any] dokunaçlardan
       *[n] { noun-keyword-tentacle.said }
    }
    [one] { slot } { noun-keyword-tentacle.said }
   *[line] dokunaç
}
    .gender = n
    .said = { $case ->
        [accusative] dokunacı
        [dative] dokunaca
        [genitive] dokunacın
        [locative] dokunaçta
        [ablative] dokunaçtan
       *[plain] dokunaç
    }
noun-keyword-twilight = { $form ->
    [attribute] { far } alacakaranlık anahtar kelimeli
    [many] { $gender ->
        [any] alacakaranlık kartlarından
       *[n] { noun-keyword-twilight.said }
    }
    [one] { slot } { noun-keyword-twilight.said }
   *[line] alacakaranlık
}
    .gender = n
    .said = { $case ->
        [accusative] alacakaranlık kartını
        [dative] alacakaranlık kartına
        [genitive] alacakaranlık kartının
        [locative] alacakaranlık kartında
        [ablative] alacakaranlık kartından
       *[plain] alacakaranlık kartı
    }
noun-keyword-search = { $form ->
    [attribute] { far } arama anahtar kelimeli
    [many] { $gender ->
        [any] arama kartlarından
       *[n] { noun-keyword-search.said }
    }
    [one] { slot } { noun-keyword-search.said }
   *[line] arama
}
    .gender = n
    .said = { $case ->
        [accusative] arama kartını
        [dative] arama kartına
        [genitive] arama kartının
        [locative] arama kartında
        [ablative] arama kartından
       *[plain] arama kartı
    }
noun-keyword-stealth = { $form ->
    [attribute] { far } gizlilik anahtar kelimeli
    [many] { $gender ->
        [any] gizlilik kartlarından
       *[n] { noun-keyword-stealth.said }
    }
    [one] { slot } { noun-keyword-stealth.said }
   *[line] gizlilik
}
    .gender = n
    .said = { $case ->
        [accusative] gizlilik kartını
        [dative] gizlilik kartına
        [genitive] gizlilik kartının
        [locative] gizlilik kartında
        [ablative] gizlilik kartından
       *[plain] gizlilik kartı
    }
noun-keyword-tale = { $form ->
    [attribute] { near } öykü
    [many] { $gender ->
        [any] öykülerden
       *[n] { noun-keyword-tale.said }
    }
    [one] { slot } { noun-keyword-tale.said }
   *[line] öykü
}
    .gender = n
    .said = { $case ->
        [accusative] öyküyü
        [dative] öyküye
        [genitive] öykünün
        [locative] öyküde
        [ablative] öyküden
       *[plain] öykü
    }
noun-keyword-spell = { $form ->
    [attribute] { near } büyü
    [many] { $gender ->
        [any] büyülerden
       *[n] { noun-keyword-spell.said }
    }
    [one] { slot } { noun-keyword-spell.said }
   *[line] büyü
}
    .gender = n
    .said = { $case ->
        [accusative] büyüyü
        [dative] büyüye
        [genitive] büyünün
        [locative] büyüde
        [ablative] büyüden
       *[plain] büyü
    }
noun-keyword-weather = { $form ->
    [attribute] { far } hava anahtar kelimeli
    [many] { $gender ->
        [any] hava kartlarından
       *[n] { noun-keyword-weather.said }
    }
    [one] { slot } { noun-keyword-weather.said }
   *[line] hava
}
    .gender = n
    .said = { $case ->
        [accusative] hava kartını
        [dative] hava kartına
        [genitive] hava kartının
        [locative] hava kartında
        [ablative] hava kartından
       *[plain] hava kartı
    }
noun-keyword-pipeweed = { $form ->
    [attribute] { far } pipo otu anahtar kelimeli
    [many] { $gender ->
        [any] pipo otu kartlarından
       *[n] { noun-keyword-pipeweed.said }
    }
    [one] { slot } { noun-keyword-pipeweed.said }
   *[line] pipo otu
}
    .gender = n
    .said = { $case ->
        [accusative] pipo otu kartını
        [dative] pipo otu kartına
        [genitive] pipo otu kartının
        [locative] pipo otu kartında
        [ablative] pipo otu kartından
       *[plain] pipo otu kartı
    }
noun-keyword-forest = { $form ->
    [attribute] { far } orman anahtar kelimeli
    [many] { $gender ->
        [any] ormanlardan
       *[n] { noun-keyword-forest.said }
    }
    [one] { slot } { noun-keyword-forest.said }
   *[line] orman
}
    .gender = n
    .said = { $case ->
        [accusative] ormanı
        [dative] ormana
        [genitive] ormanın
        [locative] ormanda
        [ablative] ormandan
       *[plain] orman
    }
noun-keyword-marsh = { $form ->
    [attribute] { far } bataklık anahtar kelimeli
    [many] { $gender ->
        [any] bataklıklardan
       *[n] { noun-keyword-marsh.said }
    }
    [one] { slot } { noun-keyword-marsh.said }
   *[line] bataklık
}
    .gender = n
    .said = { $case ->
        [accusative] bataklığı
        [dative] bataklığa
        [genitive] bataklığın
        [locative] bataklıkta
        [ablative] bataklıktan
       *[plain] bataklık
    }
noun-keyword-mountain = { $form ->
    [attribute] { far } dağ anahtar kelimeli
    [many] { $gender ->
        [any] dağlardan
       *[n] { noun-keyword-mountain.said }
    }
    [one] { slot } { noun-keyword-mountain.said }
   *[line] dağ
}
    .gender = n
    .said = { $case ->
        [accusative] dağı
        [dative] dağa
        [genitive] dağın
        [locative] dağda
        [ablative] dağdan
       *[plain] dağ
    }
noun-keyword-plains = { $form ->
    [attribute] { far } ova anahtar kelimeli
    [many] { $gender ->
        [any] ovalardan
       *[n] { noun-keyword-plains.said }
    }
    [one] { slot } { noun-keyword-plains.said }
   *[line] ova
}
    .gender = n
    .said = { $case ->
        [accusative] ovayı
        [dative] ovaya
        [genitive] ovanın
        [locative] ovada
        [ablative] ovadan
       *[plain] ova
    }
noun-keyword-river = { $form ->
    [attribute] { far } nehir anahtar kelimeli
    [many] { $gender ->
        [any] nehirlerden
       *[n] { noun-keyword-river.said }
    }
    [one] { slot } { noun-keyword-river.said }
   *[line] nehir
}
    .gender = n
    .said = { $case ->
        [accusative] nehri
        [dative] nehre
        [genitive] nehrin
        [locative] nehirde
        [ablative] nehirden
       *[plain] nehir
    }
noun-keyword-underground = { $form ->
    [attribute] { far } yeraltı anahtar kelimeli
    [many] { $gender ->
        [any] yeraltı mekânlarından
       *[n] { noun-keyword-underground.said }
    }
    [one] { slot } { noun-keyword-underground.said }
   *[line] yeraltı
}
    .gender = n
    .said = { $case ->
        [accusative] yeraltı mekânını
        [dative] yeraltı mekânına
        [genitive] yeraltı mekânının
        [locative] yeraltı mekânında
        [ablative] yeraltı mekânından
       *[plain] yeraltı mekânı
    }
