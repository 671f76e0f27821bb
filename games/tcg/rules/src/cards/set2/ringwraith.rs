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
        // Úlairë Enquëa
        card("2U83")
            .may_each_time(just(Kind::Win, THIS))
            .cost(exert(THIS))
            .effect(wound_times(whether(Cond::Burdens(5), 2, 1), RING_BEARER)),
    ]
}
