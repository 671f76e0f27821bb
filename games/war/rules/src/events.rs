//! What happened, for logs and animations, and who may know of it. Words for people are in `locales/`.

use crate::{
    Action, Army, Card, Character, Deck, Face, Figure, Nation, Player, Region, Side, State, Tile, Token, Victory,
};
use std::fmt;
use table::Seat;

/// W15.13.2 Whose a card is: everybody sees that, whatever else is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owner {
    /// His seat.
    pub seat: Seat,
    /// Who he is, where two play his side.
    pub player: Option<Player>,
}

impl Owner {
    /// Who sits there.
    pub fn at(seat: Seat, state: &State) -> Owner {
        Owner { seat, player: state.player_at(seat) }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A new turn began.
    Turn { turn: u16 },
    /// A card was drawn; the other side sees only its back.
    Drew { side: Side, owner: Owner, deck: Deck, card: Option<Card> },
    /// A card was discarded unseen.
    Discarded { side: Side, owner: Owner, deck: Deck, card: Option<Card> },
    /// The Fellowship was declared.
    Declared { to: Region },
    /// Corruption changed.
    Corruption { was: u8, now: u8 },
    /// The Fellowship entered Mordor.
    EnteredMordor,
    /// The Fellowship made a step, or was stopped, on the Mordor Track.
    MordorStep { now: u8 },
    /// Somebody became Guide.
    Guide { now: Character },
    /// The Shadow put dice in the Hunt Box.
    HuntDice { count: u8 },
    /// An action die was rolled.
    Rolled { side: Side, face: Face },
    /// A die that `shown` this result was used as `die` for an action.
    Acted { side: Side, shown: Face, die: Face, action: Action },
    /// A side passed.
    Passed { side: Side },
    /// A die was skipped.
    Skipped { side: Side, die: Face },
    /// An Elven Ring was used.
    RingUsed { side: Side, from: Face, to: Face },
    /// A token was used.
    TokenUsed { side: Side, token: Token },
    /// The Ring that was used was a Dwarven one.
    DwarvenRingGone { side: Side },
    /// Figures of an Army moved.
    Moved { side: Side, army: Army, from: Region, to: Region },
    /// A Character moved, alone or with an Army.
    Travelled { who: Character, to: Region },
    /// Nazgûl flew.
    Flew { count: u8, from: Region, to: Region },
    /// A Companion left the Fellowship.
    Separated { who: Character, to: Region },
    /// A Character entered play.
    Entered { who: Character, at: Region },
    /// A Character is out of the game.
    Eliminated { who: Character },
    /// A figure was recruited.
    Recruited { figure: Figure, at: Region },
    /// Figures went back to the reinforcements because there were too many.
    Disbanded { figure: Figure, count: u8, at: Region },
    /// A Nation made a step.
    Advanced { nation: Nation, left: u8 },
    /// A Nation became active.
    Activated { nation: Nation },
    /// An event was played.
    Played { side: Side, card: Card },
    /// A card left the table.
    TableDiscarded { card: Card },
    /// A card was taken from the hand of the Free Peoples, for everybody to see.
    Stripped { card: Card },
    /// A die that had moved the Fellowship went to the Hunt Box.
    IntoHuntBox { side: Side },
    /// A special tile came into play.
    TileInPlay { tile: Tile },
    /// The Ring-bearers' figure was driven to another region.
    Driven { to: Region },
    /// An Elven Ring was spent on something else than a die.
    RingSpent { side: Side },
    /// A Nation was set back on the Political Track.
    SetBack { nation: Nation, left: u8 },
    /// Unused dice were lost.
    DiceLost { side: Side, count: u8 },
    /// A card turned a die.
    DieTurned { side: Side, from: Face, to: Face },
    /// Hits by a card, on an Army of this side.
    CardHits { side: Side, hits: u8, at: Region },
    /// An attack was declared.
    Attacked { side: Side, from: Region, to: Region },
    /// Another round of the battle began.
    Round { round: u8 },
    /// A side said whether it uses a combat card.
    Announced { side: Side, uses: bool },
    /// A combat card was laid face down.
    Laid { side: Side, owner: Owner, deck: Deck, card: Option<Card> },
    /// A combat card was revealed.
    Turned { side: Side, card: Card },
    /// Gandalf the White gave up his Leadership.
    WhiteRider,
    /// A side threw dice, in battle, for the Hunt or for a card; 0 is no die. `needed` is the lowest result that counts, with
    /// what cards add to the dice; 0 where the result itself counts.
    Threw { side: Side, dice: [u8; 5], needed: u8 },
    /// Hits were scored in a round.
    Hits { side: Side, hits: u8 },
    /// A side takes hits that its own dice or its own card deal to it.
    OwnHits { side: Side, hits: u8 },
    /// An Elite was replaced by a Regular.
    Reduced { nation: Nation, at: Region },
    /// Figures were lost.
    Lost { figure: Figure, count: u8, at: Region },
    /// The attacker ceased.
    Ceased { side: Side },
    /// The defender retreated.
    Retreated { side: Side, to: Region },
    /// The defender went inside and is besieged, or would be if the attacker came.
    IntoSiege { side: Side, at: Region },
    /// An Elite was replaced for one more round.
    Extended { nation: Nation },
    /// A Settlement was captured, or regained.
    Captured { side: Side, at: Region },
    /// The Fellowship moved.
    Progress { now: u8 },
    /// The Hunt was rolled.
    Hunted { successes: u8 },
    /// A tile was drawn.
    Drawn { tile: Tile },
    /// Hunt damage after the tile was read.
    Damage { damage: u8 },
    /// A Companion was lost to the Hunt.
    HuntCasualty { who: Character },
    /// The Fellowship was revealed.
    Revealed { at: Option<Region> },
    /// The Fellowship was hidden.
    Hidden,
    /// W15.8.1a A player proposed to join Armies.
    Proposed { side: Side, by: Player, at: Region },
    /// W15.8.1 Two Armies of a side became a mixed Army.
    Joined { side: Side, at: Region },
    /// W15.3.2 The players of a side exchanged cards: who gave which.
    Exchanged { side: Side, given: [(Seat, Option<Card>); 2] },
    /// The game was won.
    Won { victory: Victory },
}

impl Event {
    /// What a seat, or a spectator, hears: W15.13.2 of cards that stay hidden, only the back; an ally is not oneself. Every event is
    /// named here, so that a new one is heard by nobody before somebody has thought about it.
    pub(crate) fn heard_by(self, seat: Option<Seat>) -> Event {
        match self {
            Event::Drew { side, owner, deck, .. } if seat != Some(owner.seat) => {
                Event::Drew { side, owner, deck, card: None }
            }
            Event::Discarded { side, owner, deck, .. } if seat != Some(owner.seat) => {
                Event::Discarded { side, owner, deck, card: None }
            }
            Event::Laid { side, owner, deck, .. } if seat != Some(owner.seat) => {
                Event::Laid { side, owner, deck, card: None }
            }
            // W15.13.3 Of an exchange the two see both cards.
            Event::Exchanged { side, given } if !given.iter().any(|(owner, _)| seat == Some(*owner)) => {
                Event::Exchanged { side, given: given.map(|(owner, _)| (owner, None)) }
            }
            Event::Drew { .. }
            | Event::Exchanged { .. }
            | Event::Proposed { .. }
            | Event::Joined { .. }
            | Event::Discarded { .. }
            | Event::Laid { .. }
            | Event::Announced { .. }
            | Event::Turn { .. }
            | Event::Declared { .. }
            | Event::Corruption { .. }
            | Event::EnteredMordor
            | Event::MordorStep { .. }
            | Event::Guide { .. }
            | Event::HuntDice { .. }
            | Event::Rolled { .. }
            | Event::Acted { .. }
            | Event::Passed { .. }
            | Event::Skipped { .. }
            | Event::RingUsed { .. }
            | Event::TokenUsed { .. }
            | Event::DwarvenRingGone { .. }
            | Event::Moved { .. }
            | Event::Travelled { .. }
            | Event::Flew { .. }
            | Event::Separated { .. }
            | Event::Entered { .. }
            | Event::Eliminated { .. }
            | Event::Recruited { .. }
            | Event::Disbanded { .. }
            | Event::Advanced { .. }
            | Event::Activated { .. }
            | Event::Played { .. }
            | Event::TableDiscarded { .. }
            | Event::Stripped { .. }
            | Event::IntoHuntBox { .. }
            | Event::TileInPlay { .. }
            | Event::Driven { .. }
            | Event::RingSpent { .. }
            | Event::SetBack { .. }
            | Event::DiceLost { .. }
            | Event::DieTurned { .. }
            | Event::CardHits { .. }
            | Event::Attacked { .. }
            | Event::Round { .. }
            | Event::Turned { .. }
            | Event::WhiteRider
            | Event::Threw { .. }
            | Event::Hits { .. }
            | Event::OwnHits { .. }
            | Event::Reduced { .. }
            | Event::Lost { .. }
            | Event::Ceased { .. }
            | Event::Retreated { .. }
            | Event::IntoSiege { .. }
            | Event::Extended { .. }
            | Event::Captured { .. }
            | Event::Progress { .. }
            | Event::Hunted { .. }
            | Event::Drawn { .. }
            | Event::Damage { .. }
            | Event::HuntCasualty { .. }
            | Event::Revealed { .. }
            | Event::Hidden
            | Event::Won { .. } => self,
        }
    }
}

/// A line of the log in notation: `captured dale sh`.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fn card(deck: &Deck, card: &Option<Card>) -> String {
            card.map_or_else(|| deck.to_string(), |c| c.to_string())
        }
        match self {
            Event::Turn { turn } => write!(f, "turn {turn}"),
            Event::Drew { side, deck, card: c, .. } => write!(f, "{side} drew {}", card(deck, c)),
            Event::Discarded { side, deck, card: c, .. } => write!(f, "{side} discarded {}", card(deck, c)),
            Event::Declared { to } => write!(f, "declared {to}"),
            Event::Corruption { now, .. } => write!(f, "corruption {now}"),
            Event::EnteredMordor => write!(f, "entered mordor"),
            Event::MordorStep { now } => write!(f, "mordor step {now}"),
            Event::Guide { now } => write!(f, "guide {now}"),
            Event::HuntDice { count } => write!(f, "hunt dice {count}"),
            Event::Rolled { side, face } => write!(f, "{side} rolled {face}"),
            Event::Acted { side, die, action, .. } => write!(f, "{side} used {die} for {action}"),
            Event::Passed { side } => write!(f, "{side} passed"),
            Event::Skipped { side, die } => write!(f, "{side} skipped {die}"),
            Event::RingUsed { side, from, to } => write!(f, "{side} used a ring {from} to {to}"),
            Event::TokenUsed { side, token } => write!(f, "{side} used a token to {token}"),
            Event::DwarvenRingGone { side } => write!(f, "{side} used up a dwarven ring"),
            Event::Moved { side, from, to, .. } => write!(f, "{side} moved {from} to {to}"),
            Event::Travelled { who, to } => write!(f, "{who} went to {to}"),
            Event::Flew { count, from, to } => write!(f, "{count} nazgul flew {from} to {to}"),
            Event::Separated { who, to } => write!(f, "{who} separated to {to}"),
            Event::Entered { who, at } => write!(f, "{who} entered {at}"),
            Event::Eliminated { who } => write!(f, "{who} eliminated"),
            Event::Recruited { figure, at } => write!(f, "recruited {figure} {at}"),
            Event::Disbanded { figure, count, at } => write!(f, "disbanded {count} {figure} {at}"),
            Event::Advanced { nation, left } => write!(f, "{nation} advanced to {left}"),
            Event::Activated { nation } => write!(f, "{nation} activated"),
            Event::Played { side, card } => write!(f, "{side} played {card}"),
            Event::TableDiscarded { card } => write!(f, "discarded {card} from the table"),
            Event::Stripped { card } => write!(f, "stripped {card}"),
            Event::IntoHuntBox { side } => write!(f, "{side} into the hunt box"),
            Event::TileInPlay { tile } => write!(f, "tile in play {tile}"),
            Event::Driven { to } => write!(f, "driven to {to}"),
            Event::RingSpent { side } => write!(f, "{side} spent a ring"),
            Event::SetBack { nation, left } => write!(f, "{nation} set back to {left}"),
            Event::DiceLost { side, count } => write!(f, "{side} lost {count} dice"),
            Event::DieTurned { side, from, to } => write!(f, "{side} turned {from} to {to}"),
            Event::CardHits { hits, at, .. } => write!(f, "card hits {hits} {at}"),
            Event::Attacked { side, from, to } => write!(f, "{side} attacked {from} to {to}"),
            Event::Round { round } => write!(f, "round {round}"),
            Event::Laid { side, deck, card: c, .. } => write!(f, "{side} laid {}", card(deck, c)),
            Event::Announced { side, uses: true } => write!(f, "{side} announced a card"),
            Event::Announced { side, uses: false } => write!(f, "{side} announced no card"),
            Event::Turned { side, card } => write!(f, "{side} used {card}"),
            Event::WhiteRider => write!(f, "white rider"),
            Event::Threw { side, dice, .. } => {
                write!(f, "{side} threw")?;
                dice.iter().filter(|die| **die > 0).try_for_each(|die| write!(f, " {die}"))
            }
            Event::Hits { side, hits } => write!(f, "{side} hits {hits}"),
            Event::OwnHits { side, hits } => write!(f, "{side} hits itself {hits}"),
            Event::Reduced { nation, at } => write!(f, "reduced {nation}-elite {at}"),
            Event::Lost { figure, count, at } => write!(f, "lost {count} {figure} {at}"),
            Event::Ceased { side } => write!(f, "{side} ceased"),
            Event::Retreated { side, to } => write!(f, "{side} retreated to {to}"),
            Event::IntoSiege { at, .. } => write!(f, "into siege {at}"),
            Event::Extended { nation } => write!(f, "extended with {nation}-elite"),
            Event::Captured { side, at } => write!(f, "{side} captured {at}"),
            Event::Progress { now } => write!(f, "progress {now}"),
            Event::Hunted { successes } => write!(f, "hunt successes {successes}"),
            Event::Drawn { tile } => write!(f, "tile {tile}"),
            Event::Damage { damage } => write!(f, "hunt damage {damage}"),
            Event::HuntCasualty { who } => write!(f, "hunt casualty {who}"),
            Event::Revealed { at: Some(at) } => write!(f, "revealed {at}"),
            Event::Revealed { at: None } => write!(f, "revealed"),
            Event::Hidden => write!(f, "hidden"),
            Event::Proposed { side, at, .. } => write!(f, "{side} proposed to join {at}"),
            Event::Joined { side, at } => write!(f, "{side} joined {at}"),
            Event::Exchanged { side, .. } => write!(f, "{side} exchanged cards"),
            Event::Won { victory } => write!(f, "won {victory}"),
        }
    }
}
