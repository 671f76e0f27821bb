//! Set 3, Isengard.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Abandoning Reason for Madness
        card("3C49")
            .during(Shadow)
            .needs(spot(ISENGARD & MINION))
            .effect(Effect::DiscardFromHand(Whose::Yours, Whose::Yours, 0.into(), 3.into(), ANY))
            .effect(draw(each_it(1))),
        // Isengard Forger
        card("3C56").during(Shadow).cost(exert(THIS)).effect(add_twilight(1)),
        // One of You Must Do This: X different companions
        card("3C63").during(Maneuver).cost(exert(one(ISENGARD & MINION))).effect(exert(
            so_many(Value::EachRace(COMPANION & (DWARF | ELF | MAN | WIZARD)), COMPANION).chosen_by(Whose::FreePlayer),
        )),
        // Saruman: the companion is named first, so that it can be told from the minion
        card("3C69")
            .modifies_while([Cond::In(Archery)], Modifier::NoWounds(THIS))
            .modifies(Modifier::NotAssigned(THIS, None))
            .during(Assignment)
            .cost(choose(one(COMPANION & !RING_BEARER & UNASSIGNED)))
            .cost(exert(THIS))
            .effect(choose(one(other(ISENGARD & MINION & UNASSIGNED))))
            .effect(Effect::Unless(
                Whose::FreePlayer,
                vec![exert(FIRST)],
                vec![Effect::Assign { character: FIRST, minion: IT, by: Whose::Yours }],
            )),
        // Trapped and Alone
        card("3U72").modifies(Modifier::NoKeywordFrom {
            of: CHARACTER & against(ISENGARD & ORC),
            keyword: Keyword::Damage,
            from: WEAPON,
        }),
        // Uruk Raider
        card("3C74")
            .modifies_while([Cond::Dead(1, ALLY)], Modifier::Strength(THIS, 3.into()))
            .modifies_while([Cond::Dead(1, ALLY)], Modifier::Keyword(THIS, Keyword::Fierce, 1.into())),
    ]
}
