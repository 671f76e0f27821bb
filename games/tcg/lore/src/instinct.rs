//! What comes to mind at a question. How much it does so is a guess by which plans are tried first; where nobody thinks, the best guess
//! is the answer.

use crate::{lines, targets, value};
use players::{Ideas, all_answers};
use table::{Answer, Asked, Pick, Seat};
use tcg::{
    Card, Item, State, Tcg, Why,
    cards::facts::{Phase, Side, Type},
    game::{Id, Outlook, Thing, now},
};

/// So often an ability is used in one phase.
const MOST_USES: u8 = 6;

/// T9.4 A card that is worth less than this to keep is discarded for a new one.
const KEPT: f32 = 0.62;

/// The answers that come to mind.
pub fn ideas(s: &State, asked: &Asked<Tcg>, ideas: &mut Ideas<Item>) {
    match asked.why {
        Why::Defenders | Why::Leftovers => return lines::ideas(s, asked, ideas),
        Why::DownToEight | Why::DiscardFromHand(_) => return worst_of_hand(s, asked, ideas),
        Why::Act(_) => {
            all_answers::<Tcg>(s, asked, ideas);
            // T6.16 Who may give an item back and forth for nothing would do so for ever.
            let is_idle = |item: Item| matches!(item, Item::Give(..)) || is_enough(s, item);
            ideas.retain(|(answer, _)| !matches!(answer, Answer::One(item) if is_idle(*item)));
        }
        _ => all_answers::<Tcg>(s, asked, ideas),
    }
    for (answer, weight) in ideas {
        *weight = match answer {
            Answer::One(item) => of_item(s, asked, *item),
            Answer::Number(number) => of_number(&asked.why, *number),
            Answer::Some(pick) if asked.why == Why::Reconcile => of_reconcile(s, asked.seat, pick),
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
        (Why::StartWith { left }, Item::Card(card)) => 1.0 + starting(asked, card, *left),
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
        (Why::Act(Phase::Skirmish), item) => in_skirmish(s, asked.seat, item),
        (Why::Act(phase), _) => of_action(s, asked.seat, *phase, item),
        (Why::Answer { .. }, Item::Pass) => 1.0,
        (Why::Answer { .. }, _) => 0.8,
        (Why::DiscardIt(_), Item::Card(card)) => (1.0 - value::in_hand(s, card)).max(0.02),
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

/// T4.13 How good a fellowship is that begins with this companion and goes on with the best others: two who cost 2 are more than one who
/// costs 4.
fn starting(asked: &Asked<Tcg>, card: Card, left: u8) -> f32 {
    let cost = |card: Card| card.facts().cost.max(0) as u8;
    let Some(left) = left.checked_sub(cost(card)) else { return 0.0 };
    let others = asked.items().filter_map(|item| if let Item::Card(other) = item { Some(other) } else { None });
    let is_other = |other: &Card| cost(*other) <= left && !(other.facts().unique && other.title() == card.title());
    let more = others.filter(is_other).map(|other| {
        let twice = if other.facts().unique || cost(other) == 0 { 1 } else { left / cost(other) };
        value::of_companion(other) * f32::from(twice)
    });
    value::of_companion(card) + more.fold(0.0, f32::max)
}

/// T9.4 What cannot be used makes room for another card.
fn of_reconcile(s: &State, seat: Seat, pick: &Pick<Item>) -> f32 {
    let worth = |item: Item| if let Item::Card(card) = item { value::to_keep(s, seat, card) } else { 1.0 };
    match pick.first() {
        None => 1.0 - KEPT,
        Some((item, _)) => (1.0 - worth(*item)).max(0.01),
    }
}

/// T5.11 What one does in a phase when one does not think long.
fn of_action(s: &State, seat: Seat, phase: Phase, item: Item) -> f32 {
    match (phase, item) {
        (Phase::Fellowship | Phase::Shadow, Item::Pass) => 1.0,
        (_, Item::Pass) => 2.0,
        (_, Item::Play(card)) => of_play(s, seat, card),
        (_, Item::HealWith(_)) => 0.4,
        _ => 0.8,
    }
}

/// T8.18 Who loses a skirmish tries to turn it, who wins it lets it be.
fn in_skirmish(s: &State, seat: Seat, item: Item) -> f32 {
    let outlook = s.skirmish.as_ref().map(|fought| Outlook::of(s, &fought.free, &fought.minions));
    let is_losing = outlook.is_some_and(|outlook| outlook.free_lost == (seat == s.free));
    match (item, is_losing) {
        (Item::Pass, _) => 2.0,
        (Item::Play(_), true) => 2.6,
        (_, true) => 2.2,
        (_, false) => 0.9,
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
    let worth = |item: Item| if let Item::Card(card) = item { value::to_keep(s, asked.seat, card) } else { 1.0 };
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
