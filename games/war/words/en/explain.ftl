# What things are, and why something is not allowed: told to whoever points at a thing or asks.

## Regions and who stands there

explain-no-nation = no Nation
explain-held = held by the { $side }
explain-site-town = Towns are where their Nation recruits.
explain-site-city = A City lets its Nation recruit. In the first round of a battle the attacker hits only with 6.
explain-site-stronghold = A Stronghold lets its Nation recruit. Its defenders may retreat inside and stand a siege.
explain-site-fortification = In the first round of a battle here the attacker hits only with 6.
explain-control = A shield with the sign of a side marks a captured Settlement. It counts points, and nobody recruits there.
explain-siege = Up to 5 units are besieged behind the wall. Only the Army outside can attack them. They can only make a sortie.
explain-walls = Impassable border with: { $regions }.
explain-army = Units: { $units } · combat dice: { $dice } · Leadership: { $leadership }
kind-regular = Regular
kind-elite = Elite
kind-leader = Leader
kind-nazgul = Nazgûl
explain-figure-regular = Regular (round shield): a unit; one hit removes it.
explain-figure-elite = Elite (pointed shield): a unit; one hit makes it a Regular, two remove it.
explain-figure-leader = Leader (banner): not a unit. Lets you roll one missed die again, and falls with the last unit.
explain-figure-nazgul = Nazgûl (wings): a Leader of the Shadow. It flies anywhere, except to enemy Strongholds that are not besieged.

## Characters

explain-character = Level { $level }, Leadership { $leadership }.
explain-captain = Captain of the West: one more combat die for his Army.
ability-gandalf-the-grey = As Guide: after you play an Event card with an Event die, you may draw from the same deck.
ability-strider = As Guide: any die can hide the Fellowship. In free Minas Tirith, Dol Amroth or Pelargir a Will of the West makes him Aragorn.
ability-boromir = In a free City or Stronghold of Gondor: any die can advance Gondor towards war.
ability-legolas = In a free Stronghold of the Elves: any die can advance the Elves towards war.
ability-gimli = In free Erebor: any die can advance the Dwarves towards war.
ability-meriadoc = As Guide he can leave the Fellowship to reduce Hunt damage by 1. Outside Mordor the Hunt only separates him.
ability-peregrin = As Guide he can leave the Fellowship to reduce Hunt damage by 1. Outside Mordor the Hunt only separates him.
ability-gollum = Guides the Ring-bearers when no Companion is left. Ordinary numbered tiles do not reveal. He can reveal the Fellowship to reduce damage by 1.
ability-gandalf-the-white = Comes by a Will of the West when Gandalf the Grey has left the Fellowship and a Minion has been in play. At the start of a battle he can give up his Leadership to cancel that of all Nazgûl.
ability-aragorn = Takes the place of Strider by a Will of the West.
ability-saruman = Never moves. Elites of Isengard are Leaders, too. A Muster die recruits a Regular in every Settlement of Isengard. Or it turns two Regulars in Orthanc into Elites.
ability-witch-king = Flies like a Nazgûl. If a combat card is used in the first round of his battle, the Shadow may draw a card of the same deck.
ability-mouth-of-sauron = Once a turn a Muster die can be used as an Army die.

## Dice, Rings and cards

explain-face-character = { $side ->
        [fp] Move or hide the Fellowship; separate or move Companions; move or attack with one Army that has a Leader or Character; play a Character card.
       *[sh] Move Nazgûl and Minions; move or attack with one Army that has a Leader, Nazgûl or Minion; play a Character card.
    }
explain-face-army = Move up to two Armies, or attack with one; play an Army card.
explain-face-muster = { $side ->
        [fp] Recruit for Nations at war, or advance a Nation towards war; play a Muster card.
       *[sh] Recruit for Nations at war, bring a Minion into play, or advance a Nation towards war; play a Muster card.
    }
explain-face-muster-army = Use it as a Muster die or as an Army die.
explain-face-event = Draw an Event card, or play any Event card.
explain-face-will = Use it as any other result; or bring Gandalf the White or Aragorn into play.
explain-face-eye = No action: it goes to the Hunt Box and makes the Hunt stronger.
explain-rings-fp = Once a turn an Elven Ring turns one of your dice to another face, never to a Will of the West. Then it goes to the Shadow.
explain-rings-sh = Once a turn a Ring the Free Peoples used turns one Shadow die to another face, but no Eye. Then it is gone.
explain-hand = At the beginning of a turn each side draws a card of each of its decks. A hand holds up to { $most } cards.

## The Fellowship and the Hunt

explain-fellowship = The figure shows where the Ring-bearers were last seen. Each move adds a step. When declared or revealed, they are placed there. While revealed, they cannot move on.
explain-reach = They may be in any of { $count } regions now. Cities and Strongholds among them: { $regions }.
explain-corruption = Hunt damage that no Companion takes. With { $most } the Shadow wins. Declaring in a free City or Stronghold of the Free Peoples heals 1.
explain-mordor-title = The Mordor Track
explain-mordor = From Minas Morgul or Morannon the Fellowship can enter Mordor in phase 2. Each move then draws a tile; after five steps the Ring is destroyed. A turn without a move costs 1 corruption.
explain-hunt-box = Whenever the Fellowship moves, the Shadow rolls as many dice as it has here, up to 5. A 6 is a success; each die of the Free Peoples here adds 1. With a success a tile is drawn.
explain-pool = The tiles that can still be drawn. When none is left, the standard tiles come back.
explain-tile-number = Damage: { $count }.
explain-tile-heals = No damage; corruption goes down by { $count }.
explain-tile-eye = Damage is the number of successes. On the Mordor Track it is the number of dice in the Hunt Box.
explain-tile-die = A die is rolled for the damage.
explain-tile-reveal = The Fellowship is revealed.
explain-tile-stop = On the Mordor Track the Fellowship does not advance.
explain-tile-card = Brought into play by { $card }.

## Politics and points

explain-politics = A circle is an active Nation, a lozenge a passive one. In the last field they are at war.
explain-at-war = It recruits, attacks, and crosses all borders.
explain-active = It can still advance to war. Until then it recruits with no dice, attacks nobody, and enters no other Nation’s regions.
explain-passive = It must be active before it can go to war. An attack, an invasion, a Companion or a declared Fellowship makes it active.
explain-points-fp = For captured Strongholds (2) and Cities (1) of the Shadow. With 4 at the end of a turn the Free Peoples win.
explain-points-sh = For captured Strongholds (2) and Cities (1) of the Free Peoples. With 10 at the end of a turn the Shadow wins.
explain-taken = Captured: { $regions }.

## Why not: each rule that a refusal can name, in short

law-w1-6-7 = The Ring-bearers and Gollum never stand on the map alone.
law-w3-4-1 = The Hunt Box takes no more dice than the Fellowship has Companions.
law-w3-4-2 = The Fellowship moved last turn: at least one die must go to the Hunt Box.
law-w4-1-1 = No unused die shows this.
law-w4-1-5 = It could do nothing now.
law-w4-2-3 = Moving or hiding the Fellowship takes a Character result.
law-w4-2-4 = Separating or moving Companions takes a Character result.
law-w4-2-5 = Moving Nazgûl and Minions takes a Character result.
law-w4-2-6 = This takes an Army result, or a Character result with a Leader or Character in the Army.
law-w4-2-7 = Advancing a Nation takes a Muster result.
law-w4-2-8 = Recruiting takes a Muster result.
law-w4-2-9 = Bringing a Minion into play takes a Muster result.
law-w4-2-10 = Drawing a card takes an Event result.
law-w4-2-13 = This takes a Will of the West.
law-w4-3-1 = You can pass only with fewer unused dice than your enemy.
law-w4-5-1 = No Elven Ring of yours can do that now.
law-w4-5-4 = You have used an Elven Ring this turn.
law-w4-5-5 = No Ring makes a Will of the West, and none changes an Eye.
law-w5-1-1 = That deck is empty.
law-w5-3-1 = This die does not play that card.
law-w5-3-2 = The condition of the card is not met.
law-w5-3-4 = Nothing on the card can be done now.
law-w5-4-1 = A card on the table forbids it.
law-w5-4-3 = This die cannot discard that card from the table.
law-w6-1-2 = Gandalf the White comes only when Gandalf the Grey has left the Fellowship and a Minion has been in play.
law-w6-1-3 = Strider must be in Minas Tirith, Dol Amroth or Pelargir, and your enemy must not hold it.
law-w6-2-1 = This Minion cannot come now. Each comes once, when its condition is met.
law-w6-2-2 = The Witch-king comes when Sauron and a Nation of the Free Peoples are at war, to an Army with a unit of Sauron.
law-w6-2-3 = Saruman comes when Isengard is at war and Orthanc is not lost.
law-w6-2-4 = The Mouth of Sauron comes when the Fellowship is on the Mordor Track or all Free Peoples are at war.
law-w6-3-1 = That is farther than his Level.
law-w6-3-4 = In a region with a Stronghold of the Shadow a Companion must stop.
law-w6-3-5 = Companions cannot enter or leave a besieged Stronghold.
law-w6-3-6 = This Character never moves.
law-w6-4-1 = No Nazgûl or Minion moves twice in one action.
law-w6-4-2 = Nazgûl do not fly to a Stronghold of the Free Peoples unless it is besieged.
law-w6-4-4 = Saruman never leaves Orthanc.
law-w6-4-5 = The Mouth of Sauron moves up to 3 regions, and not into or out of a besieged Stronghold of his own.
law-w6-4-6 = Without an Army, a Minion enters no Stronghold of the Free Peoples unless it is besieged.
law-w6-6-8 = The Companion must be at home: in a Settlement his people still hold.
law-w6-6-9 = The Voice needs Saruman in play and Orthanc held, not besieged.
law-w7-2-3 = A region holds up to 10 units.
law-w7-3-1 = One Muster recruits two Regulars, two Leaders, one of each, or one Elite.
law-w7-3-2 = Its Nation is not at war.
law-w7-3-3 = New figures come to a Settlement of their own Nation, Nazgûl to a Stronghold of Sauron.
law-w7-3-4 = The two figures must go to two different Settlements.
law-w7-3-5 = A Leader comes only where a unit of his side is.
law-w7-4-1 = You cannot recruit in a Settlement your enemy holds or besieges.
law-w7-4-2 = None is left in the reinforcements.
law-w7-5-1 = An Army moves to an adjacent region that is open to it.
law-w7-5-3 = With a Character result a Leader or Character must go along.
law-w7-5-5 = At least one unit must go, and Leaders cannot stay behind without one.
law-w7-5-6 = No figure moves twice in one action.
law-w7-5-9 = The enemy stands there: attack instead.
law-w7-5-11 = Armies cannot enter or leave a besieged Stronghold.
law-w7-6-1 = This Army could not end its march where the card wants it.
law-w8-1-2 = None of its units is of a Nation at war.
law-w8-1-3 = There is no enemy Army to attack there.
law-w8-1-4 = With a Character result a Leader or Character must be in the Army.
law-w8-2-1 = Both the attackers and the rearguard need at least one unit.
law-w8-2-2 = With a Character result a Leader or Character must be among the attackers.
law-w8-2-4 = Units of a Nation not at war stay in the rearguard.
law-w8-4-5 = The condition of the combat card is not met.
law-w8-6-1 = You roll again as many missed dice as your Leadership, at most 5.
law-w8-8-3 = The Army retreats to an adjacent region that is free.
law-w8-8-4 = That region is not free. Your enemy stands there or holds the Settlement.
law-w8-8-5 = A besieged Army cannot retreat.
law-w8-9-2 = Advance with at least one unit, or with nobody.
law-w8-9-3 = The rearguard does not advance. No Leader stays without a unit.
law-w9-4-5 = A besieged Army can only make a sortie.
law-w9-5-1 = Only the Army in the same region can attack a besieged Stronghold.
law-w10-1-2 = A passive Nation does not go to war.
law-w10-3-1 = It cannot advance: it is at war already, or your enemy’s Nation.
law-w10-4-1 = Units of a Nation not at war cannot enter another Nation’s land.
law-w11-2-1 = Only a Companion of the highest Level can guide.
law-w11-4-1 = The Fellowship is revealed; it must be hidden first.
law-w11-5-2 = No open path leads from here to that region.
law-w11-6-2 = No open path leads from here to that region.
law-w11-6-3 = A revealed Fellowship cannot end in a City or Stronghold held by its own side.
law-w15-7-1 = You recruit, move, attack with and advance only your own Nations.
law-w15-7-3 = Only the Witch-king player recruits Nazgûl.
law-w15-7-4 = That Minion is your team-mate’s.
law-w15-7-5 = Only the player of that Minion uses its ability.
law-w15-7-7 = Your team-mate’s Minion attacks only in a mixed Army.
law-w15-8-1a = There are no two Armies to join, or you have proposed it this turn.
law-w15-8-4 = Your team-mate controls this mixed Army.
law-w15-8-5 = You would not control the part that acts.
law-w15-9-1 = The icon on the card is your team-mate’s.
law-w15-9-3 = The card is for your own Nations only.
law-w15-11-2 = Your last action was on this Nation or Army.
law-w16-1-2a = Who announces a combat card lays one that may be used; who has none says no.
law-w16-2-1 = In this match a revealed Fellowship ends in no region with a Settlement of the Free Peoples.
law-w16-2-6 = In this match the Mouth of Sauron stops at a Stronghold of the Free Peoples.
law-w17-2-1 = You have no such token.
law-w11-7-1 = The Fellowship is hidden already.
law-w11-9-1 = On the Mordor Track nobody leaves the Fellowship.
law-w11-9-2 = That is farther than the steps of the Fellowship and his Level together.
law-w11-9-5 = A Companion who has left the Fellowship never returns to it.
law-w12-3-2 = One die is rolled again for each of these: a Shadow Stronghold, its units, Nazgûl.
law-w15-3-3 = Cards are neither shown nor discussed. You may only say whether you want an exchange.
