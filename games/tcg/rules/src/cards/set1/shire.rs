//! Set 1, Shire.

use crate::cards::{
    Text,
    facts::{Phase::*, Side, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Bilbo
        card!("1R284").during(Fellowship).cost(exert(THIS)).effect(shuffle_in(1, 1, SHIRE)),
        // Bilbo's Pipe
        card!("1U285")
            .borne_by(HOBBIT)
            .during(Fellowship)
            .cost(discard(one(PIPEWEED & POSSESSION)))
            .cost(Effect::SpotX(PIPE))
            .effect(shuffle_in(Value::X(1), Value::X(1), TALE)),
        // Bounder
        card!("1C286").during(Skirmish).cost(exert(THIS)).effect(Effect::TripleToOverwhelm(one(HOBBIT))),
        // Extraordinary Resilience
        card!("1C287").response(about_to(Kind::Heal, RING_BEARER)).effect(instead(remove_burdens(1))),
        // Farmer Maggot
        card!("1R288").during(Fellowship).cost(exert(THIS)).effect(heal(one(named("Merry") | named("Pippin")))),
        // Frodo
        card!("1R289").may_each_time(just(Kind::StartOfTurn, ANY)).effect(heal(one(HOBBIT & ALLY))),
        // Frodo
        card!("1C290").during(Fellowship).cost(exert(one(other(COMPANION & signet(Signet::Frodo))))).effect(heal(THIS)),
        // The Gaffer
        card!("1R291").during(Fellowship).cost(exert(THIS)).effect(heal(one(named("Frodo") | named("Sam")))),
        // The Gaffer's Pipe
        card!("1U292")
            .borne_by(HOBBIT)
            .during(Fellowship)
            .cost(discard(one(PIPEWEED & POSSESSION)))
            .cost(Effect::SpotX(PIPE))
            .effect(remove_twilight(Value::X(1))),
        // Halfling Deftness
        card!("1U293").during(Skirmish).cost(exert(one(HOBBIT))).effect(strength(IT, 3)),
        // Hobbit Appetite: 20 stands for any amount; nobody has so many wounds to heal.
        card!("1C294")
            .during(Fellowship)
            .cost(Effect::ChooseX(0.into(), 20.into()))
            .cost(add_twilight(Value::X(1)))
            .effect(Effect::Heal(one(HOBBIT & COMPANION), Value::X(1))),
        // Hobbit Farmer
        card!("1C295")
            .speaks_like(site(1))
            .during(Fellowship)
            .needs(spot(site(1) & !YOURS))
            .cost(exert(THIS))
            .effect(Effect::PlaySite(1.into(), ANY)),
        // Hobbit Intuition
        card!("1C296").during(Skirmish).effect(Effect::If(
            at(sites(1, 4)),
            vec![Effect::CancelSkirmish(HOBBIT)],
            vec![strength(one(HOBBIT), 3)],
        )),
        // Hobbit Party Guest
        card!("1C297")
            .each_time(just(Kind::StartOfTurn, ANY))
            .effect(heal(THIS))
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(heal(one(other(HOBBIT & home(1))))),
        // Hobbit Stealth
        card!("1C298").during(Skirmish).effect(Effect::If(
            at(sites(1, 5)),
            vec![Effect::CancelSkirmish(HOBBIT)],
            vec![strength(one(HOBBIT), 2)],
        )),
        // Hobbit Sword
        card!("1C299").borne_by(HOBBIT),
        // Longbottom Leaf
        card!("1C300").may_each_time(just(Kind::Play, THIS)).effect(Effect::DiscardFromHand(
            Whose::Yours,
            Whose::Yours,
            0.into(),
            2.into(),
            ANY,
        )),
        // Master Proudfoot
        card!("1U301")
            .during(Fellowship)
            .needs(Cond::TwilightBelow(3))
            .cost(add_twilight(2))
            .effect(Effect::RevealTop(Whose::Yours, 3.into()))
            .effect(Effect::TakeOfIt(Value::All, SHIRE))
            .effect(Effect::DiscardIt(ANY)),
        // Merry
        card!("1R302")
            .during(Skirmish)
            .needs(spot(THIS & UNASSIGNED))
            .cost(exert_times(2, THIS))
            .effect(strength(one(other(COMPANION)), Value::StrengthOf(THIS))),
        // Merry
        card!("1C303").strength(THIS & bearing(WEAPON), 2),
        // Noble Intentions
        card!("1C304").during(Skirmish).cost(exert(one(COMPANION & !HOBBIT))).effect(strength(one(HOBBIT), 3)),
        // Old Toby
        card!("1C305").may_each_time(just(Kind::Play, THIS)).effect(draw(1)),
        // Pippin
        card!("1C306").modifies(Modifier::NoDiscard(YOURS & SHIRE & TALE, Side::Shadow)),
        // Pippin
        card!("1R307")
            .each_time(just(Kind::Play, THIS))
            .effect(one_of([vec![remove_burdens(1)], vec![heal(one(COMPANION))]])),
        // Power According to His Stature
        card!("1R308").during(Skirmish).cost(add_burdens(1)).effect(wound(all(MINION & against(RING_BEARER)))),
        // Rosie Cotton
        card!("1U309").strength(named("Sam"), 1).during(Fellowship).cost(exert(THIS)).effect(heal(named("Sam"))),
        // Sam
        card!("1R310")
            .during(Fellowship)
            .effect(play(named("Bill the Pony"), From::Deck))
            .response(just(Kind::Kill, named("Frodo") & RING_BEARER & YOURS))
            .effect(Effect::BecomeRingBearer),
        // Sam
        card!("1C311")
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(remove_burdens(1))
            .response(just(Kind::Kill, named("Frodo") & RING_BEARER & YOURS))
            .effect(Effect::BecomeRingBearer),
        // Sorry About Everything
        card!("1C312").during(Fellowship).cost(exert(one(HOBBIT & COMPANION))).effect(remove_burdens(1)),
        // Sting
        card!("1R313")
            .borne_by(named("Frodo"))
            .during_any([Fellowship, Regroup])
            .cost(exert(BEARER))
            .effect(Effect::RevealHand(Whose::AShadowPlayer))
            .effect(remove_twilight(each_of_it(1, ORC)).limit(4)),
        // Stone Trolls: on any character, one on each, T6.12a
        card!("1R314")
            .borne_by(CHARACTER & !bearing(named("Stone Trolls")))
            .to_play(spot(named("Bilbo")))
            .strength(BEARER & against(TROLL | URUK_HAI), 3),
        // Stout and Sturdy
        card!("1C315").during_any([Maneuver, Skirmish]).effect(heal(one(HOBBIT))),
        // A Talent for Not Being Seen: T13.33 with four Hobbits, two may be spotted all the same.
        card!("1U316")
            .to_play_pay(exert(one(HOBBIT)))
            .may_each_time(just(Kind::Move, ANY))
            .needs(spot_many(2, HOBBIT & COMPANION))
            .effect(Effect::ChooseX(1.into(), whether(spot_many(4, HOBBIT & COMPANION), 2, 1)))
            .effect(Effect::ShadowNumber(Value::X(-1))),
        // There and Back Again
        card!("1C317")
            .borne_by(HOBBIT & COMPANION)
            .during(Maneuver)
            .cost(discard(THIS))
            .effect(strength(all(HOBBIT & COMPANION), 2).until(Until::Regroup)),
        // Thrór's Map
        card!("1R318")
            .during_any([Fellowship, Regroup])
            .cost(exert(so_many(2, HOBBIT)))
            .cost(discard(THIS))
            .effect(Effect::PlayNextSite(ANY)),
    ]
}
