# A program saját szavai: játék a terminálban.

welcome = A Gyűrű Háborúja. Súgó: ? – tanács: hint – kilépés: quit
goodbye = Viszlát!
hand-over = { $side }: te következel. Ülj egyedül a gép elé, és nyomj Entert. { "" }
game-over = A játék véget ért. Győztes: { $side } – { $how }.
offer-save = A játék megőrzéséhez írd be: save és egy fájlnév. Kilépés: Enter.

## Súgó

help-commands =
    A kérdésre egy lehetőség számával vagy nevével válaszolj.
    Ezeket is beírhatod:
    ?              ez a súgó és a kérdés szabályai (angolul)
    ? W7.5.3       egy szabály, vagy egy fejezet, például W7.5
    ? fp-char-09   egy kártya; a neve vagy a lehetőség száma is jó
    ? scouts       egy harci cím; ? strider egy Karakter; ? rivendell egy régió
    map            a térkép; map gondor vagy map minas-tirith csak egy részét mutatja
    state          kockák, Szövetség, Hajsza, politika, kártyák
    hand           a kártyáid
    hint           mit tenne egy program, és miért; hint 5s: ennyi ideig gondolkodhat
    log            mi történt ebben a fordulóban; log 20, log all
    back           az utolsó válasz visszavonása
    save FÁJL      a játék mentése fájlba; save! FÁJL felül is ír
    load FÁJL      mentett játék folytatása
    quit, q        kilépés
help-rules = A kérdés szabályai:
help-no-rule = Nincs ilyen szabály, kártya, harci cím, karakter vagy régió: „{ $rule }”. A szabályok száma ilyen: W7.5.3, a kártyáké ilyen: fp-char-09.

## Válaszok

hint-one = Írj be egy számot 1 és { $most } között, vagy egy nevet.
hint-number = Írj be egy számot { $least } és { $most } között.
hint-some =
    { $least ->
        [0] Válassz legfeljebb ennyit: { $most }
       *[other] Válassz ennyit: { $least }–{ $most }
    }. Számok (2x1: az 1. lehetőség kétszer), nevek (2 gondor-regular, strider), { $least ->
        [0] all (mind) vagy none (semmi)
       *[other] vagy all (mind)
    }.
hint-exactly = Válassz ki ennyit: { $most }. Számok (2x1: az 1. lehetőség kétszer), nevek (2 gondor-regular, strider), vagy all (mind).
hint-card = Egy kártya elolvasásához írd be: ? és a száma vagy neve.
input-number = Számot kell írni, nem ezt: „{ $found }”.
input-option = Nincs ilyen lehetőség; számuk 1 és { $most } közötti.
input-unknown = „{ $found }” se nem lehetőség, se nem parancs. Súgó: ?
input-ambiguous = „{ $found }” több lehetőséget is jelenthet: { $examples }.
refused-by = Nem megengedett, szabály: { $rule }
refused-shape = Ez túl sok vagy túl kevés.
refused-not-offered = Ez itt nem választható.
back-refused = Semmi sem vonható vissza: közben kocka, kártya vagy a másik fél döntött.

## Fájlok

file-missing = Írd a parancs után a fájl nevét.
saved = Elmentve: { $file }
not-saved = Nincs elmentve: { $error }
save-exists = Már van ilyen fájl: { $file }. Felülírásához írd be: save! { $file }
loaded = Betöltve: { $file }
seat-now = { $side }: { $player }.
player-human = valaki a billentyűzetnél
player-random = a véletlen játékos
player-level = a program, szintje: { $level }
player-greedy = a program, amely egy akcióval előre gondolkodik
player-search = a program, amely az ellenfél válaszát is keresi
not-loaded = Nincs betöltve: { $error }

## Játékosok

players-title = Kik játszhatnak, például --seats human,normal (elöl a Szabad Népek):
level-easy = könnyű
level-easy-about = Az első játékhoz. Sok mindent nem vesz észre vagy rosszul ítél meg, de tudja, miről szól a játék.
level-normal = közepes
level-normal-about = Egy akcióval előre gondolkodik, és azonnal válaszol.
level-hard = nehéz
level-hard-about = Sok ezer játszma tapasztalatából ítél, az ellenfél legjobb válaszát is keresi, és legfeljebb egy másodpercig gondolkodik.
player-random-about = Bármit választ, amit a szabályok megengednek.
player-greedy-about = Egy akcióval előre gondolkodik, mint a normal.
player-search-about = Mint a hard; search:5s legfeljebb öt másodpercig gondolkodik minden döntésen.
thinking = { $side }: gondolkodik …
program-failed = { $side }: a program nem tudott válaszolni, ezért véletlen választ kapott. Kérjük, mentsd el a játékot, és jelezd a hibát.

## Tanács

advice-plan = Terv: { $plan }.
advice-choices = A legjobb válaszok: a győzelem esélye, mit kell beírni, és mi következik belőle.
advice-chance = { $percent }%
advice-none = Erre nincs tanács.
advice-unknown = Nincs ilyen tanácsadó: „{ $found }”. Írd be: hint, hint 5s, vagy hint és egy ezek közül: { $names }.
plan-race = a Gyűrűt Mordorba vinni, olyan gyorsan, ahogy a Gyűrűhordozók bírják
plan-defence = megtartani az Erődítményeket és időt nyerni
plan-free-war = fegyverrel győzni: elfoglalni a Sötétség Erődítményeit
plan-hunt = a Hajszával Romlottságba dönteni a Gyűrűhordozókat
plan-conquest = elfoglalni a Szabad Népek Nagyvárosait és Erődítményeit
step-die = { $what } kocka
step-as = mint { $what }
step-from = innen: { $what }
step-to = ide: { $what }
step-in = itt: { $what }
step-with = ezekkel: { $what }

## Térkép

map-area = { $area } [{ $id }]
map-unknown = Nincs ilyen régió vagy terület: „{ $name }”. Területek: { $areas }.
map-held-by = elfoglalta: { $side }
map-besieged = ostrom alatt, bent: { $side }
map-fellowship = a Szövetség (utolsó ismert helye)
map-neighbours = Szomszédai: { $regions }.
map-worth = Értéke az ellenségnek: { $points } győzelmi pont.
map-coastal = Tengerparti.

## Állás

none-there = nincs
status-headline = { $turn }. forduló, { $phase }. Pontok: Szabad Népek { $fp }/4, Sötétség { $sh }/10. Szövetség: { $where }, { $hidden }, Romlottság { $corruption }.
status-at = { $region } +{ $progress }
status-mordor = Mordor Sáv, { $step }/{ $last }. lépés
status-hidden = rejtett
status-revealed = felfedett
status-dice = { $side } kockái: { $dice }; Tünde Gyűrűk: { $rings }.
status-hunt-box = Hajsza Mező: Szabad Népek { $fp }, Sötétség { $sh }.
status-fellowship = A Szövetség utolsó ismert helye: { $region }; azóta megtett lépések: { $progress }; állapota: { $hidden }. Romlottság: { $corruption }/{ $most }.
status-fellowship-mordor = A Szövetség a Mordor Sávon van, lépés: { $step }/{ $last }; állapota: { $hidden }. Romlottság: { $corruption }/{ $most }.
status-companions = A Szövetség Vezetője: { $guide }. Útitársak: { $companions }.
status-hunt-pool = Hajsza Készlet: { $count } jelző – { $tiles }.
status-hunt-waiting = Mordorra váró különleges jelzők: { $tiles }.
status-politics = Politika, { $side }: { $nations }.
politics-at-war = { $nation } – háborúban
politics-active = { $nation } – aktív, { $steps } lépésre a háborútól
politics-passive = { $nation } – passzív, { $steps } lépésre a háborútól
status-cards = { $side }, kézben: { $character } Karakter, { $strategy } Stratégia (a paklikban: { $character-left }, { $strategy-left }).
status-table = Az asztalon: { $cards }.
status-reinforcements = { $side }, utánpótlás: { $figures }.
status-casualties = { $side }, veszteségek: { $figures }.
status-battle = Csata ({ $kind }), { $round }. kör. Támad: { $side }, { $from } → { $to }. Támadók: { $attackers }. Védők: { $defenders }.
status-attack = Támad: { $side }, { $from } → { $to } ({ $kind }), 1. kör. Védők: { $defenders }.
status-needs = Találathoz a támadóknak legalább { $attack }, a védőknek legalább { $defence } kell.
status-laid = Harci kártya, { $side }: { $card }
hand-title = A kártyáid:
hand-empty = Nincs kártyád.
card-in-full = { $card } ({ $face }; csatában: { $combat }, kezdeményezés { $initiative })
card-back = egy lap ({ $deck })
question-by-card = { $side } ({ $card })
sheet-name = { $card } [{ $id }] – { $side }, { $deck }
sheet-die = Kijátszható ezzel a kockával: { $face } vagy Esemény.
sheet-table = Az asztalon marad.
sheet-event = Esemény: { $text }
sheet-combat = Csatában: { $title }, kezdeményezés { $initiative }. { $text }
sheet-rulings = Pontosítások: { $text }
sheet-title = { $title } [{ $id }] – harci cím, kezdeményezés { $initiative }
sheet-title-cards = Ezeken a kártyákon: { $cards }.
sheet-character = { $who } [{ $id }] – { $side }. Szint: { $level }. Vezetői Érték: { $leadership }.
sheet-activates = Aktiválja: { $nations }.
sheet-activates-any = a Szabad Népek bármelyik nemzetét
sheet-captain = A Nyugat Kapitánya.
sheet-dice = Akciókockák, amíg játékban van: { $count }.
sheet-flies = Úgy repül, mint egy Nazgul.
dice-count = { $count } kocka
steps-to-war = { $steps } lépésre a háborútól
in-mordor = a Mordor Sávon
