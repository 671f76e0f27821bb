//! Set 2, Ringwraith.

use crate::cards::{Text, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Helpless
        card("2U76")
            .borne_by(named("Sam"))
            .to_play(spot(named("Frodo")))
            .to_play(spot(NAZGUL))
            .modifies(Modifier::NoText(BEARER)),
    ]
}
