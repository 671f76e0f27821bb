//! T4 The set-up: bids, places, the table, starting fellowships, first hands. T14.10, T14.11 A first game has no bids and fixed
//! fellowships.

use super::{Place, on};
use crate::{
    Event, Game, Item, Why,
    actions::{Frame, Play, happens, legal},
    cards::{Card, words::From},
    game::{Ending, State, Thing, now},
    turn::path,
};
use smallvec::SmallVec;
use table::{Flow, Seat};

/// T4.1 The most that can be bid. T4.5 It corrupts whoever bids it, so nobody would bid more.
const MOST: u8 = 10;

/// D1, T4.1, T4.4, T4.5 Every player bids in secret; all are revealed at once.
pub(crate) fn bid(t: &mut Game) -> Flow {
    if t.state.options.first_game {
        return first_player(t);
    }
    let seats: SmallVec<[Seat; 5]> = t.state.order.clone();
    let bids = t.together(seats.iter().copied(), |t, seat| t.number(seat, Why::Bid, 0, MOST))?;
    for (seat, bid) in seats.iter().zip(&bids) {
        let person = t.state.person(*seat);
        (person.bid, person.burdens) = (*bid, *bid);
        t.tell(Event::Bid { by: *seat, bid: *bid });
    }
    // T4.5b Who is corrupted by his bid chooses no place.
    let survives = |seat: &Seat| i16::from(t.state.of(*seat).bid) < t.state.of(*seat).begins_with.0.facts().resistance;
    let left: SmallVec<[Seat; 5]> = seats.iter().copied().filter(survives).collect();
    for seat in seats.iter().filter(|seat| !left.contains(seat)) {
        t.state.person(*seat).is_out = true;
        t.tell(Event::Out { who: *seat });
    }
    match left[..] {
        [] => t.state.ending = Some(Ending::Draw),
        [only] => t.state.ending = Some(Ending::LastPlayer(only)),
        _ => {}
    }
    t.state.order = SmallVec::new();
    // T4.5a He never was an opponent.
    t.state.opponents = left.len().saturating_sub(1) as u8;
    on(t, Place::ChoosePlace);
    Ok(())
}

/// T14.10 In a first game nobody bids: chance says who is first, and the others follow as they sit.
fn first_player(t: &mut Game) -> Flow {
    let seats: SmallVec<[Item; 5]> = t.state.order.iter().copied().map(Item::Seat).collect();
    let first = t.chance(Why::FirstPlayer, &seats)?;
    let at = seats.iter().position(|seat| *seat == first).expect("one of them came up");
    t.state.order.rotate_left(at);
    t.state.free = t.state.order[0];
    for (seat, place) in t.state.order.clone().into_iter().zip(1..) {
        t.tell(Event::TookPlace { by: seat, place });
    }
    on(t, Place::Lay);
    Ok(())
}

/// The places that were chosen so far, as the seats in them; filled up while players choose.
fn free_places(t: &Game) -> (SmallVec<[u8; 5]>, SmallVec<[Seat; 5]>) {
    let people = t.state.people.iter().zip((0..).map(Seat));
    let waiting: SmallVec<[Seat; 5]> = people.filter(|(p, _)| !p.is_out && p.at == 0).map(|(_, seat)| seat).collect();
    let count = usize::from(t.state.opponents) + 1;
    let taken = |place: &u8| t.state.people.iter().any(|p| !p.is_out && p.at == *place);
    ((1..=count as u8).filter(|place| !taken(place)).collect(), waiting)
}

/// D2, T4.2, T4.3, T4.7 The highest bidder chooses a place first; a tie is broken at random. Until all have chosen, `at` holds the place.
pub(crate) fn choose_place(t: &mut Game) -> Flow {
    let (places, waiting) = free_places(t);
    if waiting.is_empty() {
        let mut order: SmallVec<[Seat; 5]> =
            (0..t.state.people.len() as u8).map(Seat).filter(|seat| !t.state.of(*seat).is_out).collect();
        order.sort_by_key(|seat| t.state.of(*seat).at);
        t.state.free = order[0];
        t.state.order = order;
        on(t, Place::Lay);
        return Ok(());
    }
    let highest = waiting.iter().map(|seat| t.state.of(*seat).bid).max().unwrap_or(0);
    let tied: SmallVec<[Item; 5]> =
        waiting.iter().filter(|seat| t.state.of(**seat).bid == highest).map(|seat| Item::Seat(*seat)).collect();
    // Nobody is asked in the step in which a tie is broken.
    if tied.len() > 1 && !t.state.people.iter().any(|person| person.reconciled) {
        let Item::Seat(first) = t.chance(Why::Tie, &tied)? else { unreachable!("only seats are tied") };
        t.state.person(first).reconciled = true;
        return Ok(());
    }
    let drawn = waiting.iter().copied().find(|seat| t.state.of(*seat).reconciled);
    let seat =
        drawn.or_else(|| waiting.iter().copied().find(|seat| t.state.of(*seat).bid == highest)).expect("waiting");
    let items: SmallVec<[Item; 5]> = places.iter().map(|place| Item::Way(*place)).collect();
    let Item::Way(place) = t.choose(seat, Why::Place, &items)? else { unreachable!("only places were offered") };
    let person = t.state.person(seat);
    (person.at, person.reconciled) = (place, false);
    t.tell(Event::TookPlace { by: seat, place });
    Ok(())
}

/// T4.9 to T4.12 Ring-bearers with their Rings and burdens; the first player's first site; every marker on it.
pub(crate) fn lay(t: &mut Game) -> Flow {
    for seat in t.state.order.clone() {
        let (bearer, ring) = t.state.of(seat).begins_with;
        let id = t.state.enter(bearer, seat, None);
        t.state.enter(ring, seat, Some(id));
        let person = t.state.person(seat);
        (person.ring_bearer, person.at) = (Some(id), 1);
    }
    let first = t.state.order[0];
    path::lay_site(t, first, 1);
    on(t, Place::Starting(first, 4));
    Ok(())
}

/// T4.13 to T4.19, D3 Companions from the draw deck, one at a time: T3.12 not always the same. T4.18 They are played like any
/// other, with what they do then.
pub(crate) fn starting(t: &mut Game, seat: Seat, left: i8) -> Flow {
    // T4.17a While he chooses, only his own cards are active.
    t.state.free = seat;
    let deck = t.state.of(seat).cards.deck().cards();
    let fixed = fixed_fellowships(t.state, seat);
    let is_fixed = |card: &Card| fixed.is_empty() || fixed.iter().any(|titles| titles.contains(&card.title()));
    let able = |card: &Card| legal::may_start_with(t.state, seat, *card, left.into()).is_ok() && is_fixed(card);
    let mut items: SmallVec<[Item; 8]> =
        deck.kinds().into_iter().map(|(card, _)| card).filter(able).map(Item::Card).collect();
    if fixed.is_empty() {
        items.push(Item::Pass);
    }
    // Everybody sees that a fixed fellowship is complete.
    let chosen = match items.is_empty() {
        true => Item::Pass,
        false => t.ask(seat, Why::StartWith { left: left as u8 }, &items)?,
    };
    let Item::Card(card) = chosen else {
        let next = t.state.left_of(seat);
        let done = next == t.state.order[0];
        on(t, if done { Place::Deal(next) } else { Place::Starting(next, 4) });
        return Ok(());
    };
    let thing = Thing { card, owner: seat, id: None };
    let price = now::cost(t.state, seat, thing, None, 0) as i8;
    on(t, Place::Starting(seat, left - price));
    let play = Play::take(t.state, seat, thing, From::Deck, 0, None);
    t.state.stack.push(Frame::Play(play));
    Ok(())
}

/// T14.11 The fellowships of a first game, besides Frodo, by their titles.
const FIXED: [&[&str]; 3] = [&["Aragorn"], &["Gandalf"], &["Merry", "Pippin", "Sam"]];

/// T14.11 Those of them that a player can have with whom he has begun already. A deck that holds none of them is played by the
/// full rules, T14.12.
fn fixed_fellowships(s: &State, seat: Seat) -> SmallVec<[&'static [&'static str]; 3]> {
    if !s.options.first_game {
        return SmallVec::new();
    }
    let person = s.of(seat);
    let deck = person.cards.deck().cards();
    let begun: SmallVec<[&str; 4]> =
        s.companions(seat).filter(|o| Some(o.id) != person.ring_bearer).map(|o| o.card.title()).collect();
    let has = |title: &&str| begun.contains(title) || deck.cards().any(|card| card.title() == *title);
    let fits =
        |titles: &&'static [&'static str]| titles.iter().all(has) && begun.iter().all(|title| titles.contains(title));
    FIXED.into_iter().filter(fits).collect()
}

/// T4.20, T4.21 Eight cards; T4.23 then the first turn begins.
pub(crate) fn deal(t: &mut Game, seat: Seat) -> Flow {
    t.state.person(seat).cards.shuffle();
    draw_up_to(t, seat, 8)?;
    let next = t.state.left_of(seat);
    let done = next == t.state.order[0];
    let place = match (done, t.state.options.mulligan) {
        (false, _) => Place::Deal(next),
        (true, true) => Place::Mulligan(next),
        (true, false) => Place::StartTurn,
    };
    t.state.free = t.state.order[0];
    on(t, place);
    Ok(())
}

/// T4.22, D5
pub(crate) fn mulligan(t: &mut Game, seat: Seat) -> Flow {
    let again = t.confirm(seat, Why::Mulligan)?;
    if again {
        t.state.person(seat).cards.put_hand_back();
        draw_up_to(t, seat, 6)?;
    }
    let next = t.state.left_of(seat);
    let done = next == t.state.order[0];
    on(t, if done { Place::StartTurn } else { Place::Mulligan(next) });
    Ok(())
}

/// Draws cards until the hand has so many, or the deck is empty, T9.5. T10.7 That is no loss, and nothing is shuffled.
pub(crate) fn draw_up_to(t: &mut Game, seat: Seat, count: usize) -> Flow {
    // T6.6 It ends also when nothing more can come.
    while t.state.of(seat).cards.hand().len() < count && happens::draw(t, seat)? {}
    Ok(())
}
