//! How values of the contract are written into columns, whatever the database: the same words in all of them.

use crate::{Audience, Holder, OriginKind, Status, UserId};

/// How far a match has come.
pub const STATUSES: [(Status, &str); 4] =
    [(Status::Waiting, "waiting"), (Status::Running, "running"), (Status::Over, "over"), (Status::Held, "held")];

/// How a match comes from another.
pub const ORIGINS: [(OriginKind, &str); 3] =
    [(OriginKind::Rematch, "rematch"), (OriginKind::Fork, "fork"), (OriginKind::Upload, "upload")];

/// A column has a word that no value has: what is wrong with it.
pub type Unknown = Box<dyn std::error::Error + Sync + Send>;

/// The word for a value. All of them have one.
pub fn word<T: PartialEq>(words: &[(T, &'static str)], value: &T) -> &'static str {
    words.iter().find(|(known, _)| known == value).map_or("", |(_, word)| word)
}

/// The value of a word.
pub fn value<T: Copy>(words: &[(T, &str)], word: &str) -> Result<T, Unknown> {
    let known = words.iter().find(|(_, known)| *known == word).map(|(value, _)| *value);
    known.ok_or_else(|| format!("an unknown word in the database: {word:?}").into())
}

/// The seats that won, with spaces between them.
pub fn of_winners(seats: &[u8]) -> String {
    seats.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// The seats of such a text.
pub fn winners(text: &str) -> Result<Vec<u8>, Unknown> {
    Ok(text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?)
}

/// The word for an audience.
pub fn of_audience(audience: Audience) -> String {
    match audience {
        Audience::All => "all".into(),
        Audience::Team(number) => format!("team {number}"),
        Audience::Spectators => "spectators".into(),
    }
}

/// The audience of a word.
pub fn audience(word: &str) -> Result<Audience, Unknown> {
    let team = || word.strip_prefix("team ").and_then(|number| number.parse().ok()).map(Audience::Team);
    match word {
        "all" => Ok(Audience::All),
        "spectators" => Ok(Audience::Spectators),
        // A word from a program that knows more must not be told to all.
        _ => team().ok_or_else(|| format!("an unknown audience: {word:?}").into()),
    }
}

/// A holder as two columns: the person, the program.
pub fn of_holder(holder: &Holder) -> (Option<UserId>, Option<&str>) {
    match holder {
        Holder::Open => (None, None),
        Holder::User { id, .. } => (Some(*id), None),
        Holder::Program(program) => (None, Some(program)),
    }
}

/// The holder that these columns say, with the name that the person has today.
pub fn holder(user: Option<UserId>, name: Option<String>, program: Option<String>) -> Holder {
    match (user, program) {
        (Some(id), _) => Holder::User { id, name: name.unwrap_or_default() },
        (None, Some(program)) => Holder::Program(program),
        (None, None) => Holder::Open,
    }
}
