//! Set 2, Gondor.

use crate::cards::{
    Text,
    facts::{Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Blood of Númenor
        card("2U31")
            .to_play_pay(exert(one(GONDOR & COMPANION)))
            .modifies(Modifier::ComesExhausted(SAURON & ORC))
            .modifies(Modifier::Skip(Archery))
            .each_time(start_of(Regroup))
            .effect(discard(THIS)),
        // Flee in Terror
        card("2U33")
            .response(just(Kind::Win, GONDOR & COMPANION))
            .effect(choose(one(EXHAUSTED & ORC)))
            .effect(Effect::Unless(Whose::OwnerOfIt, vec![remove_twilight(3)], vec![discard(IT)])),
        // Sentinels of Númenor
        card("2C37").during(Skirmish).effect(strength(one(GONDOR & COMPANION), whether(Cond::FierceSkirmish, 4, 2))),
        // Shield of Boromir
        card("2R38")
            .borne_by(GONDOR & COMPANION)
            .archery(Side::Shadow, -1)
            .modifies(Modifier::NoStrengthFrom { of: MINION & against(BEARER & named("Boromir")), from: WEAPON }),
    ]
}
