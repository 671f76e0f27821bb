# İlk oyun, on derste. Her adımın bir metni, bazı sorularının da kendi metni vardır.

learn-about = Her biri bir ile dört dakika süren on kısa ders, hepsi gerçek tahtada gerçek bir konum. Ders neyi neden deneyeceğinizi söyler, siz dilediğiniz gibi yanıtlarsınız: kuralların izin verdiği her şey burada da serbesttir.

## 1

learn-journey = Yolculuk
learn-journey-about = Harita, zarlarınız ve Yoldaşlığın ilk adımları.
learn-journey-move = Burası Orta Dünya. Özgür Halklar'ı siz yönetiyorsunuz; Frodo ile Sam, Yüzük'ü Rivendell'den (haritada işaretli) güneydoğuya, Mordor'a taşıyor. Yaptığınız her şey bir zarınıza mal olur ve zarın yüzü neye yaradığını söyler. Bir Karakter zarı alın.
learn-journey-move-action = Bir zar, bir eylem. Yoldaşlığı hareket ettirin: Yüzük'ü Mordor'a götüren budur. Haritayı sürükleyebilir, yakınlaştırıp uzaklaştırabilirsiniz.
learn-journey-again = Bir adım ileri! Figür Rivendell'de kalır: Yoldaşlık gizlidir ve ne kadar ilerlediğini yalnızca kendi yolu gösterir. Şimdi rakip bir zar kullanırdı, ama bu derste zarı yok. Yeniden hareket edin.
learn-journey-will = Zarlarınızdaki yıldız Batı'nın İradesi'dir, en iyi yüzünüz: başka herhangi bir yüzün yerine geçebilir. Onunla Yoldaşlığı bir kez daha yürütün.
learn-journey-will-action = Karakter zarı gibi Yoldaşlığı bir kez daha hareket ettirin.
learn-journey-done = Üç zar, üç adım ve Yoldaşlığın nerede olduğunu kimse bilmiyor. Gerçek oyunda Gölge her adımda onu avlar: sıradaki ders bu. Elinizde kalan Toplanma zarı 4. ve 5. derslerin konusu.

## 2

learn-hunt = Av
learn-hunt-about = Gölge sizi ararken bir adımın bedeli: hasar, Yozlaşma, yitirilen Yoldaşlar.
learn-hunt-found = Gölge, Av Kutusu'na beş zar koydu ve siz bu tur zaten iki kez hareket ettiniz. Her adımda bunları atar: 6 sizi bulur, önceki her adım da bunu kolaylaştırır. Yoldaşlığı hareket ettirin; Av başarısız olursa bir zarla daha.
learn-hunt-found-hunt-casualty = Bulundunuz! Hasarın ne kadar olduğunu bir Av karosu söyler. Ya Yüzük Taşıyıcıları onu Yozlaşma olarak taşır (12'de Gölge kazanır) ya da uğruna bir Yoldaş yitirilir. Bu az: Yozlaşma olarak alın, kimseyi yitirmeyin.
learn-hunt-found-reveal-path = Karo sizi açığa da çıkardı. Yoldaşlığın hangi yoldan geldiğini söyleyin; figürü oraya konur. Hollin güneye giden yoldadır.
learn-hunt-hide = Yoldaşlık açıktayken hareket edemez. Bir Karakter zarı onu yeniden gizler.
learn-hunt-again = Yeniden gizli. Bir adım daha atmayı göze alın.
learn-hunt-again-hunt-casualty = Yine bulundunuz. Bu kez hasarı Yoldaşlığa yol gösteren Rehber alsın: o düşer, Seviyesi hasarı azaltır. Yoldaşlar birer kalkandır, ama her biri yalnızca bir kez.
learn-hunt-again-reveal-path = Yine açığa çıktınız. Yoldaşlığın hangi yoldan geldiğini söyleyin: figür oraya konur.
learn-hunt-done = Av'ın tamamını gördünüz: atış, karo, Yozlaşma ya da Yoldaş olarak hasar, açığa çıkma. Bu yüzden bir turda çok adım atmayın. Peki Gandalf? Gölge'nin bir Uşağı geldikten sonra Batı'nın İradesi onu Beyaz Gandalf olarak geri getirebilir.

## 3

learn-declare = Güvenli bir sığınak
learn-declare-about = Yoldaşlığın yerini ilan edin, iyileştirin ve Rehberini seçin.
learn-declare-declare = Yeni bir tur. Figür Hollin'de duruyor, Yoldaşlık o zamandan beri 3 adım attı. Nerede olduğunu ilan edebilirsiniz: kendi Şehir veya Kalenizde 1 Yozlaşma iyileşir. Elflerin Kalesi Lórien 3 adım uzakta. Evet deyin.
learn-declare-declare-path = Şimdi haritada ya da listede adım adım oraya gidin: Moria ve Dimrill Dale üzerinden Lórien'e. İlan ederken Moria bile güvenlidir; Av kıpırdamaz.
learn-declare-guide = Dinlendiniz: Yozlaşma 4'ten 3'e indi; figür Lórien'de ve hâlâ gizli. Bu aşamanın sonunda en yüksek Seviyeliler arasından Rehberi seçersiniz. Gandalf kart çeker, Strider Yoldaşlığı herhangi bir zarla gizler. Strider'ı deneyin.
learn-declare-done = İlan etmek figürü Yoldaşlığın bulunduğu yere getirir ve kendi Şehir ve Kalelerinizde iyileştirir. Oradaki Ulusu da uyandırır; sıradaki ders bununla ilgili. Tur şimdi sürüyor: Gölge Av Kutusu'nu doldurur ve bütün zarlar atılır.

## 4

learn-politics = Halklar savaşa giriyor
learn-politics-about = Bir Ulusu uyandırın ve savaşa sokun.
learn-politics-wake = Her halk baştan savaşmaz. Gondor savaştan bir adım uzakta ama pasif: uykudayken son adımı asla atmaz. Şehirlerinden ya da Kalelerinden birine gelen bir Yoldaş onu uyandırır. Boromir yakında: Karakter zarını alın ve Yoldaşları hareket ettirin.
learn-politics-wake-companions-to = Boromir, Seviyesi kadar, en çok 2 bölge gider. Onu evine, Minas Tirith'e gönderin.
learn-politics-war = Gondor uyandı! Şimdi bir Toplanma zarı alın: bir Ulusu savaşa bir adım yaklaştırır.
learn-politics-war-nation = Gondor'u seçin. Bir adım, ve savaşta.
learn-politics-done = Gondor savaşta: saldırabilir, takviye toplayabilir ve başkalarının sınırlarını geçebilir. Bir Ulus saldırıya uğradığında ya da bir yerleşimini yitirdiğinde de uyanır ve savaşa yaklaşır; Gölge bu yüzden kime vuracağını iki kez düşünür.

## 5

learn-muster = Toplanma
learn-muster-about = Haritaya yeni birimler getirin, bir de kral.
learn-muster-regulars = Gondor savaşta, yani takviye toplayabilir. Bir Toplanma zarı iki normal birim, ya da iki lider, ya da ikisinden birer tane, ya da bir elit birim getirir. Bir Toplanma zarı alın ve takviye toplayın.
learn-muster-regulars-recruit-figure = Normal birimi, yani sıradan askeri seçin. Art arda iki tane alırsınız.
learn-muster-regulars-recruit-where = Yeni birimler kendi Uluslarının serbest Kasaba, Şehir ve Kalelerine gelir, ikisi asla aynı yere değil. Kıyıyı güçlendirin.
learn-muster-elite = İkinci zar: Minas Tirith'e bir elit birim. Normal birim gibi savaşır, ama ancak iki isabetle yok olur.
learn-muster-king = Strider Minas Tirith'e geldi. Olduğu gibi kalan bir Batı'nın İradesi ile taç giyer: Isildur'un Varisi Aragorn. Orduları daha iyi yönetir ve sonraki turdan başlayarak size bir zar daha verir.
learn-muster-done = Büyüyen bir ordunuz ve onu yönetecek bir kralınız var. Gölge de aynı biçimde takviye toplar, Uşaklarını da Toplanma zarlarıyla getirir: bunu 9. derste göreceksiniz. Özgür Halklar'ın yitirdiği birimler geri gelmez, onlara iyi bakın.

## 6

learn-armies = Yürüyüş
learn-armies-about = Bir zarla iki ordu ve bir bölgenin ne kadar birim aldığı.
learn-armies-first = Taraf değiştirin: Gölge'yi yönetiyorsunuz. Bir Ordu zarı en çok iki Orduyu birer bölge hareket ettirir. Onu alın ve orduları hareket ettirin.
learn-armies-first-move-from = İlk Ordu: Mordor sınırındaki Minas Morgul.
learn-armies-first-move-to = Beş biriminizin durduğu Kuzey Ithilien'e.
learn-armies-first-move-figures = Bir bölge en çok 10 birim alır; fazlası kaldırılırdı. Orada 5 var, 4 gönderin; kapıyı bekleyecek biri de kalsın.
learn-armies-second = Aynı zar ikinci bir Orduyu hareket ettirir. Morannon'dan Dagorlad'a herkesle yürüyün, Nazgûl de gelsin.
learn-armies-led = Karakter zarı tek bir Orduyu hareket ettirir ve onu biri yönetmelidir: bir Nazgûl ya da bir Karakter. Nazgûl'ünüz Dagorlad'da. Oradan Kuzey Ithilien'e gidin.
learn-armies-led-move-figures = Bir normal birim ve Nazgûl: orada tam 10 birim olur. Nazgûl liderdir, sayılmaz.
learn-armies-done = Gondor'un kapılarında on birim ve bir lider. Unutmayın: Ordu zarı iki Orduyu, Karakter zarı lideri olan bir Orduyu hareket ettirir ve hiçbir bölge 10 birimden fazlasını almaz. Düşman bulunan bölgeye girilmez, ancak saldırılır: sıradaki ders.

## 7

learn-battle = Bir savaş
learn-battle-about = Dayanın, çekilin, karşı vurun: kartlar, zarlar, liderler, kayıplar.
learn-battle-defend = Gölge, Lossarnach'ta büyük bir orduyla size saldırıyor. Savaş raunt raunt sürer: kartlar, zarlar, kayıplar. Zarlardan önce her taraf bir kart koyabilir, ama sizinkini daha iyi bir an için saklayın: kart yok.
learn-battle-defend-re-roll = Her taraf birim başına bir, en çok beş zar atar; 5 ve 6 isabettir. Lideriniz bir ıskaya ikinci şans verir. Yeniden atın.
learn-battle-defend-casualty = İsabet aldınız. Bir isabet bir normal birime mal olur ya da bir elit birimi normale çevirir. Önce eliti zayıflatın: böylece henüz kimse eksilmez.
learn-battle-defend-retreat = Gölge savaşı sürdürüyor ve çok daha kalabalık. Vaktinde çekilin: bütün ordunuz bitişikteki serbest bir bölgeye gider. Minas Tirith'in surları var.
learn-battle-attack = Başlarına ne geldiyse geldi, size zaman kazandırdılar. Şimdi başka yerde vurun: Lórien Elfleri, Dimrill Dale'deki Orklara karşı. Çift yüz dilediğinize göre Toplanma ya da Ordu zarıdır; Ordu zarıyla saldırılır da.
learn-battle-attack-attack-with = Geride bıraktıklarınız arka muhafız olarak savaşa katılmaz. Bugün herkes gidiyor: beş birim, bir lider ve Legolas.
learn-battle-fight = Şimdi saldıran sizsiniz. Rauntlar aynı.
learn-battle-fight-combat-card = Her taraf bir kartı kapalı olarak koyabilir. Savaşta kartın alt yarısı geçerlidir. Éomer'in kartı burada Valour'dur: her zarınıza +1. Kart harcanır, olayı hiç gerçekleşmez.
learn-battle-fight-re-roll = İki ikinci şans: biri lider, biri Legolas için. Hepsini yeniden atın.
learn-battle-fight-casualty = Siz de isabet aldınız. Önce elitleri zayıflatın, sonra normal birim yitirin.
learn-battle-fight-cease = İki taraf da ayakta. Durabilir ya da savaşı sürdürebilirsiniz; o zaman düşman bitişikteki serbest bir bölgeye çekilebilir ya da bir raunt daha kalır. Savaşı sürdürün.
learn-battle-fight-advance = Meydan sizin. Ordunuz bölgeye ilerleyebilir, isterseniz tamamı.
learn-battle-done = İki savaş da bitti; kazanılsa da kaybedilse de zar zardır. Daha çok birim ve lider, şansın payını azaltır; kartlar teraziyi oynatır. Bir Şehirde ya da Tahkimatta savunanları vurmak başta daha zordur, Kale ise bambaşka: sıradaki ders.

## 8

learn-siege = Kuşatma
learn-siege-about = Zafer puanı için Gölge ile bir Kale alın.
learn-siege-surround = Siz Gölge'siniz, Minas Tirith'in önünde, Cadı Kral'ın kendisiyle. Bir Kale 2, bir Şehir 1 zafer puanı eder; 10 puanla kazanırsınız. Bir Ordu zarı alın ve Osgiliath'tan bütün gücünüzle Minas Tirith'e saldırın.
learn-siege-surround-advance = Savunanlar meydandan çekildi. Herkesle ilerleyin: surların ardına geçtilerse artık kuşatma altındalar.
learn-siege-assault = Minas Tirith kuşatma altında. Surlara kendi bölgenizde yeni bir saldırıyla hücum edilir: tek raunt ve yalnızca 6 isabettir. Yeniden, herkesle saldırın.
learn-siege-assault-re-roll = Altılar az mı? Nazgûl ve Cadı Kral liderdir: ıskaların hepsini yeniden atın.
learn-siege-assault-extend = Henüz değil. Kuşatma tek raunt sürer, ama normale dönüşen bir elit birim orduyu bir raunt daha ileri sürer. Yapın.
learn-siege-done = Minas Tirith düştü: haritadaki pistin gösterdiği gibi 10 zafer puanından 2'si. Bir turun sonunda 10 puanı olan Gölge kazanır. Bu yüzden Özgür Halklar, Yüzük ateşe varana dek Kalelerini elde tutmalıdır.

## 9

learn-events = Kartlar, Yüzükler, Uşaklar
learn-events-about = Olay kartları, bir Elf Yüzüğü ve Cadı Kral.
learn-events-draw = Olay zarları kartlar içindir. Birini alın ve destelerinizden birinden kart çekin: Karakter kartları Av ve büyüklerle, Strateji kartları ordular ve halklarla ilgilidir.
learn-events-play = Şimdi öteki Olay zarıyla bir kart oynayın. Ne olacağını metni söyler; kartın yanındaki “?” onu gösterir.
learn-events-play-event = “Orcs Multiplying Again” iki yerde birden altı normal birim toplar. Onu oynayın.
learn-events-ring = Bir zar kaldı, Karakter; oysa size Toplanma gerek. Özgür Halklar daha önce bir Elf Yüzüğü kullandı, o da size geçti: bir zarı başka bir yüzüne çevirir. Yüzüğü kullanın.
learn-events-ring-ring-face = Toplanma'ya çevirin. Gölge'nin kullandığı Yüzük oyundan çıkar.
learn-events-minion = Toplanma zarları Uşakları da getirir. Cadı Kral, Sauron ve Özgür Halklar'ın bir Ulusu savaştayken gelir; ikisi de savaşta. Onu Minas Morgul'daki ordunuza getirin.
learn-events-done = Cadı Kral iki lidere bedeldir ve sonraki turdan başlayarak bir zar daha verir; ama artık bütün halklar uyanık. Saruman ve Sauron'un Ağzı da aynı biçimde, kendi koşullarıyla gelir. Özgür Halklar'ın kullandığı Yüzük Gölge'ye geçer: iki kez düşünün.

## 10

learn-doom = Kıyamet Çatlağı
learn-doom-about = Mordor'daki son adımlar ve her tarafın nasıl kazandığı.
learn-doom-climb = Frodo ile Sam, Rehberleri Gollum'la Mordor'da, haritanın kenarındaki Mordor Pisti'nde: ateşe iki adım kaldı. Burada her adım, zar atılmadan bir Av karosu çeker. Bir Karakter zarı alın ve hareket edin.
learn-doom-crack = Yozlaşma artıyor, ama 12 daha uzak. Bir adım daha, Kıyamet Çatlağı'na!
learn-doom-crack-gollum-reveals = Hasar veren bir karo. Gollum onu 1 azaltabilir ama sizi açığa çıkarır; gizlenmek de bir zara mal olur. Dayanabilirsiniz: hayır.
learn-doom-done = Yüzük yok edildi: Özgür Halklar kazandı! 4 zafer puanıyla da kazanırlar. Gölge, 12 Yozlaşma ile hemen ya da bir turun sonunda 10 zafer puanıyla kazanır. Artık oyunu biliyorsunuz; kararsız kalırsanız bir öneri isteyin.
