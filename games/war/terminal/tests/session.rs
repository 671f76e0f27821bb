//! War of the Ring at the keyboard as a person plays it: typed lines in, text out.

use clap::Parser;
use std::{fs, path::PathBuf};
use terminal::{Args, Paper, Terminal};
use war_terminal::WarShown;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: Args,
}

/// Plays with arguments and typed lines; gives what was printed, or why it could not be played.
fn play(args: &[&str], typed: &str) -> Result<String, String> {
    let cli = Cli::try_parse_from([&["play", "war"], args].concat()).map_err(|error| error.to_string())?;
    let paper = Paper::default();
    terminal::play_at::<WarShown>(&cli.args, Terminal::typed(typed, &paper)).map_err(|error| format!("{error:#}"))?;
    Ok(paper.text())
}

fn said(args: &[&str], typed: &str) -> String {
    play(args, typed).unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// A file of its own for each test.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn a_person_plays_looks_and_leaves() {
    let typed =
        "?\n? W7.5.2\nnonsense\n99\nstrider\nmap\nmap gondor\nmap minas-tirith\nmap nowhere\nstate\nhand\nlog\nquit\n";
    let text = said(&["--seed", "3"], typed);
    for expected in [
        "Who guides the Fellowship?",
        "Rules for this question:\nW3.3.3 ",
        "W7.5.2 An Army result moves one or two different Armies, each one region.",
        "\"nonsense\" is neither an option nor a command.",
        "There is no such option",
        "Minas Tirith (Stronghold, Gondor): 3 Gondor Regulars, Gondor Elite, Gondor Leader",
        "Your turn: which die do you use?",
        "Next to: ",
        "There is no region or area \"nowhere\"",
        "Hunt Pool: 16 tiles",
        "Your cards:",
        "Goodbye.",
    ] {
        assert!(text.contains(expected), "expected {expected:?} in:\n{text}");
    }
}

#[test]
fn the_end_of_the_input_is_a_polite_end() {
    let text = said(&["--seed", "3"], "");
    assert!(text.ends_with("Goodbye.\n"));
}

/// A position in which the Free Peoples have one Character die and can move the Army of Minas Tirith.
fn one_character_die(name: &str) -> String {
    let position = "[game \"war\"]\n[rules \"2e-1\"]\n[seats \"human,random\"]\n\
        set phase: actions\nset dice fp: character\nset politics gondor: 0 active\n\
        set minas-tirith: 3 gondor-regular, gondor-leader\n";
    fs::write(file(name), position).expect("a file can be written");
    file(name).display().to_string()
}

/// A position in which the Free Peoples can play cards, or attack Osgiliath from Minas Tirith.
fn cards_and_battle(name: &str) -> String {
    let position = "[game \"war\"]\n[rules \"2e-1\"]\n[seats \"human,random\"]\n\
        set phase: actions\nset dice fp: character, event\nset politics gondor: 0 active\nset corruption: 3\n\
        set hand: fp-char-09, fp-char-11, fp-strat-14\nset minas-tirith: 5 gondor-regular, gondor-leader\n\
        set osgiliath: 4 sauron-regular\n";
    fs::write(file(name), position).expect("a file can be written");
    file(name).display().to_string()
}

#[test]
fn a_card_can_be_read() {
    let position = cards_and_battle("read.war");
    let typed = "character\nplay-event\n? 1\n? horde from\n? sh-strat-07\n? the ents\n? banana\n? 99\nquit\n";
    let text = said(&["--load", &position], typed);
    for expected in [
        "  1) Athelas (Character; in battle: Andúril, initiative 4)\n",
        "To read a card, type ? and its number or name.",
        "> Athelas [fp-char-09] – Free Peoples, Character deck\nPlayed with a die showing Character or Event.\nEvent: ",
        "\nIn battle: Andúril, initiative 4. Usable if Strider or Aragorn takes part.",
        "\nRulings: Strider has to be the Guide;",
        "> Horde from the East [sh-strat-21] – Shadow, Strategy deck",
        "\nIn battle: Mûmakil, initiative 3/5. ",
        "The Ents Awake: Treebeard [fp-char-19], The Ents Awake: Huorns",
        "There is no rule, card, combat title, Character or region \"banana\".",
        "There is no rule, card, combat title, Character or region \"99\".",
    ] {
        assert!(text.contains(expected), "expected {expected:?} in:\n{text}");
    }
    assert!(text.matches("To read a card").count() == 1, "only where cards are offered:\n{text}");
}

#[test]
fn a_question_names_the_card_that_asks_it() {
    let position = cards_and_battle("asks.war");
    let text = said(&["--load", &position], "character\nplay-event\nI Will Go Alone\nquit\n");
    assert!(text.contains("Free Peoples (I Will Go Alone): Who leaves the Fellowship together?"), "{text}");
}

#[test]
fn the_dice_are_seen_before_they_are_rolled_again() {
    let position = cards_and_battle("dice.war");
    let text = said(&["--load", &position, "--seed", "2"], "character\nattack\nall\nnone\nquit\n");
    let (before, _) = text.split_once("How many missed dice do you roll again?").expect("there is a re-roll");
    assert!(before.contains("* Free Peoples rolled: ") && before.contains("\n* Shadow rolled: "), "{text}");
}

#[test]
fn what_a_rule_forbids_is_refused_with_the_rule() {
    let position = one_character_die("forbidden.war");
    let typed = "pass\ncharacter\nmove-armies\nMinas Tirith\nlossarnach\ngondor-regular\nnone\nquit\n";
    let text = said(&["--load", &position], typed);
    assert!(text.contains("Not allowed by rule W4.3.1:\nW4.3.1 A side whose turn it is may pass"), "{text}");
    assert!(text.contains("Not allowed by rule W7.5.3:\nW7.5.3 A Character result moves one Army"), "{text}");
    assert!(text.contains("That is too many or too few."), "{text}");
}

#[test]
fn selections_are_typed_in_several_ways() {
    let position = one_character_die("selections.war");
    for selection in [
        "2 gondor-regular, gondor-leader",
        "1 1 2",
        "2x1 2",
        "2 Gondor Regulars, gondor leader",
        "[2 gondor-regular, gondor-leader]",
    ] {
        let typed = format!("character\nmove-armies\nminas-tirith\nlossarnach\n{selection}\nmap gondor\nquit\n");
        let text = said(&["--load", &position, "--seed", "1"], &typed);
        let moved = "Free Peoples: 2 Gondor Regulars, Gondor Leader moved from Minas Tirith to Lossarnach.";
        assert!(text.contains(moved), "{selection}:\n{text}");
    }
    let typed = "character\nmove-armies\nminas-tirith\nlossarnach\nall\nquit\n";
    assert!(said(&["--load", &position], typed).contains("Gondor Leader moved from Minas Tirith to Lossarnach"));
}

#[test]
fn an_answer_is_taken_back() {
    let position = one_character_die("taken-back.war");
    let text = said(&["--load", &position], "back\ncharacter\nback\nquit\n");
    assert!(text.contains("You cannot step back"), "{text}");
    let question = "Your turn: which die do you use?";
    assert_eq!(text.matches(question).count(), 2, "{text}");
}

#[test]
fn a_game_is_saved_and_loaded() {
    let saved = file("saved.war");
    let name = saved.display().to_string();
    let text = said(&["--seed", "3"], &format!("strider\nsave! {name}\nquit\n"));
    assert!(text.contains("Saved: "), "{text}");
    let record = fs::read_to_string(&saved).expect("the file is there");
    for expected in
        ["[game \"war\"]", "[seats \"human,normal\"]", "[seed \"3\"]", "[result \"unfinished\"]", "fp: strider"]
    {
        assert!(record.contains(expected), "expected {expected} in:\n{record}");
    }
    let old_news = "* Turn 1 begins.";
    assert!(!said(&["--load", &name], "quit\n").contains(old_news));
    for text in [said(&["--load", &name], "quit\n"), said(&["--seed", "4"], &format!("load {name}\nquit\n"))] {
        assert!(text.contains("Your turn: which die do you use?"), "{text}");
    }
}

#[test]
fn a_broken_file_is_named_with_the_line() {
    let broken = file("broken.war");
    let name = broken.display().to_string();
    fs::write(&broken, "[game \"war\"]\n[rules \"2e-1\"]\n\nfp: banana\n").expect("a file can be written");
    let wrong = play(&["--load", &name], "").expect_err("it is broken");
    assert!(wrong.contains(&format!("{name}:4: ")), "{wrong}");
    let text = said(&["--seed", "3"], &format!("load {name}\nload\nsave\nload no/such/file\nquit\n"));
    assert!(text.contains("broken.war:4:"), "{text}");
    assert!(play(&["--load", "no/such/file"], "").is_err());
}

#[test]
fn players_and_languages_that_do_not_exist_are_refused() {
    let known = "expected a player (human, random, greedy, search, search:5s, easy, normal, hard), found 'clever'";
    assert_eq!(play(&["--seats", "human,clever"], ""), Err(known.into()));
    assert_eq!(play(&["--seats", "human"], ""), Err("expected 2 seats, as in human,normal, found 'human'".into()));
    assert_eq!(play(&["--decks", "a,b"], ""), Err("--decks: nobody brings a deck to war".into()));
    assert!(play(&["--lang", "xx"], "").is_err());
}

#[test]
fn a_whole_game_of_random_players_ends() {
    let text = said(&["--seats", "random,random", "--seed", "1"], "");
    assert!(text.contains("The match is over. Winner: "), "{text}");
    assert!(text.contains("Type save and a file name"));
}

#[test]
fn two_people_at_one_keyboard_do_not_see_each_others_hands() {
    let text = said(&["--seats", "human,human", "--seed", "3"], "\nno\n1\n\nhand\nquit\n");
    let (free, shadow) = text.split_once("Shadow: your turn.").expect("the Shadow is asked for its Hunt dice");
    assert!(free.contains("[fp-char-") && !free.contains("[sh-"), "{free}");
    assert!(shadow.contains("[sh-char-") && !shadow.contains("[fp-"), "{shadow}");
    assert!(shadow.starts_with(" Sit down alone and press Enter.") && shadow.contains(&"\n".repeat(40)));
}

#[test]
fn every_language_is_spoken() {
    let words = [("hu", "Szövetség"), ("tr", "Yoldaşlı"), ("cs", "Společenstvo"), ("he", "האחווה")];
    for (lang, word) in words {
        let text = said(&["--seed", "3", "--lang", lang], "?\nno\nquit\n");
        assert!(text.contains(word), "{lang}: {text}");
    }
}

#[test]
fn titles_characters_and_regions_can_be_read() {
    let text = said(&["--seed", "3"], "? scouts\n? confusion\n? witch-king\n? rivendell\n? 7.5.2\nq\n");
    for expected in [
        "> Scouts [scouts] – combat title, initiative ",
        "> Confusion [confusion] – combat title, initiative ",
        "\nOn the cards: ",
        "Level: ∞. Leadership: 2.",
        "> Rivendell (Stronghold, Elves): ",
        "> W7.5.2 An Army result",
        "Goodbye.",
    ] {
        assert!(text.contains(expected), "expected {expected:?} in:\n{text}");
    }
}

#[test]
fn a_loaded_game_brings_its_players() {
    let name = file("players.war").display().to_string();
    said(&["--seats", "random,human", "--seed", "3"], &format!("save! {name}\nq\n"));
    let text = said(&["--seed", "4"], &format!("load {name}\nq\n"));
    assert!(text.contains("Free Peoples: the random player.\nShadow: a person at the keyboard.\n"), "{text}");
}

#[test]
fn no_file_is_overwritten_unasked() {
    let path = file("precious.war");
    let name = path.display().to_string();
    fs::write(&path, "precious").expect("a file can be written");
    let text = said(&["--seed", "3"], &format!("save {name}\nq\n"));
    assert!(text.contains(" exists already.") && fs::read_to_string(&path).is_ok_and(|t| t == "precious"), "{text}");
    assert!(said(&["--seed", "3"], &format!("save! {name}\nq\n")).contains("Saved: "));
}

#[test]
fn a_battle_is_described_before_its_questions() {
    let position = cards_and_battle("needs.war");
    let text = said(&["--load", &position, "--seed", "2"], "character\nattack\nall\nnone\nquit\n");
    let attack = "Free Peoples attacks Osgiliath from Minas Tirith (field battle), round 1. Defenders: 4 Sauron";
    for expected in [attack, "To hit, the attackers need 6 or more, the defenders 5 or more.\nFree Peoples: "] {
        assert!(text.contains(expected), "expected {expected:?} in:\n{text}");
    }
}

#[test]
fn the_beginning_of_several_options_is_ambiguous() {
    let position = cards_and_battle("begins.war");
    let long = "x".repeat(5000);
    let text = said(&["--load", &position], &format!("character\nmove\n{long}\nquit\n"));
    assert!(text.contains("\"move\" can mean several options: "), "{text}");
    assert!(text.contains("xxx…\" is neither") && !text.contains(&"x".repeat(100)), "{text}");
}

#[test]
fn the_log_of_a_turn_that_has_only_begun_shows_the_last_one_too() {
    let position = one_character_die("last-turn.war");
    let typed = "character\nmove-armies\nminas-tirith\nlossarnach\nall\nlog\nquit\n";
    let text = said(&["--load", &position, "--seed", "1"], typed);
    let (_, log) = text.rsplit_once("> Free Peoples: ").expect("the log begins with what the Free Peoples did");
    assert!(log.contains("moved from Minas Tirith to Lossarnach") && log.contains("\nTurn 2 begins."), "{text}");
}

#[test]
fn a_person_asks_for_a_hint_and_follows_it() {
    let position = cards_and_battle("hint.war");
    let typed = "hint\nhint banana\nhint random\nhint search:20\ncharacter\nattack\nhint\nall\nquit\n";
    let text = said(&["--load", &position, "--seats", "human,greedy", "--seed", "2"], typed);
    for expected in [
        "Plan: ",
        "The best answers: chance to win, what to type, what follows.\n   ",
        " %",
        "There is no adviser \"banana\".",
        "There is no hint for this.",
        "  with ",
        "* Free Peoples: attacked Osgiliath from Minas Tirith.",
    ] {
        assert!(text.contains(expected), "expected {expected:?} in:\n{text}");
    }
    assert_eq!(text.matches("Plan: ").count(), 3, "{text}");
}

#[test]
fn a_game_against_a_program_is_resumed_with_it() {
    let name = file("against.war").display().to_string();
    said(&["--seats", "human,greedy", "--seed", "3"], &format!("no\n1\nsave! {name}\nq\n"));
    let record = || fs::read_to_string(&name).expect("the file is there");
    assert!(record().contains("[seats \"human,greedy\"]"), "{}", record());
    let text = said(&["--load", &name, "--seed", "4"], &format!("hint\nsave! {name}\nload {name}\nq\n"));
    assert!(record().contains("[seats \"human,greedy\"]"), "{}", record());
    let now = "Free Peoples: a person at the keyboard.\nShadow: the program that looks one action ahead.\n";
    assert!(text.contains(now), "{text}");
}

#[test]
fn all_players_are_listed_in_every_language() {
    for (lang, easy) in
        [("en", "For a first match."), ("hu", "könnyű"), ("tr", "kolay"), ("cs", "lehká"), ("he", "קלה")]
    {
        let text = said(&["--players", "--lang", lang], "");
        for name in ["human", easy, "normal", "hard", "random", "greedy", "search:5s"] {
            assert!(text.contains(name), "{lang}, {name}: {text}");
        }
        assert!(!text.contains("-about") && !text.contains("level-"), "{lang}: {text}");
    }
}

#[test]
fn a_hint_is_no_input_and_leaves_the_way_back() {
    let [plain, advised] = ["plain.war", "advised.war"].map(|name| file(name).display().to_string());
    let args = ["--seats", "human,greedy", "--seed", "3"];
    said(&args, &format!("strider\n1\nsave! {plain}\nq\n"));
    let text = said(&args, &format!("hint\nstrider\nhint\n1\nhint\nback\nhint\n1\nsave! {advised}\nq\n"));
    let [plain, advised] = [plain, advised].map(|name| fs::read_to_string(name).expect("the file is there"));
    assert_eq!(plain, advised);
    assert_eq!(text.matches("Plan: ").count(), 4, "{text}");
    assert!(!text.contains("You cannot step back"), "{text}");
}

/// A text as one line, wherever it was broken.
fn unbroken(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// W15 The seats say how many play.
#[test]
fn three_and_four_play_at_one_keyboard() {
    let four = unbroken(&said(&["--seed", "3", "--seats", "human,greedy,greedy,greedy"], "state\nquit\n"));
    for expected in [
        "Free Peoples: Gondor leads; next to act: Rohan.",
        "Shadow: Witch-king leads; next to act: Saruman.",
        "Saruman (Isengard, Southrons & Easterlings): 0 Character, 0 Strategy in hand, limit 4. Points captured: 0, lost: 0.",
        "Rohan (Dwarves, The North, Rohan): 1 Character, 1 Strategy in hand, limit 4. Points lost: 0.",
    ] {
        assert!(four.contains(expected), "expected {expected:?} in:\n{four}");
    }
    let three = unbroken(&said(&["--seed", "3", "--seats", "human,random,random"], "state\nquit\n"));
    assert!(three.contains("1 Character, 1 Strategy in hand, limit 6."), "{three}");
    assert!(!three.contains("Free Peoples leads"), "{three}");
    let refused = play(&["--seats", "human,greedy,greedy,greedy,greedy"], "").expect_err("five do not play");
    assert!(refused.contains("expected 2, 3 or 4 seats, found 5"), "{refused}");
}

/// W15.13.1 Two players of a side at one keyboard do not see each other's hands.
#[test]
fn the_keyboard_goes_from_one_of_a_side_to_the_other() {
    let text = said(&["--seed", "3", "--seats", "human,human,greedy,greedy"], "\nno\n\nno\nquit\n");
    let (first, second) = (text.find("Gondor: your turn"), text.find("Rohan: your turn"));
    assert!(first.is_some() && first < second, "{text}");
}

/// W15.8, W15.12.4a Mixed and separate Armies, who controls and who commands, and who captured what.
#[test]
fn armies_of_two_players_are_told_apart() {
    let position = "[game \"war\"]\n[rules \"2e-1\"]\n[seats \"random,human,random\"]\n\
        set players: 3\nset phase: actions\nset acting: sh\nset dice sh: army, army\nset next sh: witch-king\n\
        set politics sauron: 0 active\nset politics isengard: 0 active\nset politics southrons: 0 active\n\
        set osgiliath: 3 sauron-regular, southrons-elite\nset mixed sh: osgiliath\n\
        set orthanc: 2 isengard-regular, sauron-elite\nset captured: edoras, pelargir\nset saruman took: edoras\n";
    fs::write(file("two-players.record"), position).expect("a file can be written");
    let text = unbroken(&said(&["--load", &file("two-players.record").display().to_string()], "state\nquit\n"));
    for expected in [
        "Shadow: Witch-king leads; acting now: Witch-king.",
        "Mixed Army in Osgiliath: Witch-king 3, Saruman 1. Controlled by: Witch-king.",
        "Separate Armies in Orthanc: Witch-king 1, Saruman 2.",
        "Captured by Saruman: Edoras.",
        "Captured by Witch-king: Pelargir.",
        "Points captured: 1, lost: 0.",
    ] {
        assert!(text.contains(expected), "expected {expected:?} in:\n{text}");
    }
}
