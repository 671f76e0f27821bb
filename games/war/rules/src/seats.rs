//! W1.1, W15.5 Who sits at the table, and who decides. A seat is not a side: rules ask a side, and which seat decides for it is a
//! function of the state, [`State::decider`]. Where each side is one person, he decides everything.

use crate::{CardSet, Nation, Phase, Player, Players, Region, Side, State, War, Why};
use table::{Decider, Seat, Seating};

impl State {
    /// W1.1.1 The seats, by name.
    pub(crate) fn seating(&self) -> Seating {
        match self.players {
            Players::Two => Seating::of(&Side::ALL.map(Side::id)),
            Players::Three => Seating::in_teams(&[("fp", 0), ("witch-king", 1), ("saruman", 1)]),
            Players::Four => Seating::in_teams(&[("gondor", 0), ("rohan", 0), ("witch-king", 1), ("saruman", 1)]),
        }
    }

    /// W1.1.1 The side that a seat plays for.
    pub fn side_of(&self, seat: Seat) -> Side {
        let first_of_shadow = if self.players == Players::Four { 2 } else { 1 };
        if seat.index() < first_of_shadow { Side::Free } else { Side::Shadow }
    }

    /// W15.1, W15.11.1 Whether two people play a side.
    pub fn is_shared(&self, side: Side) -> bool {
        match self.players {
            Players::Two => false,
            Players::Three => side == Side::Shadow,
            Players::Four => true,
        }
    }

    /// The seat of a player, or that of who plays his whole side.
    pub fn seat_of(&self, player: Player) -> Seat {
        let first = Seat(match (self.players, player.side()) {
            (_, Side::Free) => 0,
            (Players::Two | Players::Three, Side::Shadow) => 1,
            (Players::Four, Side::Shadow) => 2,
        });
        let second = self.is_shared(player.side()) && matches!(player, Player::Rohan | Player::Saruman);
        Seat(first.0 + u8::from(second))
    }

    /// Who plays at a seat, if it is one of two of its side.
    pub fn player_at(&self, seat: Seat) -> Option<Player> {
        let side = self.side_of(seat);
        Player::of(side).into_iter().find(|player| self.is_shared(side) && self.seat_of(*player) == seat)
    }

    /// The seats of a side, who leads first.
    pub fn seats_of(&self, side: Side) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let leader = self.leader(side);
        let mate = self.is_shared(side).then(|| self.seat_of(leader.team_mate()));
        [self.seat_of(leader)].into_iter().chain(mate)
    }

    /// W15.2.1 Who leads a side. W15.2.2 Who is alone on his side leads it, and counts as its first player.
    pub fn leader(&self, side: Side) -> Player {
        match self.is_shared(side) {
            true => Player::leading(side, self.turn),
            false => Player::of(side)[0],
        }
    }

    /// The seat of who leads a side.
    pub fn leading(&self, side: Side) -> Seat {
        self.seat_of(self.leader(side))
    }

    /// W15.5.4 Who uses dice, cards and abilities for a side now: in its own turn its acting player, who plays its cards too, otherwise
    /// who leads it.
    pub fn actor(&self, side: Side) -> Player {
        match self.phase == Phase::Actions && self.acting == side {
            true => self.next[side.index()],
            false => self.leader(side),
        }
    }

    /// W15.7.1 Whether the Nation is one with which the acting player of its side recruits, moves, fights and makes politics.
    pub fn is_own(&self, nation: Nation) -> bool {
        !self.is_shared(nation.side()) || Player::of_nation(nation) == self.actor(nation.side())
    }

    /// Who decides something for a side: the one place where it is settled, as the table of the rules has it. Where a rule gives a decision
    /// to somebody whom neither the question nor the state tells (W15.5.3 a Hunt takes a Companion away, W15.8.2 both players in turn), it
    /// is put to his seat.
    pub fn decider(&self, side: Side, why: Why) -> Seat {
        if !self.is_shared(side) {
            return self.leading(side);
        }
        match why {
            // W15.5.1, W15.5.1a The journey; W15.5.3 what the Hunt does to it, and its path when it is revealed.
            Why::Declare
            | Why::Path { revealed: true | false, .. }
            | Why::EnterMordor
            | Why::Guide
            | Why::GuideSeparates { .. }
            | Why::GollumReveals { .. }
            | Why::HuntCasualty { .. }
            | Why::HuntCard => self.leading(side),
            // W15.5.4 What is decided for the Fellowship against a card of the Shadow.
            Why::CardFalls { .. } => self.leading(side),
            // W15.5.2 The dice of the Hunt.
            Why::HuntDice => self.leading(side),
            // W15.5.3 A card of the Free Peoples on the table helps in a Hunt; W15.5.5 one of the Shadow is used by whose card made the
            // Hunt, who is its acting player, or by who leads.
            Why::UseTableCard { card } => match card.side() {
                Side::Free => self.leading(side),
                Side::Shadow => self.acts(side),
            },
            // W15.5.5 The other decisions of the Shadow in a Hunt.
            Why::HuntReRoll | Why::Strip => self.acts(side),
            // W15.8.4 The battle, W15.7.6 with the White Rider: who controls the Army in this round, W15.8.3a.
            Why::WhiteRider
            | Why::IntoSiege { .. }
            | Why::Advance { .. }
            | Why::CombatCard
            | Why::Announce
            | Why::ReRoll
            | Why::Cease { .. }
            | Why::Retreat { .. }
            | Why::Extend { .. } => self.in_command(side),
            // W15.5.4 What a Combat card asks for: who laid it, and he controls the Army in this round.
            Why::GiveUp
            | Why::GiveUpCompanion
            | Why::NameCompanion
            | Why::NameMinion
            | Why::OwnHits
            | Why::TurnDice
            | Why::HeroicDeath
            | Why::BlackBreath
            | Why::Scouts { .. } => self.in_command(side),
            // W15.3.5 Who played the card; W15.7.5 the Sorcerer asks who used the Combat card.
            Why::AbilityDraw { .. } if self.battle.is_some() => self.in_command(side),
            Why::AbilityDraw { .. } => self.acts(side),
            // W15.8.8 Losses and excess units: the controller of the Army.
            Why::Casualty { at, .. } => self.commands_at(at, side),
            Why::TooMany { region } => self.commands_at(region, side),
            // W15.6.1, W15.6.5 The turn, its dice and the Ring.
            Why::Turn | Why::SkipDie | Why::RingDie | Why::RingFace { .. } | Why::WillAs | Why::Action { .. } => {
                self.acts(side)
            }
            // W15.7.1 His own Nations, W15.7.1a his own Armies.
            Why::MoveFrom { .. }
            | Why::MoveTo { .. }
            | Why::MoveFigures { .. }
            | Why::AttackFrom { .. }
            | Why::AttackTarget { .. }
            | Why::AttackWith { .. }
            | Why::RecruitFigure { .. }
            | Why::RecruitWhere { .. }
            | Why::Nation => self.acts(side),
            // W15.7.2, W15.7.3, W15.7.4 Companions and Nazgûl of either player, and Minions of his own. W15.5.4 Nazgûl that a card of the Free
            // Peoples puts to flight are for who leads.
            Why::CompanionsFrom
            | Why::CompanionGroup { .. }
            | Why::CompanionsTo { .. }
            | Why::MinionsFrom
            | Why::NazgulGroup { .. }
            | Why::MinionsTo { .. }
            | Why::SeparateGroup
            | Why::SeparateTo { .. }
            | Why::Minion
            | Why::EntersWhere { .. } => self.acts(side),
            // W15.3.4, W15.9.1, W15.9.7, W15.9.8 Cards: those of his hand, and one on the table that he removes.
            Why::DrawFrom | Why::Event { .. } | Why::FreeEvent | Why::TableCard | Why::Price { .. } => self.acts(side),
            // W15.9.3, W15.9.6 What a card leaves open is for who plays it, and he is the acting player.
            Why::MarchFrom { .. }
            | Why::MarchFigures { .. }
            | Why::MarchOn { .. }
            | Why::CardUnit { .. }
            | Why::CardRegion
            | Why::CardTarget
            | Why::CardNation
            | Why::CardCompanions
            | Why::CardLoss { .. }
            | Why::CardChoice { .. }
            | Why::CardFigures
            | Why::CardNumber
            | Why::CardDice => self.acts(side),
            // W15.8.1a Who proposes acts.
            Why::Propose => self.acts(side),
            // W15.3.2a, W15.4.2, W15.8.1a Each is asked for himself, by his seat.
            Why::Discard | Why::Exchange | Why::Give | Why::Join { .. } => self.acts(side),
            // Chance asks nobody; W15.3.5 a card is drawn for who acts.
            Why::ActionDie
            | Why::CombatDie
            | Why::HuntDie
            | Why::DrawTile
            | Why::TileDie
            | Why::RandomCompanion
            | Why::DrawCard
            | Why::CardDie
            | Why::RandomCard => self.acts(side),
        }
    }

    /// The seat of who acts for a side.
    fn acts(&self, side: Side) -> Seat {
        self.seat_of(self.actor(side))
    }

    /// W15.8.3a Who commands a side in the battle that is being fought; without one, its acting player.
    fn in_command(&self, side: Side) -> Seat {
        let player = self.battle.map_or(self.actor(side), |battle| battle.control[side.index()]);
        self.seat_of(player)
    }

    /// Who decides for the Army of a side in a region: in its battle who commands there, otherwise W15.8.3 who controls it.
    fn commands_at(&self, region: Region, side: Side) -> Seat {
        match self.battle.filter(|battle| battle.place(side) == region) {
            Some(_) => self.in_command(side),
            None => self.seat_of(self.controller(side, &self.board.at(region).of(side))),
        }
    }

    /// The hand from which whoever decides this for a side takes cards.
    pub(crate) fn hand_for(&self, side: Side, why: Why) -> CardSet {
        self.decks.hand.of(self.decider(side, why))
    }
}

/// W1.1.3 "Player" in a rule means the side: where two play it, the rules of W15 say which of them.
impl Decider<War> for Side {
    fn seat(self, state: &State, why: &Why) -> Seat {
        state.decider(self, *why)
    }
}
