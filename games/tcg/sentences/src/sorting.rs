//! A description is a heap of facts; here it is sorted into the parts of a phrase: what it is (the head, attributes), how it is
//! now (states), what it does (clauses), whose it is. Their order is the language's.

use tcg::cards::{facts::Type, words::Filter};

/// A description that is sorted.
pub(crate) struct Noun<'f> {
    pub(crate) head: Option<&'f Filter>,
    pub(crate) attributes: Vec<&'f Filter>,
    pub(crate) states: Vec<&'f Filter>,
    pub(crate) clauses: Vec<&'f Filter>,
    pub(crate) owner: &'static str,
    pub(crate) other: &'static str,
}

/// The lowest rank of a head that needs no article: a card that is named or pointed at.
pub(crate) const KNOWN: u8 = 4;
const NAMED: u8 = 5;

/// How well a fact serves as the head of a phrase; 0 if it cannot.
pub(crate) fn rank(filter: &Filter) -> u8 {
    match filter {
        Filter::This => 10,
        Filter::Bearer => 9,
        Filter::It => 8,
        Filter::First => 7,
        Filter::Subject => 6,
        Filter::Title(_) | Filter::SiteNumber(..) => NAMED,
        Filter::RingBearer => KNOWN,
        Filter::Type(_) | Filter::Character => 3,
        Filter::Race(_) | Filter::Class(_) | Filter::Weapon => 2,
        Filter::Keyword(_) => 1,
        Filter::Both(one, other) => rank(one).max(rank(other)),
        Filter::Either(one, other) if rank(one).max(rank(other)) >= KNOWN => NAMED,
        Filter::Either(one, other) => rank(one).min(rank(other)),
        _ => 0,
    }
}

/// A card that is pointed at: the rest of its description is about how it is now.
fn is_pointed_at(filter: &Filter) -> bool {
    rank(filter) >= KNOWN && rank(filter) != NAMED && !matches!(filter, Filter::Both(..))
}

/// What a card is, as against how it is now.
pub(crate) fn is_thing(filter: &Filter) -> bool {
    matches!(filter, Filter::Culture(_) | Filter::Side(_)) || (1..KNOWN).contains(&rank(filter))
}

fn is_attribute(filter: &Filter) -> bool {
    let is_one_of_things = || matches!(filter, Filter::Either(..)) && alternatives(filter).into_iter().all(is_thing);
    is_thing(filter)
        || is_one_of_things()
        || matches!(filter, Filter::Not(inner) if is_thing(inner) || **inner == Filter::Unique)
}

fn is_state(filter: &Filter) -> bool {
    let is_printed = *filter == Filter::Unique;
    let is_now = matches!(filter, Filter::Roaming | Filter::Exhausted);
    is_printed || is_now || matches!(filter, Filter::Skirmishing | Filter::Unassigned)
}

fn flatten<'f>(filter: &'f Filter, parts: &mut Vec<&'f Filter>) {
    match filter {
        Filter::Both(one, other) => {
            flatten(one, parts);
            flatten(other, parts);
        }
        Filter::Any => {}
        part => parts.push(part),
    }
}

pub(crate) fn parts(filter: &Filter) -> Vec<&Filter> {
    let mut parts = Vec::new();
    flatten(filter, &mut parts);
    parts
}

impl<'f> Noun<'f> {
    pub(crate) fn of(mut parts: Vec<&'f Filter>) -> Noun<'f> {
        let best = parts.iter().map(|part| rank(part)).max().unwrap_or(0);
        let at = parts.iter().position(|part| best > 0 && rank(part) == best);
        let head = at.map(|at| parts.remove(at));
        let (attributes, states, clauses) = (Vec::new(), Vec::new(), Vec::new());
        let mut noun = Noun { head, attributes, states, clauses, owner: "none", other: "no" };
        for part in parts {
            match part {
                Filter::Yours => noun.owner = "yours",
                Filter::Opponents => noun.owner = "opponents",
                Filter::Not(inner) if **inner == Filter::Yours => noun.owner = "others",
                Filter::Not(inner) if **inner == Filter::This => noun.other = "yes",
                // The number of a site says that it is one.
                Filter::Type(Type::Site) if best == NAMED => {}
                part if is_attribute(part) => noun.attributes.push(part),
                part if is_state(part) => noun.states.push(part),
                part => noun.clauses.push(part),
            }
        }
        noun
    }
}

pub(crate) fn alternatives(filter: &Filter) -> Vec<&Filter> {
    match filter {
        Filter::Either(one, other) => [alternatives(one), alternatives(other)].concat(),
        one => vec![one],
    }
}

/// The pattern of a fact that can be a head or an attribute; patterns of verbs can ask for it as `$name-head`.
pub(crate) fn head_key(filter: &Filter) -> String {
    match filter {
        Filter::Character => "filter-character".into(),
        Filter::Weapon => "filter-weapon".into(),
        Filter::Type(kind) => format!("noun-type-{kind}"),
        Filter::Race(race) => format!("noun-race-{race}"),
        Filter::Culture(culture) => format!("noun-culture-{culture}"),
        Filter::Class(class) => format!("noun-class-{class}"),
        Filter::Side(side) => format!("noun-side-{side}"),
        Filter::Keyword(keyword) => format!("noun-keyword-{keyword}"),
        _ => "filter-any".into(),
    }
}

/// Splits a description of a card that is pointed at: which, and how it has to be. Nothing if it is another description.
pub(crate) fn pointed_at(filter: &Filter) -> Option<(&Filter, Vec<&Filter>)> {
    let mut parts = parts(filter);
    let best = (0..parts.len()).max_by_key(|at| rank(parts[*at]))?;
    is_pointed_at(parts[best]).then(|| (parts.remove(best), parts))
}

/// The same for a card that is named, if nothing but how it is now is said of it.
pub(crate) fn named_as_it_is(filter: &Filter) -> Option<(&Filter, Vec<&Filter>)> {
    let mut parts = parts(filter);
    let name = parts.iter().position(|part| matches!(part, Filter::Title(_)))?;
    let name = parts.remove(name);
    let is_now = |part: &&Filter| is_state(part) || matches!(part, Filter::Not(inner) if is_state(inner));
    parts.iter().all(is_now).then_some((name, parts))
}
