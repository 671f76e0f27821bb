//! W15.12 Who of a winning side has won for himself.

use crate::{Player, Region, Side, State};
use smallvec::SmallVec;

impl State {
    /// W15.12.2, W15.12.4 The points that a player of the Shadow has captured, as they stand.
    pub fn captured_by(&self, player: Player) -> u8 {
        let his = |region: &Region| self.saruman_took.has(*region) == (player == Player::Saruman);
        let taken = self.board.captured.iter().filter(|region| region.first_owner() == Some(Side::Free));
        taken.filter(his).map(Region::points).sum()
    }

    /// W15.12.2, W15.12.3 The points that the Nations of a player have lost.
    pub fn lost_by(&self, player: Player) -> u8 {
        let his = |region: &Region| region.nation().is_some_and(|nation| Player::of_nation(nation) == player);
        let lost = self.board.captured.iter().filter(|region| region.first_owner() == Some(player.side()));
        lost.filter(his).map(Region::points).sum()
    }

    /// W15.12.2 What counts for a player of the Shadow, W15.12.3 or of the Free Peoples: the higher the better.
    pub fn personal_points(&self, player: Player) -> i8 {
        let captured = if player.side() == Side::Shadow { self.captured_by(player) } else { 0 };
        captured as i8 - self.lost_by(player) as i8
    }

    /// W15.12.4, W15.12.5 Who of the winning side has won for himself; ties are shared, and who is alone on his side has won with it.
    pub fn individual_winners(&self) -> SmallVec<[Player; 2]> {
        let Some(side) = self.victory.map(|victory| victory.winner()).filter(|side| self.is_shared(*side)) else {
            return SmallVec::new();
        };
        let players = Player::of(side);
        let best = players.map(|player| self.personal_points(player)).into_iter().max();
        players.into_iter().filter(|player| Some(self.personal_points(*player)) == best).collect()
    }
}
