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
        card!("1C3")
            .during(Skirmish)
            .effect(choose(one(DWARF)))
            .effect(strength(IT, whether(it_is(bearing(DWARVEN & HAND_WEAPON)), 3, 2))),
        // Battle Fury
        card!("1C4").during(Skirmish).cost(exert(one(DWARF))).effect(strength(IT, 3)).effect(gain(
            IT,
            Keyword::Damage,
            1,
        )),
        // Cleaving Blow
        card!("1C5").during(Skirmish).effect(strength(one(DWARF), 2)).effect(gain(IT, Keyword::Damage, 1)),
        // Delving
        card!("1C6").during(Fellowship).cost(exert(one(DWARF & COMPANION))).effect(draw(3)),
        // Dwarf Guard
        card!("1C7").to_play(spot(DWARF)),
        // Dwarven Armor
        card!("1C8").borne_by(DWARF).modifies(Modifier::TripleToOverwhelm(BEARER)),
        // Dwarven Axe: all losers of a skirmish are one occurrence
        card!("1C9")
            .borne_by(DWARF)
            .each_time(just(Kind::Lose, MINION).against(BEARER).together())
            .effect(discard_top(Whose::OwnersOfSubject, 1)),
        // Dwarven Heart: one wound at a time, twice at most
        card!("1C10")
            .borne_by(DWARF)
            .each_time(just(Kind::Play, THIS))
            .effect(Effect::Repeat(0.into(), 2.into(), vec![heal(BEARER)]))
            .each_time(just(Kind::StartOfTurn, ANY))
            .effect(exert(BEARER)),
        // Farin
        card!("1C11").to_play(spot(DWARF)).strength(THIS & against(ORC), 2),
        // Gimli
        card!("1U12")
            .during(Fellowship)
            .needs(Cond::TwilightBelow(2))
            .cost(add_twilight(2))
            .effect(Effect::HandBeneath),
        // Gimli
        card!("1R13").during(Skirmish).cost(exert(THIS)).effect(strength(THIS, 2)),
        // Gimli's Battle Axe
        card!("1R14")
            .borne_by(named("Gimli"))
            .keyword(BEARER, Keyword::Damage, 1)
            .may_each_time(just(Kind::Win, BEARER))
            .effect(wound(one(ORC))),
        // Gimli's Helm
        card!("1R15")
            .borne_by(named("Gimli"))
            .modifies(Modifier::FewWounds(BEARER, Skirmish, 1))
            .during(Skirmish)
            .cost(choose(BEARER))
            .cost(discard(THIS))
            .effect(choose(FIRST))
            .effect(Effect::Lasting(Modifier::WoundsPrevented(IT), Until::EndOfPhase)),
        // Greatest Kingdom of My People
        card!("1R16")
            .to_play_pay(exert(one(DWARF)))
            .each_time(just(Kind::Play, ORC))
            .effect(discard_top(Whose::OwnersOfSubject, 1)),
        // Grimir
        card!("1U17").during(Fellowship).cost(exert(THIS)).effect(shuffle_in(1, 1, DWARVEN & EVENT)),
        // Halls of My Home
        card!("1C18")
            .during(Fellowship)
            .cost(exert(one(DWARF)))
            .effect(Effect::RevealTop(Whose::AnyPlayer, 3.into()))
            .effect(Effect::MayDiscardIt(SHADOW))
            .effect(Effect::OrderIt),
        // Here Lies Balin, Son of Fundin
        card!("1C19")
            .during(Maneuver)
            .cost(exert(one(DWARF)))
            .effect(one_of([vec![wound(so_many(2, ORC))], vec![wound_times(2, one(ORC))]])),
        // Let Them Come!
        card!("1C20")
            .each_time(just(Kind::Win, DWARF))
            .effect(discard(all(ORC & against(SUBJECT))))
            .each_time(just(Kind::Lose, DWARF))
            .effect(discard(THIS)),
        // Lord of Moria
        card!("1C21").keyword(DWARF, Keyword::Damage, 1),
        // Mithril Shaft
        card!("1R22")
            .during(Maneuver)
            .cost(exert(one(DWARF)))
            .effect(Effect::Repeat(1.into(), 5.into(), vec![discard_top(Whose::Yours, 1), add_twilight(1)]))
            .effect(Effect::TakeIt),
        // Nobody Tosses a Dwarf
        card!("1R23").response(just(Kind::Win, DWARF)).effect(discard_top(Whose::AShadowPlayer, 3)),
        // Stairs of Khazad-dûm
        card!("1C24").strength(DWARF & against(MORIA & MINION), 1),
        // Still Draws Breath
        card!("1C25").response(just(Kind::Win, DWARF)).effect(heal(SUBJECT)),
        // Their Halls of Stone
        card!("1C26").during(Skirmish).effect(strength(one(DWARF), whether(at(UNDERGROUND), 4, 2))),
        // Thrarin
        card!("1U27").during(Maneuver).cost(exert(THIS)).effect(Effect::TakesPart(THIS.into(), Until::Regroup)),
        // Wealth of Moria: T6.8 what may not come to the hand is of the rest
        card!("1R28")
            .during(Fellowship)
            .needs(spot(DWARF))
            .effect(Effect::RevealTop(Whose::Yours, 3.into()))
            .effect(Effect::TakeOfIt(Value::All, FREE))
            .effect(Effect::DiscardIt(ANY)),
    ]
}
