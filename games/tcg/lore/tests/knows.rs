//! What players know, in small positions: each test names something that they did wrong before they knew it.

use players::Glimpse;
use table::{Dice, Match, scenario};
use tcg::Tcg;
use tcg_lore::by_name;

/// A game that begins in a position, in the notation of scenarios.
fn position(lines: &str) -> Match<Tcg> {
    let set: String = lines.lines().map(str::trim).filter(|line| !line.is_empty()).map(|l| format!("{l}\n")).collect();
    let text = format!("scenario A position\nrules T1.1\n{set}");
    let read = scenario::read::<Tcg>(&text, "knows").expect("it is a position");
    read[0].played().unwrap_or_else(|_| panic!("it can be played: {text}"))
}

/// What greedy answers for the seat that is asked first, until somebody else is asked.
fn answers(game: &mut Match<Tcg>) -> Vec<String> {
    let (mut given, mut luck) = (Vec::new(), Dice::new(1));
    let mut player = by_name("greedy", 1).expect("greedy is a player");
    let seat = game.next_question().expect("somebody is asked").seat;
    while let Some(asked) = game.next_question().cloned().filter(|asked| asked.seat == seat && given.len() < 20) {
        let answer = player.answer(&Glimpse::new(game, &asked));
        given.push(answer.to_string());
        game.answer(asked.seat, answer, &mut luck).expect("players give legal answers");
    }
    given
}

/// What greedy answers to the first question, which is of this kind.
fn first(lines: &str, why: &str) -> String {
    let mut game = position(lines);
    assert_eq!(game.next_question().map(|asked| asked.why.name()), Some(why));
    answers(&mut game).swap_remove(0)
}

#[test]
fn cards_are_played_before_the_fellowship_moves() {
    // It must move anyway: that it will be a site further is no reason to do nothing before.
    let lines = "set phase: fellowship
                 set at a: 2
                 set 1U12.1: a
                 set 1U51.1: a
                 set hand a: 1C299
                 set draw a: 1C150 1C151";
    assert_eq!(first(lines, "act"), "play:1C299");
}

#[test]
fn an_item_is_not_given_back_and_forth() {
    // T6.16 It costs nothing: who fears to move on would never be done.
    let lines = "set phase: fellowship
                 set at a: 4
                 set twilight: 4
                 set 1U12.1: a, 2 wounds
                 set 1C11.1: a
                 set 2C10.1: a, on 1U12.1";
    let given = answers(&mut position(lines));
    assert!(given.iter().all(|answer| !answer.starts_with("give:")), "{given:?}");
}

#[test]
fn a_card_that_nobody_can_use_makes_room_for_another() {
    // A Dwarven axe, and no Dwarf.
    let lines = "set phase: regroup\nset under way: turn reconciles b\nset moves: 2\nset 1U97.1: b\nset hand b: 1C9 1C150 1C151 1C154\n
                 set draw b: 1C150 1C151 1C152";
    assert_eq!(first(lines, "reconcile"), "[1C9]");
}

#[test]
fn minions_are_played_as_long_as_there_is_twilight() {
    let lines = "set phase: shadow\nset at a: 7\nset twilight: 9\nset 1U12.1: a\nset hand b: 1C154 1C151 1C152";
    let given = answers(&mut position(lines));
    let played = given.iter().filter(|answer| answer.starts_with("play:")).count();
    assert!(played >= 2, "{given:?}");
}

#[test]
fn who_can_win_fights_whom_he_can_beat_and_the_ring_bearer_nobody() {
    // Aragorn has strength 8. Against the Slayer, 9, all lose; the Soldier, 7, he beats, which others cannot.
    let lines = "set phase: assignment
                 set at a: 7
                 set 1U51.1: a
                 set 1P365.1: a
                 set 1U153.1: b
                 set 1C154.1: b";
    assert_eq!(first(lines, "defenders"), "[1U153.1>1U51.1, 1C154.1>1P365.1]");
}

#[test]
fn who_is_well_moves_on_and_who_is_hurt_stops() {
    let lines = |wounds: &str| {
        format!(
            "set phase: regroup\nset under way: turn move-again\nset at a: 2\nset moves: 1\nset 1U12.1: a{wounds}\nset 1P365.1: a{wounds}\n
             set 1U51.1: a{wounds}\nset 1U97.1: a{wounds}\nset hand b: 1C150 1C151 1C152 1C154\nset at b: 5\nset hand a: 1C150\nset draw a: 1C150"
        )
    };
    assert_eq!(first(&lines(""), "move-again"), "yes");
    let hurt = lines(", 2 wounds").replace("at a: 2", "at a: 4");
    assert_eq!(first(&hurt, "move-again"), "no");
}

#[test]
fn two_companions_are_more_than_one_who_costs_as_much() {
    let lines = "set deck a: fotr-gandalf\nset deck b: fotr-gandalf\na: 1\nb: 0\na: way-1";
    let mut game = position(lines);
    let given = answers(&mut game);
    assert!(given.iter().take_while(|answer| *answer != "pass").count() >= 2, "{given:?}");
}
