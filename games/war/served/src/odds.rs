//! The chances of a battle: the one that is being fought, or one that an answer would lead to. Only what everybody sees goes
//! into them; combat cards do not.

use super::view::WarSides;
use ::odds::{Army, Battle as Fight, Kind, Odds, Outcome, Policy, Troops};
use serde::Serialize;
use table::Answer;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Battle, BattleKind, CharacterSet, Item, Loss, Nation, Side, Stage, State, View, Why};

/// How a battle will end if it is fought as long as it can be: without combat cards and retreats, with hits taken by
/// Regulars first. The four chances make 1.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarOdds {
    /// Who attacks.
    pub attacker: String,
    /// The chance that the defender is destroyed.
    pub attacker_wins: f64,
    /// The chance that the attacker is destroyed.
    pub defender_wins: f64,
    /// The chance that both are.
    pub both_destroyed: f64,
    /// The chance that a siege goes on.
    pub undecided: f64,
    /// How many rounds there are on average.
    pub rounds: f64,
    /// How many units each side loses on average.
    pub lost: WarSides<f64>,
}

impl WarOdds {
    /// The chances of the battle that is being fought. In the middle of a round they are about the rounds to come, with
    /// the figures that are left.
    pub(super) fn fought(view: &View) -> Option<WarOdds> {
        let battle = view.battle.as_ref()?.with([None; 2]);
        let state = view.open_state();
        match battle.stage {
            Stage::Begin | Stage::AttackerCard | Stage::DefenderCard | Stage::BothCards | Stage::Reveal => {
                WarOdds::of(&state, &battle, 0)
            }
            Stage::Fight => WarOdds::of(&state, &Battle { round: battle.round.saturating_add(1), ..battle }, 1),
            Stage::Advance | Stage::Over => None,
        }
    }

    /// The chances of the battle that an answer would lead to.
    pub(super) fn planned(view: &View, why: Why, answer: &Answer<Item>) -> Option<WarOdds> {
        if let (Why::Casualty { hits, dealt, .. }, Answer::One(Item::Loss(loss))) = (why, answer) {
            return WarOdds::after_loss(view, *loss, hits, dealt);
        }
        let state = view.open_state();
        WarOdds::of(&state, &Battle::planned(&state, view.side?, why, answer)?, 0)
    }

    /// The chances of the rounds to come if a hit is taken so. Those that are left, and those of the other side, are taken by
    /// Regulars first.
    fn after_loss(view: &View, loss: Loss, hits: u8, dealt: u8) -> Option<WarOdds> {
        let side = view.side?;
        let battle = view.battle.as_ref()?.with([None; 2]);
        let battle = Battle { round: battle.round.saturating_add(1), ..battle };
        let mut fight = fight(&view.open_state(), &battle)?;
        let (own, other) = match side == battle.attacker {
            true => (&mut fight.attacker, &mut fight.defender),
            false => (&mut fight.defender, &mut fight.attacker),
        };
        let (left, taken) = match loss {
            Loss::Regular(_) => (own.troops.regulars.checked_sub(1).map(|r| Troops::new(r, own.troops.elites)), 1),
            // W8.7.6 Without a Regular of the Nation the Elite is lost.
            Loss::Reduce(nation) if regular_left(view, nation) => (own.troops.reduced(), 1),
            Loss::Reduce(_) => (own.troops.elites.checked_sub(1).map(|e| Troops::new(own.troops.regulars, e)), 1),
            Loss::Elite(_) => (own.troops.elites.checked_sub(1).map(|e| Troops::new(own.troops.regulars, e)), 2),
        };
        own.troops = left?.after(hits.saturating_sub(taken), Policy::RegularsFirst);
        other.troops = other.troops.after(dealt, Policy::RegularsFirst);
        WarOdds::next_round(&battle, fight)
    }

    /// The chances of another round; if a side has nobody left, it is over.
    fn next_round(battle: &Battle, mut fight: Fight) -> Option<WarOdds> {
        let stands = [fight.attacker.troops.units() > 0, fight.defender.troops.units() > 0];
        if stands == [true, true] {
            // W9.5.3 A besieger gives an Elite up for it.
            if battle.kind == BattleKind::Siege {
                fight.attacker.troops = fight.attacker.troops.reduced()?;
            }
            return Some(WarOdds::told(battle, &fight.odds().ok()?));
        }
        let sure = |is: bool| f64::from(u8::from(is));
        Some(WarOdds {
            attacker: battle.attacker.to_string(),
            attacker_wins: sure(stands == [true, false]),
            defender_wins: sure(stands == [false, true]),
            both_destroyed: sure(stands == [false, false]),
            undecided: 0.0,
            rounds: 0.0,
            lost: WarSides::each(|_| 0.0),
        })
    }

    /// `extended` is how many Elites a besieger gives up before the next round, W9.5.3.
    fn of(state: &State, battle: &Battle, extended: u8) -> Option<WarOdds> {
        let mut fight = fight(state, battle)?;
        if battle.kind == BattleKind::Siege {
            for _ in 0..extended {
                fight.attacker.troops = fight.attacker.troops.reduced()?;
            }
        }
        Some(WarOdds::told(battle, &fight.odds().ok()?))
    }

    fn told(battle: &Battle, odds: &Odds) -> WarOdds {
        let lost = |side: Side| if side == battle.attacker { odds.attackers_lost() } else { odds.defenders_lost() };
        WarOdds {
            attacker: battle.attacker.to_string(),
            attacker_wins: odds.chance(Outcome::AttackerWins),
            defender_wins: odds.chance(Outcome::DefenderWins),
            both_destroyed: odds.chance(Outcome::BothDestroyed),
            undecided: odds.chance(Outcome::Stopped),
            rounds: odds.rounds,
            lost: WarSides::each(lost),
        }
    }
}

/// W8.7.4 Whether a Regular of the Nation can take the place of an Elite.
fn regular_left(view: &View, nation: Nation) -> bool {
    view.casualties.regulars[nation.index()] + view.reinforcements.regulars[nation.index()] > 0
}

/// A battle in numbers; none if an event changes how it is fought.
fn fight(state: &State, battle: &Battle) -> Option<Fight> {
    let army = |side| army(state, battle, side);
    // W9.1 A City protects in the first round only: what the attacker needs now says whether it does.
    let kind = match battle.kind {
        BattleKind::Siege => Kind::Siege { extend: true },
        BattleKind::Field | BattleKind::Sortie if battle.hits_on(battle.attacker) == 6 => Kind::City,
        BattleKind::Field | BattleKind::Sortie => Kind::Field,
    };
    battle.is_ordinary().then(|| Fight::new(army(battle.attacker), army(battle.defender()), kind))
}

fn army(state: &State, battle: &Battle, side: Side) -> Army {
    let nobody = CharacterSet::EMPTY;
    let figures = battle.army(state, side);
    let count = |units: &[u8; 8]| Nation::of(side).iter().map(|nation| units[nation.index()]).sum();
    let (regulars, elites): (u8, u8) = (count(&figures.troops.regulars), count(&figures.troops.elites));
    Army {
        troops: Troops::new(regulars, elites),
        leadership: battle.leadership(state, side, nobody),
        captains: battle.strength(state, side, nobody).saturating_sub(regulars + elites),
        policy: Policy::RegularsFirst,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures;
    use table::{Match, Seat};
    use war::{Region, War};

    /// Two Regulars and an Elite are attacked by three Regulars.
    fn attacked() -> Match<War> {
        let position = [
            ("phase", "actions"),
            ("acting", "sh"),
            ("battle", "sh osgiliath lossarnach field 1 begin"),
            ("lossarnach", "2 gondor-regular, gondor-elite"),
            ("osgiliath", "3 sauron-regular"),
            ("hand", "fp-strat-23"),
        ];
        fixtures::from_text(&position, &[])
    }

    /// The chances of the defender if he takes the first of so many hits in a way, after he dealt so many himself.
    fn after(loss: Loss, hits: u8, dealt: u8) -> WarOdds {
        let why = Why::Casualty { hits, at: Region::Lossarnach, without: [].into_iter().collect(), dealt };
        WarOdds::planned(&attacked().view(Some(Seat(0))), why, &Answer::One(Item::Loss(loss))).expect("chances")
    }

    #[test]
    fn hits_that_the_enemy_has_still_to_take_count() {
        let wins = |dealt| after(Loss::Regular(Nation::Gondor), 1, dealt).defender_wins;
        assert!(wins(0) < wins(1) && wins(1) < wins(2), "{} {} {}", wins(0), wins(1), wins(2));
        assert_eq!(after(Loss::Regular(Nation::Gondor), 1, 3).defender_wins, 1.0);
    }

    #[test]
    fn the_rest_of_the_hits_is_taken_by_regulars_first() {
        let both = after(Loss::Regular(Nation::Gondor), 2, 0);
        let rest = after(Loss::Regular(Nation::Gondor), 1, 0);
        assert!(both.defender_wins < rest.defender_wins);
        // Two hits of one Elite leave two Regulars, two hits of Regulars leave the Elite.
        assert!(after(Loss::Elite(Nation::Gondor), 2, 0).defender_wins != both.defender_wins);
        // W8.7.4 A reduced Elite is a Regular more.
        assert!(after(Loss::Reduce(Nation::Gondor), 1, 0).defender_wins > rest.defender_wins);
    }

    #[test]
    fn who_has_nobody_left_has_lost() {
        let lost = after(Loss::Elite(Nation::Gondor), 4, 0);
        assert_eq!((lost.attacker_wins, lost.defender_wins), (1.0, 0.0));
        assert_eq!(after(Loss::Elite(Nation::Gondor), 4, 3).both_destroyed, 1.0);
    }
}
