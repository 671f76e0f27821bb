# Yüzük Savaşı: oyunun öğeleri, sorular ve olanlar.

side-fp = Özgür Halklar
side-sh = Gölge

phase-recover = aşama 1, zarları geri alma ve kart çekme
phase-shadow-draw = aşama 1, kart çekme
phase-second-draw = aşama 1, kart çekme
phase-exchange = aşama 1, kart değişimi
phase-exchange-cards = aşama 1, kart değişimi
phase-shadow-second-draw = aşama 1, kart çekme
phase-shadow-exchange = aşama 1, kart değişimi
phase-shadow-exchange-cards = aşama 1, kart değişimi
phase-fellowship = aşama 2, Yoldaşlık
phase-hunt-allocation = aşama 3, Av tahsisi
phase-action-roll = aşama 4, eylem atışı
phase-actions = aşama 5, eylemler
phase-victory-check = aşama 6, zafer kontrolü

## Uluslar. "-of" biçimi bir figür türünün önünde durur.

nation-dwarves = Cüceler
nation-elves = Elfler
nation-gondor = Gondor
nation-north = Kuzey
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Güneyli ve Doğulu
nation-dwarves-of = Cüce
nation-elves-of = Elf
nation-gondor-of = Gondor
nation-north-of = Kuzey
nation-rohan-of = Rohan
nation-isengard-of = Isengard
nation-sauron-of = Sauron
nation-southrons-of = Güneyli/Doğulu

figure-regular = { $count ->
        [1] { $of } normal birimi
       *[other] { $count } { $of } normal birimi
    }
figure-elite = { $count ->
        [1] { $of } elit birimi
       *[other] { $count } { $of } elit birimi
    }
figure-leader = { $count ->
        [1] { $of } lideri
       *[other] { $count } { $of } lideri
    }
figure-nazgul = { $count ->
        [1] Nazgûl
       *[other] { $count } Nazgûl
    }

loss-lose = kaldır: { $figure } (bir isabet)
loss-reduce = normal birimle değiştir: { $figure } (bir isabet)
loss-not-replaced = kaldır: { $figure } (bir isabet; normal birim kalmadı)
loss-lose-elite = kaldır: { $figure } (iki isabet)

character-gandalf-the-grey = Gri Gandalf
character-strider = Strider
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc
character-peregrin = Peregrin
character-gollum = Gollum
character-gandalf-the-white = Beyaz Gandalf
character-aragorn = Aragorn
character-saruman = Saruman
character-witch-king = Cadı Kral
character-mouth-of-sauron = Sauron'un Ağzı

site-town = Kasaba
site-city = Şehir
site-stronghold = Kale
site-fortification = Tahkimat

face-character = Karakter
face-army = Ordu
face-muster = Toplanma
face-muster-army = Toplanma/Ordu
face-event = Olay
face-will = Batı'nın İradesi
face-eye = Göz

deck-character-deck = Karakter destesi
deck-strategy-deck = Strateji destesi

action-move-armies = orduları hareket ettir
action-attack = saldır
action-play-event = bir Olay kartı oyna
action-draw-event = bir Olay kartı çek
action-advance-nation = diplomasi: bir ulusu Siyasi Pist'te ilerlet
action-recruit = takviye topla
action-bring-minion = bir Uşağı oyuna sok
action-move-fellowship = Yoldaşlığı hareket ettir
action-hide-fellowship = Yoldaşlığı gizle
action-separate = Yoldaşları Yoldaşlıktan ayır
action-move-companions = Yoldaşları hareket ettir
action-move-minions = Nazgûl ve Uşakları hareket ettir
action-bring-gandalf = Beyaz Gandalf gelir
action-crown-aragorn = Strider, Isildur'un Varisi Aragorn olur
action-warden-of-the-white-tower = Boromir: Gondor ilerler
action-prince-of-mirkwood = Legolas: Elfler ilerler
action-dwarf-of-erebor = Gimli: Cüceler ilerler
action-voice-recruits = Saruman'ın Sesi: her Isengard yerleşimine bir normal birim
action-voice-promotes = Saruman'ın Sesi: Orthanc'ta iki normal birim elit olur
action-discard-table = masadan bir kart at

part-fellowship = Yoldaşlığı gizle veya hareket ettir
part-fly = Nazgûl ile uç
part-recruit-nazgul = Nazgûl topla
part-move = orduları hareket ettir
part-strike = saldır
part-hunt-roll = Av zarı at (zar: { $dice })
part-from-hand = elden rastgele bir kart
part-separates = Yoldaşlıktaki Yoldaşlar

piece-fellowship = Yoldaşlık
piece-ring = Elf Yüzüğü
word-yes = evet
word-no = hayır
word-none = hiçbiri
word-skip = bir zarı kenara koy
word-pass = pas
word-ring = bir Elf Yüzüğü kullan
word-draw-token = bir jeton kullan: bir Olay kartı çek
word-advance-token = bir jeton kullan: bir ulusu ilerlet
word-join = iki Ordunun birleşmesini öner
word-guide = Rehber
word-random = rastgele bir Yoldaş
word-none-path = burada kal
word-none-reveal-path = burada kal
word-none-second-move-from = ikinci ordu yok
word-none-companions-from = başka yok
word-none-minions-from = başka yok
word-none-recruit-figure = başka yok
word-none-combat-card = kart yok
word-none-hunt-card = kart yok
word-none-free-event = kart yok
word-none-strip = kart yok
word-none-heroic-death = hiç kimse
word-none-black-breath = hiç kimse
word-none-card-choice = bunların hiçbiri
word-none-march-from = hiçbir ordu
word-none-march-on = burada dur
word-none-retreat = kal ve savaş
word-none-extend = savaşı bitir
word-none-hunt-casualty = hiç kimse: Yüzük Taşıyıcıları yozlaşır
word-yes-declare = evet, ilan et
word-no-declare = hayır, gizli kalsın
word-yes-cease = evet, saldırıyı durdur
word-no-cease = hayır, savaşa devam
word-yes-card-falls = evet, oyun dışı kalsın
word-no-card-falls = hayır, Yozlaşma artsın
word-yes-into-siege = Kaleye çekil
word-no-into-siege = meydanda savaş

battle-field = meydan savaşı
battle-siege = kuşatma
battle-sortie = çıkarma

victory-shadow-ring = Yüzük Taşıyıcıları yozlaştı
victory-fp-ring = Yüzük, Kıyamet Çatlağı'nda yok edildi
victory-shadow-military = Gölge Batı'yı fethetti
victory-fp-military = Özgür Halklar Gölge'nin gücünü kırdı

## Sorular

why-other = Seçin ({ $name }).
must-be-along = { $led ->
        [leader] { " " }Bir Lider veya Karakter de gitmeli.
        [nazgul] { " " }Bir Nazgûl veya Cadı Kral da gitmeli.
        [witch-king] { " " }Cadı Kral da gitmeli.
        [companion] { " " }Bir Yoldaş da gitmeli.
       *[nobody] { "" }
    }
must-be-in-army = { $led ->
        [leader] { " " }İçinde bir Lider veya Karakter olmalı.
        [nazgul] { " " }İçinde bir Nazgûl veya Cadı Kral olmalı.
        [witch-king] { " " }İçinde Cadı Kral olmalı.
        [companion] { " " }İçinde bir Yoldaş olmalı.
       *[nobody] { "" }
    }
why-discard = Elinizde çok fazla kart var. Hangilerini atıyorsunuz?
why-declare = Yoldaşlığın yerini ilan ediyor musunuz?
why-path = Yoldaşlık nereye gidiyor? Kalan adım: { $left }.
why-reveal-path = Yoldaşlık açığa çıktı. Hangi yoldan geldi? Kalan adım: { $left }.
why-enter-mordor = Yoldaşlık Mordor'a giriyor mu?
why-guide = Yoldaşlığın Rehberi kim olsun?
why-hunt-dice = Av Kutusu'na kaç zar koyuyorsunuz?
why-turn = Sıra sizde: hangi zarı kullanıyorsunuz?
why-skip-die = Hangi zarı kullanmadan kenara koyuyorsunuz?
why-ring-die = Elf Yüzüğü hangi zarı değiştiriyor?
why-ring-face = { $face } zarı neye dönüşüyor?
why-will-as = Batı'nın İradesi neyin yerine geçiyor?
why-action = Zarı ({ $face }) ne için kullanıyorsunuz?
why-move-from = Hangi ordu hareket ediyor?{ must-be-along }
why-second-move-from = Hareket eden ikinci ordu hangisi?
why-move-to = Ordu buradan nereye gidiyor: { $from }?
why-move-figures = Hangi figürler hareket ediyor: { $from } → { $to }?{ must-be-along }
why-attack-from = Hangi ordu saldırıyor?{ must-be-in-army }
why-attack-target = Ordu buradan hangi bölgeye saldırıyor: { $from }? (Kendi bölgesi: kuşatma veya çıkarma.)
why-attack-with = { $within ->
        [yes] Surlarda savaş, { $from }: kimlerle?
       *[no] Saldırı, { $from } → { $to }: kimlerle?
    } Diğerleri arka muhafız olarak kalır.
why-companions-from = Hangi bölgedeki Yoldaşlar hareket ediyor?
why-companion-group = { $from }: hangi Yoldaşlar birlikte gidiyor?
why-companions-to = { $who } ({ $from }): nereye?
why-minions-from = Kim hareket ediyor: bir bölgedeki Nazgûl mü, bir Uşak mı?
why-nazgul-group = { $from }: hangi Nazgûl birlikte uçuyor?
why-minions-to = { $who } ({ $from }): nereye?
why-separate-group = Yoldaşlıktan kimler birlikte ayrılıyor?
why-separate-to = Yoldaşlıktan ayrılanlar: { $who }. Nereye gidiyorlar?
why-recruit-figure = Ne topluyorsunuz?
why-recruit-where = Nereye yerleştiriyorsunuz: { $figure }?
why-nation = Hangi ulus savaşa doğru ilerliyor?
why-minion = Hangi Uşak oyuna giriyor?
why-enters-where = { $who } nerede oyuna giriyor?
why-draw-from = Hangi desteden çekiyorsunuz?
why-event = Zarla ({ $face }) hangi Olay kartını oynuyorsunuz?
why-ability-draw = { $who } yeteneği: bir kart çekiyor musunuz?
why-too-many = Çok fazla birim var: { $region }. Hangilerini kaldırıyorsunuz?
why-white-rider = Beyaz Gandalf, Nazgûl'ün liderliğini iptal etmek için kendi liderliğinden vazgeçiyor mu?
why-into-siege = { $at }: ordunuz Kaleye çekiliyor mu?
why-advance = Hangi figürler ilerliyor: { $from } → { $to }?
why-combat-card = Hangi Savaş kartını kullanıyorsunuz?
why-announce = Bu raunt bir Savaş kartı kullanıyor musunuz?
why-re-roll = Iskalayan kaç zarı yeniden atıyorsunuz?
why-casualty = { $at }: isabeti nasıl karşılıyorsunuz? Kalan isabet: { $hits }.
why-cease = { $at }: saldırıyı durduruyor musunuz?
why-retreat = { $from }: ordunuz nereye geri çekiliyor?
why-extend = { $at }: bir raunt daha için hangi ulusun elit birimi normal birimle değişiyor?
why-hunt-re-roll = Kaç Av zarını yeniden atıyorsunuz?
why-guide-separates = Av hasarı: { $damage }. Hasarı 1 azaltmak için { $who } Yoldaşlıktan ayrılıyor mu?
why-gollum-reveals = Av hasarı: { $damage }. Hasarı 1 azaltmak için Gollum Yoldaşlığı açığa çıkarıyor mu?
why-hunt-casualty = Av hasarı: { $damage }. Rehber: { $guide }. Kim kaybediliyor?
why-table-card = Masadan hangi kartı atıyorsunuz?
why-price = Bunun için simgesi { $face } olan hangi kartı atıyorsunuz?
why-use-table-card = Bu kartı kullanıyor musunuz: { $card }?
why-hunt-card = Masadaki hangi kart hasarı azaltıyor?
why-give-up = Nazgûl liderliğinin ne kadarından vazgeçiyorsunuz?
why-give-up-companion = Hangi Yoldaş liderliğinden vazgeçiyor?
why-name-companion = Bu rauntta hangi Yoldaşın liderliği ve yetenekleri geçersiz?
why-name-minion = Hangi Nazgûl veya Uşak yok ediliyor?
why-own-hits = Kendi birimlerinize kaç isabet alıyorsunuz?
why-turn-dice = Iskalayan kaç zar isabet oluyor?
why-heroic-death = İsabetleri iptal etmek için kim ölüyor?
why-black-breath = Kara Soluk kimi öldürüyor?
why-scouts = { $from }: ordunuz nereye çekiliyor? (Kendi bölgesi: Kalenin içine.)
why-march-from = Hangi ordu en çok { $steps } bölge ilerliyor?{ $joins ->
        [yes] { " " }Başka bir ordunun yanında durmalı.
       *[no] { "" }
    }{ must-be-along }
why-march-figures = Buradan hangi figürler gidiyor: { $from }?{ must-be-along }
why-march-on = { $at }: ordu şimdi nereye gidiyor? Kalan bölge: { $left }.
why-card-unit = { $at }: hangi tür birim topluyorsunuz?
why-card-region = Kart için hangi bölgeyi seçiyorsunuz?
why-card-target = Kart hangi orduyu vuruyor? Bölgesini seçin.
why-card-nation = Kart için hangi ulusu seçiyorsunuz?
why-card-companions = Kart hangi Yoldaşları hareket ettiriyor: bir bölgedekileri mi, Yoldaşlıktakileri mi?
why-card-loss = { $at }: hangi figür kaybediliyor?
why-card-choice = Kartla ne yapıyorsunuz?
why-card-figures = Kart hangi figürleri hareket ettiriyor?
why-card-number = Kart kaç tane getiriyor?
why-card-dice = Kart hangi zarları değiştiriyor?
why-card-falls = { $who } oyun dışı kalıyor mu? Kalmazsa Yozlaşma { $level } artar.
why-free-event = Zarsız hangi kartı oynuyorsunuz?
why-strip = Özgür Halklar hangi Karakter kartını kaybediyor?
why-exchange = Takım arkadaşınızla bir kart değişmek ister misiniz? Ona da sorulur ve kartlar hakkında konuşamazsınız.
why-give-card = Hangi kartı veriyorsunuz?
why-propose = İki Ordunun nerede birleşmesini öneriyorsunuz?
why-join-armies = { $at } bölgesindeki iki Ordu tek bir karma Ordu olsun mu? İkiniz de istemelisiniz.
why-action-die = Eylem zarı atılıyor.
why-combat-die = Savaş zarı atılıyor.
why-hunt-die = Av zarı atılıyor.
why-draw-tile = Av karosu çekiliyor.
why-tile-die = Karonun zarı atılıyor.
why-random-companion = Rastgele bir Yoldaş çekiliyor.
why-draw-card = Kart çekiliyor.
why-card-die = Bir kart için zar atılıyor.
why-random-card = Elden rastgele bir kart çekiliyor.

## Olanlar

event-turn = Tur { $turn } başlıyor.
event-drew = { $who }, çekilen kart: { $card }.
event-discarded = { $who }, atılan kart: { $card }.
event-declared = Yoldaşlık ilan edildi: { $to }.
event-corruption = Yozlaşma: { $now }.
event-entered-mordor = Yoldaşlık Mordor'a girdi.
event-mordor-step = Yoldaşlık Mordor Pisti'nde, adım: { $now }.
event-guide = Yoldaşlığın Rehberi: { $who }.
event-hunt-dice = Gölge'nin Av Kutusu'na koyduğu zar: { $count }.
event-rolled = { $side } zarları: { $face }.
event-acted = { $side }: { $face } zarı – { $action }.
event-passed = { $side }: pas.
event-skipped = { $side }: kullanmadan kenara konan zar – { $face }.
event-ring-used = { $side }: Elf Yüzüğü, { $from } → { $to }.
event-token-used = { $token ->
        [draw] { $side }: jeton – bir Olay kartı çekiliyor.
       *[advance] { $side }: jeton – bir ulus ilerliyor.
    }
event-dwarven-ring-gone = Bu bir Cüce Yüzüğüydü: oyundan çıkıyor.
event-moved = { $side }: { $army }, hareket: { $from } → { $to }.
event-travelled = { $who } → { $to }.
event-flew = { $count } Nazgûl uçtu: { $from } → { $to }.
event-separated = { $who } Yoldaşlıktan ayrıldı → { $to }.
event-entered = { $who } oyuna girdi: { $at }.
event-eliminated = { $who } oyun dışı kaldı.
event-recruited = Toplandı, { $at }: { $figure }.
event-disbanded = Çok fazla birim, { $at }; kaldırılan: { $figure }.
event-advanced = { $nation }: { $left ->
        [0] savaşta.
       *[other] savaşa { $left } adım.
    }
event-activated = { $nation }: artık aktif.
event-played = { $side }, oynanan kart: { $card }.
event-table-discarded = Atılan kart: { $card }.
event-card-hits = Kartın isabetleri, { $at }: { $hits }.
event-attacked = { $side }: saldırı, { $from } → { $to }.
event-round = Savaşın { $round }. raundu.
event-announced = { $uses ->
        [yes] { $side }: bir Savaş kartı bildirdi.
       *[no] { $side }: Savaş kartı bildirmedi.
    }
event-laid = { $who }: konan Savaş kartı – { $card }.
event-turned = { $side }: Savaş kartı – { $card }.
event-white-rider = Beyaz Gandalf, Nazgûl'ün liderliğini iptal ediyor.
event-threw = { $side }, atılan zarlar: { $dice }.
event-stripped = Özgür Halkların elinden alındı: { $card }.
event-tile-in-play = Özel bir karo oyuna giriyor: { $tile }.
event-driven = Yüzük Taşıyıcıları sürüklendi: { $to }.
event-ring-spent = { $side }: bir Elf Yüzüğü harcandı.
event-set-back = { $nation }: savaştan bir adım geri, kalan { $left }.
event-dice-lost = { $side }, kaybedilen zarlar: { $count }.
event-into-hunt-box = { $side }: zar Av Kutusu'na gidiyor.
event-die-turned = { $side }: bir zar çevrildi, { $from } → { $to }.
event-hits = { $side }: { $hits } isabet.
event-own-hits = { $side }, kendi ordusuna isabet: { $hits }.
event-lost = Kayıp, { $at }: { $figure }.
event-reduced = Elit birim yerine normal birim, { $at }: { $nation }.
event-ceased = { $side }: saldırıyı durdurdu.
event-retreated = { $side }: geri çekilme → { $to }.
event-into-siege = Savunanlar Kaleye çekildi: { $at }.
event-extended = { $nation }: bir raunt daha için bir elit birim değiştirildi.
event-captured = { $side } ele geçirdi: { $at }.
event-proposed = { $who }: { $at } bölgesinde Orduların birleşmesi önerildi.
event-joined = { $side }: { $at } bölgesindeki Ordular artık tek bir karma Ordu.
event-exchanged = { $side }: kartlar değişildi.
event-progress = Yoldaşlık ilerliyor: { $now }.
event-hunted = Av başarısı: { $count }.
event-drawn = Av karosu: { $tile }.
event-damage = Av hasarı: { $count }.
event-hunt-casualty = Av'da kaybedilen: { $who }.
event-revealed = Yoldaşlık açığa çıktı: { $at }.
event-hidden = Yoldaşlık yeniden gizli.
event-won = Zafer: { $how }.

## Haritanın bölümleri

area-eriador = Lindon ve Eriador
area-misty-mountains = Rivendell ve Sisli Dağlar
area-anduin = Anduin Vadisi ve Lórien
area-mirkwood = Mirkwood
area-rhovanion = Erebor ve Rhovanion
area-rhun = Rhûn
area-brown-lands = Kahverengi Topraklar ve Dagorlad
area-isengard = Isengard ve Dunland
area-rohan = Rohan ve Fangorn
area-gondor = Gondor
area-mordor = Mordor
area-harad = Harad

## Bölgeler

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Kül Dağları
region-barad-dur = Barad-Dûr
region-bree = Bree
region-buckland = Buckland
region-cardolan = Cardolan
region-carrock = Carrock
region-dagorlad = Dagorlad
region-dale = Dale
region-dead-marshes = Ölü Bataklıklar
region-dimrill-dale = Dimrill Dale
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Drúadan Ormanı
region-druwaith-iaur = Drûwaith Iaur
region-eagles-eyrie = Kartal Yuvası
region-east-harondor = Doğu Harondor
region-east-rhun = Doğu Rhûn
region-eastemnet = Eastemnet
region-eastern-brown-lands = Doğu Kahverengi Topraklar
region-eastern-emyn-muil = Doğu Emyn Muil
region-eastern-mirkwood = Doğu Mirkwood
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Ettenmoors
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Uzak Harad
region-folde = Folde
region-fords-of-bruinen = Bruinen Geçidi
region-fords-of-isen = Isen Geçitleri
region-forlindon = Forlindon
region-gap-of-rohan = Rohan Geçidi
region-gladden-fields = Ferah Çayırlar
region-goblins-gate = Goblin Kapısı
region-gorgoroth = Gorgoroth
region-grey-havens = Grey Havens
region-harlindon = Harlindon
region-helms-deep = Helm's Deep
region-high-pass = Yüksek Geçit
region-hollin = Hollin
region-iron-hills = Demir Tepeler
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount-gram = Gram Dağı
region-mount-gundabad = Gundabad Dağı
region-narrows-of-the-forest = Orman Boğazı
region-near-harad = Yakın Harad
region-noman-lands = Sahipsiz Topraklar
region-north-anduin-vale = Kuzey Anduin Vadisi
region-north-downs = Kuzey Tepeleri
region-north-dunland = Kuzey Dunland
region-north-ered-luin = Kuzey Ered Luin
region-north-ithilien = Kuzey Ithilien
region-north-rhun = Kuzey Rhûn
region-northern-dorwinion = Kuzey Dorwinion
region-northern-mirkwood = Kuzey Mirkwood
region-northern-rhovanion = Kuzey Rhovanion
region-nurn = Nurn
region-old-ford = Eski Geçit
region-old-forest = Yaşlı Orman
region-old-forest-road = Eski Orman Yolu
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Rivendell
region-south-anduin-vale = Güney Anduin Vadisi
region-south-downs = Güney Tepeleri
region-south-dunland = Güney Dunland
region-south-ered-luin = Güney Ered Luin
region-south-ithilien = Güney Ithilien
region-south-rhun = Güney Rhûn
region-southern-dorwinion = Güney Dorwinion
region-southern-mirkwood = Güney Mirkwood
region-southern-rhovanion = Güney Rhovanion
region-tharbad = Tharbad
region-the-shire = Shire
region-tower-hills = Kule Tepeleri
region-trollshaws = Trollshaws
region-umbar = Umbar
region-vale-of-the-carnen = Carnen Vadisi
region-vale-of-the-celduin = Celduin Vadisi
region-weather-hills = Weather Hills
region-west-harondor = Batı Harondor
region-westemnet = Westemnet
region-western-brown-lands = Batı Kahverengi Topraklar
region-western-emyn-muil = Batı Emyn Muil
region-western-mirkwood = Batı Mirkwood
region-withered-heath = Kuru Fundalık
region-woodland-realm = Orman Krallığı

## Av karoları

tile-std-eye-reveal-1 = Göz (açığa çıkarma)
tile-std-eye-reveal-2 = Göz (açığa çıkarma)
tile-std-eye-reveal-3 = Göz (açığa çıkarma)
tile-std-eye-reveal-4 = Göz (açığa çıkarma)
tile-std-0-reveal-1 = 0 (açığa çıkarma)
tile-std-0-reveal-2 = 0 (açığa çıkarma)
tile-std-1-reveal-1 = 1 (açığa çıkarma)
tile-std-1-reveal-2 = 1 (açığa çıkarma)
tile-std-2-reveal = 2 (açığa çıkarma)
tile-std-1-1 = 1
tile-std-1-2 = 1
tile-std-2-1 = 2
tile-std-2-2 = 2
tile-std-3-1 = 3
tile-std-3-2 = 3
tile-std-3-3 = 3
tile-blue-elven-cloaks = 0 (Özgür Halklar)
tile-blue-elven-rope = 0 (Özgür Halklar)
tile-blue-phial = −2 (Özgür Halklar)
tile-blue-smeagol = −1 (Özgür Halklar)
tile-red-shelob = zar (dur, Gölge)
tile-red-ring-is-mine = Göz (açığa çıkarma, dur, Gölge)
tile-red-on-on = 3 (dur, Gölge)
tile-red-give-it = 1 (açığa çıkarma, dur, Gölge)

# Switches that a match can be played with, one sentence each.
option-no-minimum-hunt = Yoldaşlık geçen tur hareket etmiş olsa da Ava zar koymak gerekmez.
option-announced-cards = İki taraf da Savaş kartı seçmeden önce kullanıp kullanmayacağını bildirir.
option-no-initiative = Savaş kartlarında öncelik sayısı yok: aynı anda savunanınki önce gelir.
option-ring-or-casualty = Av hasarını ya Yüzük ya da bir kayıp karşılar; önce Rehber ve masadaki kartlar yardım eder.
option-mordor-by-declaration = Mordor'a yalnızca Yoldaşlığı Morannon ya da Minas Morgul'da ilan ederek girilir.
option-reveal-outside-settlements = Açığa çıkan Yoldaşlık, Özgür Halkların yerleşimi olan bir bölgede duramaz.
option-one-stronghold-tile = Açığa çıkınca Gölge Kaleleri için en çok bir karo çekilir, ilerleme 0 ise hiç.
option-hiding-corrupts = Mordor'da yalnızca hareket denemesi Yozlaşmayı önler; gizlenmek önlemez.
option-one-round-sortie = Huruç bir raunttur; ardından kuşatan çekilebilir.
option-mouth-enters-strongholds = Sauron'un Ağzı, Özgür Halkların bir Kalesine girebilir ve orada durmalıdır.
option-gollum-draws-tiles = Yoldaşlığı Gollum açığa çıkarınca da Gölge Kaleleri için karo çekilir.
option-strict-stacking = Kimse bir bölgeye 10'dan çok birim sokamaz.
option-bid = artırma: Gölge oyuncusunun önerdiği jeton sayısı; yarım yalnızca artırmalar arasında karar verir
option-draw-tokens = Özgür Halklara Olay kartı çektiren jetonlar
option-advance-tokens = Özgür Halklara bir ulusu ilerleten jetonlar
option-dwarven-rings = Özgür Halklara Cüce Yüzükleri: Elf Yüzüğü gibi kullanılır, sonra oyundan çıkar
