//! W12.2 to W12.4 The Hunt for the Ring: the roll, its re-rolls, and the tile.

use super::{
    table_cards, throw,
    tile::{self, Manner},
};
use crate::cards::known::FLOCKS_OF_CREBAIN;
use crate::{Event, Game, Side, State, Why};
use table::Flow;

/// The most Hunt dice.
const MOST_DICE: u8 = 5;

/// W12.2.2 How many dice a Hunt roll has now.
pub(crate) fn dice(state: &State) -> u8 {
    state.hunt.shadow_dice.min(MOST_DICE)
}

/// W12.2.1 The Hunt roll after a step of the Fellowship.
pub(crate) fn roll(t: &mut Game) -> Flow {
    let dice = dice(t.state);
    if dice == 0 {
        return Ok(());
    }
    let crebain = crebain(t)?;
    let first = successes(t, dice, crebain)?;
    // W12.3.2 Failed dice are re-rolled once, one for each condition.
    let most = t.state.hunt_re_rolls().min(dice - first);
    let again = t.number(Side::Shadow, Why::HuntReRoll, 0, most)?;
    let successes = first + successes(t, again, crebain)?;
    t.tell(Event::Hunted { successes });
    if successes == 0 {
        return Ok(());
    }
    // W12.4.1 One tile; W12.4.2 an Eye does damage equal to the successes.
    match tile::draw(t)? {
        None => Ok(()),
        Some(drawn) => tile::resolve(t, drawn, Manner::hunt(successes)),
    }
}

/// Flocks of Crebain may be discarded before the roll, to add 1 to its dice.
fn crebain(t: &mut Game) -> Flow<u8> {
    let lies = table_cards::lies(t.state, FLOCKS_OF_CREBAIN);
    if !lies || !t.confirm(Side::Shadow, Why::UseTableCard { card: FLOCKS_OF_CREBAIN })? {
        return Ok(0);
    }
    table_cards::discard(t, FLOCKS_OF_CREBAIN);
    Ok(1)
}

/// W12.2.3 A 6 or more after adding 1 for each die of the Free Peoples in the Hunt Box; a natural 1 always fails.
fn successes(t: &mut Game, dice: u8, more: u8) -> Flow<u8> {
    // W12.2.4 The die of the present move is not in the box yet.
    let bonus = t.state.hunt.free_dice + more;
    let needed = 6_u8.saturating_sub(bonus).max(2);
    Ok(throw(t, Side::Shadow, Why::HuntDie, dice, needed)?.iter().filter(|die| **die >= needed).count() as u8)
}

impl State {
    /// W12.3.1 How many of the three conditions for a re-roll hold in the Ring-bearers' region; W12.3.3 any Stronghold held by
    /// the Shadow counts, and units inside one.
    pub fn hunt_re_rolls(&self) -> u8 {
        let Some(region) = self.fellowship.region() else { return 0 };
        let stronghold = self.board.controls_stronghold(Side::Shadow, region);
        let units = self.board.occupied(region, Side::Shadow);
        let witch_king = self.region_of(crate::Character::WitchKing) == Some(region);
        let nazgul = self.board.at(region).nazgul > 0 || witch_king;
        u8::from(stronghold) + u8::from(units) + u8::from(nazgul)
    }
}
