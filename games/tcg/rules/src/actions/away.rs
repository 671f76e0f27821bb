//! Words about cards that are not in play: hands, decks, discard piles, stacks. What is chosen, revealed or discarded becomes what
//! was chosen last.

use super::{
    Action, Occurrence,
    effects::{Done, again},
    happens, legal,
};
use crate::{
    Event, Game, Item, Why,
    cards::{
        Card,
        words::{Effect, Filter, Kind, Value, Whose},
    },
    game::{Sight, Stacked, Thing, now},
};
use smallvec::SmallVec;
use table::{
    Flow, Seat, Seats,
    cards::{self, Pile},
};

/// Carries out such a word. Nothing if it is another word.
pub(crate) fn step(t: &mut Game, action: &mut Action, word: &'static Effect) -> Flow<Option<Done>> {
    if let Some(whose) = whose(word)
        && let Some(done) = choose_player(t, action, whose)?
    {
        return Ok(Some(done));
    }
    let done = match word {
        Effect::Draw(whose, count) => draw(t, action, *whose, count),
        Effect::LookAtHand(whose) => look_at_hand(t, action, *whose, false)?,
        Effect::RevealHand(whose) => look_at_hand(t, action, *whose, true)?,
        Effect::RevealRandom(whose, count) => random(t, action, *whose, count, false)?,
        Effect::DiscardRandom(whose, count) => random(t, action, *whose, count, true)?,
        Effect::RevealFromHand(least, most, filter) => reveal_from_hand(t, action, least, most, filter)?,
        Effect::DiscardFromHand(whose, chooser, least, most, filter) => {
            discard_from_hand(t, action, *whose, *chooser, (least, most), filter)?
        }
        Effect::DiscardTop(whose, count) => discard_top(t, action, *whose, count)?,
        Effect::RevealTop(whose, count) => top(t, action, *whose, count, true)?,
        Effect::LookAtTop(count) => top(t, action, Whose::Yours, count, false)?,
        Effect::MayDiscardIt(filter) => may_discard_it(t, action, filter)?,
        Effect::OrderIt => order_it(t, action)?,
        Effect::TakeOneOfIt => take_one(t, action)?,
        Effect::RestBeneath => rest_beneath(t, action)?,
        Effect::PutBeneath => put_beneath(t, action)?,
        Effect::TakeFromDiscard(filter) => take_from_discard(t, action, filter)?,
        Effect::TakeIt => take_it(t, action),
        Effect::DiscardBeneath(filter) => discard_beneath(t, action, filter)?,
        Effect::StackFromHand(filter) => stack_from_hand(t, action, filter)?,
        Effect::TakeFromStack(filter) => take_from_stack(t, action, filter)?,
        _ => return Ok(None),
    };
    Ok(Some(done))
}

/// Whose hand or deck a word is about.
fn whose(word: &Effect) -> Option<Whose> {
    match word {
        Effect::Draw(whose, _)
        | Effect::LookAtHand(whose)
        | Effect::RevealHand(whose)
        | Effect::RevealRandom(whose, _)
        | Effect::DiscardRandom(whose, _)
        | Effect::DiscardFromHand(whose, ..)
        | Effect::DiscardTop(whose, _)
        | Effect::RevealTop(whose, _) => Some(*whose),
        _ => None,
    }
}

/// D36 The player, where one has to be chosen; the word comes again with him.
pub(crate) fn choose_player(t: &mut Game, action: &mut Action, whose: Whose) -> Flow<Option<Done>> {
    if !matches!(whose, Whose::AShadowPlayer | Whose::AnyPlayer) || action.whom.is_some() {
        return Ok(None);
    }
    let seats = action.sight(t.state).whose(whose);
    let items: SmallVec<[Item; 5]> = seats.iter().map(|seat| Item::Seat(*seat)).collect();
    let Item::Seat(seat) = t.choose(action.by, Why::Player(action.uses.of.card), &items)? else {
        unreachable!("only seats were offered")
    };
    action.whom = Some(seat);
    let word = *action.todo.last().expect("a word is being carried out");
    action.todo.push(word);
    Ok(Some(Done::It))
}

/// The players that are meant.
pub(crate) fn players(t: &Game, action: &Action, whose: Whose) -> SmallVec<[Seat; 5]> {
    match whose {
        Whose::AShadowPlayer | Whose::AnyPlayer => action.whom.into_iter().collect(),
        other => action.sight(t.state).whose(other),
    }
}

fn player(t: &Game, action: &Action, whose: Whose) -> Seat {
    players(t, action, whose).first().copied().unwrap_or(action.by)
}

fn count_of(t: &Game, action: &Action, value: &Value) -> u8 {
    action.sight(t.state).value(value).clamp(0, 100) as u8
}

fn own(seat: Seat) -> impl Fn(Card) -> Thing {
    move |card| Thing { card, owner: seat, id: None }
}

fn draw(t: &Game, action: &Action, whose: Whose, count: &Value) -> Done {
    let count = count_of(t, action, count);
    let each = players(t, action, whose)
        .into_iter()
        .flat_map(|seat| (0..count).map(move |_| Occurrence::amount(Kind::Draw, 1, Some(action.uses.of), seat)));
    Done::Happens(each.collect())
}

/// T13.44 Looking is for one, revealing for all; T13.46 the cards stay in the hand.
fn look_at_hand(t: &mut Game, action: &mut Action, whose: Whose, reveal: bool) -> Flow<Done> {
    let seat = player(t, action, whose);
    if now::hand_is_closed(t.state, seat) {
        action.remember(&[]);
        return Ok(Done::It);
    }
    let seers = if reveal { Seats::ALL } else { Seats::only(action.by) };
    let hand: Pile<Card> = t.state.of(seat).cards.hand().clone();
    t.shows(seers);
    t.state.person(seat).cards.show(&hand, seers);
    // What one alone has seen is remembered by him, not by the action: that is open.
    if reveal {
        let things: SmallVec<[Thing; 8]> = hand.cards().map(own(seat)).collect();
        action.remember(&things);
    }
    for card in hand.cards() {
        t.tell(Event::Seen { by: (!reveal).then_some(action.by), of: seat, card: Some(card) });
    }
    Ok(Done::It)
}

/// T13.50 Cards of a hand picked by chance.
fn random(t: &mut Game, action: &mut Action, whose: Whose, count: &Value, discard: bool) -> Flow<Done> {
    let (seat, count) = (player(t, action, whose), count_of(t, action, count));
    if now::hand_is_closed(t.state, seat) && !discard {
        return Ok(Done::It);
    }
    let mut hand: SmallVec<[Item; 12]> = t.state.of(seat).cards.hand().cards().map(Item::Card).collect();
    let mut picked: SmallVec<[Thing; 4]> = SmallVec::new();
    for _ in 0..count.min(hand.len() as u8) {
        let Item::Card(card) = t.chance(Why::RandomCard, &hand)? else { unreachable!("only cards are in a hand") };
        let at = hand.iter().position(|item| *item == Item::Card(card)).expect("it came up");
        hand.swap_remove(at);
        hand.sort_by_key(|item| if let Item::Card(card) = item { *card } else { card });
        picked.push(own(seat)(card));
    }
    action.remember(&picked);
    if discard {
        return Ok(discarded_from_hand(t, action, &picked, true));
    }
    reveal(t, seat, &picked);
    Ok(Done::It)
}

/// Which cards of a hand, and by whom: asked whatever the hand holds, since that is a secret.
fn from_hand(
    t: &mut Game,
    action: &Action,
    (hand, chooser): (Seat, Seat),
    (least, most): (u8, u8),
    filter: &Filter,
    why: Why,
) -> Flow<SmallVec<[Thing; 4]>> {
    if t.state.of(hand).cards.hand().is_empty() {
        return Ok(SmallVec::new());
    }
    let sight = action.sight(t.state);
    let fitting: Pile<Card> = legal::in_hand(&sight, hand, filter).collect();
    let offers: SmallVec<[(Card, u8); 16]> = fitting.kinds();
    let most = most.min(fitting.len() as u8);
    let picked = t.ask_some(chooser, why, (least.min(most), most), &offers)?;
    Ok(picked.iter().flat_map(|(card, count)| (0..*count).map(|_| own(hand)(*card))).collect())
}

fn reveal_from_hand(t: &mut Game, action: &mut Action, least: &Value, most: &Value, filter: &Filter) -> Flow<Done> {
    let (least, most) = (count_of(t, action, least), count_of(t, action, most));
    let counts = (least.max(needed(t, action, filter)), most);
    let why = Why::Reveal(action.uses.of.card);
    let picked = from_hand(t, action, (action.by, action.by), counts, filter, why)?;
    action.remember(&picked);
    reveal(t, action.by, &picked);
    Ok(Done::It)
}

/// Cards of a hand are shown to everybody.
fn reveal(t: &mut Game, hand: Seat, things: &[Thing]) {
    t.shows(Seats::ALL);
    let cards: Pile<Card> = things.iter().filter(|thing| thing.owner == hand).map(|thing| thing.card).collect();
    t.state.person(hand).cards.show(&cards, Seats::ALL);
    cards.cards().for_each(|card| t.tell(Event::Seen { by: None, of: hand, card: Some(card) }));
}

/// T13.8 So many must be revealed if what they make cheaper is to be played afterwards.
fn needed(t: &Game, action: &Action, filter: &Filter) -> u8 {
    let sight = action.sight(t.state);
    let cards: SmallVec<[Thing; 8]> = legal::in_hand(&sight, action.by, filter).map(own(action.by)).collect();
    let leaves = |count: &usize| legal::keeps_promises(&Sight { it: &cards[..*count], ..sight }, action);
    (0..=cards.len()).find(leaves).unwrap_or(0) as u8
}

/// D33 One player after the other, T13.27a in the order of actions; what they have chosen is discarded together.
fn discard_from_hand(
    t: &mut Game,
    action: &mut Action,
    whose: Whose,
    chooser: Whose,
    (least, most): (&Value, &Value),
    filter: &Filter,
) -> Flow<Done> {
    let hands = players(t, action, whose);
    let todo = *action.todo.last().expect("a word is being carried out");
    let Some(hand) = hands.get(usize::from(todo.round)).copied() else { return Ok(Done::It) };
    let chooser = if chooser == Whose::Yours { action.by } else { hand };
    let counts = (count_of(t, action, least), count_of(t, action, most));
    let why = Why::DiscardFromHand(action.uses.of.card);
    let picked = from_hand(t, action, (hand, chooser), counts, filter, why)?;
    if action.is_paying() && picked.len() < usize::from(counts.0) {
        return Ok(Done::Unpaid);
    }
    let before = if todo.round == 0 { SmallVec::new() } else { action.it.clone() };
    let chosen: SmallVec<[Thing; 4]> = before.into_iter().chain(picked).collect();
    action.remember(&chosen);
    if usize::from(todo.round) + 1 < hands.len() {
        // T13.27a The next one sees what was chosen; the word comes again with him.
        reveal(t, hand, &chosen);
        again(todo, action);
        action.todo.push(todo);
        return Ok(Done::It);
    }
    let forced = hands.iter().any(|hand| *hand != action.by);
    Ok(discarded_from_hand(t, action, &chosen, forced))
}

/// T13.43 Openly.
fn discarded_from_hand(t: &mut Game, action: &mut Action, picked: &[Thing], forced: bool) -> Done {
    action.note_paid(picked);
    for Thing { card, owner, .. } in picked.iter().copied() {
        let person = t.state.person(owner);
        person.cards.play(card);
        person.discard.add(card);
        t.tell(Event::Discarded { of: owner, card });
    }
    let occurrence = Occurrence {
        is_forced: forced,
        is_cost: action.is_paying(),
        ..Occurrence::of_all(Kind::DiscardFromHand, picked, Some(action.uses.of), action.by)
    };
    Done::Happens(if picked.is_empty() { Vec::new() } else { vec![occurrence] })
}

/// The topmost card of a deck is discarded, openly.
fn discard_top(t: &mut Game, action: &mut Action, whose: Whose, count: &Value) -> Flow<Done> {
    let count = count_of(t, action, count);
    let mut gone: SmallVec<[Thing; 4]> = SmallVec::new();
    for seat in players(t, action, whose) {
        for _ in 0..count {
            let taken = cards::take_top(t, |state| &mut state.people[seat.index()].cards, Seats::ALL, Why::TopCard)?;
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

/// The top of a deck is revealed to all, or looked at by its owner: the cards lie aside until the rest of the action is done.
fn top(t: &mut Game, action: &mut Action, whose: Whose, count: &Value, reveal: bool) -> Flow<Done> {
    let (seat, count) = (player(t, action, whose), count_of(t, action, count));
    let seers = if reveal { Seats::ALL } else { Seats::only(action.by) };
    let mut looked: SmallVec<[Card; 4]> = SmallVec::new();
    for _ in 0..count {
        let taken = cards::take_top(t, |state| &mut state.people[seat.index()].cards, seers, Why::TopCard)?;
        let Some(card) = taken else { break };
        t.tell(Event::Seen { by: (!reveal).then_some(action.by), of: seat, card: Some(card) });
        looked.push(card);
    }
    if reveal {
        let things: SmallVec<[Thing; 4]> = looked.iter().map(|card| own(seat)(*card)).collect();
        action.remember(&things);
    }
    (action.aside, action.aside_of, action.shown) = (looked, seat, reveal);
    Ok(Done::It)
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

/// D31 One of them may be discarded.
fn may_discard_it(t: &mut Game, action: &mut Action, filter: &Filter) -> Flow<Done> {
    let sight = action.sight(t.state);
    let fitting = aside(action).into_iter().filter(|(card, _)| sight.fits(filter, own(action.aside_of)(*card)));
    let mut items: SmallVec<[Item; 5]> = fitting.map(|(card, _)| Item::Card(card)).collect();
    items.push(Item::Pass);
    let chosen = t.choose(action.by, Why::DiscardIt(action.uses.of.card), &items)?;
    if let Item::Card(card) = chosen {
        take_aside(action, card);
        let of = action.aside_of;
        t.state.person(of).discard.add(card);
        t.tell(Event::Discarded { of, card });
    }
    Ok(Done::It)
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

/// D31 One of them goes into the hand, T13.45 unseen.
fn take_one(t: &mut Game, action: &mut Action) -> Flow<Done> {
    let items: SmallVec<[Item; 5]> = aside(action).iter().map(|(card, _)| Item::Card(*card)).collect();
    if items.is_empty() || !happens::may_take(t.state, action.by) {
        return Ok(Done::It);
    }
    let Item::Card(card) = t.ask(action.by, Why::Take(action.uses.of.card), &items)? else {
        unreachable!("only cards were offered")
    };
    take_aside(action, card);
    let by = action.by;
    happens::note_taken(t.state, by);
    t.state.person(by).cards.take_unseen(card);
    Ok(Done::It)
}

/// D35, T13.51 The rest goes beneath the deck.
fn rest_beneath(t: &mut Game, action: &mut Action) -> Flow<Done> {
    let count = action.aside.len() as u8;
    if count > 0 {
        let named = t.order(action.by, Why::Beneath(action.uses.of.card), (count, count), &aside(action))?;
        let (of, by) = (action.aside_of, Seats::only(action.by));
        let seen_by = if action.shown { Seats::ALL } else { by };
        t.state.person(of).cards.put_under(&named, seen_by, by);
    }
    action.aside.clear();
    Ok(Done::It)
}

/// A card of the hand goes beneath the deck unseen.
fn put_beneath(t: &mut Game, action: &mut Action) -> Flow<Done> {
    let items: SmallVec<[Item; 12]> =
        t.state.of(action.by).cards.hand().kinds().iter().map(|(card, _)| Item::Card(*card)).collect();
    if items.is_empty() {
        return Ok(Done::It);
    }
    let Item::Card(card) = t.ask(action.by, Why::Beneath(action.uses.of.card), &items)? else {
        unreachable!("only cards were offered")
    };
    let by = action.by;
    t.state.person(by).cards.put_beneath(card);
    Ok(Done::It)
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
    for thing in action.it.clone() {
        let seat = thing.owner;
        if happens::may_take(t.state, seat) && t.state.person(seat).discard.take(thing.card) {
            happens::note_taken(t.state, seat);
            t.state.person(seat).cards.take_up(thing.card);
            t.tell(Event::Returned { of: seat, card: thing.card });
        }
    }
    Done::It
}

/// From the discard pile beneath the deck, openly.
fn discard_beneath(t: &mut Game, action: &mut Action, filter: &Filter) -> Flow<Done> {
    let items = discards(t, action, filter);
    if items.is_empty() {
        return Ok(Done::It);
    }
    let Item::Card(card) = t.choose(action.by, Why::PutUnder(action.uses.of.card), &items)? else {
        unreachable!("only cards were offered")
    };
    let by = action.by;
    t.state.person(by).discard.take(card);
    t.state.person(by).cards.put_under(&[card], Seats::ALL, Seats::ALL);
    Ok(Done::It)
}

/// T13.48 From the hand under this card.
fn stack_from_hand(t: &mut Game, action: &mut Action, filter: &Filter) -> Flow<Done> {
    let why = Why::Stack(action.uses.of.card);
    let picked = from_hand(t, action, (action.by, action.by), (1, 1), filter, why)?;
    action.remember(&picked);
    if let Some(on) = action.uses.of.id {
        for thing in &picked {
            t.state.person(thing.owner).cards.play(thing.card);
            t.state.stacked.push(Stacked { on, owner: thing.owner, card: thing.card });
            t.tell(Event::Stacked { card: thing.card });
        }
    }
    Ok(Done::It)
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
    happens::note_taken(t.state, taken.owner);
    t.state.person(taken.owner).cards.take_up(taken.card);
    Ok(Done::It)
}
