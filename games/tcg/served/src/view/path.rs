//! The adventure path.

use super::{cards::TcgStacked, seat};
use serde::Serialize;
use table::Seat;
use tcg::{State, game::now};
use ts_rs::TS;
use utoipa::ToSchema;

/// A place of the path, whether a site lies there or not.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgSite {
    /// Which.
    pub number: u8,
    /// The number of the card in play.
    pub id: Option<u16>,
    /// How it is written: `1U320.1`.
    pub name: Option<String>,
    /// The site.
    pub code: Option<String>,
    /// Who played it.
    pub owner: Option<String>,
    /// T6.23 Its Shadow number now.
    pub shadow: Option<i16>,
    /// Whose markers are here.
    pub here: Vec<String>,
    /// Cards that lie under it.
    pub stacked: Vec<TcgStacked>,
}

/// All places of the path.
pub fn path(state: &State) -> Vec<TcgSite> {
    (1..=state.options.last_site()).map(|number| place(state, number)).collect()
}

fn place(state: &State, number: u8) -> TcgSite {
    let site = state.site(number);
    let here = state.order.iter().filter(|seat| state.turn > 0 && state.of(**seat).at == number);
    let under = state.stacked.iter().filter(|under| site.is_some_and(|site| site.id == under.on));
    TcgSite {
        number,
        id: site.map(|site| site.id.0),
        name: site.map(|site| {
            let (card, rank) = state.name(site.id);
            format!("{card}.{rank}")
        }),
        code: site.map(|site| site.card.to_string()),
        owner: site.map(|site| seat(site.owner)),
        shadow: site.map(|site| now::shadow_number(state, site.thing())),
        here: here.copied().map(seat).collect(),
        stacked: under.map(|under| TcgStacked { code: under.card.to_string(), owner: seat(under.owner) }).collect(),
    }
}

/// T6.21 Who plays the next site: nobody if it lies there.
pub fn next_site_by(state: &State) -> Option<Seat> {
    let at = state.of(state.free).at;
    let is_missing = state.turn > 0 && at < state.options.last_site() && state.site(at + 1).is_none();
    is_missing.then(|| state.in_direction(state.site(at).and_then(|site| site.card.facts().arrow)))
}
