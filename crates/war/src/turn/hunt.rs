//! W12.2 to W12.4 The Hunt for the Ring: the roll, its re-rolls, and the tile.

use super::{roll_many, tile};
use crate::{Event, Game, Side, State, Why};
use table::Flow;

/// W12.2.2 The most Hunt dice.
const MOST_DICE: u8 = 5;

/// W12.2.1 The Hunt roll after a step of the Fellowship.
pub(super) fn roll(t: &mut Game) -> Flow {
    let dice = t.state.hunt.shadow_dice.min(MOST_DICE);
    if dice == 0 {
        return Ok(());
    }
    let first = successes(t, dice)?;
    // W12.3.2 Failed dice are re-rolled once, one for each condition.
    let most = conditions(t.state).min(dice - first);
    let again = t.number(Side::Shadow, Why::HuntReRoll, 0, most)?;
    let successes = first + successes(t, again)?;
    t.tell(Event::Hunted { successes });
    if successes == 0 {
        return Ok(());
    }
    // W12.4.1 One tile; W12.4.2 an Eye does damage equal to the successes.
    let drawn = tile::draw(t)?;
    tile::resolve(t, drawn, successes)
}

/// W12.2.3 A 6 or more after adding 1 for each die of the Free Peoples in the Hunt Box; a natural 1 always fails.
fn successes(t: &mut Game, dice: u8) -> Flow<u8> {
    // W12.2.4 The die of the present move is not in the box yet.
    let bonus = t.state.hunt.free_dice;
    let succeeds = |die: &&u8| **die != 1 && **die + bonus >= 6;
    Ok(roll_many(t, Why::HuntDie, dice)?.iter().filter(succeeds).count() as u8)
}

/// W12.3.1 How many of the three conditions for a re-roll hold in the Ring-bearers' region; W12.3.3 any Stronghold held by
/// the Shadow counts, and units inside one.
fn conditions(state: &State) -> u8 {
    let Some(region) = state.fellowship.region() else { return 0 };
    let stronghold = state.board.controls_stronghold(Side::Shadow, region);
    let units = state.board.occupied(region, Side::Shadow);
    let witch_king = state.region_of(crate::Character::WitchKing) == Some(region);
    let nazgul = state.board.at(region).nazgul > 0 || witch_king;
    u8::from(stronghold) + u8::from(units) + u8::from(nazgul)
}
