//! Set 2, Shire.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Bilbo
        card!("2U96")
            .during(Fellowship)
            .cost(exert(THIS))
            .cost(discard(one(TALE)))
            .effect(discard(one(SHADOW & CONDITION & IN_SUPPORT))),
        // Consorting With Wizards
        card!("2R97")
            .borne_by(named("Bilbo"))
            .modifies_while([!Cond::In(Archery)], Modifier::NoWounds(named("Bilbo")))
            .during_any([Fellowship, Regroup])
            .cost(one_of([vec![exert(one(named("Bilbo")))], vec![discard(THIS)]]))
            .effect(remove_twilight(1)),
        // Dear Friends
        card!("2U98").during(Fellowship).cost(exert(one(COMPANION))).effect(Effect::If(
            it_is(signet(Signet::Frodo)),
            vec![put_beneath(2, 2, FREE)],
            vec![put_beneath(1, 1, FREE)],
        )),
        // Deft in Their Movements: T13.41 each site that is on the path now, and none that comes later.
        card!("2C99")
            .during(Regroup)
            .needs(spot_many(2, HOBBIT))
            .effect(choose(all(SITE)))
            .effect(Effect::Lasting(Modifier::ShadowNumber(IT, (-2).into()), Until::EndOfTurn)),
        // Fearing the Worst
        card!("2R100").to_play_pay(exert(so_many(2, HOBBIT))).costs(SEARCH | TRACKER, 2),
        // Filibert Bolger
        card!("2C101")
            .during(Skirmish)
            .cost(exert_times(2, one(HOBBIT & COMPANION)))
            .effect(when(Cond::FierceSkirmish, [Effect::CancelSkirmish(IT)])),
        // Frodo
        card!("2C102").modifies(Modifier::CostOn {
            what: ARTIFACT | POSSESSION | (SHIRE & TALE),
            on: THIS,
            by: (-1).into(),
        }),
        // Hobbit Sword-play
        card!("2U103")
            .during(Maneuver)
            .cost(exert(one(HOBBIT & bearing(WEAPON))))
            .effect(choose(one(MINION)))
            .effect(unless(Whose::OwnerOfIt, remove_twilight(3), wound(IT))),
        // Merry
        card!("2C104").during(Fellowship).cost(exert(THIS)).effect(play(named("Farmer Maggot"), From::Deck)),
        // Mithril-coat
        card!("2R105")
            .borne_by(named("Frodo"))
            .archery(Side::Shadow, -1)
            .modifies(Modifier::NoStrengthFrom { of: MINION & against(BEARER), from: WEAPON })
            .modifies(Modifier::NoKeyword(MINION & against(BEARER), Keyword::Damage)),
        // Nice Imitation
        card!("2U106").response(about_to(Kind::Wound, HOBBIT)).cost(discard(THIS)).effect(Effect::Prevent(1.into())),
        // Not Feared in Sunlight
        card!("2U107")
            .to_play(spot_many(2, HOBBIT))
            .strength(NAZGUL, -4)
            .each_time(start_of(Regroup))
            .effect(discard(THIS)),
        // O Elbereth! Gilthoniel!
        card!("2R108")
            .borne_by(RING_BEARER)
            .during(Skirmish)
            .cost(discard(THIS))
            .effect(one_of([vec![Effect::TakeOffRing], vec![Effect::CancelSkirmish(RING_BEARER & against(NAZGUL))]])),
        // Orc-bane
        card!("2R109")
            .during(Maneuver)
            .cost(choose(one(bearing(named("Sting") | named("Glamdring")) & !EXHAUSTED)))
            .cost(Effect::ChooseX(1.into(), Value::VitalityOfIt(1)))
            .cost(exert_times(Value::X(1), IT))
            .effect(one_of([vec![wound(so_many(Value::X(1), ORC))], vec![wound(so_many(Value::X(1), URUK_HAI))]])),
        // Pippin
        card!("2C110").during(Fellowship).effect(play(named("Gandalf") | named("Aragorn"), From::Hand).for_less(2)),
        // Practically Everyone Was Invited
        card!("2U111").during(Fellowship).cost(exert(one(named("Bilbo")))).effect(play(HOBBIT, From::Deck)),
        // A Promise
        card!("2R112").modifies_while(
            [spot(named("Frodo") & !EXHAUSTED), spot(named("Sam") & !EXHAUSTED)],
            Modifier::Strength(named("Frodo") | named("Sam"), 1.into()),
        ),
        // Red Book of Westmarch
        card!("2R113").may_each_time(just(Kind::Play, YOURS & TALE)).needs(spot(named("Bilbo"))).effect(draw(1)),
        // Sam
        card!("2C114")
            .during(Maneuver)
            .cost(exert_times(2, THIS))
            .effect(gain(THIS, Keyword::Defender, 1).until(Until::Regroup))
            .response(just(Kind::Kill, named("Frodo") & RING_BEARER & YOURS))
            .effect(Effect::BecomeRingBearer),
    ]
}
