//! Who hears what is said at the table.

use super::Sitting;
use crate::{error::Refused, wire};
use store::{Audience, Status, UserId};

impl Sitting {
    /// Whether somebody is to hear what is said to an audience. Those who play learn what the spectators said when it is over.
    pub fn may_hear(&self, user: Option<UserId>, to: Audience) -> bool {
        let seats = user.map_or_else(Vec::new, |user| self.seats_of(user));
        match to {
            Audience::All => true,
            Audience::Team(team) => {
                let seating = self.seating();
                seats.iter().any(|seat| seating.team(*seat) == team)
            }
            Audience::Spectators => seats.is_empty() || self.status() == Status::Over,
        }
    }

    /// The audiences that somebody belongs to.
    pub fn hears(&self, user: Option<UserId>) -> Vec<Audience> {
        let teams = self.seating().seats().map(|seat| Audience::Team(self.seating().team(seat)));
        let mut all: Vec<Audience> = [Audience::All, Audience::Spectators].into_iter().chain(teams).collect();
        all.retain(|to| self.may_hear(user, *to));
        all
    }

    /// Those whom somebody speaks to. Players speak to all or to their team, spectators among themselves.
    pub fn audience(&self, user: UserId, wanted: wire::Audience) -> Result<Audience, Refused> {
        let seats = self.seats_of(user);
        let own = self.seat_in_hand(user).or(seats.first().copied());
        match (wanted, own) {
            (wire::Audience::All | wire::Audience::Team, None) => Err(Refused::not_seated()),
            (wire::Audience::All, Some(_)) => Ok(Audience::All),
            (wire::Audience::Team, Some(own)) => {
                let seating = self.seating();
                let has_allies = seating.seats().any(|seat| seat != own && seating.allied(seat, own));
                let alone = || Refused::conflict("no-team", "In this match you play for yourself.");
                has_allies.then(|| Audience::Team(seating.team(own))).ok_or_else(alone)
            }
            (wire::Audience::Spectators, None) => Ok(Audience::Spectators),
            (wire::Audience::Spectators, Some(_)) => {
                Err(Refused::new(403, "seated", "Those who play do not talk with the spectators."))
            }
        }
    }
}
