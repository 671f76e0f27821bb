//! Set 2, Elven.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // A Blended Race
        card!("2U16")
            .to_play(spot(ELF))
            .strength(URUK_HAI, -2)
            .modifies(Modifier::NoKeyword(URUK_HAI, Keyword::Damage))
            .each_time(start_of(Regroup))
            .effect(discard(THIS)),
        // Dismay Our Enemies: the opponent who is named chooses a minion, and he alone may pay
        card!("2U17").response(just(Kind::Win, ELF & ARCHER)).effect(unless(
            Whose::AShadowPlayer,
            remove_twilight(3),
            discard(one(MINION).chosen_by(Whose::AShadowPlayer)),
        )),
        // Hosts of the Last Alliance
        card!("2U18")
            .modifies_while([spot(ELF & COMPANION)], Modifier::Archery(Side::Shadow, (-1).into()))
            .response(about_to(Kind::Wound, ELF))
            .cost(discard(THIS))
            .effect(Effect::Prevent(1.into())),
        // Release the Angry Flood
        card!("2R19").during(Maneuver).cost(exert(one(ELF))).effect(wound_times(whether(at(RIVER), 2, 1), all(NAZGUL))),
        // Secret Sentinels: who spots an Orc may still be content with one, T13.34a
        card!("2R20").during(Maneuver).cost(exert(one(ELF & ALLY))).effect(discard(some(
            1,
            whether(spot(ORC), 2, 1),
            CONDITION,
        ))),
    ]
}
