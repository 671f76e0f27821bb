//! Which rule says who of a team decides something, for whoever answers what his team-mate is asked.

use war::{Card, Side, Why};

/// The rule that gives a question to one of the players of a side, by its number, as the table of the rules has it. Chance is nobody's.
pub fn decided_by(why: Why) -> Option<&'static str> {
    Some(match why {
        Why::Discard => "W15.4.2",
        Why::Declare | Why::Path { revealed: false, .. } | Why::EnterMordor | Why::Guide => "W15.5.1",
        Why::HuntDice => "W15.5.2",
        Why::Path { revealed: true, .. }
        | Why::GuideSeparates { .. }
        | Why::GollumReveals { .. }
        | Why::HuntCasualty { .. }
        | Why::HuntCard => "W15.5.3",
        Why::UseTableCard { card } => used_by(card),
        Why::HuntReRoll | Why::Strip => "W15.5.5",
        Why::Turn | Why::SkipDie => "W15.6.1",
        Why::RingDie | Why::RingFace { .. } => "W15.6.5",
        Why::WillAs | Why::Action { .. } => "W15.6.6",
        Why::MoveFrom { .. }
        | Why::MoveTo { .. }
        | Why::MoveFigures { .. }
        | Why::AttackFrom { .. }
        | Why::AttackTarget { .. }
        | Why::AttackWith { .. } => "W15.7.1a",
        Why::RecruitFigure { .. } | Why::RecruitWhere { .. } | Why::Nation => "W15.7.1",
        Why::CompanionsFrom
        | Why::CompanionGroup { .. }
        | Why::CompanionsTo { .. }
        | Why::SeparateGroup
        | Why::SeparateTo { .. }
        | Why::CardCompanions => "W15.7.2",
        Why::MinionsFrom | Why::NazgulGroup { .. } | Why::MinionsTo { .. } => "W15.7.3",
        Why::Minion | Why::EntersWhere { .. } => "W15.7.4",
        Why::WhiteRider => "W15.7.6",
        Why::DrawFrom => "W15.3.1",
        Why::AbilityDraw { .. } => "W15.3.5",
        Why::IntoSiege { .. }
        | Why::Advance { .. }
        | Why::CombatCard
        | Why::Announce
        | Why::ReRoll
        | Why::Cease { .. }
        | Why::Retreat { .. }
        | Why::Extend { .. } => "W15.8.4",
        Why::Casualty { .. } | Why::TooMany { .. } => "W15.8.8",
        Why::Event { .. } => "W15.9.1",
        Why::MarchFrom { .. } | Why::MarchFigures { .. } | Why::MarchOn { .. } | Why::CardRegion | Why::CardNation => {
            "W15.9.3"
        }
        Why::CardUnit { .. } => "W15.9.4",
        Why::CardTarget => "W15.9.5",
        Why::FreeEvent => "W15.9.6",
        Why::Price { .. } => "W15.9.7",
        Why::TableCard => "W15.9.8",
        Why::GiveUp
        | Why::GiveUpCompanion
        | Why::NameCompanion
        | Why::NameMinion
        | Why::OwnHits
        | Why::TurnDice
        | Why::HeroicDeath
        | Why::BlackBreath
        | Why::Scouts { .. }
        | Why::CardLoss { .. }
        | Why::CardChoice { .. }
        | Why::CardFigures
        | Why::CardNumber
        | Why::CardDice
        | Why::CardFalls { .. } => "W15.5.4",
        Why::Exchange | Why::Give => "W15.3.2a",
        Why::Propose | Why::Join { .. } => "W15.8.1a",
        Why::ActionDie
        | Why::CombatDie
        | Why::HuntDie
        | Why::DrawTile
        | Why::TileDie
        | Why::RandomCompanion
        | Why::DrawCard
        | Why::CardDie
        | Why::RandomCard => return None,
    })
}

/// A card on the table that helps in a Hunt, or is used for it.
fn used_by(card: Card) -> &'static str {
    match card.side() {
        Side::Free => "W15.5.3",
        Side::Shadow => "W15.5.5",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use table::{Dice, Match, Random};
    use war::{Players, War};

    /// The rules of the table that says who decides, by the names of the questions.
    fn table() -> BTreeMap<&'static str, Vec<&'static str>> {
        let rules = include_str!("../../../../docs/rules/war-of-the-ring.md");
        let (_, table) = rules.split_once("## Who decides").expect("the table");
        let lines = table.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
        let rows = lines.take_while(|line| line.starts_with('|')).map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            (cells[0], cells[4].split(", ").collect())
        });
        rows.collect()
    }

    /// What is asked in random games of four is decided by a rule that the table has for it.
    #[test]
    fn who_decides_is_what_the_table_says() {
        let (table, mut seen) = (table(), BTreeMap::new());
        for seed in 0..12 {
            let (mut luck, mut random) = (Dice::new(seed), Random::new(seed));
            let mut game = Match::<War>::begin(&war::start_for(Players::Four), &mut luck);
            while let Some(asked) = game.next_question().cloned().filter(|_| game.state().turn < 12) {
                seen.insert(asked.why.name(), decided_by(asked.why));
                let answer = random.answer::<War>(game.state(), &asked);
                game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
            }
        }
        // The table calls what is new with W15 in words.
        let new = ["exchange", "give-card", "propose", "join-armies"];
        for (name, rule) in seen.iter().filter(|(name, _)| !new.contains(name)) {
            let known = table.get(name).unwrap_or_else(|| panic!("the table lacks {name}"));
            assert!(rule.is_some_and(|rule| known.contains(&rule)), "{name} by {rule:?}, the table has {known:?}");
        }
        assert!(seen.len() > 45, "only {:?} were asked", seen.keys());
    }
}
