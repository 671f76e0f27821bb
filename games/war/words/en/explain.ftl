# What things are, and why something is not allowed: told to whoever points at a thing or asks.

## Regions and who stands there

explain-no-nation = no Nation
explain-held = held by the { $side }
explain-site-town = Towns are where their Nation recruits.
explain-site-city = A City lets its Nation recruit; in the first round of a battle the attacker hits only with 6.
explain-site-stronghold = A Stronghold lets its Nation recruit; its defenders may retreat inside and stand a siege.
explain-site-fortification = In the first round of a battle here the attacker hits only with 6.
explain-control = The shield with the sign of a side marks a captured Settlement: it counts points, and nobody recruits there.
explain-siege = The besieged stand behind the wall, up to 5 units; only the Army outside can attack them, and they act only by a sortie.
explain-walls = Impassable border with: { $regions }.
explain-army = Units: { $units } · combat dice: { $dice } · Leadership: { $leadership }
kind-regular = Regular
kind-elite = Elite
kind-leader = Leader
kind-nazgul = Nazgûl
explain-figure-regular = Regular (round shield): a unit; one hit removes it.
explain-figure-elite = Elite (pointed shield): a unit; one hit makes it a Regular, two remove it.
explain-figure-leader = Leader (banner): no unit; lets one missed die be rolled again, and falls with the last unit.
explain-figure-nazgul = Nazgûl (wings): a Leader of the Shadow that flies anywhere, but not to free enemy Strongholds.

## Characters

explain-character = Level { $level }, Leadership { $leadership }.
explain-captain = Captain of the West: one more combat die for his Army.
ability-gandalf-the-grey = As Guide: after an Event card was played with an Event die, you may draw a card of the same deck.
ability-strider = As Guide: any die can hide the Fellowship. In free Minas Tirith, Dol Amroth or Pelargir a Will of the West makes him Aragorn.
ability-boromir = In a free City or Stronghold of Gondor: any die can advance Gondor towards war.
ability-legolas = In a free Stronghold of the Elves: any die can advance the Elves towards war.
ability-gimli = In free Erebor: any die can advance the Dwarves towards war.
ability-meriadoc = As Guide he can leave the Fellowship to reduce Hunt damage by 1. If the Hunt takes him outside Mordor, he is only separated.
ability-peregrin = As Guide he can leave the Fellowship to reduce Hunt damage by 1. If the Hunt takes him outside Mordor, he is only separated.
ability-gollum = Guides the Ring-bearers when no Companion is left: ordinary numbered tiles do not reveal, and he can reveal the Fellowship to reduce damage by 1.
ability-gandalf-the-white = Comes by a Will of the West when Gandalf the Grey has left the Fellowship and a Minion has been in play. At the start of a battle he can give up his Leadership to cancel that of all Nazgûl.
ability-aragorn = Takes the place of Strider by a Will of the West.
ability-saruman = Never moves. Elites of Isengard are Leaders, too. A Muster die recruits a Regular in every Settlement of Isengard, or turns two Regulars in Orthanc into Elites.
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
explain-rings-fp = Once a turn an Elven Ring turns one of your dice to another result (never a Will of the West). Then it goes to the Shadow.
explain-rings-sh = Once a turn a Ring that the Free Peoples have used turns one die of the Shadow to another result (but no Eye). Then it is gone.
explain-hand = At the beginning of a turn each side draws a card of each of its decks. A hand holds up to { $most } cards.

## The Fellowship and the Hunt

explain-fellowship = The figure shows where the Ring-bearers were last seen. Each move adds a step; they are placed when they are declared or revealed. While they are revealed they cannot move on.
explain-reach = They may be in any of { $count } regions now. Cities and Strongholds among them: { $regions }.
explain-corruption = Damage of the Hunt that no Companion takes. With { $most } the Shadow wins. A declaration in a free City or Stronghold of the Free Peoples heals 1.
explain-mordor-title = The Mordor Track
explain-mordor = From Minas Morgul or Morannon the Fellowship can enter Mordor in phase 2. Each move then draws a tile; after five steps the Ring is destroyed. A turn without a move costs 1 corruption.
explain-hunt-box = Whenever the Fellowship moves, the Shadow rolls as many dice as it has here, up to 5. A 6 is a success; each die of the Free Peoples here adds 1. With a success a tile is drawn.
explain-pool = The tiles that can still be drawn. When none is left, the standard tiles come back.
explain-tile-number = Damage: { $count }.
explain-tile-heals = No damage; corruption goes down by { $count }.
explain-tile-eye = Damage as many as the Hunt had successes; on the Mordor Track, as many as there are dice in the Hunt Box.
explain-tile-die = A die is rolled for the damage.
explain-tile-reveal = The Fellowship is revealed.
explain-tile-stop = On the Mordor Track the Fellowship does not get on.
explain-tile-card = Brought into play by { $card }.

## Politics and points

explain-politics = A circle is an active Nation, a lozenge a passive one. In the last field they are at war.
explain-at-war = It recruits, attacks, and crosses all borders.
explain-active = It can still be moved up to war. Until then it neither recruits with dice nor attacks, and does not enter regions of other Nations.
explain-passive = It cannot go to war before it is active: when it is attacked or invaded, by a Companion, or when the Fellowship is declared there.
explain-points-fp = For captured Strongholds (2) and Cities (1) of the Shadow. With 4 at the end of a turn the Free Peoples win.
explain-points-sh = For captured Strongholds (2) and Cities (1) of the Free Peoples. With 10 at the end of a turn the Shadow wins.
explain-taken = Captured: { $regions }.

## Why not: each rule that a refusal can name, in short

law-w3-4-1 = No more dice than there are Companions in the Fellowship can go to the Hunt Box.
law-w3-4-2 = The Fellowship moved last turn: at least one die must go to the Hunt Box.
law-w4-1-1 = There is no unused die that shows this.
law-w4-1-5 = Nothing could be done with it now.
law-w4-2-3 = Moving or hiding the Fellowship takes a Character result.
law-w4-2-4 = Separating or moving Companions takes a Character result.
law-w4-2-5 = Moving Nazgûl and Minions takes a Character result.
law-w4-2-6 = This takes an Army result, or a Character result with a Leader or Character in the Army.
law-w4-2-7 = Advancing a Nation takes a Muster result.
law-w4-2-8 = Recruiting takes a Muster result.
law-w4-2-9 = Bringing a Minion into play takes a Muster result.
law-w4-2-10 = Drawing a card takes an Event result.
law-w4-2-13 = This takes a Will of the West.
law-w4-3-1 = Only who has fewer unused dice than the other side can pass.
law-w4-5-1 = No Elven Ring of yours can do that now.
law-w4-5-4 = You have used an Elven Ring this turn.
law-w4-5-5 = No Ring makes a Will of the West, and none changes an Eye.
law-w5-1-1 = That deck is empty.
law-w5-3-1 = This die does not play that card.
law-w5-3-2 = The condition of the card is not met.
law-w5-3-4 = Nothing of what the card says could be done now.
law-w5-4-1 = A card on the table forbids it.
law-w5-4-3 = This die cannot discard that card from the table.
law-w6-1-2 = Gandalf the White comes only when Gandalf the Grey has left the Fellowship and a Minion has been in play.
law-w6-1-3 = Strider must be in Minas Tirith, Dol Amroth or Pelargir, and the enemy must not hold it.
law-w6-2-1 = No such Minion can come now: each comes once, under the condition of its card.
law-w6-2-2 = The Witch-king comes when Sauron and a Nation of the Free Peoples are at war, to an Army with a unit of Sauron.
law-w6-2-3 = Saruman comes when Isengard is at war and Orthanc is not lost.
law-w6-2-4 = The Mouth of Sauron comes when the Fellowship is on the Mordor Track or all Free Peoples are at war.
law-w6-3-1 = That is farther than his Level.
law-w6-3-4 = In a region with a Stronghold of the Shadow a Companion must stop.
law-w6-3-5 = No Companion gets into a besieged Stronghold, or out of it.
law-w6-3-6 = This Character never moves.
law-w6-4-2 = Nazgûl do not fly to a Stronghold of the Free Peoples unless it is besieged.
law-w6-4-5 = The Mouth of Sauron moves up to 3 regions, and not into or out of a besieged Stronghold of his own.
law-w6-4-6 = Without an Army no Minion enters a Stronghold of the Free Peoples that is not besieged.
law-w6-6-8 = For this the Companion must be at home: in a Settlement of his people that is not lost.
law-w6-6-9 = The Voice needs Saruman in play, and Orthanc neither lost nor besieged.
law-w7-2-3 = A region holds up to 10 units.
law-w7-3-1 = One Muster recruits two Regulars, two Leaders, one of each, or one Elite.
law-w7-3-2 = Its Nation is not at war.
law-w7-3-3 = New figures come to a Settlement of their own Nation, Nazgûl to a Stronghold of Sauron.
law-w7-3-4 = The two figures must go to two different Settlements.
law-w7-3-5 = A Leader comes only where a unit of his side is.
law-w7-4-1 = Nobody recruits where the enemy holds the Settlement or besieges it.
law-w7-4-2 = None is left in the reinforcements.
law-w7-5-1 = An Army moves to an adjacent region that is open to it.
law-w7-5-3 = With a Character result a Leader or Character must go along.
law-w7-5-5 = At least one unit must go, and Leaders cannot stay behind without one.
law-w7-5-6 = No figure moves twice in one action.
law-w7-5-9 = The enemy stands there: attack instead.
law-w7-5-11 = Nobody moves into a besieged Stronghold, or out of it.
law-w7-6-1 = This Army could not end its march where the card wants it.
law-w8-1-2 = None of its units is of a Nation at war.
law-w8-1-3 = There is no enemy Army there that could be attacked.
law-w8-1-4 = With a Character result a Leader or Character must be in the Army.
law-w8-2-1 = Both the attackers and the rearguard need at least one unit.
law-w8-2-2 = With a Character result a Leader or Character must be among the attackers.
law-w8-2-4 = Whose Nation is not at war stays in the rearguard.
law-w8-4-5 = The condition of the combat card is not met.
law-w8-6-1 = As many missed dice as the Leadership are rolled again, at most 5.
law-w8-8-3 = The Army retreats to an adjacent region that is free.
law-w8-8-4 = That region is not free: the enemy stands there or holds the Settlement.
law-w8-8-5 = Who is besieged cannot retreat.
law-w8-9-2 = At least one unit must advance, or nobody.
law-w8-9-3 = The rearguard does not advance, nor does a Leader stay without a unit.
law-w9-4-5 = Who is besieged can only make a sortie.
law-w9-5-1 = Only the Army in the same region can attack a besieged Stronghold.
law-w10-1-2 = A passive Nation does not go to war.
law-w10-3-1 = That is no step that can be made: at war already, or a Nation of the other side.
law-w10-4-1 = Before its Nation is at war, nobody enters the land of another.
law-w11-2-1 = Only a Companion of the highest Level can guide.
law-w11-4-1 = The Fellowship is revealed; it must be hidden first.
law-w11-5-2 = That region is no neighbour on an open path.
law-w11-6-2 = That region is no neighbour on an open path.
law-w11-6-3 = A revealed Fellowship cannot end in a City or Stronghold held by its own side.
law-w11-7-1 = The Fellowship is hidden already.
law-w11-9-1 = On the Mordor Track nobody leaves the Fellowship.
law-w11-9-2 = That is farther than the steps of the Fellowship and his Level together.
law-w12-3-2 = At most one die is rolled again for each: a Stronghold of the Shadow, its units, Nazgûl.
