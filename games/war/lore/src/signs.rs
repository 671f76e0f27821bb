//! What is looked at when a position is judged by experience: everything that can be seen or counted, each as a number
//! of about the size of one.
//!
//! Every sign has a name, so that what was learned of it is found again when others come or go ([`names`]). A position is
//! looked at very often: signs then are known by their places in that list, and no name is made.

use super::{
    fronts::{self, PLACES, Threats},
    means, ring,
    weights::Weights,
};
use smallvec::SmallVec;
use std::fmt::Display;
use war::{Card, Character, Damage, Deck, Face, Fellowship, Nation, Phase, Place, Region, Side, State, Tile, TileSet};

/// The signs of a position: the place of each that is there, and how much.
pub type Signs = SmallVec<[(u16, f32); 256]>;

/// The sign that is always there.
pub const ALWAYS: usize = 0;
/// What the formula says.
pub const OUTLOOK: usize = 1;

/// Writes signs down, one after the other.
struct Writer {
    signs: Signs,
    next: u16,
    /// Their names, if those are wanted.
    names: Option<Vec<String>>,
}

impl Writer {
    /// A sign, or none if it is nothing.
    #[inline]
    fn put(&mut self, name: impl Display, value: f32) {
        if value != 0.0 {
            self.signs.push((self.next, value));
        }
        self.next += 1;
        if let Some(names) = &mut self.names {
            names.push(name.to_string());
        }
    }

    #[inline]
    fn number(&mut self, name: impl Display, value: u8, usual: f32) {
        self.put(name, f32::from(value) / usual);
    }

    #[inline]
    fn flag(&mut self, name: impl Display, is: bool) {
        self.put(name, f32::from(u8::from(is)));
    }

    /// One flag for each of the numbers from 1 that are reached.
    #[inline]
    fn steps(&mut self, name: impl Display, value: u8, most: u8) {
        (1..=most).for_each(|step| self.flag(format_args!("{name} {step}"), value >= step));
    }
}

/// The names of all signs, by their places.
pub fn names() -> Vec<String> {
    names_with(Card::all().map(stays))
}

/// The names that the signs had if these were the cards.
pub(crate) fn names_with(cards: impl Iterator<Item = Looked> + Clone) -> Vec<String> {
    write(&::war::start(), Side::Free, cards, Some(Vec::new())).names.unwrap_or_default()
}

/// The signs of a position, as a side sees them.
pub fn signs(state: &State, side: Side) -> Signs {
    signs_with(state, side, Card::all().map(stays))
}

/// The signs that a position had if these were the cards.
pub(crate) fn signs_with(state: &State, side: Side, cards: impl Iterator<Item = Looked> + Clone) -> Signs {
    write(state, side, cards, None).signs
}

/// A card that is looked at, and whether it is on the table too.
pub(crate) type Looked = (Card, bool);

pub(crate) fn stays(card: Card) -> Looked {
    (card, card.text().table)
}

fn write(state: &State, side: Side, these: impl Iterator<Item = Looked> + Clone, names: Option<Vec<String>>) -> Writer {
    let mut signs = Writer { signs: Signs::new(), next: 0, names };
    signs.put("always", 1.0);
    races(state, Weights::to_win(side), &mut signs);
    time(state, &mut signs);
    journey(state, &mut signs);
    hunt(state, &mut signs);
    nations(state, &mut signs);
    characters(state, &mut signs);
    cards(state, these, &mut signs);
    signs
}

/// The turn, and what is left of it.
fn time(state: &State, signs: &mut Writer) {
    signs.put("turn", f32::from(state.turn) / 10.0);
    signs.flag("early", state.turn <= 2);
    signs.flag("actions", state.phase == Phase::Actions);
    signs.flag("actions fp", state.phase == Phase::Actions && state.acting == Side::Free);
    signs.flag("fellowship-phase", state.phase == Phase::Fellowship);
    signs.flag("hunt-allocation", state.phase == Phase::HuntAllocation);
    for side in Side::ALL {
        let dice = state.dice_of(side);
        for face in Face::ALL {
            signs.number(format_args!("dice {side} {face}"), dice.unused[face.index()], 2.0);
        }
        signs.number(format_args!("dice {side} left"), dice.left(), 4.0);
        signs.number(format_args!("dice {side} pool"), dice.pool, 8.0);
        signs.steps(format_args!("rings {side}"), dice.rings, 3);
        signs.flag(format_args!("ring {side} used"), dice.ring_used);
    }
}

/// The races as formulas see them, and what is threatened at every place.
fn races(state: &State, weights: &Weights, signs: &mut Writer) {
    let journey = ring::journey(state, weights);
    let prizes = Side::ALL.map(|side| fronts::prizes(state, side, weights));
    let threats = Side::ALL.map(|side| prizes[side.index()].sum());
    let outlook = super::worth::from_parts(state, &journey, &threats, weights);
    let logit = |p: f32| (p.clamp(1e-4, 1.0 - 1e-4) / (1.0 - p.clamp(1e-4, 1.0 - 1e-4))).ln() / 4.0;
    signs.put("outlook", logit(outlook.free));
    signs.put("outlook survival", logit(outlook.survival));
    signs.put("outlook race", logit(outlook.race));
    signs.put("outlook race survival", outlook.race * outlook.survival);
    signs.put("outlook war", logit(outlook.war));
    signs.put("journey turns", journey.turns / 6.0);
    signs.put("journey moves", journey.moves / 8.0);
    signs.put("journey steps", journey.steps / 5.0);
    signs.put("hopes", means::hopes(state));
    signs.put("balance", means::balance(state, weights));
    for side in Side::ALL {
        let Threats { gains, regains } = threats[side.index()];
        signs.put(format_args!("gains {side}"), gains / 4.0);
        signs.put(format_args!("regains {side}"), regains / 2.0);
        signs.number(format_args!("points {side}"), state.board.points(side), 5.0);
        signs.steps(format_args!("points {side}"), state.board.points(side), if side == Side::Free { 4 } else { 10 });
    }
    let [free, shadow] = &prizes;
    for n in 0..PLACES {
        let (at, wanted) = (fronts::place(n), if free.wanted[n] { free } else { shadow });
        signs.flag(format_args!("captured {at}"), state.board.captured.has(at));
        signs.flag(format_args!("besieged {at}"), state.board.besieged(at).is_some());
        signs.put(format_args!("chance {at}"), wanted.chance[n]);
        signs.put(format_args!("value {at}"), wanted.value[n]);
        signs.put(format_args!("resistance {at}"), (1.0 + wanted.resistance[n]).ln() / 2.0);
    }
}

/// The Ring-bearers and who is with them.
fn journey(state: &State, signs: &mut Writer) {
    let fellowship = &state.fellowship;
    signs.steps("corruption", fellowship.corruption, Fellowship::LOST - 1);
    signs.flag("hidden", fellowship.hidden);
    signs.number("progress", fellowship.progress, 4.0);
    signs.flag("stirred", fellowship.stirred);
    signs.flag("mordor", fellowship.mordor.is_some());
    signs.flag("mordor revealed", fellowship.mordor.is_some() && !fellowship.hidden);
    signs.steps("mordor step", fellowship.mordor.unwrap_or(0), Fellowship::CRACK_OF_DOOM);
    let left = match fellowship.mordor {
        Some(_) => 0,
        None => super::distance::to_mordor(fellowship.figure).saturating_sub(fellowship.progress),
    };
    signs.steps("to mordor", left, 12);
    for who in Character::ALL {
        signs.flag(format_args!("guide {who}"), fellowship.guide == who);
    }
    signs.number("companion levels", state.companions().iter().map(Character::level).sum(), 6.0);
    signs.number("companions", state.companions().len(), 4.0);
}

/// The Hunt: the dice in its box, and what may be drawn.
fn hunt(state: &State, signs: &mut Writer) {
    let hunt = &state.hunt;
    signs.number("hunt dice fp", hunt.free_dice, 2.0);
    signs.steps("hunt dice sh", hunt.shadow_dice, 5);
    signs.flag("hunt used", hunt.was_used);
    for (name, pool) in [("pool", hunt.pool), ("waiting", hunt.waiting)] {
        let count = f32::from(pool.len().max(1));
        let part = |which: &dyn Fn(Tile) -> bool| pool.iter().filter(|tile| which(*tile)).count() as f32 / count;
        signs.put(format_args!("{name} eyes"), part(&|tile| tile.print().damage == Damage::Eye));
        signs.put(format_args!("{name} harmless"), part(&|tile| tile.print().damage == Damage::Number(0)));
        signs.put(format_args!("{name} harmful"), part(&|tile| matches!(tile.print().damage, Damage::Number(2..))));
        signs.put(format_args!("{name} reveals"), part(&|tile| tile.print().reveal));
        signs.put(format_args!("{name} stops"), part(&|tile| tile.print().stop));
        signs.put(format_args!("{name} specials fp"), specials(pool, Side::Free));
        signs.put(format_args!("{name} specials sh"), specials(pool, Side::Shadow));
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
        signs.steps(format_args!("{nation} steps"), steps, 3);
        signs.flag(format_args!("{nation} active"), steps > 0 && state.politics.is_active(nation));
        signs.number(format_args!("{nation} regulars"), units[at].0, 10.0);
        signs.number(format_args!("{nation} elites"), units[at].1, 5.0);
        signs.number(format_args!("{nation} regulars left"), state.reinforcements.regulars[at], 10.0);
        signs.number(format_args!("{nation} elites left"), state.reinforcements.elites[at], 5.0);
    }
    signs.number("leaders", leaders, 5.0);
    signs.number("nazgul", nazgul, 5.0);
}

/// The Characters: who is on the map, who is gone, who may yet come.
fn characters(state: &State, signs: &mut Writer) {
    for who in Character::ALL {
        let place = state.place(who);
        signs.flag(format_args!("{who} on the map"), matches!(place, Place::On(_)));
        signs.flag(format_args!("{who} gone"), place == Place::Gone);
        signs.flag(format_args!("{who} in the fellowship"), place == Place::Fellowship);
    }
}

/// The cards: in hand and on the table, and how many are left.
fn cards(state: &State, these: impl Iterator<Item = Looked> + Clone, signs: &mut Writer) {
    for (card, _) in these.clone() {
        signs.flag(format_args!("hand {card}"), state.decks.hand.all().has(card));
    }
    for (card, _) in these.filter(|(_, stays)| *stays) {
        signs.flag(format_args!("table {card}"), state.decks.table.has(card));
    }
    for side in Side::ALL {
        signs.steps(format_args!("hand {side}"), state.decks.hand.all().of(side).len(), 6);
        for deck in Deck::ALL {
            signs.number(format_args!("left {side} {deck}"), state.decks.left(side, deck).len(), 12.0);
        }
    }
}
