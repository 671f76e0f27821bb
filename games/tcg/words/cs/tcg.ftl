# The Lord of the Rings TCG: the things of the game, what is asked and what happens. Titles of cards are facts and stay as they are.

## The words of the cards

side-free = Svobodné národy
side-shadow = Stín

type-companion = společník
type-ally = spojenec
type-minion = přisluhovač
type-possession = majetek
type-artifact = artefakt
type-event = událost
type-condition = stav
type-site = místo
type-ring = Jeden prsten

culture-dwarven = trpaslíci
culture-elven = elfové
culture-gandalf = Gandalf
culture-gondor = Gondor
culture-shire = Kraj
culture-isengard = Železný pas
culture-moria = Morie
culture-ringwraith = Prstenové přízraky
culture-sauron = Sauron

race-man = člověk
race-elf = elf
race-dwarf = trpaslík
race-hobbit = hobit
race-wizard = čaroděj
race-orc = skřet
race-uruk-hai = Uruk-hai
race-nazgul = Nazgûl
race-balrog = balrog
race-troll = zlobr
race-creature = tvor

class-hand-weapon = ruční zbraň
class-ranged-weapon = střelná zbraň
class-armor = zbroj
class-shield = štít
class-helm = přilba
class-cloak = plášť
class-bracers = nátepníky
class-mount = jízdní zvíře
class-pipe = dýmka
class-staff = hůl
class-ring = prsten
class-palantir = palantír

keyword-archer = lučištník
keyword-damage = zranění
keyword-defender = obránce
keyword-fierce = zuřivý
keyword-ring-bearer = Nositel Prstenu
keyword-sanctuary = útočiště
keyword-ranger = hraničář
keyword-tracker = stopař
keyword-tentacle = chapadlo
keyword-twilight = soumrak
keyword-search = pátrání
keyword-stealth = skrytost
keyword-tale = příběh
keyword-spell = kouzlo
keyword-weather = počasí
keyword-pipeweed = dýmkové koření
keyword-forest = les
keyword-marsh = močál
keyword-mountain = hora
keyword-plains = pláně
keyword-river = řeka
keyword-underground = podzemí

phase-fellowship = fáze společenstva
phase-shadow = fáze Stínu
phase-maneuver = fáze manévrů
phase-archery = fáze střelby
phase-assignment = fáze přiřazení
phase-skirmish = fáze šarvátky
phase-regroup = fáze přeskupení

victory-last-site = společenstvo přežilo na posledním místě
victory-last-player = nikdo jiný nezbyl
victory-draw = všechny zkazily jejich sázky

## Cards. A name comes from the card itself.

card-face = { $title }
card-in-play = { $rank ->
        [1] { $title }
       *[other] { $title } ({ $rank })
    }
card-back = { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }

## What happens, as something that can be answered

kind-exert = vyčerpání síly
kind-wound = zranění
kind-heal = léčení
kind-kill = smrt
kind-discard = odhození ze hry
kind-discard-from-hand = odhození z ruky
kind-add-burdens = přidání břemen
kind-remove-burdens = odebrání břemen
kind-add-twilight = přidání soumraku
kind-draw = líznutí karty
kind-play = zahrání karty
kind-put-on-ring = nasazení Jednoho prstenu
kind-move-from = společenstvo opouští místo
kind-move = společenstvo se pohybuje
kind-move-to = společenstvo přichází na místo
kind-assign = přiřazení k šarvátce
kind-win = vyhraná šarvátka
kind-lose = prohraná šarvátka
kind-start-of-turn = začátek tahu
kind-end-of-turn = konec tahu
kind-start-of-phase = začátek fáze
kind-end-of-phase = konec fáze
kind-skirmish-ends = konec šarvátky

## What can be chosen

word-pass = pas
word-pass-start-with = nikdo další
word-pass-answer = bez odpovědi
word-pass-sanctuary = nikoho dalšího neléčit
word-pass-play-from = nic nezahrát
word-pass-play-site = žádné místo
word-pass-take = žádnou nevzít
word-pass-target = nic dalšího
word-yes = ano
word-no = ne
word-card = { $card }
word-in-play = { $card }
word-play = zahrát: { $card }
word-heal = odhodit a vyléčit společníka: { $card }
word-give = předat jiné postavě: { $card }
word-use = { $ability ->
        [0] použít: { $card }
       *[other] použít: { $card }, { $ability }. schopnost
    }
word-use-like = { $ability ->
        [0] použít: { $card } s textem karty { $text }
       *[other] použít: { $card } s textem karty { $text }, { $ability }. schopnost
    }
word-pair = { $minion } proti { $character }
word-way = { $next }. možnost
word-way-place = { $way }. místo v pořadí tahů
word-seat = { $seat }

## Questions

why-bid = Kolik břemen vsadíte na své místo v pořadí tahů?
why-first-player = Kdo má první tah?
why-tie = Sázky jsou stejné. Kdo vybírá první?
why-place = Které místo v pořadí tahů si vezmete?
why-start-with = Kdo s vámi začíná? Zbývající cena soumraku: { $left }.
why-mulligan = Vrátíte karty z ruky a líznete si šest nových?
why-act = Co uděláte? ({ $phase })
why-answer = { $about ->
        [yes] Má se stát: { $what }. Odpovíte?
       *[no] Právě se stalo: { $what }. Odpovíte?
    }
why-first-of = Má se stát několik věcí. Která bude první?
why-bearer = Kdo ponese kartu { $card }?
why-target = { $verb ->
        [exert] { $card }: kdo vyčerpá síly?
        [exhaust] { $card }: kdo bude vyčerpán?
        [wound] { $card }: kdo bude zraněn?
        [heal] { $card }: kdo bude vyléčen?
        [discard] { $card }: co bude odhozeno?
        [strengthen] { $card }: čí síla se změní?
        [change] { $card }: kdo se změní?
        [return] { $card }: co se vrátí do ruky?
        [stack] { $card }: co se podloží?
       *[choose] { $card }: co vyberete?
    }
why-number = { $card }: které číslo vyberete?
why-one-of = { $card }: co z tohoto?
why-may = { $card }: využijete ji?
why-again = { $card }: ještě jednou?
why-pay-to-prevent = { $card }: zaplatíte, abyste tomu zabránili?
why-player = { $card }: který hráč?
why-play-from = { $from ->
        [discard] { $card }: co zahrajete z odhazovacího balíčku?
        [deck] { $card }: co zahrajete z dobíracího balíčku?
        [stacked] { $card }: kterou z podložených karet zahrajete?
       *[hand] { $card }: co zahrajete z ruky?
    }
why-play-site = { $card }: které místo zahrajete?
why-reveal = { $card }: co odhalíte?
why-discard-from-hand = { $card }: co odhodíte z ruky?
why-discard-it = { $card }: která z těchto karet bude odhozena?
why-order = { $card }: v jakém pořadí přijdou karty navrch balíčku?
why-beneath = { $card }: co přijde pod balíček?
why-take = { $card }: kterou z těchto karet si vezmete?
why-take-up = { $card }: kterou kartu si vezmete do ruky?
why-put-under = { $card }: která karta přijde pod dobírací balíček?
why-shuffle-in = { $card }: co se zamíchá do dobíracího balíčku?
why-stack = { $card }: co se tam podloží?
why-assign = { $card }: kdo se utká s kým?
why-sanctuary = Útočiště: kdo bude vyléčen? Zbývá zranění k vyléčení: { $left }.
why-leave-out = Střelba: které ze svých spojenců lučištníků vynecháte?
why-archery-wound = Střelba: kdo utrpí další zranění?
why-archery-target = Střelba: čí přisluhovači utrpí zranění?
why-defenders = Kdo se brání kterým přisluhovačům?
why-leftovers = Na koho útočí vaši nepřiřazení přisluhovači?
why-next-skirmish = Která šarvátka bude další?
why-reconcile = Než doplníte ruku na osm karet: odhodíte jednu?
why-down-to-eight = Máte víc než osm karet. Které odhodíte?
why-move-again = Pohne se společenstvo znovu?
why-draw = Která karta se lízne?
why-top-card = Která karta leží navrchu?
why-random-card = Která karta se vezme náhodně?

## What happened

event-bid = { $seat } sází { $bid }.
event-took-place = { $seat } bere { $place }. místo.
event-turn = Tah { $turn }, { $seat }.
event-phase = Začíná { $phase }.
event-drew = { $seat } lízne: { $card }.
event-looked-at = { $seat } si prohlíží kartu ({ $of }): { $card }.
event-revealed = { $seat } odhaluje: { $card }.
event-plays = { $seat } hraje: { $card }.
event-uses = { $seat } používá: { $card }.
event-site-played = { $seat } vykládá místo { $card }.
event-event-cancelled = Zrušeno: { $card }.
event-moved = { $seat } jde na místo { $site }.
event-twilight = Zásoba soumraku: { $now }.
event-burdens = Břemena ({ $seat }): { $now }.
event-exerted = { $card }: vyčerpání síly.
event-wounded = { $card }: zranění.
event-healed = { $card }: vyléčeno.
event-killed = { $card } umírá.
event-discarded = { $seat } odhazuje: { $card }.
event-returned = { $seat } si bere do ruky: { $card }.
event-to-deck = { $seat } dává do dobíracího balíčku: { $card }.
event-stacked = Podloženo: { $card }.
event-ring-worn = { $worn ->
        [yes] Jeden prsten je nasazen.
       *[no] Jeden prsten je sundán.
    }
event-ring-bearer = Nositelem Prstenu je teď { $card }.
event-archery = Střelba: přisluhovači { $minions }, společenstvo { $fellowship }.
event-assigned = { $minion } je přiřazen proti: { $character }.
event-resolved = Šarvátka: síla { $free } Svobodných národů proti { $shadow } Stínu.
event-skirmish-cancelled = Šarvátka je zrušena.
event-out = { $seat } vypadává ze hry.
