# Terminalin Yüzük Savaşı için söyledikleri. Bir kısmını web istemcisi de söyler.

welcome = Yüzük Savaşı. Yardım için ?, öneri için hint, çıkmak için quit yazın.

## Yardım

help-more =
    ? W7.5.3       tek bir kural veya W7.5 gibi bir bölüm
    ? fp-char-09   bir kart; adı veya seçenek numarası da olur
    ? scouts       bir savaş başlığı; ? strider bir karakter; ? rivendell bir bölge
    map            harita; map gondor veya map minas-tirith bir kısmını gösterir
    hand           kartlarınız
help-no-rule = "{ $rule }" diye bir kural, kart, savaş başlığı, karakter veya bölge yok. Kurallar W7.5.3, kartlar fp-char-09 gibi numaralanır.

## Yanıtlar

hint-card = Bir kartı okumak için ? ve numarasını veya adını yazın.

## Öneri

level-hard-about = Binlerce oyundan öğrendi. Sizin en iyi yanıtınıza da bakar ve en çok bir saniye düşünür.
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
status-given = Jetonlar: kart çekme { $draw }, ilerletme { $advance }; Cüce Yüzükleri: { $rings }.
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
status-order = { $side }: önder { $leads }; sıradaki { $next }.
status-order-now = { $side }: önder { $leads }; şimdi oynayan { $next }.
status-player = { $seat } ({ $nations }): elde { $character } Karakter, { $strategy } Strateji, sınır { $limit }.
status-personal-fp = Kaybedilen puan: { $lost }.
status-personal-sh = Ele geçirilen puan: { $captured }, kaybedilen: { $lost }.
status-mixed = Karma Ordu – { $region }: { $units }. Yöneten: { $seat }.
status-separate = Ayrı Ordular – { $region }: { $units }.
status-captor = Ele geçiren { $seat }: { $regions }.
status-command = Komuta: saldıran { $attacker }, savunan { $defender }.
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
