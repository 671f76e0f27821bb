# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = A Gyűrűk Ura gyűjthető kártyajáték
unofficial = A Gyűrűk Ura TCG: nem a kiadók és nem A Gyűrűk Ura jogtulajdonosai készítették, hagyták jóvá vagy támogatják.
seat-a = A játékos
seat-b = B játékos
seat-c = C játékos
seat-d = D játékos
seat-e = E játékos
