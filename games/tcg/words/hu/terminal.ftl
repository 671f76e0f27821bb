# What the terminal says of the card game.

welcome = A Gyűrűk Ura TCG. Súgó: ? – tanács: hint – kilépés: quit

## Help

help-more =
    ? T6.14        egy szabály, vagy egy fejezet, például T6
    ? aragorn      egy lap a nevével, a kódjával (1R89) vagy a sorszámával
    map            a kaland útvonala
    hand           a lapjaid
help-no-rule = Nincs ilyen szabály vagy lap: „{ $rule }”. A szabályok száma ilyen: T6.14, a lapok kódja ilyen: 1R89.
hint-card = Egy lap elolvasásához írd be: ? és a sorszámát vagy a nevét.
refused-by = { $rule } nem engedi.

## Where things stand

none-there = nincs
status-setup = Az első kör előtt.
status-headline = { $turn }. kör, { $seat }, { $phase }, { $site }. helyszín. Alkony gyűjtő: { $twilight }.
status-headline-own = { $turn }. kör, a tiéd, { $phase }, { $site }. helyszín. Alkony gyűjtő: { $twilight }.
status-moves = Mozgások ebben a körben: { $moves }.
status-path = A kaland útvonala:
status-site = { $number }) { $site } [{ $shadow }]
status-site-at = { $number }) { $site } [{ $shadow }] ← { $seats }
status-site-empty = { $number }) –
status-site-empty-at = { $number }) – ← { $seats }
status-fellowship = { $seat } szövetsége, teher { $burdens } / { $resistance }:
status-fellowship-ring = { $seat } szövetsége, teher { $burdens } / { $resistance }, viseli Az Egy Gyűrűt:
status-support = { $seat } hátországa: { $cards }
status-minions = Kegyencek:
status-minion = { $minion } ({ $seat })
status-skirmish = Közelharc: { $free } – { $minions }.
status-skirmish-fierce = Ádáz közelharc: { $free } – { $minions }.
status-assigned = Kijelölve: { $pairs }
status-under-way = Folyamatban: { $frames }
status-cards = { $seat }: kézben { $hand }, húzó pakliban { $deck }, gyűjtőben { $discard }, temetőben { $dead }
status-cards-out = { $seat } kiesett.
status-dead = { $seat } temetője: { $cards }
status-in-hand = { $seat } kezében ismert lapok: { $cards }
status-looked-at = Megnézett lapok: { $cards }
under-play = kijátszás: { $card }
under-action = szöveg: { $card }
under-occurrence = { $cards ->
        [none] { $what }
       *[other] { $what } ({ $cards })
    }
under-give = új viselő: { $card }

## Cards

hand-title = A lapjaid:
hand-empty = Nincs lap a kezedben.
figure-strength = erő { $now }
figure-vitality = életerő { $left } / { $all }
figure-roaming = kóborló
figure-bears = viseli: { $cards }
figure-stacked = alatta: { $cards }
figure-cost = költség { $cost }
figure-strength-bonus = erő { $by }
figure-vitality-bonus = életerő { $by }
figure-skirmish = { $character } – { $minion }
sheet-unique = egyedi
sheet-cost = Alkony költség { $cost }
sheet-strength = erő { $strength }
sheet-vitality = életerő { $vitality }
sheet-resistance = ellenállás { $resistance }
sheet-signet = pecsét: { $signet }
sheet-site = { $site }. helyszín
sheet-site-number = helyszín száma { $site }
sheet-home = otthona a(z) { $site }. helyszín
sheet-shadow-number = Árny száma { $number }
sheet-response = válasz
sheet-in-play = Játékban: { $cards }
sheet-ruling = Értelmezés: { $ruling }
sheet-rules = Szabályok: { $rules }

plan-travel = az utolsó helyszínre vinni a Gyűrűt, mielőtt más odaér
plan-hunt = megállítani a szövetséget: megrontani vagy megölni a Gyűrűhordozót
