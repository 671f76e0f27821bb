//! Set 1, Isengard.

use crate::cards::{
    Text,
    facts::{Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Bred for Battle
        card("1C121").during(Skirmish).cost(exert(one(URUK_HAI))).effect(strength(IT, 3)),
        // Parry
        card("1R132")
            .during(Maneuver)
            .needs(spot(URUK_HAI))
            .effect(choose(one(POSSESSION)))
            .effect(Effect::Lasting(Modifier::NoStrengthFrom { of: ANY, from: IT }, Until::Regroup)),
        // Saruman's Ambition
        card("1C133")
            .modifies(Modifier::Cost(YOURS & ISENGARD & EVENT, (-1).into()))
            .during(Skirmish)
            .cost(discard(THIS))
            .effect(strength(one(URUK_HAI), 2)),
        // Saruman's Reach
        card("1R137").during(Maneuver).cost(exert(one(URUK_HAI))).effect(chooses(
            Whose::FreePlayer,
            [vec![exert(so_many(2, COMPANION).chosen_by(Whose::FreePlayer))], vec![Effect::PutOnRing]],
        )),
        // Saruman's Snows
        card("1C138")
            .borne_by(SITE)
            .to_play_pay(exert(one(ISENGARD & MINION)))
            .modifies_while([at(BEARER)], Modifier::NoEvents(Skirmish))
            .modifies_while([at(BEARER)], Modifier::NoAbilities(Skirmish))
            .each_time(just(Kind::EndOfTurn, ANY))
            .effect(discard(THIS)),
        // Their Arrows Enrage
        card("1C141").to_play(spot(named("Saruman") | URUK_HAI)).strength(ARCHER & (COMPANION | ALLY), -1),
        // Traitor's Voice
        card("1U142")
            .to_play(spot(URUK_HAI))
            .whenever(Cond::Any(vec![Cond::Burdens(5), spot(RING_BEARER & EXHAUSTED)]))
            .once_each_turn()
            .effect(move_limit(-1)),
        // Troop of Uruk-hai
        card("1R143").modifies(Modifier::NoStrengthFrom { of: CHARACTER & against(THIS), from: WEAPON }),
        // Uruk Brood
        card("1C145")
            .during(Skirmish)
            .cost(remove_twilight(2))
            .effect(Effect::SpotX(other(URUK_HAI)))
            .effect(strength(THIS, Value::X(1))),
        // Uruk Guard
        card("1R147").during(Assignment).cost(exert(THIS)).effect(choose(one(COMPANION))).effect(Effect::Lasting(
            Modifier::NotAssignedTo { minion: THIS, character: IT, by: Side::Free },
            Until::EndOfPhase,
        )),
        // Uruk Rager
        card("1C150").each_time(just(Kind::Win, THIS)).effect(discard_top(Whose::FreePlayer, 2)),
        // Uruk Savage
        card("1C151"),
        // Uruk Shaman
        card("1C152").during(Maneuver).cost(remove_twilight(2)).effect(heal(one(URUK_HAI))),
        // Uruk Slayer
        card("1U153").during(Skirmish).cost(remove_twilight(1)).effect(strength(THIS, 1).limit(3)),
        // Uruk Soldier
        card("1C154").may_each_time(just(Kind::Play, THIS)).effect(discard_top(Whose::FreePlayer, 1)),
        // Uruk-hai Armory
        card("1C157").modifies_while([spot(URUK_HAI)], Modifier::Archery(Side::Free, (-1).into())),
        // Uruk-hai Raiding Party
        card("1C158"),
        // Uruk-hai Sword
        card("1C160").borne_by(URUK_HAI).each_time(just(Kind::Win, BEARER)).effect(discard_top(Whose::FreePlayer, 1)),
    ]
}
