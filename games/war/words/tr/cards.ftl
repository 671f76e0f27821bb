# Olay kartları: adları, olaylarının ve savaş yarılarının ne yaptığı ve açıklamalar. Hepsi kendi sözlerimizle.
#
# Bir kartın -event bölümü olayıdır, -combat savaşta ne yaptığıdır, -rulings bunlardan anlaşılmayanlardır.
# Bir savaş başlığı ve metinleri birkaç kartta ortaktır. Birçok olayda ortak olan ise bir terimdir.

## Savaş başlıkları

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

## Savaş başlıklarının ne yaptığı ve açıklamalar

combat-advantageous-position-text = Savunanın bölgesi Özgür Halkların bir ulusuna aitse kullanılabilir. Gölge, Savaş atışındaki her zardan 1 çıkarır; atılan 6 yine isabettir.
combat-advantageous-position-rulings-text = Gölge'nin Lider yeniden atışı değişmez. Savunan iki taraftan biri olabilir. Osgiliath hiçbir ulusun değildir.
combat-anduril-text = Savaşa Strider veya Aragorn katılıyorsa kullanılabilir. Bu raunt için onun liderliğinden vazgeçilir; karşılığında Savaş atışından sonra Strider ile ıskalayan 1 zar, Aragorn ile ıskalayan 1 veya 2 zar isabet olur. Bu zarlar yeniden atılmaz.
combat-anduril-rulings-text = Liderliği iptal edilmişse veya Özgür Halkların bu rauntta Lider yeniden atışı yoksa hiçbir şey olmaz.
combat-black-breath-text = Savaşa bir Nazgûl veya Cadı Kral katılıyorsa kullanılabilir. Gölge'nin Lider yeniden atışı isabet getirirse Gölge ayrıca savaştaki bir düşman Liderini veya Seviyesi bu isabetlerin sayısını aşmayan bir Yoldaşı yok edebilir.
combat-black-breath-rulings-text = En çok bir figür düşer. Yalnızca Lider yeniden atışının isabetleri sayılır; bunlar her zamanki gibi kayıp da verdirir. Beyaz Gandalf'ın Nazgûl'ün liderliği üzerindeki gücü bu kartı durdurmaz.
combat-blade-of-westernesse-text = Savaşa Meriadoc veya Peregrin katılıyorsa kullanılabilir. Özgür Halkların Lider yeniden atışı isabet getirirse ve savaşa bir Uşak katılıyorsa bu isabetlerden tam olarak biri, seçecekleri böyle bir Uşağı yok etmek için harcanır.
combat-blade-of-westernesse-rulings-text = Cadı Kral bir Uşaktır, diğer Nazgûl değildir. Savaş atışının isabeti harcanamaz. Harcanan isabet birimlere kayıp verdirmez. Uşak veya yeniden atış yoksa hiçbir şey olmaz.
combat-brave-stand-text = Savaşa bir Yoldaş katılıyorsa kullanılabilir. Gölge, Savaş atışında savaştaki her Yoldaş için 1 zar eksik, ama en az 1 zar atar.
combat-brave-stand-rulings-text = Zarlar 5 zar sınırından sonra eksiltilir. “Words of Power” ile seçilen Yoldaş yine sayılır.
combat-charge-text = Savaşa Özgür Halkların bir elit birimi katılıyorsa kullanılabilir. Savaş atışından önce Özgür Halklar, böyle her elit birim için 1, en çok 5 zarla bir ek saldırı yapar; bu zarlar Savaş atışlarındaki gibi isabet eder, kayıplar hemen verilir.
combat-charge-rulings-text = Yeniden atış yoktur; düşmanın kartı ne zarları ne de kayıpları değiştirir.
combat-confusion-text = Gölge'nin Savaş atışında attığı her 1, kendi ordusuna bir isabettir ve diğer kayıplarla birlikte karşılanır. Bu zarlar yeniden atılamaz.
combat-confusion-rulings-text = Yeniden atıştaki veya ek saldırıdaki 1'ler sayılmaz. “Mûmakil” bu isabetleri Özgür Halkların isabeti sayar.
combat-cruel-as-death-text = Savaştaki Nazgûl'ün liderliği en az 2 ise kullanılabilir. Gölge bu raunt için 2 Nazgûl liderliğinden vazgeçer ve Savaş atışındaki her zara 1 ekler.
combat-cruel-as-death-rulings-text = Bir Nazgûl'ün liderliği 1, Cadı Kral'ınki 2'dir; diğer Uşaklar sayılmaz. Beyaz Gandalf Nazgûl'ün liderliğini iptal ettiği sürece kullanılamaz.
combat-daring-defiance-text = Savaşa bir Yoldaş katılıyorsa kullanılabilir. Gölge bu rauntta bir Savaş kartı kullanırsa o kart tümüyle iptal edilir ve savaştaki bütün Yoldaşlar bu raunt için liderliklerinden vazgeçer.
combat-daring-defiance-rulings-text = Gölge kart kullanmazsa hiçbir şey olmaz ve hiçbir liderlikten vazgeçilmez. Liderler liderliklerini korur. { -common-bats-or-defiance }
combat-daylight-text = Gölge, Savaş atışında en çok 3 zar atar.
combat-deadly-strife-text = İki taraf da Savaş atışlarındaki ve Lider yeniden atışlarındaki her zara 2 ekler.
combat-deadly-strife-rulings-text = Atılan 1 yine ıskalar.
combat-desperate-battle-text = İki taraf da Savaş atışlarındaki ve Lider yeniden atışlarındaki her zara 1 ekler.
combat-desperate-battle-rulings-text = Atılan 1 yine ıskalar.
combat-devilry-of-orthanc-text = Kuşatılmış bir Kaleye yapılan saldırıya bir Isengard birimi katılıyorsa kullanılabilir. Gölge, Savaş atışındaki her zara 1 ekler.
combat-devilry-of-orthanc-rulings-text = Kalesi olan bir bölgedeki meydan savaşı yetmez.
combat-dread-and-despair-text = Savaştaki Nazgûl'ün liderliği en az 1 ise kullanılabilir. Gölge bu raunt için 1 veya daha çok Nazgûl liderliğinden vazgeçer; Özgür Halklar, Savaş atışlarında o kadar eksik, ama en az 1 zar atar.
combat-dread-and-despair-rulings-text = Sayı, kart etkisini gösterirken seçilir; kart daha önce iptal edilirse hiçbir şey yitirilmez. Zarlar 5 zar sınırından sonra eksiltilir. Beyaz Gandalf Nazgûl'ün liderliğini iptal ettiği sürece kullanılamaz.
combat-durins-bane-text = Savunan Moria'da veya oradan en çok 2 bölge uzaktaysa kullanılabilir. Savaş atışından önce Gölge, 4 veya üstüyle isabet eden 3 zarla bir ek saldırı yapar; kayıplar hemen verilir.
combat-durins-bane-rulings-text = 4 sayısı Şehirlere, Tahkimatlara ve Kalelere karşı da geçerlidir. Yalnızca geçilebilir sınırlardan ulaşılan bölgeler sayılır. “Balrog of Moria” bunun için masadan da kullanılabilir.
combat-ents-rage-text = Savunan Fangorn'da, Orthanc'ta veya Rohan'ın bir bölgesindeyse kullanılabilir. Özgür Halklar, Savaş atışlarındaki her zara 2 ekler.
combat-ents-rage-rulings-text = Savunan iki taraftan biri olabilir. Isen Geçitleri Rohan'ın bir bölgesidir.
combat-fateful-strike-text = Savaşa Özgür Halkların bir Lideri veya bir Yoldaş katılıyorsa kullanılabilir. Lider yeniden atışları 1 isabet getirirse Özgür Halklar ayrıca savaştaki bir Nazgûl'ü yok eder; 2 veya daha çok isabet getirirse bir Nazgûl'ü veya bir Uşağı.
combat-fateful-strike-rulings-text = Cadı Kral yalnızca Uşak sayılır. İsabetler her zamanki gibi kayıp verdirir. Nazgûl takviyelere döner, Uşak oyundan çıkar.
combat-foul-stench-text = Savaştaki Nazgûl'ün liderliği en az 1 ise kullanılabilir. Liderlikleri en az Özgür Halkların bütün ordusununki kadarsa Özgür Halkların Lider yeniden atışı olmaz.
combat-foul-stench-rulings-text = Hiçbir liderlikten vazgeçilmez. Başka kartların daha önce iptal ettiği liderlik sayılmaz. “Andúril”, “Mighty Attack”, “Blade of Westernesse” ve “Fateful Strike” kartlarının etkisini de ortadan kaldırır. Beyaz Gandalf Nazgûl'ün liderliğini iptal ettiği sürece kullanılamaz.
combat-great-host-text = Kayıplardan sonra Gölge'nin savaştaki birimleri Özgür Halklarınkinin en az iki katıysa Gölge 1 isabet daha kaydeder; kayıp hemen verilir.
combat-great-host-rulings-text = Arka muhafızlar hariç, geriye kalan birimler sayılır.
combat-heroic-death-text = Savaşa Özgür Halkların bir Lideri veya bir Yoldaş katılıyorsa kullanılabilir. Atışlardan sonra Özgür Halklar, 1 isabeti iptal etmek için savaştaki bir Lideri veya Seviyesi kadar isabeti iptal etmek için bir Yoldaşı yok edebilir.
combat-heroic-death-rulings-text = Yalnızca bir figür düşebilir. Ek saldırıların isabetleri iptal edilemez. “Black Breath” ile karşılaşırsa önce savunanın kartı etkisini gösterir.
combat-huorn-dark-text = Savunan Fangorn'da, Orthanc'ta veya Rohan'ın bir bölgesindeyse kullanılabilir. Gölge, Savaş atışında en çok 2 zar atar.
combat-huorn-dark-rulings-text = Ek saldırılar ve yeniden atılacak zarların sayısı sınırlanmaz.
combat-it-is-a-gift-text = Yüzük Taşıyıcıları savunanın bölgesindeyse kullanılabilir. Özgür Halklar, Savaş atışlarındaki ve Lider yeniden atışlarındaki her zara 1 ekler.
combat-it-is-a-gift-rulings-text = Savunan iki taraftan biri olabilir. Mordor Pisti'ndeki Yüzük Taşıyıcıları hiçbir bölgede değildir.
combat-mighty-attack-text = Savaşa bir Yoldaş katılıyorsa kullanılabilir. Savaş atışından sonra bir Yoldaş bu raunt için liderliğinden vazgeçer ve Özgür Halkların ıskalayan 1 zarı isabet olur; bu zar yeniden atılmaz.
combat-mighty-attack-rulings-text = Liderliği iptal edilen bir Yoldaş ondan vazgeçemez; başka bir Yoldaş vazgeçebilir. Özgür Halkların bu rauntta Lider yeniden atışı yoksa hiçbir şey olmaz. Batı'nın Komutanı zarını yine ekler.
combat-mumakil-text = Savaşa bir Güneyli/Doğulu elit birimi katılıyorsa kullanılabilir. Öncelik 3'te Gölge, Savaş atışındaki her zara 1 ekler. Öncelik 5'te Gölge'nin bu raunttaki isabetleri Özgür Halklarınkinden çoksa Gölge 1 isabet ekler.
combat-mumakil-rulings-text = Özgür Halkların önceki bir ek saldırıdan ve “Confusion” kartından gelen isabetleri sayılır. “Shield-wall” ve “Heroic Death” bu karşılaştırmayı değiştirmek için geç kalır. “No Quarter” ve “Nameless Wood” kartlarının ek isabetleri yalnızca Özgür Halklar savunuyorsa sayılır.
combat-nameless-wood-text = Savunan Fangorn'da, Orthanc'ta veya Rohan'ın bir bölgesindeyse kullanılabilir. Özgür Halkların Savaş atışı ile Lider yeniden atışı en az 1 isabet getirirse 2 isabet eklerler.
combat-nameless-wood-rulings-text = Ek saldırıların isabetleri sayılmaz.
combat-no-quarter-text = Özgür Halkların Savaş atışı ile Lider yeniden atışı en az 1 isabet getirirse 1 isabet eklerler.
combat-one-for-the-dark-lord-text = Yüzük Taşıyıcıları savunanın bölgesindeyse kullanılabilir. Gölge, Savaş atışındaki ve Lider yeniden atışındaki her zara 1 ekler.
combat-one-for-the-dark-lord-rulings-text = Savunan iki taraftan biri olabilir. Mordor Pisti'ndeki Yüzük Taşıyıcıları hiçbir bölgede değildir.
combat-onslaught-text = Kayıplardan sonra Gölge, savaştaki kendi birimlerine 0'dan 4'e kadar isabet alabilir. Sonra o kadar zar atar: her 4 veya üstü Özgür Halklara bir isabettir, kayıplar hemen verilir.
combat-onslaught-rulings-text = Figürler değil isabetler sayılır: kaldırılan bir elit birim 2 eder. 4 sayısı her tür savaşta geçerlidir. Gölge, birimlerinin kaldırabileceğinden çok isabet alamaz.
combat-relentless-assault-text = Savaş atışından önce Gölge, savaştaki kendi birimlerine 0'dan 2'ye kadar isabet alabilir ve Savaş atışındaki her zara o kadar ekler.
combat-relentless-assault-rulings-text = Figürler değil isabetler sayılır: kaldırılan bir elit birim 2 eder. Savaş atışının zarları bu kayıplardan sonra sayılır.
combat-scouts-text = Özgür Halklar bir meydan savaşında savunuyorsa kullanılabilir. Zar atılmadan önce bütün orduları komşu ve serbest bir bölgeye veya savaş bölgesinde kendi Kaleleri varsa kuşatılmak üzere Kaleye çekilir; savaş biter, saldıran ilerleyebilir.
combat-scouts-rulings-text = Geri çekilme bölgesinde düşman birimi veya düşman yerleşimi olamaz. Düşmanın öncelik sayısı daha yüksek olan kartının etkisi olmaz, bedeli de ödenmez. Gidecek yer yoksa raunt oynanır.
combat-servant-of-the-secret-fire-text = Savaşa Gri Gandalf veya Beyaz Gandalf katılıyorsa kullanılabilir. Özgür Halklar, Savaş atışlarındaki her zara 1 ekler.
combat-shield-wall-text = Kayıplar verilirken Gölge'nin 2 veya daha çok isabeti varsa bunlardan 1'i iptal edilir.
combat-shield-wall-rulings-text = Kartların ek isabetleri sayılır, ek saldırıların isabetleri sayılmaz.
combat-sudden-strike-text = Savaşa Özgür Halkların bir Lideri veya bir Yoldaş katılıyorsa kullanılabilir. Savaş atışından önce Özgür Halklar, liderlikleri kadar, en çok 5 zarla bir ek saldırı yapar; bu zarlar Savaş atışlarındaki gibi isabet eder, kayıplar hemen verilir.
combat-sudden-strike-rulings-text = Hiçbir liderlikten vazgeçilmez. Ek saldırının yeniden atışı yoktur; düşmanın kartı ne zarlarını ne de kayıplarını değiştirir. İptal edilen liderlik sayılmaz. Gölge'nin hiç birimi kalmazsa savaş biter.
combat-swarm-of-bats-text = Özgür Halklar bu rauntta bir Savaş kartı kullanırsa o kart tümüyle iptal edilir; kullanmazsa Gölge, Lider yeniden atışındaki her zara 1 ekler.
combat-swarm-of-bats-rulings-text = İptal edilen kart sahibine başka hiçbir şeye mal olmaz. { -common-bats-or-defiance }
combat-they-are-terrible-text = Savaştaki Nazgûl'ün liderliği en az 1 ise kullanılabilir. Gölge bu raunt için 1 Nazgûl liderliğinden vazgeçer ve Lider yeniden atışındaki her zara 1 ekler.
combat-they-are-terrible-rulings-text = Liderliği azaldığı için Gölge bir zar eksik yeniden atar. Beyaz Gandalf Nazgûl'ün liderliğini iptal ettiği sürece kullanılamaz.
combat-valour-text = Savaşa Özgür Halkların bir elit birimi katılıyorsa kullanılabilir. Savaş atışlarındaki her zara 1 eklerler.
combat-we-come-to-kill-text = Savaşa Gölge'nin bir elit birimi katılıyorsa kullanılabilir. Kayıplardan sonra Gölge, savaşta kalan her elit birimi için 1, en çok 5 zarla bir ek saldırı yapar; bu zarlar 5 veya üstüyle isabet eder, kayıplar hemen verilir.
combat-we-come-to-kill-rulings-text = 5 sayısı her tür savaşta geçerlidir.
combat-words-of-power-text = Savaşa bir Nazgûl veya Cadı Kral katılıyorsa kullanılabilir. Gölge savaştaki bir Yoldaşı seçer: bu rauntta onun liderliği yoktur ve özel yetenekleri işlemez.
combat-words-of-power-rulings-text = Seçilirse Beyaz Gandalf bu rauntta Nazgûl'ün liderliğini artık iptal etmez. Yoldaş savaşa yine katılır ve kartların koşulları için sayılır, ama liderliğinden vazgeçilemez. Yoldaş yoksa hiçbir şey olmaz.

## Birçok olayda ortak olanlar

-common-tile-waits = Karo, Yoldaşlık Mordor Pisti'ne girince, zaten oradaysa hemen, Av Havuzu'na katılır.
-common-tile-spent = Özel karo çekilince harcanmış olur: boşalan Av Havuzu yeniden doldurulurken yalnızca sıradan karolar geri gelir.
-common-tile-stop = “Dur” yalnızca Mordor Pisti'ndeki bir adım için anlam taşır.
-common-one-per-tile = Özgür Halklar her Av karosu için masadaki yalnızca bir kartı kullanabilir.
-common-in-mordor = Mordor Pisti'nde ayrılan Yoldaşlar oyundan çıkar; kart yine de sürer.
-common-recruiting = Figürler takviyelerden gelir; savaşta olmayan bir ulus için bile ve toplayan tarafın kendi kuşatılmış Kalesine bile, ama düşmanın elindeki bir bölgeye asla.
-common-still-draws = Hiçbir şey toplanamasa da kart çekilir.
-common-ents = Fangorn'da bir Yoldaş varsa ve Beyaz Gandalf oyundaysa oynanabilir. Orthanc'ta bir Gölge ordusu varsa Özgür Halklar 3 zar atar: her 4 veya üstü ona bir isabettir, kayıplar hemen verilir. Son birimi düşerse yanındaki bütün Nazgûl ve Uşaklar da yok edilir. Orthanc'ta Gölge'nin birimi yok ama Saruman varsa Saruman zar atılmadan yok edilir. Sonra Beyaz Gandalf Fangorn'da veya Rohan'ın bir bölgesindeyse Özgür Halklar hemen, elden ve zarsız bir Karakter Olay kartı daha oynayabilir.
-common-ents-rulings = Siyaset açısından bu, Orthanc'ta birimi olan uluslara bir saldırıdır; kimse karşılık vermez, kayıplarını Gölge seçer. Orthanc'ta kuşatılmış bir Gölge ordusu da vurulabilir; bütünüyle yok edilirse kuşatanlar Orthanc'ı hemen ele geçirir. Fangorn'daki Yoldaş, Beyaz Gandalf'ın kendisi olabilir. Sonraki kartın kendi koşulu sağlanmalıdır; o da bir Ent kartı olabilir.
-common-wilderness = Yüzük Taşıyıcıları, Özgür Halkların bir ulusunun yerleşimi olan bir bölgede değilse oynanabilir.
-common-wilderness-rulings = Burada yerleşim, şimdi kimin elinde olursa olsun, başlangıçtaki sahibi olan ulusa aittir. Tahkimatlar yerleşim değildir. Mordor Pisti'nde koşul sağlanır.
-common-forced-tile = Gölge bir Av karosu çeker. Göz veya Özgür Halkların özel karosu etkisiz atılır.
-common-forced-rulings = Av atışı yapılmaz ve “dur” etkisizdir. “Wizard's Staff” ve “Mithril Coat and Sting” bu çekişe karşı kullanılabilir.
-common-fly = Gölge, Cadı Kral dahil, dilediği kadar Nazgûl'ü birer kez uçurabilir.
-common-no-attack = Bu bir saldırı değildir: hiçbir ulus tepki vermez.
-common-long-march = Ordu yola çıkmadan bölünebilir; yolda kimse ona katılmaz veya ondan ayrılmaz ve yoldaki hiçbir bölgede düşman birimi olmamalıdır.
-common-assault = O ordu, elit birim değiştirmeden en çok 3 raunt süren bir kuşatma savaşında Kaleye saldırır. İlk rauntta Özgür Halklar ancak savaşa bir Yoldaş katılıyorsa Savaş kartı kullanabilir.
-common-assault-rulings = Bütün saldırı kuralları geçerlidir: savaşta olmayan ulusların birimleri dışarıda kalır, arka muhafız bırakılabilir. Gölge her raunttan sonra saldırıyı durdurabilir; üçüncüden sonra bir elit birimi normal birimle değiştirerek sürdürebilir.
-common-bats-or-defiance = Önceliği 0 olan diğer kartla karşılaşırsa önce savunanın kartı etkisini gösterir.

## Özgür Halkların Karakter destesi

card-fp-char-01 = Elven Cloaks
card-fp-char-01-event = 0 değerinde özel bir Av karosu oyuna girer. { -common-tile-waits }
card-fp-char-01-combat = { combat-it-is-a-gift-text }
card-fp-char-01-rulings =
    { -common-tile-spent }
    Savaşta: { combat-it-is-a-gift-rulings-text }

card-fp-char-02 = Elven Rope
card-fp-char-02-event = 0 değerinde özel bir Av karosu oyuna girer. { -common-tile-waits }
card-fp-char-02-combat = { combat-it-is-a-gift-text }
card-fp-char-02-rulings =
    { -common-tile-spent }
    Savaşta: { combat-it-is-a-gift-rulings-text }

card-fp-char-03 = Phial of Galadriel
card-fp-char-03-event = −2 değerinde özel bir Av karosu oyuna girer. { -common-tile-waits }
card-fp-char-03-combat = { combat-it-is-a-gift-text }
card-fp-char-03-rulings =
    { -common-tile-spent }
    Savaşta: { combat-it-is-a-gift-rulings-text }

card-fp-char-04 = Sméagol Helps Nice Master
card-fp-char-04-event = −1 değerinde özel bir Av karosu oyuna girer. { -common-tile-waits }
card-fp-char-04-combat = { combat-it-is-a-gift-text }
card-fp-char-04-rulings =
    { -common-tile-spent }
    Savaşta: { combat-it-is-a-gift-rulings-text }

card-fp-char-05 = Mithril Coat and Sting
card-fp-char-05-event = Masadayken: Gölge bir Av karosu çekince, karo etkisini göstermeden önce, Özgür Halklar bu kartı atabilir. Başka bir karo çekilir ve ilkinin yerine o etkili olur; ilki eylemden sonra Av Havuzu'na döner.
card-fp-char-05-combat = { combat-blade-of-westernesse-text }
card-fp-char-05-rulings =
    Gölge'nin her çekişi uygundur: Av atışıyla, Mordor Pisti'nde, bir Olay kartıyla veya Yoldaşlık açığa çıkınca Gölge'nin bir Kalesi için. Karo azaltılmaz, değiştirilir; bu yüzden kart “Isildur's Bane” karşısında da işe yarar. Karar, “Shelob's Lair” karosunun zarı atılmadan önce verilir. { -common-one-per-tile }
    Savaşta: { combat-blade-of-westernesse-rulings-text }

card-fp-char-06 = Axe and Bow
card-fp-char-06-event = Gimli veya Legolas Yoldaşlıktaysa oynanabilir. Masadayken: bir Av karosu çekilince Özgür Halklar, Av hasarını 1 azaltmak için bu kartı atabilir. İkisi de artık Yoldaşlıkta değilse kart atılır.
card-fp-char-06-combat = { combat-mighty-attack-text }
card-fp-char-06-rulings =
    Rehber yeteneklerinden ve kayıplardan önce kullanılır. “Isildur's Bane” karşısında işe yaramaz. { -common-one-per-tile }
    Savaşta: { combat-mighty-attack-rulings-text }

card-fp-char-07 = Horn of Gondor
card-fp-char-07-event = Boromir Yoldaşlıktaysa oynanabilir. Masadayken: bir Av karosu çekilince Özgür Halklar, Av hasarını 1 azaltmak için bu kartı atabilir. Boromir artık Yoldaşlıkta değilse kart atılır.
card-fp-char-07-combat = { combat-mighty-attack-text }
card-fp-char-07-rulings =
    Rehber yeteneklerinden ve kayıplardan önce kullanılır. “Isildur's Bane” karşısında işe yaramaz. { -common-one-per-tile }
    Savaşta: { combat-mighty-attack-rulings-text }

card-fp-char-08 = Wizard's Staff
card-fp-char-08-event = Gri Gandalf Yoldaşlıktaysa oynanabilir. Masadayken: Gölge bir Av karosu çekmek üzereyken Özgür Halklar, çekişi önlemek için bu kartı atabilir; o Av veya Olay böylece biter. Gri Gandalf artık Yoldaşlıkta değilse kart atılır.
card-fp-char-08-combat = { combat-servant-of-the-secret-fire-text }
card-fp-char-08-rulings = Karar, karo görülmeden verilir. Gölge'nin her çekişi uygundur, Mordor Pisti'ndekiler de; orada Yoldaşlık adımını yine atar. Özgür Halkların çekişleri önlenmez.

card-fp-char-09 = Athelas
card-fp-char-09-event = Özgür Halklar 3 zar atar ve her 5 veya 6 için 1 Yozlaşma iyileştirir; Strider Rehberse her 3 veya üstü için.
card-fp-char-09-combat = { combat-anduril-text }
card-fp-char-09-rulings =
    Strider Rehber olmalıdır; Yoldaşlıkta olması yetmez. Yozlaşma 0'ın altına inmez.
    Savaşta: { combat-anduril-rulings-text }

card-fp-char-10 = There Is Another Way
card-fp-char-10-event = Özgür Halklar 1 Yozlaşma iyileştirir. Gollum Rehberse sonra Yoldaşlığı, açıktaysa gizleyebilir veya gizliyse bir adım hareket ettirebilirler.
card-fp-char-10-combat = { combat-heroic-death-text }
card-fp-char-10-rulings =
    Adım her zamanki gibi bir Av veya Mordor Pisti'nde bir karo getirir, ama bunun için Av Kutusu'na zar gitmez.
    Savaşta: { combat-heroic-death-rulings-text }

card-fp-char-11 = I Will Go Alone
card-fp-char-11-event = Yoldaşlıkta bir Yoldaş varsa oynanabilir. Bir Yoldaş veya bir grup Yoldaşlıktan ayrılır ve her zamankinden 1 bölge daha uzağa gidebilir. Sonra Özgür Halklar 1 Yozlaşma iyileştirir.
card-fp-char-11-combat = { combat-daring-defiance-text }
card-fp-char-11-rulings =
    Birileri ayrılmak zorundadır; fazladan bölge isteğe bağlıdır. Yüzük Taşıyıcıları Özgür Halkların kuşatılmış bir Kalesindeyse ayrılanlar içeri girer ve orada kalır. { -common-in-mordor }
    Savaşta: { combat-daring-defiance-rulings-text }

card-fp-char-12 = Bilbo's Song
card-fp-char-12-event = Özgür Halklar 1, Gollum Rehberse 2 Yozlaşma iyileştirir.
card-fp-char-12-combat = { combat-fateful-strike-text }
card-fp-char-12-rulings = Savaşta: { combat-fateful-strike-rulings-text }

card-fp-char-13 = Mirror of Galadriel
card-fp-char-13-event = Özgür Halkların Karakter gösteren kullanılmamış bir zarı Batı'nın İradesi'ne çevrilir. Yüzük Taşıyıcıları Lórien'deyse ve Lórien düşmemişse Özgür Halklar ayrıca 1 Yozlaşma iyileştirir.
card-fp-char-13-combat = { combat-heroic-death-text }
card-fp-char-13-rulings =
    Kartı oynamak için iki etkiden biri yeter. Kartı oynayan zar çevrilemez. Kuşatılmış Lórien düşmemiş sayılır.
    Savaşta: { combat-heroic-death-rulings-text }

card-fp-char-14 = Challenge of the King
card-fp-char-14-event = Strider veya Aragorn, Gondor'un veya Rohan'ın bir bölgesinde bir ordunun yanındaysa oynanabilir. Özgür Halklar 3 Av karosu çeker. Üçü de Gözse Av Havuzu'na dönerler ve Strider veya Aragorn yok edilir. Değilse aralarındaki Gözler oyundan çıkarılır, diğer karolar geri döner.
card-fp-char-14-combat = { combat-sudden-strike-text }
card-fp-char-14-rulings =
    Av yoktur ve karoların başka etkisi olmaz. Kuşatılmış bir Kalenin içindeyse garnizonun yanında sayılır. Ne Osgiliath ne de Ithilien bir ulusa aittir. Böyle çıkarılan Gözler Mordor'da geri gelmez.
    Savaşta: { combat-sudden-strike-rulings-text }

card-fp-char-15 = Gwaihir the Windlord
card-fp-char-15-event = Bir Yoldaş veya bir grup, Seviyesi 4'müş gibi Yoldaşlıktan ayrılır veya zaten haritadaysa hareket eder. Hareket, Özgür Halkların kuşatılmış bir Kalesinin içinde bitebilir.
card-fp-char-15-combat = { combat-daring-defiance-text }
card-fp-char-15-rulings =
    Haritadaki bir grup tek bir bölgeden yola çıkar. Kuşatılmış bir Kalenin içindeki Yoldaşlar yine çıkamaz. Oraya varan, garnizona katılır ve ulusunu aktif yapabilir. { -common-in-mordor }
    Savaşta: { combat-daring-defiance-rulings-text }

card-fp-char-16 = We Prove the Swifter
card-fp-char-16-event = Bir Yoldaş veya bir grup Yoldaşlıktan ayrılır veya zaten haritadaysa hareket eder; her zamankinden en çok 2 bölge daha uzağa gidebilir. Hareket, Özgür Halkların kuşatılmış bir Kalesinin içinde bitebilir.
card-fp-char-16-combat = { combat-daring-defiance-text }
card-fp-char-16-rulings =
    Haritadaki bir grup tek bir bölgeden yola çıkar. Kuşatılmış bir Kalenin içindeki Yoldaşlar yine çıkamaz. { -common-in-mordor }
    Savaşta: { combat-daring-defiance-rulings-text }

card-fp-char-17 = There and Back Again
card-fp-char-17-event = Bir Yoldaş veya bir grup Yoldaşlıktan ayrılır ve her zamankinden 1 bölge daha uzağa gidebilir. Sonra Legolas veya Gimli Orman Krallığı'nda, Dale'de veya Erebor'daysa Cüceler ve Kuzey aktif olur; Cüceler, Elfler ve Kuzey Siyasi Pist'te 1'er adım ilerler.
card-fp-char-17-combat = { combat-brave-stand-text }
card-fp-char-17-rulings =
    İkinci etki, onları bu kart hareket ettirmiş olsun olmasın, bir kez gerçekleşir; Gölge'nin ele geçirdiği bir bölgede gerçekleşmez; kartı oynamak için o yeter. Bu ilerleme “Threats and Promises” kartını masada bırakır. { -common-in-mordor }
    Savaşta: { combat-brave-stand-rulings-text }

card-fp-char-18 = The Eagles are Coming!
card-fp-char-18-event = İçinde Yoldaş olan bir ordu, içinde Nazgûl olan bir Gölge ordusuyla aynı veya komşu bölgedeyse oynanabilir. Özgür Halklar böyle bir Gölge ordusu seçer ve ondaki her Nazgûl için 1, en çok 5 zar atar: her 5 veya 6 bir Nazgûl'ü yok eder. Diğerleri birlikte, Sauron'un Gölge'nin seçtiği düşmemiş bir Kalesine uçar.
card-fp-char-18-combat = { combat-heroic-death-text }
card-fp-char-18-rulings =
    Cadı Kral burada Nazgûl sayılmaz. İki tarafta da kuşatanlar ve kuşatılanlar sayılır; Kale kuşatılmış olabilir. Yok edilen Nazgûl takviyelere döner. { -common-no-attack }
    Savaşta: { combat-heroic-death-rulings-text }

card-fp-char-19 = The Ents Awake: Treebeard
card-fp-char-19-event = { -common-ents }
card-fp-char-19-combat = { combat-ents-rage-text }
card-fp-char-19-rulings =
    { -common-ents-rulings }
    Savaşta: { combat-ents-rage-rulings-text }

card-fp-char-20 = The Ents Awake: Huorns
card-fp-char-20-event = { -common-ents }
card-fp-char-20-combat = { combat-huorn-dark-text }
card-fp-char-20-rulings =
    { -common-ents-rulings }
    Savaşta: { combat-huorn-dark-rulings-text }

card-fp-char-21 = The Ents Awake: Entmoot
card-fp-char-21-event = { -common-ents }
card-fp-char-21-combat = { combat-nameless-wood-text }
card-fp-char-21-rulings =
    { -common-ents-rulings }
    Savaşta: { combat-nameless-wood-rulings-text }

card-fp-char-22 = Dead Men of Dunharrow
card-fp-char-22-event = Strider veya Aragorn Rohan'ın bir bölgesindeyse oynanabilir. Bölgesindeki istenen diğer Yoldaşlarla birlikte Erech'e, Lamedon'a veya Pelargir'e yerleştirilir. Orada bir Gölge ordusu varsa 1 zarın gösterdiği kadar isabet alır; kalanı, Gölge'nin seçtiği komşu ve serbest bir bölgeye geri çekilir veya yok olur. Yok olursa yanındaki Nazgûl ve Uşaklar da yok olur. Sonra Özgür Halklar orada en çok 3 Gondor normal birimi toplayabilir; en az 1 birim gelirse yerleşim onların eline geçer.
card-fp-char-22-combat = { combat-sudden-strike-text }
card-fp-char-22-rulings =
    Yol da uzaklık da önemsizdir. Siyaset açısından bu bir saldırıdır, ama kimse karşılık vermez. Kimse toplanmazsa ele geçirilmiş bir yerleşim Gölge'de kalır.
    Savaşta: { combat-sudden-strike-rulings-text }

card-fp-char-23 = House of the Stewards
card-fp-char-23-event = Boromir Gondor'un bir bölgesindeyse oynanabilir. Özgür Halklar onun bölgesinde 1 Gondor birimi (normal veya elit) toplar, sonra 2 Strateji kartı çeker.
card-fp-char-23-combat = { combat-brave-stand-text }
card-fp-char-23-rulings =
    Gondor'un herhangi bir bölgesi olur. Osgiliath Gondor'a ait değildir. Hiçbir şey toplanamasa da kartlar çekilir. { -common-recruiting }
    Savaşta: { combat-brave-stand-rulings-text }

card-fp-char-24 = The Grey Company
card-fp-char-24-event = Strider veya Aragorn bir ordunun yanındaysa oynanabilir. O ordunun bir normal birimi yok edilir, yerini takviyelerden aynı ulusun bir elit birimi alır. Sonra Özgür Halklar 2 Strateji kartı çeker.
card-fp-char-24-combat = { combat-brave-stand-text }
card-fp-char-24-rulings =
    Normal birim kayıp sayılır ve geri dönmez. Kart, kuşatılmış bir Kalenin içinde de işler. Değişim yapılamasa da kartlar çekilir.
    Savaşta: { combat-brave-stand-rulings-text }

## Özgür Halkların Strateji destesi

card-fp-strat-01 = The Last Battle
card-fp-strat-01-event = Aragorn, Özgür Halkların hiçbir ulusuna ait olmayan bir bölgede bir ordunun yanındaysa oynanabilir. Masadayken: Yoldaşlığı hareket ettiren zar kenara konur ve Av Kutusu'na gitmez. Yoldaşlık ilan edilince, açığa çıkınca veya koşul artık sağlanmayınca kart atılır.
card-fp-strat-01-combat = { combat-daylight-text }
card-fp-strat-01-rulings = Strider yetmez. Osgiliath, Ithilien ve Gölge uluslarının bölgeleri uygundur. Yoldaşlık açıktayken oynanamaz.

card-fp-strat-02 = A Power too Great
card-fp-strat-02-event = Elfler Siyasi Pist'te 1 adım ilerler. Masadayken: Gölge orduları Rivendell'e, Lórien'e veya Grey Havens'a giremez, oralarda saldıramaz da. Gölge, eylem olarak herhangi bir zarı kullanıp elden bir Ordu kartı ve bir Karakter kartı atarak bu kartı atabilir.
card-fp-strat-02-combat = { combat-no-quarter-text }
card-fp-strat-02-rulings = Başlamış bir kuşatma, hücum ve destek olmadan sürer. Atılan kartların destesi değil simgesi önemlidir. Kart, Elfler savaştayken de oynanabilir.

card-fp-strat-03 = The Power of Tom Bombadil
card-fp-strat-03-event = Kuzey Siyasi Pist'te 1 adım ilerler. Masadayken: Gölge orduları Buckland'a, Shire'a veya Yaşlı Orman'a giremez, oralarda saldıramaz da. Gölge, eylem olarak herhangi bir zarı kullanıp elden bir Ordu kartı ve bir Karakter kartı atarak bu kartı atabilir.
card-fp-strat-03-combat = { combat-advantageous-position-text }
card-fp-strat-03-rulings =
    Kuzey pasifken savaşa giden son adımı atamaz. Atılan kartların destesi değil simgesi önemlidir.
    Savaşta: { combat-advantageous-position-rulings-text }

card-fp-strat-04 = Book of Mazarbul
card-fp-strat-04-event = Özgür Halklar haritadaki dilediği Yoldaşları, Karakter zarıyla olduğu gibi, birer kez hareket ettirebilir. Sonra Ered Luin'de veya Erebor'da bir Yoldaş varsa Cüceler aktif olur ve savaşa girer.
card-fp-strat-04-combat = { combat-advantageous-position-text }
card-fp-strat-04-rulings =
    Bu kartla hareket etmiş olsun olmasın, herhangi bir Yoldaş olur. Gölge'nin ele geçirdiği bir bölgeden işlemez.
    Savaşta: { combat-advantageous-position-rulings-text }

card-fp-strat-05 = The Spirit of Mordor
card-fp-strat-05-event = Özgür Halklar, içinde iki veya daha çok ulusun birimleri olan bir Gölge ordusu seçer ve 5 zar atar: her 5 veya 6 ona bir isabettir, kayıplar hemen verilir.
card-fp-strat-05-combat = { combat-scouts-text }
card-fp-strat-05-rulings =
    { -common-no-attack } Kayıplarını Gölge seçer; Nazgûl ve Uşaklar sağ kalır. Kuşatılmış bir ordu seçilebilir; onu kuşatanlar asla isabet almaz.
    Savaşta: { combat-scouts-rulings-text }

card-fp-strat-06 = Faramir's Rangers
card-fp-strat-06-event = Özgür Halklar Kuzey Ithilien'de, Güney Ithilien'de veya Osgiliath'ta bir Gölge ordusu seçer ve 3 zar atar: her 5 veya 6 ona bir isabettir, kayıplar hemen verilir. Sonra Osgiliath'ta Özgür Halkların bir ordusu varsa orada 1 Gondor birimi (normal veya elit) ve 1 Gondor lideri toplarlar.
card-fp-strat-06-combat = { combat-shield-wall-text }
card-fp-strat-06-rulings =
    Kartı oynamak için iki etkiden biri yeter. { -common-no-attack } Nazgûl ve Uşaklar sağ kalır.
    Savaşta: { combat-shield-wall-rulings-text }

card-fp-strat-07 = Fear! Fire! Foes!
card-fp-strat-07-event = Özgür Halklar haritadaki dilediği Yoldaşları, Karakter zarıyla olduğu gibi, birer kez hareket ettirebilir. Sonra Bree'de veya Shire'da bir Yoldaş varsa Kuzey aktif olur ve savaşa girer.
card-fp-strat-07-combat = { combat-shield-wall-text }
card-fp-strat-07-rulings =
    Bu kartla hareket etmiş olsun olmasın, herhangi bir Yoldaş olur. Gölge'nin ele geçirdiği bir bölgeden işlemez.
    Savaşta: { combat-shield-wall-rulings-text }

card-fp-strat-08 = Wisdom of Elrond
card-fp-strat-08-event = Özgür Halklar kendi uluslarından birini seçer: o ulus aktif olur ve Siyasi Pist'te 1 adım ilerler.
card-fp-strat-08-combat = { combat-confusion-text }
card-fp-strat-08-rulings =
    Önce aktif olur, bu yüzden adım onu savaşa sokabilir. Masada “Wormtongue” varsa Rohan aktif olmaz, ama savaşa girmeksizin ilerler.
    Savaşta: { combat-confusion-rulings-text }

card-fp-strat-09 = The Red Arrow
card-fp-strat-09-event = Gondor aktifse oynanabilir. Rohan Siyasi Pist'te 1 adım ilerler. Sonra Özgür Halklar Edoras'ta 1 Rohan birimi (normal veya elit) ve 1 Rohan lideri toplar.
card-fp-strat-09-combat = { combat-scouts-text }
card-fp-strat-09-rulings =
    Kart Rohan'ı aktif yapmaz; Rohan pasifken savaşa giden son adımı atamaz. { -common-recruiting }
    Savaşta: { combat-scouts-rulings-text }

card-fp-strat-10 = Help Unlooked For
card-fp-strat-10-event = Özgür Halkların bir ordusu, bir Kaleyi kuşatan komşu bir Gölge ordusuna saldırır. Gölge, bu savaşın her Savaş atışında garnizonun her birimi için 1 zar eksik, ama en az 1 zar atar.
card-fp-strat-10-combat = { combat-no-quarter-text }
card-fp-strat-10-rulings = Bütün saldırı kuralları geçerlidir ve bu bir meydan savaşıdır. Garnizon savaşmaz ve isabet almaz. Zarlar 5 zar sınırından sonra eksiltilir.

card-fp-strat-11 = Paths of the Woses
card-fp-strat-11-event = Rohan savaştaysa oynanabilir. Rohan'ın bir bölgesindeki bir ordu, Helm's Deep'te kuşatılmış olsa bile, doğrudan Minas Tirith'e veya orası Gölge'nin elinde veya kuşatmasındaysa ona komşu bir bölgeye gider.
card-fp-strat-11-combat = { combat-sudden-strike-text }
card-fp-strat-11-rulings =
    Aradaki hiçbir bölgeye girilmez; varılan bölgede düşman birimi olmamalıdır. Ordu bölünebilir ve hangi uluslardan olursa olsun gidebilir; diğer ulusların birimleri Gondor'a girmek için savaşta olmalıdır. Garnizonu bütünüyle ayrılan Kale kuşatanların eline geçer.
    Savaşta: { combat-sudden-strike-rulings-text }

card-fp-strat-12 = Through a Day and a Night
card-fp-strat-12-event = Bir Yoldaş bir ordunun yanındaysa oynanabilir. O ordu en çok 2 bölge ilerler. { -common-long-march }
card-fp-strat-12-combat = { combat-confusion-text }
card-fp-strat-12-rulings =
    Gidenler arasında bir Yoldaş olmalıdır. Birimsiz bir düşman yerleşimi yolda ele geçirilir. Bölgedeki birim sınırı yalnızca yürüyüşün sonunda geçerlidir.
    Savaşta: { combat-confusion-rulings-text }

card-fp-strat-13 = Círdan's Ships
card-fp-strat-13-event = Elfler savaştaysa oynanabilir. Özgür Halklar, ordularının bulunduğu bir kıyı bölgesinde 2 Elf birimi (her biri normal veya elit) toplar.
card-fp-strat-13-combat = { combat-charge-text }
card-fp-strat-13-rulings =
    Kıyıdaki kuşatılmış bir Kalenin garnizonu da böyle bir ordudur.
    Savaşta: { combat-charge-rulings-text }

card-fp-strat-14 = Guards of the Citadel
card-fp-strat-14-event = Özgür Halklar Minas Tirith'te 1 Gondor birimi (normal veya elit) ve 1 Gondor lideri toplar.
card-fp-strat-14-combat = { combat-charge-text }
card-fp-strat-14-rulings =
    { -common-recruiting }
    Savaşta: { combat-charge-rulings-text }

card-fp-strat-15 = Celeborn's Galadhrim
card-fp-strat-15-event = Özgür Halklar Lórien'de 1 Elf birimi (normal veya elit) toplar, sonra 1 Strateji kartı çeker.
card-fp-strat-15-combat = { combat-daylight-text }
card-fp-strat-15-rulings = { -common-still-draws } { -common-recruiting }

card-fp-strat-16 = Riders of Théoden
card-fp-strat-16-event = Özgür Halklar Edoras'ta veya Rohan'ın Yoldaş bulunan bir bölgesinde 1 Rohan birimi (normal veya elit) ve 1 Rohan lideri toplar.
card-fp-strat-16-combat = { combat-daylight-text }
card-fp-strat-16-rulings = Düşman birimleri arasında tek başına duran bir Yoldaş bölgesini buna açmaz; kuşatılmış Helm's Deep'teki bir Yoldaş açar. { -common-recruiting }

card-fp-strat-17 = Grimbeorn the Old, Son of Beorn
card-fp-strat-17-event = Özgür Halklar Carrock'ta 1 Kuzey birimi (normal veya elit) ve 1 Kuzey lideri toplar.
card-fp-strat-17-combat = { combat-scouts-text }
card-fp-strat-17-rulings =
    { -common-recruiting }
    Savaşta: { combat-scouts-rulings-text }

card-fp-strat-18 = Imrahil of Dol Amroth
card-fp-strat-18-event = Özgür Halklar Dol Amroth'ta 1 Gondor birimi (normal veya elit) ve 1 Gondor lideri toplar.
card-fp-strat-18-combat = { combat-shield-wall-text }
card-fp-strat-18-rulings =
    5 birimlik kuşatılmış bir garnizon Lideri yine alabilir. { -common-recruiting }
    Savaşta: { combat-shield-wall-rulings-text }

card-fp-strat-19 = King Brand's Men
card-fp-strat-19-event = Özgür Halklar Dale'de 2 Kuzey normal birimi toplar, sonra 1 Strateji kartı çeker.
card-fp-strat-19-combat = { combat-shield-wall-text }
card-fp-strat-19-rulings =
    { -common-still-draws } { -common-recruiting }
    Savaşta: { combat-shield-wall-rulings-text }

card-fp-strat-20 = Swords in Eriador
card-fp-strat-20-event = Özgür Halklar Shire'da 1 Kuzey birimi ve Ered Luin'de 1 Cüce birimi (her biri normal veya elit) toplar, sonra 1 Strateji kartı çeker.
card-fp-strat-20-combat = { combat-advantageous-position-text }
card-fp-strat-20-rulings =
    { -common-still-draws } { -common-recruiting }
    Savaşta: { combat-advantageous-position-rulings-text }

card-fp-strat-21 = Kindred of Glorfindel
card-fp-strat-21-event = Özgür Halklar Rivendell'de 1 Elf birimi (normal veya elit) toplar, sonra 1 Strateji kartı çeker.
card-fp-strat-21-combat = { combat-advantageous-position-text }
card-fp-strat-21-rulings =
    { -common-still-draws } { -common-recruiting }
    Savaşta: { combat-advantageous-position-rulings-text }

card-fp-strat-22 = Dáin Ironfoot's Guard
card-fp-strat-22-event = Özgür Halklar Erebor'da 1 Cüce birimi (normal veya elit) ve 1 Cüce lideri toplar.
card-fp-strat-22-combat = { combat-valour-text }
card-fp-strat-22-rulings = { -common-recruiting }

card-fp-strat-23 = Éomer, Son of Éomund
card-fp-strat-23-event = Özgür Halklar, Rohan'ın yerleşimi olan serbest bir bölgesinde 1 Rohan birimi (normal veya elit) ve 1 Rohan lideri toplar.
card-fp-strat-23-combat = { combat-valour-text }
card-fp-strat-23-rulings = Kuşatılmış bir Kale serbest değildir, bu yüzden bu kart orada takviye toplayamaz. Isen Geçitleri'nde bir Tahkimat vardır; o yerleşim değildir.

card-fp-strat-24 = Thranduil's Archers
card-fp-strat-24-event = Özgür Halklar Orman Krallığı'nda 1 Elf birimi (normal veya elit) toplar, sonra 1 Strateji kartı çeker.
card-fp-strat-24-combat = { combat-valour-text }
card-fp-strat-24-rulings = { -common-still-draws } { -common-recruiting }

## Gölge'nin Karakter destesi

card-sh-char-01 = Shelob's Lair
card-sh-char-01-event = Özel bir Av karosu oyuna girer: hasarı bir zar atışı kadardır, “dur” ile. { -common-tile-waits }
card-sh-char-01-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-01-rulings =
    { -common-tile-spent } { -common-tile-stop } Zar, Özgür Halklar “Mithril Coat and Sting” için karar verdikten sonra atılır.
    Savaşta: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-02 = The Ring is Mine!
card-sh-char-02-event = Özel bir Av karosu oyuna girer: Göz, “açığa çıkarma” ve “dur” ile. { -common-tile-waits }
card-sh-char-02-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-02-rulings =
    { -common-tile-spent } { -common-tile-stop }
    Savaşta: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-03 = On, On They Went
card-sh-char-03-event = Özel bir Av karosu oyuna girer: 3, “dur” ile. { -common-tile-waits }
card-sh-char-03-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-03-rulings =
    { -common-tile-spent } { -common-tile-stop }
    Savaşta: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-04 = Give it to Uss!
card-sh-char-04-event = Özel bir Av karosu oyuna girer: 1, “açığa çıkarma” ve “dur” ile. { -common-tile-waits }
card-sh-char-04-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-04-rulings =
    { -common-tile-spent } { -common-tile-stop }
    Savaşta: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-05 = Orc Patrol
card-sh-char-05-event = { -common-wilderness } { -common-forced-tile } Başka her karo, başarılı bir Av'dan sonraki gibi etkili olur.
card-sh-char-05-combat = { combat-cruel-as-death-text }
card-sh-char-05-rulings =
    { -common-wilderness-rulings } { -common-forced-rulings }
    Savaşta: { combat-cruel-as-death-rulings-text }

card-sh-char-06 = Isildur's Bane
card-sh-char-06-event = { -common-wilderness } { -common-forced-tile } Başka her karo, başarılı bir Av'dan sonraki gibi etkili olur, ama bütün hasarı Yozlaşma olur: onu hiçbir şey azaltamaz.
card-sh-char-06-combat = { combat-cruel-as-death-text }
card-sh-char-06-rulings =
    Gollum, sıradan sayılı bir karodaki “açığa çıkarma”yı yine yok sayabilir. { -common-wilderness-rulings } { -common-forced-rulings }
    Savaşta: { combat-cruel-as-death-rulings-text }

card-sh-char-07 = Foul Thing from the Deep
card-sh-char-07-event = { -common-wilderness } { -common-forced-tile } Başka her karo, başarılı bir Av'dan sonraki gibi etkili olur, ama masadaki kartlardan ve Rehber yeteneklerinden sonra hasar kalırsa rastgele bir Yoldaş kayıp olarak verilmek zorundadır; Seviyesini aşan hasar Yozlaşma olur.
card-sh-char-07-combat = { combat-they-are-terrible-text }
card-sh-char-07-rulings =
    Hasar yoksa kimse kaybedilmez. Çekilen Rehber olabilir, ama Rehber seçilemez. { -common-wilderness-rulings } { -common-forced-rulings }
    Savaşta: { combat-they-are-terrible-rulings-text }

card-sh-char-08 = Candles of Corpses
card-sh-char-08-event = { -common-wilderness } Gölge 3 zar atar. Yozlaşma her 4 veya üstü için 1 artar; Gollum Rehberse yalnızca her 6 için.
card-sh-char-08-combat = { combat-dread-and-despair-text }
card-sh-char-08-rulings =
    Bu Av hasarı değildir ve azaltılamaz. { -common-wilderness-rulings }
    Savaşta: { combat-dread-and-despair-rulings-text }

card-sh-char-09 = Nazgûl Search
card-sh-char-09-event = Yoldaşlığın İlerlemesi 1 veya daha çoksa ve Yoldaşlık Mordor Pisti'nde değilse oynanabilir. { -common-fly } Sonra Yüzük Taşıyıcılarının bölgesinde bir Nazgûl varsa Yoldaşlık açığa çıkar.
card-sh-char-09-combat = { combat-foul-stench-text }
card-sh-char-09-rulings =
    Bu tam bir açığa çıkmadır: Özgür Halklar Yüzük Taşıyıcılarını en çok İlerleme kadar hareket ettirir; yoldaki kartlar ve Kaleler geçerlidir. Kart yalnızca uçmak için de oynanabilir.
    Savaşta: { combat-foul-stench-rulings-text }

card-sh-char-10 = Cruel Weather
card-sh-char-10-event = Yoldaşlığın İlerlemesi 1 veya daha çoksa ve Yoldaşlık Mordor Pisti'nde değilse oynanabilir. Gölge, Yüzük Taşıyıcılarını seçtiği komşu bir bölgeye götürür.
card-sh-char-10-combat = { combat-cruel-as-death-text }
card-sh-char-10-rulings =
    Yoldaşlık ilan edilmiş veya açığa çıkmış olmaz, İlerleme değişmez ve karo çekilmez.
    Savaşta: { combat-cruel-as-death-rulings-text }

card-sh-char-11 = The Nazgûl Strike!
card-sh-char-11-event = Yoldaşlığın İlerlemesi 1 veya daha çoksa ve Yoldaşlık Mordor Pisti'nde değilse oynanabilir. { -common-fly } Sonra Yüzük Taşıyıcılarının bölgesinde bir Nazgûl varsa Gölge ya Özgür Halkların bir Karakter Olay kartını masadan atabilir ya da bir Av atışı yapabilir.
card-sh-char-11-combat = { combat-black-breath-text }
card-sh-char-11-rulings =
    Atış, Yoldaşlık az önce hareket etmiş gibi, bonusu ve yeniden atışlarıyla yapılır, ama İlerleme değişmez. Masadaki Strateji kartlarına dokunulmaz. Kart yalnızca uçmak için de oynanabilir.
    Savaşta: { combat-black-breath-rulings-text }

card-sh-char-12 = Morgul Wound
card-sh-char-12-event = Yoldaşlık açığa çıkmışsa oynanabilir. Gölge, Yozlaşma 3 veya daha azsa 2, değilse 1 Yozlaşma ekler.
card-sh-char-12-combat = { combat-black-breath-text }
card-sh-char-12-rulings =
    Bu Av hasarı değildir ve azaltılamaz. Mordor Pisti'nde de işler.
    Savaşta: { combat-black-breath-rulings-text }

card-sh-char-13 = Lure of the Ring
card-sh-char-13-event = Yoldaşlık açığa çıkmışsa oynanabilir. Gollum Rehberse 1 Yozlaşma eklenir. Değilse Yoldaşlıktan rastgele bir Yoldaş çekilir; Özgür Halklar ya onu yok eder ya da Seviyesi kadar Yozlaşma ekler.
card-sh-char-13-combat = { combat-they-are-terrible-text }
card-sh-char-13-rulings =
    Meriadoc ve Peregrin kendi yetenekleriyle geri gelebilir, ama Mordor Pisti'nde gelemez.
    Savaşta: { combat-they-are-terrible-rulings-text }

card-sh-char-14 = The Breaking of the Fellowship
card-sh-char-14-event = Yoldaşlık açığa çıkmışsa oynanabilir. Gollum Rehberse 1 Yozlaşma eklenir. Değilse Gölge bir Av karosu çeker. Göz veya Özgür Halkların özel karosu etkisiz atılır; başka her karoda Özgür Halklar, seçtikleri o kadar Yoldaşı ayırmak zorundadır; ayrılanlar Yüzük Taşıyıcılarının bölgesinde kalır.
card-sh-char-14-combat = { combat-dread-and-despair-text }
card-sh-char-14-rulings =
    Hasar yoktur; “açığa çıkarma” ve “dur” etkisizdir. “Shelob's Lair” karosunda sayıyı zar verir. Özgür Halkların kuşatılmış bir Kalesinde ayrılanlar içeridedir. Mordor Pisti'nde oyundan çıkarılırlar. “Wizard's Staff” ve “Mithril Coat and Sting” bu çekişe karşı kullanılabilir.
    Savaşta: { combat-dread-and-despair-rulings-text }

card-sh-char-15 = Worn with Sorrow and Toil
card-sh-char-15-event = Masadayken: Yoldaşlıktaki bir Yoldaşın kayıp olarak verildiği her seferde Gölge ayrıca Özgür Halkların bir Karakter Olay kartını, ya masadaki birini ya da elden rastgele birini, alabilir. Yoldaşlık Özgür Halkların düşmemiş bir Şehir veya Kalesinde ilan edilince kart atılır.
card-sh-char-15-combat = { combat-words-of-power-text }
card-sh-char-15-rulings =
    Yeteneğiyle geri gelen bir Hobbit de kayıp sayılır. Yalnızca eldeki Karakter kartları arasından çekilir.
    Savaşta: { combat-words-of-power-rulings-text }

card-sh-char-16 = Flocks of Crebain
card-sh-char-16-event = Masadayken: bir Av atışından önce Gölge, atıştaki ve yeniden atışlarındaki her zara 1 eklemek için bu kartı atabilir. Yoldaşlık Özgür Halkların düşmemiş bir Şehir veya Kalesinde ilan edilince de kart atılır.
card-sh-char-16-combat = { combat-they-are-terrible-text }
card-sh-char-16-rulings =
    Av Kutusu'ndaki zarların bonusuna eklenir; atılan 1 yine başarısızdır. Mordor Pisti'nde Av atışı yoktur.
    Savaşta: { combat-they-are-terrible-rulings-text }

card-sh-char-17 = Balrog of Moria
card-sh-char-17-event = Masadayken: Gölge bu kartı iki kullanımdan biri için atabilir. Yoldaşlık ilan edilince veya açığa çıkınca yolu Moria'ya giriyor, oradan çıkıyor veya geçiyorsa Gölge bir Av karosu çeker: Göz atılır; başka her karo, başarılı bir Av'dan sonraki gibi etkili olur, ama Yoldaşlık az önce Özgür Halkların düşmemiş bir Şehir veya Kalesinde ilan edildiyse “açığa çıkarma” olmadan. Ya da Gölge onu eldeymiş gibi Savaş kartı olarak kullanır.
card-sh-char-17-combat = { combat-durins-bane-text }
card-sh-char-17-rulings =
    İlan edilirken veya açığa çıkarken Moria'da durmak yeter. Açığa çıkmada sıra şöyledir: buna yol açan karo, bu karo, Kalenin karosu. “Wizard's Staff” ve “Mithril Coat and Sting” bu çekişe karşı kullanılabilir.
    Savaşta: { combat-durins-bane-rulings-text }

card-sh-char-18 = The Lidless Eye
card-sh-char-18-event = Gölge'nin en çok 3 kullanılmamış zarı Göz olur ve hemen Av Kutusu'na gider.
card-sh-char-18-combat = { combat-words-of-power-text }
card-sh-char-18-rulings =
    Kartı oynayan zar seçilemez. Zarlar turun geri kalanında Av için sayılır.
    Savaşta: { combat-words-of-power-rulings-text }

card-sh-char-19 = Dreadful Spells
card-sh-char-19-event = İçinde Nazgûl olan bir Gölge ordusu, Özgür Halkların bir ordusuyla aynı veya komşu bölgedeyse oynanabilir. Gölge böyle iki ordu seçer ve kendi ordusundaki her Nazgûl için 1, en çok 5 zar atar: her 5 veya 6 Özgür Halkların ordusuna bir isabettir, kayıplar hemen verilir.
card-sh-char-19-combat = { combat-devilry-of-orthanc-text }
card-sh-char-19-rulings =
    Cadı Kral Nazgûl sayılır. { -common-no-attack } Kayıplarını Özgür Halklar seçer; Yoldaşlar sağ kalır. Kuşatılmış bir garnizon seçilebilir; hiç birimi kalmazsa Kalesi hemen düşer.
    Savaşta: { combat-devilry-of-orthanc-rulings-text }

card-sh-char-20 = Grond, Hammer of the Underworld
card-sh-char-20-event = Cadı Kral, bir Kaleyi kuşatan bir Gölge ordusunun yanındaysa oynanabilir. { -common-assault }
card-sh-char-20-combat = { combat-dread-and-despair-text }
card-sh-char-20-rulings =
    Cadı Kral arka muhafızda kalabilir. { -common-assault-rulings }
    Savaşta: { combat-dread-and-despair-rulings-text }

card-sh-char-21 = The Palantír of Orthanc
card-sh-char-21-event = Saruman oyundaysa oynanabilir. Masadayken: Gölge, Olay zarıyla her Olay kartı oynayışından sonra dilediği destesinden bir kart çeker. Saruman yok edilince kart atılır; Özgür Halklar onu eylem olarak bir Batı'nın İradesi ile veya herhangi bir zar ve bir Elf Yüzüğü ile atabilir.
card-sh-char-21-combat = { combat-cruel-as-death-text }
card-sh-char-21-rulings =
    Bu kartın kendisini oynamak kart çektirmez. Çekiş, diğer kart, getirdiği savaşla birlikte, bitince yapılır. Yüzük Gölge'ye geçer ve turun tek Yüzüğü sayılır.
    Savaşta: { combat-cruel-as-death-rulings-text }

card-sh-char-22 = Wormtongue
card-sh-char-22-event = Saruman oyundaysa oynanabilir. Masadayken: Rohan yalnızca onu aktif yapabilen bir Yoldaşla, Yoldaşlığın Edoras'ta veya Helm's Deep'te ilan edilmesiyle veya bu bölgelerden birine yapılan bir saldırıyla aktif olur. Rohan aktif olunca veya Saruman yok edilince kart atılır.
card-sh-char-22-combat = { combat-foul-stench-text }
card-sh-char-22-rulings =
    Rohan aktifken oynanamaz. Siyasi Pist'teki adımlar önlenmez; yalnızca Rohan pasifken son adım atılamaz. Saldırı için bu iki bölgenin herhangi bir savunanı yeter; boş bölgeye girmek saldırı değildir.
    Savaşta: { combat-foul-stench-rulings-text }

card-sh-char-23 = The Ringwraiths Are Abroad
card-sh-char-23-event = { -common-fly } Sonra ya içinde Nazgûl olan en çok iki orduyu birer bölge hareket ettirebilir ya da böyle bir orduyla saldırabilir.
card-sh-char-23-combat = { combat-words-of-power-text }
card-sh-char-23-rulings =
    Uçan Nazgûl bir orduyla hareket edebilir veya savaşabilir. Hareket eden her orduyla bir Nazgûl veya Cadı Kral gitmelidir. Saldırıda Nazgûl arka muhafızda kalabilir; kuşatma savaşı veya çıkarma da olabilir.
    Savaşta: { combat-words-of-power-rulings-text }

card-sh-char-24 = The Black Captain Commands
card-sh-char-24-event = Cadı Kral oyundaysa oynanabilir. Gölge ya onun bölgesinde 2 Nazgûl toplar ya da o dahil, dilediği kadar Nazgûl'ü birer kez uçurur. Sonra içinde Cadı Kral olan bir orduyu hareket ettirebilir veya onunla saldırabilir.
card-sh-char-24-combat = { combat-foul-stench-text }
card-sh-char-24-rulings =
    Cadı Kral orduyla gitmeli veya saldırıya katılmalıdır; orduya hemen önce uçmuş olabilir. Özgür Halkların elindeki bir bölgede hiçbir şey toplanmaz.
    Savaşta: { combat-foul-stench-rulings-text }

## Gölge'nin Strateji destesi

card-sh-strat-01 = Return to Valinor
card-sh-strat-01-event = Bir Elf Kalesi Gölge'nin elindeyse oynanabilir. Gölge, kuşatılmamış her Elf Kalesi için oradaki her Elf birimi başına 1, en çok 5 zar atar: her 6 bir isabettir, kayıplar hemen verilir.
card-sh-strat-01-combat = { combat-deadly-strife-text }
card-sh-strat-01-rulings =
    Bu isabetleri yalnızca Elf birimleri alır; aralarından Özgür Halklar seçer. { -common-no-attack } Yoldaşlar sağ kalır.
    Savaşta: { combat-deadly-strife-rulings-text }

card-sh-strat-02 = The Fighting Uruk-hai
card-sh-strat-02-event = Saruman oyundaysa ve içinde Isengard birimi olan bir Gölge ordusu bir Kaleyi kuşatıyorsa oynanabilir. { -common-assault }
card-sh-strat-02-combat = { combat-onslaught-text }
card-sh-strat-02-rulings =
    Böyle birkaç kuşatma varsa Gölge birini seçer. { -common-assault-rulings }
    Savaşta: { combat-onslaught-rulings-text }

card-sh-strat-03 = Denethor's Folly
card-sh-strat-03-event = Gölge Minas Tirith'i kuşatıyorsa oynanabilir. Özgür Halkların Minas Tirith'teki bir Lideri yok edilir. Masadayken: Özgür Halklar Minas Tirith'teki savaşlarda Savaş kartı kullanamaz. Kuşatma bitince kart atılır; Özgür Halklar onu eylem olarak bir Batı'nın İradesi ile veya Gandalf ya da Aragorn Minas Tirith'teyse herhangi bir zarla atabilir.
card-sh-strat-03-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-03-rulings =
    Yoldaşlar Lider değildir. Bölgedeki çıkarmalar ve kuşatmayı kırma savaşları da etkilenir. Strider, Aragorn sayılmaz.
    Savaşta: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-04 = The Day Without Dawn
card-sh-strat-04-event = Gölge'nin bütün ulusları savaştaysa oynanabilir. Özgür Halklar, Batı'nın İradesi gösteren bütün kullanılmamış zarlarını bu tur için kaybeder.
card-sh-strat-04-combat = { combat-relentless-assault-text }
card-sh-strat-04-rulings =
    Sonraki turda geri alınırlar.
    Savaşta: { combat-relentless-assault-rulings-text }

card-sh-strat-05 = Threats and Promises
card-sh-strat-05-event = Masadayken: hiçbir Toplanma sonucu Özgür Halkların pasif bir ulusunu Siyasi Pist'te ilerletemez. Bir saldırı veya bir Yoldaşın özel yeteneği Özgür Halkların bir ulusunu ilerletince kart atılır.
card-sh-strat-05-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-05-rulings =
    Toplanma/Ordu ve Toplanma olarak kullanılan Batı'nın İradesi de Toplanma sonucudur. Aktif uluslar ilerletilebilir. Bir Olay kartıyla veya bir yerleşimin saldırısız ele geçirilmesiyle ilerleme kartı masada bırakır.
    Savaşta: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-06 = Stormcrow
card-sh-strat-06-event = Yüzük Taşıyıcıları veya bir Yoldaş, Özgür Halkların savaşta olmayan bir ulusunun bölgesindeyse oynanabilir. Gölge böyle bir ulus seçer: o ulus Siyasi Pist'te 1 adım geri gider ve Özgür Halklar onun herhangi bir yerdeki bir birimini veya Liderini yok eder.
card-sh-strat-06-combat = { combat-great-host-text }
card-sh-strat-06-rulings =
    Daha geri gidemiyorsa yalnızca figür kaybedilir. Kuşatılmış bir Kaledeki Yoldaş sayılır. Son birimini kaybeden garnizonun Kalesi kuşatanların eline geçer.
    Savaşta: { combat-great-host-rulings-text }

card-sh-strat-07 = Shadows Gather
card-sh-strat-07-event = Bir Gölge ordusu en çok 3 bölge ilerler ve kuşatılmamış başka bir Gölge ordusunun durduğu yerde durmalıdır. { -common-long-march }
card-sh-strat-07-combat = { combat-mumakil-text }
card-sh-strat-07-rulings =
    Kuşatanlara katılınabilir. Siyasi sınırlar her adımda geçerlidir. Birimsiz bir düşman yerleşimi yolda ele geçirilir. Bölgedeki birim sınırı yalnızca yürüyüşün sonunda geçerlidir.
    Savaşta: { combat-mumakil-rulings-text }

card-sh-strat-08 = The Shadow Lengthens
card-sh-strat-08-event = İki Gölge ordusunun her biri en çok 2 bölge ilerler; her biri kuşatılmamış başka bir Gölge ordusunun durduğu yerde durmalıdır. { -common-long-march }
card-sh-strat-08-combat = { combat-mumakil-text }
card-sh-strat-08-rulings =
    İlk hareket edenler yeniden hareket etmez. Yalnızca bir ordu hareket edebiliyorsa yalnızca o hareket eder. Kuşatanlara katılınabilir.
    Savaşta: { combat-mumakil-rulings-text }

card-sh-strat-09 = The Shadow is Moving
card-sh-strat-09-event = Gölge'nin bütün ulusları savaştaysa oynanabilir. Gölge en çok dört farklı orduyu birer bölge hareket ettirir.
card-sh-strat-09-combat = { combat-swarm-of-bats-text }
card-sh-strat-09-rulings =
    Ordular her harekette olduğu gibi bölünebilir. Hareket edenler yeniden hareket etmez.
    Savaşta: { combat-swarm-of-bats-rulings-text }

card-sh-strat-10 = Corsairs of Umbar
card-sh-strat-10-event = Güneyliler ve Doğulular savaştaysa oynanabilir. Umbar'daki bir Gölge ordusu doğrudan Anfalas'a, Dol Amroth'a, Lamedon'a veya Pelargir'e gider. Orada Özgür Halkların bir ordusu varsa savaş başlar; Gölge saldırıyı ancak o ordu zaten kuşatılmışsa durdurabilir.
card-sh-strat-10-combat = { combat-deadly-strife-text }
card-sh-strat-10-rulings =
    Ordu Umbar'da bölünebilir; savaşta olmayan ulusların birimleri gidemez. Karaya çıkanlar zaferden sonra ilerlemek zorunda değildir. Özgür Halklar geri çekilebilir, Dol Amroth'ta Kaleye de çekilebilir. Gölge Dol Amroth'u zaten kuşatıyorsa birleşen ordu bir kuşatma savaşı yapar. Karşısında kimse yoksa bu, ele geçirebilen düz bir harekettir.
    Savaşta: { combat-deadly-strife-rulings-text }

card-sh-strat-11 = Rage of the Dunlendings
card-sh-strat-11-event = Isengard savaştaysa oynanabilir. Gölge, Kuzey Dunland'a veya Güney Dunland'a komşu serbest bir bölgede 2 Isengard normal birimi toplar. Sonra iki Dunland'dan en çok 4 Isengard birimi doğrudan oraya gidebilir.
card-sh-strat-11-combat = { combat-relentless-assault-text }
card-sh-strat-11-rulings =
    Bölgede Özgür Halkların birimi veya yerleşimi olamaz. Yalnızca Isengard birimleri hareket eder. İki Dunland birbirine komşudur ve ikisi de o bölge olabilir.
    Savaşta: { combat-relentless-assault-rulings-text }

card-sh-strat-12 = Return of the Witch-king
card-sh-strat-12-event = Cadı Kral oyundaysa oynanabilir. Kendisi Angmar'a yerleştirilir. Sonra Gölge orada 2 Sauron normal birimi ve 1 Sauron elit birimi toplar.
card-sh-strat-12-combat = { combat-swarm-of-bats-text }
card-sh-strat-12-rulings =
    Herhangi bir yerden, kuşatılmış bir Kaleden bile gelebilir. { -common-recruiting }
    Savaşta: { combat-swarm-of-bats-rulings-text }

card-sh-strat-13 = Half-orcs and Goblin-men
card-sh-strat-13-event = Isengard savaştaysa oynanabilir. Gölge, ordusu olan bir bölgede 1 Isengard birimi (normal veya elit) toplar.
card-sh-strat-13-combat = { combat-we-come-to-kill-text }
card-sh-strat-13-rulings =
    Ordu kuşatıyor veya kuşatılmış olabilir; kuşatma altında yalnızca 5 birimlik yer vardır.
    Savaşta: { combat-we-come-to-kill-rulings-text }

card-sh-strat-14 = Olog-hai
card-sh-strat-14-event = Sauron savaştaysa oynanabilir. Gölge, ordusu olan bir bölgede 1 Sauron birimi (normal veya elit) toplar.
card-sh-strat-14-combat = { combat-we-come-to-kill-text }
card-sh-strat-14-rulings =
    Ordu kuşatıyor veya kuşatılmış olabilir; kuşatma altında yalnızca 5 birimlik yer vardır.
    Savaşta: { combat-we-come-to-kill-rulings-text }

card-sh-strat-15 = Hill-trolls
card-sh-strat-15-event = Sauron savaştaysa oynanabilir. Gölge, bir veya iki bölgedeki 2 Sauron normal birimini takviyelerden Sauron elit birimleriyle değiştirir.
card-sh-strat-15-combat = { combat-we-come-to-kill-text }
card-sh-strat-15-rulings =
    Daha azı yalnızca figür yetmezse değiştirilir. Normal birimler takviyelere döner. Kuşatılmış bir Kalede durabilirler.
    Savaşta: { combat-we-come-to-kill-rulings-text }

card-sh-strat-16 = A New Power is Rising
card-sh-strat-16-event = Saruman oyundaysa oynanabilir. Gölge Kuzey Dunland'da ve Güney Dunland'da 2'şer Isengard normal birimi, Orthanc'ta 2 Isengard birimi (her biri normal veya elit) toplar.
card-sh-strat-16-combat = { combat-great-host-text }
card-sh-strat-16-rulings =
    { -common-recruiting }
    Savaşta: { combat-great-host-rulings-text }

card-sh-strat-17 = Many Kings to the Service of Mordor
card-sh-strat-17-event = Gölge, Güneyli ve Doğulu ulusunun üç yerleşiminin her birinde 2 Güneyli/Doğulu normal birimi toplar.
card-sh-strat-17-combat = { combat-great-host-text }
card-sh-strat-17-rulings =
    { -common-recruiting }
    Savaşta: { combat-great-host-rulings-text }

card-sh-strat-18 = The King is Revealed
card-sh-strat-18-event = Aragorn oyundaysa oynanabilir. Gölge Minas Morgul'da 5 Sauron normal birimi ve 1 Nazgûl toplar.
card-sh-strat-18-combat = { combat-relentless-assault-text }
card-sh-strat-18-rulings =
    Strider sayılmaz, yok edilmiş Aragorn da sayılmaz. { -common-recruiting }
    Savaşta: { combat-relentless-assault-rulings-text }

card-sh-strat-19 = Shadows on the Misty Mountains
card-sh-strat-19-event = Gölge Gram Dağı'nda veya Moria'da 2 Sauron birimi (her biri normal veya elit) ve 1 Nazgûl toplar.
card-sh-strat-19-combat = { combat-onslaught-text }
card-sh-strat-19-rulings =
    Hepsi aynı bölgeye gelir. { -common-recruiting }
    Savaşta: { combat-onslaught-rulings-text }

card-sh-strat-20 = Orcs Multiplying Again
card-sh-strat-20-event = Gölge Dol Guldur'da ve Gundabad Dağı'nda 3'er Sauron normal birimi toplar.
card-sh-strat-20-combat = { combat-onslaught-text }
card-sh-strat-20-rulings =
    { -common-recruiting }
    Savaşta: { combat-onslaught-rulings-text }

card-sh-strat-21 = Horde from the East
card-sh-strat-21-event = Güneyliler ve Doğulular savaştaysa oynanabilir. Gölge, bu ulusun haritanın doğu kenarındaki serbest bir bölgesinde 5 Güneyli/Doğulu normal birimi toplar.
card-sh-strat-21-combat = { combat-deadly-strife-text }
card-sh-strat-21-rulings =
    Bu bölgeler Doğu Rhûn, Güney Rhûn, Khand ve Uzak Harad'dır. Daha azı yalnızca figür veya yer yetmezse gelir.
    Savaşta: { combat-deadly-strife-rulings-text }

card-sh-strat-22 = Monsters Roused
card-sh-strat-22-event = Gölge Angmar'da, Ettenmoors'ta ve Weather Hills'te 1'er Sauron normal birimi, Trollshaws'ta 1 Sauron elit birimi toplar.
card-sh-strat-22-combat = { combat-desperate-battle-text }
card-sh-strat-22-rulings =
    Özgür Halkların elindeki bir bölge atlanır. { -common-recruiting }
    Savaşta: { combat-desperate-battle-rulings-text }

card-sh-strat-23 = Musterings of Long-planned War
card-sh-strat-23-event = Gölge'nin bütün ulusları savaştaysa oynanabilir. Gölge Gorgoroth'ta 5 Güneyli/Doğulu normal birimi ve Nurn'da 5 Sauron normal birimi toplar.
card-sh-strat-23-combat = { combat-desperate-battle-text }
card-sh-strat-23-rulings =
    { -common-recruiting }
    Savaşta: { combat-desperate-battle-rulings-text }

card-sh-strat-24 = Pits of Mordor
card-sh-strat-24-event = Sauron savaştaysa oynanabilir. Gölge, Sauron'un üç Kalesinin her birinde 2 Sauron normal birimi toplar.
card-sh-strat-24-combat = { combat-desperate-battle-text }
card-sh-strat-24-rulings =
    Bunlar Barad-Dûr, Dol Guldur, Minas Morgul, Morannon, Moria ve Gundabad Dağı'dır. { -common-recruiting }
    Savaşta: { combat-desperate-battle-rulings-text }
