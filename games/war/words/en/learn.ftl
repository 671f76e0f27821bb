# The first game in ten lessons. A step has a text, and some of its questions have one of their own.

learn-about = Ten short lessons of one to four minutes, each a real position on the real board. The lesson says what to try and why, and you may answer as you like: everything that the rules allow stays allowed.

## 1

learn-journey = The journey
learn-journey-about = The map, your dice, and the Fellowship’s first steps.
learn-journey-move = Here is Middle-earth. You lead the Free Peoples; Frodo and Sam carry the Ring from Rivendell (marked on the map) to Mordor in the south-east. Whatever you do costs one of the dice in your tray, and its face says what it can do. Take a Character die, or click the Fellowship.
learn-journey-move-action = One die, one action. Move the Fellowship: that is what brings the Ring to Mordor. You can drag the map, and bring it closer or farther.
learn-journey-again = One step forward! The figure stays in Rivendell: the Fellowship is hidden, and only its track tells how far it has come. Your enemy would now use a die, but in this lesson he has none. Move again.
learn-journey-will = The star in your tray is the Will of the West, your best face: it may stand for any other. With it, move the Fellowship once more.
learn-journey-will-action = As a Character die it moves the Fellowship once more.
learn-journey-done = Three dice, three steps, and nobody knows where the Fellowship is. In a real game the Shadow hunts it at every step: that comes next. The Muster die that you have left is for lessons 4 and 5.

## 2

learn-hunt = The Hunt
learn-hunt-about = What a step costs when the Shadow looks for you: damage, corruption, lost Companions.
learn-hunt-found = The Shadow has put five dice in the Hunt Box, and you have moved twice already this turn. For every step it rolls them: a 6 finds you, and each earlier step makes it easier. Move the Fellowship, with another die if the Hunt fails.
learn-hunt-found-hunt-casualty = Found! A Hunt tile says how much damage there is. Either the Ring-bearers bear it, as corruption (with 12 the Shadow wins), or a Companion is lost for it. This is little: take it as corruption, lose nobody.
learn-hunt-found-reveal-path = The tile also reveals you. Say which way the Fellowship has come; its figure is put there. Hollin lies on the way south.
learn-hunt-hide = While the Fellowship is revealed it cannot move. A Character die hides it again.
learn-hunt-again = Hidden again. Dare one more step.
learn-hunt-again-hunt-casualty = Found again. This time let the Guide, who leads the Fellowship, take it: he falls, and his Level lowers the damage. Companions are shields, but each falls only once.
learn-hunt-again-reveal-path = Revealed again. Say which way the Fellowship has come: its figure is put there.
learn-hunt-done = You have seen all of the Hunt: the roll, the tile, damage as corruption or as a Companion, the reveal. So do not take too many steps in one turn. And Gandalf? Once a Minion of the Shadow has come, a Will of the West can bring him back as the White.

## 3

learn-declare = A safe haven
learn-declare-about = Declare where the Fellowship is, heal, and choose its Guide.
learn-declare-declare = A new turn. The figure stands in Hollin, and the Fellowship has come 3 steps since. You may declare where it is: in a City or Stronghold of your own it heals 1 corruption. Lórien, a Stronghold of the Elves, is 3 steps away. Say yes.
learn-declare-declare-path = Now go there, step by step, on the map or in the list: through Moria and Dimrill Dale to Lórien. When you declare, even Moria is safe; the Hunt does not stir.
learn-declare-guide = Rested: corruption has gone from 4 to 3, and the figure stands in Lórien, still hidden. At the end of this phase you choose the Guide among those of the highest Level. Gandalf draws cards, Strider hides the Fellowship with any die. Try Strider.
learn-declare-done = Declaring brings the figure up to where the Fellowship is, and heals in your own Cities and Strongholds. It also wakes the Nation there, which is what the next lesson is about. Now a turn goes on: the Shadow fills the Hunt Box and all dice are rolled.

## 4

learn-politics = Peoples go to war
learn-politics-about = Wake a Nation and bring it to war.
learn-politics-wake = Not every people fights from the start. Gondor is one step from war but passive: asleep, it never takes the last step. A Companion who comes to one of its Cities or Strongholds wakes it. Boromir is near: take the Character die and move the Companions.
learn-politics-wake-companions-to = Boromir goes up to 2 regions, his Level. Send him to Minas Tirith, home.
learn-politics-war = Gondor is awake! Now take a Muster die: it moves a Nation one step towards war.
learn-politics-war-nation = Choose Gondor. One step, and it is at war.
learn-politics-done = Gondor is at war: it may attack, recruit and cross the borders of others. A Nation also wakes and draws nearer to war whenever it is attacked or loses a Settlement, so the Shadow thinks twice about whom to strike.

## 5

learn-muster = The muster
learn-muster-about = Bring new units to the map, and a king.
learn-muster-regulars = Gondor is at war, so it can recruit. A Muster die brings two Regulars, or Leaders, or one of each, or one Elite. Take a Muster die, and recruit.
learn-muster-regulars-recruit-figure = Choose a Regular, the common soldier. You get two of them, one after the other.
learn-muster-regulars-recruit-where = New units come to free Towns, Cities and Strongholds of their own Nation, two of them never to the same place. Strengthen the coast.
learn-muster-elite = The second die: one Elite for Minas Tirith. It fights like a Regular, but takes two hits before it is gone.
learn-muster-king = Strider has come to Minas Tirith. With a Will of the West that stays what it is, he is crowned: Aragorn, Heir to Isildur. He leads armies better, and gives you one more die from the next turn on.
learn-muster-done = You have an army that grows and a king to lead it. The Shadow recruits in the same way, and brings its Minions with Muster dice: you will see that in lesson 9. Units that the Free Peoples lose never come back, so take care of them.

## 6

learn-armies = On the march
learn-armies-about = Two armies with one die, and how many a region holds.
learn-armies-first = Change sides: you lead the Shadow. An Army die moves up to two armies, each by one region. Take it, and move armies.
learn-armies-first-move-from = The first army: Minas Morgul, at the border of Mordor.
learn-armies-first-move-to = To North Ithilien, where five of your units stand.
learn-armies-first-move-figures = A region holds 10 units at most; what is too many would be removed. There are 5, so send 4, and somebody stays to guard the gate.
learn-armies-second = The same die moves a second army. March from Morannon to Dagorlad with everything, the Nazgûl too.
learn-armies-led = A Character die moves just one army, and somebody must lead it: a Nazgûl, or a Character. Your Nazgûl is in Dagorlad. From there go to North Ithilien.
learn-armies-led-move-figures = One Regular and the Nazgûl: that makes exactly 10 units there. A Nazgûl is a leader and does not count.
learn-armies-done = Ten units and a leader at the gates of Gondor. Remember: an Army die moves two armies, a Character die one that is led, and no region holds more than 10 units. A region with enemies cannot be entered, only attacked: the next lesson.

## 7

learn-battle = A battle
learn-battle-about = Hold out, retreat, strike back: cards, dice, leaders, losses.
learn-battle-defend = The Shadow attacks you in Lossarnach with a great army. A battle goes round by round: cards, dice, losses. Before the dice each side may lay a card, but keep yours for a better moment: no card.
learn-battle-defend-re-roll = Each side rolls a die for each unit, five at most; 5 and 6 hit. Your Leader gives one miss a second chance. Roll it again.
learn-battle-defend-casualty = You are hit. One hit costs a Regular, or turns an Elite into a Regular. Weaken the Elite first: so nobody is gone yet.
learn-battle-defend-retreat = The Shadow fights on, and it has far more. Retreat in time: your whole army goes to a free region beside. Minas Tirith has walls.
learn-battle-attack = Whatever became of them, they have won you time. Now strike back elsewhere: the Elves of Lórien against the Orcs in Dimrill Dale. The double face is a Muster or an Army die, as you like; with Army dice you also attack.
learn-battle-attack-attack-with = Units that you leave behind stay out of the battle as rearguard. Today all go: five units, a Leader, and Legolas.
learn-battle-fight = Now you are the attacker. The rounds are the same.
learn-battle-fight-combat-card = Each side may lay a card, face down. In battle its lower half counts. Éomer’s card is Valour here: +1 to each of your dice. It is spent, so its event will never happen.
learn-battle-fight-re-roll = Two second chances: one for the Leader, one for Legolas. Roll all again.
learn-battle-fight-casualty = You are hit, too. First weaken the Elites, then lose Regulars.
learn-battle-fight-cease = Both still stand. You may cease, or fight on; then the enemy may retreat to a free region beside, or stay for another round. Fight on.
learn-battle-fight-advance = The field is yours. Your army may advance into the region. All of it, if you like.
learn-battle-done = Both battles are over, won or lost: dice are dice. More units and more leaders make luck count for less, and cards tip the scales. Defenders in a City or behind a Fortification are harder to hit at first, and a Stronghold is another matter: next lesson.

## 8

learn-siege = The siege
learn-siege-about = Take a Stronghold with the Shadow, for victory points.
learn-siege-surround = You are the Shadow, before Minas Tirith, with the Witch-king himself. A Stronghold is worth 2 victory points, a City 1; with 10 you win. Take an Army die and attack Minas Tirith from Osgiliath, with all you have.
learn-siege-surround-advance = The defenders are gone from the field. Advance with everything: if they went behind the walls, they are besieged now.
learn-siege-assault = Minas Tirith is besieged. Its walls must be stormed by another attack, on your own region: one round, and you hit only with 6. Attack again, with everything.
learn-siege-assault-re-roll = Few sixes? Nazgûl and the Witch-king are leaders: roll all misses again.
learn-siege-assault-extend = Not yet. A siege lasts one round, but an Elite that becomes a Regular drives the army on for one more. Do it.
learn-siege-done = Minas Tirith has fallen: 2 of 10 victory points, as the track on the map shows. At the end of a turn with 10 points the Shadow has won. So the Free Peoples must keep their Strongholds long enough for the Ring to reach the fire.

## 9

learn-events = Cards, Rings, Minions
learn-events-about = Event cards, an Elven Ring, and the Witch-king.
learn-events-draw = Event dice are for cards. Take one, and draw a card from either of your decks: Character cards are about the Hunt and the great, Strategy cards about armies and peoples.
learn-events-play = Now play a card with the other Event die. Its text says what happens; the “?” beside a card shows it.
learn-events-play-event = “Orcs Multiplying Again” recruits six Regulars at once, in two places. Play it.
learn-events-ring = One die left, a Character, and you would like a Muster. The Free Peoples once used an Elven Ring, which then came to you: it turns a die to another face. Use the Ring.
learn-events-ring-ring-face = Turn it to Muster. When the Shadow uses a Ring, it is gone for good.
learn-events-minion = Muster dice also bring Minions. The Witch-king comes when Sauron and a Nation of the Free Peoples are at war, and both are. Bring him to your army in Minas Morgul.
learn-events-done = The Witch-king leads like two, and gives you one more die from the next turn on; but all peoples are awake now. Saruman and the Mouth of Sauron come in the same way, each under conditions of his own. A Ring used by the Free Peoples passes to the Shadow: think twice.

## 10

learn-doom = The Crack of Doom
learn-doom-about = The last steps in Mordor, and how each side wins.
learn-doom-climb = Frodo and Sam are in Mordor, with Gollum as Guide, on the Mordor Track at the edge of the map: two more steps to the fire. Here every step draws a Hunt tile, without a roll. Take a Character die and move.
learn-doom-crack = Corruption grows, but 12 is far enough. One more step, to the Crack of Doom!
learn-doom-crack-gollum-reveals = A tile with damage. Gollum can lower it by 1, but would reveal you, and that costs a die to hide again. You can bear it: no.
learn-doom-done = The Ring is destroyed: the Free Peoples have won! They also win with 4 victory points. The Shadow wins with 12 corruption at once, or with 10 victory points at the end of a turn. Now you know the game; whenever you are in doubt, ask for a hint.
