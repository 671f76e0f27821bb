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

home-title = Masa oyunları tarayıcınızda
home-about = Kuralları program gözetir: her soruda ne yapabileceğinizi, yapamıyorsanız nedenini görürsünüz. Hesap gerekmez.
home-new = Yeni misiniz?
home-learn = Oyunu öğrenin
home-play = Hemen programa karşı oynayın
home-game = Oyun
home-side = Yeriniz
home-level = Programın seviyesi
home-name = Adınız
home-start = Oyna
home-mine = Oyunlarım
home-friend = Başkalarıyla, ağ üzerinden
home-friend-about = Göndereceğiniz bir bağlantı alırsınız. Kimseye hesap gerekmez.
home-listed = Lobide göster: herkes katılabilir
home-watched = Herkes izleyebilir
home-odds = Öneriler ve olasılıklar açık
home-open = Oyun aç, tarafım: { $side }
home-hotseat = Bir cihazda birkaç kişi
home-hotseat-about = Cihazı birbirinize verirsiniz; kimse başkasının kartlarını görmez.
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
list-older = Daha eski oyunlar
seat-open = boş yer
seat-program = program, { $level }

## Davetler

join-title = Oyuna davet
join-about = Size boş bir yer var: { $side }.
join-sit = Otur ve oyna
join-full = Bütün yerler dolu.
setup-own = Kendine özgü kurulum
setup-own-about = Bu oyun her zamanki gibi başlamıyor. Farklı olanlar:
setup-hidden = Gizli bir şeyi de belirliyor, örneğin bir eldeki kartları. Oyunu kuran, sizin bilmediğinizi biliyor olabilir.
setup-fork = Bu oyun başka bir oyunu bir konumundan sürdürüyor. Kuran, orada gizli olanı biliyor olabilir.
setup-played = Kendine özgü bir kurulumla oynandı.
setup-played-fork = Başka bir oyunun bir konumundan sürdürüldü.
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
match-wait-about = Başkaları düşünüyor. Sıra size gelince size sorulacak.
match-watching = İzliyorsunuz.
match-closed = Bu oyun gösterilemiyor
match-loading = Bir saniye …
match-spectators = izleyen: { $count }
match-here = (burada)
match-as-text = Metin olarak
match-with-board = Tahtayla
match-panel = Tahtanın yanında
match-menu = Menü
match-drawer = Günlük ve diğerleri
match-board = Tahta
match-plain = Bu oyunun henüz çizimi yok: her şey sözle anlatılır.
load-failed = Bu bölüm yüklenemedi.
load-again = Sayfayı yeniden yükle
tab-view = Durum
match-sheet = Büyüt veya küçült
tab-log = Günlük
tab-talk = Sohbet
connection-offline = Bağlantı yok. Tıkladığınız saklanır ve bağlantı gelince gönderilir.
connection-connecting = Bağlanıyor …
connection-none = Sunucuya ulaşılamıyor. Kuralları okuyabilir, burada açmış olduğunuz oyunlara bakabilirsiniz.
news-asked = Size soruluyor: { $question }

## Sorular

question-find = Yanıtı arayın veya yazın
question-nothing-found = Burada bu adda bir şey yok.
question-which = Bunlardan hangisi?
question-meant = Belki bu
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
question-order-about = Sıra önemlidir: o sırayla seçin.
question-place = { $place }. sırada
pass-about = Tek bir yanıt var: { $answer }. Bir an sonra sizin yerinize verilecek.
pass-stop = Dur
why-other = Seçin ({ $name }).
question-why-not = Neden yapamıyorum …?
question-why-not-about = Bir şeyin adını yazın ya da ona tıklayın.
question-why-not-answer = Neyi arıyorsunuz?
question-ask = Sor
question-rules = Bu sorunun kuralları:
doing-along = Kimler gidiyor
doing-where = Nereye
doing-list = Tüm eylemler
doing-by-hand = Elle oyna
doing-let-go = Bırak
doing-staying = Geride kalan: { $what }
doing-more = Bir fazla: { $what }
doing-further = { $count ->
        [one] Tahtada bir yer daha aydınlık.
       *[other] Tahtada { $count } yer daha aydınlık.
    }
doing-pays = Ödeyen zar: { $die }
doing-aim = { $place }: { $action }
doing-taken = { $what }. { $count ->
        [one] Bir devam yolu var.
       *[other] { $count } devam yolu var.
    }
hint-ask = Öneri
hint-thinking = Düşünüyor …
hint-about = Sayılar, programın değerlendirmesine göre kazanma olasılıklarıdır.
refused-title = İzin verilmiyor:
refused-rule = Kural { $rule }
since-several = { $count } şey oldu
since-play = Tahtada oynat (N)

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
log-look = Bu konuma bak ({ $time })
log-empty = Henüz bir şey olmadı.
deed-undo = { $side }: geri aldı.
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
concede-about = Hemen çekilirsiniz ve ötekiler kazanır.
concede-yes = Pes et
problem-title = Sorun bildir
problem-about = Ne ters gitti, ne bekliyordunuz? Oyunun kaydı ve gördükleriniz birlikte gönderilir.
problem-send = Gönder
problem-thanks = Teşekkürler. Kayıt numarası: { $number }.
undo-asked = { $side } geri dönmek istiyor.
undo-asked-by-you = Geri dönmek istediniz.
undo-grant = İzin ver
undo-refuse = İzin verme
undo-look = O konuma bak
still-to-agree = Daha onaylaması gerekenler: { $who }.
draw-offered = { $side } beraberlik öneriyor.
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
luck-title = Şans

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
setting-passes = Tek bir yanıt varsa bir an sonra benim yerime yanıtla
setting-patterns = Renklerin yanında desenler
setting-text = Oyunlar metin olarak, ekran okuyucular için
setting-kept = Ayarlar bu tarayıcıda saklanır.
keys-title = Tuşlar
keys-digits = Sayı: o yerdeki zarı al; listede bu numaralı seçeneği al
keys-find = F veya /: seçeneği adıyla bul
keys-arrows = Oklar: bir seçenekten ötekine
keys-enter = Enter veya boşluk: seç; Enter önerileni de yapar, boşluk bitirir
keys-escape = Esc: alınanı bırak; listede geri al
keys-back = U: geri al
keys-list = L: tüm eylemlerin listesi
keys-aims = Q, W, E …: harfin yanındakini yap
keys-cards = C ve bir sayı: o kartı al
keys-hint = H: öneri; Enter onu oynar
keys-shift = Shift ve bir sayı, veya −: bir eksik
keys-map = M: sorudan tahtaya ve geri
keys-map-arrows = Tahtada oklar: işaretli bir yerden ötekine, Shift ile hepsine; + ve −: yakınlaş ve uzaklaş
keys-explain = I: odaktakini açıkla; sonra oklar ötekine götürür
keys-news = N: diğerlerinin yaptıklarını tahtada oynatır
keys-drawer = G: günlük ve diğer sayfalar
keys-help = ?: bu tuşları göster

## Kurallar ve bu site

rules-find = Kurallarda arayın veya { $example } gibi bir numara yazın
rules-found = { $count } yer
rules-chapters = Bölümler
rules-english = Kurallar İngilizcedir.
about-short = Resmî olmayan, ücretsiz bir hayran çalışması. Oyunların sahipleriyle bağlantısı yoktur.
about-what = Westmarch, masa oyunlarını tarayıcıda, tek başınıza veya başkalarıyla, bütün kurallarıyla oynamanızı sağlar.
about-unofficial = Bu, hayranların resmî olmayan bir çalışmasıdır; bütün adlar sahiplerine aittir. Bir oyunu sevdiyseniz satın alın ve masada da oynayın.
about-rules = Kurallar ve kartlar kendi sözlerimizle anlatılır, resimler de bizimdir.
about-private = Başka sitelerden hiçbir şey yüklenmez ve kimse izlenmez. Adınız, oyunlarınız, sohbet ve notlarınız saklanır; Hesap sayfasında indirip silebilirsiniz.
about-open = Program açık kaynaklıdır.

## Ret nedenleri

no-no-connection = Sunucuya ulaşılamıyor. Birazdan yeniden deneyin.
no-gone = Bu maçta çekildin; diğerleri oynamaya devam ediyor.
no-no-team = Bu maçta kendi adına oynuyorsun.
no-seated = Oynayanlar seyircilerle konuşmaz.
no-slow = Bu oyunun okunması şu anda çok uzun sürüyor. Daha sonra yeniden deneyin.
no-too-long = Bu oyun sürdürülemeyecek kadar uzadı. Buradan yeni bir oyun olarak sürdürün.
no-internal = Bizim tarafımızda bir şey ters gitti. Oyun önceki gibi duruyor.
no-held = Kurallar değişti ve bu oyunun durduğu yere götürmüyor. Olduğu gibi saklandı; buradan yeni bir oyun olarak devam edin.
no-late = Oyun bu arada ilerledi. Şimdiki durum bu.
no-not-found = Burada görebileceğiniz bir şey yok.
no-not-signed-in = Önce giriş yapın veya konuk olarak başlayın.
no-wrong-password = Bu ad ve parola birbirine ait değil.
no-too-many-requests = Bu çok hızlıydı. Biraz bekleyip yeniden deneyin.
no-not-seated = Bunu yalnızca bu oyunda oynayanlar yapabilir.
no-over = Oyun bitti.
no-name-taken = Bu ad ya da buna benzeyen bir ad alınmış.
no-seat-taken = Bu yer alınmış.
no-bad-name = Ad 1–32 görünür karakter olmalı.
no-bad-password = Parola 8–200 karakter olmalı.
no-common-password = Bu sizin adınız ya da herkesin ilk deneyeceği bir parola. Başka birini seçin.
no-cannot-write = Sunucu diskine yazamıyor: şu anda hiçbir şey saklanamıyor.
no-not-offered = Bu burada seçilemez.
no-unreadable-answer = Bu, anlaşılır bir yanıt değil.
no-possible = Evet, yapabilirsiniz.
no-cannot-undo = Arada zar, kart veya başkaları var. Geri almayı isteyin.
no-no-odds = Bu oyunda öneriler kapalı.
no-no-hint = Bunun için bir öneri yok.
no-misunderstood = Sayfa ile sunucu birbirini anlamıyor. Sayfayı yeniden yükleyin.
no-bad-position = Böyle bir konum yok ya da ona dönülemez.
no-bad-record = Bu kayıt okunamıyor ya da kurallara uymuyor.
no-bad-seats = Yerler oyuna uymuyor; biri sizin olmalı.
no-bad-setup = Bu kurulum kullanılamaz ya da lobideki bir oyun için kullanılamaz.
no-bad-text = Metin boş ya da çok uzun.
no-begun = Oyun başladı: pes edebilirsiniz, ama ayrılamazsınız.
no-diverged = Bu oyunun kaydı kurallara uymuyor.
no-hand-over = Önce cihaz verilmeli.
no-no-draw = Programlar beraberliği kabul etmez.
no-no-fork = Buradan devam edilemez.
no-no-offer = Kimse beraberlik önermiyor.
no-no-request = Kimse geri dönmek istemiyor.
no-not-asked = Şu anda size bir şey sorulmuyor.
no-too-many-answers = Bu kadarı bir kerede yapılamaz.
no-out-of-hand = Araya şans veya başkası giriyor. Adım adım yapın.
no-one-at-a-time = Bu oyun eski kurallarla başladı: listeden birer birer yanıt verin.
no-not-begun = Oyun başlamadı: boş bir yer var.
no-not-over = Ancak oyun bitince.
no-not-your-seat = Orada başkası oturuyor.
no-one-seat = Yalnızca bir yeriniz var: verilecek bir şey yok.
no-own-offer = Önerinizi ötekiler yanıtlamalı.
no-own-request = İsteğinizi ötekiler yanıtlamalı.
no-too-large = Bu bir defada çok fazla.
no-wrong-origin = Bu sayfa bunu bu sunucuda yapamaz.
no-wrong-shape = Bu çok fazla ya da çok az.

## Dersler

learn-page = Oyunu öğrenin
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
learn-astray = Dersin yolundan ayrıldınız; bu serbest. Çevreye bakın, dönmek için geri alın veya yeniden başlayın.
learn-over = Bu oyun, dersin amacına varmadan bitti. Dilediğiniz zaman yeniden başlayın.
learn-again = Bu derse yeniden başla
learn-done = Aferin!
learn-next = Sıradaki: { $title }
learn-then = Sırada: { $what }
learn-all = Bütün dersler
learn-play = Tam bir oyun oynayın
