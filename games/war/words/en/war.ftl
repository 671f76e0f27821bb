# War of the Ring: the things of the game, what is asked and what happens.

side-fp = Free Peoples
side-sh = Shadow

phase-recover = phase 1, recovering dice and drawing cards
phase-shadow-draw = phase 1, drawing cards
phase-second-draw = phase 1, drawing cards
phase-exchange = phase 1, exchanging cards
phase-exchange-cards = phase 1, exchanging cards
phase-shadow-second-draw = phase 1, drawing cards
phase-shadow-exchange = phase 1, exchanging cards
phase-shadow-exchange-cards = phase 1, exchanging cards
phase-fellowship = phase 2, the Fellowship
phase-hunt-allocation = phase 3, Hunt allocation
phase-action-roll = phase 4, action roll
phase-actions = phase 5, actions
phase-victory-check = phase 6, victory check

## Nations. "-of" stands before or after a kind of figure.

nation-dwarves = Dwarves
nation-elves = Elves
nation-gondor = Gondor
nation-north = The North
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Southrons & Easterlings
nation-dwarves-of = Dwarven
nation-elves-of = Elven
nation-gondor-of = Gondor
nation-north-of = Northern
nation-rohan-of = Rohan
nation-isengard-of = Isengard
nation-sauron-of = Sauron
nation-southrons-of = Southron

figure-regular = { $count ->
        [1] { $of } Regular
       *[other] { $count } { $of } Regulars
    }
figure-elite = { $count ->
        [1] { $of } Elite
       *[other] { $count } { $of } Elites
    }
figure-leader = { $count ->
        [1] { $of } Leader
       *[other] { $count } { $of } Leaders
    }
figure-nazgul = { $count ->
        [1] Nazgûl
       *[other] { $count } Nazgûl
    }

loss-lose = lose { $figure } (one hit)
loss-reduce = replace { $figure } by a Regular (one hit)
loss-not-replaced = lose { $figure } (one hit; no Regular is left)
loss-lose-elite = lose { $figure } (two hits)

character-gandalf-the-grey = Gandalf the Grey
character-strider = Strider
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc
character-peregrin = Peregrin
character-gollum = Gollum
character-gandalf-the-white = Gandalf the White
character-aragorn = Aragorn
character-saruman = Saruman
character-witch-king = Witch-king
character-mouth-of-sauron = Mouth of Sauron

site-town = Town
site-city = City
site-stronghold = Stronghold
site-fortification = Fortification

face-character = Character
face-army = Army
face-muster = Muster
face-muster-army = Muster/Army
face-event = Event
face-will = Will of the West
face-eye = Eye

deck-character-deck = Character deck
deck-strategy-deck = Strategy deck

action-move-armies = move Armies
action-attack = attack
action-play-event = play an Event card
action-draw-event = draw an Event card
action-advance-nation = advance a Nation on the political track
action-recruit = recruit
action-bring-minion = bring a Minion into play
action-move-fellowship = move the Fellowship
action-hide-fellowship = hide the Fellowship
action-separate = separate Companions from the Fellowship
action-move-companions = move Companions
action-move-minions = move Nazgûl and Minions
action-bring-gandalf = Gandalf the White comes
action-crown-aragorn = Strider becomes Aragorn, Heir to Isildur
action-warden-of-the-white-tower = Boromir: Gondor advances
action-prince-of-mirkwood = Legolas: the Elves advance
action-dwarf-of-erebor = Gimli: the Dwarves advance
action-voice-recruits = Voice of Saruman: a Regular in every Settlement of Isengard
action-voice-promotes = Voice of Saruman: two Regulars in Orthanc become Elites
action-discard-table = discard a card from the table

part-fellowship = hide the Fellowship, or move it
part-fly = fly with Nazgûl
part-recruit-nazgul = recruit Nazgûl
part-move = move Armies
part-strike = attack
part-hunt-roll = make a Hunt roll ({ $dice ->
        [1] 1 die
       *[other] { $dice } dice
    })
part-from-hand = a random card from hand
part-separates = Companions of the Fellowship

piece-fellowship = The Fellowship
piece-ring = Elven Ring
word-yes = yes
word-no = no
word-none = none
word-skip = skip a die
word-pass = pass
word-ring = use an Elven Ring
word-draw-token = use a token: draw an Event card
word-advance-token = use a token: advance a Nation
word-join = propose to join two Armies
word-guide = the Guide
word-random = a random Companion
word-none-path = stay here
word-none-reveal-path = stay here
word-none-second-move-from = no second Army
word-none-companions-from = no more
word-none-minions-from = no more
word-none-recruit-figure = nothing more
word-none-combat-card = no card
word-none-hunt-card = no card
word-none-free-event = no card
word-none-strip = no card
word-none-heroic-death = nobody
word-none-black-breath = nobody
word-none-card-choice = nothing of this
word-none-march-from = no Army
word-none-march-on = stop here
word-none-retreat = stand and fight
word-none-extend = end the battle
word-none-hunt-casualty = nobody: Corruption grows
word-yes-declare = yes, declare it
word-no-declare = no, stay hidden
word-yes-cease = yes, cease the attack
word-no-cease = no, fight on
word-yes-card-falls = yes, he is eliminated
word-no-card-falls = no, take the corruption
word-yes-into-siege = retreat into the Stronghold
word-no-into-siege = fight in the field

battle-field = field battle
battle-siege = siege battle
battle-sortie = sortie

victory-shadow-ring = the Ring-bearers are corrupted
victory-fp-ring = the Ring is destroyed in the Crack of Doom
victory-shadow-military = the Shadow has conquered the West
victory-fp-military = the Free Peoples have broken the Shadow's strongholds

## What is asked

why-other = Choose ({ $name }).
must-be-along = { $led ->
        [leader] { " " }A Leader, Nazgûl or Character must go along.
        [nazgul] { " " }A Nazgûl or the Witch-king must go along.
        [witch-king] { " " }The Witch-king must go along.
        [companion] { " " }A Companion must go along.
       *[nobody] { "" }
    }
must-be-in-army = { $led ->
        [leader] { " " }A Leader, Nazgûl or Character must be with it.
        [nazgul] { " " }A Nazgûl or the Witch-king must be with it.
        [witch-king] { " " }The Witch-king must be with it.
        [companion] { " " }A Companion must be with it.
       *[nobody] { "" }
    }
why-discard = Your hand is too large. Which cards do you discard?
why-declare = Do you declare where the Fellowship is?
why-path = Where does the Fellowship go? { $left ->
        [1] One step is left.
       *[other] { $left } steps are left.
    }
why-reveal-path = The Fellowship is revealed. Which way did it come? { $left ->
        [1] One step is left.
       *[other] { $left } steps are left.
    }
why-enter-mordor = Does the Fellowship enter Mordor?
why-guide = Who guides the Fellowship?
why-hunt-dice = How many dice do you put in the Hunt Box?
why-turn = Your turn: which die do you use?
why-skip-die = Which die do you skip?
why-ring-die = Which die does the Elven Ring change?
why-ring-face = What does the { $face } die become?
why-will-as = What does the Will of the West stand for?
why-action = What do you do with the { $face } die?
why-move-from = Which Army moves?{ must-be-along }
why-second-move-from = Which second Army moves?
why-move-to = Where does the Army of { $from } move?
why-move-figures = Which figures move from { $from } to { $to }?{ must-be-along }
why-attack-from = Which Army attacks?{ must-be-in-army }
why-attack-target = Which region does the Army of { $from } attack? (Its own region: a siege battle or a sortie.)
why-attack-with = { $within ->
        [yes] Fight at the walls of { $from }: with whom?
       *[no] Attack { $to } from { $from }: with whom?
    } The others stay behind as rearguard.
why-companions-from = Companions of which region move?
why-companion-group = Which Companions of { $from } go together?
why-companions-to = Where do they go from { $from }: { $who }?
why-minions-from = Who moves: the Nazgûl of a region, or a Minion?
why-nazgul-group = Which Nazgûl of { $from } fly together?
why-minions-to = Where do they go from { $from }: { $who }?
why-separate-group = Who leaves the Fellowship together?
why-separate-to = They leave the Fellowship: { $who }. Where do they go?
why-recruit-figure = What do you recruit?
why-recruit-where = Where do you recruit: { $figure }?
why-nation = Which Nation advances towards war?
why-minion = Which Minion comes into play?
why-enters-where = Where does { $who } enter play?
why-draw-from = Which deck do you draw from?
why-event = Which Event card do you play with the { $face } die?
why-ability-draw = { $who } lets you draw a card. Do you?
why-too-many = Too many units in { $region }. Which do you remove?
why-white-rider = Does Gandalf the White give up his Leadership to cancel that of the Nazgûl?
why-into-siege = Does your Army at { $at } retreat into the Stronghold?
why-advance = Which figures advance from { $from } to { $to }?
why-combat-card = Which combat card do you use?
why-announce = Do you use a combat card this round?
why-re-roll = How many missed dice do you roll again?
why-casualty = { $at }: how do you take a hit? { $hits ->
        [1] One hit is left.
       *[other] { $hits } hits are left.
    }
why-cease = Do you cease the attack on { $at }?
why-retreat = Where does your Army of { $from } retreat?
why-extend = { $at }: which Nation's Elite becomes a Regular for one more round?
why-hunt-re-roll = How many Hunt dice do you roll again?
why-guide-separates = Hunt damage { $damage }. Does { $who } leave to reduce it by 1?
why-gollum-reveals = Hunt damage { $damage }. Does Gollum reveal the Fellowship to reduce it by 1?
why-hunt-casualty = Hunt damage { $damage }, Guide { $guide }. Who is lost?
why-table-card = Which card do you discard from the table?
why-price = Which card with the { $face } icon do you discard for it?
why-use-table-card = Do you use { $card }?
why-hunt-card = Which card on the table reduces the damage?
why-give-up = How much Leadership of Nazgûl do you give up?
why-give-up-companion = Which Companion gives up his Leadership?
why-name-companion = Which Companion has no Leadership and no abilities in this round?
why-name-minion = Which Nazgûl or Minion is eliminated?
why-own-hits = How many hits do you take on your own units?
why-turn-dice = How many missed dice become hits?
why-heroic-death = Who dies to cancel hits?
why-black-breath = Who falls to the Black Breath?
why-scouts = Where does your Army of { $from } withdraw? (Its own region: into the Stronghold.)
why-march-from = Which Army moves up to { $steps } regions?{ $joins ->
        [yes] { " " }It must end with another Army.
       *[no] { "" }
    }{ must-be-along }
why-march-figures = Which figures of { $from } go?{ must-be-along }
why-march-on = Where does the Army go from { $at }? { $left ->
        [1] One region is left.
       *[other] { $left } regions are left.
    }
why-card-unit = Which kind of unit do you recruit in { $at }?
why-card-region = Which region do you choose for the card?
why-card-target = Which Army does the card strike? Choose its region.
why-card-nation = Which Nation do you choose for the card?
why-card-companions = Which Companions does the card move: those of a region, or of the Fellowship?
why-card-loss = Which figure is lost in { $at }?
why-card-choice = What do you do with the card?
why-card-figures = Which figures does the card move?
why-card-number = How many does the card bring?
why-card-dice = Which dice does the card change?
why-card-falls = Is { $who } eliminated? Otherwise corruption grows by { $level }.
why-free-event = Which card do you play without a die?
why-strip = Which Character card do the Free Peoples lose?
why-exchange = Do you want to exchange a card with your team-mate? He is asked too, and you may not talk about cards.
why-give-card = Which card do you give?
why-propose = Where do you propose to join two Armies?
why-join-armies = Shall the two Armies in { $at } become one mixed Army? Both of you must want it.
why-action-die = An action die is rolled.
why-combat-die = A combat die is rolled.
why-hunt-die = A Hunt die is rolled.
why-draw-tile = A Hunt tile is drawn.
why-tile-die = The die of the tile is rolled.
why-random-companion = A random Companion is drawn.
why-draw-card = A card is drawn.
why-card-die = A die is rolled for a card.
why-random-card = A random card of the hand is drawn.

## What happens

event-turn = Turn { $turn } begins.
event-drew = { $who }: drew { $card }.
event-discarded = { $who }: discarded { $card }.
event-declared = The Fellowship is declared: { $to }.
event-corruption = Corruption is now { $now }.
event-entered-mordor = The Fellowship enters Mordor.
event-mordor-step = The Fellowship is on step { $now } of the Mordor Track.
event-guide = { $who } guides the Fellowship.
event-hunt-dice = The Shadow puts dice in the Hunt Box: { $count }.
event-rolled = { $side } rolled: { $face }.
event-acted = { $side }: { $face } die – { $action }.
event-passed = { $side }: passed.
event-skipped = { $side }: skipped a die, { $face }.
event-ring-used = { $side }: an Elven Ring turned { $from } into { $to }.
event-token-used = { $token ->
        [draw] { $side }: a token draws an Event card.
       *[advance] { $side }: a token advances a Nation.
    }
event-dwarven-ring-gone = It was a Dwarven Ring: it leaves the game.
event-moved = { $side }: { $army } moved from { $from } to { $to }.
event-travelled = { $who } went to { $to }.
event-flew = { $count ->
        [1] A Nazgûl flew
       *[other] { $count } Nazgûl flew
    } from { $from } to { $to }.
event-separated = { $who } left the Fellowship and went to { $to }.
event-entered = { $who } entered play in { $at }.
event-eliminated = { $who } is out of the game.
event-recruited = Recruited in { $at }: { $figure }.
event-disbanded = Too many in { $at }, removed: { $figure }.
event-advanced = { $nation }: { $left ->
        [0] at war.
        [1] 1 step from war.
       *[other] { $left } steps from war.
    }
event-activated = { $nation }: now active.
event-played = { $side }: played { $card }.
event-table-discarded = Discarded: { $card }.
event-card-hits = Hits by the card in { $at }: { $hits }.
event-attacked = { $side }: attacked { $to } from { $from }.
event-round = Round { $round } of the battle.
event-announced = { $uses ->
        [yes] { $side }: announced a combat card.
       *[no] { $side }: announced no combat card.
    }
event-laid = { $who }: laid a combat card, { $card }.
event-turned = { $side }: combat card { $card }.
event-white-rider = Gandalf the White cancels the Leadership of the Nazgûl.
event-threw = { $side } rolled: { $dice }.
event-stripped = Taken from the hand of the Free Peoples: { $card }.
event-tile-in-play = A special tile comes into play: { $tile }.
event-driven = The Ring-bearers are driven to { $to }.
event-ring-spent = { $side }: an Elven Ring is spent.
event-set-back = { $nation }: one step back from war, { $left } to go.
event-dice-lost = { $side }, dice lost: { $count }.
event-into-hunt-box = { $side }: the die goes to the Hunt Box.
event-die-turned = { $side }: a die turns from { $from } to { $to }.
event-hits = { $side }: { $hits ->
        [0] no hits.
        [1] 1 hit.
       *[other] { $hits } hits.
    }
event-own-hits = { $side }, hits on its own Army: { $hits }.
event-lost = Lost in { $at }: { $figure }.
event-reduced = Elite reduced to a Regular in { $at }: { $nation }.
event-ceased = { $side }: ceased the attack.
event-retreated = { $side }: retreated to { $to }.
event-into-siege = The defenders retreated into the Stronghold of { $at }.
event-extended = { $nation }: an Elite was replaced for one more round.
event-captured = { $side }: captured { $at }.
event-proposed = { $who }: to join Armies in { $at } was proposed.
event-joined = { $side }: the Armies in { $at } are one mixed Army now.
event-exchanged = { $side }: cards were exchanged.
event-progress = The Fellowship moves: progress { $now }.
event-hunted = The Hunt: { $count ->
        [0] no success.
        [1] 1 success.
       *[other] { $count } successes.
    }
event-drawn = Hunt tile: { $tile }.
event-damage = Hunt damage: { $count }.
event-hunt-casualty = Lost to the Hunt: { $who }.
event-revealed = The Fellowship is revealed: { $at }.
event-hidden = The Fellowship is hidden again.
event-won = Victory: { $how }.

## Parts of the map

area-eriador = Lindon and Eriador
area-misty-mountains = Rivendell and the Misty Mountains
area-anduin = The Vales of Anduin and Lórien
area-mirkwood = Mirkwood
area-rhovanion = Erebor and Rhovanion
area-rhun = Rhûn
area-brown-lands = The Brown Lands and Dagorlad
area-isengard = Isengard and Dunland
area-rohan = Rohan and Fangorn
area-gondor = Gondor
area-mordor = Mordor
area-harad = Harad

## Regions

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Ash Mountains
region-barad-dur = Barad-dûr
region-bree = Bree
region-buckland = Buckland
region-cardolan = Cardolan
region-carrock = Carrock
region-dagorlad = Dagorlad
region-dale = Dale
region-dead-marshes = Dead Marshes
region-dimrill-dale = Dimrill Dale
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Drúadan Forest
region-druwaith-iaur = Drûwaith Iaur
region-eagles-eyrie = Eagles' Eyrie
region-east-harondor = East Harondor
region-east-rhun = East Rhûn
region-eastemnet = Eastemnet
region-eastern-brown-lands = Eastern Brown Lands
region-eastern-emyn-muil = Eastern Emyn Muil
region-eastern-mirkwood = Eastern Mirkwood
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Ettenmoors
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Far Harad
region-folde = Folde
region-fords-of-bruinen = Fords of Bruinen
region-fords-of-isen = Fords of Isen
region-forlindon = Forlindon
region-gap-of-rohan = Gap of Rohan
region-gladden-fields = Gladden Fields
region-goblins-gate = Goblin's Gate
region-gorgoroth = Gorgoroth
region-grey-havens = Grey Havens
region-harlindon = Harlindon
region-helms-deep = Helm's Deep
region-high-pass = High Pass
region-hollin = Hollin
region-iron-hills = Iron Hills
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount-gram = Mount Gram
region-mount-gundabad = Mount Gundabad
region-narrows-of-the-forest = Narrows of the Forest
region-near-harad = Near Harad
region-noman-lands = Noman-lands
region-north-anduin-vale = North Anduin Vale
region-north-downs = North Downs
region-north-dunland = North Dunland
region-north-ered-luin = North Ered Luin
region-north-ithilien = North Ithilien
region-north-rhun = North Rhûn
region-northern-dorwinion = Northern Dorwinion
region-northern-mirkwood = Northern Mirkwood
region-northern-rhovanion = Northern Rhovanion
region-nurn = Nurn
region-old-ford = Old Ford
region-old-forest = Old Forest
region-old-forest-road = Old Forest Road
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Rivendell
region-south-anduin-vale = South Anduin Vale
region-south-downs = South Downs
region-south-dunland = South Dunland
region-south-ered-luin = South Ered Luin
region-south-ithilien = South Ithilien
region-south-rhun = South Rhûn
region-southern-dorwinion = Southern Dorwinion
region-southern-mirkwood = Southern Mirkwood
region-southern-rhovanion = Southern Rhovanion
region-tharbad = Tharbad
region-the-shire = The Shire
region-tower-hills = Tower Hills
region-trollshaws = Trollshaws
region-umbar = Umbar
region-vale-of-the-carnen = Vale of the Carnen
region-vale-of-the-celduin = Vale of the Celduin
region-weather-hills = Weather Hills
region-west-harondor = West Harondor
region-westemnet = Westemnet
region-western-brown-lands = Western Brown Lands
region-western-emyn-muil = Western Emyn Muil
region-western-mirkwood = Western Mirkwood
region-withered-heath = Withered Heath
region-woodland-realm = Woodland Realm

## Hunt tiles

tile-std-eye-reveal-1 = Eye (reveal)
tile-std-eye-reveal-2 = Eye (reveal)
tile-std-eye-reveal-3 = Eye (reveal)
tile-std-eye-reveal-4 = Eye (reveal)
tile-std-0-reveal-1 = 0 (reveal)
tile-std-0-reveal-2 = 0 (reveal)
tile-std-1-reveal-1 = 1 (reveal)
tile-std-1-reveal-2 = 1 (reveal)
tile-std-2-reveal = 2 (reveal)
tile-std-1-1 = 1
tile-std-1-2 = 1
tile-std-2-1 = 2
tile-std-2-2 = 2
tile-std-3-1 = 3
tile-std-3-2 = 3
tile-std-3-3 = 3
tile-blue-elven-cloaks = 0 (Free Peoples)
tile-blue-elven-rope = 0 (Free Peoples)
tile-blue-phial = −2 (Free Peoples)
tile-blue-smeagol = −1 (Free Peoples)
tile-red-shelob = die (stop, Shadow)
tile-red-ring-is-mine = Eye (reveal, stop, Shadow)
tile-red-on-on = 3 (stop, Shadow)
tile-red-give-it = 1 (reveal, stop, Shadow)

# Switches that a match can be played with, one sentence each.
option-no-minimum-hunt = No die need go to the Hunt, even if the Fellowship moved last turn.
option-announced-cards = Both sides say whether they use a combat card before either chooses one.
option-no-initiative = Combat cards have no initiative: at the same moment the defender’s comes first.
option-ring-or-casualty = Hunt damage is answered by the Ring or by one casualty; the Guide and cards on the table help before that.
option-mordor-by-declaration = Mordor is entered only by declaring the Fellowship in Morannon or Minas Morgul.
option-reveal-outside-settlements = A revealed Fellowship ends in no region with a Settlement of the Free Peoples.
option-one-stronghold-tile = A reveal draws at most one tile for Shadow Strongholds, and none with Progress 0.
option-hiding-corrupts = In Mordor only an attempt to move keeps Corruption away; hiding does not.
option-one-round-sortie = A sortie is one round; then the besieger may retreat.
option-mouth-enters-strongholds = The Mouth of Sauron may walk into a Stronghold of the Free Peoples, and must stop there.
option-gollum-draws-tiles = When Gollum reveals the Fellowship, tiles are drawn for Shadow Strongholds too.
option-strict-stacking = Nobody may bring more than 10 units into a region.
option-bid = bid: what the Shadow’s player offered, in tokens; a half only decides between bids
option-draw-tokens = tokens for the Free Peoples that draw an Event card
option-advance-tokens = tokens for the Free Peoples that advance a Nation
option-dwarven-rings = Dwarven Rings for the Free Peoples: used as Elven Rings, then gone
