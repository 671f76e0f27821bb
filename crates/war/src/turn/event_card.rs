//! W5.3 Playing a card for its event.

use super::{actions, draw};
use crate::{Card, Character, Event, Face, Game, Legal, Side, State, Why, cards, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// W5.3.1 A card is chosen; it is carried out in the step that follows.
pub(super) fn action(t: &mut Game, side: Side, die: Face) -> Flow {
    let able = |card: &Card| legal(t.state, die, *card).is_ok();
    let playable: SmallVec<[Card; 8]> = t.state.decks.hand_of(side).iter().filter(able).collect();
    let card = t.choose(side, Why::Event { die }, &playable)?;
    if !suits(die, card) {
        actions::note_messenger(t.state, die);
    }
    t.state.decks.hand.remove(card);
    t.state.decks.resolving = Some((card, die));
    t.tell(Event::Played { side, card });
    Ok(())
}

/// Whether a die plays a card: W5.3.1 Event plays any, else it must show the card's icon.
fn suits(die: Face, card: Card) -> bool {
    match card.text().die {
        Face::Muster => die.musters() || die == Face::Event,
        Face::Army => die.moves_armies() || die == Face::Event,
        icon => die == icon || die == Face::Event,
    }
}

/// Whether a die may play a card now. W6.6.10 The Mouth of Sauron's Messenger may carry an Army card.
pub(crate) fn legal(state: &State, die: Face, card: Card) -> Legal {
    let carried = card.text().die == Face::Army && actions::messenger(state, die);
    lawful(suits(die, card) || carried, "W5.3.1")?;
    cards::may_play(state, card)
}

/// W5.3.3 The event is carried out; W5.3.5 then the card is discarded, or W5.4.1 stays on the table.
pub(super) fn resolve(t: &mut Game) -> Flow {
    let Some((card, die)) = t.state.decks.resolving else { return Ok(()) };
    cards::event(t, card)?;
    t.state.decks.resolving = None;
    match card.text().table {
        true => t.state.decks.table.add(card),
        false => t.state.decks.played.add(card),
    }
    gandalf_draws(t, card, die)?;
    actions::end_of_action(t)
}

/// W6.6.5 With Gandalf the Grey as Guide, an Event die that played a card lets the Free Peoples draw from its deck.
fn gandalf_draws(t: &mut Game, card: Card, die: Face) -> Flow {
    let guides = t.state.fellowship.guide == Character::GandalfTheGrey;
    let able = card.side() == Side::Free && die == Face::Event && guides;
    let left = !t.state.decks.left(Side::Free, card.deck()).is_empty();
    if able && left && t.confirm(Side::Free, Why::AbilityDraw)? {
        draw::cards(t, Side::Free, &[card.deck()])?;
    }
    Ok(())
}
