//! Set 3, Moria.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Dangerous Gamble
        card("3C76")
            .during(Shadow)
            .needs(spot(MORIA & MINION))
            .effect(reveal_random(Whose::FreePlayer))
            .effect(add_twilight(Value::CostOfIt)),
        // Depths of Moria
        card("3R77")
            .to_play(spot(MORIA & ORC))
            .each_time(just(Kind::Move, ANY))
            .needs(Cond::In(Regroup))
            .effect(add_twilight(2)),
        // Hide and Seek
        card("3C78").during(Skirmish).needs(spot_many(2, SHIRE & COMPANION)).effect(gain(
            one(MORIA & MINION),
            Keyword::Damage,
            1,
        )),
        // Malice
        card("3U79").during(Archery).needs(spot(MORIA & ORC)).needs(spot(SAURON & ORC)).effect(wound(one(ARCHER))),
        // Such a Little Thing
        card("3R80").during(Maneuver).needs(spot(MORIA & MINION)).effect(unless(
            Whose::FreePlayer,
            discard(so_many(2, FREE & POSSESSION).chosen_by(Whose::FreePlayer)),
            wound_times(3, one(named("Boromir"))),
        )),
    ]
}
