//! W11.9 Separating Companions from the Fellowship.

use super::{character_moves, guide, politics, travel};
use crate::{Character, CharacterSet, Event, Game, Place, Region, Side, Why};
use smallvec::SmallVec;
use table::{Flow, Seat};

/// W11.9.1 The action: one Companion or one group leaves.
pub(crate) fn action(t: &mut Game) -> Flow {
    let offers: SmallVec<[(Character, u8); 12]> = t.state.companions().iter().map(|who| (who, 1)).collect();
    let picked = t.select(Side::Free, Why::SeparateGroup, (1, offers.len() as u8), &offers)?;
    let group = picked.into_iter().map(|(who, _)| who).collect();
    // W15.7.2 Either player of the Free Peoples may do it, and says where they go.
    let acts = t.state.seat_of(t.state.actor(Side::Free));
    leave(t, group, 0, acts)
}

/// Companions leave the Fellowship, `further` regions more than usual. W13.4.1 On the Mordor Track they are eliminated
/// instead, W13.4.2 and whatever they leave for still happens. W15.5.3 Where they go, `who` says: whoever separates them, or who leads where
/// a Hunt takes them away.
pub(crate) fn leave(t: &mut Game, group: CharacterSet, further: u8, who: Seat) -> Flow {
    match t.state.fellowship.mordor {
        None => {
            let range = t.state.fellowship.progress + character_moves::level(group) + further;
            place(t, group, range, false, who)?;
        }
        Some(_) => {
            for lost in group.iter() {
                t.state.put(lost, Place::Gone);
                t.tell(Event::Eliminated { who: lost });
            }
        }
    }
    guide::appoint(t)
}

/// Companions must leave the Fellowship and stay where the Ring-bearers are; on the Mordor Track they are eliminated.
pub(crate) fn put_out(t: &mut Game, group: CharacterSet) -> Flow {
    if group.is_empty() {
        return Ok(());
    }
    if t.state.fellowship.mordor.is_some() {
        return leave(t, group, 0, t.state.leading(Side::Free));
    }
    let to = t.state.fellowship.figure;
    for who in group.iter() {
        t.state.put(who, Place::On(to));
        t.tell(Event::Separated { who, to });
        politics::companion_arrives(t, who, to);
    }
    guide::appoint(t)
}

/// W11.9.2 Companions who leave the Fellowship come onto the map up to Progress plus their Level away from the
/// Ring-bearers, W11.9.3 as Companions move, W11.9.6 and not out of a siege. W11.9.4 To stay where they are still counts
/// as entering play. Some cards let them end inside a siege.
pub(crate) fn place(t: &mut Game, group: CharacterSet, range: u8, into_siege: bool, asked: Seat) -> Flow {
    let from = t.state.fellowship.figure;
    let reach = travel::companions_reach_by_card(t.state, from, range, into_siege);
    let places: SmallVec<[Region; 128]> = reach.iter().collect();
    let to = t.choose(asked, Why::SeparateTo { who: group, range }, &places)?;
    for who in group.iter() {
        t.state.put(who, Place::On(to));
        t.tell(Event::Separated { who, to });
        politics::companion_arrives(t, who, to);
    }
    Ok(())
}
