# Vlastní slova domu: hra u klávesnice. Hra může cokoli z toho říci po svém.

welcome = Nápověda: ? – rada: hint – konec: quit
goodbye = Na shledanou.
hand-over = { $seat }: jste na tahu. Sedněte si k obrazovce sami a stiskněte Enter. { "" }
game-over = Konec partie. { $count ->
        [1] Vítěz
       *[other] Vítězové
    }: { $seats } – { $how }.
game-over-nobody = Konec partie. Nikdo nezvítězil – { $how }.
offer-save = Chcete-li partii uchovat, napište save a název souboru. Enter hru ukončí.

## Nápověda

help-commands =
    Odpovězte číslem možnosti nebo jejím názvem.
    Můžete také napsat:
    ?              tato nápověda a pravidla k otázce (anglicky)
    state          jak hra stojí
    hint           co by udělal program a proč; hint 5s ho nechá tak dlouho přemýšlet
    log            co se stalo naposledy; log 20, log all
    back           vzít poslední odpověď zpět
    save SOUBOR    uložit hru do souboru; save! SOUBOR přepíše i jiný
    load SOUBOR    pokračovat v uložené hře
    quit, q        konec
help-rules = Pravidla k této otázce:
help-no-rule = O „{ $rule }“ není co číst.

## Odpovědi

hint-one = Napište číslo od 1 do { $most } nebo název.
hint-number = Napište číslo od { $least } do { $most }.
hint-some =
    { $least ->
        [0] Vyberte nejvýše { $most }
       *[other] Vyberte { $least } až { $most }
    }: čísla (2x1 je možnost 1 dvakrát), názvy ({ $example }), { $least ->
        [0] all (vše) nebo none (nic)
       *[other] nebo all (vše)
    }.
hint-exactly = Vyberte přesně { $most }: čísla (2x1 je možnost 1 dvakrát), názvy ({ $example }), nebo all (vše).
hint-order = Vyberte { $least } až { $most } v pořadí, které chcete: čísla (3 1 2) nebo názvy ({ $example }).
hint-order-exactly = Vyberte přesně { $most } v pořadí, které chcete: čísla (3 1 2) nebo názvy ({ $example }).
input-number = Čekalo se číslo, ne „{ $found }“.
input-option = Taková možnost není; jsou očíslovány od 1 do { $most }.
input-unknown = „{ $found }“ není možnost ani příkaz. Nápověda: ?
input-ambiguous = „{ $found }“ může znamenat více možností: { $examples }.
refused-by = Nedovoluje pravidlo { $rule }:
refused-shape = To je příliš mnoho nebo příliš málo.
refused-not-offered = To zde nelze zvolit.
back-refused = Krok zpět nejde: mezitím přišla náhoda, něco skrytého nebo jiný hráč.

## Soubory

file-missing = Za příkaz napište název souboru.
saved = Uloženo: { $file }
not-saved = Neuloženo: { $error }
save-exists = Soubor { $file } už existuje. Chcete-li ho přepsat, napište save! { $file }
loaded = Načteno: { $file }
seat-now = { $seat }: { $player }.
player-human = člověk u klávesnice
player-random = náhodný hráč
player-level = program, úroveň: { $level }
player-greedy = program, který přemýšlí o jednu akci dopředu
player-search = program, který hledí i na vaše odpovědi
not-loaded = Nenačteno: { $error }

## Hráči

players-title = Kdo může hrát, například --seats human,normal, v pořadí míst ({ $seats }):
level-easy = lehká
level-easy-about = Pro první partii. Mnohé přehlédne, ale ví, o co jde.
level-normal = střední
level-normal-about = Přemýšlí o jednu akci dopředu a odpovídá hned.
level-hard = těžká
level-hard-about = Hraje tak dobře, jak jen umíme, a přemýšlí nejvýše sekundu.
player-random-about = Zvolí cokoli, co pravidla dovolují.
player-greedy-about = Přemýšlí o jednu akci dopředu, jako normal.
player-search-about = Jako hard; search:5s přemýšlí o každém rozhodnutí nejvýše pět sekund.
thinking = { $seat }: přemýšlí …
program-failed = { $seat }: program nedokázal odpovědět a zvolil náhodně. Uložte prosím partii a chybu nahlaste.

## Rada

advice-plan = Plán: { $plan }.
advice-choices = Nejlepší odpovědi: šance na výhru, co napsat, co bude dál.
advice-chance = { $percent } %
advice-none = K tomuto není rada.
advice-unknown = Rádce „{ $found }“ neexistuje. Napište hint, hint 5s nebo hint a jedno z těchto jmen: { $names }.
plan-win = zvítězit
advice-nothing = nic
