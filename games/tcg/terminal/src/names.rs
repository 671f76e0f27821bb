//! What the things of the game are called in the language of the player. Titles of cards are facts and stay as they are.

use table::Seat;
use tcg::{Card, Item, Mention, Mentions, NAMES, Why, cards::facts::Phase};
use terminal::{Value, Words, text};

/// What the things of the game are called.
pub trait Names {
    /// A player.
    fn player(&self, seat: Seat) -> String;

    /// A phase.
    fn phase(&self, phase: Phase) -> String;

    /// A card in play by its full name, and which of those that are alike.
    fn in_play(&self, card: Card, rank: u8) -> String;

    /// So many cards that one does not see.
    fn backs(&self, count: usize) -> String;

    /// Something that can be chosen. "pass" means something else for every purpose.
    fn item(&self, item: Item, why: &Why) -> String;

    /// What is mentioned, as messages can use it.
    fn values(&self, mentions: Mentions) -> Vec<(&'static str, Value)>;

    /// A list, or the word for an empty one.
    fn list(&self, names: Vec<String>) -> String;
}

impl Names for Words {
    fn player(&self, seat: Seat) -> String {
        self.word(&format!("seat-{}", NAMES.get(seat.index()).unwrap_or(&"")))
    }

    fn phase(&self, phase: Phase) -> String {
        self.word(&format!("phase-{phase}"))
    }

    fn in_play(&self, card: Card, rank: u8) -> String {
        // One that has just left play has the rank 0.
        self.say("card-in-play", &[("title", text(card.full_name())), ("rank", rank.max(1).into())])
    }

    fn backs(&self, count: usize) -> String {
        self.say("card-back", &[("count", (count as u64).into())])
    }

    fn item(&self, item: Item, why: &Why) -> String {
        let (name, values) = (item.name(), self.values(item.mentions()));
        let special = self.maybe(&format!("word-{name}-{why}"), &values);
        special.unwrap_or_else(|| self.say(&format!("word-{name}"), &values))
    }

    fn values(&self, mentions: Mentions) -> Vec<(&'static str, Value)> {
        mentions.into_iter().map(|(name, mention)| (name, value(self, mention))).collect()
    }

    fn list(&self, names: Vec<String>) -> String {
        if names.is_empty() { self.word("none-there") } else { names.join(" + ") }
    }
}

/// One thing that is mentioned.
fn value(words: &Words, mention: Mention) -> Value {
    match mention {
        Mention::Number(number) => Value::from(number),
        Mention::Seat(seat) => text(words.player(seat)),
        Mention::Card(card) => text(words.say("card-face", &[("title", text(card.full_name()))])),
        Mention::InPlay(card, rank) => text(words.in_play(card, rank)),
        Mention::Back => text(words.backs(1)),
        Mention::Phase(phase) => text(words.phase(phase)),
        Mention::Kind(kind) => text(words.word(&format!("kind-{kind}"))),
        Mention::Word(word) => text(word),
    }
}
