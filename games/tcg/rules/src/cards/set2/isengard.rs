//! Set 2, Isengard.

use crate::cards::{Text, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Uruk Scout
        card("2C47")
            .modifies(Modifier::Roaming(YOURS & ISENGARD & MINION, (-1).into()))
            .response(just(Kind::Play, EVENT & Filter::AboutRangers))
            .cost(exert(THIS))
            .effect(Effect::CancelEvent),
    ]
}
