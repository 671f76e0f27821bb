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

    /// Who decides something for a side: the one place where it is settled, as the table of the rules has it.
    pub fn decider(&self, side: Side, why: Why) -> Seat {
        if !self.is_shared(side) {
            return self.leading(side);
        }
        match why {
            // W15.5.1, W15.5.1a, W15.5.3 The journey and what the Hunt does to it.
            Why::Declare
            | Why::Path { .. }
            | Why::EnterMordor
            | Why::Guide
            | Why::GuideSeparates { .. }
            | Why::GollumReveals { .. }
            | Why::HuntCasualty { .. }
            | Why::HuntCard
            | Why::CardFalls { .. } => self.leading(side),
            // W15.5.2 The dice of the Hunt.
            Why::HuntDice => self.leading(side),
            // W15.5.3 A card of the Free Peoples on the table helps in a Hunt; W15.5.5 one of the Shadow is used by whose card made the
            // Hunt, who is its acting player, or by who leads.
            Why::UseTableCard { card } if card.side() == Side::Free => self.leading(side),
            // W15.8.4 The battle, and what a laid card asks for: who controls the Army in this round, W15.8.3a.
            Why::WhiteRider
            | Why::IntoSiege { .. }
            | Why::Advance { .. }
            | Why::CombatCard
            | Why::Announce
            | Why::ReRoll
            | Why::Cease { .. }
            | Why::Retreat { .. }
            | Why::Extend { .. }
            | Why::GiveUp
            | Why::GiveUpCompanion
            | Why::NameCompanion
            | Why::NameMinion
            | Why::OwnHits
            | Why::TurnDice
            | Why::HeroicDeath
            | Why::BlackBreath
            | Why::Scouts { .. } => self.in_command(side),
            // W15.3.5, W15.7.5 The Sorcerer draws for who used the card.
            Why::AbilityDraw { .. } if self.battle.is_some() => self.in_command(side),
            // W15.8.8 Losses: the controller of the Army.
            Why::Casualty { at, .. } => self.commands_at(at, side),
            Why::TooMany { region } => self.commands_at(region, side),
            // W15.5.4 Everything else: W15.6 the acting player, also for the cards that he plays.
            _ => self.seat_of(self.actor(side)),
        }
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
