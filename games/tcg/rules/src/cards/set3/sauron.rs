//! Set 3, Sauron.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Massing in the East
        card("3U92")
            .during(Regroup)
            .cost(exert(one(SAURON & MINION)))
            .effect(discard_top(Whose::FreePlayer, Value::EachRace(COMPANION & (DWARF | ELF | MAN | WIZARD)))),
        // Orc Butcher
        card("3C94").strength(THIS, each(1, SAURON & CONDITION)),
        // Orc Swordsman
        card("3C98").strength(THIS & bearing(WEAPON), 2),
        // Orc Warrior
        card("3C101")
            .during(Maneuver)
            .cost(exert(THIS))
            .cost(discard(one(YOURS & SAURON & CONDITION)))
            .effect(discard_top(Whose::FreePlayer, 2)),
    ]
}
