//! T10.12, T10.12a, T10.13, D37 Players who give up in the middle of something. What can be said by a position alone is in
//! `scenarios/t10-3-conceding.scenario`.

use table::{Match, NoLuck, Random, Rules, Seat, Table, scenario};
use tcg::{Setup, Tcg, deck, game::Options, invariants, turn};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A scenario is played, and then somebody gives up.
fn and_then_concedes(lines: &str, seat: Seat) -> Match<Tcg> {
    let scenarios = scenario::read::<Tcg>(&format!("scenario Before\nrules T10.12\n{lines}"), "conceding")
        .unwrap_or_else(|error| panic!("{error}"));
    let played = scenarios[0].played();
    let before = played.unwrap_or_else(|failure| panic!("{} but {}", failure.expected, failure.was));
    let mut state = before.state().clone();
    turn::concede(&mut state, seat);
    Match::from_state(state, &mut NoLuck)
}

/// Who is asked now, and for what.
fn asked(game: &Match<Tcg>) -> (Seat, String) {
    let asked = game.next_question().expect("somebody is asked");
    (asked.seat, asked.why.to_string())
}

fn wounds(game: &Match<Tcg>, name: &str) -> u8 {
    let card = name.parse().expect("a card");
    game.state().in_play.iter().find(|o| o.card == card).expect("it is in play").wounds
}

/// b uses Orc Soldier to wound the Ring-bearer, who may answer.
const SOLDIER: &str = "
set seats: 3
set phase: skirmish
set 1C271.1: b
set 1C151.1: c
set assigned: 1C271.1>1C290.1 1C151.1>1C290.1
set hand c: 1C174
c: pass
b: use:1C271.1/0
asked a answer";

#[test]
fn an_action_of_who_concedes_has_no_effect() {
    let game = and_then_concedes(SOLDIER, B);
    assert_eq!(wounds(&game, "1C290"), 0);
    assert_eq!(asked(&game), (C, "act".into()));
}

#[test]
fn an_action_of_another_goes_on() {
    let game = and_then_concedes(SOLDIER, C);
    assert_eq!(wounds(&game, "1C271"), 1, "the cost stays paid");
    assert_eq!(asked(&game), (A, "answer".into()));
}

#[test]
fn a_choice_that_he_had_to_make_lapses() {
    let before = "
set seats: 3
set phase: skirmish
set twilight: 1
set 1C271.1: b
set 1C271.2: b
set assigned: 1C271.1>1C290.1
set hand b: 1C255
set hand c: 1C174
c: pass
b: play:1C255
asked b target";
    let game = and_then_concedes(before, B);
    // His only minion has left the skirmish, so that there is no more to do in it.
    assert_eq!(asked(&game), (C, "act".into()));
    assert_eq!(game.state().phase.to_string(), "regroup");
    assert!(game.state().of(B).discard.is_empty());
}

#[test]
fn cards_of_another_that_he_looked_at_go_back_on_their_deck() {
    let before = "
set seats: 3
set phase: fellowship
set 1R13.1: a
set hand a: 1C18
set hand b: 1C150
set draw b: 1C174 1C176 1C151
a: play:1C18
asked a player
chance: 1C174 1C176
a: b
asked a discard-it";
    let game = and_then_concedes(before, A);
    // T13.46 In the same order: the one that was revealed first lies on top.
    let top: Vec<String> = game.state().of(B).cards.deck().top.iter().map(|placed| placed.card.to_string()).collect();
    assert_eq!(top, ["1C151", "1C176", "1C174"]);
}

/// Whenever whoever gives up, the others come to an end.
#[test]
fn games_go_on_whenever_somebody_concedes() {
    let mut conceded = 0;
    for seats in 3..=5 {
        for seed in 0..60 {
            let deck =
                |at: usize| deck::starter(deck::STARTERS[(seed + at) % deck::STARTERS.len()].0).expect("a starter");
            let setup = Setup::Decks((0..seats).map(deck).collect(), Options::default());
            let mut state = Tcg::begin(&setup);
            let mut random = Random::new(seed as u64);
            let mut steps = 0;
            while Tcg::outcome(&state).is_none() {
                steps += 1;
                assert!(steps < 200_000, "{seats} seats, seed {seed}: {:?}", state.stack);
                if state.turn > 0 && steps % (151 + 10 * seed) == 0 {
                    let living: Vec<Seat> =
                        state.order.iter().copied().filter(|seat| !state.of(*seat).is_out).collect();
                    turn::concede(&mut state, living[steps % living.len()]);
                    conceded += 1;
                }
                Table::<Tcg>::new(&mut state, &mut random).step().expect("a random player always answers");
                invariants::check(&state).unwrap_or_else(|what| panic!("{seats} seats, seed {seed}: {what}"));
            }
        }
    }
    assert!(conceded > 100, "{conceded}");
}
