# Amit a játékról a játszmáin kívül mondunk: a kezdőlapon, listákban, meghívókban.

title = A Gyűrű Háborúja
unofficial = A Gyűrű Háborúja: nem a kiadói és nem A Gyűrűk Ura jogtulajdonosai készítették, és nem is támogatják.
lessons-about = Tíz rövid lecke a valódi táblán, egyenként egy–négy perc.
seat-fp = Szabad Népek
seat-sh = Sötétség
seat-gondor = Gondor
seat-rohan = Rohan
seat-witch-king = Boszorkánykirály
seat-saruman = Szarumán
seat-about-gondor = Gondor és a tündék
seat-about-rohan = Rohan, az Észak és a törpök
seat-about-witch-king = Szauron, a Boszorkánykirály és Szauron Szája
seat-about-saruman = Vasudvard, a délvidékiek és keletiek, Szarumán
team-0 = Szabad Népek
team-1 = Sötétség
goal-fp = Szabad Népek: vidd a Gyűrűt a Végzet Hegyéhez, vagy szerezz 4 győzelmi pontot.
goal-sh = Sötétség: döntsd Romlottságba a Gyűrűhordozókat, vagy szerezz 10 győzelmi pontot.
door-about = Vezess seregeket a térképen át, vagy csempészd el mellettük a Gyűrűt.
door-picture = A térkép: sereg vonul Helm Szurdok felé.
standing = { $turn }. forduló, { $points } pont
