//! Set 1, Gondor.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Armor
        card("1C92").borne_by(MAN).modifies(Modifier::FewWounds(BEARER, Skirmish, 1)),
        // Athelas
        card("1U94")
            .borne_by(GONDOR & MAN)
            .during(Fellowship)
            .cost(discard(THIS))
            .effect(one_of([vec![heal(one(COMPANION))], vec![discard(one(SHADOW & CONDITION & on(COMPANION)))]])),
        // Boromir
        card("1U97").during(Skirmish).cost(exert(THIS)).effect(strength(one(HOBBIT), 3)),
        // Boromir's Cloak
        card("1U98")
            .borne_by(named("Boromir"))
            .during(Maneuver)
            .cost(exert(BEARER))
            .effect(discard(one(WEATHER & CONDITION))),
        // Coat of Mail
        card("1C101").borne_by(MAN).modifies(Modifier::TripleToOverwhelm(BEARER)),
        // Elendil's Valor
        card("1C103")
            .during(Maneuver)
            .effect(gain(one(GONDOR & COMPANION), Keyword::Defender, 1).until(Until::Regroup)),
        // Eregion's Trails
        card("1C104")
            .during(Maneuver)
            .cost(exert(one(RANGER)))
            .effect(strength(all(ROAMING & MINION), -3).until(Until::Regroup)),
        // Foes of Mordor
        card("1U105").during(Maneuver).cost(exert(one(GONDOR & CHARACTER))).effect(wound(one(SAURON & MINION))),
        // Gondor's Vengeance
        card("1C106").during(Regroup).cost(exert(one(RANGER & COMPANION))).effect(discard(one(MINION))),
        // Great Shield
        card("1C107").borne_by(MAN).archery(Side::Shadow, -1),
        // No Stranger to the Shadows
        card("1U108")
            .borne_by(RANGER & !bearing(named("No Stranger to the Shadows")))
            .modifies(Modifier::Cost(SITE, (-1).into())),
        // Pathfinder
        card("1C110").during_any([Fellowship, Regroup]).needs(spot(RANGER)).effect(Effect::PlayNextSite(ANY)),
        // A Ranger's Versatility
        card("1U113")
            .during(Maneuver)
            .needs(at(RIVER | FOREST))
            .cost(exert(one(RANGER)))
            .effect(Effect::Exhaust(one(MINION))),
        // Swordarm of the White Tower
        card("1C116")
            .during(Skirmish)
            .effect(choose(one(GONDOR & COMPANION)))
            .effect(strength(IT, whether(it_is(DEFENDER), 4, 2))),
        // Swordsman of the Northern Kingdom
        card("1C117")
            .during(Skirmish)
            .effect(choose(one(RANGER)))
            .effect(strength(IT, whether(it_is(against(ROAMING & MINION)), 4, 2))),
        // What Are They?
        card("1C119").during(Maneuver).needs(spot(RANGER)).effect(discard(one(ROAMING & MINION))),
        // Aragorn
        card("1P365")
            .may_each_time(just(Kind::StartOfTurn, ANY))
            .effect(heal(one(other(COMPANION & signet(Signet::Aragorn))))),
    ]
}
