//! What never changes: what is printed on cards. What they say is made for each language, see `texts`.

use serde::Serialize;
use std::collections::BTreeMap;
use tcg::{
    Card,
    cards::facts::{Keyword, Type},
    deck::{FEWEST_CARDS, LAST_SITE, MOST_OF_A_TITLE},
    rulebook::PURPOSES,
};
use ts_rs::TS;
use utoipa::ToSchema;

/// T4.21
const FIRST_HAND: u8 = 8;

/// What never changes. Lists are in the order of the game.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgFacts {
    /// The cards, by set and number.
    pub cards: Vec<TcgCardFacts>,
    /// The number of the last site.
    pub last_site: u8,
    /// The fewest cards of a draw deck.
    pub fewest_cards: u8,
    /// The most cards of one title in a deck.
    pub most_of_a_title: u8,
    /// The cards that a player draws before the first turn.
    pub hand: u8,
    /// The rules for each purpose of a question, by their numbers.
    pub questions: BTreeMap<String, Vec<String>>,
}

/// What is printed on a card besides its text. Words are those of the game's own language: `type-companion` says them to people.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgCardFacts {
    /// The code: set, rarity, number.
    pub code: String,
    /// The title.
    pub title: String,
    /// What stands below it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub subtitle: Option<String>,
    /// Only one may be in play.
    pub unique: bool,
    /// `free` or `shadow`; sites and The One Ring have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub side: Option<String>,
    /// The culture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub culture: Option<String>,
    /// The type.
    #[serde(rename = "type")]
    pub kind: String,
    /// The race of a character.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub race: Option<String>,
    /// The class of an item.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub class: Option<String>,
    /// The twilight cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<i16>,
    /// The strength of a character; of a card that is borne, what it adds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub strength: Option<i16>,
    /// The same for vitality.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub vitality: Option<i16>,
    /// The resistance of a Ring-bearer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub resistance: Option<i16>,
    /// The signet of a companion.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub signet: Option<String>,
    /// The number of a site, of a minion's site, of an ally's home.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub site: Option<u8>,
    /// The Shadow number of a site.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shadow: Option<i16>,
    /// Whose site comes next: `left` or `right`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub arrow: Option<String>,
    /// The phases of an event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub phases: Vec<String>,
    /// An event that answers.
    #[serde(skip_serializing_if = "is_no")]
    #[ts(as = "Option<bool>", optional)]
    pub response: bool,
    /// Where it is played: `support-area`, `bearer`, …
    pub plays: String,
    /// The keywords.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<TcgCardKeyword>>", optional)]
    pub keywords: Vec<TcgCardKeyword>,
    /// The set.
    pub set: u8,
    /// The rarity: `C`, `U`, `R` or `P`.
    pub rarity: String,
}

/// A keyword of a card.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgCardKeyword {
    /// Which.
    pub id: String,
    /// Its number, where it has one: damage +1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plus: Option<i16>,
}

fn is_no(said: &bool) -> bool {
    !said
}

/// What never changes.
pub fn static_facts() -> TcgFacts {
    let cards = Card::all().map(card).collect();
    TcgFacts {
        cards,
        last_site: LAST_SITE,
        fewest_cards: FEWEST_CARDS as u8,
        most_of_a_title: MOST_OF_A_TITLE as u8,
        hand: FIRST_HAND,
        questions: PURPOSES
            .iter()
            .map(|(purpose, rules)| (purpose.to_string(), rules.iter().map(|rule| rule.to_string()).collect()))
            .collect(),
    }
}

fn card(card: Card) -> TcgCardFacts {
    let facts = card.facts();
    let word = |word: &'static str| word.to_string();
    let is_paid = !matches!(facts.kind, Type::Site | Type::Ring);
    // What is not printed is 0 in the data, and so is nothing that a character has.
    let number = |number: i16| (number != 0 || facts.is_character()).then_some(number);
    let (set, rest) = facts.code.split_at(1);
    TcgCardFacts {
        code: facts.code.clone(),
        title: facts.title.clone(),
        subtitle: (!facts.subtitle.is_empty()).then(|| facts.subtitle.clone()),
        unique: facts.unique,
        side: facts.side.map(|side| word(side.word())),
        culture: facts.culture.map(|culture| word(culture.word())),
        kind: word(facts.kind.word()),
        race: facts.race.map(|race| word(race.word())),
        class: facts.class.map(|class| word(class.word())),
        cost: is_paid.then_some(facts.cost),
        strength: number(facts.strength),
        vitality: number(facts.vitality),
        resistance: (facts.resistance != 0).then_some(facts.resistance),
        signet: facts.signet.map(|signet| word(signet.word())),
        site: (facts.site != 0).then_some(facts.site),
        shadow: (facts.kind == Type::Site).then_some(facts.shadow),
        arrow: facts.arrow.map(|arrow| word(arrow.word())),
        phases: facts.phases.iter().map(|phase| word(phase.word())).collect(),
        response: facts.response,
        plays: word(facts.plays.word()),
        keywords: facts.keywords.iter().map(keyword).collect(),
        set: set.parse().unwrap_or_default(),
        rarity: rest.chars().take(1).collect(),
    }
}

/// T14.2 Damage is the only keyword with a number.
fn keyword((keyword, number): &(Keyword, i16)) -> TcgCardKeyword {
    TcgCardKeyword { id: keyword.word().into(), plus: (*keyword == Keyword::Damage).then_some(*number) }
}
