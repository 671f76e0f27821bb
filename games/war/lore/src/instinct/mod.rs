//! What comes to mind at once: every answer to a question, weighed by rule of thumb.
//!
//! | to read about | see |
//! |---|---|
//! | dice and what to do with them | `actions` |
//! | moving, attacking, recruiting | `armies` |
//! | in battle: cards, losses, when to stop | `battle` |
//! | the Fellowship and the Hunt | `journey` |
//! | which cards to keep | `cards` |

mod actions;
mod armies;
mod battle;
pub mod cards;
mod journey;

use players::{Ideas, all_answers};
use table::{Answer, Asked, Seat};
use war::{Item, Side, State, War, Why, Word};

/// The ideas for a question.
pub fn ideas(state: &State, asked: &Asked<War>, ideas: &mut Ideas<Item>) {
    match asked.why {
        Why::Discard => cards::discards(asked, ideas),
        _ => all_answers::<War>(state, asked, ideas),
    }
    let side = state.side_of(asked.seat);
    for (answer, weight) in ideas.iter_mut() {
        *weight = match answer {
            Answer::One(item) => one(state, asked.seat, asked.why, *item),
            Answer::Number(n) => number(state, asked.why, *n),
            Answer::Some(pick) => {
                let chosen: u8 = pick.iter().map(|(_, count)| count).sum();
                selection(state, side, asked, pick, chosen)
            }
        }
        .max(0.001);
    }
}

fn one(state: &State, seat: Seat, why: Why, item: Item) -> f32 {
    let side = state.side_of(seat);
    match (why, item) {
        (Why::Turn, item) => actions::turn(state, side, item),
        (Why::WillAs, Item::Face(face)) => actions::will_as(state, face),
        (Why::RingDie, Item::Face(face)) => actions::ring_die(state, side, face),
        (Why::RingFace { .. }, Item::Face(face)) => actions::ring_face(state, side, face),
        (Why::Action { .. }, Item::Action(action)) => actions::action(state, side, action),
        (Why::Nation | Why::CardNation, Item::Nation(nation)) => actions::nation(state, nation),
        (Why::MoveFrom { .. } | Why::MarchFrom { .. }, Item::Region(from)) => armies::move_from(state, side, from),
        (Why::MoveTo { from, .. }, Item::Region(to)) => armies::move_to(state, side, from, to),
        (Why::AttackFrom { .. }, Item::Region(from)) => armies::attack_from(state, side, from),
        (Why::AttackTarget { from, .. }, Item::Region(to)) => armies::attack_target(state, side, from, to),
        (Why::RecruitFigure { .. } | Why::CardUnit { .. }, Item::Figure(figure)) => armies::recruit(state, figure),
        (Why::RecruitWhere { .. } | Why::EntersWhere { .. }, Item::Region(at)) => {
            armies::recruit_where(state, side, at)
        }
        (Why::Cease { .. }, Item::Word(word)) => battle::cease(state, side, word == Word::Yes),
        (Why::IntoSiege { .. }, Item::Word(word)) => battle::into_siege(state, word == Word::Yes),
        (Why::Retreat { .. } | Why::Scouts { .. }, item) => battle::retreat(state, side, item),
        (Why::Extend { .. }, item) => battle::extend(state, side, item),
        (Why::Casualty { .. }, Item::Loss(loss)) => battle::casualty(state, side, loss),
        (Why::CombatCard, item) => battle::card(state, side, item),
        (Why::Announce, Item::Word(word)) => yes(word, battle::announce(state, side)),
        (Why::WhiteRider, Item::Word(word)) => yes(word, 0.5),
        (Why::Declare, Item::Word(word)) => yes(word, journey::declare(state)),
        (Why::Path { left, revealed }, item) => journey::path(state, left, revealed, item),
        (Why::EnterMordor, Item::Word(word)) => yes(word, 0.97),
        (Why::HuntCasualty { damage, .. }, Item::Word(word)) => journey::casualty(state, damage, word),
        (Why::GuideSeparates { .. }, Item::Word(word)) => yes(word, journey::guide_separates(state)),
        (Why::GollumReveals { .. }, Item::Word(word)) => yes(word, 0.5),
        (Why::Guide, Item::Figure(figure)) => journey::guide(figure),
        (Why::CompanionsTo { .. } | Why::SeparateTo { .. }, Item::Region(to)) => journey::companions_to(state, to),
        (Why::MinionsTo { .. }, Item::Region(to)) => armies::minions_to(state, to),
        (Why::Event { .. } | Why::FreeEvent, Item::Card(card)) => cards::event(card),
        (Why::AbilityDraw { .. }, Item::Word(word)) => yes(word, 0.98),
        (Why::DrawFrom, Item::Deck(deck)) => cards::draw(side, deck),
        (Why::UseTableCard { .. }, Item::Word(word)) => yes(word, 0.6),
        // One exchanges a card that is better elsewhere, and joins where there is room for both Armies.
        (Why::Exchange, Item::Word(word)) => yes(word, cards::exchange(state, seat)),
        (Why::Give, Item::Card(card)) => cards::give(state, seat, card),
        (Why::Join { at }, Item::Word(word)) => yes(word, if state.board.at(at).units(side) <= 10 { 0.8 } else { 0.2 }),
        (Why::CardRegion, Item::Region(at)) => armies::recruit_where(state, side, at),
        (
            Why::MoveFrom { .. }
            | Why::MarchFrom { .. }
            | Why::RecruitFigure { .. }
            | Why::CompanionsFrom
            | Why::MinionsFrom,
            Item::Word(Word::None),
        ) => 0.15,
        _ => 1.0,
    }
}

/// The weight of yes, of no.
fn yes(word: Word, weight: f32) -> f32 {
    if word == Word::Yes { weight } else { 1.0 - weight }
}

fn number(state: &State, why: Why, n: u8) -> f32 {
    match why {
        Why::HuntDice => journey::hunt_dice(state, n),
        // A die rolled again costs nothing.
        Why::ReRoll | Why::HuntReRoll | Why::TurnDice => 10.0_f32.powi(i32::from(n)),
        Why::OwnHits | Why::GiveUp => 0.5_f32.powi(i32::from(n)),
        _ => 1.0,
    }
}

fn selection(state: &State, side: Side, asked: &Asked<War>, pick: &table::Pick<Item>, chosen: u8) -> f32 {
    match asked.why {
        Why::Discard => pick.iter().map(|(item, _)| cards::to_discard(*item)).product(),
        Why::MoveFigures { .. } | Why::AttackWith { .. } | Why::MarchFigures { .. } => f32::from(chosen).powi(2),
        Why::Advance { to, .. } => armies::advance(state, side, to, chosen),
        Why::SeparateGroup => journey::separate(pick),
        _ => f32::from(chosen) + 0.2,
    }
}
