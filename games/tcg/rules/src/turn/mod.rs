//! T4 to T10 The sequence of play, from top to bottom. Nothing here knows a card.
//!
//! | to read about | see |
//! |---|---|
//! | bids, places, the first site, starting fellowships, hands | [`start`] |
//! | the start of a turn, sanctuaries, the fellowship phase | [`fellowship`] |
//! | moving, sites that are played | [`path`] |
//! | Shadow and maneuver phases, phases that are skipped | [`phases`] |
//! | archery | [`archery`] |
//! | assignment | [`assignment`] |
//! | skirmishes | [`skirmish`] |
//! | regroup, moving again, the end of a turn | [`regroup`] |
//! | winning, losing, elimination | [`the_end`] |

pub(crate) mod archery;
pub(crate) mod assignment;
pub(crate) mod fellowship;
pub(crate) mod path;
pub(crate) mod phases;
pub(crate) mod regroup;
pub(crate) mod skirmish;
pub(crate) mod start;
pub(crate) mod the_end;

pub use assignment::open_pairs;
pub use the_end::concede;

use crate::{Game, cards::facts::Phase};
use table::{Flow, Seat};

/// Where the sequence of play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// T4.1 All bid.
    Bid,
    /// T4.2 Places are chosen; T4.3 ties are broken.
    ChoosePlace,
    /// T4.9, T4.11 The table is laid, the first site played.
    Lay,
    /// T4.13 A player chooses his starting fellowship; so much of the cost is left.
    Starting(Seat, i8),
    /// T4.20 A player draws his first hand.
    Deal(Seat),
    /// T4.22 A player may put his hand back.
    Mulligan(Seat),
    /// T5.2 A turn starts.
    StartTurn,
    /// T11.16 Sanctuary healing: so many wounds are left.
    Sanctuary(u8),
    /// T6.1 The fellowship phase.
    Fellowship,
    /// T6.20 The fellowship moves; the steps of T6.22.
    Move(u8),
    /// T7.1 The Shadow phase of a player.
    Shadow(Seat),
    /// T7.10
    Maneuver,
    /// T7.11
    Archery,
    /// T7.15 The archery totals are fixed.
    ArcheryTotals,
    /// T7.16 So many wounds are left for the fellowship, and so many for minions.
    FellowshipWounds(u8, u8),
    /// T7.17 Whose minions take so many wounds.
    ChooseShadow(u8),
    /// T7.17 A player's minions take so many wounds.
    MinionWounds(Seat, u8),
    /// T8.1 The assignment phase; of the fierce round, T8.36.
    Assignment(bool),
    /// T8.5 The Free Peoples player assigns defenders.
    Defenders(bool),
    /// T8.9 A Shadow player assigns what is left.
    Leftovers(bool, Seat),
    /// T8.15 The next skirmish.
    NextSkirmish(bool),
    /// T8.21 The skirmish is resolved.
    Resolve,
    /// T8.29 So many wounds are left for the losers; the Free Peoples' side has lost.
    SkirmishWounds(u8, bool),
    /// T8.33 The skirmish ends; the steps of T8.33a.
    EndSkirmish(u8),
    /// T9.1 The regroup phase.
    Regroup,
    /// T9.3 The Shadow players reconcile; this one is next.
    Reconciles(Seat),
    /// T9.4 A player may discard a card.
    Reconcile(Seat),
    /// T9.4 He discards down to eight.
    DownToEight(Seat),
    /// T9.4 He draws up to eight.
    Refill(Seat),
    /// T9.6 Move again?
    MoveAgain,
    /// T9.8 The end of the turn.
    EndTurn,
    /// T9.13 The next player.
    NextTurn,
    /// T10.13 A player gives up.
    Concedes(Seat),
    /// T5.26 A phase ends; T7.1 whose it was.
    EndPhase(Phase, Seat),
}

/// One place further. Every place takes itself off the stack when its question is answered.
pub(crate) fn step(t: &mut Game, place: Place) -> Flow {
    match place {
        Place::Bid => start::bid(t),
        Place::ChoosePlace => start::choose_place(t),
        Place::Lay => start::lay(t),
        Place::Starting(seat, left) => start::starting(t, seat, left),
        Place::Deal(seat) => start::deal(t, seat),
        Place::Mulligan(seat) => start::mulligan(t, seat),
        Place::StartTurn => fellowship::start_turn(t),
        Place::Sanctuary(left) => fellowship::sanctuary(t, left),
        Place::Fellowship => fellowship::phase(t),
        Place::Move(part) => path::step(t, part),
        Place::Shadow(seat) => phases::shadow(t, seat),
        Place::Maneuver => phases::maneuver(t),
        Place::Archery => archery::phase(t),
        Place::ArcheryTotals => archery::totals(t),
        Place::FellowshipWounds(left, minions) => archery::fellowship_wounds(t, left, minions),
        Place::ChooseShadow(left) => archery::choose_shadow(t, left),
        Place::MinionWounds(seat, left) => archery::minion_wounds(t, seat, left),
        Place::Assignment(fierce) => assignment::phase(t, fierce),
        Place::Defenders(fierce) => assignment::defenders(t, fierce),
        Place::Leftovers(fierce, seat) => assignment::leftovers(t, fierce, seat),
        Place::NextSkirmish(fierce) => skirmish::next(t, fierce),
        Place::Resolve => skirmish::resolve(t),
        Place::SkirmishWounds(left, free_lost) => skirmish::wounds(t, left, free_lost),
        Place::EndSkirmish(part) => skirmish::end(t, part),
        Place::Regroup => regroup::phase(t),
        Place::Reconciles(seat) => regroup::reconciles(t, seat),
        Place::Reconcile(seat) => regroup::reconcile(t, seat),
        Place::DownToEight(seat) => regroup::down_to_eight(t, seat),
        Place::Refill(seat) => regroup::refill(t, seat),
        Place::MoveAgain => regroup::move_again(t),
        Place::EndTurn => regroup::end_turn(t),
        Place::NextTurn => regroup::next_turn(t),
        Place::Concedes(seat) => the_end::concedes(t, seat),
        Place::EndPhase(phase, of) => phases::end(t, phase, of),
    }
}

/// The place is done with: what comes next is put in its stead.
pub(crate) fn on(t: &mut Game, next: Place) {
    t.state.stack.pop();
    t.state.go(next);
}
