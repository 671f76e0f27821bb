//! Set 2, Dwarven.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Flurry of Blows
        card("2C5")
            .during(Skirmish)
            .effect(choose(one(DWARF)))
            .effect(strength(IT, whether(spot_many(2, HAND_WEAPON & on(IT)), 4, 2)))
            .effect(when(spot_many(2, HAND_WEAPON & on(IT)), [gain(IT, Keyword::Damage, 1)])),
        // Hand Axe
        card("2C10")
            .borne_by(DWARF)
            .one_more_of_its_class()
            .during(Archery)
            .cost(discard(THIS))
            .effect(Effect::Archery(Side::Free, 1.into())),
        // Gimli
        card("2P121").modifies(Modifier::ShadowNumber(UNDERGROUND & SITE, (-2).into())),
        // What Are We Waiting For?
        card("2R15")
            .during(Fellowship)
            .cost(exert(one(DWARF)))
            .effect(Effect::Draw(Whose::AShadowPlayer, 2.into()))
            .effect(chooses(
                Whose::AShadowPlayer,
                [
                    vec![Effect::DiscardFromHand(
                        Whose::AShadowPlayer,
                        Whose::AShadowPlayer,
                        2.into(),
                        2.into(),
                        SHADOW,
                    )],
                    vec![Effect::Lasting(Modifier::SkipShadowPhaseOfIt, Until::Regroup)],
                ],
            )),
    ]
}
