//! Set 1, Sauron.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Mordor's Strength
        card("1C255").during(Skirmish).cost(exert(one(SAURON & ORC))).effect(wound(one(CHARACTER & against(IT)))),
        // The Number Must Be Few
        card("1U260").whenever(spot_many(7, COMPANION)).once_each_turn().effect(move_limit(-1)),
        // Orc Ambusher
        card("1C261")
            .modifies(Modifier::Roaming(YOURS & SAURON & MINION, (-1).into()))
            .response(just(Kind::Play, FREE & EVENT & Filter::Labelled(Regroup)))
            .needs(Cond::In(Regroup))
            .cost(exert(THIS))
            .effect(Effect::CancelEvent),
        // Orc Assassin
        card("1U262")
            .modifies(Modifier::Roaming(YOURS & SAURON & MINION, (-1).into()))
            .during(Assignment)
            .needs(spot_many(2, HOBBIT & COMPANION))
            .needs(spot(THIS & UNASSIGNED))
            .effect(Effect::Assign { character: HOBBIT, minion: THIS, by: Whose::FreePlayer }),
        // Orc Chieftain
        card("1C266")
            .each_time(just(Kind::Play, YOURS & WEAPON).against(THIS))
            .once_each_turn()
            .effect(add_twilight(2)),
        // Orc Hunters
        card("1U267").during(Skirmish).cost(exert(THIS)).effect(wound(one(CHARACTER & against(THIS)))),
        // Orc Inquisitor
        card("1C268").may_each_time(just(Kind::Play, THIS)).effect(Effect::DiscardRandom(Whose::FreePlayer, 1.into())),
        // Orc Scimitar
        card("1C269")
            .borne_by(SAURON & ORC)
            .during(Skirmish)
            .needs(Cond::UsedThisPhaseBelow(3))
            .cost(remove_twilight(1))
            .effect(strength(BEARER, 1)),
        // Orc Soldier
        card("1C271").during(Skirmish).cost(exert(THIS)).effect(wound(one(CHARACTER & against(THIS)))),
        // Sauron's Defenses
        card("1U274")
            .to_play_pay(exert(one(SAURON & ORC)))
            .whenever(Cond::Dead(3, COMPANION))
            .once_each_turn()
            .effect(move_limit(-1)),
        // Strength Born of Fear
        card("1C278").during(Skirmish).cost(remove_twilight(3)).effect(strength(one(SAURON & ORC), 1)),
        // Thin and Stretched
        card("1R279")
            .borne_by(RING_BEARER)
            .to_play_pay(exert(one(SAURON & ORC)))
            .each_time(just(Kind::EndOfTurn, ANY))
            .needs(!Cond::WasAssigned(BEARER))
            .needs(Cond::WasAssigned(COMPANION & !BEARER))
            .effect(add_burdens(1)),
        // Tower Lieutenant
        card("1U280").each_time(just(Kind::Win, THIS)).effect(Effect::DiscardRandom(Whose::FreePlayer, 2.into())),
        // Under the Watching Eye
        card("1C281")
            .to_play_pay(exert(one(SAURON & TRACKER)))
            .each_time(just(Kind::Move, ANY))
            .effect(exert(one(COMPANION).chosen_by(Whose::FreePlayer))),
        // You Bring Great Evil
        card("1C283")
            .borne_by(COMPANION & !ELF)
            .to_play(spot(SAURON & ORC))
            .modifies_while([at(SANCTUARY)], Modifier::NoHealing(BEARER)),
    ]
}
