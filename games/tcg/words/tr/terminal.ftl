# What the terminal says of the card game.

welcome = Yüzüklerin Efendisi TCG. Yardım için ?, öneri için hint, çıkmak için quit yazın.

## Help

help-more =
    ? T6.14        bir kural ya da T6 gibi bir bölüm
    ? aragorn      adıyla, koduyla (1R89) ya da seçenek numarasıyla bir kart
    map            macera yolu
    hand           kartlarınız
help-no-rule = "{ $rule }" adında bir kural ya da kart yok. Kurallar T6.14 gibi, kartlar 1R89 gibi numaralanır.
hint-card = Bir kartı okumak için ? ve numarasını ya da adını yazın.
refused-by = { $rule } buna izin vermiyor.

## Where things stand

none-there = yok
status-setup = İlk turdan önce.
status-headline = Tur { $turn }, { $seat }, { $phase }, mekân { $site }. Alacakaranlık havuzu: { $twilight }.
status-headline-own = Tur { $turn }, sizin, { $phase }, mekân { $site }. Alacakaranlık havuzu: { $twilight }.
status-moves = Bu turdaki ilerlemeler: { $moves }.
status-path = Macera yolu:
status-site = { $number }) { $site } [{ $shadow }]
status-site-at = { $number }) { $site } [{ $shadow }] ← { $seats }
status-site-empty = { $number }) –
status-site-empty-at = { $number }) – ← { $seats }
status-fellowship = Yoldaşlık ({ $seat }), yük { $burdens } / { $resistance }:
status-fellowship-ring = Yoldaşlık ({ $seat }), yük { $burdens } / { $resistance }, Tek Yüzük takılı:
status-support = Destek alanı ({ $seat }): { $cards }
status-minions = Uşaklar:
status-minion = { $minion } ({ $seat })
status-skirmish = Çarpışma: { $free } – { $minions }.
status-skirmish-fierce = Azgın çarpışma: { $free } – { $minions }.
status-assigned = Atananlar: { $pairs }
status-under-way = Sürüyor: { $frames }
status-cards = { $seat }: elde { $hand }, destede { $deck }, ıskartada { $discard }, ölü { $dead }
status-cards-out = { $seat } oyundan çıktı.
status-dead = Ölüler ({ $seat }): { $cards }
status-in-hand = Elindeki bilinen kartlar ({ $seat }): { $cards }
status-looked-at = Bakılan kartlar: { $cards }
under-play = { $card } oynanıyor
under-action = { $card } metni
under-occurrence = { $cards ->
        [none] { $what }
       *[other] { $what } ({ $cards })
    }
under-give = { $card } taşıyıcı değiştiriyor

## Cards

hand-title = Kartlarınız:
hand-empty = Elinizde kart yok.
figure-strength = güç { $now }
figure-vitality = can { $left } / { $all }
figure-roaming = başıboş
figure-bears = taşıdığı: { $cards }
figure-stacked = altında: { $cards }
figure-cost = bedel { $cost }
figure-strength-bonus = güç { $by }
figure-vitality-bonus = can { $by }
figure-skirmish = { $character } – { $minion }
sheet-unique = eşsiz
sheet-cost = Alacakaranlık bedeli { $cost }
sheet-strength = güç { $strength }
sheet-vitality = can { $vitality }
sheet-resistance = direnç { $resistance }
sheet-signet = mühür { $signet }
sheet-site = mekân { $site }
sheet-site-number = mekân numarası { $site }
sheet-home = yurdu mekân { $site }
sheet-shadow-number = Gölge sayısı { $number }
sheet-response = karşılık
sheet-in-play = Oyunda: { $cards }
sheet-ruling = Yorum: { $ruling }
sheet-rules = Kurallar: { $rules }

plan-travel = Yüzük'ü herkesten önce son mekâna ulaştırmak
plan-hunt = yoldaşlığı durdurmak: Yüzük Taşıyıcısı'nı yozlaştırmak ya da öldürmek
