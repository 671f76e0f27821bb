//! Decks as people name them, and what is wrong with one.
//!
//! | to read about | see |
//! |---|---|
//! | a starter or a file by its name, and those of all seats | [`named`], [`brought`] |
//! | a legal deck of any cards | [`random`] |
//! | every rule that a deck breaks, for people and programs | [`Checked`] |
//! | a deck while it is being made, also in the lists of other programs | [`Draft`] |

mod check;
mod draft;
mod random;

pub use check::{Broken, Checked};
pub use draft::{Draft, Unread};
pub use random::random;

use std::fs;
use tcg::deck::{self, DeckList, LAST_SITE, STARTERS};

/// How many may play.
const SEATS: std::ops::RangeInclusive<usize> = 2..=5;

/// The names of the starters.
pub fn starters() -> String {
    STARTERS.map(|(name, _)| name).join(", ")
}

/// A starter by its name, or the deck in a file. Whether it is legal is another question.
pub fn named(name: &str) -> Result<DeckList, String> {
    if let Some(starter) = deck::starter(name) {
        return Ok(starter);
    }
    let text = fs::read_to_string(name)
        .map_err(|error| format!("{name}: expected the file of a deck, or a starter ({}): {error}", starters()))?;
    DeckList::read(&text).map_err(|(line, what)| format!("{name}:{line}: {what}"))
}

/// A deck that may be played with; if not, every rule it breaks is told.
pub fn legal(name: &str) -> Result<DeckList, String> {
    let deck = named(name)?;
    match &deck.faults(LAST_SITE)[..] {
        [] => Ok(deck),
        faults => {
            let faults: Vec<String> = faults.iter().map(|fault| format!("\n  {fault}")).collect();
            Err(format!("{name}: expected a deck that keeps the rules of T3{}", faults.concat()))
        }
    }
}

/// Whether the data of the game is whole: all cards can be read, and every starter is legal.
pub fn check() -> Result<(), String> {
    STARTERS.iter().try_for_each(|(name, _)| legal(name).map(drop))
}

/// The decks that are brought, one for each seat; how many seats there are may have been said elsewhere.
pub fn brought<N: AsRef<str>>(names: &[N], seats: Option<usize>) -> Result<Vec<DeckList>, String> {
    let (found, wanted) = (names.len(), seats_or(seats, names.len())?);
    if found != wanted {
        return Err(format!("expected {wanted} decks, one for each seat, found {found}"));
    }
    names.iter().map(|name| legal(name.as_ref())).collect()
}

/// So many seats, if so many may play.
pub fn seats_or(seats: Option<usize>, otherwise: usize) -> Result<usize, String> {
    let seats = seats.unwrap_or(otherwise);
    match SEATS.contains(&seats) {
        true => Ok(seats),
        false => Err(format!("expected {} to {} seats, found {seats}", SEATS.start(), SEATS.end())),
    }
}
