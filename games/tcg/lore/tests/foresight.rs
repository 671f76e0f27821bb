//! Who plays his plans on sees what comes of them, however wrong he is about what lies between.

use players::{Budget, Foresight, Glimpse, Greedy, Ideas, Lore, Player};
use table::{Asked, Match, Seat, scenario};
use tcg::{Item, State, Tcg, Why, cards::facts::Phase};
use tcg_lore::TcgLore;

/// Knows the game, but until the next turn begins he likes nothing as much as a full hand.
enum Miser {}

impl Lore<Tcg> for Miser {
    fn worth(state: &State, seat: Seat) -> f32 {
        match state.phase {
            Phase::Fellowship => TcgLore::worth(state, seat),
            _ => state.of(seat).cards.hand().len() as f32 / 20.0,
        }
    }

    fn ideas(state: &State, asked: &Asked<Tcg>, ideas: &mut Ideas<Item>) {
        TcgLore::ideas(state, asked, ideas);
    }

    fn begins_anew(why: &Why) -> bool {
        TcgLore::begins_anew(why)
    }

    fn is_general(why: &Why) -> bool {
        TcgLore::is_general(why)
    }

    fn by_instinct(why: &Why) -> bool {
        TcgLore::by_instinct(why)
    }

    fn turn(state: &State) -> u32 {
        TcgLore::turn(state)
    }

    fn plan(state: &State, seat: Seat) -> &'static str {
        TcgLore::plan(state, seat)
    }
}

/// The Shadow has minions and twilight for them, and Frodo is alone.
fn alone() -> Match<Tcg> {
    let text = "scenario A position
rules T7.4
set phase: shadow
set at a: 7
set twilight: 9
set hand b: 1C154 1C151
";
    scenario::read::<Tcg>(text, "foresight").expect("it is a position")[0]
        .played()
        .unwrap_or_else(|_| panic!("it can be played"))
}

fn answer(mut player: impl Player<Tcg>) -> String {
    let game = alone();
    let asked = game.next_question().expect("the Shadow is asked").clone();
    player.answer(&Glimpse::new(&game, &asked)).to_string()
}

#[test]
fn a_plan_is_judged_by_what_came_of_it_at_the_end_of_the_turn() {
    assert_eq!(answer(Greedy::<Tcg, Miser>::new(1)), "pass", "he keeps what he has");
    let foreseen = answer(Foresight::<Tcg, Miser>::new(1, Budget::Walks(4)));
    assert!(foreseen.starts_with("play:"), "{foreseen}");
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let think = |seed| answer(Foresight::<Tcg, TcgLore>::new(seed, Budget::Walks(3)));
    assert_eq!(think(7), think(7));
}
