# Deste kurma sayfası: sayfada duranlar ve bir destede yanlış olanlar. Kurallar numaralarıyla anılır.

## Yanlış olan

fault-line = Bu satır okunamıyor.
fault-card = Böyle bir kart yok: { $code }.
fault-count = Bir satırda bir karttan 1–99 tane olur.
fault-second = Bundan zaten var.
fault-no-ring-bearer = Henüz Yüzük Taşıyıcısı yok
fault-not-a-ring-bearer = Yüzük Taşıyıcısı olarak başlayamaz: { $card }
fault-no-ring = Henüz Yüzük yok
fault-not-the-ring = Tek Yüzük değil: { $card }
fault-too-few = { $count } kart daha: çekme destesi en az { $least } karttır
fault-sides = { $side ->
        [free] { $count } Özgür Halklar kartı daha: iki taraf eşit olmalı
       *[shadow] { $count } Gölge kartı daha: iki taraf eşit olmalı
    }
fault-not-for-the-draw-deck = Çekme destesine girmez: { $card }
fault-too-many = { $count } × { $card }: bir addan en çok { $most }
fault-too-many-bearers = { $count } × { $card }: Yüzük Taşıyıcısının yanında en çok { $most }
fault-not-a-site = Mekân değil: { $card }
fault-no-site = Henüz mekân { $site } yok: her numaradan bir tane
fault-site-twice = Mekân { $site } iki kez: { $card }

## Sayfa

builder-title = Deste
builder-name = Destenin adı
builder-new = Yeni deste
builder-kept = kurdukça saklanıyor
builder-keeping = saklanıyor …
builder-local = yalnız bu tarayıcıda duruyor
builder-changed = Bu deste, siz açtıktan sonra başka yerde değişti.
builder-keep-mine = Benimki yeni deste olsun
builder-take-other = Ötekini al
builder-shared = Bu deste size gösterildi.
builder-copy = Destelerime kopyala
builder-starters = Başlangıç desteleri
builder-starters-about = Başlangıç destesi, bu destedekilerin yerine geçer. Geri alınabilir.
builder-text = Al, ver
builder-hand = Rastgele el
builder-try = Dene
builder-try-not = Yalnız kurala uygun deste: eksiğe bakın.
builder-undo = Geri al
builder-share = Paylaş
builder-removed = Çıkarıldı: { $card }
builder-find = Kart bul
builder-search = Ad, anahtar kelime ya da ne yaptığı: orc discard
builder-found = { $count } / { $all }
builder-nothing = Böyle kart yok.
builder-anything = Bütün kartlar
builder-further = Daha fazla
builder-cultures = Kültür
builder-costs = Alacakaranlık bedeli
builder-cost = Bedel { $cost }
builder-cost-most = Bedel { $cost } ya da çok
builder-types = Tür
builder-sets = Set
builder-set = Set { $set }
builder-any-keyword = Herhangi bir anahtar kelime
builder-keyword = Anahtar kelime
builder-pool = Bulunan kartlar
builder-pointed = Gösterilen kart
builder-in-deck = destede { $count }
builder-copies = { $count } / { $most }
builder-add = Bir tane daha: { $card }
builder-less = Bir tane az: { $card }
builder-bears = Yüzüğü taşır
builder-set-of = Set { $set }, { $rarity ->
        [C] yaygın
        [U] az bulunur
        [R] nadir
       *[P] tanıtım
    }
builder-deck = Desteniz
builder-cards = { $count } kart
builder-besides = + Yüzük Taşıyıcısı, Yüzük, { $sites } / { $most } mekân
builder-legal = Kurala uygun
builder-unchecked = Denetlenmedi: bağlantı yok.
builder-more-faults = ve { $count } tane daha
builder-rule = Kural { $rule }
builder-balance = { $free } Özgür Halklar, { $shadow } Gölge
builder-curve = Kaç kart ne kadar tutuyor
builder-curve-said = Bedel { $cost }: { $free } Özgür Halklar, { $shadow } Gölge
builder-bearer-and-ring = Yüzük Taşıyıcısı ve Yüzük
builder-no-bearer = Yüzük Taşıyıcısı seçin
builder-no-ring = Yüzük seçin
builder-road = Mekânlar, her numaradan bir
builder-shadow-numbers = Altta Gölge sayıları
builder-site = Mekân { $number }: { $card }
builder-site-missing = Mekân { $number } eksik: birini seçin
builder-tab-find = Bul
builder-tab-deck = Deste { $count }
builder-tabs = Sayfanın bölümleri
builder-read = Oku: { $card }

## Metin

builder-text-ours = Adlarla
builder-text-bare = Yalnız kodlar (4x1_9)
builder-text-about = Buraya bir liste yapıştırın: bizimki ya da 4x1_9 gibi kodlarla.
builder-text-list = Metin olarak deste
builder-text-take = Bu listeyi al
builder-text-take-read = Okunabileni al
builder-text-copy = Kopyala
builder-text-copied = Kopyalandı
builder-text-line = Satır { $line }: { $what }
builder-hand-about = Çekme destenizden rastgele { $count } kart.
builder-hand-again = Başka bir el
