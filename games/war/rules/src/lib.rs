//! War of the Ring, second edition. Pure rules: no clock, no network, no text for people.
//!
//! The nouns are state and what keeps it true: [`Board`], [`Army`], [`Character`], [`Politics`], [`Fellowship`],
//! [`Hunt`], [`Decks`], together the [`State`]. The verbs are in [`turn`], one file for each part of the sequence of
//! play, in the order of the rulebook. Cards are in [`cards`]. Numbers such as W7.5.3 are rules in
//! `docs/rules/war-of-the-ring.md`.

mod armies;
mod battle;
mod board;
pub(crate) mod cards;
mod characters;
pub mod data;
mod decks;
mod deeds;
mod dice;
mod events;
mod fellowship;
mod handicap;
mod hunt;
pub mod invariants;
mod item;
mod law;
mod mixed;
mod names;
mod notation;
mod options;
mod persons;
mod players;
mod politics;
pub mod rulebook;
mod seats;
mod sets;
mod setup;
mod side;
mod state;
mod told;
pub mod turn;
mod view;
mod why;
pub mod witness;

pub use armies::{Army, Counted, Figure, Lead, Nation, NationSet, Troops};
pub use battle::{Battle, BattleKind, Stage};
pub use board::{AREAS, Area, Board, Land, Map, Region, RegionSet, Site};
pub use cards::Title;
pub use characters::{Activates, Character, CharacterSet, Place, Role, Sheet};
pub use decks::{BySeat, Card, CardSet, Deck, Decks, Resolving, SEATS, Text};
pub use deeds::{Deed, Deeds};
pub use dice::{Dice, Face};
pub use events::{Event, Owner};
pub use fellowship::Fellowship;
pub use handicap::{Given, Handicap, Token, given};
pub use hunt::{Damage, Hunt, Print, Tile, TileSet};
pub use item::{Action, Item, Loss, Part, Word};
pub use law::{Law, Legal};
pub use options::{Switch, SwitchSet};
pub use players::{Player, Players};
pub use politics::Politics;
pub use setup::{start, start_for};
pub use side::Side;
pub use state::{Phase, State, Victory};
pub use told::{Mention, Mentions};
pub use turn::long_march::March;
pub use view::{BattleView, Hands, Laid, View};
pub use why::Why;

use smallvec::SmallVec;
use table::{Answer, Asked, Flow, Outcome, Pick, Rules, Seat, Seating, Table};

/// The game, as the table knows it.
#[derive(Clone, Copy, Debug)]
pub enum War {}

/// The table this game is played on.
pub type Game<'a> = Table<'a, War>;

impl Rules for War {
    const NAME: &'static str = "war";
    type State = State;
    type Setup = State;
    type Item = Item;
    type Why = Why;
    type Law = Law;
    type Event = Event;
    type View = View;

    fn begin(setup: &State) -> State {
        *setup
    }

    fn seating(state: &State) -> Seating {
        state.seating()
    }

    fn step(table: &mut Game) -> Flow {
        turn::step(table)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let victory = state.victory?;
        let score = |seat: Seat| if state.side_of(seat) == victory.winner() { 1.0 } else { 0.0 };
        Some(Outcome { how: victory.id(), scores: state.seating().seats().map(score).collect() })
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        View::of(state, seat)
    }

    fn redeal(before: &View, now: &View, dice: &mut table::Dice) -> State {
        before.redeal(now, dice)
    }

    fn forbids(state: &State, asked: &Asked<War>, answer: &Answer<Item>) -> Option<Law> {
        turn::legality::forbids(state, asked, answer)
    }

    fn picks(state: &State, asked: &Asked<War>) -> SmallVec<[Pick<Item>; 4]> {
        turn::legality::picks(state, asked)
    }

    /// W15.3.2a, W15.8.1a What team-mates wish stays their own, and so does the card that one gives.
    fn hides(why: &Why) -> bool {
        matches!(why, Why::Exchange | Why::Give | Why::Join { .. })
    }

    fn hears(event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(event.heard_by(seat))
    }
}
