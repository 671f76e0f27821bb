# Az első játszma tíz leckében. Egy lépésnek van szövege, és némelyik kérdésének sajátja is.

learn-about = Tíz rövid lecke, mindegyik valódi állás a valódi asztalon. Csillag mutatja, mire kattints. Amit a szabályok megengednek, azt itt is szabad.

## 1

learn-journey = Az út
learn-journey-about = A térkép, a kockáid és a Szövetség első lépései.
learn-journey-move = Te vezeted a Szabad Népeket. Frodó és Samu Völgyzugolyból Mordorba viszi a Gyűrűt. Ami izzik, az cselekedhet; a csillag mutatja, mire gondol a lecke. Kattints a Szövetségre a térképen vagy a sávján.
learn-journey-move-action = Minden akció egy kockába kerül: amelyik fizet, az kiemelkedik. Most haladj a Szövetséggel.
learn-journey-again = Egy lépés. A figura Völgyzugolyban marad: a Szövetség rejtett, csak a sávja számít. Ellenfelednek ebben a leckében nincs kockája. Haladj tovább.
learn-journey-will = A csillag a kockáid között a Nyugat Akarata. Bármelyik másik lap helyett állhat. Kattints újra a Szövetségre.
learn-journey-will-action = Most a Nyugat Akarata emelkedik ki: Karakter kockaként fizet. Haladj.
learn-journey-done = Három kocka, három lépés, és senki sem tudja, hol a Szövetség. Igazi játszmában a Sötétség minden lépésnél vadászik rá. A megmaradt Utánpótlás kocka a 4. és az 5. leckéé.

## 2

learn-hunt = A Hajsza
learn-hunt-about = Mibe kerül egy lépés, ha a Sötétség keres: sebzés, Romlottság, elveszett Útitársak.
learn-hunt-found = Öt kocka van a Hajsza Mezőben, és ebben a fordulóban már kétszer haladtál. A Sötétség minden lépésnél dob velük. A 6-os megtalál, és minden korábbi lépés könnyíti a dolgát. Haladj; ha a Hajsza nem jár sikerrel, haladj újra.
learn-hunt-found-action = A lépés mellett áll, mekkora eséllyel talál meg a Hajsza. Merd meg.
learn-hunt-found-hunt-casualty = Megtaláltak. A Hajsza táblája mutatja a kockákat, a jelzőt és a sebzést. A Gyűrűhordozók Romlottságként viselik; 12-nél a Sötétség győz. Vagy egy Útitárs vész oda érte. Ez kevés: ne vesszen oda senki.
learn-hunt-found-reveal-path = A jelző fel is fedett. Kattints oda, ahol most a figura áll: Hollin, dél felé.
learn-hunt-hide = Felfedett Szövetség nem haladhat. Kattints rá, és rejtsd el egy Karakter kockával.
learn-hunt-again = Újra rejtve. Merj még egy lépést.
learn-hunt-again-hunt-casualty = Megint megtaláltak. Most a Szövetség Vezetője vállalja. Elesik, és a Szintje csökkenti a sebzést. Minden Útitárs egyszer pajzs.
learn-hunt-again-reveal-path = Ismét felfedtek. Kattints oda, ahol most a figura áll.
learn-hunt-done = Az egész Hajszát láttad: dobás, jelző, sebzés, felfedés. Ezért lépj keveset egy fordulóban. Gandalf Fehérként visszatérhet, ha már megjött egy Gonosz.

## 3

learn-declare = Biztos menedék
learn-declare-about = Jelentsd be, hol a Szövetség, gyógyítsd meg, és válassz neki Vezetőt.
learn-declare-declare = A figura Hollinban áll, a Szövetség azóta 3 lépést tett. Bejelentheted, hol van. Saját Nagyvárosban vagy Erődítményben 1 Romlottságot gyógyul. Lórien 3 lépésre van: kattints Móriára, az elsőre.
learn-declare-declare-path = Menj tovább régióról régióra: Mória, Dimrill Dale, Lórien. Ha te jelented be, még Mória is biztonságos.
learn-declare-declare-guide = Lórienben 1 Romlottság gyógyul. Válassz vele Vezetőt a legmagasabb Szintűek közül. Gandalf kártyát húz, Vándor bármelyik kockával elrejti a Szövetséget. Próbáld ki Vándort.
learn-declare-guide = Pihentek: a Romlottság 4-ről 3-ra csökkent. Válassz Vezetőt a legmagasabb Szintűek közül. Gandalf kártyát húz, Vándor bármelyik kockával elrejti a Szövetséget. Próbáld ki Vándort.
learn-declare-done = A bejelentés oda viszi a figurát, ahol a Szövetség jár, és saját Nagyvárosaidban és Erődítményeidben gyógyít. Fel is ébreszti az ottani Nemzetet: ez a következő lecke. Aki semmit sem akar, egy kattintással végez.

## 4

learn-politics = A népek háborúba mennek
learn-politics-about = Ébressz fel egy Nemzetet, és vidd háborúba.
learn-politics-wake = Gondor egy lépésre van a háborútól, de passzív: alva sosem teszi meg az utolsót. Egy Útitárs a Nagyvárosában vagy Erődítményében felébreszti. Boromir közel van: kattints rá Folde-ban.
learn-politics-wake-companions-to = Ahová mehet, felfénylik: legfeljebb 2 régió, ennyi a Szintje. Kattints Minas Tirithre.
learn-politics-war = Gondor ébren van: a jele most kerek. Egy Utánpótlás kocka a háború felé visz egy Nemzetet. Kattints Gondor jelére a Politikánál.
learn-politics-war-nation = A kiemelt Utánpótlás kocka fizet. Egy lépés, és Gondor háborúban áll.
learn-politics-done = Gondor háborúban áll: támadhat, toborozhat, és átlépheti mások határait. Egy Nemzet akkor is közelebb kerül a háborúhoz, ha megtámadják. A Sötétség ezért kétszer meggondolja, kire üt.

## 5

learn-muster = A toborzás
learn-muster-about = Hozz új egységeket a térképre, és egy királyt.
learn-muster-regulars = Gondor háborúban áll, tehát toborozhat. Egy Utánpótlás kocka két sima egységet, két vezért, egyet-egyet vagy egy elitet hoz. Kattints Pelargirra a parton.
learn-muster-regulars-recruit-figure = Válassz sima egységet, a közkatonát. Kettőt kapsz, más-más helyen: Pelargirban és Dol Amrothban.
learn-muster-regulars-recruit-where = Az új egységek saját Nemzetük szabad Településeire jönnek, kettő sosem ugyanoda. Erősítsd a partvidéket.
learn-muster-elite = A másik Utánpótlás kocka egy elit egységet hoz. Úgy harcol, mint a sima, de két találatot bír. Kattints Minas Tirithre, aztán az elitre.
learn-muster-king = Vándor Minas Tirithben van. Kattints a Nyugat Akaratára, és koronázd meg: Aragorn, Isildur örököse. Jobban vezet, és a következő fordulótól eggyel több kockát ad.
learn-muster-done = A sereged nő, és király vezeti. A Sötétség ugyanígy toboroz. Amit a Szabad Népek elveszítenek, nem tér vissza.

## 6

learn-armies = Menetben
learn-armies-about = Két sereg egy kockával, és mennyi fér egy régióba.
learn-armies-first = Oldalt cserélsz, és a Sötétséget vezeted. Egy Sereg kocka legfeljebb két Sereget mozgat, mindegyiket egy régiót. Kattints a Minas Morgul-i Seregre.
learn-armies-first-move-from = Az első Sereg: Minas Morgul, Mordor határán.
learn-armies-first-move-to = Ahová mehet, felfénylik. Kattints Észak-Ithilienre, vagy húzd oda a Sereget.
learn-armies-first-move-figures = Egy régióban legfeljebb 10 egység fér el, és Észak-Ithilienben öt áll. Küldj 4-et a 6-ból: vegyél el kettőt a − gombbal.
learn-armies-back = A tévedés nem baj. A visszalépés, a fenti nyíl vagy az U billentyű, az egész mozgást visszaveszi. Próbáld ki, aztán mozogj újra.
learn-armies-second = Ugyanez a kocka még kiemelt, egy második Sereghez. A „Nincs második Sereg” véget vetne neki. Kattints Morannonra, majd Dagorladra, vagy húzd: mindenki megy, a Nazgul is.
learn-armies-led = A Karakter kocka egy Sereget mozgat, és vezetnie kell valakinek: Nazgulnak vagy Karakternek. A Nazgulod Dagorladban van: kattints rá.
learn-armies-led-move-figures = Egy sima egység és a Nazgul: így Észak-Ithilienben pontosan 10 egység lesz. A Nazgul vezet, ő nem számít bele. Vegyél el négy simát.
learn-armies-led-move-to = Most kattints Észak-Ithilienre.
learn-armies-done = Tíz egység és egy vezér áll Gondor kapuinál. A Sereg kocka két Sereget mozgat, a Karakter kocka egyet, akit vezetnek. Ahol ellenség áll, oda nem lépni, hanem támadni lehet: a következő lecke.

## 7

learn-battle = Egy csata
learn-battle-about = Tarts ki, vonulj vissza, üss vissza: kártyák, kockák, vezérek, veszteségek.
learn-battle-defend = A Sötétség rád támad Lossarnachban. A térképen fekvő tábla mutatja mindkét Sereget, körről körre: kártyák, kockák, veszteségek. Előbb mindkét fél letehet egy kártyát. A tiedet tartogasd jobb pillanatra.
learn-battle-defend-re-roll = Mindkét fél egységenként egy kockával dob, legfeljebb öttel; az 5-ös és a 6-os talál. A vezéred egy elvétett kockának második esélyt ad. Dobd újra.
learn-battle-defend-casualty = Találat ért. Minden javaslat megmondja, ki vész oda, és mekkora onnan az esélyed. Egy találat egy simába kerül, vagy egy elitet simává tesz. Gyengítsd az elitet. A tábla figuráira is kattinthatsz.
learn-battle-defend-retreat = A Sötétség sokkal több. Vonulj vissza időben: kattints Minas Tirithre, ott falak vannak.
learn-battle-attack = Időt nyertek neked; most üss vissza. A kettős lap Utánpótlás vagy Sereg kocka, és Sereg kockával támadni lehet. Kattints Lórien tündéire.
learn-battle-attack-attack-target = Minden célpontnál ott áll az esélyed. Kattints Dimrill Dale-re: mindenki megy, öt egység, egy vezér és Legolas.
learn-battle-attack-attack-with = Akit hátrahagysz, kimarad a csatából. Ma mindenki megy: öt egység, egy vezér és Legolas.
learn-battle-fight = Most te vagy a támadó. A körök ugyanolyanok.
learn-battle-fight-combat-card = Mindkét fél letehet egy kártyát, képpel lefelé; az alsó címe számít. Kattints Éomer lapjára a kezedben: Valour, +1 minden kockádra. Eseményéről lemondasz.
learn-battle-fight-re-roll = Két második esély: a vezéré és Legolasé. Dobd újra mindet.
learn-battle-fight-casualty = Téged is ért találat. Előbb gyengítsd az eliteket, aztán vesszenek simák.
learn-battle-fight-cease = Még mindketten állnak. Abbahagyhatod, vagy harcolsz tovább; akkor az ellenfél visszavonulhat. Harcolj tovább.
learn-battle-fight-advance = Tiéd a mező. A Sereged előrenyomulhat a régióba: mindenki.
learn-battle-done = Mindkét csatának vége, akár győztél, akár nem: a kocka az kocka. Egységek, vezérek és kártyák billentik a mérleget. A Nagyváros az első körben véd; az Erődítmény egészen más: a következő lecke.

## 8

learn-siege = Az ostrom
learn-siege-about = Foglalj el egy Erődítményt a Sötétséggel, győzelmi pontokért.
learn-siege-surround = Te vagy a Sötétség, Minas Tirith előtt. Egy Erődítmény 2 győzelmi pontot ér, egy Nagyváros 1-et; 10-zel győzöl. Kattints a Boszorkánykirály Seregére Osgiliathban.
learn-siege-surround-attack-target = A célpontnál ott áll az esélyed. Kattints Minas Tirithre: mindenki támad.
learn-siege-surround-advance = A védők eltűntek a mezőről. Nyomulj előre mindenkivel: akik a falak mögött vannak, most ostrom alatt állnak.
learn-siege-assault = Minas Tirith ostrom alatt áll. A falakat a saját régiódból rohamozod meg: egy kör, és csak a 6-os talál. Kattints ott a Seregedre.
learn-siege-assault-attack-target = Kattints még egyszer Minas Tirithre: ez a roham.
learn-siege-assault-re-roll = A Nazgulok és a Boszorkánykirály vezérek: dobd újra az összes elvétettet.
learn-siege-assault-extend = Még nem. Egy elit, amely simává lesz, még egy körre hajtja a Sereget. Tedd meg.
learn-siege-done = Minas Tirith elesett: 2 pont a 10-ből, ahogy az asztal teteje mutatja. Ha egy forduló végén 10 van, a Sötétség győzött. A Szabad Népeknek addig kell kitartaniuk, míg a Gyűrű a tűzhöz ér.

## 9

learn-events = Kártyák, Gyűrűk, Gonoszok
learn-events-about = Esemény Kártyák, egy Tünde Gyűrű és a Boszorkánykirály.
learn-events-draw = Az Esemény kockák a kártyákhoz valók. Kattints az egyikre, és húzz egy kártyát. A Karakter kártyák a Hajszáról és a nagyokról szólnak, a Stratégia kártyák seregekről és népekről.
learn-events-draw-draw-from = Húzz a Stratégia pakliból.
learn-events-play = A kártyáid előtted fekszenek. Mutass az egyikre, vagy nyomd hosszan, hogy elolvasd. Kattints erre: „Orcs Multiplying Again”.
learn-events-play-event = Egyszerre hat sima egységet toboroz, két helyen. Játszd ki.
learn-events-ring = Egy kocka maradt, Karakter, pedig Utánpótlás kellene. Egy Tünde Gyűrű másik lapjára fordít egy kockát. Ezt a Szabad Népek már használták, így hozzád került. Kattints rá.
learn-events-ring-ring-face = Fordítsd a kockát Utánpótlásra. Amelyik Gyűrűt a Sötétség használja, végleg elvész.
learn-events-minion = Az Utánpótlás kocka Gonoszokat is behoz. A Boszorkánykirály akkor jön, ha Szauron és a Szabad Népek egyik Nemzete háborúban áll. Így van: kattints Minas Morgulra.
learn-events-minion-action = Hozd oda a Boszorkánykirályt, a Seregedhez.
learn-events-done = A Boszorkánykirály kettő helyett vezet, és a következő fordulótól eggyel több kockát ad. De most már minden nép ébren van. Szarumánnak és Szauron Szájának saját feltételei vannak.

## 10

learn-doom = A Végzet Hegye
learn-doom-about = Az utolsó lépések Mordorban, és hogyan győz az egyik és a másik oldal.
learn-doom-climb = Frodó és Samu Mordorban van, Gollam vezeti őket. A sávjukon még két lépés van a tűzig. Itt minden lépés Hajsza Jelzőt húz, dobás nélkül. Kattints a Szövetségre a sávján, és haladj.
learn-doom-crack = A 12 Romlottság még messze van. Még egy lépés, a Végzet Hegyéhez.
learn-doom-crack-gollum-reveals = Sebzést okozó jelző. Gollam 1-gyel csökkentheti, de felfed, és az elrejtés egy kockába kerül. Kibírjátok: nem.
learn-doom-done = A Gyűrű megsemmisült: a Szabad Népek győztek. 4 győzelmi ponttal is győznek. A Sötétség 12 Romlottsággal azonnal győz, vagy 10 ponttal egy forduló végén. Ha bizonytalan vagy, kérj tanácsot.
