//! Set 2, Elven.

use crate::cards::{Text, facts::Side, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Hosts of the Last Alliance
        card("2U18")
            .modifies_while([spot(ELF & COMPANION)], Modifier::Archery(Side::Shadow, (-1).into()))
            .response(about_to(Kind::Wound, ELF))
            .cost(discard(THIS))
            .effect(Effect::Prevent(1.into())),
    ]
}
