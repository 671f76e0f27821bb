# The browser's own words.

site-name = Westmarch
close = Close
cancel = Cancel
guest-names = Otter, Badger, Heron, Hedgehog, Wren, Marten, Squirrel, Finch, Beaver, Robin

## Getting about

nav-title = Pages
nav-home = To the first page
nav-rules = Rules
nav-settings = Settings
nav-account = Account
nav-about = About
nav-skip = Skip to the content
lost-title = There is no such page.

## The first page

home-title = War of the Ring in your browser
home-about = The rules are kept for you: whenever something is asked, you see what you can do, and why not if you cannot. You need no account.
home-new = New here?
home-learn = Learn the game
home-learn-about = Ten short lessons on the real board, one to four minutes each.
home-play = Play now against the program
home-side = Your side
home-level = Level of the program
home-name = Your name
home-start = Play
home-goal-fp = Free Peoples: carry the Ring to the Crack of Doom, or win 4 victory points.
home-goal-sh = Shadow: corrupt the Ring-bearers, or win 10 victory points.
home-mine = My matches
home-friend = With a friend, over the network
home-friend-about = You get a link to send. Your friend needs no account either.
home-listed = Show it in the lobby: anybody may join
home-watched = Anybody may watch
home-odds = Hints and chances are allowed
home-open = Open a match as { $side }
home-hotseat = Two at one device
home-hotseat-about = You hand the device over; nobody sees the cards of the other.
home-hotseat-start = Start
home-upload = A recorded game
home-upload-about = Look at a record, or go on from any of its positions.
home-upload-file = Choose a file
home-lobby = Lobby
home-lobby-empty = Nobody is waiting at the moment.
home-watch = To watch

## Lists of matches

list-waiting = waits for somebody to join
list-your-turn = your turn ({ $since })
list-turn = { $side } to answer ({ $since })
list-join = Join
list-open = Open: { $players }
list-play = Play on
list-look = Look
list-more = Show { $count } more
seat-open = open seat
seat-program = program, { $level }

## Invitations

join-title = An invitation to play
join-about = A seat is free for you: { $side }.
join-sit = Sit down and play
join-full = All seats are taken.
waiting-title = Waiting for somebody to join
waiting-about = Send this link to whoever is to play with you. The match begins by itself.
waiting-link = Link of the invitation
waiting-copy = Copy
waiting-copied = Copied
waiting-share = Share
waiting-listed = The match also stands in the lobby.
waiting-leave = Call it off

## The match

match-turn = Turn { $turn }
match-your-turn = Your turn
match-waits-for = Waiting for: { $who }
match-waits-for-seat = A seat is open
match-over = The game is over
match-held = Kept as it was
match-sending = Sending …
match-wait-about = The other side is thinking. You will be asked as soon as it is your turn.
match-watching = You are watching.
match-closed = This match cannot be shown
match-loading = One moment …
match-spectators = watching: { $count }
match-here = (is here)
match-as-text = As text
match-with-board = With the board
match-panel = Beside the board
match-sheet = Larger or smaller
tab-map = Map
tab-status = Status
tab-cards = Cards
tab-log = Log
tab-talk = Talk
connection-offline = No connection. What you click is kept and sent as soon as it is back.
connection-connecting = Connecting …
connection-none = The server cannot be reached. You can read the rules and look at the matches that you had open here.
news-asked = You are asked: { $question }

## Questions

question-find = Find or type an answer
question-nothing-found = Nothing here is called that.
question-chosen = { $least ->
        [0] { $total } chosen, up to { $most }
       *[other] { $total } chosen, { $least } to { $most } needed
    }
question-chosen-exactly = { $total } of { $most } chosen
question-count = { $count } of { $of }
question-less = One less: { $what }
question-read = Read: { $what }
question-all = All
question-none = None
question-confirm = Done
question-why-not = Why can I not …?
question-why-not-about = Type what you would like to answer, as in minas-tirith. You are told which rule forbids it. Or click a region.
question-why-not-answer = The answer that you miss
question-ask = Ask
hint-ask = Hint
hint-thinking = Thinking …
hint-about = The numbers are chances to win, as the program judges them.
refused-title = Not allowed:
refused-rule = Rule { $rule }

question-rules = The rules for this question:
since-title = Since your last answer
since-more = … and { $count } more before, see the log

## First steps

coach-title = First steps
coach-goal-fp = You are the Free Peoples: carry the Ring to Mordor before the Hunt corrupts the Ring-bearers, and hold the Strongholds that long.
coach-goal-sh = You are the Shadow: take Cities and Strongholds for 10 victory points, or corrupt the Ring-bearers by the Hunt.
coach-answer = The game asks you one thing at a time. Click an answer, press its number, or click a marked region of the map.
coach-doubt = In doubt? Hint tells what a program would do, and Step back takes your answer back.
coach-learn = There are ten short lessons, too: learn the game
coach-close = I see
help-why-declare = Declared, the Fellowship is placed on the map where it has come to; in a City or Stronghold of its own side it heals. Usually it stays hidden.
help-why-guide = The Guide lends the Fellowship his ability, and can be lost first. Gandalf the Grey is a good one to begin with.
help-why-hunt-dice = Dice in the Hunt Box cannot act, but each makes the journey of the Fellowship more dangerous. Often 1 or 2.
help-why-turn = You and the other side use one die in turn. The result of the die says what you can do with it.
help-why-action = One die, one action.
help-why-move-from = An Army moves by one region. With an Army die a second one may move, too.
help-why-move-figures = Figures that you do not choose stay behind. A region holds up to 10 units.
help-why-attack-from = Your Army attacks one in an adjacent region. Units whose Nation is not at war cannot attack.
help-why-combat-card = A card used in battle is spent; its event is then lost. The other side sees it only when both are turned up.
help-why-casualty = Each hit costs a Regular, turns an Elite into a Regular, or two hits cost an Elite.
help-why-hunt-casualty = Whatever the Companions do not take becomes corruption; with 12 the Shadow wins.
help-why-event = The event of the card happens, and the card is spent unless it stays on the table.
help-why-draw-from = Character cards are about the Fellowship and Characters, Strategy cards about armies and politics.
help-why-recruit-figure = New figures come to free Towns, Cities and Strongholds of a Nation that is at war.
help-why-nation = Only Nations at war recruit, attack and cross the borders of others.
help-why-discard = A hand holds up to 6 cards.

## The map as a list

map-find = Find a region
map-choices = { $count ->
        [1] 1 can be chosen
       *[other] { $count } can be chosen
    }
map-mark-option = can be chosen
map-mark-advised = suggested by the lesson
map-mark-chosen = chosen
map-mark-from = from here
map-mark-target = here
map-mark-last = something happened here
map-sea = Belegaer
map-bay = Bay of Belfalas
map-lake = Sea of Rhûn
map-move = From { $from } to { $to }
map-closer = Closer
map-farther = Farther
map-whole = The whole map

## How the game stands

status-points = Victory points
status-points-of = { $side }: { $points } of { $most }
status-of = { $now } of { $most }
status-dice-title = Action dice
status-no-dice = no unused dice ({ $pool } to roll)
status-rings = Elven Rings: { $count }
status-ring-used = one used this turn
status-fellowship-title = The Fellowship
status-fellowship-where = Last seen in { $region }, { $progress ->
        [0] no steps since
        [1] 1 step since
       *[other] { $progress } steps since
    }; { $hidden }.
status-fellowship-in-mordor = On the Mordor Track, step { $step } of { $last }; { $hidden }.
status-corruption = Corruption: { $now } of { $most }
status-guide = { $who } (Guide)
status-hunt-title = The Hunt
status-pool = Hunt Pool: { $count } tiles
status-tiles-drawn = Drawn
status-tiles-waiting = Waiting for Mordor
status-tiles-aside = Set aside by a card
status-tiles-removed = Out of the game
status-politics-title = Politics
status-at-war = at war
status-active = active
status-passive = passive
status-decks = Cards
status-decks-hand = in hand
status-decks-undrawn = in the decks
status-decks-discarded = discarded
status-decks-of = { $character } Character, { $strategy } Strategy
status-figures = Reinforcements and losses
status-left = Reinforcements: { $figures }.
status-left-of = Reinforcements: { $side }
status-lost-of = Casualties: { $side }
status-characters = Characters on the map
status-character-at = { $who }: { $region }
status-gone = Out of the game: { $who }.
cards-hand = Your hand ({ $count })
cards-hand-of = Hand of the { $side } ({ $count })
cards-table = On the table ({ $count })
cards-played = Played ({ $count })
cards-discarded = Discarded by you ({ $count })
card-about = { $face }; in battle: { $title } ({ $initiative })
card-event-title = Event
card-combat-title = In battle: { $title }, initiative { $initiative }
card-rulings-title = Rulings

## Battles

battle-title = The battle
battle-round = round { $round }
battle-attacks = Attacking: { $side }
battle-defends = Defending: { $side }
battle-rearguard = Rearguard: { $army }
battle-hits-on = Hits with { $least } or more
battle-card = Combat card:
battle-inside = inside the walls
battle-over = The battle of { $region } is over
battle-by-card = By the event { $card }
battle-strength = Strength { $strength }
battle-leadership = Leadership { $leadership }
battle-scored = { $hits ->
        [1] 1 hit
       *[other] { $hits } hits
    }
battle-left = Hits to take: { $hits }
battle-take = Take a hit: { $figure }
battle-elite = How does this Elite take the hit?
battle-losses = Losses
battle-lost = Lost: { $figure }
battle-reduced = Replaced by a Regular: { $figure }
battle-retreat = The defender can retreat
battle-no-way-out = The defender has nowhere to retreat.
dice-roll = Roll
dice-again = Rolled again
dice-extra = By a card
dice-told = { $what }: { $dice }. From { $needed } on: { $count }.
odds-title = Chances
odds-against = Chances of attacking { $region }
odds-of-all = Chances if all of them attack
odds-of-chosen = Chances with those who are chosen
odds-wins = Victory: { $side }
odds-both = both destroyed
odds-undecided = the siege goes on
odds-about = If it is fought to the end without cards and retreat. Units lost on average: { $lost }.
hunt-title = The Hunt for the Ring
hunt-needs = A die succeeds with { $least } or more
hunt-successes = Successes: { $count }
hunt-tile = Tile: { $tile }
hunt-damage = Damage { $count }
hunt-guide = { $guide }; damage left: { $left }
hunt-corruption = Corruption { $now } → { $after }

## The log

log-topic = Show
log-all = everything
log-battle = battles
log-fellowship = Fellowship and Hunt
log-cards = cards
log-table = the players
log-earlier = { $count } earlier lines
log-away = while you were away
log-look = { $time } – look at this position
log-empty = Nothing has happened yet.
deed-undo = { $side }: took an answer back.
deed-ask-undo = { $side }: asks to go back.
deed-grant-undo = { $side }: allowed it.
deed-refuse-undo = { $side }: did not allow it.
deed-take-over = { $side } has the device.
deed-concede = { $side }: conceded.
deed-offer-draw = { $side }: offers a draw.
deed-accept-draw = { $side }: accepted the draw.
deed-refuse-draw = { $side }: declined the draw.

## What people do

deed-do-undo = Step back
deed-more = More
deed-do-ask-undo = Ask to step back
deed-do-offer-draw = Offer a draw
deed-do-concede = Concede
deed-do-rematch = Play again
deed-do-report = Report a problem
concede-title = Concede the game?
concede-about = The other side wins at once.
concede-yes = Concede
problem-title = Report a problem
problem-about = What went wrong, and what did you expect? The record of the match and what you see are sent along.
problem-send = Send
problem-thanks = Thank you. It was kept as number { $number }.
undo-asked = { $side } asks to go back.
undo-asked-by-you = You have asked to go back. The other side has to answer.
undo-grant = Allow
undo-refuse = Do not allow
undo-look = Look at that position
draw-offered = { $side } offers a draw.
draw-offered-by-you = You have offered a draw.
draw-accept = Accept
draw-refuse = Decline
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
notes-title = Notes
notes-about = Only you see your notes.
notes-saving = Saving …
hand-over-title = { $side }, it is your turn
hand-over-about = Hand the device over. Nothing is shown until you go on.
hand-over-take = I am { $side }

## Earlier positions

replay-title = Earlier positions
replay-position = Position
replay-at = { $now } of { $last }
replay-first = To the beginning
replay-back = One back
replay-on = One on
replay-last = To the end
replay-play = Play by itself
replay-pause = Stop
replay-seen-by = Seen by
replay-own = as you saw it
replay-asked = Asked here: { $question }
replay-now = Back to the game
fork-open = Go on from here
fork-title = Go on from position { $position }
fork-about = A new match begins with this position. This one stays as it is.
fork-about-running = A new match begins with this position. What you cannot see is dealt anew.
fork-me = I
fork-open-seat = somebody else
fork-begin = Begin

## The end

ending-won = Victory: { $side }
ending-conceded = { $side } conceded
ending-draw = a draw
ending-unfinished = a record that breaks off
ending-result = Result
ending-record = Download the record
ending-replay = Look back
result-result = Ending
result-winner = Winner
result-turns = Turns
result-corruption = Corruption
result-mordor-step = Step on the Mordor Track
result-mordor-turn = Turn of entering Mordor
result-fp-victory-points = Victory points of the Free Peoples
result-fp-strongholds = Strongholds taken by the Free Peoples
result-fp-cities = Cities taken by the Free Peoples
result-sh-victory-points = Victory points of the Shadow
result-sh-strongholds = Strongholds taken by the Shadow
result-sh-cities = Cities taken by the Shadow
result-aragorn-turn = Turn of Aragorn
result-gandalf-turn = Turn of Gandalf the White
result-saruman-turn = Turn of Saruman
result-witch-king-turn = Turn of the Witch-king
result-mouth-of-sauron-turn = Turn of the Mouth of Sauron
result-first-eyes = Eyes in turn 1
result-first-hunt-dice = Dice in the Hunt Box in turn 1
result-companions-lost = Companions lost
result-battles = Battles
luck-title = Luck
luck-about = What came up beside what comes up on average. The last number says how unusual it is: beyond 2 or −2 about once in twenty games.
luck-of = { $side }: { $dice } action dice
luck-got = came up
luck-expected = expected
luck-z = unusual
luck-hits = Hits with { $dice } combat dice
luck-sixes = Sixes in battle
luck-successes = Successes in { $rolls } Hunt rolls
luck-damage = Damage of { $tiles } Hunt tiles

## Account

account-guest = You are the guest { $name }. Your matches belong to this browser.
account-known = You are signed in as { $name }.
account-make = Make an account
account-make-about = With an account you find your matches on every device.
account-make-guest = Your matches go along.
account-made = The account is made.
account-name = Name
account-password = Password
account-sign-in = Sign in
account-sign-in-guest = The guest's matches stay with the guest.
account-signed-in = You are signed in.
account-sign-out = Sign out
account-sign-out-guest = A guest who signs out loses his matches.
account-signed-out = You are signed out.
account-change = Change the password
account-changed = The password is changed. Other devices are signed out.
account-old = Old password
account-new = New password
account-data = What is kept about you
account-export = Download everything
account-results = Results as a table
account-delete = Delete me
account-delete-about = Name, password, chat and notes are deleted. Running matches are conceded. This cannot be undone.
account-delete-yes = Delete for good
account-forgotten = You are forgotten.

## Settings

setting-language = Language
setting-theme = Colours
theme-auto = as the device
theme-parchment = Parchment
theme-night = Night
setting-speed = Speed
speed-off = no animation
speed-slow = slow
speed-normal = normal
speed-fast = fast
setting-sounds = A sound when it is my turn
setting-patterns = Patterns besides colours
setting-text = Matches as text, for screen readers
setting-kept = Settings are kept in this browser.
keys-title = Keys
keys-digits = A number: take the option with this number; from 10 on, type both digits
keys-find = F or /: find an option by its name
keys-arrows = Arrows: from one option to the next
keys-enter = Enter or Space: take it; Enter also finishes a selection
keys-escape = Esc: step back
keys-shift = Shift and a number, or −: one less in a selection
keys-map = M: from the question to the map and back
keys-map-arrows = Arrows on the map: from one marked region to the next, with Shift over all of them; + and − come closer and go farther
keys-explain = I: explain what has the focus; then arrows go on to the next thing
keys-help = ?: show these keys

## Rules and this site

rules-find = Search the rules, or type a number such as W9.6
rules-found = { $count ->
        [1] 1 place
       *[other] { $count } places
    }
rules-chapters = Chapters
rules-english = The rules are in English.
about-short = An unofficial fan work, free of charge. Not connected with the owners of War of the Ring or The Lord of the Rings.
about-what = Westmarch lets you play tabletop games in the browser, alone or with others, with every rule enforced.
about-unofficial = It is an unofficial work of fans. It is not made, endorsed or supported by the publishers of War of the Ring or by the owners of The Lord of the Rings; all names belong to their owners. If you like the game, buy it and play it at a table, too.
about-rules = Rules and cards are told in our own words, and the pictures are our own.
about-private = Nothing is loaded from other sites, and nobody is followed. Kept are your name, your matches, chat and notes; you can download and delete them under Account.
about-open = The program is open source.

## Refusals

no-no-connection = The server cannot be reached. Try again in a moment.
no-internal = Something went wrong on our side. The match stands as it was before.
no-held = The rules have changed and do not lead to where this match stands. It is kept as it was; go on from here as a new match.
no-late = The match has gone on since. This is how it stands now.
no-not-found = There is nothing here that you may see.
no-not-signed-in = Sign in first, or start as a guest.
no-wrong-password = This name and password do not belong together.
no-too-many-requests = That was too fast. Wait a moment and try again.
no-not-seated = Only those who play in this match may do that.
no-over = The match is over.
no-name-taken = Somebody has this name already.
no-seat-taken = Somebody has this seat already.
no-bad-name = A name has 1 to 32 characters.
no-bad-password = A password has 8 to 200 characters.
no-not-offered = This is not offered here.
no-unreadable-answer = This is no answer that can be understood.
no-possible = Yes, you can.
no-cannot-undo = Dice, cards or the other side have come in between. Ask to step back.
no-no-odds = Hints are switched off in this match.
no-no-hint = There is nothing to say about this.
no-misunderstood = The page and the server do not understand each other. Load the page anew.
no-bad-position = There is no such position, or one cannot go back to it.
no-bad-record = This record cannot be read, or it does not follow the rules.
no-bad-seats = The seats do not fit the game; one of them must be yours.
no-bad-setup = This position cannot be read.
no-bad-text = The text is empty or too long.
no-begun = The match has begun: you can concede, but not leave.
no-diverged = What is recorded of this match does not fit the rules.
no-hand-over = The device has to be handed over first.
no-no-draw = Programs agree to no draw.
no-no-fork = Nothing can be continued from here.
no-no-offer = Nobody offers a draw.
no-no-request = Nobody asks to go back.
no-not-asked = You are not asked anything now.
no-not-begun = The match has not begun: a seat is still open.
no-not-over = Only when the match is over.
no-not-your-seat = Somebody else sits there.
no-one-seat = You play one side only: there is nothing to hand over.
no-own-offer = The other side has to answer your offer.
no-own-request = The other side has to answer your request.
no-too-large = That is too much at once.
no-wrong-origin = This page may not do that on this server.
no-wrong-shape = That is too much or too little.
