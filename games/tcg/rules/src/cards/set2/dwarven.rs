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
        // Beneath the Mountains: T13.8 the weapon lay there before
        card!("2R1")
            .during(Fellowship)
            .cost(discard_top(Whose::Yours, 3))
            .effect(play(DWARVEN & WEAPON, From::Discard)),
        // Disquiet of Our People
        card!("2C2").during(Maneuver).cost(exert(one(DWARF))).effect(Effect::Keyword(
            IT.into(),
            Keyword::Defender,
            whether(spot(ORC), 2, 1),
            Until::Regroup,
        )),
        // Dwarven Bracers
        card!("2U3")
            .borne_by(DWARF)
            .response(about_to(Kind::Wound, BEARER))
            .cost(discard(THIS))
            .effect(Effect::Prevent(1.into())),
        // Endurance of Dwarves
        card!("2U4")
            .borne_by(DWARF)
            .during(Skirmish)
            .cost(choose(BEARER))
            .cost(discard(THIS))
            .effect(strength(FIRST, 1)),
        // Flurry of Blows
        card!("2C5")
            .during(Skirmish)
            .effect(choose(one(DWARF)))
            .effect(strength(IT, whether(spot_many(2, HAND_WEAPON & on(IT)), 4, 2)))
            .effect(when(spot_many(2, HAND_WEAPON & on(IT)), [gain(IT, Keyword::Damage, 1)])),
        // Frór
        card!("2C6").to_play(spot(DWARF)).strength(THIS & against(URUK_HAI), 3),
        // Glóin
        card!("2R7").strength(THIS, at_most(4, each(1, DWARVEN & TALE))),
        // Golden Light on the Land
        card!("2U8")
            .to_play(spot(DWARF))
            .modifies_while([!at(UNDERGROUND)], Modifier::Cost(MORIA & ORC, 2.into()))
            .each_time(start_of(Regroup))
            .effect(discard(THIS)),
        // Great Works Begun There: T13.8 what it has just discarded may be taken
        card!("2C9")
            .may_each_time(just(Kind::Play, YOURS & DWARF))
            .cost(discard_top(Whose::Yours, 2))
            .effect(Effect::TakeFromDiscard(DWARVEN & EVENT)),
        // Hand Axe
        card!("2C10")
            .borne_by(DWARF)
            .one_more_of_its_class()
            .during(Archery)
            .cost(discard(THIS))
            .effect(Effect::Archery(Side::Free, 1.into())),
        // Make Light of Burdens
        card!("2R11")
            .during(Maneuver)
            .cost(exert(one(DWARF & COMPANION)))
            .cost(discard_top(Whose::Yours, 3))
            .effect(discard(one(SHADOW & CONDITION & on(DWARF) | WEATHER & CONDITION))),
        // Realm of Dwarrowdelf: T13.37 each limit is for this copy, whichever Dwarves are chosen
        card!("2R12")
            .during(Skirmish)
            .cost(discard_top(Whose::Yours, 3))
            .effect(strength(one(DWARF), 1).limit(3))
            .effect(when(at(UNDERGROUND), [gain(IT, Keyword::Damage, 1).limit(3)])),
        // Tidings of Erebor
        card!("2U13").during(Regroup).needs(spot(DWARF)).effect(unless(
            Whose::EachShadowPlayer,
            remove_twilight(3),
            draw(3),
        )),
        // Till Durin Wakes Again: each of them may
        card!("2C14")
            .may_each_time(just(Kind::MoveFrom, UNDERGROUND))
            .needs(spot(DWARF & COMPANION))
            .effect(heal(some(1, Value::All, DWARF & COMPANION))),
        // What Are We Waiting For?
        card!("2R15")
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
        // Gimli
        card!("2P121").modifies(Modifier::ShadowNumber(UNDERGROUND & SITE, (-2).into())),
    ]
}
