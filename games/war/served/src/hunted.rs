//! The chances of a step of the Fellowship: whether the Hunt finds it, and whether the tile reveals it. Only what everybody sees goes
//! into them; what either side does about the Hunt does not.

use ::odds::{Damage, Hunt, Step, Tile};
use serde::Serialize;
use table::Answer;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Action, Item, State, View, Why};

/// What a step of the Fellowship may come to.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarHunted {
    /// The chance that a tile is drawn; on the Mordor Track there always is one.
    pub found: f64,
    /// The chance that it reveals the Fellowship.
    pub revealed: f64,
    /// How much damage there is on average.
    pub damage: f64,
}

impl WarHunted {
    /// The chances of a step, if an answer is one.
    pub(super) fn planned(view: &View, why: Why, answer: &Answer<Item>) -> Option<WarHunted> {
        let moves = Answer::One(Item::Action(Action::MoveFellowship));
        (matches!(why, Why::Action { .. }) && *answer == moves).then(|| WarHunted::of(&view.open_state()))?
    }

    /// None if there is no tile to draw.
    fn of(state: &State) -> Option<WarHunted> {
        let pool: Vec<Tile> = state.hunt.pool.iter().map(tile).collect();
        // W13.3.1 A tile is drawn at every step in Mordor.
        if state.fellowship.mordor.is_some() {
            let drawn = Step { dice: state.hunt.shadow_dice + state.hunt.free_dice }.odds(&pool).ok()?;
            return Some(WarHunted { found: 1.0, revealed: drawn.reveal, damage: drawn.mean() });
        }
        let hunt = Hunt { dice: state.hunt.shadow_dice, bonus: state.hunt.free_dice, re_rolls: state.hunt_re_rolls() };
        let hunted = hunt.odds(&pool).ok()?;
        Some(WarHunted {
            found: hunted.successes.at_least(1),
            revealed: hunted.drawn.reveal,
            damage: hunted.drawn.mean(),
        })
    }
}

fn tile(tile: war::Tile) -> Tile {
    let print = tile.print();
    let damage = match print.damage {
        war::Damage::Number(number) => Damage::Number(number),
        war::Damage::Eye => Damage::Eye,
        war::Damage::Die => Damage::Die,
    };
    Tile { damage, reveal: print.reveal, stop: print.stop }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures;
    use table::Seat;

    const FREE: Seat = Seat(0);
    const TURN: [(&str, &str); 3] = [("phase", "actions"), ("dice fp", "2 character"), ("dice sh", "none")];

    /// The chances of the next step in a position.
    fn step(position: &[(&str, &str)]) -> Option<WarHunted> {
        let game = fixtures::from_text(&[&TURN[..], position].concat(), &["fp: character"]);
        let why = game.asked(FREE).expect("a question").why;
        WarHunted::planned(&game.view(Some(FREE)), why, &Answer::One(Item::Action(Action::MoveFellowship)))
    }

    fn is(told: f64, expected: f64) -> bool {
        (told - expected).abs() < 1e-9
    }

    #[test]
    fn a_hunt_finds_with_its_dice_and_reveals_with_its_tiles() {
        let nobody = step(&[("hunt dice sh", "0")]).expect("chances");
        assert!(is(nobody.found, 0.0) && is(nobody.revealed, 0.0) && is(nobody.damage, 0.0));
        // W12.2.3 A die of the Free Peoples in the box: 5 and 6 find, with two dice five times in nine.
        let pool = ("hunt pool", "std-1-1, std-2-reveal");
        let two = step(&[("hunt dice sh", "2"), ("hunt dice fp", "1"), pool]).expect("chances");
        assert!(is(two.found, 5.0 / 9.0) && is(two.revealed, 5.0 / 18.0) && is(two.damage, 5.0 / 6.0), "{two:?}");
        // W12.3.1 A Nazgûl with them rolls one die again.
        let again = step(&[("hunt dice sh", "1"), ("rivendell", "nazgul"), pool]).expect("chances");
        assert!(is(again.found, 11.0 / 36.0), "{again:?}");
    }

    #[test]
    fn a_step_in_mordor_draws_a_tile_without_a_roll() {
        let pool = ("hunt pool", "std-1-1, std-eye-reveal-1");
        let step = step(&[("mordor", "1"), ("hunt dice sh", "3"), pool]).expect("chances");
        assert!(is(step.found, 1.0) && is(step.revealed, 0.5) && is(step.damage, 2.0), "{step:?}");
    }

    #[test]
    fn other_actions_have_none() {
        let game = fixtures::from_text(&TURN, &["fp: character"]);
        let why = game.asked(FREE).expect("a question").why;
        let hide = Answer::One(Item::Action(Action::HideFellowship));
        assert_eq!(WarHunted::planned(&game.view(Some(FREE)), why, &hide), None);
    }
}
