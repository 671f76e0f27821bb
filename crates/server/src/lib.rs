//! Matches over the network: any game of the table, for people and programs, live or over weeks.
//!
//! | to read about | see |
//! |---|---|
//! | what goes over the network | [`wire`] |
//! | what a game must offer to be served | [`games`] |

pub mod games;
pub mod wire;
