//! A match as somebody sees it: his view, his question, what he has heard.

use crate::{course::Course, wire};
use store::{Holder, MatchRow, OriginKind, Status, UserId};
use table::Seat;

/// How a match stands for somebody who sees it from his seat, or from none.
pub fn seen(row: &MatchRow, course: &Course, user: Option<UserId>, log_after: u32, here: &[Seat]) -> wire::Seen {
    let name = |seat: Seat| course.game().seat_name(seat).to_string();
    let seat = user.and_then(|user| course.seat_in_hand(user));
    let waits_for = course.waits_for();
    let several = user.map_or(0, |user| course.seats_of(user).len()) > 1;
    let own_due = waits_for.iter().copied().find(|due| user.is_some_and(|user| course.seats_of(user).contains(due)));
    let running = course.status() == Status::Running;
    wire::Seen {
        info: info(row, user, here),
        position: course.game().inputs() as u32,
        seat: seat.map(name),
        hand_over: own_due.filter(|due| several && seat != Some(*due)).map(name),
        waits_for: waits_for.iter().copied().map(name).collect(),
        view: course.game().view(seat),
        question: seat.filter(|_| running).and_then(|seat| course.game().question(seat)),
        log: course.log(log_after, seat),
        log_end: course.log_len(),
        may_undo: seat.is_some_and(|seat| course.may_undo(seat)),
        undo_asked: course.undo_asked().map(|asked| wire::UndoAsked { seat: name(asked.seat), to: asked.to as u32 }),
        draw_offered: course.draw_offered().map(name),
    }
}

/// A match in a list.
pub fn info(row: &MatchRow, user: Option<UserId>, here: &[Seat]) -> wire::MatchInfo {
    let names = crate::games::kind(&row.made.game).map_or(&[] as &[_], |kind| kind.seats);
    let name = |at: usize| names.get(at).map_or_else(|| at.to_string(), |name| name.to_string());
    let is_yours = |at: usize| matches!(&row.seats[at].holder, Holder::User { id, .. } if Some(*id) == user);
    let yours: Vec<usize> = (0..row.seats.len()).filter(|at| is_yours(*at)).collect();
    let seat = |(at, seat): (usize, &store::SeatRow)| wire::SeatInfo {
        seat: name(at),
        holder: holder(&seat.holder),
        asked_since: seat.asked_since,
        here: here.contains(&Seat(at as u8)) || matches!(seat.holder, Holder::Player(_)),
    };
    let knows_invite = !yours.is_empty() || Some(row.made.creator) == user;
    wire::MatchInfo {
        id: row.made.id.0.clone(),
        game: row.made.game.clone(),
        status: status(row.status),
        result: row.result.clone(),
        seats: row.seats.iter().enumerate().map(seat).collect(),
        your_turn: yours.iter().any(|at| row.seats[*at].asked_since.is_some()),
        yours: yours.into_iter().map(name).collect(),
        listed: row.made.listed,
        spectators: row.made.spectators,
        odds: row.made.odds,
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
        created: row.created,
        updated: row.updated,
        version: row.version,
        trouble: row.trouble.clone(),
    }
}

/// A line of chat.
pub fn chat_line(line: store::ChatLine) -> wire::ChatLine {
    wire::ChatLine { number: line.number, at: line.at, name: line.name, text: line.text }
}

fn holder(holder: &Holder) -> wire::Holder {
    match holder {
        Holder::Open => wire::Holder::Open,
        Holder::User { name, .. } => wire::Holder::Person(name.clone()),
        Holder::Player(level) => wire::Holder::Program(level.clone()),
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
