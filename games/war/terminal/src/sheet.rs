//! Things to read about, printed with everything there is to know. What a card does is no secret, whoever holds it.

use crate::{board, names::Names};
use terminal::{Thing, Words, text};
use war::{Activates, Card, Character, Figure, Item, Region, Title, View};

/// What can be read about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Topic {
    Card(Card),
    /// The combat half that several cards share.
    Title(Title),
    Character(Character),
    Region(Region),
}

impl Topic {
    fn all() -> impl Iterator<Item = Topic> {
        let cards = Card::all().map(Topic::Card);
        let titles = Title::ALL.into_iter().map(Topic::Title);
        let characters = Character::ALL.into_iter().map(Topic::Character);
        cards.chain(titles).chain(characters).chain(Region::ALL.into_iter().map(Topic::Region))
    }

    /// Its name in notation.
    fn id(self) -> String {
        match self {
            Topic::Card(card) => card.to_string(),
            Topic::Title(title) => title.to_string(),
            Topic::Character(who) => who.to_string(),
            Topic::Region(region) => region.to_string(),
        }
    }

    fn name(self, words: &Words) -> String {
        match self {
            Topic::Card(card) => words.card(card),
            Topic::Title(title) => words.title(title),
            Topic::Character(who) => words.character(who),
            Topic::Region(region) => words.region(region),
        }
    }

    /// With the name in English, which people know from elsewhere.
    fn thing(self, words: &Words) -> Thing {
        let english = match self {
            Topic::Card(card) => Some(card.text().name.clone()),
            Topic::Character(who) => Some(who.sheet().name.clone()),
            Topic::Title(_) | Topic::Region(_) => None,
        };
        Thing { id: self.id(), name: self.name(words), also: english }
    }
}

/// Everything there is to read about.
pub fn things(words: &Words) -> Vec<Thing> {
    Topic::all().map(|topic| topic.thing(words)).collect()
}

/// What there is to read about an option.
pub fn of(item: Item) -> Option<String> {
    match item {
        Item::Card(card) => Some(card.to_string()),
        Item::Region(region) => Some(region.to_string()),
        Item::Figure(Figure::Character(who)) => Some(who.to_string()),
        _ => None,
    }
}

/// Everything there is to know about a thing.
pub fn sheet(words: &Words, view: &View, id: &str) -> Option<String> {
    Some(match Topic::all().find(|topic| topic.id() == id)? {
        Topic::Card(card) => card_sheet(words, card),
        Topic::Title(title) => title_sheet(words, title),
        Topic::Character(who) => character_sheet(words, who),
        Topic::Region(region) => board::one_region(words, view, region),
    })
}

/// Everything about a card: its name, what plays it, what its event and its combat half do, and rulings.
fn card_sheet(words: &Words, card: Card) -> String {
    let print = card.text();
    let of_card = |part: &str| words.maybe(&format!("card-{card}-{part}"), &[]);
    let name = [
        ("card", text(words.card(card))),
        ("id", text(card.to_string())),
        ("side", text(words.side(card.side()))),
        ("deck", text(words.deck(card.deck()))),
    ];
    let mut played = words.say("sheet-die", &[("face", text(words.face(print.die)))]);
    if print.table {
        played = format!("{played} {}", words.word("sheet-table"));
    }
    let mut lines = vec![words.say("sheet-name", &name), played];
    let event = of_card("event").unwrap_or_default();
    lines.push(words.say("sheet-event", &[("text", text(event))]));
    let combat = [
        ("title", text(words.title(print.combat))),
        ("initiative", text(words.initiative(card))),
        ("text", text(of_card("combat").unwrap_or_default())),
    ];
    lines.push(words.say("sheet-combat", &combat));
    // What is said of the combat half stands in a line of its own.
    let rulings = of_card("rulings").map(|rulings| text(rulings.replace('\n', "\n  ")));
    lines.extend(rulings.map(|rulings| words.say("sheet-rulings", &[("text", rulings)])));
    lines.join("\n")
}

/// A combat title: what it does in battle, and which cards have it.
fn title_sheet(words: &Words, title: Title) -> String {
    let cards: Vec<Card> = Card::all().filter(|card| card.text().combat == title).collect();
    let mut initiatives: Vec<String> = cards.iter().map(|card| words.initiative(*card)).collect();
    initiatives.dedup();
    let name = [
        ("title", text(words.title(title))),
        ("id", text(title.to_string())),
        ("initiative", text(initiatives.join(", "))),
    ];
    let cards: Vec<String> = cards.into_iter().map(|card| Topic::Card(card).thing(words).listed()).collect();
    let cards = words.say("sheet-title-cards", &[("cards", text(cards.join("; ")))]);
    [words.say("sheet-title", &name), words.word(&format!("combat-{title}-text")), cards].join("\n")
}

/// A Character: what is printed on his card as plain data.
fn character_sheet(words: &Words, who: Character) -> String {
    let print = who.sheet();
    let level = if print.flies { "∞".into() } else { print.level.to_string() };
    let name = [
        ("who", text(words.character(who))),
        ("id", text(who.to_string())),
        ("side", text(words.side(who.side()))),
        ("level", text(level)),
        ("leadership", print.leadership.into()),
    ];
    let activates = match print.activates {
        Activates::None => None,
        Activates::Any => Some(words.word("sheet-activates-any")),
        Activates::Nation(nation) => Some(words.nation(nation)),
    };
    let mut lines = vec![words.say("sheet-character", &name)];
    lines.extend(activates.map(|nations| words.say("sheet-activates", &[("nations", text(nations))])));
    lines.extend(print.captain.then(|| words.word("sheet-captain")));
    lines.extend(print.flies.then(|| words.word("sheet-flies")));
    lines.extend((print.dice > 0).then(|| words.say("sheet-dice", &[("count", print.dice.into())])));
    lines.join("\n  ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WarShown;
    use terminal::{Lang, find};

    fn english() -> Words {
        Words::of::<WarShown>(Lang::En).unwrap_or_else(|error| panic!("{error}"))
    }

    fn found(typed: &str) -> Vec<String> {
        find(&things(&english()), typed).into_iter().map(|thing| thing.id.clone()).collect()
    }

    #[test]
    fn a_card_is_found_by_what_it_is_called() {
        assert_eq!(found("fp-char-09"), ["fp-char-09"]);
        assert_eq!(found(" FP-CHAR-09 "), ["fp-char-09"]);
        assert_eq!(found("athelas"), ["fp-char-09"]);
        assert_eq!(found("cirdan"), ["fp-strat-13"]);
        assert_eq!(found("galadhrim"), ["fp-strat-15"]);
        assert_eq!(found("the ents awake").len(), 3);
        assert_eq!(found("banana"), [""; 0]);
        assert_eq!(found(""), [""; 0]);
    }

    #[test]
    fn titles_characters_and_regions_are_found_too() {
        assert_eq!(found("scouts"), ["scouts"]);
        assert_eq!(found("Strider"), ["strider"]);
        assert_eq!(found("witch-king"), ["witch-king"]);
        assert_eq!(found("rivendell"), ["rivendell"]);
        assert_eq!(found("minas"), ["minas-morgul", "minas-tirith"]);
    }

    #[test]
    fn everything_that_can_be_read_about_is_found_by_its_name() {
        let things = things(&english());
        for thing in &things {
            assert!(find(&things, &thing.id).contains(&thing), "{thing:?}");
            assert!(find(&things, &thing.name).contains(&thing), "{thing:?}");
        }
    }

    #[test]
    fn everything_has_a_name_in_notation_of_its_own() {
        let ids: std::collections::BTreeSet<String> = Topic::all().map(Topic::id).collect();
        assert_eq!(ids.len(), Topic::all().count());
    }

    #[test]
    fn titles_and_characters_are_printed_with_what_they_do() {
        let title = title_sheet(&english(), Title::Scouts);
        assert!(title.starts_with("Scouts [scouts] – combat title, initiative ") && title.contains(" [fp-"), "{title}");
        let strider = character_sheet(&english(), Character::Strider);
        for part in ["Free Peoples. Level: 3. Leadership: 1.", "Activates: The North.", "Captain of the West."] {
            assert!(strider.contains(part), "{strider}");
        }
        let witch_king = character_sheet(&english(), Character::WitchKing);
        assert!(witch_king.contains("Level: ∞. Leadership: 2.") && witch_king.contains("gained while in play: 1"));
    }

    #[test]
    fn a_card_is_printed_with_all_its_parts() {
        let sheet = card_sheet(&english(), "sh-strat-07".parse().expect("it is a card"));
        for part in
            ["Shadows Gather [sh-strat-07] – Shadow, Strategy deck", "Army or Event", "Event: A Shadow Army moves"]
        {
            assert!(sheet.contains(part), "{sheet}");
        }
        assert!(sheet.contains("In battle: Mûmakil, initiative 3/5. Usable if"), "{sheet}");
        assert!(sheet.contains("\nRulings: ") && !sheet.contains('{'), "{sheet}");
    }
}
