//! What a game offers that people bring decks to. The house keeps them and reads none.

use crate::{
    error::Refused,
    wire::{DeckCheck, StarterDeck},
};
use table::Seat;

/// The longest deck, in bytes: four times what the largest has with the names of its cards.
const LONGEST: usize = 16 * 1024;

/// A game that people bring decks to.
#[derive(Clone, Copy)]
pub struct Decks {
    /// The decks to begin with.
    pub starters: fn() -> Vec<StarterDeck>,
    /// What there is to say of a deck, whatever stands there.
    pub check: fn(&str) -> DeckCheck,
    /// The line of a set-up with which a seat brings a deck that may be played with.
    pub brings: fn(Seat, &str) -> String,
}

impl Decks {
    /// A starter, by its name for programs.
    pub fn starter(&self, id: &str) -> Result<String, Refused> {
        let known = (self.starters)();
        let found = known.iter().find(|starter| starter.id == id).map(|starter| starter.text.clone());
        found.ok_or_else(|| {
            let known: Vec<&str> = known.iter().map(|starter| starter.id.as_str()).collect();
            Refused::bad("unknown-deck", format!("Expected a deck to begin with ({}).", known.join(", ")))
        })
    }

    /// The line with which a seat brings a deck; one that may not be played with is refused with everything that is wrong.
    pub fn brought(&self, seat: Seat, text: &str) -> Result<String, Refused> {
        readable(text)?;
        let check = (self.check)(text);
        if check.legal { Ok((self.brings)(seat, text)) } else { Err(Refused::bad_deck(check)) }
    }
}

/// Text that can be kept: not endless, and nothing that cannot be seen.
pub fn readable(text: &str) -> Result<(), Refused> {
    if text.len() > LONGEST {
        return Err(Refused::bad("unreadable-deck", format!("Expected a deck of up to {LONGEST} bytes.")));
    }
    let strange = |line: &str| line.chars().any(|c| c.is_control() && c != '\t');
    match text.lines().position(strange) {
        None => Ok(()),
        Some(at) => {
            let message = format!("In line {}: expected characters that can be seen.", at + 1);
            Err(Refused::bad("unreadable-deck", message))
        }
    }
}
