//! The server as clients find it: every test starts one of its own, on a port and in a folder of its own, and talks to it
//! through sockets.

mod bad_input;
mod from_before;
mod held;
mod hotseat;
mod live;
mod matches;
mod people;
mod plans;
mod play;
mod players;
mod replay;
mod restart;
mod talk;
mod undo;

use server::{GameKind, Games};
use war_served::WarServed;

/// The games of the servers here.
const GAMES: Games = Games(&[GameKind::of::<WarServed>()]);
