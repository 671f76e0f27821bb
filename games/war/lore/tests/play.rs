//! Players play whole games, and play them well enough.

use players::Glimpse;
use table::{Dice, Match};
use war::{Side, State, War, start};
use war_lore::{by_name, on_threads};

/// Plays a game to its end, or to a turn by which it should have one.
fn play(free: &str, shadow: &str, seed: u64) -> State {
    let mut luck = Dice::new(seed);
    let mut seats = [(free, seed + 1), (shadow, seed + 2)].map(|(name, s)| by_name(name, s).expect("a player"));
    let mut game = Match::<War>::begin(&start(), &mut luck);
    while let Some(asked) = game.next_question().cloned() {
        let answer = seats[asked.seat.index()].answer(&Glimpse::new(&game, &asked));
        game.answer(asked.seat, answer, &mut luck).expect("players give legal answers");
        assert!(game.state().turn < 100, "a game between {free} and {shadow} does not end");
    }
    *game.state()
}

#[test]
fn greedy_beats_random_from_either_side() {
    for seed in 0..3 {
        let winner = |state: State| state.victory.map(|v| v.winner());
        assert_eq!(winner(play("greedy", "random", seed)), Some(Side::Free));
        assert_eq!(winner(play("random", "greedy", seed)), Some(Side::Shadow));
    }
}

#[test]
fn all_levels_finish_a_game() {
    assert!(play("easy", "normal", 1).victory.is_some());
    assert!(play("search:20", "easy", 2).victory.is_some());
}

#[test]
fn a_search_on_several_threads_gives_a_legal_answer() {
    let game = Match::<War>::begin(&start(), &mut Dice::new(1));
    let asked = game.next_question().expect("a game begins with a question").clone();
    let mut player = on_threads("search:50ms", 1, 2).expect("a player");
    let answer = player.answer(&Glimpse::new(&game, &asked));
    assert_eq!(game.check(asked.seat, &answer), Ok(()));
}

/// Who is told how often to try depends on his seed alone, and not on the machine.
#[test]
fn so_many_walks_give_the_same_answer_on_any_number_of_threads() {
    let mut luck = Dice::new(3);
    let mut guide = by_name("greedy", 3).expect("a player");
    let mut game = Match::<War>::begin(&start(), &mut luck);
    for at in 0..60 {
        let asked = game.next_question().expect("no game is so short").clone();
        let seen = Glimpse::new(&game, &asked);
        if at % 6 == 0 {
            let [alone, together] =
                [1, 3].map(|threads| on_threads("search:150", 1, threads).expect("a player").answer(&seen));
            assert_eq!(alone, together, "{}", asked.why);
        }
        let answer = guide.answer(&seen);
        game.answer(asked.seat, answer, &mut luck).expect("players give legal answers");
    }
}

#[test]
fn unknown_players_are_named_with_those_there_are() {
    for name in ["", "bob", "search:", "search:0", "search:fast", "search:10h", "greedy:5s", "easy:1", "search:9999s"] {
        let Err(unknown) = by_name(name, 1) else { panic!("'{name}' should be no player") };
        let text = unknown.to_string();
        assert!(text.contains("greedy") && text.contains("easy") && text.contains(&format!("'{name}'")), "{text}");
    }
    for name in ["random", "greedy", "search", "search:5s", "search:200ms", "search:500", "easy", "normal", "hard"] {
        assert!(by_name(name, 1).is_ok(), "{name}");
    }
}
