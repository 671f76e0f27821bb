//! The nouns: everything that lies on the table, and what is true of it now.
//!
//! | to read about | see |
//! |---|---|
//! | the whole state, its parts | [`state`] |
//! | who sits where, who is on whose right | [`order`] |
//! | what is active, which texts count | [`voices`] |
//! | reading the words of a card | [`sight`] |
//! | how a skirmish would end | [`outlook`] |
//! | strength, keywords, costs, limits: asked, never stored | [`now`] |

pub mod now;
pub mod order;
pub mod outlook;
pub mod sight;
pub mod state;
pub mod voices;

pub use outlook::Outlook;
pub use sight::Sight;
pub use state::{Change, Ending, Happened, Id, InPlay, Lasting, Options, Person, Skirmish, Stacked, State, Thing};
