//! W8.7 Casualties.

use crate::{Army, Event, Figure, Game, Loss, Nation, Place, Region, Side, State, Troops, Why};
use smallvec::SmallVec;
use table::Flow;

/// W8.7.3 The owner takes hits one by one as long as units are left. `spared` figures in the region take none.
/// The other side has to take the hits that it `dealt` after them. Says how many it took.
pub(crate) fn suffer(t: &mut Game, side: Side, at: Region, spared: Army, hits: u8, dealt: u8) -> Flow<u8> {
    let mut left = hits;
    while left > 0 {
        let army = t.state.army(at, side).without(&spared);
        let losses = ways(side, &army, left);
        if losses.is_empty() {
            break;
        }
        let without = Nation::of(side).iter().copied().filter(|nation| !regular_left(t.state, *nation)).collect();
        left -= match t.choose(side, Why::Casualty { hits: left, at, without, dealt }, &losses)? {
            Loss::Regular(nation) => {
                remove(t, Figure::Regular(nation), at);
                1
            }
            Loss::Reduce(nation) => {
                reduce(t, nation, at);
                1
            }
            Loss::Elite(nation) => {
                remove(t, Figure::Elite(nation), at);
                2
            }
        };
    }
    Ok(hits - left)
}

/// W8.7.2 The ways to take a hit: a Regular, an Elite turned into a Regular, or for two hits an Elite.
fn ways(side: Side, army: &Army, hits: u8) -> SmallVec<[Loss; 15]> {
    let mut ways = SmallVec::new();
    for nation in Nation::of(side).iter().copied() {
        if army.troops.regulars[nation.index()] > 0 {
            ways.push(Loss::Regular(nation));
        }
        if army.troops.elites[nation.index()] > 0 {
            ways.push(Loss::Reduce(nation));
            if hits >= 2 {
                ways.push(Loss::Elite(nation));
            }
        }
    }
    ways
}

fn remove(t: &mut Game, figure: Figure, at: Region) {
    let mut lost = Troops::NONE;
    lost.add(figure, 1);
    t.state.lose(at, &lost);
    t.tell(Event::Lost { figure, count: 1, at });
}

/// W8.7.4 Whether a Regular of the Nation can take the place of an Elite.
pub(crate) fn regular_left(state: &State, nation: Nation) -> bool {
    state.casualties.regulars[nation.index()] + state.reinforcements.regulars[nation.index()] > 0
}

/// W8.7.4 An Elite is replaced by a Regular, from the casualties if there is one, else from the reinforcements. W8.7.5
/// The Elite goes where lost figures go. W8.7.6 Without a Regular the Elite is simply lost.
pub(crate) fn reduce(t: &mut Game, nation: Nation, at: Region) {
    let regular = Figure::Regular(nation);
    if !regular_left(t.state, nation) {
        return remove(t, Figure::Elite(nation), at);
    }
    match t.state.casualties.count(regular) {
        0 => t.state.reinforcements.take(regular, 1),
        _ => t.state.casualties.take(regular, 1),
    }
    let mut replaced = Troops::NONE;
    replaced.add(Figure::Elite(nation), 1);
    t.state.lose(at, &replaced);
    t.state.board.add(at, regular, 1);
    t.tell(Event::Reduced { nation, at });
}

/// W8.7.7 The last unit is gone: Leaders, Nazgûl and Characters of the Army go with it.
pub(crate) fn destroyed(t: &mut Game, at: Region, army: &Army) {
    t.state.lose(at, &army.troops);
    for (figure, count) in army.troops.counted() {
        t.tell(Event::Lost { figure, count, at });
    }
    for who in army.characters.iter() {
        t.state.put(who, Place::Gone);
        t.tell(Event::Eliminated { who });
    }
}
