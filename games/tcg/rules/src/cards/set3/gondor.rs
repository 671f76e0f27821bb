//! Set 3, Gondor.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Answering the Cries
        card!("3C37")
            .during(Skirmish)
            .cost(discard_from_hand(1, GONDOR & TALE))
            .effect(strength(one(GONDOR & COMPANION), 2)),
        // Aragorn
        card!("3R38").each_time(just(Kind::Move, ANY)).needs(Cond::In(Fellowship)).effect(remove_twilight(2)),
        // Banner of the White Tree
        card!("3R39")
            .during(Maneuver)
            .cost(exert(one(GONDOR & COMPANION)))
            .effect(strength(IT, 3).until(Until::Regroup))
            .effect(gain(IT, Keyword::Defender, 1).until(Until::Regroup)),
        // Citadel of Minas Tirith
        card!("3R40")
            .may_each_time(just(Kind::EndOfTurn, ANY))
            .needs(!Cond::HasLost(COMPANION | ALLY))
            .effect(heal(one(GONDOR & COMPANION))),
        // Gondor Bowmen
        card!("3R41")
            .during(Archery)
            .cost(exert(one(GONDOR & COMPANION)))
            .cost(discard(THIS))
            .effect(Effect::Archery(Side::Free, 2.into())),
        // Horn of Boromir
        card!("3R42")
            .borne_by(named("Boromir"))
            .during(Maneuver)
            .cost(exert(BEARER))
            .effect(strength(one(ALLY), 3).until(Until::Regroup))
            .effect(Effect::TakesPart(IT.into(), Until::Regroup)),
        // Might of Númenor
        card!("3C43")
            .during(Maneuver)
            .needs(spot(GONDOR & COMPANION))
            .effect(Effect::RevealRandom(Whose::AShadowPlayer, 1.into()))
            .effect(heal(so_many(Value::CostOfIt, COMPANION))),
        // The Shards of Narsil: T13.52 without a card to stack it would be a loop
        card!("3R44")
            .during(Fellowship)
            .needs(Cond::InHand(Whose::Yours, GONDOR))
            .effect(Effect::StackFromHand(GONDOR))
            .during(Fellowship)
            .cost(add_twilight(1))
            .effect(Effect::TakeFromStack(ANY)),
        // Some Who Resisted
        card!("3U45")
            .during(Maneuver)
            .needs(spot(GONDOR & COMPANION))
            .effect(Effect::Lasting(Modifier::Cost(labelled(Maneuver), 2.into()), Until::EndOfPhase)),
        // Still Sharp
        card!("3U46")
            .during(Skirmish)
            .needs(spot(named("The Shards of Narsil")))
            .effect(strength(one(GONDOR & COMPANION), 3))
            .effect(gain(IT, Keyword::Damage, 1)),
        // Voice of Rauros
        card!("3U47")
            .during(Maneuver)
            .cost(exert(one(named("Aragorn"))))
            .effect(gain(all(COMPANION & signet(Signet::Aragorn)), Keyword::Damage, 1).until(Until::Regroup)),
        // We Must Go Warily: one companion exerts twice
        card!("3C48")
            .response(just(Kind::Move, ANY))
            .needs(Cond::In(Regroup))
            .cost(exert_times(2, one(GONDOR & COMPANION)))
            .effect(Effect::Lasting(Modifier::Cost(MINION, 1.into()), Until::Regroup)),
        // Boromir
        card!("3P122").during(Fellowship).cost(add_twilight(2)).effect(heal(THIS)),
    ]
}
