//! Players see what their seat sees, and nothing else.

use players::Glimpse;
use table::{Asked, Dice, Match, imagine};
use war::{War, start};
use war_lore::by_name;

/// The players that are put to the test, with seeds and budgets that make their answers repeatable.
const PLAYERS: [&str; 5] = ["random", "easy", "greedy", "search:40", "normal"];

/// Plays a game with greedy players, and looks in at every so many questions.
fn looking_in(seed: u64, every: usize, questions: usize, mut look: impl FnMut(&Match<War>, &Asked<War>)) {
    let mut luck = Dice::new(seed);
    let mut seats = [seed + 1, seed + 2].map(|s| by_name("greedy", s).expect("greedy is a player"));
    let mut game = Match::<War>::begin(&start(), &mut luck);
    for at in 0..questions {
        let Some(asked) = game.next_question().cloned() else { break };
        if at % every == 0 {
            look(&game, &asked);
        }
        let answer = seats[asked.seat.index()].answer(&Glimpse::new(&game, &asked));
        game.answer(asked.seat, answer, &mut luck).expect("players give legal answers");
    }
}

#[test]
fn what_is_hidden_does_not_change_an_answer() {
    let (mut compared, mut different) = (0, 0);
    looking_in(7, 9, 330, |game, asked| {
        // Everything that the seat cannot see is dealt anew.
        let other = imagine(game, asked.seat, &mut Dice::new(compared)).expect("another world that looks the same");
        different += usize::from(other.state() != game.state());
        for name in PLAYERS {
            let think = |world: &Match<War>| by_name(name, 5).expect("a player").answer(&Glimpse::new(world, asked));
            assert_eq!(think(game), think(&other), "{name} at {:?}", asked.why);
        }
        compared += 1;
    });
    assert!(compared > 25 && different > compared as usize / 2, "{different} of {compared} worlds were different");
}

#[test]
fn advice_is_as_blind_as_an_answer_and_legal() {
    let mut advised = 0;
    looking_in(11, 13, 300, |game, asked| {
        let other = imagine(game, asked.seat, &mut Dice::new(1)).expect("another world that looks the same");
        for name in ["greedy", "search:200"] {
            let advise = |world: &Match<War>| {
                let mut adviser = by_name(name, 3).expect("a player");
                adviser.advise(&Glimpse::new(world, asked)).expect("who thinks gives advice")
            };
            let advice = advise(game);
            assert_eq!(advice, advise(&other));
            assert!((1..=3).contains(&advice.choices.len()));
            assert!(advice.choices.is_sorted_by(|a, b| a.worth >= b.worth), "{advice:?}");
            for choice in &advice.choices {
                assert!((0.0..=1.0).contains(&choice.worth));
                assert_eq!(game.check(asked.seat, &choice.answers[0]), Ok(()));
            }
        }
        advised += 1;
    });
    assert!(advised > 15);
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    let play = |seed: u64| {
        let mut inputs = Vec::new();
        looking_in(seed, 1, 120, |game, _| inputs = game.inputs().to_vec());
        inputs
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
}
