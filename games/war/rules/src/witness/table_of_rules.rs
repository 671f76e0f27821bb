//! W15.5.4 The table "Who decides" of the rules: whose decision a question is with two players, and whose with three and four.

use crate::{Side, Why};

/// Somebody whom the table names. One word of it is tried after the other, and the first that has a meaning in the position decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Whom {
    /// Whose hand it is.
    Owner,
    /// The leading player of a side.
    Leads(Side),
    /// The acting player.
    Acts,
    /// The player of the card that is being played.
    CardsPlayer,
    /// The player of the card of the Shadow that made the Hunt.
    Hunter,
    /// Who controls the Army.
    Controls,
    /// Of separate Armies both players in turn, who does not lead first.
    InTurn,
    /// Who laid the Combat card.
    LaidIt,
    /// Each player of a side in phase 1 from turn 2.
    InPhaseOne,
    /// The refuge of The Eagles are Coming!: who leads the Shadow.
    Refuge,
    /// The Breaking of the Fellowship: who leads the Free Peoples.
    Breaking,
    /// Out of a Hunt, or by a card of the Shadow: who leads the Free Peoples.
    TakenAway,
    /// The Voice: the Saruman player.
    Voice,
    /// Gandalf the Grey: who played the card.
    Gandalf,
    /// The Sorcerer: who used the Combat card.
    Sorcerer,
    /// Retreat from the Dead Men of Dunharrow: who controls the Army.
    FromDeadMen,
    /// Stormcrow: the player of the Nation.
    OfTheNation,
    /// Each player of a side for himself.
    Each,
    /// After a proposal the team-mate.
    TeamMate,
    /// Chance.
    Nobody,
}

/// The side whose decision it is, with two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// Whoever has the hand or the Army: either side.
    Owner,
    /// A side.
    Side(Side),
    /// The acting side.
    Acting,
    /// Who attacks.
    Attacker,
    /// Who is attacked.
    Defender,
    /// Either side, each for itself.
    EachSide,
    /// The side of the card that is being played.
    Card,
    /// The same, but for a victim whom the card lets choose.
    CardOrVictim,
    /// The side of the Combat card.
    CombatCard,
    /// The side of the Character whose ability it is.
    Ability,
    /// The side of the card on the table.
    TableCard,
    /// Chance.
    Nobody,
    /// There is no such question with two players.
    Never,
}

impl Whom {
    /// Who decides with four players, in words of which the first that has a meaning counts. With three players the only player of the
    /// Free Peoples leads them and acts for them, W15.2.2.
    pub fn of(why: Why) -> &'static [Whom] {
        match why {
            Why::Discard => &[Whom::Owner],
            Why::Declare
            | Why::Path { .. }
            | Why::EnterMordor
            | Why::Guide
            | Why::GuideSeparates { .. }
            | Why::GollumReveals { .. }
            | Why::HuntCasualty { .. }
            | Why::HuntCard
            | Why::CardFalls { .. } => &[Whom::Leads(Side::Free)],
            Why::HuntDice => &[Whom::Leads(Side::Shadow)],
            Why::Turn
            | Why::SkipDie
            | Why::RingDie
            | Why::RingFace { .. }
            | Why::WillAs
            | Why::Action { .. }
            | Why::MoveFrom { second: true, .. }
            | Why::RecruitFigure { .. }
            | Why::Nation
            | Why::Minion
            | Why::EntersWhere { .. }
            | Why::Event { .. }
            | Why::TableCard
            | Why::Price { .. }
            | Why::Propose => &[Whom::Acts],
            Why::MoveFrom { second: false, .. }
            | Why::MoveTo { .. }
            | Why::MoveFigures { .. }
            | Why::AttackFrom { .. }
            | Why::AttackTarget { .. }
            | Why::AttackWith { .. }
            | Why::CompanionsFrom
            | Why::CompanionGroup { .. }
            | Why::CompanionsTo { .. }
            | Why::MinionsFrom
            | Why::NazgulGroup { .. } => &[Whom::CardsPlayer, Whom::Acts],
            Why::MinionsTo { .. } => &[Whom::Refuge, Whom::CardsPlayer, Whom::Acts],
            Why::SeparateGroup => &[Whom::Breaking, Whom::CardsPlayer, Whom::Acts],
            Why::SeparateTo { .. } => &[Whom::TakenAway, Whom::CardsPlayer, Whom::Acts],
            Why::RecruitWhere { .. } => &[Whom::Voice, Whom::CardsPlayer, Whom::Acts],
            Why::DrawFrom => &[Whom::InPhaseOne, Whom::CardsPlayer, Whom::Acts],
            Why::AbilityDraw { .. } => &[Whom::Gandalf, Whom::Sorcerer],
            Why::TooMany { .. } => &[Whom::InTurn, Whom::Controls],
            Why::WhiteRider
            | Why::IntoSiege { .. }
            | Why::Advance { .. }
            | Why::CombatCard
            | Why::Announce
            | Why::ReRoll
            | Why::Casualty { .. }
            | Why::Cease { .. }
            | Why::Retreat { .. }
            | Why::Extend { .. } => &[Whom::Controls],
            Why::HuntReRoll | Why::Strip => &[Whom::Hunter, Whom::Leads(Side::Shadow)],
            Why::UseTableCard { card } => match card.side() {
                Side::Free => &[Whom::Leads(Side::Free)],
                Side::Shadow => &[Whom::Hunter, Whom::Leads(Side::Shadow)],
            },
            Why::GiveUp
            | Why::GiveUpCompanion
            | Why::NameCompanion
            | Why::NameMinion
            | Why::OwnHits
            | Why::TurnDice
            | Why::HeroicDeath
            | Why::BlackBreath
            | Why::Scouts { .. } => &[Whom::LaidIt],
            Why::MarchFrom { .. }
            | Why::MarchFigures { .. }
            | Why::MarchOn { .. }
            | Why::CardUnit { .. }
            | Why::CardTarget
            | Why::CardNation
            | Why::CardCompanions
            | Why::CardChoice { .. }
            | Why::CardFigures
            | Why::CardNumber
            | Why::CardDice
            | Why::FreeEvent => &[Whom::CardsPlayer],
            Why::CardRegion => &[Whom::FromDeadMen, Whom::OfTheNation, Whom::CardsPlayer],
            Why::CardLoss { .. } => &[Whom::OfTheNation, Whom::CardsPlayer],
            Why::Exchange | Why::Give => &[Whom::Each],
            Why::Join { .. } => &[Whom::TeamMate, Whom::Each],
            Why::ActionDie
            | Why::CombatDie
            | Why::HuntDie
            | Why::DrawTile
            | Why::TileDie
            | Why::RandomCompanion
            | Why::DrawCard
            | Why::CardDie
            | Why::RandomCard => &[Whom::Nobody],
        }
    }
}

impl Whose {
    /// Whose decision it is with two players.
    pub fn of(why: Why) -> Whose {
        match why {
            Why::Discard | Why::TooMany { .. } | Why::Casualty { .. } => Whose::Owner,
            Why::Declare
            | Why::Path { .. }
            | Why::EnterMordor
            | Why::Guide
            | Why::CompanionsFrom
            | Why::CompanionGroup { .. }
            | Why::CompanionsTo { .. }
            | Why::SeparateGroup
            | Why::SeparateTo { .. }
            | Why::WhiteRider
            | Why::GuideSeparates { .. }
            | Why::GollumReveals { .. }
            | Why::HuntCasualty { .. }
            | Why::HuntCard
            | Why::CardCompanions
            | Why::CardFalls { .. }
            | Why::FreeEvent => Whose::Side(Side::Free),
            Why::HuntDice
            | Why::MinionsFrom
            | Why::NazgulGroup { .. }
            | Why::MinionsTo { .. }
            | Why::Minion
            | Why::HuntReRoll
            | Why::Strip => Whose::Side(Side::Shadow),
            Why::Turn
            | Why::SkipDie
            | Why::RingDie
            | Why::RingFace { .. }
            | Why::WillAs
            | Why::Action { .. }
            | Why::MoveFrom { .. }
            | Why::MoveTo { .. }
            | Why::MoveFigures { .. }
            | Why::AttackFrom { .. }
            | Why::AttackTarget { .. }
            | Why::AttackWith { .. }
            | Why::RecruitFigure { .. }
            | Why::RecruitWhere { .. }
            | Why::Nation
            | Why::EntersWhere { .. }
            | Why::DrawFrom
            | Why::Event { .. }
            | Why::TableCard
            | Why::Price { .. } => Whose::Acting,
            Why::AbilityDraw { .. } => Whose::Ability,
            Why::IntoSiege { .. } | Why::Retreat { .. } => Whose::Defender,
            Why::Advance { .. } | Why::Cease { .. } | Why::Extend { .. } => Whose::Attacker,
            Why::CombatCard | Why::Announce | Why::ReRoll => Whose::EachSide,
            Why::UseTableCard { .. } => Whose::TableCard,
            Why::GiveUp
            | Why::GiveUpCompanion
            | Why::NameCompanion
            | Why::NameMinion
            | Why::OwnHits
            | Why::TurnDice
            | Why::HeroicDeath
            | Why::BlackBreath
            | Why::Scouts { .. } => Whose::CombatCard,
            Why::MarchFrom { .. }
            | Why::MarchFigures { .. }
            | Why::MarchOn { .. }
            | Why::CardUnit { .. }
            | Why::CardTarget
            | Why::CardNation
            | Why::CardChoice { .. }
            | Why::CardFigures
            | Why::CardNumber
            | Why::CardDice => Whose::Card,
            Why::CardRegion | Why::CardLoss { .. } => Whose::CardOrVictim,
            Why::Exchange | Why::Give | Why::Propose | Why::Join { .. } => Whose::Never,
            Why::ActionDie
            | Why::CombatDie
            | Why::HuntDie
            | Why::DrawTile
            | Why::TileDie
            | Why::RandomCompanion
            | Why::DrawCard
            | Why::CardDie
            | Why::RandomCard => Whose::Nobody,
        }
    }
}
