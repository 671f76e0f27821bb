# The house's own words: a game at the keyboard. A game may say any of these in its own words.

welcome = Type ? for help at any time, hint for advice, quit to leave.
goodbye = Goodbye.
hand-over = { $seat }: your turn. Sit down alone and press Enter. { "" }
game-over = The match is over. { $count ->
        [1] Winner
       *[other] Winners
    }: { $seats } – { $how }.
game-over-nobody = The match is over. Nobody has won – { $how }.
offer-save = Type save and a file name to keep this match. Press Enter to leave.

## Help

help-commands =
    Answer a question with the number of an option or with its name.
    You can also type:
    ?              this help and the rules for the question
    state          where things stand
    hint           what a program would do and why; hint 5s lets it think for so long
    log            what happened lately; log 20, log all
    back           take your last answer back
    save FILE      write the game to a file; save! FILE also over another one
    load FILE      go on with a game from a file
    quit, q        leave
help-rules = Rules for this question:
help-no-rule = There is nothing to read about "{ $rule }".

## Answers

hint-one = Type a number from 1 to { $most } or a name.
hint-number = Type a number from { $least } to { $most }.
hint-some =
    { $least ->
        [0] Choose up to { $most }
       *[other] Choose { $least } to { $most }
    }: numbers (2x1 is option 1 twice), names ({ $example }), { $least ->
        [0] all or none
       *[other] or all
    }.
hint-exactly = Choose { $most }: numbers (2x1 is option 1 twice), names ({ $example }), or all.
hint-order = Choose { $least } to { $most } in the order that you want: numbers (3 1 2) or names ({ $example }).
hint-order-exactly = Choose { $most } in the order that you want: numbers (3 1 2) or names ({ $example }).
input-number = Expected a number, found "{ $found }".
input-option = There is no such option. They are numbered from 1 to { $most }.
input-unknown = "{ $found }" is neither an option nor a command. Type ? for help.
input-ambiguous = "{ $found }" can mean several options: { $examples }.
refused-by = Not allowed by rule { $rule }:
refused-shape = That is too many or too few.
refused-not-offered = You cannot choose that here.
back-refused = You cannot step back past chance, secrets or another player.

## Files

file-missing = Type the name of a file after the command.
saved = Saved: { $file }
not-saved = Not saved: { $error }
save-exists = { $file } exists already. Type save! { $file } to overwrite it.
loaded = Loaded: { $file }
seat-now = { $seat }: { $player }.
player-human = a person at the keyboard
player-random = the random player
player-level = the program, level { $level }
player-greedy = the program that looks one action ahead
player-search = the program that also looks at your replies
not-loaded = Not loaded: { $error }

## Players

players-title = Who can play, as in --seats human,normal, in the order of the seats ({ $seats }):
level-easy = easy
level-easy-about = For a first match. Overlooks much, but knows what to aim for.
level-normal = normal
level-normal-about = Looks one action ahead and answers at once.
level-hard = hard
level-hard-about = Plays as well as we know how, and thinks a second at most.
player-random-about = Takes any answer the rules allow.
player-greedy-about = Looks one action ahead, like normal.
player-search-about = Like hard; search:5s thinks five seconds at most about each answer.
thinking = { $seat }: thinking …
program-failed = { $seat }: the program failed to answer, and chose at random. Please save the match and report this.

## Advice

advice-plan = Plan: { $plan }.
advice-choices = The best answers: chance to win, what to type, what follows.
advice-chance = { $percent } %
advice-none = There is no hint for this.
advice-unknown = There is no adviser "{ $found }". Type hint, hint 5s, or hint and one of these: { $names }.
plan-win = win
advice-nothing = nothing
