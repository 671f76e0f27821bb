//! Set 3, Gandalf.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Deep in Thought
        card("3C30")
            .during(Maneuver)
            .needs(spot(named("Gandalf")))
            .needs(Cond::Twilight(4))
            .effect(discard(all(SHADOW & CONDITION))),
    ]
}
