//! The toy passes what every game has to pass, with two to five seats, and is played by everybody who can play.

use players::{Glimpse, NoLore, by_name};
use table::{Dice, Match, Reach, Written, conformance};
use toy::{State, Toy};

fn start(seats: u8) -> State {
    Toy::setup(&[("seats".into(), seats.to_string())]).expect("a set-up")
}

#[test]
fn it_passes_what_every_game_has_to_pass() {
    for seats in 2..=5 {
        let seen = conformance::games_end::<Toy>(&start(seats), 0..200, 8);
        assert!(seen.questions > 200 * 10, "{seen:?}");
        conformance::questions_come_first::<Toy>(&start(seats), 0..100);
        for seed in 0..20 {
            conformance::answers_are_as_offered::<Toy>(&start(seats), seed, 1);
            conformance::saved_and_replayed_games_agree::<Toy>(&start(seats), seed, 3);
            conformance::steps_back::<Toy>(&start(seats), seed, 1);
            conformance::rewinds_and_goes_on::<Toy>(&start(seats), seed, 1);
        }
    }
}

#[test]
fn nothing_hidden_shows() {
    for seats in 2..=5 {
        let changed: usize = (0..40).map(|seed| conformance::views_hide::<Toy>(&start(seats), seed, 1)).sum();
        assert!(changed > 1000, "{changed}");
    }
}

#[test]
fn open_lines_hide_what_is_hidden() {
    for seats in 2..=5 {
        let changed: usize = (0..40).map(|seed| conformance::open_lines_hide::<Toy>(&start(seats), seed, 1)).sum();
        assert!(changed > 1000, "{changed}");
    }
}

#[test]
fn silence_tells_nothing() {
    for seats in 2..=5 {
        for seed in 0..30 {
            let parted = conformance::silence_tells_nothing::<Toy>(&start(seats), seed, 2);
            assert!(parted.together > 3 * parted.pairs && parted.shown < parted.pairs, "{parted:?}");
        }
    }
}

/// Steps of a card game are single effects: also plans that go on in the next step tell nothing.
#[test]
fn plans_hold() {
    for (seats, steps) in (2..=5).flat_map(|seats| [(seats, false), (seats, true)]) {
        let reach = Reach { steps, ..Reach::STEP };
        let checked: usize = (0..20).map(|seed| conformance::plans_hold::<Toy>(&start(seats), seed, 1, reach)).sum();
        assert!(checked > 200, "{seats} seats: {checked}");
    }
}

/// Nobody has told greedy and search anything about the game, yet they beat who plays at random.
#[test]
fn players_without_lore_play_it() {
    for name in ["greedy", "search:200"] {
        let mut won = 0.0;
        for seed in 0..60 {
            let mut luck = Dice::new(seed);
            let mut game = Match::<Toy>::begin(&start(3), &mut luck);
            let mut players: Vec<_> = ["random", "random", name]
                .map(|name| by_name::<Toy, NoLore, NoLore>(name, seed, 1).expect("a player"))
                .into();
            while let Some(asked) = game.next_question() {
                let (seat, answer) = (asked.seat, players[asked.seat.index()].answer(&Glimpse::new(&game, asked)));
                game.answer(seat, answer, &mut luck).expect("a legal answer");
            }
            won += game.outcome().expect("it is over").scores[2];
        }
        assert!(won > 30.0, "{name} won {won} of 60 games of three");
    }
}
