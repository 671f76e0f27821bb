//! An ability under way: one word at a time. What goes through the door of occurrences is put on top of the stack.

use super::{
    Action, Frame, Occurrence, Todo, answered, answered_mut, away, choices,
    occurrence::happen,
    targets::{self, Things, count_use},
};
use crate::{
    Event, Fought, Game,
    cards::{
        facts::Type,
        words::{Effect, Filter, Kind, Modifier, Until, Value, When},
    },
    game::{Change, Lasting, State, Thing, now},
    turn::{path, regroup, the_end},
};
use smallvec::SmallVec;
use table::Flow;

/// Carries out the next word; without one the action is over.
pub(crate) fn step(t: &mut Game, mut action: Action) -> Flow {
    let Some(todo) = action.todo.last().copied() else {
        action.put_back(t.state);
        t.state.stack.pop();
        choices::end_payment(t.state, &action);
        return Ok(());
    };
    count(t.state, &mut action);
    if let Some(done) = in_play(t, &mut action, todo.word)? {
        return done.put(t, action);
    }
    choices::step(t, action, todo)
}

/// What a word has done, besides what it changed on the table.
pub(crate) enum Done {
    /// It is done.
    It,
    /// These happen now, the first one first.
    Happens(Vec<Occurrence>),
    /// T13.5 A cost cannot be paid any more: the action ends.
    Unpaid,
    /// T10.11 The turn is over, with everything that was under way.
    Turn,
}

impl Done {
    /// Takes the word off the list, and the rest of the action goes back on the stack, below what happens now.
    pub(crate) fn put(self, t: &mut Game, mut action: Action) -> Flow {
        if let Done::Turn = self {
            return Ok(());
        }
        t.state.stack.pop();
        if let Done::Unpaid = self {
            return unpaid(t, action);
        }
        action.todo.pop();
        t.state.unchecked = true;
        t.state.stack.push(Frame::Action(action));
        if let Done::Happens(occurrences) = self {
            occurrences.into_iter().rev().for_each(|occurrence| happen(t.state, occurrence));
        }
        Ok(())
    }
}

/// T13.37, T13.38 A use counts when its first effect is carried out.
fn count(s: &mut State, action: &mut Action) {
    if !action.is_paying() && !action.counted && action.uses.ability != u8::MAX {
        action.counted = true;
        count_use(s, action.uses.of.id, action.uses.counted_as(), 1);
    }
}

/// T13.5 The costs paid stay paid; a card being played goes to the discard pile.
fn unpaid(t: &mut Game, action: Action) -> Flow {
    if let Some(Frame::Play(play)) = t.state.stack.last()
        && play.thing == action.uses.of
    {
        let thing = play.thing;
        t.state.stack.pop();
        t.state.person(thing.owner).discard.add(thing.card);
    }
    Ok(())
}

/// Words about cards in play, burdens and twilight. Nothing if it is another word.
fn in_play(t: &mut Game, action: &mut Action, word: &'static Effect) -> Flow<Option<Done>> {
    let source = action.uses.of;
    let (word, limit) = match word {
        Effect::UpTo(most, inner) => (&**inner, Some(*most)),
        other => (other, None),
    };
    let amount = |t: &Game, action: &Action, value: &Value| action.sight(t.state).value(value).clamp(0, 200) as u8;
    let done = match word {
        Effect::Exert(_, times) | Effect::Wound(_, times) | Effect::Heal(_, times) => {
            // The number is read before there is a new `IT`; nobody is asked to whom nothing is done.
            let times = amount(t, action, times);
            let targets = if times > 0 || action.is_paying() { targets::pick(t, action, word)? } else { Things::new() };
            if action.is_paying() && targets.is_empty() {
                return Ok(Some(Done::Unpaid));
            }
            action.remember(&targets);
            let kind = kind_of(word);
            // T13.6, T11.7 Exertions as far as possible.
            let most =
                |whom: &Thing| if kind == Kind::Exert { times.min(exertions_left(t.state, *whom)) } else { times };
            let each = targets.iter().flat_map(|whom| each_in_turn(action, kind, *whom, most(whom)));
            Done::Happens(each.collect())
        }
        Effect::Exhaust(_) => {
            let targets = targets::pick(t, action, word)?;
            action.remember(&targets);
            let times = |thing: &Thing| exertions_left(t.state, *thing);
            let each = targets.iter().flat_map(|thing| each_in_turn(action, Kind::Exert, *thing, times(thing)));
            Done::Happens(each.collect())
        }
        Effect::Discard(_) => {
            let targets = targets::pick(t, action, word)?;
            if action.is_paying() && targets.is_empty() {
                return Ok(Some(Done::Unpaid));
            }
            action.remember(&targets);
            action.note_paid(&targets);
            let together = Occurrence::of_all(Kind::Discard, &targets, Some(source), action.by);
            let paid = Occurrence { is_cost: action.is_paying(), ..together };
            Done::Happens(if targets.is_empty() { Vec::new() } else { vec![paid] })
        }
        // T13.18 One at a time: "each time a burden is added" is meant for each of them.
        Effect::AddBurdens(count) => {
            let count = amount(t, action, count);
            Done::Happens((0..count).map(|_| so_much(action, Kind::AddBurdens, 1)).collect())
        }
        Effect::RemoveBurdens(count) => {
            let there = t.state.of(t.state.free).burdens;
            let count = if now::may_remove_burdens(t.state) { amount(t, action, count).min(there) } else { 0 };
            // T13.18 The same for those removed.
            Done::Happens((0..count).map(|_| so_much(action, Kind::RemoveBurdens, 1)).collect())
        }
        Effect::AddTwilight(count) => one(action, Kind::AddTwilight, amount(t, action, count)),
        Effect::RemoveTwilight(count) => {
            let count = i16::from(amount(t, action, count));
            let count = within(t, action, word, count, limit) as u8;
            t.state.twilight = t.state.twilight.saturating_sub(count);
            t.tell(Event::Twilight { now: t.state.twilight });
            Done::It
        }
        Effect::PutOnRing => {
            let worn = t.state.of(t.state.free).ring_worn;
            one(action, Kind::PutOnRing, u8::from(!worn))
        }
        Effect::TakeOffRing => {
            regroup::take_off_ring(t);
            Done::It
        }
        Effect::Corrupt => {
            the_end::lose(t, t.state.free);
            Done::Turn
        }
        Effect::Strength(_, by, until) => {
            let targets = targets::pick(t, action, word)?;
            let by = action.sight(t.state).value(by);
            let by = within(t, action, word, by, limit);
            action.remember(&targets);
            last(t, action, &targets, *until, |id| Change::Strength(id, by))
        }
        Effect::Keyword(_, keyword, number, until) => {
            let targets = targets::pick(t, action, word)?;
            let number = action.sight(t.state).value(number);
            let number = within(t, action, word, number, limit);
            action.remember(&targets);
            last(t, action, &targets, *until, |id| Change::Keyword(id, *keyword, number))
        }
        Effect::NoKeyword(_, keyword, until) => {
            let targets = targets::pick(t, action, word)?;
            action.remember(&targets);
            last(t, action, &targets, *until, |id| Change::NoKeyword(id, *keyword))
        }
        Effect::TakesPart(_, until) => {
            let targets = targets::pick(t, action, word)?;
            last(t, action, &targets, *until, Change::TakesPart)
        }
        Effect::TripleToOverwhelm(_) => {
            let targets = targets::pick(t, action, word)?;
            last(t, action, &targets, Until::EndOfPhase, Change::TripleToOverwhelm)
        }
        Effect::Archery(side, by) => {
            let by = action.sight(t.state).value(by);
            lasting(t.state, action, Change::Archery(*side, by), Until::EndOfPhase);
            Done::It
        }
        Effect::Lasting(modifier, until) => {
            // What is about a player is about the one who was chosen.
            let whom = action.whom.filter(|_| *modifier == Modifier::SkipShadowPhaseOfIt);
            let it = match whom {
                Some(owner) => SmallVec::from_slice(&[Thing { card: source.card, owner, id: None }]),
                None => action.it.iter().copied().collect(),
            };
            lasting(t.state, action, Change::Modifier(modifier, it), *until);
            Done::It
        }
        Effect::CancelSkirmish(filter) => {
            cancel_skirmish(t, action, filter);
            Done::It
        }
        Effect::CancelAssignments => {
            t.state.assigned.clear();
            Done::It
        }
        Effect::ReturnToHand(_) => {
            let targets = targets::pick(t, action, word)?;
            let mut dropped = Vec::new();
            t.state.begin_removal();
            for thing in &targets {
                if let Some(o) = thing.id.and_then(|id| t.state.leave(id)) {
                    t.state.person(o.owner).cards.take_up(o.card);
                    t.tell(Event::Returned { of: o.owner, card: o.card });
                    dropped.push(Occurrence::dropped(&o.dropped));
                }
            }
            Done::Happens(dropped)
        }
        Effect::Stack(_) => {
            let targets = targets::pick(t, action, word)?;
            action.remember(&targets);
            stack(t, action, &targets)
        }
        Effect::Choose(_) => {
            let targets = targets::pick(t, action, word)?;
            if action.is_paying() && targets.is_empty() {
                return Ok(Some(Done::Unpaid));
            }
            action.remember(&targets);
            Done::It
        }
        Effect::BecomeRingBearer => {
            become_ring_bearer(t, source);
            Done::It
        }
        Effect::EndPhase => {
            end_window(t.state);
            Done::It
        }
        Effect::Prevent(count) => {
            let count = amount(t, action, count);
            reduce(t.state, count);
            Done::It
        }
        Effect::WithoutToken => {
            if let Some(occurrence) = answered_mut(t.state) {
                occurrence.token = false;
            }
            Done::It
        }
        Effect::CancelEvent => {
            cancel_event(t);
            Done::It
        }
        Effect::Announce => {
            let played = Occurrence::to(Kind::Play, source, None, action.by);
            t.state.happened.note_played(source.card);
            Done::Happens(vec![played])
        }
        Effect::PlayNextSite(filter) => {
            let number = t.state.here() + 1;
            return path::play_site(t, action, number, filter).map(Some);
        }
        Effect::ShadowNumber(by) => {
            let by = action.sight(t.state).value(by);
            let to = t.state.of(t.state.free).at + 1;
            if let Some(site) = t.state.site(to).map(|site| site.id) {
                lasting(t.state, action, Change::ShadowNumber(site, by), Until::EndOfPhase);
            }
            Done::It
        }
        Effect::Await => {
            let abilities = &action.uses.text.text().abilities;
            let waits = abilities.iter().position(|ability| matches!(ability.when, When::Later(_)));
            if let Some(waits) = waits {
                let it = action.it.iter().copied().collect();
                lasting(t.state, action, Change::Waits(waits as u8, it), Until::EndOfPhase);
            }
            Done::It
        }
        Effect::PlaySite(number, filter) => {
            let number = amount(t, action, number);
            return path::play_site(t, action, number, filter).map(Some);
        }
        _ => return away::step(t, action, word),
    };
    Ok(Some(done))
}

fn kind_of(word: &Effect) -> Kind {
    match word {
        Effect::Exert(..) => Kind::Exert,
        Effect::Wound(..) => Kind::Wound,
        _ => Kind::Heal,
    }
}

/// T11.2 One of several, so often: one after the other, wounds one at a time.
fn each_in_turn(action: &Action, kind: Kind, whom: Thing, times: u8) -> impl Iterator<Item = Occurrence> {
    let once =
        Occurrence { is_cost: action.is_paying(), ..Occurrence::to(kind, whom, Some(action.uses.of), action.by) };
    std::iter::repeat_n(once, usize::from(times))
}

/// T11.7, T11.10 How often a character can still be exerted.
fn exertions_left(s: &State, whom: Thing) -> u8 {
    whom.id.and_then(|id| s.find(id)).map_or(0, |o| (now::vitality_left(s, o) - 1).max(0) as u8)
}

/// So much of something happens.
fn one(action: &Action, kind: Kind, amount: u8) -> Done {
    Done::Happens(vec![so_much(action, kind, amount)])
}

fn so_much(action: &Action, kind: Kind, amount: u8) -> Occurrence {
    Occurrence { is_cost: action.is_paying(), ..Occurrence::amount(kind, amount, Some(action.uses.of), action.by) }
}

fn lasting(s: &mut State, action: &Action, what: Change, until: Until) {
    s.lasting.push(Lasting { what, source: action.uses.of, by: action.by, until });
}

/// T13.41 Something lasts on these cards, and on none that come later.
fn last(
    t: &mut Game,
    action: &Action,
    targets: &Things,
    until: Until,
    change: impl Fn(crate::game::Id) -> Change,
) -> Done {
    targets::ids(targets).for_each(|id| lasting(t.state, action, change(id), until));
    Done::It
}

/// T13.37 A limit belongs to one copy of a card and one phase: what is left of it for this word is counted apart from its uses.
fn within(t: &mut Game, action: &Action, word: &Effect, amount: i16, limit: Option<i16>) -> i16 {
    let Some(most) = limit else { return amount };
    let kind = match word {
        Effect::Strength(..) => 0x40,
        Effect::Keyword(..) => 0x50,
        _ => 0x60,
    };
    let (id, key) = (action.uses.of.id, kind | action.uses.ability);
    let used = t.state.happened.used_in_phase.iter().find(|(of, which, _)| Some(*of) == id && *which == key);
    let amount = amount.min(most - used.map_or(0, |(_, _, count)| i16::from(*count))).max(0);
    count_use(t.state, id, key, amount as u8);
    amount
}

/// T8.31, if the skirmish is one that is meant; T8.32 that of a Ring-bearer like any other.
fn cancel_skirmish(t: &mut Game, action: &Action, filter: &Filter) {
    if action.sight(t.state).is_skirmish_of(filter)
        && let Some(skirmish) = &mut t.state.skirmish
    {
        skirmish.cancelled = true;
        let fought = Fought::of(skirmish);
        t.tell(Event::SkirmishCancelled { fought });
    }
}

/// T13.48
fn stack(t: &mut Game, action: &Action, targets: &Things) -> Done {
    let Some(on) = action.uses.of.id.filter(|id| t.state.find(*id).is_some()) else { return Done::It };
    let mut dropped = Vec::new();
    t.state.begin_removal();
    for thing in targets {
        if let Some(o) = thing.id.and_then(|id| t.state.leave(id)) {
            t.state.stacked.push(crate::game::Stacked { on, owner: o.owner, card: o.card });
            t.tell(Event::Stacked { card: o.card });
            dropped.push(Occurrence::dropped(&o.dropped));
        }
    }
    Done::Happens(dropped)
}

/// T12.25 Sam takes over: the Ring is attached to him and is not worn; T12.26 he starts without burdens.
fn become_ring_bearer(t: &mut Game, sam: Thing) {
    let Some(id) = sam.id.filter(|id| t.state.find(*id).is_some()) else { return };
    let owner = sam.owner;
    if let Some(ring) = t.state.in_play.iter_mut().find(|o| o.owner == owner && o.card.kind() == Type::Ring) {
        ring.on = Some(id);
    }
    let person = t.state.person(owner);
    (person.ring_bearer, person.burdens, person.ring_worn) = (Some(id), 0, false);
    t.tell(Event::RingBearer { card: sam.card });
}

/// The phase of the acting player ends: his window closes.
fn end_window(s: &mut State) {
    let window = s.stack.iter().rposition(|frame| matches!(frame, Frame::Window(_)));
    if let Some(Frame::Window(window)) = window.map(|at| &mut s.stack[at]) {
        window.passes = u8::MAX;
    }
}

/// T13.22 So much of what is being answered does not happen.
pub(crate) fn reduce(s: &mut State, count: u8) {
    if let Some(occurrence) = answered_mut(s) {
        let at = usize::from(occurrence.at);
        if let Some(left) = occurrence.left.get_mut(at) {
            *left = left.saturating_sub(count);
        }
    }
    note_shortfall(s);
}

/// T13.23a What is being answered may be a payment: then it was not paid in full.
fn note_shortfall(s: &mut State) {
    let at = s.stack.iter().rposition(|frame| matches!(frame, Frame::Occurrence(_))).unwrap_or(0);
    let brought_about = s.stack[..at].iter_mut().rev().find(|frame| !matches!(frame, Frame::Occurrence(_)));
    if let Some(Frame::Action(pays)) = brought_about {
        pays.fell_short = true;
    }
}

/// T13.22 The event that was just played has no effect: T13.23 if it would have prevented something, that happens.
fn cancel_event(t: &mut Game) {
    let Some(event) = answered(t.state).and_then(Occurrence::subject) else { return };
    let is_it = |frame: &&mut Frame| matches!(frame, Frame::Action(action) if action.uses.of == event);
    if let Some(Frame::Action(action)) = t.state.stack.iter_mut().rev().find(is_it) {
        action.todo.clear();
        t.tell(Event::EventCancelled { card: event.card });
    }
}

/// The word and how often it has been carried out.
pub(crate) fn again(todo: Todo, action: &mut Action) {
    if let Some(last) = action.todo.last_mut() {
        *last = Todo { round: todo.round + 1, ..todo };
    }
}
