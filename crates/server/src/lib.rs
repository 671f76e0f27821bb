//! Matches over the network: any game of the table, for people and programs, live or over weeks.
//!
//! | to read about | see |
//! |---|---|
//! | what goes over the network | [`wire`], [`api`], [`live`] |
//! | what a game must offer to be served, and the list of games | [`games`] |
//! | what can happen in a match, and how it is kept | [`act`], [`sitting`], [`reading`] |
//! | who looks after a match, who thinks, who is told | [`room`], [`rooms`], [`thinking`], [`bus`] |
//! | several servers on one store | [`nodes`] |
//! | who somebody is, and what he may do | [`people`], [`connected`], [`hashing`], [`guard`], [`finishing`] |
//! | how many may come, and how often | [`doors`], [`limits`] |
//! | starting and stopping | [`serve`], [`check`] |
//! | what a host watches, and what is logged of a request | [`figures`], [`asking`] |

pub mod act;
pub mod api;
pub mod app;
pub mod asking;
pub mod bus;
pub mod check;
pub mod connected;
pub mod doors;
pub mod error;
pub mod fate;
pub mod figures;
pub mod files;
pub mod finishing;
pub mod folder;
pub mod games;
pub mod guard;
pub mod hashing;
pub mod health;
pub mod limits;
pub mod live;
pub mod names;
pub mod nodes;
pub mod people;
pub mod reading;
pub mod room;
pub mod rooms;
pub mod seen;
pub mod serve;
pub mod sitting;
pub mod thinking;
pub mod wire;

pub use app::Settings;
pub use games::{GameKind, Games};
pub use serve::{FILE, ServeError, Server, check_store};
