# Tarayıcıda savaş: sekmeleri, panelleri, çarpışmaları ve sonuçları.

## Oyun

tab-status = Durum
tab-cards = Kartlar
match-board = Harita
keys-map = M: sorudan haritaya ve geri
keys-map-arrows = Haritada oklar: sonraki işaretli bölge, Shift ile her bölge; + ve −: yakınlaş ve uzaklaş

## İlk adımlar

coach-goal-fp = Siz Özgür Halklar'sınız. Av, Yüzük Taşıyıcılarını yozlaştırmadan Yüzük'ü Mordor'a götürün. O zamana dek Kaleleri elde tutun.
coach-goal-sh = Siz Gölge'siniz. 10 zafer puanı için Şehirleri ve Kaleleri alın. Ya da Av ile Yüzük Taşıyıcılarını yozlaştırın.
help-why-declare = Yoldaşlık geldiği yere konur. Kendi Şehir veya Kalesinde iyileşir. Genellikle gizli kalır.
help-why-guide = Rehber, Yoldaşlığa yeteneğini verir ve ilk o kaybedilebilir. Başlangıçta Gri Gandalf iyidir.
help-why-hunt-dice = Av Kutusu'ndaki zarlar eylem yapmaz. Her biri Yoldaşlığın yolculuğunu daha tehlikeli kılar. Çoğu zaman 1 veya 2.
help-why-turn = Sırayla birer zar kullanırsınız. Sonucu, ne yapabileceğinizi söyler.
help-why-action = Bir zar, bir eylem.
help-why-move-from = Bir Ordu bir bölge hareket eder. Ordu zarıyla ikinci bir Ordu da hareket edebilir.
help-why-move-figures = Seçmediğiniz figürler kalır. Bir bölgede en çok 10 birim durur.
help-why-attack-from = Ordunuz komşu bölgedeki bir orduya saldırır. Ulusu savaşta olmayan birimler saldıramaz.
help-why-combat-card = Savaşta kullanılan kart harcanır, olayı yitirilir. Rakibiniz onu ancak açılınca görür.
help-why-casualty = Bir isabet bir normal birime mal olur veya bir eliti normale çevirir. İki isabet bir elit birime mal olur.
help-why-hunt-casualty = Yoldaşların üstlenmediği hasar Yozlaşma olur. 12'de Gölge kazanır.
help-why-event = Olay gerçekleşir. Masada kalmıyorsa kart harcanır.
help-why-draw-from = Karakter kartları Yoldaşlık ve Karakterlerle ilgilidir. Strateji kartları ordular ve siyasetle ilgilidir.
help-why-recruit-figure = Yeni figürler, savaştaki bir ulusun serbest Kasaba, Şehir ve Kalelerine gelir.
help-why-nation = Yalnızca savaştaki uluslar takviye toplar, saldırır ve başkalarının sınırlarını geçer.
help-why-discard = Elde en çok 6 kart bulunur.

## Liste olarak harita

map-find = Bölge ara
map-choices = { $count } seçilebilir
map-mark-option = seçilebilir
map-mark-move = buraya gidilebilir
map-mark-attack = saldırılabilir
map-mark-advised = dersin önerisi
map-mark-chosen = seçildi
map-mark-from = buradan
map-captor = ele geçiren: { $side }
army-mixed = karma Ordu, komutan: { $side } ({ $units })
army-separate = iki ayrı Ordu ({ $units })
map-mark-target = buraya
map-mark-last = son eylem burada
map-sea = Belegaer
map-bay = Belfalas Körfezi
map-lake = Rhûn Denizi
map-move = { $from } → { $to }
map-closer = Yakınlaş
map-farther = Uzaklaş
map-whole = Bütün harita

## Masa

table-phase-recover = Çekme
table-phase-fellowship = Yoldaşlık
table-phase-hunt-allocation = Av
table-phase-action-roll = Atış
table-phase-actions = Eylemler
table-phase-victory-check = Zafer
table-rings = Elf Yüzükleri
table-dice-of = Eylem zarları: { $side }
table-die-used = { $face }, kullanıldı
table-die-blank = henüz atılmadı

## Durum

status-points = Zafer puanları
status-points-of = { $side }: { $points }/{ $most }
player-leads = tarafı yönetiyor
player-acts = şimdi oynuyor
player-next = sıradaki
player-hand = Eldeki kartlar: { $count }, en çok { $most }
player-points = { $of ->
        [sh] { $side }, kişisel puan: { $points } (alınan { $captured }, kaybedilen { $lost })
       *[fp] { $side }, kişisel puan: { $points } (kaybedilen { $lost })
    }
player-counted = { $of ->
        [sh] alınan { $captured }, kaybedilen { $lost }
       *[fp] kaybedilen { $lost }
    }
status-of = { $now }/{ $most }
status-dice-title = Eylem zarları
status-no-dice = kullanılmamış zar yok (atılacak: { $pool })
status-rings = Elf Yüzükleri: { $count }
status-ring-used = bu tur biri kullanıldı
given-title = Bu maç için kararlaştırılan
given-bid = Artırma: { $bid }
given-draw-tokens = Kart çekme jetonları: { $count }
given-advance-tokens = İlerletme jetonları: { $count }
given-dwarven-rings = Cüce Yüzükleri: { $count }
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
cards-given = Takım arkadaşınıza verilenler ({ $count })
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
battle-command = komutan: { $side }
battle-over = Savaş bitti: { $region }
battle-of = { $region } savaşı
battle-step-cards = Kartlar
battle-step-roll = Zar
battle-step-leaders = Liderler
battle-step-losses = Kayıplar
battle-step-on = Devam mı?
battle-own = kendine { $hits } isabet
losses-title = { $hits } isabet alın
losses-about = Tahtada figürlerinize tıklayın veya seçin:
losses-lost = kayıp: { $figure }
losses-reduced = düşür: { $figure }
losses-gone = { $figure } kaybedilir: normal birim kalmadı
losses-chance = % oradan kazanma olasılığınızdır.
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
dice-needed = Zar, { $needed } ve üstü isabet
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
odds-about = Sonuna kadar, kartsız ve geri çekilmesiz. Ortalama birim kaybı: { $lost }.
hunt-title = Yüzük Avı
hunt-where = { $region }, ilerleme { $progress }
hunt-in-mordor = Mordor Pisti, adım { $step }
hunt-level = { $who }, Seviye { $level }
hunt-needs = Başarı: en az { $least }
hunt-successes = Başarı: { $count }
hunt-tile = Karo: { $tile }
hunt-damage = Hasar: { $count }
hunt-corruption = Yozlaşma: { $now } → { $after }

## Günlük

log-battle = savaşlar
log-fellowship = Yoldaşlık ve Av
log-cards = kartlar

## Son

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
result-players = Oyuncular
result-individual-winners = Kişisel zafer
result-gondor-points = Kişisel puan: Gondor
result-rohan-points = Kişisel puan: Rohan
result-witch-king-points = Kişisel puan: Cadı Kral
result-saruman-points = Kişisel puan: Saruman
luck-about = Gelenler, ortalamanın yanında. Son sayı ne kadar olağandışı olduğunu söyler: 2'nin üstü veya −2'nin altı yirmi oyunda bir.
luck-of = { $side }: { $dice } eylem zarı
luck-hits = { $dice } savaş zarıyla isabet
luck-sixes = Savaşta altılar
luck-successes = { $rolls } Av atışında başarı
luck-damage = { $tiles } Av karosunun hasarı
ended-fp-ring = Yüzük, Yozlaşma { $corruption } iken ateşe atıldı.
ended-shadow-ring = Yozlaşma { $turn }. turda { $corruption } oldu.
ended-military = { $turn }. tura kadar { $points } puan alındı.
ended-personal = Kazananların en iyisi: { $side }, kişisel puan: { $points }.
ended-shared = Kazananlar kişisel zaferi paylaşıyor: { $side }, kişisel puan: { $points }.
ended-best = kişisel zafer
ended-corruption = Yozlaşma { $corruption } idi.
ended-short = { $who }: { $count } puan eksikti.
luck-action-dice = Eylem zarları
luck-wills = Batı’nın İradesi { $got }, beklenen { $expected }
luck-battles = Savaşlar
luck-both-hits = { $got } isabet, beklenen { $expected }
luck-hunt = { $got } hasar, beklenen { $expected }

## The log, action by action

tale-heading = Tur { $turn }, { $phase }
tale-phase-cards = kartlar
tale-phase-fellowship = Yoldaşlık
tale-phase-roll = zar atma
tale-phase-actions = eylemler
tale-battle = { $rounds ->
        [0] { $region } savaşı: çarpışma yok
       *[other] { $region } savaşı, { $rounds } raunt
    }
tale-losses = { $side } kaybı: { $figures }
tale-reduced = { $figure } düşürüldü
tale-moved-in = İçeri girdi
tale-hunt = Av: { $what }
tale-not-found = bulunamadı
tale-damage = { $count } hasar
tale-falls = { $who } düştü
tale-corruption = { $count } Yozlaşma
tale-corruption-now = Yozlaşma şimdi { $now }
tale-healed = { $count } Yozlaşma azaldı
tale-revealed = açığa çıktı: { $region }
mark-battle = Savaşlar
mark-battle-on = Sonraki savaş (B)
mark-battle-back = Önceki savaş
mark-hunt = Avlar
mark-hunt-on = Sonraki Av (H)
mark-hunt-back = Önceki Av

# Doing things by hand.
doing-why-turn = Sizin eyleminiz
doing-help-turn = Parlayanı alın: bir ordu, Yoldaşlık, bir kart veya bir zar.
aim-attack = Saldır: { $region }
aim-hunted = bulunma { $found }, açığa çıkma { $revealed }
short-regular = Normal
short-elite = Elit
short-leader = Lider
