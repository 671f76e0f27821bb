# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = War of the Ring
unofficial = War of the Ring: not made, endorsed or supported by its publishers or by the owners of The Lord of the Rings.
lessons-about = Ten short lessons on the real board, one to four minutes each.
seat-fp = Free Peoples
seat-sh = Shadow
seat-gondor = Gondor
seat-rohan = Rohan
seat-witch-king = Witch-king
seat-saruman = Saruman
seat-about-gondor = Gondor and the Elves
seat-about-rohan = Rohan, the North and the Dwarves
seat-about-witch-king = Sauron, the Witch-king and the Mouth of Sauron
seat-about-saruman = Isengard, the Southrons & Easterlings, and Saruman
team-0 = Free Peoples
team-1 = Shadow
goal-fp = Free Peoples: carry the Ring to the Crack of Doom, or win 4 victory points.
goal-sh = Shadow: corrupt the Ring-bearers, or win 10 victory points.
door-about = Lead armies across the map, or slip the Ring past them.
door-picture = The map: an army rides to Helm’s Deep.
standing = turn { $turn }, { $points } points
