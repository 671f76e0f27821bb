//! Set 2, sites.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Hobbiton Woods
        card("2U116").during(Fellowship).cost(exert(one(HOBBIT))).effect(Effect::PlaySite(2.into(), ANY)),
        // Great Chasm
        card("2U118").modifies_while([!Cond::WasPlayed(MORIA & ARCHER)], Modifier::Cost(MORIA & ARCHER, (-2).into())),
    ]
}
