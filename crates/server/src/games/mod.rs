//! What a game must offer to be served.

pub mod retell;
pub mod war;
