//! War of the Ring, as the server shows it.
