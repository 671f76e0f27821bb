//! Set 2, Ringwraith.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    let weary = || Cond::Any(vec![Cond::Burdens(2), Cond::Wounds(2, RING_BEARER)]);
    vec![
        // Bill Ferny
        card("2R75")
            .modifies(Modifier::NotRoaming(NAZGUL))
            .modifies(Modifier::NotAssigned(THIS, Some(Side::Free)))
            .whenever(at(UNDERGROUND))
            .effect(discard(THIS)),
        // Helpless
        card("2U76")
            .borne_by(named("Sam"))
            .to_play(spot(named("Frodo")))
            .to_play(spot(NAZGUL))
            .modifies(Modifier::NoText(BEARER)),
        // His Terrible Servants
        card("2R77")
            .response(about_to(Kind::Wound, TWILIGHT & NAZGUL))
            .cost(remove_twilight(1))
            .effect(Effect::Prevent(1.into())),
        // It Wants to be Found
        card("2U78").during(Maneuver).needs(spot(TWILIGHT & NAZGUL)).effect(add_burdens(1)),
        // Resistance Becomes Unbearable
        card("2U79")
            .during(Maneuver)
            .cost(exert(one(TWILIGHT & NAZGUL)))
            .effect(exert(RING_BEARER))
            .effect(when(spot(RING_BEARER & EXHAUSTED), [Effect::PutOnRing])),
        // Stricken Dumb
        card("2R80").during(Maneuver).cost(exert(one(named("The Witch-king")))).effect(discard(one(TALE | WEAPON))),
        // They Will Find the Ring: T13.33 the number of burdens is his choice; T13.39 so many different companions
        card("2U81")
            .during(Maneuver)
            .cost(exert(so_many(2, NAZGUL)))
            .cost(Effect::SpotBurdens)
            .effect(exert(so_many(Value::X(1), COMPANION))),
        // Úlairë Attëa
        card("2U82").may_each_time(just(Kind::Play, THIS)).effect(wound(one(ALLY))),
        // Úlairë Enquëa
        card("2U83")
            .may_each_time(just(Kind::Win, THIS))
            .cost(exert(THIS))
            .effect(wound_times(whether(Cond::Burdens(5), 2, 1), RING_BEARER)),
        // Úlairë Nelya
        card("2R84")
            .modifies_while([weary()], Modifier::Keyword(THIS, Keyword::Fierce, 1.into()))
            .modifies_while([weary()], Modifier::Keyword(THIS, Keyword::Damage, 1.into())),
        // The Witch-king
        card("2R85")
            .modifies(Modifier::NotPlayed(named("Return to Its Master")))
            .may_each_time(just(Kind::Win, THIS))
            .cost(exert(THIS))
            .effect(wound_times(2, RING_BEARER)),
        // Wraith-world
        card("2R86").during(Skirmish).needs(Cond::RingWorn).needs(spot(TWILIGHT & NAZGUL)).effect(add_burdens(3)),
    ]
}
