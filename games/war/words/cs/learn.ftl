# První hra v deseti lekcích. Krok má svůj text a některé jeho otázky mají vlastní.

learn-about = Deset krátkých lekcí, každá je skutečná pozice na skutečném stole. Na co kliknout, ukazuje hvězda. Co pravidla dovolují, je dovoleno i zde.

## 1

learn-journey = Cesta
learn-journey-about = Mapa, vaše kostky a první kroky Společenstva.
learn-journey-move = Vedete Svobodné národy. Frodo a Sam nesou Prsten z Roklinky do Mordoru. Co září, může jednat; hvězda ukazuje, co lekce myslí. Klikněte na Společenstvo na mapě nebo na jeho stupnici.
learn-journey-move-action = Každá akce stojí kostku: ta, která platí, se zvedne. Nyní postupte se Společenstvem.
learn-journey-again = Jeden krok. Figurka zůstává v Roklince: Společenstvo je skryté a počítá jen jeho stupnice. Nepřítel v této lekci nemá kostky. Postupte znovu.
learn-journey-will = Hvězda mezi vašimi kostkami je Vůle Západu. Může zastoupit kteroukoli jinou stranu. Klikněte znovu na Společenstvo.
learn-journey-will-action = Nyní se zvedla Vůle Západu: platí jako kostka postavy. Postupte.
learn-journey-done = Tři kostky, tři kroky a nikdo neví, kde Společenstvo je. Ve skutečné hře po něm Stín při každém kroku pátrá. Zbylá kostka shromáždění patří lekcím 4 a 5.

## 2

learn-hunt = Pátrání
learn-hunt-about = Co stojí krok, když vás Stín hledá: poškození, podmanění, ztracení Společníci.
learn-hunt-found = V poli pátrání leží pět kostek a v tomto kole jste už dvakrát postoupili. Při každém kroku jimi Stín hází. 6 vás najde a každý dřívější krok to usnadňuje. Postupte; když pátrání neuspěje, postupte znovu.
learn-hunt-found-action = Vedle postupu stojí šance, že vás pátrání najde. Odvažte se.
learn-hunt-found-hunt-casualty = Našli vás. Deska pátrání ukazuje kostky, žeton a poškození. Nositelé Prstenu je přijmou jako podmanění; při 12 vítězí Stín. Nebo za ně padne Společník. Tohle je málo: neztrácejte nikoho.
learn-hunt-found-reveal-path = Žeton vás také odhalil. Klikněte tam, kde figurka nyní stojí: Cesmínie na cestě k jihu.
learn-hunt-hide = Odhalené Společenstvo nemůže postupovat. Klikněte na ně a ukryjte je kostkou postavy.
learn-hunt-again = Opět skryté. Odvažte se dalšího kroku.
learn-hunt-again-hunt-casualty = Znovu nalezeni. Ať to nyní přijme průvodce, který Společenstvo vede. Padne a jeho úroveň poškození sníží. Každý Společník je štítem jednou.
learn-hunt-again-reveal-path = Opět odhaleno. Klikněte tam, kde figurka nyní stojí.
learn-hunt-done = Viděli jste celé pátrání: hod, žeton, poškození, odhalení. Dělejte proto v jednom kole málo kroků. Gandalf se může vrátit jako Bílý, jakmile přijde Služebník.

## 3

learn-declare = Bezpečné útočiště
learn-declare-about = Ohlaste, kde je Společenstvo, uzdravte je a zvolte průvodce.
learn-declare-declare = Figurka stojí v Cesmínii a Společenstvo od té doby urazilo 3 kroky. Můžete ohlásit, kde je. Ve vlastním velkoměstě nebo pevnosti se uzdraví o 1 podmanění. Lórien je 3 kroky daleko: klikněte na Morii, první z nich.
learn-declare-declare-path = Jděte dál region po regionu: Moria, Rmutný dol, Lórien. Při ohlášení je bezpečná i Moria.
learn-declare-declare-guide = V Lórienu se uzdraví 1 podmanění. Zvolte s tím průvodce z těch s nejvyšší úrovní. Gandalf dobírá karty, Chodec ukryje Společenstvo kteroukoli kostkou. Zkuste Chodce.
learn-declare-guide = Odpočatí: podmanění kleslo ze 4 na 3. Zvolte průvodce z těch s nejvyšší úrovní. Gandalf dobírá karty, Chodec ukryje Společenstvo kteroukoli kostkou. Zkuste Chodce.
learn-declare-done = Ohlášení přivede figurku tam, kde Společenstvo je, a ve vlastních velkoměstech a pevnostech léčí. Také probouzí tamní národ: další lekce. Kdo nic nechce, ukončí tuto fázi jedním kliknutím.

## 4

learn-politics = Národy jdou do války
learn-politics-about = Probuďte národ a přiveďte ho do války.
learn-politics-wake = Gondor je krok od války, ale pasivní: dokud spí, poslední krok neudělá. Probudí ho Společník v jeho velkoměstě nebo pevnosti. Boromir je blízko: klikněte na něj ve Folde.
learn-politics-wake-companions-to = Kam může jít, to se rozsvítí: až 2 regiony, jeho úroveň. Klikněte na Minas Tirith.
learn-politics-war = Gondor je vzhůru: jeho znak je nyní kulatý. Kostka shromáždění posune národ k válce. Klikněte na znak Gondoru v Politice.
learn-politics-war-nation = Zvednutá kostka shromáždění platí. Jeden krok a Gondor je ve válce.
learn-politics-done = Gondor je ve válce: může útočit, shromažďovat posily a překračovat hranice jiných. Národ se blíží k válce i tehdy, když je napaden. Stín si proto dvakrát rozmyslí, na koho udeří.

## 5

learn-muster = Shromáždění
learn-muster-about = Přiveďte na mapu nové jednotky, a krále.
learn-muster-regulars = Gondor je ve válce, a tak může shromažďovat posily. Kostka shromáždění přivede dvě běžné jednotky, dva vůdce, od každého jednoho, nebo jednu elitní. Klikněte na Pelargir na pobřeží.
learn-muster-regulars-recruit-figure = Zvolte běžnou jednotku, prostého vojáka. Dostanete dvě, každou jinde: Pelargir a Dol Amroth.
learn-muster-regulars-recruit-where = Nové jednotky přicházejí do volných sídel svého národa, nikdy dvě na totéž místo. Posilte pobřeží.
learn-muster-elite = Druhá kostka shromáždění přivede elitní jednotku. Bojuje jako běžná, ale snese dva zásahy. Klikněte na Minas Tirith, pak na elitní.
learn-muster-king = Chodec je v Minas Tirith. Klikněte na Vůli Západu a korunujte ho: Aragorn, dědic Isildurův. Lépe vede a od příštího kola vám dá o kostku víc.
learn-muster-done = Vaše armáda roste a vede ji král. Stín shromažďuje posily stejně. Jednotky, které Svobodné národy ztratí, se nevracejí.

## 6

learn-armies = Na pochodu
learn-armies-about = Dvě armády jednou kostkou a kolik se jich vejde do regionu.
learn-armies-first = Měníte strany a vedete Stín. Kostka armády přesune až dvě armády, každou o jeden region. Klikněte na armádu v Minas Morgul.
learn-armies-first-move-from = První armáda: Minas Morgul na hranici Mordoru.
learn-armies-first-move-to = Kam může jít, to se rozsvítí. Klikněte na Severní Ithilien, nebo tam armádu přetáhněte.
learn-armies-first-move-figures = V regionu může být nejvýše 10 jednotek a v Severním Ithilienu jich stojí pět. Pošlete 4 ze 6: dvě odeberte tlačítkem −.
learn-armies-back = Omyl neškodí. Krok zpět, šipka nahoře nebo klávesa U, vezme celý přesun zpět. Zkuste to a pak přesuňte znovu.
learn-armies-second = Tatáž kostka je stále zvednutá, pro druhou armádu. „Žádná druhá armáda“ by ji ukončila. Klikněte na Morannon, pak na Dagorlad, nebo přetáhněte: jdou všichni, i Nazgûl.
learn-armies-led = Kostka postavy přesune jednu armádu a někdo ji musí vést: Nazgûl nebo postava. Váš Nazgûl je v Dagorladu: klikněte na něj.
learn-armies-led-move-figures = Jedna běžná jednotka a Nazgûl: v Severním Ithilienu bude přesně 10 jednotek. Nazgûl vede a nepočítá se. Odeberte čtyři běžné.
learn-armies-led-move-to = Nyní klikněte na Severní Ithilien.
learn-armies-done = U bran Gondoru stojí deset jednotek a vůdce. Kostka armády přesune dvě armády, kostka postavy jednu, která má vůdce. Region s nepřítelem se neobsazuje, ale napadá: další lekce.

## 7

learn-battle = Bitva
learn-battle-about = Vydržet, ustoupit, vrátit úder: karty, kostky, vůdci, ztráty.
learn-battle-defend = Stín na vás útočí v Lossarnachu. Deska na mapě ukazuje obě armády, kolo po kole: karty, kostky, ztráty. Nejprve smí každá strana vyložit kartu. Vy si svou nechte na lepší chvíli.
learn-battle-defend-re-roll = Každá strana hází kostkou za každou jednotku, nejvýše pěti; zasahuje 5 a 6. Váš vůdce dá jednomu nezdaru druhou šanci. Hoďte znovu.
learn-battle-defend-casualty = Jste zasaženi. Každý návrh říká, kdo padne a jakou máte pak šanci zvítězit. Zásah stojí běžnou jednotku, nebo změní elitní v běžnou. Oslabte elitní. Klikat lze i na figurky na desce.
learn-battle-defend-retreat = Stín má mnohem víc jednotek. Ustupte včas: klikněte na Minas Tirith, má hradby.
learn-battle-attack = Získali vám čas; nyní udeřte. Dvojitá strana je shromáždění, nebo armáda, a kostkou armády se útočí. Klikněte na Elfy v Lórienu.
learn-battle-attack-attack-target = Šance zvítězit stojí u každého cíle. Klikněte na Rmutný dol: jdou všichni, pět jednotek, vůdce a Legolas.
learn-battle-attack-attack-with = Koho necháte vzadu, zůstane mimo bitvu. Dnes jdou všichni: pět jednotek, vůdce a Legolas.
learn-battle-fight = Nyní útočíte vy. Kola jsou stejná.
learn-battle-fight-combat-card = Každá strana smí vyložit kartu lícem dolů; platí její spodní název. Klikněte na Éomerovu kartu v ruce: Valour, +1 ke každé vaší kostce. Její události se vzdáte.
learn-battle-fight-re-roll = Dvě druhé šance: za vůdce a za Legolase. Hoďte všemi znovu.
learn-battle-fight-casualty = I vy jste zasaženi. Nejprve oslabte elitní jednotky, pak ztrácejte běžné.
learn-battle-fight-cease = Obě armády stále stojí. Můžete přestat, nebo bojovat dál; pak smí nepřítel ustoupit. Bojujte dál.
learn-battle-fight-advance = Pole je vaše. Vaše armáda může do regionu postoupit: celá.
learn-battle-done = Obě bitvy skončily, ať jste vyhráli, či ne: kostky jsou kostky. Jednotky, vůdci a karty převažují misky vah. Velkoměsto chrání v prvním kole; pevnost je něco jiného: další lekce.

## 8

learn-siege = Obléhání
learn-siege-about = Dobuďte se Stínem pevnost za vítězné body.
learn-siege-surround = Vedete Stín před Minas Tirith. Pevnost má cenu 2 vítězných bodů, velkoměsto 1; s 10 vítězíte. Klikněte na armádu Černokněžného krále v Osgiliathu.
learn-siege-surround-attack-target = Šance zvítězit stojí u cíle. Klikněte na Minas Tirith: útočí všichni.
learn-siege-surround-advance = Obránci opustili pole. Postupte se všemi: kdo je za hradbami, je nyní obležen.
learn-siege-assault = Minas Tirith je obležena. Hradby se ztékají z vlastního regionu: jedno kolo a zasahuje jen 6. Klikněte tam na svou armádu.
learn-siege-assault-attack-target = Klikněte na Minas Tirith ještě jednou: to je zteč.
learn-siege-assault-re-roll = Nazgûlové a Černokněžný král jsou vůdci: hoďte všemi nezdary znovu.
learn-siege-assault-extend = Ještě ne. Elitní jednotka, která se změní v běžnou, žene armádu do dalšího kola. Udělejte to.
learn-siege-done = Minas Tirith padla: 2 z 10 bodů, jak ukazuje horní okraj stolu. S 10 body na konci kola Stín zvítězil. Svobodné národy proto musí vydržet, dokud Prsten nedojde k ohni.

## 9

learn-events = Karty, prsteny, Služebníci
learn-events-about = Karty událostí, elfí prsten a Černokněžný král.
learn-events-draw = Kostky události jsou na karty. Klikněte na jednu a doberte kartu. Karty postav jsou o pátrání a o mocných, karty strategie o armádách a národech.
learn-events-draw-draw-from = Doberte z balíčku strategie.
learn-events-play = Vaše karty leží před vámi. Ukažte na kartu nebo ji dlouze stiskněte a čtěte. Klikněte na „Orcs Multiplying Again“.
learn-events-play-event = Shromáždí šest běžných jednotek naráz, na dvou místech. Zahrajte ji.
learn-events-ring = Zbývá jedna kostka, postava, a vy byste chtěli shromáždění. Elfí prsten otočí kostku na jinou stranu. Tento použily Svobodné národy, a tak přešel k vám. Klikněte na něj.
learn-events-ring-ring-face = Otočte kostku na shromáždění. Prsten, který použije Stín, je navždy pryč.
learn-events-minion = Kostky shromáždění přivádějí i Služebníky. Černokněžný král přijde, když jsou ve válce Sauron a některý ze Svobodných národů. To jsou: klikněte na Minas Morgul.
learn-events-minion-action = Přiveďte Černokněžného krále k armádě, která tam stojí.
learn-events-done = Černokněžný král vede za dva a od příštího kola vám dá o kostku víc. Všechny národy jsou však nyní vzhůru. Saruman a Ústa Sauronova mají své podmínky.

## 10

learn-doom = Pukliny osudu
learn-doom-about = Poslední kroky v Mordoru a jak která strana vítězí.
learn-doom-climb = Frodo a Sam jsou v Mordoru, vede je Glum. Na jejich stupnici zbývají dva kroky k ohni. Zde se při každém kroku táhne žeton pátrání, bez hodu. Klikněte na Společenstvo na stupnici a postupte.
learn-doom-crack = Do 12 podmanění je daleko. Ještě krok, k Puklinám osudu.
learn-doom-crack-gollum-reveals = Žeton s poškozením. Glum je může snížit o 1, ale odhalí vás a ukrýt se stojí kostku. Unesete to: ne.
learn-doom-done = Prsten je zničen: Svobodné národy zvítězily. Vítězí také se 4 vítěznými body. Stín vítězí při 12 podmanění ihned, nebo s 10 body na konci kola. Kdykoli si nejste jisti, požádejte o radu.
