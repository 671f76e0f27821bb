//! The vocabulary as functions: verbs, and the text of a card as it is put together.

use super::facts::{Keyword, Phase, Side};
use super::words::{Ability, Cond, Effect, Filter, From, Modifier, Trigger, Until, Value, When, Which, Whose};

/// Exert, once each.
pub(crate) fn exert(who: impl Into<Which>) -> Effect {
    Effect::Exert(who.into(), 1.into())
}

/// Exert, so often each.
pub(crate) fn exert_times(times: impl Into<Value>, who: impl Into<Which>) -> Effect {
    Effect::Exert(who.into(), times.into())
}

/// Wound, once each.
pub(crate) fn wound(who: impl Into<Which>) -> Effect {
    Effect::Wound(who.into(), 1.into())
}

/// Wound, so often each.
pub(crate) fn wound_times(times: impl Into<Value>, who: impl Into<Which>) -> Effect {
    Effect::Wound(who.into(), times.into())
}

/// Heal, once each.
pub(crate) fn heal(who: impl Into<Which>) -> Effect {
    Effect::Heal(who.into(), 1.into())
}

/// Discard from play.
pub(crate) fn discard(what: impl Into<Which>) -> Effect {
    Effect::Discard(what.into())
}

/// Choose, and remember what was chosen.
pub(crate) fn choose(what: impl Into<Which>) -> Effect {
    Effect::Choose(what.into())
}

/// Strength until the end of the phase.
pub(crate) fn strength(who: impl Into<Which>, by: impl Into<Value>) -> Effect {
    Effect::Strength(who.into(), by.into(), Until::EndOfPhase)
}

/// A keyword until the end of the phase.
pub(crate) fn gain(who: impl Into<Which>, keyword: Keyword, number: i16) -> Effect {
    Effect::Keyword(who.into(), keyword, number.into(), Until::EndOfPhase)
}

/// Add burdens.
pub(crate) fn add_burdens(count: impl Into<Value>) -> Effect {
    Effect::AddBurdens(count.into())
}

/// Remove burdens.
pub(crate) fn remove_burdens(count: impl Into<Value>) -> Effect {
    Effect::RemoveBurdens(count.into())
}

/// Add twilight tokens.
pub(crate) fn add_twilight(count: impl Into<Value>) -> Effect {
    Effect::AddTwilight(count.into())
}

/// Remove twilight tokens.
pub(crate) fn remove_twilight(count: impl Into<Value>) -> Effect {
    Effect::RemoveTwilight(count.into())
}

/// Draw cards.
pub(crate) fn draw(count: impl Into<Value>) -> Effect {
    Effect::Draw(Whose::Yours, count.into())
}

/// Discard from the top of a deck.
pub(crate) fn discard_top(of: Whose, count: impl Into<Value>) -> Effect {
    Effect::DiscardTop(of, count.into())
}

/// Discard cards of a hand, picked by chance.
pub(crate) fn discard_random(of: Whose, count: impl Into<Value>) -> Effect {
    Effect::DiscardRandom(of, count.into())
}

/// A card of a hand, picked by chance, is revealed.
pub(crate) fn reveal_random(of: Whose) -> Effect {
    Effect::RevealRandom(of, 1.into())
}

/// Discard so many cards from the own hand.
pub(crate) fn discard_from_hand(count: i16, what: Filter) -> Effect {
    Effect::DiscardFromHand(Whose::Yours, Whose::Yours, count.into(), count.into(), what)
}

/// Play a card.
pub(crate) fn play(what: Filter, from: From) -> Effect {
    Effect::Play { what, from, less: 0.into(), on: None, must: true }
}

/// A choice of the acting player between effects.
pub(crate) fn one_of(effects: impl IntoIterator<Item = Vec<Effect>>) -> Effect {
    Effect::OneOf(Whose::Yours, effects.into_iter().collect())
}

/// The same, and somebody else chooses.
pub(crate) fn chooses(who: Whose, effects: impl IntoIterator<Item = Vec<Effect>>) -> Effect {
    Effect::OneOf(who, effects.into_iter().collect())
}

/// The acting player may do this.
pub(crate) fn may(effects: impl Into<Vec<Effect>>) -> Effect {
    may_by(Whose::Yours, effects)
}

/// It is done if somebody likes.
pub(crate) fn may_by(who: Whose, effects: impl Into<Vec<Effect>>) -> Effect {
    Effect::May(who, effects.into())
}

/// So often.
pub(crate) fn times(count: impl Into<Value>, effects: impl Into<Vec<Effect>>) -> Effect {
    let count = count.into();
    Effect::Repeat(count.clone(), count, effects.into())
}

/// From the own discard pile into the deck, from so many to so many.
pub(crate) fn shuffle_in(least: impl Into<Value>, most: impl Into<Value>, what: Filter) -> Effect {
    Effect::ShuffleIn(least.into(), most.into(), what)
}

/// From the own discard pile beneath the deck, from so many to so many.
pub(crate) fn put_beneath(least: impl Into<Value>, most: impl Into<Value>, what: Filter) -> Effect {
    Effect::DiscardsBeneath(least.into(), most.into(), what)
}

/// Somebody may pay to prevent what follows.
pub(crate) fn unless(who: Whose, pays: Effect, effect: Effect) -> Effect {
    Effect::Unless(who, vec![pays], vec![effect])
}

/// If something is so.
pub(crate) fn when(cond: Cond, then: impl Into<Vec<Effect>>) -> Effect {
    Effect::If(cond, then.into(), Vec::new())
}

/// The move limit of this turn, more or less.
pub(crate) fn move_limit(by: i16) -> Effect {
    Effect::Lasting(Modifier::MoveLimit(by.into()), Until::EndOfTurn)
}

/// Something happens in place of what is about to happen.
pub(crate) fn instead(effect: Effect) -> Effect {
    Effect::Instead(effect.into())
}

impl Effect {
    /// The same until something else than the end of the phase.
    pub(crate) fn until(self, until: Until) -> Effect {
        match self {
            Effect::Strength(who, by, _) => Effect::Strength(who, by, until),
            Effect::Keyword(who, keyword, number, _) => Effect::Keyword(who, keyword, number, until),
            Effect::NoKeyword(who, keyword, _) => Effect::NoKeyword(who, keyword, until),
            Effect::TakesPart(who, _) => Effect::TakesPart(who, until),
            Effect::Lasting(modifier, _) => Effect::Lasting(modifier, until),
            other => panic!("this does not last: {other:?}"),
        }
    }

    /// T13.37 Not more than so much by this copy in this phase.
    pub(crate) fn limit(self, most: i16) -> Effect {
        Effect::UpTo(most, self.into())
    }

    /// The card that is played costs less.
    pub(crate) fn for_less(self, by: impl Into<Value>) -> Effect {
        match self {
            Effect::Play { what, from, on, must, .. } => Effect::Play { what, from, less: by.into(), on, must },
            other => panic!("only a card that is played costs less: {other:?}"),
        }
    }

    /// T13.16a It costs nothing at all.
    pub(crate) fn for_free(self) -> Effect {
        self.for_less(Value::All)
    }

    /// It is played on such a bearer.
    pub(crate) fn onto(self, bearer: Filter) -> Effect {
        match self {
            Effect::Play { what, from, less, must, .. } => Effect::Play { what, from, less, on: Some(bearer), must },
            other => panic!("only a card that is played has a bearer: {other:?}"),
        }
    }

    /// It need not be played.
    pub(crate) fn if_you_like(self) -> Effect {
        match self {
            Effect::Play { what, from, less, on, .. } => Effect::Play { what, from, less, on, must: false },
            other => panic!("this is no play: {other:?}"),
        }
    }
}

/// The text of a card.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Text {
    /// Whose text it is.
    pub code: &'static str,
    /// T6.12 Who may bear it; without this it stands on its own.
    pub borne_by: Option<Filter>,
    /// T13.2 What must be so to play it.
    pub to_play: Vec<Cond>,
    /// T13.3 What must be paid to play it, besides twilight.
    pub extra_costs: Vec<Effect>,
    /// T6.13 It may be borne in addition to one other of its class.
    pub one_more_of_its_class: bool,
    /// The site of the owner whose text it has too.
    pub speaks_like: Option<Filter>,
    /// T13.12 What it costs more or less while it is played itself.
    pub own_cost: Option<Value>,
    /// What is true while it is active.
    pub modifiers: Vec<(Vec<Cond>, Modifier)>,
    /// What it can do.
    pub abilities: Vec<Ability>,
}

/// The text of the card with this code. One that does not exist does not compile.
macro_rules! card {
    ($code:literal) => {
        $crate::cards::Text::of(const { $crate::cards::known($code) })
    };
}
pub(crate) use card;

impl Text {
    pub(crate) fn of(code: &'static str) -> Text {
        Text { code, ..Text::default() }
    }
}

#[expect(clippy::wrong_self_convention, reason = "the words of cards: to play, spot ...")]
impl Text {
    /// Who may bear it.
    pub(crate) fn borne_by(mut self, filter: Filter) -> Text {
        self.borne_by = Some(filter);
        self
    }

    /// What must be so to play it.
    pub(crate) fn to_play(mut self, cond: Cond) -> Text {
        self.to_play.push(cond);
        self
    }

    /// What must be paid to play it.
    pub(crate) fn to_play_pay(mut self, cost: Effect) -> Text {
        self.extra_costs.push(cost);
        self
    }

    /// T6.13
    pub(crate) fn one_more_of_its_class(mut self) -> Text {
        self.one_more_of_its_class = true;
        self
    }

    /// It has the text of the owner's site that fits.
    pub(crate) fn speaks_like(mut self, site: Filter) -> Text {
        self.speaks_like = Some(site);
        self
    }

    /// What is true while it is active.
    pub(crate) fn modifies(self, modifier: Modifier) -> Text {
        self.modifies_while([], modifier)
    }

    /// What is true while it is active and something is so.
    pub(crate) fn modifies_while(mut self, conds: impl Into<Vec<Cond>>, modifier: Modifier) -> Text {
        self.modifiers.push((conds.into(), modifier));
        self
    }

    /// Its strength, more or less.
    pub(crate) fn strength(self, who: Filter, by: impl Into<Value>) -> Text {
        self.modifies(Modifier::Strength(who, by.into()))
    }

    /// A keyword, with a number.
    pub(crate) fn keyword(self, who: Filter, keyword: Keyword, number: i16) -> Text {
        self.modifies(Modifier::Keyword(who, keyword, number.into()))
    }

    /// What it costs more or less while it is played itself; `IT` is its bearer then.
    pub(crate) fn own_cost(mut self, by: impl Into<Value>) -> Text {
        self.own_cost = Some(by.into());
        self
    }

    /// The twilight cost of cards being played, more or less.
    pub(crate) fn costs(self, what: Filter, by: impl Into<Value>) -> Text {
        self.modifies(Modifier::Cost(what, by.into()))
    }

    /// An archery total, more or less.
    pub(crate) fn archery(self, side: Side, by: impl Into<Value>) -> Text {
        self.modifies(Modifier::Archery(side, by.into()))
    }

    /// An event or a special ability of a phase.
    pub(crate) fn during(self, phase: Phase) -> Text {
        self.at(When::Phases(vec![phase]))
    }

    /// The same of one of several phases.
    pub(crate) fn during_any(self, phases: impl Into<Vec<Phase>>) -> Text {
        self.at(When::Phases(phases.into()))
    }

    /// A response.
    pub(crate) fn response(self, to: Trigger) -> Text {
        self.at(When::Response(to))
    }

    /// Required, each time.
    pub(crate) fn each_time(self, trigger: Trigger) -> Text {
        self.at(When::EachTime(trigger))
    }

    /// Optional, each time.
    pub(crate) fn may_each_time(self, trigger: Trigger) -> Text {
        self.at(When::MayEachTime(trigger))
    }

    /// Once, if `Effect::Await` has begun to wait for it.
    pub(crate) fn later(self, trigger: Trigger) -> Text {
        self.at(When::Later(trigger))
    }

    /// Whenever something is so.
    pub(crate) fn whenever(self, cond: Cond) -> Text {
        self.at(When::Always).needs(cond)
    }

    /// The next words belong to this ability.
    fn at(mut self, when: When) -> Text {
        self.abilities.push(Ability { when, needs: Vec::new(), costs: Vec::new(), effects: Vec::new() });
        self
    }

    fn last(&mut self) -> &mut Ability {
        self.abilities.last_mut().expect("say first when it can be used")
    }

    /// What it needs.
    pub(crate) fn needs(mut self, cond: Cond) -> Text {
        self.last().needs.push(cond);
        self
    }

    /// T13.38 Once each turn.
    pub(crate) fn once_each_turn(self) -> Text {
        self.needs(Cond::UsedThisTurnBelow(1))
    }

    /// What it costs.
    pub(crate) fn cost(mut self, effect: Effect) -> Text {
        self.last().costs.push(effect);
        self
    }

    /// What it does.
    pub(crate) fn effect(mut self, effect: Effect) -> Text {
        self.last().effects.push(effect);
        self
    }
}
