//! A match that is over: what leagues write down of it, and how it has swung.

use players::Lore;
use server::games::SwingOf;
use table::{Match, Rules, Seat};
use tcg::{Event, State, Tcg, Why, cards::facts::Type, game::Person};
use tcg_lore::TcgLore;

/// What is written down of each player: where he had come to, his burdens, the characters that he has lost, whether he was out.
/// Their names stand here because columns have to be the same for any number of players.
const COLUMNS: [[&str; 4]; 5] = [
    ["a_site", "a_burdens", "a_dead", "a_out"],
    ["b_site", "b_burdens", "b_dead", "b_out"],
    ["c_site", "c_burdens", "c_dead", "c_out"],
    ["d_site", "d_burdens", "d_dead", "d_out"],
    ["e_site", "e_burdens", "e_dead", "e_out"],
];

/// The fields that leagues record; those of players who do not sit there are empty.
pub fn result(game: &Match<Tcg>) -> Vec<(&'static str, String)> {
    let state = game.state();
    let how = Tcg::outcome(state).map(|outcome| outcome.how.to_string()).unwrap_or_default();
    let mut fields =
        vec![("result", how), ("players", state.people.len().to_string()), ("turns", state.turn.to_string())];
    for (at, names) in COLUMNS.into_iter().enumerate() {
        let told = state.people.get(at).map(written).unwrap_or_default();
        fields.extend(names.into_iter().zip(told));
    }
    fields
}

fn written(person: &Person) -> [String; 4] {
    let is_character = |kind: Type| matches!(kind, Type::Companion | Type::Ally);
    let dead = person.dead.cards().filter(|card| is_character(card.kind())).count();
    let out = if person.is_out { "yes" } else { "no" };
    [person.at.to_string(), person.burdens.to_string(), dead.to_string(), out.into()]
}

/// The seat whose chances are told.
const FIRST: Seat = Seat(0);

/// How a match has swung: judged as the best player judges.
pub const SWING: SwingOf<Tcg> = SwingOf {
    chance: |state: &State| TcgLore::worth(state, FIRST),
    begins: |why: &Why| TcgLore::begins_anew(why),
    turn: |state: &State| state.turn.into(),
    tells: telling,
};

/// How well an event tells what an action was.
const fn telling(event: &Event) -> u8 {
    match event {
        Event::Out { .. } => 9,
        Event::Killed { .. } => 8,
        Event::Resolved { .. } => 6,
        Event::Moved { .. } => 5,
        Event::RingWorn { .. } => 4,
        Event::Plays { .. } => 3,
        Event::Uses { .. } => 2,
        Event::Wounded { .. } => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use table::{Dice, Random};
    use tcg::{NAMES, Setup, game::Options};

    fn played(seats: u64) -> Match<Tcg> {
        let decks = (0..seats).map(|at| tcg_decks::random(&mut Dice::new(at))).collect();
        let (mut luck, mut random) = (Dice::new(seats), Random::new(seats));
        let mut game = Match::<Tcg>::begin(&Setup::Decks(decks, Options::default()), &mut luck);
        while let Some(asked) = game.next_question().cloned() {
            let answer = random.answer::<Tcg>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
        game
    }

    #[test]
    fn the_columns_are_the_same_for_any_number_of_players() {
        let names = |fields: &[(&'static str, String)]| fields.iter().map(|(name, _)| *name).collect::<Vec<_>>();
        let (two, five) = (played(2), played(5));
        let (of_two, of_five) = (result(&two), result(&five));
        assert_eq!(names(&of_two), names(&of_five));
        for (seat, [site, ..]) in NAMES.iter().zip(COLUMNS) {
            assert!(site.starts_with(seat), "{site} is of {seat}");
        }
        for (game, fields) in [(&two, of_two), (&five, of_five)] {
            let fields: BTreeMap<_, _> = fields.into_iter().collect();
            assert!(!fields["result"].is_empty() && fields["turns"] == game.state().turn.to_string());
            for (at, [site, burdens, _, out]) in COLUMNS.into_iter().enumerate() {
                let person = game.state().people.get(at);
                let told = |value: Option<String>| value.unwrap_or_default();
                assert_eq!(fields[site], told(person.map(|person| person.at.to_string())));
                assert_eq!(fields[burdens], told(person.map(|person| person.burdens.to_string())));
                assert_eq!(fields[out] == "yes", person.is_some_and(|person| person.is_out));
            }
        }
    }

    #[test]
    fn a_chance_is_one_and_at_the_end_it_is_settled() {
        let game = played(3);
        let chance = (SWING.chance)(game.state());
        let won = Tcg::outcome(game.state()).expect("it is over").scores[FIRST.index()];
        assert!((chance - won).abs() < f32::EPSILON, "{chance} and {won}");
    }
}
