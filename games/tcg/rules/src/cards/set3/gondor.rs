//! Set 3, Gondor.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Answering the Cries
        card("3C37")
            .during(Skirmish)
            .cost(discard_from_hand(1, GONDOR & TALE))
            .effect(strength(one(GONDOR & COMPANION), 2)),
        // Citadel of Minas Tirith
        card("3R40")
            .may_each_time(just(Kind::EndOfTurn, ANY))
            .needs(!Cond::HasLost(COMPANION | ALLY))
            .effect(heal(one(GONDOR & COMPANION))),
        // Might of Númenor
        card("3C43")
            .during(Maneuver)
            .needs(spot(GONDOR & COMPANION))
            .effect(Effect::RevealRandom(Whose::AShadowPlayer, 1.into()))
            .effect(heal(so_many(Value::CostOfIt, COMPANION))),
        // The Shards of Narsil: T13.52 without a card to stack it would be a loop
        card("3R44")
            .during(Fellowship)
            .needs(Cond::InHand(Whose::Yours, GONDOR))
            .effect(Effect::StackFromHand(GONDOR))
            .during(Fellowship)
            .cost(add_twilight(1))
            .effect(Effect::TakeFromStack(ANY)),
        // Boromir
        card("3P122").during(Fellowship).cost(add_twilight(2)).effect(heal(THIS)),
    ]
}
