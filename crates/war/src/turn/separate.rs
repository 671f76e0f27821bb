//! W11.9 Separating Companions from the Fellowship.

use super::{character_moves, guide, politics, travel};
use crate::{Character, CharacterSet, Event, Game, Place, Region, Side, Why};
use smallvec::SmallVec;
use table::Flow;

/// W11.9.1 The action: one Companion or one group leaves.
pub(super) fn action(t: &mut Game) -> Flow {
    let offers: SmallVec<[(Character, u8); 12]> = t.state.companions().iter().map(|who| (who, 1)).collect();
    let picked = t.select(Side::Free, Why::SeparateGroup, (1, offers.len() as u8), &offers)?;
    let group = picked.into_iter().map(|(who, _)| who).collect();
    place(t, group)?;
    guide::appoint(t)
}

/// W11.9.2 Companions who leave the Fellowship come onto the map up to Progress plus their Level away from the
/// Ring-bearers, W11.9.3 as Companions move, W11.9.6 and not out of a siege. W11.9.4 To stay where they are still counts as entering play.
pub(super) fn place(t: &mut Game, group: CharacterSet) -> Flow {
    let from = t.state.fellowship.figure;
    let range = t.state.fellowship.progress + character_moves::level(group);
    let places: SmallVec<[Region; 128]> = travel::companions_reach(t.state, from, range).iter().collect();
    let to = t.choose(Side::Free, Why::SeparateTo { range }, &places)?;
    for who in group.iter() {
        t.state.put(who, Place::On(to));
        t.tell(Event::Separated { who, to });
        politics::companion_arrives(t, who, to);
    }
    Ok(())
}
