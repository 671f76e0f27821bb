# The house's own words: a game at the keyboard. A game may say any of these in its own words.

welcome = Type ? for help at any time, hint for advice, quit to leave.
goodbye = Goodbye.
hand-over = { $seat }: it is your turn. Sit down alone and press Enter. { "" }
game-over = The game is over. { $count ->
        [1] Winner
       *[other] Winners
    }: { $seats } – { $how }.
game-over-nobody = The game is over. Nobody has won – { $how }.
offer-save = To keep this game, type save and a file name. Press Enter to leave.

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
help-rules = The rules for this question:
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
input-option = There is no such option; they are numbered from 1 to { $most }.
input-unknown = "{ $found }" is neither an option nor a command. Type ? for help.
input-ambiguous = "{ $found }" can mean several options: { $examples }.
refused-by = Not allowed by rule { $rule }:
refused-shape = That is too much or too little.
refused-not-offered = That is not offered here.
back-refused = Nothing can be taken back: chance, something hidden or somebody else has come in between.

## Files

file-missing = Type the name of a file after the command.
saved = Saved: { $file }
not-saved = Not saved: { $error }
save-exists = There is a file { $file } already. Type save! { $file } to overwrite it.
loaded = Loaded: { $file }
seat-now = { $seat }: { $player }.
player-human = somebody at the keyboard
player-random = the random player
player-level = the program, level { $level }
player-greedy = the program that looks one action ahead
player-search = the program that looks for the answers of the others too
not-loaded = Not loaded: { $error }

## Players

players-title = Who can play, as in --seats human,normal, in the order of the seats ({ $seats }):
level-easy = easy
level-easy-about = For a first game. Overlooks much and misjudges much, but knows what the game is about.
level-normal = normal
level-normal-about = Looks one action ahead and answers at once.
level-hard = hard
level-hard-about = Looks for your best answer too, and thinks for a second at most.
player-random-about = Takes any answer that the rules allow.
player-greedy-about = Looks one action ahead, like normal.
player-search-about = Like hard; search:5s thinks five seconds at most about each decision.
thinking = { $seat }: thinking …
program-failed = { $seat }: the program failed to answer, and a random answer was given for it. Please save the game and report this.

## Advice

advice-plan = Plan: { $plan }.
advice-choices = The best answers: the chance to win, what to type, and what it leads to.
advice-chance = { $percent } %
advice-none = There is no advice on this.
advice-unknown = There is no adviser "{ $found }". Type hint, hint 5s, or hint and one of these: { $names }.
plan-win = win
advice-nothing = nothing
