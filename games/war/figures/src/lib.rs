//! Many games of War of the Ring: what is noted of each and told of all.
//!
//! | to read about | see |
//! |---|---|
//! | what is noted while a game is played | [`WarNotes`] |
//! | what is told of many games | [`WarReport`] |

mod notes;
mod report;
mod text;

pub use notes::{Cards, Milestone, Together, TurnEnd, Uses, WarNotes};
pub use report::{Reached, Turn, WarReport};

use players::{Player, UnknownPlayer};
use table::{Asked, Seat, Seating};
use tournament::{SeatName, Simulated, Wanted, Witness};
use war::{Event, Players, Side, State, Victory, War, invariants};

/// War of the Ring, for the tournament.
pub enum SimulatedWar {}

impl Simulated for SimulatedWar {
    type Rules = War;
    type Notes = WarNotes;

    fn start(wanted: &Wanted) -> Result<State, String> {
        if let Some(decks) = &wanted.decks {
            return Err(format!("expected no --decks, since the decks of this game are in its box, found '{decks}'"));
        }
        match wanted.seats {
            None | Some(2) => Ok(war::start()),
            Some(3) => Ok(war::start_for(Players::Three)),
            Some(4) => Ok(war::start_for(Players::Four)),
            Some(seats) => Err(format!("expected two to four seats, as in random,random, found {seats}")),
        }
    }

    fn player(name: &str, seed: u64) -> Result<Box<dyn Player<War>>, UnknownPlayer> {
        war_lore::by_name(name, seed)
    }

    fn turn(state: &State) -> Option<u16> {
        Some(state.turn)
    }

    fn check(state: &State) -> Result<(), String> {
        invariants::check(state)
    }

    fn witness(start: &State) -> Option<Box<dyn Witness<War>>> {
        Some(Box::new(Follows(war::witness::Witness::new(start))))
    }

    fn endings() -> Vec<&'static str> {
        Victory::ALL.map(Victory::id).to_vec()
    }

    fn seat_name(seating: &Seating, seat: Seat) -> SeatName {
        let (key, title) = match seating.name(seat).parse() {
            Ok(Side::Free) => ("free_peoples", "FP"),
            Ok(Side::Shadow) => ("shadow", "Shadow"),
            Err(_) => (seating.name(seat), seating.name(seat)),
        };
        SeatName { key: key.replace('-', "_"), title: title.into() }
    }
}

/// W15.5.4 A witness who knows the table "Who decides" of the rules.
struct Follows(war::witness::Witness);

impl Witness<War> for Follows {
    fn look(&mut self, state: &State) {
        self.0.look(state);
    }

    fn hear(&mut self, event: &Event) {
        self.0.hear(event);
    }

    fn asked(&mut self, state: &State, asked: &Asked<War>) -> Result<(), String> {
        self.0.asked(state, asked).map(|_| ())
    }
}
