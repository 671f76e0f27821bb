//! Set 2, Gandalf.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Wizard Staff
        card("2C29").borne_by(WIZARD).during(Skirmish).cost(exert_times(2, BEARER)).effect(strength(one(MINION), -3)),
        // Gandalf
        card("2P122").may_each_time(just(Kind::StartOfTurn, ANY)).effect(draw(1)),
    ]
}
