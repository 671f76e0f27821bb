# The lessons. `learn-LESSON-STEP-QUESTION` replaces `learn-LESSON-STEP` while that question is asked.

learn-about = Sekiz kısa ders, her biri gerçek masada gerçek bir konum. Neye tıklanacağını bir yıldız gösterir. Kuralların izin verdiği her şey burada da serbesttir.

## 1

learn-fellowship = Yoldaşlık
learn-fellowship-about = Bir yoldaş oynayın, bir hobbiti silahlandırın. Bedelini Gölge harcar.
learn-fellowship-companion = Yoldaşlık aşamasında kart oynarsınız. Bedelleri alacakaranlık havuzuna girer, sonra Gölge harcar. Elinizdeki Legolas kartına tıklayın: 2.
learn-fellowship-sword = Legolas sizinle, havuzda 2 alacakaranlık var. Şimdi Hobbit Sword, bedeli 1.
learn-fellowship-sword-bearer = Eşyayı biri taşır. Merry kartına tıklayın: kılıçtan 2, kendi metninden 2 güç alır.
learn-fellowship-heal = Gimli yaralı ve elinizde bir Gimli daha var. Eşsizdir, ikincisi oynanamaz. Ona tıklayın: kartı atmak bir yara iyileştirir.
learn-fellowship-done = Güçlendiniz, Gölge de 3 alacakaranlık harcayabilir. Her şeyi değil, gerekeni oynayın. Okumak için bir kartın üstüne gelin; parmakla basılı tutun.

## 2

learn-road = Yolda
learn-road-about = Mekândan mekâna ilerleyin ve her adımın bedelini görün.
learn-road-move = Yoldaşlık aşamasında pas geçince yoldaşlığınız ilerler. Her turda bir kez ilerlemek zorundadır. Mekân 2 henüz yok: rakibiniz kendi mekânlarından birini oynar. Pas geçin.
learn-road-again = 5 alacakaranlık: 2 mekânın Gölge sayısıdır, üç yoldaşınızın her biri 1 ekler. Bugün Gölge'nin uşağı yok, hemen toparlanırsınız. Pas geçin.
learn-road-again-move-again = Bir turda iki kez ilerleyebilirsiniz. İkinci ilerleyiş kalana alacakaranlık ekler, uşaklar da kalır. Burada kimse yok: yeniden ilerleyin.
learn-road-done = Mekân 3 bir sığınaktır: burada başlayan tur beş yaraya kadar iyileştirir. Havuzda şimdi 8 var. Gölge bununla ne yapar? Sonraki ders bunu gösterir.

## 3

learn-shadow = Gölge
learn-shadow-about = Taraf değiştirin: uşaklara alacakaranlık harcayın, başıboşluğu görün.
learn-shadow-minion = Şimdi Gölge sizsiniz. Rakibiniz mekân 4'e ilerledi, havuzda 8 var. Kartlarınızın bedeli havuzdan çıkar. Goblin Marksman oynayın: 3.
learn-shadow-spear = Uşaklar da silah taşır. Goblin Spear'ın bedeli 1'dir, bir Moria uşağı ister. Yalnızca biri var, o yüzden kimin taşıyacağı sorulmaz.
learn-shadow-roaming = Uruk Savage mekân 5'e aittir. Ondan önce başıboştur ve bedeli 2 artar. Toplam 4, kalanın hepsi. Onu oynayın.
learn-shadow-done = Havuz boş, iki uşak saldırıyor. Her oyunda iki tarafı da oynarsınız: kendi turunuzda yoldaşlığı, başkalarının turunda Gölge'yi.

## 4

learn-arrows = Oklar
learn-arrows-about = Bir manevra, sonra iki taraf da ok atar.
learn-arrows-maneuver = Uşaklar burada. Önce kendi olaylarıyla manevra aşaması gelir. Elendil’s Valor oynayın: Aragorn savunucu +1 olur, iki uşağa karşı durabilir.
learn-arrows-first = Her okçu kendi tarafının okçuluğuna 1 ekler: onlarınki 2, sizinki 1. Onların iki yarasını siz dağıtırsınız. Aragorn birini kaldırır: ona tıklayın.
learn-arrows-second = İkinci yara. Yarası canına ulaşan ölür, o yüzden yaraları bölüştürün. Legolas kartına tıklayın.
learn-arrows-done = Legolas'ın açtığı yarayı rakibiniz dağıttı. Oklar dövüşten önce değer. Frodo'yu onlardan uzak tutun: ölürse kaybedersiniz.

## 5

learn-defenders = Kim kimle dövüşür
learn-defenders-about = Savunanları atayın, kalanlarla Gölge'nin ne yaptığını görün.
learn-defenders-assign = Kimin kimle karşılaşacağını siz seçersiniz, her savunana bir uşak. Uruk Raider'a, sonra Aragorn'a tıklayın. Goblin Runner'a, sonra Gimli'ye tıklayın. Sayılar sonucu gösterir. Uruk Savage kalsın, bitirin.
learn-defenders-order = Bıraktığınız uşakları Gölge istediğine gönderebilir. Şimdi her savunanın kendi çarpışması var, sırayı siz seçersiniz. Önce Aragorn, sonra Gimli.
learn-defenders-done = İkisi de dövüştü. Bıraktığınız uşak Frodo'ya bile saldırabilir. En güçlüleri karşılayın, ilerlemeden önce savunanlarınızı sayın.

## 6

learn-skirmish = Çarpışma
learn-skirmish-about = Güç, olaylar ve iki kat gücün yaptığı.
learn-skirmish-event = İki çarpışma bekliyor. Gücü çok olan kazanır, eşitlikte Gölge kazanır. Aragorn'un şeridine tıklayın.
learn-skirmish-event-act = Aragorn 8, Uruk Rager 9. Ölçek ne olacağını söyler. Swordsman of the Northern Kingdom oynayın: bir kolcuya 2 güç.
learn-skirmish-win = 9'a karşı 10. Herkes pas geçince çarpışma sonuçlanır. Pas geçin.
learn-skirmish-axe = Rager kaybetti ve bir yara aldı. Gimli 5'e karşı 8, o da kazanır. 10 olsa iki katı eder. Gimli'ye tıklayın: zorlanır ve 2 alır.
learn-skirmish-overwhelm = 5'e karşı 10: Goblin Runner ezilir. Pas geçin.
learn-skirmish-done = Ezilen uşak, canı ne olursa olsun ölür. Yoldaşların da başına gelir, Yüzük Frodo'yu bundan kurtarmaz. Hasar +1, her kaybedene bir yara daha demektir.

## 7

learn-ring = Yüzük
learn-ring-about = Frodo'yu yaralardan korur, o da yükle öder.
learn-ring-wear = Frodo bir çarpışmayı kaybetti. 1 canı kaldı, sıradaki yara onu öldürür. Yüzük bunu üstlenebilir: takmak için Yüzük'e tıklayın.
learn-ring-sam = Her yara bir yük oldu: 10'un 9'u. 10 yükte Frodo yozlaşır ve kaybedersiniz. Toparlanma aşamasında Yüzük'ü çıkarır. Sonraki turunuzda Sam'e tıklayın: zorlanır ve bir yük kaldırır.
learn-ring-again = Zorlanmak, bedel olarak yara almaktır. Sam'in 1'den çok canı kaldıkça yapabilir. Bir kez daha: Sam'e tıklayın.
learn-ring-done = 7 yük kaldı. Yüzük Frodo'yu bugün kurtarır, bedelini yarın alır. Oyundan önce teklif ettikleriniz onun ilk yükleridir.

## 8

learn-goal = Son mekâna
learn-goal-about = Elinizi düzenleyin ve iki ilerleyişle kazanın.
learn-goal-reconcile = Rakibinizin turu bitiyor, elinizi düzenliyorsunuz: bir kart atabilir, sonra sekize kadar çekersiniz. Bir Goblin Marksman'a tıklayın ve bitirin.
learn-goal-move = Turunuz, mekân 7'desiniz. Kart oynayabilirsiniz, ama her biri Gölge'yi besler ve onun eli boş. Pas geçin ve ilerleyin.
learn-goal-last = Mekân 8. Uşak gelmedi, toparlanıyorsunuz. Pas geçin.
learn-goal-last-move-again = Mekân 9'da hayatta kalan kazanır. Kalıp elinizi düzenleyebilir ya da yeniden ilerleyebilirsiniz. Yeniden ilerleyin.
learn-goal-done = Kazandınız: yoldaşlığınız son mekânda hayatta kaldı. Bütün bir oyunda Gölge'nin de kartları olur. Bir başlangıç destesi seçip deneyin; öneri yardım eder.
