//! What is under way: the phases of the turn, who may act, the lines of the stack, cards that are looked at.

use super::seat;
use serde::Serialize;
use tcg::{
    State, View,
    actions::{Action, Frame, Source, Stage},
    cards::facts::Phase,
    game::{Ending, Thing, now},
    turn::Place,
};
use ts_rs::TS;
use utoipa::ToSchema;

/// A phase of this turn.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgPhase {
    /// Which.
    pub phase: String,
    /// T5.8 It does not take place, as things stand.
    pub skipped: bool,
}

/// T5.16 A time in which players may act.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgWindow {
    /// In this phase.
    pub phase: String,
    /// Who is next.
    pub asks: String,
    /// How many have passed one after the other.
    pub passes: u8,
    /// T5.20 One player alone, until he stops.
    pub alone: bool,
}

/// Something under way.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgUnderWay {
    /// `play`, `give`, `action`, `paying`, or what happens: `wound`, `exert`, `move`...
    pub kind: String,
    /// Who does it.
    pub by: Option<String>,
    /// The card it comes from.
    pub code: Option<String>,
    /// Its number, if it is in play.
    pub card: Option<u16>,
    /// Whom it is about, by their numbers.
    pub about: Vec<u16>,
    /// Of something that happens: it is only about to.
    pub about_to: bool,
    /// Who is asked whether he answers it.
    pub asks: Option<String>,
}

/// Cards that somebody looks at, or that are revealed.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgLooked {
    /// Who looks at them.
    pub by: String,
    /// Whose they are.
    pub of: String,
    /// Where they come from: `top`, `bottom`, `hand`.
    pub from: String,
    /// T13.44 Everybody sees them.
    pub shown: bool,
    /// How many.
    pub count: u8,
    /// Which, for those who may see them.
    pub cards: Vec<String>,
}

/// The phases of a turn.
pub fn phases(state: &State) -> Vec<TcgPhase> {
    let skipped = |phase: Phase| match phase {
        // T7.1 Each Shadow player has one.
        Phase::Shadow => state.shadow_players().iter().all(|seat| now::is_skipped(state, phase, *seat)),
        _ => now::is_skipped(state, phase, state.free),
    };
    Phase::ALL.iter().map(|phase| TcgPhase { phase: phase.to_string(), skipped: skipped(*phase) }).collect()
}

/// Who may act.
pub fn window(view: &View) -> Option<TcgWindow> {
    view.stack.iter().rev().find_map(|frame| match frame {
        Frame::Window(window) => Some(TcgWindow {
            phase: window.phase.to_string(),
            asks: seat(window.asks),
            passes: window.passes,
            alone: window.alone,
        }),
        _ => None,
    })
}

/// The wounds of the archery phase that are left; none where none are being given out.
pub fn arrows_left(view: &View) -> Option<u8> {
    match view.stack.last() {
        Some(Frame::Turn(Place::FellowshipWounds(left, _) | Place::MinionWounds(_, left))) => Some(*left),
        _ => None,
    }
}

/// What is under way above the sequence of play.
pub fn lines(view: &View) -> Vec<TcgUnderWay> {
    view.stack.iter().filter_map(line).collect()
}

fn line(frame: &Frame) -> Option<TcgUnderWay> {
    let of = |kind: &str, card: Option<Thing>| TcgUnderWay {
        kind: kind.into(),
        by: None,
        code: card.map(|thing| thing.card.to_string()),
        card: card.and_then(|thing| thing.id).map(|id| id.0),
        about: Vec::new(),
        about_to: false,
        asks: None,
    };
    match frame {
        Frame::Turn(_) | Frame::Window(_) => None,
        Frame::Give(item) => Some(TcgUnderWay { about: vec![item.0], ..of("give", None) }),
        Frame::Play(play) => Some(TcgUnderWay { by: Some(seat(play.by)), ..of("play", Some(play.thing)) }),
        Frame::Action(action) => {
            let kind = if action.is_paying() { "paying" } else { "action" };
            Some(TcgUnderWay { by: Some(seat(action.by)), about: ids(&action.it), ..of(kind, Some(action.uses.of)) })
        }
        Frame::Occurrence(occurrence) => Some(TcgUnderWay {
            by: Some(seat(occurrence.by)),
            about: ids(&occurrence.whom),
            about_to: occurrence.stage == Stage::About,
            asks: occurrence.asks.map(seat),
            ..of(occurrence.kind.word(), occurrence.source)
        }),
    }
}

fn ids(things: &[Thing]) -> Vec<u16> {
    things.iter().filter_map(|thing| thing.id).map(|id| id.0).collect()
}

/// The cards that the topmost action looks at: those that one may see are in the view, and no others.
pub fn looked_at(view: &View) -> Option<TcgLooked> {
    let hidden =
        |at: usize| view.looked_at.iter().find(|(place, _)| usize::from(*place) == at).map(|(_, count)| *count);
    let looks = |(at, frame): (usize, &Frame)| match frame {
        Frame::Action(action) => looked(action, hidden(at).unwrap_or(action.aside.len() as u8)),
        _ => None,
    };
    view.stack.iter().enumerate().rev().find_map(looks)
}

fn looked(action: &Action, count: u8) -> Option<TcgLooked> {
    let from = match action.aside_from {
        Source::Top => "top",
        Source::Bottom => "bottom",
        Source::Hand => "hand",
    };
    (count > 0).then(|| TcgLooked {
        by: seat(action.by),
        of: seat(action.aside_of),
        from: from.into(),
        shown: action.shown,
        count,
        cards: action.aside.iter().map(|card| card.to_string()).collect(),
    })
}

/// How it ended.
pub fn ending(ending: Ending) -> String {
    match ending {
        Ending::LastSite(_) => "last-site",
        Ending::LastPlayer(_) => "last-player",
        Ending::Draw => "draw",
    }
    .into()
}
