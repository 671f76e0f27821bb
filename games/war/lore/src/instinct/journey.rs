//! The Fellowship and the Hunt.

use crate::distance::{distance, to_mordor};
use table::Pick;
use war::{Character, Figure, Item, Region, Side, State, Word};

/// Whether to declare: to be healed, or to stand before the gate.
pub fn declare(state: &State) -> f32 {
    let fellowship = &state.fellowship;
    if fellowship.progress == 0 {
        return 0.02;
    }
    let reach = |to: &Region| distance(fellowship.figure, *to) <= fellowship.progress;
    if to_mordor(fellowship.figure) <= fellowship.progress {
        return 0.97;
    }
    let wounded = fellowship.corruption > 0;
    let haven = |to: &Region| is_haven(state, *to) && reach(to) && lost(state, *to) <= 0;
    if wounded && Region::ALL.iter().any(haven) { 0.7 } else { 0.05 }
}

/// How many steps it costs to go there with all the progress there is.
fn lost(state: &State, to: Region) -> i8 {
    let left = to_mordor(state.fellowship.figure) as i8 - state.fellowship.progress as i8;
    to_mordor(to) as i8 - left.max(0)
}

fn is_haven(state: &State, region: Region) -> bool {
    region.is_city_or_stronghold() && region.first_owner() == Some(Side::Free) && state.board.unconquered(region)
}

/// The next region of the path: towards Mordor, or to be healed.
pub fn path(state: &State, left: u8, revealed: bool, item: Item) -> f32 {
    let Item::Region(to) = item else { return if revealed { 0.5 } else { 0.05 } };
    let far = f32::from(to_mordor(to));
    let heals =
        if !revealed && left <= 1 && state.fellowship.corruption > 0 && is_haven(state, to) { 3.0 } else { 1.0 };
    let feared = if state.board.controls(Side::Shadow, to) && to_mordor(to) > 0 { 0.4 } else { 1.0 };
    let watched = if revealed && state.board.occupied(to, Side::Shadow) { 0.6 } else { 1.0 };
    heals * feared * watched * 4.0_f32.powf(-far).max(1e-6) * 1e6
}

/// How many dice for the Hunt: more, the nearer the Ring-bearers are to the end and the fewer have gone before.
pub fn hunt_dice(state: &State, n: u8) -> f32 {
    let fellowship = &state.fellowship;
    let wanted: f32 = match fellowship.mordor {
        Some(_) => 2.0,
        None if !fellowship.hidden => 1.0,
        None => 1.4,
    };
    (-(f32::from(n) - wanted).powi(2)).exp()
}

/// Whom to lose: a Companion if he takes what would hurt.
pub fn casualty(state: &State, damage: u8, word: Word) -> f32 {
    let danger = f32::from(state.fellowship.corruption) / 6.0;
    let guide = state.fellowship.guide;
    match word {
        Word::Guide if guide.level() > damage + 1 => 0.3 + 0.5 * danger,
        Word::Guide => 0.5 + 0.7 * danger * f32::from(damage.min(guide.level())),
        Word::Random => 0.5 + 0.6 * danger * f32::from(damage.min(2)),
        _ => 1.5 / f32::from(damage),
    }
}

/// Whether a Hobbit who guides leaves to spare the Ring-bearers.
pub fn guide_separates(state: &State) -> f32 {
    if state.fellowship.corruption + 2 >= 5 { 0.7 } else { 0.5 }
}

/// Who guides.
pub fn guide(figure: Figure) -> f32 {
    match figure {
        Figure::Character(Character::Strider) => 3.0,
        Figure::Character(Character::GandalfTheGrey) => 4.0,
        _ => 1.0,
    }
}

/// Where Companions go: Strider to his throne, the others to where they wake a Nation or lead an Army.
pub fn companions_to(state: &State, to: Region) -> f32 {
    let throne = matches!(to, Region::MinasTirith | Region::DolAmroth | Region::Pelargir);
    let settled = to.is_city_or_stronghold() && state.board.controls(Side::Free, to);
    let army = state.board.occupied(to, Side::Free);
    let besieged = state.board.besieged(to).is_some();
    let near = f32::from(distance(to, Region::MinasTirith).min(distance(to, Region::DolAmroth)));
    let mut weight = 0.15 + 0.6_f32.powf(near);
    if throne {
        weight += 3.0;
    }
    if settled {
        weight += 0.8;
    }
    if army {
        weight += 0.5;
    }
    if besieged { 0.05 } else { weight }
}

/// Who leaves the Fellowship: seldom many.
pub fn separate(pick: &Pick<Item>) -> f32 {
    let weight = |item: &Item| match item {
        Item::Figure(Figure::Character(Character::Strider)) => 3.0,
        Item::Figure(Figure::Character(Character::GandalfTheGrey)) => 0.5,
        Item::Figure(Figure::Character(who)) if who.is_hobbit() => 0.4,
        _ => 0.8,
    };
    let all: f32 = pick.iter().map(|(item, _)| weight(item)).product();
    all / f32::from(pick.len().max(1) as u8).powi(2)
}
