//! Many games of the card game: with which decks they are played, what is noted of each and told of all.
//!
//! | to read about | see |
//! |---|---|
//! | what is noted while a game is played | [`TcgNotes`] |
//! | what is told of many games | [`TcgReport`] |

mod notes;
mod report;
mod text;

pub use notes::TcgNotes;
pub use report::{CardUse, Sites, TcgReport};

use players::{Player, UnknownPlayer};
use table::{Dice, Rules};
use tcg::{
    Setup, State, Tcg,
    deck::{self, DeckList, STARTERS},
    game::Options,
    invariants,
};
use tournament::{Simulated, Wanted};

/// The card game, for the tournament.
pub enum SimulatedTcg {}

impl Simulated for SimulatedTcg {
    type Rules = Tcg;
    type Notes = TcgNotes;

    fn start(wanted: &Wanted) -> Result<State, String> {
        let decks = match wanted.decks.as_deref() {
            None => any_starters(tcg_decks::seats_or(wanted.seats, 2)?, wanted.seed),
            Some("random") => {
                let mut dice = Dice::new(wanted.seed);
                (0..tcg_decks::seats_or(wanted.seats, 2)?).map(|_| tcg_decks::random(&mut dice)).collect()
            }
            Some(names) => tcg_decks::brought(&names.split(',').map(str::trim).collect::<Vec<_>>(), wanted.seats)
                .map_err(|what| format!("--decks: {what}"))?,
        };
        Ok(Tcg::begin(&Setup::Decks(decks, Options::default())))
    }

    fn player(name: &str, seed: u64) -> Result<Box<dyn Player<Tcg>>, UnknownPlayer> {
        tcg_lore::by_name(name, seed)
    }

    fn turn(state: &State) -> Option<u16> {
        Some(state.turn)
    }

    fn check(state: &State) -> Result<(), String> {
        invariants::check(state)
    }

    fn endings() -> Vec<&'static str> {
        vec!["last-site", "last-player", "draw"]
    }
}

/// Other starters in every game. Games are numbered by their seeds, so that those of as many games as there are pairs have every
/// pair in the first two seats once; who else sits there has any.
fn any_starters(seats: usize, seed: u64) -> Vec<DeckList> {
    let starters = STARTERS.len() as u64;
    let mut dice = Dice::new(seed);
    let pair = [seed % starters, seed / starters % starters].map(|at| at as usize);
    let all = pair.into_iter().chain(std::iter::repeat_with(|| dice.below(STARTERS.len())));
    all.take(seats).map(|at| deck::starter(STARTERS[at].0).expect("it is a starter")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn starters_are_every_pair_once() {
        let name = |deck: &DeckList| deck.write();
        let pairs: BTreeSet<Vec<String>> =
            (7..43).map(|seed| any_starters(2, seed).iter().map(name).collect()).collect();
        assert_eq!(pairs.len(), 36);
        assert_eq!(any_starters(5, 7), any_starters(5, 7));
        assert_ne!(any_starters(5, 7)[2..], any_starters(5, 43)[2..]);
    }
}
