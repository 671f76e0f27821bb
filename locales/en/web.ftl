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

home-title = Tabletop games in your browser
home-about = The rules are kept for you: whenever something is asked, you see what you can do, and why not if you cannot. You need no account.
home-new = New here?
home-learn = Learn the game
home-play = Play now against the program
home-game = Game
home-side = Your seat
home-level = Level of the program
home-name = Your name
home-start = Play
home-mine = My matches
home-friend = With others, over the network
home-friend-about = You get a link to send. Nobody needs an account.
home-listed = Show it in the lobby: anybody may join
home-watched = Anybody may watch
home-odds = Hints and chances are allowed
home-open = Open a match as { $side }
home-hotseat = Several at one device
home-hotseat-about = You hand the device over; nobody sees the cards of another.
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
list-older = Older matches
seat-open = open seat
seat-program = program, { $level }

## Invitations

join-title = An invitation to play
join-about = A seat is free for you: { $side }.
join-sit = Sit down and play
join-full = All seats are taken.
setup-own = A set-up of its own
setup-own-about = This match does not start as usual. What is different:
setup-hidden = It also fixes something hidden, such as the cards in a hand. Whoever made the match may know what you do not.
setup-fork = This match continues another one from a position. Whoever made it may know what was hidden there.
setup-played = Played from a set-up of its own.
setup-played-fork = Continued from a position of another match.
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
match-wait-about = Others are thinking. You will be asked as soon as it is your turn.
match-watching = You are watching.
match-closed = This match cannot be shown
match-loading = One moment …
match-spectators = watching: { $count }
match-here = (is here)
match-as-text = As text
match-with-board = With the board
match-panel = Beside the board
match-menu = Menu
match-drawer = Log and more
match-board = Board
match-plain = This game has no drawings yet: everything is told in words.
load-failed = This part could not be loaded.
load-again = Load the page anew
tab-view = Position
match-sheet = Larger or smaller
tab-log = Log
tab-talk = Talk
connection-offline = No connection. What you click is kept and sent as soon as it is back.
connection-connecting = Connecting …
connection-none = The server cannot be reached. You can read the rules and look at the matches that you had open here.
news-asked = You are asked: { $question }

## Questions

question-find = Find or type an answer
question-nothing-found = Nothing here is called that.
question-which = Which of these?
question-meant = Meant perhaps
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
question-order = In this order: { $what }
question-order-about = The order counts: choose in it.
question-place = number { $place }
pass-about = Only one answer is possible: { $answer }. It is given for you in a moment.
pass-stop = Stop
why-other = Choose ({ $name }).
question-why-not = Why can I not …?
question-why-not-about = Type the name of a thing, or click it.
question-why-not-answer = What do you miss?
question-ask = Ask
doing-along = Who goes along
doing-where = Where to
doing-list = All actions
doing-by-hand = Play by hand
doing-let-go = Let go
doing-staying = Staying behind: { $what }
doing-more = One more: { $what }
doing-further = { $count ->
        [one] One more place is lit on the board.
       *[other] { $count } more places are lit on the board.
    }
doing-pays = Pays with: { $die }
doing-aim = { $place }: { $action }
doing-taken = { $what }. { $count ->
        [one] One way to go on.
       *[other] { $count } ways to go on.
    }
hint-ask = Hint
hint-thinking = Thinking …
hint-about = The numbers are chances to win, as the program judges them.
refused-title = Not allowed:
refused-rule = Rule { $rule }

question-rules = The rules for this question:
since-several = { $count } things happened
since-play = Play it on the board (N)

## First steps

coach-title = First steps
coach-answer = What glows can be done. Click it, then where it goes.
coach-learn = Lessons
coach-close = Close

## The log

log-topic = Show
log-all = everything
log-table = the players
log-earlier = { $count } earlier lines
log-away = while you were away
log-look = Look at this position ({ $time })
log-empty = Nothing has happened yet.
deed-undo = { $side }: stepped back.
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
concede-about = You give up at once, and the others win.
concede-yes = Concede
problem-title = Report a problem
problem-about = What went wrong, and what did you expect? The record of the match and what you see are sent along.
problem-send = Send
problem-thanks = Thank you. It was kept as number { $number }.
undo-asked = { $side } asks to go back.
undo-asked-by-you = You have asked to go back.
undo-grant = Allow
undo-refuse = Do not allow
undo-look = Look at that position
still-to-agree = Still to agree: { $who }.
draw-offered = { $side } offers a draw.
draw-offered-by-you = You have offered a draw.
draw-accept = Accept
draw-refuse = Decline
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-earlier = Earlier lines
chat-write = Say something
chat-send = Send
chat-to = To
chat-all = everybody
chat-team = my team
chat-spectators = those who watch
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
luck-title = Luck

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
setting-passes = Answer for me after a moment where only one answer is possible
setting-patterns = Patterns besides colours
setting-text = Matches as text, for screen readers
setting-kept = Settings are kept in this browser.
keys-title = Keys
keys-digits = A number: take the die at that place, or in the list the option with this number
keys-find = F or /: find an option by its name
keys-arrows = Arrows: from one option to the next
keys-enter = Enter or Space: take it; Enter also does what is proposed, Space is done
keys-escape = Esc: let go of what was taken; in the list, step back
keys-back = U: step back
keys-list = L: all actions as a list
keys-aims = Q, W, E …: do what stands beside the letter
keys-cards = C and a number: take that card
keys-hint = H: a hint; Enter plays it
keys-shift = Shift and a number, or −: one less in a selection
keys-map = M: from the question to the board and back
keys-map-arrows = Arrows on the board: from one marked place to the next, with Shift over all of them; + and − come closer and go farther
keys-explain = I: explain what has the focus; then arrows go on to the next thing
keys-news = N: play on the board what the others have done
keys-drawer = G: the log and the other pages
keys-help = ?: show these keys

## Rules and this site

rules-find = Search the rules, or type a number such as { $example }
rules-found = { $count ->
        [1] 1 place
       *[other] { $count } places
    }
rules-chapters = Chapters
rules-english = The rules are in English.
about-short = An unofficial fan work, free of charge. Not connected with the owners of the games.
about-what = Westmarch lets you play tabletop games in the browser, alone or with others, with every rule enforced.
about-unofficial = It is an unofficial work of fans; all names belong to their owners. If you like a game, buy it and play it at a table, too.
about-rules = Rules and cards are told in our own words, and the pictures are our own.
about-private = Nothing is loaded from other sites, and nobody is followed. Kept are your name, your matches, chat and notes; you can download and delete them under Account.
about-open = The program is open source.

## Refusals

no-no-connection = The server cannot be reached. Try again in a moment.
no-gone = You have given up in this match; the others play on.
no-no-team = In this match you play for yourself.
no-seated = Those who play do not talk with the spectators.
no-slow = This match takes too long to be read just now. Try again later.
no-too-long = This match has become too long to go on. Continue it from here as a new match.
no-internal = Something went wrong on our side. The match stands as it was before.
no-held = The rules have changed and do not lead to where this match stands. It is kept as it was; go on from here as a new match.
no-late = The match has gone on since. This is how it stands now.
no-not-found = There is nothing here that you may see.
no-not-signed-in = Sign in first, or start as a guest.
no-wrong-password = This name and password do not belong together.
no-too-many-requests = That was too fast. Wait a moment and try again.
no-not-seated = Only those who play in this match may do that.
no-over = The match is over.
no-name-taken = Somebody has this name already, or one that looks like it.
no-seat-taken = Somebody has this seat already.
no-bad-name = A name has 1 to 32 characters that can be seen.
no-bad-password = A password has 8 to 200 characters.
no-common-password = This is your name, or a password that everybody tries first. Choose another.
no-cannot-write = The server cannot write to its disk: nothing can be kept at the moment.
no-not-offered = This is not offered here.
no-unreadable-answer = This is no answer that can be understood.
no-possible = Yes, you can.
no-cannot-undo = Dice, cards or others have come in between. Ask to step back.
no-no-odds = Hints are switched off in this match.
no-no-hint = There is nothing to say about this.
no-misunderstood = The page and the server do not understand each other. Load the page anew.
no-bad-position = There is no such position, or one cannot go back to it.
no-bad-record = This record cannot be read, or it does not follow the rules.
no-bad-seats = The seats do not fit the game; one of them must be yours.
no-bad-setup = This set-up cannot be used, or not for a match in the lobby.
no-bad-text = The text is empty or too long.
no-begun = The match has begun: you can concede, but not leave.
no-diverged = What is recorded of this match does not fit the rules.
no-hand-over = The device has to be handed over first.
no-no-draw = Programs agree to no draw.
no-no-fork = Nothing can be continued from here.
no-no-offer = Nobody offers a draw.
no-no-request = Nobody asks to go back.
no-not-asked = You are not asked anything now.
no-too-many-answers = That is more than can be done at once.
no-out-of-hand = Chance or somebody else comes in before that. Do it step by step.
no-one-at-a-time = This match was begun under older rules: give one answer at a time, from the list.
no-not-begun = The match has not begun: a seat is still open.
no-not-over = Only when the match is over.
no-not-your-seat = Somebody else sits there.
no-one-seat = You have one seat only: there is nothing to hand over.
no-own-offer = The others have to answer your offer.
no-own-request = The others have to answer your request.
no-too-large = That is too much at once.
no-wrong-origin = This page may not do that on this server.
no-wrong-shape = That is too much or too little.

## Lessons

learn-page = Learn the game
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
learn-astray = You have left the path of this lesson, which is allowed. Look around, step back to come back, or begin again.
learn-over = This match has ended before the goal of the lesson. Begin it again whenever you like.
learn-again = Begin this lesson again
learn-done = Well done!
learn-next = Next: { $title }
learn-then = Try next: { $what }
learn-all = All lessons
learn-play = Play a whole game
