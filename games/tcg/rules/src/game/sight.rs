//! Reading the words of a card in the light of who speaks: which cards fit, how many there are, is it so.

use super::{Id, InPlay, State, Thing, now};
use crate::{
    actions::Occurrence,
    cards::{
        Card,
        facts::{Race, Side, Type},
        words::{Cond, Filter, Kind, Value, Whose},
    },
};
use smallvec::SmallVec;
use table::Seat;

/// Who speaks, and about what.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// The table.
    pub state: &'a State,
    /// Who acts, or owns the card that speaks.
    pub by: Seat,
    /// The card that speaks.
    pub this: Option<Id>,
    /// What was chosen last in this action.
    pub it: &'a [Thing],
    /// What was chosen first.
    pub first: &'a [Thing],
    /// The number that was chosen.
    pub x: i16,
    /// The occurrence that is being answered.
    pub about: Option<&'a Occurrence>,
    /// Which ability speaks, for its limits.
    pub ability: u8,
}

/// T13.17 What has left play is known by what it is.
fn is_the_same(one: Thing, other: Thing) -> bool {
    match other.id {
        Some(id) => one.id == Some(id),
        None => (one.card, one.owner) == (other.card, other.owner),
    }
}

impl<'a> Sight<'a> {
    /// A card speaks, and nothing was chosen.
    pub fn new(state: &'a State, by: Seat, this: Option<Id>) -> Self {
        Sight { state, by, this, it: &[], first: &[], x: 0, about: None, ability: 0 }
    }

    /// Whether a card fits a description.
    pub fn fits(&self, filter: &Filter, thing: Thing) -> bool {
        let facts = thing.card.facts();
        let is = |id: Option<Id>| thing.id.is_some() && thing.id == id;
        let object = || thing.id.and_then(|id| self.state.object(id));
        match filter {
            Filter::Any => true,
            Filter::Type(kind) => facts.kind == *kind,
            Filter::Character => facts.is_character(),
            Filter::Race(race) => facts.race == Some(*race),
            Filter::Culture(culture) => facts.culture == Some(*culture),
            Filter::Class(class) => facts.class == Some(*class),
            Filter::Weapon => facts.is_weapon(),
            Filter::Side(side) => facts.side == Some(*side),
            Filter::Keyword(keyword) => now::keyword_of(self.state, thing, *keyword) > 0,
            Filter::Signet(signet) => facts.signet == Some(*signet),
            Filter::Title(title) => facts.title == *title,
            Filter::Unique => facts.unique,
            Filter::Yours => thing.owner == self.by,
            Filter::Opponents => self.state.opponents_of(self.by).contains(&thing.owner),
            Filter::This => is(self.this),
            Filter::Bearer => is(self.bearer()),
            Filter::It => self.it.contains(&thing),
            Filter::First => self.first.contains(&thing),
            Filter::NamedLikeIt => self.it.iter().any(|it| it.card.title() == facts.title),
            Filter::Subject => self.about.and_then(Occurrence::subject).is_some_and(|it| is_the_same(it, thing)),
            Filter::RingBearer => is(self.state.of(thing.owner).ring_bearer),
            Filter::Roaming => object().is_some_and(|o| now::is_roaming(self.state, o)),
            Filter::Exhausted => object().is_some_and(|o| now::vitality_left(self.state, o) == 1),
            Filter::Skirmishing => thing.id.is_some_and(|id| self.fights(id)),
            Filter::Against(inner) => thing.id.is_some_and(|id| self.is_against(id, inner)),
            Filter::Unassigned => thing.id.is_some_and(|id| !self.is_assigned(id)),
            Filter::Bearing(inner) => thing.id.is_some_and(|id| self.bears(id, inner)),
            Filter::On(inner) => {
                let bearer = object().and_then(|o| o.on).and_then(|id| self.state.object(id));
                bearer.is_some_and(|bearer| self.fits(inner, bearer.thing()))
            }
            Filter::InSupport => object().is_some_and(|o| o.on.is_none() && !in_an_area_of_its_own(o)),
            Filter::HomeSite(number) => {
                let number = if *number == 0 { self.state.here() } else { *number };
                facts.kind == Type::Ally && facts.site == number
            }
            Filter::SiteNumber(first, last) => (*first..=*last).contains(&facts.site),
            Filter::Labelled(phase) => facts.phases.contains(phase),
            Filter::AboutRangers => thing.card.printed().is_about_rangers,
            Filter::RaceNotSpotted => facts.race.is_some_and(|race| !self.spots_race(race)),
            Filter::Not(inner) => !self.fits(inner, thing),
            Filter::Both(one, other) => self.fits(one, thing) && self.fits(other, thing),
            Filter::Either(one, other) => self.fits(one, thing) || self.fits(other, thing),
        }
    }

    fn bearer(&self) -> Option<Id> {
        self.this.and_then(|id| self.state.object(id)).and_then(|o| o.on)
    }

    /// T8.33a When a skirmish ends, what was borne in it counts also if it has left play.
    fn bears(&self, id: Id, inner: &Filter) -> bool {
        let looks_back = self.about.is_some_and(|about| about.kind == Kind::SkirmishEnds);
        let gone = self.state.skirmish.iter().filter(|_| looks_back).flat_map(|skirmish| &skirmish.was_on);
        let borne = self.state.on(id).chain(gone.filter(|o| o.on == Some(id)));
        borne.map(InPlay::thing).any(|thing| self.fits(inner, thing))
    }

    fn fights(&self, id: Id) -> bool {
        self.state.skirmish.as_ref().is_some_and(|s| s.free.contains(&id) || s.minions.contains(&id))
    }

    /// Whether a card that fits is in the skirmish that is being fought.
    pub(crate) fn is_skirmish_of(&self, filter: &Filter) -> bool {
        let Some(skirmish) = &self.state.skirmish else { return false };
        let mut involved = skirmish.free.iter().chain(&skirmish.minions).filter_map(|id| self.state.find(*id));
        involved.any(|o| self.fits(filter, o.thing()))
    }

    fn is_against(&self, id: Id, inner: &Filter) -> bool {
        let Some(skirmish) = &self.state.skirmish else { return false };
        let others: &[Id] = match (skirmish.free.contains(&id), skirmish.minions.contains(&id)) {
            (true, _) => &skirmish.minions,
            (_, true) => &skirmish.free,
            (false, false) => return false,
        };
        others.iter().filter_map(|id| self.state.object(*id)).any(|o| self.fits(inner, o.thing()))
    }

    fn is_assigned(&self, id: Id) -> bool {
        self.state.assigned.iter().any(|(character, minion)| *character == id || *minion == id) || self.fights(id)
    }

    fn spots_race(&self, race: Race) -> bool {
        self.state.active().any(|o| o.card.facts().race == Some(race))
    }

    /// T13.31, T12.13 The active cards in play that fit, T13.35 whoever owns them; T13.36 nothing else can be spotted. A card that is
    /// named by its place is found without a search.
    pub fn spotted(&self, filter: &Filter) -> SmallVec<[Thing; 8]> {
        let single = match filter {
            Filter::This => Some(self.this),
            Filter::Bearer => Some(self.bearer()),
            _ => None,
        };
        if let Some(id) = single {
            return id.and_then(|id| self.state.find(id)).map(InPlay::thing).into_iter().collect();
        }
        self.state.active().map(InPlay::thing).filter(|thing| self.fits(filter, *thing)).collect()
    }

    /// How many can be spotted; some cards let one more of a class be spotted.
    pub(crate) fn count(&self, filter: &Filter) -> usize {
        self.spotted(filter).len() + now::one_more(self.state, filter)
    }

    /// The players that are meant; one that has to be chosen is not here.
    pub(crate) fn whose(&self, whose: Whose) -> SmallVec<[Seat; 5]> {
        let one = |seat: Seat| SmallVec::from_slice(&[seat]);
        match whose {
            Whose::Yours => one(self.by),
            Whose::FreePlayer => one(self.state.free),
            Whose::AShadowPlayer | Whose::EachShadowPlayer => self.state.shadow_players(),
            Whose::AShadowPlayerHolding(over) => {
                let holds = |seat: &Seat| self.state.of(*seat).cards.hand().len() > usize::from(over);
                self.state.shadow_players().into_iter().filter(holds).collect()
            }
            Whose::AnyPlayer => self.state.in_action_order(),
            Whose::OwnerOfIt => self.it.first().map(|it| it.owner).into_iter().collect(),
            Whose::OwnersOfSubject => {
                let mut owners: SmallVec<[Seat; 5]> = SmallVec::new();
                for thing in self.about.into_iter().flat_map(|about| about.whom.iter()) {
                    if !owners.contains(&thing.owner) {
                        owners.push(thing.owner);
                    }
                }
                owners
            }
            Whose::EachOpponent => self.state.opponents_of(self.by),
        }
    }

    /// Whether a requirement is met. T13.32 Each is looked at by itself, so one card may meet several.
    pub fn holds(&self, cond: &Cond) -> bool {
        let state = self.state;
        match cond {
            Cond::Spot(1, filter) => !self.spotted(filter).is_empty() || now::one_more(state, filter) > 0,
            Cond::Spot(count, filter) => self.count(filter) >= usize::from(*count),
            Cond::At(filter) => state.site(state.here()).is_some_and(|site| self.fits(filter, site.thing())),
            Cond::In(phase) => state.is_in(*phase),
            Cond::Burdens(count) => state.of(state.free).burdens >= *count,
            Cond::Wounds(count, filter) => {
                let wounds = |thing: &Thing| thing.id.and_then(|id| state.find(id)).map_or(0, |o| o.wounds);
                self.spotted(filter).iter().map(wounds).sum::<u8>() >= *count
            }
            Cond::Twilight(count) => state.twilight >= *count,
            Cond::TwilightBelow(count) => state.twilight < *count,
            Cond::RingWorn => state.of(state.free).ring_worn,
            Cond::RingSpeaks => now::ring_speaks(state),
            Cond::FierceSkirmish => state.skirmish.as_ref().is_some_and(|skirmish| skirmish.fierce),
            Cond::Moved(count) => state.happened.moves >= *count,
            Cond::YouAre(side) => state.side_of(self.by) == *side,
            Cond::ItIs(filter) => self.it.iter().any(|it| self.fits(filter, *it)),
            Cond::SomeIt => !self.it.is_empty(),
            Cond::AtLeast(value, least) => self.value(value) >= *least,
            Cond::EmptyDeck(whose) => self.whose(*whose).iter().all(|seat| state.of(*seat).cards.deck().is_empty()),
            Cond::InHand(whose, filter) => self.whose(*whose).iter().any(|seat| self.in_hand(*seat, filter) > 0),
            Cond::HandOver(whose, count) => {
                self.whose(*whose).iter().any(|seat| state.of(*seat).cards.hand().len() > usize::from(*count))
            }
            Cond::Dead(count, filter) => self.dead(filter) >= usize::from(*count),
            Cond::WasAssigned(filter) => state.happened.assigned.iter().any(|thing| self.fits(filter, *thing)),
            Cond::HasLost(filter) => state.happened.lost.iter().any(|thing| self.fits(filter, *thing)),
            Cond::WasPlayed(filter) => self.is_among(&state.happened.played, filter),
            Cond::WasPlayedHere(filter) => self.is_among(&state.happened.played_here, filter),
            Cond::UsedThisTurnBelow(count) => self.used(&state.happened.used_in_turn) < *count,
            Cond::UsedThisPhaseBelow(count) => self.used(&state.happened.used_in_phase) < *count,
            Cond::Any(conds) => conds.iter().any(|cond| self.holds(cond)),
            Cond::Not(inner) => !self.holds(inner),
        }
    }

    fn is_among(&self, cards: &[Card], filter: &Filter) -> bool {
        let thing = |card| Thing { card, owner: self.by, id: None };
        cards.iter().any(|card| self.fits(filter, thing(*card)))
    }

    fn used(&self, uses: &[(Id, u8, u8)]) -> u8 {
        let own = uses.iter().find(|(id, ability, _)| Some(*id) == self.this && *ability == self.ability);
        own.map_or(0, |(_, _, count)| *count)
    }

    fn in_hand(&self, seat: Seat, filter: &Filter) -> usize {
        let thing = |card| Thing { card, owner: seat, id: None };
        self.state.of(seat).cards.hand().cards().filter(|card| self.fits(filter, thing(*card))).count()
    }

    fn dead(&self, filter: &Filter) -> usize {
        let free = self.state.free;
        let thing = |card| Thing { card, owner: free, id: None };
        self.state.of(free).dead.cards().filter(|card| self.fits(filter, thing(*card))).count()
    }

    /// A number.
    pub fn value(&self, value: &Value) -> i16 {
        let state = self.state;
        let it = || self.it.first().and_then(|it| it.id).and_then(|id| state.object(id));
        match value {
            Value::Number(n) => *n,
            Value::All => i16::MAX,
            Value::Each(n, filter) => n * self.count(filter) as i16,
            Value::EachOver(n, over, filter) => n * (self.count(filter) as i16 - i16::from(*over)).max(0),
            Value::EachRace(filter) => {
                let mut races: SmallVec<[Race; 8]> =
                    self.spotted(filter).iter().filter_map(|thing| thing.card.facts().race).collect();
                races.sort();
                races.dedup();
                races.len() as i16
            }
            Value::EachBurden(n) => n * i16::from(state.of(state.free).burdens),
            Value::EachDead(n, filter) => n * self.dead(filter) as i16,
            Value::EachInHand(whose, n, filter) => {
                n * self.whose(*whose).iter().map(|seat| self.in_hand(*seat, filter) as i16).sum::<i16>()
            }
            Value::EachIt(n, filter) => n * self.it.iter().filter(|it| self.fits(filter, **it)).count() as i16,
            Value::X(n) => n * self.x,
            Value::CostOfIt => self.it.iter().map(|it| it.card.facts().cost).sum(),
            Value::StrengthOf(filter) => {
                let id = self.spotted(filter).first().and_then(|thing| thing.id);
                id.map_or(0, |id| now::strength(state, id))
            }
            Value::VitalityOfIt(less) => it().map_or(0, |o| now::vitality_left(state, o) - less),
            Value::Here => i16::from(state.here()),
            Value::NumberOfIt => {
                let site = self.it.iter().find(|it| it.card.kind() == Type::Site);
                site.map_or(0, |site| i16::from(site.card.facts().site))
            }
            Value::If(cond, then, or) => *if self.holds(cond) { then } else { or },
            Value::AtMost(value, most) => self.value(value).min(*most),
            Value::Sum(one, other) => self.value(one) + self.value(other),
        }
    }
}

/// Companions, minions and sites lie elsewhere than in a support area, T1.8, T1.9.
fn in_an_area_of_its_own(o: &InPlay) -> bool {
    matches!(o.card.kind(), Type::Companion | Type::Minion | Type::Site)
}

impl State {
    /// T1.3a Whether a player may play a card of this side now.
    pub(crate) fn plays_side(&self, seat: Seat, side: Option<Side>) -> bool {
        side == Some(self.side_of(seat))
    }
}
