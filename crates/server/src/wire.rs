//! What goes over the network, as values that every game shares. TypeScript types are generated from these.

use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt::Display};
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
    /// A word that is not shown: messages select by it.
    Word(String),
    /// A thing that has a name: its kind (`region`), and which (`minas-tirith`).
    Named {
        /// The kind: the beginning of its key in `locales/`.
        kind: String,
        /// Which: the rest of it.
        id: String,
        /// What the message of its name mentions, as in "2 Regulars of Gondor".
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        #[ts(as = "Option<BTreeMap<String, Arg>>", optional)]
        #[schema(no_recursion)]
        args: BTreeMap<String, Arg>,
    },
    /// Several things, to be listed.
    #[schema(no_recursion)]
    Many(Vec<Arg>),
}

impl Arg {
    /// A thing that has a name.
    pub fn named(kind: &str, id: impl Display) -> Arg {
        Arg::Named { kind: kind.into(), id: id.to_string(), args: BTreeMap::new() }
    }

    /// The same, whose name mentions something; only names mention anything.
    pub fn with(mut self, name: &str, mentioned: Arg) -> Arg {
        if let Arg::Named { args, .. } = &mut self {
            args.insert(name.into(), mentioned);
        }
        self
    }
}
