//! Set 1, Gandalf.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Albert Dreary
        card!("1R69")
            .to_play(spot(named("Gandalf")))
            .during(Maneuver)
            .cost(exert(THIS))
            .effect(discard(one(CONDITION & (ISENGARD | MORIA)))),
        // Barliman Butterbur
        card!("1U70").during(Fellowship).cost(exert(THIS)).effect(Effect::TakeFromDiscard(GANDALF & EVENT)),
        // Durin's Secret
        card!("1R71")
            .during(Fellowship)
            .needs(spot(named("Gandalf")))
            .needs(spot(DWARF))
            .needs(spot(ELF))
            .effect(move_limit(1)),
        // Gandalf: once for each of these races
        card!("1R72").strength(THIS, Value::EachRace(COMPANION & (HOBBIT | DWARF | ELF | MAN))),
        // Gandalf's Cart: each of its two uses is an ability of its own
        card!("1U73")
            .during(Fellowship)
            .needs(Cond::InHand(Whose::Yours, FREE & (ARTIFACT | POSSESSION)))
            .effect(Effect::StackFromHand(FREE & (ARTIFACT | POSSESSION)))
            .during(Fellowship)
            .effect(play(ANY, From::StackedHere)),
        // Gandalf's Pipe
        card!("1U74")
            .borne_by(named("Gandalf"))
            .during(Fellowship)
            .cost(discard(one(PIPEWEED & POSSESSION)))
            .cost(Effect::SpotX(PIPE))
            .effect(remove_burdens(Value::X(1))),
        // Glamdring
        card!("1R75")
            .borne_by(named("Gandalf"))
            .keyword(BEARER, Keyword::Damage, 1)
            .during_any([Fellowship, Regroup])
            .cost(exert(BEARER))
            .effect(Effect::RevealHand(Whose::AShadowPlayer))
            .effect(remove_twilight(each_of_it(1, ORC))),
        // Intimidate
        card!("1C76")
            .response(about_to(Kind::Wound, COMPANION))
            .needs(spot(named("Gandalf")))
            .effect(Effect::Prevent(1.into())),
        // Let Folly Be Our Cloak: T11.11 one at least
        card!("1U77")
            .during(Fellowship)
            .cost(exert(some(1, Value::All, COMPANION)))
            .effect(remove_twilight(each_it(1))),
        // Mysterious Wizard
        card!("1C78").during(Skirmish).effect(strength(named("Gandalf"), whether(Cond::Burdens(5), 2, 4))),
        // The Nine Walkers
        card!("1R79").to_play(spot(named("Gandalf"))).costs(COMPANION & Filter::RaceNotSpotted, -2),
        // Ottar
        card!("1R80")
            .to_play(spot(named("Gandalf")))
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(Effect::DiscardFromHand(Whose::Yours, Whose::Yours, 0.into(), 3.into(), ANY))
            .effect(draw(each_it(1))),
        // Questions That Need Answering: T13.45 nobody else sees what is taken
        card!("1R81")
            .during(Fellowship)
            .needs(Cond::TwilightBelow(3))
            .needs(spot(named("Gandalf")))
            .effect(Effect::LookAtTop(4.into()))
            .effect(Effect::TakeOfIt(2.into(), ANY))
            .effect(Effect::DiscardIt(ANY)),
        // Risk a Little Light: T13.45 nobody else sees what is taken
        card!("1C82")
            .during(Fellowship)
            .needs(Cond::TwilightBelow(2))
            .needs(spot(named("Gandalf")))
            .effect(Effect::LookAtTop(2.into()))
            .effect(Effect::TakeOfIt(1.into(), ANY))
            .effect(Effect::DiscardIt(ANY)),
        // Servant of the Secret Fire
        card!("1R83").during(Skirmish).needs(spot(named("Gandalf"))).effect(strength(one(MINION), -3)),
        // Sleep, Caradhras
        card!("1C84").during(Fellowship).cost(exert(named("Gandalf"))).effect(discard(all(CONDITION))),
        // Strength of Spirit
        card!("1C85")
            .response(about_to(Kind::Exert, COMPANION))
            .needs(spot(named("Gandalf")))
            .effect(Effect::WithoutToken),
        // Treachery Deeper Than You Know
        card!("1C86").during(Fellowship).needs(spot(named("Gandalf"))).effect(Effect::RevealHand(Whose::AShadowPlayer)),
        // A Wizard Is Never Late
        card!("1R87").during(Fellowship).effect(play(GANDALF & CHARACTER, From::Deck)),
        // Gandalf
        card!("1P364")
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(play(COMPANION & signet(Signet::Gandalf), From::Hand).for_less(2)),
    ]
}
