//! `westmarch odds battle`.

use super::{bar, bars, json, listed, text};
use ::odds::{Army, Battle, Kind, Odds, Outcome, Policy, Spread, Troops};
use anyhow::{anyhow, bail};
use clap::ValueEnum;
use serde::Serialize;
use std::collections::BTreeMap;

/// The battle.
#[derive(clap::Args)]
pub struct Args {
    /// The attacking units: Regulars and Elites, as in 5r2e, 5r or 2e
    #[arg(long)]
    attackers: String,
    /// The defending units
    #[arg(long)]
    defenders: String,
    /// The attacker's Leadership
    #[arg(long, default_value_t = 0)]
    attack_leadership: u8,
    /// The defender's Leadership
    #[arg(long, default_value_t = 0)]
    defend_leadership: u8,
    /// The attacker's Captains of the West; each is a die more
    #[arg(long, default_value_t = 0)]
    attack_captains: u8,
    /// The defender's Captains of the West
    #[arg(long, default_value_t = 0)]
    defend_captains: u8,
    /// What the attacker takes hits with first
    #[arg(long, value_enum, default_value_t = First::Regulars)]
    attack_losses: First,
    /// What the defender takes hits with first
    #[arg(long, value_enum, default_value_t = First::Regulars)]
    defend_losses: First,
    /// What protects the defender
    #[arg(long, value_enum, default_value_t = Where::Field)]
    kind: Where,
    /// In a siege, replace an Elite for one more round as long as there is one
    #[arg(long)]
    extend: bool,
    /// The attacker ceases when he has at most so many units left
    #[arg(long, default_value_t = 0)]
    stop_at: u8,
    /// The attacker ceases after so many rounds
    #[arg(long)]
    rounds: Option<u16>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What a hit is taken with first.
#[derive(Clone, Copy, ValueEnum)]
enum First {
    /// A Regular is removed, which keeps the Elites
    Regulars,
    /// An Elite is replaced by a Regular, which keeps the dice
    Elites,
}

/// What protects the defender.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Where {
    /// Nothing; also a sortie or a relief
    Field,
    /// A City or Fortification: in the first round the attacker needs 6
    City,
    /// The walls of a Stronghold: the attacker needs 6, and there is one round
    Siege,
}

#[derive(Serialize)]
struct Report {
    kind: &'static str,
    outcomes: BTreeMap<&'static str, f64>,
    mean_rounds: f64,
    attackers: Side,
    defenders: Side,
    endings: Vec<Way>,
}

/// What becomes of a side.
#[derive(Serialize)]
struct Side {
    units: u8,
    /// The chances that 0, 1, 2 and so on units are left.
    left: Vec<f64>,
    mean_units_lost: f64,
    /// Two for an Elite, one for a Regular or an Elite replaced.
    mean_hits_lost: f64,
}

#[derive(Serialize)]
struct Way {
    outcome: &'static str,
    attackers: String,
    defenders: String,
    chance: f64,
}

/// What there is to say.
pub fn run(args: &Args) -> anyhow::Result<String> {
    let battle = args.battle()?;
    let odds = battle.odds()?;
    match args.json {
        true => json(&Report::of(args, &battle, &odds)),
        false => Ok(told(args, &battle, &odds)),
    }
}

impl Args {
    fn battle(&self) -> anyhow::Result<Battle> {
        let troops = |option: &str, text: &str| text.parse::<Troops>().map_err(|what| anyhow!("--{option}: {what}"));
        if self.extend && self.kind != Where::Siege {
            bail!("--extend: only a siege is extended (W9.5.3); expected --kind siege");
        }
        let attacker = Army {
            troops: troops("attackers", &self.attackers)?,
            leadership: self.attack_leadership,
            captains: self.attack_captains,
            policy: self.attack_losses.policy(),
        };
        let defender = Army {
            troops: troops("defenders", &self.defenders)?,
            leadership: self.defend_leadership,
            captains: self.defend_captains,
            policy: self.defend_losses.policy(),
        };
        let kind = self.kind.kind(self.extend);
        Ok(Battle { attacker, defender, kind, stop_at: self.stop_at, rounds: self.rounds })
    }
}

impl First {
    fn policy(self) -> Policy {
        match self {
            First::Regulars => Policy::RegularsFirst,
            First::Elites => Policy::ElitesFirst,
        }
    }
}

impl Where {
    fn kind(self, extend: bool) -> Kind {
        match self {
            Where::Field => Kind::Field,
            Where::City => Kind::City,
            Where::Siege => Kind::Siege { extend },
        }
    }

    fn name(self) -> &'static str {
        match self {
            Where::Field => "field",
            Where::City => "city",
            Where::Siege => "siege",
        }
    }
}

/// An outcome for people.
fn words(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::AttackerWins => "attacker wins",
        Outcome::DefenderWins => "defender wins",
        Outcome::BothDestroyed => "both destroyed",
        Outcome::Stopped => "attacker stops",
    }
}

/// An outcome for programs.
fn id(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::AttackerWins => "attacker-wins",
        Outcome::DefenderWins => "defender-wins",
        Outcome::BothDestroyed => "both-destroyed",
        Outcome::Stopped => "stopped",
    }
}

fn told(args: &Args, battle: &Battle, odds: &Odds) -> String {
    let lost = |who: &str, army: &Army, units: f64, hits: f64| {
        format!("{who} left of {}: {units:.2} units and {hits:.2} hits are lost on average", army.troops.units())
    };
    let attackers = lost("attackers", &battle.attacker, odds.attackers_lost(), odds.attackers_hit());
    let defenders = lost("defenders", &battle.defender, odds.defenders_lost(), odds.defenders_hit());
    let mut lines = vec![
        format!("{}: {} against {}", args.kind.name(), described(&battle.attacker), described(&battle.defender)),
        format!("\nhow it ends, after {:.2} rounds on average", odds.rounds),
    ];
    lines.extend(Outcome::ALL.map(|outcome| bar(words(outcome), odds.chance(outcome))));
    lines.extend(bars(&attackers, &odds.attackers_left()));
    lines.extend(bars(&defenders, &odds.defenders_left()));
    text(lines)
}

fn described(army: &Army) -> String {
    let captains = if army.captains > 0 { format!(", Captains {}", army.captains) } else { String::new() };
    format!("{} (Leadership {}{captains})", army.troops, army.leadership)
}

impl Report {
    fn of(args: &Args, battle: &Battle, odds: &Odds) -> Report {
        let side = |army: &Army, left: Spread, mean_units_lost, mean_hits_lost| Side {
            units: army.troops.units(),
            left: listed(&left),
            mean_units_lost,
            mean_hits_lost,
        };
        let way = |ending: &::odds::Ending| Way {
            outcome: id(ending.outcome()),
            attackers: ending.attackers.to_string(),
            defenders: ending.defenders.to_string(),
            chance: ending.chance,
        };
        Report {
            kind: args.kind.name(),
            outcomes: Outcome::ALL.map(|outcome| (id(outcome), odds.chance(outcome))).into(),
            mean_rounds: odds.rounds,
            attackers: side(&battle.attacker, odds.attackers_left(), odds.attackers_lost(), odds.attackers_hit()),
            defenders: side(&battle.defender, odds.defenders_left(), odds.defenders_lost(), odds.defenders_hit()),
            endings: odds.endings.iter().map(way).collect(),
        }
    }
}
