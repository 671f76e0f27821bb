//! Set 2, sites.

use crate::cards::{
    Text,
    facts::{Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Hobbiton Party Field
        card!("2U115").during(Fellowship).cost(exert(one(HOBBIT))).effect(play(named("Bilbo"), From::Deck)),
        // Hobbiton Woods
        card!("2U116").during(Fellowship).cost(exert(one(HOBBIT))).effect(Effect::PlaySite(2.into(), ANY)),
        // Town Center
        card!("2C117").during(Fellowship).cost(play(SHIRE & ALLY, From::Hand)).effect(draw(1)),
        // Great Chasm
        card!("2U118").modifies_while([!Cond::WasPlayed(MORIA & ARCHER)], Modifier::Cost(MORIA & ARCHER, (-2).into())),
        // Hollin
        card!("2C119").modifies(Modifier::NotRoaming(URUK_HAI)),
        // Valley of the Silverlode
        card!("2U120").may_each_time(just(Kind::MoveTo, THIS)).needs(Cond::YouAre(Side::Free)).effect(heal(some(
            0,
            Value::All,
            HOBBIT & COMPANION,
        ))),
    ]
}
