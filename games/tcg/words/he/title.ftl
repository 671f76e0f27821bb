# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = שר הטבעות: משחק הקלפים האספני
unofficial = שר הטבעות TCG: לא נוצר, לא אושר ולא נתמך בידי המוציאים לאור או בעלי הזכויות בשר הטבעות.
seat-a = שחקן A
seat-b = שחקן B
seat-c = שחקן C
seat-d = שחקן D
seat-e = שחקן E
