//! What the things of the game are called in the language of the player.

use super::{
    areas::Area,
    words::{Value, Words, text},
};
use war::{
    Action, Card, Character, Deck, Face, Figure, Item, Loss, Nation, Part, Phase, Region, Side, Site, Tile, Title, Why,
};

impl Words {
    /// A side.
    pub fn side(&self, side: Side) -> String {
        self.word(&format!("side-{side}"))
    }

    /// A region.
    pub fn region(&self, region: Region) -> String {
        self.word(&format!("region-{region}"))
    }

    /// A part of the map.
    pub fn area(&self, area: Area) -> String {
        self.word(&format!("area-{}", area.id))
    }

    /// A Nation.
    pub fn nation(&self, nation: Nation) -> String {
        self.word(&format!("nation-{nation}"))
    }

    /// A Character.
    pub fn character(&self, character: Character) -> String {
        self.word(&format!("character-{character}"))
    }

    /// A result of an action die.
    pub fn face(&self, face: Face) -> String {
        self.word(&format!("face-{face}"))
    }

    /// What stands in a region.
    pub fn site(&self, site: Site) -> String {
        self.word(&format!("site-{site}"))
    }

    /// A phase.
    pub fn phase(&self, phase: Phase) -> String {
        self.word(&format!("phase-{phase}"))
    }

    /// An action.
    pub fn action(&self, action: Action) -> String {
        self.word(&format!("action-{action}"))
    }

    /// A deck.
    pub fn deck(&self, deck: Deck) -> String {
        self.word(&format!("deck-{deck}"))
    }

    /// A Hunt tile.
    pub fn tile(&self, tile: Tile) -> String {
        self.word(&format!("tile-{tile}"))
    }

    /// The name of a card.
    pub fn card(&self, card: Card) -> String {
        self.word(&format!("card-{card}"))
    }

    /// The title of the combat half of cards.
    pub fn title(&self, title: Title) -> String {
        self.word(&format!("title-{title}"))
    }

    /// A part of a card.
    fn part(&self, part: Part) -> String {
        self.word(&format!("part-{part}"))
    }

    /// The initiative of a card in battle, or both: `3/5`.
    pub fn initiative(&self, card: Card) -> String {
        card.text().initiative.iter().map(u8::to_string).collect::<Vec<_>>().join("/")
    }

    /// A card with everything that is printed on it as plain data.
    pub fn card_in_full(&self, card: Card) -> String {
        let print = card.text();
        let args = [
            ("card", text(self.card(card))),
            ("face", text(self.face(print.die))),
            ("combat", text(self.title(print.combat))),
            ("initiative", text(self.initiative(card))),
        ];
        self.say("card-in-full", &args)
    }

    /// So many figures of a kind.
    pub fn figures(&self, figure: Figure, count: u8) -> String {
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

    /// Figures of several kinds.
    pub fn army(&self, figures: impl IntoIterator<Item = (Figure, u8)>) -> String {
        let named: Vec<String> = figures.into_iter().map(|(figure, count)| self.figures(figure, count)).collect();
        named.join(", ")
    }

    /// A way to take hits.
    fn loss(&self, loss: Loss) -> String {
        let (key, figure) = match loss {
            Loss::Regular(n) => ("loss-lose", Figure::Regular(n)),
            Loss::Reduce(n) => ("loss-reduce", Figure::Elite(n)),
            Loss::Elite(n) => ("loss-lose-elite", Figure::Elite(n)),
        };
        self.say(key, &[("figure", text(self.figures(figure, 1)))])
    }

    /// A thing that can be chosen. Words such as "none" mean something else for every purpose.
    pub fn item(&self, item: Item, why: Why) -> String {
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
            Item::Loss(loss) => self.loss(loss),
            Item::Tile(tile) => self.tile(tile),
            Item::Part(part) => self.part(part),
            Item::Roll(roll) => roll.to_string(),
        }
    }
}
