//! War of the Ring, as the server shows it.

pub mod luck;
pub mod result;
