//! How many abilities of each kind every card has: those of a list that was made from another source than the texts. `abilities.txt` has
//! a line for each card; where the text is written otherwise than the source has it, the line says how and why.

use std::collections::BTreeMap;
use tcg::{
    Card,
    cards::{Text, facts::Type, words::When},
};

/// What a text has of each kind, as the list writes it: `ability 1 may 2`.
fn kinds(text: &Text) -> String {
    let when = |is: fn(&When) -> bool| text.abilities.iter().filter(|ability| is(&ability.when)).count();
    let counts = [
        ("ability", when(|when| matches!(when, When::Phases(_)))),
        ("answer", when(|when| matches!(when, When::Response(_)))),
        ("must", when(|when| matches!(when, When::EachTime(_) | When::Later(_)))),
        ("may", when(|when| matches!(when, When::MayEachTime(_)))),
        ("state", when(|when| matches!(when, When::Always))),
        ("true", text.modifiers.len()),
        ("to-play", text.to_play.len()),
        ("extra-cost", text.extra_costs.len()),
        ("own-cost", usize::from(text.own_cost.is_some())),
        ("one-more", usize::from(text.one_more_of_its_class)),
        ("like-site", usize::from(text.speaks_like.is_some())),
    ];
    let said: Vec<String> =
        counts.iter().filter(|(_, count)| *count > 0).map(|(kind, count)| format!("{kind} {count}")).collect();
    if said.is_empty() { "nothing".into() } else { said.join(" ") }
}

#[test]
fn every_card_has_the_abilities_of_the_list() {
    let mut lines: BTreeMap<&str, &str> = BTreeMap::new();
    for line in include_str!("abilities.txt").lines().filter(|line| !line.starts_with('#')) {
        let (code, what) = line.split_once(' ').expect("a code and kinds");
        assert!(lines.insert(code, what).is_none(), "{code} is there twice");
    }
    let mut wrong = Vec::new();
    for card in Card::all() {
        let code = card.to_string();
        let Some(line) = lines.remove(&code[..]) else {
            wrong.push(format!("{code} is not in the list"));
            continue;
        };
        let written = kinds(card.text());
        let expected = match line.split_once(" -> ") {
            None => line,
            Some((source, departure)) => {
                let (ours, why) = departure.split_once(": ").unwrap_or((departure, ""));
                if ours == source || why.is_empty() {
                    wrong.push(format!("{code} needs another count and the reason: {line}"));
                }
                ours
            }
        };
        if written != expected {
            wrong.push(format!("{code} {} {line} -> {written}: ", card.title()));
        }
    }
    assert!(wrong.is_empty(), "{} cards\n{}", wrong.len(), wrong.join("\n"));
    assert!(lines.is_empty(), "there are no such cards: {:?}", lines.keys());
}

/// An event is used by being played, so it has one ability, of its phases or an answer; no other card has the label of one.
#[test]
fn events_and_labels_go_together() {
    for card in Card::all() {
        let (facts, text) = (card.facts(), card.text());
        let used = text.abilities.iter().filter(|ability| !matches!(ability.when, When::Later(_)));
        if facts.kind != Type::Event {
            assert!(facts.phases.is_empty() && !facts.response, "{card}");
            continue;
        }
        let [ability] = used.collect::<Vec<_>>()[..] else { panic!("{card} has not one ability") };
        match &ability.when {
            When::Phases(phases) => assert_eq!(phases[..], facts.phases[..], "{card}"),
            When::Response(_) => assert!(facts.response, "{card}"),
            other => panic!("{card} is used {other:?}"),
        }
    }
}
