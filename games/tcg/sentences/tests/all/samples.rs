//! Words that few cards use or none does yet, in made-up abilities: `en/samples.txt` shows how they are said.

use crate::{languages, must_say};
use tcg::{
    Card,
    cards::{
        facts::{Class, Keyword, Phase, Race, Side, Type},
        words::{Ability, Cond, Effect, Filter, Kind, Modifier, Trigger, Until, Value, When, Which, Whose},
    },
};
use tcg_sentences::Speaker;

const ELF: Filter = Filter::Race(Race::Elf);
const MINION: Filter = Filter::Type(Type::Minion);

fn ability(when: When, effects: Vec<Effect>) -> Ability {
    Ability { when, needs: Vec::new(), costs: Vec::new(), effects }
}

fn effects() -> Vec<Effect> {
    let one = |of| Which::Choice { least: 1.into(), most: 1.into(), of, by: Whose::Yours };
    vec![
        Effect::Exhaust(one(ELF)),
        Effect::Exert(Which::Choice { least: 0.into(), most: 2.into(), of: ELF, by: Whose::EachOpponent }, 1.into()),
        Effect::Wound(Which::Choice { least: 1.into(), most: 2.into(), of: MINION, by: Whose::Yours }, 3.into()),
        Effect::CancelAssignments,
        Effect::SpotBurdens,
        Effect::Announce,
        Effect::Draw(Whose::EachShadowPlayer, Value::X(2)),
        Effect::Discard(one(Filter::Type(Type::Ring) | Filter::Class(Class::Pipe))),
        Effect::Discard(one(Filter::Exhausted & MINION & !Filter::Unique)),
        Effect::Discard(Which::All(MINION & (Filter::Against(ELF.into()) | Filter::Exhausted))),
        Effect::Heal(one(ELF & Filter::HomeSite(0)), 2.into()),
        Effect::Keyword(one(Filter::Type(Type::Site)), Keyword::Forest, 1.into(), Until::EndOfTurn),
    ]
}

fn lists() -> Vec<Vec<Effect>> {
    vec![
        vec![Effect::LookAtTop(2.into()), Effect::TakeOfIt(1.into(), Filter::Any)],
        vec![
            Effect::TakeFromDiscard(ELF & Filter::RaceNotSpotted),
            Effect::DiscardsBeneath(1.into(), 1.into(), Filter::NamedLikeIt),
        ],
        vec![
            Effect::RevealTop(Whose::Yours, 1.into()),
            Effect::If(Cond::SomeIt, vec![Effect::AddBurdens(1.into())], Vec::new()),
        ],
    ]
}

fn conds() -> Vec<Cond> {
    vec![
        Cond::HandOver(Whose::FreePlayer, 4),
        Cond::Twilight(3),
        !Cond::Twilight(3),
        Cond::Wounds(2, ELF),
        Cond::UsedThisPhaseBelow(1),
        !Cond::Any(vec![Cond::RingWorn, Cond::InHand(Whose::Yours, ELF)]),
        Cond::ItIs(Filter::Yours & !Filter::Keyword(Keyword::Ranger)),
    ]
}

fn values() -> Vec<Value> {
    vec![
        Value::AtMost(Value::Each(1, ELF).into(), 3),
        Value::AtMost(Value::X(1).into(), 3),
        Value::EachDead(1, ELF),
        Value::EachInHand(Whose::FreePlayer, 2, ELF),
        Value::StrengthOf(Filter::It),
        Value::Sum(Value::EachBurden(1).into(), Value::CostOfIt.into()),
        Value::Here,
        Value::VitalityOfIt(0),
    ]
}

fn modifiers() -> Vec<Modifier> {
    vec![
        Modifier::HandClosed(Side::Free),
        Modifier::NoDiscard(ELF, Side::Shadow),
        Modifier::NotRoaming(MINION),
        Modifier::OneMore(Class::Pipe),
        Modifier::NotFromPiles,
        Modifier::Resistance(Value::Number(-1)),
        Modifier::RingSilent,
        Modifier::NotAssigned(ELF, Some(Side::Shadow)),
        Modifier::NoText(Filter::This & Filter::Exhausted),
    ]
}

fn triggers() -> Vec<Trigger> {
    let kinds = Kind::ALL.iter().flat_map(|kind| [(*kind, true), (*kind, false)]);
    let trigger = |(kind, about)| {
        let phase = matches!(kind, Kind::StartOfPhase | Kind::EndOfPhase).then_some(Phase::Regroup);
        let (or, of) = (None, Some(Whose::FreePlayer));
        let (by, against) = (Some(MINION), Some(Filter::This));
        Trigger { about, kind, or, whom: ELF, of, by, against, phase, together: false }
    };
    kinds.map(trigger).collect()
}

#[test]
fn every_word_can_be_said() {
    let card: Card = "1C176".parse().expect("a card");
    let any = || When::Phases(vec![Phase::Maneuver]);
    let burdens = || Effect::AddBurdens(1.into());
    let mut abilities: Vec<Ability> = effects().into_iter().map(|effect| ability(any(), vec![effect])).collect();
    abilities.extend(lists().into_iter().map(|effects| ability(any(), effects)));
    abilities
        .extend(conds().into_iter().map(|cond| ability(any(), vec![Effect::If(cond, vec![burdens()], Vec::new())])));
    abilities.extend(values().into_iter().map(|value| ability(any(), vec![Effect::AddBurdens(value)])));
    let lasting = |modifier| ability(any(), vec![Effect::Lasting(modifier, Until::EndOfTurn)]);
    abilities.extend(modifiers().into_iter().map(lasting));
    abilities.extend(triggers().into_iter().map(|trigger| ability(When::EachTime(trigger), vec![burdens()])));
    for (tag, language) in languages() {
        let say = |ability| format!("{}\n", Speaker::new(card, &language).ability(ability));
        let said: String = abilities.iter().map(say).collect();
        assert!(!said.contains('⟨'), "{tag}: patterns are missing: {said}");
        must_say(&format!("{tag}/samples.txt"), &said);
    }
}
