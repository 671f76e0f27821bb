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
        // An Able Guide
        card!("1R88").during(Regroup).needs(spot(RANGER)).effect(remove_twilight(4)),
        // Aragorn
        card!("1R89").during(Maneuver).cost(exert(THIS)).effect(gain(THIS, Keyword::Defender, 1).until(Until::Regroup)),
        // Aragorn's Bow
        card!("1R90")
            .borne_by(named("Aragorn"))
            .keyword(BEARER, Keyword::Archer, 1)
            .during(Archery)
            .cost(exert(BEARER))
            .effect(wound(one(MINION)))
            .effect(Effect::Lasting(Modifier::NoArchery(BEARER), Until::EndOfPhase)),
        // Aragorn's Pipe
        card!("1U91")
            .borne_by(GONDOR & COMPANION)
            .during(Fellowship)
            .cost(discard(one(PIPEWEED & POSSESSION)))
            .cost(Effect::SpotX(PIPE))
            .effect(heal(so_many(Value::X(1), COMPANION))),
        // Armor
        card!("1C92").borne_by(MAN).modifies(Modifier::FewWounds(BEARER, Skirmish, 1)),
        // Arwen's Fate
        card!("1R93").during(Skirmish).cost(exert_aragorn_or_arwen()).effect(Effect::If(
            it_is(named("Aragorn")),
            vec![strength(one(named("Arwen")), 3)],
            vec![strength(one(named("Aragorn")), 3)],
        )),
        // Athelas
        card!("1U94")
            .borne_by(GONDOR & MAN)
            .during(Fellowship)
            .cost(discard(THIS))
            .effect(one_of([vec![heal(one(COMPANION))], vec![discard(one(SHADOW & CONDITION & on(COMPANION)))]])),
        // Blade of Gondor
        card!("1R95")
            .borne_by(named("Boromir"))
            .keyword(BEARER, Keyword::Damage, 1)
            .during(Skirmish)
            .cost(exert(BEARER))
            .effect(wound(one((ORC | URUK_HAI) & against(BEARER)))),
        // Boromir
        card!("1R96").modifies(Modifier::TripleToOverwhelm(THIS)),
        // Boromir
        card!("1U97").during(Skirmish).cost(exert(THIS)).effect(strength(one(HOBBIT), 3)),
        // Boromir's Cloak
        card!("1U98")
            .borne_by(named("Boromir"))
            .during(Maneuver)
            .cost(exert(BEARER))
            .effect(discard(one(WEATHER & CONDITION))),
        // Change of Plans
        card!("1R99")
            .during(Regroup)
            .cost(exert(one(RANGER)))
            .effect(Effect::ShuffleHandIn(Whose::AShadowPlayer))
            .effect(Effect::Draw(Whose::AShadowPlayer, 8.into())),
        // The Choice of Lúthien
        card!("1R100").during(Maneuver).cost(exert_aragorn_or_arwen()).effect(Effect::If(
            it_is(named("Aragorn")),
            vec![heal(one(named("Arwen")))],
            vec![heal(one(named("Aragorn")))],
        )),
        // Coat of Mail
        card!("1C101").borne_by(MAN).modifies(Modifier::TripleToOverwhelm(BEARER)),
        // Dagger Strike
        card!("1C102")
            .during(Skirmish)
            .effect(strength(one((GONDOR | SHIRE) & COMPANION & bearing(HAND_WEAPON)), 2))
            .effect(gain(IT, Keyword::Damage, 1)),
        // Elendil's Valor
        card!("1C103")
            .during(Maneuver)
            .effect(gain(one(GONDOR & COMPANION), Keyword::Defender, 1).until(Until::Regroup)),
        // Eregion's Trails
        card!("1C104")
            .during(Maneuver)
            .cost(exert(one(RANGER)))
            .effect(strength(all(ROAMING & MINION), -3).until(Until::Regroup)),
        // Foes of Mordor
        card!("1U105").during(Maneuver).cost(exert(one(GONDOR & CHARACTER))).effect(wound(one(SAURON & MINION))),
        // Gondor's Vengeance
        card!("1C106").during(Regroup).cost(exert(one(RANGER & COMPANION))).effect(discard(one(MINION))),
        // Great Shield
        card!("1C107").borne_by(MAN).archery(Side::Shadow, -1),
        // No Stranger to the Shadows
        card!("1U108")
            .borne_by(RANGER & !bearing(named("No Stranger to the Shadows")))
            .modifies(Modifier::ShadowNumber(SITE, (-1).into())),
        // One Whom Men Would Follow
        card!("1U109")
            .during(Maneuver)
            .cost(exert(one(named("Aragorn"))))
            .effect(strength(one(ALLY), 2).until(Until::Regroup))
            .effect(Effect::TakesPart(IT.into(), Until::Regroup)),
        // Pathfinder
        card!("1C110").during_any([Fellowship, Regroup]).needs(spot(RANGER)).effect(Effect::PlayNextSite(ANY)),
        // Pursuit Just Behind
        card!("1R111").during(Regroup).cost(exert(one(RANGER & COMPANION))).effect(wound(all(MINION))),
        // Ranger's Sword
        card!("1U112").borne_by(named("Aragorn")).keyword(BEARER, Keyword::Damage, 1),
        // A Ranger's Versatility
        card!("1U113")
            .during(Maneuver)
            .needs(at(RIVER | FOREST))
            .cost(exert(one(RANGER)))
            .effect(Effect::Exhaust(one(MINION))),
        // The Saga of Elendil
        card!("1R114")
            .borne_by(GONDOR & COMPANION)
            .during(Skirmish)
            .cost(choose(BEARER))
            .cost(discard(THIS))
            .effect(strength(FIRST, 2)),
        // Strength of Kings
        card!("1R115")
            .response(just(Kind::Play, labelled(Skirmish)))
            .needs(spot(GONDOR & MAN & SKIRMISHING))
            .effect(Effect::CancelEvent),
        // Swordarm of the White Tower
        card!("1C116")
            .during(Skirmish)
            .effect(choose(one(GONDOR & COMPANION)))
            .effect(strength(IT, whether(it_is(DEFENDER), 4, 2))),
        // Swordsman of the Northern Kingdom
        card!("1C117")
            .during(Skirmish)
            .effect(choose(one(RANGER)))
            .effect(strength(IT, whether(it_is(against(ROAMING & MINION)), 4, 2))),
        // Valiant Man of the West
        card!("1R118")
            .during(Maneuver)
            .effect(gain(one(named("Aragorn")), Keyword::Defender, 1).until(Until::Regroup))
            .effect(Effect::Lasting(Modifier::FewWounds(IT, Skirmish, 1), Until::Regroup)),
        // What Are They?
        card!("1C119").during(Maneuver).needs(spot(RANGER)).effect(discard(one(ROAMING & MINION))),
        // Aragorn
        card!("1P365")
            .may_each_time(just(Kind::StartOfTurn, ANY))
            .effect(heal(one(other(COMPANION & signet(Signet::Aragorn))))),
    ]
}

/// One of the two exerts for the other.
fn exert_aragorn_or_arwen() -> Effect {
    one_of([vec![exert(one(named("Aragorn")))], vec![exert(one(named("Arwen")))]])
}
