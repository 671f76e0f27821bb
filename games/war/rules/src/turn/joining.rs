//! W15.8.1 Two Armies of one side become a mixed Army, if both players agree.

use crate::{Event, Game, Region, Side, State, Why};
use smallvec::SmallVec;
use table::{Flow, Seats};

/// W15.8.1a After an action both players are asked, each without knowing what the other says, wherever it has brought figures of one
/// to those of the other.
pub(crate) fn after_action(t: &mut Game) -> Flow {
    t.state.settle_mixed();
    for side in Side::ALL {
        for at in std::mem::take(&mut t.state.met[side.index()]).iter() {
            if t.state.is_mixed(at, side) || !t.state.shares(at, side) {
                continue;
            }
            let seats: SmallVec<[_; 2]> = t.state.seats_of(side).collect();
            let agreed = t.together(seats, |t, seat| t.confirm(seat, Why::Join { at }))?;
            // W15.13.4 Everybody sees what came of it.
            t.shows(Seats::ALL);
            if agreed.iter().all(|yes| *yes) {
                join(t, side, at);
            }
        }
    }
    Ok(())
}

/// W15.8.1a Whether the acting player may propose to join: once in his turn, before he acts.
pub(crate) fn may_propose(state: &State, side: Side) -> bool {
    !state.proposed && !state.separate(side).is_empty()
}

/// W15.8.1a He proposes it for a region, and the team-mate answers.
pub(crate) fn propose(t: &mut Game, side: Side) -> Flow {
    let regions: SmallVec<[Region; 16]> = t.state.separate(side).iter().collect();
    let at = t.choose(side, Why::Propose, &regions)?;
    t.state.proposed = true;
    let by = t.state.actor(side);
    t.tell(Event::Proposed { side, by, at });
    let mate = t.state.seat_of(by.team_mate());
    let agreed = t.confirm(mate, Why::Join { at })?;
    t.shows(Seats::ALL);
    if agreed {
        join(t, side, at);
    }
    Ok(())
}

fn join(t: &mut Game, side: Side, at: Region) {
    t.state.form_up(at, side);
    t.tell(Event::Joined { side, at });
}
