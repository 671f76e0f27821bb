//! Set 3, Dwarven.

use crate::cards::{
    Text,
    facts::{Class, Phase::*},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Book of Mazarbul
        card!("3R1")
            .borne_by(DWARF)
            .may_each_time(start_of(Fellowship))
            .needs(at(sites(4, 9)))
            .effect(draw(each(1, DWARF & COMPANION))),
        // Gimli's Pipe
        card!("3U2")
            .borne_by(named("Gimli"))
            .during(Fellowship)
            .cost(exert(named("Gimli")))
            .effect(Effect::Lasting(Modifier::OneMore(Class::Pipe), Until::EndOfPhase)),
        // Mines of Khazad-Dûm
        card!("3R3").may_each_time(just(Kind::Play, DWARVEN & TALE)).effect(heal(one(DWARF & COMPANION))),
        // A Royal Welcome
        card!("3U4").during(Regroup).cost(exert(one(DWARF & ALLY))).effect(heal(one(DWARF & COMPANION))),
        // Song of Durin
        card!("3U5")
            .to_play_pay(exert(one(DWARF)))
            .costs(MORIA & WEAPON, 2)
            .during(Fellowship)
            .cost(discard(THIS))
            .effect(discard(some(0, 2, MORIA & CONDITION))),
        // Storm of Argument
        card!("3C6").during(Fellowship).effect(reveal_random(Whose::AShadowPlayer)).effect(shuffle_in(
            0,
            Value::CostOfIt,
            DWARVEN,
        )),
    ]
}
