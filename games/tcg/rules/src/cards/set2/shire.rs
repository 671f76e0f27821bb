//! Set 2, Shire.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Frodo
        card("2C102").modifies(Modifier::CostOn {
            what: ARTIFACT | POSSESSION | (SHIRE & TALE),
            on: THIS,
            by: (-1).into(),
        }),
        // Mithril-coat
        card("2R105")
            .borne_by(named("Frodo"))
            .archery(Side::Shadow, -1)
            .modifies(Modifier::NoStrengthFrom { of: MINION & against(BEARER), from: WEAPON })
            .modifies(Modifier::NoKeyword(MINION & against(BEARER), Keyword::Damage)),
        // Orc-bane
        card("2R109")
            .during(Maneuver)
            .cost(choose(one(bearing(named("Sting") | named("Glamdring")) & !EXHAUSTED)))
            .cost(Effect::ChooseX(1.into(), Value::VitalityOfIt(1)))
            .cost(exert_times(Value::X(1), IT))
            .effect(one_of([vec![wound(so_many(Value::X(1), ORC))], vec![wound(so_many(Value::X(1), URUK_HAI))]])),
        // Pippin
        card("2C110").during(Fellowship).effect(play(named("Gandalf") | named("Aragorn"), From::Hand).for_less(2)),
        // Sam
        card("2C114")
            .during(Maneuver)
            .cost(exert_times(2, THIS))
            .effect(gain(THIS, Keyword::Defender, 1).until(Until::Regroup))
            .response(just(Kind::Kill, named("Frodo") & RING_BEARER & YOURS))
            .effect(Effect::BecomeRingBearer),
    ]
}
