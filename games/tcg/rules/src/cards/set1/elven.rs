//! Set 1, Elven.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Border Defenses
        card("1C32")
            .during(Skirmish)
            .effect(choose(one(ELF)))
            .effect(strength(IT, whether(it_is(against(ARCHER)), 4, 2))),
        // Defiance
        card("1C37")
            .during(Skirmish)
            .effect(choose(one(ELF)))
            .effect(strength(IT, whether(it_is(against(NAZGUL)), 4, 2))),
        // Elrond
        card("1R40")
            .to_play(spot(named("Gandalf") | ELF))
            .each_time(just(Kind::StartOfTurn, ANY))
            .effect(heal(all(home(3))))
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(draw(1)),
        // Far-seeing Eyes
        card("1C43").each_time(just(Kind::Play, YOURS & ELF)).effect(Effect::DiscardFromHand(
            Whose::AShadowPlayer,
            Whose::AShadowPlayer,
            1.into(),
            1.into(),
            ANY,
        )),
        // Foul Creation
        card("1U44").during(Fellowship).cost(exert(one(ELF))).effect(Effect::RevealHand(Whose::AShadowPlayer)).effect(
            when(
                it_is(ISENGARD & MINION),
                [may(vec![
                    Effect::DiscardFromHand(Whose::AShadowPlayer, Whose::Yours, 1.into(), 1.into(), ISENGARD & MINION),
                    draw(2),
                ])],
            ),
        ),
        // Galadriel
        card("1R45")
            .each_time(just(Kind::StartOfTurn, ANY))
            .effect(heal(all(home(6))))
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(play(ELF, From::Hand).for_free()),
        // Haldir
        card("1U48").to_play(spot(ELF)).modifies_while([at(sites(6, 8))], Modifier::Strength(THIS, 2.into())),
        // Legolas
        card("1U51").strength(THIS & against(NAZGUL), 3),
        // Silinde
        card("1U60").speaks_like(site(3)),
        // Stand Against Darkness
        card("1U63")
            .during(Maneuver)
            .cost(exert(one(ELF)))
            .effect(discard(one(SAURON & (MINION | CONDITION | POSSESSION)))),
        // Uruviel
        card("1C67").speaks_like(site(6)),
    ]
}
