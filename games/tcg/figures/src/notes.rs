//! What is noted while a game is played: which cards were brought, how often each was played and each ability used, and how far
//! everybody came.

use crate::TcgReport;
use smallvec::{SmallVec, smallvec};
use std::collections::BTreeMap;
use table::Seat;
use tcg::{Card, Event, State, Tcg, cards::facts::Type, invariants};
use tournament::{Noted, Notes};

/// How often a card was used in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Uses {
    /// It was in a deck; what was not may still be seen, as a site whose text is copied.
    pub brought: bool,
    /// How often it was played, or lay there from the start.
    pub played: u32,
    /// How often each ability was used.
    pub abilities: SmallVec<[u32; 2]>,
}

/// The notes of a game.
#[derive(Clone, Debug)]
pub struct TcgNotes {
    pub(crate) cards: BTreeMap<Card, Uses>,
    /// The site that each player has reached.
    pub(crate) reached: SmallVec<[u8; 5]>,
    /// How often somebody moved.
    pub(crate) moves: u32,
}

impl Notes<Tcg> for TcgNotes {
    type Figures = TcgReport;

    fn begin(start: &State) -> TcgNotes {
        let mut notes = TcgNotes { cards: BTreeMap::new(), reached: smallvec![0; start.people.len()], moves: 0 };
        for seat in (0..start.people.len() as u8).map(Seat) {
            invariants::cards_of(start, seat).into_iter().for_each(|card| notes.uses(card).brought = true);
            // T4.9 The Ring-bearer and the Ring lie there before anybody plays.
            let (bearer, ring) = start.of(seat).begins_with;
            for card in [bearer, ring] {
                let uses = notes.uses(card);
                (uses.brought, uses.played) = (true, uses.played + 1);
            }
        }
        notes
    }

    fn look(&mut self, state: &State) {
        // In the set-up the place of a marker is the place at the table.
        if state.turn == 0 {
            return;
        }
        for (reached, person) in self.reached.iter_mut().zip(&state.people) {
            *reached = person.at.max(*reached);
        }
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Plays { card, .. } => {
                let uses = self.uses(*card);
                uses.played += 1;
                // Playing an event is using it.
                if card.kind() == Type::Event {
                    used(uses, 0, 1);
                }
            }
            Event::EventCancelled { card } => used(self.uses(*card), 0, -1),
            Event::SitePlayed { card, .. } => self.uses(*card).played += 1,
            Event::Uses { text, ability, .. } => used(self.uses(*text), *ability, 1),
            Event::Moved { .. } => self.moves += 1,
            _ => {}
        }
    }

    fn figures(games: &[Noted<TcgNotes>]) -> TcgReport {
        TcgReport::of(games)
    }
}

fn used(uses: &mut Uses, ability: u8, times: i32) {
    if let Some(count) = uses.abilities.get_mut(usize::from(ability)) {
        *count = count.saturating_add_signed(times);
    }
}

impl TcgNotes {
    fn uses(&mut self, card: Card) -> &mut Uses {
        self.cards
            .entry(card)
            .or_insert_with(|| Uses { abilities: card.text().abilities.iter().map(|_| 0).collect(), ..Uses::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rules;

    fn card(fits: impl Fn(&Card) -> bool) -> Card {
        let written = |card: &Card| !card.text().abilities.is_empty();
        Card::all().filter(written).find(fits).expect("there is such a card")
    }

    #[test]
    fn cards_and_abilities_are_counted_as_they_are_used() {
        let mut notes = TcgNotes::begin(&Tcg::begin(&tcg::start()));
        let (event, other) = (card(|card| card.kind() == Type::Event), card(|card| card.kind() == Type::Companion));
        let (seat, before) = (Seat(0), notes.uses(other).played);
        let plays = |card| Event::Plays { by: seat, card };
        [plays(event), plays(event), Event::EventCancelled { card: event }, plays(other)]
            .iter()
            .for_each(|e| notes.hear(e));
        notes.hear(&Event::Uses { by: seat, card: other, text: other, ability: 0 });
        assert_eq!((notes.cards[&event].played, notes.cards[&event].abilities[0]), (2, 1));
        assert_eq!((notes.cards[&other].played, notes.cards[&other].abilities[0]), (before + 1, 1));
    }

    #[test]
    fn sites_are_reached_once_the_game_has_begun() {
        let mut state = Tcg::begin(&tcg::start());
        let mut notes = TcgNotes::begin(&state);
        state.people[0].at = 2;
        notes.look(&state);
        assert_eq!(notes.reached[..], [0, 0]);
        (state.turn, state.people[0].at) = (3, 4);
        notes.look(&state);
        assert_eq!(notes.reached[..], [4, 0]);
    }
}
