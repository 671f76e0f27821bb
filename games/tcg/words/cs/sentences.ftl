# What cards say: one pattern for each word of the vocabulary (docs/cards.md), all in our own words. No card has a text of its own.
#
# What a pattern can use
#   $who               a noun phrase in the plain case; $who-genitive and so on in the others that are listed in "cases"
#   $who-known         yes for a card that is named or pointed at, no for one with an article or a number
#   $who-number        one or many
#   $who-gender        the attribute "gender" of its head
#   $who-head          the key of its head: noun-type-site
#   $who-all           in what is true: all of them, as a kind; $who-while how one that is pointed at has to be
#   $by                a number; $by-n the same for plural forms; $by-for what stands behind the noun: "for each burden";
#                      $by-sign plus or minus; $by-is the key of its word; of value-if: $by-cond and the other number, $by-or
#   $mood              how a verb is said: do (imperative), may (infinitive), other (third person)
#   $it                whether "it" is one or many
#   $form              what a fact of a description has to be: one, many, attribute, clause, predicate; a keyword also line (on the
#                      card), had, lost, bonus; $number, $gender and $case are those of its head
#   FIRST($text, letters: 2)    how a text begins, without most accents (not of č, ř, š, ž, ě, ý, ů)
#   CAPITAL($text)              a text with a capital letter
# What is missing is "none". Spaces around parts that turn out empty go away.
#
# Czech
#   Genders: m living masculine, i other masculine, f, n; "card" is that of filter-any: a card (feminine), but also a title and a list of
#   several heads, whose gender nobody knows.
#   Attributes stand behind the head and agree with it as nouns (společník hobit) or do not change (kultury Gondor). A title does
#   not change: outside the plain case it stands behind "karta". A clause that begins with "kter" gets its comma in noun-core.
#   A predicate that begins with "nese", "nenese" or "není" has its verb with it; the others follow "je".

# The cases of this language, the plain one first. The locative has its preposition with it (na místě, v lese). Numbers from five on
# take the genitive plural. So: the accusative of "many" is the genitive plural, for what can be spotted. What verbs do to several
# is "counted": of "one" it is the accusative plural (2 karty, všechny karty), of "many" the genitive plural (5 karet, X karet).
cases = plain genitive dative accusative locative counted

# Endings and small words.

# Living masculine nouns: hard (elf), soft (stopař).
man = { $number ->
    [many] { $case ->
        [dative] ům
       *[other] ů
    }
   *[one] { $case ->
        [plain] { "" }
        [dative] ovi
        [locative] ovi
        [counted] y
       *[other] a
    }
}
man-soft = { $number ->
    [many] { $case ->
        [dative] ům
       *[other] ů
    }
   *[one] { $case ->
        [plain] { "" }
        [dative] i
        [locative] i
       *[other] e
    }
}
# Other masculine nouns (stav).
thing = { $number ->
    [many] { $case ->
        [plain] y
        [dative] ům
       *[other] ů
    }
   *[one] { $case ->
        [plain] { "" }
        [accusative] { "" }
        [counted] y
       *[other] u
    }
}
# Where a card is that another one bears.
on = { $case ->
    [locative] na{ " " }
   *[other] { "" }
}
card = { $number ->
    [many] { $case ->
        [plain] karty
        [dative] kartám
       *[other] karet
    }
   *[one] { $case ->
        [plain] karta
        [dative] kartě
        [accusative] kartu
        [locative] na kartě
       *[other] karty
    }
}
weapon = { $number ->
    [many] { $case ->
        [plain] zbraně
        [dative] zbraním
       *[other] zbraní
    }
   *[one] { $case ->
        [plain] zbraň
        [accusative] zbraň
        [dative] zbrani
        [locative] zbrani
       *[other] zbraně
    }
}
# Adjectives of a fact, as its head needs them: hard (vyčerpaný), soft (nesoucí).
hard = { $number ->
    [many] { $case ->
        [plain] { $gender ->
            [m] í
            [n] á
           *[other] é
        }
        [dative] ým
       *[other] ých
    }
   *[one] { $case ->
        [genitive] { $gender ->
            [card] é
            [f] é
           *[other] ého
        }
        [dative] { $gender ->
            [card] é
            [f] é
           *[other] ému
        }
        [accusative] { $gender ->
            [card] ou
            [f] ou
            [i] ý
            [n] é
           *[other] ého
        }
        [locative] { $gender ->
            [card] é
            [f] é
           *[other] ém
        }
        [counted] { $gender ->
            [n] á
           *[other] é
        }
       *[plain] { $gender ->
            [card] á
            [f] á
            [n] é
           *[other] ý
        }
    }
}
# The same of a list of heads: those that others are told apart from are characters.
hard-of-list = { $number ->
    [many] { $case ->
        [plain] í
        [dative] ým
       *[other] ých
    }
   *[one] { $case ->
        [plain] ý
        [dative] ému
        [locative] ém
        [counted] é
       *[other] ého
    }
}
soft = { $number ->
    [many] { $case ->
        [plain] í
        [dative] ím
       *[other] ích
    }
   *[one] { $gender ->
        [card] í
        [f] í
       *[other] { $case ->
            [genitive] ího
            [dative] ímu
            [accusative] { $gender ->
                [m] ího
               *[other] í
            }
            [locative] ím
           *[other] í
        }
    }
}
# Which, as the subject of a clause.
which = { $number ->
    [many] { $gender ->
        [m] kteří
        [n] která
       *[other] které
    }
   *[one] { $gender ->
        [card] která
        [f] která
        [n] které
       *[other] který
    }
}
# The gender of a whole phrase; of a list of heads it is that of the first, which is known by its letters. { sex } is asked with FIRST.
sex = { $gender ->
    [card] { FIRST($one, letters: 2) ->
        [ka] f
        [po] f
        [ru] f
        [ud] f
        [zb] f
        [ar] i
        [ma] i
        [st] i
        [mi] n
       *[other] m
    }
   *[other] { $gender }
}
# Adjectives of a whole phrase: each, another, no.
hard-one = { $case ->
    [genitive] { FIRST(sex) ->
        [f] é
       *[other] ého
    }
    [dative] { FIRST(sex) ->
        [f] é
       *[other] ému
    }
    [accusative] { FIRST(sex) ->
        [f] ou
        [i] ý
        [n] é
       *[other] ého
    }
    [locative] { FIRST(sex) ->
        [f] é
       *[other] ém
    }
   *[plain] { FIRST(sex) ->
        [f] á
        [n] é
       *[other] ý
    }
}
hard-many = { $case ->
    [plain] { FIRST(sex) ->
        [m] í
        [n] á
       *[other] é
    }
    [dative] ým
    [counted] { FIRST(sex) ->
        [n] á
       *[other] é
    }
   *[other] ých
}
your = { $case ->
    [genitive] { FIRST(sex) ->
        [f] vaší
       *[other] vašeho
    }
    [dative] { FIRST(sex) ->
        [f] vaší
       *[other] vašemu
    }
    [accusative] { FIRST(sex) ->
        [m] vašeho
        [f] vaši
        [n] vaše
       *[other] váš
    }
   *[plain] { FIRST(sex) ->
        [f] vaše
        [n] vaše
       *[other] váš
    }
}
your-many = { $case ->
    [plain] { FIRST(sex) ->
        [m] vaši
       *[other] vaše
    }
    [dative] vašim
    [counted] vaše
   *[other] vašich
}
# What is done to something of yours, you do yourself.
own = { $case ->
    [genitive] { FIRST(sex) ->
        [f] své
       *[other] svého
    }
    [dative] { FIRST(sex) ->
        [f] své
       *[other] svému
    }
    [accusative] { FIRST(sex) ->
        [m] svého
        [f] svou
        [n] své
       *[other] svůj
    }
   *[plain] { your }
}
# What a verb is done to. Where one sounds like many (přisluhovače, spojence, Uruk-hai), it is said that it is one.
who-object = { $who-number ->
    [many] { $who-counted }
   *[one] { one-who }
}
one-who = { $who-gender ->
    [m] { FIRST($who-accusative, letters: 5) ->
        [hrani] jednoho
        [obran] jednoho
        [spoje] jednoho
        [stopa] jednoho
        [uruk-] jednoho
       *[other] { FIRST($who-accusative) ->
            [p] jednoho
           *[other] { "" }
        }
    }
   *[other] { "" }
} { $who-accusative }
what-object = { $what-number ->
    [many] { $what-counted }
   *[one] { one-what }
}
one-what = { $what-gender ->
    [m] { FIRST($what-accusative, letters: 5) ->
        [hrani] jednoho
        [obran] jednoho
        [spoje] jednoho
        [stopa] jednoho
        [uruk-] jednoho
       *[other] { FIRST($what-accusative) ->
            [p] jednoho
           *[other] { "" }
        }
    }
   *[other] { "" }
} { $what-accusative }
one-minion = { $minion-gender ->
    [m] { FIRST($minion-accusative, letters: 5) ->
        [hrani] jednoho
        [obran] jednoho
        [spoje] jednoho
        [stopa] jednoho
        [uruk-] jednoho
       *[other] { FIRST($minion-accusative) ->
            [p] jednoho
           *[other] { "" }
        }
    }
   *[other] { "" }
} { $minion-accusative }
of-who = { $who-gender ->
    [m] { FIRST($who-genitive, letters: 5) ->
        [uruk-] jednoho
       *[other] { "" }
    }
   *[other] { "" }
} { $who-genitive }
to-who = { $who-gender ->
    [m] { FIRST($who-dative, letters: 5) ->
        [uruk-] jednomu
       *[other] { "" }
    }
   *[other] { "" }
} { $who-dative }
whom-object = { $whom-number ->
    [many] { $whom-counted }
   *[one] { $whom-accusative }
}
who-all-object = { $who-all-number ->
    [many] { $who-all-counted }
   *[one] { $who-all-accusative }
}
who-all-can = { $who-all } { $who-all-number ->
    [many] nemohou
   *[one] nemůže
}
# A predicate with its verb.
being = { FIRST($states, letters: 4) ->
    [nese] { $states }
    [nene] { $states }
    [neni] { $states }
   *[other] { FIRST($states) ->
        [v] je { $states }
       *[other] je to { $states }
    }
}

## Lists

and-last = { FIRST($b, letters: 3) ->
    [kte] { $a }, { $b }
   *[other] { $a } a { $b }
}
and-more = { $a }, { $b }
or-last = { $a } nebo { $b }
or-more = { $a }, { $b }
ways-last = { $a }, nebo { $b }
ways-more = { $a }, { $b }
then-last = { $mood ->
    [may] { $a } a { $b }
   *[other] { $a }; { $b }
}
then-more = { $mood ->
    [may] { $a }, { $b }
   *[other] { $a }; { $b }
}
# The side stands first, the others from the last to the first: stav počasí kultury Železný pas.
attributes-last = { FIRST($a, letters: 5) ->
    [svobo] { $a } { $b }
    [stinu] { $a } { $b }
   *[other] { $b } { $a }
}
attributes-more = { attributes-last }
keywords-last = { $a }, { $b }
keywords-more = { $a }, { $b }

## Paragraphs

paragraph-keywords = { CAPITAL($keywords) }.
paragraph-borne-by = Kartu nese { $bearer }.
paragraph-one-more-of-its-class = Nositel smí nést ještě jednu kartu třídy { $class }.
paragraph-to-play = Lze zahrát, jen pokud { $conds }.
paragraph-to-play-pay = Jako další cenu za zahrání { $costs }.
paragraph-own-cost = Stojí o { $by } { less-or-more }{ $has-on ->
    [yes] , pokud se hraje na { $on-accusative }
   *[no] { " " }{ $by-for }
}.
paragraph-speaks-like = Kromě svého textu má i text vašeho { $site-genitive }.
paragraph-modifier = { $conds ->
    [none] { CAPITAL($what) }.
   *[other] Pokud { $conds }, { $what }.
}

## Abilities

when-phases = Ve fázi { $phases }{ if-needs }{ $needs ->
    [none] { $costs ->
        [none] { "" }
       *[other] { " " }{ $costs }
    }
   *[other] { pay-costs }
}: { $effects }{ limited }.
when-response = Odpověď, když { $trigger }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-each-time = Když { $trigger }{ if-needs }{ pay-costs }: { $effects }{ limited }.
when-may-each-time = Když { $trigger }{ if-needs }, můžete { $costs ->
    [none] { $effects }
   *[other] { $costs } a tím { $effects }
}{ limited }.
when-later = Později v této fázi, když { $trigger }: { $effects }.
when-always = Kdykoli { $needs }{ pay-costs }: { $effects }{ limited }.

if-needs = { $needs ->
    [none] { "" }
   *[other] , pokud { $needs }
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
    [1] (jednou za tah)
    [2] (nejvýše dvakrát za tah)
   *[other] (nejvýše { $count }krát za tah)
}
limit-phase = { $count ->
    [1] (jednou za fázi)
    [2] (nejvýše dvakrát za fázi)
   *[other] (nejvýše { $count }krát za fázi)
}

## Noun phrases

noun-core = { $states } { $head } { $attributes }{ FIRST($clauses, letters: 3) ->
    [kte] , { $clauses }
   *[other] { " " }{ $clauses }
}
another = { $other ->
    [yes] jin{ hard-one }
   *[no] { "" }
}
others-of = { $other ->
    [yes] jin{ hard-many }
   *[no] { "" }
}
# Whose it is, behind it.
of-whom = { $owner ->
    [opponents] soupeře
    [others] jiného hráče
   *[none] { "" }
}
# What stands where others have an article.
a = { $owner ->
    [yours] { own }
   *[none] { "" }
}
noun-one = { a } { another } { $one } { of-whom }
noun-each = každ{ hard-one } { $owner ->
    [yours] { your }
   *[none] { "" }
} { another } { $one } { of-whom }
noun-many = { $owner ->
    [yours] { your-many }
   *[none] { "" }
} { others-of } { $case ->
    [counted] { $one }
   *[other] { $many }
} { of-whom }
noun-bare = { $one }
noun-no = žádn{ hard-one } { $owner ->
    [yours] { your }
   *[none] { "" }
} { another } { $one } { of-whom }
# Several, behind a number: what is counted with 2 to 4 and with more.
some-few = { $other ->
    [yes] jin{ hard-many }
   *[no] { "" }
} { $owner ->
    [yours] { $case ->
        [dative] svým
        [counted] své
       *[other] svých
    }
   *[none] { "" }
} { $case ->
    [counted] { $one }
   *[other] { $many }
} { of-whom }
some = { $other ->
    [yes] { $case ->
        [dative] jiným
       *[other] jiných
    }
   *[no] { "" }
} { $owner ->
    [yours] { $case ->
        [dative] svým
       *[other] svých
    }
   *[none] { "" }
} { $many } { of-whom }
one-of-some = { FIRST($many, letters: 6) ->
    [karet] { $count } kartu
   *[other] { $count } { FIRST($many) ->
        [s] ze
        [z] ze
       *[other] z
    } { some }
}
noun-exactly = { $count-is ->
    [value-all] { $case ->
        [counted] { FIRST(sex) ->
            [n] všechna
           *[other] všechny
        }
        [dative] všem
       *[other] všech
    } { some-few }
   *[other] { $count-n ->
        [one] { $case ->
            [counted] { one-of-some }
           *[other] { $count } { another } { $one } { of-whom }
        }
        [few] { $case ->
            [accusative] { $count-n ->
                [2] dvojici
                [3] trojici
               *[other] čtveřici
            } { some }
           *[other] { $count } { some-few }
        }
       *[other] { $count } { some }
    }
} { $count-for }
noun-up-to = nejvýše { $count-n ->
    [one] { $case ->
        [counted] { one-of-some }
       *[other] { $count } { another } { $one } { of-whom }
    }
    [few] { $count } { some-few }
   *[other] { $count } { some }
} { $count-for }
noun-any-number = { $case ->
    [genitive] libovolného počtu
    [dative] libovolnému počtu
   *[other] libovolný počet
} { some }
noun-or-more = { $count } nebo více { some }
noun-between = { $count } { $close ->
    [yes] nebo
   *[no] až
} { $most } { $most-n ->
    [few] { some-few }
   *[other] { some }
} { $most-for }
noun-named = { $owner ->
    [yours] { $case ->
        [genitive] vaší
        [dative] vaší
        [accusative] svou
       *[plain] vaše karta
    }
   *[none] { "" }
} { $one } { of-whom }
noun-each-of = každá z karet { $names }
noun-if = { $noun } (pokud { being })

## Descriptions of cards

filter-any = { card }
    .gender = card
filter-character = { $number ->
    [many] { $case ->
        [plain] postavy
        [dative] postavám
       *[other] postav
    }
   *[one] { on }postav{ $case ->
        [plain] a
        [dative] ě
        [accusative] u
        [locative] ě
       *[other] y
    }
}
    .gender = f
filter-weapon = { on }{ weapon }
    .gender = f
filter-signet = { $form ->
    [predicate] postava s pečetí { $signet }
   *[clause] s pečetí { $signet }
}
filter-title = { $case ->
    [plain] { $title }
    [genitive] karty { $title }
    [dative] kartě { $title }
    [locative] na kartě { $title }
   *[accusative] kartu { $title }
}
filter-unique = jedinečn{ hard }
filter-yours = vaše
filter-opponents = soupeře
filter-this = { $case ->
    [locative] na tomto místě
    [genitive] { $gender ->
        [f] této
       *[other] tohoto
    } { $type }
    [dative] { $gender ->
        [f] této
       *[other] tomuto
    } { $type }
    [accusative] { $gender ->
        [m] tohoto
        [f] tuto
        [n] toto
       *[other] tento
    } { $type }
   *[plain] { $gender ->
        [f] tato
        [n] toto
       *[other] tento
    } { $type }
}
filter-bearer = { $form ->
    [clause] nesouc{ soft } tuto kartu
   *[one] { $bearer ->
        [noun-type-site] { $case ->
            [genitive] místa
            [dative] místu
            [locative] na místě
           *[other] místo
        } této karty
       *[other] { $case ->
            [genitive] nositele
            [dative] nositeli
            [accusative] nositele
            [locative] na nositeli
           *[other] nositel
        }
    }
}
filter-it = { $it ->
    [many] { $case ->
        [genitive] těch karet
        [dative] jim
        [accusative] je
        [locative] na nich
       *[other] oni
    }
   *[one] { $case ->
        [genitive] té postavy
        [dative] mu
        [accusative] ho
        [locative] na něm
       *[other] on
    }
}
# The card that was mentioned: that one.
that = { $case ->
    [genitive] { $gender ->
        [card] té
        [f] té
       *[other] toho
    }
    [dative] { $gender ->
        [card] té
        [f] té
       *[other] tomu
    }
    [accusative] { $gender ->
        [card] tu
        [f] tu
        [i] ten
        [n] to
       *[other] toho
    }
   *[plain] { $gender ->
        [card] ta
        [f] ta
        [n] to
       *[other] ten
    }
} { $what }
filter-first = { that }
filter-named-like-it = se stejným názvem
filter-subject = { that }
filter-ring-bearer = { $form ->
    [clause] { which } je Nositelem Prstenu
   *[one] { on }{ $case ->
        [plain] Nositel
        [dative] Nositeli
        [locative] Nositeli
       *[other] Nositele
    } Prstenu
}
filter-roaming = toulav{ hard }
filter-exhausted = vyčerpan{ hard }
filter-skirmishing = { $form ->
    [predicate] v šarvátce
   *[attribute] bojujíc{ soft }
}
filter-against = v šarvátce { FIRST($what-dative, letters: 3) ->
    [mu] proti němu
    [jim] proti nim
   *[other] proti { $what-dative }
}
filter-unassigned = nepřiřazen{ hard }
# Not unassigned.
filter-assigned = přiřazen{ hard } k šarvátce
filter-bearing = { $form ->
    [predicate] nese
   *[clause] nesouc{ soft }
} { $what-accusative }
filter-on = { $what-locative }
filter-in-support = v oblasti podpory
filter-home-site = { $site ->
    [0] (s domovem na současném místě)
   *[other] s domovem na místě { $site }
}
filter-site-number = { $case ->
    [genitive] místa
    [dative] místu
    [locative] na místě
   *[other] místo
} { $range ->
    [one] { $first }
    [two] { $first } nebo { $last }
   *[more] { $first } až { $last }
}
filter-labelled = fáze { $phase }
filter-about-rangers = { which } žádá spatřit hraničáře nebo vyčerpat jeho síly
filter-race-not-spotted = rasy, kterou nelze spatřit,
filter-not = { $form ->
    [attribute] { FIRST($what, letters: 3) ->
        [jed] ne{ $what }
       *[other] jin{ hard } než { $what }
    }
    [predicate] { FIRST($what, letters: 4) ->
        [nese] ne{ $what }
        [nosi] není Nositelem Prstenu
       *[other] není { $what }
    }
   *[clause] { $sort ->
        [known] jin{ $gender ->
            [card] { hard-of-list }
           *[other] { hard }
        } než { $what }
       *[state] { FIRST($what, letters: 4) ->
            [nese] { which } ne{ $what }
           *[other] { FIRST($what, letters: 2) ->
                [vy] nevyčerpan{ hard }
               *[other] { which } není { $what }
            }
        }
    }
}

## Players

whose-yours = { $case ->
    [plain] vy
    [dative] vám
   *[other] vás
}
whose-free-player = { $case ->
    [plain] hráč
    [dative] hráči
   *[other] hráče
} Svobodných národů
that-player = { $case ->
    [plain] ten hráč
    [dative] tomu hráči
   *[other] toho hráče
}
whose-a-shadow-player = { $known ->
    [yes] { that-player }
   *[no] { $case ->
        [plain] jeden hráč
        [dative] jednomu hráči
       *[other] jednoho hráče
    } Stínu
}
whose-a-shadow-player-holding = { $known ->
    [yes] { that-player }
   *[no] { $case ->
        [plain] takový hráč
        [dative] takovému hráči
       *[other] takového hráče
    } Stínu
}
# Who may do something, or does it: $any; or all of them.
whose-each-shadow-player = { $any ->
    [yes] { $case ->
        [plain] kterýkoli hráč
        [dative] kterémukoli hráči
       *[other] kteréhokoli hráče
    }
   *[no] { $case ->
        [plain] každý hráč
        [dative] každému hráči
       *[other] každého hráče
    }
} Stínu
whose-any-player = { $known ->
    [yes] { that-player }
   *[no] { $case ->
        [plain] libovolný hráč
        [dative] libovolnému hráči
       *[other] libovolného hráče
    }
}
whose-owner-of-it = { $case ->
    [plain] majitel
    [dative] majiteli
   *[other] majitele
} té karty
# What the occurrence is about: $subject, one or many.
whose-owners-of-subject = { $subject ->
    [many] { $case ->
        [plain] každý jejich majitel
        [dative] každému jejich majiteli
       *[other] každého jejich majitele
    }
   *[one] { $case ->
        [plain] majitel
        [dative] majiteli
       *[other] majitele
    } té karty
}
whose-each-opponent = { $case ->
    [plain] každý soupeř
    [dative] každému soupeři
   *[other] každého soupeře
}

## Numbers

digits = { $shown ->
    [yes] { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
    [often] { $n ->
        [1] jednou
        [2] dvakrát
       *[other] { $n }krát
    }
   *[no] { $n }
}
tail = { $by-for }
value-all = všechny
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
# Which you can spot.
that-you-spot = { $what-gender ->
    [m] kterého
    [i] který
    [n] které
   *[other] kterou
} můžete spatřit
value-each = za { $what-accusative }, { that-you-spot }
value-each-over = za { $what-accusative } nad počet { $over }, { that-you-spot }
value-each-race = za každou různou rasu { $what-genitive }, které můžete spatřit
value-each-burden = za každé břemeno
value-each-dead = za { $what-accusative } na hromádce mrtvých
value-each-in-hand = za { $what-accusative } { $whose-acts ->
    [yes] { $mood ->
        [other] ve své ruce
       *[do] ve vaší ruce
    }
   *[no] v ruce { $whose-genitive }
}
value-each-it = za { $all ->
    [yes] každou z těchto karet
   *[no] { $what-gender ->
        [m] každého
        [i] každý
        [n] každé
       *[other] každou
    } { $what-accusative } mezi nimi
}
value-cost-of-it = natištěná cena soumraku { $it ->
    [many] těch karet
   *[one] té karty
}
value-strength-of = síla { $what-genitive }
value-vitality-of-it = zbývající životnost { $it ->
    [many] těch karet
   *[one] té karty
} { $less ->
    [0] { "" }
   *[other] minus { $less }
}
value-here = číslo současného místa
value-number-of-it = { its } číslo
value-if = , pokud { $cond }{ $or-n ->
    [0] { "" }
   *[other] , jinak { $or }
}
value-at-most = { $for } (nejvýše { $most })
value-sum = { $one-whole } plus { $other-whole }
value-number = { "" }
where-x = (X je { $what })
whole = { $n } { $for }
its = { $it ->
    [many] jejich
   *[one] jeho
}
# The cards that were revealed.
it = { $it ->
    [many] je
   *[one] ji
}
less-or-more = { $by-sign ->
    [minus] méně
   *[plus] více
}

## Requirements

cond-is = { FIRST($states, letters: 4) ->
    [nese] { $what } { not }{ $states }
    [nene] { $what } { $states }
    [neni] { $what } { $states }
    [nosi] { is } { $what } Nositelem Prstenu
   *[other] { is } { $what } { $states }
}
is = { $is ->
    [no] není
   *[yes] je
}
not = { $is ->
    [no] ne
   *[yes] { "" }
}
cond-spot = { not }můžete spatřit { $what-accusative }
cond-at = { is } společenstvo { $what-locative }
cond-in = { is } fáze { $phase }
least-or-less = { $is ->
    [no] méně než
   *[yes] alespoň
}
cond-burdens = { $is ->
    [no] je méně než { burdens-counted }
   *[yes] { $count ->
        [few] jsou
       *[other] je
    } alespoň { burdens-counted }
}
burdens-counted = { $count } { $count ->
    [one] břemeno
    [few] břemena
   *[other] břemen
}
cond-wounds = { $what-number ->
    [many] mají
   *[one] má
} { $what } { least-or-less } { $count } zranění
cond-twilight = { $is ->
    [no] { twilight-below }
   *[yes] { twilight-there }
}
cond-twilight-below = { $is ->
    [no] { twilight-there }
   *[yes] { twilight-below }
}
twilight-below = je v zásobě méně než { twilight-tokens }
twilight-there = { $count ->
    [few] jsou
   *[other] je
} v zásobě alespoň { twilight-tokens }
twilight-tokens = { $count } { $count ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} soumraku
cond-ring-worn = { is } nasazen Jeden prsten
cond-ring-speaks = { not }platí text Jednoho prstenu
cond-fierce-skirmish = { is } šarvátka zuřivá
cond-moved = společenstvo v tomto tahu udělalo { least-or-less } { $count ->
    [one] 1 pohyb
    [few] { $count } pohyby
   *[other] { $count } pohybů
}
times-counted = { $count ->
    [1] jednou
    [2] dvakrát
   *[other] { $count }krát
}
cond-you-are = { not }jste { $side ->
    [free] hráč Svobodných národů
   *[shadow] hráč Stínu
}
cond-it-is = { $it ->
    [many] { $is ->
        [no] není žádná
       *[yes] je jedna
    } z nich { $what }
   *[one] { FIRST($what, letters: 4) ->
        [nese] { not }{ $what }
        [nene] { $what }
        [neni] { $what }
       *[other] { FIRST($what) ->
            [v] { is } { $what }
           *[other] { is } to { $what }
        }
    }
}
cond-some-it = { $is ->
    [no] žádná nebyla
   *[yes] nějaká byla
}
cond-at-least = { $what-whole } { $what-is ->
    [value-sum] dává dohromady
   *[other] je
} { least-or-less } { $count }
cond-empty-deck = { is } { $whose-acts ->
    [yes] váš dobírací balíček
   *[no] dobírací balíček { $whose-genitive }
} prázdný
# Who has it: you, or somebody.
holds = { $whose-acts ->
    [yes] máte
   *[no] má { $whose }
}
cond-in-hand = { $whose-acts ->
    [yes] { not }máte
   *[no] { not }má { $whose }
} v ruce { $what-accusative }
cond-hand-over = { holds } v ruce { $is ->
    [no] nejvýše
   *[yes] více než
} { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}
cond-dead = hromádka mrtvých { $what-number ->
    [many] obsahuje { least-or-less }
   *[one] { not }obsahuje
} { $what-number ->
    [many] { $what-counted }
   *[one] { $what-accusative }
}
# Who did it is not said.
not-known = { $is ->
    [no] nikdo ne
   *[yes] někdo{ " " }
}
cond-was-assigned = { $what-accusative } v tomto tahu { not-known }přiřadil k šarvátce
cond-has-lost = { $what } v tomto tahu { not }{ $what-gender ->
    [f] prohrála
    [n] prohrálo
   *[other] prohrál
} šarvátku
cond-was-played = v této fázi { not-known }zahrál { $what-accusative }
cond-was-played-here = zde v tomto tahu { not-known }zahrál { $what-accusative }
cond-used-this-turn-below = tato schopnost { used } v tomto tahu
cond-used-this-phase-below = tato schopnost { used } v této fázi
used = { $is ->
    [no] byla použita alespoň { times-counted }
   *[yes] { $count ->
        [1] ještě nebyla použita
       *[other] byla použita méně než { times-counted }
    }
}

## What is waited for

because = { $has-by ->
    [yes] kvůli { $by-dative }
   *[no] { "" }
}
trigger-exert = { $about ->
    [yes] { to-be } { $whom } vyčerpat
   *[no] { $whom } { $whom-number ->
        [many] vyčerpají
       *[one] vyčerpá
    }
} síly { because }
to-be = { $whom-number ->
    [many] mají
   *[one] má
}
trigger-wound = { $about ->
    [yes] { to-be } { $whom } utrpět
   *[no] { $whom } utrpí
} zranění { because }
trigger-heal = { $about ->
    [yes] má být vyléčeno
   *[no] je vyléčeno
} zranění { $whom-genitive } { because }
trigger-kill = { $has-against ->
    [yes] { $against } { $about ->
        [yes] má zabít
       *[no] zabije
    } { whom-object }
   *[no] { $about ->
        [yes] { to-be } zemřít
       *[no] { $whom-number ->
            [many] zemřou
           *[one] zemře
        }
    } { $whom }
} { because }
trigger-discard = se { $about ->
    [yes] { to-be } odhodit
   *[no] odhodí
} { $whom } { because }
trigger-discard-from-hand = se z ruky { $about ->
    [yes] { to-be } odhodit
   *[no] odhodí
} { $whom } { because }
trigger-add-burdens = { $about ->
    [yes] má být přidáno
   *[no] je přidáno
} břemeno { because }
trigger-remove-burdens = { $about ->
    [yes] má být odebráno
   *[no] je odebráno
} břemeno { because }
trigger-add-twilight = { $about ->
    [yes] má být přidán
   *[no] je přidán
} soumrak { because }
trigger-draw = { $has-of ->
    [yes] { $of-acts ->
        [yes] { $about ->
            [yes] máte líznout kartu
           *[no] líznete nebo vezmete do ruky kartu
        }
       *[no] { $of } { $about ->
            [yes] má líznout kartu
           *[no] lízne nebo vezme do ruky kartu
        }
    }
   *[no] { $about ->
        [yes] má být líznuta karta
       *[no] je karta líznuta nebo vzata do ruky
    }
} { because }
trigger-play = se { $about ->
    [yes] { to-be } zahrát
   *[no] { $whom-number ->
        [many] zahrají
       *[one] zahraje
    }
} { $whom } { $has-against ->
    [yes] na { $against-accusative }
   *[no] { "" }
}
trigger-put-on-ring = { $about ->
    [yes] má být
   *[no] je
} nasazen Jeden prsten
trigger-move-from = společenstvo opustí { whom-object }
trigger-move = se společenstvo pohne
trigger-move-to = společenstvo přijde na { whom-object }
trigger-assign = se k šarvátce { opposed } přiřadí { $whom }
trigger-win = { $whom } { $whom-number ->
    [many] vyhrají
   *[one] vyhraje
} šarvátku { opposed }
trigger-lose = { $whom } { $whom-number ->
    [many] prohrají
   *[one] prohraje
} šarvátku { opposed }
opposed = { $has-against ->
    [yes] { FIRST($against-dative, letters: 3) ->
        [mu] proti němu
        [jim] proti nim
       *[other] proti { $against-dative }
    }
   *[no] { "" }
}
trigger-start-of-turn = začne { the-turn }
trigger-end-of-turn = skončí { the-turn }
# A Free Peoples card does nothing in the turns of others.
the-turn = { $card-side ->
    [free] váš tah
   *[other] tah
}
trigger-start-of-phase = začne { the-phase }
trigger-end-of-phase = skončí { the-phase }
the-phase = { $has-of ->
    [yes] { $of-acts ->
        [yes] vaše fáze { named-phase }
       *[no] fáze { named-phase } { $of-genitive }
    }
   *[no] fáze { named-phase }
}
named-phase = { $phase ->
    [none] { "" }
   *[other] { $phase }
}
trigger-skirmish-ends = { $about ->
    [yes] má skončit
   *[no] skončí
} šarvátka s účastí { $whom-genitive }

## What is true

so-long = { $who-while ->
    [none] { "" }
   *[other] , dokud { FIRST($who-while, letters: 4) ->
        [nese] { $who-while }
        [nene] { $who-while }
        [neni] { $who-while }
       *[other] je { $who-while }
    }
}
modifier-strength = { $who } má { $by } k síle { $by-for } { so-long }
modifier-keyword = { $who } má klíčové slovo { $keyword } { $keyword-for } { so-long }
modifier-no-keyword = { $who } ztrácí { $keyword } { so-long }
modifier-not-roaming = { $who-all } { $who-all-number ->
    [many] nejsou toulaví
   *[one] není toulavý
} { so-long }
# Negated of all of them.
who-all-gets-no = { $who-all } { $who-all-number ->
    [many] nedostávají
   *[one] nedostává
}
from-what = { FIRST($from, letters: 3) ->
    [on] té karty
   *[other] { $from-genitive }
}
modifier-no-strength-from = { who-all-gets-no } od { from-what } žádný bonus k síle { so-long }
modifier-no-keyword-from = { who-all-gets-no } od { from-what } žádný { $keyword } { so-long }
modifier-cost = { $what } stojí o { $by } { less-or-more } { $by-for }
modifier-shadow-number = { $what-known ->
    [yes] { its } číslo Stínu je
   *[no] číslo Stínu { $what-genitive } je
} o { $by } { $by-sign ->
    [minus] nižší
   *[plus] vyšší
} { $by-for }
modifier-cost-on = { $what } stojí o { $by } { less-or-more } { $by-for }, pokud se hraje na { $on-accusative }
modifier-roaming = postih za toulání { $who-genitive } se mění o { $by } { $by-for }
modifier-archery = { archery-total } se mění o { $by } { $by-for }
archery-total = { $side ->
    [free] střelba společenstva
   *[shadow] střelba přisluhovačů
}
modifier-no-archery = { $who } se nepočítá do střelby { so-long }
modifier-move-limit = limit pohybů se mění o { $by } { $by-for }
modifier-resistance = odolnost Nositele Prstenu se mění o { $by } { $by-for }
modifier-triple-to-overwhelm = k přemožení { $who-genitive } je potřeba trojnásobná síla { so-long }
modifier-skip = fáze { $phase } se nekoná
modifier-skip-shadow-phase-of-it = příští fáze Stínu toho hráče se nekoná
modifier-not-assigned = { $side ->
    [free] hráč Svobodných národů nemůže { who-all-object } přiřadit k šarvátce
    [shadow] hráči Stínu nemohou { who-all-object } přiřadit k šarvátce
   *[none] { who-all-object } nelze přiřadit k šarvátce
} { so-long }
modifier-not-assigned-to = { $side ->
    [free] hráč Svobodných národů nemůže
   *[shadow] hráči Stínu nemohou
} { $minion-all-number ->
    [many] { $minion-all-counted }
   *[one] { $minion-all-accusative }
} přiřadit k šarvátce { against-character }
against-character = { FIRST($character-dative, letters: 3) ->
    [mu] proti němu
    [jim] proti nim
   *[other] proti { $character-dative }
}
modifier-one-minion-each = ke každé šarvátce lze přiřadit nejvýše jednoho přisluhovače
modifier-no-wounds = { who-all-can } utrpět zranění { so-long }
modifier-wounds-prevented = každému zranění { $who-genitive } se zabrání { so-long }
modifier-few-wounds = { FIRST($who, letters: 3) ->
    [on] ta postava
   *[other] { $who }
} utrpí v každé fázi { $phase } nejvýše { $count ->
    [1] jedno zranění
   *[other] { $count } zranění
} { so-long }
modifier-comes-exhausted = { $who } přichází do hry { $who-gender ->
    [f] vyčerpaná
    [n] vyčerpané
   *[other] vyčerpaný
} { so-long }
modifier-no-healing = { who-all-object } nelze léčit { so-long }
modifier-no-exertion = { who-all-can } vyčerpat síly pro { $by-number ->
    [many] { $by-counted }
   *[one] { $by-accusative }
} { so-long }
modifier-no-discard = karty { $side ->
    [free] Svobodných národů
   *[shadow] Stínu
} nemohou odhodit { who-all-object } { so-long }
modifier-no-burdens-removed = břemena nelze odebírat
modifier-not-bearing = { who-all-can } nést { what-object } { so-long }
modifier-not-played = nikdo nemůže zahrát { what-object }
modifier-no-events = nikdo nemůže zahrát událost fáze { $phase }
modifier-no-abilities = nikdo nemůže použít zvláštní schopnost fáze { $phase }
modifier-not-from-piles = nikdo nemůže zahrát kartu z dobíracího ani odhazovacího balíčku
modifier-hand-closed = nikdo nesmí prohlížet ani odhalovat ruku { $side ->
    [free] hráče Svobodných národů
   *[shadow] hráče Stínu
}
modifier-no-move = společenstvo se už nemůže pohnout
modifier-ring-silent = text Jednoho prstenu neplatí
modifier-no-text = text { $what-genitive } neplatí{ $what-while ->
    [none] { "" }
   *[other] , dokud je { $what-while }
}
modifier-one-more = při spatřování můžete počítat o jednu kartu třídy { $class } více

## Verbs

until-end-of-phase = do konce fáze
until-regroup = do fáze přeskupení
until-end-of-turn = do konce tahu
until-next-skirmish = v příští šarvátce
for-longer = { $lasts ->
    [end-of-phase] { "" }
   *[other] { $until }
}
# How often stands before the verb, unless more is to be said of it or the object is a pronoun.
so-often = { $who-number ->
    [many] { "" }
   *[one] { $times-is ->
        [value-if] { "" }
       *[other] { FIRST($who, letters: 3) ->
            [on] { "" }
           *[other] { $times-n ->
                [1] { "" }
                [2] dvakrát
               *[other] { $times }krát
            }
        }
    }
}
so-often-if = { $who-number ->
    [many] { $times-n ->
        [1] { "" }
        [2] , každého dvakrát
       *[other] , každého { $times }krát
    }
   *[one] { $times-is ->
        [value-if] { "" }
       *[other] { FIRST($who, letters: 3) ->
            [on] { $times-n ->
                [1] { "" }
                [2] { " " }dvakrát
               *[other] { " " }{ $times }krát
            }
           *[other] { "" }
        }
    }
}{ $times-is ->
    [value-if] { " " }{ $times-n ->
        [1] jednou
        [2] dvakrát
       *[other] { $times }krát
    }, pokud { $times-cond }, jinak { $times-or ->
        [1] jednou
        [2] dvakrát
       *[other] { $times-or }krát
    }
   *[other] { " " }{ $times-for }
}
effect-by = { $mood ->
    [may] způsobit, že { $player }
   *[other] { $player }
} { $what }
effect-exert = { so-often } { $mood ->
    [do] vyčerpejte
    [may] vyčerpat
   *[other] vyčerpá
} síly { of-who }{ so-often-if }
effect-exhaust = zcela { $mood ->
    [do] vyčerpejte
    [may] vyčerpat
   *[other] vyčerpá
} { who-object }
effect-wound = { so-often } { $mood ->
    [do] zraňte
    [may] zranit
   *[other] zraní
} { who-object }{ so-often-if }
effect-heal = { so-often } { $mood ->
    [do] vyléčte
    [may] vyléčit
   *[other] vyléčí
} { who-object }{ so-often-if }
discard = { $mood ->
    [do] odhoďte
    [may] odhodit
   *[other] odhodí
}
effect-discard = { discard } { what-object }
burdens = { $count-n ->
    [one] břemeno
    [few] { $count } břemena
   *[other] { $count } břemen
} { $count-for }
add = { $mood ->
    [do] přidejte
    [may] přidat
   *[other] přidá
}
remove = { $mood ->
    [do] odeberte
    [may] odebrat
   *[other] odebere
}
effect-add-burdens = { add } { burdens }
effect-remove-burdens = { remove } { burdens }
twilight = { $count } { $count-n ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} soumraku { $count-for }
effect-add-twilight = { add } { twilight }
effect-remove-twilight = { remove } { twilight }
cards = { $count-n ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} { $count-for }
effect-draw = { $mood ->
    [do] lízněte
    [may] líznout
   *[other] lízne
} { cards }
effect-put-on-ring = { $mood ->
    [do] nasaďte
    [may] nasadit
   *[other] nasadí
} Jeden prsten
effect-take-off-ring = { $mood ->
    [do] sundejte
    [may] sundat
   *[other] sundá
} Jeden prsten
effect-corrupt = Nositel Prstenu propadne zkáze
give = { $mood ->
    [do] dejte
    [may] dát
   *[other] dá
}
effect-strength = { give } { to-who } { for-longer } { $by } k síle { $by-for }
effect-up-to = { $what } (nejvýše { $most } za fázi)
effect-keyword = { give } { to-who } { for-longer } klíčové slovo { $keyword } { $keyword-for }
effect-no-keyword = { remove } { to-who } { $keyword } { for-longer }
effect-archery = { $mood ->
    [do] změňte
    [may] změnit
   *[other] změní
} { $side ->
    [free] střelbu společenstva
   *[shadow] střelbu přisluhovačů
} o { $by } { $by-for }
effect-takes-part = { $mood ->
    [do] nechte
    [may] nechat
   *[other] nechá
} { who-object } účastnit se střelby a šarvátek { for-longer }
effect-triple-to-overwhelm = { give } { to-who } ochranu (k přemožení je potřeba trojnásobná síla)
choose = { $mood ->
    [do] vyberte
    [may] vybrat
   *[other] vybere
}
effect-lasting = { $modifier ->
    [modifier-skip-shadow-phase-of-it] { $mood ->
        [do] vynechte
        [may] vynechat
       *[other] vynechá
    } příští fázi Stínu
   *[other] { $mood ->
        [may] rozhodnout, že
       *[other] { "" }
    } { $what } { $until }
}
cancel = { $mood ->
    [do] zrušte
    [may] zrušit
   *[other] zruší
}
effect-cancel-skirmish = { cancel } šarvátku s účastí { $who-genitive }
effect-assign = { $mood ->
    [do] přiřaďte
    [may] přiřadit
   *[other] přiřadí
} { one-minion } k šarvátce { against-character }
effect-cancel-assignments = { cancel } všechna přiřazení k šarvátkám
effect-transfer = { $mood ->
    [do] přesuňte
    [may] přesunout
   *[other] přesune
} { what-object } { $from ->
    [discard] ze svého odhazovacího balíčku
   *[play] { "" }
} na { $to-accusative }
effect-return-to-hand = { $mood ->
    [do] vraťte
    [may] vrátit
   *[other] vrátí
} { what-object } do ruky majitele
stack = { $mood ->
    [do] podložte
    [may] podložit
   *[other] podloží
}
effect-stack = { stack } { what-object } pod tuto kartu
effect-become-ring-bearer = { $mood ->
    [do] učiňte
    [may] učinit
   *[other] učiní
} { who-object } novým Nositelem Prstenu
effect-end-phase = { $mood ->
    [do] ukončete
    [may] ukončit
   *[other] ukončí
} fázi
play-site = { $mood ->
    [do] vyložte
    [may] vyložit
   *[other] vyloží
}
replace = { $mood ->
    [do] vyměňte
    [may] vyměnit
   *[other] vymění
}
effect-play-site = { $number-is ->
    [value-here] { replace } současné místo za své { $site } se stejným číslem
    [value-number-of-it] { replace } to místo za své { $site } se stejným číslem
   *[other] { play-site } své { $site } { $number } { $number-for }
}
effect-play-next-site = { play-site } další místo cesty ze svého balíčku cesty{ $any ->
    [yes] { "" }
   *[no] , pokud je to { $site }
}
effect-shadow-number = { $mood ->
    [do] změňte
    [may] změnit
   *[other] změní
} číslo Stínu cílového místa o { $by } { $by-for } pro tento pohyb
look-at = { $mood ->
    [do] prohlédněte
    [may] prohlédnout
   *[other] prohlédne
}
reveal = { $mood ->
    [do] odhalte
    [may] odhalit
   *[other] odhalí
}
# Of whom it is, behind it.
in-hand-of = { $whose-acts ->
    [yes] ruky
   *[no] ruky { $whose-genitive }
}
effect-look-at-hand = { look-at } ruku { $whose-genitive }
effect-reveal-hand = { reveal } všechny karty v ruce
random-cards = { $count-n ->
    [one] náhodnou kartu
    [few] { $count } náhodné karty
   *[other] { $count } náhodných karet
} { $count-for }
effect-reveal-random = { reveal } { random-cards } z { in-hand-of }
effect-look-at-random = { look-at } { random-cards } z { in-hand-of }
effect-reveal-from-hand = { reveal } z ruky { what-object }
effect-discard-from-hand = { discard } z { in-hand-of } { what-object }
effect-discard-random = { discard } { random-cards } z { in-hand-of }
top-cards = { $count-n ->
    [one] vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
}
deck-of = { $whose-acts ->
    [yes] svého dobíracího balíčku
   *[no] dobíracího balíčku { $whose-genitive }
}
effect-discard-top = { discard } { top-cards } { deck-of } { $count-for }
effect-reveal-top = { reveal } { top-cards } { deck-of } { $count-for }
effect-look-at-top = { look-at } { top-cards } svého dobíracího balíčku { $count-for }
effect-discard-bottom = { discard } spodní kartu svého dobíracího balíčku
effect-reveal-bottom = { reveal } spodní kartu svého dobíracího balíčku
effect-reveal-while = { $mood ->
    [do] odhalujte
    [may] odhalovat
   *[other] odhaluje
} karty z vrchu svého dobíracího balíčku, dokud se neobjeví jiná karta než { $what }
effect-may-discard-it = { $mood ->
    [do] můžete
    [may] { "" }
   *[other] může
} { $it ->
    [many] z nich odhodit { $what-accusative }
   *[one] ji odhodit
}
effect-discard-one-of-it = { discard } { $it ->
    [many] jednu z nich
   *[one] ji
}
effect-discard-it = { discard } { $it ->
    [many] { $all ->
        [yes] ostatní
       *[no] z nich { what-object }
    }
   *[one] { $all ->
        [yes] tu kartu
       *[no] tu kartu, pokud patří mezi { what-object }
    }
}
effect-order-it = { $mood ->
    [do] vraťte
    [may] vrátit
   *[other] vrátí
} ostatní navrch v libovolném pořadí
take = { $mood ->
    [do] vezměte
    [may] vzít
   *[other] vezme
}
effect-take-of-it = { take } { $count-is ->
    [value-all] { $all ->
        [yes] { it } do ruky
       *[no] z nich do ruky { $what-gender ->
            [n] všechna
           *[other] všechny
        } { what-object }
    }
   *[other] do ruky { $all ->
        [yes] { $count } z nich
       *[no] z nich { what-object } ({ $count })
    }
}
put = { $mood ->
    [do] vložte
    [may] vložit
   *[other] vloží
}
effect-it-on-top = { $mood ->
    [do] položte
    [may] položit
   *[other] položí
} { it } navrch dobíracího balíčku majitele
effect-it-beneath = { put } { it } pod dobírací balíček majitele
effect-hand-beneath = { put } kartu z ruky pod svůj dobírací balíček
shuffle = { $mood ->
    [do] zamíchejte
    [may] zamíchat
   *[other] zamíchá
}
effect-shuffle-hand-in = { shuffle } všechny karty z ruky do svého dobíracího balíčku
effect-take-from-discard = { take } do ruky { what-object } ze svého odhazovacího balíčku
effect-take-it = { take } do ruky poslední takto odhozenou kartu
effect-shuffle-in = { shuffle } { what-object } ze svého odhazovacího balíčku do dobíracího
effect-discards-beneath = { put } { what-object } ze svého odhazovacího balíčku pod dobírací
effect-stack-from-hand = { stack } { what-object } z ruky pod tuto kartu
effect-take-from-stack = { take } do ruky { what-object } zpod této karty
from-hand = z ruky
from-discard = ze svého odhazovacího balíčku
from-deck = ze svého dobíracího balíčku
from-stacked-here = zpod této karty
effect-play = { $must ->
    [no] { $mood ->
        [do] můžete zahrát
        [may] zahrát
       *[other] může zahrát
    }
   *[yes] { $mood ->
        [do] zahrajte
        [may] zahrát
       *[other] zahraje
    }
} { what-object } { $from } { $has-on ->
    [yes] na { $on-accusative }
   *[no] { "" }
}{ $less-is ->
    [value-number] { $less-n ->
        [0] { "" }
       *[other] { " " }o { $less } levněji
    }
    [value-all] { " " }zdarma
   *[other] { " " }o { $less } levněji { $less-for }
}
prevent = { $mood ->
    [do] zabraňte
    [may] zabránit
   *[other] zabrání
}
effect-prevent = { prevent } { $count-is ->
    [value-all] tomu všemu
   *[other] { $count-n ->
        [one] tomu
       *[other] { $count } z toho { $count-for }
    }
}
effect-instead = místo toho { $what }
effect-without-token = toto vyčerpání síly nepřidá zranění
effect-cancel-event = { cancel } tu událost
effect-choose = { choose } { what-object }
spot = { $mood ->
    [do] spatřete
    [may] spatřit
   *[other] spatří
}
effect-spot-x = { spot } X { $what-genitive }
effect-spot-burdens = { spot } X břemen
effect-choose-x = { $mood ->
    [do] zvolte
    [may] zvolit
   *[other] zvolí
} číslo X (nejméně { $least-whole }, nejvýše { $most-whole })
effect-one-of = buď { $ways }
effect-may = { $who-acts ->
    [yes] můžete
   *[no] { $who } může
} { $what }
effect-repeat = { $what }, { $fixed ->
    [yes] { times-at-most }
   *[no] { $least-n ->
        [0] nejvýše { times-at-most }
       *[other] { $least } až { $most }krát podle své volby
    }
} { $most-for }
times-at-most = { $most-n ->
    [1] jednou
    [2] dvakrát
   *[other] { $most }krát
}
effect-if = pokud { $cond }, { $then }{ $or ->
    [none] { "" }
   *[other] ; jinak { $or }
}
effect-unless = { $what } ({ $player } tomu může zabránit tím, že { $pay })
effect-await = poté platí následující
effect-announce = { $mood ->
    [do] ohlaste
    [may] ohlásit
   *[other] ohlásí
} událost

## Sides, types, races, cultures, classes, signets, phases, as they stand in a sentence

noun-side-free = Svobodných národů
noun-side-shadow = Stínu

noun-type-companion = { $number ->
    [many] { $case ->
        [plain] společníci
       *[other] společník{ man }
    }
   *[one] { on }společník{ man }
}
    .gender = m
noun-type-ally = { $number ->
    [many] { $case ->
        [plain] spojenci
       *[other] spojenc{ man-soft }
    }
   *[one] { $case ->
        [plain] spojenec
       *[other] { on }spojenc{ man-soft }
    }
}
    .gender = m
noun-type-minion = { $number ->
    [many] { $case ->
        [plain] přisluhovači
       *[other] přisluhovač{ man-soft }
    }
   *[one] { on }přisluhovač{ man-soft }
}
    .gender = m
noun-type-possession = { $number ->
    [many] majetk{ thing }
   *[one] { $case ->
        [plain] majetek
        [accusative] majetek
       *[other] { on }majetk{ thing }
    }
}
    .gender = i
noun-type-artifact = { on }artefakt{ thing }
    .gender = i
noun-type-event = { $number ->
    [many] { $case ->
        [plain] události
        [dative] událostem
       *[other] událostí
    }
   *[one] { $case ->
        [plain] událost
        [accusative] událost
       *[other] události
    }
}
    .gender = f
noun-type-condition = { on }stav{ thing }
    .gender = i
noun-type-site = { $number ->
    [many] { $case ->
        [plain] místa
        [dative] místům
       *[other] míst
    }
   *[one] { $case ->
        [plain] místo
        [accusative] místo
        [dative] místu
        [locative] na místě
       *[other] místa
    }
}
    .gender = n
noun-type-ring = { on }prsten{ thing }
    .gender = i

noun-race-man = { $number ->
    [many] { $case ->
        [plain] lidé
        [dative] lidem
       *[other] lidí
    }
   *[one] { $case ->
        [plain] člověk
        [dative] člověku
        [locative] na člověku
        [counted] lidi
       *[other] člověka
    }
}
    .gender = m
noun-race-elf = { $number ->
    [many] { $case ->
        [plain] elfové
       *[other] elf{ man }
    }
   *[one] { on }elf{ man }
}
    .gender = m
noun-race-dwarf = { $number ->
    [many] { $case ->
        [plain] trpaslíci
       *[other] trpaslík{ man }
    }
   *[one] { on }trpaslík{ man }
}
    .gender = m
noun-race-hobbit = { $number ->
    [many] { $case ->
        [plain] hobiti
       *[other] hobit{ man }
    }
   *[one] { on }hobit{ man }
}
    .gender = m
noun-race-wizard = { $number ->
    [many] { $case ->
        [plain] čarodějové
       *[other] čaroděj{ man-soft }
    }
   *[one] { on }čaroděj{ man-soft }
}
    .gender = m
noun-race-orc = { $number ->
    [many] { $case ->
        [plain] skřeti
       *[other] skřet{ man }
    }
   *[one] { on }skřet{ man }
}
    .gender = m
noun-race-uruk-hai = { on }Uruk-hai
    .gender = m
noun-race-nazgul = { $number ->
    [many] { $case ->
        [plain] Nazgûlové
       *[other] Nazgûl{ man }
    }
   *[one] { on }Nazgûl{ man }
}
    .gender = m
noun-race-balrog = { $number ->
    [many] { $case ->
        [plain] balrogové
       *[other] balrog{ man }
    }
   *[one] { on }balrog{ man }
}
    .gender = m
noun-race-troll = { $number ->
    [many] { $case ->
        [plain] zlobři
       *[other] zlobr{ man }
    }
   *[one] { on }zlobr{ man }
}
    .gender = m
noun-race-creature = { $number ->
    [many] { $case ->
        [plain] tvorové
       *[other] tvor{ man }
    }
   *[one] { on }tvor{ man }
}
    .gender = m

noun-culture-dwarven = kultury trpaslíků
noun-culture-elven = kultury elfů
noun-culture-gandalf = kultury Gandalf
noun-culture-gondor = kultury Gondor
noun-culture-shire = kultury Kraj
noun-culture-isengard = kultury Železný pas
noun-culture-moria = kultury Morie
noun-culture-ringwraith = kultury Prstenových přízraků
noun-culture-sauron = kultury Sauron

noun-class-hand-weapon = { $form ->
    [name] ruční zbraň
    [attribute] třídy ruční zbraň
   *[other] { on }{ $number ->
        [many] { $case ->
            [plain] ruční
            [dative] ručním
           *[other] ručních
        }
       *[one] ruční
    } { weapon }
}
    .gender = f
noun-class-ranged-weapon = { $form ->
    [name] střelná zbraň
    [attribute] třídy střelná zbraň
   *[other] { on }{ $number ->
        [many] { $case ->
            [plain] střelné
            [dative] střelným
           *[other] střelných
        }
       *[one] { $case ->
            [plain] střelná
            [accusative] střelnou
           *[other] střelné
        }
    } { weapon }
}
    .gender = f
noun-class-armor = { $form ->
    [name] zbroj
    [attribute] třídy zbroj
   *[other] { $number ->
        [many] { $case ->
            [plain] zbroje
            [dative] zbrojím
           *[other] zbrojí
        }
       *[one] { $case ->
            [plain] zbroj
            [accusative] zbroj
            [dative] zbroji
            [locative] na zbroji
           *[other] zbroje
        }
    }
}
    .gender = f
noun-class-shield = { $form ->
    [name] štít
    [attribute] třídy štít
   *[other] { on }štít{ thing }
}
    .gender = i
noun-class-helm = { $form ->
    [name] přilba
    [attribute] třídy přilba
   *[other] { $number ->
        [many] { $case ->
            [plain] přilby
            [dative] přilbám
           *[other] přileb
        }
       *[one] { $case ->
            [plain] přilba
            [accusative] přilbu
            [dative] přilbě
            [locative] na přilbě
           *[other] přilby
        }
    }
}
    .gender = f
noun-class-cloak = { $form ->
    [name] plášť
    [attribute] třídy plášť
   *[other] { $number ->
        [many] { $case ->
            [plain] pláště
            [dative] plášťům
           *[other] plášťů
        }
       *[one] { $case ->
            [plain] plášť
            [accusative] plášť
            [dative] plášti
            [locative] na plášti
           *[other] pláště
        }
    }
}
    .gender = i
noun-class-bracers = { $form ->
    [name] nátepníky
    [attribute] třídy nátepníky
   *[other] { $number ->
        [many] { $case ->
            [plain] nátepníky
            [dative] nátepníkům
           *[other] nátepníků
        }
       *[one] { $case ->
            [genitive] nátepníků
            [dative] nátepníkům
            [locative] na nátepnících
           *[other] nátepníky
        }
    }
}
    .gender = i
noun-class-mount = { $form ->
    [name] jízdní zvíře
    [attribute] třídy jízdní zvíře
   *[other] { $number ->
        [many] { $case ->
            [plain] jízdní zvířata
            [dative] jízdním zvířatům
           *[other] jízdních zvířat
        }
       *[one] { $case ->
            [plain] jízdní zvíře
            [accusative] jízdní zvíře
            [genitive] jízdního zvířete
            [dative] jízdnímu zvířeti
            [locative] na jízdním zvířeti
           *[other] jízdní zvířata
        }
    }
}
    .gender = n
noun-class-pipe = { $form ->
    [name] dýmka
    [attribute] třídy dýmka
   *[other] { $number ->
        [many] { $case ->
            [plain] dýmky
            [dative] dýmkám
           *[other] dýmek
        }
       *[one] { $case ->
            [plain] dýmka
            [accusative] dýmku
            [dative] dýmce
            [locative] na dýmce
           *[other] dýmky
        }
    }
}
    .gender = f
noun-class-staff = { $form ->
    [name] hůl
    [attribute] třídy hůl
   *[other] { $number ->
        [many] { $case ->
            [plain] hole
            [dative] holím
           *[other] holí
        }
       *[one] { $case ->
            [plain] hůl
            [accusative] hůl
            [dative] holi
            [locative] na holi
           *[other] hole
        }
    }
}
    .gender = f
noun-class-ring = { $form ->
    [name] prsten
    [attribute] třídy prsten
   *[other] { on }prsten{ thing }
}
    .gender = i
noun-class-palantir = { $form ->
    [name] palantír
    [attribute] třídy palantír
   *[other] { on }palantír{ thing }
}
    .gender = i

noun-signet-aragorn = Aragorn
noun-signet-frodo = Frodo
noun-signet-gandalf = Gandalf

noun-phase-fellowship = společenstva
noun-phase-shadow = Stínu
noun-phase-maneuver = manévrů
noun-phase-archery = střelby
noun-phase-assignment = přiřazení
noun-phase-skirmish = šarvátky
noun-phase-regroup = přeskupení

## Keywords

noun-keyword-archer = { $form ->
    [line] lučištník
    [had] lučištník
    [lost] klíčové slovo lučištník
   *[other] { $number ->
        [many] { $case ->
            [plain] lučištníci
           *[other] lučištník{ man }
        }
       *[one] { on }lučištník{ man }
    }
}
    .gender = m
noun-keyword-damage = { $form ->
    [line] zranění { $bonus }
    [had] zranění { $bonus }
    [lost] všechny bonusy zranění
    [bonus] bonus zranění
   *[one] zranění
}
    .gender = n
noun-keyword-defender = { $form ->
    [line] obránce { $bonus }
    [had] obránce { $bonus }
    [lost] klíčové slovo obránce
   *[other] { $number ->
        [many] { $case ->
            [plain] obránci
           *[other] obránc{ man-soft }
        }
       *[one] { $case ->
            [plain] obránce
           *[other] { on }obránc{ man-soft }
        }
    }
}
    .gender = m
noun-keyword-fierce = { $form ->
    [lost] klíčové slovo zuřivý
    [attribute] s klíčovým slovem zuřivý
   *[line] zuřivý
}
    .gender = m
noun-keyword-ring-bearer = Nositel Prstenu
    .gender = m
noun-keyword-sanctuary = { $form ->
    [line] útočiště
    [had] útočiště
    [lost] klíčové slovo útočiště
    [attribute] s útočištěm
   *[other] { $number ->
        [many] { $case ->
            [plain] útočiště
            [dative] útočištím
           *[other] útočišť
        }
       *[one] { $case ->
            [dative] útočišti
            [locative] v útočišti
           *[other] útočiště
        }
    }
}
    .gender = n
noun-keyword-ranger = { $form ->
    [line] hraničář
    [had] hraničář
    [lost] klíčové slovo hraničář
   *[other] { $number ->
        [many] { $case ->
            [plain] hraničáři
           *[other] hraničář{ man-soft }
        }
       *[one] { on }hraničář{ man-soft }
    }
}
    .gender = m
noun-keyword-tracker = { $form ->
    [line] stopař
    [had] stopař
    [lost] klíčové slovo stopař
   *[other] { $number ->
        [many] { $case ->
            [plain] stopaři
           *[other] stopař{ man-soft }
        }
       *[one] { on }stopař{ man-soft }
    }
}
    .gender = m
noun-keyword-tentacle = { $form ->
    [line] chapadlo
    [had] chapadlo
    [lost] klíčové slovo chapadlo
   *[other] { $number ->
        [many] { $case ->
            [plain] chapadla
            [dative] chapadlům
           *[other] chapadel
        }
       *[one] { $case ->
            [plain] chapadlo
            [accusative] chapadlo
            [dative] chapadlu
            [locative] na chapadle
           *[other] chapadla
        }
    }
}
    .gender = n
noun-keyword-twilight = { $form ->
    [line] soumrak
    [had] soumrak
    [lost] klíčové slovo soumrak
    [attribute] s klíčovým slovem soumrak
   *[other] { card } s klíčovým slovem soumrak
}
    .gender = f
noun-keyword-search = { $form ->
    [line] pátrání
    [had] pátrání
    [lost] klíčové slovo pátrání
    [attribute] pátrání
   *[other] { card } pátrání
}
    .gender = f
noun-keyword-stealth = { $form ->
    [line] skrytost
    [had] skrytost
    [lost] klíčové slovo skrytost
    [attribute] skrytosti
   *[other] { card } skrytosti
}
    .gender = f
noun-keyword-tale = { $form ->
    [line] příběh
    [had] příběh
    [lost] klíčové slovo příběh
   *[other] { on }příběh{ thing }
}
    .gender = i
noun-keyword-spell = { $form ->
    [line] kouzlo
    [had] kouzlo
    [lost] klíčové slovo kouzlo
   *[other] { $number ->
        [many] { $case ->
            [plain] kouzla
            [dative] kouzlům
           *[other] kouzel
        }
       *[one] { $case ->
            [plain] kouzlo
            [accusative] kouzlo
            [dative] kouzlu
            [locative] na kouzle
           *[other] kouzla
        }
    }
}
    .gender = n
noun-keyword-weather = { $form ->
    [line] počasí
    [had] počasí
    [lost] klíčové slovo počasí
    [attribute] počasí
   *[other] { card } počasí
}
    .gender = f
noun-keyword-pipeweed = { $form ->
    [line] dýmkové koření
    [had] dýmkové koření
    [lost] klíčové slovo dýmkové koření
    [attribute] s dýmkovým kořením
   *[other] { card } s dýmkovým kořením
}
    .gender = f
noun-keyword-forest = { $form ->
    [line] les
    [had] les
    [lost] klíčové slovo les
    [attribute] v lese
   *[other] { $number ->
        [many] { $case ->
            [plain] lesy
            [dative] lesům
           *[other] lesů
        }
       *[one] { $case ->
            [plain] les
            [accusative] les
            [genitive] lesa
            [dative] lesu
            [locative] v lese
           *[other] lesy
        }
    }
}
    .gender = i
noun-keyword-marsh = { $form ->
    [line] močál
    [had] močál
    [lost] klíčové slovo močál
    [attribute] v močálu
   *[other] { $number ->
        [many] { $case ->
            [plain] močály
            [dative] močálům
           *[other] močálů
        }
       *[one] { $case ->
            [plain] močál
            [accusative] močál
            [genitive] močálu
            [dative] močálu
            [locative] v močálu
           *[other] močály
        }
    }
}
    .gender = i
noun-keyword-mountain = { $form ->
    [line] hora
    [had] hora
    [lost] klíčové slovo hora
    [attribute] na hoře
   *[other] { $number ->
        [many] { $case ->
            [plain] hory
            [dative] horám
           *[other] hor
        }
       *[one] { $case ->
            [plain] hora
            [accusative] horu
            [dative] hoře
            [locative] na hoře
           *[other] hory
        }
    }
}
    .gender = f
noun-keyword-plains = { $form ->
    [line] pláně
    [had] pláně
    [lost] klíčové slovo pláně
    [attribute] na pláních
   *[other] { $number ->
        [many] { $case ->
            [plain] pláně
            [dative] pláním
           *[other] plání
        }
       *[one] { $case ->
            [genitive] plání
            [dative] pláním
            [locative] na pláních
           *[other] pláně
        }
    }
}
    .gender = f
noun-keyword-river = { $form ->
    [line] řeka
    [had] řeka
    [lost] klíčové slovo řeka
    [attribute] na řece
   *[other] { $number ->
        [many] { $case ->
            [plain] řeky
            [dative] řekám
           *[other] řek
        }
       *[one] { $case ->
            [plain] řeka
            [accusative] řeku
            [dative] řece
            [locative] na řece
           *[other] řeky
        }
    }
}
    .gender = f
noun-keyword-underground = { $form ->
    [line] podzemí
    [had] podzemí
    [lost] klíčové slovo podzemí
    [attribute] v podzemí
   *[other] { $number ->
        [many] { $case ->
            [dative] podzemím
           *[other] podzemí
        }
       *[one] { $case ->
            [locative] v podzemí
           *[other] podzemí
        }
    }
}
    .gender = n
