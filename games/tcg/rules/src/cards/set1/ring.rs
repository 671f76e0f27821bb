//! Set 1, The One Ring.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // The One Ring: T12.17, T12.18; T12.21, T12.22 it changes nothing but wounds
        card!("1R1")
            .borne_by(RING_BEARER)
            .response(about_to(Kind::Wound, BEARER))
            .needs(Cond::RingSpeaks)
            .effect(Effect::PutOnRing)
            .effect(instead(add_burdens(2)))
            .each_time(about_to(Kind::Wound, BEARER))
            .needs(Cond::RingWorn)
            .needs(Cond::RingSpeaks)
            .effect(instead(add_burdens(2))),
        // The One Ring
        card!("1C2")
            .borne_by(RING_BEARER)
            .response(about_to(Kind::Wound, BEARER))
            .needs(Cond::In(Skirmish))
            .needs(Cond::RingSpeaks)
            .effect(Effect::PutOnRing)
            .effect(instead(add_burdens(1)))
            .each_time(about_to(Kind::Wound, BEARER))
            .needs(Cond::RingWorn)
            .needs(Cond::In(Skirmish))
            .needs(Cond::RingSpeaks)
            .effect(instead(add_burdens(1))),
    ]
}
