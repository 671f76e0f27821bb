//! How a question is put: its purpose, its numbered options, and how it can be answered.

use crate::{
    Shown,
    shown::{AskedOf, ItemOf, ViewOf},
    words::{Words, text},
};
use table::{Answer, Offer, Shape};

/// The question as text, to the seat of this name.
pub fn question<G: Shown>(words: &Words, view: &ViewOf<G>, asked: &AskedOf<G>, seat: String) -> String {
    let whom = G::whom(words, view, asked).unwrap_or(seat);
    let mut lines = vec![format!("{whom}: {}", G::purpose(words, &asked.why))];
    lines.extend(G::options(words, view, asked));
    lines.push(hint::<G>(words, asked));
    lines.extend(G::note(words, asked));
    lines.join("\n")
}

/// The options with what there is to know about them.
pub fn one_a_line<G: Shown>(words: &Words, view: &ViewOf<G>, asked: &AskedOf<G>) -> Vec<String> {
    let option = |(at, offer): (usize, &Offer<ItemOf<G>>)| {
        let name = G::option(words, asked, offer);
        match G::about(words, view, asked, offer.item) {
            Some(about) => format!("  {}) {name} – {about}", at + 1),
            None => format!("  {}) {name}", at + 1),
        }
    };
    asked.options.iter().enumerate().map(option).collect()
}

/// How it can be answered.
pub fn hint<G: Shown>(words: &Words, asked: &AskedOf<G>) -> String {
    let range = |key: &str, least: u8, most: u8| {
        words.say(key, &[("least", least.into()), ("most", most.into()), ("example", text(example::<G>(asked)))])
    };
    match asked.shape {
        Shape::One => words.say("hint-one", &[("most", (asked.options.len() as u64).into())]),
        Shape::Number { least, most } => range("hint-number", least, most),
        Shape::Some { least, most } if least == most => range("hint-exactly", least, most),
        Shape::Some { least, most } => range("hint-some", least, most),
        Shape::Order { least, most } if least == most => range("hint-order-exactly", least, most),
        Shape::Order { least, most } => range("hint-order", least, most),
    }
}

/// Two things as they can be typed by name: `2 of-this, that`.
fn example<G: Shown>(asked: &AskedOf<G>) -> String {
    let by_name = |offer: &Offer<ItemOf<G>>| match (asked.shape, offer.count) {
        (Shape::Some { .. }, 2..) => format!("2 {}", offer.item),
        _ => offer.item.to_string(),
    };
    asked.options.iter().take(2).map(by_name).collect::<Vec<_>>().join(", ")
}

/// An answer in words.
pub fn answer<G: Shown>(words: &Words, asked: &AskedOf<G>, answer: &Answer<ItemOf<G>>) -> String {
    let named = |(item, count): &(ItemOf<G>, u8)| G::items(words, *item, *count, &asked.why);
    let several = |between: &str, pick: &[(ItemOf<G>, u8)]| pick.iter().map(named).collect::<Vec<_>>().join(between);
    match answer {
        Answer::One(item) => G::item(words, *item, &asked.why),
        Answer::Number(n) => n.to_string(),
        Answer::Some(pick) if pick.is_empty() => words.word("advice-nothing"),
        Answer::Some(pick) if matches!(asked.shape, Shape::Order { .. }) => several(" → ", pick),
        Answer::Some(pick) => several(" + ", pick),
    }
}
