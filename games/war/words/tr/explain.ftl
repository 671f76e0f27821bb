# Neyin ne olduğu ve bir şeyin neden yasak olduğu: bir şeyi gösterene veya sorana.

## Bölgeler ve orada duranlar

explain-no-nation = hiçbir ulusun değil
explain-held = elinde tutan: { $side }
explain-site-town = Uluslar kendi Kasabalarında takviye toplar.
explain-site-city = Şehirde ulusu takviye toplar; savaşın ilk rauntunda saldıran yalnızca 6 ile isabet ettirir.
explain-site-stronghold = Kalede ulusu takviye toplar; savunanlar içeri çekilip kuşatmaya dayanabilir.
explain-site-fortification = Buradaki savaşın ilk rauntunda saldıran yalnızca 6 ile isabet ettirir.
explain-control = Bir tarafın simgesini taşıyan kalkan, ele geçirilmiş bir yerleşimi gösterir. Puan getirir ve orada kimse takviye toplamaz.
explain-siege = Surların ardında en çok 5 birim kuşatılmıştır. Onlara yalnızca dışarıdaki ordu saldırabilir. Onlar yalnızca çıkarma yapabilir.
explain-walls = Geçilmez sınır: { $regions }.
explain-army = Birim: { $units } · savaş zarı: { $dice } · liderlik: { $leadership }
kind-regular = Normal
kind-elite = Elit
kind-leader = Lider
kind-nazgul = Nazgûl
explain-figure-regular = Normal birim (yuvarlak kalkan): bir isabetle kaldırılır.
explain-figure-elite = Elit birim (sivri kalkan): bir isabetle normal birime döner, iki isabetle kaldırılır.
explain-figure-leader = Lider (sancak): birim değildir; ıskalayan bir zarı yeniden attırır, son birimle birlikte düşer.
explain-figure-nazgul = Nazgûl (kanatlar): Gölge'nin lideri; her yere uçar, ama kuşatılmamış düşman Kalelerine uçmaz.

## Karakterler

explain-character = Seviye { $level }, liderlik { $leadership }.
explain-captain = Batı'nın Komutanı: ordusuna bir savaş zarı daha.
ability-gandalf-the-grey = Rehberken: Olay zarıyla bir Olay kartı oynadıktan sonra aynı desteden bir kart çekebilirsiniz.
ability-strider = Rehberken: Yoldaşlık herhangi bir zarla gizlenebilir. Düşmemiş Minas Tirith, Dol Amroth veya Pelargir'de Batı'nın İradesi ile Aragorn olur.
ability-boromir = Gondor'un düşmemiş bir Şehir veya Kalesinde: herhangi bir zar Gondor'u savaşa doğru ilerletebilir.
ability-legolas = Elflerin düşmemiş bir Kalesinde: herhangi bir zar Elfleri savaşa doğru ilerletebilir.
ability-gimli = Düşmemiş Erebor'da: herhangi bir zar Cüceleri savaşa doğru ilerletebilir.
ability-meriadoc = Rehberken hasarı 1 azaltmak için Yoldaşlıktan ayrılabilir. Mordor dışında Av'da kaybedilirse yalnızca ayrılmış olur.
ability-peregrin = Rehberken hasarı 1 azaltmak için Yoldaşlıktan ayrılabilir. Mordor dışında Av'da kaybedilirse yalnızca ayrılmış olur.
ability-gollum = Hiç Yoldaş kalmayınca Yüzük Taşıyıcılarına rehberlik eder: sıradan sayılı karolar açığa çıkarmaz; hasarı 1 azaltmak için Yoldaşlığı açığa çıkarabilir.
ability-gandalf-the-white = Gri Gandalf Yoldaşlıktan ayrılmışsa ve oyuna bir Uşak girmişse Batı'nın İradesi ile gelir. Savaşın başında, bütün Nazgûl'ün liderliğini iptal etmek için kendi liderliğinden vazgeçebilir.
ability-aragorn = Batı'nın İradesi ile Strider'ın yerine geçer.
ability-saruman = Hiç hareket etmez. Isengard'ın elit birimleri aynı zamanda liderdir. Bir Toplanma zarı her Isengard yerleşimine bir normal birim getirir veya Orthanc'ta iki normal birimi elit yapar.
ability-witch-king = Nazgûl gibi uçar. Savaşının ilk rauntunda Gölge bir Savaş kartı kullanırsa aynı desteden bir kart çekebilir.
ability-mouth-of-sauron = Turda bir kez bir Toplanma zarı Ordu zarı olarak kullanılabilir.

## Zarlar, Yüzükler ve kartlar

explain-face-character = { $side ->
        [fp] Yoldaşlığı hareket ettirmek veya gizlemek; Yoldaşları ayırmak veya hareket ettirmek; içinde Lider veya Karakter olan bir orduyla hareket veya saldırı; Karakter kartı.
       *[sh] Nazgûl ve Uşakları hareket ettirmek; içinde Lider, Nazgûl veya Uşak olan bir orduyla hareket veya saldırı; Karakter kartı.
    }
explain-face-army = En çok iki orduyu hareket ettirmek veya biriyle saldırmak; Ordu kartı.
explain-face-muster = { $side ->
        [fp] Savaştaki uluslara takviye toplamak veya bir ulusu savaşa doğru ilerletmek; Toplanma kartı.
       *[sh] Savaştaki uluslara takviye toplamak, bir Uşağı oyuna sokmak veya bir ulusu savaşa doğru ilerletmek; Toplanma kartı.
    }
explain-face-muster-army = Toplanma zarı veya Ordu zarı olarak kullanılır.
explain-face-event = Bir Olay kartı çekmek veya herhangi bir Olay kartını oynamak.
explain-face-will = Başka herhangi bir sonuç olarak kullanılır; ya da Beyaz Gandalf'ı veya Aragorn'u oyuna sokar.
explain-face-eye = Eylem yok: Av Kutusu'na gider ve Av'ı güçlendirir.
explain-rings-fp = Turda bir kez bir Elf Yüzüğü, bir zarınızı başka bir sonuca çevirir (Batı'nın İradesi'ne asla). Sonra Gölge'ye geçer.
explain-rings-sh = Turda bir kez, Özgür Halkların kullandığı bir Yüzük Gölge'nin bir zarını başka bir sonuca çevirir (Gözü değil). Sonra oyundan çıkar.
explain-hand = Turun başında her taraf iki destesinden de birer kart çeker. Elde en çok { $most } kart bulunur.

## Yoldaşlık ve Av

explain-fellowship = Figür, Yüzük Taşıyıcılarının en son görüldüğü yeri gösterir. Her hareket bir adım ekler; ilan edilince veya açığa çıkınca yerlerine konurlar. Açıktayken ilerleyemezler.
explain-reach = Şimdi { $count } bölgenin herhangi birinde olabilirler. Aralarındaki Şehirler ve Kaleler: { $regions }.
explain-corruption = Av'ın hiçbir Yoldaşın üstlenmediği hasarı. { $most } olunca Gölge kazanır. Özgür Halkların düşmemiş bir Şehir veya Kalesinde ilan 1 iyileştirir.
explain-mordor-title = Mordor Pisti
explain-mordor = Yoldaşlık 2. aşamada Minas Morgul veya Morannon'dan Mordor'a girebilir. Orada her hareket için bir karo çekilir; beş adımdan sonra Yüzük yok edilir. Hareketsiz bir tur 1 Yozlaşma getirir.
explain-hunt-box = Yoldaşlık her hareket ettiğinde Gölge buradaki zarı kadar, en çok 5 zar atar. 6 başarıdır; Özgür Halkların buradaki her zarı 1 ekler. Başarı olursa bir karo çekilir.
explain-pool = Hâlâ çekilebilecek karolar. Hiç kalmayınca sıradan karolar geri gelir.
explain-tile-number = Hasar: { $count }.
explain-tile-heals = Hasar yok; Yozlaşma { $count } azalır.
explain-tile-eye = Hasar, Av'ın başarı sayısı kadardır. Mordor Pisti'nde Av Kutusu'ndaki zar sayısı kadardır.
explain-tile-die = Hasar için bir zar atılır.
explain-tile-reveal = Yoldaşlık açığa çıkar.
explain-tile-stop = Mordor Pisti'nde Yoldaşlık ilerleyemez.
explain-tile-card = Oyuna sokan kart: { $card }.

## Siyaset ve puanlar

explain-politics = Daire aktif, eşkenar dörtgen pasif ulustur. Son alandakiler savaştadır.
explain-at-war = Takviye toplar, saldırır ve bütün sınırları geçer.
explain-active = Savaşa kadar ilerletilebilir. O zamana dek zarla takviye toplamaz, saldırmaz ve başka ulusların bölgelerine girmez.
explain-passive = Savaşa girmeden önce aktif olmalıdır. Saldırı, istila, bir Yoldaş veya orada ilan edilen Yoldaşlık onu aktif yapar.
explain-points-fp = Gölge'nin ele geçirilen Kaleleri (2) ve Şehirleri (1) için. Tur sonunda 4 ise Özgür Halklar kazanır.
explain-points-sh = Özgür Halkların ele geçirilen Kaleleri (2) ve Şehirleri (1) için. Tur sonunda 10 ise Gölge kazanır.
explain-taken = Ele geçirilen: { $regions }.

## Neden olmaz: bir ret yanıtının anabileceği her kural, kısaca

law-w1-6-7 = Yüzük Taşıyıcıları ve Gollum haritada asla kendi başlarına durmaz.
law-w3-4-1 = Av Kutusu'na Yoldaşlıktaki Yoldaş sayısından fazla zar konamaz.
law-w3-4-2 = Yoldaşlık geçen tur hareket etti: Av Kutusu'na en az bir zar konmalı.
law-w4-1-1 = Bunu gösteren kullanılmamış zar yok.
law-w4-1-5 = Şu anda bununla hiçbir şey yapılamaz.
law-w4-2-3 = Yoldaşlığı hareket ettirmek veya gizlemek için Karakter sonucu gerekir.
law-w4-2-4 = Yoldaşları ayırmak veya hareket ettirmek için Karakter sonucu gerekir.
law-w4-2-5 = Nazgûl ve Uşakları hareket ettirmek için Karakter sonucu gerekir.
law-w4-2-6 = Bunun için Ordu sonucu gerekir, ya da Karakter sonucu ve orduda bir Lider veya Karakter.
law-w4-2-7 = Bir ulusu ilerletmek için Toplanma sonucu gerekir.
law-w4-2-8 = Takviye toplamak için Toplanma sonucu gerekir.
law-w4-2-9 = Bir Uşağı oyuna sokmak için Toplanma sonucu gerekir.
law-w4-2-10 = Kart çekmek için Olay sonucu gerekir.
law-w4-2-13 = Bunun için Batı'nın İradesi gerekir.
law-w4-3-1 = Yalnızca rakibinizden az kullanılmamış zarınız varsa pas geçebilirsiniz.
law-w4-5-1 = Şu anda hiçbir Elf Yüzüğünüz bunu yapamaz.
law-w4-5-4 = Bu tur bir Elf Yüzüğü kullandınız.
law-w4-5-5 = Yüzük, Batı'nın İradesi'ne çevirmez ve bir Gözü değiştirmez.
law-w5-1-1 = O deste boş.
law-w5-3-1 = Bu zar o kartı oynatmaz.
law-w5-3-2 = Kartın koşulu sağlanmıyor.
law-w5-3-4 = Kartın söylediklerinden hiçbiri şu anda yapılamaz.
law-w5-4-1 = Masadaki bir kart bunu yasaklıyor.
law-w5-4-3 = O kart bu zarla masadan atılamaz.
law-w6-1-2 = Beyaz Gandalf yalnızca Gri Gandalf Yoldaşlıktan ayrılmışsa ve oyuna bir Uşak girmişse gelir.
law-w6-1-3 = Strider, Minas Tirith, Dol Amroth veya Pelargir'de olmalı ve orası düşmanın elinde olmamalı.
law-w6-2-1 = Bu Uşak şimdi gelemez. Her biri bir kez, koşulu sağlanınca gelir.
law-w6-2-2 = Cadı Kral, Sauron ve Özgür Halkların bir ulusu savaştaysa, içinde Sauron birimi olan bir orduya gelir.
law-w6-2-3 = Saruman, Isengard savaştaysa ve Orthanc düşmemişse gelir.
law-w6-2-4 = Sauron'un Ağzı, Yoldaşlık Mordor Pisti'ndeyse veya bütün Özgür Halklar savaştaysa gelir.
law-w6-3-1 = Orası seviyesinin yettiğinden uzak.
law-w6-3-4 = Gölge'nin Kalesi olan bölgede Yoldaş durmak zorundadır.
law-w6-3-5 = Kuşatılmış bir Kaleye hiçbir Yoldaş giremez, oradan çıkamaz.
law-w6-3-6 = Bu Karakter hiç hareket etmez.
law-w6-4-1 = Bir eylemde hiçbir Nazgûl ya da Uşak iki kez hareket etmez.
law-w6-4-2 = Nazgûl, Özgür Halkların kuşatılmamış bir Kalesine uçmaz.
law-w6-4-4 = Saruman Orthanc’tan asla ayrılmaz.
law-w6-4-5 = Sauron'un Ağzı en çok 3 bölge gider; kendi kuşatılmış Kalesine giremez, oradan çıkamaz.
law-w6-4-6 = Ordusuz bir Uşak, Özgür Halkların kuşatılmamış bir Kalesine girmez.
law-w6-6-8 = Bunun için Yoldaş evinde olmalı: halkının düşmemiş bir yerleşiminde.
law-w6-6-9 = Saruman'ın Sesi için Saruman oyunda olmalı, Orthanc düşmemiş ve kuşatılmamış olmalı.
law-w7-2-3 = Bir bölgede en çok 10 birim durur.
law-w7-3-1 = Bir Toplanma iki normal birim, iki Lider, birer tane veya bir elit birim getirir.
law-w7-3-2 = Ulusu savaşta değil.
law-w7-3-3 = Yeni figürler kendi uluslarının yerleşimine, Nazgûl Sauron'un Kalelerine gelir.
law-w7-3-4 = İki figür iki ayrı yerleşime gitmeli.
law-w7-3-5 = Lider yalnızca kendi tarafının birimi olan yere gelir.
law-w7-4-1 = Düşmanın elindeki veya kuşattığı bir yerleşimde takviye toplanmaz.
law-w7-4-2 = Takviyelerde bundan kalmadı.
law-w7-5-1 = Ordu, kendisine açık komşu bir bölgeye gider.
law-w7-5-3 = Karakter sonucuyla bir Lider veya Karakter de gitmeli.
law-w7-5-5 = En az bir birim gitmeli ve Lider birimsiz kalmamalı.
law-w7-5-6 = Bir eylemde hiçbir figür iki kez hareket etmez.
law-w7-5-9 = Orada düşman var: bunun yerine saldırın.
law-w7-5-11 = Kuşatılmış bir Kaleye kimse giremez, oradan çıkamaz.
law-w7-6-1 = Bu ordu yürüyüşünü kartın istediği yerde bitiremez.
law-w8-1-2 = Birimlerinden hiçbirinin ulusu savaşta değil.
law-w8-1-3 = Orada saldırılabilecek bir düşman ordusu yok.
law-w8-1-4 = Karakter sonucuyla orduda bir Lider veya Karakter olmalı.
law-w8-2-1 = Saldıranlarda da arka muhafızda da en az bir birim olmalı.
law-w8-2-2 = Karakter sonucuyla saldıranlar arasında bir Lider veya Karakter olmalı.
law-w8-2-4 = Ulusu savaşta olmayanlar arka muhafızda kalır.
law-w8-4-5 = Savaş kartının koşulu sağlanmıyor.
law-w8-6-1 = Liderlik kadar, en çok 5 ıskalayan zar yeniden atılır.
law-w8-8-3 = Ordu komşu ve serbest bir bölgeye geri çekilir.
law-w8-8-4 = O bölge serbest değil: orada düşman var ya da yerleşim onun elinde.
law-w8-8-5 = Kuşatılanlar geri çekilemez.
law-w8-9-2 = En az bir birim ilerlemeli ya da hiç kimse.
law-w8-9-3 = Arka muhafız ilerlemez, Lider de birimsiz kalmaz.
law-w9-4-5 = Kuşatılanlar yalnızca çıkarma yapabilir.
law-w9-5-1 = Kuşatılmış bir Kaleye yalnızca aynı bölgedeki ordu saldırabilir.
law-w10-1-2 = Pasif bir ulus savaşa girmez.
law-w10-3-1 = İlerleyemez: zaten savaşta ya da rakibin ulusu.
law-w10-4-1 = Ulusu savaşta olmayan hiç kimse başka bir ulusun toprağına girmez.
law-w11-2-1 = Yalnızca en yüksek seviyeli Yoldaş Rehber olabilir.
law-w11-4-1 = Yoldaşlık açığa çıkmış; önce gizlenmeli.
law-w11-5-2 = O bölge açık bir yolla komşu değil.
law-w11-6-2 = O bölge açık bir yolla komşu değil.
law-w11-6-3 = Açığa çıkan Yoldaşlık, kendi tarafının elindeki bir Şehir veya Kalede duramaz.
law-w15-7-1 = Yalnızca kendi uluslarınızla toplar, hareket eder, saldırır ve ilerlersiniz.
law-w15-7-3 = Nazgûl’u yalnızca Cadı Kral oyuncusu toplar.
law-w15-7-4 = Bu Uşak takım arkadaşınızın.
law-w15-7-5 = Bir Uşağın yeteneğini yalnızca onun oyuncusu kullanır.
law-w15-7-7 = Takım arkadaşınızın Uşağı yalnızca karma bir Orduda saldırır.
law-w15-8-1a = Birleşecek iki Ordu yok ya da bunu bu sırada önerdiniz.
law-w15-8-4 = Bu karma Orduyu takım arkadaşınız yönetiyor.
law-w15-8-5 = Eylemi yapan kısmı siz yönetmezdiniz.
law-w15-9-1 = Karttaki simge takım arkadaşınızın.
law-w15-9-3 = Kart yalnızca kendi uluslarınız için.
law-w15-11-2 = Son eyleminiz de bu ulus ya da Ordu içindi.
law-w16-1-2a = Savaş kartı bildiren, kullanılabilir bir kart koyar; kartı olmayan hayır der.
law-w16-2-1 = Bu maçta açığa çıkan Yoldaşlık, Özgür Halkların yerleşimi olan bir bölgede duramaz.
law-w16-2-6 = Bu maçta Sauron'un Ağzı, Özgür Halkların bir Kalesinde durur.
law-w17-2-1 = Böyle bir jetonunuz yok.
law-w11-7-1 = Yoldaşlık zaten gizli.
law-w11-9-1 = Mordor Pisti'nde kimse Yoldaşlıktan ayrılamaz.
law-w11-9-2 = Orası Yoldaşlığın adımları ile seviyesinin toplamından uzak.
law-w11-9-5 = Kardeşlik’ten ayrılan bir Yoldaş asla geri dönemez.
law-w12-3-2 = Şunların her biri için en çok bir zar yeniden atılır: Gölge'nin Kalesi, birimleri, Nazgûl.
law-w15-3-3 = Kartlar gösterilmez ve konuşulmaz. Yalnızca takas isteyip istemediğinizi söyleyebilirsiniz.
