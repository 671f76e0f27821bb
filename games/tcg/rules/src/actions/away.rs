//! Words about hands. What is chosen, revealed or discarded becomes what was chosen last.

use super::{
    Action, Occurrence, Source,
    effects::{Done, again},
    legal, piles,
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
    cards::{End, Pile},
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
        Effect::RevealRandom(whose, count) => random(t, action, *whose, count, true)?,
        Effect::LookAtRandom(whose, count) => random(t, action, *whose, count, false)?,
        Effect::DiscardRandom(whose, count) => discard_random(t, action, *whose, count)?,
        Effect::RevealFromHand(least, most, filter) => reveal_from_hand(t, action, least, most, filter)?,
        Effect::DiscardFromHand(whose, chooser, least, most, filter) => {
            discard_from_hand(t, action, *whose, *chooser, (least, most), filter)?
        }
        Effect::ItOnTop => it_to_deck(t, action, End::Top),
        Effect::ItBeneath => it_to_deck(t, action, End::Bottom),
        Effect::HandBeneath => hand_beneath(t, action)?,
        Effect::ShuffleHandIn(whose) => {
            let seat = player(t, action, *whose);
            t.state.person(seat).cards.put_hand_back();
            Done::It
        }
        Effect::StackFromHand(filter) => stack_from_hand(t, action, filter)?,
        _ => return piles::step(t, action, word),
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
        | Effect::LookAtRandom(whose, _)
        | Effect::ShuffleHandIn(whose)
        | Effect::DiscardRandom(whose, _)
        | Effect::DiscardFromHand(whose, ..)
        | Effect::DiscardTop(whose, _)
        | Effect::RevealTop(whose, _) => Some(*whose),
        _ => None,
    }
}

/// D36 The player, where one has to be chosen; the word comes again with him.
pub(super) fn choose_player(t: &mut Game, action: &mut Action, whose: Whose) -> Flow<Option<Done>> {
    if !whose.is_chosen() || action.whom.is_some() {
        return Ok(None);
    }
    let seats = action.sight(t.state).whose(whose);
    if seats.is_empty() {
        return Ok(Some(Done::It));
    }
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
pub(super) fn players(t: &Game, action: &Action, whose: Whose) -> SmallVec<[Seat; 5]> {
    if whose.is_chosen() { action.whom.into_iter().collect() } else { action.sight(t.state).whose(whose) }
}

pub(super) fn player(t: &Game, action: &Action, whose: Whose) -> Seat {
    players(t, action, whose).first().copied().unwrap_or(action.by)
}

pub(super) fn count_of(t: &Game, action: &Action, value: &Value) -> u8 {
    action.sight(t.state).value(value).clamp(0, 100) as u8
}

pub(super) fn own(seat: Seat) -> impl Fn(Card) -> Thing {
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

/// T13.50 Cards of a hand, picked by chance, are revealed or looked at.
fn random(t: &mut Game, action: &mut Action, whose: Whose, count: &Value, is_open: bool) -> Flow<Done> {
    let seat = player(t, action, whose);
    if now::hand_is_closed(t.state, seat) {
        action.remember(&[]);
        return Ok(Done::It);
    }
    let seers = if is_open { Seats::ALL } else { Seats::only(action.by) };
    let count = count_of(t, action, count);
    let picked = by_chance(t, seat, count, seers)?;
    if is_open {
        action.remember(&picked);
        show(t, seat, &picked, None);
    } else {
        // What one alone has seen lies aside for him, but in the hand.
        show(t, seat, &picked, Some(action.by));
        let cards = picked.iter().map(|thing| thing.card).collect();
        (action.aside, action.aside_of, action.aside_from, action.shown) = (cards, seat, Source::Hand, false);
    }
    Ok(Done::It)
}

/// The same, of each of these hands, and they are discarded together.
fn discard_random(t: &mut Game, action: &mut Action, whose: Whose, count: &Value) -> Flow<Done> {
    let count = count_of(t, action, count);
    let mut picked: SmallVec<[Thing; 4]> = SmallVec::new();
    for seat in players(t, action, whose) {
        picked.extend(by_chance(t, seat, count, Seats::ALL)?);
    }
    action.remember(&picked);
    Ok(discarded_from_hand(t, action, &picked, true))
}

fn by_chance(t: &mut Game, seat: Seat, count: u8, seers: Seats) -> Flow<SmallVec<[Thing; 4]>> {
    let mut hand: SmallVec<[Item; 12]> = t.state.of(seat).cards.hand().cards().map(Item::Card).collect();
    let mut picked: SmallVec<[Thing; 4]> = SmallVec::new();
    for _ in 0..count.min(hand.len() as u8) {
        let Item::Card(card) = t.chance_for(seers, Why::RandomCard, &hand)? else {
            unreachable!("only cards are in a hand")
        };
        let at = hand.iter().position(|item| *item == Item::Card(card)).expect("it came up");
        hand.swap_remove(at);
        hand.sort_by_key(|item| if let Item::Card(card) = item { *card } else { card });
        picked.push(own(seat)(card));
    }
    Ok(picked)
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
    if most == 0 || t.state.of(hand).cards.hand().is_empty() {
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
    show(t, action.by, &picked, None);
    Ok(Done::It)
}

/// Cards of a hand are shown to everybody, or to one.
fn show(t: &mut Game, hand: Seat, things: &[Thing], to: Option<Seat>) {
    let seers = to.map_or(Seats::ALL, Seats::only);
    t.shows(seers);
    let cards: Pile<Card> = things.iter().filter(|thing| thing.owner == hand).map(|thing| thing.card).collect();
    t.state.person(hand).cards.show(&cards, seers);
    cards.cards().for_each(|card| t.tell(Event::Seen { by: to, of: hand, card: Some(card) }));
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
        show(t, hand, &chosen, None);
        again(todo, action);
        action.todo.push(todo);
        return Ok(Done::It);
    }
    let forced = hands.iter().any(|hand| *hand != action.by);
    Ok(discarded_from_hand(t, action, &chosen, forced))
}

/// T13.43 Openly.
pub(super) fn discarded_from_hand(t: &mut Game, action: &mut Action, picked: &[Thing], forced: bool) -> Done {
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

/// What was revealed in a hand goes to an end of its owner's deck, before the eyes of all.
fn it_to_deck(t: &mut Game, action: &Action, end: End) -> Done {
    for thing in &action.it {
        let cards = &mut t.state.person(thing.owner).cards;
        if !cards.hand().has(thing.card) {
            continue;
        }
        cards.play(thing.card);
        match end {
            End::Top => cards.put_on_top(&[thing.card], Seats::ALL, Seats::ALL),
            End::Bottom => cards.put_under(&[thing.card], Seats::ALL, Seats::ALL),
        }
        t.tell(Event::ToDeck { of: thing.owner, card: thing.card });
    }
    Done::It
}

/// A card of the hand goes beneath the deck unseen.
fn hand_beneath(t: &mut Game, action: &mut Action) -> Flow<Done> {
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
