//! What is true now: asked each time, never stored. T11.24 Everything that applies is added up; a result below 0 counts as 0.

use super::{Change, Id, InPlay, Lasting, Sight, State, Thing};
use crate::cards::{
    facts::{Keyword, Phase, Side, Type},
    grammar::ModifierKind as Bit,
    words::{Filter, From, Modifier, Until},
};
use smallvec::SmallVec;
use table::Seat;

/// The modifiers that actions left behind and that are of these kinds, each with how it is read and its source.
fn lasting(s: &State, bit: u64) -> impl Iterator<Item = (Sight<'_>, Thing, &'static Modifier)> {
    s.lasting.iter().filter_map(move |lasting: &Lasting| match &lasting.what {
        Change::Modifier(modifier, it) if modifier.bit() & bit != 0 && lasting.until != Until::NextSkirmish => {
            let sight = Sight { it, first: it, ..Sight::new(s, lasting.by, lasting.source.id) };
            Some((sight, lasting.source, *modifier))
        }
        _ => None,
    })
}

/// All modifiers of these kinds, each with how it is read and its source.
fn all(s: &State, bit: Bit) -> impl Iterator<Item = (Sight<'_>, Thing, &'static Modifier)> {
    let printed = s.modifiers(bit.bit()).map(|(o, m)| (Sight::new(s, o.owner, Some(o.id)), o.thing(), m));
    printed.chain(lasting(s, bit.bit()))
}

/// The strength of a character, with every bonus and its source, T11.26, T13.30.
pub fn strength_with_sources(s: &State, id: Id) -> (i16, SmallVec<[(Thing, i16); 8]>) {
    let mut bonuses: SmallVec<[(Thing, i16); 8]> = SmallVec::new();
    let Some(me) = s.object(id) else { return (0, bonuses) };
    for item in s.on(id).filter(|item| item.card.facts().strength != 0) {
        bonuses.push((item.thing(), item.card.facts().strength));
    }
    for (sight, source, modifier) in all(s, Bit::Strength) {
        if let Modifier::Strength(of, by) = modifier
            && sight.fits(of, me.thing())
        {
            bonuses.push((source, sight.value(by)));
        }
    }
    for lasting in &s.lasting {
        if let Change::Strength(whose, by) = lasting.what
            && whose == id
        {
            bonuses.push((lasting.source, by));
        }
    }
    for (sight, _, modifier) in all(s, Bit::NoStrengthFrom) {
        if let Modifier::NoStrengthFrom { of, from } = modifier
            && sight.fits(of, me.thing())
        {
            bonuses.retain(|(source, by)| *by < 0 || !sight.fits(from, *source));
        }
    }
    (me.card.facts().strength, bonuses)
}

/// The strength of a character.
pub fn strength(s: &State, id: Id) -> i16 {
    let (own, bonuses) = strength_with_sources(s, id);
    (own + bonuses.iter().map(|(_, by)| by).sum::<i16>()).max(0)
}

/// The vitality of a character.
pub fn vitality(s: &State, o: &InPlay) -> i16 {
    let borne: i16 = s.on(o.id).map(|item| item.card.facts().vitality).sum();
    (o.card.facts().vitality + borne).max(0)
}

/// T11.3
pub fn vitality_left(s: &State, o: &InPlay) -> i16 {
    vitality(s, o) - i16::from(o.wounds)
}

/// The number of a keyword that a card has; 0 if it does not have it.
pub fn keyword_of(s: &State, thing: Thing, keyword: Keyword) -> i16 {
    let printed = || thing.card.facts().keywords.iter().filter(|(k, _)| *k == keyword).map(|(_, n)| *n).sum::<i16>();
    match thing.id.and_then(|id| s.object(id)) {
        Some(o) => self::keyword(s, o, keyword),
        None => printed(),
    }
}

/// The same of a card in play. T14.2, T14.3 The numbers of several sources are added.
pub fn keyword(s: &State, o: &InPlay, keyword: Keyword) -> i16 {
    if keyword == Keyword::RingBearer {
        return i16::from(s.of(o.owner).ring_bearer == Some(o.id));
    }
    let thing = o.thing();
    let printed = o.card.facts().keywords.iter().filter(|(k, _)| *k == keyword).map(|(_, n)| (thing, *n));
    let mut bonuses: SmallVec<[(Thing, i16); 4]> = printed.collect();
    for item in s.on(o.id) {
        // T14.2 Cards that are borne give what they say by a modifier, never by their own keyword.
        debug_assert!(item.card.kind() != Type::Companion);
    }
    for (sight, source, modifier) in all(s, Bit::Keyword) {
        if let Modifier::Keyword(of, which, number) = modifier
            && *which == keyword
            && sight.fits(of, thing)
        {
            bonuses.push((source, sight.value(number)));
        }
    }
    for lasting in &s.lasting {
        match lasting.what {
            Change::Keyword(whose, which, number) if whose == o.id && which == keyword => {
                bonuses.push((lasting.source, number));
            }
            Change::NoKeyword(whose, which) if whose == o.id && which == keyword => return 0,
            _ => {}
        }
    }
    for (sight, _, modifier) in all(s, Bit::NoKeyword) {
        match modifier {
            Modifier::NoKeyword(of, which) if *which == keyword && sight.fits(of, thing) => return 0,
            Modifier::NoKeywordFrom { of, keyword: which, from } if *which == keyword && sight.fits(of, thing) => {
                bonuses.retain(|(source, _)| !sight.fits(from, *source));
            }
            _ => {}
        }
    }
    bonuses.iter().map(|(_, n)| n).sum()
}

/// Whether something says this of a card.
fn is_said(s: &State, bit: Bit, thing: Thing, says: impl Fn(&Modifier) -> Option<&Filter>) -> bool {
    all(s, bit).any(|(sight, _, modifier)| says(modifier).is_some_and(|filter| sight.fits(filter, thing)))
}

/// T13.16b With how many wounds a card comes into play.
pub(crate) fn wounds_on_arrival(s: &State, o: &InPlay) -> u8 {
    let comes_exhausted =
        is_said(
            s,
            Bit::Forbids,
            o.thing(),
            |m| {
                if let Modifier::ComesExhausted(filter) = m { Some(filter) } else { None }
            },
        );
    if comes_exhausted { (vitality(s, o) - 1).max(0) as u8 } else { 0 }
}

/// T7.8
pub fn is_roaming(s: &State, o: &InPlay) -> bool {
    would_roam(s, o.thing())
}

/// T7.9 Whether a minion roams, or would if it were played.
pub fn would_roam(s: &State, minion: Thing) -> bool {
    let not = |modifier: &Modifier| matches!(modifier, Modifier::NotRoaming(_));
    minion.card.kind() == Type::Minion
        && minion.card.facts().site > s.here()
        && !is_said(s, Bit::Roaming, minion, |m| {
            if let (true, Modifier::NotRoaming(f)) = (not(m), m) { Some(f) } else { None }
        })
}

/// T13.10 What a card costs to be played, on this bearer; T13.16 wherever it is played from.
pub fn cost(s: &State, by: Seat, thing: Thing, on: Option<Thing>, less: i16) -> i16 {
    // T13.16a For free is for free.
    if less == i16::MAX {
        return 0;
    }
    let changes: i16 = cost_with_sources(s, by, thing, on).iter().map(|(_, by)| by).sum();
    let cost = (thing.card.facts().cost - less + changes).max(0);
    cost + if would_roam(s, thing) { roaming_penalty(s, thing) } else { 0 }
}

/// What changes the printed cost, each with its source. T7.9 What roaming costs is not among them.
pub fn cost_with_sources(s: &State, by: Seat, thing: Thing, on: Option<Thing>) -> SmallVec<[(Thing, i16); 4]> {
    let mut changes: SmallVec<[(Thing, i16); 4]> = SmallVec::new();
    if let Some(own) = &thing.card.text().own_cost {
        changes.push((thing, Sight { it: on.as_slice(), ..Sight::new(s, by, None) }.value(own)));
    }
    for (sight, source, modifier) in all(s, Bit::Cost) {
        let change = match modifier {
            Modifier::Cost(of, by) if sight.fits(of, thing) => sight.value(by),
            Modifier::CostOn { what, on: bearer, by }
                if on.is_some_and(|on| sight.fits(bearer, on)) && sight.fits(what, thing) =>
            {
                sight.value(by)
            }
            _ => continue,
        };
        changes.push((source, change));
    }
    changes
}

/// T7.9
pub fn roaming_penalty(s: &State, minion: Thing) -> i16 {
    let changes = all(s, Bit::Roaming).map(|(sight, _, modifier)| match modifier {
        Modifier::Roaming(of, by) if sight.fits(of, minion) => sight.value(by),
        _ => 0,
    });
    (2 + changes.sum::<i16>()).max(0)
}

/// T6.23 The Shadow number of a site.
pub fn shadow_number(s: &State, site: Thing) -> i16 {
    let changes = all(s, Bit::Cost).map(|(sight, _, modifier)| match modifier {
        Modifier::ShadowNumber(of, by) if sight.fits(of, site) => sight.value(by),
        _ => 0,
    });
    let of_this_move = s.lasting.iter().map(|lasting| match lasting.what {
        Change::ShadowNumber(id, by) if Some(id) == site.id => by,
        _ => 0,
    });
    (site.card.facts().shadow + changes.sum::<i16>() + of_this_move.sum::<i16>()).max(0)
}

/// T11.29 Whether an ally takes part in archery and skirmishes.
pub fn takes_part(s: &State, o: &InPlay) -> bool {
    let by_effect = |l: &Lasting| matches!(l.what, Change::TakesPart(id) if id == o.id);
    o.card.kind() == Type::Ally
        && s.is_active(o)
        && (o.card.facts().site == s.here() || s.lasting.iter().any(by_effect))
}

/// T7.12, T7.13, T7.14 An archery total; T7.13a so many archers are left out.
pub fn archery(s: &State, side: Side, left_out: i16) -> i16 {
    (archery_with_sources(s, side).iter().map(|(_, by)| by).sum::<i16>() - left_out).max(0)
}

/// Who adds to an archery total, and what else changes it.
pub fn archery_with_sources(s: &State, side: Side) -> SmallVec<[(Thing, i16); 8]> {
    let counts = |o: &InPlay| {
        !is_said(s, Bit::Archery, o.thing(), |m| if let Modifier::NoArchery(filter) = m { Some(filter) } else { None })
    };
    let archer = |o: &&InPlay| keyword(s, o, Keyword::Archer) > 0 && counts(o);
    let shoots = |o: &&InPlay| match side {
        Side::Free => o.card.kind() == Type::Companion || takes_part(s, o),
        Side::Shadow => o.card.kind() == Type::Minion,
    };
    let mut total: SmallVec<[(Thing, i16); 8]> =
        s.active().filter(shoots).filter(archer).map(|o| (o.thing(), 1)).collect();
    for (sight, source, modifier) in all(s, Bit::Archery) {
        if let Modifier::Archery(of, by) = modifier
            && *of == side
        {
            total.push((source, sight.value(by)));
        }
    }
    for lasting in &s.lasting {
        if let Change::Archery(of, by) = lasting.what
            && of == side
        {
            total.push((lasting.source, by));
        }
    }
    total
}

/// T9.9, T9.11 The move limit this turn.
pub fn move_limit(s: &State) -> u8 {
    let changes: i16 = all(s, Bit::MoveLimit)
        .map(|(sight, _, m)| if let Modifier::MoveLimit(by) = m { sight.value(by) } else { 0 })
        .sum();
    let most = if s.opponents <= 1 { 2 } else { i16::from(s.opponents) };
    (most + changes).max(1) as u8
}

/// T12.23 The resistance of a player's Ring-bearer.
pub fn resistance(s: &State, seat: Seat) -> i16 {
    let bearer = s.of(seat).ring_bearer.and_then(|id| s.object(id));
    let own = bearer.map_or(0, |o| o.card.facts().resistance);
    if seat != s.free {
        return own;
    }
    let changes =
        all(s, Bit::Resistance).map(|(sight, _, m)| if let Modifier::Resistance(by) = m { sight.value(by) } else { 0 });
    own + changes.sum::<i16>()
}

/// T8.30 By how much this side must be outdone to be overwhelmed.
pub fn overwhelm_factor(s: &State, ids: &[Id]) -> i16 {
    let triple = |id: &Id| {
        let by_effect = |l: &Lasting| matches!(l.what, Change::TripleToOverwhelm(whose) if whose == *id);
        let Some(o) = s.object(*id) else { return false };
        let says = |m: &'_ Modifier| matches!(m, Modifier::TripleToOverwhelm(_));
        s.lasting.iter().any(by_effect)
            || all(s, Bit::Triple).any(|(sight, _, m)| {
                says(m) && matches!(m, Modifier::TripleToOverwhelm(of) if sight.fits(of, o.thing()))
            })
    };
    if ids.iter().any(triple) { 3 } else { 2 }
}

/// T5.8 Whether a phase is skipped; a Shadow phase may be skipped for one player.
pub fn is_skipped(s: &State, phase: Phase, seat: Seat) -> bool {
    all(s, Bit::Skip).any(|(sight, _, modifier)| match modifier {
        Modifier::Skip(which) => *which == phase,
        Modifier::SkipShadowPhaseOfIt => phase == Phase::Shadow && sight.it.iter().any(|it| it.owner == seat),
        _ => false,
    })
}

/// T11.7 Whether a character can be exerted because of this card.
pub fn may_exert(s: &State, o: &InPlay, source: Option<Thing>) -> bool {
    o.card.facts().is_character() && vitality_left(s, o) > 1 && exertion_forbidden_by(s, o, source).is_none()
}

/// What says that a character is not exerted by this card.
pub(crate) fn exertion_forbidden_by(s: &State, o: &InPlay, source: Option<Thing>) -> Option<Thing> {
    forbidden_by(s, |sight, modifier| {
        matches!(modifier, Modifier::NoExertion { of, by }
            if sight.fits(of, o.thing()) && source.is_some_and(|source| sight.fits(by, source)))
    })
}

/// The card whose text forbids something.
fn forbidden_by(s: &State, forbids: impl Fn(&Sight, &Modifier) -> bool) -> Option<Thing> {
    all(s, Bit::Forbids).find_map(|(sight, source, modifier)| forbids(&sight, modifier).then_some(source))
}

/// T7.20 Whether a character can take a wound.
pub fn may_wound(s: &State, o: &InPlay) -> bool {
    may_wound_after(s, o, 0)
}

/// How many of so many wounds, one after the other, a character would take if nobody did anything.
pub fn wounds_to_come(s: &State, o: &InPlay, most: u8) -> u8 {
    let takes = |before: &u8| may_wound_after(s, o, *before) && !is_kept_from_wounds(s, o.thing());
    (0..most).take_while(takes).count() as u8
}

/// The same as [`may_wound`] once so many more have come.
fn may_wound_after(s: &State, o: &InPlay, more: u8) -> bool {
    o.card.facts().is_character() && wounding_forbidden_by(s, o, more).is_none()
}

/// What says that a character takes no wound once so many more have come.
pub(crate) fn wounding_forbidden_by(s: &State, o: &InPlay, more: u8) -> Option<Thing> {
    let taken = more + s.happened.wounds.iter().find(|(id, _)| *id == o.id).map_or(0, |(_, n)| *n);
    forbidden_by(s, |sight, modifier| match modifier {
        Modifier::NoWounds(of) => sight.fits(of, o.thing()),
        Modifier::FewWounds(of, phase, most) => s.phase == *phase && taken >= *most && sight.fits(of, o.thing()),
        _ => false,
    })
}

/// T13.22 Whether every wound of a character is prevented.
pub(crate) fn is_kept_from_wounds(s: &State, who: Thing) -> bool {
    is_said(s, Bit::Forbids, who, |m| if let Modifier::WoundsPrevented(filter) = m { Some(filter) } else { None })
}

/// Whether a character can be healed.
pub fn may_heal(s: &State, o: &InPlay) -> bool {
    o.wounds > 0 && healing_forbidden_by(s, o).is_none()
}

/// What says that a character is not healed.
pub(crate) fn healing_forbidden_by(s: &State, o: &InPlay) -> Option<Thing> {
    forbidden_by(s, |sight, m| matches!(m, Modifier::NoHealing(of) if sight.fits(of, o.thing())))
}

/// Whether a card in play can be discarded because of this card. T11.23 The Ring-bearer cannot.
pub fn may_discard(s: &State, o: &InPlay, source: Option<Thing>) -> bool {
    s.of(o.owner).ring_bearer != Some(o.id)
        && o.card.kind() != Type::Ring
        && discarding_forbidden_by(s, o, source).is_none()
}

/// What says that a card in play is not discarded because of this card.
pub(crate) fn discarding_forbidden_by(s: &State, o: &InPlay, source: Option<Thing>) -> Option<Thing> {
    let by = source.and_then(|source| source.card.side());
    forbidden_by(
        s,
        |sight, m| matches!(m, Modifier::NoDiscard(of, side) if by == Some(*side) && sight.fits(of, o.thing())),
    )
}

/// Whether burdens can be removed.
pub fn may_remove_burdens(s: &State) -> bool {
    !all(s, Bit::Forbids).any(|(_, _, m)| matches!(m, Modifier::NoBurdensRemoved))
}

/// T9.6 Whether the fellowship may move again.
pub fn may_move(s: &State) -> bool {
    !all(s, Bit::Forbids).any(|(_, _, m)| matches!(m, Modifier::NoMove))
}

/// The text of The One Ring counts.
pub fn ring_speaks(s: &State) -> bool {
    !all(s, Bit::Forbids).any(|(_, _, m)| matches!(m, Modifier::RingSilent))
}

/// Whether cards of this kind can be played, from there.
pub(crate) fn play_forbidden_by(s: &State, thing: Thing, from: From) -> Option<Thing> {
    let event = thing.card.kind() == Type::Event;
    all(s, Bit::Forbids).find_map(|(sight, source, modifier)| {
        let forbids = match modifier {
            Modifier::NotPlayed(of) => sight.fits(of, thing),
            Modifier::NoEvents(phase) => event && *phase == s.phase && thing.card.facts().phases.contains(phase),
            // T13.48 What is stacked lies in neither.
            Modifier::NotFromPiles => matches!(from, From::Deck | From::Discard),
            _ => false,
        };
        forbids.then_some(source)
    })
}

/// Whether special abilities of this phase can be used.
pub(crate) fn abilities_forbidden_by(s: &State, phase: Phase) -> Option<Thing> {
    all(s, Bit::Forbids).find_map(|(_, source, m)| match m {
        Modifier::NoAbilities(which) if *which == phase => Some(source),
        _ => None,
    })
}

/// What says that a card does not bear another.
pub(crate) fn bearing_forbidden_by(s: &State, bearer: Thing, what: Thing) -> Option<Thing> {
    forbidden_by(
        s,
        |sight, m| matches!(m, Modifier::NotBearing { of, what: kind } if sight.fits(of, bearer) && sight.fits(kind, what)),
    )
}

/// Whether a hand may be looked at or revealed by a player.
pub(crate) fn hand_is_closed(s: &State, hand: Seat) -> bool {
    let side = s.side_of(hand);
    all(s, Bit::Forbids).any(|(_, _, m)| matches!(m, Modifier::HandClosed(of) if *of == side))
}

/// T8.12 What says that a character is not assigned by a side.
pub(crate) fn assigning_forbidden_by(s: &State, o: &InPlay, by: Side) -> Option<Thing> {
    all(s, Bit::Assigning).find_map(|(sight, source, m)| {
        let forbids = matches!(m, Modifier::NotAssigned(of, side)
            if side.is_none_or(|side| side == by) && sight.fits(of, o.thing()));
        forbids.then_some(source)
    })
}

/// What says that this pair is not assigned by a side.
pub(crate) fn pairing_forbidden_by(s: &State, character: &InPlay, minion: &InPlay, by: Side) -> Option<Thing> {
    all(s, Bit::Assigning).find_map(|(sight, source, m)| {
        let forbids = matches!(m, Modifier::NotAssignedTo { minion: of, character: to, by: side }
            if *side == by && sight.fits(of, minion.thing()) && sight.fits(to, character.thing()));
        forbids.then_some(source)
    })
}

/// Not more than one minion may be assigned to each skirmish.
pub(crate) fn one_minion_each(s: &State) -> bool {
    all(s, Bit::Assigning).any(|(_, _, m)| matches!(m, Modifier::OneMinionEach))
}

/// How many more than there are can be spotted of these.
pub(crate) fn one_more(s: &State, filter: &Filter) -> usize {
    let Filter::Class(class) = filter else { return 0 };
    all(s, Bit::OneMore).filter(|(_, _, m)| matches!(m, Modifier::OneMore(of) if of == class)).count()
}
