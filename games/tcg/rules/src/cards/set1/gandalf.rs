//! Set 1, Gandalf.

use crate::cards::{
    Text,
    facts::{Phase::*, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Barliman Butterbur
        card("1U70").during(Fellowship).cost(exert(THIS)).effect(Effect::TakeFromDiscard(GANDALF & EVENT)),
        // Gandalf's Cart: each of its two uses is an ability of its own
        card("1U73")
            .during(Fellowship)
            .needs(Cond::InHand(Whose::Yours, FREE & (ARTIFACT | POSSESSION)))
            .effect(Effect::StackFromHand(FREE & (ARTIFACT | POSSESSION)))
            .during(Fellowship)
            .effect(play(ANY, From::StackedHere)),
        // Intimidate
        card("1C76")
            .response(about_to(Kind::Wound, COMPANION))
            .needs(spot(named("Gandalf")))
            .effect(Effect::Prevent(1.into())),
        // Mysterious Wizard
        card("1C78").during(Skirmish).effect(strength(named("Gandalf"), whether(Cond::Burdens(5), 2, 4))),
        // Sleep, Caradhras
        card("1C84").during(Fellowship).cost(exert(named("Gandalf"))).effect(discard(all(CONDITION))),
        // Strength of Spirit
        card("1C85")
            .response(about_to(Kind::Exert, COMPANION))
            .needs(spot(named("Gandalf")))
            .effect(Effect::WithoutToken),
        // Treachery Deeper Than You Know
        card("1C86").during(Fellowship).needs(spot(named("Gandalf"))).effect(Effect::RevealHand(Whose::AShadowPlayer)),
        // Gandalf
        card("1P364")
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(play(COMPANION & signet(Signet::Gandalf), From::Hand).for_less(2)),
    ]
}
