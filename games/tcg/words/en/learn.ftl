# The lessons. `learn-LESSON-STEP-QUESTION` replaces `learn-LESSON-STEP` while that question is asked.

learn-about = Eight short lessons, each a real position on the real table. A star shows what to click. Whatever else the rules allow stays allowed.

## 1

learn-fellowship = The fellowship
learn-fellowship-about = Play a companion and arm a Hobbit. The Shadow spends what it costs.
learn-fellowship-companion = In your fellowship phase you play cards. What they cost goes into the twilight pool, and the Shadow spends it later. Click Legolas in your hand: 2.
learn-fellowship-sword = Legolas is with you, and 2 twilight are in the pool. Now the Hobbit Sword, for 1.
learn-fellowship-sword-bearer = A possession needs a bearer. Click Merry: he gets 2 strength from the sword and 2 from his own text.
learn-fellowship-heal = Gimli is wounded, and another Gimli is in your hand. He is unique, so the second one cannot be played. Click it: discarding it heals a wound.
learn-fellowship-done = You are stronger, and the Shadow has 3 twilight to spend. Play what you need, not all you can. Point at a card to read it; a finger holds it.

## 2

learn-road = On the road
learn-road-about = Move from site to site, and see what each step costs.
learn-road-move = When you pass in the fellowship phase, your fellowship moves. It must, once each turn. Site 2 is not there yet: your opponent plays one of his. Pass.
learn-road-again = 5 twilight: 2 is the Shadow number of the site, and each of your three companions adds 1. Today the Shadow has no minions, so you regroup at once. Pass.
learn-road-again-move-again = You may move twice in a turn. A second move adds twilight to what is left, and minions stay. Nobody is here: move again.
learn-road-done = Site 3 is a sanctuary: a turn that begins here heals up to five wounds. The pool holds 8 now. What the Shadow does with it is the next lesson.

## 3

learn-shadow = The Shadow
learn-shadow-about = Change sides: spend twilight on minions, and see what roaming is.
learn-shadow-minion = Now you are the Shadow. Your opponent moved to site 4, and the pool holds 8. Your cards take their cost out of it. Play the Goblin Marksman: 3.
learn-shadow-spear = Minions bear weapons too. The Goblin Spear costs 1 and needs a minion of Moria. There is only one, so nobody asks who bears it.
learn-shadow-roaming = The Uruk Savage belongs to site 5. Before that site he roams, and costs 2 more. That makes 4, all that is left. Play him.
learn-shadow-done = The pool is empty, and two minions attack. You play both sides in every game: your own turn as the fellowship, the turns of others as the Shadow.

## 4

learn-arrows = Arrows
learn-arrows-about = A maneuver, then both sides shoot.
learn-arrows-maneuver = The minions are here. First comes the maneuver phase, with its own events. Play Elendil’s Valor: Aragorn becomes defender +1 and may face two minions.
learn-arrows-first = Each archer adds 1 to the archery total of its side: theirs is 2, yours is 1. You place their two wounds. Aragorn can bear one: click him.
learn-arrows-second = The second wound. Whoever has as many wounds as vitality dies, so spread them. Click Legolas.
learn-arrows-done = Your opponent has placed the wound that Legolas dealt. Arrows hit before anybody fights. Keep Frodo out of their way: if he dies, you lose.

## 5

learn-defenders = Who fights whom
learn-defenders-about = Assign defenders, and see what the Shadow does with the rest.
learn-defenders-assign = You choose who meets whom, one minion for each defender. Click the Uruk Raider, then Aragorn. Click the Goblin Runner, then Gimli. The numbers tell how it would end. Leave the Uruk Savage, and be done.
learn-defenders-order = The Shadow may send the minions you left at anybody. Each defender has a skirmish of his own now, and you choose the order. Aragorn first, then Gimli.
learn-defenders-done = Both have fought. What you leave over may attack even Frodo. So take on the strongest, and count your defenders before you move.

## 6

learn-skirmish = Skirmish
learn-skirmish-about = Strength, events, and what double strength does.
learn-skirmish-event = Two skirmishes are waiting. The side with more strength wins, and a tie goes to the Shadow. Click the lane of Aragorn.
learn-skirmish-event-act = Aragorn has 8, the Uruk Rager 9. The scale says what would happen. Play Swordsman of the Northern Kingdom: 2 more for a ranger.
learn-skirmish-win = 10 against 9. When all pass, the skirmish is resolved. Pass.
learn-skirmish-axe = The Rager lost and took a wound. Gimli has 8 against 5 and wins as well. With 10 he has double. Click Gimli: he exerts and gets 2.
learn-skirmish-overwhelm = 10 against 5: the Goblin Runner would be overwhelmed. Pass.
learn-skirmish-done = Overwhelmed minions die, whatever their vitality. It happens to companions too, and the Ring does not save Frodo from it. Damage +1 means one more wound for each loser.

## 7

learn-ring = The Ring
learn-ring-about = It saves Frodo from wounds, and he pays with burdens.
learn-ring-wear = Frodo has lost a skirmish. He has one vitality left, and the next wound would kill him. The Ring can take it: click the Ring to put it on.
learn-ring-sam = Each wound became a burden: 9 of 10. With 10 Frodo is corrupted, and you lose. In the regroup phase he takes the Ring off. In your next turn click Sam: he exerts and removes a burden.
learn-ring-again = To exert is to take a wound as a price. Sam can do it while he has more than one vitality left. Once more: click Sam.
learn-ring-done = 7 burdens are left. The Ring saves Frodo today and costs him tomorrow. What you bid before a game is the first of his burdens.

## 8

learn-goal = To the last site
learn-goal-about = Reconcile your hand, and win in two moves.
learn-goal-reconcile = The turn of your opponent ends, and you reconcile: you may discard one card, then you draw up to eight. Click one Goblin Marksman, and be done.
learn-goal-move = Your turn, at site 7. You could play cards, but each one feeds the Shadow, and its hand is empty. Pass, and move.
learn-goal-last = Site 8. No minion came, so you regroup. Pass.
learn-goal-last-move-again = Whoever survives at site 9 wins. You may stay and reconcile, or move again. Move again.
learn-goal-done = You have won: your fellowship survived at the last site. In a whole game the Shadow has cards, too. Choose a starter deck and try it; the hint helps.
