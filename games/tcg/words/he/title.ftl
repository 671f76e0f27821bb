# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = שר הטבעות: משחק הקלפים האספני
lessons-about = שמונה שיעורים קצרים על השולחן האמיתי, דקה עד שלוש כל אחד.
unofficial = שר הטבעות TCG: לא נוצר, לא אושר ולא נתמך בידי המוציאים לאור או בעלי הזכויות בשר הטבעות.
seat-a = שחקן A
seat-b = שחקן B
seat-c = שחקן C
seat-d = שחקן D
seat-e = שחקן E
starter-fotr-aragorn = Aragorn (The Fellowship of the Ring)
starter-fotr-gandalf = Gandalf (The Fellowship of the Ring)
starter-mom-gandalf = Gandalf (Mines of Moria)
starter-mom-gimli = Gimli (Mines of Moria)
starter-rotel-boromir = Boromir (Realms of the Elf-lords)
starter-rotel-legolas = Legolas (Realms of the Elf-lords)

door-about = עברו תשעה אתרים עם העמיתים. משרתי האופל מחכים.
door-picture = קלפים: אראגורן, גנדלף, פרודו, הטבעת האחת ומלך המכשפים.
standing = תור { $turn }, באתר { $sites }
deck-first = חפיסת אראגורן
# Where there is little room, as in lists.
title-short = משחק קלפים
# Before the first turn.
standing-bids = הימורים
