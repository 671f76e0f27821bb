//! Set 2, Gondor.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Blood of Númenor
        card!("2U31")
            .to_play_pay(exert(one(GONDOR & COMPANION)))
            .modifies(Modifier::ComesExhausted(SAURON & ORC))
            .modifies(Modifier::Skip(Archery))
            .each_time(start_of(Regroup))
            .effect(discard(THIS)),
        // Flaming Brand
        card!("2R32").borne_by(MAN).one_more_of_its_class().strength(BEARER & against(NAZGUL), 2).keyword(
            BEARER & against(NAZGUL),
            Keyword::Damage,
            1,
        ),
        // Flee in Terror
        card!("2U33")
            .response(just(Kind::Win, GONDOR & COMPANION))
            .effect(choose(one(EXHAUSTED & ORC)))
            .effect(Effect::Unless(Whose::OwnerOfIt, vec![remove_twilight(3)], vec![discard(IT)])),
        // Gondor Will See It Done
        card!("2U34")
            .response(about_to(Kind::Wound, COMPANION))
            .cost(exert(one(GONDOR & COMPANION)))
            .effect(Effect::Prevent(1.into())),
        // Natural Cover
        card!("2C35").to_play(spot(RANGER)).modifies_while([at(FOREST)], Modifier::Archery(Side::Shadow, (-2).into())),
        // No Mere Ranger
        card!("2R36")
            .during(Skirmish)
            .cost(exert(one(named("Aragorn"))))
            .effect(choose(one(COMPANION & !named("Aragorn"))))
            .effect(strength(IT, whether(it_is(signet(Signet::Aragorn)), 3, 2))),
        // Sentinels of Númenor
        card!("2C37").during(Skirmish).effect(strength(one(GONDOR & COMPANION), whether(Cond::FierceSkirmish, 4, 2))),
        // Shield of Boromir
        card!("2R38")
            .borne_by(GONDOR & COMPANION)
            .archery(Side::Shadow, -1)
            .modifies(Modifier::NoStrengthFrom { of: MINION & against(BEARER & named("Boromir")), from: WEAPON }),
    ]
}
