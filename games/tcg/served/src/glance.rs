//! A match at a glance, for lists: how far the fellowships have come, the duel that matters most, and what somebody else did last.
//! Everything in it everybody at the table can see.

use crate::{
    told::told,
    view::{TcgFight, fights},
};
use serde::Serialize;
use server::wire::Glance;
use table::Seat;
use tcg::{Card, Event, State, View, cards::facts::Type, game::Id};
use ts_rs::TS;
use utoipa::ToSchema;

/// What happened longer ago than so many events is not looked for.
const FAR_BACK: usize = 100;

/// A table of the card game, as small as it can be drawn.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgPicture {
    /// The turn, from 1; 0 during the set-up.
    pub turn: u16,
    /// The phase.
    pub phase: String,
    /// The number of the site where each player is, by seat.
    pub at: Vec<u8>,
    /// The burdens of each player, by seat.
    pub burdens: Vec<u8>,
    /// The duel that matters most; before anybody fights, a companion alone.
    pub duel: Option<TcgDuel>,
}

/// Two cards against each other.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgDuel {
    /// The character of the Free Peoples.
    pub free: TcgFighter,
    /// The strongest minion against him.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shadow: Option<TcgFighter>,
    /// Both strengths.
    pub sums: (i16, i16),
}

/// A character, as much of it as is drawn small.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgFighter {
    /// Its title.
    pub title: String,
    /// Its culture.
    pub culture: String,
    /// Its race.
    pub race: String,
}

impl TcgFighter {
    fn of(card: Card) -> TcgFighter {
        let facts = card.facts();
        TcgFighter {
            title: facts.title.clone(),
            culture: facts.culture.map(|culture| culture.to_string()).unwrap_or_default(),
            race: facts.race.map(|race| race.to_string()).unwrap_or_default(),
        }
    }
}

/// How a match stands for somebody who has heard this, the latest first.
pub fn glance(view: &View, heard: impl Iterator<Item = Event>) -> Glance {
    let by_another = |event: &Event| doer(event).is_some_and(|by| Some(by) != view.seat);
    let last = heard.take(FAR_BACK).find(by_another).map(|event| told(event.name(), event.mentions()));
    let picture = serde_json::to_value(picture(view)).expect("our own values can be written");
    Glance { last, picture }
}

/// Who did it, of what people do of their own will.
fn doer(event: &Event) -> Option<Seat> {
    match event {
        Event::Plays { by, .. }
        | Event::Uses { by, .. }
        | Event::SitePlayed { by, .. }
        | Event::Moved { by, .. }
        | Event::Bid { by, .. } => Some(*by),
        _ => None,
    }
}

fn picture(view: &View) -> TcgPicture {
    TcgPicture {
        turn: view.turn,
        phase: view.phase.to_string(),
        at: view.people.iter().map(|person| person.at).collect(),
        burdens: view.people.iter().map(|person| person.burdens).collect(),
        duel: duel(&view.world()),
    }
}

/// The skirmish that is fought, or the one that would go worst; without any, who bears the Ring against the strongest minion.
fn duel(state: &State) -> Option<TcgDuel> {
    let all = fights::all(state);
    let lead = |fight: &TcgFight| fight.shadow - fight.free;
    let is_fought = |fight: &&TcgFight| fight.state == fights::TcgFightState::Now;
    let fight = all.iter().find(is_fought).or_else(|| all.iter().max_by_key(|fight| lead(fight)));
    let fighter = |id: u16| state.find(Id(id)).map(|o| TcgFighter::of(o.card));
    if let Some(fight) = fight {
        let strongest = fight.minions.iter().max_by_key(|id| printed(state, Id(**id)));
        let free = fight.character.and_then(fighter)?;
        return Some(TcgDuel { free, shadow: strongest.copied().and_then(fighter), sums: (fight.free, fight.shadow) });
    }
    let bearer = state.of(state.free).ring_bearer.and_then(|id| state.find(id))?;
    let minion = state.minions().filter(|o| state.is_active(o)).max_by_key(|o| printed(state, o.id));
    let strength = |id: Id| tcg::game::now::strength(state, id);
    Some(TcgDuel {
        free: TcgFighter::of(bearer.card),
        shadow: minion.map(|o| TcgFighter::of(o.card)),
        sums: (strength(bearer.id), minion.map_or(0, |o| strength(o.id))),
    })
}

fn printed(state: &State, id: Id) -> i16 {
    state.find(id).filter(|o| o.card.kind() == Type::Minion).map_or(0, |o| o.card.facts().strength)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Match, Random};
    use tcg::{Setup, Tcg, game::Options};

    #[test]
    fn a_glance_is_small_and_tells_what_another_did() {
        let (mut longest, mut with_last, mut with_duel, mut all) = (0, 0, 0, 0);
        for seats in [2, 5] {
            let decks = (0..seats).map(|at| tcg_decks::random(&mut Dice::new(at))).collect();
            let (mut luck, mut random) = (Dice::new(seats), Random::new(seats));
            let mut game = Match::<Tcg>::begin(&Setup::Decks(decks, Options::default()), &mut luck);
            while let Some(asked) = game.next_question().cloned() {
                let answer = random.answer::<Tcg>(game.state(), &asked);
                game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
                for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                    let Glance { last, picture } = glance(&game.view(seat), game.heard(seat).rev());
                    let text = serde_json::to_string(&(&last, &picture)).expect("JSON");
                    longest = longest.max(text.len());
                    let by = last.as_ref().map(|told| serde_json::to_value(&told.args["seat"]).expect("JSON"));
                    assert!(seat.is_none_or(|seat| by.is_none_or(|by| by["named"]["id"] != tcg::NAMES[seat.index()])));
                    with_last += u32::from(last.is_some());
                    with_duel += u32::from(!picture["duel"].is_null());
                    all += 1;
                }
            }
        }
        assert!(longest <= Glance::MOST, "{longest}");
        assert!(with_last > all / 2 && with_duel > all / 2, "{with_last} and {with_duel} of {all}");
    }
}
