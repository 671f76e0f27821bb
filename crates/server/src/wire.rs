//! What goes over the network, as values that every game shares. TypeScript types are generated from these.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Something a client says in its reader's language: a message of `locales/`, and what it mentions.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Told {
    /// The key of the message, without its prefix: `moved` for `event-moved`.
    pub name: String,
    /// What it mentions, by name.
    pub args: BTreeMap<String, Arg>,
}

/// Something that a message mentions.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number.
    Number(i32),
    /// A thing that has a name: its kind (`region`), and which (`minas-tirith`).
    Named {
        /// The kind: the beginning of its key in `locales/`.
        kind: String,
        /// Which: the rest of it.
        id: String,
    },
    /// Several things, each with its number.
    Many(Vec<Counted>),
}

/// So many of a thing.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Counted {
    /// The kind.
    pub kind: String,
    /// Which.
    pub id: String,
    /// How many.
    pub count: u8,
}
