# Az első játszma tíz leckében. Egy lépésnek van szövege, és némelyik kérdésének sajátja is.

learn-about = Tíz rövid lecke, egyenként egy–négy perc, mindegyik valódi állás a valódi táblán. A lecke megmondja, mit próbálj ki és miért, te pedig úgy felelsz, ahogy akarsz: amit a szabályok megengednek, azt itt is szabad.

## 1

learn-journey = Az út
learn-journey-about = A térkép, a kockáid és a Szövetség első lépései.
learn-journey-move = Ez itt Középfölde. Te vezeted a Szabad Népeket; Frodó és Samu Völgyzugolyból (a térképen megjelölve) viszi a Gyűrűt délkeletre, Mordorba. Bármit teszel, egy kockádba kerül, és a lapja mondja meg, mire jó. Vegyél egy Karakter kockát.
learn-journey-move-action = Egy kocka, egy akció. Válaszd a Szövetség haladását: ez viszi a Gyűrűt Mordorba. A térképet húzhatod, közelítheted és távolíthatod.
learn-journey-again = Egy lépéssel előbbre! A figura Völgyzugolyban marad: a Szövetség rejtett, és csak a saját sávja mutatja, mennyit haladt. Most az ellenfeled használna egy kockát, de ebben a leckében nincs neki. Haladj tovább.
learn-journey-will = A csillag a kockáid között a Nyugat Akarata, a legjobb lapod: bármelyik másik helyett állhat. Lépj vele még egyet a Szövetséggel.
learn-journey-will-action = Karakterként még egyet léptet a Szövetségen: haladj vele.
learn-journey-done = Három kocka, három lépés, és senki sem tudja, hol a Szövetség. Igazi játszmában a Sötétség minden lépésnél vadászik rá: ez következik. A megmaradt Utánpótlás kocka a 4. és az 5. lecke témája.

## 2

learn-hunt = A Hajsza
learn-hunt-about = Mibe kerül egy lépés, ha a Sötétség keres: sebzés, Romlottság, elveszett Útitársak.
learn-hunt-found = A Sötétség öt kockát tett a Hajsza Mezőbe, és ebben a fordulóban már kétszer haladtál. Minden lépésnél dob velük: a 6-os megtalál, és minden korábbi lépés könnyíti a dolgát. Haladj a Szövetséggel, és ha a Hajsza nem jár sikerrel, még egy kockával.
learn-hunt-found-hunt-casualty = Megtaláltak! Egy Hajsza Jelző mondja meg, mennyi a sebzés. Vagy a Gyűrűhordozók viselik, Romlottságként (12-nél a Sötétség győz), vagy egy Útitárs vész oda érte. Ez most kevés: legyen Romlottság, ne vesszen oda senki.
learn-hunt-found-reveal-path = A jelző fel is fedett. Mondd meg, merre jött a Szövetség; oda kerül a figurája. Hollin a dél felé vezető úton van.
learn-hunt-hide = Amíg a Szövetség felfedett, nem haladhat. Egy Karakter kocka újra elrejti.
learn-hunt-again = Újra rejtve. Merj még egy lépést.
learn-hunt-again-hunt-casualty = Megint megtaláltak. Most a Szövetség Vezetője vállalja a sebzést: ő elesik, és a Szintje csökkenti a sebzést. Az Útitársak pajzsok, de mindegyik csak egyszer.
learn-hunt-again-reveal-path = Ismét felfedeztek. Mondd meg, merre jött a Szövetség: a figura odakerül.
learn-hunt-done = Mindent láttál a Hajszából: a dobást, a jelzőt, a sebzést Romlottságként vagy Útitársként, a felfedést. Ezért ne lépj túl sokat egy fordulóban. És Gandalf? Ha már megjött a Sötétség egyik Gonosza, A Nyugat Akarata Fehér Gandalfként hozhatja vissza.

## 3

learn-declare = Biztos menedék
learn-declare-about = Jelentsd be, hol a Szövetség, gyógyítsd meg, és válassz neki Vezetőt.
learn-declare-declare = Új forduló. A figura Hollinban áll, a Szövetség azóta 3 lépést tett. Bejelentheted, hol van: saját Nagyvárosodban vagy Erődítményedben 1 Romlottságot gyógyul. Lórien, a Tündék Erődítménye 3 lépésre van. Mondj igent.
learn-declare-declare-path = Most menj oda lépésenként, a térképen vagy a listában: Mórián és Dimrill Dale-en át Lórienbe. Ha te jelented be, még Mória is biztonságos; a Hajsza nem mozdul.
learn-declare-guide = Pihentek: a Romlottság 4-ről 3-ra csökkent, a figura Lórienben áll, és még mindig rejtett. A fázis végén Vezetőt választasz a legmagasabb Szintűek közül. Gandalf kártyát húz, Vándor bármelyik kockával elrejti a Szövetséget. Próbáld ki Vándort.
learn-declare-done = A bejelentés oda hozza a figurát, ahol a Szövetség jár, és saját Nagyvárosaidban és Erődítményeidben gyógyít. Fel is ébreszti az ottani Nemzetet: erről szól a következő lecke. A forduló most megy tovább: a Sötétség megtölti a Hajsza Mezőt, és mindenki dob.

## 4

learn-politics = A népek háborúba mennek
learn-politics-about = Ébressz fel egy Nemzetet, és vidd háborúba.
learn-politics-wake = Nem minden nép harcol kezdettől. Gondor egy lépésre van a háborútól, de passzív: alva sosem teszi meg az utolsó lépést. Felébreszti egy Útitárs, aki Nagyvárosába vagy Erődítményébe érkezik. Boromir a közelben van: vedd a Karakter kockát, és mozgasd az Útitársakat.
learn-politics-wake-companions-to = Boromir legfeljebb 2 régiót megy, ennyi a Szintje. Küldd haza, Minas Tirithbe.
learn-politics-war = Gondor ébren van! Most vegyél egy Utánpótlás kockát: egy lépéssel a háború felé visz egy Nemzetet.
learn-politics-war-nation = Válaszd Gondort. Egy lépés, és háborúban áll.
learn-politics-done = Gondor háborúban áll: támadhat, toborozhat, és átlépheti mások határait. Egy Nemzet akkor is felébred és közelebb kerül a háborúhoz, ha megtámadják vagy Települést veszít; a Sötétség ezért kétszer meggondolja, kire üt.

## 5

learn-muster = A toborzás
learn-muster-about = Hozz új egységeket a térképre, és egy királyt.
learn-muster-regulars = Gondor háborúban áll, tehát toborozhat. Egy Utánpótlás kocka két sima egységet hoz, vagy két vezért, vagy egyet-egyet, vagy egy elit egységet. Vegyél egy Utánpótlás kockát, és toborozz.
learn-muster-regulars-recruit-figure = Válassz sima egységet, a közkatonát. Kettőt kapsz, egymás után.
learn-muster-regulars-recruit-where = Az új egységek saját Nemzetük szabad Városaiba, Nagyvárosaiba és Erődítményeibe jönnek, kettő sosem ugyanoda. Erősítsd a partvidéket.
learn-muster-elite = A második kocka: egy elit egység Minas Tirithbe. Úgy harcol, mint a sima, de két találat kell hozzá.
learn-muster-king = Vándor megérkezett Minas Tirithbe. Ha A Nyugat Akarata az marad, ami, megkoronázzák: Aragorn, Isildur örököse. Jobban vezeti a seregeket, és a következő fordulótól eggyel több kockát ad.
learn-muster-done = Van egy növekvő sereged, és királyod, aki vezeti. A Sötétség ugyanígy toboroz, és Utánpótlás kockával hozza be a Gonoszokat: ezt a 9. leckében látod. Amit a Szabad Népek elveszítenek, nem tér vissza, úgyhogy vigyázz rájuk.

## 6

learn-armies = Menetben
learn-armies-about = Két sereg egy kockával, és mennyi fér egy régióba.
learn-armies-first = Oldalt cserélsz: te vezeted a Sötétséget. Egy Sereg kocka legfeljebb két Sereget mozgat, mindegyiket egy régiót. Vedd azt, és mozgass Seregeket.
learn-armies-first-move-from = Az első Sereg: Minas Morgul, Mordor határán.
learn-armies-first-move-to = Észak-Ithilienbe, ahol öt egységed áll.
learn-armies-first-move-figures = Egy régióban legfeljebb 10 egység fér el; ami több, lekerülne. Ott 5 van, tehát küldj 4-et, és maradjon, aki a kaput őrzi.
learn-armies-second = Ugyanez a kocka egy második Sereget is mozgat. Menj Morannonból Dagorladba mindenkivel, a Nazgullal is.
learn-armies-led = A Karakter kocka csak egy Sereget mozgat, és vezetnie kell valakinek: Nazgulnak vagy Karakternek. A Nazgulod Dagorladban van. Onnan menj Észak-Ithilienbe.
learn-armies-led-move-figures = Egy sima egység és a Nazgul: így ott pontosan 10 egység lesz. A Nazgul vezér, ő nem számít bele.
learn-armies-done = Tíz egység és egy vezér Gondor kapuinál. Jegyezd meg: a Sereg kocka két Sereget mozgat, a Karakter kocka egyet, akit vezetnek, és egy régióban sincs 10-nél több egység. Ahol ellenség áll, oda nem lehet belépni, csak támadni: ez a következő lecke.

## 7

learn-battle = Egy csata
learn-battle-about = Tarts ki, vonulj vissza, üss vissza: kártyák, kockák, vezérek, veszteségek.
learn-battle-defend = A Sötétség nagy sereggel támad rád Lossarnachban. A csata körökből áll: kártyák, kockák, veszteségek. A dobás előtt mindkét fél letehet egy kártyát, de a tiedet tartogasd jobb pillanatra: nincs kártya.
learn-battle-defend-re-roll = Mindkét fél egységenként egy kockával dob, legfeljebb öttel; az 5-ös és a 6-os talál. A vezéred egy elvétett kockának második esélyt ad. Dobd újra.
learn-battle-defend-casualty = Találat ért. Egy találat egy sima egységbe kerül, vagy egy elit egységet simára cserél. Gyengítsd előbb az elitet: így még senki sem veszett oda.
learn-battle-defend-retreat = A Sötétség tovább harcol, és sokkal többen vannak. Vonulj vissza időben: az egész sereged egy szabad szomszédos régióba megy. Minas Tirithnek falai vannak.
learn-battle-attack = Bármi lett velük, időt nyertek neked. Most üss vissza máshol: Lórien tündéi a Dimrill Dale-i orkok ellen. A kettős lap Utánpótlás vagy Sereg, ahogy tetszik; Sereg kockával támadni is lehet.
learn-battle-attack-attack-with = Akit hátrahagysz, utóvédként kimarad a csatából. Ma mindenki megy: öt egység, egy vezér és Legolas.
learn-battle-fight = Most te vagy a támadó. A körök ugyanolyanok.
learn-battle-fight-combat-card = Mindkét fél letehet egy kártyát, képpel lefelé. Csatában az alsó fele számít. Éomer lapja itt Valour: +1 minden kockádra. Utána elhasználódik, eseménye tehát sosem történik meg.
learn-battle-fight-re-roll = Két második esély: egy a vezéré, egy Legolasé. Dobd újra mindet.
learn-battle-fight-casualty = Téged is ért találat. Előbb gyengítsd az elit egységeket, aztán vesszenek simák.
learn-battle-fight-cease = Még mindkét Sereg áll. Abbahagyhatod, vagy harcolsz tovább; akkor az ellenfél visszavonulhat egy szabad szomszédos régióba, vagy marad még egy körre. Harcolj tovább.
learn-battle-fight-advance = Tiéd a mező. A Sereged előrenyomulhat a régióba, akár az egész.
learn-battle-done = Mindkét csatának vége, akár győztél, akár nem: a kocka az kocka. Több egység és több vezér mellett kevesebbet számít a szerencse, és a kártyák billentik a mérleget. Nagyvárosban vagy Erődben nehezebb eltalálni a védőket az elején, az Erődítmény pedig egészen más: ez a következő lecke.

## 8

learn-siege = Az ostrom
learn-siege-about = Foglalj el egy Erődítményt a Sötétséggel, győzelmi pontokért.
learn-siege-surround = Te vagy a Sötétség, Minas Tirith előtt, magával a Boszorkánykirállyal. Egy Erődítmény 2 győzelmi pontot ér, egy Nagyváros 1-et; 10-zel győzöl. Vegyél egy Sereg kockát, és támadd meg Minas Tirithet Osgiliathból, mindenkivel.
learn-siege-surround-advance = A védők eltűntek a mezőről. Nyomulj előre mindenkivel: ha a falak mögé mentek, most ostrom alatt állnak.
learn-siege-assault = Minas Tirith ostrom alatt áll. A falakat újabb támadással kell megrohamozni, a saját régiódban: egy kör, és csak a 6-os talál. Támadj újra, mindenkivel.
learn-siege-assault-re-roll = Kevés a hatos? A Nazgulok és a Boszorkánykirály vezérek: dobd újra mindet.
learn-siege-assault-extend = Még nem. Az ostrom egy körig tart, de egy elit egység, amely simává lesz, még egy körre hajtja a Sereget. Tedd meg.
learn-siege-done = Minas Tirith elesett: 2 győzelmi pont a 10-ből, ahogy a térkép sávja mutatja. Ha egy forduló végén 10 pont van, a Sötétség győzött. A Szabad Népeknek addig kell tartaniuk Erődítményeiket, míg a Gyűrű a tűzhöz ér.

## 9

learn-events = Kártyák, Gyűrűk, Gonoszok
learn-events-about = Esemény Kártyák, egy Tünde Gyűrű és a Boszorkánykirály.
learn-events-draw = Az Esemény kockák a kártyákhoz valók. Vegyél egyet, és húzz egyik paklidból: a Karakter kártyák a Hajszáról és a nagyokról szólnak, a Stratégia kártyák seregekről és népekről.
learn-events-play = Most játssz ki egy kártyát a másik Esemény kockával. A szövege mondja meg, mi történik; a kártya melletti „?” mutatja.
learn-events-play-event = Az „Orcs Multiplying Again” egyszerre hat sima egységet toboroz, két helyen. Játszd ki.
learn-events-ring = Egy kocka maradt, Karakter, pedig Utánpótlás kellene. A Szabad Népek korábban használtak egy Tünde Gyűrűt, így az hozzád került: egy kockát másik lapjára fordít. Használd a Gyűrűt.
learn-events-ring-ring-face = Fordítsd Utánpótlásra. Ha a Sötétség használ Gyűrűt, az végleg elvész.
learn-events-minion = Az Utánpótlás kocka Gonoszokat is behoz. A Boszorkánykirály akkor jön, ha Szauron és a Szabad Népek egyik Nemzete háborúban áll, és most így van. Hozd a seregedhez Minas Morgulba.
learn-events-done = A Boszorkánykirály kettő helyett vezet, és a következő fordulótól eggyel több kockát ad; de most már minden nép ébren van. Szarumán és Szauron Szája ugyanígy jön, mindegyik a maga feltételével. Amelyik Gyűrűt a Szabad Népek használják, a Sötétségé lesz: gondold meg kétszer.

## 10

learn-doom = A Végzet Hegye
learn-doom-about = Az utolsó lépések Mordorban, és hogyan győz az egyik és a másik oldal.
learn-doom-climb = Frodó és Samu Mordorban van, Gollammal mint Vezetővel, a Mordor Sávon a térkép szélén: még két lépés a tűzig. Itt minden lépés Hajsza Jelzőt húz, dobás nélkül. Vegyél egy Karakter kockát, és haladj.
learn-doom-crack = Nő a Romlottság, de a 12 még messze van. Még egy lépés, a Végzet Hegyéhez!
learn-doom-crack-gollum-reveals = Sebzést okozó jelző. Gollam 1-gyel csökkentheti, de felfedne, és az elrejtés egy kockába kerül. Kibírjátok: nem.
learn-doom-done = A Gyűrű megsemmisült: a Szabad Népek győztek! 4 győzelmi ponttal is győznek. A Sötétség 12 Romlottsággal azonnal győz, vagy 10 győzelmi ponttal egy forduló végén. Most már ismered a játékot; ha bizonytalan vagy, kérj Tanácsot.
