//! Set 3, Shire.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Bill the Pony
        card!("3U106")
            .borne_by(HOBBIT & COMPANION)
            .modifies(Modifier::ShadowNumber(SITE, (-1).into()))
            .whenever(at(UNDERGROUND))
            .effect(discard(THIS)),
        // Frodo's Pipe
        card!("3U107")
            .borne_by(named("Frodo"))
            .during(Fellowship)
            .cost(discard(one(PIPEWEED & POSSESSION)))
            .cost(Effect::SpotX(PIPE))
            .effect(Effect::Heal(one(COMPANION & signet(Signet::Frodo)), Value::X(1))),
        // Frying Pan
        card!("3C108").borne_by(HOBBIT).during(Skirmish).cost(exert(BEARER)).effect(wound(one(ORC & against(BEARER)))),
        // Meant to Be Alone
        card!("3C109")
            .during(Fellowship)
            .needs(spot(HOBBIT & COMPANION & !RING_BEARER))
            .effect(reveal_random(Whose::AShadowPlayer))
            .effect(remove_twilight(Value::CostOfIt)),
        // Melilot Brandybuck
        card!("3R110")
            .response(about_to(Kind::AddBurdens, ANY).by(SHADOW))
            .cost(exert(THIS))
            .effect(Effect::Prevent(1.into())),
        // Old Noakes
        card!("3C111")
            .may_each_time(just(Kind::DiscardFromHand, YOURS).by(SHADOW))
            .effect(discard(one(MINION | (SHADOW & CONDITION)))),
        // Seek and Hide
        card!("3C112").during(Skirmish).needs(spot_many(2, SHIRE & COMPANION)).effect(Effect::NoKeyword(
            one(MINION),
            Keyword::Damage,
            Until::EndOfPhase,
        )),
        // The Shire Countryside
        card!("3R113")
            .to_play(spot_many(2, SHIRE & COMPANION))
            .may_each_time(just(Kind::RemoveBurdens, ANY).of(Whose::Yours).by(!HOBBIT))
            .effect(heal(one(COMPANION))),
        // Three Monstrous Trolls
        card!("3C114")
            .response(about_to(Kind::AddTwilight, ANY).by(SHADOW))
            .cost(exert(one(HOBBIT & ALLY)))
            .effect(Effect::Prevent(Value::All)),
    ]
}
