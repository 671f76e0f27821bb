//! Words about draw decks, discard piles and stacks, and about cards that were revealed or looked at.

use super::{
    Action, Source,
    away::{count_of, discarded_from_hand, own, player, players},
    effects::Done,
    happens,
};
use crate::{
    Event, Game, Item, Why,
    cards::{
        Card,
        words::{Effect, Filter, Value, Whose},
    },
    game::{Sight, Thing},
};
use smallvec::SmallVec;
use table::{
    Flow, Seat, Seats,
    cards::{self, End, Pile},
};

/// Carries out such a word. Nothing if it is another word.
pub(crate) fn step(t: &mut Game, action: &mut Action, word: &'static Effect) -> Flow<Option<Done>> {
    let done = match word {
        Effect::DiscardTop(whose, count) => discard_top(t, action, *whose, count)?,
        Effect::DiscardBottom => discard_bottom(t, action)?,
        Effect::RevealTop(whose, count) => top(t, action, *whose, count, true)?,
        Effect::LookAtTop(count) => top(t, action, Whose::Yours, count, false)?,
        Effect::RevealBottom => look(t, action, action.by, (Source::Bottom, true), |_, looked| looked.is_empty())?,
        Effect::RevealWhile(filter) => reveal_while(t, action, filter)?,
        Effect::MayDiscardIt(filter) => discard_one(t, action, filter, true)?,
        Effect::DiscardOneOfIt => discard_one(t, action, &Filter::Any, false)?,
        Effect::DiscardIt(filter) => {
            let seen = seen(t, action, filter);
            discard_seen(t, action, &seen)
        }
        Effect::OrderIt => order_it(t, action)?,
        Effect::TakeOfIt(count, filter) => take_of_it(t, action, count, filter)?,
        Effect::TakeFromDiscard(filter) => take_from_discard(t, action, filter)?,
        Effect::TakeIt => take_it(t, action),
        Effect::DiscardsBeneath(least, most, filter) => discards_beneath(t, action, (least, most), filter)?,
        Effect::ShuffleIn(least, most, filter) => shuffle_in(t, action, (least, most), filter)?,
        Effect::TakeFromStack(filter) => take_from_stack(t, action, filter)?,
        _ => return Ok(None),
    };
    Ok(Some(done))
}

/// A card at an end of a deck is taken before these eyes.
fn take(t: &mut Game, seat: Seat, end: End, seers: Seats) -> Flow<Option<Card>> {
    cards::take_end(t, |state| &mut state.people[seat.index()].cards, end, seers, Why::TopCard)
}

/// The topmost card of a deck is discarded, openly.
fn discard_top(t: &mut Game, action: &mut Action, whose: Whose, count: &Value) -> Flow<Done> {
    let count = count_of(t, action, count);
    let mut gone: SmallVec<[Thing; 4]> = SmallVec::new();
    for seat in players(t, action, whose) {
        for _ in 0..count {
            let taken = take(t, seat, End::Top, Seats::ALL)?;
            let Some(card) = taken else { break };
            t.state.person(seat).discard.add(card);
            t.tell(Event::Discarded { of: seat, card });
            gone.push(own(seat)(card));
        }
    }
    action.remember(&gone);
    action.note_paid(&gone);
    Ok(Done::It)
}

/// The lowest card of the own deck is discarded, openly.
fn discard_bottom(t: &mut Game, action: &mut Action) -> Flow<Done> {
    let by = action.by;
    let gone: Option<Thing> = take(t, by, End::Bottom, Seats::ALL)?.map(own(by));
    if let Some(Thing { card, .. }) = gone {
        t.state.person(by).discard.add(card);
        t.tell(Event::Discarded { of: by, card });
    }
    action.remember(gone.as_slice());
    action.note_paid(gone.as_slice());
    Ok(Done::It)
}

/// Cards of a deck are revealed to all, or looked at by its owner: they lie aside until the rest of the action is done.
fn look(
    t: &mut Game,
    action: &mut Action,
    seat: Seat,
    (from, reveal): (Source, bool),
    goes_on: impl Fn(&Game, &[Card]) -> bool,
) -> Flow<Done> {
    let seers = if reveal { Seats::ALL } else { Seats::only(action.by) };
    let end = if from == Source::Bottom { End::Bottom } else { End::Top };
    let mut looked: SmallVec<[Card; 4]> = SmallVec::new();
    while goes_on(t, &looked) {
        let Some(card) = take(t, seat, end, seers)? else { break };
        t.tell(Event::Seen { by: (!reveal).then_some(action.by), of: seat, card: Some(card) });
        looked.push(card);
    }
    if reveal {
        let things: SmallVec<[Thing; 4]> = looked.iter().map(|card| own(seat)(*card)).collect();
        action.remember(&things);
    }
    (action.aside, action.aside_of, action.aside_from, action.shown) = (looked, seat, from, reveal);
    Ok(Done::It)
}

/// So many from the top.
fn top(t: &mut Game, action: &mut Action, whose: Whose, count: &Value, reveal: bool) -> Flow<Done> {
    let (seat, count) = (player(t, action, whose), usize::from(count_of(t, action, count)));
    look(t, action, seat, (Source::Top, reveal), |_, looked| looked.len() < count)
}

/// From the top while cards fit, and the first that does not.
fn reveal_while(t: &mut Game, action: &mut Action, filter: &Filter) -> Flow<Done> {
    let (by, this) = (action.by, action.uses.of.id);
    let fits = |t: &Game, card: &Card| Sight::new(t.state, by, this).fits(filter, own(by)(*card));
    look(t, action, by, (Source::Top, true), |t, looked| looked.last().is_none_or(|card| fits(t, card)))
}

/// The cards that were revealed or looked at and are still there: aside, or in a hand.
fn seen(t: &Game, action: &Action, filter: &Filter) -> SmallVec<[Thing; 8]> {
    let sight = action.sight(t.state);
    let is_there = |thing: &Thing| thing.id.is_none() && t.state.of(thing.owner).cards.hand().has(thing.card);
    // What came from a deck and is not aside any more was taken: it is in a hand, but it was not seen there.
    let seen: SmallVec<[Thing; 8]> = match (&action.aside[..], action.aside_from) {
        ([], Source::Hand) => action.it.iter().copied().filter(is_there).collect(),
        (aside, _) => aside.iter().map(|card| own(action.aside_of)(*card)).collect(),
    };
    seen.into_iter().filter(|thing| sight.fits(filter, *thing)).collect()
}

/// D31 One of them is, or may be, discarded.
fn discard_one(t: &mut Game, action: &mut Action, filter: &Filter, may: bool) -> Flow<Done> {
    let seen = seen(t, action, filter);
    let cards: Pile<Card> = seen.iter().map(|thing| thing.card).collect();
    let mut items: SmallVec<[Item; 5]> = cards.kinds().iter().map(|(card, _)| Item::Card(*card)).collect();
    if may || items.is_empty() {
        items.push(Item::Pass);
    }
    let why = Why::DiscardIt(action.uses.of.card);
    let chosen = if action.shown || action.aside.is_empty() {
        t.choose(action.by, why, &items)?
    } else {
        t.ask(action.by, why, &items)?
    };
    let chosen = seen.into_iter().find(|thing| chosen == Item::Card(thing.card));
    Ok(discard_seen(t, action, chosen.as_slice()))
}

/// They are discarded from where they are.
fn discard_seen(t: &mut Game, action: &mut Action, things: &[Thing]) -> Done {
    if action.aside.is_empty() || action.aside_from == Source::Hand {
        action.aside.clear();
        let forced = things.iter().any(|thing| thing.owner != action.by);
        return discarded_from_hand(t, action, things, forced);
    }
    for Thing { card, owner, .. } in things.iter().copied() {
        take_aside(action, card);
        t.state.person(owner).discard.add(card);
        t.tell(Event::Discarded { of: owner, card });
    }
    Done::It
}

/// Kinds of the cards that lie aside.
fn aside(action: &Action) -> SmallVec<[(Card, u8); 16]> {
    action.aside.iter().copied().collect::<Pile<Card>>().kinds()
}

fn take_aside(action: &mut Action, card: Card) {
    if let Some(at) = action.aside.iter().position(|other| *other == card) {
        action.aside.remove(at);
    }
}

/// D35 The rest goes back on top; the first named lies on top. It is one answer, since what is left would tell.
fn order_it(t: &mut Game, action: &mut Action) -> Flow<Done> {
    let count = action.aside.len() as u8;
    if count > 0 {
        let mut named = t.order(action.by, Why::Order(action.uses.of.card), (count, count), &aside(action))?;
        named.reverse();
        let (of, by) = (action.aside_of, Seats::only(action.by));
        let seen_by = if action.shown { Seats::ALL } else { by };
        t.state.person(of).cards.put_on_top(&named, seen_by, by);
    }
    action.aside.clear();
    Ok(Done::It)
}

/// D31 So many of them that fit go into the hand, T13.45 unseen unless they were revealed; T6.8 as far as they may.
fn take_of_it(t: &mut Game, action: &mut Action, count: &Value, filter: &Filter) -> Flow<Done> {
    let seen = seen(t, action, filter);
    let by = action.by;
    let count = usize::from(count_of(t, action, count).min(happens::room(t.state, by)));
    if seen.is_empty() || count == 0 {
        return Ok(Done::It);
    }
    let cards: SmallVec<[Card; 8]> = match count >= seen.len() {
        true if action.shown => seen.iter().map(|thing| thing.card).collect(),
        _ => choose_seen(t, action, &seen, count)?,
    };
    let mut taken = Vec::new();
    for card in cards {
        take_aside(action, card);
        if action.shown {
            t.state.person(by).cards.take_up(card);
            t.tell(Event::Returned { of: by, card });
        } else {
            t.state.person(by).cards.take_unseen(card);
        }
        taken.push(happens::taken(t.state, by));
    }
    Ok(Done::Happens(taken))
}

/// Which of the cards that were revealed or looked at.
fn choose_seen(t: &mut Game, action: &Action, seen: &[Thing], count: usize) -> Flow<SmallVec<[Card; 8]>> {
    let offers = seen.iter().map(|thing| thing.card).collect::<Pile<Card>>().kinds();
    let why = Why::Take(action.uses.of.card);
    if count == 1 {
        let cards: SmallVec<[Card; 8]> = offers.iter().map(|(card, _)| *card).collect();
        return Ok(SmallVec::from_slice(&[t.ask(action.by, why, &cards)?]));
    }
    let count = count.min(seen.len()) as u8;
    let picked = t.ask_some(action.by, why, (count, count), &offers)?;
    Ok(picked.iter().flat_map(|(card, count)| (0..*count).map(|_| *card)).collect())
}

/// The cards of the own discard pile that fit.
fn discards(t: &Game, action: &Action, filter: &Filter) -> SmallVec<[Item; 8]> {
    let sight = action.sight(t.state);
    let kinds = t.state.of(action.by).discard.kinds();
    let fits = |card: &Card| sight.fits(filter, own(action.by)(*card));
    kinds.into_iter().map(|(card, _)| card).filter(fits).map(Item::Card).collect()
}

/// From the discard pile into the hand; T13.45 everybody sees it.
fn take_from_discard(t: &mut Game, action: &mut Action, filter: &Filter) -> Flow<Done> {
    let items = discards(t, action, filter);
    if items.is_empty() {
        return Ok(Done::It);
    }
    let Item::Card(card) = t.choose(action.by, Why::TakeUp(action.uses.of.card), &items)? else {
        unreachable!("only cards were offered")
    };
    action.remember(&[own(action.by)(card)]);
    Ok(take_it(t, action))
}

/// T6.8 What may not come to the hand stays where it was.
fn take_it(t: &mut Game, action: &mut Action) -> Done {
    let mut taken = Vec::new();
    for thing in action.it.clone() {
        let seat = thing.owner;
        if happens::may_take(t.state, seat) && t.state.person(seat).discard.take(thing.card) {
            t.state.person(seat).cards.take_up(thing.card);
            t.tell(Event::Returned { of: seat, card: thing.card });
            taken.push(happens::taken(t.state, seat));
        }
    }
    Done::Happens(taken)
}

/// How many of each kind of the own discard pile fit, and how many that is.
fn kinds_of_discards(t: &Game, action: &Action, filter: &Filter) -> (SmallVec<[(Card, u8); 16]>, u8) {
    let sight = action.sight(t.state);
    let mut kinds = t.state.of(action.by).discard.kinds();
    kinds.retain(|(card, _)| sight.fits(filter, own(action.by)(*card)));
    let count = kinds.iter().map(|(_, count)| *count).sum();
    (kinds, count)
}

/// From the discard pile beneath the deck, openly; T13.51 in an order of the acting player's choice, the last named lowest.
fn discards_beneath(t: &mut Game, action: &mut Action, counts: (&Value, &Value), filter: &Filter) -> Flow<Done> {
    let (kinds, there) = kinds_of_discards(t, action, filter);
    let [least, most] = [counts.0, counts.1].map(|value| count_of(t, action, value).min(there));
    let why = Why::PutUnder(action.uses.of.card);
    let cards: SmallVec<[Card; 8]> = match (&kinds[..], least, most) {
        (_, _, 0) => SmallVec::new(),
        // Where nothing is to be chosen nobody is asked.
        ([(only, _)], least, most) if least == most => (0..most).map(|_| *only).collect(),
        (kinds, 1, 1) => {
            let cards: SmallVec<[Card; 8]> = kinds.iter().map(|(card, _)| *card).collect();
            SmallVec::from_slice(&[t.choose(action.by, why, &cards)?])
        }
        (kinds, ..) => t.order(action.by, why, (least, most), kinds)?.into_iter().collect(),
    };
    leave_discard(t, action, &cards);
    t.state.person(action.by).cards.put_under(&cards, Seats::ALL, Seats::ALL);
    Ok(Done::It)
}

/// From the discard pile into the deck, which is shuffled.
fn shuffle_in(t: &mut Game, action: &mut Action, counts: (&Value, &Value), filter: &Filter) -> Flow<Done> {
    let (kinds, there) = kinds_of_discards(t, action, filter);
    let [least, most] = [counts.0, counts.1].map(|value| count_of(t, action, value).min(there));
    if most == 0 {
        return Ok(Done::It);
    }
    let picked = t.select(action.by, Why::ShuffleIn(action.uses.of.card), (least, most), &kinds)?;
    let cards: SmallVec<[Card; 8]> = picked.iter().flat_map(|(card, count)| (0..*count).map(|_| *card)).collect();
    leave_discard(t, action, &cards);
    let deck = &mut t.state.person(action.by).cards;
    deck.put_under(&cards, Seats::ALL, Seats::ALL);
    deck.shuffle();
    Ok(Done::It)
}

/// Cards leave the own discard pile for the deck, T13.45 before the eyes of all.
fn leave_discard(t: &mut Game, action: &mut Action, cards: &[Card]) {
    let things: SmallVec<[Thing; 8]> = cards.iter().map(|card| own(action.by)(*card)).collect();
    action.remember(&things);
    for card in cards {
        t.state.person(action.by).discard.take(*card);
        t.tell(Event::ToDeck { of: action.by, card: *card });
    }
}

/// From under this card into the hand.
fn take_from_stack(t: &mut Game, action: &mut Action, filter: &Filter) -> Flow<Done> {
    let sight = action.sight(t.state);
    let here = t.state.stacked.iter().filter(|stacked| Some(stacked.on) == action.uses.of.id);
    let cards: Pile<Card> =
        here.map(|stacked| stacked.card).filter(|card| sight.fits(filter, own(action.by)(*card))).collect();
    let items: SmallVec<[Item; 8]> = cards.kinds().iter().map(|(card, _)| Item::Card(*card)).collect();
    if items.is_empty() || !happens::may_take(t.state, action.by) {
        return Ok(Done::It);
    }
    let Item::Card(card) = t.choose(action.by, Why::TakeUp(action.uses.of.card), &items)? else {
        unreachable!("only cards were offered")
    };
    let at = t.state.stacked.iter().position(|s| Some(s.on) == action.uses.of.id && s.card == card);
    let taken = t.state.stacked.remove(at.expect("it was offered"));
    t.state.person(taken.owner).cards.take_up(taken.card);
    Ok(Done::Happens(vec![happens::taken(t.state, taken.owner)]))
}
