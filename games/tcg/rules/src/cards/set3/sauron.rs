//! Set 3, Sauron.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // The Dark Lord Advances
        card!("3C87")
            .during(Regroup)
            .cost(exert(one(SAURON & MINION)))
            .effect(reveal_random(Whose::FreePlayer))
            .effect(Effect::DiscardFromHand(
                Whose::FreePlayer,
                Whose::FreePlayer,
                Value::CostOfIt,
                Value::CostOfIt,
                ANY,
            )),
        // Get Off the Road!
        card!("3U88")
            .during(Shadow)
            .needs(spot(SAURON & MINION))
            .needs(spot(NAZGUL))
            .effect(discard_top(Whose::FreePlayer, Value::EachBurden(1))),
        // Gleaming in the Snow
        card!("3U89")
            .during(Regroup)
            .needs(spot(GONDOR & COMPANION))
            .cost(exert(one(SAURON & ORC)))
            .effect(add_burdens(1)),
        // Hand of Sauron
        card!("3C90").during(Maneuver).cost(exert(one(SAURON & MINION))).effect(discard_random(Whose::FreePlayer, 1)),
        // His Cruelty and Malice
        card!("3R91").during(Regroup).cost(exert(one(SAURON & MINION))).effect(discard_top(Whose::FreePlayer, 1)),
        // Massing in the East
        card!("3U92")
            .during(Regroup)
            .cost(exert(one(SAURON & MINION)))
            .effect(discard_top(Whose::FreePlayer, Value::EachRace(COMPANION & (DWARF | ELF | MAN | WIZARD)))),
        // Morgul Slayer
        card!("3R93").during(Regroup).cost(exert(THIS)).effect(wound(one(COMPANION & !RING_BEARER))),
        // Orc Butcher
        card!("3C94").strength(THIS, each(1, SAURON & CONDITION)),
        // Orc Guard
        card!("3C95")
            .during(Maneuver)
            .cost(exert(THIS))
            .cost(discard(one(YOURS & SAURON & CONDITION)))
            .effect(discard(one(FREE & CONDITION))),
        // Orc Pillager
        card!("3U96").strength(CHARACTER & against(THIS), each(-1, FREE & on(CHARACTER & against(THIS)))),
        // Orc Slayer
        card!("3U97").during(Regroup).cost(exert(THIS)).effect(wound(one(COMPANION & !RING_BEARER))),
        // Orc Swordsman
        card!("3C98").strength(THIS & bearing(WEAPON), 2),
        // Orc Trooper
        card!("3R99").strength(THIS, Value::EachInHand(Whose::Yours, 1, ANY)),
        // Orc Veteran
        card!("3U100")
            .during(Skirmish)
            .cost(discard(one(YOURS & SAURON & CONDITION)))
            .effect(strength(one(CHARACTER & against(THIS)), -1)),
        // Orc Warrior
        card!("3C101")
            .during(Maneuver)
            .cost(exert(THIS))
            .cost(discard(one(YOURS & SAURON & CONDITION)))
            .effect(discard_top(Whose::FreePlayer, 2)),
        // Our List of Allies Grows Thin
        card!("3R102")
            .to_play_pay(exert(one(SAURON & MINION)))
            .each_time(just(Kind::Move, ANY))
            .effect(add_twilight(each(1, ALLY))),
        // Terrible as the Dawn
        card!("3R103").during(Maneuver).needs(spot(SAURON & MINION)).effect(unless(
            Whose::FreePlayer,
            discard(so_many(2, ELF).chosen_by(Whose::FreePlayer)),
            wound_times(3, one(named("Galadriel"))),
        )),
        // Tower of Barad-dûr
        card!("3R104")
            .to_play_pay(exert(one(SAURON & MINION)))
            .each_time(just(Kind::Move, ANY))
            .effect(Effect::DiscardFromHand(Whose::FreePlayer, Whose::FreePlayer, 1.into(), 1.into(), ANY)),
        // Why Shouldn't I Keep It?
        card!("3R105").during(Maneuver).needs(spot(SAURON & MINION)).effect(unless(
            Whose::FreePlayer,
            discard(so_many(2, FREE & CONDITION).chosen_by(Whose::FreePlayer)),
            discard(one(named("Bilbo"))),
        )),
    ]
}
