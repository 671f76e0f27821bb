//! T13.18 to T13.27 Something happens. It is announced as about to happen (required triggers in the order the Free Peoples
//! player likes, then answers in the order of actions until all pass), may be prevented, replaced or made smaller, happens,
//! and is announced again as done.

use super::{Frame, Use, check::uses_of, happens, legal, window};
use crate::{
    Game, Item, Why,
    cards::{
        Card,
        facts::{Phase, Side, Type},
        moment_bit,
        words::{From, Kind, Trigger, When},
    },
    game::{Change, InPlay, Lasting, Sight, State, Thing, now},
};
use smallvec::SmallVec;
use table::{Flow, Seat};

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It is about to happen.
    About,
    /// It has happened.
    Just,
}

/// Something that happens to one or more cards together, or to none.
#[derive(Clone, PartialEq, Debug)]
pub struct Occurrence {
    /// What.
    pub kind: Kind,
    /// To whom; all together, T11.22.
    pub whom: SmallVec<[Thing; 2]>,
    /// How much of it is left, for each of them; to prevent is to make it smaller.
    pub left: SmallVec<[u8; 2]>,
    /// The other side of a skirmish, T8.35 the killers, or the bearer of what is played.
    pub against: SmallVec<[Thing; 2]>,
    /// T13.28 The card it comes from.
    pub source: Option<Thing>,
    /// Who brought it about.
    pub by: Seat,
    /// It is paid: T13.28 it does not come from a card then, but an exertion keeps its source.
    pub is_cost: bool,
    /// A discard that somebody was made to make.
    pub is_forced: bool,
    /// The exertion places a token.
    pub token: bool,
    /// The phase that starts or ends.
    pub phase: Phase,
    /// How far it has come.
    pub stage: Stage,
    /// Which of those it happens to is being answered for.
    pub at: u8,
    /// T5.22 What is required has been done for all of them: now they are answered as players like.
    pub optional: bool,
    /// Who is asked next.
    pub asks: Option<Seat>,
    /// How many have passed one after the other.
    pub passes: u8,
    /// T5.25 Triggers that have been used, and by whom: what a site offers, each player may use once, T12.12.
    pub used: SmallVec<[(Seat, Use); 2]>,
}

impl Occurrence {
    /// It happens to one card.
    pub(crate) fn to(kind: Kind, whom: Thing, source: Option<Thing>, by: Seat) -> Occurrence {
        Occurrence::of_all(kind, &[whom], source, by)
    }

    /// It happens to several cards together.
    pub(crate) fn of_all(kind: Kind, whom: &[Thing], source: Option<Thing>, by: Seat) -> Occurrence {
        let mut occurrence = Occurrence::amount(kind, 1, source, by);
        occurrence.whom = whom.into();
        occurrence.left = whom.iter().map(|_| 1).collect();
        occurrence
    }

    /// T11.21 These were discarded with what they were on: there is no preventing that, but there are answers.
    pub(crate) fn dropped(whom: &[Thing]) -> Occurrence {
        let by = whom.first().map_or(Seat(0), |thing| thing.owner);
        Occurrence { stage: Stage::Just, ..Occurrence::of_all(Kind::Discard, whom, None, by) }
    }

    /// So much of it happens, to no card.
    pub(crate) fn amount(kind: Kind, amount: u8, source: Option<Thing>, by: Seat) -> Occurrence {
        Occurrence {
            kind,
            whom: SmallVec::new(),
            left: SmallVec::from_slice(&[amount]),
            against: SmallVec::new(),
            source,
            by,
            is_cost: false,
            is_forced: false,
            token: true,
            phase: Phase::Fellowship,
            stage: Stage::About,
            at: 0,
            optional: false,
            asks: None,
            passes: 0,
            used: SmallVec::new(),
        }
    }

    /// A phase starts or ends.
    pub(crate) fn of_phase(kind: Kind, phase: Phase, by: Seat) -> Occurrence {
        Occurrence { phase, ..Occurrence::amount(kind, 1, None, by) }
    }

    /// The card that is being answered for.
    pub(crate) fn subject(&self) -> Option<Thing> {
        self.whom.get(usize::from(self.at)).copied()
    }

    /// How much of it is left for that card.
    fn is_off(&self) -> bool {
        self.left.get(usize::from(self.at)).is_none_or(|left| *left == 0)
    }

    /// T13.15 A card that was discarded as soon as it came into play has triggered nothing by being played.
    fn has_come_to_nothing(&self, s: &State) -> bool {
        let has_left = |thing: Thing| thing.id.is_some_and(|id| s.find(id).is_none());
        self.kind == Kind::Play && self.stage == Stage::About && self.subject().is_some_and(has_left)
    }

    fn bit(&self) -> u64 {
        moment_bit(self.stage == Stage::About, self.kind)
    }
}

/// Lets something happen: it comes on top of the stack. What is nothing does not happen.
pub(crate) fn happen(s: &mut State, occurrence: Occurrence) {
    let mut occurrence = occurrence;
    if occurrence.kind == Kind::Wound && occurrence.stage == Stage::About {
        for (whom, left) in occurrence.whom.iter().zip(&mut occurrence.left) {
            *left = if now::is_kept_from_wounds(s, *whom) { 0 } else { *left };
        }
    }
    if occurrence.left.iter().any(|left| *left > 0) {
        s.stack.push(Frame::Occurrence(occurrence));
    }
}

/// Most of what happens nobody waits for. Such a thing is taken off the stack, and needs no step for each of its stages.
pub(crate) fn take_unheard(s: &mut State) -> Option<Occurrence> {
    let is_unheard = match s.stack.last() {
        Some(Frame::Occurrence(now)) => !now.has_come_to_nothing(s) && !may_be_answered(s, now),
        _ => false,
    };
    match is_unheard.then(|| s.stack.pop()).flatten() {
        Some(Frame::Occurrence(now)) => Some(now),
        _ => None,
    }
}

/// It happens, or has happened, without an answer.
pub(crate) fn pass_by(t: &mut Game, mut now: Occurrence) -> Flow {
    if now.stage == Stage::About {
        happens::carry_out(t, &mut now)?;
        now.has_happened();
        // T8.35 Deaths look here for who brought the wound.
        if now.kind == Kind::Wound || may_be_answered(t.state, &now) {
            t.state.stack.push(Frame::Occurrence(now));
            return Ok(());
        }
    }
    happens::end(t, &now)
}

/// Goes on to the next question, or to what happens.
pub(crate) fn step(t: &mut Game, mut now: Occurrence) -> Flow {
    loop {
        if usize::from(now.at) >= now.left.len() && !now.optional {
            (now.at, now.optional) = (0, true);
        }
        let over = usize::from(now.at) >= now.left.len();
        if over && now.stage == Stage::Just || now.has_come_to_nothing(t.state) {
            t.state.stack.pop();
            return happens::end(t, &now);
        }
        if over {
            t.state.stack.pop();
            happens::carry_out(t, &mut now)?;
            now.has_happened();
            t.state.stack.push(Frame::Occurrence(now));
            return Ok(());
        }
        // What was prevented has no answers any more, T13.21.
        if now.is_off() || !may_be_answered(t.state, &now) {
            now.next();
            continue;
        }
        // T5.22 What is required comes before what is optional.
        if !now.optional {
            let Some(uses) = required(t, &now)? else {
                now.required_is_done();
                continue;
            };
            let by = actor(t.state, uses);
            now.used.push((by, uses));
            t.state.stack.pop();
            t.state.stack.push(Frame::Occurrence(now));
            super::uses(t, uses, by);
            return Ok(());
        }
        // T5.24 Answers go round like actions, until all pass in a row.
        while usize::from(now.passes) < t.state.order.len() {
            let seat = now.asks.unwrap_or(t.state.free);
            now.asks = Some(t.state.right_of(seat));
            let mut options = optional(t.state, &now, seat);
            if options.is_empty() && !some_event_could(t.state, &now, seat) {
                now.passes += 1;
                continue;
            }
            options.push(Item::Pass);
            let chosen = t.ask(seat, Why::Answer { kind: now.kind, about: now.stage == Stage::About }, &options)?;
            t.state.stack.pop();
            now.passes = if chosen == Item::Pass { now.passes + 1 } else { 0 };
            if let Item::Use { card, rank, text, ability } = chosen {
                let of = t.state.at(card, rank).expect("it was offered").thing();
                let uses = Use { of, text, ability };
                if let When::MayEachTime(_) = uses.ability().when {
                    now.used.push((seat, uses));
                }
            }
            t.state.stack.push(Frame::Occurrence(now));
            window::begin(t, seat, chosen);
            return Ok(());
        }
        now.next();
    }
}

impl Occurrence {
    /// Now it can be answered as something that has just happened.
    fn has_happened(&mut self) {
        (self.stage, self.at, self.optional, self.passes, self.asks) = (Stage::Just, 0, false, 0, None);
        self.used.clear();
    }

    /// T5.22 On to the next of those it happens to; where there is only one, to the answers.
    fn required_is_done(&mut self) {
        if self.left.len() == 1 {
            self.optional = true;
        } else {
            self.next();
        }
    }

    /// The next of those it happens to. T5.25 A trigger is used once for each of them, if it is not about all together.
    fn next(&mut self) {
        self.at += 1;
        (self.passes, self.asks) = (0, None);
        self.used.retain(|(_, uses)| uses.ability().when.is_about_all());
    }
}

/// A first look: whether any card at all cares for this moment.
fn may_be_answered(s: &State, now: &Occurrence) -> bool {
    let bit = now.bit();
    let cares = |card: Card| card.printed().hears & bit != 0;
    s.in_play.iter().chain(&s.departed).any(|o| cares(o.card))
        || Card::some_answer(bit)
        || waiting(s).any(|(uses, _)| cares(uses.text))
}

/// The abilities that wait, each with what was chosen when it began to.
fn waiting(s: &State) -> impl Iterator<Item = (Use, &[Thing])> {
    s.lasting.iter().filter_map(waits)
}

fn waits(lasting: &Lasting) -> Option<(Use, &[Thing])> {
    let of = lasting.source;
    match &lasting.what {
        Change::Waits(ability, it) => Some((Use { of, text: of.card, ability: *ability }, &it[..])),
        _ => None,
    }
}

/// Whether it is this that an ability waits for.
fn is_awaited(s: &State, now: &Occurrence, (uses, it): (Use, &[Thing])) -> bool {
    let sight = Sight { about: Some(now), it, first: it, ..Sight::new(s, uses.of.owner, uses.of.id) };
    matches!(&uses.ability().when, When::Later(trigger) if fits(now, trigger, &sight))
}

/// An ability waits no more for what has come; what was chosen when it began to. Another copy may have chosen something else.
pub(crate) fn end_waiting(s: &mut State, uses: Use) -> SmallVec<[Thing; 2]> {
    let is_it = |lasting: &Lasting| {
        let now = super::answered(s)?;
        Some(waits(lasting).is_some_and(|waits| waits.0 == uses && is_awaited(s, now, waits)))
    };
    let at = s.lasting.iter().position(|lasting| is_it(lasting) == Some(true));
    match at.map(|at| s.lasting.remove(at).what) {
        Some(Change::Waits(_, it)) => it,
        _ => SmallVec::new(),
    }
}

/// Every ability of a card whose text counts that may care for this moment. T13.26 What is required of a card that has just left
/// is still done, and it may still answer its own leaving; any other answer is lost.
fn listeners(s: &State, now: &Occurrence, is_required: bool, mut each: impl FnMut(Use)) {
    let bit = now.bit();
    let cares = |o: &&InPlay| o.card.printed().hears & bit != 0;
    for o in s.in_play.iter().chain(&s.departed).filter(cares) {
        let is_here = s.find(o.id).is_some();
        let still_hears = || match is_required {
            true => has_left_in(s, now, o),
            false => now.subject().is_some_and(|thing| thing.id == Some(o.id)),
        };
        // T6.22a The text of the site that is reached works on arrival.
        let arrived = now.kind == Kind::MoveTo && now.whom.iter().any(|thing| thing.id == Some(o.id));
        if (is_here || still_hears()) && (s.speaks(o) || arrived) {
            uses_of(s, o).for_each(&mut each);
        }
    }
}

/// T11.22 Whether a card is among those that leave play together: one of them, or on one of them.
fn has_left_in(s: &State, now: &Occurrence, o: &InPlay) -> bool {
    let is_among = now.whom.iter().any(|thing| thing.id == Some(o.id));
    is_among || o.on.and_then(|id| s.object(id)).is_some_and(|bearer| has_left_in(s, now, bearer))
}

/// Who carries out what a card requires: its owner; what a site does, the Free Peoples player, T12.12.
pub(crate) fn actor(s: &State, uses: Use) -> Seat {
    if uses.of.card.kind() == Type::Site { s.free } else { uses.of.owner }
}

/// T5.23, D6 The next required trigger; the Free Peoples player orders them, T10.12a or the next who is left.
fn required(t: &mut Game, now: &Occurrence) -> Flow<Option<Use>> {
    let mut due: SmallVec<[Use; 2]> = SmallVec::new();
    let s = &*t.state;
    listeners(s, now, true, |uses| {
        if let When::EachTime(trigger) = &uses.ability().when
            && !now.used.contains(&(actor(s, uses), uses))
            && can_answer(s, now, trigger, uses, actor(s, uses))
        {
            due.push(uses);
        }
    });
    // Copies of a card that wait for the same do it one after the other; their order does not matter.
    for waits in waiting(s).filter(|waits| is_awaited(s, now, *waits)) {
        if !due.contains(&waits.0) {
            due.push(waits.0);
        }
    }
    if due.len() < 2 {
        return Ok(due.pop());
    }
    let items: SmallVec<[Item; 4]> = due.iter().map(|uses| t.state.use_item(*uses)).collect();
    let orders = t.state.in_action_order().into_iter().find(|seat| !t.state.of(*seat).is_out);
    let chosen = t.choose(orders.unwrap_or(t.state.free), Why::FirstOf, &items)?;
    Ok(items.iter().position(|item| *item == chosen).map(|at| due[at]))
}

/// D7 What a seat may answer with.
fn optional(s: &State, now: &Occurrence, seat: Seat) -> SmallVec<[Item; 8]> {
    let mut options = SmallVec::new();
    if s.of(seat).is_out {
        return options;
    }
    listeners(s, now, false, |uses| {
        let trigger = match &uses.ability().when {
            When::Response(trigger) => trigger,
            When::MayEachTime(trigger) if !now.used.contains(&(seat, uses)) => trigger,
            _ => return,
        };
        let is_site = uses.of.card.kind() == Type::Site;
        if (is_site || uses.of.owner == seat) && can_answer(s, now, trigger, uses, seat) {
            options.push(s.use_item(uses));
        }
    });
    for (card, _) in s.of(seat).cards.hand().kinds() {
        let thing = Thing { card, owner: seat, id: None };
        if card.facts().response
            && card.printed().hears & now.bit() != 0
            && answers_from_hand(s, now, thing, seat)
            && legal::may_play(s, seat, thing, From::Hand, 0).is_ok()
        {
            options.push(Item::Play(card));
        }
    }
    options
}

/// Whether a Response event of the hand answers this.
fn answers_from_hand(s: &State, now: &Occurrence, thing: Thing, seat: Seat) -> bool {
    let uses = Use { of: thing, text: thing.card, ability: 0 };
    let When::Response(trigger) = &uses.ability().when else { return false };
    can_answer(s, now, trigger, uses, seat)
}

/// T14.14b Whether some Response event of the format could be played by this player now, as far as everybody may know.
fn some_event_could(s: &State, now: &Occurrence, seat: Seat) -> bool {
    let side = s.side_of(seat);
    !s.of(seat).cards.hand().is_empty()
        && Card::answering(now.bit()).any(|card| {
            let thing = Thing { card, owner: seat, id: None };
            let uses = Use { of: thing, text: card, ability: 0 };
            let When::Response(trigger) = &uses.ability().when else { return false };
            let sight = Sight { about: Some(now), ..Sight::new(s, seat, None) };
            card.side() == Some(side)
                && (side == Side::Free || i16::from(s.twilight) >= now::cost(s, seat, thing, None, 0))
                && fits(now, trigger, &sight)
                && legal::openly_allowed(&sight, uses)
        })
}

/// Whether an ability can answer now.
fn can_answer(s: &State, now: &Occurrence, trigger: &Trigger, uses: Use, by: Seat) -> bool {
    let sight = Sight { about: Some(now), ability: uses.counted_as(), ..Sight::new(s, by, uses.of.id) };
    fits(now, trigger, &sight) && legal::allowed(&sight, uses).is_ok()
}

/// Whether this is what is waited for.
fn fits(now: &Occurrence, trigger: &Trigger, sight: &Sight) -> bool {
    (now.stage == Stage::About) == trigger.about
        && (now.kind == trigger.kind || trigger.or == Some(now.kind))
        && trigger.of.is_none_or(|whose| sight.whose(whose).contains(&now.by))
        && trigger.phase.is_none_or(|phase| phase == now.phase)
        && (now.kind != Kind::DiscardFromHand || trigger.by.is_none() || now.is_forced)
        && now.subject().is_none_or(|whom| sight.fits(&trigger.whom, whom))
        && trigger.by.as_ref().is_none_or(|by| now.sources().any(|source| sight.fits(by, source)))
        && trigger.against.as_ref().is_none_or(|filter| now.against.iter().any(|thing| sight.fits(filter, *thing)))
}

impl Occurrence {
    /// T13.28, T13.29 What is paid has no source for "by a Shadow card"; an exertion keeps it. T8.35 A wound for a lost skirmish
    /// comes from those who won it.
    fn sources(&self) -> impl Iterator<Item = Thing> {
        let said = self.source.filter(|_| !self.is_cost || self.kind == Kind::Exert);
        let winners = self.against.iter().filter(|_| self.kind == Kind::Wound);
        said.into_iter().chain(winners.copied())
    }
}
