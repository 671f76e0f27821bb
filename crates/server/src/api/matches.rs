//! Making matches, and sitting down to them.

use super::{Body, Path, decks::chosen};
use crate::{
    app::App,
    bus::Notice,
    error::Refused,
    fate,
    games::{ChoiceInfo, GameKind},
    guard::address,
    people::Person,
    seen,
    sitting::whole_setup,
    wire,
};
use axum::{
    Json,
    extract::{ConnectInfo, State},
    http::HeaderMap,
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, net::SocketAddr, sync::Arc};
use store::{Holder, MatchId, NewMatch, Status, StoreError, User};
use table::{Seat, Seating};
use ts_rs::TS;
use utoipa::ToSchema;

/// The longest set-up, in bytes. A full position of a game has a tenth of that.
const LONGEST_SETUP: usize = 64 * 1024;

/// A game that can be played.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct GameInfo {
    /// Its name.
    pub game: String,
    /// The version of its rules.
    pub rules: String,
    /// The names of its seats, in the ordinary seating.
    pub seats: Vec<String>,
    /// The ways in which people can be seated; the first is the ordinary one.
    pub seatings: Vec<SeatingInfo>,
    /// What people can agree on before a match; nothing of it is in an ordinary one.
    pub choices: Vec<ChoiceInfo>,
    /// The levels of the programs that play it, the weakest first.
    pub levels: Vec<String>,
    /// The rule that those of a team keep to when they talk among themselves, by its number; the words of the game say what it asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub team_rule: Option<String>,
    /// What it has that not every game has: `hints`, `odds`, `luck`, `result`, `facts`, `texts`, `decks`, and pages such as `lessons` and `rules`.
    pub offers: Vec<String>,
}

/// A way in which people can be seated.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct SeatingInfo {
    /// The set-up to ask for; empty for the ordinary one.
    pub setup: String,
    /// The seats, in order.
    pub seats: Vec<SeatOffered>,
}

/// A seat of a game.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct SeatOffered {
    /// Its name.
    pub seat: String,
    /// Its team: seats with the same number win together.
    pub team: u8,
}

/// So many tables a person may have in the lobby at once.
pub const MOST_OFFERS: u32 = 5;

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// You. On several seats: you play them all, and hand the device over.
    Me,
    /// Somebody who joins.
    Open,
    /// A program of this level.
    Program(String),
}

/// A match to be made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchWanted {
    /// The game.
    pub game: String,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<Wanted>,
    /// Everybody sees it in the lobby, and may join; otherwise one needs the invitation.
    #[serde(default)]
    pub listed: bool,
    /// Everybody may watch.
    #[serde(default)]
    pub spectators: bool,
    /// Chances may be shown to the players.
    #[serde(default = "yes")]
    pub odds: bool,
    /// Those of a team may talk among themselves.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub team_talk: bool,
    /// The position it starts from, in notation; empty for the ordinary start. It says how many seats there are.
    #[serde(default)]
    pub setup: String,
    /// What your seats, and programs, bring along: lines of the set-up that nobody else sees before the match is over.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub brings: String,
    /// The decks of your seats, and of programs, by the names of the seats; who has none gets one of the game's. Nobody else sees them.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, wire::DeckChoice>>", optional)]
    pub decks: BTreeMap<String, wire::DeckChoice>,
}

fn yes() -> bool {
    true
}

/// How to join.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// On which seat; any open one without it.
    #[serde(default)]
    pub seat: Option<String>,
    /// What the invitation says.
    #[serde(default)]
    pub invite: Option<String>,
    /// What you bring along: lines of the set-up that nobody else sees before the match is over.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub brings: String,
    /// The deck that you play with; without it one of the game's. Nobody else sees it.
    #[serde(default)]
    #[ts(optional)]
    pub deck: Option<wire::DeckChoice>,
}

/// The games there are.
#[utoipa::path(get, path = "/api/games", tag = "matches", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<Arc<App>>) -> Result<Json<Vec<GameInfo>>, Refused> {
    Ok(Json(app.games().all().iter().map(about).collect::<Result<_, _>>()?))
}

fn about(kind: &GameKind) -> Result<GameInfo, Refused> {
    let owned = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
    let seated = |setup: &&str| -> Result<SeatingInfo, Refused> {
        let seating = (kind.seating)(setup)?;
        let offered = |seat| SeatOffered { seat: seating.name(seat).into(), team: seating.team(seat) };
        Ok(SeatingInfo { setup: setup.to_string(), seats: seating.seats().map(offered).collect() })
    };
    Ok(GameInfo {
        game: kind.name.into(),
        rules: kind.rules.into(),
        seats: (kind.seating)("")?.names().map(String::from).collect(),
        seatings: kind.seatings.iter().map(seated).collect::<Result<_, _>>()?,
        choices: kind.choices.iter().map(ChoiceInfo::from).collect(),
        levels: owned(kind.levels),
        team_rule: kind.team_rule.map(String::from),
        offers: owned(&(kind.offers)()),
    })
}

/// Makes a match. It begins when every seat is taken.
#[utoipa::path(post, path = "/api/matches", tag = "matches", request_body = MatchWanted, responses((status = 200, body = wire::MatchInfo), (status = 400, body = Refused)))]
pub async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    person: Person,
    Body(wanted): Body<MatchWanted>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    app.new_things.check(address(&app, &headers, peer))?;
    app.new_things_of.check(person.user.id)?;
    let kind = app.games().kind(&wanted.game)?;
    may_be_set_up(kind, &wanted)?;
    let seating = (kind.seating)(&wanted.setup)?;
    let seats = holders(kind, &seating, &wanted.seats, &person.user)?;
    let lines = chosen(&app, kind, &seating, &wanted.decks, person.user.id).await? + &wanted.brings;
    let brings = brought(kind, &seating, &lines, |seat| seats[seat.index()] != Holder::Open)?;
    // A set-up that cannot be played is refused before anything is kept.
    (kind.begin)(&whole_setup(&wanted.setup, &brings))?;
    let new = NewMatch {
        id: MatchId(fate::secret()),
        rules: kind.rules.into(),
        game: wanted.game,
        setup: wanted.setup,
        listed: wanted.listed,
        spectators: wanted.spectators,
        odds: wanted.odds,
        team_talk: wanted.team_talk,
        invite: fate::secret(),
        creator: person.user.id,
        origin: None,
        seats,
        brings,
    };
    let made = match new.listed {
        true => app.store().add_offer(new, MOST_OFFERS).await,
        false => app.store().add_match(new).await,
    };
    let id = made.map_err(too_many)?.made.id;
    begin(&app, &id, &person.user).await
}

/// What somebody has too many of here are tables in the lobby.
fn too_many(error: StoreError) -> Refused {
    if error == StoreError::TooMany { Refused::too_many_offers() } else { error.into() }
}

/// A set-up is not endless, and one that fixes what is hidden from others is only for those who are told of it.
fn may_be_set_up(kind: &GameKind, wanted: &MatchWanted) -> Result<(), Refused> {
    if wanted.setup.len() > LONGEST_SETUP {
        return Err(Refused::bad("bad-setup", format!("Expected a set-up of up to {LONGEST_SETUP} bytes.")));
    }
    let hidden = (kind.own_setup)(&wanted.setup).and_then(|own| own.hidden.into_iter().next());
    match hidden.filter(|_| wanted.listed) {
        None => Ok(()),
        Some(line) => {
            let message = format!(
                "Expected a set-up for the lobby that fixes nothing hidden, found '{line}'. Invite people to such a match."
            );
            Err(Refused::bad("bad-setup", message))
        }
    }
}

/// What every seat brings along, in order, if these lines are brought for seats that they may be brought for.
fn brought(
    kind: &GameKind,
    seating: &Seating,
    lines: &str,
    may: impl Fn(Seat) -> bool,
) -> Result<Vec<String>, Refused> {
    let mut brings = vec![String::new(); usize::from(seating.count())];
    let lines = lines.lines().filter(|line| !line.trim().is_empty());
    for line in lines {
        let owner = (kind.owners)(line)?.first().copied().flatten();
        let Some(seat) = owner.filter(|seat| seat.0 < seating.count() && may(*seat)) else {
            let message = format!("Expected what your seat brings along, found '{line}'.");
            return Err(Refused::bad("bad-setup", message));
        };
        brings[seat.index()].push_str(&format!("{line}\n"));
    }
    Ok(brings)
}

/// Who holds which seat, if this is wanted.
pub fn holders(kind: &GameKind, seating: &Seating, wanted: &[Wanted], me: &User) -> Result<Vec<Holder>, Refused> {
    if wanted.len() != usize::from(seating.count()) {
        let names: Vec<&str> = seating.names().collect();
        let message = format!("Expected {} seats: {}.", names.len(), names.join(", "));
        return Err(Refused::bad("bad-seats", message));
    }
    if !wanted.contains(&Wanted::Me) {
        return Err(Refused::bad("bad-seats", "Expected a seat for you: somebody has to look after the match."));
    }
    let holder = |wanted: &Wanted| match wanted {
        Wanted::Me => Ok(Holder::User { id: me.id, name: me.name.clone() }),
        Wanted::Open => Ok(Holder::Open),
        Wanted::Program(level) if kind.levels.contains(&level.as_str()) => Ok(Holder::Program(level.clone())),
        Wanted::Program(_) => {
            let message = format!("Expected a level of the program ({}).", kind.levels.join(", "));
            Err(Refused::bad("unknown-level", message))
        }
    };
    wanted.iter().map(holder).collect()
}

/// Begins a match if everybody sits; gives how it stands.
pub async fn begin(app: &Arc<App>, id: &MatchId, user: &User) -> Result<Json<wire::MatchInfo>, Refused> {
    let room = app.rooms.room(id);
    let mut inner = room.enter(&app.rooms).await?;
    inner.begin(&app.rooms).await?;
    Ok(Json(inner.info(Some(user.id))))
}

/// Sits down to a match.
#[utoipa::path(post, path = "/api/matches/{id}/join", tag = "matches", params(("id" = String, Path)), request_body = Joining, responses((status = 200, body = wire::MatchInfo), (status = 409, body = Refused)))]
pub async fn join(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Body(sent): Body<Joining>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    let (id, user) = (MatchId(id), &person.user);
    let row = app.store().row(&id).await?;
    // Who comes too late to one that was in the lobby, or that he was invited to, is told so.
    let comes_back = row.made.creator == user.id && seen::is_open_to(&row, Some(user.id));
    if !row.made.listed && sent.invite.as_deref() != Some(&row.made.invite) && !comes_back {
        return Err(Refused::not_found());
    }
    let kind = app.games().kind(&row.made.game)?;
    let seating = (kind.seating)(&row.made.setup)?;
    let open = |seat: &Seat| row.seats[seat.index()].holder == Holder::Open;
    let seat = match &sent.seat {
        Some(name) => Some(seating.seat(name).ok_or_else(|| Refused::unknown_seat(&seating))?),
        None => seating.seats().find(open),
    };
    let seat = seat.filter(open).ok_or_else(|| Refused::from(StoreError::SeatTaken))?;
    let deck = sent.deck.into_iter().map(|deck| (seating.name(seat).to_string(), deck)).collect();
    let lines = chosen(&app, kind, &seating, &deck, user.id).await? + &sent.brings;
    let own = brought(kind, &seating, &lines, |at| at == seat)?.swap_remove(seat.index());
    let mut brings: Vec<String> = row.seats.iter().map(|seat| seat.brings.clone()).collect();
    brings[seat.index()].clone_from(&own);
    // One that cannot be played is refused before he sits down.
    (kind.begin)(&whole_setup(&row.made.setup, &brings))?;
    let holder = Holder::User { id: user.id, name: user.name.clone() };
    app.store().take_seat(&id, seat.0, holder, &own).await?;
    reseat(&app, &id).await?;
    begin(&app, &id, user).await
}

/// Gets up from a match that has not begun.
#[utoipa::path(post, path = "/api/matches/{id}/leave", tag = "matches", params(("id" = String, Path)), responses((status = 200, body = wire::MatchInfo), (status = 409, body = Refused)))]
pub async fn leave(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    let id = MatchId(id);
    let row = app.store().row(&id).await?;
    seen::must_be_open_to(&row, Some(person.user.id))?;
    if row.status != Status::Waiting {
        return Err(Refused::conflict("begun", "The match has begun. You can concede."));
    }
    let mine = |at: &usize| matches!(&row.seats[*at].holder, Holder::User { id, .. } if *id == person.user.id);
    let seat = (0..row.seats.len()).find(mine).ok_or_else(Refused::not_seated)?;
    let row = app.store().leave_seat(&id, seat as u8, person.user.id).await?;
    reseat(&app, &id).await?;
    Ok(Json(seen::listed(app.games(), &row, Some(person.user.id), &[])))
}

/// The seats have changed: everybody looks again.
pub(super) async fn reseat(app: &Arc<App>, id: &MatchId) -> Result<(), Refused> {
    let room = app.rooms.room(id);
    let mut inner = room.enter(&app.rooms).await?;
    inner.reload(&app.rooms).await?;
    inner.push();
    app.rooms.bus.publish(Notice::Seats(id.clone()));
    Ok(())
}
