//! T7.11 to T7.21 The archery phase.

use super::{Place, on, phases};
use crate::{
    Event, Game, Item, Why,
    actions::{Occurrence, occurrence::happen},
    cards::{
        facts::{Keyword, Phase, Side, Type},
        words::Kind,
    },
    game::{Id, InPlay, State, now},
};
use smallvec::SmallVec;
use table::{Flow, Seat};

/// T7.11 Archery actions; then the fire.
pub(crate) fn phase(t: &mut Game) -> Flow {
    if !phases::goes_on(t) {
        return Ok(());
    }
    on(t, Place::ArcheryTotals);
    if !phases::open(t, Phase::Archery) {
        on(t, Place::Assignment(false));
    }
    Ok(())
}

/// T7.15 Both totals are fixed before any wound. T7.13a, D39 The Free Peoples player may leave archer allies out.
pub(crate) fn totals(t: &mut Game) -> Flow {
    let is_archer_ally = |o: &&InPlay| now::takes_part(t.state, o) && now::keyword(t.state, o, Keyword::Archer) > 0;
    let allies: SmallVec<[(Item, u8); 4]> =
        t.state.active().filter(is_archer_ally).map(|o| (t.state.item(o.id), 1)).collect();
    let left_out = t.select(t.state.free, Why::LeaveOut, (0, allies.len() as u8), &allies)?.len();
    let minions = now::archery(t.state, Side::Shadow, 0) as u8;
    let fellowship = now::archery(t.state, Side::Free, left_out as i16) as u8;
    t.tell(Event::Archery { minions, fellowship });
    on(t, Place::FellowshipWounds(minions, fellowship));
    Ok(())
}

/// D16, T7.16 The Free Peoples player gives out the wounds by minions, one at a time.
pub(crate) fn fellowship_wounds(t: &mut Game, left: u8, minions: u8) -> Flow {
    let free = t.state.free;
    let takes = |o: &&InPlay| {
        o.owner == free && (o.card.kind() == Type::Companion || now::takes_part(t.state, o)) && can_take(t.state, o)
    };
    let targets: SmallVec<[Id; 9]> = t.state.active().filter(takes).map(|o| o.id).collect();
    if left == 0 || targets.is_empty() {
        on(t, Place::ChooseShadow(minions));
        return Ok(());
    }
    let next = Place::FellowshipWounds(left - 1, minions);
    wound_one(t, free, &targets, next)
}

/// T7.18, T7.20 One who can take a wound and has vitality left.
fn can_take(s: &State, o: &InPlay) -> bool {
    now::may_wound(s, o) && now::vitality_left(s, o) > 0
}

/// T7.19 Each is a wound of its own.
fn wound_one(t: &mut Game, seat: Seat, targets: &[Id], next: Place) -> Flow {
    let items: SmallVec<[Item; 9]> = targets.iter().map(|id| t.state.item(*id)).collect();
    let chosen = t.choose(seat, Why::ArcheryWound, &items)?;
    let at = items.iter().position(|item| *item == chosen).expect("it was offered");
    on(t, next);
    let whom = t.state.find(targets[at]).expect("it is in play").thing();
    happen(t.state, Occurrence::to(Kind::Wound, whom, None, seat));
    Ok(())
}

/// D17, T7.17, T7.21 The Free Peoples player chooses whose minions take the wounds.
pub(crate) fn choose_shadow(t: &mut Game, left: u8) -> Flow {
    let shadow = t.state.shadow_players();
    if left == 0 {
        over(t);
        return Ok(());
    }
    let items: SmallVec<[Item; 5]> = shadow.iter().map(|seat| Item::Seat(*seat)).collect();
    let Item::Seat(seat) = t.choose(t.state.free, Why::ArcheryTarget, &items)? else {
        unreachable!("only seats were offered")
    };
    on(t, Place::MinionWounds(seat, left));
    Ok(())
}

/// D18
pub(crate) fn minion_wounds(t: &mut Game, seat: Seat, left: u8) -> Flow {
    let targets: SmallVec<[Id; 9]> = t
        .state
        .minions()
        .filter(|o| o.owner == seat && t.state.is_active(o) && can_take(t.state, o))
        .map(|o| o.id)
        .collect();
    if left == 0 || targets.is_empty() {
        over(t);
        return Ok(());
    }
    wound_one(t, seat, &targets, Place::MinionWounds(seat, left - 1))
}

/// The archery phase ends.
fn over(t: &mut Game) {
    on(t, Place::Assignment(false));
    t.state.go(Place::EndPhase(Phase::Archery, t.state.free));
}
