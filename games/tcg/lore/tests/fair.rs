//! Players see what their seat sees, and nothing else.

use players::Glimpse;
use table::{Asked, Dice, Match, imagine};
use tcg::{Setup, Tcg, game::Options};
use tcg_lore::by_name;

/// The players that are put to the test, with seeds and budgets that make their answers repeatable. What `hard` adds is a clock.
const PLAYERS: [&str; 4] = ["random", "easy", "greedy", "search:6"];

/// Plays a game of three with greedy players, and looks in at every so many questions.
fn looking_in(seed: u64, every: usize, questions: usize, mut look: impl FnMut(&Match<Tcg>, &Asked<Tcg>)) {
    let decks = ["fotr-aragorn", "mom-gimli", "rotel-legolas"].map(|name| tcg_decks::named(name).expect("a starter"));
    let mut luck = Dice::new(seed);
    let mut seats = [1, 2, 3].map(|s| by_name("greedy", seed + s).expect("greedy is a player"));
    let mut game = Match::<Tcg>::begin(&Setup::Decks(decks.to_vec(), Options::default()), &mut luck);
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
fn what_is_hidden_does_not_change_an_answer_or_advice() {
    let (mut compared, mut different) = (0, 0);
    looking_in(7, 7, 200, |game, asked| {
        // Everything that the seat cannot see is dealt anew.
        let other = imagine(game, asked.seat, &mut Dice::new(compared)).expect("another world that looks the same");
        different += usize::from(other.state() != game.state());
        for name in PLAYERS {
            let think = |world: &Match<Tcg>| by_name(name, 5).expect("a player").answer(&Glimpse::new(world, asked));
            assert_eq!(think(game), think(&other), "{name} at {:?}", asked.why);
        }
        let advise = |world: &Match<Tcg>| by_name("greedy", 3).expect("a player").advise(&Glimpse::new(world, asked));
        let advice = advise(game).expect("who thinks gives advice");
        assert_eq!(Some(&advice), advise(&other).as_ref());
        assert_eq!(game.check(asked.seat, &advice.choices[0].answers[0]), Ok(()));
        compared += 1;
    });
    assert!(compared > 15 && different > compared as usize / 2, "{different} of {compared} worlds were different");
}
