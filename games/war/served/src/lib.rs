//! War of the Ring, as the server shows it. Everything is named as in the notation of the game: `minas-tirith`,
//! `fp-char-01`. A client finds the words for it in `locales/`, and the rest in the [facts](static_facts).
//!
//! | to read about | see |
//! |---|---|
//! | a position, as somebody may know it | [`WarView`] |
//! | who plays, where three or four do | [`WarPlayer`], [`WarShared`] |
//! | the figures | [`WarArmy`], [`WarRegion`] |
//! | a battle, and its chances | [`WarBattle`], [`WarOdds`] |
//! | the chances of a step of the Fellowship | [`WarHunted`] |
//! | the action dice in their places | [`WarDie`] |
//! | the Event cards | [`WarCards`] |
//! | what never changes | [`WarFacts`] |
//! | a match in a list, and how one has swung | [`glance`] |
//! | the result, the luck | [`result`], [`luck`] |
//! | what happened, what is asked, what is offered | [`event`], [`why`], [`item`] |
//! | who of a team decides, and by which rule | [`decided_by`] |

mod battle;
mod cards;
mod decided;
mod dice;
mod facts;
mod figures;
#[cfg(test)]
mod fixtures;
mod glance;
mod hunted;
pub mod luck;
mod odds;
mod players;
pub mod result;
mod served;
#[cfg(test)]
mod tests;
mod told;
mod view;

pub use battle::{WarBattle, WarLaid};
pub use cards::{WarCardCounts, WarCards, WarDecks, WarResolving};
pub use decided::decided_by;
pub use dice::{WarDie, WarDieState};
pub use facts::{
    WarAreaFacts, WarCardFacts, WarCharacterFacts, WarDamage, WarFacts, WarNationFacts, WarRegionFacts, WarTileFacts,
    static_facts,
};
pub use figures::{WarArmy, WarPlace, WarRegion, WarUnits};
pub use glance::{WarPicture, WarSmallArmy, glance};
pub use hunted::WarHunted;
pub use odds::WarOdds;
pub use players::{WarPersonal, WarPlayer, WarShared};
pub use served::WarServed;
pub use told::{about, event, item, why};
pub use view::{WarDice, WarFellowship, WarHunt, WarPolitics, WarSides, WarView};
