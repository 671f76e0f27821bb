//! Set 3, Dwarven.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Book of Mazarbul
        card("3R1")
            .borne_by(DWARF)
            .may_each_time(start_of(Fellowship))
            .needs(at(sites(4, 9)))
            .effect(draw(each(1, DWARF & COMPANION))),
    ]
}
