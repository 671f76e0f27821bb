# The lessons. `learn-LESSON-STEP-QUESTION` replaces `learn-LESSON-STEP` while that question is asked.

learn-about = Nyolc rövid lecke, mindegyik valódi állás a valódi asztalon. Csillag mutatja, mire kattints. Amit a szabályok megengednek, azt itt is szabad.

## 1

learn-fellowship = A szövetség
learn-fellowship-about = Játssz ki egy útitársat, és fegyverezz fel egy hobbitot. Az árát az Árny költi el.
learn-fellowship-companion = A szövetség fázisban lapokat játszol ki. Az áruk az alkony gyűjtőbe kerül, és később az Árny költi el. Kattints a kezedben Legolas lapjára: 2.
learn-fellowship-sword = Legolas veled van, és 2 alkony van a gyűjtőben. Most a Hobbit Sword jön, 1-ért.
learn-fellowship-sword-bearer = A tulajdont viseli valaki. Kattints Merryre: 2 erőt kap a kardtól, 2-t a saját szövegétől.
learn-fellowship-heal = Gimli sebesült, és a kezedben van még egy Gimli. Egyedi, ezért a második nem játszható ki. Kattints rá: ha eldobod, gyógyul egy seb.
learn-fellowship-done = Erősebb lettél, és az Árny 3 alkonyt költhet. Azt játszd ki, ami kell, ne mindent. Mutass egy lapra, hogy elolvasd; ujjal tartsd lenyomva.

## 2

learn-road = Úton
learn-road-about = Mozogj helyszínről helyszínre, és nézd meg, mibe kerül.
learn-road-move = Ha a szövetség fázisban passzolsz, a szövetséged mozog. Körönként egyszer kell is. A 2. helyszín még nincs ott: ellenfeled játszik ki egyet a sajátjaiból. Passzolj.
learn-road-again = 5 alkony: 2 a helyszín Árny száma, és három útitársad egyenként 1-et ad. Ma az Árnynak nincs kegyence, rögtön jön a visszarendezés. Passzolj.
learn-road-again-move-again = Egy körben kétszer mozoghatsz. A második mozgás alkonyt tesz ahhoz, ami megmaradt, és a kegyencek ott maradnak. Itt nincs senki: mozogj tovább.
learn-road-done = A 3. helyszín menedék: az itt kezdődő kör legfeljebb öt sebet gyógyít. A gyűjtőben most 8 van. Mit kezd vele az Árny? Ez a következő lecke.

## 3

learn-shadow = Az Árny
learn-shadow-about = Cserélj oldalt: költs alkonyt kegyencekre, és nézd meg, mi a kóborlás.
learn-shadow-minion = Most te vagy az Árny. Ellenfeled a 4. helyszínre mozgott, a gyűjtőben 8 van. A lapjaid ára innen fogy. Játszd ki: Goblin Marksman, 3.
learn-shadow-spear = A kegyencek is viselnek fegyvert. A Goblin Spear ára 1, és móriai kegyenc kell hozzá. Csak egy van, ezért senki sem kérdezi, ki viseli.
learn-shadow-roaming = Az Uruk Savage az 5. helyszínre való. Előtte kóborol, és 2-vel többe kerül. Az 4, minden, ami maradt. Játszd ki.
learn-shadow-done = A gyűjtő üres, és két kegyenc támad. Minden játszmában mindkét oldalon játszol: a saját körödben a szövetséggel, a többiekében az Árnnyal.

## 4

learn-arrows = Nyilak
learn-arrows-about = Egy manőver, aztán mindkét oldal lő.
learn-arrows-maneuver = Itt vannak a kegyencek. Először a manőver fázis jön, saját eseményekkel. Játszd ki: Elendil’s Valor. Aragorn védő +1 lesz, és két kegyenccel is szembeszállhat.
learn-arrows-first = Minden íjász 1-et ad oldala íjászatához: az övék 2, a tiéd 1. Az ő két sebüket te osztod ki. Aragorn elbír egyet: kattints rá.
learn-arrows-second = A második seb. Akinek annyi sebe van, amennyi életereje, meghal; oszd szét őket. Kattints Legolasra.
learn-arrows-done = Legolas sebét az ellenfeled osztotta ki. A nyilak a harc előtt találnak. Frodót tartsd távol tőlük: ha meghal, vesztettél.

## 5

learn-defenders = Ki kivel harcol
learn-defenders-about = Jelölj ki védőket, és nézd meg, mit tesz az Árny a többivel.
learn-defenders-assign = Te választod meg, ki kivel találkozik, védőnként egy kegyencet. Kattints: Uruk Raider, aztán Aragorn. Kattints: Goblin Runner, aztán Gimli. A számok megmutatják, mi lenne a vége. Az Uruk Savage maradjon, és kész.
learn-defenders-order = Akit kihagytál, azt az Árny bárkire küldheti. Most minden védőnek saját közelharca van, és te választod a sorrendet. Először Aragorn, aztán Gimli.
learn-defenders-done = Mindketten harcoltak. Akit kihagysz, akár Frodót is megtámadhatja. Szállj szembe a legerősebbel, és mozgás előtt számold meg a védőidet.

## 6

learn-skirmish = Közelharc
learn-skirmish-about = Erő, események, és mire jó a kétszeres erő.
learn-skirmish-event = Két közelharc vár. A nagyobb erő győz, döntetlennél az Árny. Kattints Aragorn sávjára.
learn-skirmish-event-act = Aragorn ereje 8, az Uruk Rageré 9. A mérce mutatja, mi történne. Játszd ki: Swordsman of the Northern Kingdom. Egy kósza 2-vel erősebb lesz.
learn-skirmish-win = 10 a 9 ellen. Ha mindenki passzol, a közelharc eldől. Passzolj.
learn-skirmish-axe = A Rager vesztett, és kapott egy sebet. Gimli ereje 8 az 5 ellen, ő is győz. 10-zel kétszer annyi. Kattints Gimlire: megerőlteti magát, és 2-t kap.
learn-skirmish-overwhelm = 10 az 5 ellen: a Goblin Runner lehengerelve. Passzolj.
learn-skirmish-done = A lehengerelt kegyenc meghal, bármennyi az életereje. Útitársakkal is megesik, és ettől a Gyűrű sem menti meg Frodót. A sebzés +1 minden vesztesnek eggyel több seb.

## 7

learn-ring = A Gyűrű
learn-ring-about = Megmenti Frodót a sebektől, és ő terhekkel fizet.
learn-ring-wear = Frodo elvesztett egy közelharcot. Egy életereje maradt, a következő seb megölné. A Gyűrű felfoghatja: kattints a Gyűrűre, hogy felvegye.
learn-ring-sam = Minden sebből teher lett: 9 a 10-ből. 10-nél Frodo megromlik, és vesztesz. A visszarendezés fázisban leveszi a Gyűrűt. A következő körödben kattints Samre: megerőlteti magát, és levesz egy terhet.
learn-ring-again = A megerőltetés seb, amellyel fizetsz. Sam addig teheti, amíg egynél több életereje van. Még egyszer: kattints Samre.
learn-ring-done = 7 teher maradt. A Gyűrű ma megmenti Frodót, és holnap árat kér. Az első terhe az, amit a játszma előtt ajánlasz.

## 8

learn-goal = Az utolsó helyszínig
learn-goal-about = Rendezd a kezed, és győzz két mozgással.
learn-goal-reconcile = Ellenfeled köre véget ér, és rendezed a kezed: eldobhatsz egy lapot, aztán nyolcra húzol. Kattints egy Goblin Marksman lapra, és kész.
learn-goal-move = A te köröd, a 7. helyszínen. Kijátszhatnál lapokat, de mind az Árnyat táplálja, és az ő keze üres. Passzolj, és mozogj.
learn-goal-last = A 8. helyszín. Nem jött kegyenc, jön a visszarendezés. Passzolj.
learn-goal-last-move-again = Aki túléli a 9. helyszínt, győz. Maradhatsz és rendezheted a kezed, vagy továbbmozoghatsz. Mozogj tovább.
learn-goal-done = Győztél: a szövetséged túlélte az utolsó helyszínt. Egy egész játszmában az Árnynak is vannak lapjai. Válassz egy kezdőpaklit, és próbáld ki; a tanács segít.
