# The Lord of the Rings TCG: the things of the game, what is asked and what happens. Titles of cards are facts and stay as they are.

## The words of the cards

side-free = Szabad Népek
side-shadow = Árny

type-companion = útitárs
type-ally = segítő
type-minion = kegyenc
type-possession = tulajdon
type-artifact = ereklye
type-event = esemény
type-condition = körülmény
type-site = helyszín
type-ring = Az Egy Gyűrű

culture-dwarven = törp
culture-elven = tünde
culture-gandalf = Gandalf
culture-gondor = Gondor
culture-shire = Megye
culture-isengard = Vasudvard
culture-moria = Mória
culture-ringwraith = Gyűrűlidérc
culture-sauron = Szauron

race-man = ember
race-elf = tünde
race-dwarf = törp
race-hobbit = hobbit
race-wizard = mágus
race-orc = ork
race-uruk-hai = Uruk-hai
race-nazgul = Nazgul
race-balrog = balrog
race-troll = troll
race-creature = teremtmény

class-hand-weapon = kézifegyver
class-ranged-weapon = távolsági fegyver
class-armor = páncél
class-shield = pajzs
class-helm = sisak
class-cloak = köpeny
class-bracers = karvédő
class-mount = hátas
class-pipe = pipa
class-staff = bot
class-ring = gyűrű
class-palantir = palantír

keyword-archer = íjász
keyword-damage = sebzés
keyword-defender = védő
keyword-fierce = ádáz
keyword-ring-bearer = Gyűrűhordozó
keyword-sanctuary = menedék
keyword-ranger = kósza
keyword-tracker = nyomkövető
keyword-tentacle = csáp
keyword-twilight = alkony
keyword-search = keresés
keyword-stealth = rejtőzés
keyword-tale = történet
keyword-spell = varázslat
keyword-weather = időjárás
keyword-pipeweed = pipafű
keyword-forest = erdő
keyword-marsh = mocsár
keyword-mountain = hegy
keyword-plains = síkság
keyword-river = folyó
keyword-underground = föld alatt

phase-fellowship = szövetség fázis
phase-shadow = árny fázis
phase-maneuver = manőver fázis
phase-archery = íjászat fázis
phase-assignment = kijelölés fázis
phase-skirmish = közelharc fázis
phase-regroup = visszarendezés fázis

victory-last-site = a szövetség túlélte az utolsó helyszínt
victory-last-player = senki más nem maradt
victory-draw = a tétek mindenkit a Gyűrű befolyása alá vittek

## Cards. A name comes from the card itself.

card-face = { $title }
card-in-play = { $rank ->
        [1] { $title }
       *[other] { $title } ({ $rank })
    }
card-back = { $count ->
        [1] egy lap
       *[other] { $count } lap
    }

## What happens, as something that can be answered

kind-exert = megerőltetés
kind-wound = seb
kind-heal = gyógyítás
kind-kill = halál
kind-discard = eldobás játékból
kind-discard-from-hand = eldobás kézből
kind-add-burdens = új terhek
kind-remove-burdens = terhek levétele
kind-add-twilight = új alkonyjelzők
kind-draw = laphúzás
kind-play = egy lap kijátszása
kind-put-on-ring = Az Egy Gyűrű felvétele
kind-move-from = a szövetség elhagy egy helyszínt
kind-move = a szövetség mozog
kind-move-to = a szövetség megérkezik egy helyszínre
kind-assign = kijelölés közelharcra
kind-win = megnyert közelharc
kind-lose = elvesztett közelharc
kind-start-of-turn = a kör eleje
kind-end-of-turn = a kör vége
kind-start-of-phase = egy fázis eleje
kind-end-of-phase = egy fázis vége
kind-skirmish-ends = egy közelharc vége

## What can be chosen

word-pass = passz
word-pass-start-with = senki más
word-pass-answer = nincs válasz
word-pass-sanctuary = nem gyógyul más
word-pass-play-from = nem játszom ki semmit
word-pass-play-site = nincs helyszín
word-pass-take = egyiket sem
word-pass-target = semmi több
word-yes = igen
word-no = nem
word-card = { $card }
word-in-play = { $card }
word-play = kijátszani: { $card }
word-heal = eldobni gyógyításért: { $card }
word-give = átadni egy másik karakternek: { $card }
word-use = { $ability ->
        [0] használni: { $card }
       *[other] használni: { $card }, { $ability }. képesség
    }
word-use-like = { $ability ->
        [0] használni: { $card }, szövege: { $text }
       *[other] használni: { $card }, szövege: { $text }, { $ability }. képesség
    }
word-pair = { $minion } – { $character }
word-way = { $next }. lehetőség
word-way-place = { $way }. hely a körök sorrendjében
word-seat = { $seat }

## Questions

why-bid = Hány terhet ajánlasz a helyedért a körök sorrendjében?
why-first-player = Kié az első kör?
why-tie = A tétek egyenlők. Ki választ először?
why-place = Melyik helyet választod a körök sorrendjében?
why-start-with = Ki indul veled? Maradt alkony költség: { $left }.
why-mulligan = Visszateszed a kezed, és hat új lapot húzol?
why-act = Mit teszel? ({ $phase })
why-answer = { $about ->
        [yes] Mindjárt megtörténik: { $what }. Válaszolsz rá?
       *[no] Éppen megtörtént: { $what }. Válaszolsz rá?
    }
why-first-of = Több dolog esedékes. Melyik legyen az első?
why-bearer = Ki viseli? { $card }
why-target = { $verb ->
        [exert] { $card }: ki erőlteti meg magát?
        [exhaust] { $card }: ki merül ki?
        [wound] { $card }: ki sebesül meg?
        [heal] { $card }: ki gyógyul?
        [discard] { $card }: mi kerüljön a gyűjtőbe?
        [strengthen] { $card }: kinek az ereje változik?
        [change] { $card }: ki változik?
        [return] { $card }: mi kerüljön vissza kézbe?
        [stack] { $card }: mi kerüljön alá?
       *[choose] { $card }: melyiket választod?
    }
why-number = { $card }: melyik számot választod?
why-one-of = { $card }: melyik ezek közül?
why-may = { $card }: használod?
why-again = { $card }: még egyszer?
why-pay-to-prevent = { $card }: fizetsz, hogy megakadályozd?
why-player = { $card }: melyik játékos?
why-play-from = { $from ->
        [discard] { $card }: mit játszol ki a gyűjtőből?
        [deck] { $card }: mit játszol ki a húzó paklidból?
        [stacked] { $card }: melyik ott fekvő lapot játszod ki?
       *[hand] { $card }: mit játszol ki kézből?
    }
why-play-site = { $card }: melyik helyszínt játszod ki?
why-reveal = { $card }: mit mutatsz meg?
why-discard-from-hand = { $card }: mit dobsz el kézből?
why-discard-it = { $card }: e lapok közül melyik kerüljön a gyűjtőbe?
why-order = { $card }: milyen sorrendben kerüljenek a lapok a pakli tetejére?
why-beneath = { $card }: mi kerüljön a pakli aljára?
why-take = { $card }: e lapok közül melyiket veszed el?
why-take-up = { $card }: melyik lapot veszed kézbe?
why-put-under = { $card }: melyik lap kerüljön a húzó pakli aljára?
why-shuffle-in = { $card }: mi kerül a húzó pakliba keverve?
why-stack = { $card }: mi kerüljön oda?
why-assign = { $card }: ki küzdjön ki ellen?
why-sanctuary = Menedék: ki gyógyul? Még gyógyítható sebek: { $left }.
why-leave-out = Íjászat: melyik íjász segítődet hagyod ki?
why-archery-wound = Íjászat: ki kapja a következő sebet?
why-archery-target = Íjászat: kinek a kegyencei kapják a sebeket?
why-defenders = Ki védekezik mely kegyencek ellen?
why-leftovers = Kit támadnak a ki nem jelölt kegyenceid?
why-next-skirmish = Melyik közelharc következik?
why-reconcile = Mielőtt nyolcra egészíted ki a kezed: eldobsz egy lapot?
why-down-to-eight = Nyolcnál több lapod van. Melyeket dobod el?
why-move-again = Továbbmozog a szövetség?
why-draw = Melyik lapot húzzák?
why-top-card = Melyik lap van legfelül?
why-random-card = Melyik lapot veszik el véletlenszerűen?

## What happened

event-bid = { $seat } tétje: { $bid }.
event-took-place = { $seat } helye: { $place }.
event-turn = { $turn }. kör, { $seat }.
event-phase = Kezdődik: { $phase }.
event-drew = { $seat } húz: { $card }.
event-looked-at = { $seat } megnéz egy lapot ({ $of }): { $card }.
event-revealed = { $seat } megmutatja: { $card }.
event-plays = { $seat } kijátssza: { $card }.
event-uses = { $seat } használja: { $card }.
event-site-played = { $seat } helyszínt tesz le: { $card }.
event-event-cancelled = Érvénytelenítve: { $card }.
event-moved = { $seat } a(z) { $site }. helyszínre mozog.
event-twilight = Alkony gyűjtő: { $now }.
event-burdens = { $seat } terhei: { $now }.
event-exerted = { $card } megerőlteti magát.
event-wounded = { $card } megsebesül.
event-healed = { $card } gyógyul.
event-killed = { $card } meghal.
event-discarded = { $seat } eldobja: { $card }.
event-returned = { $seat } kézbe veszi: { $card }.
event-to-deck = { $seat } a húzó pakliba teszi: { $card }.
event-stacked = Lap alá került: { $card }.
event-ring-worn = { $worn ->
        [yes] Felkerül Az Egy Gyűrű.
       *[no] Lekerül Az Egy Gyűrű.
    }
event-ring-bearer = Mostantól { $card } a Gyűrűhordozó.
event-archery = Íjászat: kegyencek { $minions }, szövetség { $fellowship }.
event-assigned = { $minion } kijelölve ellene: { $character }.
event-resolved = Közelharc: a Szabad Népek ereje { $free }, az Árnyé { $shadow }.
event-skirmish-cancelled = A közelharc elmarad.
event-out = { $seat } kiesett.
