# A paklikészítő: ami az oldalon áll, és ami egy paklival baj. A szabályokat a számuk nevezi meg.

## Mi a baj

fault-line = Ez a sor nem olvasható.
fault-card = Nincs ilyen lap: { $code }.
fault-count = Egy sorban 1–99 darab állhat egy lapból.
fault-second = Ilyen már van.
fault-no-ring-bearer = Még nincs Gyűrűhordozó
fault-not-a-ring-bearer = Nem kezdhet Gyűrűhordozóként: { $card }
fault-no-ring = Még nincs Gyűrű
fault-not-the-ring = Ez nem Az Egy Gyűrű: { $card }
fault-too-few = Még { $count } lap: a húzó pakliban legalább { $least } van
fault-sides = { $side ->
        [free] Még { $count } Szabad Népek lap: a két oldal legyen egyenlő
       *[shadow] Még { $count } Árny lap: a két oldal legyen egyenlő
    }
fault-not-for-the-draw-deck = Nem a húzó pakliba való: { $card }
fault-too-many = { $count } × { $card }: egy címből legfeljebb { $most }
fault-too-many-bearers = { $count } × { $card }: a Gyűrűhordozó mellett legfeljebb { $most }
fault-not-a-site = Nem helyszín: { $card }
fault-no-site = Még nincs { $site }. helyszín: mindegyik számból egy kell
fault-site-twice = { $site }. helyszín kétszer: { $card }

## Az oldal

builder-title = Pakli
builder-name = A pakli neve
builder-new = Új pakli
builder-kept = építés közben mentve
builder-keeping = mentés …
builder-local = csak ebben a böngészőben van meg
builder-changed = Ez a pakli máshol megváltozott, mióta megnyitottad.
builder-keep-mine = Az enyém legyen új pakli
builder-take-other = A másik kell
builder-shared = Ezt a paklit megmutatták neked.
builder-copy = Másolás a paklijaim közé
builder-starters = Kezdőpaklik
builder-starters-about = A kezdőpakli a mostani tartalom helyére kerül. Ez visszavonható.
builder-text = Be és ki
builder-hand = Véletlen kéz
builder-try = Kipróbálás
builder-try-not = Csak szabályos paklival: nézd meg, mi hiányzik.
builder-undo = Visszavonás
builder-share = Megosztás
builder-removed = Kivéve: { $card }
builder-find = Lapok keresése
builder-search = Név, kulcsszó, vagy amit tesz: orc discard
builder-found = { $count } / { $all }
builder-nothing = Nincs ilyen lap.
builder-anything = Minden lap
builder-further = Továbbiak
builder-cultures = Kultúra
builder-costs = Alkonyköltség
builder-cost = Költség: { $cost }
builder-cost-most = Költség: { $cost } vagy több
builder-types = Típus
builder-sets = Készlet
builder-set = { $set }. készlet
builder-any-keyword = Bármely kulcsszó
builder-keyword = Kulcsszó
builder-pool = Talált lapok
builder-pointed = A mutatott lap
builder-in-deck = { $count } a pakliban
builder-copies = { $count } / { $most }
builder-add = Eggyel több: { $card }
builder-less = Eggyel kevesebb: { $card }
builder-bears = Ő hordozza a Gyűrűt
builder-set-of = { $set }. készlet, { $rarity ->
        [C] gyakori
        [U] nem gyakori
        [R] ritka
       *[P] promóciós
    }
builder-deck = A paklid
builder-cards = { $count } lap
builder-besides = + Gyűrűhordozó, Gyűrű, { $sites } / { $most } helyszín
builder-legal = Szabályos
builder-unchecked = Nincs ellenőrizve: nincs kapcsolat.
builder-more-faults = és még { $count }
builder-rule = Szabály: { $rule }
builder-balance = { $free } Szabad Népek, { $shadow } Árny
builder-curve = Hány lap mennyibe kerül
builder-curve-said = Költség { $cost }: { $free } Szabad Népek, { $shadow } Árny
builder-bearer-and-ring = Gyűrűhordozó és Gyűrű
builder-no-bearer = Válassz Gyűrűhordozót
builder-no-ring = Válassz Gyűrűt
builder-road = Helyszínek, mindegyik számból egy
builder-shadow-numbers = Alul az Árny-számok
builder-site = { $number }. helyszín: { $card }
builder-site-missing = Hiányzik a(z) { $number }. helyszín: válassz egyet
builder-tab-find = Keresés
builder-tab-deck = Pakli { $count }
builder-tabs = Az oldal részei
builder-read = Elolvasás: { $card }

## Szöveg

builder-text-ours = Nevekkel
builder-text-bare = Csak kódok (4x1_9)
builder-text-about = Illessz be ide egy listát: a miénket, vagy ilyen kódokkal: 4x1_9.
builder-text-list = A pakli szövegként
builder-text-take = Ezt a listát
builder-text-take-read = Ami olvasható
builder-text-copy = Másolás
builder-text-copied = Másolva
builder-text-line = { $line }. sor: { $what }
builder-hand-about = { $count } véletlen lap a húzó paklidból.
builder-hand-again = Másik kéz
