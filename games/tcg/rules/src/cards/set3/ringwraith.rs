//! Set 3, Ringwraith.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Gates of the Dead City: T13.18 for each burden, also for several that one card adds
        card!("3R81")
            .to_play(spot(NAZGUL))
            .each_time(just(Kind::AddBurdens, ANY).by(RINGWRAITH))
            .effect(exert(one(COMPANION).chosen_by(Whose::FreePlayer))),
        // News of Mordor
        card!("3U82").during(Skirmish).needs(spot(ISENGARD & MINION)).effect(gain(one(NAZGUL), Keyword::Damage, 1)),
        // The Ring Draws Them
        card!("3U83")
            .each_time(just(Kind::Move, ANY))
            .effect(add_twilight(Value::EachBurden(1)))
            .each_time(end_of(Shadow).of(Whose::Yours))
            .effect(one_of([vec![exert(one(NAZGUL))], vec![discard(THIS)]])),
        // They Will Never Stop Hunting You
        card!("3C84")
            .during(Maneuver)
            .needs(spot(NAZGUL))
            .effect(reveal_random(Whose::FreePlayer))
            .effect(exert_times(Value::CostOfIt, one(COMPANION & bearing(RANGED_WEAPON)))),
        // Too Great and Terrible
        card!("3R85").during(Maneuver).needs(spot(NAZGUL)).effect(unless(
            Whose::FreePlayer,
            Effect::DiscardFromHand(Whose::FreePlayer, Whose::FreePlayer, 2.into(), 2.into(), GANDALF),
            wound_times(2, one(named("Gandalf"))),
        )),
        // Úlairë Otsëa: from your own support area
        card!("3U86").may_each_time(just(Kind::Win, THIS)).cost(exert(THIS)).effect(Effect::Transfer {
            what: YOURS & named("Blade Tip") & IN_SUPPORT,
            from_discard: false,
            to: RING_BEARER & !bearing(named("Blade Tip")),
        }),
    ]
}
