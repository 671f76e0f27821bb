//! Set 1, Sauron.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // All Thought Bent on It: T13.39 each exertion is chosen anew
        card!("1U239")
            .during(Maneuver)
            .needs(spot(SAURON & ORC))
            .needs(spot_many(5, COMPANION))
            .effect(times(Value::EachOver(1, 4, COMPANION), [exert(one(COMPANION).chosen_by(Whose::FreePlayer))])),
        // Band of the Eye
        card!("1R240")
            .response(just(Kind::Win, THIS))
            .cost(remove_twilight(2))
            .effect(discard_random(Whose::FreePlayer, 1)),
        // Curse From Mordor
        card!("1U241").during(Shadow).needs(spot(SAURON & ORC)).effect(discard(one(ELVEN & CONDITION))),
        // The Dark Lord's Summons
        card!("1U242")
            .to_play(spot(SAURON & ORC))
            .during(Shadow)
            .cost(remove_twilight(3))
            .effect(Effect::RevealTop(Whose::Yours, 1.into()))
            .effect(Effect::If(
                it_is(SAURON),
                vec![Effect::TakeOfIt(Value::All, ANY)],
                vec![Effect::DiscardIt(ANY), discard_from_hand(1, ANY)],
            )),
        // Despair
        card!("1R243")
            .during(Maneuver)
            .needs(Cond::AtLeast(Value::Sum(Value::EachDead(1, COMPANION).into(), Value::EachBurden(1).into()), 12))
            .needs(spot(SAURON & ORC))
            .effect(Effect::Corrupt),
        // Desperate Defense of the Ring
        card!("1R244")
            .borne_by(COMPANION)
            .to_play_pay(exert(one(SAURON & ORC)))
            .each_time(just(Kind::Assign, BEARER))
            .effect(chooses(
                Whose::FreePlayer,
                [
                    vec![Effect::DiscardFromHand(Whose::FreePlayer, Whose::FreePlayer, 3.into(), 3.into(), ANY)],
                    vec![add_burdens(1)],
                ],
            )),
        // Desperate Measures
        card!("1R245")
            .during(Maneuver)
            .needs(spot(SAURON & ORC))
            .cost(remove_burdens(1))
            .effect(discard_top(Whose::FreePlayer, 5)),
        // Enduring Evil
        card!("1R246")
            .during(Skirmish)
            .cost(Effect::SpotBurdens)
            .effect(strength(one(CHARACTER & against(SAURON & ORC)), Value::X(-1))),
        // Enheartened Foe: the Orc who has won, T5.13 so that he fights in the fierce round too
        card!("1R247")
            .response(just(Kind::Win, SAURON & ORC))
            .effect(gain(SUBJECT, Keyword::Fierce, 1).until(Until::Regroup)),
        // Forces of Mordor
        card!("1C248").during(Shadow).cost(Effect::SpotX(SAURON & MINION)).effect(add_twilight(Value::X(1))),
        // Gleaming Spires Will Crumble
        card!("1U249")
            .strength(SAURON & ORC & against(GONDOR & CHARACTER), 2)
            .each_time(just(Kind::Lose, YOURS & SAURON & ORC))
            .effect(discard(THIS)),
        // Hate
        card!("1R250").during(Maneuver).cost(exert(one(SAURON & ORC))).effect(wound(one(COMPANION & !RING_BEARER))),
        // A Host Avails Little: T13.39 each wound is chosen anew
        card!("1U251")
            .during(Maneuver)
            .needs(spot(SAURON & ORC))
            .needs(spot_many(6, COMPANION))
            .effect(times(Value::EachOver(1, 5, COMPANION), [wound(one(COMPANION & !RING_BEARER))])),
        // The Irresistible Shadow
        card!("1R252")
            .to_play_pay(exert(one(SAURON & ORC)))
            .whenever(Cond::Burdens(5))
            .needs(Cond::EmptyDeck(Whose::FreePlayer))
            .effect(Effect::Corrupt),
        // Journey Into Danger
        card!("1R253")
            .to_play_pay(exert(one(SAURON & ORC)))
            .modifies_while([spot_many(5, COMPANION)], Modifier::Cost(COMPANION, 2.into())),
        // Mordor Enraged
        card!("1R254")
            .borne_by(SAURON & MINION)
            .during(Shadow)
            .cost(exert(BEARER))
            .effect(add_twilight(each(1, COMPANION & ARCHER))),
        // Mordor's Strength
        card!("1C255").during(Skirmish).cost(exert(one(SAURON & ORC))).effect(wound(one(CHARACTER & against(IT)))),
        // Morgul Hunter
        card!("1R256").strength(THIS, each(1, COMPANION)),
        // Morgul Skirmisher
        card!("1U257").during(Maneuver).cost(remove_twilight(3)).effect(exert(one(HOBBIT & !RING_BEARER))),
        // Morgul Skulker
        card!("1U258").may_each_time(just(Kind::Play, THIS)).effect(shuffle_in(0, 2, RINGWRAITH)),
        // Morgul Warden
        card!("1R259").strength(THIS, each(1, other(SAURON & ORC))),
        // The Number Must Be Few
        card!("1U260").whenever(spot_many(7, COMPANION)).once_each_turn().effect(move_limit(-1)),
        // Orc Ambusher
        card!("1C261")
            .modifies(Modifier::Roaming(YOURS & SAURON & MINION, (-1).into()))
            .response(just(Kind::Play, FREE & EVENT & Filter::Labelled(Regroup)))
            .needs(Cond::In(Regroup))
            .cost(exert(THIS))
            .effect(Effect::CancelEvent),
        // Orc Assassin
        card!("1U262")
            .modifies(Modifier::Roaming(YOURS & SAURON & MINION, (-1).into()))
            .during(Assignment)
            .needs(spot_many(2, HOBBIT & COMPANION))
            .needs(spot(THIS & UNASSIGNED))
            .effect(Effect::Assign { character: HOBBIT, minion: THIS, by: Whose::FreePlayer }),
        // Orc Banner
        card!("1R263")
            .each_time(just(Kind::Lose, COMPANION | ALLY).against(SAURON & ORC))
            .effect(strength(all(SAURON & ORC), 1).until(Until::Regroup)),
        // Orc Bowmen
        card!("1R264").modifies_while([spot(SAURON & ORC)], Modifier::Archery(Side::Shadow, 1.into())),
        // Orc Butchery: killed by the Orc, in a skirmish or by his text, T8.35
        card!("1R265")
            .response(just(Kind::Kill, COMPANION).against(SAURON & ORC))
            .effect(discard_top(Whose::FreePlayer, Value::EachDead(3, ANY))),
        // Orc Chieftain
        card!("1C266")
            .each_time(just(Kind::Play, YOURS & WEAPON).against(THIS))
            .once_each_turn()
            .effect(add_twilight(2)),
        // Orc Hunters
        card!("1U267").during(Skirmish).cost(exert(THIS)).effect(wound(one(CHARACTER & against(THIS)))),
        // Orc Inquisitor
        card!("1C268").may_each_time(just(Kind::Play, THIS)).effect(Effect::DiscardRandom(Whose::FreePlayer, 1.into())),
        // Orc Scimitar
        card!("1C269")
            .borne_by(SAURON & ORC)
            .during(Skirmish)
            .needs(Cond::UsedThisPhaseBelow(3))
            .cost(remove_twilight(1))
            .effect(strength(BEARER, 1)),
        // Orc Scouting Band
        card!("1U270")
            .modifies(Modifier::Roaming(YOURS & SAURON & MINION, (-1).into()))
            .during(Skirmish)
            .cost(exert(THIS))
            .effect(wound(one(CHARACTER & against(THIS)))),
        // Orc Soldier
        card!("1C271").during(Skirmish).cost(exert(THIS)).effect(wound(one(CHARACTER & against(THIS)))),
        // Orc War Band
        card!("1R272").during(Skirmish).cost(exert(THIS)).effect(wound(one(CHARACTER & against(THIS)))),
        // The Ring's Oppression: killed by the Orc, in a skirmish or by his text, T8.35
        card!("1C273").response(just(Kind::Kill, COMPANION).against(SAURON & ORC)).effect(add_burdens(whether(
            Cond::RingWorn,
            3,
            1,
        ))),
        // Sauron's Defenses
        card!("1U274")
            .to_play_pay(exert(one(SAURON & ORC)))
            .whenever(Cond::Dead(3, COMPANION))
            .once_each_turn()
            .effect(move_limit(-1)),
        // Seeking It Always
        card!("1U275")
            .response(just(Kind::Play, EVENT & STEALTH))
            .cost(exert(one(SAURON & TRACKER)))
            .effect(Effect::CancelEvent),
        // Seeking Its Master
        card!("1R276").during(Shadow).cost(exert(one(SAURON & ORC))).cost(remove_twilight(2)).effect(draw(1)),
        // Shadow's Reach
        card!("1C277").during(Shadow).cost(exert(one(SAURON & ORC))).effect(discard(one(FREE & CONDITION))),
        // Strength Born of Fear
        card!("1C278").during(Skirmish).cost(remove_twilight(3)).effect(strength(one(SAURON & ORC), 1)),
        // Thin and Stretched
        card!("1R279")
            .borne_by(RING_BEARER)
            .to_play_pay(exert(one(SAURON & ORC)))
            .each_time(just(Kind::EndOfTurn, ANY))
            .needs(!Cond::WasAssigned(BEARER))
            .needs(Cond::WasAssigned(COMPANION & !BEARER))
            .effect(add_burdens(1)),
        // Tower Lieutenant
        card!("1U280").each_time(just(Kind::Win, THIS)).effect(Effect::DiscardRandom(Whose::FreePlayer, 2.into())),
        // Under the Watching Eye
        card!("1C281")
            .to_play_pay(exert(one(SAURON & TRACKER)))
            .each_time(just(Kind::Move, ANY))
            .effect(exert(one(COMPANION).chosen_by(Whose::FreePlayer))),
        // The Weight of a Legacy
        card!("1R282").borne_by(named("Aragorn")).to_play_pay(exert(one(SAURON & ORC))),
        // You Bring Great Evil
        card!("1C283")
            .borne_by(COMPANION & !ELF)
            .to_play(spot(SAURON & ORC))
            .modifies_while([at(SANCTUARY)], Modifier::NoHealing(BEARER)),
    ]
}
