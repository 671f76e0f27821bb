# What the table in the browser says.

## Short names of phases, as they stand on cards and in the head of the page

label-fellowship = Yoldaşlık
label-shadow = Gölge
label-maneuver = Manevra
label-archery = Okçuluk
label-assignment = Atama
label-skirmish = Çarpışma
label-regroup = Toparlanma
label-response = Karşılık

signet-aragorn = Aragorn
signet-frodo = Frodo
signet-gandalf = Gandalf

## A card, as it is heard

heard-strength = güç { $strength }
heard-strength-printed = güç { $strength } (basılı { $printed })
heard-vitality = can { $left } / { $vitality }
heard-wounds = { $wounds } yara
heard-exhausted = bitkin
heard-cost = bedel { $cost }
heard-burdens = { $burdens } yük
heard-about = ona bir şey olmak üzere
heard-inactive = şu an etkin değil
heard-chosen = seçildi
heard-lit = seçilebilir
heard-bears = taşıdığı: { $cards }

## A card, to be read

full-resistance = direnç { $resistance }
full-signet = mühür { $signet }
full-site = mekân { $site }
full-home = yurdu { $site }
full-shadow-number = Gölge sayısı
full-unique = eşsiz
source-own = kendi metni
source-strength = Basılı güç { $printed }
reader-roaming = Başıboş: kendi mekânından önce oynandı.
reader-forbidden = Şimdi olmaz: { $rule }.

## The head of the page

head-before = İlk turdan önce
head-yours = Sizin turunuz
head-theirs = { $who }: tur
head-turn = tur { $turn } · { $phase }
head-bids = teklifler ve başlangıç yoldaşlıkları
head-phases = turun aşamaları
head-skipped = atlanıyor
table-you = Siz

## Zones of the table

zone-path = macera yolu
zone-stage = masa
zone-lanes = çarpışmalar, her yoldaşa bir şerit
zone-others = öbür şeritler
zone-unassigned = Atanmamış
zone-minions = uşaklar
zone-fellowship = yoldaşlık
zone-shelf = seçenekler
zone-hand = eliniz, { $count } kart
zone-piles = desteleriniz
zone-support-free = Özgür Halklar'ın desteği
zone-support-shadow = Gölge'nin desteği
zone-own = sizinkiler
zone-players = oyuncular
zone-rest = süren işler, günlük, gösterilen kart
table-under = altında { $count }

path-site = mekân { $number }, { $site }, Gölge sayısı { $shadow }
path-empty = mekân { $number }, henüz boş
path-here = burada: { $who }
path-moves = ilerleme { $moves } / { $limit }
path-next = koyuyor
pool-title = alacakaranlık
pool-about = alacakaranlık havuzu: { $count }
archery-minion = uşakların okçuluğu { $sum }
archery-fellowship = yoldaşlığın okçuluğu { $sum }

chip-about = { $who }: elde { $hand }, destede { $deck }, ıskartada { $discard }, ölü { $dead }, yük { $burdens } / { $resistance }, mekân { $site }
chip-out = { $who } oyundan çıktı
player-title = Kartları: { $who }
player-none = Oyunda kartı yok.
pile-deck = deste
pile-discard = ıskarta
pile-dead = ölüler
pile-sites = mekânlar
pile-of-discard = Iskarta: { $who }
pile-of-dead = Ölüler: { $who }
pile-of-sites = Macera destesi: { $who }
pile-count = { $count } kart
shelf-pile = bir deste
shelf-close = kapat
shelf-aside = Masaya bak
shelf-back = Soruya dön
shelf-looked = Bakılan kartlar: { $who }
shelf-choose = { $count } seçilebilir
bid-about = En yüksek teklif tur sırasındaki yerini ilk seçer. Kim kazanırsa kazansın teklifiniz sizde kalır: Yüzük Taşıyıcınız o kadar yükle başlar ve { $most } yükte yozlaşır. Herkes vermeden kimse teklifleri görmez.

## Skirmishes

lane-nobody = kimse
lane-alone = { $who }, karşısında kimse yok
lane-against = { $who } – { $foes }
lane-fight = { $who } – { $foes }, { $free } karşı { $shadow }, { $end }
lane-over = { $foes ->
        [none] { $who }, { $end }
       *[other] { $who } – { $foes }, { $end }
    }
end-won = zafer
end-lost = kayıp
end-cancelled = iptal
result-dies = ölürdü
result-loses = kaybederdi, { $wounds } yara
result-wins = kazanırdı
skirmish-now = süren çarpışma
mark-killed = ölür
mark-wounded = yaralanır
mark-wins = kazanır
mark-kills = öldürür
verdict-ring-bearer-overwhelmed = Ezildi: { $dead } ölüyor, Yüzük Taşıyıcısı yitiyor
verdict-ring-bearer = { $dead } ölüyor: Yüzük Taşıyıcısı yitiyor
verdict-overwhelmed = Ezildi: { $dead } ölüyor
verdict-overwhelms = Kazandı ve ezdi: { $dead } ölüyor
verdict-killed = Kayıp: { $dead } { $wounds } yarayla ölüyor
verdict-kills = Zafer: { $dead } { $wounds } yarayla ölüyor
verdict-lost = Kayıp, yara yok
verdict-won = Zafer, yara yok
verdict-wounded = Kayıp: { $who }, { $wounds } yara
verdict-wounds = Zafer: { $who }, { $wounds } yara
verdict-enough = Ezilmemek için +{ $more }, kazanmak için +{ $win } yeter.
verdict-to-win = Kazanmak için +{ $win }.
preview-pool = alacakaranlık: { $from } yerine { $to }
preview-burdens = yük: { $from } yerine { $to }
preview-fight = { $who }: { $free } karşı { $shadow }, { $end }
preview-over = { $who }: çarpışma: { $end }

## Under way

way-title = Sürüyor
way-play = { $who }: { $card } oynanıyor
way-action = { $who }: { $card }
way-paying = { $who }: { $card } için ödüyor
way-give = { $card } taşıyıcı değiştiriyor
way-about-to = { $whom ->
        [none] Olmak üzere: { $what }
       *[other] Olmak üzere: { $what } ({ $whom })
    }
way-happened = { $whom ->
        [none] Oldu: { $what }
       *[other] Oldu: { $what } ({ $whom })
    }
way-answers = { $who }: karşılık verir ya da bırakır
way-acts = { $passes ->
        [0] { $who }: eylem ya da pas
       *[other] { $who }: eylem ya da pas ({ $passes } pas geçti)
    }
way-later = sonra { $who }

## The question

act-assigned = { $left ->
        [0] Bitti
       *[other] Bitti, { $left } kaldı
    }
act-done = { $count ->
        [0] Bitti
       *[other] Bitti, { $count } seçildi
    }
act-keep-all = Hepsini tut
act-again = Baştan
act-other = Başka bir şey
act-all-here = { $count } yaranın hepsi buraya
act-pass-warned = Pas ({ $warning })
act-dies = { $count ->
        [one] { $who } ölürdü
       *[other] { $who } ölürdü
    }
word-yes-move-again = Yeniden ilerle
word-no-move-again = Burada kal
word-yes-mulligan = Altı yeni kart çek
word-no-mulligan = Eli tut
key-space = Boşluk
key-enter = Enter
help-defenders = Her savunana bir uşak. Bir uşağa, sonra bir şeride tıklayın; bıraktıklarınızı Gölge istediğine gönderebilir.
help-leftovers = Bir uşağa, sonra saldıracağı kişiye tıklayın. Bıraktıklarınız dövüşmez.
help-next-skirmish = Bir şeride tıklayın.
help-start-with = Bu kadar alacakaranlık bedelinde yoldaş sizinle başlayabilir.
help-reconcile = Atmak için elinizden bir karta tıklayın ya da hepsini tutun.
help-archery-wound = Yarayı alacak olana tıklayın, birer birer. Kalan yara: { $left }.

## Stops: where one is asked

label-answers = Yanıtlar
label-answer-wounds = Yaralar
label-answer-skirmishes = Çarpışmalar
label-answer-others = Diğer her şey
stops = Bana ne zaman sorulur?
stop = { $stop }: bana ne zaman sorulur?
# For those who hear the page: a phase, and what is wanted there.
stop-at = { $stop }: sorulur, { $ask }
stop-always = her zaman
stop-able = bir şey yapabiliyorsam
stop-never = sorma: benim için pas geç
stops-secret = Ne seçerseniz seçin diğerleri aynı duraklamayı görür: elinizi ele vermez. Durağa kadar pas geçme, bir şey size yöneldiğinde biter.
stops-going = Bir sonraki durağınıza kadar pas geçiyorsunuz.
stops-stop = Dur
act-go-on = Sonraki durağıma kadar pas
act-passed = Birazdan sizin için pas geçilecek. Yine de oynayabilirsiniz.
key-shift-space = Shift+Boşluk

## What leagues record

result-players = Oyuncular
result-a-site = A: mekân
result-a-burdens = A: yükler
result-a-dead = A: kaybedilen yoldaşlar ve müttefikler
result-a-out = A: elendi
result-b-site = B: mekân
result-b-burdens = B: yükler
result-b-dead = B: kaybedilen yoldaşlar ve müttefikler
result-b-out = B: elendi
result-c-site = C: mekân
result-c-burdens = C: yükler
result-c-dead = C: kaybedilen yoldaşlar ve müttefikler
result-c-out = C: elendi
result-d-site = D: mekân
result-d-burdens = D: yükler
result-d-dead = D: kaybedilen yoldaşlar ve müttefikler
result-d-out = D: elendi
result-e-site = E: mekân
result-e-burdens = E: yükler
result-e-dead = E: kaybedilen yoldaşlar ve müttefikler
result-e-out = E: elendi
