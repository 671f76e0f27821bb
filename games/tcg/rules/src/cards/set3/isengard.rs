//! Set 3, Isengard.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Abandoning Reason for Madness
        card("3C49")
            .during(Shadow)
            .needs(spot(ISENGARD & MINION))
            .effect(Effect::DiscardFromHand(Whose::Yours, Whose::Yours, 0.into(), 3.into(), ANY))
            .effect(draw(each_it(1))),
        // Can You Protect Me From Yourself?
        card("3R50").during(Maneuver).needs(spot(ISENGARD & MINION)).effect(unless(
            Whose::FreePlayer,
            add_burdens(2),
            Effect::Exhaust(named("Aragorn").into()),
        )),
        // Coming for the Ring
        card("3C51")
            .during(Regroup)
            .effect(reveal_random(Whose::FreePlayer))
            .effect(heal(so_many(Value::CostOfIt, ISENGARD & MINION))),
        // A Fell Voice on the Air
        card("3R52")
            .during(Shadow)
            .cost(exert(one(named("Saruman"))))
            .effect(play(ISENGARD & WEATHER & CONDITION, From::Discard).for_less(2)),
        // Hate and Anger
        card("3U53").during(Shadow).needs(spot(URUK_HAI)).needs(spot(MORIA & MINION)).effect(draw(3)),
        // Hollowing of Isengard
        card("3R54").to_play(spot(ISENGARD & ORC)).during(Shadow).cost(discard(THIS)).effect(add_twilight(3)),
        // Isengard Axe
        card("3C55").borne_by(ISENGARD & ORC).each_time(just(Kind::Play, THIS)).effect(add_twilight(1)),
        // Isengard Forger
        card("3C56").during(Shadow).cost(exert(THIS)).effect(add_twilight(1)),
        // Isengard Retainer
        card("3U57").during(Regroup).cost(exert(THIS)).effect(wound(one(COMPANION).chosen_by(Whose::FreePlayer))),
        // Isengard Servant
        card("3U58").during(Regroup).cost(exert(THIS)).effect(wound(one(COMPANION).chosen_by(Whose::FreePlayer))),
        // Isengard Shaman
        card("3C59")
            .response(about_to(Kind::Wound, ISENGARD & ORC))
            .cost(remove_twilight(2))
            .effect(Effect::Prevent(1.into())),
        // Isengard Smith: T13.34a no choice
        card("3U60").during(Regroup).cost(exert(THIS)).effect(Effect::If(
            spot_many(5, COMPANION),
            vec![discard(all(FREE & POSSESSION))],
            vec![discard(one(WEAPON))],
        )),
        // Isengard Warrior
        card("3U61")
            .modifies_while([spot(other(ISENGARD & ORC))], Modifier::NoAbilities(Archery))
            .during(Regroup)
            .needs(Cond::Wounds(3, RING_BEARER))
            .cost(exert(THIS))
            .effect(exert(all(COMPANION))),
        // Isengard Worker
        card("3C62").during(Regroup).cost(exert(THIS)).effect(wound(one(COMPANION).chosen_by(Whose::FreePlayer))),
        // One of You Must Do This: X different companions
        card("3C63").during(Maneuver).cost(exert(one(ISENGARD & MINION))).effect(exert(
            so_many(Value::EachRace(COMPANION & (DWARF | ELF | MAN | WIZARD)), COMPANION).chosen_by(Whose::FreePlayer),
        )),
        // Orc Commander
        card("3R64")
            .strength(other(ISENGARD & ORC), 1)
            .during(Regroup)
            .cost(exert(THIS))
            .effect(wound(one(COMPANION).chosen_by(Whose::FreePlayer))),
        // Orc Overseer
        card("3R65").during(Regroup).cost(exert_times(2, THIS)).effect(Effect::Exhaust(one(COMPANION & !RING_BEARER))),
        // Orthanc Berserker
        card("3R66")
            .during(Maneuver)
            .needs(Cond::Burdens(5))
            .cost(exert_times(2, THIS))
            .effect(Effect::Exhaust(one(COMPANION & !RING_BEARER))),
        // The Palantír of Orthanc
        card("3R67")
            .to_play(spot(ISENGARD & MINION))
            .during(Shadow)
            .needs(spot(ISENGARD & MINION))
            .cost(remove_twilight(1))
            .effect(reveal_random(Whose::FreePlayer))
            .effect(Effect::ItOnTop),
        // Saruman
        card("3R68")
            .modifies_while([Cond::In(Archery)], Modifier::NoWounds(THIS))
            .modifies(Modifier::NotAssigned(THIS, None))
            .keyword(URUK_HAI, Keyword::Fierce, 1)
            .response(about_to(Kind::Wound, URUK_HAI))
            .cost(exert(THIS))
            .effect(Effect::Prevent(1.into())),
        // Saruman: the companion is named first, so that it can be told from the minion
        card("3C69")
            .modifies_while([Cond::In(Archery)], Modifier::NoWounds(THIS))
            .modifies(Modifier::NotAssigned(THIS, None))
            .during(Assignment)
            .cost(choose(one(COMPANION & !RING_BEARER & UNASSIGNED)))
            .cost(exert(THIS))
            .effect(choose(one(other(ISENGARD & MINION & UNASSIGNED))))
            .effect(Effect::Unless(
                Whose::FreePlayer,
                vec![exert(FIRST)],
                vec![Effect::Assign { character: FIRST, minion: IT, by: Whose::Yours }],
            )),
        // Servants to Saruman
        card("3C70")
            .during(Skirmish)
            .effect(strength(one(ISENGARD & ORC), whether(Cond::HandOver(Whose::Yours, 2), 2, 3))),
        // Tower of Orthanc
        card("3R71")
            .to_play(spot(ISENGARD & MINION))
            .may_each_time(just(Kind::Move, ANY))
            .needs(spot(COMPANION & EXHAUSTED))
            .effect(add_twilight(3)),
        // Trapped and Alone
        card("3U72").modifies(Modifier::NoKeywordFrom {
            of: CHARACTER & against(ISENGARD & ORC),
            keyword: Keyword::Damage,
            from: WEAPON,
        }),
        // The Trees Are Strong: X is 1 at least, as for exertions, T11.11
        card("3U73")
            .during(Regroup)
            .cost(discard(some(1, Value::All, ISENGARD & ORC)))
            .effect(wound(so_many(each_it(1), COMPANION).chosen_by(Whose::FreePlayer))),
        // Uruk Raider
        card("3C74")
            .modifies_while([Cond::Dead(1, ALLY)], Modifier::Strength(THIS, 3.into()))
            .modifies_while([Cond::Dead(1, ALLY)], Modifier::Keyword(THIS, Keyword::Fierce, 1.into())),
        // Uruk Ravager
        card("3U75").may_each_time(just(Kind::Play, THIS)).needs(spot(named("Saruman"))).effect(add_twilight(2)),
    ]
}
