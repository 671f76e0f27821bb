//! T11.23 What no card of sets 1 to 3 tries: each of them says itself that it does not mean the Ring-bearer.

use table::{Match, scenario};
use tcg::{Tcg, game::now};

#[test]
fn the_ring_bearer_and_the_ring_cannot_be_discarded() {
    let lines = "scenario Before\nrules T11.23\nset phase: fellowship\nset 1C303.1: a\nset hand a: 1C103\nasked a act";
    let scenarios = scenario::read::<Tcg>(lines, "ring-bearer").unwrap_or_else(|error| panic!("{error}"));
    let game: Match<Tcg> = scenarios[0].played().unwrap_or_else(|failure| panic!("{}", failure.was));
    let state = game.state();
    let may_be_discarded = |code: &str| {
        let card = code.parse().expect("a card");
        let o = state.in_play.iter().find(|o| o.card == card).expect("it is in play");
        now::may_discard(state, o, None)
    };
    assert!(!may_be_discarded("1C290"));
    assert!(!may_be_discarded("1C2"));
    assert!(may_be_discarded("1C303"));
}
