//! What a client is told when something cannot be done: a code for programs, a plain sentence for people.

use crate::{
    asking::Asked,
    limits::{Pace, Rate},
    wire::DeckCheck,
};
use axum::{
    Extension, Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use std::{sync::LazyLock, time::Duration};
use store::StoreError;
use table::Seating;
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Refused {
    /// A code that stays the same: `late`, `forbidden-by-rule`.
    pub code: String,
    /// What was expected, in a plain sentence.
    pub message: String,
    /// The numbered rule that forbids it, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// Which of several answers it is about, where several were given at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answer: Option<Box<str>>,
    /// What there is to say of a deck that may not be played with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<Box<DeckCheck>>,
    /// The name of what was asked, where something went wrong on our side: the log has it too.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub request: Option<Box<str>>,
    #[serde(skip)]
    #[ts(skip)]
    status: u16,
}

/// The code of a refusal, with an answer that is one.
#[derive(Clone, Debug)]
pub struct Code(pub String);

/// Makes the refusals that are needed in more than one place.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident: $status:literal $code:literal $message:literal;)*) => {
        impl Refused {
            $($(#[$doc])* pub fn $name() -> Refused { Refused::new($status, $code, $message) })*
        }
    };
}

refusals! {
    /// There is no such thing, or it is not for this person: which of both is not said.
    not_found: 404 "not-found" "There is nothing here that you may see.";
    /// Nobody is signed in.
    unknown_person: 401 "not-signed-in" "Sign in first, or start as a guest with a name.";
    /// Name or password are wrong; which one is not said.
    wrong_password: 401 "wrong-password" "This name and password do not belong together.";
    /// The request comes from another site.
    wrong_origin: 403 "wrong-origin" "This request does not come from this site.";
    /// The body is too long.
    too_large: 413 "too-large" "This is larger than anything expected here.";
    /// Too many requests.
    too_many: 429 "too-many-requests" "That was too fast. Wait a moment and try again.";
    /// Somebody has enough tables in the lobby.
    too_many_offers: 409 "too-many-offers" "You have five open tables in the lobby. Close one before you open another.";
    /// Only for those who have a seat.
    not_seated: 403 "not-seated" "Only those who play in this match may do that.";
    /// The seat belongs to somebody else.
    not_your_seat: 403 "not-your-seat" "This seat is not yours.";
    /// Somebody has as many decks as he may have.
    too_many_decks: 409 "too-many-decks" "You have 100 decks. Remove one before you keep another.";
    /// A deck was kept elsewhere in the meantime.
    deck_changed: 409 "deck-changed" "This deck was changed elsewhere since you opened it.";
    /// The match has not begun.
    not_begun: 409 "not-begun" "The match has not begun: a seat is open.";
    /// The match is over.
    over: 409 "over" "The match is over.";
    /// It is not over.
    not_over: 403 "not-over" "This is open to all when the match is over.";
    /// The match is held.
    held: 409 "held" "The rules have changed and do not lead to where this match stands. It is kept as it was; continue it from here as a new match.";
    /// Something went on in the meantime.
    late: 409 "late" "The match has gone on since. Here is how it stands now.";
    /// Somebody has given up, and the others play on.
    gone: 409 "gone" "You have given up in this match; the others play on.";
    /// The seat must be taken first.
    hand_over: 409 "hand-over" "Hand the device over first: this seat has not been taken.";
    /// A match takes too long to be read.
    slow: 503 "slow" "This match takes too long to be read just now. Try again later.";
    /// Servers of two versions are there, and the other one plays this match.
    other_version: 503 "other-version" "This match is played by another version of the program just now. Try again in a moment.";
    /// The server is about to go.
    stopping: 503 "stopping" "The server is about to stop. Try again in a moment.";
    /// The disk is full, or gone.
    cannot_write: 503 "cannot-write" "The server cannot write to its disk: nothing can be kept at the moment.";
    /// The database is out of reach.
    store_away: 503 "store-away" "The server cannot reach what it keeps just now. Nothing is lost: try again in a moment.";
    /// Something went wrong here.
    broken: 500 "internal" "Something went wrong on our side. The match stands as it was before.";
}

impl Refused {
    /// A refusal.
    pub fn new(status: u16, code: &str, message: impl Into<String>) -> Refused {
        let (code, message) = (code.into(), capital(message.into()));
        Refused { code, message, rule: None, answer: None, deck: None, request: None, status }
    }

    /// Input that cannot be used: what was expected.
    pub fn bad(code: &str, message: impl Into<String>) -> Refused {
        Refused::new(400, code, message)
    }

    /// Something that does not go now.
    pub fn conflict(code: &str, message: impl Into<String>) -> Refused {
        Refused::new(409, code, message)
    }

    /// A deck that may not be played with: everything that is wrong with it.
    pub fn bad_deck(check: DeckCheck) -> Refused {
        let lines = check.faults.iter().map(|fault| match (&fault.rule, fault.line) {
            (Some(rule), Some(line)) => format!("{rule} in line {line}"),
            (Some(rule), None) => rule.clone(),
            (None, Some(line)) => format!("line {line} cannot be read"),
            (None, None) => fault.what.name.clone(),
        });
        let lines = lines.collect::<Vec<_>>().join(", ");
        let mut refused = Refused::bad("bad-deck", format!("Expected a deck that keeps the rules: {lines}."));
        refused.deck = Some(Box::new(check));
        refused
    }

    /// A seat that is not at this table: those that are.
    pub fn unknown_seat(seating: &Seating) -> Refused {
        let names: Vec<&str> = seating.names().collect();
        Refused::bad("unknown-seat", format!("Expected a seat ({}).", names.join(", ")))
    }

    /// The same with the rule that says so.
    pub fn by_rule(mut self, rule: impl Into<String>) -> Refused {
        self.rule = Some(rule.into());
        self
    }

    /// The same, of one of several answers.
    pub fn of_answer(mut self, answer: &str) -> Refused {
        self.answer = Some(answer.trim().into());
        self
    }

    /// The same, with the name of what was asked if it went wrong on our side.
    pub fn named(mut self) -> Refused {
        if self.status().is_server_error() {
            self.request = Asked::now().map(|asked| (*asked.id).into());
        }
        self
    }

    /// What goes with an answer for whoever counts refusals.
    pub fn counted(&self) -> Extension<Code> {
        Extension(Code(self.code.clone()))
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// A sentence begins with a capital letter.
fn capital(text: String) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status(), self.counted(), Json(self.named())).into_response()
    }
}

/// Without its database a server refuses thousands a second, and each for the same reason: the log has that now and then.
static AWAY: LazyLock<Pace> = LazyLock::new(|| Pace::new(Rate { burst: 5, every: Duration::from_secs(1) }));

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            StoreError::NotFound => Refused::not_found(),
            StoreError::NameTaken => Refused::conflict("name-taken", "Somebody has this name already."),
            StoreError::Changed => Refused::deck_changed(),
            StoreError::TooMany => Refused::too_many_decks(),
            StoreError::SeatTaken => Refused::conflict("seat-taken", "Somebody has this seat already."),
            StoreError::Away(what) => {
                match AWAY.check() {
                    Ok(()) => tracing::error!(%what, "the store is out of reach"),
                    Err(_) => tracing::debug!(%what, "the store is out of reach"),
                }
                Refused::store_away()
            }
            // What is damaged says what to do: that is for the host, and nothing that a caller could do.
            StoreError::Failed(what) | StoreError::Damaged(what) => {
                tracing::error!(%what, "the store failed");
                Refused::broken()
            }
        }
    }
}
