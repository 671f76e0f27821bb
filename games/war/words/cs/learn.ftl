# První hra v deseti lekcích. Krok má svůj text a některé jeho otázky mají vlastní.

learn-about = Deset krátkých lekcí po jedné až čtyřech minutách, každá je skutečná pozice na skutečné mapě. Lekce řekne, co vyzkoušet a proč, a vy odpovídáte, jak chcete: co pravidla dovolují, je dovoleno i zde.

## 1

learn-journey = Cesta
learn-journey-about = Mapa, vaše kostky a první kroky Společenstva.
learn-journey-move = Toto je Středozem. Vedete Svobodné národy; Frodo a Sam nesou Prsten z Roklinky (vyznačena na mapě) na jihovýchod do Mordoru. Vše, co uděláte, stojí jednu vaši kostku a její strana říká, k čemu je. Vezměte kostku postavy.
learn-journey-move-action = Jedna kostka, jedna akce. Zvolte postup Společenstva: ten přibližuje Prsten k Mordoru. Mapu můžete posouvat, přiblížit a oddálit.
learn-journey-again = O krok dál! Figurka zůstává v Roklince: Společenstvo je skryté a jen jeho stupnice říká, jak daleko došlo. Nyní by kostku použil soupeř, ale v této lekci žádnou nemá. Postupte znovu.
learn-journey-will = Hvězda mezi vašimi kostkami je Vůle Západu, vaše nejlepší strana: může zastoupit kteroukoli jinou. Postupte s ní Společenstvem ještě jednou.
learn-journey-will-action = Jako postava posune Společenstvo ještě jednou.
learn-journey-done = Tři kostky, tři kroky a nikdo neví, kde Společenstvo je. Ve skutečné hře po něm Stín při každém kroku pátrá: o tom je další lekce. Kostka shromáždění, která vám zbyla, přijde na řadu v lekcích 4 a 5.

## 2

learn-hunt = Pátrání
learn-hunt-about = Co stojí krok, když vás Stín hledá: poškození, podmanění, ztracení Společníci.
learn-hunt-found = Stín má v poli pátrání pět kostek a vy jste v tomto kole už dvakrát postoupili. Při každém kroku jimi hází: 6 vás najde a každý dřívější krok to usnadňuje. Postupte se Společenstvem, a když pátrání neuspěje, tak další kostkou znovu.
learn-hunt-found-hunt-casualty = Našli vás! Žeton pátrání říká, jak velké je poškození. Buď je ponesou Nositelé Prstenu jako podmanění (při 12 vítězí Stín), nebo za ně padne Společník. Tohle je málo: přijměte podmanění a neztrácejte nikoho.
learn-hunt-found-reveal-path = Žeton vás také odhalil. Řekněte, kudy Společenstvo přišlo; tam se postaví jeho figurka. Cesmínie leží na cestě k jihu.
learn-hunt-hide = Dokud je Společenstvo odhalené, nemůže postupovat. Kostka postavy je znovu ukryje.
learn-hunt-again = Opět skryté. Odvažte se dalšího kroku.
learn-hunt-again-hunt-casualty = Znovu nalezeni. Tentokrát ať poškození přijme průvodce, který Společenstvo vede: padne a jeho úroveň poškození sníží. Společníci jsou štíty, ale každý jen jednou.
learn-hunt-again-reveal-path = Opět odhaleno. Řekněte, kudy Společenstvo šlo: figurka se tam postaví.
learn-hunt-done = Viděli jste celé pátrání: hod, žeton, poškození jako podmanění nebo ztrátu Společníka, odhalení. Nedělejte proto v jednom kole příliš mnoho kroků. A Gandalf? Jakmile přijde některý Služebník Stínu, může ho Vůle Západu přivést zpět jako Bílého.

## 3

learn-declare = Bezpečné útočiště
learn-declare-about = Ohlaste, kde je Společenstvo, uzdravte je a zvolte průvodce.
learn-declare-declare = Nové kolo. Figurka stojí v Cesmínii a Společenstvo od té doby urazilo 3 kroky. Můžete ohlásit, kde je: ve vlastním velkoměstě nebo pevnosti se uzdraví o 1 podmanění. Lórien, pevnost Elfů, je 3 kroky daleko. Řekněte ano.
learn-declare-declare-path = Nyní tam krok za krokem dojděte, na mapě nebo v seznamu: přes Morii a Rmutný dol do Lórienu. Při ohlášení je bezpečná i Moria; pátrání se nehne.
learn-declare-guide = Odpočatí: podmanění kleslo ze 4 na 3 a figurka stojí v Lórienu, stále skrytá. Na konci této fáze volíte průvodce z těch s nejvyšší úrovní. Gandalf dobírá karty, Chodec ukryje Společenstvo kteroukoli kostkou. Zkuste Chodce.
learn-declare-done = Ohlášení přivede figurku tam, kde Společenstvo je, a ve vlastních velkoměstech a pevnostech léčí. Také probouzí tamní národ, o čemž je další lekce. Kolo nyní pokračuje: Stín plní pole pátrání a všichni hází kostkami.

## 4

learn-politics = Národy jdou do války
learn-politics-about = Probuďte národ a přiveďte ho do války.
learn-politics-wake = Ne každý národ bojuje od začátku. Gondor je krok od války, ale pasivní: dokud spí, poslední krok neudělá. Probudí ho Společník, který přijde do jeho velkoměsta nebo pevnosti. Boromir je blízko: vezměte kostku postavy a přesuňte Společníky.
learn-politics-wake-companions-to = Boromir ujde až 2 regiony, to je jeho úroveň. Pošlete ho domů, do Minas Tirith.
learn-politics-war = Gondor je vzhůru! Nyní vezměte kostku shromáždění: posune národ o krok blíže k válce.
learn-politics-war-nation = Zvolte Gondor. Jeden krok a je ve válce.
learn-politics-done = Gondor je ve válce: může útočit, shromažďovat posily a překračovat hranice jiných. Národ se probouzí a blíží k válce i tehdy, když je napaden nebo ztratí sídlo; Stín si proto dvakrát rozmyslí, na koho udeří.

## 5

learn-muster = Shromáždění
learn-muster-about = Přiveďte na mapu nové jednotky, a krále.
learn-muster-regulars = Gondor je ve válce, a tak může shromažďovat posily. Kostka shromáždění přivede dvě běžné jednotky, nebo dva vůdce, nebo od každého jednoho, nebo jednu elitní jednotku. Vezměte ji a shromážděte posily.
learn-muster-regulars-recruit-figure = Zvolte běžnou jednotku, prostého vojáka. Dostanete dvě, jednu po druhé.
learn-muster-regulars-recruit-where = Nové jednotky přicházejí do volných měst, velkoměst a pevností svého národa, nikdy dvě na totéž místo. Posilte pobřeží.
learn-muster-elite = Druhá kostka: elitní jednotka pro Minas Tirith. Bojuje jako běžná, ale padne až po dvou zásazích.
learn-muster-king = Chodec dorazil do Minas Tirith. Zůstane-li Vůle Západu tím, čím je, bude korunován: Aragorn, dědic Isildurův. Lépe vede armády a od příštího kola vám dá o kostku víc.
learn-muster-done = Máte armádu, která roste, a krále, který ji vede. Stín shromažďuje posily stejně a kostkami shromáždění přivádí své Služebníky: to uvidíte v lekci 9. Jednotky, které Svobodné národy ztratí, se nevracejí, tak je chraňte.

## 6

learn-armies = Na pochodu
learn-armies-about = Dvě armády jednou kostkou a kolik se jich vejde do regionu.
learn-armies-first = Vyměňte strany: vedete Stín. Kostka armády přesune až dvě armády, každou o jeden region. Vezměte ji a přesuňte armády.
learn-armies-first-move-from = První armáda: Minas Morgul na hranici Mordoru.
learn-armies-first-move-to = Do Severního Ithilienu, kde stojí pět vašich jednotek.
learn-armies-first-move-figures = V regionu může být nejvýše 10 jednotek; co je navíc, by se odstranilo. Je jich tam 5, pošlete tedy 4, a ať někdo zůstane hlídat bránu.
learn-armies-second = Tatáž kostka přesune druhou armádu. Pochodujte z Morannonu do Dagorladu se všemi, i s Nazgûlem.
learn-armies-led = Kostka postavy přesune jen jednu armádu a někdo ji musí vést: Nazgûl nebo postava. Váš Nazgûl je v Dagorladu. Odtud jděte do Severního Ithilienu.
learn-armies-led-move-figures = Jedna běžná jednotka a Nazgûl: bude tam přesně 10 jednotek. Nazgûl je vůdce a nepočítá se.
learn-armies-done = Deset jednotek a vůdce u bran Gondoru. Pamatujte: kostka armády přesune dvě armády, kostka postavy jednu, která má vůdce, a v žádném regionu není víc než 10 jednotek. Region s nepřítelem nelze obsadit, jen napadnout: to je další lekce.

## 7

learn-battle = Bitva
learn-battle-about = Vydržet, ustoupit, vrátit úder: karty, kostky, vůdci, ztráty.
learn-battle-defend = Stín na vás útočí v Lossarnachu s velkou armádou. Bitva se skládá z kol: karty, kostky, ztráty. Před hodem smí každá strana vyložit kartu, ale vy si svou nechte na lepší chvíli: žádná karta.
learn-battle-defend-re-roll = Každá strana hází kostkou za každou jednotku, nejvýše pěti; zasahuje 5 a 6. Váš vůdce dá jednomu nezdaru druhou šanci. Hoďte znovu.
learn-battle-defend-casualty = Jste zasaženi. Zásah stojí běžnou jednotku, nebo změní elitní v běžnou. Nejprve oslabte elitní: tak ještě nikdo nechybí.
learn-battle-defend-retreat = Stín bojuje dál a má mnohem víc jednotek. Ustupte včas: celá armáda odejde do volného sousedního regionu. Minas Tirith má hradby.
learn-battle-attack = Ať to s nimi dopadlo jakkoli, získali vám čas. Nyní udeřte jinde: Elfové z Lórienu na skřety v Rmutném dole. Dvojitá strana je shromáždění, nebo armáda, jak chcete; kostkou armády se také útočí.
learn-battle-attack-attack-with = Koho necháte vzadu, zůstane mimo bitvu jako zadní voj. Dnes jdou všichni: pět jednotek, vůdce a Legolas.
learn-battle-fight = Nyní útočíte vy. Kola jsou stejná.
learn-battle-fight-combat-card = Každá strana smí vyložit kartu lícem dolů. V bitvě platí její spodní polovina. Éomerova karta je zde Valour: +1 ke každé vaší kostce. Pak se odloží, její událost tedy nikdy nenastane.
learn-battle-fight-re-roll = Dvě druhé šance: jedna za vůdce, jedna za Legolase. Hoďte všemi znovu.
learn-battle-fight-casualty = I vy jste zasaženi. Nejprve oslabte elitní jednotky, pak ztrácejte běžné.
learn-battle-fight-cease = Obě armády stále stojí. Můžete útoku zanechat, nebo bojovat dál; pak smí nepřítel ustoupit do volného sousedního regionu, nebo zůstat na další kolo. Bojujte dál.
learn-battle-fight-advance = Pole je vaše. Vaše armáda může do regionu postoupit, třeba celá.
learn-battle-done = Obě bitvy skončily, ať jste vyhráli, či ne: kostky jsou kostky. S více jednotkami a vůdci znamená štěstí méně a karty převažují misky vah. Ve velkoměstě nebo za opevněním se obránci zpočátku zasahují hůře a pevnost je něco jiného: další lekce.

## 8

learn-siege = Obléhání
learn-siege-about = Dobuďte se Stínem pevnost za vítězné body.
learn-siege-surround = Vedete Stín před Minas Tirith, se samotným Černokněžným králem. Pevnost má cenu 2 vítězných bodů, velkoměsto 1; s 10 vítězíte. Vezměte kostku armády a zaútočte na Minas Tirith z Osgiliathu se vším, co máte.
learn-siege-surround-advance = Obránci zmizeli z pole. Postupte se všemi: pokud odešli za hradby, jsou nyní obleženi.
learn-siege-assault = Minas Tirith je obležena. Hradby je třeba ztéci dalším útokem ve vlastním regionu: jedno kolo a zasahuje jen 6. Zaútočte znovu, se všemi.
learn-siege-assault-re-roll = Málo šestek? Nazgûlové a Černokněžný král jsou vůdci: hoďte všemi znovu.
learn-siege-assault-extend = Ještě ne. Obléhací bitva má jedno kolo, ale elitní jednotka, která se změní v běžnou, žene armádu do dalšího. Udělejte to.
learn-siege-done = Minas Tirith padla: 2 z 10 vítězných bodů, jak ukazuje stupnice na mapě. Má-li Stín na konci kola 10 bodů, zvítězil. Svobodné národy proto musí udržet pevnosti, dokud Prsten nedojde k ohni.

## 9

learn-events = Karty, prsteny, Služebníci
learn-events-about = Karty událostí, elfí prsten a Černokněžný král.
learn-events-draw = Kostky události jsou na karty. Vezměte jednu a doberte kartu z některého svého balíčku: karty postav jsou o pátrání a o mocných, karty strategie o armádách a národech.
learn-events-play = Nyní druhou kostkou události zahrajte kartu. Její text říká, co se stane; ukáže ho „?“ vedle karty.
learn-events-play-event = „Orcs Multiplying Again“ shromáždí šest běžných jednotek naráz, na dvou místech. Zahrajte ji.
learn-events-ring = Zbývá jedna kostka, postava, a vy byste chtěli shromáždění. Svobodné národy kdysi použily elfí prsten, který tak přešel k vám: otočí kostku na jinou stranu. Použijte prsten.
learn-events-ring-ring-face = Otočte ji na shromáždění. Použije-li prsten Stín, je navždy pryč.
learn-events-minion = Kostky shromáždění přivádějí i Služebníky. Černokněžný král přijde, když jsou ve válce Sauron a některý ze Svobodných národů, a to jsou. Přiveďte ho k armádě v Minas Morgul.
learn-events-done = Černokněžný král vede za dva a od příštího kola vám dá o kostku víc; všechny národy jsou však nyní vzhůru. Saruman a Ústa Sauronova přicházejí stejně, každý za svých podmínek. Prsten, který použijí Svobodné národy, přejde ke Stínu: rozmyslete si to.

## 10

learn-doom = Pukliny osudu
learn-doom-about = Poslední kroky v Mordoru a jak která strana vítězí.
learn-doom-climb = Frodo a Sam jsou v Mordoru s Glumem jako průvodcem, na Cestě Mordorem na okraji mapy: ještě dva kroky k ohni. Zde se při každém kroku táhne žeton pátrání, bez hodu. Vezměte kostku postavy a postupte.
learn-doom-crack = Podmanění roste, ale do 12 je daleko. Ještě krok, k Puklinám osudu!
learn-doom-crack-gollum-reveals = Žeton s poškozením. Glum je může snížit o 1, ale odhalil by vás a ukrýt se stojí kostku. Unesete to: ne.
learn-doom-done = Prsten je zničen: Svobodné národy zvítězily! Vítězí také se 4 vítěznými body. Stín vítězí při 12 podmanění ihned, nebo s 10 vítěznými body na konci kola. Nyní hru znáte; kdykoli si nejste jisti, požádejte o radu.
