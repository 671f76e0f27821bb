//! How questions of the game are put: what they are for, and what helps to choose.

use crate::{figure, names::Names, says};
use table::{Asked, Seat};
use tcg::{
    Item, State, Tcg, View, Why,
    cards::facts::Type,
    game::{Thing, now},
};
use terminal::{Words, text};

/// What the question is for.
pub fn purpose(words: &Words, why: &Why) -> String {
    let said = words.maybe(&format!("why-{why}"), &words.values(why.mentions()));
    said.unwrap_or_else(|| words.say("why-other", &[("name", text(why.name()))]))
}

/// What helps to choose: what a card costs and is, how strong somebody is now.
pub fn about(words: &Words, view: &View, asked: &Asked<Tcg>, item: Item) -> Option<String> {
    match item {
        Item::Play(card) => {
            let state = view.world();
            let thing = Thing { card, owner: asked.seat, id: None };
            let facts = figure::printed(words, card, now::cost(&state, asked.seat, thing, None, 0));
            let does = (card.kind() == Type::Event).then(|| says::ability(words, card, 0)).flatten();
            Some([Some(facts), does].into_iter().flatten().collect::<Vec<_>>().join("; "))
        }
        Item::Use { text, ability, .. } => says::ability(words, text, ability),
        Item::Way(way) => match asked.why {
            Why::OneOf(card) => says::way(words, card, way),
            _ => None,
        },
        Item::Card(card) => Some(figure::printed(words, card, card.facts().cost)),
        Item::In(card, rank) => {
            let state = view.world();
            let o = state.in_play.iter().filter(|o| o.card == card).nth(usize::from(rank).checked_sub(1)?)?;
            let stats = figure::stats(words, &state, o);
            let owner = (state.order.len() > 2 || o.owner != asked.seat).then(|| words.player(o.owner));
            let about: Vec<String> = stats.into_iter().chain(owner).collect();
            (!about.is_empty()).then(|| about.join(", "))
        }
        Item::Pair(minion, character) => {
            let state = view.world();
            let strength = |(card, rank)| strength(&state, card, rank);
            let (minion, character) = (strength(minion)?, strength(character)?);
            Some(words.say("figure-skirmish", &[("minion", minion.into()), ("character", character.into())]))
        }
        Item::Seat(seat) => Some(cards_of(words, view, seat)),
        Item::Pass | Item::Is(_) | Item::HealWith(_) | Item::Give(..) => None,
    }
}

fn strength(state: &State, card: tcg::Card, rank: u8) -> Option<i16> {
    let o = state.in_play.iter().filter(|o| o.card == card).nth(usize::from(rank).checked_sub(1)?)?;
    Some(now::strength(state, o.id))
}

/// How many cards somebody holds.
fn cards_of(words: &Words, view: &View, seat: Seat) -> String {
    words.backs(view.people.get(seat.index()).map_or(0, |person| usize::from(person.cards.hand)))
}
