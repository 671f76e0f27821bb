//! What is not asked, because everybody can see that there is one answer: selections with one legal answer, and a declaration that
//! would change nothing. What a Will of the West stands for, the action tells. A game that was begun when all this was asked
//! ([`State::as_before`](crate::State::as_before)) goes on as it was begun.

use super::{legality, table_cards};
use crate::cards::known::{BALROG, FLOCKS_OF_CREBAIN, THE_LAST_BATTLE, WORN_WITH_SORROW};
use crate::{Army, Figure, Game, Item, Law, Region, Side, State, Switch, War, Why};
use smallvec::SmallVec;
use table::{Answer, Asked, Flow, Offer, Question, Shape};

/// Figures that can be selected, each up to its count.
type Offers = [(Figure, u8)];
type Picked = SmallVec<[(Figure, u8); 12]>;

/// Asks a side which of these figures go, at least `least`; if there is one legal answer, it is taken.
pub(crate) fn select(t: &mut Game, side: Side, why: Why, least: u8, offers: &Offers) -> Flow<Army> {
    let in_all = offers.iter().map(|(_, count)| count).sum();
    let only = match t.state.as_before {
        true => None,
        false => only_answer(t.state, side, why, (least, in_all), offers),
    };
    let picked = match only {
        // To select all of these leaves nothing to ask.
        Some(only) => t.select(side, why, (only.iter().map(|(_, count)| count).sum(), in_all), &only)?,
        None => t.select(side, why, (least, in_all), offers)?,
    };
    Ok(picked.into_iter().collect())
}

/// More selections than this are not looked through: with so many figures there is always a choice.
const MOST: usize = 64;

/// The one legal selection, if there are not two.
fn only_answer(state: &State, side: Side, why: Why, (least, most): (u8, u8), offers: &Offers) -> Option<Picked> {
    let ways: usize = offers.iter().map(|(_, count)| usize::from(*count) + 1).product();
    if ways > MOST {
        return None;
    }
    let options = offers.iter().map(|(figure, count)| Offer { item: Item::Figure(*figure), count: *count }).collect();
    let asked: Asked<War> =
        Question { seat: state.decider(side, why), why, shape: Shape::Some { least, most }, options };
    let is_legal = |picked: &Picked| {
        let answer = Answer::Some(picked.iter().map(|(figure, count)| (Item::Figure(*figure), *count)).collect());
        asked.fits::<Law>(&answer).is_ok() && legality::forbids(state, &asked, &answer).is_none()
    };
    // All of them first: two are found soon where there are two.
    let mut legal = (0..ways).rev().map(|way| nth(offers, way)).filter(is_legal);
    let only = legal.next()?;
    legal.next().is_none().then_some(only)
}

/// The selections in some order; the last is all of them.
fn nth(offers: &Offers, mut way: usize) -> Picked {
    let mut picked = Picked::new();
    for (figure, most) in offers {
        let choices = usize::from(*most) + 1;
        let count = (way % choices) as u8;
        way /= choices;
        if count > 0 {
            picked.push((*figure, count));
        }
    }
    picked
}

/// W11.5 Whether to declare the Fellowship where it stands would change anything: a Nation, Corruption, or a card on the table; W16.1.5
/// or where it is.
pub(crate) fn is_declaring_worthwhile(state: &State) -> bool {
    let fellowship = &state.fellowship;
    let at = fellowship.figure;
    let is_home = at.is_city_or_stronghold() && at.first_owner() == Some(Side::Free);
    let heals = fellowship.corruption > 0 && state.board.unconquered(at);
    let wakes = at.nation().is_some_and(|nation| !state.politics.is_active(nation));
    let cards = [THE_LAST_BATTLE, WORN_WITH_SORROW, FLOCKS_OF_CREBAIN, BALROG];
    let cards = cards.into_iter().any(|card| table_cards::lies(state, card));
    let enters = state.plays(Switch::MordorByDeclaration) && matches!(at, Region::MinasMorgul | Region::Morannon);
    fellowship.progress > 0 || is_home && (heals || wakes) || cards || enters
}
