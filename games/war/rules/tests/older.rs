//! Records from before still load, and end as they say. In rules 2e-1 nobody was asked where there was one answer only.

use table::{Input, NoLuck, Record, TextError, Trouble};
use war::{Item, War};

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
