//! The labels of figures: closed sets, each with the word that stands for it.

use prometheus_client::encoding::EncodeLabelSet;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $member:ident $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$of])* $member,)* }

        impl $name {
            pub(super) const ALL: &[$name] = &[$($name::$member,)*];

            pub(super) fn word(self) -> &'static str {
                match self { $($name::$member => $word,)* }
            }
        }
    };
}

words! {
    /// Something went wrong here, and nobody who called is to blame.
    Trouble {
        /// A call panicked.
        Panic "panic",
        /// The rules panicked; the match was kept as it was.
        Rules "rules",
        /// A program failed, and answered at random.
        Program "program",
        /// A program could not answer, and tries again.
        NoAnswer "no-answer",
        /// A room could not be brought up to date.
        Room "room",
        /// The database was out of reach for a call.
        StoreAway "store-away",
        /// The store failed otherwise: a full disk, a damaged file.
        StoreFailed "store-failed",
    }
}

words! {
    /// What became of a notice of something that was written.
    Notices {
        /// It was sent.
        Sent "sent",
        /// It was received.
        Received "received",
        /// It was lost, and every room looked for itself.
        Missed "missed",
    }
}

words! {
    /// Who answered.
    By {
        /// A person.
        Person "person",
        /// A program.
        Program "program",
        /// The server, passing for a person who does not want to be asked.
        Pass "pass",
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct OfGame {
    pub game: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct Answered {
    pub game: &'static str,
    pub by: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct Asked {
    pub route: &'static str,
    pub method: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct Replied {
    pub route: &'static str,
    pub method: &'static str,
    pub status: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct Code {
    pub code: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct What {
    pub what: &'static str,
}
