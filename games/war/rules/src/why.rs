//! What questions are for. Clients word it, players weigh it.

use crate::{Army, Card, Character, CharacterSet, Face, Figure, Lead, March, Nation, NationSet, Region};
use std::fmt;

/// What a question is for. What it carries is what the answer has to observe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// D1 Which cards to discard.
    Discard,
    /// D4 Whether to declare the Fellowship.
    Declare,
    /// D4, D43 The next region of the path, or none to end it here.
    Path {
        /// The steps that are left.
        left: u8,
        /// The path of a reveal; otherwise of a declaration.
        revealed: bool,
    },
    /// D5 Whether to enter Mordor.
    EnterMordor,
    /// D6, D42 Who guides.
    Guide,
    /// D7 How many dice to put in the Hunt Box.
    HuntDice,
    /// D8, D9 What to do with one's turn.
    Turn,
    /// D9 Which die to skip.
    SkipDie,
    /// D8 Which die to change with a Ring.
    RingDie,
    /// D8 What to change it to.
    RingFace {
        /// What it shows now.
        from: Face,
    },
    /// D10 What a Will of the West stands for.
    WillAs,
    /// D10 Which action.
    Action {
        /// The result that is used.
        die: Face,
    },
    /// D11 Which Army moves.
    MoveFrom {
        /// Who must go along.
        lead: Lead,
        /// It is the second move of an Army result.
        second: bool,
    },
    /// D11 Where it moves.
    MoveTo {
        /// Where it stands.
        from: Region,
        /// Who must go along.
        lead: Lead,
    },
    /// D11 Which figures move.
    MoveFigures {
        /// Where they stand.
        from: Region,
        /// Where they go.
        to: Region,
        /// Who must go along.
        lead: Lead,
    },
    /// D12 Which Army attacks.
    AttackFrom {
        /// Who must go along.
        lead: Lead,
    },
    /// D12 Which region it attacks; its own means a siege battle or a sortie.
    AttackTarget {
        /// Where it stands.
        from: Region,
        /// Who must go along.
        lead: Lead,
    },
    /// D12 Which figures attack; the others are the rearguard.
    AttackWith {
        /// Where they stand.
        from: Region,
        /// Where those they attack stand.
        to: Region,
        /// Who must go along.
        lead: Lead,
    },
    /// D13 Companions of which region move, or none more.
    CompanionsFrom,
    /// D13 Which of them move together.
    CompanionGroup {
        /// Where they stand.
        from: Region,
    },
    /// D13 Where they go.
    CompanionsTo {
        /// Who goes.
        who: CharacterSet,
        /// Where they stand.
        from: Region,
        /// How far they get.
        range: u8,
    },
    /// D14 Nazgûl of which region, or which Minion, moves; or none more.
    MinionsFrom,
    /// D14 Which Nazgûl fly together.
    NazgulGroup {
        /// Where they are.
        from: Region,
    },
    /// D14 Where they go.
    MinionsTo {
        /// Who goes: the Mouth of Sauron walks, all others fly.
        who: Army,
        /// Where they are.
        from: Region,
    },
    /// D15 Who leaves the Fellowship together.
    SeparateGroup,
    /// D15, D40 Where they go.
    SeparateTo {
        /// Who goes.
        who: CharacterSet,
        /// How far they get from the Ring-bearers.
        range: u8,
    },
    /// D17 What is recruited, or nothing more.
    RecruitFigure {
        /// It is the second figure of a muster.
        second: bool,
    },
    /// D17 Where.
    RecruitWhere {
        /// What is recruited.
        figure: Figure,
    },
    /// D18 Which Nation advances.
    Nation,
    /// D19 Which Minion comes.
    Minion,
    /// D19, D20 Where a Character enters play.
    EntersWhere {
        /// Who enters.
        who: Character,
    },
    /// D21 Which deck to draw from.
    DrawFrom,
    /// D21 Which card to play.
    Event {
        /// The result that plays it.
        die: Face,
    },
    /// D24 Whether to draw a card: Gandalf the Grey, the Sorcerer.
    AbilityDraw {
        /// Whose ability it is.
        who: Character,
    },
    /// D25, D26 Which units to remove.
    TooMany {
        /// Where.
        region: Region,
    },
    /// D27 Whether Gandalf the White gives up his Leadership.
    WhiteRider,
    /// D28 Whether to retreat into the Stronghold.
    IntoSiege {
        /// Where it is.
        at: Region,
    },
    /// D29, D37 Which figures advance.
    Advance {
        /// Where they stand.
        from: Region,
        /// Where they go.
        to: Region,
    },
    /// D30 Which card to use in battle, or none.
    CombatCard,
    /// D30 Whether to use a card in battle, where that is announced first.
    Announce,
    /// D32 How many dice to roll again.
    ReRoll,
    /// D33 How to take a hit.
    Casualty {
        /// The hits that are left.
        hits: u8,
        /// Where the Army stands.
        at: Region,
        /// Nations of which no Regular is left: their Elites are lost instead of being replaced.
        without: NationSet,
        /// The hits that the other side has to take after them.
        dealt: u8,
    },
    /// D34 Whether to cease the attack.
    Cease {
        /// Where the defenders stand.
        at: Region,
    },
    /// D35 Where to retreat, or none to stand.
    Retreat {
        /// Where the Army stands.
        from: Region,
    },
    /// D36 Which Elite to replace for one more round, or none.
    Extend {
        /// Where the siege is.
        at: Region,
    },
    /// D38 How many Hunt dice to roll again.
    HuntReRoll,
    /// D40 Whether the Guide is separated to reduce the damage.
    GuideSeparates {
        /// The Guide.
        who: Character,
        /// The damage there is.
        damage: u8,
    },
    /// D40 Whether Gollum reveals the Fellowship to reduce the damage.
    GollumReveals {
        /// The damage there is.
        damage: u8,
    },
    /// D41 Whom to lose.
    HuntCasualty {
        /// The damage there is.
        damage: u8,
        /// Who guides.
        guide: Character,
    },
    /// D23 Which card to discard from the table.
    TableCard,
    /// D23 Which card to pay with.
    Price {
        /// What it is about.
        icon: Face,
    },
    /// D39 Whether to use a card that lies on the table.
    UseTableCard {
        /// What it is about.
        card: Card,
    },
    /// D39 Which card on the table reduces the damage, or none.
    HuntCard,
    /// D31 How much Leadership of Nazgûl to give up.
    GiveUp,
    /// D31 Whose Leadership to give up.
    GiveUpCompanion,
    /// D31 Which Companion to silence.
    NameCompanion,
    /// D31 Which Nazgûl or Minion falls.
    NameMinion,
    /// D31 How many hits to take of one's own will.
    OwnHits,
    /// D31 How many failed dice become hits.
    TurnDice,
    /// D31 Who dies to cancel hits, or nobody.
    HeroicDeath,
    /// D31 Who falls, or nobody.
    BlackBreath,
    /// D31 Where the Army withdraws; its own region is its Stronghold.
    Scouts {
        /// Where it stands.
        from: Region,
    },
    /// D22 Which Army a card moves.
    MarchFrom {
        /// What it is about.
        march: March,
    },
    /// D22 Which of its figures go.
    MarchFigures {
        /// What it is about.
        from: Region,
        /// What it is about.
        march: March,
    },
    /// D22 The next region, or none to end there.
    MarchOn {
        /// Where it has come to.
        at: Region,
        /// The regions that are left.
        left: u8,
    },
    /// D22 Which kind of unit to recruit.
    CardUnit {
        /// Where.
        at: Region,
    },
    /// D22 Which region a card is for.
    CardRegion,
    /// D22 Which Army a card strikes.
    CardTarget,
    /// D22 Which Nation a card is for.
    CardNation,
    /// D22 Which Companions a card moves: those of a region, or of the Fellowship (none).
    CardCompanions,
    /// D22 What is lost.
    CardLoss {
        /// Where.
        at: Region,
    },
    /// D22 Which part of a card to carry out, or none.
    CardChoice {
        /// The dice of a Hunt roll, if one can be chosen.
        dice: u8,
    },
    /// D22 Which figures a card moves.
    CardFigures,
    /// D22 How many.
    CardNumber,
    /// D22 Which dice.
    CardDice,
    /// D22 Whether to eliminate him, or take Corruption.
    CardFalls {
        /// What it is about.
        who: Character,
    },
    /// D22 Which card to play without a die, or none.
    FreeEvent,
    /// D22 Which card the Free Peoples lose.
    Strip,
    /// D3 Whether to exchange a card with the team-mate.
    Exchange,
    /// D3 Which card to give him.
    Give,
    /// D48 For which region to propose that two Armies join.
    Propose,
    /// D48 Whether two Armies of the side become one mixed Army.
    Join {
        /// Where they stand.
        at: Region,
    },
    /// Chance: an action die.
    ActionDie,
    /// Chance: a combat die.
    CombatDie,
    /// Chance: a Hunt die.
    HuntDie,
    /// Chance: a Hunt tile.
    DrawTile,
    /// Chance: the die of a die-icon tile.
    TileDie,
    /// Chance: a random Companion.
    RandomCompanion,
    /// Chance: a card is drawn.
    DrawCard,
    /// Chance: a die that a card asks for.
    CardDie,
    /// Chance: a random card of a hand.
    RandomCard,
}

impl Why {
    /// The name of the purpose in notation and in locales.
    pub const fn name(self) -> &'static str {
        match self {
            Why::Discard => "discard",
            Why::Declare => "declare",
            Why::Path { revealed: false, .. } => "path",
            Why::Path { revealed: true, .. } => "reveal-path",
            Why::EnterMordor => "enter-mordor",
            Why::Guide => "guide",
            Why::HuntDice => "hunt-dice",
            Why::Turn => "turn",
            Why::SkipDie => "skip-die",
            Why::RingDie => "ring-die",
            Why::RingFace { .. } => "ring-face",
            Why::WillAs => "will-as",
            Why::Action { .. } => "action",
            Why::MoveFrom { second: false, .. } => "move-from",
            Why::MoveFrom { second: true, .. } => "second-move-from",
            Why::MoveTo { .. } => "move-to",
            Why::MoveFigures { .. } => "move-figures",
            Why::AttackFrom { .. } => "attack-from",
            Why::AttackTarget { .. } => "attack-target",
            Why::AttackWith { .. } => "attack-with",
            Why::CompanionsFrom => "companions-from",
            Why::CompanionGroup { .. } => "companion-group",
            Why::CompanionsTo { .. } => "companions-to",
            Why::MinionsFrom => "minions-from",
            Why::NazgulGroup { .. } => "nazgul-group",
            Why::MinionsTo { .. } => "minions-to",
            Why::SeparateGroup => "separate-group",
            Why::SeparateTo { .. } => "separate-to",
            Why::RecruitFigure { .. } => "recruit-figure",
            Why::RecruitWhere { .. } => "recruit-where",
            Why::Nation => "nation",
            Why::Minion => "minion",
            Why::EntersWhere { .. } => "enters-where",
            Why::DrawFrom => "draw-from",
            Why::Event { .. } => "event",
            Why::AbilityDraw { .. } => "ability-draw",
            Why::TooMany { .. } => "too-many",
            Why::WhiteRider => "white-rider",
            Why::IntoSiege { .. } => "into-siege",
            Why::Advance { .. } => "advance",
            Why::CombatCard => "combat-card",
            Why::Announce => "announce",
            Why::ReRoll => "re-roll",
            Why::Casualty { .. } => "casualty",
            Why::Cease { .. } => "cease",
            Why::Retreat { .. } => "retreat",
            Why::Extend { .. } => "extend",
            Why::HuntReRoll => "hunt-re-roll",
            Why::GuideSeparates { .. } => "guide-separates",
            Why::GollumReveals { .. } => "gollum-reveals",
            Why::HuntCasualty { .. } => "hunt-casualty",
            Why::TableCard => "table-card",
            Why::Price { .. } => "price",
            Why::UseTableCard { .. } => "use-table-card",
            Why::HuntCard => "hunt-card",
            Why::GiveUp => "give-up",
            Why::GiveUpCompanion => "give-up-companion",
            Why::NameCompanion => "name-companion",
            Why::NameMinion => "name-minion",
            Why::OwnHits => "own-hits",
            Why::TurnDice => "turn-dice",
            Why::HeroicDeath => "heroic-death",
            Why::BlackBreath => "black-breath",
            Why::Scouts { .. } => "scouts",
            Why::MarchFrom { .. } => "march-from",
            Why::MarchFigures { .. } => "march-figures",
            Why::MarchOn { .. } => "march-on",
            Why::CardUnit { .. } => "card-unit",
            Why::CardRegion => "card-region",
            Why::CardTarget => "card-target",
            Why::CardNation => "card-nation",
            Why::CardCompanions => "card-companions",
            Why::CardLoss { .. } => "card-loss",
            Why::CardChoice { .. } => "card-choice",
            Why::CardFigures => "card-figures",
            Why::CardNumber => "card-number",
            Why::CardDice => "card-dice",
            Why::CardFalls { .. } => "card-falls",
            Why::FreeEvent => "free-event",
            Why::Strip => "strip",
            Why::Exchange => "exchange",
            Why::Give => "give-card",
            Why::Propose => "propose",
            Why::Join { .. } => "join-armies",
            Why::ActionDie => "action-die",
            Why::CombatDie => "combat-die",
            Why::HuntDie => "hunt-die",
            Why::DrawTile => "draw-tile",
            Why::TileDie => "tile-die",
            Why::RandomCompanion => "random-companion",
            Why::DrawCard => "draw-card",
            Why::CardDie => "card-die",
            Why::RandomCard => "random-card",
        }
    }
}

impl Why {
    /// Whether no Regular of a Nation is left to take the place of an Elite that takes a hit, W8.7.6.
    pub const fn lacks_regulars(self, nation: Nation) -> bool {
        matches!(self, Why::Casualty { without, .. } if without.has(nation))
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}
