//! Set 2, Sauron.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Orc Scout
        card("2C89")
            .modifies(Modifier::Roaming(YOURS & SAURON & MINION, (-1).into()))
            .response(just(Kind::Play, EVENT & Filter::AboutRangers))
            .cost(one_of([vec![exert(THIS)], vec![discard(THIS)]]))
            .effect(Effect::CancelEvent),
        // Spies of Mordor
        card("2U92")
            .to_play(spot(SAURON & ORC))
            .may_each_time(just(Kind::Move, ANY))
            .needs(Cond::In(Regroup))
            .effect(draw(whether(spot(SAURON & TRACKER), 2, 1))),
        // Vile Blade
        card("2C95").borne_by(SAURON & ORC).strength(BEARER & against(MAN | ELF), 2),
    ]
}
