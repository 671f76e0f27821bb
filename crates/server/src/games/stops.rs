//! Questions that can be passed, and where somebody wants to be asked all the same.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A question that can be passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop<I> {
    /// Which of the stops of the game it is. That is known to all.
    pub name: &'static str,
    /// The answer that passes.
    pub pass: I,
    /// Whoever has said "not until my next stop" wants to know of this: something is aimed at him, or he is in danger.
    pub is_urgent: bool,
    /// To pass ends something of his own, as a phase that is his alone: that is not done unasked.
    pub ends: bool,
}

/// The same, for a server that does not know which game it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyStop {
    /// Which of the stops of the game it is.
    pub name: &'static str,
    /// The answer that passes, in notation.
    pub pass: String,
    /// Something else can be answered, too. That is nobody's business but the player's.
    pub can_act: bool,
    /// Whoever passes until his next stop wants to know of this.
    pub is_urgent: bool,
    /// To pass ends something of his own.
    pub ends: bool,
}

/// Whether somebody wants to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// Always.
    Always,
    /// If he can do anything but pass.
    Able,
    /// Never: it is passed for him.
    Never,
}

impl Ask {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Always => "always",
            Ask::Able => "able",
            Ask::Never => "never",
        }
    }

    /// By its name.
    pub fn named(name: &str) -> Option<Ask> {
        [Ask::Always, Ask::Able, Ask::Never].into_iter().find(|ask| ask.name() == name)
    }
}

/// Whether a stop is passed for somebody who wants this there. `goes_on` until his next stop, or is `alone` with programs, who
/// learn nothing from how long he takes.
pub fn is_passed(stop: &AnyStop, wants: Option<Ask>, goes_on: bool, alone: bool) -> bool {
    match wants {
        Some(Ask::Always) => false,
        Some(Ask::Able) => !stop.can_act,
        Some(Ask::Never) => true,
        None => !stop.ends && (goes_on && !stop.is_urgent || alone && !stop.can_act),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_passed_for() {
        let stop = |can_act, is_urgent| AnyStop { name: "peg", pass: "pass".into(), can_act, is_urgent, ends: false };
        let (idle, able, urgent) = (stop(false, false), stop(true, false), stop(true, true));
        for (wants, expected) in [
            // Idle, able, urgent; then the same for one who goes on; then for one who is alone.
            (Some(Ask::Always), [false, false, false, false, false, false, false, false, false]),
            (Some(Ask::Able), [true, false, false, true, false, false, true, false, false]),
            (Some(Ask::Never), [true, true, true, true, true, true, true, true, true]),
            (None, [false, false, false, true, true, false, true, false, false]),
        ] {
            let passed = [(false, false), (true, false), (false, true)]
                .map(|(goes_on, alone)| [&idle, &able, &urgent].map(|stop| is_passed(stop, wants, goes_on, alone)));
            assert_eq!(passed.concat(), expected, "{wants:?}");
        }
        let last = AnyStop { ends: true, ..idle };
        assert!(!is_passed(&last, None, true, true), "who ends something does it himself");
        assert!(is_passed(&last, Some(Ask::Never), false, false), "unless he has said so");
    }

    #[test]
    fn names_are_read_back() {
        for ask in [Ask::Always, Ask::Able, Ask::Never] {
            assert_eq!(Ask::named(ask.name()), Some(ask));
        }
        assert_eq!(Ask::named("sometimes"), None);
    }
}
