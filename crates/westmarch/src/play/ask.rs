//! How a question is put: its purpose, its numbered options, and how it can be answered.

use super::{
    areas::AREAS,
    board, news, status,
    words::{Words, text},
};
use table::{Asked, Offer, Shape};
use war::{Item, Side, View, War, Why};

/// More options than this are not listed one a line.
const MANY: usize = 15;

/// The question as text.
pub fn question(words: &Words, view: &View, asked: &Asked<War>) -> String {
    let mut lines = vec![format!("{}: {}", whom(words, view, asked), purpose(words, asked.why))];
    let only_regions = asked.options.iter().all(|o| matches!(o.item, Item::Region(_) | Item::Word(_)));
    match asked.options.len() > MANY && only_regions {
        true => lines.extend(by_area(words, asked)),
        false => lines.extend(one_a_line(words, view, asked)),
    }
    lines.push(hint(words, asked));
    if asked.items().any(|item| matches!(item, Item::Card(_))) {
        lines.push(words.word("hint-card"));
    }
    lines.join("\n")
}

/// Who is asked, and by which card if one is being played.
fn whom(words: &Words, view: &View, asked: &Asked<War>) -> String {
    let side = words.side(Side::of(asked.seat));
    match view.resolving.filter(|event| !event.done) {
        Some(event) => words.say("question-by-card", &[("side", text(side)), ("card", text(words.card(event.card)))]),
        None => side,
    }
}

/// What the question is for.
pub fn purpose(words: &Words, why: Why) -> String {
    let said = words.maybe(&format!("why-{why}"), &news::values(words, why.mentions()));
    said.unwrap_or_else(|| words.say("why-other", &[("name", text(why.name()))]))
}

/// The options with what there is to know about them.
fn one_a_line(words: &Words, view: &View, asked: &Asked<War>) -> Vec<String> {
    let option = |(at, offer): (usize, &Offer<Item>)| {
        let name = match (offer.item, asked.shape) {
            (Item::Figure(figure), Shape::Some { .. }) => words.figures(figure, offer.count),
            (Item::Card(card), _) => words.card_in_full(card),
            (item, _) => words.item(item, asked.why),
        };
        match about(words, view, asked, offer.item) {
            Some(about) => format!("  {}) {name} – {about}", at + 1),
            None => format!("  {}) {name}", at + 1),
        }
    };
    asked.options.iter().enumerate().map(option).collect()
}

/// What helps to choose: the figures in a region, how many dice show a face, how far a Nation is from war.
fn about(words: &Words, view: &View, asked: &Asked<War>, item: Item) -> Option<String> {
    let about = match item {
        Item::Region(region) => {
            let site = region.site().map(|site| words.site(site));
            let there = board::there(words, view, region);
            site.into_iter().chain((!there.is_empty()).then_some(there)).collect::<Vec<_>>().join(", ")
        }
        Item::Face(face) if matches!(asked.why, Why::Turn | Why::SkipDie | Why::RingDie) => {
            let count = status::dice_showing(view, Side::of(asked.seat), face);
            words.say("dice-count", &[("count", count.into())])
        }
        Item::Nation(nation) if asked.why == Why::Nation => {
            let steps = view.politics.steps[nation.index()];
            words.say("steps-to-war", &[("steps", steps.into())])
        }
        _ => return None,
    };
    (!about.is_empty()).then_some(about)
}

/// Many regions, in a few lines.
fn by_area(words: &Words, asked: &Asked<War>) -> Vec<String> {
    let numbered = |(at, item): (usize, Item)| format!("{}) {}", at + 1, words.item(item, asked.why));
    let is_word = |(_, item): &(usize, Item)| matches!(item, Item::Word(_));
    let mut lines: Vec<String> = asked.items().enumerate().filter(is_word).map(numbered).collect();
    for area in AREAS {
        let inside = |(_, item): &(usize, Item)| area.regions().any(|region| Item::Region(region) == *item);
        let here: Vec<String> = asked.items().enumerate().filter(inside).map(numbered).collect();
        if !here.is_empty() {
            lines.push(format!("{}: {}", words.area(area), here.join(", ")));
        }
    }
    lines.into_iter().map(|line| format!("  {line}")).collect()
}

/// How it can be answered.
pub fn hint(words: &Words, asked: &Asked<War>) -> String {
    let range = |key: &str, least: u8, most: u8| words.say(key, &[("least", least.into()), ("most", most.into())]);
    match asked.shape {
        Shape::One => words.say("hint-one", &[("most", (asked.options.len() as u64).into())]),
        Shape::Number { least, most } => range("hint-number", least, most),
        Shape::Some { least, most } | Shape::Order { least, most } if least == most => {
            range("hint-exactly", least, most)
        }
        Shape::Some { least, most } | Shape::Order { least, most } => range("hint-some", least, most),
    }
}
