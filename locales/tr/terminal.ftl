# Programın kendi sözleri: terminalde oyun.

welcome = Yüzük Savaşı. Yardım için ?, öneri için hint, çıkmak için quit yazın.
goodbye = Hoşça kalın.
hand-over = { $side }: sıra sizde. Ekranın başına yalnız geçin ve Enter'a basın. { "" }
game-over = Oyun bitti. Kazanan: { $side } – { $how }.
offer-save = Oyunu saklamak için save ve bir dosya adı yazın. Çıkmak için Enter'a basın.

## Yardım

help-commands =
    Soruyu bir seçeneğin numarasıyla veya adıyla yanıtlayın.
    Şunları da yazabilirsiniz:
    ?              bu yardım ve sorunun kuralları (İngilizce)
    ? W7.5.3       tek bir kural veya W7.5 gibi bir bölüm
    ? fp-char-09   bir kart; adı veya seçenek numarası da olur
    ? scouts       bir savaş başlığı; ? strider bir karakter; ? rivendell bir bölge
    map            harita; map gondor veya map minas-tirith bir kısmını gösterir
    state          zarlar, Yoldaşlık, Av, siyaset, kartlar
    hand           kartlarınız
    hint           bir programın ne yapacağı ve nedeni; hint 5s o kadar süre düşündürür
    log            bu turda olanlar; log 20, log all
    back           son yanıtınızı geri alır
    save DOSYA     oyunu dosyaya yazar; save! DOSYA eskisinin üzerine de yazar
    load DOSYA     kayıtlı oyuna devam eder
    quit, q        çıkış
help-rules = Bu sorunun kuralları:
help-no-rule = "{ $rule }" diye bir kural, kart, savaş başlığı, karakter veya bölge yok. Kurallar W7.5.3, kartlar fp-char-09 gibi numaralanır.

## Yanıtlar

hint-one = 1 ile { $most } arasında bir sayı veya bir ad yazın.
hint-number = { $least } ile { $most } arasında bir sayı yazın.
hint-some =
    { $least ->
        [0] En çok { $most } tane seçin
       *[other] { $least } ile { $most } arası seçin
    }: numaralar (2x1: 1. seçenek iki kez), adlar (2 gondor-regular, strider), { $least ->
        [0] all (hepsi) veya none (hiçbiri)
       *[other] veya all (hepsi)
    }.
hint-exactly = { $most } tane seçin: numaralar (2x1: 1. seçenek iki kez), adlar (2 gondor-regular, strider), veya all (hepsi).
hint-card = Bir kartı okumak için ? ve numarasını veya adını yazın.
input-number = Bir sayı bekleniyordu, "{ $found }" bulundu.
input-option = Böyle bir seçenek yok; numaralar 1 ile { $most } arasındadır.
input-unknown = "{ $found }" ne bir seçenek ne de bir komut. Yardım için ? yazın.
input-ambiguous = "{ $found }" birden çok seçenek olabilir: { $examples }.
refused-by = İzin verilmiyor, kural { $rule }:
refused-shape = Bu çok fazla veya çok az.
refused-not-offered = Bu burada seçilemez.
back-refused = Geri alınamaz: arada zar, kart veya diğer taraf var.

## Dosyalar

file-missing = Komuttan sonra bir dosya adı yazın.
saved = Kaydedildi: { $file }
not-saved = Kaydedilemedi: { $error }
save-exists = { $file } dosyası zaten var. Üzerine yazmak için save! { $file } yazın.
loaded = Yüklendi: { $file }
seat-now = { $side }: { $player }.
player-human = klavyedeki kişi
player-random = rastgele oyuncu
player-level = program, seviye: { $level }
player-greedy = bir aksiyon ilerisini düşünen program
player-search = rakibin cevabını da arayan program
not-loaded = Yüklenemedi: { $error }

## Oyuncular

players-title = Kimler oynayabilir, örneğin --seats human,normal (önce Özgür Halklar):
level-easy = kolay
level-easy-about = İlk oyun için. Çok şeyi gözden kaçırır ve yanlış değerlendirir, ama oyunun amacını bilir.
level-normal = orta
level-normal-about = Bir aksiyon ilerisini düşünür ve hemen yanıt verir.
level-hard = zor
level-hard-about = Binlerce oyunun deneyimiyle karar verir, rakibin en iyi cevabını da arar ve en çok bir saniye düşünür.
player-random-about = Kuralların izin verdiği herhangi bir yanıtı verir.
player-greedy-about = Bir aksiyon ilerisini düşünür, normal gibi.
player-search-about = hard gibi; search:5s her karar için en çok beş saniye düşünür.
thinking = { $side }: düşünüyor …
program-failed = { $side }: program yanıt veremedi, onun yerine rastgele bir yanıt verildi. Lütfen oyunu kaydedip bunu bildirin.

## Öneri

advice-plan = Plan: { $plan }.
advice-choices = En iyi yanıtlar: kazanma olasılığı, yazılacak yanıt ve devamı.
advice-chance = %{ $percent }
advice-none = Bunun için bir öneri yok.
advice-unknown = "{ $found }" diye bir danışman yok. hint, hint 5s veya hint ile şunlardan birini yazın: { $names }.
plan-race = Yüzük'ü, taşıyanların dayanabileceği kadar hızlı Mordor'a götürmek
plan-defence = Kaleleri elde tutmak ve zaman kazanmak
plan-free-war = silah gücüyle kazanmak: Gölge'nin Kalelerini almak
plan-hunt = Av ile Yüzük Taşıyıcılarını yozlaştırmak
plan-conquest = Özgür Halklar'ın Şehirlerini ve Kalelerini almak
step-die = { $what } zarı
step-as = { $what } olarak
step-from = buradan: { $what }
step-to = buraya: { $what }
step-in = burada: { $what }
step-with = şunlarla: { $what }

## Harita

map-area = { $area } [{ $id }]
map-unknown = "{ $name }" diye bir bölge veya alan yok. Alanlar: { $areas }.
map-held-by = elinde tutan: { $side }
map-besieged = kuşatma altında, içeride: { $side }
map-fellowship = Yoldaşlık (bilinen son yer)
map-neighbours = Komşuları: { $regions }.
map-worth = Düşman için değeri: { $points } zafer puanı.
map-coastal = Deniz kıyısında.

## Durum

none-there = yok
status-headline = Tur { $turn }, { $phase }. Puanlar: Özgür Halklar { $fp }/4, Gölge { $sh }/10. Yoldaşlık: { $where }, { $hidden }, Yozlaşma { $corruption }.
status-at = { $region } +{ $progress }
status-mordor = Mordor Pisti, adım { $step }/{ $last }
status-hidden = gizli
status-revealed = açığa çıkmış
status-dice = { $side } zarları: { $dice }; Elf Yüzükleri: { $rings }.
status-hunt-box = Av Kutusu: Özgür Halklar { $fp }, Gölge { $sh }.
status-fellowship = Yoldaşlığın bilinen son yeri: { $region }; o zamandan beri atılan adım: { $progress }; durumu: { $hidden }. Yozlaşma: { $corruption }/{ $most }.
status-fellowship-mordor = Yoldaşlık Mordor Pisti'nde, adım { $step }/{ $last }; durumu: { $hidden }. Yozlaşma: { $corruption }/{ $most }.
status-companions = Rehber: { $guide }. Yoldaşlar: { $companions }.
status-hunt-pool = Av Havuzu: { $count } karo – { $tiles }.
status-hunt-waiting = Mordor'u bekleyen özel karolar: { $tiles }.
status-politics = Siyaset, { $side }: { $nations }.
politics-at-war = { $nation } – savaşta
politics-active = { $nation } – aktif, savaşa { $steps } adım
politics-passive = { $nation } – pasif, savaşa { $steps } adım
status-cards = { $side }, elde: { $character } Karakter, { $strategy } Strateji (destelerde kalan: { $character-left }, { $strategy-left }).
status-table = Masada: { $cards }.
status-reinforcements = { $side }, takviyeler: { $figures }.
status-casualties = { $side }, kayıplar: { $figures }.
status-battle = Savaş ({ $kind }), { $round }. raunt. Saldıran: { $side }, { $from } → { $to }. Saldıranlar: { $attackers }. Savunanlar: { $defenders }.
status-attack = Saldıran: { $side }, { $from } → { $to } ({ $kind }), 1. raunt. Savunanlar: { $defenders }.
status-needs = İsabet için saldıranlara en az { $attack }, savunanlara en az { $defence } gerekir.
status-laid = Savaş kartı, { $side }: { $card }
hand-title = Kartlarınız:
hand-empty = Kartınız yok.
card-in-full = { $card } ({ $face }; savaşta: { $combat }, öncelik { $initiative })
card-back = bir kart ({ $deck })
question-by-card = { $side } ({ $card })
sheet-name = { $card } [{ $id }] – { $side }, { $deck }
sheet-die = Şu zarla oynanır: { $face } veya Olay.
sheet-table = Masada kalır.
sheet-event = Olay: { $text }
sheet-combat = Savaşta: { $title }, öncelik { $initiative }. { $text }
sheet-rulings = Açıklamalar: { $text }
sheet-title = { $title } [{ $id }] – savaş başlığı, öncelik { $initiative }
sheet-title-cards = Bulunduğu kartlar: { $cards }.
sheet-character = { $who } [{ $id }] – { $side }. Seviye: { $level }. Liderlik: { $leadership }.
sheet-activates = Harekete geçirdiği: { $nations }.
sheet-activates-any = Özgür Halklar'ın herhangi bir ulusu
sheet-captain = Batı'nın Komutanı.
sheet-dice = Oyundayken kazandırdığı eylem zarı: { $count }.
sheet-flies = Nazgûl gibi uçar.
dice-count = { $count } zar
steps-to-war = savaşa { $steps } adım
in-mordor = Mordor Pisti'nde
