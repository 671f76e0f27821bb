//! Battles that can be worked out by hand.

use odds::{Army, Battle, Impossible, Kind, Odds, Outcome, Policy, Troops};

const SIEGE: Kind = Kind::Siege { extend: false };
const LONG_SIEGE: Kind = Kind::Siege { extend: true };

fn army(troops: &str, leadership: u8) -> Army {
    Army::new(troops.parse().expect("units"), leadership)
}

fn battle(attackers: &str, defenders: &str, kind: Kind) -> Battle {
    Battle::new(army(attackers, 0), army(defenders, 0), kind)
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "expected {expected}, found {found}");
}

/// The chances of the four outcomes, in the order of `Outcome::ALL`.
fn expect(battle: Battle, expected: [f64; 4]) -> Odds {
    let odds = battle.odds().expect("a battle");
    let found = Outcome::ALL.map(|outcome| odds.chance(outcome));
    let alike = found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-12);
    assert!(alike, "expected {expected:?}, found {found:?}");
    odds
}

#[test]
fn one_against_one_in_the_field() {
    // A round: only one hits 2/9 each, both 1/9, nobody 4/9 and again. So 2/5, 2/5, 1/5 in 9/5 rounds.
    let odds = expect(battle("1r", "1r", Kind::Field), [2.0 / 5.0, 2.0 / 5.0, 1.0 / 5.0, 0.0]);
    close(odds.rounds, 9.0 / 5.0);
    close(odds.attackers_lost(), 3.0 / 5.0);
    close(odds.attackers_left().chance(1), 2.0 / 5.0);
    assert_eq!(odds.endings.len(), 3);
}

#[test]
fn one_against_one_in_a_city() {
    // W9.1.1 Round one: 1/9, 5/18, both 1/18, nobody 5/9; then as in the field.
    let odds = expect(battle("1r", "1r", Kind::City), [1.0 / 3.0, 1.0 / 2.0, 1.0 / 6.0, 0.0]);
    close(odds.rounds, 1.0 + 5.0 / 9.0 * 9.0 / 5.0);
}

#[test]
fn one_against_one_in_a_siege() {
    // W9.5.3 One round.
    let expected = [1.0 / 9.0, 5.0 / 18.0, 1.0 / 18.0, 5.0 / 9.0];
    let odds = expect(battle("1r", "1r", SIEGE), expected);
    close(odds.rounds, 1.0);
    // Without an Elite nothing can be extended.
    expect(battle("1r", "1r", LONG_SIEGE), expected);
}

#[test]
fn an_elite_extends_a_siege() {
    // Round one: the besieged fall 1/6; else the Elite is hit 5/18 and that is the end, or not 5/9. Then it becomes a
    // Regular, and a second round is that of one against one.
    let expected = [37.0 / 162.0, 25.0 / 162.0, 5.0 / 162.0, 95.0 / 162.0];
    let odds = expect(battle("1e", "1r", LONG_SIEGE), expected);
    close(odds.rounds, 1.0 + 5.0 / 9.0);
    // The attacker may be content with one round.
    expect(Battle { rounds: Some(1), ..battle("1e", "1r", LONG_SIEGE) }, [1.0 / 6.0, 0.0, 0.0, 5.0 / 6.0]);
}

#[test]
fn three_elites_give_at_most_four_rounds() {
    // Example W9-b: three Elites buy three more rounds, so a limit of four changes nothing and one of three does.
    let longest = |rounds| Battle { rounds, ..battle("7r3e", "5e", LONG_SIEGE) }.odds().expect("a battle");
    assert_eq!(longest(Some(4)), longest(None));
    assert!(longest(Some(3)).rounds < longest(None).rounds);
}

#[test]
fn the_attacker_may_cease_after_some_rounds() {
    // W8.8.1 After one round nobody has hit 4/9; after two 16/81.
    expect(Battle { rounds: Some(1), ..battle("1r", "1r", Kind::Field) }, [2.0 / 9.0, 2.0 / 9.0, 1.0 / 9.0, 4.0 / 9.0]);
    let two = Battle { rounds: Some(2), ..battle("1r", "1r", Kind::Field) };
    close(two.odds().expect("a battle").chance(Outcome::Stopped), 16.0 / 81.0);
    // So many rounds are as good as no end to them.
    expect(Battle { rounds: Some(u16::MAX), ..battle("1r", "1r", Kind::Field) }, [0.4, 0.4, 0.2, 0.0]);
}

#[test]
fn the_attacker_may_cease_with_few_units_left() {
    // Two Regulars who cease when one is left. In a round they hit 5/9 and are hit 1/3: win 5/9, else cease 4/27, else
    // go on 8/27.
    let odds = expect(Battle { stop_at: 1, ..battle("2r", "1r", Kind::Field) }, [15.0 / 19.0, 0.0, 0.0, 4.0 / 19.0]);
    // Who begins with so few still fights one round.
    let few = Battle { stop_at: 1, ..battle("1r", "1r", Kind::Field) };
    close(few.odds().expect("a battle").chance(Outcome::Stopped), 4.0 / 9.0);
    close(odds.rounds, 27.0 / 19.0);
}

#[test]
fn captains_and_leaders_count() {
    // One unit and a Captain roll two dice against one: 5/9 and 1/3.
    let captain = Army { captains: 1, ..army("1r", 0) };
    let fight = Battle { attacker: captain, rounds: Some(1), ..battle("1r", "1r", Kind::Field) };
    expect(fight, [10.0 / 27.0, 4.0 / 27.0, 5.0 / 27.0, 8.0 / 27.0]);
    // One die and a Leader have the same chance of a hit.
    let led = Battle { attacker: army("1r", 1), ..fight };
    expect(led, [10.0 / 27.0, 4.0 / 27.0, 5.0 / 27.0, 8.0 / 27.0]);
    // W8.3.3 Captains do not lead beyond five dice.
    let many = battle("5r", "5r", Kind::Field);
    let captains = Battle { attacker: Army { captains: 3, ..many.attacker }, rounds: Some(1), ..many };
    assert_eq!(captains.odds(), Battle { rounds: Some(1), ..many }.odds());
}

#[test]
fn how_hits_are_taken_matters() {
    let fight = |policy| {
        let attacker = Army { policy, ..army("3r2e", 0) };
        Battle { attacker, ..battle("3r2e", "3r2e", Kind::Field) }.odds().expect("a battle")
    };
    // Reducing Elites keeps the dice.
    let (regulars, elites) = (fight(Policy::RegularsFirst), fight(Policy::ElitesFirst));
    assert!(elites.chance(Outcome::AttackerWins) > regulars.chance(Outcome::AttackerWins));
    // Both ways need seven hits to lose everything.
    let most = regulars.endings.iter().chain(&elites.endings).map(|e| e.attackers.hits()).max();
    assert_eq!(most, Some(7));
}

#[test]
fn all_chances_make_one() {
    let sides = ["1r", "3e", "4r2e", "5r5e", "10r", "10e"];
    let kinds = [Kind::Field, Kind::City, SIEGE, LONG_SIEGE];
    for (attackers, defenders) in sides.iter().flat_map(|a| sides.iter().map(move |d| (a, d))) {
        for (kind, stop_at, rounds) in kinds.iter().flat_map(|k| [(k, 0, None), (k, 3, None), (k, 0, Some(3))]) {
            let fight = Battle { stop_at, rounds, ..battle(attackers, defenders, *kind) };
            let Ok(odds) = fight.odds() else { continue };
            close(odds.endings.iter().map(|e| e.chance).sum(), 1.0);
            close(odds.attackers_left().total(), 1.0);
            close(odds.defenders_left().total(), 1.0);
            // What is lost in units is never more than what is lost in hits.
            assert!(odds.attackers_lost() <= odds.attackers_hit() + 1e-12);
        }
    }
}

#[test]
fn a_field_battle_has_no_favourite_among_equals() {
    let odds = Battle::new(army("5r2e", 3), army("5r2e", 3), Kind::Field).odds().expect("a battle");
    close(odds.chance(Outcome::AttackerWins), odds.chance(Outcome::DefenderWins));
    close(odds.attackers_hit(), odds.defenders_hit());
    close(odds.chance(Outcome::Stopped), 0.0);
}

#[test]
fn battles_that_cannot_be() {
    let none = Battle::new(Army::new(Troops::new(0, 0), 1), army("1r", 0), Kind::Field);
    assert_eq!(none.odds(), Err(Impossible::NoUnits));
    assert_eq!(battle("255r255e", "1r", Kind::Field).odds(), Err(Impossible::TooManyUnits));
    assert_eq!(battle("5r", "6r", SIEGE).odds(), Err(Impossible::TooManyBesieged));
    let no_round = Battle { rounds: Some(0), ..battle("1r", "1r", Kind::Field) };
    assert_eq!(no_round.odds(), Err(Impossible::NoRounds));
}
