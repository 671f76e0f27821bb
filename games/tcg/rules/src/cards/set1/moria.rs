//! Set 1, Moria.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Ancient Chieftain
        card!("1R163").strength(THIS, each(1, other(MORIA & ORC))),
        // Bitter Hatred
        card!("1U164").during(Archery).needs(spot(MORIA & ARCHER)).effect(wound(one(ELF))),
        // Cave Troll of Moria
        card!("1R165").to_play(spot(MORIA & ORC)).own_cost(whether(at(UNDERGROUND), -3, 0)),
        // Cave Troll's Hammer
        card!("1R166").borne_by(named("Cave Troll of Moria")).keyword(BEARER, Keyword::Damage, 1),
        // Denizens Enraged
        card!("1R167")
            .during(Skirmish)
            .effect(choose(one(MORIA & ORC)))
            .effect(strength(IT, at_most(4, each(1, MORIA & ORC & !IT)))),
        // Drums in the Deep
        card!("1C168")
            .during(Skirmish)
            .effect(choose(one(MORIA & ORC)))
            .effect(strength(IT, whether(it_is(against(DWARF)), 4, 2))),
        // The End Comes
        card!("1R169").during(Assignment).needs(spot_many(5, MORIA & MINION)).effect(Effect::Assign {
            character: RING_BEARER,
            minion: MINION,
            by: Whose::FreePlayer,
        }),
        // Fool of a Took!
        card!("1R170")
            .during(Shadow)
            .needs(spot(HOBBIT & !RING_BEARER))
            .effect(Effect::RevealWhile(MORIA & MINION))
            .effect(Effect::TakeOfIt(Value::All, ANY)),
        // Frenzy
        card!("1C171").during(Assignment).effect(Effect::Assign {
            character: COMPANION & EXHAUSTED & !RING_BEARER,
            minion: MORIA & ORC,
            by: Whose::Yours,
        }),
        // Goblin Archer
        card!("1R172").modifies_while([spot(other(MORIA & ORC))], Modifier::Archery(Side::Free, (-6).into())),
        // Goblin Armory
        card!("1R173")
            .each_time(just(Kind::Play, YOURS & MORIA & WEAPON))
            .effect(add_twilight(1))
            .response(about_to(Kind::Wound, MORIA & ORC))
            .cost(discard(THIS))
            .effect(Effect::Prevent(1.into())),
        // Goblin Backstabber: who is not skirmishing is not alongside anybody
        card!("1C174").modifies_while(
            [spot(other(MORIA & ORC & SKIRMISHING))],
            Modifier::Keyword(THIS & SKIRMISHING, Keyword::Damage, 2.into()),
        ),
        // Goblin Domain
        card!("1R175")
            .to_play(spot(MORIA & MINION))
            .modifies_while([at(sites(4, 9))], Modifier::ComesExhausted(COMPANION)),
        // Goblin Marksman
        card!("1C176"),
        // Goblin Patrol Troop
        card!("1C177"),
        // Goblin Runner
        card!("1U178").may_each_time(just(Kind::Play, THIS)).effect(add_twilight(2)),
        // Goblin Scavengers
        card!("1C179")
            .may_each_time(just(Kind::Play, THIS))
            .effect(play(WEAPON, From::Discard).onto(YOURS & MORIA & ORC)),
        // Goblin Scimitar
        card!("1C180").borne_by(MORIA & ORC).may_each_time(just(Kind::Play, THIS)).effect(draw(1)),
        // Goblin Sneak
        card!("1U181").may_each_time(just(Kind::Play, THIS)).effect(put_beneath(1, 1, MORIA & ORC)),
        // Goblin Spear: T8.35 killed by losing to the bearer
        card!("1C182")
            .borne_by(MORIA & MINION)
            .each_time(just(Kind::Kill, COMPANION & HOBBIT).against(BEARER))
            .effect(add_burdens(2))
            .each_time(just(Kind::Kill, COMPANION & !HOBBIT).against(BEARER))
            .effect(add_burdens(1)),
        // Goblin Swarms
        card!("1R183")
            .response(just(Kind::Win, YOURS & MORIA & ORC & SKIRMISHING))
            .effect(Effect::Stack(SUBJECT.into()))
            .during(Shadow)
            .effect(play(ORC, From::StackedHere)),
        // Goblin Wallcrawler
        card!("1C184")
            .modifies_while([at(UNDERGROUND)], Modifier::Strength(THIS, 2.into()))
            .modifies_while([spot(other(MORIA & ORC))], Modifier::Archery(Side::Free, (-1).into())),
        // Goblin Warrior
        card!("1C185").may_each_time(just(Kind::Play, THIS)).effect(discard(one(DWARVEN & (ALLY | CONDITION)))),
        // Guard Commander
        card!("1R186").during(Skirmish).cost(remove_twilight(3)).effect(strength(one(MORIA & ORC), 2)),
        // Host of Thousands
        card!("1C187").during(Shadow).effect(play(MORIA & ORC, From::Discard)),
        // The Long Dark
        card!("1U188")
            .each_time(just(Kind::MoveTo, sites(4, 5)))
            .effect(add_twilight(each(2, DWARF & COMPANION)))
            .during(Skirmish)
            .cost(discard(THIS))
            .effect(strength(one(YOURS & MORIA & ORC), 2)),
        // Lost to the Goblins
        card!("1R189")
            .response(just(Kind::Exert, RING_BEARER).or(Kind::Wound))
            .effect(Effect::SpotX(MORIA & MINION))
            .effect(discard_top(Whose::Yours, Value::X(1)))
            .effect(add_burdens(at_most(3, each_of_it(1, SHADOW)))),
        // Moria Axe
        card!("1R190")
            .borne_by(MORIA & ORC)
            .keyword(BEARER, Keyword::Damage, 1)
            .during(Skirmish)
            .cost(exert(BEARER))
            .effect(strength(BEARER, 2)),
        // Moria Scout
        card!("1C191").each_time(just(Kind::Play, THIS)).needs(spot(ELF)).effect(add_twilight(2)),
        // Pinned Down
        card!("1C192").modifies_while([spot(MORIA & ARCHER)], Modifier::Archery(Side::Free, (-1).into())),
        // Plundered Armories
        card!("1C193")
            .response(just(Kind::Discard, YOURS & MORIA & WEAPON))
            .effect(play(SUBJECT, From::Discard).for_less(1)),
        // Relentless
        card!("1U194")
            .response(just(Kind::Play, STEALTH & EVENT))
            .needs(spot_many(3, MORIA & MINION))
            .effect(Effect::CancelEvent),
        // Relics of Moria
        card!("1R195").during(Shadow).cost(remove_twilight(2)).effect(play(MORIA & POSSESSION, From::Discard)),
        // They Are Coming
        card!("1C196").during(Shadow).cost(discard_from_hand(3, ANY)).effect(play(MORIA & ORC, From::Discard)),
        // Threat of the Unknown
        card!("1C197").during(Shadow).cost(exert(one(YOURS & MORIA & ORC))).effect(draw(2)),
        // Through the Misty Mountains
        card!("1U198")
            .to_play_pay(exert(one(MORIA & MINION)))
            .each_time(just(Kind::MoveTo, sites(4, 6)))
            .needs(spot(COMPANION & (DWARF | ELF)))
            .effect(discard_random(Whose::FreePlayer, 2)),
        // Troll's Keyward
        card!("1R199").costs(named("Cave Troll of Moria"), -2),
        // The Underdeeps of Moria
        card!("1R200").during(Shadow).cost(remove_twilight(3)).effect(Effect::RevealBottom).effect(Effect::If(
            it_is(MORIA & ORC),
            vec![Effect::TakeOfIt(Value::All, ANY)],
            vec![Effect::DiscardIt(ANY)],
        )),
        // Unfamiliar Territory
        card!("1C201")
            .during(Skirmish)
            .effect(choose(one(MORIA & ORC)))
            .effect(strength(IT, whether(it_is(against(ARCHER)), 4, 2))),
        // What Is This New Devilry?
        card!("1U202")
            .to_play_pay(exert(one(MORIA & ORC)))
            .modifies_while([at(sites(5, 9))], Modifier::Cost(COMPANION, 2.into())),
    ]
}
