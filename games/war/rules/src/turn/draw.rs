//! W5.1, W5.2 Drawing cards and the limit of the hand.

use crate::{Card, Deck, Decks, Event, Game, Item, Owner, Side, State, Why};
use smallvec::SmallVec;
use table::{Flow, Seat, Seats};

/// W5.2.2 Draws one card from each of these decks, then discards down to the limit. W5.1.1 An empty deck gives none. W15.3.4, W15.3.5
/// They are for who uses the die, the card or the ability.
pub(crate) fn cards(t: &mut Game, side: Side, decks: &[Deck]) -> Flow {
    let owner = t.state.decider(side, Why::DrawCard);
    cards_for(t, side, owner, decks)
}

/// The same for this seat.
pub(crate) fn cards_for(t: &mut Game, side: Side, owner: Seat, decks: &[Deck]) -> Flow {
    for deck in decks {
        one(t, side, owner, *deck)?;
    }
    hand_limit(t, side, owner)
}

/// W3.2.3 What a seat draws in phase 1: a card of each deck. W15.3.1 Who shares his side draws so in turn 1, and later one card of a deck of
/// his choice, which is not empty.
pub(crate) fn in_phase_one(t: &mut Game, side: Side, owner: Seat) -> Flow {
    if t.state.turn == 1 || !t.state.is_shared(side) {
        return cards_for(t, side, owner, &Deck::ALL);
    }
    let decks = open_decks(t.state, side);
    if decks.is_empty() {
        return Ok(());
    }
    let deck = t.choose(owner, Why::DrawFrom, &decks)?;
    cards_for(t, side, owner, &[deck])
}

fn one(t: &mut Game, side: Side, owner: Seat, deck: Deck) -> Flow {
    let left: SmallVec<[Item; 24]> = t.state.decks.left(side, deck).iter().map(Item::Card).collect();
    if left.is_empty() {
        return Ok(());
    }
    let Item::Card(card) = t.chance_for(Seats::only(owner), Why::DrawCard, &left)? else {
        unreachable!("only cards were in the deck")
    };
    t.state.decks.undrawn.remove(card);
    t.state.decks.hand.add(owner, card);
    t.tell(Event::Drew { side, owner: Owner::at(owner, t.state), deck, card: Some(card) });
    Ok(())
}

/// W5.2.1 The owner discards cards of his choice down to the limit; W5.2.3 face down.
fn hand_limit(t: &mut Game, side: Side, owner: Seat) -> Flow {
    let hand = t.state.decks.hand.of(owner);
    // W15.4.1 A player who shares his side may hold fewer; W15.4.2 each hand is judged alone.
    let most = if t.state.is_shared(side) { Decks::SHARED_HAND_LIMIT } else { Decks::HAND_LIMIT };
    let excess = hand.len().saturating_sub(most);
    if excess == 0 {
        return Ok(());
    }
    let offers: SmallVec<[(Card, u8); 12]> = hand.iter().map(|card| (card, 1)).collect();
    for (card, _) in t.select(owner, Why::Discard, (excess, excess), &offers)? {
        discard(t, side, owner, card);
    }
    Ok(())
}

/// W5.2.3 A card goes from a hand to the discards, and nobody else sees which.
pub(crate) fn discard(t: &mut Game, side: Side, owner: Seat, card: Card) {
    t.state.decks.leave_hand(card);
    t.state.decks.discarded.add(owner, card);
    t.tell(Event::Discarded { side, owner: Owner::at(owner, t.state), deck: card.deck(), card: Some(card) });
}

/// W4.2.10 The action: one card from either deck.
pub(crate) fn action(t: &mut Game, side: Side) -> Flow {
    let decks = open_decks(t.state, side);
    let deck = t.choose(side, Why::DrawFrom, &decks)?;
    cards(t, side, &[deck])
}

/// W5.1.1 The decks of a side that have a card left.
fn open_decks(state: &State, side: Side) -> SmallVec<[Deck; 2]> {
    Deck::ALL.into_iter().filter(|deck| !state.decks.left(side, *deck).is_empty()).collect()
}
