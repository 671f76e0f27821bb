//! Set 2, Moria.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // The Balrog
        card("2C51")
            .whenever(spot(other(MINION)))
            .effect(discard(all(other(MINION))))
            .modifies(Modifier::Skip(Archery))
            .whenever(!at(UNDERGROUND))
            .effect(discard(THIS)),
        // Goblin Flankers
        card("2C61").may_each_time(just(Kind::Play, THIS)).needs(Cond::Moved(2)).effect(add_twilight(3)),
        // Goblin Pursuer
        card("2C62").modifies_while([Cond::Moved(2)], Modifier::Strength(THIS, 3.into())),
        // Goblin Spearman
        card("2C65").keyword(THIS & bearing(named("Goblin Spear")), Keyword::Damage, 2),
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
        // Watcher in the Water
        card("2R73")
            .whenever(spot(other(MINION & !TENTACLE)))
            .effect(discard(all(other(MINION & !TENTACLE))))
            .strength(TENTACLE, 2)
            .keyword(TENTACLE, Keyword::Damage, 1)
            .modifies(Modifier::NotBearing { of: THIS, what: POSSESSION })
            .whenever(!at(MARSH))
            .effect(discard(THIS)),
        // Dark Places
        card("2C55")
            .strength(UNIQUE & MORIA & MINION, 1)
            .during(Shadow)
            .needs(spot(SITE & OPPONENTS))
            .effect(choose(one(SITE & OPPONENTS)))
            .effect(Effect::PlaySite(Value::NumberOfIt, MARSH | UNDERGROUND)),
    ]
}
