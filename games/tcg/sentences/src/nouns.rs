//! Descriptions of cards as noun phrases, and players.

use crate::{
    phrase::{Phrase, Speaker},
    sorting::{KNOWN, Noun, alternatives, head_key, is_thing, parts, pointed_at, rank},
};
use tcg::cards::words::{Filter, Value, Which, Whose};

/// How many are meant.
#[derive(Clone, Copy)]
pub(crate) enum Number<'v> {
    One,
    Each,
    /// All of them, as a kind.
    Many,
    /// One of a kind, without an article.
    Bare,
    /// None at all.
    No,
    Exactly(&'v Value),
    UpTo(&'v Value),
    Whatever,
    OrMore(&'v Value),
    Between(&'v Value, &'v Value),
}

/// What a fact has to be in its phrase.
#[derive(Clone, Copy)]
struct Form<'a> {
    /// A noun (`one`, `many`), or `attribute`, `clause`, `predicate`.
    form: &'a str,
    /// The number of the head.
    number: &'a str,
    /// The gender of the head, where a language has such a thing.
    gender: &'a str,
    case: &'a str,
}

impl<'a> Form<'a> {
    fn one(case: &'a str) -> Form<'a> {
        Form { form: "one", number: "one", gender: "", case }
    }
}

impl Speaker<'_> {
    /// A noun phrase.
    pub(crate) fn noun(&self, filter: &Filter, number: Number, case: &str) -> String {
        let parts = parts(filter);
        if let Some((one, states)) = pointed_at(filter) {
            let said = self.fact(one, Form::one(case));
            return match states.is_empty() {
                true => said,
                false => self.phrase("noun-if").with("noun", said).with("states", self.predicate(&states)).say(),
            };
        }
        if let [Filter::Either(..)] = parts[..]
            && rank(filter) >= KNOWN
        {
            let names = alternatives(filter).into_iter().map(|one| self.noun(one, number, case)).collect();
            return match number {
                Number::Each => self.phrase("noun-each-of").with("names", self.list("and", names)).say(),
                _ => self.list("or", names),
            };
        }
        self.common(Noun::of(parts), number, case)
    }

    /// A noun phrase with an article, a number or a name.
    fn common(&self, noun: Noun, number: Number, case: &str) -> String {
        let (key, count, most) = match number {
            _ if noun.head.is_some_and(|head| rank(head) >= KNOWN) => ("noun-named", None, None),
            Number::One => ("noun-one", None, None),
            Number::Each => ("noun-each", None, None),
            Number::Many => ("noun-many", None, None),
            Number::Bare => ("noun-bare", None, None),
            Number::No => ("noun-no", None, None),
            Number::Exactly(value) => ("noun-exactly", Some(value), None),
            Number::UpTo(value) => ("noun-up-to", Some(value), None),
            Number::Whatever => ("noun-any-number", None, None),
            Number::OrMore(value) => ("noun-or-more", Some(value), None),
            Number::Between(least, most) => ("noun-between", Some(least), Some(most)),
        };
        let gender = self.language.gender(&head_key(noun.head.unwrap_or(&Filter::Any)));
        let core = |number| self.core(&noun, Form { form: number, number, gender: &gender, case });
        let mut phrase = self.phrase(key).with("one", core("one")).with("many", core("many"));
        for (name, value) in [("count", count), ("most", most)] {
            if let Some(value) = value {
                phrase = phrase.value(name, value);
            }
        }
        phrase = phrase.with("close", if are_close(count, most) { "yes" } else { "no" });
        match noun.owner {
            "yours" | "others" => self.mention("filter-yours"),
            "opponents" => self.mention("filter-opponents"),
            _ => {}
        }
        let phrase = phrase.with("owner", noun.owner).with("other", noun.other);
        phrase.with("case", case.to_owned()).with("gender", gender.clone()).say()
    }

    /// Head, attributes and clauses, without an article.
    fn core(&self, noun: &Noun, form: Form) -> String {
        let said =
            |filters: &[&Filter], role| filters.iter().map(|it| self.fact(it, Form { form: role, ..form })).collect();
        self.phrase("noun-core")
            .with("head", self.fact(noun.head.unwrap_or(&Filter::Any), form))
            .with("attributes", self.list("attributes", said(&noun.attributes, "attribute")))
            .with("states", self.list("attributes", said(&noun.states, "attribute")))
            .with("clauses", self.list("and", said(&noun.clauses, "clause")))
            .say()
    }

    /// What is said of a card: "is ...".
    pub(crate) fn predicate(&self, parts: &[&Filter]) -> String {
        let noun = Noun::of(parts.to_vec());
        let case = &self.language.cases[0];
        if noun.head.is_some() || noun.attributes.iter().any(|it| is_thing(it)) {
            return match parts {
                [one] => self.noun(one, Number::One, case),
                _ => self.common(noun, Number::One, case),
            };
        }
        self.list(
            "and",
            parts.iter().map(|part| self.fact(part, Form { form: "predicate", ..Form::one(case) })).collect(),
        )
    }

    /// What is said of a card by a whole description.
    pub(crate) fn is(&self, filter: &Filter) -> String {
        self.predicate(&parts(filter))
    }

    /// One fact of a description.
    fn fact(&self, filter: &Filter, form: Form) -> String {
        let case = form.case;
        let phrase = |key: &str| {
            let phrase = self.phrase(key).with("form", form.form.to_owned()).with("case", case.to_owned());
            phrase.with("number", form.number.to_owned()).with("gender", form.gender.to_owned())
        };
        let said = match filter {
            Filter::Any
            | Filter::Character
            | Filter::Weapon
            | Filter::Type(_)
            | Filter::Race(_)
            | Filter::Culture(_)
            | Filter::Class(_)
            | Filter::Side(_)
            | Filter::Keyword(_) => phrase(&head_key(filter)).with("bonus", "none"),
            Filter::Signet(signet) => phrase("filter-signet").with("signet", self.word("signet", signet.word())),
            Filter::Title(title) => phrase("filter-title").with("title", *title),
            Filter::Unique => phrase("filter-unique"),
            Filter::Yours => phrase("filter-yours"),
            Filter::Opponents => phrase("filter-opponents"),
            Filter::This => {
                let kind = format!("noun-type-{}", self.card.kind());
                let noun = phrase(&kind).say();
                phrase("filter-this").with("type", noun).with("gender", self.language.gender(&kind))
            }
            Filter::Bearer => {
                let bearer = self.card.text().borne_by.as_ref().and_then(|bearer| Noun::of(parts(bearer)).head);
                phrase("filter-bearer").with("bearer", bearer.map_or_else(|| "none".into(), head_key))
            }
            Filter::It => phrase("filter-it"),
            Filter::First => return self.mentioned("filter-first", self.first.borrow().as_ref(), case),
            Filter::NamedLikeIt => phrase("filter-named-like-it"),
            Filter::Subject => return self.mentioned("filter-subject", self.subject.borrow().as_ref(), case),
            Filter::RingBearer => phrase("filter-ring-bearer"),
            Filter::Roaming => phrase("filter-roaming"),
            Filter::Exhausted => phrase("filter-exhausted"),
            Filter::Skirmishing => phrase("filter-skirmishing"),
            Filter::Against(inner) => phrase("filter-against").noun("what", inner, Number::One),
            Filter::Unassigned => phrase("filter-unassigned"),
            Filter::Bearing(inner) => phrase("filter-bearing").noun("what", inner, Number::One),
            Filter::On(inner) => phrase("filter-on").noun("what", inner, Number::One),
            Filter::InSupport => phrase("filter-in-support"),
            Filter::HomeSite(number) => phrase("filter-home-site").with("site", *number),
            Filter::SiteNumber(first, last) => {
                let range = ["one", "two"].get(usize::from(last - first)).copied().unwrap_or("more");
                phrase("filter-site-number").with("first", *first).with("last", *last).with("range", range)
            }
            Filter::Labelled(of) => phrase("filter-labelled").with("phase", self.word("phase", of.word())),
            Filter::AboutRangers => phrase("filter-about-rangers"),
            Filter::RaceNotSpotted => phrase("filter-race-not-spotted"),
            Filter::Not(inner) if **inner == Filter::Unassigned => phrase("filter-assigned"),
            Filter::Not(inner) => {
                let sort = if rank(inner) >= KNOWN { "known" } else { "state" };
                let what = if form.form == "attribute" { self.fact(inner, form) } else { self.is(inner) };
                phrase("filter-not").with("sort", sort).with("what", what)
            }
            Filter::Both(..) => return self.core(&Noun::of(parts(filter)), form),
            Filter::Either(..) => {
                let said = |one: &Filter| match form.form {
                    "clause" | "predicate" => self.is(one),
                    "attribute" => self.fact(one, form),
                    _ => self.core(&Noun::of(parts(one)), form),
                };
                return self.list("or", alternatives(filter).into_iter().map(said).collect());
            }
        };
        said.say()
    }

    /// A card that was mentioned before: it is said again what it is, or which.
    fn mentioned(&self, key: &str, before: Option<&Filter>, case: &str) -> String {
        match before {
            Some(filter) if pointed_at(filter).is_some() => self.noun(filter, Number::One, case),
            _ => {
                let head = before.and_then(|filter| Noun::of(parts(filter)).head).unwrap_or(&Filter::Any);
                let gender = self.language.gender(&head_key(head));
                let what = self.fact(head, Form::one(case));
                self.phrase(key).with("what", what).with("case", case.to_owned()).with("gender", gender).say()
            }
        }
    }

    /// A word of a closed set.
    pub(crate) fn word(&self, set: &str, word: &str) -> String {
        self.phrase(format!("noun-{set}-{word}")).with("form", "name").with("bonus", "none").say()
    }

    /// A player; `$case` as for nouns. One that was chosen before is known. Of several it is each, or any one: `$any`.
    fn player(&self, whose: Whose, case: &str, any: &'static str) -> String {
        let key = match whose {
            Whose::Yours => "whose-yours",
            Whose::FreePlayer => "whose-free-player",
            Whose::AShadowPlayer => "whose-a-shadow-player",
            Whose::AShadowPlayerHolding(_) => "whose-a-shadow-player-holding",
            Whose::EachShadowPlayer => "whose-each-shadow-player",
            Whose::AnyPlayer => "whose-any-player",
            Whose::OwnerOfIt => "whose-owner-of-it",
            Whose::OwnersOfSubject => "whose-owners-of-subject",
            Whose::EachOpponent => "whose-each-opponent",
        };
        let known = if self.chosen.borrow().contains(&whose) { "yes" } else { "no" };
        let subject = if self.subject_is_many.get() { "many" } else { "one" };
        let phrase = self.phrase(key).with("case", case.to_owned()).with("known", known);
        phrase.with("any", any).with("subject", subject).say()
    }
}

impl<'s> Phrase<'s> {
    /// A noun phrase in every case, and what a pattern may have to know of it.
    pub(crate) fn noun(self, name: &str, filter: &Filter, number: Number) -> Self {
        let speaker = self.speaker;
        let noun = Noun::of(parts(filter));
        let is_known = noun.head.is_some_and(|head| rank(head) >= KNOWN);
        let is_one = is_known || matches!(number, Number::One | Number::Each | Number::Bare | Number::No);
        self.in_cases(name, |case| speaker.noun(filter, number, case))
            .with(format!("{name}-known"), if is_known { "yes" } else { "no" })
            .with(format!("{name}-number"), if is_one { "one" } else { "many" })
            .with(format!("{name}-head"), noun.head.map_or_else(|| "none".into(), head_key))
            .with(format!("{name}-gender"), speaker.language.gender(&head_key(noun.head.unwrap_or(&Filter::Any))))
            .with(format!("{name}-while"), "none")
    }

    /// Those to whom something applies as long as they are so: each of them, and as `$name-all` all as a kind; how a card
    /// that is pointed at has to be is `$name-while`.
    pub(crate) fn subject(self, name: &str, filter: &Filter) -> Self {
        let speaker = self.speaker;
        let (what, states) = match pointed_at(filter) {
            Some((one, states)) if !states.is_empty() => (one, speaker.predicate(&states)),
            _ => (filter, "none".into()),
        };
        let phrase = self.noun(&format!("{name}-all"), what, Number::Many).noun(name, what, Number::Each);
        phrase.with(format!("{name}-while"), states)
    }

    /// The cards that a verb is done to.
    pub(crate) fn which(self, name: &str, which: &Which) -> Self {
        match which {
            Which::All(filter) => self.noun(name, filter, Number::Each),
            Which::Choice { least, most, of, .. } => self.noun(name, of, number(least, most)),
        }
    }

    /// A player in every case, and whether he is the one who acts.
    pub(crate) fn player(self, name: &str, whose: Whose) -> Self {
        self.player_said(name, whose, "no")
    }

    /// The same, where any one of several players is enough.
    pub(crate) fn any_player(self, name: &str, whose: Whose) -> Self {
        self.player_said(name, whose, "yes")
    }

    fn player_said(self, name: &str, whose: Whose, any: &'static str) -> Self {
        let speaker = self.speaker;
        let is_actor = if speaker.acts(whose) { "yes" } else { "no" };
        self.in_cases(name, |case| speaker.player(whose, case, any)).with(format!("{name}-acts"), is_actor)
    }
}

/// From so many to so many.
pub(crate) fn number<'v>(least: &'v Value, most: &'v Value) -> Number<'v> {
    match (least, most) {
        (Value::Number(1), Value::Number(1)) => Number::One,
        (least, most) if least == most => Number::Exactly(most),
        (Value::Number(0), Value::All) => Number::Whatever,
        (Value::Number(0), most) => Number::UpTo(most),
        (least, Value::All) => Number::OrMore(least),
        (least, most) => Number::Between(least, most),
    }
}

/// One number and the next: there is nothing between them.
fn are_close(least: Option<&Value>, most: Option<&Value>) -> bool {
    match (least, most) {
        (Some(Value::Number(least)), Some(Value::Number(most) | Value::If(_, most, _))) => most - least == 1,
        _ => false,
    }
}
