//! Positions in the middle of the war, where cards find something to do: records without inputs.

use table::{Record, Written};
use war::{Item, State, War};

/// The position that a record begins with.
fn begin(text: &str, file: &str) -> State {
    let record = Record::<Item>::read::<War>(text, file).unwrap_or_else(|error| panic!("{error}"));
    War::setup(&record.position).unwrap_or_else(|(_, what)| panic!("{file}: {what}"))
}

/// The King has come, and everybody fights everybody.
pub fn king() -> State {
    begin(include_str!("../../../starts/the-king-has-come.record"), "the-king-has-come.record")
}

/// The Fellowship has set out, with Saruman and the Witch-king abroad and Rohan asleep.
pub fn dawn() -> State {
    begin(include_str!("../../../starts/before-the-storm.record"), "before-the-storm.record")
}
