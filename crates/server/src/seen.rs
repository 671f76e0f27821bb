//! A match as somebody sees it: his view, his question, what he has heard.

use crate::{
    error::Refused,
    games::{Games, OwnSetup},
    sitting::Sitting,
    wire,
};
use store::{Audience, Holder, MatchRow, OriginKind, Status, UserId};
use table::{Seat, Seating};

/// How a match stands for somebody who sees it from his seat, or from none.
pub fn seen(row: &MatchRow, sitting: &Sitting, user: Option<UserId>, log_after: u32, here: &[Seat]) -> wire::Seen {
    let name = |seat: Seat| sitting.game().seat_name(seat).to_string();
    let names = |seats: Vec<Seat>| seats.into_iter().map(name).collect();
    let seat = user.and_then(|user| sitting.seat_in_hand(user));
    let waits_for = sitting.waits_for();
    let several = user.map_or(0, |user| sitting.seats_of(user).len()) > 1;
    let own = |due: &Seat| user.is_some_and(|user| sitting.seats_of(user).contains(due));
    // Who has the device in his hands and is asked something answers first.
    let in_hand_due = seat.is_some_and(|seat| waits_for.contains(&seat));
    let own_due = waits_for.iter().copied().find(own).filter(|_| several && !in_hand_due);
    let running = sitting.status() == Status::Running;
    let (log, log_after) = sitting.newest_log(log_after, seat);
    wire::Seen {
        info: info(sitting.own_setup(), &sitting.seating(), row, user, here),
        position: sitting.game().inputs() as u32,
        seat: seat.map(name),
        hand_over: own_due.map(name),
        waits_for: names(waits_for),
        gone: names((0..sitting.seating().count()).map(Seat).filter(|seat| sitting.is_gone(*seat)).collect()),
        view: sitting.game().view(seat),
        question: seat.filter(|_| running).and_then(|seat| sitting.game().question(seat)),
        log,
        log_after,
        log_end: sitting.log_len(),
        may_undo: seat.is_some_and(|seat| sitting.may_undo(seat)),
        undo_asked: sitting.undo_asked().map(|(by, to, waits_for)| wire::UndoAsked {
            seat: name(by),
            to: to as u32,
            waits_for: names(waits_for),
        }),
        draw_offered: sitting
            .draw_offered()
            .map(|(by, waits_for)| wire::DrawOffered { seat: name(by), waits_for: names(waits_for) }),
        passed: false,
        goes_on: false,
    }
}

/// Whether a person may look at a match: whoever sits there may, and everybody if it is open to all. Whoever made it and got up
/// may until it begins: he can sit down again. (Who makes a match for others only, and never sat there, looks after it.)
pub fn is_open_to(row: &MatchRow, user: Option<UserId>) -> bool {
    let sits = |holder: &Holder| user.is_some() && holder.user() == user;
    let waits = row.status == Status::Waiting;
    let seated = row.seats.iter().any(|seat| sits(&seat.holder));
    let looks_after = user == Some(row.made.creator) && (waits || !row.made.seats.iter().any(sits));
    seated || looks_after || row.made.spectators || row.made.listed && waits
}

/// Refuses whoever has no business in a match, in the words for one that is not there.
pub fn must_be_open_to(row: &MatchRow, user: Option<UserId>) -> Result<(), Refused> {
    if is_open_to(row, user) { Ok(()) } else { Err(Refused::not_found()) }
}

/// A match in a list, with those who are here. Of a game that is not there any more the seats have no names.
pub fn listed(games: Games, row: &MatchRow, user: Option<UserId>, here: &[Seat]) -> wire::MatchInfo {
    let kind = games.kind(&row.made.game).ok();
    let seating = kind.and_then(|kind| (kind.seating)(&row.made.setup).ok());
    let fits = seating.filter(|seating| usize::from(seating.count()) == row.seats.len());
    let fits = fits.unwrap_or_else(|| Seating::of(&["?"; Seating::MOST][..row.seats.len()]));
    let own_setup = kind.and_then(|kind| (kind.own_setup)(&row.made.setup));
    wire::MatchInfo { glance: glance(row, user), ..info(own_setup.as_ref(), &fits, row, user, here) }
}

/// How a match stands at a glance, for a person: from his seat, or from none if he has several.
fn glance(row: &MatchRow, user: Option<UserId>) -> Option<wire::Glance> {
    let mut his = row.seats.iter().filter(|seat| user.is_some() && seat.holder.user() == user);
    let own = match (his.next(), his.next()) {
        (Some(seat), None) => seat.glance.as_ref(),
        _ => None,
    };
    serde_json::from_str(own.or(row.glance.as_ref())?).ok()?
}

/// What is known of a match without looking at the game.
pub fn info(
    own_setup: Option<&OwnSetup>,
    seating: &Seating,
    row: &MatchRow,
    user: Option<UserId>,
    here: &[Seat],
) -> wire::MatchInfo {
    let name = |at: usize| seating.name(Seat(at as u8)).to_string();
    let is_yours = |at: usize| user.is_some() && row.seats[at].holder.user() == user;
    let yours: Vec<usize> = (0..row.seats.len()).filter(|at| is_yours(*at)).collect();
    let seat = |(at, seat): (usize, &store::SeatRow)| wire::SeatInfo {
        seat: name(at),
        team: seating.team(Seat(at as u8)),
        holder: holder(&seat.holder),
        asked_since: seat.asked_since,
        here: here.contains(&Seat(at as u8)) || matches!(seat.holder, Holder::Program(_)),
    };
    let knows_invite = !yours.is_empty() || Some(row.made.creator) == user;
    wire::MatchInfo {
        id: row.made.id.0.clone(),
        game: row.made.game.clone(),
        status: status(row.status),
        result: row.result.clone(),
        winners: row.winners.iter().flatten().map(|at| name(usize::from(*at))).collect(),
        seats: row.seats.iter().enumerate().map(seat).collect(),
        your_turn: yours.iter().any(|at| row.seats[*at].asked_since.is_some()),
        yours: yours.into_iter().map(name).collect(),
        listed: row.made.listed,
        spectators: row.made.spectators,
        odds: row.made.odds,
        team_talk: row.made.team_talk,
        invite: knows_invite.then(|| row.made.invite.clone()),
        origin: row.made.origin.as_ref().map(|origin| wire::Origin {
            kind: match origin.kind {
                OriginKind::Rematch => "rematch".into(),
                OriginKind::Fork => "fork".into(),
                OriginKind::Upload => "upload".into(),
            },
            from: origin.from.as_ref().map(|id| id.0.clone()),
            at: origin.at,
        }),
        setup: own_setup.map(|own| wire::OwnSetup { hidden: !own.hidden.is_empty() }),
        created: row.created,
        updated: row.updated,
        version: row.version,
        trouble: row.trouble.clone(),
        glance: None,
    }
}

/// A line of chat.
pub fn chat_line(line: store::ChatLine) -> wire::ChatLine {
    let audience = match line.audience {
        Audience::All => wire::Audience::All,
        Audience::Team(_) => wire::Audience::Team,
        Audience::Spectators => wire::Audience::Spectators,
    };
    wire::ChatLine { number: line.number, at: line.at, name: line.name, text: line.text, audience }
}

fn holder(holder: &Holder) -> wire::Holder {
    match holder {
        Holder::Open => wire::Holder::Open,
        Holder::User { name, .. } => wire::Holder::Person(name.clone()),
        Holder::Program(level) => wire::Holder::Program(level.clone()),
    }
}

fn status(status: Status) -> wire::Status {
    match status {
        Status::Waiting => wire::Status::Waiting,
        Status::Running => wire::Status::Running,
        Status::Over => wire::Status::Over,
        Status::Held => wire::Status::Held,
    }
}
