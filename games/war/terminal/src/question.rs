//! How questions of the game are put: by which card, with what there is to know about the options, and many regions in a
//! few lines.

use crate::{board, names::Names, news, status};
use table::{Asked, Offer, Shape};
use terminal::{Words, one_a_line, text};
use war::{AREAS, Item, View, War, Why};

/// More options than this are not listed one a line.
const MANY: usize = 15;

/// What the question is for.
pub fn purpose(words: &Words, why: Why) -> String {
    let said = words.maybe(&format!("why-{why}"), &news::values(words, why.mentions()));
    said.unwrap_or_else(|| words.say("why-other", &[("name", text(why.name()))]))
}

/// Who is asked by which card, if one is being played.
pub fn by_card(words: &Words, view: &View, asked: &Asked<War>) -> Option<String> {
    let event = view.resolving.filter(|event| !event.done)?;
    let side = words.side(view.side_of(asked.seat));
    Some(words.say("question-by-card", &[("side", text(side)), ("card", text(words.card(event.card)))]))
}

/// The battle that an attack will be, when only the attackers are left to choose.
pub fn scene(words: &Words, view: &View, asked: &Asked<War>) -> Option<String> {
    let Why::AttackWith { from, to, .. } = asked.why else { return None };
    Some(status::attack(words, view, view.side_of(asked.seat), from, to))
}

/// The options: one a line, or if there are many regions, area by area.
pub fn options(words: &Words, view: &View, asked: &Asked<War>) -> Vec<String> {
    let only_regions = asked.options.iter().all(|o| matches!(o.item, Item::Region(_) | Item::Word(_)));
    match asked.options.len() > MANY && only_regions {
        true => by_area(words, asked),
        false => one_a_line::<crate::WarShown>(words, view, asked),
    }
}

/// An option by its name.
pub fn option(words: &Words, asked: &Asked<War>, offer: &Offer<Item>) -> String {
    match (offer.item, asked.shape) {
        (Item::Figure(figure), Shape::Some { .. }) => words.figures(figure, offer.count),
        (Item::Card(card), _) => words.card_in_full(card),
        (item, _) => words.item(item, asked.why),
    }
}

/// What helps to choose: the figures in a region, how many dice show a face, how far a Nation is from war.
pub fn about(words: &Words, view: &View, asked: &Asked<War>, item: Item) -> Option<String> {
    let about = match item {
        Item::Region(region) => {
            let site = region.site().map(|site| words.site(site));
            let there = board::there(words, view, region);
            site.into_iter().chain((!there.is_empty()).then_some(there)).collect::<Vec<_>>().join(", ")
        }
        Item::Face(face) if matches!(asked.why, Why::Turn | Why::SkipDie | Why::RingDie) => {
            let count = status::dice_showing(view, view.side_of(asked.seat), face);
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
