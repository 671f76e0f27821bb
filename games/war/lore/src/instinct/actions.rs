//! Dice and what to do with them.

use war::{Action, Face, Item, Nation, Side, State, Word};

/// What to do with one's turn.
pub fn turn(state: &State, side: Side, item: Item) -> f32 {
    match (side, item) {
        (Side::Free, Item::Face(Face::Character)) => 4.0,
        (Side::Free, Item::Face(Face::Will)) => 2.5,
        (Side::Free, Item::Face(_)) => 1.5,
        (Side::Shadow, Item::Face(Face::Muster | Face::MusterArmy)) => 2.5,
        (Side::Shadow, Item::Face(Face::Army)) => 2.5,
        (Side::Shadow, Item::Face(_)) => 1.5,
        (_, Item::Word(Word::Pass)) => 0.2,
        (Side::Free, Item::Word(Word::Ring)) => ring(state),
        (Side::Shadow, Item::Word(Word::Ring)) => 0.3,
        // W17.2.2 It costs no die, and the enemy acts meanwhile.
        (_, Item::Word(Word::DrawToken | Word::AdvanceToken)) => 1.0,
        _ => 0.02,
    }
}

/// Whether the Free Peoples want a Ring: when there is nothing left to move the Fellowship with, and it matters.
fn ring(state: &State) -> f32 {
    let dice = state.dice_of(Side::Free);
    let moves = dice.has(Face::Character) || dice.has(Face::Will);
    if moves {
        0.05
    } else if state.fellowship.mordor.is_some() {
        1.5
    } else {
        0.3
    }
}

/// Which die to change with a Ring.
pub fn ring_die(state: &State, side: Side, face: Face) -> f32 {
    match (side, face) {
        (_, Face::Will) => 0.01,
        (Side::Free, Face::Character) => 0.05,
        (_, Face::Event) => 1.5,
        _ => f32::from(state.dice_of(side).unused[face.index()]),
    }
}

/// What to change it to.
pub fn ring_face(_: &State, side: Side, face: Face) -> f32 {
    match (side, face) {
        (Side::Free, Face::Character) => 5.0,
        (Side::Shadow, Face::Army | Face::MusterArmy) => 3.0,
        (_, Face::Eye) => 0.3,
        _ => 1.0,
    }
}

/// What a Will of the West stands for.
pub fn will_as(state: &State, face: Face) -> f32 {
    match face {
        // Offered only where somebody can be brought or crowned.
        Face::Will => 20.0,
        Face::Character if state.fellowship.hidden => 4.0,
        Face::Character => 3.0,
        Face::Muster | Face::Army => 0.5,
        _ => 1.0,
    }
}

/// Which action.
pub fn action(state: &State, side: Side, action: Action) -> f32 {
    match action {
        Action::CrownAragorn | Action::BringGandalf => 20.0,
        Action::BringMinion => 8.0,
        Action::MoveFellowship => move_fellowship(state),
        Action::HideFellowship => 8.0,
        Action::Attack => 2.5,
        Action::MoveArmies => {
            if side == Side::Shadow {
                2.5
            } else {
                0.7
            }
        }
        Action::AdvanceNation => {
            if side == Side::Shadow {
                6.0
            } else {
                1.5
            }
        }
        Action::Warden | Action::Prince | Action::Dwarf => 1.0,
        Action::Recruit => 1.5,
        Action::VoiceRecruits => 1.8,
        Action::VoicePromotes => 0.7,
        Action::PlayEvent => 1.8,
        Action::DrawEvent => 1.2,
        Action::MoveMinions => 0.8,
        Action::MoveCompanions => 0.9,
        Action::Separate => 0.5,
        Action::DiscardTable => 0.5,
    }
}

/// Moving is what the Fellowship is for, unless this turn's Hunt is too hot.
fn move_fellowship(state: &State) -> f32 {
    let hot = state.hunt.free_dice + state.hunt.shadow_dice / 2;
    match hot {
        0..=2 => 8.0,
        3 => 4.0,
        4 => 2.0,
        _ => 1.0,
    }
}

/// Which Nation advances.
pub fn nation(state: &State, nation: Nation) -> f32 {
    let steps = state.politics.steps[nation.index()];
    match nation {
        Nation::Sauron => 4.0,
        Nation::Isengard => 3.0,
        Nation::Southrons => 2.0,
        Nation::Gondor | Nation::Rohan => 2.0 / f32::from(steps.max(1)),
        _ => 1.0 / f32::from(steps.max(1)),
    }
}
