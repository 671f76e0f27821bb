//! Records from before still load, and end as they say. In rules 2e-1 nobody was asked where there was one answer only; in 2e-2
//! some were asked though everybody could see what the answer was.

use table::{Answer, Input, NoLuck, Record, TextError, Trouble};
use war::{Face, Item, War};

const RECORDS: [(&str, &str); 3] = [
    ("greedy", include_str!("records/greedy-2e-1.record")),
    ("random", include_str!("records/random-2e-1.record")),
    ("shadow-military", include_str!("records/shadow-military-2e-1.record")),
];

fn read(name: &str, text: &str) -> Result<Record<Item>, TextError> {
    Record::read::<War>(text, name)
}

/// What stands in the record itself.
fn inputs_of(text: &str) -> usize {
    let lines = text.lines().filter(|line| line.contains(": ") && !line.starts_with("set "));
    lines.map(|line| line.strip_prefix("chance: ").map_or(1, |items| items.split_whitespace().count())).sum()
}

#[test]
fn old_records_load_and_end_as_they_say() {
    let mut filled_in = 0;
    for (name, text) in RECORDS {
        assert!(text.contains("[rules \"2e-1\"]"), "{name} is not old");
        let record = read(name, text).unwrap_or_else(|error| panic!("{error}"));
        let game = record.play::<War>(None, &mut NoLuck).unwrap_or_else(|trouble| panic!("{name}: {trouble}"));
        assert_eq!(game.outcome().map(|outcome| outcome.how), record.tag("result"), "{name}");
        assert_eq!(game.inputs(), &record.inputs[..], "{name}");
        assert_eq!(record.lines.len(), record.inputs.len(), "{name}: every input has a line");
        filled_in += record.inputs.len() - inputs_of(text);
        // From now on it is a record like any other.
        let again = read(name, &record.write::<War>()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((again.tag("rules"), &again.inputs), (Some("2e-2"), &record.inputs), "{name}");
    }
    assert!(filled_in > 50, "{filled_in}");
}

/// An old record that breaks off is one of a game that goes on.
#[test]
fn a_part_of_an_old_record_is_good() {
    let (name, text) = RECORDS[0];
    let lines = text.lines().count();
    for kept in [lines / 4, lines / 2, lines * 3 / 4] {
        let part: Vec<&str> = text.lines().take(kept).collect();
        let game = read(name, &part.join("\n")).expect("it is read").play::<War>(None, &mut NoLuck);
        let game = game.unwrap_or_else(|trouble| panic!("{kept}: {trouble}"));
        assert!(game.outcome().is_none() && game.next_question().is_some() || game.waits_for().is_some(), "{kept}");
    }
}

/// What is wrong with an old record is still said with its line.
#[test]
fn an_old_record_that_does_not_follow_the_rules_says_where() {
    let (name, text) = RECORDS[0];
    let at = text.lines().count() / 2;
    let is_answer = |line: &&str| line.starts_with("fp: ") || line.starts_with("sh: ");
    let wrong = at + text.lines().skip(at).position(|line| is_answer(&line)).expect("somebody answers");
    let broken: Vec<&str> = text.lines().enumerate().map(|(n, l)| if n == wrong { "fp: pass" } else { l }).collect();
    let record = read(name, &broken.join("\n")).expect("it is read");
    let Err(Trouble { at, .. }) = record.play::<War>(None, &mut NoLuck) else { panic!("nobody can pass there") };
    assert_eq!(record.lines[at], wrong + 1);
    assert!(matches!(record.inputs[at], Input::Choice(..)));
}

/// What was written down under 2e-2 stays as it is, and goes on to ask what was asked then.
#[test]
fn records_that_tell_too_much_stay_as_they_are() {
    for (name, text) in
        [("greedy", include_str!("records/greedy-2e-2.record")), ("random", include_str!("records/random-2e-2.record"))]
    {
        assert!(text.contains("[rules \"2e-2\"]"), "{name} is not old");
        let record = read(name, text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(record.inputs.len(), inputs_of(text), "{name}");
        let game = record.play::<War>(None, &mut NoLuck).unwrap_or_else(|trouble| panic!("{name}: {trouble}"));
        assert_eq!(game.outcome().map(|outcome| outcome.how), record.tag("result"), "{name}");
        let again = Record::of(&game, &[]);
        assert_eq!(
            (again.tag("rules"), again.position.len(), &again.inputs),
            (Some("2e-2"), 0, &record.inputs),
            "{name}"
        );
        // A game that ends in the middle of a turn goes on with the question that came then.
        let will = Input::Choice(table::Seat(0), Answer::One(Item::Face(Face::Will)));
        let at = record.inputs.iter().position(|input| *input == will).expect("a Will of the West is used");
        let part = record.play::<War>(Some(at + 1), &mut NoLuck).expect("a part of a good record is good");
        assert_eq!(part.next_question().map(|asked| asked.why.name()), Some("will-as"), "{name}");
        // As a record of today it is none.
        let today = read(name, &text.replace("2e-2", "2e-3")).unwrap_or_else(|error| panic!("{error}"));
        assert!(today.play::<War>(None, &mut NoLuck).is_err(), "{name}");
    }
}
