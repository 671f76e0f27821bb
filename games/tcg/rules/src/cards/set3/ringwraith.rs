//! Set 3, Ringwraith.

use crate::cards::{Text, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Úlairë Otsëa: from your own support area
        card("3U86").may_each_time(just(Kind::Win, THIS)).cost(exert(THIS)).effect(Effect::Transfer {
            what: YOURS & named("Blade Tip") & IN_SUPPORT,
            from_discard: false,
            to: RING_BEARER & !bearing(named("Blade Tip")),
        }),
    ]
}
