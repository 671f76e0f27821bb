# The browser's own words.

site-name = Westmarch
close = Close
cancel = Cancel
guest-names = Otter, Badger, Heron, Hedgehog, Wren, Marten, Squirrel, Finch, Beaver, Robin

## Getting about

nav-title = Pages
nav-play = Play
nav-lobby = Lobby
nav-mine = Matches
nav-decks = Decks
nav-learn = Learn
nav-home = Home
nav-source = Open source
nav-night = Night
nav-day = Day
nav-account-of = { $name }: your account
nav-waiting = { $count ->
        [one] One match waits for you
       *[other] { $count } matches wait for you
    }
nav-rules = Rules
nav-settings = Settings
nav-account = Account
nav-about = About
nav-skip = Skip to the content
lost-title = No road leads here
lost-about = The address is wrong, or the match is not yours to see. Ask whoever sent you the link.

## The first page

home-title = The table is set.
home-about = Great games, with every rule enforced. Against a program, a friend or a full table. Free, no account.
home-new = A new match
home-create = Set one up
home-learn = Learn the game
home-side = Your seat
home-any-side = Any seat
home-opponent = Opponent
home-how-many = Players
home-choice = { $side }, { $level }
home-choose = Set up { $game }
home-remembered = Your choice is remembered.
home-players = { $least } to { $most } players
home-players-exactly = { $count } players
home-live = On the tables now
home-live-all = All matches to watch
home-is-live = live
promise-glow = What glows can act
promise-glow-about = Click it, and you see where it can go. Click there, and it goes.
promise-reason = Every no has a reason
promise-reason-about = Ask why, and you get the rule in one sentence.
promise-pace = At your pace
promise-pace-about = Play in one evening, or a move a day. The table stays.
home-start = Play
home-back = Welcome back, { $name }
home-waiting = { $count ->
        [0] Nothing waits for you.
        [one] One match waits for you.
       *[other] { $count } matches wait for you.
    }
home-all = { $count ->
        [one] My matches
       *[other] All { $count } matches
    }
home-open = Open tables
home-open-all = All { $count }
home-waits = Waits { $since }
way-title = More ways to play
way-friend = With a friend
way-friend-about = Send a link. No accounts.
way-device = On one device
way-device-about = Pass it round. Hands stay hidden.
way-table = Find a table
way-table-about = { $count ->
        [0] None is open. Open yours.
        [one] One is open now.
       *[other] { $count } are open now.
    }
way-watch = Watch
way-watch-about = { $count ->
        [0] Open a record.
       *[other] { $count } live, or open a record.
    }

## Lists of matches

list-waiting = nobody has joined yet
list-your-turn = your turn, { $since }
list-turn = { $who }, { $since }
list-you = You: { $side }
list-open = { $verb }: { $who }
list-play = Play on
list-look = Look
list-watch = Watch
list-replay = Replay
list-older = Older matches
special-fork = from a position
special-setup = special set-up
special-hidden = special set-up, partly hidden
special-no-hints = no hints
special-watched = open to watch

## Lobby and my matches

filter-game = Game
filter-seats = Seats
filter-all = All
filter-any = Any
filter-show = Show all
lobby-counts = { $open ->
        [one] 1 open table
       *[other] { $open } open tables
    }, { $watch } to watch
lobby-table = { $name }’s table
lobby-gone = This table is taken or gone. Choose another.
lobby-watch = To watch
lobby-watch-none = Nobody plays in public just now.
offer-about = { $count ->
        [2] { $game } for two
        [3] { $game } for three
        [4] { $game } for four
        [5] { $game } for five
       *[other] { $game } for { $count }
    }
offer-you = you play { $side }
offer-yours = your table
offer-hints = Hints and chances
offer-no-hints = No hints, no chances
offer-watched = Anybody may watch
offer-open = Go there
mine-title = My matches
mine-show = Show
mine-running = Running
mine-over = Finished
mine-records = Records
record-open = Open a record
empty-lobby = No table is open
empty-lobby-about = Open one, and play a program while you wait.
empty-filter = No table like that
empty-quiet = Nothing waits for you
empty-quiet-about = All your opponents are thinking.
empty-running = No match is running
empty-running-about = Play a program at once, or find a table.
empty-over = Nothing is finished yet
empty-over-about = Finished matches stay here. Replay them any time.
empty-records = No record yet
empty-records-about = Open a recorded match. Replay it, or play on from it.

## Decks

decks-title = Decks
decks-new = New deck
decks-none = No deck yet
decks-none-about = Begin with one of the game, or with nothing.
decks-legal = legal
decks-not-legal = not legal yet
decks-share = Copy the link
decks-share-one = Copy the link: { $name }
decks-remove = Remove
decks-remove-one = Remove: { $name }
decks-remove-about = It is gone at once, and so is its link. Matches with it go on.
deck-any = A deck of the game
deck-starters = To begin with
deck-of = Deck of { $side }
deck-yours = Your deck

## Setting up a match

create-title = Set up a match
create-about = Everything has a sensible start. Change what you like.
create-size = How many seats
create-who = Who plays { $side }
create-summary = What happens
create-hints = Hints and chances
create-hints-about = Each player may ask for hints.
create-watched = Anybody may watch
create-watched-about = Hands stay hidden until the end.
create-talk = Team-mates may talk in private
create-talk-about = Others do not read it.
create-agreed = Other rules and handicaps: { $count }
create-nobody = Take a seat yourself.
create-when-friend = Begins when your friend opens the link.
create-when-anybody = Begins when somebody sits down.
create-when-all = Begins when all seats are taken.
create-when-now = Begins at once.
create-open = Open the table
list-yours = Your turn
list-others = Waiting for the others
list-device = On one device
list-programs = { $count } programs
list-free = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
list-against = { $one } against { $other }
seat-open = free seat
seat-program = program, { $level }
seat-me = You
seat-friend = A friend, by link
seat-anybody = Anybody from the lobby
seat-device = At this device
seat-short-me = You
seat-short-friend = Friend
seat-short-anybody = Anybody
seat-short-device = Here
seat-and-person = { $side } ({ $who })
team = Team { $number }

## Invitations

join-title = An invitation to play
join-about = A seat is free for you: { $side }.
join-team = You would play for: { $side }
join-sit = Sit down
join-sit-as = Sit down as { $side }
join-full = All seats are taken. Watch, or find another table.
setup-own-about = This match starts differently:
setup-hidden = It also fixes something hidden, such as a hand. Whoever set it up may know it.
setup-fork = This match plays on from another. Whoever set it up may know what was hidden.
setup-played = Played from a special set-up.
setup-played-fork = Played on from another match.
waiting-title = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
waiting-about = Send this link. { $count ->
        [one] The match begins when your friend sits down.
       *[other] The match begins when all seats are taken.
    }
waiting-running = Send this link. Your friend can sit down at any time.
waiting-link = Invitation link
waiting-copy = Copy link
waiting-copy-to = Copy link: { $side }
waiting-copied = Link copied
waiting-share = Share
waiting-listed = Your table is in the lobby, too.
waiting-leave = Close table

## The match

match-turn = Turn { $turn }
match-your-turn = Your turn
match-waits-for = Waiting for { $who }
match-program = the program
match-waits-for-seat = A seat is free
match-over = The match is over
match-held = On hold
match-passing = Passing for you
match-sending = Sending …
match-wait-about = { $count ->
        [one] { $who } is thinking.
       *[other] { $who } are thinking.
    }
match-watching = You are watching.
match-closed = This match cannot be shown
match-loading = One moment …
match-spectators = { $count } watching
match-is-here = is here
match-is-away = away
match-as-text = Show as text
match-with-board = Show the board
match-panel = Details
match-menu = Menu
match-drawer = Log and more
match-board = Board
match-plain = This game has no board yet. Everything is told in words.
load-failed = This part did not load.
load-again = Reload the page
tab-view = Position
match-sheet = Resize
tab-log = Log
tab-talk = Talk
connection-offline = No connection. Your clicks are sent when it is back.
connection-connecting = Connecting …
offline-title = No connection.
offline-about = You can read the rules, and the matches you opened here.
news-asked = You are asked: { $question }

## Questions

question-find = Find or type an answer
question-nothing-found = Nothing here has that name.
question-which = Which of these?
question-meant = Perhaps you mean
question-chosen = { $least ->
        [0] { $total } chosen, up to { $most }
       *[other] { $total } chosen, { $least } to { $most } needed
    }
question-chosen-exactly = { $total } of { $most } chosen
question-count = { $count } of { $of }
question-less = One fewer: { $what }
question-read = Read: { $what }
question-all = All
question-none = None
question-confirm = Done
question-order = In this order: { $what }
question-order-about = The order counts. Pick the first one first.
question-place = number { $place }
pass-about = Only one answer is possible: { $answer }. It is sent in a moment.
pass-stop = Stop
why-other = Choose ({ $name }).
question-why-not = Why not?
question-why-not-about = Click what you miss, or type its name.
question-why-not-answer = What do you miss?
question-ask = Ask
doing-along = Who goes along
doing-where = Where to
doing-list = All actions
doing-by-hand = Use the board
doing-let-go = Let go
doing-staying = Staying behind: { $what }
doing-more = One more: { $what }
doing-further = { $count ->
        [one] One more place glows on the board.
       *[other] { $count } more places glow on the board.
    }
doing-pays = Pays with: { $die }
doing-taken = { $what }. { $count ->
        [one] One way to go on.
       *[other] { $count } ways to go on.
    }
hint-ask = Hint
hint-thinking = Thinking …
hint-about = Each number is the program’s estimate of your chance to win.
refused-title = Not allowed:
refused-rule = Rule { $rule }

question-rules = Rules for this question:
since-several = { $count } things happened
since-play = Show on board (N)

## First steps

coach-title = First steps
coach-answer = What glows can act. Click it, then where it goes.
coach-learn = Lessons
coach-close = Close

## The log

log-topic = Show
log-all = everything
log-table = the players
log-earlier = { $count } earlier lines
log-away = while you were away
log-look = Show this position ({ $time })
log-empty = Nothing has happened yet.
deed-undo = { $who } stepped back.
deed-ask-undo = { $who } asked to step back.
deed-grant-undo = { $who } allowed it.
deed-refuse-undo = { $who } refused.
deed-take-over = The device is with { $who }.
deed-concede = { $who } conceded.
deed-leave = { $who } left. A program plays on.
deed-offer-draw = { $who } offered a draw.
deed-accept-draw = { $who } accepted the draw.
deed-refuse-draw = { $who } declined the draw.

## What people do

deed-do-undo = Step back
deed-more = More
deed-do-ask-undo = Ask to step back
deed-do-offer-draw = Offer a draw
deed-do-concede = Concede
deed-do-leave = Leave your seat
deed-do-rematch = Rematch
deed-do-report = Report a problem
concede-title = Concede the match?
concede-about = The match goes to { $who } at once.
concede-others = You leave the match. The others play on.
leave-about = A program plays on for you. Your team goes on.
concede-yes = Concede
problem-title = Report a problem
problem-about = What went wrong? What did you expect? The match record and your view are sent along.
problem-send = Send
problem-thanks = Thank you. Your report is number { $number }.
undo-asked = { $who } asks to step back.
undo-asked-by-you = You asked to step back.
undo-grant = Allow
undo-refuse = Refuse
undo-look = Show that position
still-to-agree = Waiting for { $who }.
draw-offered = { $who } offers a draw.
draw-offered-by-you = You offered a draw.
draw-accept = Accept
draw-refuse = Decline
chat-title = Chat
chat-empty = Nobody has spoken yet.
chat-earlier = Earlier lines
chat-write = Say something
chat-send = Send
chat-to = To
chat-all = everybody
chat-team = my team
chat-spectators = spectators
notes-title = Notes
notes-about = Only you see your notes.
notes-saving = Saving …
hand-over-title = { $side }: your turn
hand-over-about = Pass the device. Everything stays hidden until then.
hand-over-take = I am { $side }

## Earlier positions

replay-title = Replay
replay-position = Timeline
replay-at = { $now } of { $last }
replay-where = Turn { $turn }, { $at }
replay-first = Go to start
replay-back = Previous action
replay-on = Next action
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-last = Go to end
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-seen-by = Seen by
replay-own = as you saw it
replay-asked = Asked here: { $question }
replay-beginning = The match begins here.
replay-nothing = Nothing to tell here.
replay-now = Back to the match
fork-open = Play on from here
fork-title = Play on from here
fork-about = A new match begins in this position. This one stays as it is.
fork-about-running = A new match begins in this position. What you cannot see is dealt again.
fork-begin = Begin
link-copy = Copy link
link-copied = Link copied
link-address = Link to copy

## The end

ending-won = Victory: { $side }
ending-you-win = You win: { $how }
ending-you = You win
ending-person-wins = { $who } wins: { $how }
ending-against = { $one } against { $other }
ending-turns = { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
ending-length = { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } d { $hours } h
    }
ending-conceded = { $side } conceded
ending-draw = a draw
ending-unfinished = unfinished record
ending-result = Result
ending-record = Download the record
ending-replay = Replay
ending-table = Show the table
rematch-about = You swap sides.
result-result = Ending
result-winner = Winner
result-turns = Turns
luck-title = Luck
luck-all = All numbers
luck-kind-to = kind to { $who }
luck-bad = unlucky
luck-good = lucky
luck-got = came up
luck-expected = expected
luck-z = unusual
luck-even = About even, all in all.
luck-kind = Kinder to { $who }, all in all.
luck-band = Two matches in three stay inside the darker band.
luck-none = Too little was left to chance to tell.
swing-title = How it swung
swing-said = Chance of { $who } to win: { $turns }
swing-at = turn { $turn } { $chance }
moments-title = { $count ->
        [one] One moment
       *[other] { $count } moments
    }
moments-about = Open one to replay it, or play on from there.
moment-fork = Play on

## Account

account-guest = You are a guest. Your matches live in this browser.
account-known = Your matches are on every device where you sign in.
account-nobody = You have no name here yet. Play, and you get one.
account-make = Create account
account-make-about = It keeps your matches on every device. A name and a password are enough.
account-make-guest = Your matches come along. A name and a password are enough.
account-made = Your account is ready.
account-name = Name
account-password = Password
account-sign-in = Sign in
account-sign-in-about = You have an account already.
account-sign-in-guest = The guest's matches stay with the guest.
account-signed-in = You are signed in.
account-sign-out = Sign out
account-sign-out-guest = Sign out as a guest and your matches are lost.
account-signed-out = You are signed out.
account-change = Change password
account-changed = Your password is changed. Other devices are signed out.
account-old = Old password
account-new = New password
account-data = Your data
account-export = Download everything
account-results = Results as a table
account-leave = Leave
account-delete = Delete account
account-delete-about = Your name, password, chat and notes are deleted. You concede running matches. This cannot be undone.
account-delete-yes = Delete for good
account-forgotten = Your account is deleted.
account-won-lost = Results, won : lost
account-against-people = { $seat }, against people
account-against-programs = { $seat }, against programs
account-counted = { $count ->
        [one] Of your last match. Draws are not counted.
       *[other] Of your last { $count } matches. Draws are not counted.
    }
account-last = Last matches
account-all = All matches

## Settings

setting-language = Language
setting-look = Look
setting-theme = Theme
theme-auto = As my device
theme-parchment = Day
theme-night = Night
setting-table = At the table
setting-speed = Motion
speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
setting-turn = Your turn
setting-sounds = Play a sound
setting-passes = Answer for me
setting-passes-about = After a moment, where only one answer is possible.
setting-patterns = Patterns as well as colours
setting-text = Matches as text
setting-text-about = Made for screen readers.
setting-you = You
setting-kept = Saved in this browser as you change them.
keys-title = Keys
keys-digits = Number: take that die; in the list, that option
keys-find = F or /: find an option
keys-arrows = Arrows: the next option
keys-enter = Enter or Space: take it; Enter also plays the proposal, Space means done
keys-escape = Esc: let go; in the list, step back
keys-back = U: step back
keys-list = L: all actions as a list
keys-aims = Q, W, E …: do what stands beside the letter
keys-cards = C and a number: take that card
keys-hint = H: a hint; Enter plays it
keys-shift = Shift and a number, or −: one fewer
keys-map = M: from the question to the board and back
keys-map-arrows = Arrows on the board: the next marked place, with Shift any place; + and − zoom
keys-explain = I: explain this; then arrows go to the next thing
keys-news = N: show on the board what the others did
keys-drawer = G: log and more
keys-replay = In a replay: arrows for actions, with Shift for turns, Home and End; Space plays, comma and full stop go answer by answer
keys-help = ?: show these keys

## Rules and this site

rules-find = Search the rules: a word, or { $example }
rules-found = { $here ->
        [one] 1 rule
       *[other] { $here } rules
    } in this chapter, { $others } in others
rules-nothing = No rule has these words. Try one word, or a number such as { $example }.
rules-chapters = Chapters
rules-example = Example
rules-reading = Our reading.
rules-english = The rules are in English.
about-short = Unofficial fan work, free of charge. Not connected with the publishers of these games. If you like them, buy them.
about-what = Play tabletop games in the browser, alone or with others. Every rule is enforced.
about-fans = Unofficial fan work
about-unofficial = All names belong to their owners. If you like a game, buy it.
about-rules = Rules and cards are in our own words, and the pictures are ours.
about-data = Your data
about-private = Nothing comes from other sites, and nobody is tracked. Your name, matches, chat and notes are kept. Download or delete them under Account.
about-open = The program is open source, under the MIT or the Apache 2.0 licence.
about-source = Its source comes with every copy. Ask whoever runs this server.
about-fonts = Headings are set in Alegreya and Frank Ruhl Libre (SIL Open Font License 1.1).

## Refusals

no-no-connection = The server cannot be reached. Try again in a moment.
no-gone = You conceded. The others play on.
no-no-stops = Nothing can be passed in this game.
no-unknown-stop = This game has no such stop.
no-no-team = You have no team in this match.
no-no-team-talk = Team chat is off in this match.
no-last-of-team = Nobody else of your team would play on. You can concede.
no-seated = Players cannot chat with spectators.
no-slow = This match takes too long to load. Try again later.
no-too-long = This match has grown too long. Play on from here as a new match.
no-internal = Something went wrong on the server. The match is unchanged.
no-held = The rules have changed since this match began. It stays as it is. Play on from here as a new match.
no-late = The match moved on. This is the position now.
no-too-many-offers = You have too many open tables. Close one first.
no-not-found = There is nothing here, or nothing you may see.
no-not-signed-in = Sign in first, or start as a guest.
no-wrong-password = The name or the password is wrong.
no-too-many-requests = Too fast. Wait a moment and try again.
no-not-seated = Only players of this match may do that.
no-over = The match is over.
no-name-taken = That name is taken, or looks like one that is.
no-seat-taken = That seat is taken.
no-bad-name = A name has 1 to 32 visible characters.
no-bad-password = A password has 8 to 200 characters.
no-common-password = That password is too easy to guess. Choose another.
no-cannot-write = The server cannot write to its disk. Nothing can be saved now.
no-store-away = The server cannot reach its data just now. Nothing is lost. Try again in a moment.
no-other-version = The server is being updated. Try again in a moment.
no-stopping = The server is about to stop. Try again in a moment.
no-not-offered = You cannot choose that here.
no-unreadable-answer = That answer cannot be read.
no-possible = Yes, you can.
no-cannot-undo = Dice, cards or another player came in between. Ask to step back.
no-no-odds = Hints are off in this match.
no-no-hint = There is no hint for this.
no-misunderstood = Page and server do not understand each other. Reload the page.
no-bad-position = This match has no such position.
no-bad-record = This record is broken, or breaks the rules.
no-bad-seats = These seats do not fit the game. One must be yours.
no-bad-setup = This set-up does not work, or not in the lobby.
no-bad-deck = This deck breaks a rule.
no-deck-faults = { $more ->
        [0] This deck cannot be played: { $faults }.
       *[other] This deck cannot be played: { $faults }; and { $more } more.
    }
no-bad-title = A name has 1 to 60 visible characters.
no-unreadable-deck = This deck is too long, or cannot be read.
no-deck-changed = This deck was changed elsewhere.
no-too-many-decks = You have 100 decks. Remove one first.
no-no-decks = This game has no decks.
no-bad-text = The text is empty or too long.
no-begun = The match has begun. You can concede, but not leave.
no-diverged = The record of this match breaks the rules.
no-hand-over = Pass the device first.
no-no-draw = A program never accepts a draw.
no-no-fork = You cannot play on from here.
no-no-offer = Nobody offers a draw.
no-no-request = Nobody asks to step back.
no-not-asked = It is not your turn.
no-too-many-answers = That is too much at once.
no-out-of-hand = Dice or another player come first. Go step by step.
no-one-at-a-time = This match began under older rules. Answer from the list, one by one.
no-not-begun = The match has not begun. A seat is still free.
no-not-over = Wait until the match is over.
no-not-your-seat = That is not your seat.
no-one-seat = You have only one seat. There is nobody to pass to.
no-own-offer = You made this offer. The others answer it.
no-own-request = You asked for this. The others answer.
no-too-large = That is too large.
no-wrong-origin = This page may not do that on this server.
no-wrong-shape = That is too many or too few.

## Lessons

learn-page = Learn by playing
learn-count = { $count } of { $of } lessons done
learn-side = You play: { $side }
learn-is-done = done
learn-begin = Begin
learn-repeat = Again
learn-title = Lesson { $number }: { $title }
learn-step = step { $number } of { $of }
learn-rules = Rules:
learn-suggested = the lesson suggests this
learn-suggested-count = the lesson suggests { $count }
learn-astray = You have left the path of this lesson. Look around. Step back to return, or begin again.
learn-over = This match ended before the goal of the lesson. Begin it again any time.
learn-again = Begin this lesson again
learn-done = Well done.
learn-next = Next: { $title }
learn-then = Try next: { $what }
learn-all = All lessons
learn-play = Play a whole game
learn-whole = A whole match
learn-whole-about = Against a program, with a hint whenever you like.
