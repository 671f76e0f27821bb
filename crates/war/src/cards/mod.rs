//! W5 What Event cards do. Every card has a row in `data/cards.toml`; its effects have their place here: the event in
//! [`may_play`] and [`event`], the combat effect in [`may_use`] and [`combat`]. W1.1.2 Where a card contradicts a rule, the
//! card wins.
//!
//! The effects themselves come with the card rules; until then an event that is played does nothing and is discarded,
//! and a combat card changes nothing. Everything around them is in force: which die plays which card, hands, decks,
//! laying, revealing and discarding.

use crate::{Card, Game, Legal, Side, State};
use table::Flow;

/// W5.3.2, W5.3.4 Whether the condition of the event holds and a part of it can be carried out.
pub fn may_play(_state: &State, _card: Card) -> Legal {
    Ok(())
}

/// W5.3.3 Carries out the event.
pub fn event(_t: &mut Game, _card: Card) -> Flow {
    Ok(())
}

/// W8.4.5 Whether the condition under the combat title holds.
pub fn may_use(_state: &State, _side: Side, _card: Card) -> Legal {
    Ok(())
}

/// The moments of a round at which a combat card can act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the combat roll.
    BeforeRoll,
    /// After the combat roll, before re-rolls.
    AfterRoll,
    /// After the re-rolls, before casualties.
    AfterReRoll,
    /// After casualties.
    AfterCasualties,
}

/// W8.4.7 Lets the revealed cards act at this moment, the lower initiative first and the defender's on a tie.
pub fn combat(_t: &mut Game, _moment: Moment) -> Flow {
    Ok(())
}
