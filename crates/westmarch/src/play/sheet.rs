//! Things to read about: found by what was typed, and printed with everything there is to know. What a card does is no
//! secret, whoever holds it.

use super::{
    board,
    words::{Words, text},
};
use table::Asked;
use war::{Activates, Card, Character, Figure, Item, Region, Title, View, War};

/// What can be read about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    Card(Card),
    /// The combat half that several cards share.
    Title(Title),
    Character(Character),
    Region(Region),
}

impl Thing {
    fn all() -> impl Iterator<Item = Thing> {
        let cards = Card::all().map(Thing::Card);
        let titles = Title::ALL.into_iter().map(Thing::Title);
        let characters = Character::ALL.into_iter().map(Thing::Character);
        cards.chain(titles).chain(characters).chain(Region::ALL.into_iter().map(Thing::Region))
    }

    /// Its name in notation.
    fn id(self) -> String {
        match self {
            Thing::Card(card) => card.to_string(),
            Thing::Title(title) => title.to_string(),
            Thing::Character(who) => who.to_string(),
            Thing::Region(region) => region.to_string(),
        }
    }

    fn of(item: Item) -> Option<Thing> {
        match item {
            Item::Card(card) => Some(Thing::Card(card)),
            Item::Region(region) => Some(Thing::Region(region)),
            Item::Figure(Figure::Character(who)) => Some(Thing::Character(who)),
            _ => None,
        }
    }

    fn name(self, words: &Words) -> String {
        match self {
            Thing::Card(card) => words.card(card),
            Thing::Title(title) => words.title(title),
            Thing::Character(who) => words.character(who),
            Thing::Region(region) => words.region(region),
        }
    }

    /// What it can be called: as in notation, in the language of the player, and in English.
    fn names(self, words: &Words) -> Vec<String> {
        let english = match self {
            Thing::Card(card) => Some(plain(&card.text().name)),
            Thing::Character(who) => Some(plain(&who.sheet().name)),
            Thing::Title(_) | Thing::Region(_) => None,
        };
        [self.id(), plain(&self.name(words))].into_iter().chain(english).collect()
    }

    /// Its name with the one in notation, which is never ambiguous.
    pub fn listed(self, words: &Words) -> String {
        format!("{} [{}]", self.name(words), self.id())
    }

    /// Everything there is to know about it.
    pub fn sheet(self, words: &Words, view: &View) -> String {
        match self {
            Thing::Card(card) => sheet(words, card),
            Thing::Title(title) => title_sheet(words, title),
            Thing::Character(who) => character_sheet(words, who),
            Thing::Region(region) => board::one_region(words, view, region),
        }
    }
}

/// What a text means: the number of an option, a name in notation, a name, or a part of it.
pub fn find(words: &Words, asked: Option<&Asked<War>>, typed: &str) -> Vec<Thing> {
    let wanted = plain(typed);
    if let Ok(number) = wanted.parse::<usize>() {
        return asked.and_then(|asked| option(asked, number)).into_iter().collect();
    }
    if wanted.is_empty() {
        return Vec::new();
    }
    let named = |fits: &dyn Fn(&str) -> bool| -> Vec<Thing> {
        Thing::all().filter(|thing| thing.names(words).iter().any(|name| fits(name))).collect()
    };
    let exactly = named(&|name| name == wanted);
    let begins = || named(&|name| name.starts_with(&wanted));
    let contains = || named(&|name| name.contains(&wanted));
    [exactly].into_iter().chain([begins(), contains()]).find(|things| !things.is_empty()).unwrap_or_default()
}

/// What an option is, counted from 1.
fn option(asked: &Asked<War>, number: usize) -> Option<Thing> {
    Thing::of(asked.options.get(number.checked_sub(1)?)?.item)
}

/// A text as it is typed in a hurry: in lower case, without accents.
fn plain(text: &str) -> String {
    let letter = |c: char| match c {
        'á' | 'â' => 'a',
        'é' | 'ë' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'û' => 'u',
        '’' => '\'',
        other => other,
    };
    text.trim().to_lowercase().chars().map(letter).collect()
}

/// Everything about a card: its name, what plays it, what its event and its combat half do, and rulings.
pub fn sheet(words: &Words, card: Card) -> String {
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
    let cards: Vec<String> = cards.into_iter().map(|card| Thing::Card(card).listed(words)).collect();
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
    use super::{super::words::Lang, *};

    fn english() -> Words {
        Words::new(Lang::En).unwrap_or_else(|error| panic!("{error}"))
    }

    fn found(typed: &str) -> Vec<String> {
        find(&english(), None, typed).into_iter().map(Thing::id).collect()
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
        assert_eq!(found("1"), [""; 0]);
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
        for thing in Thing::all() {
            assert!(find(&english(), None, &thing.id()).contains(&thing), "{thing:?}");
            assert!(find(&english(), None, &thing.name(&english())).contains(&thing), "{thing:?}");
        }
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
        let sheet = sheet(&english(), "sh-strat-07".parse().expect("it is a card"));
        for part in
            ["Shadows Gather [sh-strat-07] – Shadow, Strategy deck", "Army or Event", "Event: A Shadow Army moves"]
        {
            assert!(sheet.contains(part), "{sheet}");
        }
        assert!(sheet.contains("In battle: Mûmakil, initiative 3/5. Usable if"), "{sheet}");
        assert!(sheet.contains("\nRulings: ") && !sheet.contains('{'), "{sheet}");
    }
}
