//! The exact figures against dice that are really rolled. The simulation is written from the rules, die by die, and
//! shares nothing with the library but the names of what is asked.

use odds::{Army, Battle, Damage, Hunt, Kind, Outcome, Policy, Roll, Tile, Troops};
use table::Dice;

const ROLLS: u32 = 1_000_000;
const BATTLES: u32 = 200_000;

/// What was counted must be within four standard errors of what was computed.
fn agree(what: &str, seen: u32, tries: u32, chance: f64) {
    let found = f64::from(seen) / f64::from(tries);
    let error = (chance * (1.0 - chance) / f64::from(tries)).sqrt();
    // The second part is for chances of 0 and 1, which leave no error but rounding.
    assert!((found - chance).abs() <= 4.0 * error + 1e-12, "{what}: computed {chance}, counted {found}");
}

/// How many of so many dice come to the number needed.
fn throw(dice: &mut Dice, count: usize, needed: i32, bonus: i32) -> usize {
    let mut hits = 0;
    for _ in 0..count {
        let face = dice.below(6) as i32 + 1;
        hits += usize::from(face == 6 || face > 1 && face + bonus >= needed);
    }
    hits
}

#[test]
fn a_million_rolls() {
    let rolls =
        [Roll { re_rolls: 3, ..Roll::new(5, 5) }, Roll { dice: 4, needed: 6, bonus: 1, re_bonus: -1, re_rolls: 2 }];
    let mut dice = Dice::new(11);
    for roll in rolls {
        let mut seen = [0; 6];
        for _ in 0..ROLLS {
            let first = throw(&mut dice, roll.dice.into(), roll.needed.into(), roll.bonus.into());
            let again = (roll.dice as usize - first).min(roll.re_rolls.into());
            let second = throw(&mut dice, again, roll.needed.into(), roll.re_bonus.into());
            seen[first + second] += 1;
        }
        let hits = roll.hits();
        seen.iter().enumerate().for_each(|(count, seen)| agree("hits", *seen, ROLLS, hits.chance(count)));
    }
}

/// Takes hits one by one.
fn strike(mut army: [u8; 2], hits: usize, policy: Policy) -> [u8; 2] {
    for _ in 0..hits {
        let reduce = army[1] > 0 && (policy == Policy::ElitesFirst || army[0] == 0);
        match (reduce, army[0]) {
            (true, _) => army = [army[0] + 1, army[1] - 1],
            (false, 0) => {}
            (false, _) => army[0] -= 1,
        }
    }
    army
}

fn side_hits(dice: &mut Dice, army: &Army, left: [u8; 2], needed: i32) -> usize {
    let count = usize::from(left[0] + left[1] + army.captains).min(5);
    let first = throw(dice, count, needed, 0);
    first + throw(dice, (count - first).min(army.leadership.into()), needed, 0)
}

/// Fights a battle with real dice.
fn fight(dice: &mut Dice, battle: &Battle) -> ([u8; 2], [u8; 2]) {
    let begun = |army: &Army| [army.troops.regulars, army.troops.elites];
    let (mut ours, mut theirs) = (begun(&battle.attacker), begun(&battle.defender));
    for round in 1.. {
        let needed = match battle.kind {
            Kind::Field => 5,
            Kind::City => 5 + i32::from(round == 1),
            Kind::Siege { .. } => 6,
        };
        let struck = side_hits(dice, &battle.attacker, ours, needed);
        let suffered = side_hits(dice, &battle.defender, theirs, 5);
        ours = strike(ours, suffered, battle.attacker.policy);
        theirs = strike(theirs, struck, battle.defender.policy);
        let over = ours == [0, 0] || theirs == [0, 0];
        if over || ours[0] + ours[1] <= battle.stop_at || battle.rounds == Some(round) {
            break;
        }
        match battle.kind {
            Kind::Siege { extend: true } if ours[1] > 0 => ours = [ours[0] + 1, ours[1] - 1],
            Kind::Siege { .. } => break,
            Kind::Field | Kind::City => {}
        }
    }
    (ours, theirs)
}

fn compare(seed: u64, battle: Battle) {
    let odds = battle.odds().expect("a battle");
    let (mut outcomes, mut ours_left, mut theirs_left) = ([0; 4], [0; 11], [0; 11]);
    let mut dice = Dice::new(seed);
    for _ in 0..BATTLES {
        let (ours, theirs) = fight(&mut dice, &battle);
        let (ours, theirs) = (ours[0] + ours[1], theirs[0] + theirs[1]);
        let outcome = match (ours > 0, theirs > 0) {
            (true, false) => Outcome::AttackerWins,
            (false, true) => Outcome::DefenderWins,
            (false, false) => Outcome::BothDestroyed,
            (true, true) => Outcome::Stopped,
        };
        outcomes[outcome as usize] += 1;
        ours_left[ours as usize] += 1;
        theirs_left[theirs as usize] += 1;
    }
    for outcome in Outcome::ALL {
        agree(&format!("{battle:?} {outcome:?}"), outcomes[outcome as usize], BATTLES, odds.chance(outcome));
    }
    for units in 0..=10 {
        agree("attackers left", ours_left[units], BATTLES, odds.attackers_left().chance(units));
        agree("defenders left", theirs_left[units], BATTLES, odds.defenders_left().chance(units));
    }
}

fn army(regulars: u8, elites: u8, leadership: u8) -> Army {
    Army::new(Troops::new(regulars, elites), leadership)
}

#[test]
fn battles_in_the_field_and_in_cities() {
    compare(1, Battle::new(army(5, 2, 2), army(3, 1, 1), Kind::Field));
    let captain = Army { captains: 1, policy: Policy::ElitesFirst, ..army(2, 1, 2) };
    compare(2, Battle { stop_at: 2, ..Battle::new(army(4, 1, 1), captain, Kind::City) });
    compare(3, Battle { rounds: Some(2), ..Battle::new(army(3, 3, 0), army(4, 0, 1), Kind::City) });
}

#[test]
fn sieges() {
    compare(4, Battle::new(army(6, 2, 3), army(2, 1, 1), Kind::Siege { extend: false }));
    compare(5, Battle::new(army(4, 4, 2), army(2, 1, 1), Kind::Siege { extend: true }));
    let keen = Army { policy: Policy::ElitesFirst, ..army(2, 4, 2) };
    compare(6, Battle { stop_at: 3, ..Battle::new(keen, army(3, 2, 1), Kind::Siege { extend: true }) });
}

#[test]
fn a_million_hunts() {
    let of = |damage, reveal| Tile { damage, reveal, stop: false };
    let pool =
        [of(Damage::Eye, true), of(Damage::Number(3), false), of(Damage::Number(0), true), of(Damage::Die, false)];
    let hunt = Hunt { dice: 4, bonus: 1, re_rolls: 2 };
    let hunted = hunt.odds(&pool).expect("tiles");
    let (mut dice, mut damage, mut revealed) = (Dice::new(5), [0; 7], 0);
    for _ in 0..ROLLS {
        let first = throw(&mut dice, 4, 6, 1);
        let successes = first + throw(&mut dice, (4 - first).min(2), 6, 1);
        let (done, reveals) = match (successes, dice.below(4)) {
            (0, _) => (0, false),
            (_, 0) => (successes, true),
            (_, 1) => (3, false),
            (_, 2) => (0, true),
            (_, _) => (dice.below(6) + 1, false),
        };
        damage[done] += 1;
        revealed += u32::from(reveals);
    }
    agree("revealed", revealed, ROLLS, hunted.drawn.reveal);
    for (done, seen) in damage.iter().enumerate() {
        agree("damage", *seen, ROLLS, hunted.drawn.damage[&(done as i16)]);
    }
}
