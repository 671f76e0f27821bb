//! T13.10 Playing a card: shown, paid, placed or announced, answered, and put away if it is an event. T6.14 Discarding to heal
//! and T6.16 giving an item away are near relations.

use super::{Action, Frame, Occurrence, Use, legal, occurrence::happen};
use crate::{
    Event, Game, Item, Why,
    cards::{
        Card,
        facts::{Side, Type},
        words::{Filter, From, Kind},
    },
    game::{Id, InPlay, Sight, State, Thing, now},
    law::{Legal, lawful},
};
use smallvec::SmallVec;
use table::{Flow, Seat};

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayStage {
    /// The bearer is chosen, and the twilight paid.
    Pay,
    /// What else it costs is being paid.
    Extra,
    /// It is placed.
    Place,
    /// T2.7 An event is put away.
    PutAway,
}

/// A card being played. While it is, it is here and nowhere else, T13.11: this is the void of T1.8.
#[derive(Clone, PartialEq, Debug)]
pub struct Play {
    /// The card.
    pub thing: Thing,
    /// Who plays it.
    pub by: Seat,
    /// By how much cheaper.
    pub less: i16,
    /// On such a bearer, if that was said.
    pub onto: Option<&'static Filter>,
    /// On this one.
    pub on: Option<Id>,
    /// How far it has come.
    pub stage: PlayStage,
}

impl Play {
    /// Takes the card from its place.
    pub(crate) fn take(
        s: &mut State,
        by: Seat,
        thing: Thing,
        from: From,
        less: i16,
        onto: Option<&'static Filter>,
    ) -> Play {
        let Thing { card, owner, .. } = thing;
        match from {
            From::Hand => s.person(owner).cards.play(card),
            From::Discard => {
                s.person(owner).discard.take(card);
            }
            From::Deck => s.person(owner).cards.find(card),
            From::StackedHere => {
                let at = s.stacked.iter().position(|stacked| stacked.owner == owner && stacked.card == card);
                s.stacked.remove(at.expect("it is stacked"));
            }
        }
        Play { thing, by, less, onto, on: None, stage: PlayStage::Pay }
    }
}

/// One stage.
pub(crate) fn step(t: &mut Game, mut play: Play) -> Flow {
    match play.stage {
        PlayStage::Pay => {
            play.on = bearer(t, &play)?;
            t.state.stack.pop();
            pay(t, play);
        }
        PlayStage::Extra => {
            t.state.stack.pop();
            let is_event = play.thing.card.kind() == Type::Event;
            play.stage = if is_event { PlayStage::PutAway } else { PlayStage::Place };
            let (thing, by) = (play.thing, play.by);
            t.state.stack.push(Frame::Play(play));
            if is_event {
                let uses = Use { of: thing, text: thing.card, ability: 0 };
                t.state.stack.push(Frame::Action(Action::new(uses, by)));
            }
        }
        PlayStage::Place => {
            t.state.stack.pop();
            place(t, &play);
        }
        PlayStage::PutAway => {
            t.state.stack.pop();
            t.state.person(play.thing.owner).discard.add(play.thing.card);
        }
    }
    Ok(())
}

/// D10 The bearer.
fn bearer(t: &mut Game, play: &Play) -> Flow<Option<Id>> {
    if play.thing.card.text().borne_by.is_none() {
        return Ok(None);
    }
    let can = |o: &&InPlay| may_go_on(t.state, play, o).is_ok();
    let ids: SmallVec<[Id; 8]> = t.state.active().filter(can).map(|o| o.id).collect();
    if ids.is_empty() {
        return Ok(None);
    }
    let items: SmallVec<[Item; 8]> = ids.iter().map(|id| t.state.item(*id)).collect();
    let chosen = t.choose(play.by, Why::Bearer(play.thing.card), &items)?;
    Ok(items.iter().position(|item| *item == chosen).map(|at| ids[at]))
}

/// Whether a card that is being played may go on this one: its text, that of the card that plays it, and T7.3 the price there.
fn may_go_on(s: &State, play: &Play, o: &InPlay) -> Legal {
    legal::may_be_borne(s, play.by, play.thing, o)?;
    let sight = Sight::new(s, play.by, None);
    lawful(play.onto.is_none_or(|filter| sight.fits(filter, o.thing())), "T6.12")?;
    let price = now::cost(s, play.by, play.thing, Some(o.thing()), play.less);
    lawful(play.thing.card.side() == Some(Side::Free) || price <= i16::from(s.twilight), "T7.3")
}

/// Why this card is not offered as a bearer.
pub(crate) fn why_not_bearer(s: &State, o: &InPlay) -> Legal {
    lawful(s.is_active(o), "T12.9")?;
    match s.stack.last() {
        Some(Frame::Play(play)) => may_go_on(s, play, o),
        Some(Frame::Give(item)) => s.find(*item).map_or(Ok(()), |item| legal::may_be_given_to(s, item.owner, item, o)),
        _ => Ok(()),
    }
}

/// T13.10 step 3: twilight first, T6.4, T7.3.
fn pay(t: &mut Game, mut play: Play) {
    let on = play.on.and_then(|id| t.state.find(id)).map(|o| o.thing());
    let price = now::cost(t.state, play.by, play.thing, on, play.less) as u8;
    let (thing, by) = (play.thing, play.by);
    play.stage = PlayStage::Extra;
    t.tell(Event::Plays { by, card: thing.card });
    t.state.stack.push(Frame::Play(play));
    if !thing.card.text().extra_costs.is_empty() {
        t.state.stack.push(Frame::Action(Action::paying(thing, by)));
    }
    match thing.card.side() {
        Some(Side::Shadow) if price > 0 => {
            t.state.twilight = t.state.twilight.saturating_sub(price);
            t.tell(Event::Twilight { now: t.state.twilight });
        }
        Some(Side::Shadow) => {}
        // T4.15 Nothing is added for those whom one begins with.
        _ if t.state.turn > 0 => happen(t.state, Occurrence::amount(Kind::AddTwilight, price, None, by)),
        _ => {}
    }
}

/// T13.10 step 4. T6.9, T6.11, T7.5 What it is says where it lies: nothing else is noted for it.
fn place(t: &mut Game, play: &Play) {
    let thing = play.thing;
    let needs_bearer = thing.card.text().borne_by.is_some();
    if needs_bearer && play.on.is_none_or(|id| t.state.find(id).is_none()) {
        t.state.person(thing.owner).discard.add(thing.card);
        return;
    }
    let id = t.state.enter(thing.card, thing.owner, play.on);
    let wounds = t.state.find(id).map_or(0, |o| now::wounds_on_arrival(t.state, o));
    t.state.find_mut(id).expect("it is in play").wounds = wounds;
    t.state.happened.note_played(thing.card);
    let mut occurrence = Occurrence::to(Kind::Play, Thing { id: Some(id), ..thing }, None, play.by);
    occurrence.against = play.on.and_then(|id| t.state.find(id)).map(|o| o.thing()).into_iter().collect();
    happen(t.state, occurrence);
}

/// T6.14, T6.15, D11 Discards a card of the hand to heal; T13.43 openly.
pub(crate) fn discard_to_heal(t: &mut Game, seat: Seat, card: Card) {
    let Some(id) = legal::healed_by(t.state, seat, card) else { return };
    t.state.person(seat).cards.play(card);
    t.state.person(seat).discard.add(card);
    t.tell(Event::Discarded { of: seat, card });
    let whom = t.state.find(id).expect("it is in play").thing();
    happen(t.state, Occurrence::to(Kind::Heal, whom, None, seat));
}

/// T6.16, D12 An item is given to another character; its cost is added to the pool again.
pub(crate) fn give(t: &mut Game, item: Id) -> Flow {
    let Some(o) = t.state.find(item).copied() else {
        t.state.stack.pop();
        return Ok(());
    };
    let ids: SmallVec<[Id; 8]> = legal::new_bearers(t.state, o.owner, &o).collect();
    let items: SmallVec<[Item; 8]> = ids.iter().map(|id| t.state.item(*id)).collect();
    let chosen = t.choose(o.owner, Why::Bearer(o.card), &items)?;
    t.state.stack.pop();
    let to = items.iter().position(|item| *item == chosen).map(|at| ids[at]);
    if let Some(o) = t.state.find_mut(item) {
        o.on = to;
    }
    t.state.unchecked = true;
    // T6.18 The printed cost.
    let price = o.card.facts().cost.max(0) as u8;
    happen(t.state, Occurrence::amount(Kind::AddTwilight, price, None, o.owner));
    Ok(())
}
