# Tarayıcının kendi sözleri.

site-name = Westmarch
close = Kapat
cancel = Vazgeç
guest-names = Su samuru, Porsuk, Balıkçıl, Kirpi, Çalıkuşu, Sansar, Sincap, İspinoz, Kunduz, Kızılgerdan

## Sayfalar

nav-title = Sayfalar
nav-home = Ana sayfaya
nav-rules = Kurallar
nav-settings = Ayarlar
nav-account = Hesap
nav-about = Hakkında
nav-skip = İçeriğe geç
lost-title = Böyle bir sayfa yok.

## Ana sayfa

home-title = Yüzük Savaşı tarayıcınızda
home-about = Kuralları program gözetir: her soruda ne yapabileceğinizi, yapamıyorsanız nedenini görürsünüz. Hesap gerekmez.
home-new = Yeni misiniz?
home-learn = Oyunu öğrenin
home-learn-about = Gerçek tahtada on kısa ders, her biri bir ile dört dakika.
home-play = Hemen programa karşı oynayın
home-side = Tarafınız
home-level = Programın seviyesi
home-name = Adınız
home-start = Oyna
home-goal-fp = Özgür Halklar: Yüzük'ü Kıyamet Çatlağı'na götürün veya 4 zafer puanı kazanın.
home-goal-sh = Gölge: Yüzük Taşıyıcılarını yozlaştırın veya 10 zafer puanı kazanın.
home-mine = Oyunlarım
home-friend = Bir arkadaşla, ağ üzerinden
home-friend-about = Göndereceğiniz bir bağlantı alırsınız. Arkadaşınıza da hesap gerekmez.
home-listed = Lobide göster: herkes katılabilir
home-watched = Herkes izleyebilir
home-odds = Öneriler ve olasılıklar açık
home-open = Oyun aç, tarafım: { $side }
home-hotseat = Bir cihazda iki kişi
home-hotseat-about = Cihazı birbirinize verirsiniz; kimse ötekinin kartlarını görmez.
home-hotseat-start = Başla
home-upload = Kayıtlı bir oyun
home-upload-about = Bir kayda bakın veya herhangi bir konumundan devam edin.
home-upload-file = Dosya seç
home-lobby = Lobi
home-lobby-empty = Şu anda bekleyen yok.
home-watch = İzlenebilecekler

## Oyun listeleri

list-waiting = birinin katılmasını bekliyor
list-your-turn = sıra sizde ({ $since })
list-turn = sıra: { $side } ({ $since })
list-join = Katıl
list-open = Aç: { $players }
list-play = Devam et
list-look = Bak
list-more = { $count } tane daha göster
seat-open = boş yer
seat-program = program, { $level }

## Davetler

join-title = Oyuna davet
join-about = Size boş bir yer var: { $side }.
join-sit = Otur ve oyna
join-full = Bütün yerler dolu.
waiting-title = Birinin katılması bekleniyor
waiting-about = Bu bağlantıyı birlikte oynamak istediğiniz kişiye gönderin. Oyun kendiliğinden başlar.
waiting-link = Davet bağlantısı
waiting-copy = Kopyala
waiting-copied = Kopyalandı
waiting-share = Paylaş
waiting-listed = Oyun lobide de görünüyor.
waiting-leave = İptal et

## Oyun

match-turn = Tur { $turn }
match-your-turn = Sıra sizde
match-waits-for = Beklenen: { $who }
match-waits-for-seat = Boş yer var
match-over = Oyun bitti
match-held = Olduğu gibi saklandı
match-sending = Gönderiliyor …
match-wait-about = Diğer taraf düşünüyor. Sıra size gelince size sorulacak.
match-watching = İzliyorsunuz.
match-closed = Bu oyun gösterilemiyor
match-loading = Bir saniye …
match-spectators = izleyen: { $count }
match-here = (burada)
match-as-text = Metin olarak
match-with-board = Haritayla
match-panel = Haritanın yanında
match-sheet = Büyüt veya küçült
tab-map = Harita
tab-status = Durum
tab-cards = Kartlar
tab-log = Günlük
tab-talk = Sohbet
connection-offline = Bağlantı yok. Tıkladığınız saklanır ve bağlantı gelince gönderilir.
connection-connecting = Bağlanıyor …
connection-none = Sunucuya ulaşılamıyor. Kuralları okuyabilir, burada açmış olduğunuz oyunlara bakabilirsiniz.
news-asked = Size soruluyor: { $question }

## Sorular

question-find = Yanıtı arayın veya yazın
question-nothing-found = Burada bu adda bir şey yok.
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
question-why-not = Neden yapamıyorum …?
question-why-not-about = Vermek istediğiniz yanıtı yazın, örneğin minas-tirith. Hangi kuralın yasakladığı söylenir. Ya da bir bölgeye tıklayın.
question-why-not-answer = Eksik olan yanıt
question-ask = Sor
question-rules = Bu sorunun kuralları:
hint-ask = Öneri
hint-thinking = Düşünüyor …
hint-about = Sayılar, programın değerlendirmesine göre kazanma olasılıklarıdır.
refused-title = İzin verilmiyor:
refused-rule = Kural { $rule }
since-title = Son yanıtınızdan beri
since-more = … ve öncesinde { $count } olay daha, günlüğe bakın

## İlk adımlar

coach-title = İlk adımlar
coach-goal-fp = Siz Özgür Halklar'sınız: Av, Yüzük Taşıyıcılarını yozlaştırmadan Yüzük'ü Mordor'a götürün ve o zamana dek Kaleleri elde tutun.
coach-goal-sh = Siz Gölge'siniz: 10 zafer puanı için Şehirleri ve Kaleleri alın veya Av ile Yüzük Taşıyıcılarını yozlaştırın.
coach-answer = Oyun her seferinde tek bir şey sorar. Bir yanıta tıklayın, numarasına basın veya haritada işaretli bir bölgeye tıklayın.
coach-doubt = Kararsız mısınız? Öneri, bir programın ne yapacağını gösterir; Geri al yanıtınızı geri alır.
coach-learn = On kısa ders de var: oyunu öğrenin
coach-close = Anladım
help-why-declare = İlan edilince Yoldaşlık haritada geldiği yere konur; kendi tarafının Şehir veya Kalesinde iyileşir. Genellikle gizli kalır.
help-why-guide = Rehber, Yoldaşlığa yeteneğini verir ve ilk o kaybedilebilir. Başlangıçta Gri Gandalf iyidir.
help-why-hunt-dice = Av Kutusu'ndaki zarlar eylem yapmaz, ama her biri Yoldaşlığın yolculuğunu daha tehlikeli kılar. Çoğu zaman 1 veya 2.
help-why-turn = Sırayla birer zar kullanırsınız. Zarın sonucu, onunla ne yapabileceğinizi söyler.
help-why-action = Bir zar, bir eylem.
help-why-move-from = Bir Ordu bir bölge hareket eder. Ordu zarıyla ikinci bir Ordu da hareket edebilir.
help-why-move-figures = Seçmediğiniz figürler kalır. Bir bölgede en çok 10 birim durur.
help-why-attack-from = Ordunuz komşu bölgedeki bir orduya saldırır. Ulusu savaşta olmayan birimler saldıramaz.
help-why-combat-card = Savaşta kullanılan kart harcanır, olayı yitirilir. Diğer taraf onu ancak açılınca görür.
help-why-casualty = Her isabet bir normal birime mal olur veya bir elit birimi normal birime çevirir; iki isabet bir elit birime mal olur.
help-why-hunt-casualty = Yoldaşların üstlenmediği hasar Yozlaşma olur; 12'de Gölge kazanır.
help-why-event = Kartın olayı gerçekleşir; masada kalmıyorsa kart harcanır.
help-why-draw-from = Karakter kartları Yoldaşlık ve Karakterlerle, Strateji kartları ordular ve siyasetle ilgilidir.
help-why-recruit-figure = Yeni figürler, savaştaki bir ulusun serbest Kasaba, Şehir ve Kalelerine gelir.
help-why-nation = Yalnızca savaştaki uluslar takviye toplar, saldırır ve başkalarının sınırlarını geçer.
help-why-discard = Elde en çok 6 kart bulunur.

## Liste olarak harita

map-find = Bölge ara
map-choices = { $count } seçilebilir
map-mark-option = seçilebilir
map-mark-advised = dersin önerisi
map-mark-chosen = seçildi
map-mark-from = buradan
map-mark-target = buraya
map-mark-last = burada bir şey oldu
map-sea = Belegaer
map-bay = Belfalas Körfezi
map-lake = Rhûn Denizi
map-move = { $from } → { $to }
map-closer = Yakınlaş
map-farther = Uzaklaş
map-whole = Bütün harita

## Durum

status-points = Zafer puanları
status-points-of = { $side }: { $points }/{ $most }
status-of = { $now }/{ $most }
status-dice-title = Eylem zarları
status-no-dice = kullanılmamış zar yok (atılacak: { $pool })
status-rings = Elf Yüzükleri: { $count }
status-ring-used = bu tur biri kullanıldı
status-fellowship-title = Yoldaşlık
status-fellowship-where = Bilinen son yer: { $region }, o zamandan beri { $progress } adım; { $hidden }.
status-fellowship-in-mordor = Mordor Pisti'nde, adım { $step }/{ $last }; { $hidden }.
status-corruption = Yozlaşma: { $now }/{ $most }
status-guide = { $who } (Rehber)
status-hunt-title = Av
status-pool = Av Havuzu: { $count } karo
status-tiles-drawn = Çekilenler
status-tiles-waiting = Mordor'u bekleyenler
status-tiles-aside = Bir kartla kenara konan
status-tiles-removed = Oyun dışı
status-politics-title = Siyaset
status-at-war = savaşta
status-active = aktif
status-passive = pasif
status-decks = Kartlar
status-decks-hand = elde
status-decks-undrawn = destelerde
status-decks-discarded = atılmış
status-decks-of = { $character } Karakter, { $strategy } Strateji
status-figures = Takviyeler ve kayıplar
status-left = Takviyeler: { $figures }.
status-left-of = Takviyeler: { $side }
status-lost-of = Kayıplar: { $side }
status-characters = Haritadaki Karakterler
status-character-at = { $who }: { $region }
status-gone = Oyun dışı: { $who }.
cards-hand = Eliniz ({ $count })
cards-hand-of = { $side }, eldeki kartlar ({ $count })
cards-table = Masada ({ $count })
cards-played = Oynananlar ({ $count })
cards-discarded = Attıklarınız ({ $count })
card-about = { $face }; savaşta: { $title } ({ $initiative })
card-event-title = Olay
card-combat-title = Savaşta: { $title }, öncelik { $initiative }
card-rulings-title = Açıklamalar

## Savaşlar

battle-title = Savaş
battle-round = { $round }. raunt
battle-attacks = Saldıran: { $side }
battle-defends = Savunan: { $side }
battle-rearguard = Arka muhafız: { $army }
battle-hits-on = İsabet: en az { $least }
battle-card = Savaş kartı:
battle-inside = surların içinde
battle-over = Savaş bitti: { $region }
battle-by-card = Olay kartıyla: { $card }
battle-strength = Savaş gücü: { $strength }
battle-leadership = Liderlik: { $leadership }
battle-scored = { $hits } isabet
battle-left = Kalan isabet: { $hits }
battle-take = İsabeti karşıla: { $figure }
battle-elite = Bu elit birim isabeti nasıl karşılasın?
battle-losses = Kayıplar
battle-lost = Kaybedildi: { $figure }
battle-reduced = Normal birimle değiştirildi: { $figure }
battle-retreat = Savunan geri çekilebilir
battle-no-way-out = Savunanın çekilecek yeri yok.
dice-roll = Atış
dice-again = Yeniden atış
dice-extra = Kartla
dice-told = { $what }: { $dice }. En az { $needed }: { $count }.
odds-title = Olasılıklar
odds-against = Saldırı olasılıkları: { $region }
odds-of-all = Hepsi saldırırsa olasılıklar
odds-of-chosen = Seçilenlerle olasılıklar
odds-wins = Zafer: { $side }
odds-both = ikisi de yok olur
odds-undecided = kuşatma sürer
odds-about = Kartsız ve geri çekilmesiz sonuna kadar savaşılırsa. Ortalama birim kaybı: { $lost }.
hunt-title = Yüzük Avı
hunt-needs = Başarı: en az { $least }
hunt-successes = Başarı: { $count }
hunt-tile = Karo: { $tile }
hunt-damage = Hasar: { $count }
hunt-guide = { $guide }; kalan hasar: { $left }
hunt-corruption = Yozlaşma: { $now } → { $after }

## Günlük

log-topic = Göster
log-all = her şey
log-battle = savaşlar
log-fellowship = Yoldaşlık ve Av
log-cards = kartlar
log-table = oyuncular
log-earlier = { $count } önceki satır
log-away = siz yokken
log-look = { $time } – bu konuma bak
log-empty = Henüz bir şey olmadı.
deed-undo = { $side }: bir yanıtı geri aldı.
deed-ask-undo = { $side }: geri dönmek istiyor.
deed-grant-undo = { $side }: izin verdi.
deed-refuse-undo = { $side }: izin vermedi.
deed-take-over = Cihaz şu tarafta: { $side }.
deed-concede = { $side }: pes etti.
deed-offer-draw = { $side }: beraberlik öneriyor.
deed-accept-draw = { $side }: beraberliği kabul etti.
deed-refuse-draw = { $side }: beraberliği reddetti.

## Yapılabilecekler

deed-do-undo = Geri al
deed-more = Diğer
deed-do-ask-undo = Geri almayı iste
deed-do-offer-draw = Beraberlik öner
deed-do-concede = Pes et
deed-do-rematch = Yeniden oyna
deed-do-report = Sorun bildir
concede-title = Pes ediyor musunuz?
concede-about = Diğer taraf hemen kazanır.
concede-yes = Pes et
problem-title = Sorun bildir
problem-about = Ne ters gitti, ne bekliyordunuz? Oyunun kaydı ve gördükleriniz birlikte gönderilir.
problem-send = Gönder
problem-thanks = Teşekkürler. Kayıt numarası: { $number }.
undo-asked = { $side } geri dönmek istiyor.
undo-asked-by-you = Geri dönmek istediniz. Diğer taraf yanıtlamalı.
undo-grant = İzin ver
undo-refuse = İzin verme
undo-look = O konuma bak
draw-offered = { $side } beraberlik öneriyor.
draw-offered-by-you = Beraberlik önerdiniz.
draw-accept = Kabul et
draw-refuse = Reddet
chat-title = Sohbet
chat-empty = Henüz kimse bir şey söylemedi.
chat-write = Bir şey söyleyin
chat-send = Gönder
notes-title = Notlar
notes-about = Notlarınızı yalnız siz görürsünüz.
notes-saving = Kaydediliyor …
hand-over-title = { $side }: sıra sizde
hand-over-about = Cihazı verin. Siz devam edene kadar hiçbir şey gösterilmez.
hand-over-take = Ben: { $side }

## Önceki konumlar

replay-title = Önceki konumlar
replay-position = Konum
replay-at = { $now }/{ $last }
replay-first = Başa
replay-back = Bir geri
replay-on = Bir ileri
replay-last = Sona
replay-play = Oynat
replay-pause = Durdur
replay-seen-by = Bakış açısı
replay-own = sizin gördüğünüz
replay-asked = Burada sorulan: { $question }
replay-now = Oyuna dön
fork-open = Buradan devam et
fork-title = { $position }. konumdan devam et
fork-about = Bu konumla yeni bir oyun başlar. Bu oyun olduğu gibi kalır.
fork-about-running = Bu konumla yeni bir oyun başlar. Göremedikleriniz yeniden dağıtılır.
fork-me = ben
fork-open-seat = başka biri
fork-begin = Başla

## Son

ending-won = Zafer: { $side }
ending-conceded = { $side } pes etti
ending-draw = beraberlik
ending-unfinished = yarım kalan bir kayıt
ending-result = Sonuç
ending-record = Kaydı indir
ending-replay = Geriye bak
result-result = Bitiş
result-winner = Kazanan
result-turns = Turlar
result-corruption = Yozlaşma
result-mordor-step = Mordor Pisti'ndeki adım
result-mordor-turn = Mordor'a giriş turu
result-fp-victory-points = Özgür Halklar'ın zafer puanı
result-fp-strongholds = Özgür Halklar'ın aldığı Kaleler
result-fp-cities = Özgür Halklar'ın aldığı Şehirler
result-sh-victory-points = Gölge'nin zafer puanı
result-sh-strongholds = Gölge'nin aldığı Kaleler
result-sh-cities = Gölge'nin aldığı Şehirler
result-aragorn-turn = Aragorn'un turu
result-gandalf-turn = Beyaz Gandalf'ın turu
result-saruman-turn = Saruman'ın turu
result-witch-king-turn = Cadı Kral'ın turu
result-mouth-of-sauron-turn = Sauron'un Ağzı'nın turu
result-first-eyes = 1. turdaki Gözler
result-first-hunt-dice = 1. turda Av Kutusu'ndaki zarlar
result-companions-lost = Kaybedilen Yoldaşlar
result-battles = Savaşlar
luck-title = Şans
luck-about = Gelenler ve ortalama beklenenler. Son sayı ne kadar olağandışı olduğunu söyler: 2'nin üstü veya −2'nin altı yaklaşık yirmi oyunda bir.
luck-of = { $side }: { $dice } eylem zarı
luck-got = gelen
luck-expected = beklenen
luck-z = olağandışılık
luck-hits = { $dice } savaş zarıyla isabet
luck-sixes = Savaşta altılar
luck-successes = { $rolls } Av atışında başarı
luck-damage = { $tiles } Av karosunun hasarı

## Hesap

account-guest = Konuksunuz: { $name }. Oyunlarınız bu tarayıcıya bağlı.
account-known = Giriş yaptınız: { $name }.
account-make = Hesap aç
account-make-about = Hesapla oyunlarınızı her cihazda bulursunuz.
account-make-guest = Oyunlarınız sizinle gelir.
account-made = Hesap açıldı.
account-name = Ad
account-password = Parola
account-sign-in = Giriş yap
account-sign-in-guest = Konuğun oyunları konukta kalır.
account-signed-in = Giriş yaptınız.
account-sign-out = Çıkış yap
account-sign-out-guest = Çıkış yapan konuk oyunlarını yitirir.
account-signed-out = Çıkış yaptınız.
account-change = Parolayı değiştir
account-changed = Parola değişti. Diğer cihazların oturumu kapandı.
account-old = Eski parola
account-new = Yeni parola
account-data = Hakkınızda saklananlar
account-export = Her şeyi indir
account-results = Sonuçları tablo olarak indir
account-delete = Beni sil
account-delete-about = Ad, parola, sohbet ve notlar silinir. Süren oyunlarda pes edilir. Geri alınamaz.
account-delete-yes = Kalıcı olarak sil
account-forgotten = Unutuldunuz.

## Ayarlar

setting-language = Dil
setting-theme = Renkler
theme-auto = cihaz gibi
theme-parchment = Parşömen
theme-night = Gece
setting-speed = Hız
speed-off = animasyonsuz
speed-slow = yavaş
speed-normal = orta
speed-fast = hızlı
setting-sounds = Sıra bendeyken ses
setting-patterns = Renklerin yanında desenler
setting-text = Oyunlar metin olarak, ekran okuyucular için
setting-kept = Ayarlar bu tarayıcıda saklanır.
keys-title = Tuşlar
keys-digits = Sayı: bu numaralı seçeneği al; 10'dan sonra iki rakamı da yazın
keys-find = F veya /: seçeneği adıyla bul
keys-arrows = Oklar: bir seçenekten ötekine
keys-enter = Enter veya boşluk: seç; Enter seçimi de bitirir
keys-escape = Esc: geri al
keys-shift = Shift ve bir sayı, veya −: bir eksik
keys-map = M: sorudan haritaya ve geri
keys-map-arrows = Haritada oklar: işaretli bir bölgeden ötekine, Shift ile hepsine; + ve −: yakınlaş ve uzaklaş
keys-explain = I: odaktakini açıkla; sonra oklar ötekine götürür
keys-help = ?: bu tuşları göster

## Kurallar ve bu site

rules-find = Kurallarda arayın veya W9.6 gibi bir numara yazın
rules-found = { $count } yer
rules-chapters = Bölümler
rules-english = Kurallar İngilizcedir.
about-short = Resmî olmayan, ücretsiz bir hayran çalışması. Yüzük Savaşı veya Yüzüklerin Efendisi'nin sahipleriyle bağlantısı yoktur.
about-what = Westmarch, masa oyunlarını tarayıcıda, tek başınıza veya başkalarıyla, bütün kurallarıyla oynamanızı sağlar.
about-unofficial = Bu, hayranların resmî olmayan bir çalışmasıdır. Yüzük Savaşı'nın yayıncıları veya Yüzüklerin Efendisi'nin sahipleri tarafından yapılmamış, onaylanmamış ve desteklenmemiştir; bütün adlar sahiplerine aittir. Oyunu sevdiyseniz satın alın ve masada da oynayın.
about-rules = Kurallar ve kartlar kendi sözlerimizle anlatılır, resimler de bizimdir.
about-private = Başka sitelerden hiçbir şey yüklenmez ve kimse izlenmez. Adınız, oyunlarınız, sohbet ve notlarınız saklanır; Hesap sayfasında indirip silebilirsiniz.
about-open = Program açık kaynaklıdır.

## Ret nedenleri

no-no-connection = Sunucuya ulaşılamıyor. Birazdan yeniden deneyin.
no-internal = Bizim tarafımızda bir şey ters gitti. Oyun önceki gibi duruyor.
no-held = Kurallar değişti ve bu oyunun durduğu yere götürmüyor. Olduğu gibi saklandı; buradan yeni bir oyun olarak devam edin.
no-late = Oyun bu arada ilerledi. Şimdiki durum bu.
no-not-found = Burada görebileceğiniz bir şey yok.
no-not-signed-in = Önce giriş yapın veya konuk olarak başlayın.
no-wrong-password = Bu ad ve parola birbirine ait değil.
no-too-many-requests = Bu çok hızlıydı. Biraz bekleyip yeniden deneyin.
no-not-seated = Bunu yalnızca bu oyunda oynayanlar yapabilir.
no-over = Oyun bitti.
no-name-taken = Bu ad alınmış.
no-seat-taken = Bu yer alınmış.
no-bad-name = Ad 1–32 karakter olmalı.
no-bad-password = Parola 8–200 karakter olmalı.
no-not-offered = Bu burada seçilemez.
no-unreadable-answer = Bu, anlaşılır bir yanıt değil.
no-possible = Evet, yapabilirsiniz.
no-cannot-undo = Arada zar, kart veya diğer taraf var. Geri almayı isteyin.
no-no-odds = Bu oyunda öneriler kapalı.
no-no-hint = Bunun için bir öneri yok.
no-misunderstood = Sayfa ile sunucu birbirini anlamıyor. Sayfayı yeniden yükleyin.
no-bad-position = Böyle bir konum yok ya da ona dönülemez.
no-bad-record = Bu kayıt okunamıyor ya da kurallara uymuyor.
no-bad-seats = Yerler oyuna uymuyor; biri sizin olmalı.
no-bad-setup = Bu konum okunamıyor.
no-bad-text = Metin boş ya da çok uzun.
no-begun = Oyun başladı: pes edebilirsiniz, ama ayrılamazsınız.
no-diverged = Bu oyunun kaydı kurallara uymuyor.
no-hand-over = Önce cihaz verilmeli.
no-no-draw = Programlar beraberliği kabul etmez.
no-no-fork = Buradan devam edilemez.
no-no-offer = Kimse beraberlik önermiyor.
no-no-request = Kimse geri dönmek istemiyor.
no-not-asked = Şu anda size bir şey sorulmuyor.
no-not-begun = Oyun başlamadı: boş bir yer var.
no-not-over = Ancak oyun bitince.
no-not-your-seat = Orada başkası oturuyor.
no-one-seat = Yalnızca bir tarafı oynuyorsunuz: verilecek bir şey yok.
no-own-offer = Önerinizi diğer taraf yanıtlamalı.
no-own-request = İsteğinizi diğer taraf yanıtlamalı.
no-too-large = Bu bir defada çok fazla.
no-wrong-origin = Bu sayfa bunu bu sunucuda yapamaz.
no-wrong-shape = Bu çok fazla ya da çok az.
