//! The things that can be chosen, or that can come up by chance, and how they are written.

use crate::{Card, Character, Deck, Face, Figure, Nation, Region, Tile, names::names};
use std::{fmt, str::FromStr};

names! {
    /// An answer that is not a thing of the game.
    "a word" enum Word {
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
        /// Nothing, nobody, no further.
        None = "none",
        /// W4.4 Put a die away unused.
        Skip = "skip",
        /// W4.3 Let the other side act.
        Pass = "pass",
        /// W4.5 Use an Elven Ring.
        Ring = "ring",
        /// W17.2.1 Use a token that draws a card.
        DrawToken = "draw-token",
        /// W17.2.1 Use a token that advances a Nation.
        AdvanceToken = "advance-token",
        /// W15.8.1a Propose to join two Armies.
        Join = "join",
        /// W12.6.1 The Guide.
        Guide = "guide",
        /// W12.6.1 A random Companion.
        Random = "random",
    }
}

names! {
    /// A part of a card that can be chosen.
    "a part of a card" enum Part {
        /// Move the Fellowship, or hide it.
        Fellowship = "fellowship",
        /// Fly with Nazgûl.
        Fly = "fly",
        /// Recruit.
        RecruitNazgul = "recruit-nazgul",
        /// Move Armies.
        Move = "move",
        /// Attack.
        Strike = "strike",
        /// Make a Hunt roll.
        HuntRoll = "hunt-roll",
        /// A random card of the hand.
        FromHand = "from-hand",
        /// Companions of the Fellowship.
        Separates = "separates",
    }
}

names! {
    /// W4.2 An action that a die can be used for.
    "an action" enum Action {
        /// W4.2.1, W4.2.6 Move one Army with a Leader, or up to two Armies.
        MoveArmies = "move-armies",
        /// W4.2.1, W4.2.6 Attack with one Army.
        Attack = "attack",
        /// W4.2.2, W4.2.10 Play an Event card.
        PlayEvent = "play-event",
        /// W4.2.10 Draw an Event card.
        DrawEvent = "draw-event",
        /// W4.2.7 Advance a Nation.
        AdvanceNation = "advance-nation",
        /// W4.2.8 Recruit.
        Recruit = "recruit",
        /// W4.2.9 Bring a Minion into play.
        BringMinion = "bring-minion",
        /// W4.2.3 Move the Fellowship.
        MoveFellowship = "move-fellowship",
        /// W4.2.3 Hide the Fellowship.
        HideFellowship = "hide-fellowship",
        /// W4.2.4 Separate Companions.
        Separate = "separate",
        /// W4.2.4 Move Companions.
        MoveCompanions = "move-companions",
        /// W4.2.5 Move Nazgûl and Minions.
        MoveMinions = "move-minions",
        /// W4.2.13 Gandalf the White comes.
        BringGandalf = "bring-gandalf",
        /// W4.2.13 Strider becomes Aragorn.
        CrownAragorn = "crown-aragorn",
        /// Boromir's ability: Gondor advances.
        Warden = "warden-of-the-white-tower",
        /// Legolas' ability: the Elves advance.
        Prince = "prince-of-mirkwood",
        /// Gimli's ability: the Dwarves advance.
        Dwarf = "dwarf-of-erebor",
        /// The Voice of Saruman: a Regular in every Settlement of Isengard.
        VoiceRecruits = "voice-recruits",
        /// The Voice of Saruman: two Regulars in Orthanc become Elites.
        VoicePromotes = "voice-promotes",
        /// W5.4.3 Discard a card from the table.
        DiscardTable = "discard-table",
    }
}

/// W8.7.2 A way to take hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// One hit: a Regular is removed.
    Regular(Nation),
    /// One hit: an Elite is replaced by a Regular.
    Reduce(Nation),
    /// Two hits: an Elite is removed.
    Elite(Nation),
}

/// A thing that can be chosen, or that can come up by chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A word.
    Word(Word),
    /// A result of an action die.
    Face(Face),
    /// An action.
    Action(Action),
    /// A region.
    Region(Region),
    /// A Nation.
    Nation(Nation),
    /// A kind of figure; also a Character.
    Figure(Figure),
    /// An Event card.
    Card(Card),
    /// A deck.
    Deck(Deck),
    /// A way to take hits.
    Loss(Loss),
    /// A Hunt tile.
    Tile(Tile),
    /// A part of a card.
    Part(Part),
    /// The result of a combat die or Hunt die.
    Roll(u8),
}

/// `lose-gondor-regular`, `reduce-gondor-elite`, `lose-gondor-elite`.
impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Loss::Regular(n) => write!(f, "lose-{n}-regular"),
            Loss::Reduce(n) => write!(f, "reduce-{n}-elite"),
            Loss::Elite(n) => write!(f, "lose-{n}-elite"),
        }
    }
}

impl Loss {
    /// The loss that is called this in notation.
    pub fn named(text: &str) -> Option<Loss> {
        let (way, figure) = text.split_once('-')?;
        match (way, Figure::named(figure)?) {
            ("lose", Figure::Regular(n)) => Some(Loss::Regular(n)),
            ("lose", Figure::Elite(n)) => Some(Loss::Elite(n)),
            ("reduce", Figure::Elite(n)) => Some(Loss::Reduce(n)),
            _ => None,
        }
    }
}

impl FromStr for Loss {
    type Err = String;

    fn from_str(text: &str) -> Result<Loss, String> {
        let expected = || format!("expected a loss such as lose-gondor-regular or reduce-gondor-elite, found '{text}'");
        Loss::named(text).ok_or_else(expected)
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Item::Word(x) => x.fmt(f),
            Item::Face(x) => x.fmt(f),
            Item::Action(x) => x.fmt(f),
            Item::Region(x) => x.fmt(f),
            Item::Nation(x) => x.fmt(f),
            Item::Figure(x) => x.fmt(f),
            Item::Card(x) => x.fmt(f),
            Item::Deck(x) => x.fmt(f),
            Item::Loss(x) => x.fmt(f),
            Item::Tile(x) => x.fmt(f),
            Item::Part(x) => x.fmt(f),
            Item::Roll(x) => x.fmt(f),
        }
    }
}

impl Item {
    /// The thing that is called this in notation. The names of all these sets are different from each other, so a text stands for
    /// one thing; a test sees to it.
    pub fn named(text: &str) -> Option<Item> {
        // Most of a record are dice.
        if let Ok(roll @ 1..=6) = text.parse() {
            return Some(Item::Roll(roll));
        }
        None.or_else(|| Word::named(text).map(Item::Word))
            .or_else(|| Region::named(text).map(Item::Region))
            .or_else(|| Face::named(text).map(Item::Face))
            .or_else(|| Action::named(text).map(Item::Action))
            .or_else(|| Figure::named(text).map(Item::Figure))
            .or_else(|| Nation::named(text).map(Item::Nation))
            .or_else(|| Card::named(text).map(Item::Card))
            .or_else(|| Deck::named(text).map(Item::Deck))
            .or_else(|| Loss::named(text).map(Item::Loss))
            .or_else(|| Tile::named(text).map(Item::Tile))
            .or_else(|| Part::named(text).map(Item::Part))
    }
}

impl FromStr for Item {
    type Err = String;

    fn from_str(text: &str) -> Result<Item, String> {
        let text = text.trim();
        let expected =
            || format!("expected a region, figure, card, action or another thing of the game, found '{text}'");
        Item::named(text).ok_or_else(expected)
    }
}

macro_rules! items {
    ($($T:ident => $Item:ident),*) => {
        $(impl From<$T> for Item {
            fn from(x: $T) -> Item {
                Item::$Item(x)
            }
        })*
    };
}
items!(Word => Word, Face => Face, Action => Action, Region => Region, Nation => Nation, Figure => Figure, Card => Card,
    Deck => Deck, Loss => Loss, Tile => Tile, Part => Part);

impl From<Character> for Item {
    fn from(character: Character) -> Item {
        Item::Figure(Figure::Character(character))
    }
}

impl From<bool> for Item {
    fn from(yes: bool) -> Item {
        Item::Word(if yes { Word::Yes } else { Word::No })
    }
}

/// Nothing is written `none`.
impl<T: Into<Item>> From<Option<T>> for Item {
    fn from(x: Option<T>) -> Item {
        x.map_or(Item::Word(Word::None), Into::into)
    }
}
