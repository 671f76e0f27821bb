//! Set 3, sites.

use crate::cards::{Text, facts::Side, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Caras Galadhon
        card("3U115").modifies(Modifier::OneMinionEach),
        // Eregion Hills
        card("3U116").each_time(just(Kind::MoveTo, THIS)).effect(add_burdens(1)),
        // House of Elrond
        card("3U119")
            .may_each_time(just(Kind::MoveTo, THIS))
            .needs(Cond::YouAre(Side::Free))
            .needs(spot_many(2, ELF))
            .effect(remove_burdens(1)),
    ]
}
