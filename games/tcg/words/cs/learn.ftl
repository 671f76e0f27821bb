# The lessons. `learn-LESSON-STEP-QUESTION` replaces `learn-LESSON-STEP` while that question is asked.

learn-about = Osm krátkých lekcí, každá je skutečná pozice na skutečném stole. Na co kliknout, ukazuje hvězda. Co pravidla dovolují, je dovoleno i zde.

## 1

learn-fellowship = Společenstvo
learn-fellowship-about = Zahrajte společníka a vyzbrojte hobita. Co stojí, utratí Stín.
learn-fellowship-companion = Ve fázi společenstva hrajete karty. Co stojí, jde do zásoby soumraku a později to utratí Stín. Klikněte v ruce na kartu Legolas: 2.
learn-fellowship-sword = Legolas je s vámi a v zásobě jsou 2 soumraky. Teď Hobbit Sword, za 1.
learn-fellowship-sword-bearer = Majetek někdo nese. Klikněte na kartu Merry: 2 k síle dá meč a 2 vlastní text.
learn-fellowship-heal = Gimli je zraněný a v ruce máte dalšího. Je jedinečný, druhého zahrát nelze. Klikněte na něj: odhozením vyléčíte jedno zranění.
learn-fellowship-done = Jste silnější a Stín má 3 soumraky. Hrajte, co potřebujete, ne všechno, co můžete. Kartu přečtete, když na ni ukážete; prstem ji podržte.

## 2

learn-road = Na cestě
learn-road-about = Jděte z místa na místo a sledujte, co stojí každý krok.
learn-road-move = Když ve fázi společenstva pasujete, společenstvo se pohne. Jednou za tah musí. Místo 2 ještě na cestě není: jedno ze svých zahraje soupeř. Pasujte.
learn-road-again = 5 soumraků: 2 je číslo Stínu toho místa a každý ze tří společníků přidá 1. Stín dnes nemá přisluhovače, hned se přeskupíte. Pasujte.
learn-road-again-move-again = V jednom tahu se smíte pohnout dvakrát. Druhý pohyb přidá soumrak k tomu, co zbylo, a přisluhovači zůstanou. Nikdo tu není: pohněte se znovu.
learn-road-done = Místo 3 je útočiště: tah, který tu začne, vyléčí až pět zranění. V zásobě je teď 8. Co s tím udělá Stín, ukáže další lekce.

## 3

learn-shadow = Stín
learn-shadow-about = Změňte stranu: utrácejte soumrak za přisluhovače a poznejte toulání.
learn-shadow-minion = Teď jste Stín. Soupeř došel na místo 4 a v zásobě je 8. Cena vašich karet se odebírá z ní. Zahrajte Goblin Marksman: 3.
learn-shadow-spear = I přisluhovači nosí zbraně. Goblin Spear stojí 1 a potřebuje přisluhovače z Morie. Je tu jediný, proto se nikdo neptá, kdo ji ponese.
learn-shadow-roaming = Uruk Savage patří na místo 5. Před ním se toulá a stojí o 2 víc. To jsou 4, vše, co zbylo. Zahrajte ho.
learn-shadow-done = Zásoba je prázdná a útočí dva přisluhovači. V každé partii hrajete obě strany: ve svém tahu společenstvo, v tazích ostatních Stín.

## 4

learn-arrows = Šípy
learn-arrows-about = Manévr, a pak střílejí obě strany.
learn-arrows-maneuver = Přisluhovači jsou tady. Nejdřív přijde fáze manévrů s vlastními událostmi. Zahrajte Elendil’s Valor: Aragorn bude obránce +1 a smí čelit dvěma přisluhovačům.
learn-arrows-first = Každý lučištník přidá 1 ke střelbě své strany: jejich je 2, vaše 1. Jejich dvě zranění rozdělíte vy. Aragorn jedno unese: klikněte na něj.
learn-arrows-second = Druhé zranění. Kdo má tolik zranění jako životnosti, umírá, proto je rozdělte. Klikněte na kartu Legolas.
learn-arrows-done = Zranění od Legolase rozdělil soupeř. Šípy zasahují, než kdo bojuje. Froda držte stranou: když zemře, prohráváte.

## 5

learn-defenders = Kdo proti komu
learn-defenders-about = Přiřaďte obránce a sledujte, co Stín udělá se zbytkem.
learn-defenders-assign = Volíte, kdo se s kým utká, každému obránci jeden přisluhovač. Klikněte na Uruk Raider, pak na Aragorna. Klikněte na Goblin Runner, pak na Gimliho. Čísla říkají, jak by to skončilo. Uruk Savage nechte a potvrďte.
learn-defenders-order = Koho necháte, toho smí Stín poslat na kohokoli. Každý obránce má teď svou šarvátku a pořadí volíte vy. Nejdřív Aragorn, pak Gimli.
learn-defenders-done = Oba bojovali. Koho necháte, může napadnout i Froda. Postavte se nejsilnějším a před pohybem spočítejte obránce.

## 6

learn-skirmish = Šarvátka
learn-skirmish-about = Síla, události a co zmůže dvojnásobná síla.
learn-skirmish-event = Čekají dvě šarvátky. Vyhrává strana s větší silou, při shodě Stín. Klikněte na pruh s Aragornem.
learn-skirmish-event-act = Aragorn má 8, Uruk Rager 9. Stupnice říká, co by se stalo. Zahrajte Swordsman of the Northern Kingdom: hraničář dostane 2.
learn-skirmish-win = 10 proti 9. Když všichni pasují, šarvátka se vyhodnotí. Pasujte.
learn-skirmish-axe = Rager prohrál a utrpěl zranění. Gimli má 8 proti 5 a vyhrává také. S 10 má dvojnásobek. Klikněte na Gimliho: vyčerpá sílu a dostane 2.
learn-skirmish-overwhelm = 10 proti 5: Goblin Runner by byl přemožen. Pasujte.
learn-skirmish-done = Přemožený přisluhovač umírá, ať má jakoukoli životnost. Stává se to i společníkům a Froda před tím nezachrání ani Prsten. Zranění +1 je o jedno zranění víc pro každého poraženého.

## 7

learn-ring = Prsten
learn-ring-about = Chrání Froda před zraněním, a ten platí břemeny.
learn-ring-wear = Frodo prohrál šarvátku. Zbývá mu životnost 1 a další zranění by ho zabilo. Prsten je může převzít: klikněte na Prsten a nasaďte ho.
learn-ring-sam = Z každého zranění je břemeno: 9 z 10. Při 10 Frodo propadne zkáze a prohráváte. Ve fázi přeskupení Prsten sundá. V příštím tahu klikněte na Sama: vyčerpá sílu a odebere břemeno.
learn-ring-again = Vyčerpat sílu znamená zaplatit zraněním. Sam to smí, dokud má životnost větší než 1. Ještě jednou: klikněte na Sama.
learn-ring-done = Zbývá 7 břemen. Prsten dnes Froda zachrání a zítra si vezme svou cenu. První břemena jsou ta, která vsadíte před partií.

## 8

learn-goal = K poslednímu místu
learn-goal-about = Srovnejte ruku a vyhrajte dvěma pohyby.
learn-goal-reconcile = Soupeřův tah končí a vy srovnáváte ruku: smíte odhodit jednu kartu, pak doberete do osmi. Klikněte na jednu kartu Goblin Marksman a potvrďte.
learn-goal-move = Váš tah, na místě 7. Mohli byste hrát karty, ale každá živí Stín a jeho ruka je prázdná. Pasujte a jděte.
learn-goal-last = Místo 8. Nikdo nepřišel, přeskupujete se. Pasujte.
learn-goal-last-move-again = Kdo přežije na místě 9, vyhrává. Můžete zůstat a srovnat ruku, nebo se pohnout znovu. Pohněte se znovu.
learn-goal-done = Vyhráli jste: společenstvo přežilo na posledním místě. V celé partii má karty i Stín. Vyberte startovní balíček a zkuste to; rada pomůže.
