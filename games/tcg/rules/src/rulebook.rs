//! Which rules to read: the numbers of `docs/rules/lotr-tcg.md`, for a question by what it is for (the rows are those of the index of
//! player decisions), and for a card by what it is and by the words of its text.

use crate::cards::{
    Card, Text,
    facts::{Keyword, Type},
    words::{Cond, Effect, From, Modifier, Value, When, Which},
};

/// The rules of every purpose but chance.
pub const PURPOSES: &[(&str, &[&str])] = &[
    ("bid", &["T4.1", "T4.2"]),
    ("place", &["T4.2", "T4.3"]),
    ("start-with", &["T4.13", "T4.14", "T4.15"]),
    ("mulligan", &["T4.22"]),
    ("act", &["T5.16", "T6.1", "T6.14", "T6.16", "T7.2"]),
    ("answer", &["T5.24", "T13.19"]),
    ("first-of", &["T5.23"]),
    ("bearer", &["T6.12", "T6.13"]),
    ("target", &["T13.1"]),
    ("number", &["T13.33"]),
    ("one-of", &["T13.9"]),
    ("may", &["T5.21"]),
    ("again", &["T13.39"]),
    ("pay-to-prevent", &["T13.25"]),
    ("player", &["T1.6"]),
    ("play-from", &["T13.8"]),
    ("play-site", &["T6.21", "T6.27"]),
    ("reveal", &["T13.44"]),
    ("discard-from-hand", &["T13.42"]),
    ("discard-it", &["T13.46"]),
    ("order", &["T13.51"]),
    ("beneath", &["T13.51"]),
    ("take", &["T13.46"]),
    ("take-up", &["T13.46"]),
    ("put-under", &["T13.51"]),
    ("shuffle-in", &["T13.51"]),
    ("stack", &["T13.48"]),
    ("assign", &["T8.2"]),
    ("sanctuary", &["T11.16"]),
    ("leave-out", &["T7.13a"]),
    ("archery-wound", &["T7.16", "T7.17"]),
    ("archery-target", &["T7.17"]),
    ("defenders", &["T8.5"]),
    ("leftovers", &["T8.9"]),
    ("next-skirmish", &["T8.15"]),
    ("reconcile", &["T9.4"]),
    ("down-to-eight", &["T9.4"]),
    ("move-again", &["T9.6"]),
];

/// The rules that matter for a card, in their order.
pub fn of_card(card: Card) -> Vec<&'static str> {
    let facts = card.facts();
    let mut rules: Vec<&'static str> = Vec::new();
    rules.extend(of_type(facts.kind));
    rules.extend(facts.class.map(|_| "T6.13"));
    rules.extend(facts.unique.then_some("T12.1"));
    facts.keywords.iter().for_each(|(keyword, _)| rules.extend(of_keyword(*keyword)));
    of_text(card.text(), &mut rules);
    rules.sort_by_key(|rule| in_order(rule));
    rules.dedup();
    rules
}

/// `T6.9` comes before `T6.12a`.
fn in_order(rule: &str) -> (u16, u16, String) {
    let (chapter, number) = rule.trim_start_matches('T').split_once('.').unwrap_or_default();
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    let number_of = |text: &str| text.parse().unwrap_or_default();
    (number_of(chapter), number_of(&digits), number[digits.len()..].into())
}

const fn of_type(kind: Type) -> &'static [&'static str] {
    match kind {
        Type::Companion => &["T6.9", "T6.10"],
        Type::Ally => &["T6.11", "T11.27", "T11.28", "T11.29", "T11.30"],
        Type::Minion => &["T7.5", "T7.8", "T7.9"],
        Type::Possession | Type::Artifact => &["T6.12"],
        Type::Condition => &["T2.8", "T6.12"],
        Type::Event => &["T2.7"],
        Type::Site => &["T12.11", "T12.12"],
        Type::Ring => &["T12.16", "T12.17", "T12.18", "T12.19"],
    }
}

const fn of_keyword(keyword: Keyword) -> &'static [&'static str] {
    match keyword {
        Keyword::Archer => &["T14.1"],
        Keyword::Damage => &["T14.2", "T8.23"],
        Keyword::Defender => &["T14.3", "T8.7"],
        Keyword::Fierce => &["T14.4", "T8.36"],
        Keyword::RingBearer => &["T14.5", "T12.24"],
        Keyword::Sanctuary => &["T14.6", "T11.16"],
        _ => &["T14.7"],
    }
}

fn of_text(text: &Text, rules: &mut Vec<&'static str>) {
    text.own_cost.iter().for_each(|_| rules.push("T13.12"));
    text.extra_costs.iter().for_each(|cost| of_effect(cost, rules));
    text.modifiers.iter().for_each(|(_, modifier)| of_modifier(modifier, rules));
    for ability in &text.abilities {
        rules.extend(match ability.when {
            When::Phases(_) => &["T5.9"][..],
            When::Response(_) => &["T13.19", "T13.20"],
            When::EachTime(_) | When::Later(_) => &["T5.21"],
            When::MayEachTime(_) => &["T5.25"],
            When::Always => &["T14.15"],
        });
        for need in &ability.needs {
            rules.extend(match need {
                Cond::UsedThisTurnBelow(_) => Some("T13.38"),
                Cond::UsedThisPhaseBelow(_) => Some("T13.37"),
                Cond::Spot(..) | Cond::Burdens(_) | Cond::Wounds(..) => Some("T13.31"),
                _ => None,
            });
        }
        ability.costs.iter().chain(&ability.effects).for_each(|effect| of_effect(effect, rules));
    }
}

fn of_modifier(modifier: &Modifier, rules: &mut Vec<&'static str>) {
    rules.extend_from_slice(match modifier {
        Modifier::Strength(..) => &["T11.24"],
        Modifier::Keyword(_, keyword, _) | Modifier::NoKeyword(_, keyword) => of_keyword(*keyword),
        Modifier::NoStrengthFrom { .. } | Modifier::NoKeywordFrom { .. } => &["T13.30"],
        Modifier::Cost(..) | Modifier::CostOn { .. } => &["T13.13"],
        Modifier::ShadowNumber(..) => &["T6.23"],
        Modifier::Roaming(..) | Modifier::NotRoaming(_) => &["T7.9"],
        Modifier::Archery(..) | Modifier::NoArchery(_) => &["T7.14"],
        Modifier::MoveLimit(_) => &["T9.9", "T9.11"],
        Modifier::Resistance(_) => &["T12.23"],
        Modifier::TripleToOverwhelm(_) => &["T8.30"],
        Modifier::Skip(_) | Modifier::SkipShadowPhaseOfIt => &["T5.8"],
        Modifier::NotAssigned(..) | Modifier::NotAssignedTo { .. } | Modifier::OneMinionEach => &["T8.12"],
        Modifier::WoundsPrevented(_) => &["T13.22"],
        Modifier::ComesExhausted(_) => &["T13.16b"],
        Modifier::OneMore(_) => &["T13.34"],
        _ => &[],
    });
}

fn of_effect(effect: &Effect, rules: &mut Vec<&'static str>) {
    let of_which = |which: &Which, several: &'static str| match which {
        Which::Choice { most: Value::Number(1), .. } | Which::All(_) => None,
        Which::Choice { .. } => Some(several),
    };
    match effect {
        Effect::Exert(which, _) => {
            rules.extend(["T11.6", "T11.7"]);
            rules.extend(of_which(which, "T11.12"));
        }
        Effect::Wound(which, _) => {
            rules.push("T11.1");
            rules.extend(of_which(which, "T11.2"));
        }
        Effect::Heal(which, _) => {
            rules.push("T11.13");
            rules.extend(of_which(which, "T11.14"));
        }
        Effect::Keyword(_, keyword, ..) => rules.extend(of_keyword(*keyword)),
        Effect::Lasting(modifier, _) => of_modifier(modifier, rules),
        Effect::OneOf(_, ways) => {
            rules.push("T13.9");
            ways.iter().flatten().for_each(|word| of_effect(word, rules));
        }
        Effect::May(_, words) => words.iter().for_each(|word| of_effect(word, rules)),
        Effect::Repeat(_, _, words) => {
            rules.push("T13.39");
            words.iter().for_each(|word| of_effect(word, rules));
        }
        Effect::If(_, words, or) => {
            rules.push("T13.34a");
            words.iter().chain(or).for_each(|word| of_effect(word, rules));
        }
        Effect::Unless(_, pay, words) => {
            rules.push("T13.25");
            pay.iter().chain(words).for_each(|word| of_effect(word, rules));
        }
        Effect::Instead(inner) => {
            rules.push("T13.24");
            of_effect(inner, rules);
        }
        Effect::UpTo(_, inner) => {
            rules.push("T13.37");
            of_effect(inner, rules);
        }
        Effect::Play { from, .. } => {
            rules.push("T13.8");
            rules.extend((*from == From::Deck).then_some("T13.47"));
            rules.extend((*from != From::Hand).then_some("T13.16"));
        }
        other => rules.extend_from_slice(of_verb(other)),
    }
}

/// The rules of a word that holds no others.
const fn of_verb(effect: &Effect) -> &'static [&'static str] {
    match effect {
        Effect::Exhaust(_) => &["T11.10"],
        Effect::Discard(_) => &["T11.19", "T13.42"],
        Effect::AddBurdens(_) | Effect::RemoveBurdens(_) => &["T12.23", "T12.23a"],
        Effect::Draw(..) => &["T6.5"],
        Effect::PutOnRing => &["T12.20"],
        Effect::TakeOffRing => &["T9.1"],
        Effect::Corrupt => &["T10.5", "T12.28"],
        Effect::Archery(..) => &["T7.14"],
        Effect::TakesPart(..) => &["T11.29"],
        Effect::TripleToOverwhelm(_) => &["T8.30"],
        Effect::CancelSkirmish(_) => &["T8.31", "T8.32"],
        Effect::Assign { .. } => &["T8.2", "T8.4"],
        Effect::ReturnToHand(_) => &["T11.21", "T11.23"],
        Effect::Stack(_) | Effect::StackFromHand(_) | Effect::TakeFromStack(_) => &["T13.48"],
        Effect::BecomeRingBearer => &["T12.24", "T12.25", "T12.26", "T12.27"],
        Effect::PlaySite(..) | Effect::PlayNextSite(_) => &["T6.27", "T6.28", "T6.29"],
        Effect::ShadowNumber(_) => &["T6.23"],
        Effect::LookAtHand(_) | Effect::RevealHand(_) | Effect::LookAtTop(_) | Effect::RevealTop(..) => {
            &["T13.44", "T13.46"]
        }
        Effect::RevealRandom(..) | Effect::LookAtRandom(..) | Effect::DiscardRandom(..) => &["T13.50"],
        Effect::DiscardFromHand(..) | Effect::DiscardTop(..) | Effect::DiscardBottom => &["T13.43"],
        Effect::TakeOfIt(..) | Effect::TakeFromDiscard(_) | Effect::TakeIt => &["T6.5", "T13.45"],
        Effect::OrderIt | Effect::DiscardsBeneath(..) | Effect::HandBeneath => &["T13.51"],
        Effect::Prevent(_) => &["T13.21", "T13.22"],
        Effect::CancelEvent => &["T13.22", "T13.23"],
        Effect::SpotX(_) | Effect::SpotBurdens => &["T13.33"],
        _ => &[],
    }
}
