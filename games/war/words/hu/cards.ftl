# Az Esemény Kártyák: nevük, mit tesz az eseményük és a harci felük, és pontosítások. Mind a saját szavainkkal.
#
# Egy kártyánál: -event az eseménye, -combat az, amit csatában tesz, -rulings az, ami ezekből nem világos.
# Egy harci cím több kártyáé is, és a szövegei is közösek. Ami sok eseményben közös, az egy kifejezés (term).

## Harci címek

title-advantageous-position = Advantageous Position
title-anduril = Andúril
title-black-breath = Black Breath
title-blade-of-westernesse = Blade of Westernesse
title-brave-stand = Brave Stand
title-charge = Charge
title-confusion = Confusion
title-cruel-as-death = Cruel as Death
title-daring-defiance = Daring Defiance
title-daylight = Daylight
title-deadly-strife = Deadly Strife
title-desperate-battle = Desperate Battle
title-devilry-of-orthanc = Devilry of Orthanc
title-dread-and-despair = Dread and Despair
title-durins-bane = Durin's Bane
title-ents-rage = Ents' Rage
title-fateful-strike = Fateful Strike
title-foul-stench = Foul Stench
title-great-host = Great Host
title-heroic-death = Heroic Death
title-huorn-dark = Huorn-dark
title-it-is-a-gift = It Is a Gift
title-mighty-attack = Mighty Attack
title-mumakil = Mûmakil
title-nameless-wood = Nameless Wood
title-no-quarter = No Quarter
title-one-for-the-dark-lord = One for the Dark Lord
title-onslaught = Onslaught
title-relentless-assault = Relentless Assault
title-scouts = Scouts
title-servant-of-the-secret-fire = Servant of the Secret Fire
title-shield-wall = Shield-wall
title-sudden-strike = Sudden Strike
title-swarm-of-bats = Swarm of Bats
title-they-are-terrible = They Are Terrible
title-valour = Valour
title-we-come-to-kill = We Come to Kill
title-words-of-power = Words of Power

## Mit tesznek a harci címek, és pontosítások

combat-advantageous-position-text = Akkor használható, ha a védő régiója a Szabad Népek egyik Nemzetéé. A Sötétség Csata Dobásában minden kocka 1-gyel kevesebbet ér; a dobott 6-os így is talál.
combat-advantageous-position-rulings-text = A Sötétség vezéri újradobása nem változik. Bármelyik oldal lehet a védő. Osgiliath egyik Nemzeté sem.
combat-anduril-text = Akkor használható, ha Vándor vagy Aragorn részt vesz a csatában. Erre a körre lemond a Vezetői Értékéről; cserébe a Csata Dobás után Vándorral 1, Aragornnal 1 vagy 2 elvétett kockából találat lesz. Ezek a kockák nem dobhatók újra.
combat-anduril-rulings-text = Semmi sem történik, ha a Vezetői Értéke semmis, vagy a Szabad Népeknek nincs vezéri újradobásuk ebben a körben.
combat-black-breath-text = Akkor használható, ha egy Nazgul vagy a Boszorkánykirály részt vesz a csatában. Ha a Sötétség vezéri újradobása talál, a Sötétség ezenfelül kiejthet egy csatában lévő ellenséges vezért vagy egy olyan Útitársat, akinek a Szintje legfeljebb annyi, ahány találat az újradobásban volt.
combat-black-breath-rulings-text = Legfeljebb egy figura esik el. Csak a vezéri újradobás találatai számítanak, és ezek a szokásos módon veszteséget is okoznak. Fehér Gandalf hatalma a Nazgulok Vezetői Értéke fölött nem állítja meg a kártyát.
combat-blade-of-westernesse-text = Akkor használható, ha Borbak Trufa vagy Tuk Peregrin részt vesz a csatában. Ha a Szabad Népek vezéri újradobása talál, és egy Gonosz is részt vesz, pontosan egy ilyen találatot egy ott lévő, általuk választott Gonosz kiejtésére kell fordítani.
combat-blade-of-westernesse-rulings-text = A Boszorkánykirály Gonosz, a többi Nazgul nem. A Csata Dobás találata erre nem fordítható. A ráfordított találat nem okoz veszteséget az egységek közt. Gonosz vagy újradobás nélkül semmi sem történik.
combat-brave-stand-text = Akkor használható, ha egy Útitárs részt vesz a csatában. A Sötétség a Csata Dobásában minden csatában lévő Útitárs után 1 kockával kevesebbel dob, de legalább 1-gyel.
combat-brave-stand-rulings-text = A kockákat az 5-ös felső határ után kell levonni. Az az Útitárs is számít, akit a „Words of Power” megnevezett.
combat-charge-text = Akkor használható, ha a Szabad Népek egy elit egysége részt vesz a csatában. A Csata Dobás előtt a Szabad Népek külön támadást tesznek, minden ilyen elit egység után 1, legfeljebb 5 kockával; ugyanannyival talál, mint a Csata Dobásuk, és a veszteségeket azonnal el kell viselni.
combat-charge-rulings-text = Nincs újradobás, és az ellenség kártyája sem a kockákon, sem a veszteségeken nem változtat.
combat-confusion-text = A Sötétség Csata Dobásában minden dobott 1-es találat a saját Seregén, amelyet a többi veszteséggel együtt visel el. Ezek a kockák nem dobhatók újra.
combat-confusion-rulings-text = Az újradobásban vagy külön támadásban dobott 1-esek nem számítanak. A „Mûmakil” ezeket a Szabad Népek találatainak számítja.
combat-cruel-as-death-text = Akkor használható, ha a csatában lévő Nazgulok Vezetői Értéke legalább 2. A Nazgulok erre a körre lemondanak 2 Vezetői Értékről, és a Sötétség 1-et ad Csata Dobásának minden kockájához.
combat-cruel-as-death-rulings-text = Egy Nazgul Vezetői Értéke 1, a Boszorkánykirályé 2; más Gonosz nem számít. Nem használható, amíg Fehér Gandalf semmissé teszi a Nazgulok Vezetői Értékét.
combat-daring-defiance-text = Akkor használható, ha egy Útitárs részt vesz a csatában. Ha a Sötétség ebben a körben harci kártyát használ, az teljesen semmissé válik, és a csatában lévő összes Útitárs lemond a Vezetői Értékéről erre a körre.
combat-daring-defiance-rulings-text = Ha a Sötétségnek nincs kártyája, semmi sem történik, és senki sem mond le semmiről. A vezérek Vezetői Értéke megmarad. { -common-bats-or-defiance }
combat-daylight-text = A Sötétség a Csata Dobásában legfeljebb 3 kockával dob.
combat-deadly-strife-text = Mindkét oldal 2-t ad Csata Dobásának és vezéri újradobásának minden kockájához.
combat-deadly-strife-rulings-text = A dobott 1-es így sem talál.
combat-desperate-battle-text = Mindkét oldal 1-et ad Csata Dobásának és vezéri újradobásának minden kockájához.
combat-desperate-battle-rulings-text = A dobott 1-es így sem talál.
combat-devilry-of-orthanc-text = Akkor használható, ha egy vasudvardi egység részt vesz egy ostromlott Erődítmény elleni támadásban. A Sötétség 1-et ad Csata Dobásának minden kockájához.
combat-devilry-of-orthanc-rulings-text = Egy Erődítmény régiójában vívott mezei csata nem elég.
combat-dread-and-despair-text = Akkor használható, ha a csatában lévő Nazgulok Vezetői Értéke legalább 1. A Nazgulok erre a körre lemondanak 1 vagy több Vezetői Értékről; a Szabad Népek a Csata Dobásukban ennyivel kevesebb kockával dobnak, de legalább 1-gyel.
combat-dread-and-despair-rulings-text = A számot akkor kell megválasztani, amikor a kártya hat, így semmi sem vész el, ha előbb semmissé teszik. A kockákat az 5-ös felső határ után kell levonni. Nem használható, amíg Fehér Gandalf semmissé teszi a Nazgulok Vezetői Értékét.
combat-durins-bane-text = Akkor használható, ha a védő Móriában vagy tőle legfeljebb 2 régióra van. A Csata Dobás előtt a Sötétség külön támadást tesz 3 kockával, amelyek legalább 4-essel találnak; a veszteségeket azonnal el kell viselni.
combat-durins-bane-rulings-text = A 4-es Nagyváros, Erőd és Erődítmény ellen is érvényes. A távolság csak járható határokon át számít. A „Balrog of Moria” az asztalról is használható erre.
combat-ents-rage-text = Akkor használható, ha a védő Fangornban, Orthancban vagy Rohan egyik régiójában van. A Szabad Népek 2-t adnak Csata Dobásuk minden kockájához.
combat-ents-rage-rulings-text = Bármelyik oldal lehet a védő. Vasudvard Gázlói Rohan régiója.
combat-fateful-strike-text = Akkor használható, ha a Szabad Népek egy vezére vagy egy Útitárs részt vesz a csatában. Ha vezéri újradobásuk 1 találatot ér el, a Szabad Népek egy csatában lévő Nazgult is kiejtenek; ha 2 vagy több, egy Nazgult vagy egy Gonoszt.
combat-fateful-strike-rulings-text = A Boszorkánykirály csak Gonosznak számít. A találatok a szokásos módon veszteséget is okoznak. A Nazgul visszakerül az utánpótlásba, a Gonosz végleg kiesik a játékból.
combat-foul-stench-text = Akkor használható, ha a csatában lévő Nazgulok Vezetői Értéke legalább 1. Ha legalább annyi, mint a Szabad Népek egész Seregéé, a Szabad Népeknek nincs vezéri újradobásuk.
combat-foul-stench-rulings-text = Nem kell lemondani Vezetői Értékről. Amit más kártyák már semmissé tettek, nem számít. Azt is elveszi, amit az „Andúril”, a „Mighty Attack”, a „Blade of Westernesse” és a „Fateful Strike” tenne. Nem használható, amíg Fehér Gandalf semmissé teszi a Nazgulok Vezetői Értékét.
combat-great-host-text = A veszteségek után, ha a Sötétségnek legalább kétszer annyi egysége van a csatában, mint a Szabad Népeknek, további 1 találatot ér el, amelyet azonnal el kell viselni.
combat-great-host-rulings-text = A megmaradt egységek számítanak, az utóvéd nélkül.
combat-heroic-death-text = Akkor használható, ha a Szabad Népek egy vezére vagy egy Útitárs részt vesz a csatában. A dobások után a Szabad Népek kiejthetik egy csatában lévő vezérüket, hogy 1 találatot semlegesítsenek, vagy egy Útitársat, hogy annyit, amennyi a Szintje.
combat-heroic-death-rulings-text = Csak egy figura eshet el. A külön támadások találatai nem semlegesíthetők. Ha a „Black Breath” kártyával találkozik, a védő kártyája hat előbb.
combat-huorn-dark-text = Akkor használható, ha a védő Fangornban, Orthancban vagy Rohan egyik régiójában van. A Sötétség a Csata Dobásában legfeljebb 2 kockával dob.
combat-huorn-dark-rulings-text = A külön támadásokat és az újradobható kockák számát nem korlátozza.
combat-it-is-a-gift-text = Akkor használható, ha a Gyűrűhordozók a védő régiójában vannak. A Szabad Népek 1-et adnak Csata Dobásuk és vezéri újradobásuk minden kockájához.
combat-it-is-a-gift-rulings-text = Bármelyik oldal lehet a védő. A Mordor Sávon a Gyűrűhordozók egyik régióban sincsenek.
combat-mighty-attack-text = Akkor használható, ha egy Útitárs részt vesz a csatában. A Csata Dobás után egy Útitárs erre a körre lemond a Vezetői Értékéről, és a Szabad Népek 1 elvétett kockájából találat lesz; ez a kocka nem dobható újra.
combat-mighty-attack-rulings-text = Akinek a Vezetői Értéke semmis, nem mondhat le róla; egy másik Útitárs igen. Semmi sem történik, ha a Szabad Népeknek nincs vezéri újradobásuk ebben a körben. A Nyugat Kapitánya továbbra is adja a kockáját.
combat-mumakil-text = Akkor használható, ha egy délvidéki/keleti elit egység részt vesz a csatában. A 3-as kezdeményezésnél a Sötétség 1-et ad Csata Dobásának minden kockájához. Az 5-ös kezdeményezésnél, ha a Sötétség ebben a körben több találatot ért el, mint a Szabad Népek, további 1 találatot ér el.
combat-mumakil-rulings-text = A Szabad Népek korábbi külön támadásának és a „Confusion” kártyának a találatai is számítanak. A „Shield-wall” és a „Heroic Death” túl későn jön ahhoz, hogy az összehasonlításon változtasson. A „No Quarter” és a „Nameless Wood” többlettalálatai csak akkor számítanak, ha a Szabad Népek védekeznek.
combat-nameless-wood-text = Akkor használható, ha a védő Fangornban, Orthancban vagy Rohan egyik régiójában van. Ha a Szabad Népek Csata Dobása és vezéri újradobása együtt legalább 1 találatot ér el, további 2 találatot érnek el.
combat-nameless-wood-rulings-text = A külön támadások találatai nem számítanak.
combat-no-quarter-text = Ha a Szabad Népek Csata Dobása és vezéri újradobása együtt legalább 1 találatot ér el, további 1 találatot érnek el.
combat-one-for-the-dark-lord-text = Akkor használható, ha a Gyűrűhordozók a védő régiójában vannak. A Sötétség 1-et ad Csata Dobásának és vezéri újradobásának minden kockájához.
combat-one-for-the-dark-lord-rulings-text = Bármelyik oldal lehet a védő. A Mordor Sávon a Gyűrűhordozók egyik régióban sincsenek.
combat-onslaught-text = A veszteségek után a Sötétség 0–4 találatot vállalhat a csatában lévő saját egységein. Ezután ugyanennyi kockával dob: minden legalább 4-es találat a Szabad Népeken, amelyet azonnal el kell viselni.
combat-onslaught-rulings-text = Nem a figurák, hanem a találatok számítanak: egy levett elit egység 2. A 4-es minden fajta csatában érvényes. A Sötétség nem vállalhat több találatot, mint amennyit az egységei elbírnak.
combat-relentless-assault-text = A Csata Dobás előtt a Sötétség 0–2 találatot vállalhat a csatában lévő saját egységein, és ugyanennyit ad Csata Dobásának minden kockájához.
combat-relentless-assault-rulings-text = Nem a figurák, hanem a találatok számítanak: egy levett elit egység 2. A Csata Dobás kockáit ezek után a veszteségek után kell megszámolni.
combat-scouts-text = Akkor használható, ha a Szabad Népek mezei csatában védekeznek. Minden dobás előtt az egész Seregük visszavonul egy szabad szomszédos régióba, vagy ha a régiójukban saját Erődítményük van, abba, ostrom alá; a csatának vége, és a támadó előrenyomulhat.
combat-scouts-rulings-text = A visszavonulás régiójában nem lehet ellenséges egység, sem ellenséges Település. A magasabb kezdeményezésű ellenséges kártya nem hat, és semmibe sem kerül. Ha nincs hová menni, a kört meg kell vívni.
combat-servant-of-the-secret-fire-text = Akkor használható, ha Szürke Gandalf vagy Fehér Gandalf részt vesz a csatában. A Szabad Népek 1-et adnak Csata Dobásuk minden kockájához.
combat-shield-wall-text = Ha a Sötétség a veszteségek elviselésekor legalább 2 találatot ért el, ezekből 1 semmissé válik.
combat-shield-wall-rulings-text = A kártyák többlettalálatai számítanak, a külön támadások találatai nem.
combat-sudden-strike-text = Akkor használható, ha a Szabad Népek egy vezére vagy egy Útitárs részt vesz a csatában. A Csata Dobás előtt a Szabad Népek külön támadást tesznek annyi, legfeljebb 5 kockával, amennyi a Vezetői Értékük; ugyanannyival talál, mint a Csata Dobásuk, és a veszteségeket azonnal el kell viselni.
combat-sudden-strike-rulings-text = Nem kell lemondani Vezetői Értékről. A külön támadás nem dobható újra, és az ellenség kártyája sem a kockáin, sem a veszteségein nem változtat. A semmissé tett Vezetői Érték nem számít. Ha nem marad a Sötétségnek egysége, a csatának vége.
combat-swarm-of-bats-text = Ha a Szabad Népek ebben a körben harci kártyát használnak, az teljesen semmissé válik; különben a Sötétség 1-et ad vezéri újradobásának minden kockájához.
combat-swarm-of-bats-rulings-text = A semmissé tett kártya a gazdájának semmi többe nem kerül. { -common-bats-or-defiance }
combat-they-are-terrible-text = Akkor használható, ha a csatában lévő Nazgulok Vezetői Értéke legalább 1. A Nazgulok erre a körre lemondanak 1 Vezetői Értékről, és a Sötétség 1-et ad vezéri újradobásának minden kockájához.
combat-they-are-terrible-rulings-text = A kisebb Vezetői Érték miatt a Sötétség eggyel kevesebb kockát dob újra. Nem használható, amíg Fehér Gandalf semmissé teszi a Nazgulok Vezetői Értékét.
combat-valour-text = Akkor használható, ha a Szabad Népek egy elit egysége részt vesz a csatában. A Szabad Népek 1-et adnak Csata Dobásuk minden kockájához.
combat-we-come-to-kill-text = Akkor használható, ha a Sötétség egy elit egysége részt vesz a csatában. A veszteségek után a Sötétség külön támadást tesz, a csatában megmaradt minden elit egysége után 1, legfeljebb 5 kockával; legalább 5-össel találnak, és a veszteségeket azonnal el kell viselni.
combat-we-come-to-kill-rulings-text = Az 5-ös minden fajta csatában érvényes.
combat-words-of-power-text = Akkor használható, ha egy Nazgul vagy a Boszorkánykirály részt vesz a csatában. A Sötétség megnevez egy csatában lévő Útitársat: ebben a körben nincs Vezetői Értéke, és különleges képességei nem működnek.
combat-words-of-power-rulings-text = Ha Fehér Gandalfot nevezik meg, ebben a körben már nem teszi semmissé a Nazgulok Vezetői Értékét. Az Útitárs továbbra is részt vesz a csatában, és a kártyák feltételeinél számít, de a Vezetői Értékéről nem lehet lemondani. Útitárs nélkül semmi sem történik.

## Ami sok eseményben közös

-common-tile-waits = A Hajsza Készletbe kerül, amikor a Szövetség a Mordor Sávra lép, vagy azonnal, ha már ott van.
-common-tile-spent = A különleges jelző elhasználódik, ha kihúzták: az üres Hajsza Készlet feltöltésekor csak a közönséges jelzők térnek vissza.
-common-tile-stop = Az állj csak a Mordor Sávon tett lépésnél jelent valamit.
-common-one-per-tile = A Szabad Népek egy-egy Hajsza Jelzőhöz csak egy asztalon lévő kártyát használhatnak.
-common-in-mordor = Akik a Mordor Sávon válnak le, kiesnek a játékból; a kártya ettől még folytatódik.
-common-recruiting = A figurák az utánpótlásból jönnek, olyan Nemzetnek is, amely nem áll háborúban, és a toborzó oldal saját ostromlott Erődítményébe is, de az ellenség birtokában lévő régióba soha.
-common-still-draws = A kártyát akkor is fel kell húzni, ha semmit sem lehet toborozni.
-common-ents = Akkor játszható ki, ha egy Útitárs Fangornban van, és Fehér Gandalf játékban van. Ha a Sötétségnek Serege van Orthancban, a Szabad Népek 3 kockával dobnak: minden legalább 4-es egy találat rajta, amelyet azonnal el kell viselni. Ha az utolsó egysége is elesik, a vele lévő összes Nazgul és Gonosz is kiesik. Ha a Sötétségnek nincs egysége Orthancban, de Szarumán ott van, dobás nélkül kiesik. Ezután, ha Fehér Gandalf Fangornban vagy Rohan egyik régiójában van, a Szabad Népek kocka nélkül azonnal kijátszhatnak a kezükből még egy Karakter Esemény Kártyát.
-common-ents-rulings = Politikailag ez támadás azok ellen a Nemzetek ellen, amelyeknek egységük van Orthancban; senki sem üt vissza, és a veszteségeit a Sötétség választja meg. A Sötétség Orthancban ostromlott Seregét is érheti; ha megsemmisül, az ostromlók azonnal elfoglalják Orthancot. A Fangornban lévő Útitárs maga Fehér Gandalf is lehet. A további kártya saját feltételének is teljesülnie kell, és az entek másik kártyája is lehet.
-common-wilderness = Akkor játszható ki, ha a Gyűrűhordozók nincsenek olyan régióban, ahol a Szabad Népek egyik Nemzetének Települése van.
-common-wilderness-rulings = A Település itt azé a Nemzeté, amelyé eredetileg volt, bárki birtokolja most. Az Erőd nem Település. A Mordor Sávon a feltétel teljesül.
-common-forced-tile = A Sötétség húz egy Hajsza Jelzőt. A Szemet vagy a Szabad Népek különleges jelzőjét hatás nélkül el kell dobni.
-common-forced-rulings = Nincs Hajsza dobás, és az állj nem hat. A húzásra a „Wizard's Staff” és a „Mithril Coat and Sting” felelhet.
-common-fly = A Sötétség tetszőleges Nazgulokkal repülhet, a Boszorkánykirállyal is, mindegyikkel egyszer.
-common-no-attack = Ez nem támadás: egyik Nemzet sem reagál rá.
-common-long-march = A Sereg indulás előtt megosztható; útközben senki sem csatlakozik hozzá és senki sem hagyja el, és az út minden régiójának mentesnek kell lennie ellenséges egységtől.
-common-assault = Ez a Sereg ostromcsatában támadja az Erődítményt, legfeljebb 3 körben, anélkül, hogy elit egységet simára kellene cserélnie. Az első körben a Szabad Népek csak akkor használhatnak harci kártyát, ha egy Útitárs részt vesz a csatában.
-common-assault-rulings = A támadás minden szabálya érvényes: akinek a Nemzete nem áll háborúban, kimarad, és utóvéd hagyható hátra. A Sötétség bármelyik kör után abbahagyhatja, a harmadik után pedig úgy folytathatja, hogy egy elit egységet simára cserél.
-common-bats-or-defiance = Ha a másik 0-s kezdeményezésű kártyával találkozik, a védő kártyája hat előbb.

## A Szabad Népek Karakter paklija

card-fp-char-01 = Elven Cloaks
card-fp-char-01-event = Egy 0 értékű különleges Hajsza Jelző kerül játékba. { -common-tile-waits }
card-fp-char-01-combat = { combat-it-is-a-gift-text }
card-fp-char-01-rulings =
    { -common-tile-spent }
    Csatában: { combat-it-is-a-gift-rulings-text }

card-fp-char-02 = Elven Rope
card-fp-char-02-event = Egy 0 értékű különleges Hajsza Jelző kerül játékba. { -common-tile-waits }
card-fp-char-02-combat = { combat-it-is-a-gift-text }
card-fp-char-02-rulings =
    { -common-tile-spent }
    Csatában: { combat-it-is-a-gift-rulings-text }

card-fp-char-03 = Phial of Galadriel
card-fp-char-03-event = Egy −2 értékű különleges Hajsza Jelző kerül játékba. { -common-tile-waits }
card-fp-char-03-combat = { combat-it-is-a-gift-text }
card-fp-char-03-rulings =
    { -common-tile-spent }
    Csatában: { combat-it-is-a-gift-rulings-text }

card-fp-char-04 = Sméagol Helps Nice Master
card-fp-char-04-event = Egy −1 értékű különleges Hajsza Jelző kerül játékba. { -common-tile-waits }
card-fp-char-04-combat = { combat-it-is-a-gift-text }
card-fp-char-04-rulings =
    { -common-tile-spent }
    Csatában: { combat-it-is-a-gift-rulings-text }

card-fp-char-05 = Mithril Coat and Sting
card-fp-char-05-event = Amíg az asztalon van: ha a Sötétség Hajsza Jelzőt húzott, és az még nem hatott, a Szabad Népek eldobhatják ezt a kártyát. Ekkor másik jelzőt kell húzni, és helyette az hat; az első az akció után visszakerül a Hajsza Készletbe.
card-fp-char-05-combat = { combat-blade-of-westernesse-text }
card-fp-char-05-rulings =
    A Sötétség bármelyik húzása megfelel: Hajsza dobás után, a Mordor Sávon, Esemény Kártya miatt, vagy a Sötétség Erődítménye miatt, amikor a Szövetséget felfedezik. A jelző kicserélődik, nem csökken, így a kártya az „Isildur's Bane” ellen is segít. A döntés megelőzi a „Shelob's Lair” kockájának dobását. { -common-one-per-tile }
    Csatában: { combat-blade-of-westernesse-rulings-text }

card-fp-char-06 = Axe and Bow
card-fp-char-06-event = Akkor játszható ki, ha Gimli vagy Legolas a Szövetségben van. Amíg az asztalon van: ha Hajsza Jelzőt húztak, a Szabad Népek eldobhatják ezt a kártyát, hogy a Hajsza sebzése 1-gyel csökkenjen. El kell dobni, ha már egyikük sincs a Szövetségben.
card-fp-char-06-combat = { combat-mighty-attack-text }
card-fp-char-06-rulings =
    A Vezető képességei és az áldozat előtt kell használni. Az „Isildur's Bane” ellen nem segít. { -common-one-per-tile }
    Csatában: { combat-mighty-attack-rulings-text }

card-fp-char-07 = Horn of Gondor
card-fp-char-07-event = Akkor játszható ki, ha Boromir a Szövetségben van. Amíg az asztalon van: ha Hajsza Jelzőt húztak, a Szabad Népek eldobhatják ezt a kártyát, hogy a Hajsza sebzése 1-gyel csökkenjen. El kell dobni, ha Boromir már nincs a Szövetségben.
card-fp-char-07-combat = { combat-mighty-attack-text }
card-fp-char-07-rulings =
    A Vezető képességei és az áldozat előtt kell használni. Az „Isildur's Bane” ellen nem segít. { -common-one-per-tile }
    Csatában: { combat-mighty-attack-rulings-text }

card-fp-char-08 = Wizard's Staff
card-fp-char-08-event = Akkor játszható ki, ha Szürke Gandalf a Szövetségben van. Amíg az asztalon van: amikor a Sötétség Hajsza Jelzőt húzna, a Szabad Népek eldobhatják ezt a kártyát, hogy a húzást megakadályozzák; az a Hajsza vagy Esemény ezzel véget ér. El kell dobni, ha Szürke Gandalf már nincs a Szövetségben.
card-fp-char-08-combat = { combat-servant-of-the-secret-fire-text }
card-fp-char-08-rulings = A döntés megelőzi a jelző megtekintését. A Sötétség bármelyik húzása megfelel, a Mordor Sávon is, ahol a Szövetség ekkor is megteszi a lépését. A Szabad Népek húzásait nem állítja meg.

card-fp-char-09 = Athelas
card-fp-char-09-event = A Szabad Népek 3 kockával dobnak, és minden 5-ös vagy 6-os után 1 Romlottságot gyógyítanak; ha Vándor a Vezető, minden legalább 3-as után.
card-fp-char-09-combat = { combat-anduril-text }
card-fp-char-09-rulings =
    Vándornak kell a Vezetőnek lennie; nem elég, ha a Szövetségben van. A Romlottság nem csökken 0 alá.
    Csatában: { combat-anduril-rulings-text }

card-fp-char-10 = There Is Another Way
card-fp-char-10-event = A Szabad Népek 1 Romlottságot gyógyítanak. Ha Gollam a Vezető, ezután elrejthetik a Szövetséget, ha felfedett, vagy egy lépést haladhatnak vele, ha rejtett.
card-fp-char-10-combat = { combat-heroic-death-text }
card-fp-char-10-rulings =
    A lépés a szokásos módon Hajszával, a Mordor Sávon jelzővel jár, de nem kerül érte kocka a Hajsza Mezőbe.
    Csatában: { combat-heroic-death-rulings-text }

card-fp-char-11 = I Will Go Alone
card-fp-char-11-event = Akkor játszható ki, ha van Útitárs a Szövetségben. Egy Útitárs vagy egy csoport leválik a Szövetségről, és a szokásosnál 1 régióval messzebb mehet. Ezután a Szabad Népek 1 Romlottságot gyógyítanak.
card-fp-char-11-combat = { combat-daring-defiance-text }
card-fp-char-11-rulings =
    Valakinek le kell válnia; a további régió nem kötelező. Ha a Gyűrűhordozók a Szabad Népek ostromlott Erődítményében vannak, a leválók bemennek, és ott maradnak. { -common-in-mordor }
    Csatában: { combat-daring-defiance-rulings-text }

card-fp-char-12 = Bilbo's Song
card-fp-char-12-event = A Szabad Népek 1 Romlottságot gyógyítanak, vagy 2-t, ha Gollam a Vezető.
card-fp-char-12-combat = { combat-fateful-strike-text }
card-fp-char-12-rulings = Csatában: { combat-fateful-strike-rulings-text }

card-fp-char-13 = Mirror of Galadriel
card-fp-char-13-event = A Szabad Népek egy Karaktert mutató használatlan kockája átfordul a Nyugat Akaratára. Ha a Gyűrűhordozók Lórienben vannak, és azt nem foglalták el, a Szabad Népek 1 Romlottságot is gyógyítanak.
card-fp-char-13-combat = { combat-heroic-death-text }
card-fp-char-13-rulings =
    A kártya kijátszásához a két hatás egyike elég. Az a kocka, amellyel kijátsszák, nem fordítható át. Az ostromlott Lórien nincs elfoglalva.
    Csatában: { combat-heroic-death-rulings-text }

card-fp-char-14 = Challenge of the King
card-fp-char-14-event = Akkor játszható ki, ha Vándor vagy Aragorn egy Sereggel van Gondor vagy Rohan egyik régiójában. A Szabad Népek húznak 3 Hajsza Jelzőt. Ha mind a 3 Szem, visszakerülnek a Hajsza Készletbe, és Vándor vagy Aragorn kiesik. Különben a köztük lévő Szemek kikerülnek a játékból, a többi jelző pedig visszakerül.
card-fp-char-14-combat = { combat-sudden-strike-text }
card-fp-char-14-rulings =
    Nincs Hajsza, és a jelzőknek nincs más hatásuk. Ostromlott Erődítményben a helyőrséggel van. Sem Osgiliath, sem Ithilien nem tartozik Nemzethez. Az így eltávolított Szemek Mordorban sem térnek vissza.
    Csatában: { combat-sudden-strike-rulings-text }

card-fp-char-15 = Gwaihir the Windlord
card-fp-char-15-event = Egy Útitárs vagy egy csoport leválik a Szövetségről, vagy ha már a térképen van, mozog, mintha a Szintje 4 lenne. A mozgás a Szabad Népek ostromlott Erődítményében is végződhet.
card-fp-char-15-combat = { combat-daring-defiance-text }
card-fp-char-15-rulings =
    A térképen lévő csoport egyetlen régióból indul. Az ostromlott Erődítményben lévő Útitársak így sem jöhetnek ki. Aki oda érkezik, a helyőrséghez tartozik, és aktívvá teheti a Nemzetét. { -common-in-mordor }
    Csatában: { combat-daring-defiance-rulings-text }

card-fp-char-16 = We Prove the Swifter
card-fp-char-16-event = Egy Útitárs vagy egy csoport leválik a Szövetségről, vagy ha már a térképen van, mozog, a szokásosnál legfeljebb 2 régióval messzebb. A mozgás a Szabad Népek ostromlott Erődítményében is végződhet.
card-fp-char-16-combat = { combat-daring-defiance-text }
card-fp-char-16-rulings =
    A térképen lévő csoport egyetlen régióból indul. Az ostromlott Erődítményben lévő Útitársak így sem jöhetnek ki. { -common-in-mordor }
    Csatában: { combat-daring-defiance-rulings-text }

card-fp-char-17 = There and Back Again
card-fp-char-17-event = Egy Útitárs vagy egy csoport leválik a Szövetségről, és a szokásosnál 1 régióval messzebb mehet. Ezután, ha Legolas vagy Gimli Vadonföldön, Suhatagban vagy Ereborban van, a Törpök és az Észak aktívvá válnak, a Törpök, a Tündék és az Észak pedig 1-1 lépést előrelépnek a Politikai Sávon.
card-fp-char-17-combat = { combat-brave-stand-text }
card-fp-char-17-rulings =
    A második hatás egyszer történik meg, akár ez a kártya mozgatta őket, akár nem, de a Sötétség által elfoglalt régióban nem; a kártya kijátszásához ez is elég. Ettől az előrelépéstől a „Threats and Promises” az asztalon marad. { -common-in-mordor }
    Csatában: { combat-brave-stand-rulings-text }

card-fp-char-18 = The Eagles are Coming!
card-fp-char-18-event = Akkor játszható ki, ha egy Útitársat tartalmazó Sereg a Sötétség egy Nazgult tartalmazó Seregével azonos vagy szomszédos régióban van. A Szabad Népek kiválasztják a Sötétség egy ilyen Seregét, és minden benne lévő Nazgul után 1, legfeljebb 5 kockával dobnak: minden 5-ös vagy 6-os kiejt egy Nazgult. A többi együtt elrepül Szauron egy el nem foglalt Erődítményébe, amelyet a Sötétség választ.
card-fp-char-18-combat = { combat-heroic-death-text }
card-fp-char-18-rulings =
    A Boszorkánykirály itt nem számít Nazgulnak. Az ostromlók és az ostromlottak mindkét oldalon számítanak, és az Erődítmény ostromlott is lehet. A kiejtett Nazgulok visszakerülnek az utánpótlásba. { -common-no-attack }
    Csatában: { combat-heroic-death-rulings-text }

card-fp-char-19 = The Ents Awake: Treebeard
card-fp-char-19-event = { -common-ents }
card-fp-char-19-combat = { combat-ents-rage-text }
card-fp-char-19-rulings =
    { -common-ents-rulings }
    Csatában: { combat-ents-rage-rulings-text }

card-fp-char-20 = The Ents Awake: Huorns
card-fp-char-20-event = { -common-ents }
card-fp-char-20-combat = { combat-huorn-dark-text }
card-fp-char-20-rulings =
    { -common-ents-rulings }
    Csatában: { combat-huorn-dark-rulings-text }

card-fp-char-21 = The Ents Awake: Entmoot
card-fp-char-21-event = { -common-ents }
card-fp-char-21-combat = { combat-nameless-wood-text }
card-fp-char-21-rulings =
    { -common-ents-rulings }
    Csatában: { combat-nameless-wood-rulings-text }

card-fp-char-22 = Dead Men of Dunharrow
card-fp-char-22-event = Akkor játszható ki, ha Vándor vagy Aragorn Rohan egyik régiójában van. Erechbe, Lamedonba vagy Pelargirba kerül, és a régiójából tetszőleges más Útitársak vele tarthatnak. Ha ott a Sötétségnek Serege van, annyi találatot kap, amennyit 1 kocka mutat, és ami megmarad, a Sötétség által választott szabad szomszédos régióba vonul vissza, vagy megsemmisül. Ha megsemmisül, a vele lévő Nazgulok és Gonoszok is kiesnek. Ezután a Szabad Népek legfeljebb 3 gondori sima egységet toborozhatnak oda; ha legalább 1 jön, övék a Település.
card-fp-char-22-combat = { combat-sudden-strike-text }
card-fp-char-22-rulings =
    Sem az út, sem a távolság nem számít. Politikailag ez támadás, de senki sem üt vissza. Ha senkit sem toboroznak, az elfoglalt Település a Sötétségé marad.
    Csatában: { combat-sudden-strike-rulings-text }

card-fp-char-23 = House of the Stewards
card-fp-char-23-event = Akkor játszható ki, ha Boromir Gondor egyik régiójában van. A Szabad Népek 1 gondori egységet toboroznak, simát vagy elitet, az ő régiójába, majd húznak 2 Stratégia kártyát.
card-fp-char-23-combat = { combat-brave-stand-text }
card-fp-char-23-rulings =
    Gondor bármelyik régiója megfelel. Osgiliath nem Gondoré. A kártyákat akkor is fel kell húzni, ha semmit sem lehet toborozni. { -common-recruiting }
    Csatában: { combat-brave-stand-rulings-text }

card-fp-char-24 = The Grey Company
card-fp-char-24-event = Akkor játszható ki, ha Vándor vagy Aragorn egy Sereggel van. A Sereg egy sima egysége kiesik, és ugyanannak a Nemzetnek egy elit egysége lép a helyére az utánpótlásból. Ezután a Szabad Népek húznak 2 Stratégia kártyát.
card-fp-char-24-combat = { combat-brave-stand-text }
card-fp-char-24-rulings =
    A sima egység veszteség, és nem tér vissza. A kártya ostromlott Erődítményben is működik. A kártyákat akkor is fel kell húzni, ha a csere nem lehetséges.
    Csatában: { combat-brave-stand-rulings-text }

## A Szabad Népek Stratégia paklija

card-fp-strat-01 = The Last Battle
card-fp-strat-01-event = Akkor játszható ki, ha Aragorn egy Sereggel olyan régióban van, amely a Szabad Népek egyik Nemzetéé sem. Amíg az asztalon van: a Szövetség haladására használt kockát félre kell tenni, nem kerül a Hajsza Mezőbe. El kell dobni, ha a Szövetséget bejelentik vagy felfedezik, vagy ha a feltétel már nem teljesül.
card-fp-strat-01-combat = { combat-daylight-text }
card-fp-strat-01-rulings = Vándor nem elég. Osgiliath, Ithilien és a Sötétség Nemzeteinek régiói megfelelnek. Nem játszható ki, amíg a Szövetség felfedett.

card-fp-strat-02 = A Power too Great
card-fp-strat-02-event = A Tündék 1 lépést előrelépnek a Politikai Sávon. Amíg az asztalon van: a Sötétség Seregei nem léphetnek be Völgyzugolyba, Lórienbe és Szürkerévbe, és nem is támadhatnak ott. A Sötétség akcióként eldobhatja ezt a kártyát, ha bármelyik kockáját felhasználja, és a kezéből eldob egy Sereg kártyát és egy Karakter kártyát.
card-fp-strat-02-combat = { combat-no-quarter-text }
card-fp-strat-02-rulings = A megkezdett ostrom folytatódik, roham és erősítés nélkül. Az eldobott kártyák jele számít, nem a paklijuk. A kártya akkor is kijátszható, ha a Tündék háborúban állnak.

card-fp-strat-03 = The Power of Tom Bombadil
card-fp-strat-03-event = Az Észak 1 lépést előrelép a Politikai Sávon. Amíg az asztalon van: a Sötétség Seregei nem léphetnek be Bakföldre, a Megyébe és az Öregerdőbe, és nem is támadhatnak ott. A Sötétség akcióként eldobhatja ezt a kártyát, ha bármelyik kockáját felhasználja, és a kezéből eldob egy Sereg kártyát és egy Karakter kártyát.
card-fp-strat-03-combat = { combat-advantageous-position-text }
card-fp-strat-03-rulings =
    Amíg passzív, az Észak nem teheti meg az utolsó lépést a háborúba. Az eldobott kártyák jele számít, nem a paklijuk.
    Csatában: { combat-advantageous-position-rulings-text }

card-fp-strat-04 = Book of Mazarbul
card-fp-strat-04-event = A Szabad Népek tetszőleges, térképen lévő Útitársakat mozgathatnak, mindegyiket egyszer, mintha Karakter kockával tennék. Ezután, ha egy Útitárs Ered Luinban vagy Ereborban van, a Törpök aktívvá válnak, és háborúban állnak.
card-fp-strat-04-combat = { combat-advantageous-position-text }
card-fp-strat-04-rulings =
    Bármelyik Útitárs megfelel, akár ez a kártya mozgatta, akár nem. A Sötétség által elfoglalt régióból nem működik.
    Csatában: { combat-advantageous-position-rulings-text }

card-fp-strat-05 = The Spirit of Mordor
card-fp-strat-05-event = A Szabad Népek kiválasztják a Sötétség egy olyan Seregét, amelyben két vagy több Nemzet egységei vannak, és 5 kockával dobnak: minden 5-ös vagy 6-os egy találat rajta, amelyet azonnal el kell viselni.
card-fp-strat-05-combat = { combat-scouts-text }
card-fp-strat-05-rulings =
    { -common-no-attack } A veszteségeit a Sötétség választja meg; a Nazgulok és a Gonoszok túlélik. Ostromlott Sereg is választható, az ostromlóit soha nem éri találat.
    Csatában: { combat-scouts-rulings-text }

card-fp-strat-06 = Faramir's Rangers
card-fp-strat-06-event = A Szabad Népek kiválasztják a Sötétség egyik Seregét Észak-Ithilienben, Dél-Ithilienben vagy Osgiliathban, és 3 kockával dobnak: minden 5-ös vagy 6-os egy találat rajta, amelyet azonnal el kell viselni. Ezután, ha a Szabad Népeknek Serege van Osgiliathban, 1 gondori egységet, simát vagy elitet, és 1 gondori vezért toboroznak oda.
card-fp-strat-06-combat = { combat-shield-wall-text }
card-fp-strat-06-rulings =
    A kártya kijátszásához a két hatás egyike elég. { -common-no-attack } A Nazgulok és a Gonoszok túlélik.
    Csatában: { combat-shield-wall-rulings-text }

card-fp-strat-07 = Fear! Fire! Foes!
card-fp-strat-07-event = A Szabad Népek tetszőleges, térképen lévő Útitársakat mozgathatnak, mindegyiket egyszer, mintha Karakter kockával tennék. Ezután, ha egy Útitárs Bree-ben vagy a Megyében van, az Észak aktívvá válik, és háborúban áll.
card-fp-strat-07-combat = { combat-shield-wall-text }
card-fp-strat-07-rulings =
    Bármelyik Útitárs megfelel, akár ez a kártya mozgatta, akár nem. A Sötétség által elfoglalt régióból nem működik.
    Csatában: { combat-shield-wall-rulings-text }

card-fp-strat-08 = Wisdom of Elrond
card-fp-strat-08-event = A Szabad Népek kiválasztják egyik Nemzetüket: aktívvá válik, és 1 lépést előrelép a Politikai Sávon.
card-fp-strat-08-combat = { combat-confusion-text }
card-fp-strat-08-rulings =
    Előbb válik aktívvá, így a lépés a háborúba is vezethet. Ha a „Wormtongue” az asztalon van, Rohan nem válik aktívvá, de előrelép, csak a háborúba nem.
    Csatában: { combat-confusion-rulings-text }

card-fp-strat-09 = The Red Arrow
card-fp-strat-09-event = Akkor játszható ki, ha Gondor aktív. Rohan 1 lépést előrelép a Politikai Sávon. Ezután a Szabad Népek 1 rohani egységet, simát vagy elitet, és 1 rohani vezért toboroznak Edorasba.
card-fp-strat-09-combat = { combat-scouts-text }
card-fp-strat-09-rulings =
    A kártya nem teszi aktívvá Rohant; amíg passzív, nem teheti meg az utolsó lépést a háborúba. { -common-recruiting }
    Csatában: { combat-scouts-rulings-text }

card-fp-strat-10 = Help Unlooked For
card-fp-strat-10-event = A Szabad Népek egyik Serege megtámadja a Sötétség egy szomszédos Seregét, amely Erődítményt ostromol. E csata minden Csata Dobásában a Sötétség a helyőrség minden egysége után 1 kockával kevesebbel dob, de legalább 1-gyel.
card-fp-strat-10-combat = { combat-no-quarter-text }
card-fp-strat-10-rulings = A támadás minden szabálya érvényes, és ez mezei csata. A helyőrség nem harcol, és nem éri találat. A kockákat az 5-ös felső határ után kell levonni.

card-fp-strat-11 = Paths of the Woses
card-fp-strat-11-event = Akkor játszható ki, ha Rohan háborúban áll. Rohan egyik régiójában lévő Sereg, akár a Helm Szurdokban ostromlott is, egyenesen Minas Tirithbe mozog, vagy ha azt a Sötétség birtokolja vagy ostromolja, egy vele szomszédos régióba.
card-fp-strat-11-combat = { combat-sudden-strike-text }
card-fp-strat-11-rulings =
    Egyetlen közbeeső régióba sem lép be, és a célban nem lehet ellenséges egység. A Sereg megosztható, és bármely Nemzetekből állhat; más Nemzetek egységei csak akkor léphetnek Gondorba, ha háborúban állnak. Annak a helyőrségnek az Erődítménye, amely egészében távozik, az ostromlóké lesz.
    Csatában: { combat-sudden-strike-rulings-text }

card-fp-strat-12 = Through a Day and a Night
card-fp-strat-12-event = Akkor játszható ki, ha egy Útitárs egy Sereggel van. Ez a Sereg legfeljebb 2 régiót mozog. { -common-long-march }
card-fp-strat-12-combat = { combat-confusion-text }
card-fp-strat-12-rulings =
    A mozgók közt kell lennie Útitársnak. Az egység nélküli ellenséges Települést útközben elfoglalja. A régiónkénti egységek felső határa csak az út végén számít.
    Csatában: { combat-confusion-rulings-text }

card-fp-strat-13 = Círdan's Ships
card-fp-strat-13-event = Akkor játszható ki, ha a Tündék háborúban állnak. A Szabad Népek 2 tünde egységet toboroznak, mindegyiket simának vagy elitnek, egy olyan tengerparti régióba, ahol Seregük van.
card-fp-strat-13-combat = { combat-charge-text }
card-fp-strat-13-rulings =
    Egy ostromlott tengerparti Erődítmény helyőrsége is ilyen Sereg.
    Csatában: { combat-charge-rulings-text }

card-fp-strat-14 = Guards of the Citadel
card-fp-strat-14-event = A Szabad Népek 1 gondori egységet, simát vagy elitet, és 1 gondori vezért toboroznak Minas Tirithbe.
card-fp-strat-14-combat = { combat-charge-text }
card-fp-strat-14-rulings =
    { -common-recruiting }
    Csatában: { combat-charge-rulings-text }

card-fp-strat-15 = Celeborn's Galadhrim
card-fp-strat-15-event = A Szabad Népek 1 tünde egységet, simát vagy elitet, toboroznak Lórienbe, majd húznak 1 Stratégia kártyát.
card-fp-strat-15-combat = { combat-daylight-text }
card-fp-strat-15-rulings = { -common-still-draws } { -common-recruiting }

card-fp-strat-16 = Riders of Théoden
card-fp-strat-16-event = A Szabad Népek 1 rohani egységet, simát vagy elitet, és 1 rohani vezért toboroznak Edorasba vagy Rohan egy olyan régiójába, ahol Útitárs van.
card-fp-strat-16-combat = { combat-daylight-text }
card-fp-strat-16-rulings = Az ellenséges egységek közt egyedül álló Útitárs nem nyitja meg a régióját; az ostromlott Helm Szurdokban lévő igen. { -common-recruiting }

card-fp-strat-17 = Grimbeorn the Old, Son of Beorn
card-fp-strat-17-event = A Szabad Népek 1 északi egységet, simát vagy elitet, és 1 északi vezért toboroznak Szirtfőre.
card-fp-strat-17-combat = { combat-scouts-text }
card-fp-strat-17-rulings =
    { -common-recruiting }
    Csatában: { combat-scouts-rulings-text }

card-fp-strat-18 = Imrahil of Dol Amroth
card-fp-strat-18-event = A Szabad Népek 1 gondori egységet, simát vagy elitet, és 1 gondori vezért toboroznak Dol Amrothba.
card-fp-strat-18-combat = { combat-shield-wall-text }
card-fp-strat-18-rulings =
    Az 5 egységből álló ostromlott helyőrség is megkaphatja a vezért. { -common-recruiting }
    Csatában: { combat-shield-wall-rulings-text }

card-fp-strat-19 = King Brand's Men
card-fp-strat-19-event = A Szabad Népek 2 északi sima egységet toboroznak Suhatagba, majd húznak 1 Stratégia kártyát.
card-fp-strat-19-combat = { combat-shield-wall-text }
card-fp-strat-19-rulings =
    { -common-still-draws } { -common-recruiting }
    Csatában: { combat-shield-wall-rulings-text }

card-fp-strat-20 = Swords in Eriador
card-fp-strat-20-event = A Szabad Népek 1 északi egységet toboroznak a Megyébe és 1 törp egységet Ered Luinba, mindegyiket simának vagy elitnek, majd húznak 1 Stratégia kártyát.
card-fp-strat-20-combat = { combat-advantageous-position-text }
card-fp-strat-20-rulings =
    { -common-still-draws } { -common-recruiting }
    Csatában: { combat-advantageous-position-rulings-text }

card-fp-strat-21 = Kindred of Glorfindel
card-fp-strat-21-event = A Szabad Népek 1 tünde egységet, simát vagy elitet, toboroznak Völgyzugolyba, majd húznak 1 Stratégia kártyát.
card-fp-strat-21-combat = { combat-advantageous-position-text }
card-fp-strat-21-rulings =
    { -common-still-draws } { -common-recruiting }
    Csatában: { combat-advantageous-position-rulings-text }

card-fp-strat-22 = Dáin Ironfoot's Guard
card-fp-strat-22-event = A Szabad Népek 1 törp egységet, simát vagy elitet, és 1 törp vezért toboroznak Ereborba.
card-fp-strat-22-combat = { combat-valour-text }
card-fp-strat-22-rulings = { -common-recruiting }

card-fp-strat-23 = Éomer, Son of Éomund
card-fp-strat-23-event = A Szabad Népek 1 rohani egységet, simát vagy elitet, és 1 rohani vezért toboroznak Rohan egy szabad régiójába, ahol Település van.
card-fp-strat-23-combat = { combat-valour-text }
card-fp-strat-23-rulings = Az ostromlott Erődítmény nem szabad, így oda ez a kártya nem toborozhat. Vasudvard Gázlóinál Erőd van, és az nem Település.

card-fp-strat-24 = Thranduil's Archers
card-fp-strat-24-event = A Szabad Népek 1 tünde egységet, simát vagy elitet, toboroznak Vadonföldre, majd húznak 1 Stratégia kártyát.
card-fp-strat-24-combat = { combat-valour-text }
card-fp-strat-24-rulings = { -common-still-draws } { -common-recruiting }

## A Sötétség Karakter paklija

card-sh-char-01 = Shelob's Lair
card-sh-char-01-event = Egy különleges Hajsza Jelző kerül játékba: a sebzése egy kocka dobása, állj jellel. { -common-tile-waits }
card-sh-char-01-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-01-rulings =
    { -common-tile-spent } { -common-tile-stop } A kockával azután kell dobni, hogy a Szabad Népek döntöttek a „Mithril Coat and Sting” használatáról.
    Csatában: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-02 = The Ring is Mine!
card-sh-char-02-event = Egy különleges Hajsza Jelző kerül játékba: Szem, felfedéssel és állj jellel. { -common-tile-waits }
card-sh-char-02-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-02-rulings =
    { -common-tile-spent } { -common-tile-stop }
    Csatában: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-03 = On, On They Went
card-sh-char-03-event = Egy különleges Hajsza Jelző kerül játékba: 3, állj jellel. { -common-tile-waits }
card-sh-char-03-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-03-rulings =
    { -common-tile-spent } { -common-tile-stop }
    Csatában: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-04 = Give it to Uss!
card-sh-char-04-event = Egy különleges Hajsza Jelző kerül játékba: 1, felfedéssel és állj jellel. { -common-tile-waits }
card-sh-char-04-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-04-rulings =
    { -common-tile-spent } { -common-tile-stop }
    Csatában: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-05 = Orc Patrol
card-sh-char-05-event = { -common-wilderness } { -common-forced-tile } Minden más jelző úgy hat, mint sikeres Hajsza után.
card-sh-char-05-combat = { combat-cruel-as-death-text }
card-sh-char-05-rulings =
    { -common-wilderness-rulings } { -common-forced-rulings }
    Csatában: { combat-cruel-as-death-rulings-text }

card-sh-char-06 = Isildur's Bane
card-sh-char-06-event = { -common-wilderness } { -common-forced-tile } Minden más jelző úgy hat, mint sikeres Hajsza után, de az egész sebzése Romlottsággá lesz: semmi sem csökkentheti.
card-sh-char-06-combat = { combat-cruel-as-death-text }
card-sh-char-06-rulings =
    Gollam egy közönséges számozott jelzőn továbbra is figyelmen kívül hagyhatja a felfedést. { -common-wilderness-rulings } { -common-forced-rulings }
    Csatában: { combat-cruel-as-death-rulings-text }

card-sh-char-07 = Foul Thing from the Deep
card-sh-char-07-event = { -common-wilderness } { -common-forced-tile } Minden más jelző úgy hat, mint sikeres Hajsza után, de ha az asztalon lévő kártyák és a Vezető képességei után marad sebzés, egy véletlen Útitársnak áldozatul kell esnie; a Szintjét meghaladó sebzés Romlottsággá lesz.
card-sh-char-07-combat = { combat-they-are-terrible-text }
card-sh-char-07-rulings =
    Sebzés nélkül senki sem vész oda. A húzás a Vezetőre is eshet, de őt kiválasztani nem lehet. { -common-wilderness-rulings } { -common-forced-rulings }
    Csatában: { combat-they-are-terrible-rulings-text }

card-sh-char-08 = Candles of Corpses
card-sh-char-08-event = { -common-wilderness } A Sötétség 3 kockával dob. A Romlottság minden legalább 4-es után 1-gyel nő; ha Gollam a Vezető, csak minden 6-os után.
card-sh-char-08-combat = { combat-dread-and-despair-text }
card-sh-char-08-rulings =
    Ez nem a Hajsza sebzése, és nem csökkenthető. { -common-wilderness-rulings }
    Csatában: { combat-dread-and-despair-rulings-text }

card-sh-char-09 = Nazgûl Search
card-sh-char-09-event = Akkor játszható ki, ha a Szövetség legalább 1 lépést haladt, és nincs a Mordor Sávon. { -common-fly } Ezután, ha egy Nazgul a Gyűrűhordozók régiójában van, a Szövetséget felfedezik.
card-sh-char-09-combat = { combat-foul-stench-text }
card-sh-char-09-rulings =
    Ez teljes felfedés: a Szabad Népek legfeljebb a megtett lépések számával mozgatják a Gyűrűhordozókat, és az úton lévő kártyák és Erődítmények hatnak. A kártya csak a repülésért is kijátszható.
    Csatában: { combat-foul-stench-rulings-text }

card-sh-char-10 = Cruel Weather
card-sh-char-10-event = Akkor játszható ki, ha a Szövetség legalább 1 lépést haladt, és nincs a Mordor Sávon. A Sötétség egy általa választott szomszédos régióba mozgatja a Gyűrűhordozókat.
card-sh-char-10-combat = { combat-cruel-as-death-text }
card-sh-char-10-rulings =
    A Szövetséget nem jelentik be és nem fedezik fel, a lépések száma nem változik, és nem kell jelzőt húzni.
    Csatában: { combat-cruel-as-death-rulings-text }

card-sh-char-11 = The Nazgûl Strike!
card-sh-char-11-event = Akkor játszható ki, ha a Szövetség legalább 1 lépést haladt, és nincs a Mordor Sávon. { -common-fly } Ezután, ha egy Nazgul a Gyűrűhordozók régiójában van, a Sötétség vagy eldobhatja a Szabad Népek egy Karakter Esemény Kártyáját az asztalról, vagy Hajsza dobást tehet.
card-sh-char-11-combat = { combat-black-breath-text }
card-sh-char-11-rulings =
    A dobás olyan, mintha a Szövetség épp haladt volna, a hozzáadásokkal és az újradobásokkal együtt, de a lépések száma nem változik. Az asztalon lévő Stratégia kártyák biztonságban vannak. A kártya csak a repülésért is kijátszható.
    Csatában: { combat-black-breath-rulings-text }

card-sh-char-12 = Morgul Wound
card-sh-char-12-event = Akkor játszható ki, ha a Szövetség felfedett. A Sötétség 2 Romlottságot ad hozzá, ha a Romlottság legfeljebb 3, különben 1-et.
card-sh-char-12-combat = { combat-black-breath-text }
card-sh-char-12-rulings =
    Ez nem a Hajsza sebzése, és nem csökkenthető. A Mordor Sávon is működik.
    Csatában: { combat-black-breath-rulings-text }

card-sh-char-13 = Lure of the Ring
card-sh-char-13-event = Akkor játszható ki, ha a Szövetség felfedett. Ha Gollam a Vezető, a Romlottság 1-gyel nő. Különben húzni kell a Szövetségből egy véletlen Útitársat, és a Szabad Népek vagy kiejtik, vagy annyi Romlottságot vállalnak, amennyi a Szintje.
card-sh-char-13-combat = { combat-they-are-terrible-text }
card-sh-char-13-rulings =
    Borbak Trufa és Tuk Peregrin a saját képességével visszatérhet, de a Mordor Sávon nem.
    Csatában: { combat-they-are-terrible-rulings-text }

card-sh-char-14 = The Breaking of the Fellowship
card-sh-char-14-event = Akkor játszható ki, ha a Szövetség felfedett. Ha Gollam a Vezető, a Romlottság 1-gyel nő. Különben a Sötétség húz egy Hajsza Jelzőt. A Szemet vagy a Szabad Népek különleges jelzőjét hatás nélkül el kell dobni; minden más jelzőnél a Szabad Népeknek annyi, általuk választott Útitársat kell leválasztaniuk, amennyi a jelző száma; ezek a Gyűrűhordozók régiójában maradnak.
card-sh-char-14-combat = { combat-dread-and-despair-text }
card-sh-char-14-rulings =
    Nincs sebzés, és a felfedés és az állj nem hat. A „Shelob's Lair” esetén a kocka adja a számot. A Szabad Népek ostromlott Erődítményében a falakon belül vannak. A Mordor Sávon kikerülnek a játékból. A húzásra a „Wizard's Staff” és a „Mithril Coat and Sting” felelhet.
    Csatában: { combat-dread-and-despair-rulings-text }

card-sh-char-15 = Worn with Sorrow and Toil
card-sh-char-15-event = Amíg az asztalon van: valahányszor a Szövetség egy Útitársa áldozatul esik, a Sötétség a Szabad Népek egy Karakter Esemény Kártyáját is elveheti, vagy az asztalról egyet, vagy a kézből egy véletlent. El kell dobni, ha a Szövetséget a Szabad Népek el nem foglalt Nagyvárosában vagy Erődítményében jelentik be.
card-sh-char-15-combat = { combat-words-of-power-text }
card-sh-char-15-rulings =
    Az a hobbit is áldozat volt, aki a képességével visszatér. Csak a kézben lévő Karakter kártyák közül kell húzni.
    Csatában: { combat-words-of-power-rulings-text }

card-sh-char-16 = Flocks of Crebain
card-sh-char-16-event = Amíg az asztalon van: Hajsza dobás előtt a Sötétség eldobhatja ezt a kártyát, hogy 1-et adjon a dobás és az újradobásai minden kockájához. Akkor is el kell dobni, ha a Szövetséget a Szabad Népek el nem foglalt Nagyvárosában vagy Erődítményében jelentik be.
card-sh-char-16-combat = { combat-they-are-terrible-text }
card-sh-char-16-rulings =
    Hozzáadódik a Hajsza Mezőben lévő kockák többletéhez; a dobott 1-es így sem siker. A Mordor Sávon nincs Hajsza dobás.
    Csatában: { combat-they-are-terrible-rulings-text }

card-sh-char-17 = Balrog of Moria
card-sh-char-17-event = Amíg az asztalon van: a Sötétség kétféle célra dobhatja el ezt a kártyát. Ha a Szövetséget bejelentik vagy felfedezik, és az útja Móriába belép, onnan kilép vagy átvezet rajta, a Sötétség húz egy Hajsza Jelzőt: a Szemet el kell dobni, minden más jelző úgy hat, mint sikeres Hajsza után, de felfedés nélkül, ha a Szövetséget épp a Szabad Népek el nem foglalt Nagyvárosában vagy Erődítményében jelentették be. Vagy a Sötétség harci kártyaként használja, mintha a kezéből játszaná ki.
card-sh-char-17-combat = { combat-durins-bane-text }
card-sh-char-17-rulings =
    Az is elég, ha a bejelentéskor vagy felfedéskor Móriában áll. Felfedésnél a sorrend: a jelző, amely okozta, ez a jelző, majd az Erődítmény jelzője. A húzásra a „Wizard's Staff” és a „Mithril Coat and Sting” felelhet.
    Csatában: { combat-durins-bane-rulings-text }

card-sh-char-18 = The Lidless Eye
card-sh-char-18-event = A Sötétség legfeljebb 3 használatlan kockája Szemmé válik, és azonnal a Hajsza Mezőbe kerül.
card-sh-char-18-combat = { combat-words-of-power-text }
card-sh-char-18-rulings =
    Az a kocka, amellyel a kártyát kijátsszák, nem választható. A kockák a forduló végéig számítanak a Hajszában.
    Csatában: { combat-words-of-power-rulings-text }

card-sh-char-19 = Dreadful Spells
card-sh-char-19-event = Akkor játszható ki, ha a Sötétség egy Nazgult tartalmazó Serege a Szabad Népek egyik Seregével azonos vagy szomszédos régióban van. A Sötétség kiválaszt két ilyen Sereget, és a sajátjában lévő minden Nazgul után 1, legfeljebb 5 kockával dob: minden 5-ös vagy 6-os egy találat a Szabad Népek Seregén, amelyet azonnal el kell viselni.
card-sh-char-19-combat = { combat-devilry-of-orthanc-text }
card-sh-char-19-rulings =
    A Boszorkánykirály Nazgulnak számít. { -common-no-attack } A veszteségeiket a Szabad Népek választják meg; az Útitársak túlélik. Ostromlott helyőrség is választható; ha egy egysége sem marad, az Erődítménye azonnal elesik.
    Csatában: { combat-devilry-of-orthanc-rulings-text }

card-sh-char-20 = Grond, Hammer of the Underworld
card-sh-char-20-event = Akkor játszható ki, ha a Boszorkánykirály a Sötétség egy olyan Seregével van, amely Erődítményt ostromol. { -common-assault }
card-sh-char-20-combat = { combat-dread-and-despair-text }
card-sh-char-20-rulings =
    A Boszorkánykirály az utóvédben maradhat. { -common-assault-rulings }
    Csatában: { combat-dread-and-despair-rulings-text }

card-sh-char-21 = The Palantír of Orthanc
card-sh-char-21-event = Akkor játszható ki, ha Szarumán játékban van. Amíg az asztalon van: valahányszor a Sötétség Esemény kockával Esemény Kártyát játszott ki, húz egy kártyát bármelyik pakliból. El kell dobni, ha Szarumán kiesik; a Szabad Népek akcióként eldobhatják a Nyugat Akaratával, vagy bármelyik kockával és egy Tünde Gyűrűvel.
card-sh-char-21-combat = { combat-cruel-as-death-text }
card-sh-char-21-rulings =
    Magának ennek a kártyának a kijátszása nem jár húzással. Húzni akkor kell, amikor a másik kártya, a csatájával együtt, befejeződött. A Gyűrű a Sötétségé lesz, és ez a forduló egyetlen Gyűrűje.
    Csatában: { combat-cruel-as-death-rulings-text }

card-sh-char-22 = Wormtongue
card-sh-char-22-event = Akkor játszható ki, ha Szarumán játékban van. Amíg az asztalon van: Rohan csak olyan Útitárs által válik aktívvá, aki aktívvá teheti, a Szövetség bejelentésével Edorasban vagy a Helm Szurdokban, vagy e régiók egyike elleni támadással. El kell dobni, ha Rohan aktívvá válik, vagy Szarumán kiesik.
card-sh-char-22-combat = { combat-foul-stench-text }
card-sh-char-22-rulings =
    Nem játszható ki, ha Rohan aktív. A Politikai Sávon tett lépéseket nem akadályozza, kivéve az utolsót, amíg Rohan passzív. A támadásnál a két régió bármelyik védője megfelel; a belépés egy üresbe nem támadás.
    Csatában: { combat-foul-stench-rulings-text }

card-sh-char-23 = The Ringwraiths Are Abroad
card-sh-char-23-event = { -common-fly } Ezután vagy legfeljebb két, Nazgult tartalmazó Sereget mozgathat egy-egy régiót, vagy egy ilyen Sereggel támadhat.
card-sh-char-23-combat = { combat-words-of-power-text }
card-sh-char-23-rulings =
    A Nazgulok, amelyek repültek, egy Sereggel mozoghatnak vagy harcolhatnak. Minden mozgó Sereggel mennie kell egy Nazgulnak vagy a Boszorkánykirálynak. Támadásnál a Nazgulok az utóvédben maradhatnak; ostromcsata vagy bevetés is lehetséges.
    Csatában: { combat-words-of-power-rulings-text }

card-sh-char-24 = The Black Captain Commands
card-sh-char-24-event = Akkor játszható ki, ha a Boszorkánykirály játékban van. A Sötétség vagy 2 Nazgult toboroz az ő régiójába, vagy tetszőleges Nazgulokkal repül, vele is, mindegyikkel egyszer. Ezután mozgathat egy Sereget, amelyben a Boszorkánykirály van, vagy támadhat vele.
card-sh-char-24-combat = { combat-foul-stench-text }
card-sh-char-24-rulings =
    A Boszorkánykirálynak a Sereggel kell mozognia, vagy részt kell vennie a támadásban; közvetlenül előtte is odarepülhetett. A Szabad Népek birtokában lévő régióba semmi sem toborozható.
    Csatában: { combat-foul-stench-rulings-text }

## A Sötétség Stratégia paklija

card-sh-strat-01 = Return to Valinor
card-sh-strat-01-event = Akkor játszható ki, ha a Sötétség birtokolja a Tündék egyik Erődítményét. A Tündék minden nem ostromlott Erődítményénél a Sötétség az ott lévő minden tünde egység után 1, legfeljebb 5 kockával dob: minden 6-os egy találat, amelyet azonnal el kell viselni.
card-sh-strat-01-combat = { combat-deadly-strife-text }
card-sh-strat-01-rulings =
    Ezek a találatok csak tünde egységeket érnek; közülük a Szabad Népek választanak. { -common-no-attack } Az Útitársak túlélik.
    Csatában: { combat-deadly-strife-rulings-text }

card-sh-strat-02 = The Fighting Uruk-hai
card-sh-strat-02-event = Akkor játszható ki, ha Szarumán játékban van, és a Sötétség egy vasudvardi egységet tartalmazó Serege Erődítményt ostromol. { -common-assault }
card-sh-strat-02-combat = { combat-onslaught-text }
card-sh-strat-02-rulings =
    Ha több ilyen ostrom van, a Sötétség választ egyet. { -common-assault-rulings }
    Csatában: { combat-onslaught-rulings-text }

card-sh-strat-03 = Denethor's Folly
card-sh-strat-03-event = Akkor játszható ki, ha a Sötétség ostromolja Minas Tirithet. A Szabad Népek egy vezére Minas Tirithben kiesik. Amíg az asztalon van: a Szabad Népek nem használhatnak harci kártyát a Minas Tirithben vívott csatákban. El kell dobni, ha az ostrom véget ér; a Szabad Népek akcióként eldobhatják a Nyugat Akaratával, vagy bármelyik kockával, ha Gandalf vagy Aragorn Minas Tirithben van.
card-sh-strat-03-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-03-rulings =
    Az Útitársak nem vezérek. A bevetésekre és a régióban vívott felmentő csatákra is vonatkozik. Vándor nem Aragorn.
    Csatában: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-04 = The Day Without Dawn
card-sh-strat-04-event = Akkor játszható ki, ha a Sötétség minden Nemzete háborúban áll. A Szabad Népek erre a fordulóra elveszítik minden használatlan kockájukat, amely a Nyugat Akaratát mutatja.
card-sh-strat-04-combat = { combat-relentless-assault-text }
card-sh-strat-04-rulings =
    A következő fordulóban visszakapják őket.
    Csatában: { combat-relentless-assault-rulings-text }

card-sh-strat-05 = Threats and Promises
card-sh-strat-05-event = Amíg az asztalon van: Utánpótlás eredmény nem léptetheti előre a Szabad Népek passzív Nemzetét a Politikai Sávon. El kell dobni, ha egy támadás vagy egy Útitárs különleges képessége előrelépteti a Szabad Népek egy Nemzetét.
card-sh-strat-05-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-05-rulings =
    Az Utánpótlás/Sereg és az Utánpótlásként használt Nyugat Akarata is Utánpótlás eredmény. Aktív Nemzetek előreléptethetők. Az Esemény Kártya okozta előrelépés, vagy ha egy Települést támadás nélkül foglalnak el, a kártyát az asztalon hagyja.
    Csatában: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-06 = Stormcrow
card-sh-strat-06-event = Akkor játszható ki, ha a Gyűrűhordozók vagy egy Útitárs a Szabad Népek egy háborúban nem álló Nemzetének régiójában van. A Sötétség kiválaszt egy ilyen Nemzetet: 1 lépést hátralép a Politikai Sávon, és a Szabad Népek kiejtik egyik egységét vagy vezérét, bárhol.
card-sh-strat-06-combat = { combat-great-host-text }
card-sh-strat-06-rulings =
    Ha nem léphet hátrább, csak a figura vész el. Az ostromlott Erődítményben lévő Útitárs is számít. Annak a helyőrségnek az Erődítménye, amely az utolsó egységét veszíti el, az ostromlóké lesz.
    Csatában: { combat-great-host-rulings-text }

card-sh-strat-07 = Shadows Gather
card-sh-strat-07-event = A Sötétség egyik Serege legfeljebb 3 régiót mozog, és ott kell megállnia, ahol a Sötétség egy másik, nem ostromlott Serege áll. { -common-long-march }
card-sh-strat-07-combat = { combat-mumakil-text }
card-sh-strat-07-rulings =
    Ostromlókhoz is lehet csatlakozni. A politikai határok minden lépésnél érvényesek. Az egység nélküli ellenséges Települést útközben elfoglalja. A régiónkénti egységek felső határa csak az út végén számít.
    Csatában: { combat-mumakil-rulings-text }

card-sh-strat-08 = The Shadow Lengthens
card-sh-strat-08-event = A Sötétség két Serege legfeljebb 2-2 régiót mozog; mindegyiknek ott kell megállnia, ahol a Sötétség egy másik, nem ostromlott Serege áll. { -common-long-march }
card-sh-strat-08-combat = { combat-mumakil-text }
card-sh-strat-08-rulings =
    Akik elsőként mozogtak, nem mozognak újra. Ha csak egy Sereg mozoghat, csak az mozog. Ostromlókhoz is lehet csatlakozni.
    Csatában: { combat-mumakil-rulings-text }

card-sh-strat-09 = The Shadow is Moving
card-sh-strat-09-event = Akkor játszható ki, ha a Sötétség minden Nemzete háborúban áll. A Sötétség legfeljebb négy különböző Sereget mozgat egy-egy régiót.
card-sh-strat-09-combat = { combat-swarm-of-bats-text }
card-sh-strat-09-rulings =
    A Seregek megoszthatók, mint bármely mozgásnál. Akik mozogtak, nem mozognak újra.
    Csatában: { combat-swarm-of-bats-rulings-text }

card-sh-strat-10 = Corsairs of Umbar
card-sh-strat-10-event = Akkor játszható ki, ha a Délvidékiek & Keletiek háborúban állnak. A Sötétség egy Umbarban lévő Serege egyenesen Anfalasba, Dol Amrothba, Lamedonba vagy Pelargirba mozog. Ha ott a Szabad Népeknek Serege van, csata kezdődik, amelyet a Sötétség csak akkor hagyhat abba, ha az a Sereg már ostrom alatt állt.
card-sh-strat-10-combat = { combat-deadly-strife-text }
card-sh-strat-10-rulings =
    A Sereg Umbarban megosztható; akinek a Nemzete nem áll háborúban, nem mehet. A partra szállóknak győzelem után nem kell előrenyomulniuk. A Szabad Népek visszavonulhatnak, Dol Amrothban az Erődítménybe, ostrom alá is. Ha a Sötétség már ostromolja Dol Amrothot, az egyesült Sereg ostromcsatát vív. Ha nincs ellenfél, ez egyszerű mozgás, amellyel foglalni is lehet.
    Csatában: { combat-deadly-strife-rulings-text }

card-sh-strat-11 = Rage of the Dunlendings
card-sh-strat-11-event = Akkor játszható ki, ha Vasudvard háborúban áll. A Sötétség 2 vasudvardi sima egységet toboroz egy szabad régióba, amely Észak Dúnföldével vagy Dél Dúnföldével szomszédos. Ezután a két Dúnföldéről legfeljebb 4 vasudvardi egység egyenesen oda mozoghat.
card-sh-strat-11-combat = { combat-relentless-assault-text }
card-sh-strat-11-rulings =
    A régióban nem lehet a Szabad Népek egysége, sem Települése. Csak vasudvardi egységek mozognak. A két Dúnfölde egymással szomszédos, és bármelyikük lehet a régió.
    Csatában: { combat-relentless-assault-rulings-text }

card-sh-strat-12 = Return of the Witch-king
card-sh-strat-12-event = Akkor játszható ki, ha a Boszorkánykirály játékban van. Angmarba kerül. Ezután a Sötétség 2 szauroni sima egységet és 1 szauroni elit egységet toboroz oda.
card-sh-strat-12-combat = { combat-swarm-of-bats-text }
card-sh-strat-12-rulings =
    Bárhonnan jöhet, ostromlott Erődítményből is. { -common-recruiting }
    Csatában: { combat-swarm-of-bats-rulings-text }

card-sh-strat-13 = Half-orcs and Goblin-men
card-sh-strat-13-event = Akkor játszható ki, ha Vasudvard háborúban áll. A Sötétség 1 vasudvardi egységet, simát vagy elitet, toboroz egy olyan régióba, ahol Serege van.
card-sh-strat-13-combat = { combat-we-come-to-kill-text }
card-sh-strat-13-rulings =
    A Sereg ostromló vagy ostromlott is lehet; ostrom alatt csak 5 egységnek van hely.
    Csatában: { combat-we-come-to-kill-rulings-text }

card-sh-strat-14 = Olog-hai
card-sh-strat-14-event = Akkor játszható ki, ha Szauron háborúban áll. A Sötétség 1 szauroni egységet, simát vagy elitet, toboroz egy olyan régióba, ahol Serege van.
card-sh-strat-14-combat = { combat-we-come-to-kill-text }
card-sh-strat-14-rulings =
    A Sereg ostromló vagy ostromlott is lehet; ostrom alatt csak 5 egységnek van hely.
    Csatában: { combat-we-come-to-kill-rulings-text }

card-sh-strat-15 = Hill-trolls
card-sh-strat-15-event = Akkor játszható ki, ha Szauron háborúban áll. A Sötétség egy vagy két régióban 2 szauroni sima egységet az utánpótlásból vett szauroni elit egységre cserél.
card-sh-strat-15-combat = { combat-we-come-to-kill-text }
card-sh-strat-15-rulings =
    Kevesebbet csak akkor cserél, ha nincs elég figura. A sima egységek visszakerülnek az utánpótlásba. Ostromlott Erődítményben is állhatnak.
    Csatában: { combat-we-come-to-kill-rulings-text }

card-sh-strat-16 = A New Power is Rising
card-sh-strat-16-event = Akkor játszható ki, ha Szarumán játékban van. A Sötétség 2-2 vasudvardi sima egységet toboroz Észak Dúnföldére és Dél Dúnföldére, és 2 vasudvardi egységet, mindegyiket simának vagy elitnek, Orthancba.
card-sh-strat-16-combat = { combat-great-host-text }
card-sh-strat-16-rulings =
    { -common-recruiting }
    Csatában: { combat-great-host-rulings-text }

card-sh-strat-17 = Many Kings to the Service of Mordor
card-sh-strat-17-event = A Sötétség 2-2 délvidéki/keleti sima egységet toboroz e Nemzet három Településére.
card-sh-strat-17-combat = { combat-great-host-text }
card-sh-strat-17-rulings =
    { -common-recruiting }
    Csatában: { combat-great-host-rulings-text }

card-sh-strat-18 = The King is Revealed
card-sh-strat-18-event = Akkor játszható ki, ha Aragorn játékban van. A Sötétség 5 szauroni sima egységet és 1 Nazgult toboroz Minas Morgulba.
card-sh-strat-18-combat = { combat-relentless-assault-text }
card-sh-strat-18-rulings =
    Vándor nem számít, és Aragorn sem, ha már kiesett. { -common-recruiting }
    Csatában: { combat-relentless-assault-rulings-text }

card-sh-strat-19 = Shadows on the Misty Mountains
card-sh-strat-19-event = A Sötétség 2 szauroni egységet, mindegyiket simának vagy elitnek, és 1 Nazgult toboroz a Gram-hegyre vagy Móriába.
card-sh-strat-19-combat = { combat-onslaught-text }
card-sh-strat-19-rulings =
    Mind ugyanabba a régióba jönnek. { -common-recruiting }
    Csatában: { combat-onslaught-rulings-text }

card-sh-strat-20 = Orcs Multiplying Again
card-sh-strat-20-event = A Sötétség 3-3 szauroni sima egységet toboroz Dol Guldurba és Gundabad Hegyére.
card-sh-strat-20-combat = { combat-onslaught-text }
card-sh-strat-20-rulings =
    { -common-recruiting }
    Csatában: { combat-onslaught-rulings-text }

card-sh-strat-21 = Horde from the East
card-sh-strat-21-event = Akkor játszható ki, ha a Délvidékiek & Keletiek háborúban állnak. A Sötétség 5 délvidéki/keleti sima egységet toboroz e Nemzet egy szabad régiójába a térkép keleti szélén.
card-sh-strat-21-combat = { combat-deadly-strife-text }
card-sh-strat-21-rulings =
    Ezek a régiók: Kelet-Rhún, Dél-Rhún, Khand és Távol-Harad. Kevesebb csak akkor jön, ha nincs elég figura vagy hely.
    Csatában: { combat-deadly-strife-rulings-text }

card-sh-strat-22 = Monsters Roused
card-sh-strat-22-event = A Sötétség 1-1 szauroni sima egységet toboroz Angmarba, Ettenmoorsba és a Széltető-dombokra, és 1 szauroni elit egységet Trollshawsba.
card-sh-strat-22-combat = { combat-desperate-battle-text }
card-sh-strat-22-rulings =
    A Szabad Népek birtokában lévő régió kimarad. { -common-recruiting }
    Csatában: { combat-desperate-battle-rulings-text }

card-sh-strat-23 = Musterings of Long-planned War
card-sh-strat-23-event = Akkor játszható ki, ha a Sötétség minden Nemzete háborúban áll. A Sötétség 5 délvidéki/keleti sima egységet toboroz Gorgorothba és 5 szauroni sima egységet Núrnba.
card-sh-strat-23-combat = { combat-desperate-battle-text }
card-sh-strat-23-rulings =
    { -common-recruiting }
    Csatában: { combat-desperate-battle-rulings-text }

card-sh-strat-24 = Pits of Mordor
card-sh-strat-24-event = Akkor játszható ki, ha Szauron háborúban áll. A Sötétség 2-2 szauroni sima egységet toboroz Szauron három Erődítményébe.
card-sh-strat-24-combat = { combat-desperate-battle-text }
card-sh-strat-24-rulings =
    Ezek: Barad-Dûr, Dol Guldur, Minas Morgul, Morannon, Mória és Gundabad Hegye. { -common-recruiting }
    Csatában: { combat-desperate-battle-rulings-text }
