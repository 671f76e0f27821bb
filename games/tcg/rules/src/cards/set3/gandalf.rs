//! Set 3, Gandalf.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Deep in Thought
        card("3C30")
            .during(Maneuver)
            .needs(spot(named("Gandalf")))
            .needs(Cond::Twilight(4))
            .effect(discard(all(SHADOW & CONDITION))),
        // Depart Silently
        card("3C31").during(Maneuver).needs(spot(named("Gandalf"))).effect(Effect::If(
            at(sites(1, 5)),
            vec![Effect::Lasting(Modifier::NotAssigned(HOBBIT, None), Until::Regroup)],
            vec![strength(one(HOBBIT), 3).until(Until::Regroup)],
        )),
        // Narya
        card("3R34")
            .borne_by(named("Gandalf"))
            .may_each_time(just(Kind::StartOfTurn, ANY))
            .cost(add_twilight(3))
            .effect(remove_burdens(1)),
        // Unknown Perils
        card("3C36")
            .response(about_to(Kind::Wound, COMPANION))
            .needs(Cond::Twilight(4))
            .cost(exert(named("Gandalf")))
            .effect(Effect::Prevent(1.into())),
    ]
}
