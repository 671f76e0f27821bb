//! What a seat sees. Everything comes from the view, which has no place for what is hidden; what is asked of a world that looks like it
//! (strength, costs, how a skirmish would end) is about cards that lie open or are one's own.

mod cards;
pub(crate) mod fights;
mod hand;
mod path;
mod people;
mod under_way;

pub use cards::{TcgCard, TcgKeyword, TcgSource, TcgStacked, TcgSum};
pub use fights::{TcgEnd, TcgFight, TcgFightState, TcgFights, TcgFought, TcgMarks, TcgOutcome};
pub use hand::TcgHandCard;
pub use path::TcgSite;
pub use people::TcgPerson;
pub use under_way::{TcgLooked, TcgPhase, TcgUnderWay, TcgWindow};

use serde::Serialize;
use server::games::Heard;
use table::Seat;
use tcg::{NAMES, Tcg, View, cards::facts::Side, game::now};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table of the card game, as a seat or a spectator may know it.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgView {
    /// Whose view it is; nobody's is a spectator's.
    pub seat: Option<String>,
    /// The turn, from 1; 0 during the set-up.
    pub turn: u16,
    /// The Free Peoples player of this turn.
    pub free: String,
    /// The phase.
    pub phase: String,
    /// The phases of this turn, and which of them do not take place.
    pub phases: Vec<TcgPhase>,
    /// Who acts after whom, from the Free Peoples player on.
    pub order: Vec<String>,
    /// The twilight pool.
    pub twilight: u8,
    /// Moves made this turn.
    pub moves: u8,
    /// As many are allowed.
    pub move_limit: u8,
    /// The adventure path, from site 1 on.
    pub path: Vec<TcgSite>,
    /// Who plays the next site, if it does not lie there yet.
    pub next_site_by: Option<String>,
    /// All players, by seat.
    pub people: Vec<TcgPerson>,
    /// The cards in play but for sites of the path.
    pub cards: Vec<TcgCard>,
    /// One's own hand.
    pub hand: Vec<TcgHandCard>,
    /// The archery total of the fellowship.
    pub fellowship_archery: TcgSum,
    /// The archery total of the minions.
    pub minion_archery: TcgSum,
    /// T7.16, T7.17 While wounds by archers are given out: how many are left, with the one that is asked for.
    pub arrows_left: Option<u8>,
    /// Who may act now.
    pub window: Option<TcgWindow>,
    /// What is under way, the first thing first: what lies last is carried out next.
    pub under_way: Vec<TcgUnderWay>,
    /// Cards that somebody looks at or that are revealed.
    pub looked_at: Option<TcgLooked>,
    /// The skirmishes of this round, and what would come of them.
    pub fights: TcgFights,
    /// How the game ended: `last-site`, `last-player`, `draw`.
    pub ending: Option<String>,
}

impl TcgView {
    /// What a seat may know, and has heard, the latest first.
    pub fn of(view: &View, heard: Heard<Tcg>) -> TcgView {
        let state = &view.world();
        let seats = (0..view.people.len() as u8).map(Seat);
        TcgView {
            seat: view.seat.map(seat),
            turn: view.turn,
            free: seat(view.free),
            phase: view.phase.to_string(),
            phases: under_way::phases(state),
            order: state.in_action_order().into_iter().map(seat).collect(),
            twilight: view.twilight,
            moves: view.happened.moves,
            move_limit: now::move_limit(state),
            path: path::path(state),
            next_site_by: path::next_site_by(state).map(seat),
            people: seats.map(|seat| TcgPerson::of(view, state, seat)).collect(),
            cards: cards::in_play(state),
            hand: view.seat.map(|seat| hand::hand(state, seat)).unwrap_or_default(),
            fellowship_archery: cards::archery(state, Side::Free),
            minion_archery: cards::archery(state, Side::Shadow),
            arrows_left: under_way::arrows_left(view),
            window: under_way::window(view),
            under_way: under_way::lines(view),
            looked_at: under_way::looked_at(view),
            fights: TcgFights::of(state, heard),
            ending: view.ending.map(under_way::ending),
        }
    }
}

/// The name of a seat.
fn seat(seat: Seat) -> String {
    NAMES.get(seat.index()).copied().unwrap_or_default().into()
}
