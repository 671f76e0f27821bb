//! T13.16a What is free is free, whatever else would be paid.

use table::{Rules, Seat, Written};
use tcg::{
    Tcg,
    game::{Thing, now},
};

#[test]
fn a_roaming_minion_played_for_free_costs_nothing() {
    let at_the_first_site = [("phase".to_string(), "shadow".to_string())];
    let state = Tcg::begin(&Tcg::setup(&at_the_first_site).expect("a position"));
    let minion = Thing { card: "1C174".parse().expect("a card"), owner: Seat(1), id: None };
    let cost = |less| now::cost(&state, Seat(1), minion, None, less);
    assert_eq!((cost(0), cost(1), cost(i16::MAX)), (3, 2, 0), "T7.9 it would roam");
}
