//! Set 1, Dwarven.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Axe Strike
        card("1C3")
            .during(Skirmish)
            .effect(choose(one(DWARF)))
            .effect(strength(IT, whether(it_is(bearing(DWARVEN & HAND_WEAPON)), 3, 2))),
        // Dwarf Guard
        card("1C7").to_play(spot(DWARF)),
        // Dwarven Armor
        card("1C8").borne_by(DWARF).modifies(Modifier::TripleToOverwhelm(BEARER)),
        // Dwarven Axe: all losers of a skirmish are one occurrence
        card("1C9")
            .borne_by(DWARF)
            .each_time(just(Kind::Lose, MINION).against(BEARER).together())
            .effect(discard_top(Whose::OwnersOfSubject, 1)),
        // Farin
        card("1C11").to_play(spot(DWARF)).strength(THIS & against(ORC), 2),
        // Gimli
        card("1U12").during(Fellowship).needs(Cond::TwilightBelow(2)).cost(add_twilight(2)).effect(Effect::HandBeneath),
        // Halls of My Home
        card("1C18")
            .during(Fellowship)
            .cost(exert(one(DWARF)))
            .effect(Effect::RevealTop(Whose::AnyPlayer, 3.into()))
            .effect(Effect::MayDiscardIt(SHADOW))
            .effect(Effect::OrderIt),
        // Here Lies Balin, Son of Fundin
        card("1C19")
            .during(Maneuver)
            .cost(exert(one(DWARF)))
            .effect(one_of([vec![wound(so_many(2, ORC))], vec![wound_times(2, one(ORC))]])),
        // Lord of Moria
        card("1C21").keyword(DWARF, Keyword::Damage, 1),
        // Mithril Shaft
        card("1R22")
            .during(Maneuver)
            .cost(exert(one(DWARF)))
            .effect(Effect::Repeat(1.into(), 5.into(), vec![discard_top(Whose::Yours, 1), add_twilight(1)]))
            .effect(Effect::TakeIt),
        // Stairs of Khazad-dûm
        card("1C24").strength(DWARF & against(MORIA & MINION), 1),
        // Still Draws Breath
        card("1C25").response(just(Kind::Win, DWARF)).effect(heal(SUBJECT)),
        // Their Halls of Stone
        card("1C26").during(Skirmish).effect(strength(one(DWARF), whether(at(UNDERGROUND), 4, 2))),
        // Thrarin
        card("1U27").during(Maneuver).cost(exert(THIS)).effect(Effect::TakesPart(THIS.into(), Until::Regroup)),
    ]
}
