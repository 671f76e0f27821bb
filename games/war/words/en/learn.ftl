# The first game in ten lessons. A step has a text, and some of its questions have one of their own.

learn-about = Ten short lessons, each a real position on the real table. A star shows what to click. Whatever else the rules allow stays allowed.

## 1

learn-journey = The journey
learn-journey-about = The map, your dice, and the Fellowship’s first steps.
learn-journey-move = You lead the Free Peoples. Frodo and Sam carry the Ring from Rivendell to Mordor. What glows can act; the star shows what this lesson means. Click the Fellowship, on the map or on its track.
learn-journey-move-action = Every action costs a die: the one that pays is raised in your tray. Now move the Fellowship.
learn-journey-again = One step. The figure stays in Rivendell: the Fellowship is hidden, and only its track counts. Your enemy has no dice in this lesson. Move again.
learn-journey-will = The star among your dice is the Will of the West. It may stand for any other face. Click the Fellowship again.
learn-journey-will-action = Now the Will of the West is raised: it pays as a Character die. Move.
learn-journey-done = Three dice, three steps, and nobody knows where the Fellowship is. In a real game the Shadow hunts it at every step. The Muster die that is left is for lessons 4 and 5.

## 2

learn-hunt = The Hunt
learn-hunt-about = What a step costs when the Shadow looks for you: damage, corruption, lost Companions.
learn-hunt-found = Five dice lie in the Hunt Box, and you have moved twice this turn. At every step the Shadow rolls them. A 6 finds you, and each earlier step makes it easier. Move the Fellowship; if the Hunt fails, move again.
learn-hunt-found-action = Beside the move stands the chance that the Hunt finds you. Dare it.
learn-hunt-found-hunt-casualty = Found. The Hunt board shows dice, tile and damage. The Ring-bearers take it as corruption; with 12 the Shadow wins. Or a Companion is lost for it. This is little: lose nobody.
learn-hunt-found-reveal-path = The tile also reveals you. Click where the figure stands now: Hollin, on the way south.
learn-hunt-hide = A revealed Fellowship cannot move. Click it, and hide it with a Character die.
learn-hunt-again = Hidden again. Dare one more step.
learn-hunt-again-hunt-casualty = Found again. Now let the Guide, who leads the Fellowship, take it. He falls, and his Level lowers the damage. Each Companion is a shield once.
learn-hunt-again-reveal-path = Revealed again. Click where the figure stands now.
learn-hunt-done = You have seen the whole Hunt: roll, tile, damage, reveal. So take few steps in one turn. Gandalf can come back as the White once a Minion has come.

## 3

learn-declare = A safe haven
learn-declare-about = Declare where the Fellowship is, heal, and choose its Guide.
learn-declare-declare = The figure stands in Hollin, and the Fellowship has come 3 steps since. You may declare where it is. In a City or Stronghold of your own it heals 1 corruption. Lórien is 3 steps away: click Moria, the first of them.
learn-declare-declare-path = Go on, region by region: Moria, Dimrill Dale, Lórien. When you declare, even Moria is safe.
learn-declare-declare-guide = In Lórien 1 corruption heals. Choose the Guide with it, among those of the highest Level. Gandalf draws cards, Strider hides the Fellowship with any die. Try Strider.
learn-declare-guide = Rested: corruption has gone from 4 to 3. Choose the Guide, among those of the highest Level. Gandalf draws cards, Strider hides the Fellowship with any die. Try Strider.
learn-declare-done = Declaring moves the figure to where the Fellowship is, and heals in your own Cities and Strongholds. It also wakes the Nation there: the next lesson. Whoever wants nothing ends this phase with one click.

## 4

learn-politics = Peoples go to war
learn-politics-about = Wake a Nation and bring it to war.
learn-politics-wake = Gondor is one step from war, but passive: asleep, it never takes the last step. A Companion in one of its Cities or Strongholds wakes it. Boromir is near: click him in Folde.
learn-politics-wake-companions-to = Where he can go lights up: up to 2 regions, his Level. Click Minas Tirith.
learn-politics-war = Gondor is awake: its sign is round now. A Muster die moves a Nation towards war. Click Gondor’s sign under Politics.
learn-politics-war-nation = The raised Muster die pays. One step, and Gondor is at war.
learn-politics-done = Gondor is at war: it may attack, recruit and cross the borders of others. A Nation also comes nearer to war when it is attacked. So the Shadow thinks twice about whom to strike.

## 5

learn-muster = The muster
learn-muster-about = Bring new units to the map, and a king.
learn-muster-regulars = Gondor is at war, so it can recruit. A Muster die brings two Regulars, two Leaders, one of each, or one Elite. Click Pelargir on the coast.
learn-muster-regulars-recruit-figure = Choose a Regular, the common soldier. You get two, each in another place: Pelargir and Dol Amroth.
learn-muster-regulars-recruit-where = New units come to free Settlements of their own Nation, two never to the same. Strengthen the coast.
learn-muster-elite = Your other Muster die brings one Elite. It fights like a Regular but takes two hits. Click Minas Tirith, then the Elite.
learn-muster-king = Strider is in Minas Tirith. Click the Will of the West and crown him: Aragorn, Heir to Isildur. He leads better, and gives you one more die from the next turn on.
learn-muster-done = Your army grows, and a king leads it. The Shadow recruits in the same way. Units that the Free Peoples lose never come back.

## 6

learn-armies = On the march
learn-armies-about = Two armies with one die, and how many a region holds.
learn-armies-first = You change sides and lead the Shadow. An Army die moves up to two armies, each by one region. Click the army in Minas Morgul.
learn-armies-first-move-from = The first army: Minas Morgul, at the border of Mordor.
learn-armies-first-move-to = Where it can go lights up. Click North Ithilien, or drag the army there.
learn-armies-first-move-figures = A region holds 10 units at most, and five stand in North Ithilien. Send 4 of the 6: take two away with −.
learn-armies-back = A slip does no harm. Step back, the arrow at the top or the key U, takes the whole move back. Try it, then move again.
learn-armies-second = The same die is still raised, for a second army. “No second Army” would end it. Click Morannon, then Dagorlad, or drag: all go, the Nazgûl too.
learn-armies-led = A Character die moves one army, and somebody must lead it: a Nazgûl or a Character. Your Nazgûl is in Dagorlad: click it.
learn-armies-led-move-figures = One Regular and the Nazgûl make exactly 10 units in North Ithilien. A Nazgûl leads and does not count. Take four Regulars away.
learn-armies-led-move-to = Now click North Ithilien.
learn-armies-done = Ten units and a leader stand at the gates of Gondor. An Army die moves two armies, a Character die one that is led. A region with enemies is attacked, not entered: the next lesson.

## 7

learn-battle = A battle
learn-battle-about = Hold out, retreat, strike back: cards, dice, leaders, losses.
learn-battle-defend = The Shadow attacks you in Lossarnach. The board on the map shows both armies, round by round: cards, dice, losses. Each side may lay a card first. Keep yours for a better moment.
learn-battle-defend-re-roll = Each side rolls a die for each unit, five at most; 5 and 6 hit. Your Leader gives one miss a second chance. Roll it again.
learn-battle-defend-casualty = You are hit. Each proposal says who is lost, and your chance to win from there. A hit costs a Regular, or makes an Elite a Regular. Weaken the Elite. Clicking figures on the board does the same.
learn-battle-defend-retreat = The Shadow has far more. Retreat in time: click Minas Tirith, which has walls.
learn-battle-attack = They have won you time; now strike back. The double face is a Muster or an Army die, and Army dice attack. Click the Elves in Lórien.
learn-battle-attack-attack-target = Your chance to win stands at each target. Click Dimrill Dale: all go, five units, a Leader and Legolas.
learn-battle-attack-attack-with = Units that you leave behind stay out of the battle. Today all go: five units, a Leader and Legolas.
learn-battle-fight = Now you are the attacker. The rounds are the same.
learn-battle-fight-combat-card = Each side may lay a card, face down; its lower title counts. Click Éomer’s card in your hand: Valour, +1 to each of your dice. Its event is given up.
learn-battle-fight-re-roll = Two second chances: the Leader’s and Legolas’s. Roll all again.
learn-battle-fight-casualty = You are hit, too. First weaken Elites, then lose Regulars.
learn-battle-fight-cease = Both still stand. You may cease or fight on; then the enemy may retreat. Fight on.
learn-battle-fight-advance = The field is yours. Your army may advance into the region: all of it.
learn-battle-done = Both battles are over, won or lost: dice are dice. Units, leaders and cards tip the scales. A City protects in the first round; a Stronghold is another matter: the next lesson.

## 8

learn-siege = The siege
learn-siege-about = Take a Stronghold with the Shadow, for victory points.
learn-siege-surround = You are the Shadow, before Minas Tirith. A Stronghold is worth 2 victory points, a City 1; with 10 you win. Click the Witch-king’s army in Osgiliath.
learn-siege-surround-attack-target = Your chance to win stands at the target. Click Minas Tirith: all attack.
learn-siege-surround-advance = The defenders have left the field. Advance with all: those behind the walls are besieged now.
learn-siege-assault = Minas Tirith is besieged. Its walls are stormed from your own region: one round, and you hit only with 6. Click your army there.
learn-siege-assault-attack-target = Click Minas Tirith once more: that is the assault.
learn-siege-assault-re-roll = Nazgûl and the Witch-king are leaders: roll all misses again.
learn-siege-assault-extend = Not yet. An Elite that becomes a Regular drives the army on for one more round. Do it.
learn-siege-done = Minas Tirith has fallen: 2 of 10 points, as the top of the table shows. With 10 at the end of a turn the Shadow has won. So the Free Peoples must hold on until the Ring reaches the fire.

## 9

learn-events = Cards, Rings, Minions
learn-events-about = Event cards, an Elven Ring, and the Witch-king.
learn-events-draw = Event dice are for cards. Click one of them, and draw a card. Character cards are about the Hunt and the great, Strategy cards about armies and peoples.
learn-events-draw-draw-from = Draw from the Strategy deck.
learn-events-play = Your cards lie in your tray. Point at one, or press it long, to read it. Click “Orcs Multiplying Again”.
learn-events-play-event = It recruits six Regulars at once, in two places. Play it.
learn-events-ring = One die is left, a Character, and you would like a Muster. An Elven Ring turns a die to another face. The Free Peoples used this one, so it came to you. Click it.
learn-events-ring-ring-face = Turn the die to Muster. A Ring that the Shadow uses is gone for good.
learn-events-minion = Muster dice also bring Minions. The Witch-king comes when Sauron and a Nation of the Free Peoples are at war. Both are: click Minas Morgul.
learn-events-minion-action = Bring the Witch-king to your army there.
learn-events-done = The Witch-king leads like two, and gives you one more die from the next turn on. But all peoples are awake now. Saruman and the Mouth of Sauron have conditions of their own.

## 10

learn-doom = The Crack of Doom
learn-doom-about = The last steps in Mordor, and how each side wins.
learn-doom-climb = Frodo and Sam are in Mordor, led by Gollum. Their track has two more steps to the fire. Here every step draws a Hunt tile, without a roll. Click the Fellowship on its track, and move.
learn-doom-crack = 12 corruption is far enough. One more step, to the Crack of Doom.
learn-doom-crack-gollum-reveals = A tile with damage. Gollum can lower it by 1, but reveals you, and hiding costs a die. You can bear it: no.
learn-doom-done = The Ring is destroyed: the Free Peoples have won. They also win with 4 victory points. The Shadow wins with 12 corruption at once, or with 10 points at the end of a turn. When in doubt, ask for a hint.
