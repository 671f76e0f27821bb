# A ház saját szavai: játék a billentyűzetnél. Egy játék bármelyiket mondhatja a maga módján.

welcome = Súgó: ? – tanács: hint – kilépés: quit
goodbye = Viszlát.
hand-over = { $seat }: te következel. Ülj egyedül a gép elé, és nyomj Entert. { "" }
game-over = A játszma véget ért. { $count ->
        [1] Győztes
       *[other] Győztesek
    }: { $seats } – { $how }.
game-over-nobody = A játszma véget ért. Senki sem győzött – { $how }.
offer-save = A játszma megőrzéséhez írd be: save és egy fájlnév. Kilépés: Enter.

## Súgó

help-commands =
    A kérdésre egy lehetőség számával vagy nevével válaszolj.
    Ezeket is beírhatod:
    ?              ez a súgó és a kérdés szabályai (angolul)
    state          hogyan áll a játék
    hint           mit tenne egy program, és miért; hint 5s: ennyi ideig gondolkodhat
    log            mi történt az utóbbi időben; log 20, log all
    back           az utolsó válasz visszavonása
    save FÁJL      a játék mentése fájlba; save! FÁJL felül is ír
    load FÁJL      mentett játék folytatása
    quit, q        kilépés
help-rules = A kérdés szabályai:
help-no-rule = Erről nincs mit olvasni: „{ $rule }”.

## Válaszok

hint-one = Írj be egy számot 1 és { $most } között, vagy egy nevet.
hint-number = Írj be egy számot { $least } és { $most } között.
hint-some =
    { $least ->
        [0] Válassz legfeljebb ennyit: { $most }
       *[other] Válassz ennyit: { $least }–{ $most }
    }. Számok (2x1: az 1. lehetőség kétszer), nevek ({ $example }), { $least ->
        [0] all (mind) vagy none (semmi)
       *[other] vagy all (mind)
    }.
hint-exactly = Válassz ki ennyit: { $most }. Számok (2x1: az 1. lehetőség kétszer), nevek ({ $example }), vagy all (mind).
hint-order = Válassz ennyit: { $least }–{ $most }, a kívánt sorrendben. Számok (3 1 2) vagy nevek ({ $example }).
hint-order-exactly = Válassz ki ennyit: { $most }, a kívánt sorrendben. Számok (3 1 2) vagy nevek ({ $example }).
input-number = Számot kell írni, nem ezt: „{ $found }”.
input-option = Nincs ilyen lehetőség; számuk 1 és { $most } közötti.
input-unknown = „{ $found }” se nem lehetőség, se nem parancs. Súgó: ?
input-ambiguous = „{ $found }” több lehetőséget is jelenthet: { $examples }.
refused-by = Nem megengedett, szabály: { $rule }
refused-shape = Ez túl sok vagy túl kevés.
refused-not-offered = Ez itt nem választható.
back-refused = Nem léphetsz vissza: közben véletlen, titok vagy más játékos jött.

## Fájlok

file-missing = Írd a parancs után a fájl nevét.
saved = Elmentve: { $file }
not-saved = Nincs elmentve: { $error }
save-exists = Már van ilyen fájl: { $file }. Felülírásához írd be: save! { $file }
loaded = Betöltve: { $file }
seat-now = { $seat }: { $player }.
player-human = egy ember a billentyűzetnél
player-random = a véletlen játékos
player-level = a program, szintje: { $level }
player-greedy = a program, amely egy akcióval előre gondolkodik
player-search = a program, amely a te válaszaidat is nézi
not-loaded = Nincs betöltve: { $error }

## Játékosok

players-title = Kik játszhatnak, például --seats human,normal, a helyek sorrendjében ({ $seats }):
level-easy = könnyű
level-easy-about = Az első játszmához. Sok mindent nem vesz észre, de tudja, mi a cél.
level-normal = közepes
level-normal-about = Egy akcióval előre gondolkodik, és azonnal válaszol.
level-hard = nehéz
level-hard-about = A legjobb, amit tudunk, és legfeljebb egy másodpercig gondolkodik.
player-random-about = Bármit választ, amit a szabályok megengednek.
player-greedy-about = Egy akcióval előre gondolkodik, mint a normal.
player-search-about = Mint a hard; search:5s legfeljebb öt másodpercig gondolkodik minden döntésen.
thinking = { $seat }: gondolkodik …
program-failed = { $seat }: a program nem tudott válaszolni, és véletlenül választott. Kérjük, mentsd el a játszmát, és jelezd a hibát.

## Tanács

advice-plan = Terv: { $plan }.
advice-choices = A legjobb válaszok: győzelmi esély, mit kell beírni, mi következik.
advice-chance = { $percent }%
advice-none = Erre nincs tanács.
advice-unknown = Nincs ilyen tanácsadó: „{ $found }”. Írd be: hint, hint 5s, vagy hint és egy ezek közül: { $names }.
plan-win = győzni
advice-nothing = semmi
