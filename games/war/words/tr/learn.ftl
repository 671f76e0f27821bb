# İlk oyun, on derste. Her adımın bir metni, bazı sorularının da kendi metni vardır.

learn-about = On kısa ders, her biri gerçek masada gerçek bir konum. Neye tıklanacağını bir yıldız gösterir. Kuralların izin verdiği her şey burada da serbesttir.

## 1

learn-journey = Yolculuk
learn-journey-about = Harita, zarlarınız ve Yoldaşlığın ilk adımları.
learn-journey-move = Özgür Halklar'ı siz yönetiyorsunuz. Frodo ile Sam, Yüzük'ü Rivendell'den Mordor'a taşıyor. Parlayan her şey eyleme geçebilir; yıldız dersin neyi kastettiğini gösterir. Haritada ya da kendi yolunda Yoldaşlığa tıklayın.
learn-journey-move-action = Her eylem bir zara mal olur: ödeyen zar yükselir. Şimdi Yoldaşlığı hareket ettirin.
learn-journey-again = Bir adım. Figür Rivendell'de kalır: Yoldaşlık gizlidir, yalnızca kendi yolu sayılır. Bu derste düşmanınızın zarı yok. Yeniden hareket edin.
learn-journey-will = Zarlarınızdaki yıldız Batı'nın İradesi'dir. Başka herhangi bir yüzün yerine geçebilir. Yoldaşlığa yeniden tıklayın.
learn-journey-will-action = Şimdi Batı'nın İradesi yükseldi: Karakter zarı olarak öder. Hareket edin.
learn-journey-done = Üç zar, üç adım ve Yoldaşlığın nerede olduğunu kimse bilmiyor. Gerçek oyunda Gölge her adımda onu avlar. Kalan Toplanma zarı 4. ve 5. dersler için.

## 2

learn-hunt = Av
learn-hunt-about = Gölge sizi ararken bir adımın bedeli: hasar, Yozlaşma, yitirilen Yoldaşlar.
learn-hunt-found = Av Kutusu'nda beş zar var ve bu tur iki kez hareket ettiniz. Gölge her adımda onları atar. 6 sizi bulur, önceki her adım bunu kolaylaştırır. Yoldaşlığı hareket ettirin; Av başarısız olursa yeniden.
learn-hunt-found-action = Hareketin yanında Av'ın sizi bulma olasılığı durur. Göze alın.
learn-hunt-found-hunt-casualty = Bulundunuz. Av tahtası zarları, karoyu ve hasarı gösterir. Yüzük Taşıyıcıları onu Yozlaşma olarak alır; 12'de Gölge kazanır. Ya da uğruna bir Yoldaş yitirilir. Bu az: kimseyi yitirmeyin.
learn-hunt-found-reveal-path = Karo sizi açığa da çıkardı. Figürün şimdi durduğu yere tıklayın: güney yolundaki Hollin.
learn-hunt-hide = Açıktaki Yoldaşlık hareket edemez. Ona tıklayın ve bir Karakter zarıyla gizleyin.
learn-hunt-again = Yeniden gizli. Bir adım daha atmayı göze alın.
learn-hunt-again-hunt-casualty = Yine bulundunuz. Bu kez hasarı Yoldaşlığa yol gösteren Rehber alsın. O düşer, Seviyesi hasarı azaltır. Her Yoldaş bir kez kalkan olur.
learn-hunt-again-reveal-path = Yine açığa çıktınız. Figürün şimdi durduğu yere tıklayın.
learn-hunt-done = Av'ın tamamını gördünüz: atış, karo, hasar, açığa çıkma. Bu yüzden bir turda az adım atın. Bir Uşak geldikten sonra Gandalf, Beyaz olarak dönebilir.

## 3

learn-declare = Güvenli bir sığınak
learn-declare-about = Yoldaşlığın yerini ilan edin, iyileştirin ve Rehberini seçin.
learn-declare-declare = Figür Hollin'de duruyor, Yoldaşlık o zamandan beri 3 adım attı. Nerede olduğunu ilan edebilirsiniz. Kendi Şehir veya Kalenizde 1 Yozlaşma iyileşir. Lórien 3 adım uzakta: ilk adıma, Moria'ya tıklayın.
learn-declare-declare-path = Bölge bölge ilerleyin: Moria, Dimrill Dale, Lórien. İlan ederken Moria bile güvenlidir.
learn-declare-declare-guide = Lórien'de 1 Yozlaşma iyileşir. Bununla birlikte en yüksek Seviyelilerden Rehberi seçin. Gandalf kart çeker, Strider Yoldaşlığı herhangi bir zarla gizler. Strider'ı deneyin.
learn-declare-guide = Dinlendiniz: Yozlaşma 4'ten 3'e indi. En yüksek Seviyelilerden Rehberi seçin. Gandalf kart çeker, Strider Yoldaşlığı herhangi bir zarla gizler. Strider'ı deneyin.
learn-declare-done = İlan etmek figürü Yoldaşlığın bulunduğu yere getirir, kendi Şehir ve Kalelerinizde iyileştirir. Oradaki Ulusu da uyandırır: sıradaki ders. Bir şey istemeyen bu aşamayı tek tıkla bitirir.

## 4

learn-politics = Halklar savaşa giriyor
learn-politics-about = Bir Ulusu uyandırın ve savaşa sokun.
learn-politics-wake = Gondor savaştan bir adım uzakta ama pasif: uykudayken son adımı asla atmaz. Şehir ya da Kalelerinden birindeki bir Yoldaş onu uyandırır. Boromir yakında: Folde'de ona tıklayın.
learn-politics-wake-companions-to = Gidebileceği yerler aydınlanır: Seviyesi kadar, en çok 2 bölge. Minas Tirith'e tıklayın.
learn-politics-war = Gondor uyandı: işareti artık yuvarlak. Bir Toplanma zarı bir Ulusu savaşa yaklaştırır. Siyaset'te Gondor'un işaretine tıklayın.
learn-politics-war-nation = Yükselen Toplanma zarı öder. Bir adım, ve Gondor savaşta.
learn-politics-done = Gondor savaşta: saldırabilir, takviye toplayabilir ve başkalarının sınırlarını geçebilir. Bir Ulus saldırıya uğradığında da savaşa yaklaşır. Gölge bu yüzden kime vuracağını iki kez düşünür.

## 5

learn-muster = Toplanma
learn-muster-about = Haritaya yeni birimler getirin, bir de kral.
learn-muster-regulars = Gondor savaşta, yani takviye toplayabilir. Bir Toplanma zarı iki normal birim, iki lider, birer tane ya da bir elit getirir. Kıyıdaki Pelargir'e tıklayın.
learn-muster-regulars-recruit-figure = Normal birimi, yani sıradan askeri seçin. İki tane alırsınız, ayrı yerlerde: Pelargir ve Dol Amroth.
learn-muster-regulars-recruit-where = Yeni birimler kendi Uluslarının serbest yerleşimlerine gelir, ikisi asla aynı yere değil. Kıyıyı güçlendirin.
learn-muster-elite = Öteki Toplanma zarınız bir elit birim getirir. Normal birim gibi savaşır ama iki isabet alır. Minas Tirith'e, sonra elite tıklayın.
learn-muster-king = Strider Minas Tirith'te. Batı'nın İradesi'ne tıklayın ve ona taç giydirin: Isildur'un Varisi Aragorn. Daha iyi yönetir ve sonraki turdan başlayarak bir zar daha verir.
learn-muster-done = Ordunuz büyüyor ve onu bir kral yönetiyor. Gölge de aynı biçimde takviye toplar. Özgür Halklar'ın yitirdiği birimler geri gelmez.

## 6

learn-armies = Yürüyüş
learn-armies-about = Bir zarla iki ordu ve bir bölgenin ne kadar birim aldığı.
learn-armies-first = Taraf değiştirip Gölge'yi yönetiyorsunuz. Bir Ordu zarı en çok iki Orduyu birer bölge hareket ettirir. Minas Morgul'daki Orduya tıklayın.
learn-armies-first-move-from = İlk Ordu: Mordor sınırındaki Minas Morgul.
learn-armies-first-move-to = Gidebileceği yerler aydınlanır. Kuzey Ithilien'e tıklayın ya da Orduyu oraya sürükleyin.
learn-armies-first-move-figures = Bir bölge en çok 10 birim alır ve Kuzey Ithilien'de beş tane var. 6'dan 4'ünü gönderin: − ile ikisini çıkarın.
learn-armies-back = Yanılmak zarar vermez. Geri al, üstteki ok ya da U tuşu, bütün hareketi geri alır. Deneyin, sonra yeniden hareket edin.
learn-armies-second = Aynı zar ikinci bir Ordu için hâlâ yükselmiş durumda. “İkinci ordu yok” onu bitirirdi. Morannon'a, sonra Dagorlad'a tıklayın ya da sürükleyin: herkes gider, Nazgûl de.
learn-armies-led = Karakter zarı tek bir Orduyu hareket ettirir ve onu biri yönetmelidir: bir Nazgûl ya da bir Karakter. Nazgûl'ünüz Dagorlad'da: ona tıklayın.
learn-armies-led-move-figures = Bir normal birim ve Nazgûl: Kuzey Ithilien'de tam 10 birim olur. Nazgûl yönetir, sayılmaz. Dört normal birimi çıkarın.
learn-armies-led-move-to = Şimdi Kuzey Ithilien'e tıklayın.
learn-armies-done = Gondor'un kapılarında on birim ve bir lider duruyor. Ordu zarı iki Orduyu, Karakter zarı lideri olan bir Orduyu hareket ettirir. Düşman bulunan bölgeye girilmez, saldırılır: sıradaki ders.

## 7

learn-battle = Bir savaş
learn-battle-about = Dayanın, çekilin, karşı vurun: kartlar, zarlar, liderler, kayıplar.
learn-battle-defend = Gölge, Lossarnach'ta size saldırıyor. Haritadaki tahta iki orduyu raunt raunt gösterir: kartlar, zarlar, kayıplar. Önce her taraf bir kart koyabilir. Sizinkini daha iyi bir ana saklayın.
learn-battle-defend-re-roll = Her taraf birim başına bir, en çok beş zar atar; 5 ve 6 isabettir. Lideriniz bir ıskaya ikinci şans verir. Yeniden atın.
learn-battle-defend-casualty = İsabet aldınız. Her öneri kimin yitirileceğini ve oradan kazanma olasılığınızı söyler. Bir isabet bir normal birime mal olur ya da bir eliti normale çevirir. Eliti zayıflatın. Tahtadaki figürlere tıklamak da olur.
learn-battle-defend-retreat = Gölge çok daha kalabalık. Vaktinde çekilin: surları olan Minas Tirith'e tıklayın.
learn-battle-attack = Size zaman kazandırdılar; şimdi karşı vurun. Çift yüz Toplanma ya da Ordu zarıdır ve Ordu zarıyla saldırılır. Lórien'deki Elflere tıklayın.
learn-battle-attack-attack-target = Kazanma olasılığınız her hedefte yazar. Dimrill Dale'e tıklayın: herkes gider, beş birim, bir lider ve Legolas.
learn-battle-attack-attack-with = Geride bıraktıklarınız savaşa katılmaz. Bugün herkes gidiyor: beş birim, bir lider ve Legolas.
learn-battle-fight = Şimdi saldıran sizsiniz. Rauntlar aynı.
learn-battle-fight-combat-card = Her taraf bir kartı kapalı koyabilir; alttaki başlık geçerlidir. Elinizdeki Éomer kartına tıklayın: Valour, her zarınıza +1. Olayından vazgeçilir.
learn-battle-fight-re-roll = İki ikinci şans: liderin ve Legolas'ın. Hepsini yeniden atın.
learn-battle-fight-casualty = Siz de isabet aldınız. Önce elitleri zayıflatın, sonra normal birim yitirin.
learn-battle-fight-cease = İki taraf da ayakta. Durabilir ya da sürdürebilirsiniz; o zaman düşman çekilebilir. Savaşı sürdürün.
learn-battle-fight-advance = Meydan sizin. Ordunuz bölgeye ilerleyebilir: tamamı.
learn-battle-done = İki savaş da bitti; kazanılsa da kaybedilse de zar zardır. Birimler, liderler ve kartlar teraziyi oynatır. Şehir ilk rauntta korur; Kale ise bambaşka: sıradaki ders.

## 8

learn-siege = Kuşatma
learn-siege-about = Zafer puanı için Gölge ile bir Kale alın.
learn-siege-surround = Siz Gölge'siniz, Minas Tirith'in önünde. Bir Kale 2, bir Şehir 1 zafer puanı eder; 10 puanla kazanırsınız. Osgiliath'ta Cadı Kral'ın Ordusuna tıklayın.
learn-siege-surround-attack-target = Kazanma olasılığınız hedefte yazar. Minas Tirith'e tıklayın: herkes saldırır.
learn-siege-surround-advance = Savunanlar meydandan çekildi. Herkesle ilerleyin: surların ardındakiler artık kuşatma altında.
learn-siege-assault = Minas Tirith kuşatma altında. Surlara kendi bölgenizden hücum edilir: tek raunt ve yalnızca 6 isabettir. Oradaki Ordunuza tıklayın.
learn-siege-assault-attack-target = Minas Tirith'e bir kez daha tıklayın: hücum budur.
learn-siege-assault-re-roll = Nazgûl ve Cadı Kral liderdir: ıskaların hepsini yeniden atın.
learn-siege-assault-extend = Henüz değil. Normale dönüşen bir elit, orduyu bir raunt daha ileri sürer. Yapın.
learn-siege-done = Minas Tirith düştü: masanın üstünün gösterdiği gibi 10 puandan 2'si. Bir turun sonunda 10 puanı olan Gölge kazanır. Özgür Halklar, Yüzük ateşe varana dek dayanmalıdır.

## 9

learn-events = Kartlar, Yüzükler, Uşaklar
learn-events-about = Olay kartları, bir Elf Yüzüğü ve Cadı Kral.
learn-events-draw = Olay zarları kartlar içindir. Birine tıklayın ve bir kart çekin. Karakter kartları Av ve büyüklerle, Strateji kartları ordular ve halklarla ilgilidir.
learn-events-draw-draw-from = Strateji destesinden çekin.
learn-events-play = Kartlarınız önünüzde duruyor. Okumak için birini gösterin ya da uzun basın. “Orcs Multiplying Again” kartına tıklayın.
learn-events-play-event = İki yerde birden altı normal birim toplar. Onu oynayın.
learn-events-ring = Bir zar kaldı, Karakter; oysa size Toplanma gerek. Bir Elf Yüzüğü bir zarı başka yüzüne çevirir. Bunu Özgür Halklar kullandı, böylece size geçti. Ona tıklayın.
learn-events-ring-ring-face = Zarı Toplanma'ya çevirin. Gölge'nin kullandığı Yüzük oyundan çıkar.
learn-events-minion = Toplanma zarları Uşakları da getirir. Cadı Kral, Sauron ve Özgür Halklar'ın bir Ulusu savaştayken gelir. İkisi de savaşta: Minas Morgul'a tıklayın.
learn-events-minion-action = Cadı Kral'ı oradaki Ordunuza getirin.
learn-events-done = Cadı Kral iki lidere bedeldir ve sonraki turdan başlayarak bir zar daha verir. Ama artık bütün halklar uyanık. Saruman'ın ve Sauron'un Ağzı'nın kendi koşulları var.

## 10

learn-doom = Kıyamet Çatlağı
learn-doom-about = Mordor'daki son adımlar ve her tarafın nasıl kazandığı.
learn-doom-climb = Frodo ile Sam, Gollum'un rehberliğinde Mordor'da. Yollarında ateşe iki adım kaldı. Burada her adım, zar atılmadan bir Av karosu çeker. Yolundaki Yoldaşlığa tıklayın ve hareket edin.
learn-doom-crack = 12 Yozlaşma daha uzak. Bir adım daha, Kıyamet Çatlağı'na.
learn-doom-crack-gollum-reveals = Hasar veren bir karo. Gollum onu 1 azaltabilir ama sizi açığa çıkarır; gizlenmek bir zara mal olur. Dayanabilirsiniz: hayır.
learn-doom-done = Yüzük yok edildi: Özgür Halklar kazandı. 4 zafer puanıyla da kazanırlar. Gölge, 12 Yozlaşma ile hemen ya da bir turun sonunda 10 puanla kazanır. Kararsız kalırsanız bir öneri isteyin.
