# Amit a játékról a játszmáin kívül mondunk: a kezdőlapon, listákban, meghívókban.

title = A Gyűrű Háborúja
unofficial = A Gyűrű Háborúja: nem a kiadói és nem A Gyűrűk Ura jogtulajdonosai készítették, és nem is támogatják.
lessons-about = Tíz rövid lecke a valódi táblán, egyenként egy–négy perc.
seat-fp = Szabad Népek
seat-sh = Sötétség
seat-gondor = Gondor és a tündék
seat-rohan = Rohan, az Észak és a törpök
seat-witch-king = a Boszorkánykirály
seat-saruman = Szarumán
goal-fp = Szabad Népek: vidd a Gyűrűt a Végzet Hegyéhez, vagy szerezz 4 győzelmi pontot.
goal-sh = Sötétség: döntsd Romlottságba a Gyűrűhordozókat, vagy szerezz 10 győzelmi pontot.
door-about = Vezess seregeket a térképen át, vagy csempészd el mellettük a Gyűrűt.
door-picture = A térkép: sereg vonul Helm Szurdok felé.
standing = { $turn }. forduló, { $points } pont
