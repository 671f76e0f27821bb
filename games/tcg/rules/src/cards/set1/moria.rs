//! Set 1, Moria.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Drums in the Deep
        card("1C168")
            .during(Skirmish)
            .effect(choose(one(MORIA & ORC)))
            .effect(strength(IT, whether(it_is(against(DWARF)), 4, 2))),
        // Goblin Domain
        card("1R175")
            .to_play(spot(MORIA & MINION))
            .modifies_while([at(sites(4, 9))], Modifier::ComesExhausted(COMPANION)),
        // The End Comes
        card("1R169").during(Assignment).needs(spot_many(5, MORIA & MINION)).effect(Effect::Assign {
            character: RING_BEARER,
            minion: MINION,
            by: Whose::FreePlayer,
        }),
        // Goblin Marksman
        card("1C176"),
        // Goblin Patrol Troop
        card("1C177"),
        // Goblin Runner
        card("1U178").may_each_time(just(Kind::Play, THIS)).effect(add_twilight(2)),
        // Goblin Scavengers
        card("1C179")
            .may_each_time(just(Kind::Play, THIS))
            .effect(play(WEAPON, From::Discard).onto(YOURS & MORIA & ORC)),
        // Goblin Scimitar
        card("1C180").borne_by(MORIA & ORC).may_each_time(just(Kind::Play, THIS)).effect(draw(1)),
        // Goblin Sneak
        card("1U181").may_each_time(just(Kind::Play, THIS)).effect(put_beneath(1, 1, MORIA & ORC)),
        // Goblin Spear: T8.35 killed by losing to the bearer
        card("1C182")
            .borne_by(MORIA & MINION)
            .each_time(just(Kind::Kill, COMPANION & HOBBIT).against(BEARER))
            .effect(add_burdens(2))
            .each_time(just(Kind::Kill, COMPANION & !HOBBIT).against(BEARER))
            .effect(add_burdens(1)),
        // Goblin Swarms
        card("1R183")
            .response(just(Kind::Win, YOURS & MORIA & ORC & SKIRMISHING))
            .effect(Effect::Stack(SUBJECT.into()))
            .during(Shadow)
            .effect(play(ORC, From::StackedHere)),
        // Host of Thousands
        card("1C187").during(Shadow).effect(play(MORIA & ORC, From::Discard)),
        // The Long Dark
        card("1U188")
            .each_time(just(Kind::MoveTo, sites(4, 5)))
            .effect(add_twilight(each(2, DWARF & COMPANION)))
            .during(Skirmish)
            .cost(discard(THIS))
            .effect(strength(one(YOURS & MORIA & ORC), 2)),
        // Moria Scout
        card("1C191").each_time(just(Kind::Play, THIS)).needs(spot(ELF)).effect(add_twilight(2)),
        // Plundered Armories
        card("1C193")
            .response(just(Kind::Discard, YOURS & MORIA & WEAPON))
            .effect(play(SUBJECT, From::Discard).for_less(1)),
        // They Are Coming
        card("1C196").during(Shadow).cost(discard_from_hand(3, ANY)).effect(play(MORIA & ORC, From::Discard)),
    ]
}
