//! One's own hand: what each card costs now, and what forbids it if it cannot be played.

use super::cards::TcgSum;
use serde::Serialize;
use table::{Answer, Asked, Rules, Seat, Shape};
use tcg::{
    Item, State, Tcg, Why,
    actions::Frame,
    game::{Thing, now},
};
use ts_rs::TS;
use utoipa::ToSchema;

/// Cards of one's hand that are alike.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgHandCard {
    /// What it is.
    pub code: String,
    /// How many of it.
    pub count: u8,
    /// What it costs now, whatever bears it.
    pub cost: TcgSum,
    /// While one is asked to act: what forbids it if it is not offered, a rule (`T6.3`) or a card (`1U320`).
    pub forbidden: Option<String>,
}

/// The hand of a seat that looks at it.
pub fn hand(state: &State, at: Seat) -> Vec<TcgHandCard> {
    let kinds = state.of(at).cards.hand().kinds();
    let asked = asked(state, at);
    let card = |(card, count)| {
        let thing = Thing { card, owner: at, id: None };
        let mut changes = now::cost_with_sources(state, at, thing, None);
        if now::would_roam(state, thing) {
            changes.push((thing, now::roaming_penalty(state, thing)));
        }
        let played = Answer::One(Item::Play(card));
        let forbidden = asked.as_ref().and_then(|asked| Tcg::forbids(state, asked, &played));
        TcgHandCard {
            code: card.to_string(),
            count,
            cost: TcgSum::of(card.facts().cost, changes),
            forbidden: forbidden.map(|law| law.to_string()),
        }
    };
    kinds.into_iter().map(card).collect()
}

/// The question to act, if this seat is asked it now.
fn asked(state: &State, at: Seat) -> Option<Asked<Tcg>> {
    let Some(Frame::Window(window)) = state.stack.last() else { return None };
    let why = Why::Act(window.phase);
    (window.asks == at).then(|| Asked::<Tcg> { seat: at, why, shape: Shape::One, options: Vec::new() })
}
