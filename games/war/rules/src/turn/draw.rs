//! W5.1, W5.2 Drawing cards and the limit of the hand.

use crate::{Card, Deck, Decks, Event, Game, Item, Side, Why};
use smallvec::SmallVec;
use table::{Flow, Seat, Seats};

/// W5.2.2 Draws one card from each of these decks, then discards down to the limit. W5.1.1 An empty deck gives none.
pub(crate) fn cards(t: &mut Game, side: Side, decks: &[Deck]) -> Flow {
    for deck in decks {
        one(t, side, *deck)?;
    }
    hand_limit(t, side)
}

fn one(t: &mut Game, side: Side, deck: Deck) -> Flow {
    let left: SmallVec<[Item; 24]> = t.state.decks.left(side, deck).iter().map(Item::Card).collect();
    if left.is_empty() {
        return Ok(());
    }
    let owner = t.state.decider(side, Why::DrawCard);
    let Item::Card(card) = t.chance_for(Seats::only(owner), Why::DrawCard, &left)? else {
        unreachable!("only cards were in the deck")
    };
    t.state.decks.undrawn.remove(card);
    t.state.decks.hand.add(owner, card);
    t.tell(Event::Drew { side, owner, deck, card: Some(card) });
    Ok(())
}

/// W5.2.1 The owner discards cards of his choice down to the limit; W5.2.3 face down.
fn hand_limit(t: &mut Game, side: Side) -> Flow {
    let owner = t.state.decider(side, Why::Discard);
    let hand = t.state.decks.hand.of(owner);
    let excess = hand.len().saturating_sub(Decks::HAND_LIMIT);
    if excess == 0 {
        return Ok(());
    }
    let offers: SmallVec<[(Card, u8); 12]> = hand.iter().map(|card| (card, 1)).collect();
    for (card, _) in t.select(side, Why::Discard, (excess, excess), &offers)? {
        discard(t, side, owner, card);
    }
    Ok(())
}

/// W5.2.3 A card goes from a hand to the discards, and nobody else sees which.
pub(crate) fn discard(t: &mut Game, side: Side, owner: Seat, card: Card) {
    t.state.decks.hand.remove(card);
    t.state.decks.discarded.add(owner, card);
    t.tell(Event::Discarded { side, owner, deck: card.deck(), card: Some(card) });
}

/// W4.2.10 The action: one card from either deck.
pub(crate) fn action(t: &mut Game, side: Side) -> Flow {
    let decks: SmallVec<[Deck; 2]> =
        Deck::ALL.into_iter().filter(|d| !t.state.decks.left(side, *d).is_empty()).collect();
    let deck = t.choose(side, Why::DrawFrom, &decks)?;
    cards(t, side, &[deck])
}
