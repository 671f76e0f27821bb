//! What the things of the game are called in the language of the player.

use crate::news;
use terminal::{Value, Words, text};
use war::{
    Action, Area, Card, Character, Deck, Face, Figure, Item, Loss, Nation, Phase, Region, Side, Site, Tile, Title, Why,
};

/// What the things of the game are called.
pub trait Names {
    /// A side.
    fn side(&self, side: Side) -> String;

    /// A region.
    fn region(&self, region: Region) -> String;

    /// A part of the map.
    fn area(&self, area: Area) -> String;

    /// A Nation.
    fn nation(&self, nation: Nation) -> String;

    /// A Character.
    fn character(&self, character: Character) -> String;

    /// A result of an action die.
    fn face(&self, face: Face) -> String;

    /// What stands in a region.
    fn site(&self, site: Site) -> String;

    /// A phase.
    fn phase(&self, phase: Phase) -> String;

    /// An action.
    fn action(&self, action: Action) -> String;

    /// A deck.
    fn deck(&self, deck: Deck) -> String;

    /// A Hunt tile.
    fn tile(&self, tile: Tile) -> String;

    /// The name of a card.
    fn card(&self, card: Card) -> String;

    /// The title of the combat half of cards.
    fn title(&self, title: Title) -> String;

    /// The initiative of a card in battle, or both: `3/5`.
    fn initiative(&self, card: Card) -> String;

    /// A card with everything that is printed on it as plain data.
    fn card_in_full(&self, card: Card) -> String;

    /// So many figures of a kind.
    fn figures(&self, figure: Figure, count: u8) -> String;

    /// Figures of several kinds.
    fn army(&self, figures: impl IntoIterator<Item = (Figure, u8)>) -> String;

    /// A thing that can be chosen. Words such as "none" mean something else for every purpose.
    fn item(&self, item: Item, why: Why) -> String;
}

impl Names for Words {
    fn side(&self, side: Side) -> String {
        self.word(&format!("side-{side}"))
    }

    fn region(&self, region: Region) -> String {
        self.word(&format!("region-{region}"))
    }

    fn area(&self, area: Area) -> String {
        self.word(&format!("area-{}", area.id))
    }

    fn nation(&self, nation: Nation) -> String {
        self.word(&format!("nation-{nation}"))
    }

    fn character(&self, character: Character) -> String {
        self.word(&format!("character-{character}"))
    }

    fn face(&self, face: Face) -> String {
        self.word(&format!("face-{face}"))
    }

    fn site(&self, site: Site) -> String {
        self.word(&format!("site-{site}"))
    }

    fn phase(&self, phase: Phase) -> String {
        self.word(&format!("phase-{phase}"))
    }

    fn action(&self, action: Action) -> String {
        self.word(&format!("action-{action}"))
    }

    fn deck(&self, deck: Deck) -> String {
        self.word(&format!("deck-{deck}"))
    }

    fn tile(&self, tile: Tile) -> String {
        self.word(&format!("tile-{tile}"))
    }

    fn card(&self, card: Card) -> String {
        self.word(&format!("card-{card}"))
    }

    fn title(&self, title: Title) -> String {
        self.word(&format!("title-{title}"))
    }

    fn initiative(&self, card: Card) -> String {
        card.text().initiative.iter().map(u8::to_string).collect::<Vec<_>>().join("/")
    }

    fn card_in_full(&self, card: Card) -> String {
        let print = card.text();
        let args = [
            ("card", text(self.card(card))),
            ("face", text(self.face(print.die))),
            ("combat", text(self.title(print.combat))),
            ("initiative", text(self.initiative(card))),
        ];
        self.say("card-in-full", &args)
    }

    fn figures(&self, figure: Figure, count: u8) -> String {
        let of = |nation: Nation| text(self.word(&format!("nation-{nation}-of")));
        let count = Value::from(count);
        match figure {
            Figure::Regular(n) => self.say("figure-regular", &[("of", of(n)), ("count", count)]),
            Figure::Elite(n) => self.say("figure-elite", &[("of", of(n)), ("count", count)]),
            Figure::Leader(n) => self.say("figure-leader", &[("of", of(n)), ("count", count)]),
            Figure::Nazgul => self.say("figure-nazgul", &[("count", count)]),
            Figure::Character(character) => self.character(character),
        }
    }

    fn army(&self, figures: impl IntoIterator<Item = (Figure, u8)>) -> String {
        let named: Vec<String> = figures.into_iter().map(|(figure, count)| self.figures(figure, count)).collect();
        named.join(", ")
    }

    fn item(&self, item: Item, why: Why) -> String {
        match item {
            Item::Word(word) => {
                let special = self.maybe(&format!("word-{word}-{why}"), &[]);
                special.unwrap_or_else(|| self.word(&format!("word-{word}")))
            }
            Item::Face(face) => self.face(face),
            Item::Action(action) => self.action(action),
            Item::Region(region) => self.region(region),
            Item::Nation(nation) => self.nation(nation),
            Item::Figure(figure) => self.figures(figure, 1),
            Item::Card(card) => self.card(card),
            Item::Deck(deck) => self.deck(deck),
            Item::Loss(loss) => loss_of(self, loss, why),
            Item::Tile(tile) => self.tile(tile),
            Item::Part(part) => self.say(&format!("part-{part}"), &news::values(self, why.mentions())),
            Item::Roll(roll) => roll.to_string(),
        }
    }
}

/// A way to take hits.
fn loss_of(words: &Words, loss: Loss, why: Why) -> String {
    let (key, figure) = match loss {
        Loss::Reduce(n) if why.lacks_regulars(n) => ("loss-not-replaced", Figure::Elite(n)),
        Loss::Regular(n) => ("loss-lose", Figure::Regular(n)),
        Loss::Reduce(n) => ("loss-reduce", Figure::Elite(n)),
        Loss::Elite(n) => ("loss-lose-elite", Figure::Elite(n)),
    };
    words.say(key, &[("figure", text(words.figures(figure, 1)))])
}
