//! A match at a glance, for lists: the part of the map that matters, the few numbers that tell how it goes, and what the other side
//! did last. Everything in it everybody at the table can see.

use super::{event, figures::army, players::acting};
use players::Lore;
use serde::Serialize;
use server::{games::SwingOf, wire::Glance};
use table::{Rules, Seat};
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Event, Nation, Region, Side, View, War};
use war_lore::{SharpLore, distance};

/// What was done last may take so much of the room. What is longer, such as a move of many kinds of figures, is told by the die that was used.
const MOST_OF_LAST: usize = 220;
/// What happened longer ago than so many events is not looked for.
const FAR_BACK: usize = 100;
/// The braces around both, and their names.
const AROUND: usize = 24;

/// A position of War of the Ring, as small as it can be drawn.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarPicture {
    /// The turn, from 1.
    pub turn: u16,
    /// The phase.
    pub phase: String,
    /// The seat whose turn it is to act, where three or four play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub acts: Option<String>,
    /// The victory points of the Free Peoples and of the Shadow.
    pub vp: (u8, u8),
    /// Corruption.
    pub corruption: u8,
    /// The distance that the Fellowship has travelled since its place was last known; on the Mordor Track the step.
    pub progress: u8,
    /// The last known place of the Fellowship; none on the Mordor Track.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fellowship: Option<String>,
    /// The region that matters.
    pub at: String,
    /// The last move on the map, from where to where.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub arrow: Option<(String, String)>,
    /// Armies, the nearest to that region first; as many as there is room for.
    pub armies: Vec<WarSmallArmy>,
}

/// An Army in a picture: its region, side and strongest Nation, how many units it has, how many of them are Elite, its Leadership, and
/// whether it is besieged.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarSmallArmy(pub String, pub String, pub String, pub u8, pub u8, pub u8, pub u8);

/// How a match stands for somebody who has heard this, the latest first.
pub fn glance(view: &View, heard: impl Iterator<Item = Event>) -> Glance {
    let (mut last, mut arrow, mut place) = (None, None, view.battle.as_ref().map(|battle| battle.to));
    for happened in heard.take(FAR_BACK) {
        let by_another = happened.side().is_some_and(|side| Some(side) != view.side);
        let tells = telling(&happened) > 0 || matches!(happened, Event::Acted { .. });
        if last.is_none() && by_another && tells {
            last = Some(event(&happened)).filter(|told| bytes(told) <= MOST_OF_LAST);
        }
        if place.is_none() {
            (arrow, place) = (way(&happened), place_of(&happened));
        }
        if last.is_some() && place.is_some() {
            break;
        }
    }
    let at = place.or_else(|| view.fellowship.region()).unwrap_or(Region::Morannon);
    let room = Glance::MOST - AROUND - last.as_ref().map_or(0, bytes);
    let picture = serde_json::to_value(picture(view, at, arrow, room)).expect("our own values can be written");
    Glance { last, picture }
}

/// The picture, in so many bytes.
fn picture(view: &View, at: Region, arrow: Option<(Region, Region)>, most: usize) -> WarPicture {
    let points = |side| view.board.points(side);
    let mut picture = WarPicture {
        turn: view.turn,
        phase: view.phase.to_string(),
        acts: acting(view),
        vp: (points(Side::Free), points(Side::Shadow)),
        corruption: view.fellowship.corruption,
        progress: view.fellowship.mordor.unwrap_or(view.fellowship.progress),
        fellowship: view.fellowship.region().map(|region| region.to_string()),
        at: at.to_string(),
        arrow: arrow.map(|(from, to)| (from.to_string(), to.to_string())),
        armies: Vec::new(),
    };
    let mut regions = Region::ALL;
    regions.sort_by_key(|region| distance(at, *region));
    let mut room = most.saturating_sub(bytes(&picture));
    for region in regions {
        for army in [Side::Free, Side::Shadow].into_iter().filter_map(|side| small_army(view, region, side)) {
            // With the comma between two of them.
            let needed = bytes(&army) + 1;
            if needed > room {
                return picture;
            }
            room -= needed;
            picture.armies.push(army);
        }
    }
    picture
}

/// How long something is as it is sent.
fn bytes(value: &impl Serialize) -> usize {
    serde_json::to_string(value).expect("our own values can be written").len()
}

fn small_army(view: &View, region: Region, side: Side) -> Option<WarSmallArmy> {
    let army = army(view, region, side);
    let of = |nation: &Nation| army.troops.regulars[nation.index()] + army.troops.elites[nation.index()];
    let units = army.troops.units(side);
    // Of two that have as many the first.
    let strongest = Nation::ALL.into_iter().rev().max_by_key(of).filter(|_| units > 0)?;
    let characters: u8 = army.characters.iter().map(|character| character.sheet().leadership).sum();
    Some(WarSmallArmy(
        region.to_string(),
        side.to_string(),
        strongest.to_string(),
        units,
        army.troops.elites.iter().sum(),
        army.troops.leader_count() + army.troops.nazgul + characters,
        u8::from(view.board.besieged(region) == Some(side)),
    ))
}

/// From where to where something went on the map.
fn way(happened: &Event) -> Option<(Region, Region)> {
    match *happened {
        Event::Moved { from, to, .. } | Event::Attacked { from, to, .. } | Event::Flew { from, to, .. }
            if from != to =>
        {
            Some((from, to))
        }
        _ => None,
    }
}

/// Where something happened that one would look at on the map.
fn place_of(happened: &Event) -> Option<Region> {
    match *happened {
        Event::Moved { to, .. }
        | Event::Attacked { to, .. }
        | Event::Flew { to, .. }
        | Event::Travelled { to, .. }
        | Event::Separated { to, .. }
        | Event::Retreated { to, .. }
        | Event::Declared { to }
        | Event::Driven { to } => Some(to),
        Event::Entered { at, .. }
        | Event::Recruited { at, .. }
        | Event::CardHits { at, .. }
        | Event::Captured { at, .. }
        | Event::IntoSiege { at, .. } => Some(at),
        Event::Revealed { at } => at,
        _ => None,
    }
}

/// How well an event tells what an action was, and whether it does so at all.
pub fn telling(happened: &Event) -> u8 {
    match happened {
        Event::Won { .. } => 9,
        Event::Captured { .. } | Event::EnteredMordor => 8,
        Event::Entered { .. } | Event::HuntCasualty { .. } => 7,
        Event::Attacked { .. } | Event::Revealed { .. } => 6,
        Event::Corruption { .. } | Event::Played { .. } | Event::MordorStep { .. } => 5,
        Event::Declared { .. } | Event::Separated { .. } | Event::Hidden => 4,
        Event::Progress { .. } | Event::Moved { .. } | Event::Advanced { .. } => 3,
        Event::Travelled { .. } | Event::Flew { .. } | Event::Recruited { .. } => 2,
        Event::Passed { .. } | Event::Skipped { .. } => 1,
        _ => 0,
    }
}

/// The seat whose chances are told.
const FIRST: Seat = Seat(0);

/// How a match has swung: judged as the best player judges, whose eyes are those of a side, so that both are asked.
pub const SWING: SwingOf<War> = SwingOf {
    chance: |state| {
        let worth = |seat| SharpLore::worth(state, seat);
        let other = War::seating(state).seats().find(|seat| state.side_of(*seat) != state.side_of(FIRST));
        other.map_or_else(|| worth(FIRST), |other| (worth(FIRST) + 1.0 - worth(other)) / 2.0)
    },
    begins: SharpLore::begins_anew,
    turn: |state| state.turn.into(),
    tells: telling,
};

#[cfg(test)]
mod tests {
    use super::*;
    use server::games::{Playing, Served};
    use table::{Dice, Match, Random};

    /// A game played at random, looked at after every answer.
    fn play(seed: u64, mut look: impl FnMut(&Match<War>)) -> Match<War> {
        let (mut luck, mut random) = (Dice::new(seed), Random::new(seed));
        let players = war::Players::ALL[seed as usize % 3];
        let mut game = Match::<War>::begin(&war::start_for(players), &mut luck);
        while let Some(asked) = game.next_question().cloned() {
            let answer = random.answer::<War>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
            look(&game);
        }
        game
    }

    fn shown(game: &Match<War>, seat: Option<Seat>) -> Glance {
        crate::WarServed::glance(&game.view(seat), &mut game.heard(seat).rev(), seat).expect("War has pictures")
    }

    #[test]
    fn a_glance_is_small_and_has_armies_in_it() {
        let (mut longest, mut fewest, mut with_last, mut all) = (0, usize::MAX, 0, 0);
        for seed in 0..4 {
            play(seed, |game| {
                for seat in War::seating(game.state()).seats().map(Some).chain([None]) {
                    let glance = shown(game, seat);
                    longest = longest.max(bytes(&glance));
                    fewest = fewest.min(glance.picture["armies"].as_array().map_or(0, Vec::len));
                    with_last += usize::from(glance.last.is_some());
                    all += 1;
                }
            });
        }
        println!("{all} glances, the longest {longest} bytes, the fewest armies {fewest}, {with_last} with a deed");
        assert!(longest <= Glance::MOST, "{longest}");
        assert!(fewest >= 4, "{fewest}");
        assert!(with_last > all / 2, "{with_last} of {all}");
    }

    #[test]
    fn what_is_told_is_what_the_other_side_did() {
        let mut told = 0;
        play(1, |game| {
            for seat in War::seating(game.state()).seats() {
                let own = game.state().side_of(seat).id();
                let Some(last) = shown(game, Some(seat)).last else { continue };
                let side = serde_json::to_value(&last.args["side"]).expect("JSON");
                assert_ne!(side["named"]["id"], own, "{last:?}");
                told += 1;
            }
        });
        assert!(told > 100);
    }

    #[test]
    fn the_picture_is_of_where_something_happened_last() {
        let mut moved = 0;
        play(2, |game| {
            let picture = shown(game, None).picture;
            assert_eq!(picture["turn"], game.state().turn);
            let state = game.state();
            let acts =
                state.phase == war::Phase::Actions && state.players != war::Players::Two && state.victory.is_none();
            let acting = acts.then(|| game.seating().name(state.seat_of(state.actor(state.acting))));
            assert_eq!(picture.get("acts").and_then(|seat| seat.as_str()), acting);
            let last = game.heard(None).rev().take(FAR_BACK).find_map(|event| place_of(&event));
            if let (None, Some(at)) = (game.state().battle, last) {
                assert_eq!(picture["at"], at.to_string());
                moved += 1;
            }
            // The armies that are named are those on the board.
            for army in picture["armies"].as_array().expect("a list") {
                let region: Region = army[0].as_str().expect("a region").parse().expect("a region of the map");
                let side = if army[1] == "fp" { Side::Free } else { Side::Shadow };
                assert_eq!(army[3], game.state().board.at(region).units(side));
            }
        });
        assert!(moved > 100);
    }

    #[test]
    fn a_match_has_swung_from_an_open_beginning_to_its_end() {
        let game = play(3, |_| {});
        let won = game.outcome().expect("it is over").scores[0];
        let record = table::Record::of(&game, &[]).write::<War>();
        let swing = Playing::<crate::WarServed>::read(&record).expect("a good record").swing().expect("War tells it");
        assert_eq!(swing.seats, ["fp", "sh"]);
        let turns: Vec<u32> = swing.turns.iter().map(|turn| turn.turn).collect();
        assert_eq!(turns.first(), Some(&1));
        assert!(turns.is_sorted() && swing.turns.is_sorted_by_key(|turn| turn.position));
        let end = swing.turns.last().expect("an end");
        assert_eq!((end.chance, end.position as usize), (won, game.inputs().len()));
        assert!((3..=5).contains(&swing.moments.len()), "{:?}", swing.moments);
        for moment in &swing.moments {
            assert!(moment.position < moment.end && moment.glance.is_some(), "{moment:?}");
            assert!(swing.turns.iter().any(|turn| turn.position <= moment.position));
        }
    }
}
