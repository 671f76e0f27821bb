//! A battle that is still to come, at a quick look: who may fight for the fellowship, against which minions, and how it ends if both sides
//! assign them as they should.

use crate::{Weights, danger::wounds, value};
use smallvec::SmallVec;
use table::Seat;
use tcg::{
    Card, State,
    cards::facts::{Keyword, Phase, Type},
    game::{Id, InPlay, now},
};

/// T6.23 The Shadow numbers that sites usually have, by number.
const SHADOW_NUMBERS: [f32; 10] = [0.0, 0.0, 2.0, 0.0, 3.0, 6.0, 3.0, 6.0, 7.0, 9.0];

/// A companion who may fight.
struct Fighter {
    strength: f32,
    /// How many wounds kill.
    left: f32,
    /// What is lost with the companion.
    death: f32,
    /// What a wound costs.
    wound: f32,
    /// The same if wounds kill: the Ring-bearer can put on the Ring.
    killed_by_wounds: f32,
}

/// A minion, in play or expected.
#[derive(Clone, Copy)]
struct Foe {
    strength: f32,
    damage: f32,
    fierce: bool,
}

/// Those who stand against each other.
pub struct Battle<'w> {
    w: &'w Weights,
    fighters: SmallVec<[Fighter; 9]>,
    foes: SmallVec<[Foe; 8]>,
}

impl<'w> Battle<'w> {
    /// The fellowship against the minions in play that are not busy.
    pub fn of(s: &State, is_busy: impl Fn(&State, Id) -> bool, w: &'w Weights) -> Self {
        let foes = s.minions().filter(|o| s.is_active(o) && !is_busy(s, o.id)).map(|o| Foe::of(s, o)).collect();
        Battle { w, fighters: s.companions(s.free).map(|o| Fighter::of(s, o, w)).collect(), foes }
    }

    /// What the fellowship loses, also in the fierce round.
    pub fn cost(&self) -> f32 {
        if self.foes.is_empty() {
            return 0.0;
        }
        self.against(&self.foes) + self.w.fierce * self.cost_of_fierce()
    }

    /// What the fellowship loses against those who are fierce.
    pub fn cost_of_fierce(&self) -> f32 {
        let fierce: SmallVec<[Foe; 8]> = self.foes.iter().copied().filter(|foe| foe.fierce).collect();
        if fierce.is_empty() { 0.0 } else { self.against(&fierce) }
    }

    /// The same with the minions that the twilight may bring.
    pub fn with_more(mut self, s: &State, seen_by: Seat) -> f32 {
        let (twilight, site) = expected(s);
        if s.shadow_players().contains(&seen_by) {
            // He knows what he holds.
            self.foes.extend(from_hand(s, seen_by, twilight, site));
            return self.cost();
        }
        let count = (twilight / self.w.twilight_a_minion).min(self.w.most_expected);
        // What one may expect who does not know.
        let usual = Foe { strength: self.w.usual_strength, damage: 0.4, fierce: false };
        for _ in 0..count as usize {
            self.foes.push(usual);
        }
        let before = self.cost();
        self.foes.push(usual);
        let share = count.fract();
        before * (1.0 - share) + self.cost() * share
    }

    /// Each minion, the strongest first, is fought by whom it hurts least. What is left over goes where it hurts most, T8.9.
    fn against(&self, foes: &[Foe]) -> f32 {
        let mut foes: SmallVec<[Foe; 8]> = foes.iter().copied().collect();
        foes.sort_by(|a, b| b.strength.total_cmp(&a.strength));
        let mut fought: SmallVec<[Option<Foe>; 9]> = self.fighters.iter().map(|_| None).collect();
        let (mut sum, mut over) = (0.0, None::<Foe>);
        for foe in foes {
            let free = (0..self.fighters.len()).filter(|at| fought[*at].is_none());
            let best = free.map(|at| (at, self.fighters[at].cost(foe, self.w))).min_by(|a, b| a.1.total_cmp(&b.1));
            match best {
                Some((at, cost)) => {
                    fought[at] = Some(foe);
                    sum += cost;
                }
                None => over = Some(over.map_or(foe, |before| before.and(foe))),
            }
        }
        let more = |over: Foe| {
            let cost = |(fighter, before): (&Fighter, &Option<Foe>)| {
                let (known, all) = before.map_or((0.0, over), |foe| (fighter.cost(foe, self.w), foe.and(over)));
                fighter.cost(all, self.w) - known
            };
            self.fighters.iter().zip(&fought).map(cost).fold(0.0, f32::max)
        };
        sum + over.map_or(0.0, more)
    }
}

/// The twilight that there will be for minions, and where.
fn expected(s: &State) -> (f32, u8) {
    let twilight = f32::from(s.twilight);
    let at = s.of(s.free).at;
    if s.phase != Phase::Fellowship {
        return (twilight, at);
    }
    // T6.23 The fellowship has still to move.
    let next = at + 1;
    let number = s.site(next).map_or(SHADOW_NUMBERS[usize::from(next.min(9))], |o| f32::from(o.card.facts().shadow));
    (twilight + number + s.companions(s.free).count() as f32, next)
}

/// The minions that somebody can pay for, those first that are worth most for it.
fn from_hand(s: &State, seat: Seat, twilight: f32, site: u8) -> SmallVec<[Foe; 8]> {
    let minions = s.of(seat).cards.hand().cards().filter(|card| card.kind() == Type::Minion);
    let mut minions: SmallVec<[(Foe, f32); 8]> = minions.map(|card| (Foe::card(card), cost(card, site))).collect();
    minions.sort_by(|(a, x), (b, y)| (b.strength / (y + 1.0)).total_cmp(&(a.strength / (x + 1.0))));
    let mut left = twilight;
    let mut chosen = SmallVec::new();
    for (foe, cost) in minions {
        if cost <= left {
            left -= cost;
            chosen.push(foe);
        }
    }
    chosen
}

/// T7.9 What a minion costs there.
fn cost(card: Card, site: u8) -> f32 {
    let facts = card.facts();
    f32::from(facts.cost) + if facts.site > site { 2.0 } else { 0.0 }
}

impl Foe {
    fn of(s: &State, o: &InPlay) -> Foe {
        let has = |keyword| f32::from(now::keyword(s, o, keyword).max(0));
        Foe {
            strength: f32::from(now::strength(s, o.id)),
            damage: has(Keyword::Damage),
            fierce: has(Keyword::Fierce) > 0.0,
        }
    }

    fn card(card: Card) -> Foe {
        let facts = card.facts();
        let has = |keyword| facts.keywords.iter().filter(|(it, _)| *it == keyword).map(|(_, n)| *n).sum::<i16>();
        Foe {
            strength: f32::from(facts.strength),
            damage: f32::from(has(Keyword::Damage)),
            fierce: facts.keywords.iter().any(|(it, _)| *it == Keyword::Fierce),
        }
    }

    /// Both together.
    fn and(self, other: Foe) -> Foe {
        Foe {
            strength: self.strength + other.strength,
            damage: self.damage + other.damage,
            fierce: self.fierce || other.fierce,
        }
    }
}

impl Fighter {
    fn of(s: &State, o: &InPlay, w: &Weights) -> Fighter {
        let bears = s.of(o.owner).ring_bearer == Some(o.id);
        let left = f32::from(now::vitality_left(s, o).max(0));
        let value = value::of_character(s, o, w) + w.death;
        let wound = wounds(s, o, 1, w) * if bears { w.ring_bearer } else { 1.0 };
        let room = f32::from(now::resistance(s, o.owner)) - f32::from(s.of(o.owner).burdens);
        let (death, killed_by_wounds) = match bears {
            true => (w.ring_bearer_lost, if room > 3.0 { w.ring_put_on + 12.0 / room } else { w.ring_bearer_lost }),
            false => (value, value),
        };
        Fighter { strength: f32::from(now::strength(s, o.id)), left, death, wound, killed_by_wounds }
    }

    /// What it costs to fight this. Both sides may have something in hand, so nothing is certain.
    fn cost(&self, foe: Foe, w: &Weights) -> f32 {
        let chance = |margin: f32| 1.0 / (1.0 + (-margin / w.uncertain).exp());
        let lost = chance(foe.strength - self.strength + 0.5);
        let overwhelmed = chance(foe.strength - 2.0 * self.strength + 0.5 - w.seldom).min(lost);
        let wounds = 1.0 + foe.damage;
        let wounded = if wounds >= self.left { self.killed_by_wounds } else { wounds * self.wound };
        overwhelmed * self.death + (lost - overwhelmed) * wounded - w.won * (1.0 - lost)
    }
}
