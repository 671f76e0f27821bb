# The Event cards: their names, what their events and combat halves do, and rulings. All in our own words.
#
# Of a card: -event is its event, -combat what it does in battle, -rulings what is not plain from them.
# A combat title is shared by several cards, and so are its texts. What many events have in common is a term.

## Combat titles

title-advantageous-position = Advantageous Position
title-anduril = Andúril
title-black-breath = Black Breath
title-blade-of-westernesse = Blade of Westernesse
title-brave-stand = Brave Stand
title-charge = Charge
title-confusion = Confusion
title-cruel-as-death = Cruel as Death
title-daring-defiance = Daring Defiance
title-daylight = Daylight
title-deadly-strife = Deadly Strife
title-desperate-battle = Desperate Battle
title-devilry-of-orthanc = Devilry of Orthanc
title-dread-and-despair = Dread and Despair
title-durins-bane = Durin's Bane
title-ents-rage = Ents' Rage
title-fateful-strike = Fateful Strike
title-foul-stench = Foul Stench
title-great-host = Great Host
title-heroic-death = Heroic Death
title-huorn-dark = Huorn-dark
title-it-is-a-gift = It Is a Gift
title-mighty-attack = Mighty Attack
title-mumakil = Mûmakil
title-nameless-wood = Nameless Wood
title-no-quarter = No Quarter
title-one-for-the-dark-lord = One for the Dark Lord
title-onslaught = Onslaught
title-relentless-assault = Relentless Assault
title-scouts = Scouts
title-servant-of-the-secret-fire = Servant of the Secret Fire
title-shield-wall = Shield-wall
title-sudden-strike = Sudden Strike
title-swarm-of-bats = Swarm of Bats
title-they-are-terrible = They Are Terrible
title-valour = Valour
title-we-come-to-kill = We Come to Kill
title-words-of-power = Words of Power

## What combat titles do, and rulings

combat-advantageous-position-text = Usable if the defender's region belongs to a Free Peoples Nation. The Shadow subtracts 1 from each die of its Combat roll; a rolled 6 still hits.
combat-advantageous-position-rulings-text = The Shadow's Leader re-roll does not change. Either side may be the defender. Osgiliath belongs to no Nation.
combat-anduril-text = Usable if Strider or Aragorn takes part. His Leadership is given up for this round; for that, after the Combat roll, 1 missed die becomes a hit with Strider, or 1 or 2 missed dice with Aragorn. These dice are not rolled again.
combat-anduril-rulings-text = Nothing happens if his Leadership is cancelled or the Free Peoples have no Leader re-roll in this round.
combat-black-breath-text = Usable if a Nazgûl or the Witch-king takes part. If the Shadow's Leader re-roll scores a hit, the Shadow may also eliminate one enemy Leader in the battle, or one Companion of a Level up to the number of those hits.
combat-black-breath-rulings-text = At most one figure falls. Only hits of the Leader re-roll are counted, and they cause losses as usual. Gandalf the White's power over the Nazgûl's Leadership does not stop the card.
combat-blade-of-westernesse-text = Usable if Meriadoc or Peregrin takes part. If the Free Peoples' Leader re-roll scores a hit and a Minion takes part, exactly one of those hits is spent to eliminate one such Minion of their choice.
combat-blade-of-westernesse-rulings-text = The Witch-king is a Minion, other Nazgûl are not. A hit of the Combat roll cannot be spent. The hit that is spent causes no loss among units. Without a Minion or a re-roll nothing happens.
combat-brave-stand-text = Usable if a Companion takes part. In its Combat roll the Shadow rolls 1 die fewer for each Companion in the battle, but at least 1.
combat-brave-stand-rulings-text = The dice are taken off after the limit of 5. A Companion named by Words of Power still counts.
combat-charge-text = Usable if an Elite of the Free Peoples takes part. Before the Combat roll the Free Peoples make an extra attack with 1 die for each such Elite, up to 5; it hits as their Combat roll does, and the losses are taken at once.
combat-charge-rulings-text = There is no re-roll, and the enemy's card changes neither the dice nor the losses.
combat-confusion-text = Each 1 that the Shadow rolls in its Combat roll is a hit on its own Army, taken with the other losses. These dice cannot be rolled again.
combat-confusion-rulings-text = Ones in a re-roll or an extra attack do not count. Mûmakil counts these hits for the Free Peoples.
combat-cruel-as-death-text = Usable if Nazgûl in the battle have at least 2 Leadership. The Shadow gives up 2 Leadership of Nazgûl for this round and adds 1 to each die of its Combat roll.
combat-cruel-as-death-rulings-text = A Nazgûl has 1 Leadership and the Witch-king 2; other Minions do not count. Not usable while Gandalf the White cancels the Leadership of the Nazgûl.
combat-daring-defiance-text = Usable if a Companion takes part. If the Shadow uses a Combat card in this round, it is cancelled completely, and all Companions in the battle give up their Leadership for the round.
combat-daring-defiance-rulings-text = Without a card of the Shadow nothing happens and nothing is given up. Leaders keep their Leadership. { -common-bats-or-defiance }
combat-daylight-text = The Shadow rolls at most 3 dice in its Combat roll.
combat-deadly-strife-text = Both sides add 2 to each die of their Combat rolls and Leader re-rolls.
combat-deadly-strife-rulings-text = A rolled 1 still misses.
combat-desperate-battle-text = Both sides add 1 to each die of their Combat rolls and Leader re-rolls.
combat-desperate-battle-rulings-text = A rolled 1 still misses.
combat-devilry-of-orthanc-text = Usable if an Isengard unit takes part in an attack on a besieged Stronghold. The Shadow adds 1 to each die of its Combat roll.
combat-devilry-of-orthanc-rulings-text = A field battle in the region of a Stronghold is not enough.
combat-dread-and-despair-text = Usable if Nazgûl in the battle have at least 1 Leadership. The Shadow gives up 1 or more Leadership of Nazgûl for this round; in their Combat roll the Free Peoples roll as many dice fewer, but at least 1.
combat-dread-and-despair-rulings-text = The number is chosen when the card acts, so nothing is lost if it is cancelled before. The dice are taken off after the limit of 5. Not usable while Gandalf the White cancels the Leadership of the Nazgûl.
combat-durins-bane-text = Usable if the defender is in Moria or at most 2 regions away from it. Before the Combat roll the Shadow makes an extra attack with 3 dice that hit on 4 or more; the losses are taken at once.
combat-durins-bane-rulings-text = The number 4 holds against Cities, Fortifications and Strongholds too. Only regions across passable borders count. Balrog of Moria can also be used for this from the table.
combat-ents-rage-text = Usable if the defender is in Fangorn, in Orthanc or in a region of Rohan. The Free Peoples add 2 to each die of their Combat roll.
combat-ents-rage-rulings-text = Either side may be the defender. Fords of Isen is a region of Rohan.
combat-fateful-strike-text = Usable if a Leader of the Free Peoples or a Companion takes part. If their Leader re-roll scores 1 hit, the Free Peoples also eliminate one Nazgûl in the battle; if it scores 2 or more, one Nazgûl or one Minion.
combat-fateful-strike-rulings-text = The Witch-king counts as a Minion only. The hits cause losses as usual. A Nazgûl returns to the reinforcements, a Minion is out of the game.
combat-foul-stench-text = Usable if Nazgûl in the battle have at least 1 Leadership. If they have at least as much Leadership as the whole Army of the Free Peoples, the Free Peoples have no Leader re-roll.
combat-foul-stench-rulings-text = No Leadership is given up. What other cards cancelled before does not count. It also takes away what Andúril, Mighty Attack, Blade of Westernesse and Fateful Strike would do. Not usable while Gandalf the White cancels the Leadership of the Nazgûl.
combat-great-host-text = After losses, if the Shadow has at least twice as many units in the battle as the Free Peoples, it scores 1 more hit, taken at once.
combat-great-host-rulings-text = The units that are left are counted, without rearguards.
combat-heroic-death-text = Usable if a Leader of the Free Peoples or a Companion takes part. After the rolls the Free Peoples may eliminate one Leader in the battle to cancel 1 hit, or one Companion to cancel as many hits as his Level.
combat-heroic-death-rulings-text = Only one figure may fall. Hits of extra attacks cannot be cancelled. When it meets Black Breath, the defender's card acts first.
combat-huorn-dark-text = Usable if the defender is in Fangorn, in Orthanc or in a region of Rohan. The Shadow rolls at most 2 dice in its Combat roll.
combat-huorn-dark-rulings-text = Extra attacks and the number of dice to roll again are not limited.
combat-it-is-a-gift-text = Usable if the Ring-bearers are in the defender's region. The Free Peoples add 1 to each die of their Combat roll and Leader re-roll.
combat-it-is-a-gift-rulings-text = Either side may be the defender. On the Mordor Track the Ring-bearers are in no region.
combat-mighty-attack-text = Usable if a Companion takes part. After the Combat roll one Companion gives up his Leadership for this round, and 1 missed die of the Free Peoples becomes a hit that is not rolled again.
combat-mighty-attack-rulings-text = A Companion whose Leadership is cancelled cannot give it up; another one may. Nothing happens if the Free Peoples have no Leader re-roll in this round. A Captain of the West still adds his die.
combat-mumakil-text = Usable if a Southron and Easterling Elite takes part. At initiative 3 the Shadow adds 1 to each die of its Combat roll. At initiative 5, if the Shadow has scored more hits in this round than the Free Peoples, it adds 1 hit.
combat-mumakil-rulings-text = Hits of the Free Peoples by an earlier extra attack and by Confusion count. Shield-wall and Heroic Death come too late to change the comparison. Extra hits by No Quarter and Nameless Wood count only if the Free Peoples defend.
combat-nameless-wood-text = Usable if the defender is in Fangorn, in Orthanc or in a region of Rohan. If the Free Peoples' Combat roll and Leader re-roll score at least 1 hit, they add 2 hits.
combat-nameless-wood-rulings-text = Hits of extra attacks do not count.
combat-no-quarter-text = If the Free Peoples' Combat roll and Leader re-roll score at least 1 hit, they add 1 hit.
combat-one-for-the-dark-lord-text = Usable if the Ring-bearers are in the defender's region. The Shadow adds 1 to each die of its Combat roll and Leader re-roll.
combat-one-for-the-dark-lord-rulings-text = Either side may be the defender. On the Mordor Track the Ring-bearers are in no region.
combat-onslaught-text = After losses the Shadow may take 0 to 4 hits on its own units in the battle. It then rolls as many dice: each 4 or more is a hit on the Free Peoples, taken at once.
combat-onslaught-rulings-text = Not figures count but hits: an Elite that is removed makes 2. The number 4 holds in every kind of battle. The Shadow cannot take more hits than its units can bear.
combat-relentless-assault-text = Before the Combat roll the Shadow may take 0 to 2 hits on its own units in the battle, and adds as much to each die of its Combat roll.
combat-relentless-assault-rulings-text = Not figures count but hits: an Elite that is removed makes 2. The dice of the Combat roll are counted after these losses.
combat-scouts-text = Usable if the Free Peoples defend in a field battle. Before any dice their whole Army retreats to a free adjacent region or, if their own Stronghold is there, into a siege; the battle is over, and the attacker may advance.
combat-scouts-rulings-text = No enemy unit and no enemy Settlement may be in the region of retreat. An enemy card with a higher initiative has no effect and costs nothing. If there is nowhere to go, the round is fought.
combat-servant-of-the-secret-fire-text = Usable if Gandalf the Grey or Gandalf the White takes part. The Free Peoples add 1 to each die of their Combat roll.
combat-shield-wall-text = If the Shadow has scored 2 or more hits when losses are taken, 1 of them is cancelled.
combat-shield-wall-rulings-text = Extra hits by cards count, hits of extra attacks do not.
combat-sudden-strike-text = Usable if a Leader of the Free Peoples or a Companion takes part. Before the Combat roll the Free Peoples make an extra attack with as many dice as they have Leadership, up to 5; it hits as their Combat roll does, and the losses are taken at once.
combat-sudden-strike-rulings-text = No Leadership is given up. There is no re-roll of the extra attack, and the enemy's card changes neither its dice nor its losses. Leadership that is cancelled does not count. If no Shadow unit is left, the battle is over.
combat-swarm-of-bats-text = If the Free Peoples use a Combat card in this round, it is cancelled completely; otherwise the Shadow adds 1 to each die of its Leader re-roll.
combat-swarm-of-bats-rulings-text = The cancelled card costs its owner nothing more. { -common-bats-or-defiance }
combat-they-are-terrible-text = Usable if Nazgûl in the battle have at least 1 Leadership. The Shadow gives up 1 Leadership of Nazgûl for this round and adds 1 to each die of its Leader re-roll.
combat-they-are-terrible-rulings-text = With less Leadership the Shadow rolls a die less again. Not usable while Gandalf the White cancels the Leadership of the Nazgûl.
combat-valour-text = Usable if an Elite of the Free Peoples takes part. They add 1 to each die of their Combat roll.
combat-we-come-to-kill-text = Usable if a Shadow Elite takes part. After losses the Shadow makes an extra attack with 1 die for each of its Elites left in the battle, up to 5; they hit on 5 or more, and the losses are taken at once.
combat-we-come-to-kill-rulings-text = The number 5 holds in every kind of battle.
combat-words-of-power-text = Usable if a Nazgûl or the Witch-king takes part. The Shadow names one Companion in the battle: in this round he has no Leadership, and his special abilities do not work.
combat-words-of-power-rulings-text = Named, Gandalf the White no longer cancels the Leadership of the Nazgûl in this round. The Companion still takes part and counts for the conditions of cards, but his Leadership cannot be given up. Without a Companion nothing happens.

## What many events have in common

-common-tile-waits = It joins the Hunt Pool when the Fellowship enters the Mordor Track, or at once if the Fellowship is already there.
-common-tile-spent = A special tile is used up once it has been drawn: only standard tiles return when an empty Hunt Pool is refilled.
-common-tile-stop = Stop has a meaning only for a step on the Mordor Track.
-common-one-per-tile = The Free Peoples may use only one card on the table for each Hunt tile.
-common-in-mordor = Companions who separate on the Mordor Track leave the game; the card goes on all the same.
-common-recruiting = Figures come from the reinforcements, even for a Nation that is not At War and even into the recruiting side's own besieged Stronghold, but never into a region that the enemy holds.
-common-still-draws = The card is drawn even if nothing can be recruited.
-common-ents = Playable if a Companion is in Fangorn and Gandalf the White is in play. If a Shadow Army is in Orthanc, the Free Peoples roll 3 dice: each 4 or more is a hit on it, taken at once. If its last unit falls, all Nazgûl and Minions with it are eliminated too. If no Shadow unit is in Orthanc but Saruman is, he is eliminated without a roll. Then, if Gandalf the White is in Fangorn or in a region of Rohan, the Free Peoples may at once play another Character Event card from hand without a die.
-common-ents-rulings = For politics it is an attack on the Nations that have units in Orthanc; nobody fights back, and the Shadow chooses its losses. A Shadow Army besieged in Orthanc can be struck too; if it is wiped out, the besiegers capture Orthanc at once. The Companion in Fangorn may be Gandalf the White himself. The further card needs its own condition to hold and may be another card of the Ents.
-common-wilderness = Playable if the Ring-bearers are not in a region with a Settlement of a Free Peoples Nation.
-common-wilderness-rulings = A Settlement belongs here to the Nation that owned it first, whoever holds it now. Fortifications are no Settlements. On the Mordor Track the condition holds.
-common-forced-tile = The Shadow draws a Hunt tile. An Eye or a special tile of the Free Peoples is discarded without effect.
-common-forced-rulings = There is no Hunt roll, and Stop has no effect. Wizard's Staff and Mithril Coat and Sting can answer the draw.
-common-fly = The Shadow may fly any Nazgûl, the Witch-king among them, each once.
-common-no-attack = It is no attack: no Nation reacts.
-common-long-march = The Army may be divided before it starts; nobody joins or leaves it on the way, and every region on the way must be free of enemy units.
-common-assault = That Army attacks the Stronghold in a siege battle of up to 3 rounds without reducing Elites. In the first round the Free Peoples may use a Combat card only if a Companion takes part.
-common-assault-rulings = All rules for attacks apply: units not At War stay out, and a rearguard may be left. The Shadow may cease after any round, and after the third it may go on by reducing an Elite.
-common-bats-or-defiance = When it meets the other card of initiative 0, the defender's card acts first.

## The Character deck of the Free Peoples

card-fp-char-01 = Elven Cloaks
card-fp-char-01-event = A special Hunt tile of value 0 comes into play. { -common-tile-waits }
card-fp-char-01-combat = { combat-it-is-a-gift-text }
card-fp-char-01-rulings =
    { -common-tile-spent }
    In battle: { combat-it-is-a-gift-rulings-text }

card-fp-char-02 = Elven Rope
card-fp-char-02-event = A special Hunt tile of value 0 comes into play. { -common-tile-waits }
card-fp-char-02-combat = { combat-it-is-a-gift-text }
card-fp-char-02-rulings =
    { -common-tile-spent }
    In battle: { combat-it-is-a-gift-rulings-text }

card-fp-char-03 = Phial of Galadriel
card-fp-char-03-event = A special Hunt tile of value −2 comes into play. { -common-tile-waits }
card-fp-char-03-combat = { combat-it-is-a-gift-text }
card-fp-char-03-rulings =
    { -common-tile-spent }
    In battle: { combat-it-is-a-gift-rulings-text }

card-fp-char-04 = Sméagol Helps Nice Master
card-fp-char-04-event = A special Hunt tile of value −1 comes into play. { -common-tile-waits }
card-fp-char-04-combat = { combat-it-is-a-gift-text }
card-fp-char-04-rulings =
    { -common-tile-spent }
    In battle: { combat-it-is-a-gift-rulings-text }

card-fp-char-05 = Mithril Coat and Sting
card-fp-char-05-event = While on the table: when the Shadow has drawn a Hunt tile and before it has any effect, the Free Peoples may discard this card. Another tile is drawn and takes effect instead; the first one returns to the Hunt Pool after the action.
card-fp-char-05-combat = { combat-blade-of-westernesse-text }
card-fp-char-05-rulings =
    Any draw by the Shadow qualifies: by a Hunt roll, on the Mordor Track, by an Event card, or for a Shadow Stronghold when the Fellowship is revealed. The tile is exchanged, not reduced, so the card helps against Isildur's Bane too. The choice comes before the die of Shelob's Lair is rolled. { -common-one-per-tile }
    In battle: { combat-blade-of-westernesse-rulings-text }

card-fp-char-06 = Axe and Bow
card-fp-char-06-event = Playable if Gimli or Legolas is in the Fellowship. While on the table: when a Hunt tile has been drawn, the Free Peoples may discard this card to reduce the Hunt damage by 1. It is discarded when neither of the two is in the Fellowship any more.
card-fp-char-06-combat = { combat-mighty-attack-text }
card-fp-char-06-rulings =
    It is used before Guide abilities and casualties. It does not help against Isildur's Bane. { -common-one-per-tile }
    In battle: { combat-mighty-attack-rulings-text }

card-fp-char-07 = Horn of Gondor
card-fp-char-07-event = Playable if Boromir is in the Fellowship. While on the table: when a Hunt tile has been drawn, the Free Peoples may discard this card to reduce the Hunt damage by 1. It is discarded when Boromir is no longer in the Fellowship.
card-fp-char-07-combat = { combat-mighty-attack-text }
card-fp-char-07-rulings =
    It is used before Guide abilities and casualties. It does not help against Isildur's Bane. { -common-one-per-tile }
    In battle: { combat-mighty-attack-rulings-text }

card-fp-char-08 = Wizard's Staff
card-fp-char-08-event = Playable if Gandalf the Grey is in the Fellowship. While on the table: when the Shadow is about to draw a Hunt tile, the Free Peoples may discard this card to prevent the draw; that Hunt or Event is then over. It is discarded when Gandalf the Grey is no longer in the Fellowship.
card-fp-char-08-combat = { combat-servant-of-the-secret-fire-text }
card-fp-char-08-rulings = The choice comes before the tile is seen. Any draw by the Shadow qualifies, also on the Mordor Track, where the Fellowship then still makes its step. Draws by the Free Peoples are not stopped.

card-fp-char-09 = Athelas
card-fp-char-09-event = The Free Peoples roll 3 dice and heal 1 Corruption for each 5 or 6; if Strider is the Guide, for each 3 or more.
card-fp-char-09-combat = { combat-anduril-text }
card-fp-char-09-rulings =
    Strider has to be the Guide; being in the Fellowship is not enough. Corruption does not fall below 0.
    In battle: { combat-anduril-rulings-text }

card-fp-char-10 = There Is Another Way
card-fp-char-10-event = The Free Peoples heal 1 Corruption. If Gollum is the Guide, they may then hide the Fellowship if it is revealed, or move it one step if it is hidden.
card-fp-char-10-combat = { combat-heroic-death-text }
card-fp-char-10-rulings =
    The step brings a Hunt, or a tile on the Mordor Track, as usual, but no die goes to the Hunt Box for it.
    In battle: { combat-heroic-death-rulings-text }

card-fp-char-11 = I Will Go Alone
card-fp-char-11-event = Playable if a Companion is in the Fellowship. One Companion or a group separates from the Fellowship and may go 1 region further than usual. Then the Free Peoples heal 1 Corruption.
card-fp-char-11-combat = { combat-daring-defiance-text }
card-fp-char-11-rulings =
    Somebody must separate; the additional region is optional. If the Ring-bearers are in a besieged Stronghold of the Free Peoples, those who leave go inside and stay there. { -common-in-mordor }
    In battle: { combat-daring-defiance-rulings-text }

card-fp-char-12 = Bilbo's Song
card-fp-char-12-event = The Free Peoples heal 1 Corruption, or 2 if Gollum is the Guide.
card-fp-char-12-combat = { combat-fateful-strike-text }
card-fp-char-12-rulings = In battle: { combat-fateful-strike-rulings-text }

card-fp-char-13 = Mirror of Galadriel
card-fp-char-13-event = An unused die of the Free Peoples that shows Character is turned to Will of the West. If the Ring-bearers are in Lórien and it is unconquered, the Free Peoples also heal 1 Corruption.
card-fp-char-13-combat = { combat-heroic-death-text }
card-fp-char-13-rulings =
    One of the two effects is enough to play the card. The die that plays it cannot be turned. A besieged Lórien is unconquered.
    In battle: { combat-heroic-death-rulings-text }

card-fp-char-14 = Challenge of the King
card-fp-char-14-event = Playable if Strider or Aragorn is with an Army in a region of Gondor or Rohan. The Free Peoples draw 3 Hunt tiles. If all 3 are Eyes, they return to the Hunt Pool and Strider or Aragorn is eliminated. Otherwise the Eyes among them are removed from the game and the other tiles return.
card-fp-char-14-combat = { combat-sudden-strike-text }
card-fp-char-14-rulings =
    There is no Hunt, and the tiles have no other effect. Inside a besieged Stronghold he is with its garrison. Neither Osgiliath nor Ithilien belongs to a Nation. Eyes removed so do not come back in Mordor.
    In battle: { combat-sudden-strike-rulings-text }

card-fp-char-15 = Gwaihir the Windlord
card-fp-char-15-event = One Companion or a group separates from the Fellowship, or moves if already on the map, as if of Level 4. The move may end inside a besieged Stronghold of the Free Peoples.
card-fp-char-15-combat = { combat-daring-defiance-text }
card-fp-char-15-rulings =
    A group on the map starts from one region. Companions inside a besieged Stronghold still cannot leave. Whoever arrives there belongs to the garrison and may activate its Nation. { -common-in-mordor }
    In battle: { combat-daring-defiance-rulings-text }

card-fp-char-16 = We Prove the Swifter
card-fp-char-16-event = One Companion or a group separates from the Fellowship, or moves if already on the map, up to 2 regions further than usual. The move may end inside a besieged Stronghold of the Free Peoples.
card-fp-char-16-combat = { combat-daring-defiance-text }
card-fp-char-16-rulings =
    A group on the map starts from one region. Companions inside a besieged Stronghold still cannot leave. { -common-in-mordor }
    In battle: { combat-daring-defiance-rulings-text }

card-fp-char-17 = There and Back Again
card-fp-char-17-event = One Companion or a group separates from the Fellowship and may go 1 region further than usual. Then, if Legolas or Gimli is in the Woodland Realm, Dale or Erebor, the Dwarves and the North become active, and the Dwarves, the Elves and the North each advance 1 step on the Political Track.
card-fp-char-17-combat = { combat-brave-stand-text }
card-fp-char-17-rulings =
    The second effect happens once, whether or not this card moved them, and not in a region captured by the Shadow; it is enough to play the card. This advance leaves Threats and Promises on the table. { -common-in-mordor }
    In battle: { combat-brave-stand-rulings-text }

card-fp-char-18 = The Eagles are Coming!
card-fp-char-18-event = Playable if an Army with a Companion is in the same region as, or adjacent to, a Shadow Army with a Nazgûl. The Free Peoples choose one such Shadow Army and roll 1 die for each of its Nazgûl, up to 5: each 5 or 6 eliminates a Nazgûl. The others fly together to one unconquered Sauron Stronghold that the Shadow chooses.
card-fp-char-18-combat = { combat-heroic-death-text }
card-fp-char-18-rulings =
    The Witch-king does not count as a Nazgûl here. Besiegers and besieged count on both sides, and the Stronghold may be a besieged one. Eliminated Nazgûl return to the reinforcements. { -common-no-attack }
    In battle: { combat-heroic-death-rulings-text }

card-fp-char-19 = The Ents Awake: Treebeard
card-fp-char-19-event = { -common-ents }
card-fp-char-19-combat = { combat-ents-rage-text }
card-fp-char-19-rulings =
    { -common-ents-rulings }
    In battle: { combat-ents-rage-rulings-text }

card-fp-char-20 = The Ents Awake: Huorns
card-fp-char-20-event = { -common-ents }
card-fp-char-20-combat = { combat-huorn-dark-text }
card-fp-char-20-rulings =
    { -common-ents-rulings }
    In battle: { combat-huorn-dark-rulings-text }

card-fp-char-21 = The Ents Awake: Entmoot
card-fp-char-21-event = { -common-ents }
card-fp-char-21-combat = { combat-nameless-wood-text }
card-fp-char-21-rulings =
    { -common-ents-rulings }
    In battle: { combat-nameless-wood-rulings-text }

card-fp-char-22 = Dead Men of Dunharrow
card-fp-char-22-event = Playable if Strider or Aragorn is in a region of Rohan. He is placed in Erech, Lamedon or Pelargir with any other Companions of his region. If a Shadow Army is there, it takes as many hits as 1 die shows, and what is left retreats to a free adjacent region of the Shadow's choice or is destroyed. If it is destroyed, so are the Nazgûl and Minions with it. Then the Free Peoples may recruit up to 3 Gondor Regulars there; if at least 1 comes, they control the Settlement.
card-fp-char-22-combat = { combat-sudden-strike-text }
card-fp-char-22-rulings =
    Neither route nor distance matters. For politics it is an attack, but nobody fights back. If nobody is recruited, a captured Settlement stays with the Shadow.
    In battle: { combat-sudden-strike-rulings-text }

card-fp-char-23 = House of the Stewards
card-fp-char-23-event = Playable if Boromir is in a region of Gondor. The Free Peoples recruit 1 Gondor unit, Regular or Elite, in his region, then draw 2 Strategy cards.
card-fp-char-23-combat = { combat-brave-stand-text }
card-fp-char-23-rulings =
    Any region of Gondor will do. Osgiliath does not belong to Gondor. The cards are drawn even if nothing can be recruited. { -common-recruiting }
    In battle: { combat-brave-stand-rulings-text }

card-fp-char-24 = The Grey Company
card-fp-char-24-event = Playable if Strider or Aragorn is with an Army. One Regular of it is eliminated, and an Elite of the same Nation from the reinforcements takes its place. Then the Free Peoples draw 2 Strategy cards.
card-fp-char-24-combat = { combat-brave-stand-text }
card-fp-char-24-rulings =
    The Regular is a casualty and does not return. The card works inside a besieged Stronghold too. The cards are drawn even if no exchange is possible.
    In battle: { combat-brave-stand-rulings-text }

## The Strategy deck of the Free Peoples

card-fp-strat-01 = The Last Battle
card-fp-strat-01-event = Playable if Aragorn is with an Army in a region that belongs to no Free Peoples Nation. While on the table: a die that moves the Fellowship is put aside and does not go to the Hunt Box. It is discarded when the Fellowship is declared or revealed, or when the condition no longer holds.
card-fp-strat-01-combat = { combat-daylight-text }
card-fp-strat-01-rulings = Strider is not enough. Osgiliath, Ithilien and the regions of Shadow Nations qualify. It cannot be played while the Fellowship is revealed.

card-fp-strat-02 = A Power too Great
card-fp-strat-02-event = The Elves advance 1 step on the Political Track. While on the table: Shadow Armies may neither enter Rivendell, Lórien or the Grey Havens nor attack there. As an action, the Shadow may use any die and discard an Army card and a Character card from hand to discard it.
card-fp-strat-02-combat = { combat-no-quarter-text }
card-fp-strat-02-rulings = A siege that has begun goes on, without assault or reinforcement. What counts is the icon of the discarded cards, not their deck. The card can be played when the Elves are At War.

card-fp-strat-03 = The Power of Tom Bombadil
card-fp-strat-03-event = The North advances 1 step on the Political Track. While on the table: Shadow Armies may neither enter Buckland, the Shire or the Old Forest nor attack there. As an action, the Shadow may use any die and discard an Army card and a Character card from hand to discard it.
card-fp-strat-03-combat = { combat-advantageous-position-text }
card-fp-strat-03-rulings =
    While passive, the North cannot take the last step to At War. What counts is the icon of the discarded cards, not their deck.
    In battle: { combat-advantageous-position-rulings-text }

card-fp-strat-04 = Book of Mazarbul
card-fp-strat-04-event = The Free Peoples may move any Companions on the map, each once, as with a Character die. Then, if a Companion is in Ered Luin or Erebor, the Dwarves become active and are At War.
card-fp-strat-04-combat = { combat-advantageous-position-text }
card-fp-strat-04-rulings =
    Any Companion will do, moved by this card or not. It does not work from a region captured by the Shadow.
    In battle: { combat-advantageous-position-rulings-text }

card-fp-strat-05 = The Spirit of Mordor
card-fp-strat-05-event = The Free Peoples choose a Shadow Army with units of two or more Nations and roll 5 dice: each 5 or 6 is a hit on it, taken at once.
card-fp-strat-05-combat = { combat-scouts-text }
card-fp-strat-05-rulings =
    { -common-no-attack } The Shadow chooses its losses; Nazgûl and Minions survive. A besieged Army may be chosen, and its besiegers are never hit.
    In battle: { combat-scouts-rulings-text }

card-fp-strat-06 = Faramir's Rangers
card-fp-strat-06-event = The Free Peoples choose a Shadow Army in North Ithilien, South Ithilien or Osgiliath and roll 3 dice: each 5 or 6 is a hit on it, taken at once. Then, if an Army of the Free Peoples is in Osgiliath, they recruit 1 Gondor unit, Regular or Elite, and 1 Gondor Leader there.
card-fp-strat-06-combat = { combat-shield-wall-text }
card-fp-strat-06-rulings =
    One of the two effects is enough to play the card. { -common-no-attack } Nazgûl and Minions survive.
    In battle: { combat-shield-wall-rulings-text }

card-fp-strat-07 = Fear! Fire! Foes!
card-fp-strat-07-event = The Free Peoples may move any Companions on the map, each once, as with a Character die. Then, if a Companion is in Bree or the Shire, the North becomes active and is At War.
card-fp-strat-07-combat = { combat-shield-wall-text }
card-fp-strat-07-rulings =
    Any Companion will do, moved by this card or not. It does not work from a region captured by the Shadow.
    In battle: { combat-shield-wall-rulings-text }

card-fp-strat-08 = Wisdom of Elrond
card-fp-strat-08-event = The Free Peoples choose one of their Nations: it becomes active and advances 1 step on the Political Track.
card-fp-strat-08-combat = { combat-confusion-text }
card-fp-strat-08-rulings =
    It becomes active first, so the step may lead to At War. With Wormtongue on the table Rohan does not become active, but it advances, short of At War.
    In battle: { combat-confusion-rulings-text }

card-fp-strat-09 = The Red Arrow
card-fp-strat-09-event = Playable if Gondor is active. Rohan advances 1 step on the Political Track. Then the Free Peoples recruit 1 Rohan unit, Regular or Elite, and 1 Rohan Leader in Edoras.
card-fp-strat-09-combat = { combat-scouts-text }
card-fp-strat-09-rulings =
    The card does not activate Rohan; while passive, it cannot take the last step to At War. { -common-recruiting }
    In battle: { combat-scouts-rulings-text }

card-fp-strat-10 = Help Unlooked For
card-fp-strat-10-event = An Army of the Free Peoples attacks an adjacent Shadow Army that besieges a Stronghold. In each Combat roll of this battle the Shadow rolls 1 die fewer for each unit of the garrison, but at least 1.
card-fp-strat-10-combat = { combat-no-quarter-text }
card-fp-strat-10-rulings = All rules for attacks apply, and it is a field battle. The garrison does not fight and takes no hits. The dice are taken off after the limit of 5.

card-fp-strat-11 = Paths of the Woses
card-fp-strat-11-event = Playable if Rohan is At War. An Army in a region of Rohan, even one besieged in Helm's Deep, moves straight to Minas Tirith or, if the Shadow controls or besieges it, to a region adjacent to it.
card-fp-strat-11-combat = { combat-sudden-strike-text }
card-fp-strat-11-rulings =
    No region in between is entered, and the target must be free of enemy units. The Army may be divided and may be of any Nations; units of other Nations must be At War to enter Gondor. The Stronghold of a garrison that leaves completely falls to the besiegers.
    In battle: { combat-sudden-strike-rulings-text }

card-fp-strat-12 = Through a Day and a Night
card-fp-strat-12-event = Playable if a Companion is with an Army. That Army moves up to 2 regions. { -common-long-march }
card-fp-strat-12-combat = { combat-confusion-text }
card-fp-strat-12-rulings =
    A Companion must be among those who move. An enemy Settlement without units is captured on the way. The stacking limit counts at the end only.
    In battle: { combat-confusion-rulings-text }

card-fp-strat-13 = Círdan's Ships
card-fp-strat-13-event = Playable if the Elves are At War. The Free Peoples recruit 2 Elven units, each Regular or Elite, in one coastal region where they have an Army.
card-fp-strat-13-combat = { combat-charge-text }
card-fp-strat-13-rulings =
    The garrison of a besieged coastal Stronghold is such an Army.
    In battle: { combat-charge-rulings-text }

card-fp-strat-14 = Guards of the Citadel
card-fp-strat-14-event = The Free Peoples recruit 1 Gondor unit, Regular or Elite, and 1 Gondor Leader in Minas Tirith.
card-fp-strat-14-combat = { combat-charge-text }
card-fp-strat-14-rulings =
    { -common-recruiting }
    In battle: { combat-charge-rulings-text }

card-fp-strat-15 = Celeborn's Galadhrim
card-fp-strat-15-event = The Free Peoples recruit 1 Elven unit, Regular or Elite, in Lórien, then draw 1 Strategy card.
card-fp-strat-15-combat = { combat-daylight-text }
card-fp-strat-15-rulings = { -common-still-draws } { -common-recruiting }

card-fp-strat-16 = Riders of Théoden
card-fp-strat-16-event = The Free Peoples recruit 1 Rohan unit, Regular or Elite, and 1 Rohan Leader in Edoras or in a region of Rohan with a Companion.
card-fp-strat-16-combat = { combat-daylight-text }
card-fp-strat-16-rulings = A Companion alone among enemy units does not open his region; one in a besieged Helm's Deep does. { -common-recruiting }

card-fp-strat-17 = Grimbeorn the Old, Son of Beorn
card-fp-strat-17-event = The Free Peoples recruit 1 North unit, Regular or Elite, and 1 North Leader in Carrock.
card-fp-strat-17-combat = { combat-scouts-text }
card-fp-strat-17-rulings =
    { -common-recruiting }
    In battle: { combat-scouts-rulings-text }

card-fp-strat-18 = Imrahil of Dol Amroth
card-fp-strat-18-event = The Free Peoples recruit 1 Gondor unit, Regular or Elite, and 1 Gondor Leader in Dol Amroth.
card-fp-strat-18-combat = { combat-shield-wall-text }
card-fp-strat-18-rulings =
    A besieged garrison of 5 units can still receive the Leader. { -common-recruiting }
    In battle: { combat-shield-wall-rulings-text }

card-fp-strat-19 = King Brand's Men
card-fp-strat-19-event = The Free Peoples recruit 2 North Regulars in Dale, then draw 1 Strategy card.
card-fp-strat-19-combat = { combat-shield-wall-text }
card-fp-strat-19-rulings =
    { -common-still-draws } { -common-recruiting }
    In battle: { combat-shield-wall-rulings-text }

card-fp-strat-20 = Swords in Eriador
card-fp-strat-20-event = The Free Peoples recruit 1 North unit in the Shire and 1 Dwarven unit in Ered Luin, each Regular or Elite, then draw 1 Strategy card.
card-fp-strat-20-combat = { combat-advantageous-position-text }
card-fp-strat-20-rulings =
    { -common-still-draws } { -common-recruiting }
    In battle: { combat-advantageous-position-rulings-text }

card-fp-strat-21 = Kindred of Glorfindel
card-fp-strat-21-event = The Free Peoples recruit 1 Elven unit, Regular or Elite, in Rivendell, then draw 1 Strategy card.
card-fp-strat-21-combat = { combat-advantageous-position-text }
card-fp-strat-21-rulings =
    { -common-still-draws } { -common-recruiting }
    In battle: { combat-advantageous-position-rulings-text }

card-fp-strat-22 = Dáin Ironfoot's Guard
card-fp-strat-22-event = The Free Peoples recruit 1 Dwarven unit, Regular or Elite, and 1 Dwarven Leader in Erebor.
card-fp-strat-22-combat = { combat-valour-text }
card-fp-strat-22-rulings = { -common-recruiting }

card-fp-strat-23 = Éomer, Son of Éomund
card-fp-strat-23-event = The Free Peoples recruit 1 Rohan unit, Regular or Elite, and 1 Rohan Leader in a free region of Rohan with a Settlement.
card-fp-strat-23-combat = { combat-valour-text }
card-fp-strat-23-rulings = A besieged Stronghold is not free, so this card cannot recruit there. Fords of Isen has a Fortification, which is no Settlement.

card-fp-strat-24 = Thranduil's Archers
card-fp-strat-24-event = The Free Peoples recruit 1 Elven unit, Regular or Elite, in the Woodland Realm, then draw 1 Strategy card.
card-fp-strat-24-combat = { combat-valour-text }
card-fp-strat-24-rulings = { -common-still-draws } { -common-recruiting }

## The Character deck of the Shadow

card-sh-char-01 = Shelob's Lair
card-sh-char-01-event = A special Hunt tile comes into play: its damage is the roll of a die, with Stop. { -common-tile-waits }
card-sh-char-01-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-01-rulings =
    { -common-tile-spent } { -common-tile-stop } The die is rolled after the Free Peoples have decided about Mithril Coat and Sting.
    In battle: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-02 = The Ring is Mine!
card-sh-char-02-event = A special Hunt tile comes into play: an Eye with Reveal and Stop. { -common-tile-waits }
card-sh-char-02-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-02-rulings =
    { -common-tile-spent } { -common-tile-stop }
    In battle: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-03 = On, On They Went
card-sh-char-03-event = A special Hunt tile comes into play: 3 with Stop. { -common-tile-waits }
card-sh-char-03-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-03-rulings =
    { -common-tile-spent } { -common-tile-stop }
    In battle: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-04 = Give it to Uss!
card-sh-char-04-event = A special Hunt tile comes into play: 1 with Reveal and Stop. { -common-tile-waits }
card-sh-char-04-combat = { combat-one-for-the-dark-lord-text }
card-sh-char-04-rulings =
    { -common-tile-spent } { -common-tile-stop }
    In battle: { combat-one-for-the-dark-lord-rulings-text }

card-sh-char-05 = Orc Patrol
card-sh-char-05-event = { -common-wilderness } { -common-forced-tile } Any other tile takes effect as after a successful Hunt.
card-sh-char-05-combat = { combat-cruel-as-death-text }
card-sh-char-05-rulings =
    { -common-wilderness-rulings } { -common-forced-rulings }
    In battle: { combat-cruel-as-death-rulings-text }

card-sh-char-06 = Isildur's Bane
card-sh-char-06-event = { -common-wilderness } { -common-forced-tile } Any other tile takes effect as after a successful Hunt, but all its damage becomes Corruption: nothing may reduce it.
card-sh-char-06-combat = { combat-cruel-as-death-text }
card-sh-char-06-rulings =
    Gollum may still ignore Reveal on a standard tile with a number. { -common-wilderness-rulings } { -common-forced-rulings }
    In battle: { combat-cruel-as-death-rulings-text }

card-sh-char-07 = Foul Thing from the Deep
card-sh-char-07-event = { -common-wilderness } { -common-forced-tile } Any other tile takes effect as after a successful Hunt, but if damage is left after cards on the table and Guide abilities, a random Companion must be taken as casualty; damage above his Level becomes Corruption.
card-sh-char-07-combat = { combat-they-are-terrible-text }
card-sh-char-07-rulings =
    Without damage nobody is lost. The Guide may be the one who is drawn, but he cannot be chosen. { -common-wilderness-rulings } { -common-forced-rulings }
    In battle: { combat-they-are-terrible-rulings-text }

card-sh-char-08 = Candles of Corpses
card-sh-char-08-event = { -common-wilderness } The Shadow rolls 3 dice. Corruption grows by 1 for each 4 or more; with Gollum as Guide, only for each 6.
card-sh-char-08-combat = { combat-dread-and-despair-text }
card-sh-char-08-rulings =
    It is no Hunt damage and cannot be reduced. { -common-wilderness-rulings }
    In battle: { combat-dread-and-despair-rulings-text }

card-sh-char-09 = Nazgûl Search
card-sh-char-09-event = Playable if Progress is 1 or more and the Fellowship is not on the Mordor Track. { -common-fly } Then, if a Nazgûl is in the region of the Ring-bearers, the Fellowship is revealed.
card-sh-char-09-combat = { combat-foul-stench-text }
card-sh-char-09-rulings =
    It is a full reveal: the Free Peoples move the Ring-bearers up to Progress, and cards and Strongholds on the way apply. The card may be played only to fly.
    In battle: { combat-foul-stench-rulings-text }

card-sh-char-10 = Cruel Weather
card-sh-char-10-event = Playable if Progress is 1 or more and the Fellowship is not on the Mordor Track. The Shadow moves the Ring-bearers to an adjacent region of its choice.
card-sh-char-10-combat = { combat-cruel-as-death-text }
card-sh-char-10-rulings =
    The Fellowship is not declared or revealed, Progress does not change, and no tile is drawn.
    In battle: { combat-cruel-as-death-rulings-text }

card-sh-char-11 = The Nazgûl Strike!
card-sh-char-11-event = Playable if Progress is 1 or more and the Fellowship is not on the Mordor Track. { -common-fly } Then, if a Nazgûl is in the region of the Ring-bearers, the Shadow may either discard a Character Event card of the Free Peoples from the table or make a Hunt roll.
card-sh-char-11-combat = { combat-black-breath-text }
card-sh-char-11-rulings =
    The roll is made as if the Fellowship had just moved, with its bonus and re-rolls, but Progress does not change. Strategy cards on the table are safe. The card may be played only to fly.
    In battle: { combat-black-breath-rulings-text }

card-sh-char-12 = Morgul Wound
card-sh-char-12-event = Playable if the Fellowship is revealed. The Shadow adds 2 Corruption if Corruption is 3 or less, otherwise 1.
card-sh-char-12-combat = { combat-black-breath-text }
card-sh-char-12-rulings =
    It is no Hunt damage and cannot be reduced. It also works on the Mordor Track.
    In battle: { combat-black-breath-rulings-text }

card-sh-char-13 = Lure of the Ring
card-sh-char-13-event = Playable if the Fellowship is revealed. If Gollum is the Guide, 1 Corruption is added. Otherwise a random Companion of the Fellowship is drawn, and the Free Peoples either eliminate him or add Corruption equal to his Level.
card-sh-char-13-combat = { combat-they-are-terrible-text }
card-sh-char-13-rulings =
    Meriadoc and Peregrin can come back by their own ability, but not on the Mordor Track.
    In battle: { combat-they-are-terrible-rulings-text }

card-sh-char-14 = The Breaking of the Fellowship
card-sh-char-14-event = Playable if the Fellowship is revealed. If Gollum is the Guide, 1 Corruption is added. Otherwise the Shadow draws a Hunt tile. An Eye or a special tile of the Free Peoples is discarded without effect; for any other tile the Free Peoples must separate as many Companions of their choice, who stay in the region of the Ring-bearers.
card-sh-char-14-combat = { combat-dread-and-despair-text }
card-sh-char-14-rulings =
    There is no damage, and Reveal and Stop have no effect. For Shelob's Lair the die gives the number. In a besieged Stronghold of the Free Peoples they are inside. On the Mordor Track they are removed from the game. Wizard's Staff and Mithril Coat and Sting can answer the draw.
    In battle: { combat-dread-and-despair-rulings-text }

card-sh-char-15 = Worn with Sorrow and Toil
card-sh-char-15-event = While on the table: each time a Companion of the Fellowship is taken as casualty, the Shadow may also take away a Character Event card of the Free Peoples, either one on the table or a random one from hand. It is discarded when the Fellowship is declared in an unconquered City or Stronghold of the Free Peoples.
card-sh-char-15-combat = { combat-words-of-power-text }
card-sh-char-15-rulings =
    A Hobbit who comes back by his ability was a casualty too. Only the Character cards in hand are drawn from.
    In battle: { combat-words-of-power-rulings-text }

card-sh-char-16 = Flocks of Crebain
card-sh-char-16-event = While on the table: before a Hunt roll, the Shadow may discard this card to add 1 to each die of the roll and of its re-rolls. It is also discarded when the Fellowship is declared in an unconquered City or Stronghold of the Free Peoples.
card-sh-char-16-combat = { combat-they-are-terrible-text }
card-sh-char-16-rulings =
    It adds to the bonus of the dice in the Hunt Box; a rolled 1 still fails. On the Mordor Track there is no Hunt roll.
    In battle: { combat-they-are-terrible-rulings-text }

card-sh-char-17 = Balrog of Moria
card-sh-char-17-event = While on the table: the Shadow may discard this card for one of two uses. When the Fellowship is declared or revealed and its path enters, leaves or crosses Moria, the Shadow draws a Hunt tile: an Eye is discarded, any other tile takes effect as after a successful Hunt, without Reveal if the Fellowship was just declared in an unconquered City or Stronghold of the Free Peoples. Or the Shadow uses it as its Combat card, as if from hand.
card-sh-char-17-combat = { combat-durins-bane-text }
card-sh-char-17-rulings =
    Standing in Moria when declared or revealed is enough. On a reveal the order is: the tile that caused it, this tile, the tile of the Stronghold. Wizard's Staff and Mithril Coat and Sting can answer the draw.
    In battle: { combat-durins-bane-rulings-text }

card-sh-char-18 = The Lidless Eye
card-sh-char-18-event = Up to 3 unused dice of the Shadow become Eyes and go to the Hunt Box at once.
card-sh-char-18-combat = { combat-words-of-power-text }
card-sh-char-18-rulings =
    The die that plays the card cannot be chosen. The dice count for the Hunt for the rest of the turn.
    In battle: { combat-words-of-power-rulings-text }

card-sh-char-19 = Dreadful Spells
card-sh-char-19-event = Playable if a Shadow Army with a Nazgûl is in the same region as, or adjacent to, an Army of the Free Peoples. The Shadow chooses two such Armies and rolls 1 die for each Nazgûl in its own, up to 5: each 5 or 6 is a hit on the Army of the Free Peoples, taken at once.
card-sh-char-19-combat = { combat-devilry-of-orthanc-text }
card-sh-char-19-rulings =
    The Witch-king counts as a Nazgûl. { -common-no-attack } The Free Peoples choose their losses; Companions survive. A besieged garrison may be chosen; if no unit of it is left, its Stronghold falls at once.
    In battle: { combat-devilry-of-orthanc-rulings-text }

card-sh-char-20 = Grond, Hammer of the Underworld
card-sh-char-20-event = Playable if the Witch-king is with a Shadow Army that besieges a Stronghold. { -common-assault }
card-sh-char-20-combat = { combat-dread-and-despair-text }
card-sh-char-20-rulings =
    The Witch-king may stay in the rearguard. { -common-assault-rulings }
    In battle: { combat-dread-and-despair-rulings-text }

card-sh-char-21 = The Palantír of Orthanc
card-sh-char-21-event = Playable if Saruman is in play. While on the table: each time the Shadow has played an Event card with an Event die, it draws a card from either deck. It is discarded when Saruman is eliminated; as an action, the Free Peoples may discard it with a Will of the West, or with any die and an Elven Ring.
card-sh-char-21-combat = { combat-cruel-as-death-text }
card-sh-char-21-rulings =
    Playing this card itself brings no draw. The draw comes when the other card, its battle included, is finished. The Ring goes to the Shadow and is the one Ring of the turn.
    In battle: { combat-cruel-as-death-rulings-text }

card-sh-char-22 = Wormtongue
card-sh-char-22-event = Playable if Saruman is in play. While on the table: Rohan becomes active only by a Companion who can activate it, by a declaration of the Fellowship in Edoras or Helm's Deep, or by an attack on one of these regions. It is discarded when Rohan becomes active or Saruman is eliminated.
card-sh-char-22-combat = { combat-foul-stench-text }
card-sh-char-22-rulings =
    It cannot be played when Rohan is active. Steps on the Political Track are not stopped, except the last one while Rohan is passive. Any defender of the two regions will do for the attack; entering an empty one is no attack.
    In battle: { combat-foul-stench-rulings-text }

card-sh-char-23 = The Ringwraiths Are Abroad
card-sh-char-23-event = { -common-fly } Then it may either move up to two Armies with a Nazgûl one region each, or attack with one such Army.
card-sh-char-23-combat = { combat-words-of-power-text }
card-sh-char-23-rulings =
    Nazgûl that flew may move or fight with an Army. A Nazgûl or the Witch-king must go with each Army that moves. In an attack the Nazgûl may stay in the rearguard; a siege battle or a sortie is possible.
    In battle: { combat-words-of-power-rulings-text }

card-sh-char-24 = The Black Captain Commands
card-sh-char-24-event = Playable if the Witch-king is in play. The Shadow either recruits 2 Nazgûl in his region, or flies any Nazgûl, him among them, each once. Then it may move, or attack with, one Army with the Witch-king.
card-sh-char-24-combat = { combat-foul-stench-text }
card-sh-char-24-rulings =
    The Witch-king must move with the Army or take part in the attack; he may have flown to it just before. Nothing is recruited in a region that the Free Peoples hold.
    In battle: { combat-foul-stench-rulings-text }

## The Strategy deck of the Shadow

card-sh-strat-01 = Return to Valinor
card-sh-strat-01-event = Playable if the Shadow controls an Elven Stronghold. For each Elven Stronghold that is not besieged, the Shadow rolls 1 die for each Elven unit there, up to 5: each 6 is a hit, taken at once.
card-sh-strat-01-combat = { combat-deadly-strife-text }
card-sh-strat-01-rulings =
    Only Elven units take these hits; the Free Peoples choose among them. { -common-no-attack } Companions survive.
    In battle: { combat-deadly-strife-rulings-text }

card-sh-strat-02 = The Fighting Uruk-hai
card-sh-strat-02-event = Playable if Saruman is in play and a Shadow Army with an Isengard unit besieges a Stronghold. { -common-assault }
card-sh-strat-02-combat = { combat-onslaught-text }
card-sh-strat-02-rulings =
    If there are several such sieges, the Shadow chooses one. { -common-assault-rulings }
    In battle: { combat-onslaught-rulings-text }

card-sh-strat-03 = Denethor's Folly
card-sh-strat-03-event = Playable if the Shadow besieges Minas Tirith. A Leader of the Free Peoples in Minas Tirith is eliminated. While on the table: the Free Peoples may not use Combat cards in battles in Minas Tirith. It is discarded when the siege ends; as an action, the Free Peoples may discard it with a Will of the West, or with any die if Gandalf or Aragorn is in Minas Tirith.
card-sh-strat-03-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-03-rulings =
    Companions are no Leaders. Sorties and battles of relief in the region are affected too. Strider is not Aragorn.
    In battle: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-04 = The Day Without Dawn
card-sh-strat-04-event = Playable if all Shadow Nations are At War. The Free Peoples lose all unused dice that show Will of the West for this turn.
card-sh-strat-04-combat = { combat-relentless-assault-text }
card-sh-strat-04-rulings =
    They are recovered in the next turn.
    In battle: { combat-relentless-assault-rulings-text }

card-sh-strat-05 = Threats and Promises
card-sh-strat-05-event = While on the table: no Muster result may advance a passive Nation of the Free Peoples on the Political Track. It is discarded when an attack or a Companion's special ability advances a Nation of the Free Peoples.
card-sh-strat-05-combat = { combat-devilry-of-orthanc-text }
card-sh-strat-05-rulings =
    Muster/Army, and a Will of the West used as Muster, are Muster results. Active Nations may be advanced. An advance by an Event card, or by the capture of a Settlement without an attack, leaves the card on the table.
    In battle: { combat-devilry-of-orthanc-rulings-text }

card-sh-strat-06 = Stormcrow
card-sh-strat-06-event = Playable if the Ring-bearers or a Companion are in a region of a Free Peoples Nation that is not At War. The Shadow chooses such a Nation: it goes 1 step back on the Political Track, and the Free Peoples eliminate one of its units or Leaders anywhere.
card-sh-strat-06-combat = { combat-great-host-text }
card-sh-strat-06-rulings =
    If it cannot go back further, only the figure is lost. A Companion in a besieged Stronghold counts. The Stronghold of a garrison that loses its last unit falls to the besiegers.
    In battle: { combat-great-host-rulings-text }

card-sh-strat-07 = Shadows Gather
card-sh-strat-07-event = A Shadow Army moves up to 3 regions and must end where another Shadow Army stands that is not besieged. { -common-long-march }
card-sh-strat-07-combat = { combat-mumakil-text }
card-sh-strat-07-rulings =
    Besiegers may be joined. Political borders apply at each step. An enemy Settlement without units is captured on the way. The stacking limit counts at the end only.
    In battle: { combat-mumakil-rulings-text }

card-sh-strat-08 = The Shadow Lengthens
card-sh-strat-08-event = Two Shadow Armies move up to 2 regions each; each must end where another Shadow Army stands that is not besieged. { -common-long-march }
card-sh-strat-08-combat = { combat-mumakil-text }
card-sh-strat-08-rulings =
    Those who moved first do not move again. If only one Army can move, only that one does. Besiegers may be joined.
    In battle: { combat-mumakil-rulings-text }

card-sh-strat-09 = The Shadow is Moving
card-sh-strat-09-event = Playable if all Shadow Nations are At War. The Shadow moves up to four different Armies one region each.
card-sh-strat-09-combat = { combat-swarm-of-bats-text }
card-sh-strat-09-rulings =
    Armies may be divided as in any move. Those who moved do not move again.
    In battle: { combat-swarm-of-bats-rulings-text }

card-sh-strat-10 = Corsairs of Umbar
card-sh-strat-10-event = Playable if the Southrons and Easterlings are At War. A Shadow Army in Umbar moves straight to Anfalas, Dol Amroth, Lamedon or Pelargir. If an Army of the Free Peoples is there, a battle begins, in which the Shadow may cease only if that Army was already besieged.
card-sh-strat-10-combat = { combat-deadly-strife-text }
card-sh-strat-10-rulings =
    The Army may be divided in Umbar; units not At War may not go. Those who land need not advance after a victory. The Free Peoples may retreat, and in Dol Amroth retreat into a siege. If the Shadow already besieges Dol Amroth, the joined Army fights a siege battle. Against nobody it is a plain move that may capture.
    In battle: { combat-deadly-strife-rulings-text }

card-sh-strat-11 = Rage of the Dunlendings
card-sh-strat-11-event = Playable if Isengard is At War. The Shadow recruits 2 Isengard Regulars in a free region adjacent to North Dunland or South Dunland. Then up to 4 Isengard units of the two Dunlands may move straight there.
card-sh-strat-11-combat = { combat-relentless-assault-text }
card-sh-strat-11-rulings =
    No unit and no Settlement of the Free Peoples may be in the region. Only Isengard units move. Each Dunland is adjacent to the other and may be the region.
    In battle: { combat-relentless-assault-rulings-text }

card-sh-strat-12 = Return of the Witch-king
card-sh-strat-12-event = Playable if the Witch-king is in play. He is placed in Angmar. Then the Shadow recruits 2 Sauron Regulars and 1 Sauron Elite there.
card-sh-strat-12-combat = { combat-swarm-of-bats-text }
card-sh-strat-12-rulings =
    He may come from anywhere, even out of a besieged Stronghold. { -common-recruiting }
    In battle: { combat-swarm-of-bats-rulings-text }

card-sh-strat-13 = Half-orcs and Goblin-men
card-sh-strat-13-event = Playable if Isengard is At War. The Shadow recruits 1 Isengard unit, Regular or Elite, in a region with a Shadow Army.
card-sh-strat-13-combat = { combat-we-come-to-kill-text }
card-sh-strat-13-rulings =
    The Army may besiege or be besieged; under siege there is room for 5 units only.
    In battle: { combat-we-come-to-kill-rulings-text }

card-sh-strat-14 = Olog-hai
card-sh-strat-14-event = Playable if Sauron is At War. The Shadow recruits 1 Sauron unit, Regular or Elite, in a region with a Shadow Army.
card-sh-strat-14-combat = { combat-we-come-to-kill-text }
card-sh-strat-14-rulings =
    The Army may besiege or be besieged; under siege there is room for 5 units only.
    In battle: { combat-we-come-to-kill-rulings-text }

card-sh-strat-15 = Hill-trolls
card-sh-strat-15-event = Playable if Sauron is At War. The Shadow replaces 2 Sauron Regulars, in one region or two, with Sauron Elites from the reinforcements.
card-sh-strat-15-combat = { combat-we-come-to-kill-text }
card-sh-strat-15-rulings =
    Fewer are replaced only if figures are lacking. The Regulars return to the reinforcements. They may stand in a besieged Stronghold.
    In battle: { combat-we-come-to-kill-rulings-text }

card-sh-strat-16 = A New Power is Rising
card-sh-strat-16-event = Playable if Saruman is in play. The Shadow recruits 2 Isengard Regulars each in North Dunland and South Dunland, and 2 Isengard units, each Regular or Elite, in Orthanc.
card-sh-strat-16-combat = { combat-great-host-text }
card-sh-strat-16-rulings =
    { -common-recruiting }
    In battle: { combat-great-host-rulings-text }

card-sh-strat-17 = Many Kings to the Service of Mordor
card-sh-strat-17-event = The Shadow recruits 2 Southron and Easterling Regulars in each of three Settlements of that Nation.
card-sh-strat-17-combat = { combat-great-host-text }
card-sh-strat-17-rulings =
    { -common-recruiting }
    In battle: { combat-great-host-rulings-text }

card-sh-strat-18 = The King is Revealed
card-sh-strat-18-event = Playable if Aragorn is in play. The Shadow recruits 5 Sauron Regulars and 1 Nazgûl in Minas Morgul.
card-sh-strat-18-combat = { combat-relentless-assault-text }
card-sh-strat-18-rulings =
    Strider does not count, nor does Aragorn when he has been eliminated. { -common-recruiting }
    In battle: { combat-relentless-assault-rulings-text }

card-sh-strat-19 = Shadows on the Misty Mountains
card-sh-strat-19-event = The Shadow recruits 2 Sauron units, each Regular or Elite, and 1 Nazgûl in Mount Gram or in Moria.
card-sh-strat-19-combat = { combat-onslaught-text }
card-sh-strat-19-rulings =
    All come to the same region. { -common-recruiting }
    In battle: { combat-onslaught-rulings-text }

card-sh-strat-20 = Orcs Multiplying Again
card-sh-strat-20-event = The Shadow recruits 3 Sauron Regulars each in Dol Guldur and Mount Gundabad.
card-sh-strat-20-combat = { combat-onslaught-text }
card-sh-strat-20-rulings =
    { -common-recruiting }
    In battle: { combat-onslaught-rulings-text }

card-sh-strat-21 = Horde from the East
card-sh-strat-21-event = Playable if the Southrons and Easterlings are At War. The Shadow recruits 5 Southron and Easterling Regulars in one free region of that Nation at the eastern edge of the map.
card-sh-strat-21-combat = { combat-deadly-strife-text }
card-sh-strat-21-rulings =
    These regions are East Rhûn, South Rhûn, Khand and Far Harad. Fewer come only if figures or room are lacking.
    In battle: { combat-deadly-strife-rulings-text }

card-sh-strat-22 = Monsters Roused
card-sh-strat-22-event = The Shadow recruits 1 Sauron Regular each in Angmar, the Ettenmoors and the Weather Hills, and 1 Sauron Elite in the Trollshaws.
card-sh-strat-22-combat = { combat-desperate-battle-text }
card-sh-strat-22-rulings =
    A region that the Free Peoples hold is left out. { -common-recruiting }
    In battle: { combat-desperate-battle-rulings-text }

card-sh-strat-23 = Musterings of Long-planned War
card-sh-strat-23-event = Playable if all Shadow Nations are At War. The Shadow recruits 5 Southron and Easterling Regulars in Gorgoroth and 5 Sauron Regulars in Nurn.
card-sh-strat-23-combat = { combat-desperate-battle-text }
card-sh-strat-23-rulings =
    { -common-recruiting }
    In battle: { combat-desperate-battle-rulings-text }

card-sh-strat-24 = Pits of Mordor
card-sh-strat-24-event = Playable if Sauron is At War. The Shadow recruits 2 Sauron Regulars in each of three Sauron Strongholds.
card-sh-strat-24-combat = { combat-desperate-battle-text }
card-sh-strat-24-rulings =
    These are Barad-dûr, Dol Guldur, Minas Morgul, Morannon, Moria and Mount Gundabad. { -common-recruiting }
    In battle: { combat-desperate-battle-rulings-text }
