//! Verbs. Each is said as something to do; who does it, if it is not the listener, is said around it.

use crate::{
    nouns::{Number, number},
    phrase::{Mood, Phrase, Speaker},
    sorting::pointed_at,
};
use tcg::cards::{
    facts::Type,
    words::{Effect, Filter, From, Until, Value, Which, Whose},
};

impl<'s> Phrase<'s> {
    /// How long something lasts.
    fn until(self, until: Until) -> Self {
        let said = self.speaker.plain(&format!("until-{until}"));
        self.with("until", said).with("lasts", until.word())
    }
}

impl Speaker<'_> {
    /// Verbs one after the other, joined as `list` says.
    pub(crate) fn effects(&self, list: &str, effects: &[Effect]) -> String {
        let said = effects.iter().filter_map(|effect| {
            let said = self.effect(effect);
            if let Some(is_many) = remembers(effect) {
                self.it_is_many.set(is_many);
            }
            if let Some(Which::All(filter) | Which::Choice { of: filter, .. }) = effect.which() {
                self.first.borrow_mut().get_or_insert_with(|| filter.clone());
            }
            // The bearer is pointed at before the card that he bears is gone; nobody has to be told.
            (!matches!(effect, Effect::Choose(Which::All(Filter::Bearer)))).then_some(said)
        });
        self.list(list, said.collect())
    }

    /// One verb, and who does it.
    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Draw(whose, _)
            | Effect::RevealHand(whose)
            | Effect::DiscardFromHand(_, whose, ..)
            | Effect::OneOf(whose, _)
            | Effect::ShuffleHandIn(whose)
            | Effect::Assign { by: whose, .. } => self.by(*whose, || self.verb(effect)),
            _ => match effect.which() {
                Some(Which::Choice { by, .. }) => self.by(*by, || self.verb(effect)),
                Some(Which::All(_)) | None => self.verb(effect),
            },
        }
    }

    /// Somebody does it.
    fn by(&self, whose: Whose, say: impl FnOnce() -> String) -> String {
        if self.acts(whose) {
            return say();
        }
        let phrase = self.phrase("effect-by").player("player", whose);
        self.meet(whose);
        let before = self.actor.replace(whose);
        let said = self.in_mood(Mood::Other, say);
        self.actor.set(before);
        phrase.with("what", said).say()
    }

    /// Whether this player is the one who acts.
    pub(crate) fn acts(&self, whose: Whose) -> bool {
        whose == self.actor.get() || self.pays.get() && whose == Whose::Yours
    }

    /// From now on a player who was chosen is known.
    fn meet(&self, whose: Whose) {
        if whose.is_chosen() {
            self.chosen.borrow_mut().push(whose);
        }
    }

    /// A verb and a player whose cards it is about.
    fn about(&self, key: &str, whose: Whose) -> Phrase<'_> {
        let phrase = self.phrase(key).player("whose", whose);
        self.meet(whose);
        phrase
    }

    fn verb(&self, effect: &Effect) -> String {
        let phrase = |key: &str| self.phrase(key);
        let said = match effect {
            Effect::Exert(who, times) => phrase("effect-exert").which("who", who).times("times", times),
            Effect::Exhaust(who) => phrase("effect-exhaust").which("who", who),
            Effect::Wound(who, times) => phrase("effect-wound").which("who", who).times("times", times),
            Effect::Heal(who, times) => phrase("effect-heal").which("who", who).times("times", times),
            Effect::Discard(what) => phrase("effect-discard").which("what", what),
            Effect::AddBurdens(count) => phrase("effect-add-burdens").value("count", count),
            Effect::RemoveBurdens(count) => phrase("effect-remove-burdens").value("count", count),
            Effect::AddTwilight(count) => phrase("effect-add-twilight").value("count", count),
            Effect::RemoveTwilight(count) => phrase("effect-remove-twilight").value("count", count),
            Effect::Draw(_, count) => phrase("effect-draw").value("count", count),
            Effect::PutOnRing => phrase("effect-put-on-ring"),
            Effect::TakeOffRing => phrase("effect-take-off-ring"),
            Effect::Corrupt => phrase("effect-corrupt"),
            Effect::Strength(who, by, until) => {
                phrase("effect-strength").which("who", who).bonus("by", by).until(*until)
            }
            Effect::UpTo(most, effect) => phrase("effect-up-to").with("what", self.verb(effect)).with("most", *most),
            Effect::Keyword(who, keyword, number, until) => {
                phrase("effect-keyword").which("who", who).keyword(*keyword, "had", Some(number)).until(*until)
            }
            Effect::NoKeyword(who, keyword, until) => {
                phrase("effect-no-keyword").which("who", who).keyword(*keyword, "lost", None).until(*until)
            }
            Effect::Archery(side, by) => phrase("effect-archery").side(*side).bonus("by", by),
            Effect::TakesPart(who, until) => phrase("effect-takes-part").which("who", who).until(*until),
            Effect::TripleToOverwhelm(who) => phrase("effect-triple-to-overwhelm").which("who", who),
            Effect::Lasting(modifier, until) => {
                let what = self.modifier(modifier);
                phrase("effect-lasting").with("modifier", what.key.clone()).with("what", what.say()).until(*until)
            }
            Effect::CancelSkirmish(who) => phrase("effect-cancel-skirmish").noun("who", who, Number::One),
            Effect::Assign { character, minion, .. } => {
                let phrase = phrase("effect-assign").noun("character", character, Number::One);
                phrase.noun("minion", minion, Number::One)
            }
            Effect::CancelAssignments => phrase("effect-cancel-assignments"),
            Effect::Transfer { what, from_discard, to } => {
                let phrase = phrase("effect-transfer").noun("what", what, Number::One).noun("to", to, Number::One);
                phrase.with("from", if *from_discard { "discard" } else { "play" })
            }
            Effect::ReturnToHand(what) => phrase("effect-return-to-hand").which("what", what),
            Effect::Stack(what) => phrase("effect-stack").which("what", what),
            Effect::BecomeRingBearer => phrase("effect-become-ring-bearer").noun("who", &Filter::This, Number::One),
            Effect::EndPhase => phrase("effect-end-phase"),
            Effect::PlaySite(number, site) => {
                phrase("effect-play-site").value("number", number).with("site", self.site(site))
            }
            Effect::PlayNextSite(site) => {
                let any = if *site == Filter::Any { "yes" } else { "no" };
                phrase("effect-play-next-site").noun("site", site, Number::One).with("any", any)
            }
            Effect::ShadowNumber(by) => phrase("effect-shadow-number").bonus("by", by),
            Effect::LookAtHand(whose) => self.about("effect-look-at-hand", *whose),
            Effect::RevealHand(_) => phrase("effect-reveal-hand"),
            Effect::RevealRandom(whose, count) => self.about("effect-reveal-random", *whose).value("count", count),
            Effect::LookAtRandom(whose, count) => self.about("effect-look-at-random", *whose).value("count", count),
            Effect::RevealFromHand(least, most, what) => {
                phrase("effect-reveal-from-hand").noun("what", what, number(least, most))
            }
            Effect::DiscardFromHand(whose, _, least, most, what) => {
                self.about("effect-discard-from-hand", *whose).noun("what", what, number(least, most))
            }
            Effect::DiscardRandom(whose, count) => self.about("effect-discard-random", *whose).value("count", count),
            Effect::DiscardTop(whose, count) => self.about("effect-discard-top", *whose).value("count", count),
            Effect::RevealTop(whose, count) => self.about("effect-reveal-top", *whose).value("count", count),
            Effect::LookAtTop(count) => phrase("effect-look-at-top").value("count", count),
            Effect::DiscardBottom => phrase("effect-discard-bottom"),
            Effect::RevealBottom => phrase("effect-reveal-bottom"),
            Effect::RevealWhile(what) => phrase("effect-reveal-while").noun("what", what, Number::One),
            Effect::MayDiscardIt(what) => phrase("effect-may-discard-it").noun("what", what, Number::One),
            Effect::DiscardOneOfIt => phrase("effect-discard-one-of-it"),
            Effect::DiscardIt(what) => self.among("effect-discard-it", what),
            Effect::OrderIt => phrase("effect-order-it"),
            Effect::TakeOfIt(count, what) => self.among("effect-take-of-it", what).value("count", count),
            Effect::ItOnTop => phrase("effect-it-on-top"),
            Effect::ItBeneath => phrase("effect-it-beneath"),
            Effect::HandBeneath => phrase("effect-hand-beneath"),
            Effect::ShuffleHandIn(_) => phrase("effect-shuffle-hand-in"),
            Effect::TakeFromDiscard(what) => phrase("effect-take-from-discard").noun("what", what, Number::One),
            Effect::TakeIt => phrase("effect-take-it"),
            Effect::DiscardsBeneath(least, most, what) => {
                phrase("effect-discards-beneath").noun("what", what, number(least, most))
            }
            Effect::ShuffleIn(least, most, what) => phrase("effect-shuffle-in").noun("what", what, number(least, most)),
            Effect::StackFromHand(what) => phrase("effect-stack-from-hand").noun("what", what, Number::One),
            Effect::TakeFromStack(what) => phrase("effect-take-from-stack").noun("what", what, Number::One),
            Effect::Play { what, from, less, on, must } => {
                let phrase = phrase("effect-play").noun("what", what, Number::One).value("less", less);
                let phrase = phrase.with("from", self.plain(from_key(*from)));
                let phrase = phrase.with("must", if *must { "yes" } else { "no" });
                match on {
                    Some(on) => phrase.noun("on", on, Number::One).with("has-on", "yes"),
                    None => phrase.with("on", "none").with("has-on", "no"),
                }
            }
            Effect::Prevent(count) => phrase("effect-prevent").value("count", count),
            Effect::Instead(effect) => phrase("effect-instead").with("what", self.effect(effect)),
            Effect::WithoutToken => phrase("effect-without-token"),
            Effect::CancelEvent => phrase("effect-cancel-event"),
            Effect::Choose(which) => phrase("effect-choose").which("what", which),
            Effect::SpotX(what) => phrase("effect-spot-x").noun("what", what, Number::Many),
            Effect::SpotBurdens => phrase("effect-spot-burdens"),
            Effect::ChooseX(least, most) => phrase("effect-choose-x").value("least", least).value("most", most),
            Effect::OneOf(_, ways) => {
                let ways = ways.iter().map(|way| self.effects("and", way)).collect();
                phrase("effect-one-of").with("ways", self.list("ways", ways))
            }
            Effect::May(who, effects) => {
                let phrase = phrase("effect-may").player("who", *who);
                phrase.with("what", self.in_mood(Mood::May, || self.effects("and", effects)))
            }
            Effect::Repeat(least, most, effects) => {
                let phrase = phrase("effect-repeat").value("least", least).value("most", most);
                phrase
                    .with("fixed", if most == least { "yes" } else { "no" })
                    .with("what", self.effects("and", effects))
            }
            Effect::If(cond, then, or) => {
                let phrase = phrase("effect-if").with("cond", self.cond(cond, true));
                let phrase = phrase.with("then", self.effects("and", then));
                phrase.or_none("or", (!or.is_empty()).then(|| self.effects("and", or)))
            }
            Effect::Unless(whose, pay, effects) => {
                // Who may pay stands behind it: he is known if he was met in it.
                let what = self.effects("and", effects);
                let phrase = phrase("effect-unless").with("what", what).any_player("player", *whose);
                let before = self.actor.replace(*whose);
                self.pays.set(true);
                let pay = self.in_mood(Mood::Other, || self.effects("and", pay));
                self.pays.set(false);
                self.actor.set(before);
                phrase.with("pay", pay)
            }
            Effect::Await => phrase("effect-await"),
            Effect::Announce => phrase("effect-announce"),
        };
        said.say()
    }

    /// A verb and some of the cards that were revealed or looked at: `$all` if it is not said which.
    fn among(&self, key: &str, what: &Filter) -> Phrase<'_> {
        let all = if *what == Filter::Any { "yes" } else { "no" };
        self.phrase(key).noun("what", what, Number::Many).with("all", all)
    }

    /// A site of a kind, without an article.
    fn site(&self, filter: &Filter) -> String {
        self.noun(&(SITE & filter.clone()), Number::Bare, &self.language.cases[0])
    }
}

const SITE: Filter = Filter::Type(Type::Site);

/// Whether "it" is several cards after this verb; nothing if it stays what it was.
fn remembers(effect: &Effect) -> Option<bool> {
    let one = Value::Number(1);
    match effect {
        Effect::LookAtHand(_) | Effect::RevealHand(_) => Some(true),
        Effect::DiscardBottom | Effect::RevealBottom => Some(false),
        Effect::RevealWhile(_) => Some(true),
        Effect::RevealRandom(_, count)
        | Effect::LookAtRandom(_, count)
        | Effect::DiscardRandom(_, count)
        | Effect::DiscardTop(_, count)
        | Effect::RevealTop(_, count)
        | Effect::LookAtTop(count) => Some(*count != one),
        Effect::RevealFromHand(_, most, _)
        | Effect::DiscardFromHand(_, _, _, most, _)
        | Effect::DiscardsBeneath(_, most, _)
        | Effect::ShuffleIn(_, most, _) => Some(*most != one),
        Effect::Play { .. } => Some(false),
        Effect::Choose(Which::All(filter)) => Some(pointed_at(filter).is_none()),
        _ => match effect.which()? {
            Which::Choice { most, .. } => Some(*most != one),
            Which::All(_) => None,
        },
    }
}

const fn from_key(from: From) -> &'static str {
    match from {
        From::Hand => "from-hand",
        From::Discard => "from-discard",
        From::Deck => "from-deck",
        From::StackedHere => "from-stacked-here",
    }
}
