//! Set 2, Moria.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Archer Commander
        card("2R49").strength(other(MORIA & ARCHER), 2),
        // The Balrog's Sword
        card("2R50").borne_by(named("The Balrog")).one_more_of_its_class().keyword(BEARER, Keyword::Damage, 1),
        // The Balrog
        card("2C51")
            .whenever(spot(other(MINION)))
            .effect(discard(all(other(MINION))))
            .modifies(Modifier::Skip(Archery))
            .whenever(!at(UNDERGROUND))
            .effect(discard(THIS)),
        // The Balrog
        card("2R52")
            .to_play(spot(MORIA & ORC))
            .whenever(!at(UNDERGROUND))
            .effect(discard(THIS))
            .during(Shadow)
            .cost(exert(THIS))
            .cost(remove_twilight(2))
            .effect(play(MORIA & ORC, From::Discard)),
        // Cave Troll's Chain
        card("2R53")
            .borne_by(named("Cave Troll of Moria"))
            .each_time(end_of(Maneuver))
            .effect(may_by(Whose::FreePlayer, [Effect::Lasting(Modifier::Skip(Archery), Until::Regroup)]))
            .may_each_time(just(Kind::Wound, BEARER))
            .needs(Cond::In(Archery))
            .effect(wound(one(ARCHER & COMPANION))),
        // Dark Fire
        card("2U54")
            .borne_by(named("Gandalf"))
            .to_play(spot(named("The Balrog")))
            .each_time(just(Kind::Move, ANY))
            .effect(exert(BEARER)),
        // Dark Places
        card("2C55")
            .strength(UNIQUE & MORIA & MINION, 1)
            .during(Shadow)
            .needs(spot(SITE & OPPONENTS))
            .effect(choose(one(SITE & OPPONENTS)))
            .effect(Effect::PlaySite(Value::NumberOfIt, MARSH | UNDERGROUND)),
        // Fill With Fear
        card("2U56")
            .modifies_while([spot(named("The Balrog"))], Modifier::Skip(Archery))
            .during(Maneuver)
            .cost(exert(one(named("The Balrog"))))
            .effect(discard(one(RANGED_WEAPON))),
        // Final Cry: T8.33a the Balrog and his Whip may be gone by then
        card("2R57")
            .response(just(Kind::SkirmishEnds, named("The Balrog") & bearing(named("Whip of Many Thongs"))))
            .effect(wound_times(2, one(COMPANION & SKIRMISHING))),
        // Foul Tentacle
        card("2C58")
            .may_each_time(just(Kind::Play, THIS))
            .effect(play(TENTACLE, From::Deck))
            .modifies(Modifier::NotBearing { of: THIS, what: POSSESSION })
            .whenever(!at(MARSH))
            .effect(discard(THIS)),
        // Foul Things
        card("2U59").during(Shadow).effect(play(MORIA & MINION, From::Discard)),
        // Goblin Bowman
        card("2C60"),
        // Goblin Flankers
        card("2C61").may_each_time(just(Kind::Play, THIS)).needs(Cond::Moved(2)).effect(add_twilight(3)),
        // Goblin Pursuer
        card("2C62").modifies_while([Cond::Moved(2)], Modifier::Strength(THIS, 3.into())),
        // Goblin Reinforcements
        card("2C63").may_each_time(just(Kind::Play, THIS)).effect(heal(one(MORIA & MINION))),
        // Goblin Scrabbler: the Orcs that you play
        card("2C64")
            .may_each_time(just(Kind::Play, THIS))
            .effect(discard(one(ELVEN & CONDITION)))
            .modifies(Modifier::Roaming(YOURS & MORIA & ORC, (-1).into())),
        // Goblin Spearman
        card("2C65").keyword(THIS & bearing(named("Goblin Spear")), Keyword::Damage, 2),
        // Huge Tentacle
        card("2R66")
            .may_each_time(just(Kind::Play, THIS))
            .effect(play(named("Watcher in the Water"), From::Deck))
            .modifies(Modifier::NotBearing { of: THIS, what: POSSESSION })
            .whenever(!at(MARSH))
            .effect(discard(THIS)),
        // Moria Archer Troop
        card("2U67").modifies_while([spot(other(MORIA & ARCHER))], Modifier::Archery(Side::Shadow, 1.into())),
        // Must Do Without Hope
        card("2U68").during(Maneuver).cost(exert(one(named("The Balrog")))).effect(add_burdens(1)),
        // Old Differences
        card("2C69")
            .during(Skirmish)
            .effect(strength(one((ELF | DWARF) & against(MORIA & ORC)), whether(both(spot(ELF), spot(DWARF)), -3, -1))),
        // Power and Terror
        card("2U70")
            .during(Shadow)
            .cost(Effect::RevealFromHand(0.into(), Value::All, MORIA & ORC))
            .effect(play(named("The Balrog"), From::Hand).for_less(each_it(2))),
        // Throw Yourself in Next Time
        card("2U71")
            .borne_by(HOBBIT & COMPANION)
            .to_play(spot(MORIA & ORC))
            .modifies(Modifier::NoExertion { of: BEARER, by: FREE }),
        // Troubled Mountains
        card("2U72")
            .during(Shadow)
            .cost(exert(one(MORIA & MINION)))
            .effect(Effect::SpotBurdens)
            .effect(add_twilight(at_most(5, Value::X(1)))),
        // Watcher in the Water
        card("2R73")
            .whenever(spot(other(MINION & !TENTACLE)))
            .effect(discard(all(other(MINION & !TENTACLE))))
            .strength(TENTACLE, 2)
            .keyword(TENTACLE, Keyword::Damage, 1)
            .modifies(Modifier::NotBearing { of: THIS, what: POSSESSION })
            .whenever(!at(MARSH))
            .effect(discard(THIS)),
        // Whip of Many Thongs
        card("2R74")
            .borne_by(named("The Balrog"))
            .during(Skirmish)
            .cost(exert(BEARER))
            .effect(discard(one((HELM | SHIELD | ARMOR) & on(CHARACTER & against(BEARER))))),
    ]
}
