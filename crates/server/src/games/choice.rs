//! What people can agree on before a match: parts of the lines of its set-up, which a game brings.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something that people can agree on before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name: the words of the game have `option-NAME` for it.
    pub name: &'static str,
    /// The line of the set-up that it is a part of.
    pub key: &'static str,
    /// What it says there, beside what others say; `#` stands for the number.
    pub value: &'static str,
    /// The most there can be; what is on or off has 1.
    pub most: u8,
    /// Halves are possible.
    pub halves: bool,
}

impl Choice {
    /// Something that is on or off.
    pub const fn switch(key: &'static str, name: &'static str) -> Choice {
        Choice { name, key, value: name, most: 1, halves: false }
    }

    /// A number of something.
    pub const fn number(name: &'static str, key: &'static str, value: &'static str, most: u8) -> Choice {
        Choice { name, key, value, most, halves: false }
    }
}

/// Something that people can agree on before a match: a part of a line of its set-up. What is chosen of one key is one line of the
/// set-up, `key: value, value`.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct ChoiceInfo {
    /// Its name.
    pub name: String,
    /// The line of the set-up that it is a part of.
    pub key: String,
    /// What it says there; `#` stands for the number.
    pub value: String,
    /// The most there can be; what is on or off has 1.
    pub most: u8,
    /// Halves are possible.
    pub halves: bool,
}

impl From<&Choice> for ChoiceInfo {
    fn from(choice: &Choice) -> ChoiceInfo {
        let Choice { name, key, value, most, halves } = *choice;
        ChoiceInfo { name: name.into(), key: key.into(), value: value.into(), most, halves }
    }
}
