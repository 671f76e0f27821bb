//! What events and questions mention, by name, for whoever puts them into words. Clients have a message for every name
//! in `locales/`, and this is what its values are.

use crate::{
    Action, Army, Card, Character, CharacterSet, Deck, Event, Face, Figure, Lead, Nation, Player, Region, Side, Tile,
    Troops, Victory, Why,
};

/// Something that is mentioned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mention {
    /// A number.
    Number(u16),
    /// A side.
    Side(Side),
    /// A player, where two play a side.
    Player(Player),
    /// A region.
    Region(Region),
    /// The Mordor Track, where there is no region.
    Mordor,
    /// A Nation.
    Nation(Nation),
    /// A Character.
    Character(Character),
    /// So many figures of a kind.
    Figures(Figure, u8),
    /// Figures of several kinds.
    Army(Army),
    /// A result of an action die.
    Face(Face),
    /// The face of a card.
    Card(Card),
    /// The back of a card.
    Back(Deck),
    /// A Hunt tile.
    Tile(Tile),
    /// An action.
    Action(Action),
    /// A victory.
    Victory(Victory),
    /// A word that is not shown: messages select by it.
    Word(&'static str),
    /// Dice that were thrown; 0 is no die.
    Dice([u8; 5]),
}

/// What is mentioned, each under the name that messages know it by.
pub type Mentions = Vec<(&'static str, Mention)>;

macro_rules! mentions {
    ($($T:ident),*) => {
        $(impl From<$T> for Mention {
            fn from(x: $T) -> Mention {
                Mention::$T(x)
            }
        })*
    };
}
mentions!(Side, Player, Region, Nation, Character, Army, Face, Card, Tile, Action, Victory);

impl From<u8> for Mention {
    fn from(number: u8) -> Mention {
        Mention::Number(number.into())
    }
}

/// Who must go along, as messages select it.
impl From<Lead> for Mention {
    fn from(lead: Lead) -> Mention {
        Mention::Word(match lead {
            Lead::Nobody => "nobody",
            Lead::Leader => "leader",
            Lead::Nazgul => "nazgul",
            Lead::WitchKing => "witch-king",
            Lead::Companion => "companion",
        })
    }
}

impl Mention {
    /// A card, or the back of one that stays hidden.
    fn face_or_back(deck: Deck, card: Option<Card>) -> Mention {
        card.map_or(Mention::Back(deck), Mention::Card)
    }
}

impl Event {
    /// The name of what happened, as in locales.
    pub const fn name(&self) -> &'static str {
        match self {
            Event::Turn { .. } => "turn",
            Event::Drew { .. } => "drew",
            Event::Discarded { .. } => "discarded",
            Event::Declared { .. } => "declared",
            Event::Corruption { .. } => "corruption",
            Event::EnteredMordor => "entered-mordor",
            Event::MordorStep { .. } => "mordor-step",
            Event::Guide { .. } => "guide",
            Event::HuntDice { .. } => "hunt-dice",
            Event::Rolled { .. } => "rolled",
            Event::Acted { .. } => "acted",
            Event::Passed { .. } => "passed",
            Event::Skipped { .. } => "skipped",
            Event::RingUsed { .. } => "ring-used",
            Event::TokenUsed { .. } => "token-used",
            Event::DwarvenRingGone { .. } => "dwarven-ring-gone",
            Event::Moved { .. } => "moved",
            Event::Travelled { .. } => "travelled",
            Event::Flew { .. } => "flew",
            Event::Separated { .. } => "separated",
            Event::Entered { .. } => "entered",
            Event::Eliminated { .. } => "eliminated",
            Event::Recruited { .. } => "recruited",
            Event::Disbanded { .. } => "disbanded",
            Event::Advanced { .. } => "advanced",
            Event::Activated { .. } => "activated",
            Event::Played { .. } => "played",
            Event::TableDiscarded { .. } => "table-discarded",
            Event::Stripped { .. } => "stripped",
            Event::IntoHuntBox { .. } => "into-hunt-box",
            Event::TileInPlay { .. } => "tile-in-play",
            Event::Driven { .. } => "driven",
            Event::RingSpent { .. } => "ring-spent",
            Event::SetBack { .. } => "set-back",
            Event::DiceLost { .. } => "dice-lost",
            Event::DieTurned { .. } => "die-turned",
            Event::CardHits { .. } => "card-hits",
            Event::Attacked { .. } => "attacked",
            Event::Round { .. } => "round",
            Event::Announced { .. } => "announced",
            Event::Laid { .. } => "laid",
            Event::Turned { .. } => "turned",
            Event::WhiteRider => "white-rider",
            Event::Threw { .. } => "threw",
            Event::Hits { .. } => "hits",
            Event::OwnHits { .. } => "own-hits",
            Event::Reduced { .. } => "reduced",
            Event::Lost { .. } => "lost",
            Event::Ceased { .. } => "ceased",
            Event::Retreated { .. } => "retreated",
            Event::IntoSiege { .. } => "into-siege",
            Event::Extended { .. } => "extended",
            Event::Captured { .. } => "captured",
            Event::Progress { .. } => "progress",
            Event::Hunted { .. } => "hunted",
            Event::Drawn { .. } => "drawn",
            Event::Damage { .. } => "damage",
            Event::HuntCasualty { .. } => "hunt-casualty",
            Event::Revealed { .. } => "revealed",
            Event::Hidden => "hidden",
            Event::Proposed { .. } => "proposed",
            Event::Joined { .. } => "joined",
            Event::Exchanged { .. } => "exchanged",
            Event::Won { .. } => "won",
        }
    }

    /// What it mentions. Of a card that stays hidden only the back, if the event is told as it was heard. Whose it is is
    /// mentioned even where no message says it: a log has colours.
    pub fn mentions(&self) -> Mentions {
        let mut all = self.things();
        let has_side = all.iter().any(|(name, _)| *name == "side");
        all.extend(self.side().filter(|_| !has_side).map(|side| ("side", Mention::Side(side))));
        all
    }

    /// Whose it is: who did it, or to whose figures, Nation or card it happened.
    pub fn side(&self) -> Option<Side> {
        match *self {
            Event::Turn { .. } | Event::Round { .. } | Event::TileInPlay { .. } => None,
            Event::Drew { side, .. }
            | Event::Discarded { side, .. }
            | Event::Laid { side, .. }
            | Event::Announced { side, .. }
            | Event::Played { side, .. }
            | Event::Turned { side, .. }
            | Event::DiceLost { side, .. }
            | Event::Rolled { side, .. }
            | Event::Skipped { side, .. }
            | Event::Acted { side, .. }
            | Event::RingUsed { side, .. }
            | Event::TokenUsed { side, .. }
            | Event::DwarvenRingGone { side }
            | Event::DieTurned { side, .. }
            | Event::Passed { side }
            | Event::Ceased { side }
            | Event::RingSpent { side }
            | Event::IntoHuntBox { side }
            | Event::Hits { side, .. }
            | Event::OwnHits { side, .. }
            | Event::CardHits { side, .. }
            | Event::Threw { side, .. }
            | Event::Attacked { side, .. }
            | Event::Moved { side, .. }
            | Event::Retreated { side, .. }
            | Event::IntoSiege { side, .. }
            | Event::Proposed { side, .. }
            | Event::Joined { side, .. }
            | Event::Exchanged { side, .. }
            | Event::Captured { side, .. } => Some(side),
            Event::Travelled { who, .. }
            | Event::Separated { who, .. }
            | Event::Entered { who, .. }
            | Event::Eliminated { who } => Some(who.side()),
            Event::Recruited { figure, .. } | Event::Disbanded { figure, .. } | Event::Lost { figure, .. } => {
                Some(figure.side())
            }
            Event::Advanced { nation, .. }
            | Event::SetBack { nation, .. }
            | Event::Activated { nation }
            | Event::Extended { nation }
            | Event::Reduced { nation, .. } => Some(nation.side()),
            Event::TableDiscarded { card } | Event::Stripped { card } => Some(card.side()),
            Event::Declared { .. }
            | Event::EnteredMordor
            | Event::MordorStep { .. }
            | Event::Guide { .. }
            | Event::Progress { .. }
            | Event::Hidden
            | Event::WhiteRider
            | Event::HuntCasualty { .. } => Some(Side::Free),
            Event::HuntDice { .. }
            | Event::Hunted { .. }
            | Event::Drawn { .. }
            | Event::Damage { .. }
            | Event::Corruption { .. }
            | Event::Revealed { .. }
            | Event::Driven { .. }
            | Event::Flew { .. } => Some(Side::Shadow),
            Event::Won { victory } => Some(victory.winner()),
        }
    }

    fn things(&self) -> Mentions {
        match *self {
            Event::Turn { turn } => vec![("turn", Mention::Number(turn))],
            Event::Drew { side, owner, deck, card }
            | Event::Discarded { side, owner, deck, card }
            | Event::Laid { side, owner, deck, card } => {
                let who = owner.player.map_or(side.into(), Mention::Player);
                vec![("side", side.into()), ("who", who), ("card", Mention::face_or_back(deck, card))]
            }
            Event::Played { side, card } | Event::Turned { side, card } => {
                vec![("side", side.into()), ("card", card.into())]
            }
            Event::Announced { side, uses } => {
                vec![("side", side.into()), ("uses", Mention::Word(if uses { "yes" } else { "no" }))]
            }
            Event::TableDiscarded { card } | Event::Stripped { card } => vec![("card", card.into())],
            Event::TileInPlay { tile } | Event::Drawn { tile } => vec![("tile", tile.into())],
            Event::Corruption { was, now } => vec![("was", was.into()), ("now", now.into())],
            Event::MordorStep { now } | Event::Progress { now } => vec![("now", now.into())],
            Event::HuntDice { count: n } | Event::Hunted { successes: n } | Event::Damage { damage: n } => {
                vec![("count", n.into())]
            }
            Event::DiceLost { side, count } => vec![("side", side.into()), ("count", count.into())],
            Event::Rolled { side, face } | Event::Skipped { side, die: face } => {
                vec![("side", side.into()), ("face", face.into())]
            }
            Event::Acted { side, shown, action, .. } => {
                vec![("side", side.into()), ("face", shown.into()), ("action", action.into())]
            }
            Event::RingUsed { side, from, to } | Event::DieTurned { side, from, to } => {
                vec![("side", side.into()), ("from", from.into()), ("to", to.into())]
            }
            Event::TokenUsed { side, token } => vec![("side", side.into()), ("token", Mention::Word(token.id()))],
            Event::Passed { side }
            | Event::Ceased { side }
            | Event::RingSpent { side }
            | Event::DwarvenRingGone { side }
            | Event::IntoHuntBox { side } => vec![("side", side.into())],
            Event::Hits { side, hits } | Event::OwnHits { side, hits } => {
                vec![("side", side.into()), ("hits", hits.into())]
            }
            Event::Round { round } => vec![("round", round.into())],
            Event::Threw { side, dice, needed } => {
                vec![("side", side.into()), ("dice", Mention::Dice(dice)), ("needed", needed.into())]
            }
            Event::Attacked { side, from, to } => {
                vec![("side", side.into()), ("from", from.into()), ("to", to.into())]
            }
            Event::Moved { side, army, from, to } => {
                vec![("side", side.into()), ("army", army.into()), ("from", from.into()), ("to", to.into())]
            }
            Event::Flew { count, from, to } => {
                vec![("count", count.into()), ("from", from.into()), ("to", to.into())]
            }
            Event::Travelled { who, to } | Event::Separated { who, to } => vec![("who", who.into()), ("to", to.into())],
            Event::Entered { who, at } => vec![("who", who.into()), ("at", at.into())],
            Event::Eliminated { who } | Event::HuntCasualty { who } | Event::Guide { now: who } => {
                vec![("who", who.into())]
            }
            Event::Recruited { figure, at } => vec![("figure", Mention::Figures(figure, 1)), ("at", at.into())],
            Event::Disbanded { figure, count, at } | Event::Lost { figure, count, at } => {
                vec![("figure", Mention::Figures(figure, count)), ("at", at.into())]
            }
            Event::Advanced { nation, left } | Event::SetBack { nation, left } => {
                vec![("nation", nation.into()), ("left", left.into())]
            }
            Event::Activated { nation } | Event::Extended { nation } => vec![("nation", nation.into())],
            Event::Reduced { nation, at } => vec![("nation", nation.into()), ("at", at.into())],
            Event::Retreated { side, to } => vec![("side", side.into()), ("to", to.into())],
            Event::Captured { side, at } | Event::Joined { side, at } => vec![("side", side.into()), ("at", at.into())],
            Event::Proposed { side, by, at } => vec![("side", side.into()), ("who", by.into()), ("at", at.into())],
            Event::Exchanged { side, given } => {
                let cards = given.iter().filter_map(|(_, card)| *card).zip(["first", "second"]);
                let cards = cards.map(|(card, name)| (name, card.into()));
                std::iter::once(("side", side.into())).chain(cards).collect()
            }
            Event::CardHits { side, hits, at } => {
                vec![("side", side.into()), ("hits", hits.into()), ("at", at.into())]
            }
            Event::Declared { to } | Event::Driven { to } => vec![("to", to.into())],
            Event::IntoSiege { side, at } => vec![("side", side.into()), ("at", at.into())],
            Event::Revealed { at } => vec![("at", at.map_or(Mention::Mordor, Mention::Region))],
            Event::Won { victory } => vec![("how", victory.into())],
            Event::EnteredMordor | Event::WhiteRider | Event::Hidden => Vec::new(),
        }
    }
}

/// Characters who go together.
fn band(characters: CharacterSet) -> Mention {
    Mention::Army(Army { troops: Troops::NONE, characters })
}

impl Why {
    /// What the question mentions.
    pub fn mentions(self) -> Mentions {
        match self {
            Why::Path { left, .. } => vec![("left", left.into())],
            Why::MarchOn { at, left } => vec![("at", at.into()), ("left", left.into())],
            Why::RingFace { from } => vec![("face", from.into())],
            Why::CompanionGroup { from } | Why::NazgulGroup { from } | Why::Retreat { from } | Why::Scouts { from } => {
                vec![("from", from.into())]
            }
            Why::CompanionsTo { who, from, .. } => vec![("who", band(who)), ("from", from.into())],
            Why::MinionsTo { who, from } => vec![("who", who.into()), ("from", from.into())],
            Why::SeparateTo { who, .. } => vec![("who", band(who))],
            Why::EntersWhere { who } | Why::AbilityDraw { who } => vec![("who", who.into())],
            Why::IntoSiege { at }
            | Why::Cease { at }
            | Why::Extend { at }
            | Why::CardUnit { at }
            | Why::Join { at }
            | Why::CardLoss { at } => vec![("at", at.into())],
            Why::GuideSeparates { who, damage } => vec![("who", who.into()), ("damage", damage.into())],
            Why::GollumReveals { damage } => vec![("damage", damage.into())],
            Why::CardChoice { dice } => vec![("dice", dice.into())],
            Why::Action { die: face } | Why::Event { die: face } | Why::Price { icon: face } => {
                vec![("face", face.into())]
            }
            Why::MoveFrom { lead, .. } | Why::AttackFrom { lead } => vec![("led", lead.into())],
            Why::MoveTo { from, lead } | Why::AttackTarget { from, lead } => {
                vec![("from", from.into()), ("led", lead.into())]
            }
            Why::MoveFigures { from, to, lead } => {
                vec![("from", from.into()), ("to", to.into()), ("led", lead.into())]
            }
            Why::AttackWith { from, to, lead } => {
                let within = Mention::Word(if from == to { "yes" } else { "no" });
                vec![("from", from.into()), ("to", to.into()), ("within", within), ("led", lead.into())]
            }
            Why::RecruitWhere { figure } => vec![("figure", Mention::Figures(figure, 1))],
            Why::TooMany { region } => vec![("region", region.into())],
            Why::Advance { from, to } => vec![("from", from.into()), ("to", to.into())],
            Why::Casualty { hits, at, .. } => vec![("hits", hits.into()), ("at", at.into())],
            Why::HuntCasualty { damage, guide } => vec![("damage", damage.into()), ("guide", guide.into())],
            Why::UseTableCard { card } => vec![("card", card.into())],
            Why::CardFalls { who } => vec![("who", who.into()), ("level", who.level().into())],
            Why::MarchFrom { march } => {
                let joins = Mention::Word(if march.joins { "yes" } else { "no" });
                vec![("led", march.lead.into()), ("steps", march.steps.into()), ("joins", joins)]
            }
            Why::MarchFigures { from, march } => vec![("from", from.into()), ("led", march.lead.into())],
            Why::Discard | Why::Declare | Why::EnterMordor | Why::Guide | Why::HuntDice | Why::Turn => Vec::new(),
            Why::SkipDie | Why::RingDie | Why::WillAs | Why::CompanionsFrom | Why::MinionsFrom => Vec::new(),
            Why::SeparateGroup | Why::RecruitFigure { .. } | Why::Nation | Why::Minion | Why::DrawFrom => Vec::new(),
            Why::WhiteRider | Why::CombatCard | Why::Announce | Why::ReRoll | Why::HuntReRoll => Vec::new(),
            Why::Exchange | Why::Give | Why::Propose => Vec::new(),
            Why::TableCard | Why::HuntCard | Why::GiveUp | Why::GiveUpCompanion | Why::NameCompanion => Vec::new(),
            Why::NameMinion | Why::OwnHits | Why::TurnDice | Why::HeroicDeath | Why::BlackBreath => Vec::new(),
            Why::CardRegion | Why::CardTarget | Why::CardNation => Vec::new(),
            Why::CardCompanions | Why::CardFigures | Why::CardNumber => Vec::new(),
            Why::CardDice | Why::FreeEvent | Why::Strip | Why::ActionDie | Why::CombatDie => Vec::new(),
            Why::HuntDie | Why::DrawTile | Why::TileDie | Why::RandomCompanion => Vec::new(),
            Why::DrawCard | Why::CardDie | Why::RandomCard => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Owner;
    use table::Seat;

    /// `IntoSiege`: `into-siege`.
    fn kebab(name: &str) -> String {
        let dashed = name.chars().flat_map(|c| c.is_ascii_uppercase().then_some('-').into_iter().chain([c]));
        dashed.collect::<String>().trim_start_matches('-').to_ascii_lowercase()
    }

    #[test]
    fn the_name_of_an_event_is_the_one_it_has_in_the_rules() {
        let (_, body) = include_str!("told.rs").split_once("fn name(&self)").expect("events have names");
        let (body, _) = body.split_once("fn mentions(&self)").expect("and mention things");
        let arms: Vec<_> =
            body.lines().filter_map(|line| line.trim().strip_prefix("Event::")?.split_once(" =>")).collect();
        assert!(arms.len() > 40, "{arms:?}");
        for (variant, name) in arms {
            let variant = variant.trim_end_matches(" { .. }");
            assert_eq!(name.trim_matches([' ', '"', ',']), kebab(variant));
        }
    }

    /// W15.13.2 Where two play a side it is said whose card it is.
    #[test]
    fn whose_a_card_is_is_mentioned() {
        let who = |player| {
            let owner = Owner { seat: Seat(1), player };
            Event::Discarded { side: Side::Free, owner, deck: Deck::Strategy, card: None }.mentions()[1]
        };
        assert_eq!(who(None), ("who", Mention::Side(Side::Free)));
        assert_eq!(who(Some(Player::Rohan)), ("who", Mention::Player(Player::Rohan)));
    }

    #[test]
    fn a_card_that_stays_hidden_is_mentioned_as_a_back() {
        let card = Card::new(Side::Shadow, Deck::Strategy, 3);
        let drew = Event::Drew {
            side: Side::Shadow,
            owner: Owner { seat: Seat(1), player: None },
            deck: Deck::Strategy,
            card: Some(card),
        };
        let of = |seat| drew.heard_by(seat).mentions()[2];
        assert_eq!(of(Some(Seat(1))), ("card", Mention::Card(card)));
        assert_eq!(of(Some(Seat(0))), ("card", Mention::Back(Deck::Strategy)));
        assert_eq!(of(None), ("card", Mention::Back(Deck::Strategy)));
    }
}
