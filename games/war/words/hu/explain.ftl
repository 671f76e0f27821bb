# Mi micsoda, és mi miért nem megengedett: annak, aki rámutat valamire, vagy kérdezi.

## Régiók, és akik ott állnak

explain-no-nation = egyik Nemzeté sem
explain-held = birtokosa: { $side }
explain-site-town = A Városokban a Nemzetük toborozhat.
explain-site-city = A Nagyvárosban a Nemzete toborozhat; a csata első körében a támadó csak 6-ossal talál.
explain-site-stronghold = Az Erődítményben a Nemzete toborozhat; a védői bevonulhatnak, és állhatják az ostromot.
explain-site-fortification = Az itteni csata első körében a támadó csak 6-ossal talál.
explain-control = Az egyik oldal jelével ellátott pajzs elfoglalt Települést jelöl. Pontot ér, és senki sem toboroz ott.
explain-siege = Legfeljebb 5 ostromlott egység áll a fal mögött. Csak a kint álló Sereg támadhatja őket. Ők csak bevetéssel cselekedhetnek.
explain-walls = Járhatatlan határ: { $regions }.
explain-army = Egységek: { $units } · harci kockák: { $dice } · Vezetői Érték: { $leadership }
kind-regular = Sima
kind-elite = Elit
kind-leader = Vezér
kind-nazgul = Nazgul
explain-figure-regular = Sima egység (kerek pajzs): egy találat leveszi.
explain-figure-elite = Elit egység (csúcsos pajzs): egy találattól sima egység lesz, kettő leveszi.
explain-figure-leader = Vezér (zászló): nem egység; egy elvétett kocka újradobását engedi, és az utolsó egységgel együtt elesik.
explain-figure-nazgul = Nazgul (szárnyak): a Sötétség vezére, bárhová repülhet, de szabad ellenséges Erődítményhez nem.

## Karakterek

explain-character = Szint: { $level }, Vezetői Érték: { $leadership }.
explain-captain = A Nyugat Kapitánya: eggyel több harci kocka a Seregének.
ability-gandalf-the-grey = Vezetőként: ha Esemény kockával játszottál ki kártyát, húzhatsz egyet ugyanabból a pakliból.
ability-strider = Vezetőként: bármelyik kocka elrejtheti a Szövetséget. A szabad Minas Tirithben, Dol Amrothban vagy Pelargirban a Nyugat Akaratával Aragorn lesz belőle.
ability-boromir = Gondor szabad Nagyvárosában vagy Erődítményében: bármelyik kocka közelebb léptetheti Gondort a háborúhoz.
ability-legolas = A Tündék szabad Erődítményében: bármelyik kocka közelebb léptetheti a Tündéket a háborúhoz.
ability-gimli = A szabad Ereborban: bármelyik kocka közelebb léptetheti a Törpöket a háborúhoz.
ability-meriadoc = Vezetőként elhagyhatja a Szövetséget, hogy 1-gyel csökkentse a sebzést. Ha Mordoron kívül a Hajsza áldozata lesz, csak leválik.
ability-peregrin = Vezetőként elhagyhatja a Szövetséget, hogy 1-gyel csökkentse a sebzést. Ha Mordoron kívül a Hajsza áldozata lesz, csak leválik.
ability-gollum = Ő vezeti a Gyűrűhordozókat, ha nincs több Útitárs: a közönséges számozott jelzők nem fednek fel, és ő felfedheti a Szövetséget, hogy 1-gyel csökkentse a sebzést.
ability-gandalf-the-white = A Nyugat Akaratával jön, ha Szürke Gandalf már nincs a Szövetségben, és volt már játékban Gonosz. A csata elején lemondhat a Vezetői Értékéről, hogy semmissé tegye az összes Nazgulét.
ability-aragorn = A Nyugat Akaratával Vándor helyébe lép.
ability-saruman = Sosem mozog. Vasudvard elit egységei vezérek is. Egy Utánpótlás kocka sima egységet toboroz Vasudvard minden Településére, vagy Orthancban két sima egységből elitet csinál.
ability-witch-king = Úgy repül, mint egy Nazgul. Ha a csatája első körében harci kártyát használ a Sötétség, húzhat egyet ugyanabból a pakliból.
ability-mouth-of-sauron = Fordulónként egyszer egy Utánpótlás kocka Sereg kockaként használható.

## Kockák, Gyűrűk és kártyák

explain-face-character = { $side ->
        [fp] A Szövetség haladása vagy elrejtése; Útitársak leválasztása vagy mozgatása; egy olyan Sereg mozgatása vagy támadása, amelyben van vezér vagy Karakter; Karakter kártya.
       *[sh] Nazgulok és Gonoszok mozgatása; egy olyan Sereg mozgatása vagy támadása, amelyben van vezér, Nazgul vagy Gonosz; Karakter kártya.
    }
explain-face-army = Legfeljebb két Sereg mozgatása, vagy támadás eggyel; Sereg kártya.
explain-face-muster = { $side ->
        [fp] Toborzás a háborúban álló Nemzeteknek, vagy egy Nemzet közelebb lép a háborúhoz; Utánpótlás kártya.
       *[sh] Toborzás a háborúban álló Nemzeteknek, egy Gonosz behozása, vagy egy Nemzet közelebb lép a háborúhoz; Utánpótlás kártya.
    }
explain-face-muster-army = Utánpótlás vagy Sereg kockaként használható.
explain-face-event = Egy Esemény Kártya felhúzása, vagy bármelyik kijátszása.
explain-face-will = Bármilyen más eredményként használható; vagy behozza Fehér Gandalfot vagy Aragornt.
explain-face-eye = Nem akció: a Hajsza Mezőbe kerül, és erősíti a Hajszát.
explain-rings-fp = Fordulónként egyszer egy Tünde Gyűrű átfordítja egy kockádat más eredményre (a Nyugat Akaratára soha). Utána a Sötétségé lesz.
explain-rings-sh = Fordulónként egyszer egy Gyűrű, amelyet a Szabad Népek már használtak, átfordítja a Sötétség egy kockáját (Szemet nem). Utána kikerül a játékból.
explain-hand = A forduló elején mindkét oldal egy-egy lapot húz mindkét paklijából. Kézben legfeljebb { $most } kártya lehet.

## A Szövetség és a Hajsza

explain-fellowship = A figura azt mutatja, hol látták utoljára a Gyűrűhordozókat. Minden haladás egy lépést ad; akkor kerülnek a helyükre, ha bejelentik vagy felfedezik őket. Felfedve nem haladhatnak tovább.
explain-reach = Most { $count } régió bármelyikében lehetnek. Nagyvárosok és Erődítmények köztük: { $regions }.
explain-corruption = A Hajsza sebzése, amelyet egy Útitárs sem vállalt át. { $most } pontnál a Sötétség győz. A Szabad Népek szabad Nagyvárosában vagy Erődítményében tett bejelentés 1-et gyógyít.
explain-mordor-title = A Mordor Sáv
explain-mordor = Minas Morgulból vagy a Morannonból a Szövetség a 2. fázisban beléphet Mordorba. Ott minden haladáshoz jelzőt kell húzni; öt lépés után a Gyűrű megsemmisül. Egy forduló haladás nélkül 1 Romlottság.
explain-hunt-box = Amikor a Szövetség halad, a Sötétség annyi kockával dob, ahány itt van, legfeljebb 5-tel. A 6-os siker; a Szabad Népek minden itt lévő kockája 1-et ad hozzá. Sikernél jelzőt kell húzni.
explain-pool = A még húzható jelzők. Ha elfogytak, a közönséges jelzők visszatérnek.
explain-tile-number = Sebzés: { $count }.
explain-tile-heals = Nincs sebzés; a Romlottság ennyivel csökken: { $count }.
explain-tile-eye = A sebzés annyi, ahány sikere volt a Hajszának. A Mordor Sávon annyi, ahány kocka van a Hajsza Mezőben.
explain-tile-die = A sebzésért egy kockával dobnak.
explain-tile-reveal = A Szövetséget felfedezik.
explain-tile-stop = A Mordor Sávon a Szövetség nem jut tovább.
explain-tile-card = Ez a kártya hozza játékba: { $card }.

## Politika és pontok

explain-politics = A kör aktív, a rombusz passzív Nemzet. Az utolsó mezőn háborúban állnak.
explain-at-war = Toboroz, támad, és minden határt átléphet.
explain-active = A háborúig léptethető. Addig kockával nem toboroz, nem támad, és nem lép más Nemzet régióiba.
explain-passive = Aktívnak kell lennie, mielőtt háborúba lép. Támadás, betörés, Útitárs vagy ott bejelentett Szövetség teszi aktívvá.
explain-points-fp = A Sötétség elfoglalt Erődítményeiért (2) és Nagyvárosaiért (1). Ha a forduló végén 4, a Szabad Népek győznek.
explain-points-sh = A Szabad Népek elfoglalt Erődítményeiért (2) és Nagyvárosaiért (1). Ha a forduló végén 10, a Sötétség győz.
explain-taken = Elfoglalva: { $regions }.

## Miért nem: minden szabály, amelyet egy elutasítás említhet, röviden

law-w1-6-7 = A Gyűrűhordozók és Gollam soha nem állnak magukban a térképen.
law-w3-4-1 = Legfeljebb annyi kocka kerülhet a Hajsza Mezőbe, ahány Útitárs van a Szövetségben.
law-w3-4-2 = A Szövetség az előző fordulóban haladt: legalább egy kockát a Hajsza Mezőbe kell tenni.
law-w4-1-1 = Nincs ilyen eredményt mutató használatlan kocka.
law-w4-1-5 = Most semmit sem lehetne vele tenni.
law-w4-2-3 = A Szövetség haladásához vagy elrejtéséhez Karakter eredmény kell.
law-w4-2-4 = Az Útitársak leválasztásához vagy mozgatásához Karakter eredmény kell.
law-w4-2-5 = A Nazgulok és Gonoszok mozgatásához Karakter eredmény kell.
law-w4-2-6 = Ehhez Sereg eredmény kell, vagy Karakter eredmény és a Seregben vezér vagy Karakter.
law-w4-2-7 = Egy Nemzet léptetéséhez Utánpótlás eredmény kell.
law-w4-2-8 = A toborzáshoz Utánpótlás eredmény kell.
law-w4-2-9 = Egy Gonosz behozásához Utánpótlás eredmény kell.
law-w4-2-10 = A kártyahúzáshoz Esemény eredmény kell.
law-w4-2-13 = Ehhez a Nyugat Akarata kell.
law-w4-3-1 = Csak akkor passzolhatsz, ha kevesebb használatlan kockád van, mint az ellenfelednek.
law-w4-5-1 = Erre most egyik Tünde Gyűrűd sem jó.
law-w4-5-4 = Ebben a fordulóban már használtál Tünde Gyűrűt.
law-w4-5-5 = A Gyűrű nem fordíthat a Nyugat Akaratára, és Szemet sem fordíthat át.
law-w5-1-1 = Az a pakli üres.
law-w5-3-1 = Ezzel a kockával az a kártya nem játszható ki.
law-w5-3-2 = A kártya feltétele nem teljesül.
law-w5-3-4 = Abból, amit a kártya mond, most semmi sem lehetséges.
law-w5-4-1 = Egy asztalon lévő kártya tiltja.
law-w5-4-3 = Ezzel a kockával az a kártya nem dobható el az asztalról.
law-w6-1-2 = Fehér Gandalf csak akkor jön, ha Szürke Gandalf már nincs a Szövetségben, és volt már játékban Gonosz.
law-w6-1-3 = Vándornak Minas Tirithben, Dol Amrothban vagy Pelargirban kell lennie, és az nem lehet az ellenség kezén.
law-w6-2-1 = Ez a Gonosz most nem jöhet. Mindegyik egyszer jön, ha a feltétele teljesül.
law-w6-2-2 = A Boszorkánykirály akkor jön, ha Szauron és a Szabad Népek egy Nemzete háborúban áll, egy szauroni egységet tartalmazó Sereghez.
law-w6-2-3 = Szarumán akkor jön, ha Vasudvard háborúban áll, és Orthanc nem veszett el.
law-w6-2-4 = Szauron Szája akkor jön, ha a Szövetség a Mordor Sávon van, vagy a Szabad Népek mind háborúban állnak.
law-w6-3-1 = Ez messzebb van, mint a Szintje.
law-w6-3-4 = Ahol a Sötétségnek Erődítménye van, ott az Útitárs megáll.
law-w6-3-5 = Ostromlott Erődítménybe Útitárs nem jut be, és ki sem.
law-w6-3-6 = Ez a Karakter sosem mozog.
law-w6-4-1 = Egy akcióban sem Nazgûl, sem Szolga nem mozog kétszer.
law-w6-4-2 = A Nazgulok nem repülnek a Szabad Népek Erődítményéhez, ha nincs ostrom alatt.
law-w6-4-4 = Szarumán soha nem hagyja el Orthancot.
law-w6-4-5 = Szauron Szája legfeljebb 3 régiót mozog, és saját ostromlott Erődítménybe nem jut be, sem ki.
law-w6-4-6 = Sereg nélkül Gonosz nem lép a Szabad Népek nem ostromolt Erődítményéhez.
law-w6-6-8 = Ehhez az Útitársnak otthon kell lennie: népe egy el nem veszett Településén.
law-w6-6-9 = Szarumán hangjához Szarumán legyen játékban, Orthanc pedig se elveszett, se ostromlott ne legyen.
law-w7-2-3 = Egy régióban legfeljebb 10 egység lehet.
law-w7-3-1 = Egy Utánpótlás két sima egységet, két vezért, egyet-egyet vagy egy elitet toboroz.
law-w7-3-2 = A Nemzete nem áll háborúban.
law-w7-3-3 = Az új figurák a saját Nemzetük Településére kerülnek, a Nazgulok Szauron Erődítményébe.
law-w7-3-4 = A két figura két különböző Településre kerül.
law-w7-3-5 = Vezér csak oda jöhet, ahol az oldalának van egysége.
law-w7-4-1 = Senki sem toboroz ott, ahol az ellenség birtokolja vagy ostromolja a Települést.
law-w7-4-2 = Ebből nincs több az utánpótlásban.
law-w7-5-1 = A Sereg olyan szomszédos régióba mozog, amely nyitva áll előtte.
law-w7-5-3 = Karakter eredménynél vezérnek vagy Karakternek vele kell mennie.
law-w7-5-5 = Legalább egy egységnek mennie kell, és vezér nem maradhat egység nélkül.
law-w7-5-6 = Egy akcióban egy figura sem mozog kétszer.
law-w7-5-9 = Ott az ellenség áll: támadj inkább.
law-w7-5-11 = Ostromlott Erődítménybe senki sem mozog be, és ki sem.
law-w7-6-1 = Ez a Sereg nem fejezhetné be az útját ott, ahol a kártya kívánja.
law-w8-1-2 = Egyik egységének a Nemzete sem áll háborúban.
law-w8-1-3 = Nincs ott megtámadható ellenséges Sereg.
law-w8-1-4 = Karakter eredménynél vezérnek vagy Karakternek kell lennie a Seregben.
law-w8-2-1 = A támadóknál és az utóvédnél is legalább egy egység kell.
law-w8-2-2 = Karakter eredménynél vezérnek vagy Karakternek kell lennie a támadók közt.
law-w8-2-4 = Akinek a Nemzete nem áll háborúban, az utóvédben marad.
law-w8-4-5 = A harci kártya feltétele nem teljesül.
law-w8-6-1 = Annyi elvétett kocka dobható újra, amennyi a Vezetői Érték, legfeljebb 5.
law-w8-8-3 = A Sereg szomszédos, szabad régióba vonul vissza.
law-w8-8-4 = Az a régió nem szabad: ott áll az ellenség, vagy övé a Település.
law-w8-8-5 = Az ostromlottak nem vonulhatnak vissza.
law-w8-9-2 = Legalább egy egységnek elő kell nyomulnia, vagy senkinek.
law-w8-9-3 = Az utóvéd nem nyomul előre, és vezér nem maradhat egység nélkül.
law-w9-4-5 = Az ostromlottak csak bevetéssel cselekedhetnek.
law-w9-5-1 = Ostromlott Erődítményt csak az ugyanott álló Sereg támadhat.
law-w10-1-2 = Passzív Nemzet nem áll háborúba.
law-w10-3-1 = Nem léphet tovább: már háborúban áll, vagy az ellenfél Nemzete.
law-w10-4-1 = Amíg a Nemzete nem áll háborúban, senki sem lép más Nemzet földjére.
law-w11-2-1 = Csak a legmagasabb Szintű Útitárs vezethet.
law-w11-4-1 = A Szövetség fel van fedve; előbb el kell rejteni.
law-w11-5-2 = Az a régió nem szomszédos nyitott úton.
law-w11-6-2 = Az a régió nem szomszédos nyitott úton.
law-w11-6-3 = A felfedett Szövetség nem állhat meg saját oldala Nagyvárosában vagy Erődítményében.
law-w15-7-1 = Csak a saját Nemzeteiddel toborzol, mozogsz, támadsz és lépsz tovább.
law-w15-7-3 = Nazgûlokat csak a Boszorkánykirály játékosa toboroz.
law-w15-7-4 = Ez a Szolga a társadé.
law-w15-7-5 = Egy Szolga képességét csak a játékosa használja.
law-w15-7-7 = A társad Szolgája csak vegyes Seregben támad.
law-w15-8-1a = Nincs két egyesíthető Sereg, vagy ebben a körben már javasoltad.
law-w15-8-4 = Ezt a vegyes Sereget a társad irányítja.
law-w15-8-5 = A cselekvő részt nem te irányítanád.
law-w15-9-1 = A kártyán a társad jele áll.
law-w15-9-3 = A kártya csak a saját Nemzeteidre szól.
law-w15-11-2 = Az előző akciód is erre a Nemzetre vagy Seregre szólt.
law-w16-1-2a = Aki harci kártyát jelent be, használhatót tesz le; akinek nincs, nemet mond.
law-w16-2-1 = Ebben a játszmában a felfedett Szövetség nem állhat meg a Szabad Népek településén.
law-w16-2-6 = Ebben a játszmában Szauron Szája megáll a Szabad Népek Erődítményénél.
law-w17-2-1 = Nincs ilyen jelződ.
law-w11-7-1 = A Szövetség már rejtett.
law-w11-9-1 = A Mordor Sávon senki sem hagyhatja el a Szövetséget.
law-w11-9-2 = Ez messzebb van, mint a Szövetség lépései és az ő Szintje együtt.
law-w11-9-5 = Aki Kísérőként elhagyta a Szövetséget, soha nem térhet vissza.
law-w12-3-2 = Ezekért egy-egy kocka dobható újra: a Sötétség Erődítménye, egységei, Nazgulok.
law-w15-3-3 = Kártyát nem mutattok meg, és nem beszéltek róla. Csak azt mondhatod meg, szeretnél-e cserét.
