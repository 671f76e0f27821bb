//! Set 3, sites.

use crate::cards::{
    Text,
    facts::{Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Caras Galadhon
        card!("3U115").modifies(Modifier::OneMinionEach),
        // Eregion Hills
        card!("3U116").each_time(just(Kind::MoveTo, THIS)).effect(add_burdens(1)),
        // Gates of Argonath
        card!("3C117").modifies(Modifier::NoEvents(Maneuver)),
        // The Great River
        card!("3C118").modifies(Modifier::NotFromPiles),
        // House of Elrond
        card!("3U119")
            .may_each_time(just(Kind::MoveTo, THIS))
            .needs(Cond::YouAre(Side::Free))
            .needs(spot_many(2, ELF))
            .effect(remove_burdens(1)),
        // Wastes of Emyn Muil
        card!("3U120")
            .during(Maneuver)
            .needs(spot_many(4, COMPANION))
            .cost(exert(one(YOURS & ISENGARD & ORC)))
            .effect(wound(one(COMPANION).chosen_by(Whose::FreePlayer))),
    ]
}
