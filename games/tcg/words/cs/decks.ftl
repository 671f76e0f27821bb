# Stavba balíčku: co je na stránce a co je na balíčku špatně. Pravidla se jmenují čísly.

## Co je špatně

fault-line = Tento řádek nelze přečíst.
fault-card = Taková karta není: { $code }.
fault-count = Na řádku je 1 až 99 kusů karty.
fault-second = Jedna už tu je.
fault-no-ring-bearer = Zatím bez Nositele Prstenu
fault-not-a-ring-bearer = Nemůže začít jako Nositel Prstenu: { $card }
fault-no-ring = Zatím bez Prstenu
fault-not-the-ring = Není Jeden prsten: { $card }
fault-too-few = { $count ->
        [one] Ještě 1 karta: dobírací balíček má nejméně { $least }
        [few] Ještě { $count } karty: dobírací balíček má nejméně { $least }
       *[other] Ještě { $count } karet: dobírací balíček má nejméně { $least }
    }
fault-sides = { $side ->
        [free] { $count ->
            [one] Ještě 1 karta Svobodných národů: obě strany musí být stejné
            [few] Ještě { $count } karty Svobodných národů: obě strany musí být stejné
           *[other] Ještě { $count } karet Svobodných národů: obě strany musí být stejné
        }
       *[shadow] { $count ->
            [one] Ještě 1 karta Stínu: obě strany musí být stejné
            [few] Ještě { $count } karty Stínu: obě strany musí být stejné
           *[other] Ještě { $count } karet Stínu: obě strany musí být stejné
        }
    }
fault-not-for-the-draw-deck = Nepatří do dobíracího balíčku: { $card }
fault-too-many = { $count } × { $card }: nejvýše { $most } jednoho názvu
fault-too-many-bearers = { $count } × { $card }: vedle Nositele Prstenu nejvýše { $most }
fault-not-a-site = Není místo: { $card }
fault-no-site = Zatím bez místa { $site }: od každého čísla jedno
fault-site-twice = Místo { $site } dvakrát: { $card }

## Stránka

builder-title = Balíček
builder-name = Název balíčku
builder-new = Nový balíček
builder-kept = ukládá se průběžně
builder-keeping = ukládá se …
builder-local = uloženo jen v tomto prohlížeči
builder-changed = Tento balíček se od otevření změnil jinde.
builder-keep-mine = Uložit můj jako nový
builder-take-other = Vzít ten druhý
builder-shared = Tento balíček vám někdo ukázal.
builder-copy = Zkopírovat k mým balíčkům
builder-starters = Startovní balíčky
builder-starters-about = Startovní balíček nahradí obsah tohoto. Lze to vzít zpět.
builder-text = Dovoz, vývoz
builder-hand = Náhodná ruka
builder-try = Vyzkoušet
builder-try-not = Jen povolené balíčky: podívejte se, co chybí.
builder-undo = Zpět
builder-share = Sdílet
builder-removed = Vyjmuto: { $card }
builder-find = Hledat karty
builder-search = Jméno, klíčové slovo, nebo co dělá: orc discard
builder-found = { $count } z { $all }
builder-nothing = Taková karta není.
builder-anything = Všechny karty
builder-further = Ukázat další
builder-cultures = Kultura
builder-costs = Cena v soumraku
builder-cost = Cena { $cost }
builder-cost-most = Cena { $cost } a více
builder-types = Typ
builder-sets = Sada
builder-set = Sada { $set }
builder-any-keyword = Jakékoli klíčové slovo
builder-keyword = Klíčové slovo
builder-pool = Nalezené karty
builder-pointed = Ukázaná karta
builder-in-deck = v balíčku { $count }
builder-copies = { $count } z { $most }
builder-add = O jednu více: { $card }
builder-less = O jednu méně: { $card }
builder-bears = Nese Prsten
builder-set-of = Sada { $set }, { $rarity ->
        [C] běžná
        [U] méně běžná
        [R] vzácná
       *[P] propagační
    }
builder-deck = Váš balíček
builder-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
builder-besides = + Nositel Prstenu, Prsten, místa: { $sites } z { $most }
builder-legal = Povolený
builder-unchecked = Nezkontrolováno: není spojení.
builder-more-faults = a ještě { $count }
builder-rule = Pravidlo { $rule }
builder-balance = { $free } Svobodné národy, { $shadow } Stín
builder-curve = Kolik karet kolik stojí
builder-curve-said = Cena { $cost }: { $free } Svobodné národy, { $shadow } Stín
builder-bearer-and-ring = Nositel Prstenu a Prsten
builder-no-bearer = Vyberte Nositele Prstenu
builder-no-ring = Vyberte Prsten
builder-road = Místa, od každého čísla jedno
builder-shadow-numbers = Dole čísla Stínu
builder-site = Místo { $number }: { $card }
builder-site-missing = Chybí místo { $number }: vyberte je
builder-tab-find = Hledat
builder-tab-deck = Balíček { $count }
builder-tabs = Části stránky
builder-read = Přečíst: { $card }

## Text

builder-text-ours = Se jmény
builder-text-bare = Jen kódy (4x1_9)
builder-text-about = Vložte sem seznam: náš, nebo s kódy jako 4x1_9.
builder-text-list = Balíček jako text
builder-text-take = Vzít tento seznam
builder-text-take-read = Vzít, co lze přečíst
builder-text-copy = Kopírovat
builder-text-copied = Zkopírováno
builder-text-line = Řádek { $line }: { $what }
builder-hand-about = { $count ->
        [one] Jedna náhodná karta z dobíracího balíčku.
        [few] { $count } náhodné karty z dobíracího balíčku.
       *[other] { $count } náhodných karet z dobíracího balíčku.
    }
builder-hand-again = Jiná ruka
