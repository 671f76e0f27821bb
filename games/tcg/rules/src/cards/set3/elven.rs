//! Set 3, Elven.

use crate::cards::{
    Text,
    facts::{Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Cast It Into the Fire!
        card("3C11")
            .during(Maneuver)
            .needs(spot(ELF))
            .effect(Effect::DiscardFromHand(Whose::EachOpponent, Whose::EachOpponent, 1.into(), 1.into(), ANY))
            .effect(draw(each_it(1))),
        // Galdor
        card("3U18").to_play(spot(ELF)).during(Regroup).cost(exert(THIS)).effect(Effect::ReturnToHand(one(MINION))),
        // Golradir
        card("3U20").to_play(spot(ELF)).during(Skirmish).cost(exert(THIS)).effect(strength(one(ORC), -1)),
        // Saelbeth
        card("3U25").to_play(spot(ELF)).during(Skirmish).cost(exert(THIS)).effect(strength(one(URUK_HAI), -1)),
        // Phial of Galadriel
        card("3U24").borne_by(RING_BEARER).to_play_pay(exert(one(ELF))).modifies(Modifier::Resistance(2.into())),
        // Legolas
        card("3P121").modifies_while([at(RIVER | FOREST)], Modifier::Archery(Side::Free, 1.into())),
    ]
}
