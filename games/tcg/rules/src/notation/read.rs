//! The lines of a set-up, read: decks and options. Anything else is a position.

use super::{position, word::Word};
use crate::{
    Setup,
    deck::{self, DeckList},
    game::Options,
    setup,
};
use table::Seat;

/// The set-up that these lines describe.
pub(super) fn setup(lines: &[(String, String)]) -> Result<Setup, (usize, String)> {
    let is_of_a_setup = |key: &str| key == "options" || key == "seats" || key.starts_with("deck ");
    match lines.iter().all(|(key, _)| is_of_a_setup(key)) {
        true => decks(lines),
        false => position::read(lines),
    }
}

fn decks(lines: &[(String, String)]) -> Result<Setup, (usize, String)> {
    let (mut options, mut brought): (Options, Vec<Option<DeckList>>) = (Options::default(), Vec::new());
    for (at, (key, value)) in lines.iter().enumerate() {
        let wrong = |what: String| (at, what);
        match key.split_once(' ').unwrap_or((key.as_str(), "")) {
            ("options", "") => options = read_options(value).map_err(wrong)?,
            ("seats", "") => {
                let seats = read_seats(value).map_err(wrong)?;
                brought.resize(seats.max(brought.len()), None);
            }
            (_, seat) => {
                let seat = Seat::read(seat).map_err(wrong)?.index();
                brought.resize(brought.len().max(seat + 1), None);
                brought[seat] = Some(read_deck(value).map_err(wrong)?);
            }
        }
    }
    let Setup::Decks(ordinary, _) = setup::start() else { unreachable!("the ordinary start is decks") };
    brought.resize(brought.len().max(2), None);
    let filled = brought.into_iter().enumerate().map(|(at, deck)| deck.unwrap_or_else(|| ordinary[at % 2].clone()));
    Ok(Setup::Decks(filled.collect(), options))
}

pub(super) fn read_seats(text: &str) -> Result<usize, String> {
    let seats = text.parse().ok().filter(|seats| (2..=5).contains(seats));
    seats.ok_or_else(|| format!("expected 2 to 5 seats, found '{text}'"))
}

/// A starter by its name, or a list with semicolons for the ends of lines.
fn read_deck(text: &str) -> Result<DeckList, String> {
    if let Some(deck) = deck::starter(text.trim()) {
        return Ok(deck);
    }
    DeckList::read(&text.replace(';', "\n")).map_err(|(line, what)| format!("card {line} of the deck: {what}"))
}

pub(super) fn read_options(text: &str) -> Result<Options, String> {
    let mut options = Options::default();
    for word in text.split_whitespace().filter(|word| *word != "none") {
        match word {
            "mulligan" => options.mulligan = true,
            "first-game" => options.first_game = true,
            "open-discards" => options.open_discards = true,
            _ => return Err(format!("expected mulligan, first-game or open-discards, found '{word}'")),
        }
    }
    Ok(options)
}
