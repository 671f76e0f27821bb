//! Set 3, Gandalf.

use crate::cards::{
    Text,
    facts::{Phase::*, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Betrayal of Isengard
        card!("3R29")
            .may_each_time(just(Kind::Draw, ANY).of(Whose::EachShadowPlayer))
            .needs(Cond::In(Shadow))
            .effect(remove_twilight(1))
            .during(Maneuver)
            .cost(exert(named("Gandalf")))
            .effect(wound_times(2, named("Saruman"))),
        // Deep in Thought
        card!("3C30")
            .during(Maneuver)
            .needs(spot(named("Gandalf")))
            .needs(Cond::Twilight(4))
            .effect(discard(all(SHADOW & CONDITION))),
        // Depart Silently
        card!("3C31").during(Maneuver).needs(spot(named("Gandalf"))).effect(Effect::If(
            at(sites(1, 5)),
            vec![Effect::Lasting(Modifier::NotAssigned(HOBBIT, None), Until::Regroup)],
            vec![strength(one(HOBBIT), 3).until(Until::Regroup)],
        )),
        // Fireworks
        card!("3C32")
            .during(Fellowship)
            .needs(spot(named("Gandalf")))
            .effect(one_of([vec![shuffle_in(0, 2, GANDALF)], vec![shuffle_in(0, 2, SHIRE)]])),
        // His First Serious Check
        card!("3C33")
            .during(Maneuver)
            .needs(spot(named("Gandalf")))
            .effect(reveal_random(Whose::AShadowPlayer))
            .effect(when(Cond::SomeIt, [may([add_twilight(Value::CostOfIt), Effect::DiscardIt(ANY)])])),
        // Narya
        card!("3R34")
            .borne_by(named("Gandalf"))
            .may_each_time(just(Kind::StartOfTurn, ANY))
            .cost(add_twilight(3))
            .effect(remove_burdens(1)),
        // Trust Me as You Once Did
        card!("3U35")
            .during(Skirmish)
            .cost(exert(named("Gandalf")))
            .effect(strength(one(COMPANION), each(1, COMPANION & signet(Signet::Gandalf))).limit(3)),
        // Unknown Perils
        card!("3C36")
            .response(about_to(Kind::Wound, COMPANION))
            .needs(Cond::Twilight(4))
            .cost(exert(named("Gandalf")))
            .effect(Effect::Prevent(1.into())),
    ]
}
