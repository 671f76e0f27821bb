//! Set 1, Shire.

use crate::cards::{
    Text,
    facts::{Phase::*, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Bounder
        card("1C286").during(Skirmish).cost(exert(THIS)).effect(Effect::TripleToOverwhelm(one(HOBBIT))),
        // Extraordinary Resilience
        card("1C287").response(about_to(Kind::Heal, RING_BEARER)).effect(instead(remove_burdens(1))),
        // Farmer Maggot
        card("1R288").during(Fellowship).cost(exert(THIS)).effect(heal(one(named("Merry") | named("Pippin")))),
        // Frodo
        card("1C290").during(Fellowship).cost(exert(one(other(COMPANION & signet(Signet::Frodo))))).effect(heal(THIS)),
        // Hobbit Farmer
        card("1C295")
            .speaks_like(site(1))
            .during(Fellowship)
            .needs(spot(site(1) & !YOURS))
            .cost(exert(THIS))
            .effect(Effect::PlaySite(1.into(), ANY)),
        // Hobbit Intuition
        card("1C296").during(Skirmish).effect(Effect::If(
            at(sites(1, 4)),
            vec![Effect::CancelSkirmish(HOBBIT)],
            vec![strength(one(HOBBIT), 3)],
        )),
        // Hobbit Party Guest
        card("1C297")
            .each_time(just(Kind::StartOfTurn, ANY))
            .effect(heal(THIS))
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(heal(one(other(HOBBIT & home(1))))),
        // Hobbit Sword
        card("1C299").borne_by(HOBBIT),
        // Merry
        card("1C303").strength(THIS & bearing(WEAPON), 2),
        // Noble Intentions
        card("1C304").during(Skirmish).cost(exert(one(COMPANION & !HOBBIT))).effect(strength(one(HOBBIT), 3)),
        // Pippin
        card("1R307")
            .each_time(just(Kind::Play, THIS))
            .effect(one_of([vec![remove_burdens(1)], vec![heal(one(COMPANION))]])),
        // Rosie Cotton
        card("1U309").strength(named("Sam"), 1).during(Fellowship).cost(exert(THIS)).effect(heal(named("Sam"))),
        // Sam
        card("1R310")
            .during(Fellowship)
            .effect(play(named("Bill the Pony"), From::Deck))
            .response(just(Kind::Kill, named("Frodo") & RING_BEARER & YOURS))
            .effect(Effect::BecomeRingBearer),
        // Sam
        card("1C311")
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(remove_burdens(1))
            .response(just(Kind::Kill, named("Frodo") & RING_BEARER & YOURS))
            .effect(Effect::BecomeRingBearer),
        // Sorry About Everything
        card("1C312").during(Fellowship).cost(exert(one(HOBBIT & COMPANION))).effect(remove_burdens(1)),
    ]
}
