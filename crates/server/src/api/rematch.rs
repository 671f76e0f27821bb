//! The same again: a rematch, with the teams changed round.

use super::{
    Path,
    matches::{begin, reseat},
};
use crate::{app::App, error::Refused, fate, guard::address, people::Person, seen, wire};
use axum::{
    Json,
    extract::{ConnectInfo, State},
    http::HeaderMap,
};
use std::{net::SocketAddr, sync::Arc};
use store::{Holder, MatchId, MatchRow, NewMatch, Origin, OriginKind, Status, StoreError};
use table::{Seat, Seating};

/// The same again, with the teams changed round. The first who asks waits for the others; whoever asks after him joins.
#[utoipa::path(post, path = "/api/matches/{id}/rematch", tag = "matches", params(("id" = String, Path)), responses((status = 200, body = wire::MatchInfo), (status = 409, body = Refused)))]
pub async fn rematch(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    let (id, me) = (MatchId(id), Holder::User { id: person.user.id, name: person.user.name.clone() });
    let old = app.store().row(&id).await?;
    seen::must_be_open_to(&old, Some(person.user.id))?;
    if !old.seats.iter().any(|seat| seat.holder == me) {
        return Err(Refused::not_seated());
    }
    if old.status == Status::Running || old.status == Status::Waiting {
        return Err(Refused::conflict("not-over", "The match is not over yet."));
    }
    // Two who ask here at once are asked to come one after the other; if one asks elsewhere, the store sees to it.
    let old_room = app.rooms.room(&id);
    let _alone = old_room.enter(&app.rooms).await?;
    let kind = app.games().kind(&old.made.game)?;
    let seats = changed_round(&(kind.seating)(&old.made.setup)?, &old);
    let is_rematch = |row: &MatchRow| row.made.origin.as_ref().is_some_and(|origin| origin.kind == OriginKind::Rematch);
    let made = match app.store().offspring(&id).await?.into_iter().find(is_rematch) {
        Some(made) => made,
        None => {
            app.new_things.check(address(&app, &headers, peer))?;
            app.new_things_of.check(person.user.id)?;
            let (seats, brings) = seats.iter().cloned().map(|seat| unless_another(seat, &me)).unzip();
            let new = NewMatch {
                id: MatchId(fate::secret()),
                rules: kind.rules.into(),
                invite: fate::secret(),
                creator: person.user.id,
                origin: Some(Origin { kind: OriginKind::Rematch, from: Some(id), at: None }),
                listed: false,
                seats,
                brings,
                ..old.made
            };
            app.store().add_rematch(new).await?
        }
    };
    sit_down_again(&app, &made, &seats, &me).await?;
    begin(&app, &made.made.id, &person.user).await
}

/// Somebody takes the seats that wait for him in a rematch.
async fn sit_down_again(
    app: &Arc<App>,
    made: &MatchRow,
    seats: &[(Holder, String)],
    me: &Holder,
) -> Result<(), Refused> {
    let waits = |(at, (holder, _)): &(usize, &(Holder, String))| made.seats[*at].holder == Holder::Open && holder == me;
    let mut sat_down = false;
    for (seat, (_, brings)) in seats.iter().enumerate().filter(waits) {
        match app.store().take_seat(&made.made.id, seat as u8, me.clone(), brings).await {
            // He has asked twice, and sits there already.
            Err(StoreError::SeatTaken) if app.store().row(&made.made.id).await?.seats[seat].holder == *me => {}
            taken => drop(taken?),
        }
        sat_down = true;
    }
    if sat_down { reseat(app, &made.made.id).await } else { Ok(()) }
}

/// Who sits where in the next match, and with what. Teams stay together: each takes the seats of another, if all have as many;
/// otherwise the members of every team change places. Where somebody has brought something along, everybody keeps his seat.
fn changed_round(seating: &Seating, old: &MatchRow) -> Vec<(Holder, String)> {
    let mut teams: Vec<Vec<usize>> = Vec::new();
    for seat in seating.seats() {
        match teams.iter_mut().find(|team| seating.allied(Seat(team[0] as u8), seat)) {
            Some(team) => team.push(seat.index()),
            None => teams.push(vec![seat.index()]),
        }
    }
    let mut came_from: Vec<usize> = (0..old.seats.len()).collect();
    if old.seats.iter().all(|seat| seat.brings.is_empty()) {
        let equal = teams.iter().all(|team| team.len() == teams[0].len());
        for (number, team) in teams.iter().enumerate() {
            let next = &teams[(number + 1) % teams.len()];
            for (place, seat) in team.iter().enumerate() {
                came_from[*seat] = if equal { next[place] } else { team[(place + 1) % team.len()] };
            }
        }
    }
    came_from.into_iter().map(|at| (old.seats[at].holder.clone(), old.seats[at].brings.clone())).collect()
}

/// Other people are not made to play: their seats wait for them.
fn unless_another((holder, brings): (Holder, String), me: &Holder) -> (Holder, String) {
    match holder {
        Holder::User { .. } if holder != *me => (Holder::Open, String::new()),
        other => (other, brings),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::{SeatRow, UserId};

    /// The numbers of those who sit on the seats of the next match, if those of this one are numbered in order.
    fn next(seating: &Seating, brings: &str) -> Vec<i64> {
        let holder = |at: u8| Holder::User { id: UserId(at.into()), name: String::new() };
        let seat = |at: u8| SeatRow { holder: holder(at), asked_since: None, brings: brings.into(), glance: None };
        let made = NewMatch {
            id: MatchId("m".into()),
            game: "chess".into(),
            rules: "1".into(),
            setup: String::new(),
            listed: false,
            spectators: false,
            odds: false,
            team_talk: true,
            invite: String::new(),
            creator: UserId(0),
            origin: None,
            seats: Vec::new(),
            brings: Vec::new(),
        };
        let row = MatchRow {
            made,
            created: 0,
            updated: 0,
            status: Status::Over,
            result: None,
            winners: None,
            version: 0,
            seats: (0..seating.count()).map(seat).collect(),
            trouble: None,
            glance: None,
        };
        let seats = changed_round(seating, &row).into_iter();
        seats.filter_map(|(holder, _)| holder.user()).map(|user| user.0).collect()
    }

    #[test]
    fn teams_stay_together_and_change_sides() {
        assert_eq!(next(&Seating::of(&["a", "b"]), ""), [1, 0]);
        assert_eq!(next(&Seating::of(&["a", "b", "c"]), ""), [1, 2, 0]);
        let crosswise = Seating::in_teams(&[("a", 0), ("b", 1), ("c", 0), ("d", 1)]);
        assert_eq!(next(&crosswise, ""), [1, 0, 3, 2]);
        let side_by_side = Seating::in_teams(&[("a", 0), ("b", 0), ("c", 1), ("d", 1)]);
        assert_eq!(next(&side_by_side, ""), [2, 3, 0, 1]);
    }

    #[test]
    fn one_against_two_stays_so() {
        let seating = Seating::in_teams(&[("a", 0), ("b", 1), ("c", 1)]);
        assert_eq!(next(&seating, ""), [0, 2, 1]);
    }

    #[test]
    fn who_has_brought_something_stays_where_it_fits() {
        assert_eq!(next(&Seating::of(&["a", "b", "c"]), "deck"), [0, 1, 2]);
    }
}
