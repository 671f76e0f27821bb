# Tarayıcının kendi sözleri.

site-name = Westmarch
close = Kapat
cancel = Vazgeç
guest-names = Su samuru, Porsuk, Balıkçıl, Kirpi, Çalıkuşu, Sansar, Sincap, İspinoz, Kunduz, Kızılgerdan

## Sayfalar

nav-title = Sayfalar
nav-play = Oyna
nav-lobby = Lobi
nav-mine = Oyunlarım
nav-decks = Desteler
nav-learn = Öğren
nav-home = Ana sayfa
nav-source = Açık kaynak
nav-night = Gece
nav-day = Gündüz
nav-account-of = { $name }: hesabınız
nav-waiting = { $count } oyun sizi bekliyor
nav-rules = Kurallar
nav-settings = Ayarlar
nav-account = Hesap
nav-about = Hakkında
nav-skip = İçeriğe geç
lost-title = Buraya yol yok
lost-about = Adres yanlış, ya da bu oyunu görmeye yetkiniz yok. Bağlantıyı gönderene sorun.

## Ana sayfa

home-title = Masa kuruldu.
home-about = Büyük oyunlar, bütün kurallarıyla. Programa, bir arkadaşa ya da dolu bir masaya karşı. Ücretsiz, hesapsız.
home-new = Yeni oyun
home-create = Oyun kur
home-learn = Oyunu öğrenin
home-side = Yeriniz
home-any-side = Fark etmez
home-opponent = Rakip
home-how-many = Oyuncu sayısı
home-choice = { $side }, { $level }
home-choose = { $game }: ayarlar
home-remembered = Seçiminiz hatırlanır.
home-players = { $least }–{ $most } oyuncu
home-players-exactly = { $count } oyuncu
home-live = Şu anda masalarda
home-live-all = İzlenebilecek bütün oyunlar
home-is-live = canlı
promise-glow = Parlayan oynayabilir
promise-glow-about = Tıklayın, nereye gidebileceğini görün. Oraya tıklayın, gitsin.
promise-reason = Her hayırın bir nedeni var
promise-reason-about = Nedenini sorun, kuralı tek cümlede öğrenin.
promise-pace = Kendi hızınızda
promise-pace-about = Bir akşamda oynayın ya da günde bir hamle yapın. Masa kalır.
home-start = Oyna
home-back = Yeniden hoş geldiniz, { $name }
home-waiting = { $count ->
        [0] Sizi bekleyen oyun yok.
       *[other] { $count } oyun sizi bekliyor.
    }
home-all = { $count ->
        [one] Oyunlarım
       *[other] Bütün { $count } oyun
    }
home-open = Açık masalar
home-open-all = Hepsi ({ $count })
home-waits = { $since } bekliyor
way-title = Oynamanın başka yolları
way-friend = Bir arkadaşla
way-friend-about = Bağlantı gönderin. Hesap gerekmez.
way-device = Tek cihazda
way-device-about = Elden ele verin. Eller gizli kalır.
way-table = Masa bul
way-table-about = { $count ->
        [0] Açık masa yok. Siz açın.
       *[other] Şu anda { $count } açık.
    }
way-watch = İzle
way-watch-about = { $count ->
        [0] Bir kayıt açın.
       *[other] { $count } canlı, ya da bir kayıt.
    }

## Oyun listeleri

list-waiting = henüz kimse katılmadı
list-your-turn = sıra sizde, { $since }
list-turn = { $who }, { $since }
list-you = Siz: { $side }
list-open = { $verb }: { $who }
list-play = Devam et
list-look = Bak
list-watch = İzle
list-replay = Tekrar izle
list-older = Daha eski oyunlar
special-fork = bir konumdan
special-setup = kendine özgü kurulum
special-hidden = kısmen gizli kurulum
special-no-hints = önerisiz
special-watched = izlenebilir

## Lobi ve oyunlarım

filter-game = Oyun
filter-seats = Yerler
filter-all = Hepsi
filter-any = Hepsi
filter-show = Hepsini göster
lobby-counts = { $open } açık masa, { $watch } izlenebilir
lobby-table = Masa: { $name }
lobby-gone = Bu masa doldu ya da kapandı. Başkasını seçin.
lobby-watch = İzlenebilecekler
lobby-watch-none = Şu anda herkese açık oyun yok.
offer-about = { $game }, { $count } oyuncu
offer-you = siz: { $side }
offer-yours = sizin masanız
offer-hints = Öneriler ve olasılıklar
offer-no-hints = Öneri ve olasılık yok
offer-watched = Herkes izleyebilir
offer-open = Oraya git
mine-title = Oyunlarım
mine-show = Göster
mine-running = Sürenler
mine-over = Bitenler
mine-records = Kayıtlar
record-open = Kayıt aç
empty-lobby = Açık masa yok
empty-lobby-about = Bir masa açın, beklerken programla oynayın.
empty-filter = Böyle bir masa yok
empty-quiet = Sizi bekleyen yok
empty-quiet-about = Bütün rakipleriniz düşünüyor.
empty-running = Süren oyun yok
empty-running-about = Hemen programla oynayın ya da masa bulun.
empty-over = Henüz biten oyun yok
empty-over-about = Biten oyunlar burada kalır. İstediğinizde tekrar izleyin.
empty-records = Henüz kayıt yok
empty-records-about = Kayıtlı bir oyun açın. İzleyin ya da sürdürün.

## Decks

decks-title = Desteler
decks-new = Yeni deste
decks-none = Henüz deste yok
decks-none-about = Oyunun bir destesiyle ya da boş başlayın.
decks-legal = kurala uygun
decks-not-legal = henüz uygun değil
decks-share = Bağlantıyı kopyala
decks-share-one = Bağlantıyı kopyala: { $name }
decks-remove = Sil
decks-remove-one = Sil: { $name }
decks-remove-about = Deste ve bağlantısı hemen silinir. Onunla kurulan oyunlar sürer.
deck-any = Oyunun bir destesi
deck-starters = Başlangıç için
deck-of = Deste: { $side }
deck-yours = Desteniz

## Oyun kurma

create-title = Oyun kur
create-about = Her şey hazır. İstediğinizi değiştirin.
create-size = Kaç yer
create-who = Kim oynuyor: { $side }
create-summary = Ne olacak
create-hints = Öneriler ve olasılıklar
create-hints-about = Her oyuncu öneri isteyebilir.
create-watched = Herkes izleyebilir
create-watched-about = Eller sona kadar gizli kalır.
create-talk = Takım arkadaşları özel konuşabilir
create-talk-about = Diğerleri bunu okumaz.
create-agreed = Başka kurallar ve avanslar: { $count }
create-nobody = Siz de bir yere oturun.
create-when-friend = Arkadaşınız bağlantıyı açınca başlar.
create-when-anybody = Biri oturunca başlar.
create-when-all = Bütün yerler dolunca başlar.
create-when-now = Hemen başlar.
create-open = Masayı aç
list-yours = Sıra sizde
list-others = Diğerleri bekleniyor
list-device = Tek cihazda
list-programs = { $count } program
list-free = { $count } boş yer
list-against = { $one } – { $other }
seat-open = boş yer
seat-program = program, { $level }
seat-me = Siz
seat-friend = Arkadaş, bağlantıyla
seat-anybody = Lobiden herhangi biri
seat-device = Bu cihazda
seat-short-me = Siz
seat-short-friend = Arkadaş
seat-short-anybody = Herkes
seat-short-device = Burada
seat-and-person = { $side } ({ $who })
team = Takım { $number }

## Davetler

join-title = Oyuna davet
join-about = Size boş bir yer var: { $side }.
join-team = Oynayacağınız taraf: { $side }
join-sit = Otur
join-sit-as = Otur: { $side }
join-full = Bütün yerler dolu. İzleyin ya da başka masa bulun.
setup-own-about = Bu oyun farklı başlıyor:
setup-hidden = Gizli bir şeyi de belirliyor, örneğin bir eli. Kuran onu biliyor olabilir.
setup-fork = Bu oyun başka bir oyundan devam ediyor. Kuran, gizli olanı biliyor olabilir.
setup-played = Kendine özgü bir kurulumla oynandı.
setup-played-fork = Başka bir oyundan devam edildi.
waiting-title = { $count } yer boş
waiting-about = Bu bağlantıyı gönderin. { $count ->
        [one] Arkadaşınız oturunca oyun başlar.
       *[other] Bütün yerler dolunca oyun başlar.
    }
waiting-running = Bu bağlantıyı gönderin. Arkadaşınız istediği zaman oturabilir.
waiting-link = Davet bağlantısı
waiting-copy = Bağlantıyı kopyala
waiting-copy-to = Bağlantıyı kopyala: { $side }
waiting-copied = Bağlantı kopyalandı
waiting-share = Paylaş
waiting-listed = Masanız lobide de görünüyor.
waiting-leave = Masayı kapat

## Oyun

match-turn = Tur { $turn }
match-your-turn = Sıra sizde
match-waits-for = Beklenen: { $who }
match-program = program
match-waits-for-seat = Boş yer var
match-over = Oyun bitti
match-held = Beklemede
match-passing = Sizin için pas geçiliyor
match-sending = Gönderiliyor …
match-wait-about = { $count ->
        [one] { $who } düşünüyor.
       *[other] { $who } düşünüyorlar.
    }
match-watching = İzliyorsunuz.
match-closed = Bu oyun gösterilemiyor
match-loading = Bir saniye …
match-spectators = izleyen: { $count }
match-is-here = burada
match-is-away = burada değil
match-as-text = Metin olarak göster
match-with-board = Tahtayı göster
match-panel = Ayrıntılar
match-menu = Menü
match-drawer = Günlük ve diğerleri
match-board = Tahta
match-plain = Bu oyunun henüz tahtası yok. Her şey sözle anlatılır.
load-failed = Bu bölüm yüklenemedi.
load-again = Sayfayı yeniden yükle
tab-view = Durum
match-sheet = Boyutlandır
tab-log = Günlük
tab-talk = Sohbet
connection-offline = Bağlantı yok. Tıklamalarınız bağlantı gelince gönderilir.
connection-connecting = Bağlanıyor …
offline-title = Bağlantı yok.
offline-about = Kuralları ve burada açtığınız oyunları okuyabilirsiniz.
news-asked = Size soruluyor: { $question }

## Sorular

question-find = Yanıtı arayın veya yazın
question-nothing-found = Burada bu adda bir şey yok.
question-which = Bunlardan hangisi?
question-meant = Belki şunu demek istediniz
question-chosen = { $least ->
        [0] { $total } seçildi, en çok { $most }
       *[other] { $total } seçildi, gereken { $least }–{ $most }
    }
question-chosen-exactly = { $total }/{ $most } seçildi
question-count = { $count }/{ $of }
question-less = Bir eksik: { $what }
question-read = Oku: { $what }
question-all = Hepsi
question-none = Hiçbiri
question-confirm = Tamam
question-order = Bu sırayla: { $what }
question-order-about = Sıra önemli. Önce ilkini seçin.
question-place = { $place }. sırada
pass-about = Tek bir yanıt var: { $answer }. Birazdan gönderilecek.
pass-stop = Dur
why-other = Seçin ({ $name }).
question-why-not = Neden olmuyor?
question-why-not-about = Aradığınız şeye tıklayın ya da adını yazın.
question-why-not-answer = Neyi arıyorsunuz?
question-ask = Sor
question-rules = Bu sorunun kuralları:
doing-along = Kimler gidiyor
doing-where = Nereye
doing-list = Tüm eylemler
doing-by-hand = Tahtayı kullan
doing-let-go = Bırak
doing-staying = Geride kalan: { $what }
doing-more = Bir fazla: { $what }
doing-further = { $count ->
        [one] Tahtada bir yer daha parlıyor.
       *[other] Tahtada { $count } yer daha parlıyor.
    }
doing-pays = Ödeyen zar: { $die }
doing-taken = { $what }. { $count ->
        [one] Bir devam yolu var.
       *[other] { $count } devam yolu var.
    }
hint-ask = Öneri
hint-thinking = Düşünüyor …
hint-about = Sayılar, programın sizin için tahmin ettiği kazanma olasılıklarıdır.
refused-title = İzin verilmiyor:
refused-rule = Kural { $rule }
since-several = { $count } şey oldu
since-play = Tahtada göster (N)

## İlk adımlar

coach-title = İlk adımlar
coach-answer = Parlayan bir şey yapabilir. Ona, sonra gideceği yere tıklayın.
coach-learn = Dersler
coach-close = Kapat

## Günlük

log-topic = Göster
log-all = her şey
log-table = oyuncular
log-earlier = { $count } önceki satır
log-away = siz yokken
log-look = Bu konumu göster ({ $time })
log-empty = Henüz bir şey olmadı.
deed-undo = { $who } geri aldı.
deed-ask-undo = { $who } geri almak istedi.
deed-grant-undo = { $who } izin verdi.
deed-refuse-undo = { $who } reddetti.
deed-take-over = Cihaz şimdi onda: { $who }.
deed-concede = { $who } pes etti.
deed-leave = { $who } ayrıldı. Yerine program devam ediyor.
deed-offer-draw = { $who } beraberlik önerdi.
deed-accept-draw = { $who } beraberliği kabul etti.
deed-refuse-draw = { $who } beraberliği reddetti.

## Yapılabilecekler

deed-do-undo = Geri al
deed-more = Diğer
deed-do-ask-undo = Geri almayı iste
deed-do-offer-draw = Beraberlik öner
deed-do-concede = Pes et
deed-do-leave = Yerinizi bırakın
deed-do-rematch = Rövanş
deed-do-report = Sorun bildir
concede-title = Pes ediyor musunuz?
concede-about = { $who } hemen kazanır.
concede-others = Oyundan çekilirsiniz. Diğerleri devam eder.
leave-about = Yerinize bir program oynar. Takımınız devam eder.
concede-yes = Pes et
problem-title = Sorun bildir
problem-about = Ne ters gitti? Ne bekliyordunuz? Oyunun kaydı ve gördükleriniz de gönderilir.
problem-send = Gönder
problem-thanks = Teşekkürler. Bildiriminizin numarası: { $number }.
undo-asked = { $who } geri almak istiyor.
undo-asked-by-you = Geri almayı istediniz.
undo-grant = İzin ver
undo-refuse = Reddet
undo-look = O konumu göster
still-to-agree = Yanıtı beklenen: { $who }.
draw-offered = { $who } beraberlik öneriyor.
draw-offered-by-you = Beraberlik önerdiniz.
draw-accept = Kabul et
draw-refuse = Reddet
chat-title = Sohbet
chat-empty = Henüz kimse bir şey söylemedi.
chat-earlier = Önceki satırlar
chat-write = Bir şey söyleyin
chat-send = Gönder
chat-to = Kime
chat-all = herkese
chat-team = takımıma
chat-spectators = izleyenlere
notes-title = Notlar
notes-about = Notlarınızı yalnız siz görürsünüz.
notes-saving = Kaydediliyor …
hand-over-title = { $side }: sıra sizde
hand-over-about = Cihazı verin. O zamana dek her şey gizli kalır.
hand-over-take = Ben: { $side }

## Önceki konumlar

replay-title = Tekrar
replay-position = Zaman çizgisi
replay-at = { $now }/{ $last }
replay-where = Tur { $turn }, { $at }
replay-first = Başa git
replay-back = Önceki eylem
replay-on = Sonraki eylem
replay-turn-back = Önceki tur
replay-turn-on = Sonraki tur
replay-last = Sona git
replay-play = Oynat
replay-pause = Duraklat
replay-pace = Hız
replay-seen-by = Bakış açısı
replay-own = sizin gördüğünüz
replay-asked = Burada sorulan: { $question }
replay-beginning = Oyun burada başlar.
replay-nothing = Burada anlatılacak bir şey yok.
replay-now = Oyuna dön
fork-open = Buradan devam et
fork-title = Buradan devam et
fork-about = Bu konumdan yeni bir oyun başlar. Bu oyun olduğu gibi kalır.
fork-about-running = Bu konumdan yeni bir oyun başlar. Göremedikleriniz yeniden dağıtılır.
fork-begin = Başla
link-copy = Bağlantıyı kopyala
link-copied = Bağlantı kopyalandı
link-address = Kopyalanacak bağlantı

## Son

ending-won = Zafer: { $side }
ending-you-win = Kazandınız: { $how }
ending-you = Kazandınız
ending-person-wins = { $who } kazandı: { $how }
ending-against = { $one } – { $other }
ending-turns = { $count } tur
ending-length = { $days ->
        [0] { $hours ->
            [0] { $minutes } dk
           *[other] { $hours } sa { $minutes } dk
        }
       *[other] { $days } gün { $hours } sa
    }
ending-conceded = { $side } pes etti
ending-draw = beraberlik
ending-unfinished = yarım kalan bir kayıt
ending-result = Sonuç
ending-record = Kaydı indir
ending-replay = Tekrar izle
ending-table = Masayı göster
rematch-about = Taraf değiştirirsiniz.
result-result = Bitiş
result-winner = Kazanan
result-turns = Turlar
luck-title = Şans
luck-all = Tüm sayılar
luck-kind-to = { $who } lehine
luck-bad = şanssız
luck-good = şanslı
luck-got = gelen
luck-expected = beklenen
luck-z = olağandışılık
luck-even = Sonuçta aşağı yukarı eşit.
luck-kind = Sonuçta { $who } daha şanslıydı.
luck-band = Üç oyundan ikisi koyu şeritte kalır.
luck-none = Şansa pek az şey kaldı.
swing-title = Nasıl değişti
swing-said = Kazanma olasılığı, { $who }: { $turns }
swing-at = tur { $turn } { $chance }
moments-title = { $count } an
moments-about = Tekrar izlemek için birini açın ya da oradan devam edin.
moment-fork = Devam et

## Hesap

account-guest = Konuksunuz. Oyunlarınız bu tarayıcıya bağlı.
account-known = Oyunlarınız giriş yaptığınız her cihazda.
account-nobody = Burada henüz adınız yok. Oynayın, bir ad alın.
account-make = Hesap aç
account-make-about = Oyunlarınızı her cihazda saklar. Bir ad ve bir parola yeter.
account-make-guest = Oyunlarınız sizinle gelir. Bir ad ve bir parola yeter.
account-made = Hesabınız hazır.
account-name = Ad
account-password = Parola
account-sign-in = Giriş yap
account-sign-in-about = Zaten bir hesabınız var.
account-sign-in-guest = Konuğun oyunları konukta kalır.
account-signed-in = Giriş yaptınız.
account-sign-out = Çıkış yap
account-sign-out-guest = Konuk olarak çıkarsanız oyunlarınız kaybolur.
account-signed-out = Çıkış yaptınız.
account-change = Parolayı değiştir
account-changed = Parolanız değişti. Diğer cihazların oturumu kapandı.
account-old = Eski parola
account-new = Yeni parola
account-data = Verileriniz
account-export = Her şeyi indir
account-results = Sonuçları tablo olarak indir
account-leave = Ayrılma
account-delete = Hesabı sil
account-delete-about = Adınız, parolanız, sohbet ve notlarınız silinir. Süren oyunlarda pes edersiniz. Geri alınamaz.
account-delete-yes = Kalıcı olarak sil
account-forgotten = Hesabınız silindi.
account-won-lost = Sonuçlar, kazanılan : kaybedilen
account-against-people = { $seat }, insanlara karşı
account-against-programs = { $seat }, programlara karşı
account-counted = Son { $count } oyununuzdan. Beraberlikler sayılmaz.
account-last = Son oyunlar
account-all = Tüm oyunlar

## Ayarlar

setting-language = Dil
setting-look = Görünüm
setting-theme = Tema
theme-auto = Cihazım gibi
theme-parchment = Gündüz
theme-night = Gece
setting-table = Masada
setting-speed = Hareket
speed-off = Kapalı
speed-slow = Yavaş
speed-normal = Orta
speed-fast = Hızlı
setting-turn = Sıra sizde
setting-sounds = Ses çal
setting-passes = Benim yerime yanıtla
setting-passes-about = Tek bir yanıt varsa, bir an sonra.
setting-patterns = Renklerin yanında desenler
setting-text = Oyunlar metin olarak
setting-text-about = Ekran okuyucular için.
setting-you = Siz
setting-kept = Değiştirdikçe bu tarayıcıda saklanır.
keys-title = Tuşlar
keys-digits = Sayı: o sıradaki zar; listede o numaralı seçenek
keys-find = F veya /: seçenek ara
keys-arrows = Oklar: sonraki seçenek
keys-enter = Enter veya boşluk: seç; Enter öneriyi de oynar, boşluk bitirir
keys-escape = Esc: bırak; listede geri al
keys-back = U: geri al
keys-list = L: tüm eylemlerin listesi
keys-aims = Q, W, E …: harfin yanındakini yap
keys-cards = C ve bir sayı: o kartı al
keys-hint = H: öneri; Enter onu oynar
keys-shift = Shift ve bir sayı, veya −: bir eksik
keys-map = M: sorudan tahtaya ve geri
keys-map-arrows = Tahtada oklar: sonraki işaretli yer, Shift ile her yer; + ve −: yakınlaş ve uzaklaş
keys-explain = I: odaktakini açıkla; sonra oklar ötekine götürür
keys-news = N: diğerlerinin yaptıklarını tahtada gösterir
keys-drawer = G: günlük ve diğerleri
keys-replay = Tekrarda: oklar eylemler, Shift ile turlar, Home ve End; boşluk oynatır, virgül ve nokta yanıt yanıt gider
keys-help = ?: bu tuşları göster

## Kurallar ve bu site

rules-find = Kurallarda arayın: bir sözcük ya da { $example }
rules-found = Bu bölümde { $here } kural, ötekilerde { $others }
rules-nothing = Bu sözcükler hiçbir kuralda yok. Tek sözcük ya da { $example } gibi bir numara deneyin.
rules-chapters = Bölümler
rules-example = Örnek
rules-reading = Bizim yorumumuz.
rules-english = Kurallar İngilizcedir.
about-short = Resmî olmayan, ücretsiz bir hayran çalışması. Oyunların yayıncılarıyla bağlantısı yoktur. Sevdiyseniz satın alın.
about-what = Tarayıcıda masa oyunları, tek başına ya da başkalarıyla. Bütün kurallar uygulanır.
about-fans = Resmî olmayan hayran çalışması
about-unofficial = Bütün adlar sahiplerine aittir. Bir oyunu sevdiyseniz satın alın.
about-rules = Kurallar ve kartlar kendi sözlerimizle, resimler de bizim.
about-data = Verileriniz
about-private = Başka sitelerden hiçbir şey gelmez ve kimse izlenmez. Adınız, oyunlarınız, sohbet ve notlarınız saklanır. Hesap sayfasında indirip silebilirsiniz.
about-open = Program açık kaynaklıdır; MIT ya da Apache 2.0 lisansıyla.
about-source = Kaynağı her kopyayla gelir. Bu sunucuyu işletenden isteyin.
about-fonts = Başlıklar: Alegreya ve Frank Ruhl Libre (SIL Open Font License 1.1).

## Ret nedenleri

no-no-connection = Sunucuya ulaşılamıyor. Birazdan yeniden deneyin.
no-gone = Pes ettiniz. Diğerleri devam ediyor.
no-no-stops = Bu oyunda pas geçilemez.
no-unknown-stop = Bu oyunda böyle bir durak yok.
no-no-team = Bu oyunda takımınız yok.
no-no-team-talk = Bu oyunda takım sohbeti kapalı.
no-last-of-team = Takımınızdan kimse kalmaz. Pes edebilirsiniz.
no-seated = Oynayanlar izleyenlerle sohbet edemez.
no-slow = Bu oyunun yüklenmesi çok uzun sürüyor. Daha sonra yeniden deneyin.
no-too-long = Bu oyun çok uzadı. Buradan yeni bir oyunla devam edin.
no-internal = Sunucuda bir şey ters gitti. Oyun değişmedi.
no-held = Bu oyun başladığından beri kurallar değişti. Oyun olduğu gibi kalır. Buradan yeni bir oyunla devam edin.
no-late = Oyun ilerledi. Şimdiki konum bu.
no-too-many-offers = Çok fazla açık masanız var. Önce birini kapatın.
no-not-found = Burada bir şey yok ya da göremezsiniz.
no-not-signed-in = Önce giriş yapın veya konuk olarak başlayın.
no-wrong-password = Ad ya da parola yanlış.
no-too-many-requests = Çok hızlı. Biraz bekleyip yeniden deneyin.
no-not-seated = Bunu yalnız bu oyunun oyuncuları yapabilir.
no-over = Oyun bitti.
no-name-taken = Bu ad ya da buna benzeyen bir ad alınmış.
no-seat-taken = Bu yer alınmış.
no-bad-name = Ad 1–32 görünür karakter olmalı.
no-bad-password = Parola 8–200 karakter olmalı.
no-common-password = Bu parola kolayca tahmin edilir. Başka birini seçin.
no-cannot-write = Sunucu diskine yazamıyor. Şu anda hiçbir şey kaydedilemez.
no-store-away = Sunucu şu anda verilerine ulaşamıyor. Hiçbir şey kaybolmadı. Biraz sonra yeniden deneyin.
no-other-version = Sunucu şu anda güncelleniyor. Biraz sonra yeniden deneyin.
no-stopping = Sunucu şu anda duruyor. Biraz sonra yeniden deneyin.
no-not-offered = Bu burada seçilemez.
no-unreadable-answer = Bu yanıt okunamıyor.
no-possible = Evet, yapabilirsiniz.
no-cannot-undo = Araya zar, kart ya da başka bir oyuncu girdi. Geri almayı isteyin.
no-no-odds = Bu oyunda öneriler kapalı.
no-no-hint = Bunun için bir öneri yok.
no-misunderstood = Sayfa ile sunucu birbirini anlamıyor. Sayfayı yeniden yükleyin.
no-bad-position = Bu oyunda böyle bir konum yok.
no-bad-record = Bu kayıt bozuk ya da kurallara uymuyor.
no-bad-seats = Bu yerler oyuna uymuyor. Biri sizin olmalı.
no-bad-setup = Bu kurulum kullanılamaz ya da lobide kullanılamaz.
no-bad-deck = Bu deste bir kurala aykırı.
no-deck-faults = { $more ->
        [0] Bu desteyle oynanamaz: { $faults }.
       *[other] Bu desteyle oynanamaz: { $faults }; ve { $more } neden daha.
    }
no-bad-title = Bir ad 1–60 görünür karakterdir.
no-unreadable-deck = Bu deste çok uzun ya da okunamıyor.
no-deck-changed = Bu deste başka yerde değişti.
no-too-many-decks = 100 desteniz var. Önce birini silin.
no-no-decks = Bu oyunda deste yok.
no-bad-text = Metin boş ya da çok uzun.
no-begun = Oyun başladı. Pes edebilirsiniz ama ayrılamazsınız.
no-diverged = Bu oyunun kaydı kurallara uymuyor.
no-hand-over = Önce cihazı verin.
no-no-draw = Program beraberliği hiç kabul etmez.
no-no-fork = Buradan devam edemezsiniz.
no-no-offer = Kimse beraberlik önermiyor.
no-no-request = Kimse geri almak istemiyor.
no-not-asked = Sıra sizde değil.
no-too-many-answers = Bu bir kerede çok fazla.
no-out-of-hand = Önce zar ya da başka bir oyuncu gelir. Adım adım gidin.
no-one-at-a-time = Bu oyun eski kurallarla başladı. Listeden birer birer yanıtlayın.
no-not-begun = Oyun başlamadı. Boş bir yer var.
no-not-over = Oyunun bitmesini bekleyin.
no-not-your-seat = Orası sizin yeriniz değil.
no-one-seat = Yalnız bir yeriniz var. Verecek kimse yok.
no-own-offer = Bu öneri sizin. Diğerleri yanıtlar.
no-own-request = Bunu siz istediniz. Diğerleri yanıtlar.
no-too-large = Bu çok büyük.
no-wrong-origin = Bu sayfa bunu bu sunucuda yapamaz.
no-wrong-shape = Bu çok fazla ya da çok az.

## Dersler

learn-page = Oynayarak öğrenin
learn-count = { $of } dersten { $count } tanesi bitti
learn-side = Tarafınız: { $side }
learn-is-done = bitti
learn-begin = Başla
learn-repeat = Yeniden
learn-title = Ders { $number }: { $title }
learn-step = adım { $number }/{ $of }
learn-rules = Kurallar:
learn-suggested = ders bunu öneriyor
learn-suggested-count = ders { $count } tane öneriyor
learn-astray = Dersin yolundan ayrıldınız. Çevreye bakın. Dönmek için geri alın veya yeniden başlayın.
learn-over = Bu oyun dersin amacından önce bitti. Dilediğinizde yeniden başlayın.
learn-again = Bu derse yeniden başla
learn-done = Aferin.
learn-next = Sıradaki: { $title }
learn-then = Sırada: { $what }
learn-all = Bütün dersler
learn-play = Tam bir oyun oynayın
learn-whole = Tam bir oyun
learn-whole-about = Programa karşı, dilediğinizde öneriyle.
