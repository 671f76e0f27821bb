# What the table in the browser says.

## Short names of phases, as they stand on cards and in the head of the page

label-fellowship = Szövetség
label-shadow = Árny
label-maneuver = Manőver
label-archery = Íjászat
label-assignment = Kijelölés
label-skirmish = Közelharc
label-regroup = Visszarendezés
label-response = Válasz

signet-aragorn = Aragorn
signet-frodo = Frodó
signet-gandalf = Gandalf

## A card, as it is heard

heard-strength = erő { $strength }
heard-strength-printed = erő { $strength } (nyomtatva { $printed })
heard-vitality = életerő { $left } / { $vitality }
heard-wounds = { $wounds } seb
heard-exhausted = kimerült
heard-cost = költség { $cost }
heard-burdens = { $burdens } teher
heard-about = mindjárt történik vele valami
heard-inactive = most nem aktív
heard-chosen = kiválasztva
heard-lit = választható
heard-bears = viseli: { $cards }

## A card, to be read

full-resistance = ellenállás { $resistance }
full-signet = pecsét: { $signet }
full-site = { $site }. helyszín
full-home = otthon: { $site }
full-shadow-number = Árny száma
full-unique = egyedi
source-own = saját szövege
source-strength = Nyomtatott erő { $printed }
reader-roaming = Kóborló: a helyszíne előtt játszották ki.
reader-forbidden = Most nem: { $rule }.

## The head of the page

head-before = Az első kör előtt
head-yours = A te köröd
head-theirs = { $who } köre
head-turn = { $turn }. kör · { $phase }
head-bids = tétek és induló szövetségek
head-phases = a kör fázisai
head-skipped = elmarad
table-you = Te

## Zones of the table

zone-path = kalandösvény
zone-stage = az asztal
zone-lanes = közelharcok, minden útitársnak egy sáv
zone-others = a többi sáv
zone-unassigned = Nincs kijelölve
zone-minions = kegyencek
zone-fellowship = szövetség
zone-shelf = ezekből választhatsz
zone-hand = a kezed, { $count } lap
zone-piles = a paklijaid
zone-support-free = a Szabad Népek támogatása
zone-support-shadow = az Árny támogatása
zone-own = a tieid
zone-players = a játékosok
zone-rest = folyamatban, napló, a megmutatott lap
table-under = alatta { $count }

path-site = { $number }. helyszín, { $site }, Árny száma { $shadow }
path-empty = { $number }. helyszín, még üres
path-here = itt: { $who }
path-moves = mozgás: { $moves } / { $limit }
path-next = teszi le
pool-title = alkony
pool-about = alkony gyűjtő: { $count }
archery-minion = kegyencek íjászata { $sum }
archery-fellowship = szövetség íjászata { $sum }

chip-about = { $who }: kézben { $hand }, húzó pakliban { $deck }, gyűjtőben { $discard }, temetőben { $dead }, teher { $burdens } / { $resistance }, { $site }. helyszín
chip-out = { $who } kiesett
player-title = Lapjai: { $who }
player-none = Nincs lapja játékban.
pile-deck = pakli
pile-discard = gyűjtő
pile-dead = temető
pile-sites = helyszínek
pile-of-discard = Gyűjtő: { $who }
pile-of-dead = Temető: { $who }
pile-of-sites = Kalandpakli: { $who }
pile-count = { $count } lap
shelf-pile = egy pakli
shelf-close = bezárás
shelf-aside = Az asztal megnézése
shelf-back = Vissza a kérdéshez
shelf-looked = Megnézett lapok: { $who }
shelf-choose = { $count } választható
bid-about = A legmagasabb tét választ először helyet a körök sorrendjében. Amit ajánlasz, megmarad, bárki nyer: a Gyűrűhordozód ennyi teherrel kezd, és { $most } tehernél megromlik. Senki sem látja a téteket, amíg mind meg nem vannak.

## Skirmishes

lane-nobody = senki
lane-alone = { $who }, senki ellen
lane-against = { $who } – { $foes }
lane-fight = { $who } – { $foes }, { $free } a { $shadow } ellen, { $end }
lane-over = { $foes ->
        [none] { $who }, { $end }
       *[other] { $who } – { $foes }, { $end }
    }
end-won = győzelem
end-lost = vereség
end-cancelled = elmaradt
result-dies = meghalna
result-loses = veszítene, { $wounds } seb
result-wins = győzne
skirmish-now = a folyó közelharc
mark-killed = meghal
mark-wounded = megsebesül
mark-wins = győz
mark-kills = öl
verdict-ring-bearer-overwhelmed = Lehengerelve: { $dead } meghal, elvész a Gyűrűhordozó
verdict-ring-bearer = { $dead } meghal: elvész a Gyűrűhordozó
verdict-overwhelmed = Lehengerelve: { $dead } meghal
verdict-overwhelms = Győzelem, lehengerelve: { $dead } meghal
verdict-killed = Vereség: { $dead } meghal, { $wounds } seb
verdict-kills = Győzelem: { $dead } meghal, { $wounds } seb
verdict-lost = Vereség, seb nélkül
verdict-won = Győzelem, seb nélkül
verdict-wounded = Vereség: { $wounds } seb, { $who }
verdict-wounds = Győzelem: { $wounds } seb, { $who }
verdict-enough = +{ $more } elég, hogy ne hengereljék le, +{ $win } a győzelemhez.
verdict-to-win = +{ $win } a győzelemhez.
preview-pool = alkony: { $from } helyett { $to }
preview-burdens = teher: { $from } helyett { $to }
preview-fight = { $who }: { $free } a { $shadow } ellen, { $end }
preview-over = { $who }: közelharc: { $end }

## Under way

way-title = Folyamatban
way-play = { $who }: kijátszás, { $card }
way-action = { $who }: { $card }
way-paying = { $who }: fizet, { $card }
way-give = új viselő: { $card }
way-about-to = { $whom ->
        [none] Mindjárt: { $what }
       *[other] Mindjárt: { $what } ({ $whom })
    }
way-happened = { $whom ->
        [none] Megtörtént: { $what }
       *[other] Megtörtént: { $what } ({ $whom })
    }
way-answers = { $who }: válaszol vagy engedi
way-acts = { $passes ->
        [0] { $who }: akció vagy passz
       *[other] { $who }: akció vagy passz ({ $passes } passzolt)
    }
way-later = aztán { $who }

## The question

act-assigned = { $left ->
        [0] Kész
       *[other] Kész, { $left } marad
    }
act-done = { $count ->
        [0] Kész
       *[other] Kész, { $count } kiválasztva
    }
act-keep-all = Mind marad
act-again = Elölről
act-other = Valami mást
act-all-here = Mind a { $count } ide
act-pass-warned = Passz ({ $warning })
act-dies = { $count ->
        [one] { $who } meghalna
       *[other] { $who } meghalna
    }
word-yes-move-again = Tovább
word-no-move-again = Marad
word-yes-mulligan = Hat új lapot húzok
word-no-mulligan = Megtartom a kezem
key-space = Szóköz
key-enter = Enter
help-defenders = Minden védőnek egy kegyenc. Kattints egy kegyencre, aztán egy sávra; akit kihagysz, azt az Árny bárkire küldheti.
help-leftovers = Kattints egy kegyencre, aztán arra, akit megtámad. Akit kihagysz, nem harcol.
help-next-skirmish = Kattints egy sávra.
help-start-with = Ennyi alkony költségű útitárs indulhat veled.
help-reconcile = Kattints egy lapodra, hogy eldobd, vagy tartsd meg mindet.
help-archery-wound = Kattints arra, aki kapja, sebenként. Maradt seb: { $left }.

## Stops: where one is asked

label-answers = Válaszok
label-answer-wounds = Sebek
label-answer-skirmishes = Közelharcok
label-answer-others = Minden más
stops = Mikor kérdez a játék?
stop = { $stop }: mikor kérdez a játék?
# For those who hear the page: a phase, and what is wanted there.
stop-at = { $stop }: kérdez, { $ask }
stop-always = mindig
stop-able = ha tehetek valamit
stop-never = nem: passzoljon helyettem
stops-secret = A többiek ugyanannyi szünetet látnak, bármit választasz: a kezedről semmit sem árul el. A passzolás véget ér, ha valami rád irányul.
stops-going = Passzolsz a következő megállódig.
stops-stop = Elég
act-go-on = Passz a következő megállómig
act-passed = Egy pillanat múlva passzolunk helyetted. Még cselekedhetsz.
key-shift-space = Shift+Szóköz

## What leagues record

result-players = Játékosok
result-a-site = A: helyszín
result-a-burdens = A: terhek
result-a-dead = A: elveszett útitársak és szövetségesek
result-a-out = A: kiesett
result-b-site = B: helyszín
result-b-burdens = B: terhek
result-b-dead = B: elveszett útitársak és szövetségesek
result-b-out = B: kiesett
result-c-site = C: helyszín
result-c-burdens = C: terhek
result-c-dead = C: elveszett útitársak és szövetségesek
result-c-out = C: kiesett
result-d-site = D: helyszín
result-d-burdens = D: terhek
result-d-dead = D: elveszett útitársak és szövetségesek
result-d-out = D: kiesett
result-e-site = E: helyszín
result-e-burdens = E: terhek
result-e-dead = E: elveszett útitársak és szövetségesek
result-e-out = E: kiesett
