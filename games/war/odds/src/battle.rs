//! W8 A battle to its end, without Combat cards. W9.1 Cities and Fortifications, W9.5 siege battles.
//!
//! What is assumed: the defender does not retreat. Leadership stays as it is, for W8.7.7 Leaders leave with the last unit.
//! There is always a Regular to replace an Elite, W8.7.4: one that fell earlier will do.

use crate::{Policy, Roll, Spread, Troops, spread::total};
use std::{collections::BTreeMap, fmt};

/// W7.2.1 The most units of a side in a region.
const MOST_UNITS: u8 = 10;

/// W9.4.1 The most units in a besieged Stronghold.
const MOST_BESIEGED: u8 = 5;

/// One side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Army {
    /// Its units.
    pub troops: Troops,
    /// W8.3.2 Its Leadership.
    pub leadership: u8,
    /// W6.6.2 Its Captains of the West: each is a die more.
    pub captains: u8,
    /// How it takes hits.
    pub policy: Policy,
}

/// What protects the defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Nothing: an ordinary field battle, W9.6 a sortie or W9.7 a relief.
    Field,
    /// W9.1 A City or a Fortification: in the first round the attacker needs 6.
    City,
    /// W9.5 Walls: the attacker needs 6 in every round, and there is one round.
    Siege {
        /// W9.5.3 The attacker replaces an Elite for one more round as long as he can.
        extend: bool,
    },
}

/// A battle, and how long the attacker goes on with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battle {
    /// Who attacks.
    pub attacker: Army,
    /// Who is attacked.
    pub defender: Army,
    /// Where.
    pub kind: Kind,
    /// W8.8.1 The attacker ceases when he has at most so many units left; 0 if he never does.
    pub stop_at: u8,
    /// W8.8.1 The attacker ceases after so many rounds.
    pub rounds: Option<u16>,
}

/// Why there can be no such battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// W8.1.2, W8.1.3 A side has no unit.
    NoUnits,
    /// W7.2.1 A side has more than 10 units.
    TooManyUnits,
    /// W9.4.1 More than 5 units are besieged.
    TooManyBesieged,
    /// W9.6.2 A battle has at least one round.
    NoRounds,
}

/// How a battle ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// The defender is destroyed.
    AttackerWins,
    /// The attacker is destroyed.
    DefenderWins,
    /// W8.7.8 Both are.
    BothDestroyed,
    /// W8.8.1 The attacker ceases, or W9.5.6 the siege goes on.
    Stopped,
}

/// One way for a battle to end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ending {
    /// What is left of the attacker.
    pub attackers: Troops,
    /// What is left of the defender.
    pub defenders: Troops,
    /// How likely it is.
    pub chance: f64,
}

/// What a battle will come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Odds {
    /// Every way for it to end, once.
    pub endings: Vec<Ending>,
    /// How many rounds it has on average.
    pub rounds: f64,
    begun: Both,
}

/// The units of both sides. In order of the hits they can still take together: a round only ever leads downwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Both {
    hits: u8,
    attackers: Troops,
    defenders: Troops,
}

impl Both {
    fn new(attackers: Troops, defenders: Troops) -> Both {
        Both { hits: attackers.hits() + defenders.hits(), attackers, defenders }
    }
}

/// How likely it is to stand so.
type Chances = BTreeMap<Both, f64>;

impl Outcome {
    /// All of them.
    pub const ALL: [Outcome; 4] =
        [Outcome::AttackerWins, Outcome::DefenderWins, Outcome::BothDestroyed, Outcome::Stopped];
}

impl Ending {
    /// How it ended.
    pub fn outcome(&self) -> Outcome {
        match (self.attackers.units(), self.defenders.units()) {
            (0, 0) => Outcome::BothDestroyed,
            (0, _) => Outcome::DefenderWins,
            (_, 0) => Outcome::AttackerWins,
            (_, _) => Outcome::Stopped,
        }
    }
}

impl Army {
    /// Units with this Leadership; hits go to the Regulars first.
    pub const fn new(troops: Troops, leadership: u8) -> Army {
        Army { troops, leadership, captains: 0, policy: Policy::RegularsFirst }
    }

    /// W8.5, W8.6 Its hits in a round with what is left of it.
    fn hits(&self, left: Troops, needed: u8) -> Spread {
        let dice = left.units().saturating_add(self.captains);
        Roll { re_rolls: self.leadership, ..Roll::new(dice, needed) }.hits()
    }
}

impl Battle {
    /// A battle that the attacker never breaks off.
    pub const fn new(attacker: Army, defender: Army, kind: Kind) -> Battle {
        Battle { attacker, defender, kind, stop_at: 0, rounds: None }
    }

    /// What it will come to.
    pub fn odds(&self) -> Result<Odds, Impossible> {
        self.check()?;
        let begun = Both::new(self.attacker.troops, self.defender.troops);
        let mut fought = Fought { battle: self, over: Chances::new(), rounds: 0.0 };
        let mut standing = Chances::from([(begun, 1.0)]);
        let mut round = 1;
        while self.is_special(round) && !standing.is_empty() {
            standing = fought.round(standing, round);
            round += 1;
        }
        fought.fight_on(standing, round);
        Ok(fought.odds(begun))
    }

    fn check(&self) -> Result<(), Impossible> {
        // Counted without overflow, whatever was asked.
        let units = |army: &Army| u16::from(army.troops.regulars) + u16::from(army.troops.elites);
        let (attackers, defenders) = (units(&self.attacker), units(&self.defender));
        if attackers == 0 || defenders == 0 {
            return Err(Impossible::NoUnits);
        }
        if attackers.max(defenders) > MOST_UNITS.into() {
            return Err(Impossible::TooManyUnits);
        }
        if matches!(self.kind, Kind::Siege { .. }) && defenders > MOST_BESIEGED.into() {
            return Err(Impossible::TooManyBesieged);
        }
        if self.rounds == Some(0) { Err(Impossible::NoRounds) } else { Ok(()) }
    }

    /// Whether a round is not like every later one, or is counted. From a round that is not, the battle is to the end.
    fn is_special(&self, round: u16) -> bool {
        round == 1 || self.rounds.is_some() || matches!(self.kind, Kind::Siege { .. })
    }

    /// W8.5.2 The number the attacker needs. W9.1.2, W9.5.2 The defender needs 5 in every battle.
    fn needed(&self, round: u16) -> u8 {
        match self.kind {
            Kind::Siege { .. } => 6,
            Kind::City if round == 1 => 6,
            Kind::City | Kind::Field => 5,
        }
    }

    /// W8.5 to W8.7 How both stand after the rolls and casualties of a round; W8.5.5 both roll with what they had before.
    fn exchange(&self, at: Both, round: u16) -> Chances {
        let struck = self.attacker.hits(at.attackers, self.needed(round));
        let suffered = self.defender.hits(at.defenders, 5);
        let mut after = Chances::new();
        for (hits, chance) in struck.iter() {
            let defenders = at.defenders.after(hits as u8, self.defender.policy);
            for (hits, chance_back) in suffered.iter() {
                let attackers = at.attackers.after(hits as u8, self.attacker.policy);
                *after.entry(Both::new(attackers, defenders)).or_default() += chance * chance_back;
            }
        }
        after
    }

    /// W8.8 With what the next round is fought; nothing if the battle is over.
    fn goes_on(&self, at: Both, round: u16) -> Option<Both> {
        let destroyed = at.attackers.units() == 0 || at.defenders.units() == 0;
        let ceases = at.attackers.units() <= self.stop_at || self.rounds.is_some_and(|most| round >= most);
        if destroyed || ceases {
            return None;
        }
        match self.kind {
            Kind::Field | Kind::City => Some(at),
            Kind::Siege { extend: false } => None,
            // W9.5.3, W9.5.4 One more round for an Elite.
            Kind::Siege { extend: true } => Some(Both::new(at.attackers.reduced()?, at.defenders)),
        }
    }
}

/// A battle while its chances are summed up.
struct Fought<'a> {
    battle: &'a Battle,
    over: Chances,
    rounds: f64,
}

impl Fought<'_> {
    /// One round from wherever the battle may stand. Returns where it may stand before the next.
    fn round(&mut self, standing: Chances, round: u16) -> Chances {
        let mut next = Chances::new();
        for (at, arrives) in standing {
            self.rounds += arrives;
            for (after, chance) in self.battle.exchange(at, round) {
                self.settle(after, arrives * chance, round, &mut next);
            }
        }
        next
    }

    /// All further rounds, which are alike. If nobody hits everything stays as it was, and is tried again: the chance to
    /// leave a position by each way is that of the way among all ways that lead out.
    fn fight_on(&mut self, mut standing: Chances, round: u16) {
        while let Some((at, arrives)) = standing.pop_last() {
            let mut after = self.battle.exchange(at, round);
            let stays = after.remove(&at).unwrap_or(0.0);
            let visits = arrives / (1.0 - stays);
            self.rounds += visits;
            for (after, chance) in after {
                self.settle(after, visits * chance, round, &mut standing);
            }
        }
    }

    /// A round came to this: the battle is over, or there is another round.
    fn settle(&mut self, after: Both, chance: f64, round: u16, next: &mut Chances) {
        // So small a chance that it is no number any more.
        if chance == 0.0 {
            return;
        }
        match self.battle.goes_on(after, round) {
            Some(at) => *next.entry(at).or_default() += chance,
            None => *self.over.entry(after).or_default() += chance,
        }
    }

    fn odds(self, begun: Both) -> Odds {
        let ending = |(at, chance): (Both, f64)| Ending { attackers: at.attackers, defenders: at.defenders, chance };
        Odds { endings: self.over.into_iter().rev().map(ending).collect(), rounds: self.rounds, begun }
    }
}

impl Odds {
    /// The chance of an outcome.
    pub fn chance(&self, outcome: Outcome) -> f64 {
        total(self.endings.iter().filter(|e| e.outcome() == outcome).map(|e| e.chance))
    }

    /// How many units of the attacker are left.
    pub fn attackers_left(&self) -> Spread {
        self.left(|ending| ending.attackers)
    }

    /// How many units of the defender are left.
    pub fn defenders_left(&self) -> Spread {
        self.left(|ending| ending.defenders)
    }

    fn left(&self, side: impl Fn(&Ending) -> Troops) -> Spread {
        let mut left = Spread::empty();
        self.endings.iter().for_each(|ending| left.add(side(ending).units().into(), ending.chance));
        left
    }

    /// How many units the attacker loses on average.
    pub fn attackers_lost(&self) -> f64 {
        f64::from(self.begun.attackers.units()) - self.attackers_left().mean()
    }

    /// How many units the defender loses on average.
    pub fn defenders_lost(&self) -> f64 {
        f64::from(self.begun.defenders.units()) - self.defenders_left().mean()
    }

    /// What the attacker loses on average, in hits: two for an Elite, one for a Regular or for an Elite replaced, W9.5.3
    /// also for one replaced to go on.
    pub fn attackers_hit(&self) -> f64 {
        self.mean(|ending| self.begun.attackers.hits() - ending.attackers.hits())
    }

    /// What the defender loses on average, in hits.
    pub fn defenders_hit(&self) -> f64 {
        self.mean(|ending| self.begun.defenders.hits() - ending.defenders.hits())
    }

    fn mean(&self, of: impl Fn(&Ending) -> u8) -> f64 {
        total(self.endings.iter().map(|ending| f64::from(of(ending)) * ending.chance))
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Impossible::NoUnits => "both sides need at least one unit",
            Impossible::TooManyUnits => "a side has at most 10 units (W7.2.1)",
            Impossible::TooManyBesieged => "at most 5 units can be besieged (W9.4.1)",
            Impossible::NoRounds => "a battle has at least one round",
        })
    }
}

impl std::error::Error for Impossible {}
