//! What players see of each other's secrets.

use table::{Rules, Seat, Written};
use tcg::{State, Tcg, View, view::SiteView};

/// A position in notation.
fn position(lines: &[(&str, &str)]) -> State {
    let lines: Vec<(String, String)> = lines.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    Tcg::begin(&Tcg::setup(&lines).expect("a position"))
}

/// Who looks: everybody, and a spectator.
fn viewers(state: &State) -> impl Iterator<Item = Option<Seat>> {
    (0..state.people.len() as u8).map(|at| Some(Seat(at))).chain([None])
}

/// T1.7, T1.8 Nobody but its owner sees a hand: Shadow players do not see each other's. Everybody sees how many cards there are.
#[test]
fn hands_are_closed_among_shadow_players_too() {
    let state = position(&[("phase", "shadow"), ("hand a", "1C110"), ("hand b", "1C151 1C150"), ("hand c", "1C176")]);
    for viewer in viewers(&state) {
        let view = View::of(&state, viewer);
        let seen: Vec<usize> = view.people.iter().map(|person| person.cards.own_hand.len()).collect();
        let own = |at: u8, count: usize| if viewer == Some(Seat(at)) { count } else { 0 };
        assert_eq!(seen, [own(0, 1), own(1, 2), own(2, 1)], "{viewer:?}");
        let counted: Vec<u8> = view.people.iter().map(|person| person.cards.hand).collect();
        assert_eq!(counted, [1, 2, 1], "{viewer:?}");
        assert!(view.people.iter().all(|person| person.cards.in_hand.is_empty()), "{viewer:?}");
    }
}

/// T3.10 Its owner may look through an adventure deck at any time; the others see that a site is there, and no more.
#[test]
fn adventure_decks_are_open_to_their_owners_only() {
    let state = position(&[("phase", "fellowship")]);
    let own = state.people[1].sites;
    for viewer in viewers(&state) {
        let view = View::of(&state, viewer);
        for (at, site) in own.iter().enumerate() {
            let expected = match site {
                Some(card) if viewer == Some(Seat(1)) => SiteView::Face(*card),
                Some(_) => SiteView::Back,
                None => SiteView::None,
            };
            assert_eq!(view.people[1].sites[at], expected, "{viewer:?}, site {}", at + 1);
        }
    }
}

/// T1.8 Nobody sees the order of a draw deck, and the others not even what is in it.
#[test]
fn draw_decks_lie_face_down() {
    let state = position(&[("phase", "fellowship"), ("draw a", "1C110 1C151")]);
    for viewer in viewers(&state) {
        let cards = &View::of(&state, viewer).people[0].cards;
        let known = if viewer == Some(Seat(0)) { 2 } else { 0 };
        assert_eq!((cards.rest, cards.own_rest.len()), (2, known), "{viewer:?}");
    }
}
