//! W6.6.9 The Voice of Saruman: two more uses of a Muster result while he sits in Orthanc.

use super::recruit;
use crate::{Character, Figure, Game, Legal, Nation, Region, Side, State, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

const REGULAR: Figure = Figure::Regular(Nation::Isengard);
const ELITE: Figure = Figure::Elite(Nation::Isengard);

/// Saruman is in play, the Shadow controls Orthanc, and it is not under siege.
fn speaks(state: &State) -> Legal {
    let orthanc = Region::Orthanc;
    lawful(state.is_at_hand(Character::Saruman), "W15.7.5")?;
    lawful(state.in_play(Character::Saruman) && state.board.controls(Side::Shadow, orthanc), "W6.6.9")?;
    lawful(state.board.besieged(orthanc).is_none(), "W6.6.9")
}

/// The Settlements of Isengard that can still be reinforced.
fn open_settlements(state: &State) -> impl Iterator<Item = Region> {
    recruit::settlements(Nation::Isengard).iter().copied().filter(|r| recruit::may_recruit(state, REGULAR, *r).is_ok())
}

pub(crate) fn may_recruit(state: &State) -> Legal {
    speaks(state)?;
    lawful(open_settlements(state).next().is_some(), "W4.1.5")
}

/// One Regular in every Settlement of Isengard; if there are not enough the Shadow chooses where they go.
pub(crate) fn recruits(t: &mut Game) -> Flow {
    let mut open: SmallVec<[Region; 4]> = open_settlements(t.state).collect();
    while !open.is_empty() && t.state.reinforcements.count(REGULAR) > 0 {
        let scarce = usize::from(t.state.reinforcements.count(REGULAR)) < open.len();
        let at = match scarce {
            true => t.choose(Side::Shadow, Why::RecruitWhere { figure: REGULAR }, &open)?,
            false => open[0],
        };
        recruit::place(t, REGULAR, at);
        open.retain(|r| *r != at);
    }
    Ok(())
}

pub(crate) fn may_promote(state: &State) -> Legal {
    speaks(state)?;
    let able = state.board.at(Region::Orthanc).count(REGULAR) > 0 && state.reinforcements.count(ELITE) > 0;
    lawful(able, "W4.1.5")
}

/// Two Regulars in Orthanc become Elites, or one if there are no more.
pub(crate) fn promotes(t: &mut Game) -> Flow {
    for _ in 0..2 {
        if may_promote(t.state).is_ok() {
            t.state.board.take(Region::Orthanc, REGULAR, 1);
            t.state.reinforcements.add(REGULAR, 1);
            recruit::place(t, ELITE, Region::Orthanc);
        }
    }
    Ok(())
}
