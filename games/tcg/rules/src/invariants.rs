//! What must always hold between two steps.

use crate::{
    State,
    actions::{Frame, Source},
    cards::{Card, facts::Type},
    game::now,
};
use table::Seat;

/// Checks everything that must always hold; says what does not.
pub fn check(state: &State) -> Result<(), String> {
    tokens_are_on_cards_in_play(state)?;
    ring_bearers_are_in_play(state)?;
    the_path_is_laid(state)?;
    moves_are_within_the_limit(state)?;
    what_is_under_way_has_an_end(state)?;
    cards_are_numbered(state)
}

/// So much at most is under way at once: a few answers to answers, and as many wounds, heals or draws as one effect brings one after the
/// other. In 4,800 games at random it was 24 at most.
const DEEPEST: usize = 100;

fn what_is_under_way_has_an_end(state: &State) -> Result<(), String> {
    match state.stack.len() {
        0..=DEEPEST => Ok(()),
        deep => Err(format!("{deep} things are under way at once")),
    }
}

/// T1.13 Wounds lie on characters, and nobody is dead in play once everything is checked.
fn tokens_are_on_cards_in_play(state: &State) -> Result<(), String> {
    for o in &state.in_play {
        if o.wounds > 0 && !o.card.facts().is_character() {
            return Err(format!("T1.13: wounds on {}", o.card));
        }
        let dying = state.unchecked || state.stack.iter().any(|frame| matches!(frame, Frame::Occurrence(_)));
        if o.card.facts().is_character() && o.wounds > 0 && now::vitality_left(state, o) <= 0 && !dying {
            return Err(format!("T11.4: {} is dead and in play", o.card));
        }
        if let Some(on) = o.on
            && state.find(on).is_none()
            && o.card.kind() != Type::Ring
        {
            return Err(format!("T11.21: {} is on nothing", o.card));
        }
    }
    Ok(())
}

/// T12.23 Only a Ring-bearer has burdens.
fn ring_bearers_are_in_play(state: &State) -> Result<(), String> {
    for seat in &state.order {
        let person = state.of(*seat);
        let bearer = person.ring_bearer.and_then(|id| state.object(id));
        if state.turn > 0 && bearer.is_none() && !person.is_out {
            return Err(format!("T14.5: seat {} has no Ring-bearer", seat.0));
        }
    }
    Ok(())
}

/// T6.21 Whoever is at a site came over all sites before it.
fn the_path_is_laid(state: &State) -> Result<(), String> {
    let farthest = state.order.iter().map(|seat| state.of(*seat).at).max().unwrap_or(0);
    match (1..=farthest).find(|number| state.turn > 0 && state.site(*number).is_none()) {
        Some(number) => Err(format!("T6.21: there is no site {number} on the path")),
        None => Ok(()),
    }
}

/// T9.10
fn moves_are_within_the_limit(state: &State) -> Result<(), String> {
    let most = u8::max(2, state.opponents) + 4;
    if state.happened.moves > most {
        return Err(format!("T9.10: {} moves", state.happened.moves));
    }
    Ok(())
}

/// T13.17 Cards in play are in the order of their numbers.
fn cards_are_numbered(state: &State) -> Result<(), String> {
    if state.in_play.windows(2).any(|pair| pair[0].id >= pair[1].id) {
        return Err("T13.17: cards in play are not in the order of their numbers".into());
    }
    Ok(())
}

/// All cards of a player, wherever they are: they are conserved while he is in the game.
pub fn cards_of(state: &State, seat: Seat) -> Vec<Card> {
    let person = state.of(seat);
    let mut cards: Vec<Card> = person.cards.hand().cards().chain(person.cards.deck().cards().cards()).collect();
    cards.extend(person.discard.cards().chain(person.dead.cards()).chain(person.sites.iter().flatten().copied()));
    cards.extend(state.in_play.iter().filter(|o| o.owner == seat).map(|o| o.card));
    cards.extend(state.stacked.iter().filter(|stacked| stacked.owner == seat).map(|stacked| stacked.card));
    for frame in &state.stack {
        match frame {
            Frame::Play(play) if play.thing.owner == seat => cards.push(play.thing.card),
            Frame::Action(action) if action.aside_of == seat && action.aside_from != Source::Hand => {
                cards.extend(action.aside.iter().copied())
            }
            _ => {}
        }
    }
    cards.sort();
    cards
}
