//! Hunts that can be worked out by hand.

use odds::{Damage, Drawn, EmptyPool, Hunt, Step, Tile};

fn tile(damage: Damage, reveal: bool, stop: bool) -> Tile {
    Tile { damage, reveal, stop }
}

/// W1.7.4 The 16 standard tiles.
fn standard() -> Vec<Tile> {
    let of = |count, damage, reveal| vec![tile(damage, reveal, false); count];
    let number = |count, number, reveal| of(count, Damage::Number(number), reveal);
    [
        of(4, Damage::Eye, true),
        number(2, 0, true),
        number(2, 1, true),
        number(1, 2, true),
        number(2, 1, false),
        number(2, 2, false),
        number(3, 3, false),
    ]
    .concat()
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "expected {expected}, found {found}");
}

fn total(drawn: &Drawn) -> f64 {
    drawn.damage.values().sum()
}

#[test]
fn successes_of_a_hunt() {
    let success = |dice, bonus, re_rolls| Hunt { dice, bonus, re_rolls }.successes().at_least(1);
    // Example W12-a: 6 for the first move, 5 or 6 for the second.
    close(success(1, 0, 0), 1.0 / 6.0);
    close(success(1, 1, 0), 1.0 / 3.0);
    close(success(3, 0, 0), 91.0 / 216.0);
    // A natural 1 fails whatever is added.
    close(success(1, 9, 0), 5.0 / 6.0);
    close(success(1, 255, 0), 5.0 / 6.0);
    // W12.3.2 The re-roll has the same bonus.
    close(success(1, 1, 1), 5.0 / 9.0);
    close(success(2, 0, 1), 1.0 - (5.0_f64 / 6.0).powi(3));
    // W12.3.2 Three re-rolls at most, W12.2.2 five dice at most, and none for Level 0.
    close(success(5, 0, 9), success(5, 0, 3));
    close(success(8, 0, 0), success(5, 0, 0));
    close(success(0, 3, 3), 0.0);
}

#[test]
fn one_die_and_the_standard_pool() {
    let hunted = Hunt { dice: 1, bonus: 0, re_rolls: 0 }.odds(&standard()).expect("tiles");
    // A tile 1/6 of the time. It reveals 9 times of 16; an Eye does 1.
    close(hunted.drawn.reveal, 9.0 / 96.0);
    close(hunted.drawn.stop, 0.0);
    close(hunted.drawn.damage[&0], 5.0 / 6.0 + 2.0 / 96.0);
    close(hunted.drawn.damage[&1], 8.0 / 96.0);
    close(hunted.drawn.damage[&2], 3.0 / 96.0);
    close(hunted.drawn.damage[&3], 3.0 / 96.0);
    close(hunted.drawn.mean(), (8.0 + 6.0 + 9.0) / 96.0);
    close(hunted.drawn.at_least(2), 6.0 / 96.0);
}

#[test]
fn an_eye_does_as_much_as_there_are_successes() {
    let eye = [tile(Damage::Eye, true, false)];
    let hunted = Hunt { dice: 3, bonus: 1, re_rolls: 0 }.odds(&eye).expect("tiles");
    for (count, chance) in hunted.successes.iter() {
        close(hunted.drawn.damage[&(count as i16)], chance);
    }
    close(hunted.drawn.mean(), 1.0);
    close(hunted.drawn.reveal, 1.0 - 8.0 / 27.0);
}

#[test]
fn a_step_on_the_mordor_track() {
    // Example W13-a: three dice in the box, an Eye does 3.
    let pool = [
        tile(Damage::Eye, true, false),
        tile(Damage::Number(-2), false, false),
        tile(Damage::Die, false, true),
        tile(Damage::Number(1), true, true),
    ];
    let drawn = Step { dice: 3 }.odds(&pool).expect("tiles");
    close(drawn.damage[&3], 1.0 / 4.0 + 1.0 / 24.0);
    close(drawn.damage[&1], 1.0 / 4.0 + 1.0 / 24.0);
    close(drawn.damage[&-2], 1.0 / 4.0);
    close(drawn.damage[&6], 1.0 / 24.0);
    close(drawn.stop, 1.0 / 2.0);
    close(drawn.reveal, 1.0 / 2.0);
    close(drawn.mean(), (3.0 - 2.0 + 3.5 + 1.0) / 4.0);
    // W13.3.2 There is no maximum of 5.
    close(Step { dice: 8 }.odds(&pool).expect("tiles").damage[&8], 1.0 / 4.0);
}

#[test]
fn all_chances_make_one() {
    for dice in 0..=6 {
        for (bonus, re_rolls) in (0..=4).flat_map(|bonus| (0..=3).map(move |re_rolls| (bonus, re_rolls))) {
            let hunted = Hunt { dice, bonus, re_rolls }.odds(&standard()).expect("tiles");
            close(total(&hunted.drawn), 1.0);
            close(hunted.drawn.reveal, hunted.successes.at_least(1) * 9.0 / 16.0);
        }
        close(total(&Step { dice }.odds(&standard()).expect("tiles")), 1.0);
    }
}

#[test]
fn without_tiles_there_is_nothing_to_draw() {
    assert_eq!(Step { dice: 1 }.odds(&[]), Err(EmptyPool));
    assert_eq!(Hunt { dice: 1, bonus: 0, re_rolls: 0 }.odds(&[]), Err(EmptyPool));
    // With Level 0 none is needed.
    assert!(Hunt { dice: 0, bonus: 0, re_rolls: 0 }.odds(&[]).is_ok());
}
