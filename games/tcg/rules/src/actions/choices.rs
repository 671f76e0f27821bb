//! Words about order: one of several, may, again and again, if, unless somebody pays; and playing a card as an effect.

use super::{
    Action, Frame, Play, Todo, away,
    effects::{Done, reduce},
    legal,
    targets::{self, Things},
};
use crate::{
    Event, Game, Item, Why,
    cards::words::{Effect, Filter, From, Value, Which, Whose},
    game::{Sight, State, Thing, now},
};
use smallvec::SmallVec;
use table::Flow;

/// Carries out such a word.
pub(crate) fn step(t: &mut Game, mut action: Action, todo: Todo) -> Flow {
    if let Effect::Unless(whose, ..) = todo.word
        && let Some(done) = away::choose_player(t, &mut action, *whose)?
    {
        return done.put(t, action);
    }
    match todo.word {
        Effect::SpotX(filter) => {
            let there = action.sight(t.state).count(filter) as u8;
            number(t, action, 0, there)
        }
        Effect::SpotBurdens => {
            let there = t.state.of(t.state.free).burdens;
            number(t, action, 0, there)
        }
        Effect::ChooseX(least, most) => {
            let sight = action.sight(t.state);
            let (least, most) = (sight.value(least).max(0) as u8, sight.value(most).max(0) as u8);
            number(t, action, least, most.max(least))
        }
        Effect::OneOf(who, ways) => one_of(t, action, *who, ways),
        Effect::May(who, words) => may(t, action, *who, words),
        Effect::Repeat(least, most, words) => repeat(t, action, todo, (least, most), words),
        Effect::If(cond, then, or) => {
            let words = if action.sight(t.state).holds(cond) { then } else { or };
            instead_of_word(t, action, words)
        }
        Effect::Unless(who, cost, words) => unless_paid(t, action, todo, *who, cost, words),
        Effect::Instead(effect) => instead(t, action, effect),
        Effect::Play { what, from, less, on, must } => play(t, action, what, *from, less, on.as_ref(), *must),
        Effect::Assign { character, minion, by } => assign(t, action, character, minion, *by),
        Effect::Transfer { what, from_discard, to } => transfer(t, action, what, *from_discard, to),
        // All others by name, so that a new word does not compile until somebody has thought about who carries it out.
        Effect::Exert(..)
        | Effect::Exhaust(..)
        | Effect::Wound(..)
        | Effect::Heal(..)
        | Effect::Discard(..)
        | Effect::AddBurdens(..)
        | Effect::RemoveBurdens(..)
        | Effect::AddTwilight(..)
        | Effect::RemoveTwilight(..)
        | Effect::Draw(..)
        | Effect::PutOnRing
        | Effect::TakeOffRing
        | Effect::Corrupt
        | Effect::Strength(..)
        | Effect::UpTo(..)
        | Effect::Keyword(..)
        | Effect::NoKeyword(..)
        | Effect::Archery(..)
        | Effect::TakesPart(..)
        | Effect::TripleToOverwhelm(..)
        | Effect::Lasting(..)
        | Effect::CancelSkirmish(..)
        | Effect::CancelAssignments
        | Effect::ReturnToHand(..)
        | Effect::Stack(..)
        | Effect::BecomeRingBearer
        | Effect::EndPhase
        | Effect::PlaySite(..)
        | Effect::PlayNextSite(..)
        | Effect::ShadowNumber(..)
        | Effect::LookAtHand(..)
        | Effect::RevealHand(..)
        | Effect::RevealRandom(..)
        | Effect::LookAtRandom(..)
        | Effect::RevealFromHand(..)
        | Effect::DiscardFromHand(..)
        | Effect::DiscardRandom(..)
        | Effect::DiscardTop(..)
        | Effect::RevealTop(..)
        | Effect::LookAtTop(..)
        | Effect::DiscardBottom
        | Effect::RevealBottom
        | Effect::RevealWhile(..)
        | Effect::MayDiscardIt(..)
        | Effect::DiscardOneOfIt
        | Effect::DiscardIt(..)
        | Effect::OrderIt
        | Effect::TakeOfIt(..)
        | Effect::ItOnTop
        | Effect::ItBeneath
        | Effect::HandBeneath
        | Effect::ShuffleHandIn(..)
        | Effect::TakeFromDiscard(..)
        | Effect::TakeIt
        | Effect::DiscardsBeneath(..)
        | Effect::ShuffleIn(..)
        | Effect::StackFromHand(..)
        | Effect::TakeFromStack(..)
        | Effect::Prevent(..)
        | Effect::WithoutToken
        | Effect::CancelEvent
        | Effect::Choose(..)
        | Effect::Await
        | Effect::Announce => unreachable!("carried out before: {:?}", todo.word),
    }
}

/// The word is taken off the list, and these come in its place.
fn instead_of_word(t: &mut Game, mut action: Action, words: &'static [Effect]) -> Flow {
    t.state.stack.pop();
    let is_cost = action.is_paying();
    action.todo.pop();
    action.do_first(words, is_cost);
    t.state.stack.push(Frame::Action(action));
    Ok(())
}

/// D28 A number.
fn number(t: &mut Game, mut action: Action, least: u8, most: u8) -> Flow {
    let x = t.number(action.by, Why::Number(action.uses.of.card), least, most)?;
    action.x = i16::from(x);
    Done::It.put(t, action)
}

/// D29, T13.9 One that can be carried out in full, if there is one.
fn one_of(t: &mut Game, action: Action, who: Whose, ways: &'static [Vec<Effect>]) -> Flow {
    let sight = action.sight(t.state);
    let seat = targets::chooser(&sight, &action, who);
    let possible = |at: &usize| {
        let costs: SmallVec<[&'static Effect; 4]> = ways[*at].iter().collect();
        is_possible(&sight, &action, &costs)
    };
    let mut able: SmallVec<[usize; 4]> = (0..ways.len()).filter(possible).collect();
    if able.is_empty() {
        able = (0..ways.len()).collect();
    }
    let items: SmallVec<[Item; 4]> = able.iter().map(|at| Item::Way(*at as u8)).collect();
    // What is possible may depend on a hand: then the question comes whatever there is.
    let is_secret = ways
        .iter()
        .flatten()
        .any(|word| matches!(word, Effect::Play { from: From::Hand | From::Deck, .. } | Effect::DiscardFromHand(..)));
    let why = Why::OneOf(action.uses.of.card);
    let chosen = if is_secret { t.ask(seat, why, &items)? } else { t.choose(seat, why, &items)? };
    let Item::Way(at) = chosen else { unreachable!("only ways were offered") };
    let way = &ways[usize::from(at)];
    // What somebody chooses to discard he is not made to discard.
    if seat != action.by && way.iter().any(|word| matches!(word, Effect::DiscardFromHand(..))) {
        let mut own = action.paid_by(seat);
        own.do_first(way, false);
        Done::It.put(t, action)?;
        t.state.stack.push(Frame::Action(own));
        return Ok(());
    }
    instead_of_word(t, action, way)
}

/// T13.9 Whether these words can be carried out in full, as far as one can see.
fn is_possible(sight: &Sight, action: &Action, words: &[&'static Effect]) -> bool {
    words.iter().all(|word| match word {
        Effect::Exert(which, _) | Effect::Wound(which, _) | Effect::Heal(which, _) | Effect::Discard(which) => {
            let there = targets::candidates(sight, action.uses.of, word).len() as i16;
            match which {
                Which::All(_) => there > 0,
                Which::Choice { least, .. } => there >= sight.value(least),
            }
        }
        Effect::RemoveBurdens(count) => {
            i16::from(sight.state.of(sight.state.free).burdens) >= sight.value(count)
                && now::may_remove_burdens(sight.state)
        }
        Effect::DiscardFromHand(whose, _, least, _, filter) => {
            let hand = targets::chooser(sight, action, *whose);
            legal::in_hand(sight, hand, filter).count() as i16 >= sight.value(least)
        }
        Effect::Play { what, from, less, on, .. } if *from != From::Deck => {
            !legal::playable(sight, what, *from, sight.value(less), on.as_ref()).is_empty()
        }
        Effect::CancelSkirmish(filter) => sight.is_skirmish_of(filter),
        Effect::TakeOffRing => sight.state.of(sight.state.free).ring_worn,
        Effect::Transfer { what, from_discard, to } => {
            !transferable(sight, what, *from_discard).is_empty() && !sight.spotted(to).is_empty()
        }
        _ => true,
    })
}

/// It is done if a player likes.
fn may(t: &mut Game, action: Action, who: Whose, words: &'static [Effect]) -> Flow {
    let seat = targets::chooser(&action.sight(t.state), &action, who);
    let yes = t.confirm(seat, Why::May(action.uses.of.card))?;
    instead_of_word(t, action, if yes { words } else { &[] })
}

/// D34 So often at least, so often at most, and only while everybody sees that it can be done: a deck runs out.
fn repeat(
    t: &mut Game,
    mut action: Action,
    todo: Todo,
    (least, most): (&Value, &Value),
    words: &'static [Effect],
) -> Flow {
    let sight = action.sight(t.state);
    let [least, most] = [least, most].map(|value| sight.value(value).clamp(0, 100) as u8);
    // T13.40 Where there is no choice the number is counted once, before anything is done.
    if least == most && todo.round == 0 {
        t.state.stack.pop();
        action.todo.pop();
        (0..most).for_each(|_| action.do_first(words, todo.is_cost));
        t.state.stack.push(Frame::Action(action));
        return Ok(());
    }
    let deck_is_empty = t.state.of(action.by).cards.deck().is_empty();
    let runs_out = deck_is_empty && words.iter().any(|word| matches!(word, Effect::DiscardTop(Whose::Yours, _)));
    if todo.round >= most || runs_out {
        return instead_of_word(t, action, &[]);
    }
    let on = todo.round < least || t.confirm(action.by, Why::Again(action.uses.of.card))?;
    if !on {
        return instead_of_word(t, action, &[]);
    }
    t.state.stack.pop();
    super::effects::again(todo, &mut action);
    action.do_first(words, todo.is_cost);
    t.state.stack.push(Frame::Action(action));
    Ok(())
}

/// The round of the word "unless" while its price is being paid, and when that fell short.
const BEING_PAID: u8 = u8::MAX;
const FELL_SHORT: u8 = u8::MAX - 1;

/// T13.23a A payment is over: if some of it was prevented, what it should prevent happens.
pub(crate) fn end_payment(s: &mut State, payment: &Action) {
    if let Some(Frame::Action(action)) = s.stack.last_mut()
        && let Some(todo) = action.todo.last_mut()
        && todo.round == BEING_PAID
        && payment.fell_short
    {
        todo.round = FELL_SHORT;
    }
}

/// T13.25 Somebody may pay to prevent what follows: asked in the order of actions, the first payment prevents it; D36 or one Shadow
/// player, who was chosen.
fn unless_paid(
    t: &mut Game,
    mut action: Action,
    todo: Todo,
    who: Whose,
    cost: &'static [Effect],
    words: &'static [Effect],
) -> Flow {
    if todo.round == BEING_PAID {
        return instead_of_word(t, action, &[]);
    }
    // It is asked when the effect is about to happen: not if there is nobody to whom it could.
    let could_happen = words.iter().any(|word| has_whom(&action.sight(t.state), action.uses.of, word));
    let payer = away::players(t, &action, who).get(usize::from(todo.round)).copied();
    let Some(seat) = payer.filter(|_| could_happen) else {
        return instead_of_word(t, action, words);
    };
    let costs: SmallVec<[&'static Effect; 4]> = cost.iter().collect();
    let able = legal::payable(&Sight { by: seat, ..action.sight(t.state) }, action.uses.of, &costs);
    // T14.14a What is paid from a hand is asked for whatever it holds.
    let is_secret = cost.iter().any(legal::is_hidden) && !t.state.of(seat).cards.hand().is_empty();
    let why = Why::PayToPrevent(action.uses.of.card);
    let pays = match (able, is_secret) {
        (true, _) => t.confirm(seat, why)?,
        (false, true) => t.ask(seat, why, &[false])?,
        (false, false) => false,
    };
    t.state.stack.pop();
    if pays {
        if let Some(todo) = action.todo.last_mut() {
            todo.round = BEING_PAID;
        }
        let mut payment = action.paid_by(seat);
        payment.do_first(cost, false);
        t.state.stack.extend([Frame::Action(action), Frame::Action(payment)]);
    } else {
        super::effects::again(todo, &mut action);
        t.state.stack.push(Frame::Action(action));
    }
    Ok(())
}

/// Whether there are cards in play to which a word could be done, if it is about such cards.
fn has_whom(sight: &Sight, source: Thing, word: &'static Effect) -> bool {
    match word {
        Effect::Assign { character, minion, .. } => {
            let side = sight.state.side_of(sight.by);
            !crate::turn::assignment::pairs_for(sight.state, sight, character, minion, side).is_empty()
        }
        _ => word.which().is_none() || !targets::candidates(sight, source, word).is_empty(),
    }
}

/// T13.24 If the new effect can happen, what is being answered does not; T12.19 then it cannot be prevented either.
fn instead(t: &mut Game, mut action: Action, effect: &'static Effect) -> Flow {
    let can = match effect {
        Effect::RemoveBurdens(_) => t.state.of(t.state.free).burdens > 0 && now::may_remove_burdens(t.state),
        _ => true,
    };
    t.state.stack.pop();
    let is_cost = action.is_paying();
    action.todo.pop();
    if can {
        action.do_first(std::slice::from_ref(effect), is_cost);
    }
    t.state.stack.push(Frame::Action(action));
    if can {
        reduce(t.state, u8::MAX);
    }
    Ok(())
}

/// T13.8, D32 Plays a card as an effect. A deck is searched whether there is such a card or not, and shuffled, T13.47.
fn play(
    t: &mut Game,
    mut action: Action,
    what: &Filter,
    from: From,
    less: &Value,
    on: Option<&'static Filter>,
    must: bool,
) -> Flow {
    let sight = action.sight(t.state);
    let less = sight.value(less);
    let mut found = legal::playable(&sight, what, from, less, on);
    found.retain(|thing| from != From::Discard || action.was_there_before(t.state, thing.card));
    let why = Why::PlayFrom { card: action.uses.of.card, from };
    let mut items: SmallVec<[Item; 8]> = found.iter().map(|thing| Item::Card(thing.card)).collect();
    let may_pass = !must || from == From::Deck || items.is_empty();
    if may_pass {
        items.push(Item::Pass);
    }
    // What is in a deck or in a hand is a secret: the question comes whatever there is.
    let chosen = match from {
        From::Deck | From::Hand => t.ask(action.by, why, &items)?,
        From::Discard | From::StackedHere => t.choose(action.by, why, &items)?,
    };
    let thing = match chosen {
        Item::Card(card) => found.iter().copied().find(|thing| thing.card == card),
        _ => None,
    };
    // T13.5 A cost that cannot be paid any more ends the action.
    if thing.is_none() && action.is_paying() {
        return Done::Unpaid.put(t, action);
    }
    t.state.stack.pop();
    action.todo.pop();
    if let Some(thing) = thing {
        action.remember(&[thing]);
    }
    let by = action.by;
    t.state.stack.push(Frame::Action(action));
    if from == From::Deck {
        t.state.person(by).cards.shuffle();
    }
    if let Some(thing) = thing {
        let play = Play::take(t.state, by, thing, from, less, on);
        t.state.stack.push(Frame::Play(play));
    }
    Ok(())
}

/// T8.2, T8.4 One character is assigned to one minion, both unassigned; who assigns chooses among the legal pairs.
fn assign(t: &mut Game, action: Action, character: &Filter, minion: &Filter, by: Whose) -> Flow {
    let sight = action.sight(t.state);
    let seat = targets::chooser(&sight, &action, by);
    let pairs = crate::turn::assignment::pairs_for(t.state, &sight, character, minion, t.state.side_of(seat));
    let items: SmallVec<[Item; 8]> = pairs.iter().map(|(c, m)| t.state.pair_item(*c, *m)).collect();
    let chosen = match items.is_empty() {
        true => None,
        false => Some(t.choose(seat, Why::Assign(action.uses.of.card), &items)?),
    };
    let mut action = action;
    let pair = chosen.and_then(|chosen| items.iter().position(|item| *item == chosen)).map(|at| pairs[at]);
    if let Some((character, minion)) = pair {
        let things: Things = [character, minion].iter().filter_map(|id| t.state.find(*id)).map(|o| o.thing()).collect();
        action.remember(&things);
        t.state.assigned.push((character, minion));
        if let [character, minion] = things[..] {
            t.tell(Event::Assigned { character: character.card, minion: minion.card });
        }
        let assigned = super::Occurrence::of_all(crate::cards::words::Kind::Assign, &things, None, seat);
        return Done::Happens(vec![assigned]).put(t, action);
    }
    Done::It.put(t, action)
}

/// The cards that can go onto a character: those in play, or those of the acting player's discard pile.
fn transferable(sight: &Sight, what: &Filter, from_discard: bool) -> Things {
    if !from_discard {
        return sight.spotted(what);
    }
    let own = |card| Thing { card, owner: sight.by, id: None };
    let kinds = sight.state.of(sight.by).discard.kinds();
    kinds.into_iter().map(|(card, _)| own(card)).filter(|thing| sight.fits(what, *thing)).collect()
}

/// A card goes from the support area, or from the discard pile, onto a character.
fn transfer(t: &mut Game, action: Action, what: &Filter, from_discard: bool, to: &Filter) -> Flow {
    let sight = action.sight(t.state);
    let targets: Things = sight.spotted(to);
    let things = transferable(&sight, what, from_discard);
    let Some(thing) = things.first().copied().filter(|_| !targets.is_empty()) else {
        return Done::It.put(t, action);
    };
    let why = Why::Bearer(thing.card);
    let chosen = targets::choose(t, action.by, why, (1, 1), &targets)?;
    let onto = chosen.first().and_then(|target| target.id);
    if from_discard {
        t.state.person(action.by).discard.take(thing.card);
        t.state.enter(thing.card, action.by, onto);
    } else if let Some(o) = thing.id.and_then(|id| t.state.find_mut(id)) {
        o.on = onto;
    }
    Done::It.put(t, action)
}
