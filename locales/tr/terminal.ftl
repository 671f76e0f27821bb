# Evin kendi sözleri: klavyede oyun. Bir oyun bunların her birini kendi sözleriyle söyleyebilir.

welcome = Yardım için ?, öneri için hint, çıkmak için quit yazın.
goodbye = Hoşça kalın.
hand-over = { $seat }: sıra sizde. Ekranın başına yalnız geçin ve Enter'a basın. { "" }
game-over = Oyun bitti. { $count ->
        [1] Kazanan
       *[other] Kazananlar
    }: { $seats } – { $how }.
game-over-nobody = Oyun bitti. Kazanan yok – { $how }.
offer-save = Oyunu saklamak için save ve bir dosya adı yazın. Çıkmak için Enter'a basın.

## Yardım

help-commands =
    Soruyu bir seçeneğin numarasıyla veya adıyla yanıtlayın.
    Şunları da yazabilirsiniz:
    ?              bu yardım ve sorunun kuralları (İngilizce)
    state          oyunun durumu
    hint           bir programın ne yapacağı ve nedeni; hint 5s o kadar süre düşündürür
    log            son olanlar; log 20, log all
    back           son yanıtınızı geri alır
    save DOSYA     oyunu dosyaya yazar; save! DOSYA eskisinin üzerine de yazar
    load DOSYA     kayıtlı oyuna devam eder
    quit, q        çıkış
help-rules = Bu sorunun kuralları:
help-no-rule = "{ $rule }" hakkında okunacak bir şey yok.

## Yanıtlar

hint-one = 1 ile { $most } arasında bir sayı veya bir ad yazın.
hint-number = { $least } ile { $most } arasında bir sayı yazın.
hint-some =
    { $least ->
        [0] En çok { $most } tane seçin
       *[other] { $least } ile { $most } arası seçin
    }: numaralar (2x1: 1. seçenek iki kez), adlar ({ $example }), { $least ->
        [0] all (hepsi) veya none (hiçbiri)
       *[other] veya all (hepsi)
    }.
hint-exactly = { $most } tane seçin: numaralar (2x1: 1. seçenek iki kez), adlar ({ $example }), veya all (hepsi).
hint-order = İstediğiniz sırayla { $least } ile { $most } arası seçin: numaralar (3 1 2) veya adlar ({ $example }).
hint-order-exactly = İstediğiniz sırayla { $most } tane seçin: numaralar (3 1 2) veya adlar ({ $example }).
input-number = Bir sayı bekleniyordu, "{ $found }" bulundu.
input-option = Böyle bir seçenek yok; numaralar 1 ile { $most } arasındadır.
input-unknown = "{ $found }" ne bir seçenek ne de bir komut. Yardım için ? yazın.
input-ambiguous = "{ $found }" birden çok seçenek olabilir: { $examples }.
refused-by = İzin verilmiyor, kural { $rule }:
refused-shape = Bu çok fazla veya çok az.
refused-not-offered = Bu burada seçilemez.
back-refused = Geri alınamaz: araya şans, gizli bir şey veya başka bir oyuncu girdi.

## Dosyalar

file-missing = Komuttan sonra bir dosya adı yazın.
saved = Kaydedildi: { $file }
not-saved = Kaydedilemedi: { $error }
save-exists = { $file } dosyası zaten var. Üzerine yazmak için save! { $file } yazın.
loaded = Yüklendi: { $file }
seat-now = { $seat }: { $player }.
player-human = klavyedeki kişi
player-random = rastgele oyuncu
player-level = program, seviye: { $level }
player-greedy = bir eylem ilerisini düşünen program
player-search = sizin yanıtlarınıza da bakan program
not-loaded = Yüklenemedi: { $error }

## Oyuncular

players-title = Kimler oynayabilir, örneğin --seats human,normal, yerlerin sırasıyla ({ $seats }):
level-easy = kolay
level-easy-about = İlk oyun için. Çok şeyi gözden kaçırır, ama amacı bilir.
level-normal = orta
level-normal-about = Bir eylem ilerisini düşünür ve hemen yanıt verir.
level-hard = zor
level-hard-about = Elimizden gelenin en iyisini oynar ve en çok bir saniye düşünür.
player-random-about = Kuralların izin verdiği herhangi bir yanıtı verir.
player-greedy-about = Bir eylem ilerisini düşünür, normal gibi.
player-search-about = hard gibi; search:5s her karar için en çok beş saniye düşünür.
thinking = { $seat }: düşünüyor …
program-failed = { $seat }: program yanıt veremedi ve rastgele seçti. Lütfen oyunu kaydedip bunu bildirin.

## Öneri

advice-plan = Plan: { $plan }.
advice-choices = En iyi yanıtlar: kazanma olasılığı, yazılacak yanıt, devamı.
advice-chance = %{ $percent }
advice-none = Bunun için bir öneri yok.
advice-unknown = "{ $found }" diye bir danışman yok. hint, hint 5s veya hint ile şunlardan birini yazın: { $names }.
plan-win = kazanmak
advice-nothing = hiçbir şey
