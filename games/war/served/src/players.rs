//! W15 Who plays, where three or four do. All of it is open to everybody, W15.13.4.

use super::{
    cards::WarDecks,
    view::{WarSides, ids},
};
use serde::Serialize;
use std::collections::BTreeMap;
use table::Seat;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Character, Decks, Nation, Phase, Player, Players, Region, Side, State, View};

/// A player of a game for three or four.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarPlayer {
    /// His seat.
    pub seat: String,
    /// His side.
    pub side: String,
    /// His Nations; all of his side if he is alone on it.
    pub nations: Vec<String>,
    /// His Minions.
    pub minions: Vec<String>,
    /// He leads his side.
    pub leads: bool,
    /// It is his turn.
    pub acts: bool,
    /// He is the next to act for his side, or acts now.
    pub next: bool,
    /// How many cards he holds, by their backs.
    pub hand: WarDecks,
    /// How many cards he has discarded unseen.
    pub discarded: WarDecks,
    /// The most cards he may hold.
    pub hand_limit: u8,
    /// What he has won and lost for himself; none if he is alone on his side.
    pub personal: Option<WarPersonal>,
}

/// The points of a player who shares his side: they say who of the winners has won for himself.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
pub struct WarPersonal {
    /// The points that he has captured; of the Free Peoples they do not count.
    pub captured: u8,
    /// The points that his Nations have lost.
    pub lost: u8,
    /// What counts in the end: the more the better.
    pub points: i8,
}

/// Units and Leaders of both players of a side in one region.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarShared {
    /// They are one mixed Army; otherwise two separate ones, and each player controls his own.
    pub mixed: bool,
    /// The seat that controls the mixed Army.
    pub controller: Option<String>,
    /// How many units each of the two seats has here.
    pub units: BTreeMap<String, u8>,
}

/// The name of a seat.
pub(super) fn seat_name(state: &State, seat: Seat) -> String {
    <war::War as table::Rules>::seating(state).name(seat).to_string()
}

/// Who plays, in the order of the seats; nobody is named where two do.
pub(super) fn players(view: &View, open: &State) -> Vec<WarPlayer> {
    let seats = <war::War as table::Rules>::seating(open).seats();
    let named = seats.filter(|_| view.players != Players::Two);
    named.map(|seat| WarPlayer::of(view, open, seat)).collect()
}

/// W15.6 The seat whose turn it is to act; none is named where two play.
pub(super) fn acting(view: &View) -> Option<String> {
    let is_on = view.phase == Phase::Actions && view.victory.is_none() && view.players != Players::Two;
    let open = view.open_state();
    is_on.then(|| seat_name(&open, open.seat_of(open.actor(view.acting))))
}

impl WarPlayer {
    fn of(view: &View, open: &State, seat: Seat) -> WarPlayer {
        let (side, hands) = (open.side_of(seat), &view.hands[seat.index()]);
        let player = open.player_at(seat);
        let is_own = |of: Player| player.is_none_or(|player| player == of);
        // W15.6.2a The order begins with who does not lead, in every phase 5.
        let first = if view.phase == Phase::Actions { open.next[side.index()] } else { open.leader(side).team_mate() };
        let next = is_own(first);
        WarPlayer {
            seat: seat_name(open, seat),
            side: side.to_string(),
            nations: ids(Nation::of(side).iter().filter(|nation| is_own(Player::of_nation(**nation)))),
            minions: ids(Character::of(side).iter().filter(|who| Player::of_minion(**who).is_some_and(is_own))),
            leads: open.leading(side) == seat,
            acts: next && view.phase == Phase::Actions && view.acting == side && view.victory.is_none(),
            next,
            hand: WarDecks::of(hands.hand),
            discarded: WarDecks::of(hands.discarded),
            hand_limit: if player.is_some() { Decks::SHARED_HAND_LIMIT } else { Decks::HAND_LIMIT },
            personal: player.map(|player| WarPersonal::of(open, player)),
        }
    }
}

impl WarPersonal {
    /// W15.12.2, W15.12.3 How a player stands.
    pub(super) fn of(open: &State, player: Player) -> WarPersonal {
        let captured = if player.side() == Side::Shadow { open.captured_by(player) } else { 0 };
        WarPersonal { captured, lost: open.lost_by(player), points: open.personal_points(player) }
    }
}

impl WarShared {
    /// W15.8.1 What both players of a side have in a region, where both have something.
    pub(super) fn of(open: &State, region: Region, side: Side) -> Option<WarShared> {
        let (mixed, here) = (open.is_mixed(region, side), open.board.at(region));
        let name = |player: Player| seat_name(open, open.seat_of(player));
        open.shares(region, side).then(|| WarShared {
            mixed,
            controller: mixed.then(|| name(open.controller(side, here))),
            units: Player::of(side).map(|player| (name(player), here.units_of(player))).into(),
        })
    }
}

/// W15.8.3a The seats that command the Armies of a battle; none are named where two play.
pub(super) fn command(open: &State, control: [Player; 2]) -> Option<WarSides<String>> {
    let of = |side: Side| seat_name(open, open.seat_of(control[side.index()]));
    (open.players != Players::Two).then(|| WarSides::each(of))
}

/// W15.12.4a The seat that has captured a Settlement of the Free Peoples for a Shadow that two play.
pub(super) fn captor(open: &State, region: Region) -> Option<String> {
    let by_shadow = open.is_shared(Side::Shadow) && open.board.captured.has(region);
    let player = if open.saruman_took.has(region) { Player::Saruman } else { Player::WitchKing };
    let theirs = region.first_owner() == Some(Side::Free);
    (by_shadow && theirs).then(|| seat_name(open, open.seat_of(player)))
}
