//! The Lord of the Rings TCG, Fellowship block (sets 1 to 3): the rules, and nothing but the rules.
//!
//! | to read about | see |
//! |---|---|
//! | what cards are and say | [`cards`] |
//! | what lies on the table, and what is true of it now | [`game`] |
//! | what acting is: windows, costs, effects, occurrences | [`actions`] |
//! | the sequence of play, from top to bottom | [`turn`] |
//! | decks, and every rule they break | [`deck`] |
//! | how it is asked, answered, told, seen | [`Why`], [`Item`], [`Event`], [`View`] |

pub mod actions;
pub mod cards;
pub mod deck;
mod events;
pub mod game;
pub mod invariants;
mod item;
mod law;
mod notation;
pub mod rulebook;
mod setup;
mod told;
pub mod turn;
pub mod view;
mod why;

pub use cards::Card;
pub use events::{Event, Fought};
pub use game::State;
pub use item::Item;
pub use law::{Law, Legal};
pub use setup::{Setup, start};
pub use told::{Mention, Mentions};
pub use view::View;
pub use why::Why;

use game::Ending;
use smallvec::SmallVec;
use table::{Answer, Asked, Dice, Flow, Outcome, Pick, Rules, Seat, Seating, Shape, Table};

/// The game.
#[derive(Clone, Debug)]
pub enum Tcg {}

/// The table this game is played on.
pub type Game<'a> = Table<'a, Tcg>;

/// The names of the seats, before places are chosen; T14.16 five at most.
pub const NAMES: [&str; 5] = ["a", "b", "c", "d", "e"];

impl Rules for Tcg {
    const NAME: &'static str = "tcg";
    type State = State;
    type Setup = Setup;
    type Item = Item;
    type Why = Why;
    type Law = Law;
    type Event = Event;
    type View = View;

    fn begin(setup: &Setup) -> State {
        setup.begin()
    }

    fn seating(state: &State) -> Seating {
        Seating::of(&NAMES[..state.people.len()])
    }

    /// T14.13 All chance comes in through the table.
    fn step(table: &mut Game) -> Flow {
        actions::step(table)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let (how, winner) = match state.ending? {
            Ending::LastSite(seat) => ("last-site", Some(seat)),
            Ending::LastPlayer(seat) => ("last-player", Some(seat)),
            Ending::Draw => ("draw", None),
        };
        let score = |at: usize| match winner {
            Some(seat) if seat.index() == at => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        Some(Outcome { how, scores: (0..state.people.len()).map(score).collect() })
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        View::of(state, seat)
    }

    /// A question is the first thing in its step, so how things stood before the step is all there is to know.
    fn redeal(before: &View, _: &View, dice: &mut Dice) -> State {
        before.redeal(dice)
    }

    fn forbids(state: &State, asked: &Asked<Tcg>, answer: &Answer<Item>) -> Option<Law> {
        match (&asked.why, answer) {
            (Why::Defenders | Why::Leftovers, Answer::Some(pick)) => turn::assignment::forbids(state, &asked.why, pick),
            (Why::Act(phase), Answer::One(item)) => actions::legal::why_not(state, asked.seat, *phase, *item),
            (Why::StartWith { left }, Answer::One(Item::Card(card))) => {
                let is_there = state.of(asked.seat).cards.deck().cards().has(*card);
                actions::legal::may_start_with(state, asked.seat, *card, (*left).into()).err().filter(|_| is_there)
            }
            (why, Answer::One(item)) if !asked.offers(*item) => why_not(state, why, *item),
            (why, Answer::Some(pick)) => {
                let missing = pick.iter().map(|(item, _)| *item).filter(|item| !asked.offers(*item));
                missing.into_iter().find_map(|item| why_not(state, why, item))
            }
            _ => None,
        }
    }

    fn picks(state: &State, asked: &Asked<Tcg>) -> SmallVec<[Pick<Item>; 4]> {
        let offered: SmallVec<[Item; 16]> = asked.items().collect();
        match (&asked.why, asked.shape) {
            (Why::Defenders | Why::Leftovers, _) => turn::assignment::picks(state, &asked.why, &offered),
            (_, Shape::Order { least, .. }) => in_order(asked, least),
            (_, Shape::Some { least, most }) => first_and_last(asked, least, most),
            _ => SmallVec::new(),
        }
    }

    /// What goes beneath or on top of a deck, and what is taken from among cards looked at.
    fn hides(why: &Why) -> bool {
        matches!(why, Why::Order(_) | Why::Beneath(_) | Why::Take(_))
    }

    fn hears(event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(event.heard_by(seat))
    }
}

/// Why a card in play is not offered, where players would ask: each by the function that offers the others.
fn why_not(state: &State, why: &Why, item: Item) -> Option<Law> {
    let Item::In(card, rank) = item else { return None };
    let o = state.at(card, rank)?;
    let allowed = match why {
        Why::Bearer(_) => actions::play::why_not_bearer(state, o),
        Why::Target { .. } => actions::targets::why_not(state, o),
        Why::Sanctuary { .. } => turn::fellowship::may_recover(state, o),
        Why::ArcheryWound => turn::archery::why_not(state, o),
        // Only who was assigned, and has not fought yet.
        Why::NextSkirmish => Err(Law::Rule("T8.15")),
        _ => Ok(()),
    };
    allowed.err()
}

/// As offered, and the other way round.
fn in_order(asked: &Asked<Tcg>, least: u8) -> SmallVec<[Pick<Item>; 4]> {
    let each = asked.options.iter().flat_map(|offer| (0..offer.count).map(|_| (offer.item, 1)));
    let there: Pick<Item> = each.take(usize::from(least)).collect();
    let back: Pick<Item> = there.iter().rev().copied().collect();
    if there == back { [there].into_iter().collect() } else { [there, back].into_iter().collect() }
}

/// The fewest from the front, the fewest from the back, and the most.
fn first_and_last(asked: &Asked<Tcg>, least: u8, most: u8) -> SmallVec<[Pick<Item>; 4]> {
    fn so_many<'a>(offers: impl Iterator<Item = &'a table::Offer<Item>>, mut left: u8) -> Pick<Item> {
        let mut pick = Pick::new();
        for offer in offers {
            let count = offer.count.min(left);
            left -= count;
            if count > 0 {
                pick.push((offer.item, count));
            }
        }
        pick
    }
    let mut picks: SmallVec<[Pick<Item>; 4]> = SmallVec::new();
    let tries = [
        so_many(asked.options.iter(), least),
        so_many(asked.options.iter().rev(), least),
        so_many(asked.options.iter(), most),
    ];
    for pick in tries {
        let pick = asked.in_order(&pick);
        if !picks.contains(&pick) {
            picks.push(pick);
        }
    }
    picks
}
