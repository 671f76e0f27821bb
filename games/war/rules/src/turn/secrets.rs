//! Nothing is told by silence: a question whose answers depend on a hand is asked even if there is one answer only. If it were
//! not, the other side would learn from the missing wait what is in that hand. How many cards a hand has, everybody knows.

use crate::{Card, Game, Item, Side, State, Why};
use table::{Flow, Seats};

/// Asks a side for one of the options, which depend on its hand. Only where it holds no card is a single option taken without
/// asking.
pub(super) fn choose<T: Copy + Into<Item>>(t: &mut Game, side: Side, why: Why, options: &[T]) -> Flow<T> {
    match t.state.hand_for(side, why).is_empty() {
        true => t.choose(side, why, options),
        false => t.ask(side, why, options),
    }
}

/// The same for those things that it may choose.
pub(super) fn choose_if<T: Copy + Into<Item>>(
    t: &mut Game,
    side: Side,
    why: Why,
    things: impl DoubleEndedIterator<Item = T> + Clone,
    may: impl Fn(&State, T) -> bool,
) -> Flow<T> {
    match t.state.hand_for(side, why).is_empty() {
        true => t.choose_if(side, why, things, may),
        false => t.ask_if(side, why, things, may),
    }
}

/// Asks a side for a card of its hand that it must give; the last card of a hand is taken without asking.
pub(super) fn give(t: &mut Game, side: Side, why: Why, cards: &[Card]) -> Flow<Card> {
    match t.state.hand_for(side, why).len() {
        1 => t.choose(side, why, cards),
        _ => t.ask(side, why, cards),
    }
}

/// The same for a card that it may choose.
pub(super) fn give_if(t: &mut Game, side: Side, why: Why, may: impl Fn(&State, Card) -> bool) -> Flow<Card> {
    let hand = t.state.hand_for(side, why);
    match hand.len() {
        1 => t.choose_if(side, why, hand.iter(), may),
        _ => t.ask_if(side, why, hand.iter(), may),
    }
}

/// A card of a hand is put on the table for everybody to see. Nobody has gained by it yet, so that it may be taken back: what can
/// come up in one way only is shown, but settles nothing.
pub(super) fn show(t: &mut Game, card: Card) -> Flow {
    t.chance_for(Seats::ALL, Why::RandomCard, &[Item::Card(card)]).map(|_| ())
}
