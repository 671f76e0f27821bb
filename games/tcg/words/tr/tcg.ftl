# The Lord of the Rings TCG: the things of the game, what is asked and what happens. Titles of cards are facts and stay as they are.

## The words of the cards

side-free = Özgür Halklar
side-shadow = Gölge

type-companion = yoldaş
type-ally = müttefik
type-minion = uşak
type-possession = eşya
type-artifact = yadigâr
type-event = olay
type-condition = durum
type-site = mekân
type-ring = Tek Yüzük

culture-dwarven = Cüce
culture-elven = Elf
culture-gandalf = Gandalf
culture-gondor = Gondor
culture-shire = Shire
culture-isengard = Isengard
culture-moria = Moria
culture-ringwraith = Yüzüktayfı
culture-sauron = Sauron

race-man = İnsan
race-elf = Elf
race-dwarf = Cüce
race-hobbit = Hobbit
race-wizard = Büyücü
race-orc = Ork
race-uruk-hai = Uruk-hai
race-nazgul = Nazgûl
race-balrog = Balrog
race-troll = Trol
race-creature = Yaratık

class-hand-weapon = el silahı
class-ranged-weapon = menzilli silah
class-armor = zırh
class-shield = kalkan
class-helm = miğfer
class-cloak = pelerin
class-bracers = bileklik
class-mount = binek
class-pipe = pipo
class-staff = asa
class-ring = yüzük
class-palantir = palantír

keyword-archer = okçu
keyword-damage = hasar
keyword-defender = savunucu
keyword-fierce = azgın
keyword-ring-bearer = Yüzük Taşıyıcısı
keyword-sanctuary = sığınak
keyword-ranger = kolcu
keyword-tracker = iz sürücü
keyword-tentacle = dokunaç
keyword-twilight = alacakaranlık
keyword-search = arama
keyword-stealth = gizlilik
keyword-tale = öykü
keyword-spell = büyü
keyword-weather = hava
keyword-pipeweed = pipo otu
keyword-forest = orman
keyword-marsh = bataklık
keyword-mountain = dağ
keyword-plains = ova
keyword-river = nehir
keyword-underground = yeraltı

phase-fellowship = yoldaşlık aşaması
phase-shadow = Gölge aşaması
phase-maneuver = manevra aşaması
phase-archery = okçuluk aşaması
phase-assignment = atama aşaması
phase-skirmish = çarpışma aşaması
phase-regroup = toparlanma aşaması

victory-last-site = yoldaşlık son mekânda hayatta kaldı
victory-last-player = başka kimse kalmadı
victory-draw = herkesi kendi teklifi yozlaştırdı

## Cards. A name comes from the card itself.

card-face = { $title }
card-in-play = { $rank ->
        [1] { $title }
       *[other] { $title } ({ $rank })
    }
card-back = { $count ->
        [1] bir kart
       *[other] { $count } kart
    }

## What happens, as something that can be answered

kind-exert = zorlanma
kind-wound = yara
kind-heal = iyileşme
kind-kill = ölüm
kind-discard = oyundan ıskarta
kind-discard-from-hand = elden ıskarta
kind-add-burdens = yük ekleme
kind-remove-burdens = yük çıkarma
kind-add-twilight = alacakaranlık ekleme
kind-draw = kart çekme
kind-play = kart oynama
kind-put-on-ring = Tek Yüzük'ün takılması
kind-move-from = yoldaşlık bir mekândan ayrılıyor
kind-move = yoldaşlık ilerliyor
kind-move-to = yoldaşlık bir mekâna varıyor
kind-assign = çarpışmaya atama
kind-win = kazanılan çarpışma
kind-lose = kaybedilen çarpışma
kind-start-of-turn = turun başı
kind-end-of-turn = turun sonu
kind-start-of-phase = bir aşamanın başı
kind-end-of-phase = bir aşamanın sonu
kind-skirmish-ends = bir çarpışmanın sonu

## What can be chosen

word-pass = pas
word-pass-start-with = başka kimse
word-pass-answer = karşılık yok
word-pass-sanctuary = başka kimse iyileşmesin
word-pass-play-from = hiçbir şey oynama
word-pass-play-site = mekân yok
word-pass-take = hiçbirini alma
word-pass-target = başka yok
word-yes = evet
word-no = hayır
word-card = { $card }
word-in-play = { $card }
word-play = oyna: { $card }
word-heal = iyileştirmek için ıskartaya at: { $card }
word-give = başka bir karaktere ver: { $card }
word-use = { $ability ->
        [0] kullan: { $card }
       *[other] kullan: { $card }, yetenek { $ability }
    }
word-use-like = { $ability ->
        [0] kullan: { $card }, { $text } metniyle
       *[other] kullan: { $card }, { $text } metniyle, yetenek { $ability }
    }
word-pair = { $minion } – { $character }
word-way = { $next }. seçenek
word-way-place = tur sırasında { $way }. yer
word-seat = { $seat }

## Questions

why-bid = Tur sırasındaki yeriniz için kaç yük teklif ediyorsunuz?
why-first-player = İlk tur kimin?
why-tie = Teklifler eşit. Önce kim seçer?
why-place = Tur sırasında hangi yeri alıyorsunuz?
why-start-with = Sizinle kim başlıyor? Kalan alacakaranlık bedeli: { $left }.
why-mulligan = Elinizi geri koyup altı yeni kart çekiyor musunuz?
why-act = Ne yapıyorsunuz? ({ $phase })
why-answer = { $about ->
        [yes] Olmak üzere: { $what }. Karşılık veriyor musunuz?
       *[no] Az önce oldu: { $what }. Karşılık veriyor musunuz?
    }
why-first-of = Birkaç şey sırada. Önce hangisi?
why-bearer = { $card } kartını kim taşıyor?
why-target = { $verb ->
        [exert] { $card }: kim zorlanıyor?
        [exhaust] { $card }: kim bitkin düşüyor?
        [wound] { $card }: kim yaralanıyor?
        [heal] { $card }: kim iyileşiyor?
        [discard] { $card }: ne ıskartaya atılıyor?
        [strengthen] { $card }: kimin gücü değişiyor?
        [change] { $card }: kim değişiyor?
        [return] { $card }: ne ele dönüyor?
        [stack] { $card }: ne alta konuyor?
       *[choose] { $card }: hangisini seçiyorsunuz?
    }
why-number = { $card }: hangi sayıyı seçiyorsunuz?
why-one-of = { $card }: bunlardan hangisi?
why-may = { $card }: kullanıyor musunuz?
why-again = { $card }: bir kez daha mı?
why-pay-to-prevent = { $card }: önlemek için ödüyor musunuz?
why-player = { $card }: hangi oyuncu?
why-play-from = { $from ->
        [discard] { $card }: ıskartadan ne oynuyorsunuz?
        [deck] { $card }: çekme destenizden ne oynuyorsunuz?
        [stacked] { $card }: alttaki kartlardan hangisini oynuyorsunuz?
       *[hand] { $card }: elinizden ne oynuyorsunuz?
    }
why-play-site = { $card }: hangi mekânı oynuyorsunuz?
why-reveal = { $card }: neyi açıyorsunuz?
why-discard-from-hand = { $card }: elinizden neyi atıyorsunuz?
why-discard-it = { $card }: bu kartlardan hangisi ıskartaya atılıyor?
why-order = { $card }: bu kartlar destenin üstüne hangi sırayla konuyor?
why-beneath = { $card }: destenin altına ne konuyor?
why-take = { $card }: bu kartlardan hangisini alıyorsunuz?
why-take-up = { $card }: hangi kartı elinize alıyorsunuz?
why-put-under = { $card }: çekme destesinin altına hangi kart konuyor?
why-shuffle-in = { $card }: çekme destesine ne karıştırılıyor?
why-stack = { $card }: oraya ne konuyor?
why-assign = { $card }: kim kiminle çarpışıyor?
why-sanctuary = Sığınak: kim iyileşiyor? İyileştirilebilecek yara: { $left }.
why-leave-out = Okçuluk: okçu müttefiklerinizden hangilerini dışarıda bırakıyorsunuz?
why-archery-wound = Okçuluk: sıradaki yarayı kim alıyor?
why-archery-target = Okçuluk: yaraları kimin uşakları alıyor?
why-defenders = Kim hangi uşaklara karşı savunuyor?
why-leftovers = Atanmamış uşaklarınız kime saldırıyor?
why-next-skirmish = Sırada hangi çarpışma var?
why-reconcile = Elinizi sekize tamamlamadan önce bir kart atıyor musunuz?
why-down-to-eight = Sekizden fazla kartınız var. Hangilerini atıyorsunuz?
why-move-again = Yoldaşlık yeniden ilerliyor mu?
why-draw = Hangi kart çekiliyor?
why-top-card = En üstte hangi kart var?
why-random-card = Rastgele hangi kart alınıyor?

## What happened

event-bid = { $seat } teklifi: { $bid }.
event-took-place = { $seat } { $place }. yeri alıyor.
event-turn = Tur { $turn }, { $seat }.
event-phase = Başlıyor: { $phase }.
event-drew = { $seat } çekiyor: { $card }.
event-looked-at = { $seat } bir karta bakıyor ({ $of }): { $card }.
event-revealed = { $seat } açıyor: { $card }.
event-plays = { $seat } oynuyor: { $card }.
event-uses = { $seat } kullanıyor: { $card }.
event-site-played = { $seat } mekân koyuyor: { $card }.
event-event-cancelled = İptal edildi: { $card }.
event-moved = { $seat } { $site }. mekâna ilerliyor.
event-twilight = Alacakaranlık havuzu: { $now }.
event-burdens = Yükler ({ $seat }): { $now }.
event-exerted = { $card } zorlanıyor.
event-wounded = { $card } yaralanıyor.
event-healed = { $card } iyileşiyor.
event-killed = { $card } ölüyor.
event-discarded = { $seat } ıskartaya atıyor: { $card }.
event-returned = { $seat } eline alıyor: { $card }.
event-to-deck = { $seat } çekme destesine koyuyor: { $card }.
event-stacked = Alta kondu: { $card }.
event-ring-worn = { $worn ->
        [yes] Tek Yüzük takıldı.
       *[no] Tek Yüzük çıkarıldı.
    }
event-ring-bearer = Yüzük Taşıyıcısı artık { $card }.
event-archery = Okçuluk: uşaklar { $minions }, yoldaşlık { $fellowship }.
event-assigned = { $minion } şuna karşı atandı: { $character }.
event-resolved = Çarpışma: Özgür Halklar'ın gücü { $free }, Gölge'nin gücü { $shadow }.
event-skirmish-cancelled = Çarpışma iptal edildi.
event-out = { $seat } oyundan çıktı.
