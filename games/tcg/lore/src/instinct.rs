//! What comes to mind at a question. How much it does so is a guess by which plans are tried first; where nobody thinks, the best guess
//! is the answer.

use crate::{lines, targets, value};
use players::{Ideas, all_answers};
use table::{Answer, Asked, Pick, Seat};
use tcg::{
    Card, Item, State, Tcg, Why,
    cards::facts::{Phase, Side, Type},
    game::{Id, Thing, now},
};

/// So often an ability is used in one phase.
const MOST_USES: u8 = 6;

/// The answers that come to mind.
pub fn ideas(s: &State, asked: &Asked<Tcg>, ideas: &mut Ideas<Item>) {
    match asked.why {
        Why::Defenders | Why::Leftovers => return lines::ideas(s, asked, ideas),
        Why::DownToEight | Why::DiscardFromHand(_) => return worst_of_hand(s, asked, ideas),
        Why::Act(_) => {
            all_answers::<Tcg>(s, asked, ideas);
            ideas.retain(|(answer, _)| !matches!(answer, Answer::One(item) if is_enough(s, *item)));
        }
        _ => all_answers::<Tcg>(s, asked, ideas),
    }
    for (answer, weight) in ideas {
        *weight = match answer {
            Answer::One(item) => of_item(s, asked, *item),
            Answer::Number(number) => of_number(&asked.why, *number),
            Answer::Some(_) => 1.0,
        };
    }
}

fn of_number(why: &Why, number: u8) -> f32 {
    match why {
        // A burden or two is a fair price for the choice of a place.
        Why::Bid => [1.0, 2.0, 1.6, 0.6].get(usize::from(number)).copied().unwrap_or(0.05),
        _ => 1.0 + 0.2 * f32::from(number),
    }
}

fn of_item(s: &State, asked: &Asked<Tcg>, item: Item) -> f32 {
    match (&asked.why, item) {
        (Why::StartWith { .. }, Item::Card(card)) => 1.0 + f32::from(card.facts().cost),
        (Why::StartWith { .. }, _) => 0.01,
        (Why::Mulligan, Item::Is(yes)) => {
            if yes == has_nothing_to_play(s, asked.seat) {
                1.0
            } else {
                0.01
            }
        }
        (Why::MoveAgain, Item::Is(yes)) => {
            if yes {
                0.5
            } else {
                1.0
            }
        }
        (Why::Act(phase), _) => of_action(s, asked.seat, *phase, item),
        (Why::Answer { .. }, Item::Pass) => 1.0,
        (Why::Answer { .. }, _) => 0.8,
        (Why::Reconcile, Item::Pass) => 0.28,
        (Why::Reconcile | Why::DiscardIt(_), Item::Card(card)) => (1.0 - value::in_hand(s, card)).max(0.02),
        (Why::Take(_) | Why::TakeUp(_) | Why::PlayFrom { .. }, Item::Card(card)) => 0.2 + value::in_hand(s, card),
        (Why::May(_) | Why::Again(_), Item::Is(yes)) => {
            if yes {
                1.5
            } else {
                1.0
            }
        }
        (Why::ArcheryTarget, Item::Seat(seat)) => 1.0 + s.minions().filter(|o| o.owner == seat).count() as f32,
        _ => targets::of_item(s, asked, item),
    }
}

/// T5.11 What one does in a phase when one does not think long.
fn of_action(s: &State, seat: Seat, phase: Phase, item: Item) -> f32 {
    match (phase, item) {
        (Phase::Fellowship | Phase::Shadow, Item::Pass) => 1.0,
        (_, Item::Pass) => 2.0,
        (_, Item::Play(card)) => of_play(s, seat, card),
        (_, Item::HealWith(_)) => 0.4,
        (_, Item::Give(..)) => 0.05,
        (Phase::Skirmish, Item::Use { .. }) => 1.2,
        _ => 0.8,
    }
}

/// T5.11 What can be paid is offered however often it was used; what costs nothing is done once in a phase, and nothing for ever.
fn is_enough(s: &State, item: Item) -> bool {
    let Item::Use { card, rank, text, ability } = item else { return false };
    let Some(o) = s.at(card, rank) else { return false };
    let used = |(id, which, _): &&(Id, u8, u8)| *id == o.id && which & 0x7f == ability;
    let times = s.happened.used_in_phase.iter().find(used).map_or(0, |(_, _, times)| *times);
    let is_free = text.text().abilities.get(usize::from(ability)).is_none_or(|ability| ability.costs.is_empty());
    times >= if is_free { 1 } else { MOST_USES }
}

fn of_play(s: &State, seat: Seat, card: Card) -> f32 {
    let facts = card.facts();
    let cost = f32::from(now::cost(s, seat, Thing { card, owner: seat, id: None }, None, 0));
    match (facts.side, facts.kind) {
        (Some(Side::Shadow), Type::Minion) => 2.0 + 0.25 * f32::from(facts.strength),
        (Some(Side::Free), Type::Companion) => 3.0,
        // What adds twilight gives the Shadow minions.
        (Some(Side::Free), Type::Event) => 1.5,
        (Some(Side::Free), _) => (2.2 - 0.3 * cost).max(0.8),
        _ => 1.6,
    }
}

fn has_nothing_to_play(s: &State, seat: Seat) -> bool {
    let minions = s.of(seat).cards.hand().cards().filter(|card| card.kind() == Type::Minion).count();
    minions == 0
}

/// The cards that one can do without, as many as must go.
fn worst_of_hand(s: &State, asked: &Asked<Tcg>, ideas: &mut Ideas<Item>) {
    all_answers::<Tcg>(s, asked, ideas);
    let worth = |item: Item| if let Item::Card(card) = item { value::in_hand(s, card) } else { 1.0 };
    for (answer, weight) in ideas {
        let kept: f32 = match answer {
            Answer::One(item) => worth(*item),
            Answer::Some(pick) => of_pick(pick, worth),
            Answer::Number(_) => 0.0,
        };
        *weight = 1.0 / (0.2 + kept);
    }
}

fn of_pick(pick: &Pick<Item>, worth: impl Fn(Item) -> f32) -> f32 {
    pick.iter().map(|(item, count)| worth(*item) * f32::from(*count)).sum()
}
