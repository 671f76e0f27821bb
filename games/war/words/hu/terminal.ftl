# Amit a terminál a Gyűrű Háborújáról mond. Egy részét a webes kliens is mondja.

welcome = A Gyűrű Háborúja. Súgó: ? – tanács: hint – kilépés: quit

## Súgó

help-more =
    ? W7.5.3       egy szabály, vagy egy fejezet, például W7.5
    ? fp-char-09   egy kártya; a neve vagy a lehetőség száma is jó
    ? scouts       egy harci cím; ? strider egy Karakter; ? rivendell egy régió
    map            a térkép; map gondor vagy map minas-tirith csak egy részét mutatja
    hand           a kártyáid
help-no-rule = Nincs ilyen szabály, kártya, harci cím, karakter vagy régió: „{ $rule }”. A szabályok száma ilyen: W7.5.3, a kártyáké ilyen: fp-char-09.

## Válaszok

hint-card = Egy kártya elolvasásához írd be: ? és a száma vagy neve.

## Tanács

level-hard-about = Sok ezer játszmából tanult. A te legjobb válaszodat is nézi, és legfeljebb egy másodpercig gondolkodik.
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
status-given = Jelzők: húzás { $draw }, előreléptetés { $advance }; Törp Gyűrűk: { $rings }.
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
status-order = { $side }: vezet: { $leads }; legközelebb lép: { $next }.
status-order-now = { $side }: vezet: { $leads }; most lép: { $next }.
status-player = { $seat } ({ $nations }): kézben { $character } Karakter, { $strategy } Stratégia, legfeljebb { $limit }.
status-personal-fp = Elvesztett pont: { $lost }.
status-personal-sh = Elfoglalt pont: { $captured }, elvesztett: { $lost }.
status-mixed = Vegyes Sereg itt: { $region }: { $units }. Irányítja: { $seat }.
status-separate = Külön Seregek itt: { $region }: { $units }.
status-captor = Elfoglalta { $seat }: { $regions }.
status-command = Parancsnok: támad: { $attacker }, véd: { $defender }.
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
