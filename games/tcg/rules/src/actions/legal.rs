//! Whether something may be done, and if not, which rule or which card forbids it. The one place where that is decided.

use super::{
    Action, Use,
    targets::{self, Things},
};
use crate::{
    Item, Law, Legal,
    cards::{
        Card,
        facts::{Keyword, Phase, Side, Type},
        words::{Effect, Filter, From, Value, When, Which},
    },
    game::{Id, InPlay, Sight, State, Thing, now},
    law::{lawful, unless},
};
use smallvec::SmallVec;
use table::Seat;

/// T5.11a Only the owner of a card uses its abilities; T12.12 those of a site are for whoever can meet their terms.
pub(crate) fn is_usable_by(o: &InPlay, seat: Seat) -> bool {
    o.owner == seat || o.card.kind() == Type::Site
}

/// Whether an ability can be used: its needs, its costs, and what it has to play. T13.7 Whether it would have an effect does not
/// matter.
pub(crate) fn allowed(sight: &Sight, uses: Use) -> Legal {
    needed(sight, uses)?;
    can_be_done(sight, uses)
}

/// T13.2 What must be so before anything is paid.
fn needed(sight: &Sight, uses: Use) -> Legal {
    lawful(uses.ability().needs.iter().all(|need| sight.holds(need)), "T13.2")
}

/// T13.3, T13.8 Whether its costs can be paid, and what it has to play can be played.
fn can_be_done(sight: &Sight, uses: Use) -> Legal {
    let ability = uses.ability();
    let costs: SmallVec<[&'static Effect; 4]> = ability.costs.iter().collect();
    lawful(site_side(sight, uses), "T12.12")?;
    lawful(payable(sight, uses.of, &costs), "T13.3")?;
    ability.effects.iter().try_for_each(|effect| promises(sight, uses.of, effect, &ability.costs))
}

/// T12.12 A Shadow ability of a site is for Shadow players, a fellowship ability for the Free Peoples player.
fn site_side(sight: &Sight, uses: Use) -> bool {
    if uses.of.card.kind() != Type::Site {
        return true;
    }
    match &uses.ability().when {
        When::Phases(phases) if phases[..] == [Phase::Shadow] => sight.state.side_of(sight.by) == Side::Shadow,
        When::Phases(phases) if phases[..] == [Phase::Fellowship] => sight.state.side_of(sight.by) == Side::Free,
        _ => true,
    }
}

/// The same as far as everybody may know: nothing of a hand or deck is looked at, T14.14b.
pub(crate) fn openly_allowed(sight: &Sight, uses: Use) -> bool {
    let ability = uses.ability();
    let costs: SmallVec<[&'static Effect; 4]> = ability.costs.iter().filter(|cost| !is_hidden(cost)).collect();
    ability.needs.iter().all(|need| sight.holds(need)) && payable(sight, uses.of, &costs)
}

/// What is paid from a hand or deck.
pub(crate) fn is_hidden(cost: &Effect) -> bool {
    matches!(cost, Effect::RevealFromHand(..) | Effect::DiscardFromHand(..) | Effect::Play { .. })
}

/// T13.2 Whether these costs can all be paid, one after the other.
pub(crate) fn payable(sight: &Sight, source: Thing, costs: &[&'static Effect]) -> bool {
    match costs {
        [only] => can_pay(sight, source, only),
        _ => payable_so_that(sight, source, costs, &|_| true),
    }
}

/// The same, so that something is true afterwards.
fn payable_so_that(sight: &Sight, source: Thing, costs: &[&'static Effect], is_so: &dyn Fn(&Sight) -> bool) -> bool {
    let [first, rest @ ..] = costs else { return is_so(sight) };
    can_pay(sight, source, first)
        && is_so_after(sight, source, first, &|after| payable_so_that(after, source, rest, is_so))
}

/// Tries the ways to pay a cost, on copies, until something is true after one of them.
fn is_so_after(sight: &Sight, source: Thing, cost: &'static Effect, is_so: &dyn Fn(&Sight) -> bool) -> bool {
    let (Effect::Exert(which, _) | Effect::Discard(which) | Effect::Choose(which)) = cost else {
        let mut after = sight.state.clone();
        match cost {
            Effect::RemoveTwilight(n) => after.twilight = after.twilight.saturating_sub(sight.value(n).max(0) as u8),
            Effect::AddTwilight(n) => after.twilight = after.twilight.saturating_add(sight.value(n).max(0) as u8),
            _ => {}
        }
        return is_so(&Sight { state: &after, ..*sight });
    };
    let candidates = targets::candidates(sight, source, cost);
    let count = match which {
        Which::All(_) => candidates.len(),
        Which::Choice { least, .. } => sight.value(least).max(1) as usize,
    };
    let so_with = |way: &Things| is_so(&Sight { state: &after_paying(sight, cost, way), it: way, ..*sight });
    ways(&candidates, count).iter().any(so_with)
}

/// All ways to take so many of these: a cost that asks for several takes different ones, T11.12.
pub(crate) fn ways(of: &[Thing], count: usize) -> Vec<Things> {
    match (of, count) {
        (_, 0) => vec![Things::new()],
        ([], _) => Vec::new(),
        ([first, rest @ ..], _) => {
            let mut with = ways(rest, count - 1);
            with.iter_mut().for_each(|way| way.push(*first));
            with.extend(ways(rest, count));
            with
        }
    }
}

/// T13.2, T13.8 Whether an action can go on to its end after a cost was paid with these.
pub(crate) fn leaves_possible(sight: &Sight, action: &Action, cost: &'static Effect, with: &[Thing]) -> bool {
    let after = Sight { state: &after_paying(sight, cost, with), it: with, ..*sight };
    let goes_on = |then: &Sight| !action.plays_openly() || keeps_promises(then, action);
    payable_so_that(&after, action.uses.of, &action.other_costs(), &goes_on)
}

/// The table after a cost was paid with these.
fn after_paying(sight: &Sight, cost: &Effect, with: &[Thing]) -> State {
    let mut after = sight.state.clone();
    for id in targets::ids(with) {
        match cost {
            Effect::Exert(_, times) => {
                let times = sight.value(times).max(0) as u8;
                if let Some(o) = after.find_mut(id) {
                    o.wounds += times;
                }
            }
            Effect::Discard(_) => {
                after.leave(id);
            }
            _ => {}
        }
    }
    after
}

/// T13.3, T11.8 Whether one cost can be paid in full.
fn can_pay(sight: &Sight, source: Thing, cost: &'static Effect) -> bool {
    let s = sight.state;
    let hand = |filter: &Filter| in_hand(sight, sight.by, filter).count() as i16;
    match cost {
        Effect::Exert(which, _) | Effect::Discard(which) | Effect::Choose(which) => {
            let there = targets::candidates(sight, source, cost).len() as i16;
            match which {
                Which::All(filter) => there > 0 && there == sight.spotted(filter).len() as i16,
                Which::Choice { least, .. } => there >= sight.value(least).max(1),
            }
        }
        Effect::RemoveTwilight(n) => i16::from(s.twilight) >= sight.value(n),
        Effect::RemoveBurdens(n) => i16::from(s.of(s.free).burdens) >= sight.value(n) && now::may_remove_burdens(s),
        Effect::DiscardFromHand(_, _, least, _, filter) | Effect::RevealFromHand(least, _, filter) => {
            hand(filter) >= sight.value(least)
        }
        Effect::DiscardTop(_, count) => s.of(sight.by).cards.deck().len() as i16 >= sight.value(count),
        Effect::DiscardBottom => !s.of(sight.by).cards.deck().is_empty(),
        Effect::Play { what, from, less, on, .. } => {
            !playable(sight, what, *from, sight.value(less), on.as_ref()).is_empty()
        }
        Effect::OneOf(_, ways) => ways.iter().any(|way| {
            let costs: SmallVec<[&'static Effect; 4]> = way.iter().collect();
            payable(sight, source, &costs)
        }),
        Effect::ChooseX(least, most) => sight.value(least) <= sight.value(most),
        _ => true,
    }
}

/// The cards of a hand that fit, each as often as it is there.
pub(crate) fn in_hand<'a>(sight: &'a Sight, seat: Seat, filter: &'a Filter) -> impl Iterator<Item = Card> + 'a {
    let thing = move |card| Thing { card, owner: seat, id: None };
    sight.state.of(seat).cards.hand().cards().filter(move |card| sight.fits(filter, thing(*card)))
}

/// T13.8 An effect that plays a card must be able to when the costs still to be paid are paid, in some way; at the best price
/// that they can bring.
fn promises(sight: &Sight, of: Thing, effect: &'static Effect, costs: &'static [Effect]) -> Legal {
    match effect {
        Effect::Play { what, from, less, on, must: true } if *from != From::Deck => {
            let less = |then: &Sight| match (less, costs) {
                (Value::EachIt(n, Filter::Any), [Effect::RevealFromHand(_, _, filter), ..]) => {
                    n * in_hand(sight, sight.by, filter).count() as i16
                }
                _ => then.value(less),
            };
            let costs: SmallVec<[&'static Effect; 4]> = costs.iter().collect();
            let can_play = |then: &Sight| !playable(then, what, *from, less(then), on.as_ref()).is_empty();
            lawful(payable_so_that(sight, of, &costs, &can_play), "T13.8")
        }
        Effect::OneOf(_, ways) if ways.iter().flatten().any(|word| matches!(word, Effect::Play { .. })) => {
            let possible = |way: &'static Vec<Effect>| {
                let costs: SmallVec<[&'static Effect; 4]> = way.iter().collect();
                way.iter().all(|word| promises(sight, of, word, &[]).is_ok()) && payable(sight, of, &costs[..0])
            };
            lawful(ways.iter().any(possible), "T13.8")
        }
        Effect::Repeat(_, _, words) => words.iter().try_for_each(|word| promises(sight, of, word, costs)),
        _ => Ok(()),
    }
}

/// T13.8 Whether what is left of an action can still play the cards that it has to.
pub(crate) fn keeps_promises(sight: &Sight, action: &Action) -> bool {
    let effects = action.todo.iter().filter(|todo| !todo.is_cost);
    effects.map(|todo| todo.word).all(|effect| promises(sight, action.uses.of, effect, &[]).is_ok())
}

/// The cards of a place that could be played from there, T13.16, T13.49 with all that they require and cost; a stacked one with
/// its place.
pub(crate) fn playable(
    sight: &Sight,
    what: &Filter,
    from: From,
    less: i16,
    on: Option<&Filter>,
) -> SmallVec<[Thing; 4]> {
    let s = sight.state;
    let own = |card: Card| Thing { card, owner: sight.by, id: None };
    let person = s.of(sight.by);
    let there: SmallVec<[Thing; 8]> = match from {
        From::Hand => person.cards.hand().kinds().into_iter().map(|(card, _)| own(card)).collect(),
        From::Discard => person.discard.kinds().into_iter().map(|(card, _)| own(card)).collect(),
        From::Deck => person.cards.deck().cards().kinds().into_iter().map(|(card, _)| own(card)).collect(),
        From::StackedHere => {
            let here = s.stacked.iter().filter(|stacked| Some(stacked.on) == sight.this);
            let mut cards: SmallVec<[Thing; 8]> =
                here.map(|stacked| Thing { card: stacked.card, owner: stacked.owner, id: None }).collect();
            cards.dedup();
            cards
        }
    };
    let on_such = |thing: Thing| match on {
        None => true,
        Some(filter) => bearers(s, sight.by, thing).any(|id| s.find(id).is_some_and(|o| sight.fits(filter, o.thing()))),
    };
    let fits = |thing: &Thing| {
        sight.fits(what, *thing) && on_such(*thing) && may_play(s, sight.by, *thing, from, less).is_ok()
    };
    there.into_iter().filter(fits).collect()
}

/// Whether a card could be played now, wherever it comes from; the phase is for the caller.
pub(crate) fn may_play(s: &State, by: Seat, thing: Thing, from: From, less: i16) -> Legal {
    let facts = thing.card.facts();
    lawful(s.plays_side(by, facts.side), "T1.3a")?;
    unless(now::play_forbidden_by(s, thing, from))?;
    let sight = Sight::new(s, by, None);
    lawful(thing.card.text().to_play.iter().all(|need| sight.holds(need)), "T13.2")?;
    if facts.side == Some(Side::Shadow) {
        let price = cheapest(s, by, thing, less);
        lawful(i16::from(s.twilight) >= price, "T7.3")?;
    }
    may_be_another(s, by, thing.card)?;
    let extra: SmallVec<[&'static Effect; 4]> = thing.card.text().extra_costs.iter().collect();
    lawful(payable(&sight, thing, &extra), "T13.3")?;
    match facts.kind {
        Type::Companion => {
            let nine = s.companions(by).count() + s.of(by).dead.cards().filter(|c| c.kind() == Type::Companion).count();
            lawful(nine < 9, "T6.10")
        }
        Type::Event => {
            // Wherever it is played from; a Response is asked for when it fits, T13.19.
            lawful(facts.response || facts.phases.contains(&s.phase), "T5.10")?;
            let uses = Use { of: thing, text: thing.card, ability: 0 };
            needed(&sight, uses)?;
            // T13.10 Its own twilight is paid first: what else it costs, and what it plays, has what is left.
            match cheapest(s, by, thing, less) {
                price @ 1.. if facts.side == Some(Side::Shadow) => {
                    let mut paid = s.clone();
                    paid.twilight = paid.twilight.saturating_sub(price as u8);
                    can_be_done(&Sight { state: &paid, ..sight }, uses)
                }
                _ => can_be_done(&sight, uses),
            }
        }
        _ if thing.card.text().borne_by.is_some() => lawful(bearers(s, by, thing).next().is_some(), "T6.12"),
        _ => Ok(()),
    }
}

/// T12.1, T12.2, T12.6 Of a unique title a player has one in play; T12.3 of those of the Shadow all players together, T12.4 but for
/// those that are not active. T12.5 Others may be several. T12.7 Only cards in play count, T11.20, T12.29 and the dead.
fn may_be_another(s: &State, by: Seat, card: Card) -> Legal {
    let facts = card.facts();
    if !facts.unique {
        return Ok(());
    }
    let same = |o: &InPlay| o.card.title() == facts.title;
    let own = s.in_play.iter().any(|o| same(o) && o.owner == by && o.card.kind() != Type::Site);
    lawful(!own, "T12.1")?;
    let others = facts.side == Some(Side::Shadow) && s.active().any(same);
    lawful(!others, "T12.3")?;
    let dead = matches!(facts.kind, Type::Companion | Type::Ally)
        && s.of(by).dead.cards().any(|card| card.title() == facts.title);
    lawful(!dead, "T11.20")
}

/// The least that a card can cost, whoever bears it.
fn cheapest(s: &State, by: Seat, thing: Thing, less: i16) -> i16 {
    if thing.card.text().borne_by.is_none() {
        return now::cost(s, by, thing, None, less);
    }
    let on = bearers(s, by, thing).filter_map(|id| s.find(id)).map(|o| now::cost(s, by, thing, Some(o.thing()), less));
    on.min().unwrap_or_else(|| now::cost(s, by, thing, None, less))
}

/// T6.12, T6.13, T7.6 Who may bear a card; T6.12a a limit of one for each is a part of what the card says of its bearer.
pub(crate) fn bearers<'a>(s: &'a State, by: Seat, thing: Thing) -> impl Iterator<Item = Id> + 'a {
    let is_borne = thing.card.text().borne_by.is_some();
    let active = is_borne.then(|| s.active()).into_iter().flatten();
    active.filter(move |o| may_be_borne(s, by, thing, o).is_ok()).map(|o| o.id)
}

/// Whether a card that is active may bear another; T6.12 what the card says of its bearer comes first.
pub(crate) fn may_be_borne(s: &State, by: Seat, thing: Thing, o: &InPlay) -> Legal {
    let facts = thing.card.facts();
    let filter = thing.card.text().borne_by.as_ref();
    if !filter.is_some_and(|filter| Sight::new(s, by, thing.id).fits(filter, o.thing())) {
        return Err(Law::Card(thing.card));
    }
    // T2.8 A condition may be played on an opponent's character when its text says so; T7.6 not on another Shadow player's.
    let whose = match (facts.kind, facts.side) {
        (Type::Condition, Some(Side::Shadow)) => o.owner == by || o.card.side() != Some(Side::Shadow),
        (Type::Condition, _) => true,
        _ => o.owner == by,
    };
    lawful(whose, if facts.side == Some(Side::Shadow) { "T7.6" } else { "T6.12" })?;
    lawful(has_room(s, thing, o), "T6.13")?;
    unless(now::bearing_forbidden_by(s, o.thing(), thing))
}

/// T6.13 At most one possession or artifact of each class; two if one of them says so.
fn has_room(s: &State, thing: Thing, o: &InPlay) -> bool {
    let facts = thing.card.facts();
    let Some(class) = facts.class else { return true };
    let mut borne = s.on(o.id).filter(|item| item.card.facts().class == Some(class) && Some(item.id) != thing.id);
    match (borne.next(), borne.next()) {
        (None, _) => true,
        (Some(one), None) => thing.card.text().one_more_of_its_class || one.card.text().one_more_of_its_class,
        (Some(_), Some(_)) => false,
    }
}

/// T6.14 Whether a card of the hand may be discarded to heal.
pub(crate) fn may_heal_with(s: &State, seat: Seat, card: Card) -> Legal {
    let facts = card.facts();
    lawful(facts.unique && matches!(facts.kind, Type::Companion | Type::Ally), "T6.14")?;
    lawful(healed_by(s, seat, card).is_some(), "T6.14")
}

/// The character that a card of the hand would heal.
pub(crate) fn healed_by(s: &State, seat: Seat, card: Card) -> Option<Id> {
    let same = |o: &&InPlay| o.owner == seat && o.card.facts().is_character() && o.card.title() == card.title();
    s.active().filter(same).find(|o| now::may_heal(s, o)).map(|o| o.id)
}

/// T6.16 Whether an item can be given to another character.
pub(crate) fn may_give(s: &State, seat: Seat, o: &InPlay) -> Legal {
    let is_item = matches!(o.card.kind(), Type::Possession | Type::Artifact) && o.on.is_some();
    lawful(is_item && o.owner == seat && s.is_active(o), "T6.16")?;
    lawful(bearers(s, seat, o.thing()).any(|id| Some(id) != o.on), "T6.12")?;
    lawful(new_bearers(s, seat, o).next().is_some(), "T6.17")
}

/// T6.16, T6.17 To whom an item can be given.
pub(crate) fn new_bearers<'a>(s: &'a State, seat: Seat, item: &'a InPlay) -> impl Iterator<Item = Id> + 'a {
    s.active().filter(move |o| may_be_given_to(s, seat, item, o).is_ok()).map(|o| o.id)
}

/// Whether an item can be given to this character.
pub(crate) fn may_be_given_to(s: &State, seat: Seat, item: &InPlay, o: &InPlay) -> Legal {
    lawful(item.on != Some(o.id), "T6.16")?;
    may_be_borne(s, seat, item.thing(), o)?;
    let from = item.on.and_then(|id| s.find(id));
    lawful(from.is_some_and(|from| are_together(s, from, o)), "T6.17")
}

/// T6.17 Whether two characters are at the same site; T11.28 an ally is at home.
fn are_together(s: &State, one: &InPlay, other: &InPlay) -> bool {
    let where_is = |o: &InPlay| if o.card.kind() == Type::Ally { o.card.facts().site } else { s.here() };
    let characters = [one, other].iter().all(|o| o.card.facts().is_character() && o.card.side() == Some(Side::Free));
    characters && where_is(one) == where_is(other)
}

/// T4.13, T4.17 The companions that a player may begin with.
pub(crate) fn may_start_with(s: &State, seat: Seat, card: Card, left: i16) -> Legal {
    let thing = Thing { card, owner: seat, id: None };
    lawful(card.kind() == Type::Companion, "T4.14")?;
    lawful(now::cost(s, seat, thing, None, 0) <= left, "T4.13")?;
    lawful(!card.facts().keywords.iter().any(|(k, _)| *k == Keyword::RingBearer), "T12.1")?;
    may_play(s, seat, thing, From::Deck, 0)
}

/// Why something that was not offered in a window may not be done.
pub(crate) fn why_not(s: &State, seat: Seat, phase: Phase, item: Item) -> Option<Law> {
    // T6.2 These are actions of the Free Peoples player in the fellowship phase.
    let is_fellowship = lawful(phase == Phase::Fellowship && seat == s.free, "T6.2");
    let forbidden = match item {
        Item::Play(card) if s.of(seat).cards.hand().has(card) => {
            let thing = Thing { card, owner: seat, id: None };
            may_play(s, seat, thing, From::Hand, 0).and_then(|()| Err(Law::Rule(out_of_phase(card))))
        }
        Item::Use { card, rank, text, ability } => {
            text.text().abilities.get(usize::from(ability))?;
            may_use(s, seat, phase, s.at(card, rank)?, text, ability)
        }
        Item::HealWith(card) if s.of(seat).cards.hand().has(card) => {
            is_fellowship.and_then(|()| may_heal_with(s, seat, card))
        }
        Item::Give(card, rank) => {
            let o = s.at(card, rank)?;
            is_fellowship.and_then(|()| may_give(s, seat, o))
        }
        _ => Ok(()),
    };
    forbidden.err()
}

/// What forbids a card of the hand in a phase that is not its own.
fn out_of_phase(card: Card) -> &'static str {
    match (card.kind(), card.side()) {
        (Type::Event, _) if card.facts().response => "T13.19",
        (Type::Event, _) => "T5.10",
        (_, Some(Side::Shadow)) => "T7.2a",
        _ => "T6.3",
    }
}

/// What forbids an ability that was not offered.
fn may_use(s: &State, seat: Seat, phase: Phase, o: &InPlay, text: Card, ability: u8) -> Legal {
    let uses = Use { of: o.thing(), text, ability };
    let sight = Sight { ability: uses.counted_as(), ..Sight::new(s, seat, Some(o.id)) };
    lawful(s.speaks(o), "T12.9")?;
    lawful(is_usable_by(o, seat), "T5.11a")?;
    unless(now::abilities_forbidden_by(s, phase))?;
    allowed(&sight, uses)?;
    Err(Law::Rule(if let When::Phases(_) = uses.ability().when { "T5.9" } else { "T13.19" }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Tcg,
        cards::{nouns::*, verbs::*},
    };
    use table::{Rules, Written};

    /// Whether these costs can be paid in a position.
    fn can_pay_all(position: &[(&str, &str)], costs: Vec<Effect>) -> bool {
        let lines: Vec<(String, String)> = position.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        let state = Tcg::begin(&Tcg::setup(&lines).expect("a position"));
        let costs: Vec<&'static Effect> = costs.into_iter().map(|cost| &*Box::leak(Box::new(cost))).collect();
        let bearer = state.of(Seat(0)).ring_bearer.and_then(|id| state.find(id)).expect("he is in play").thing();
        payable(&Sight::new(&state, Seat(0), None), bearer, &costs)
    }

    /// T13.2, T13.3 Two costs may need the same character: it pays both if it can, or neither is begun.
    #[test]
    fn two_costs_may_need_the_same_character() {
        let twice = || vec![exert(one(DWARF)), exert(one(DWARF))];
        assert!(can_pay_all(&[("1U12.1", "a")], twice()));
        assert!(!can_pay_all(&[("1U12.1", "a, 1 wound")], twice()));
        assert!(can_pay_all(&[("1U12.1", "a, 1 wound"), ("1C11.1", "a, 1 wound")], twice()));
        let then_gone = || vec![discard(one(DWARF)), exert(one(DWARF))];
        assert!(!can_pay_all(&[("1U12.1", "a")], then_gone()));
        assert!(can_pay_all(&[("1U12.1", "a"), ("1C11.1", "a")], then_gone()));
    }

    /// T11.12 Where several must pay the first cost, all of them count for the second.
    #[test]
    fn all_who_pay_the_first_cost_count_for_the_second() {
        let costs = || vec![exert(so_many(2, DWARF | ELF)), exert(one(DWARF))];
        assert!(!can_pay_all(&[("1U12.1", "a, 1 wound"), ("1U51.1", "a")], costs()));
        assert!(can_pay_all(&[("1U12.1", "a, 1 wound"), ("1U51.1", "a"), ("1U48.1", "a")], costs()));
    }

    /// Twilight that a first cost removes is not there for a second.
    #[test]
    fn twilight_is_paid_once() {
        let costs = || vec![remove_twilight(2), remove_twilight(2)];
        assert!(!can_pay_all(&[("twilight", "3")], costs()));
        assert!(can_pay_all(&[("twilight", "4")], costs()));
    }
}
