//! What others know of somebody's cards, and when they have to forget it. Random games do not find these faults.

use table::{
    Seat, Seats,
    cards::{Holding, HoldingView, Pile},
};

const OWNER: Seat = Seat(0);
const OTHER: Seat = Seat(1);
const THIRD: Seat = Seat(2);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Card(u8);

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "c{}", self.0)
    }
}

impl std::str::FromStr for Card {
    type Err = String;
    fn from_str(text: &str) -> Result<Card, String> {
        let number = text.strip_prefix('c').and_then(|n| n.parse().ok());
        number.map(Card).ok_or_else(|| format!("expected a card, found '{text}'"))
    }
}

fn holding(text: &str) -> Holding<Card> {
    Holding::read(OWNER, text).expect("a hand and a deck")
}

fn pile(cards: &[u8]) -> Pile<Card> {
    cards.iter().map(|n| Card(*n)).collect()
}

/// What a seat knows to be in the hand, and around.
fn known(holding: &Holding<Card>, seat: Seat) -> (Pile<Card>, Pile<Card>) {
    let HoldingView { in_hand, around, .. } = holding.seen_by(Some(seat));
    (in_hand, around)
}

#[test]
fn what_is_taken_up_openly_is_known_until_it_is_played() {
    let mut cards = holding("c1 | c2 c3");
    cards.take_up(Card(3));
    assert_eq!(known(&cards, OTHER), (pile(&[3]), pile(&[])));
    cards.play(Card(3));
    assert_eq!(known(&cards, OTHER), (pile(&[]), pile(&[])));
}

#[test]
fn after_a_card_went_beneath_unseen_the_known_hand_is_only_around() {
    let mut cards = holding("c1 c1 c2 | c3");
    cards.show(&pile(&[1, 2]), Seats::only(OTHER));
    cards.put_beneath(Card(2));
    assert_eq!(known(&cards, OTHER), (pile(&[]), pile(&[1, 2])));
    assert_eq!(known(&cards, THIRD), (pile(&[]), pile(&[])));
    let place = cards.seen_by(Some(OTHER)).bottom.places[0];
    assert_eq!((place.card, place.placed_by), (None, Seats::only(OWNER)));
}

#[test]
fn one_card_is_not_known_twice() {
    let mut cards = holding("c4 | c4 c5 | top c4:012/012");
    cards.shuffle();
    assert_eq!(known(&cards, OTHER), (pile(&[]), pile(&[4])));
    // It may be the one that was on top.
    cards.show(&pile(&[4]), Seats::ALL);
    assert_eq!(known(&cards, OTHER), (pile(&[4]), pile(&[])));
    // Shown again, it is the same card.
    cards.show(&pile(&[4]), Seats::ALL);
    assert_eq!(known(&cards, OTHER), (pile(&[4]), pile(&[])));
}

#[test]
fn cards_seen_without_their_order_have_no_place() {
    let mut cards = holding(" | c1 c2 c3");
    cards.put_on_top(&[Card(7), Card(8), Card(9)], Seats::ALL, Seats::only(OTHER));
    let (other, third) = (cards.seen_by(Some(OTHER)).top, cards.seen_by(Some(THIRD)).top);
    assert_eq!(other.places.iter().map(|place| place.card).collect::<Vec<_>>(), [7, 8, 9].map(|n| Some(Card(n))));
    assert!(third.places.iter().all(|place| place.card.is_none()));
    assert_eq!((other.loose, third.loose), (pile(&[]), pile(&[7, 8, 9])));
}

#[test]
fn a_world_dealt_anew_looks_the_same_to_who_looked() {
    let mut cards =
        holding("c1 c2 c2 | c3 c3 c4 | top c5:012/1 c6:01/01 | bottom c7:0/0 | in-hand c2:1 | around c3:12");
    cards.show(&pile(&[1]), Seats::only(THIRD));
    let mut dice = table::Dice::new(5);
    for seat in [None, Some(OWNER), Some(OTHER), Some(THIRD)] {
        let view = cards.seen_by(seat);
        let mut different = 0;
        for _ in 0..50 {
            let guess = |count: usize, dice: &mut table::Dice| (0..count).map(|_| Card(dice.below(9) as u8)).collect();
            let world = view.redeal(&mut dice, guess);
            assert_eq!(world.seen_by(seat), view, "{seat:?}");
            different += usize::from(world != cards);
        }
        assert!(different > 40, "{seat:?}");
    }
}

#[test]
fn a_hand_and_a_deck_are_written_and_read_back() {
    let text = "c1 c2 | c3 c3 | top c5:012/1 c6:01/01 | bottom c7:0/0 | in-hand c2:1 | around c3:12";
    assert_eq!(holding(text).describe(), text);
    for wrong in ["c1", "x | c1", "c1 | c2 | top c1", "c1 | c2 | top c1:9/0", "c1 | c2 | somewhere c1:1"] {
        assert!(Holding::<Card>::read(OWNER, wrong).is_err(), "{wrong}");
    }
}
