//! What is looked at when a position is judged by experience: everything that can be seen or counted, each as a number
//! of about the size of one.

use super::{
    fronts::{self, PLACES, Threats},
    means, ring,
    weights::Weights,
};
use smallvec::SmallVec;
use war::{Card, Character, Damage, Deck, Face, Fellowship, Nation, Phase, Place, Region, Side, State, Tile, TileSet};

/// The signs of a position: the number of each that is there, and how much.
pub type Signs = SmallVec<[(u16, f32); 256]>;

/// The sign that is always there.
pub const ALWAYS: usize = 0;
/// What the formula says.
pub const OUTLOOK: usize = 1;

/// Writes signs down, one after the other.
struct Writer {
    signs: Signs,
    next: u16,
}

impl Writer {
    /// A sign, or none if it is nothing.
    fn put(&mut self, value: f32) {
        if value != 0.0 {
            self.signs.push((self.next, value));
        }
        self.next += 1;
    }

    fn number(&mut self, value: u8, usual: f32) {
        self.put(f32::from(value) / usual);
    }

    fn flag(&mut self, is: bool) {
        self.put(f32::from(u8::from(is)));
    }

    /// One flag for each of the numbers from 1 that are reached.
    fn steps(&mut self, value: u8, most: u8) {
        (1..=most).for_each(|step| self.flag(value >= step));
    }
}

/// How many signs there are.
pub fn count() -> usize {
    usize::from(write(&::war::start(), Side::Free).next)
}

/// The signs of a position, as a side sees them.
pub fn signs(state: &State, side: Side) -> Signs {
    write(state, side).signs
}

fn write(state: &State, side: Side) -> Writer {
    let mut signs = Writer { signs: Signs::new(), next: 0 };
    signs.put(1.0);
    races(state, Weights::to_win(side), &mut signs);
    time(state, &mut signs);
    journey(state, &mut signs);
    hunt(state, &mut signs);
    nations(state, &mut signs);
    characters(state, &mut signs);
    cards(state, &mut signs);
    signs
}

/// The turn, and what is left of it.
fn time(state: &State, signs: &mut Writer) {
    signs.put(f32::from(state.turn) / 10.0);
    signs.flag(state.turn <= 2);
    signs.flag(state.phase == Phase::Actions);
    signs.flag(state.phase == Phase::Actions && state.acting == Side::Free);
    signs.flag(state.phase == Phase::Fellowship);
    signs.flag(state.phase == Phase::HuntAllocation);
    for side in Side::ALL {
        let dice = state.dice_of(side);
        for face in Face::ALL {
            signs.number(dice.unused[face.index()], 2.0);
        }
        signs.number(dice.left(), 4.0);
        signs.number(dice.pool, 8.0);
        signs.steps(dice.rings, 3);
        signs.flag(dice.ring_used);
    }
}

/// The races as formulas see them, and what is threatened at every place.
fn races(state: &State, weights: &Weights, signs: &mut Writer) {
    let journey = ring::journey(state, weights);
    let prizes = Side::ALL.map(|side| fronts::prizes(state, side, weights));
    let threats = Side::ALL.map(|side| prizes[side.index()].sum());
    let outlook = super::worth::from_parts(state, &journey, &threats, weights);
    let logit = |p: f32| (p.clamp(1e-4, 1.0 - 1e-4) / (1.0 - p.clamp(1e-4, 1.0 - 1e-4))).ln() / 4.0;
    signs.put(logit(outlook.free));
    signs.put(logit(outlook.survival));
    signs.put(logit(outlook.race));
    signs.put(outlook.race * outlook.survival);
    signs.put(logit(outlook.war));
    signs.put(journey.turns / 6.0);
    signs.put(journey.moves / 8.0);
    signs.put(journey.steps / 5.0);
    signs.put(means::hopes(state));
    signs.put(means::balance(state, weights));
    for side in Side::ALL {
        let Threats { gains, regains } = threats[side.index()];
        signs.put(gains / 4.0);
        signs.put(regains / 2.0);
        signs.number(state.board.points(side), 5.0);
        signs.steps(state.board.points(side), if side == Side::Free { 4 } else { 10 });
    }
    let [free, shadow] = &prizes;
    for n in 0..PLACES {
        let (at, wanted) = (fronts::place(n), if free.wanted[n] { free } else { shadow });
        signs.flag(state.board.captured.has(at));
        signs.flag(state.board.besieged(at).is_some());
        signs.put(wanted.chance[n]);
        signs.put(wanted.value[n]);
        signs.put((1.0 + wanted.resistance[n]).ln() / 2.0);
    }
}

/// The Ring-bearers and who is with them.
fn journey(state: &State, signs: &mut Writer) {
    let fellowship = &state.fellowship;
    signs.steps(fellowship.corruption, Fellowship::LOST - 1);
    signs.flag(fellowship.hidden);
    signs.number(fellowship.progress, 4.0);
    signs.flag(fellowship.stirred);
    signs.flag(fellowship.mordor.is_some());
    signs.flag(fellowship.mordor.is_some() && !fellowship.hidden);
    signs.steps(fellowship.mordor.unwrap_or(0), Fellowship::CRACK_OF_DOOM);
    let left = match fellowship.mordor {
        Some(_) => 0,
        None => super::distance::to_mordor(fellowship.figure).saturating_sub(fellowship.progress),
    };
    signs.steps(left, 12);
    for who in Character::ALL {
        signs.flag(fellowship.guide == who);
    }
    signs.number(state.companions().iter().map(Character::level).sum(), 6.0);
    signs.number(state.companions().len(), 4.0);
}

/// The Hunt: the dice in its box, and what may be drawn.
fn hunt(state: &State, signs: &mut Writer) {
    let hunt = &state.hunt;
    signs.number(hunt.free_dice, 2.0);
    signs.steps(hunt.shadow_dice, 5);
    signs.flag(hunt.was_used);
    for pool in [hunt.pool, hunt.waiting] {
        let count = f32::from(pool.len().max(1));
        let part = |which: &dyn Fn(Tile) -> bool| pool.iter().filter(|tile| which(*tile)).count() as f32 / count;
        signs.put(part(&|tile| tile.print().damage == Damage::Eye));
        signs.put(part(&|tile| tile.print().damage == Damage::Number(0)));
        signs.put(part(&|tile| matches!(tile.print().damage, Damage::Number(2..))));
        signs.put(part(&|tile| tile.print().reveal));
        signs.put(part(&|tile| tile.print().stop));
        signs.put(specials(pool, Side::Free));
        signs.put(specials(pool, Side::Shadow));
    }
}

fn specials(pool: TileSet, side: Side) -> f32 {
    pool.iter().filter(|tile| tile.print().special == Some(side)).count() as f32 / 2.0
}

/// The Nations: how near they are to war, and what they have left.
fn nations(state: &State, signs: &mut Writer) {
    let mut units = [(0, 0); Nation::ALL.len()];
    let mut leaders = 0;
    let mut nazgul = 0;
    for region in Region::ALL {
        let troops = state.board.at(region);
        for (at, (regulars, elites)) in units.iter_mut().enumerate() {
            *regulars += troops.regulars[at];
            *elites += troops.elites[at];
        }
        leaders += troops.leader_count();
        nazgul += troops.nazgul;
    }
    for nation in Nation::ALL {
        let at = nation.index();
        let steps = state.politics.steps[at];
        signs.steps(steps, 3);
        signs.flag(steps > 0 && state.politics.is_active(nation));
        signs.number(units[at].0, 10.0);
        signs.number(units[at].1, 5.0);
        signs.number(state.reinforcements.regulars[at], 10.0);
        signs.number(state.reinforcements.elites[at], 5.0);
    }
    signs.number(leaders, 5.0);
    signs.number(nazgul, 5.0);
}

/// The Characters: who is on the map, who is gone, who may yet come.
fn characters(state: &State, signs: &mut Writer) {
    for who in Character::ALL {
        let place = state.place(who);
        signs.flag(matches!(place, Place::On(_)));
        signs.flag(place == Place::Gone);
        signs.flag(place == Place::Fellowship);
    }
}

/// The cards: in hand and on the table, and how many are left.
fn cards(state: &State, signs: &mut Writer) {
    for card in Card::all() {
        signs.flag(state.decks.hand.has(card));
    }
    for card in Card::all().filter(|card| card.text().table) {
        signs.flag(state.decks.table.has(card));
    }
    for side in Side::ALL {
        signs.steps(state.decks.hand_of(side).len(), 6);
        for deck in Deck::ALL {
            signs.number(state.decks.left(side, deck).len(), 12.0);
        }
    }
}
