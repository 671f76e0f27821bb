//! W11.5.2, W11.6.2 The path of the Ring-bearers' figure, region by region. W6.3, W6.4.5 How far Characters get.

use crate::{Game, Legal, Region, RegionSet, Side, State, Switch, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// A path: the region it starts in, then every region it enters.
pub(crate) type Path = SmallVec<[Region; 13]>;

/// Asks for a path of up to Progress regions. W11.6.3 The path of a reveal may not end in a City or Stronghold of the
/// Free Peoples that they control; W11.6.4 if nothing else can be reached the figure stays.
pub(crate) fn path(t: &mut Game, revealed: bool) -> Flow<Path> {
    let ends_well = |state: &State, region: Region| !revealed || may_be_revealed_in(state, region).is_ok();
    let mut path: Path = [t.state.fellowship.figure].as_slice().into();
    let mut left = t.state.fellowship.progress;
    if !reaches(t.state, path[0], left, ends_well) {
        return Ok(path);
    }
    while left > 0 {
        let here = path[path.len() - 1];
        let onward = here.neighbours().iter().filter(|r| reaches(t.state, **r, left - 1, ends_well));
        let mut options: SmallVec<[Option<Region>; 12]> = onward.map(|r| Some(*r)).collect();
        if ends_well(t.state, here) {
            options.push(None);
        }
        let Some(next) = t.choose(Side::Free, Why::Path { left, revealed }, &options)? else { break };
        path.push(next);
        left -= 1;
    }
    Ok(path)
}

/// W11.6.3 The path of a reveal does not end in a haven; W16.2.1 or in no region with a Settlement of the Free Peoples, whoever holds it.
pub(crate) fn may_be_revealed_in(state: &State, region: Region) -> Legal {
    match state.plays(Switch::RevealOutsideSettlements) {
        true => lawful(!region.is_settlement() || region.first_owner() != Some(Side::Free), "W16.2.1"),
        false => lawful(!is_haven(state, region), "W11.6.3"),
    }
}

/// W11.6.3 A region with a City or Stronghold of the Free Peoples that they control.
pub(crate) fn is_haven(state: &State, region: Region) -> bool {
    region.is_city_or_stronghold() && region.first_owner() == Some(Side::Free) && state.board.unconquered(region)
}

/// Whether a path of `steps` from here can come to a good end.
fn reaches(state: &State, from: Region, steps: u8, ends_well: impl Fn(&State, Region) -> bool) -> bool {
    let mut reached: RegionSet = [from].into_iter().collect();
    for _ in 0..steps {
        if reached.iter().any(|r| ends_well(state, r)) {
            return true;
        }
        for region in reached.iter() {
            region.neighbours().iter().for_each(|r| reached.add(*r));
        }
    }
    reached.iter().any(|r| ends_well(state, r))
}

/// W6.3 The regions that Companions can get to in up to `range` steps, the one they start from among them.
///
/// W6.3.3 Enemy units do not matter. W6.3.4 A Stronghold controlled by the Shadow is entered but not left in one go.
/// W6.3.5 A besieged Stronghold of the Free Peoples is neither entered nor left.
pub(crate) fn companions_reach(state: &State, from: Region, range: u8) -> RegionSet {
    companions_reach_by_card(state, from, range, false)
}

/// The same by a card, which may let them end inside a besieged Stronghold.
pub(crate) fn companions_reach_by_card(state: &State, from: Region, range: u8, into_siege: bool) -> RegionSet {
    let locked = |r: Region| state.board.besieged(r) == Some(Side::Free);
    let stops = |r: Region| state.board.controls_stronghold(Side::Shadow, r) || locked(r);
    spread(from, range, |r| into_siege || !locked(r), |r| !stops(r), locked(from))
}

/// Why Companions cannot get somewhere; `too_far` is the rule that limits their range.
pub(crate) fn companions_kept_from(state: &State, from: Region, to: Region, range: u8, too_far: &'static str) -> Legal {
    let locked = |r: Region| state.board.besieged(r) == Some(Side::Free);
    lawful(
        companions_reach(state, from, range).has(to),
        match () {
            () if locked(from) || locked(to) => "W6.3.5",
            () if spread(from, range, |_| true, |_| true, false).has(to) => "W6.3.4",
            () => too_far,
        },
    )
}

/// Why the Mouth of Sauron cannot get somewhere.
pub(crate) fn mouth_kept_from(state: &State, from: Region, to: Region, range: u8) -> Legal {
    let as_companion = state.plays(Switch::MouthEntersStrongholds);
    let barred = state.board.controls_stronghold(Side::Free, to) && !state.board.besieges(Side::Shadow, to);
    let locked = |r: Region| state.board.besieged(r) == Some(Side::Shadow);
    let near = || spread(from, range, |r| !locked(r), |_| true, locked(from)).has(to);
    lawful(
        mouth_reach(state, from, range).has(to),
        match () {
            () if as_companion && near() => "W16.2.6",
            () if barred && !as_companion => "W6.4.6",
            () => "W6.4.5",
        },
    )
}

/// W6.4.5, W6.4.6 The regions that the Mouth of Sauron can get to on his own. W16.2.6 Or he enters a Stronghold of the Free Peoples, and
/// stops there.
pub(crate) fn mouth_reach(state: &State, from: Region, range: u8) -> RegionSet {
    let locked = |r: Region| state.board.besieged(r) == Some(Side::Shadow);
    if state.plays(Switch::MouthEntersStrongholds) {
        let passes = |r: Region| !state.board.controls_stronghold(Side::Free, r);
        return spread(from, range, |r| !locked(r), passes, locked(from));
    }
    let barred = |r: Region| state.board.controls_stronghold(Side::Free, r) && !state.board.besieges(Side::Shadow, r);
    spread(from, range, |r| !locked(r) && !barred(r), |_| true, locked(from))
}

/// Spreads out over regions that may be entered, passing on only through those that may be passed.
fn spread(
    from: Region,
    range: u8,
    enters: impl Fn(Region) -> bool,
    passes: impl Fn(Region) -> bool,
    locked_in: bool,
) -> RegionSet {
    let mut reached: RegionSet = [from].into_iter().collect();
    let mut edge = reached;
    for _ in 0..if locked_in { 0 } else { range } {
        let mut next = RegionSet::EMPTY;
        for region in edge.iter() {
            for to in region.neighbours().iter().copied() {
                if !reached.has(to) && enters(to) {
                    reached.add(to);
                    if passes(to) {
                        next.add(to);
                    }
                }
            }
        }
        edge = next;
    }
    reached
}
